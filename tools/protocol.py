"""Writes web/src/protocol.ts: all messages and HTTP bodies as TypeScript, with their docstrings as comments.
It reads only the types; ``--check`` tells whether the file is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import dedent
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect as look

from branchline import actions, asks, events
from branchline.maps import model
from branchline.seats import FEWEST_SEATS, SEATS
from branchline.server.http import ROUTES
from branchline.server.http.openapi import answer_of
from branchline.server.http.route import Route
from branchline.server.wire import bodies, client_messages, server_messages, shapes

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEAD = "// Written by tools/protocol.py from the types of the server. Do not edit: change the types and run it again.\n"
UNIONS: dict[str, Any] = {
    "FromClient": client_messages.FromClient,
    "FromServer": server_messages.FromServer,
    "AnyAction": actions.AnyAction,
    "AnyAsk": asks.AnyAsk,
    "AnyEvent": events.AnyEvent,
}
LISTS = {"ACTION_TYPES": "AnyAction", "ASK_TYPES": "AnyAsk", "EVENT_TYPES": "AnyEvent", "MESSAGE_TYPES": "FromServer"}
FACTS = (model.City, model.Junction, model.Track, model.Ticket, model.Rules)
# fields whose type is open in the messages, and what they contain
KNOWN = {
    ("Update", "view"): "Partial<View>",
    ("ReplayStep", "view"): "Partial<View> & { hands?: Counts[] }",
    ("Building", "action"): 'Extract<AnyAction, { city: string }>["type"]',
    ("MapFacts", "cities"): "City[]",
    ("MapFacts", "junctions"): "Junction[]",
    ("MapFacts", "tracks"): "Track[]",
    ("MapFacts", "tickets"): "Ticket[]",
    ("MapFacts", "rules"): "Rules",
}


class Writer:
    """Collects structs in order of appearance; the server sends all fields, a client may leave out defaults."""

    def __init__(self) -> None:
        self.told: dict[str, look.StructType] = {}
        self.given: dict[str, look.StructType] = {}
        self.literals = {frozenset(values): name for name, values in literals()}
        self.unions = {frozenset(kind.__name__ for kind in get_args(union)): name for name, union in UNIONS.items()}

    def meet(self, kind: Any, shelf: dict[str, look.StructType]) -> None:
        """Collect every struct that can be reached from a type."""
        found = look.type_info(kind) if not isinstance(kind, look.Type) else kind
        match found:
            case look.StructType():
                name = struct_name(found)
                if name in shelf or name in self.told:
                    return
                shelf[name] = found
                for field in found.fields:
                    self.meet(field.type, shelf)
            case look.UnionType(types=kinds) | look.TupleType(item_types=kinds):
                for item in kinds:
                    self.meet(item, shelf)
            case look.VarTupleType(item_type=item) | look.ListType(item_type=item):
                self.meet(item, shelf)
            case look.DictType():
                self.meet(found.value_type, shelf)

    # --- types

    def text(self, kind: look.Type, giving: bool) -> str:
        match kind:
            case look.StructType():
                return self.reference(kind, giving)
            case look.UnionType():
                return self.union(kind, giving)
            case look.LiteralType():
                name = self.literals.get(frozenset(map(str, kind.values)))
                return name or " | ".join(f'"{value}"' for value in written(kind))
            case look.VarTupleType() | look.ListType():
                inner = self.text(kind.item_type, giving)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case look.TupleType():
                return f"[{', '.join(self.text(item, giving) for item in kind.item_types)}]"
            case look.DictType():
                value = self.text(kind.value_type, giving)
                return "Counts" if value == "number" else f"Record<string, {value}>"
        return PLAIN[type(kind)]

    def reference(self, kind: look.StructType, giving: bool) -> str:
        name = struct_name(kind)
        if name == "Secret":
            inner = next(field.type for field in kind.fields if field.name == "value")
            assert isinstance(inner, look.UnionType)
            item = next(option for option in inner.types if not isinstance(option, look.NoneType))
            return f"Secret<{self.text(item, giving)}>"
        if giving and name in self.told and kind.fields and not any(field.required for field in kind.fields):
            return f"Partial<{name}>"
        return name

    def union(self, kind: look.UnionType, giving: bool) -> str:
        structs = frozenset(struct_name(item) for item in kind.types if isinstance(item, look.StructType))
        rest = [item for item in kind.types if not isinstance(item, look.StructType)]
        rest.sort(key=lambda item: isinstance(item, look.NoneType))
        if structs in self.unions:
            words = [self.unions[structs]]
        else:
            words = [self.text(item, giving) for item in kind.types if isinstance(item, look.StructType)]
        return " | ".join([*words, *(self.text(item, giving) for item in rest)])

    # --- declarations

    def interface(self, kind: look.StructType, giving: bool) -> str:
        name = struct_name(kind)
        # the facts of a map are type aliases, so they can be used as plain records too
        fact = issubclass(struct_class(kind), model.Fact)
        opening = f"type {name} =" if fact else f"interface {name}{'<T>' if name == 'Secret' else ''}"
        lines = [*comment(struct_class(kind), ""), f"export {opening} {{"]
        if kind.tag is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        omitted = giving or struct_class(kind).__struct_config__.omit_defaults
        for field in kind.fields:
            optional = "?" if omitted and not field.required else ""
            text = KNOWN.get((name, field.encode_name)) or self.text(field.type, giving)
            if name == "Secret" and field.name == "value":
                text = "T | null"
            lines.append(f"  {field.encode_name}{optional}: {text};")
        return "\n".join([*lines, "};" if fact else "}"])


PLAIN: dict[type[look.Type], str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def struct_class(kind: look.StructType) -> Any:
    return get_origin(kind.cls) or kind.cls


def struct_name(kind: look.StructType) -> str:
    return str(struct_class(kind).__name__)


def literals() -> Iterable[tuple[str, tuple[str, ...]]]:
    """Named sets of literals, in source order."""
    for module in (shapes, server_messages):
        for name, value in vars(module).items():
            if get_origin(value) is Literal and name[0].isupper():
                yield name, get_args(value)


def written(kind: look.LiteralType) -> list[str]:
    """The literals of an unnamed set; the types don't keep the source order."""
    return sorted(map(str, kind.values))


def comment(cls: Any, indent: str) -> list[str]:
    text = dedent("    " + (cls.__doc__ or "")).strip()
    base = next((above for above in cls.__mro__[1:] if above.__module__.startswith("branchline")), None)
    if not text or (base is not None and base.__doc__ == cls.__doc__):
        return []
    lines = [line.strip().replace("``", "`") for line in text.splitlines()]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def api(writer: Writer) -> str:
    """The request and answer types of every route, by method and path."""
    lines = ["/** The HTTP API: what every route reads and answers. */", "export interface Api {"]
    for item in ROUTES:
        parts = [f"answer: {kind_text(writer, answer_of(item), False)}"]
        if item.body is not None:
            parts.insert(0, f"body: {kind_text(writer, item.body, True)}")
        if item.query is not None:
            parts.insert(0, f"query: {query(writer, item)}")
        lines.append(f'  "{item.method} {item.path}": {{ {"; ".join(parts)} }};')
    return "\n".join([*lines, "}"])


def query(writer: Writer, item: Route) -> str:
    info = look.type_info(item.query)
    assert isinstance(info, look.StructType)
    fields = [f"{field.encode_name}?: {writer.text(field.type, True)}" for field in info.fields]
    return f"{{ {'; '.join(fields)} }}"


def kind_text(writer: Writer, kind: Any, giving: bool) -> str:
    return writer.text(look.type_info(kind), giving)


def choice(name: str, words: list[str]) -> str:
    """A named union, on one line if it fits."""
    line = f"export type {name} = {' | '.join(words)};"
    return line if len(line) <= 120 else f"export type {name} =\n" + "\n".join(f"  | {word}" for word in words) + ";"


def protocol() -> str:
    """The whole file."""
    writer = Writer()
    told = [answer_of(item) for item in ROUTES if answer_of(item) is not str]
    for kind in (server_messages.FromServer, shapes.View, *FACTS, *told, bodies.Failure):
        writer.meet(kind, writer.told)
    for kind in (client_messages.FromClient, *(item.body for item in ROUTES if item.body is not None)):
        writer.meet(kind, writer.given)
    parts = [HEAD + "\nexport type Counts = Record<string, number>;"]
    for name, values in literals():
        parts.append(choice(name, [f'"{value}"' for value in values]))
    parts += [writer.interface(kind, False) for kind in writer.told.values()]
    parts += [writer.interface(kind, True) for kind in writer.given.values()]
    for name, union in UNIONS.items():
        parts.append(choice(name, [kind.__name__ for kind in get_args(union)]))
    for name, union_name in LISTS.items():
        members = "\n".join(f'  "{kind.__name__}",' for kind in get_args(UNIONS[union_name]))
        parts.append(f'export const {name} = [\n{members}\n] as const satisfies readonly {union_name}["type"][];')
    parts.append(f"export const FEWEST_SEATS = {FEWEST_SEATS};\nexport const MOST_SEATS = {SEATS};")
    parts.append(api(writer))
    return "\n\n".join(parts) + "\n"


def main(words: list[str]) -> int:
    text = protocol()
    if words == ["--check"]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print(f"{TARGET.name}: {'fresh' if fresh else 'stale: run python tools/protocol.py'}")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
