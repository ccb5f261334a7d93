"""The contents of the Fluent files: messages, attributes, variables, plural choices.

It reads Fluent's syntax tree; it knows no language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)


class Choice(NamedTuple):
    """A selector: its variable and the names of its variants."""

    variable: str
    variants: tuple[str, ...]


def patterns(source: str) -> dict[str, Pattern]:
    """Every value and attribute by name: ``key`` or ``key.attribute``."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            if entry.value:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes})
    return found


def nodes(node: Any) -> Iterator[BaseNode]:
    """The node and all nodes below it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def variables(pattern: Pattern) -> set[str]:
    """The names of the parameters that a pattern uses."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, VariableReference)}


def references(pattern: Pattern) -> set[str]:
    """The keys that a pattern refers to."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, MessageReference)}


def choices(pattern: Pattern) -> list[Choice]:
    """All selectors of a pattern."""
    found = []
    for node in nodes(pattern):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            names = [each.key.value if isinstance(each.key, NumberLiteral) else each.key.name for each in node.variants]
            found.append(Choice(node.selector.id.name, tuple(names)))
    return found


def text(pattern: Pattern) -> str:
    """The text of a pattern without its placeables."""
    return " ".join(node.value for node in nodes(pattern) if isinstance(node, TextElement))
