"""Small mistakes that can be planted in a Python file: where they are, and the source with one of them planted.

It reads and writes source text; it runs nothing and knows nothing about tests.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip
LOGGERS = {"log", "logger", "logging"}


class Mutant(NamedTuple):
    """``number`` counts the mutants of a file in the order of ``mutants``; ``line`` is where the mistake stands."""

    number: int
    line: int
    kind: str
    source: str


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a file. The changed statement is written in place, so that all other lines keep their numbers."""
    tree = ast.parse(source)
    number = 0
    for statement in _statements(tree):
        for kind, changed in _changed(statement):
            yield Mutant(number, changed[0], kind, _replaced(source, statement, changed[1]))
            number += 1


def _statements(node: ast.AST, inside: bool = False) -> Iterator[ast.stmt]:
    """Statements inside functions: what stands outside them is read when the module is imported."""
    for child in ast.iter_child_nodes(node):
        function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        if isinstance(child, ast.stmt) and inside and not function:
            yield child
        yield from _statements(child, inside or function)


Change = tuple[int, ast.stmt]


def _changed(statement: ast.stmt) -> Iterator[tuple[str, Change]]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return
    if isinstance(statement, ast.Expr):
        if isinstance(statement.value, ast.Constant) or _logs(statement.value):
            return
        if isinstance(statement.value, ast.Call | ast.Await):
            yield "call removed", (statement.lineno, ast.copy_location(ast.Pass(), statement))
    if isinstance(statement, ast.Return) and statement.value is not None and not _is_constant(statement.value):
        yield "result zero", (statement.lineno, _with(statement, value=ast.Constant(0)))
    if isinstance(statement, ast.If | ast.While) and not _is_constant(statement.test):
        for value in (True, False) if isinstance(statement, ast.If) else (False,):
            yield f"condition {value}", (statement.lineno, _with(statement, test=ast.Constant(value)))
    for path, node in _expressions(statement):
        for kind, other in _variants(node):
            yield kind, (getattr(node, "lineno", statement.lineno), _with_expression(statement, path, other))


def _is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)


def _logs(node: ast.expr) -> bool:
    while isinstance(node, ast.Call | ast.Attribute | ast.Await):
        node = node.func if isinstance(node, ast.Call) else node.value
    return isinstance(node, ast.Name) and node.id in LOGGERS


def _variants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            if type(operator) in COMPARISONS:
                ops = [*node.ops[:place], COMPARISONS[type(operator)](), *node.ops[place + 1 :]]
                yield "comparison", ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        changed = copy.copy(node)
        changed.op = OPERATORS[type(node.op)]()
        yield "operator", changed
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not removed", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "flag", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield "number", ast.Constant(node.value + 1)


# --- finding and replacing inside a statement

Path = tuple[tuple[str, int | None], ...]


def _expressions(node: ast.AST, path: Path = ()) -> Iterator[tuple[Path, ast.AST]]:
    """All expressions of a statement with the path to them; not those of statements inside it, nor annotations."""
    if path or isinstance(node, ast.AugAssign):
        yield path, node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment"):
            continue
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
                yield from _expressions(child, (*path, (name, place)))


def _with(statement: ast.stmt, **fields: ast.AST) -> ast.stmt:
    changed = copy.copy(statement)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _with_expression(statement: ast.stmt, path: Path, other: ast.AST) -> ast.stmt:
    changed: ast.AST = copy.deepcopy(statement)
    if not path:
        return other  # type: ignore[return-value]
    node = changed
    for name, place in path[:-1]:
        value = getattr(node, name)
        node = value if place is None else value[place]
    name, place = path[-1]
    if place is None:
        setattr(node, name, other)
    else:
        getattr(node, name)[place] = other
    return changed  # type: ignore[return-value]


def _replaced(source: str, old: ast.stmt, new: ast.stmt) -> str:
    """The source with one statement changed; only its own lines differ, and their number stays."""
    lines = source.splitlines(keepends=True)
    body = getattr(old, "body", None)
    first, indent = old.lineno - 1, " " * old.col_offset
    if isinstance(body, list) and body:  # only the head of a compound statement changes
        shell = copy.copy(new)
        for name in ("body", "orelse", "handlers", "finalbody"):
            if getattr(shell, name, None):
                setattr(shell, name, [])
        shell.body = [ast.Pass()]  # type: ignore[attr-defined]
        text = ast.unparse(ast.fix_missing_locations(shell)).splitlines()[0]
        last = body[0].lineno - 1 if body[0].lineno > old.lineno else old.lineno
        if body[0].lineno == old.lineno:
            raise AssertionError("a compound statement on one line")
        while last > first + 1 and not lines[last - 1].rstrip().endswith(":"):
            last -= 1  # comments between the head and its body stay
        if lines[first].lstrip().startswith("elif"):
            text = "el" + text
    else:
        text = ast.unparse(ast.fix_missing_locations(new))
        last = old.end_lineno or old.lineno
    count = last - first
    fresh = [indent + part + "\n" for part in text.splitlines()]
    return "".join([*lines[:first], *fresh, *["\n"] * (count - len(fresh)), *lines[last:]])
