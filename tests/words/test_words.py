"""Every rule, refusal, event and ask has a sentence, with any parameters or none.

It reads the kinds of events, asks and actions from their modules; no game is played.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from branchline import actions, asks, events, words

REFUSALS = [rule for rule in words.rule_ids() if words.has(f"refuse-{rule}")]
EVERYTHING: dict[str, Any] = {
    "seat": 1, "track": "paris-zurich", "city": "wien", "ticket": "a-b", "card": "red", "colour": "blue",
    "deck": "ship", "take": "train", "players": 3, "keep": 2, "kept": 1, "length": 4, "needed": 3, "left": 2,
    "cards": 2, "extra": 1, "total": 50, "trains": 33, "ships": 32, "count": 9, "most": 5,
}  # fmt: skip


def test_every_rule_has_its_text() -> None:
    assert len(words.rule_ids()) == len(set(words.rule_ids())) > 0
    for rule in words.rule_ids():
        assert len(words.rule_text(rule)) > 10


@pytest.mark.parametrize("rule", words.rule_ids())
def test_every_refusal_has_a_sentence_with_any_parameters(rule: str) -> None:
    odd = {"track": object(), "card": {}, "count": [0.5, True]}
    for lang in words.languages():
        for params in ({}, None, EVERYTHING, {"no": "such parameter"}, odd):
            said = words.refusal(rule, params, lang)
            assert said
            assert "{" not in said


@pytest.mark.parametrize("rule", REFUSALS)
def test_a_refusal_with_its_parameters_has_a_sentence_of_its_own(rule: str) -> None:
    for lang in words.languages():
        assert words.refusal(rule, EVERYTHING, lang) != words.rule_text(rule, lang)


def test_every_rule_that_the_engine_refuses_by_has_a_sentence() -> None:
    quoted: set[str] = set()
    for path in Path(words.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "Refused(" in text:
            quoted.update(re.findall(r'"([CNEGWX](?:-[A-Z]+)?-\d+)"', text))
    assert sorted(quoted - set(REFUSALS)) == []


def test_the_parameters_of_a_refusal_select_its_sentence() -> None:
    assert words.refusal("C-ACT-3", {"card": "wild"}) == "You don't have that many of this card: wild."
    assert words.refusal("C-ACT-3", {"ticket": "a-b"}).startswith("a-b is not among the tickets")
    assert words.refusal("G-EXC-1", {"take": "train", "count": 3, "most": 0}).startswith("Your box or your stock")
    assert words.refusal("G-EXC-1", {"take": "boat", "count": 3}) == "There are no such pieces to take: boat."
    assert words.refusal("G-DRAW-1", {"deck": ""}) == "Say which deck refills the display."
    assert words.refusal("G-DRAW-1", {"deck": "ship"}) == "The ship deck has no card left to refill the display."


def test_every_refusal_is_of_an_existing_rule() -> None:
    keys = [line.split(" ")[0] for line in words.source().splitlines() if line.startswith("refuse-")]
    assert [key for key in keys if key.removeprefix("refuse-") not in words.rule_ids()] == []


def test_a_missing_parameter_quotes_the_rule() -> None:
    assert words.refusal("C-CLAIM-4", {"track": "a-b", "needed": 1, "left": 0}) == "a-b needs 1 piece and you have 0."
    assert words.refusal("C-CLAIM-4", {"track": "a-b"}) == words.rule_text("C-CLAIM-4")
    assert words.refusal("Q-1", {}) == "Q-1"


def test_gray_and_coloured_tracks_have_different_sentences() -> None:
    gray, blue = ({"track": "a-b", "length": 3, "colour": colour} for colour in ("gray", "blue"))
    assert words.refusal("C-CLAIM-2", gray) == "a-b takes 3 cards of any one colour; wilds may replace some or all."
    assert words.refusal("C-CLAIM-2", blue) == "a-b takes 3 × blue; wilds may replace some or all."


def test_a_track_that_is_paid_in_pairs_has_a_sentence_of_its_own() -> None:
    three, one = ({"track": "a-b", "length": length, "cards": 2 * length, "colour": "gray"} for length in (3, 1))
    said = "a-b takes 6 train cards: for each of its 3 spaces a pair of one colour."
    assert words.refusal("W-PAIR-1", three).startswith(said)
    assert words.refusal("W-PAIR-1", one).startswith("a-b takes 2 train cards of one colour: a pair for its 1 space.")
    assert words.refusal("W-PAIR-1", {"track": "a-b", "length": 3}) == words.rule_text("W-PAIR-1")


@pytest.mark.parametrize("lang", words.languages())
def test_no_message_has_a_mistake(lang: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    body = FluentParser().parse(words.source(lang)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("kind", [*events.KINDS, *asks.KINDS], ids=lambda kind: kind.__name__)
def test_every_event_and_ask_can_be_told(kind: type[Any]) -> None:
    fields = {name: _sample(kind.__annotations__.get(name, "int"), name) for name in kind.__struct_fields__}
    fact = kind(**fields)
    shown = [fact]
    if isinstance(fact, events.Event):
        shown.append(events.mask(fact, 3))  # type: ignore[arg-type]
    for lang in words.languages():
        for version in shown:
            said = words.tell(version, lang)
            assert said.endswith(".")
            assert "{" not in said


def _sample(annotation: str, name: str) -> Any:
    if annotation.startswith("Secret["):
        return events.Secret(0, _sample(annotation[7:-1], name))
    samples: dict[str, Any] = {
        "int": 2, "bool": True, "Reason": "stall", "str": "red", "Names": ("red", "blue"), "tuple[str, ...]": ("red",),
        "dict[str, int]": {"red": 2},
        "tuple[int, ...]": (1, 0), "tuple[dict[str, int], ...]": ({"train": 1}, {"train": 2}),
        "tuple[Names, ...]": (("a-b",), ()), "dict[str, TourOutcome]": {"a-b-c": "in_order"},
    }  # fmt: skip
    return samples[annotation]


def test_a_secret_is_told_only_where_it_is_known() -> None:
    drawn = events.CardDrawn(0, "train", events.Secret(0, "red"))
    assert words.tell(drawn) == "Seat 0 drew a card blind (train deck): red."
    assert words.tell(events.mask(drawn, 1), seats=["Ann"]) == "Ann drew a card blind (train deck)."


def test_names_and_numbers_are_put_in_their_place() -> None:
    claimed = events.TrackClaimed(0, "paris-zurich", {"red": 2, "wild": 1}, 4)
    said = words.tell(claimed, seats=["Ann"], names={"paris-zurich": "Paris - Zürich"})
    assert said == "Ann claimed Paris - Zürich with 2 × red, 1 × wild for 4 points."
    exchanged = events.PiecesExchanged(1, "train", "ship", 1, 1)
    assert words.tell(exchanged) == "Seat 1 exchanged 1 ship for 1 train, at a cost of 1 point."
    assert words.tell(events.DisplayDealt(("red", ""))) == "The display now shows red, (empty)."


def test_actions_colours_and_cards_have_words() -> None:
    assert [kind.__name__ for kind in actions.KINDS if not words.has(f"action-{kind.__name__}")] == []
    for colour in ("purple", "blue", "orange", "white", "green", "yellow", "black", "red"):
        assert words.has(f"colour-{colour}")
        for card in ("", "_train", "_train_harbour", "_ship", "_double_ship"):
            assert words.has(f"card-{colour}{card}")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(LookupError, match="'xx'"):
        words.say("nothing", "xx")
    with pytest.raises(LookupError, match="object"):
        words.tell(object())


def test_fluent_is_not_loaded_before_the_first_sentence() -> None:
    code = "import sys, branchline.words; sys.exit(any(name.startswith(('fluent', 'babel')) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
