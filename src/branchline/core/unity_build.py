"""Joins the rules into one C translation unit: modules of typed functions become one Cython source. Build time only.

In one unit the C compiler can inline every call; separate modules would call each other through pointers. Another
package can join these modules with its own into a unit of its own. Types come from the annotations and the record
tables, so that there is one source of each. Knows no rules.
"""

from __future__ import annotations

import ast
import importlib
import sys
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from setuptools import Extension

# The order does not matter: every function is declared before the first is defined.
MODULES = (
    "chance", "script", "cards", "pairs", "payments", "tickets", "claims", "buildings", "pieces", "links",
    "trail_order", "trail_loss", "trail_parts", "trail_frontier", "network", "tours", "scoring", "turn", "start",
    "steps", "moves", "play", "see", "imagine", "encode",
)  # fmt: skip
SOURCE = Path(__file__).parents[2]


class Unit(NamedTuple):
    """What to join: module names in dotted form, and the package of the compiled module and of its .pyx files."""

    package: str
    modules: tuple[str, ...]
    codes: tuple[str, ...]
    records: tuple[str, ...]
    sources: tuple[str, ...]
    read: tuple[str, ...] = ()  # records whose fields are read from Python


RULES = Unit(
    "branchline.core",
    tuple(f"branchline.core.{name}" for name in MODULES),
    ("branchline.core.codes",),
    ("branchline.core.records",),
    ("_compiled.pyx", "_block.pxi"),
    ("State", "Seen"),
)


class Function(NamedTuple):
    """A function of a joined module."""

    module: str
    text: str
    node: ast.FunctionDef


def functions(modules: tuple[str, ...]) -> list[Function]:
    """All functions of the joined modules. They share one namespace in C, so names must be unique."""
    found: dict[str, Function] = {}
    for module in modules:
        text = SOURCE.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                if node.name in found:
                    raise ValueError(f"{node.name} is a function of both {found[node.name].module} and {module}")
                found[node.name] = Function(module, ast.get_source_segment(text, node) or "", node)
            elif not isinstance(node, ast.Import | ast.ImportFrom | ast.If | ast.Expr):
                raise ValueError(f"{module}: only functions are joined, not line {node.lineno}")
    return list(found.values())


def join(found: list[Function]) -> str:
    """The functions as one module, with a comment that names the module they come from."""
    parts = ["from __future__ import annotations"]
    for module, group in groupby(found, lambda function: function.module):
        first, *more = (function.text for function in group)
        parts += [f"# From {module}\n\n\n{first}", *more]
    return "\n\n\n".join([*parts, ""])


def declaration(node: ast.FunctionDef) -> str:
    """The C declaration of a function, from its annotations."""
    args = ", ".join(f"{_type(arg.annotation, node)} {arg.arg}" for arg in node.args.args)
    returns = "void" if isinstance(node.returns, ast.Constant) else _type(node.returns, node)
    return f"cdef {returns} {node.name}({args}) noexcept nogil"


def _type(annotation: ast.expr | None, node: ast.FunctionDef) -> str:
    if not isinstance(annotation, ast.Name):
        raise ValueError(f"{node.name} has an argument without a plain type")
    return annotation.id


def constants(tables: list[ModuleType]) -> dict[str, int]:
    """The constants of all code modules. A name may occur in several modules if its value is the same."""
    found: dict[str, int] = {}
    source: dict[str, str] = {}
    for table in tables:
        for name, value in vars(table).items():
            if not name.isupper() or not isinstance(value, int):
                continue
            if found.setdefault(name, value) != value:
                raise ValueError(f"{name} is {found[name]} in {source[name]} and {value} in {table.__name__}")
            source.setdefault(name, table.__name__)
    return found


# Eight bits at a time on little-endian machines: copy the byte eight times, keep one bit of each copy, make it 0 or 1.
PUT_BITS = """static inline void put_bits(uint8_t *out, int at, uint64_t bits, int n) {
    int i = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; i + 8 <= n; i += 8) {
        uint64_t x = (bits >> i & 0xff) * 0x0101010101010101ULL & 0x8040201008040201ULL;
        x = (x | ((x & 0x7f7f7f7f7f7f7f7fULL) + 0x7f7f7f7f7f7f7f7fULL)) >> 7 & 0x0101010101010101ULL;
        memcpy(out + at + i, &x, 8);
    }
#endif
    for (; i < n; i++) out[at + i] = bits >> i & 1;
}"""

# No branches and one element size, so that the compiler vectorizes the loop.
PUT_EQUAL = """static inline void put_equal(uint8_t *out, int at, const uint8_t *row, uint8_t what, int n) {
    uint8_t *to = out + at;
    for (int i = 0; i < n; i++) to[i] = row[i] == what;
}"""


def header(numbers: dict[str, int], copying: str) -> str:
    """The C header: constants, bit operations, and the copying generated from the marks."""
    lines = ["/* made from the tables of codes */", "#include <stdint.h>", "#include <string.h>"]
    lines += [
        f"#define {name} {value}ULL" if value > 2**31 else f"enum {{ {name} = {value} }};"
        for name, value in numbers.items()
    ]
    lines.append("static inline int ctz(uint64_t x) { return __builtin_ctzll(x); }")
    lines.append("static inline int popcount(uint64_t x) { return __builtin_popcountll(x); }")
    lines.append("static inline int several(uint64_t x) { return (x & (x - 1)) != 0; }")
    lines += [PUT_BITS, PUT_EQUAL, copying]
    bits = ",".join(f"{1 << i}ULL" for i in range(64))
    return "\n".join([*lines, f"static const uint64_t BIT[64] = {{{bits}}};", ""])


def pxd(numbers: dict[str, int], structs: dict[str, list[str]], nodes: list[ast.FunctionDef]) -> str:
    """The declarations of everything in the joined source."""
    small = ", ".join(name for name, value in numbers.items() if value <= 2**31)
    large = ", ".join(name for name, value in numbers.items() if value > 2**31)
    lines = [
        "from libc.stdint cimport uint64_t as u64, uint32_t as u32, int32_t as i32, int16_t as i16, uint8_t as u8",
        'cdef extern from "_native.h" nogil:',
        "    int ctz(u64 x) noexcept",
        "    int popcount(u64 x) noexcept",
        "    int several(u64 x) noexcept",
        "    void put_bits(u8* out, int at, u64 bits, int n) noexcept",
        "    void put_equal(u8* out, int at, const u8* row, u8 what, int n) noexcept",
        "    void see_marked(const void* g, int viewer, int over, void* v) noexcept",
        "    void copy_marked(const void* v, int viewer, void* g) noexcept",
        f"    enum: {small}",
        f"    const u64 {large}",
        "    const u64 BIT[64]",
    ]
    for name, fields in structs.items():
        lines += [f"cdef struct {name}C:", *(f"    {field}" for field in fields)]
    lines += [f"ctypedef {name}C* {name}" for name in structs]
    lines += ["ctypedef i16* Codes", "ctypedef u8* Bytes"]
    return "\n".join([*lines, *(declaration(node) for node in nodes), ""])


# Neither a record nor a board can be part of a reference cycle, so the garbage collector need not track them.
FIELDS = """@cython.no_gc
@cython.freelist(64)
cdef class {0}Fields:
    cdef c.{0}C raw
    cdef readonly Board board

    def __cinit__(self):
        self.board = NOWHERE

    def __init__(self, Board board not None):
        self.board = board

    def pack(self):
        return PyBytes_FromStringAndSize(<char*>&self.raw, sizeof(c.{0}C))

    def load(self, bytes data):
        if len(data) != sizeof(c.{0}C):
            raise wrong_size("{0}", len(data), sizeof(c.{0}C))
        memcpy(&self.raw, <char*>data, sizeof(c.{0}C))
"""


def reading(records: list[Any]) -> str:
    """For each record, a base class with its fields as properties. A subclass may add methods but no fields: objects of
    another size can't use the free list."""
    lines = ["# made from the tables of records"]
    for record in records:
        lines += [FIELDS.format(record.__name__)]
        for field in record.fields:
            value = f"self.raw.{field.name}"
            if field.count:
                value = f"tuple([{value}[i] for i in range({field.count})])"
            lines += ["    @property", f"    def {field.name}(self):", "        cdef int i", f"        return {value}"]
    return "\n".join([*lines, ""])


def write_unit(build: Path, unit: Unit = RULES) -> list[Extension]:
    """Write the joined sources below ``build``; return the extension modules to compile."""
    target = build.joinpath(*unit.package.split("."))
    target.mkdir(parents=True, exist_ok=True)
    layout, marks, *tables = _tables(("branchline.core.layout", "branchline.core.marks", *unit.codes, *unit.records))
    records = [record for table in tables[len(unit.codes) :] for record in table.RECORDS]
    numbers = constants(tables[: len(unit.codes)]) | {"FINGERPRINT": layout.fingerprint(records)}
    copying = "\n".join(marks.c_copying(record) for record in records if record.copies)
    structs = {record.__name__: layout.c_struct(record) for record in records}
    found = functions(unit.modules)
    _write(target.parent / "__init__.py", "")
    _write(target / "__init__.py", "")
    _write(target / "_native.h", header(numbers, copying))
    _write(target / "_native.pxd", pxd(numbers, structs, [function.node for function in found]))
    _write(target / "_native.py", join(found))
    _write(target / "_fields.pxi", reading([record for record in records if record.__name__ in unit.read]))
    for source in unit.sources:
        _write(target / source, SOURCE.joinpath(*unit.package.split("."), source).read_text(encoding="utf-8"))
    names = {"_native": "_native.py", "_compiled": "_compiled.pyx"}
    return [
        Extension(f"{unit.package}.{name}", [str(target / file)], include_dirs=[str(target)])
        for name, file in names.items()
    ]


def _tables(names: tuple[str, ...]) -> list[ModuleType]:
    """Import only the constants and records: their packages need libraries that a build does not have."""
    kept = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "branchline"}
    for name in kept:
        del sys.modules[name]
    for name in names:
        above = name.split(".")[:-1]
        for depth in range(1, len(above) + 1):
            package = ModuleType(".".join(above[:depth]))
            package.__path__ = [str(SOURCE.joinpath(*above[:depth]))]
            sys.modules.setdefault(package.__name__, package)
    try:
        return [importlib.import_module(name) for name in names]
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "branchline"]:
            del sys.modules[name]
        sys.modules.update(kept)


def _write(path: Path, text: str) -> None:
    """Write only if the text has changed, so that nothing is compiled twice."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
