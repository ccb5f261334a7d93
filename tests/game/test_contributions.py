"""What players add to the shuffle: the derivation by fixed vectors, and records in which something was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline import Game, Record, RecordError, verify
from branchline.game.chance import commitment, contribution_commitment, mixed_secret
from branchline.record import Contribution

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("shuffle_vectors.json").read_text("utf-8"))
SECRET = bytes.fromhex(VECTORS["secret"])
PARTS = tuple(Contribution(**part) for part in VECTORS["contributions"])


def withheld(part: Contribution) -> Contribution:
    return msgspec.structs.replace(part, value=None)


def revealed_by(seats: list[int]) -> list[Contribution]:
    return [part if part.seat in seats else withheld(part) for part in PARTS]


def test_commitments_are_as_published() -> None:
    assert commitment(SECRET) == VECTORS["commitment"]
    for part in PARTS:
        assert part.value is not None
        assert contribution_commitment(VECTORS["commitment"], bytes.fromhex(part.value)) == part.commitment


@pytest.mark.parametrize("mixed", VECTORS["mixed"], ids=lambda mixed: str(mixed["revealed"]))
def test_the_mixed_secret_is_as_published(mixed: dict[str, Any]) -> None:
    parts = revealed_by(mixed["revealed"])
    assert mixed_secret(SECRET, parts).hex() == mixed["secret"]
    assert mixed_secret(SECRET, parts[::-1]).hex() == mixed["secret"], "the order of the seats counts, not of the list"


def test_without_contributions_the_secret_is_the_seed_as_in_older_versions() -> None:
    assert mixed_secret(SECRET, ()) == SECRET
    assert '"contributions"' not in Game.new("europe", 2, SECRET).record(True).text()


def test_every_contribution_changes_the_deal() -> None:
    deals = [Game.new("europe", 4, SECRET, contributions=revealed_by(seats)).hash for seats in ([], [0], [2], [0, 2])]
    assert len({Game.new("europe", 4, SECRET).hash, *deals}) == 5


def test_a_game_with_contributions_goes_on_as_it_began() -> None:
    """Copies, replays, undone moves and games that are read again all draw the same cards."""
    game = Game.new("europe", 4, SECRET, contributions=PARTS)
    for ask in game.asks:
        game.play(ask.seat, game.legal(ask.seat)[0])
    again = Game.replay(game.record(False), secret=SECRET)
    clone = game.clone()
    for one in (game, again, clone):
        one.undo(len(one.entries) - 1, 0)
        one.play(one.asked[0], one.legal(one.asked[0])[0])
        one.play(one.asked[0], "draw train")
        assert verify(one.record(True)).hash == game.hash
    assert game.record().header.contributions == again.contributions == PARTS


def test_a_number_as_seed_takes_no_contributions() -> None:
    with pytest.raises(ValueError, match="only a sealed game"):
        Game.new("europe", 4, 7, contributions=PARTS)


Change = Callable[[list[dict[str, Any]]], object]


def _other_value(parts: list[dict[str, Any]]) -> None:
    parts[1]["value"] = "00" * 32


def _other_commitment(parts: list[dict[str, Any]]) -> None:
    parts[0]["commitment"] = "00" * 32


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_other_value, "the contribution of seat 2 does not fit its commitment"),
        (_other_commitment, "the contribution of seat 0 does not fit its commitment"),
        (lambda parts: parts[2].pop("value"), "entry 0: the seed deals another game"),
        (lambda parts: parts.pop(), "entry 0: the seed deals another game"),
        (lambda parts: parts.clear(), "entry 0: the seed deals another game"),
        (lambda parts: parts.reverse(), r"those of the seats \[3, 2, 0\]: each seat at most once, in order"),
        (lambda parts: parts.append(parts[2]), r"those of the seats \[0, 2, 3, 3\]"),
        (lambda parts: parts[2].update(seat=4), r"those of the seats \[0, 2, 4\]"),
        (lambda parts: parts[0].update(seat=-1), r"those of the seats \[-1, 2, 3\]"),
        (lambda parts: parts[0].update(value="xyz"), "the contribution of seat 0 is not 64 hexadecimal digits"),
        (lambda parts: parts[0].update(commitment="1"), "the contribution of seat 0 is not 64 hexadecimal digits"),
        (lambda parts: parts[0].update(seat=1), "entry 0: the seed deals another game"),
    ],
)
def test_a_changed_contribution_is_found(change: Change, said: str) -> None:
    lines = Game.new("europe", 4, SECRET, contributions=PARTS).record(True).lines()
    assert verify(Record.parse("\n".join(lines))).contributions == PARTS
    header = json.loads(lines[0])
    change(header["contributions"])
    with pytest.raises(RecordError, match=said):
        verify(Record.parse("\n".join([json.dumps(header), *lines[1:]])))


@pytest.mark.parametrize("sealed", [{"seed": 5}, {"commitment": "sealed"}])
def test_contributions_need_a_sealed_seed(sealed: dict[str, Any]) -> None:
    lines = Game.new("europe", 4, SECRET, contributions=PARTS).record(False).lines()
    header = {name: value for name, value in json.loads(lines[0]).items() if name != "commitment"} | sealed
    with pytest.raises(RecordError, match="but no commitment of 64 hexadecimal digits"):
        Game.replay(Record.parse("\n".join([json.dumps(header), *lines[1:]])))
