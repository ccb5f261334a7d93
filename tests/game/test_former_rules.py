"""Rules that have changed: a game keeps those of the version it began with when it is replayed, verified, undone or cloned.

The fixtures were made with version 0.1.0, when two rounds without progress ended a game (C-END-3).
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from branchline import Game, Record, RecordError, steps, verify
from branchline import events as ev
from branchline.game.former_rules import UnknownVersion, former_rules, numbers
from branchline.version import VERSION
from tests.game.positions import at_turn

GAMES = Path(__file__).parents[1] / "games"
STALLED = pytest.mark.parametrize("name", ["europe_2_stalled", "europe_2_stalled_early"])


def test_versions_compare_by_their_numbers() -> None:
    assert numbers("0.1.0") < numbers("0.2.0") < numbers("0.10.0") < numbers("1.0")
    assert numbers("0.2.0.dev1") == numbers("0.2.0rc1") == (0, 2, 0)
    old = [former_rules(version) for version in ("0.1.0", "0.1.9", "0.2", "0.2.0", "0.10.1", "1.0.0", VERSION)]
    assert old == [{"stall_rounds": 2}, {"stall_rounds": 2}, {}, {}, {}, {}, {}]
    assert Game.new("europe", 3, seed=1).state.stall_rounds == 20
    for wrong in ("", "new", "1..2", "v1", "1.2.3.4.5.6.7", "9" * 40, "1 2"):
        with pytest.raises(UnknownVersion, match="is not a version"):
            numbers(wrong)


@STALLED
@pytest.mark.rule("C-END-3")
def test_a_game_that_the_old_rule_ended_stays_ended(name: str) -> None:
    record = Record.load(GAMES / f"{name}.jsonl")
    sheet = msgspec.json.decode((GAMES / f"{name}.json").read_bytes())
    for game in (Game.replay(record), verify(record)):
        assert game.over and game.view(None).ended == "stall"
        assert game.state.idle == 2 * game.seats
        assert game.version == game.record().header.version == "0.1.0"
        assert [seat.total for seat in game.scores().seats] == [seat["total"] for seat in sheet["scores"]["seats"]]
        assert list(game.scores().winners) == sheet["scores"]["winners"]
    *_, (_, _, events) = steps(record)
    assert isinstance(events[-1], ev.GameEnded) and events[-1].reason == "stall"


@STALLED
def test_it_keeps_its_rule_when_it_is_taken_back_and_played_on(name: str) -> None:
    record = Record.load(GAMES / f"{name}.jsonl")
    game = Game.replay(record, upto=len(record.entries) - 1)
    assert not game.over
    for copy in (game, game.clone()):
        copy.undo(len(record.entries) - 2, copy.asked[0])
        assert copy.state.stall_rounds == 2
        assert copy.clone().record().header.version == "0.1.0"


@STALLED
@pytest.mark.rule("C-END-3")
def test_under_todays_rule_the_same_game_goes_on(name: str) -> None:
    record = Record.load(GAMES / f"{name}.jsonl")
    today = Record(msgspec.structs.replace(record.header, version=VERSION), record.entries)
    assert not Game.replay(today).over
    assert not verify(today).over


def test_a_header_without_a_version_that_can_be_read() -> None:
    record = at_turn("europe").record()
    with pytest.raises(RecordError, match="'soon' is not a version"):
        Game.replay(Record(msgspec.structs.replace(record.header, version="soon"), record.entries))


def test_why_a_game_ended_is_told_and_seen() -> None:
    game = Game.replay(GAMES / "north_america_2_streamed.jsonl")
    assert game.view(None).ended == game.view(0).ended == "last_turns"
    assert at_turn("europe").view(0).ended is None
