"""Turns tags and numbers into sentences, from ``locales/<language>.ftl``.
The texts of the web page, ``web.<language>.ftl``, are only passed on to the browser.

It knows keys and parameters, but no rules, no state and no map. Fluent is loaded with the first sentence.

``board`` is the id of the map that a sentence is about. A language whose rulebooks use different words selects by
``$board``; without a board it uses its general word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LOCALES = Path(__file__).with_name("locales")
_RULE = re.compile(r"^rule-([A-Z0-9-]+) =", re.MULTILINE)
_SEATS = frozenset({"seat", "start", "winners"})
# The family of words in which a parameter's tags are looked up; a tag without a word is shown as it is.
_TAGS = {
    "card": "card", "cards": "card", "laid": "card", "returned": "card", "spend": "card", "turned_up": "card",
    "colour": "colour", "deck": "deck", "pieces": "piece", "take": "piece", "took": "piece", "gave": "piece",
}  # fmt: skip


@cache
def languages() -> tuple[str, ...]:
    """The available languages."""
    return tuple(sorted(path.stem for path in _LOCALES.glob("*.ftl") if "." not in path.stem))


def source(lang: str = "en", part: str = "") -> str:
    """The Fluent source of a language, also for the browser; the parts ``web`` and ``cities`` are only for it."""
    if lang not in languages():
        raise LookupError(f"no words in {lang!r}; there are {', '.join(languages())}")
    return (_LOCALES / f"{part}{'.' if part else ''}{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes 80 ms, which a simulation does not need

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    return bundle


def rule_ids() -> list[str]:
    """All rule ids, in the order of the book."""
    return _RULE.findall(source())


def has(key: str, lang: str = "en") -> bool:
    """Whether there is a message with this key."""
    return _bundle(lang).has_message(key)


def say(key: str, lang: str = "en", board: str = "", **params: Any) -> str:
    """The message with this key; a missing parameter stays visible as ``{$name}``."""
    if not has(key, lang):
        raise LookupError(f"no words for {key!r} in {lang!r}")
    text, _ = _format(key, "", lang, _shown(params, lang, board=board))
    return text


def rule_text(rule: str, lang: str = "en", board: str = "") -> str:
    """The full text of a rule."""
    return say(f"rule-{rule}", lang, board=board)


def refusal(
    rule: str,
    params: Mapping[str, Any] | None = None,
    lang: str = "en",
    seats: Sequence[str] = (),
    names: Mapping[str, str] | None = None,
    board: str = "",
) -> str:
    """Why this rule forbids an action. Never fails: if parameters are missing, it quotes the rule itself."""
    said = _fullest(f"refuse-{rule}", lang, _shown(params or {}, lang, seats, names, board))
    return said or (rule_text(rule, lang, board) if has(f"rule-{rule}", lang) else rule)


def tell(
    fact: object,
    lang: str = "en",
    seats: Sequence[str] = (),
    names: Mapping[str, str] | None = None,
    board: str = "",
) -> str:
    """An event or an ask as a sentence; ``seats`` are the players' names, ``names`` the display names of map ids.

    Secrets are included if the event still contains them: mask it before telling it to another seat.
    """
    kind = type(fact).__name__
    fields = {name: getattr(fact, name) for name in getattr(fact, "__struct_fields__", ())}
    opened = {name: getattr(value, "value", value) for name, value in fields.items()}
    given = {name: value for name, value in opened.items() if value is not None}
    shown = _shown(given, lang, seats, names, board)
    for key in (f"event-{kind}", f"ask-{kind}"):
        if said := _fullest(key, lang, shown):
            return said
    raise LookupError(f"no words for {kind} in {lang!r}")


def _fullest(key: str, lang: str, shown: Mapping[str, str | int]) -> str | None:
    """The first attribute of a message whose parameters are all given, else its value, if its are; else None."""
    if has(key, lang):
        for attribute in [*_bundle(lang).get_message(key).attributes, ""]:
            text, whole = _format(key, attribute, lang, shown)
            if whole:
                return text
    return None


def _format(key: str, attribute: str, lang: str, shown: Mapping[str, str | int]) -> tuple[str, bool]:
    """Format an attribute of a message (or its value: ""); also return whether all parameters were given."""
    bundle = _bundle(lang)
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{key!r} in {lang!r} has attributes only")
    text, errors = bundle.format_pattern(pattern, dict(shown))
    return str(text), not errors


def _shown(
    params: Mapping[str, Any],
    lang: str,
    seats: Sequence[str] = (),
    names: Mapping[str, str] | None = None,
    board: str = "",
) -> dict[str, str | int]:
    """Convert parameters for Fluent to numbers and words; add the board and the derived ``_tag`` and ``_count``."""
    shown: dict[str, str | int] = {"board": board}
    for name, value in params.items():
        shown[name] = _Words(name, lang, params.get("count"), seats, names or {}, board).of(value)
        if isinstance(value, str) and name in _TAGS:
            shown[f"{name}_tag"] = value
        elif isinstance(value, list | tuple | dict):
            shown.setdefault(f"{name}_count", len(value))
    return shown


class _Words:
    """Puts the values of one parameter into words."""

    def __init__(
        self, name: str, lang: str, count: Any, seats: Sequence[str], names: Mapping[str, str], board: str
    ) -> None:
        self.is_seat, self.family = name in _SEATS, _TAGS.get(name, "")
        self.lang, self.count, self.seats, self.names, self.board = lang, count, seats, names, board

    def of(self, value: Any) -> str | int:
        """Keep a number, so that plural rules work; convert everything else to text."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self._seat(value) if self.is_seat else value
        if isinstance(value, str):
            return self._word(value, self.count)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, Mapping):
            return ", ".join(self._counted(value)) or say("nothing", self.lang)
        if isinstance(value, list | tuple):
            apart = "; " if any(isinstance(item, Mapping) for item in value) else ", "
            return apart.join(str(self.of(item)) for item in value) or say("nothing", self.lang)
        return str(value)

    def _seat(self, number: int) -> str:
        return self.seats[number] if 0 <= number < len(self.seats) else say("seat", self.lang, number=number)

    def _word(self, tag: str, count: Any = None) -> str:
        if tag in self.names:
            return self.names[tag]
        key = f"{self.family}-{tag}" if tag else "empty"
        if not has(key, self.lang):
            return tag
        return _format(key, "", self.lang, {"count": count if isinstance(count, int) else 0, "board": self.board})[0]

    def _counted(self, counts: Mapping[str, Any]) -> Iterator[str]:
        key = f"counted-{self.family}" if self.family in ("card", "piece") else "counted-card"
        for tag, count in counts.items():
            if count:
                yield say(key, self.lang, count=count, what=self._word(tag, count))
