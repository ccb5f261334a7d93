"""A record is the game: replay and verify give the same position, undo restores the exact state, clones are independent.
Tested on whole games; how malformed records are refused is tested in tests/game.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from branchline import Game, Record, steps, verify
from branchline import record as rec
from tests.laws.tables import SEATS, Player, every_map, every_table, many, map_of, played, varied

SECRET = bytes(range(32))


def same_both_ways(game: Game) -> None:
    """Parsing the text, replaying the chance and verifying the seed all give the same game."""
    record = game.record()
    again = Record.parse(record.text())
    assert again == record
    assert Game.replay(again).hash == game.hash
    assert verify(again).hash == game.hash
    assert Game.replay(again).record() == record


@every_map
@every_table
@pytest.mark.parametrize("sealed", [False, True], ids=["streamed", "sealed"])
def test_replay_and_verify_end_in_the_same_position(name: str, seats: int, sealed: bool) -> None:
    game = played(name, seats, SECRET if sealed else 12, **varied(name, seats, 12 + sealed))
    same_both_ways(game)
    assert Game.replay(game.record()).scores() == game.scores()


@pytest.mark.parametrize("number", range(many(12, 2)))
def test_records_of_random_maps_carry_the_map(number: int) -> None:
    """The record contains a map that is not built in."""
    for name in (f"world {number}", f"mixed {number}"):
        game = played(name, SEATS[number % 4], number, **varied(name, SEATS[number % 4], number))
        assert Record.parse(game.record().text()).header.map_source == map_of(name).source
        same_both_ways(game)


def test_the_record_of_the_largest_map() -> None:
    same_both_ways(played("largest", 2, SECRET))


@every_map
def test_every_entry_in_turn(name: str) -> None:
    """``steps`` yields the positions and events of the game as it was played."""
    game = Game.new(map_of(name), 3, 8, varied(name, 3, 8))
    told = [game.dealt]
    hashes = [game.hash]
    for _, _, events in Player(game, random.Random(8)).play(many(400, 60)):
        told.append(events)
        hashes.append(game.hash)
    walked = [(at.hash, events) for _, at, events in steps(game.record())]
    assert walked == list(zip(hashes, told, strict=True))
    middle = len(hashes) // 2
    assert Game.replay(game.record(), middle).hash == hashes[middle - 1]
    assert Game.replay(game.record(), 0).hash == hashes[0]


@every_map
@pytest.mark.parametrize("sealed", [False, True], ids=["streamed", "sealed"])
def test_undo_goes_back_and_the_game_goes_on(name: str, sealed: bool) -> None:
    rng = random.Random(f"undo {name} {sealed}")
    game = Game.new(map_of(name), 3, SECRET if sealed else 11, varied(name, 3, 11 + sealed))
    hashes = {0: game.hash}  # by the number of the last entry that was not undone
    stands = [0]
    for _ in range(many(6, 3)):
        for _ in Player(game, rng).play(rng.randint(1, 25)):
            stands.append(len(game.entries) - 1)
            hashes[stands[-1]] = game.hash
        back = rng.randrange(1, len(stands))
        events = game.undo(stands[back], 1)
        assert [type(event).__name__ for event in events] == ["Undone"]
        stands = stands[:back]
        assert game.hash == hashes[stands[-1]]
        assert [entry.n for entry in rec.standing(game.entries)] == stands
    for _ in Player(game, rng).play():
        pass
    assert [entry.n for entry in game.entries] == list(range(len(game.entries)))
    same_both_ways(game)
    for entry, at, _ in steps(game.record()):
        if isinstance(entry, rec.Acted) and entry.n in hashes:
            assert at.hash == hashes[entry.n]


def test_a_streamed_game_repeats_its_luck_after_an_undo_and_a_sealed_one_does_not() -> None:
    """Sealed chance depends on the entry's number, which is never reused; streamed chance depends on the position."""

    def luck(seed: int | bytes) -> tuple[object, object]:
        game = Game.new("north_america", 2, seed)
        for _ in Player(game, random.Random(1)).play(2):
            pass
        at, seat = len(game.entries), game.asked[0]
        first = game.play(seat, "draw train")
        for _ in range(20):
            game.undo(at)
            again = game.play(seat, "draw train")
            if again != first or isinstance(seed, int):
                break
            at = len(game.entries) - 1
        return first, again

    first, again = luck(7)
    assert first == again
    first, again = luck(SECRET)
    assert first != again


def test_notes_are_recorded_and_change_nothing() -> None:
    game = Game.new("europe", 2, 3)
    before = game.hash
    game.note(rec.TookOver(1, 0, "somebody"))
    game.note(rec.TimedOut(2, 1))
    game.note(rec.Resigned(3, 1))
    assert game.hash == before
    for _ in Player(game, random.Random(3)).play(30):
        pass
    same_both_ways(game)
    with pytest.raises(ValueError, match="note"):
        game.note(rec.TimedOut(2, 1))
    with pytest.raises(ValueError, match="note"):
        game.note(rec.Undid(len(game.entries), 0, 5))


@every_map
def test_a_clone_is_independent(name: str) -> None:
    rng = random.Random(name)
    game = Game.new(map_of(name), 4, 2)
    for _ in Player(game, rng).play(40):
        pass
    copy, before, entries = game.clone(), game.state.pack(), list(game.entries)
    for _ in Player(copy, rng).play(60):
        pass
    assert game.state.pack() == before
    assert game.entries == entries
    raw = game.state.clone()
    raw.apply(raw.legal()[0])
    assert game.state.pack() == before
    assert raw.pack() != before
    one, other = game.clone(), game.clone()
    for player in (Player(one, random.Random(5)), Player(other, random.Random(5))):
        for _ in player.play(50):
            pass
    assert one.state.pack() == other.state.pack()


def test_a_record_on_disk(tmp_path: Path) -> None:
    game = played("great_lakes", 2, SECRET, 40)
    path = tmp_path / "game.jsonl"
    game.record(reveal=True).save(path)
    assert Game.replay(path).hash == game.hash
    assert verify(Record.load(str(path))).hash == game.hash
    assert len(path.read_text("utf-8").splitlines()) == len(game.entries) + 2
