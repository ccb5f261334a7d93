"""Replaying records: an impossible entry is refused and named; one that only breaks a rule is not.
Also the two kinds of chance: what a sealed game shows before its secret is known, and continuing a loaded game.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from branchline import Game, Record, RecordError, steps, verify
from branchline import record as rec
from branchline.core import codes
from branchline.game.chance import commitment
from tests.game.positions import at_turn
from tests.laws.tables import Player, every_map, map_of

SECRET = bytes(range(100, 132))


def some(name: str, seed: int | bytes, actions: int) -> Game:
    game = Game.new(map_of(name), 3, seed)
    for _ in Player(game, random.Random(7)).play(actions):
        pass
    return game


def with_entry(game: Game, seat: int, do: str, **chance: list[str]) -> Record:
    """The record with one more action, possible or not."""
    record = game.record(reveal=False)
    return Record(record.header, [*record.entries, rec.Acted(len(record.entries), seat, do, chance)])


def impossible(game: Game, seat: int, do: str, why: str, **chance: list[str]) -> None:
    with pytest.raises(RecordError, match=f"entry {len(game.entries)}: .*{why}"):
        Game.replay(with_entry(game, seat, do, **chance))


def test_impossible_actions_are_refused() -> None:
    game = at_turn("north_america")
    hand = game.view(0).hand
    missing = next(card for card in game.lex.cards if card not in hand)
    impossible(game, 1, "draw train", "seat 1 is not asked")
    impossible(game, 9, "draw train", "seat 9 is not asked")
    impossible(game, 0, "decline", "does not answer what is asked")
    impossible(game, 0, "keep nothing", "does not answer")
    impossible(game, 0, "pieces train 20 ship 30", "does not answer")
    impossible(game, 0, "jump", "is no action")
    impossible(game, 0, "take pink", "is no card")
    impossible(game, 0, "draw ship", "is no deck")
    impossible(game, 0, "claim rome-paris with red 1", "unknown track")
    impossible(game, 0, f"claim boston-montreal#1 with {missing} 2", "not in the hand")
    impossible(game, 0, "station miami with red 1", "nothing left to build")
    impossible(game, 0, "exchange tram 1", "no such kind")
    impossible(game, 0, "exchange ship 1", "too few pieces")
    display = game.view(None).display
    absent = next(card for card in game.lex.cards if card not in display)
    impossible(game, 0, f"take {absent}", "does not lie in the display")


def test_impossible_claims_are_refused() -> None:
    game = at_turn("north_america")
    card, count = max(game.view(0).hand.items(), key=lambda item: item[1])
    track = next(t for t in game.map.tracks if t.length > count and t.colour == "gray")
    impossible(game, 0, f"claim {track.id} with {card} {count}", "no payment")
    fits = next(t for t in game.map.tracks if t.length == 1 and t.colour == "gray")
    game.play(0, f"claim {fits.id} with {card} 1")
    card = next(iter(game.view(1).hand))
    impossible(game, 1, f"claim {fits.id} with {card} 1", "has an owner")


def test_impossible_set_ups_are_refused() -> None:
    game = Game.new("great_lakes", 2, 1)
    offered = game.view(0).offered
    impossible(game, 0, "pieces train 27 ship 23", "does not answer")
    impossible(game, 0, f"keep {game.view(1).offered[0]}", "was not offered")
    game.play(0, "keep " + ", ".join(offered[:3]))
    impossible(game, 0, f"keep {offered[4]}", "does not answer")
    for train, ship in ((30, 5), (34, 16), (60, 0), (17, 33)):
        impossible(game, 0, f"pieces train {train} ship {ship}", "can't be chosen")
    game.play(0, "pieces train 20 ship 30")
    impossible(game, 0, "pieces train 20 ship 30", "does not answer")
    plain = Game.new("north_america", 2, 1)
    impossible(plain, 0, "pieces train 40 ship 3", "does not answer")


def test_impossible_buildings_are_refused() -> None:
    """One building in a city, and a limited number per seat: the core could not store more."""
    game = at_turn("europe")
    card = next(iter(game.view(0).hand))
    game.play(0, f"station wien with {card} 1")
    for seat in (1, 2):
        game.play(seat, "draw train")
        game.play(seat, "draw train")
    impossible(game, 0, f"station wien with {card} 1", "has one already")
    impossible(game, 0, f"harbour wien with {card} 1", "nothing left to build")


def test_replay_does_not_judge() -> None:
    """Replay never judges: taking a wild as the second card, passing needlessly, keeping too few tickets."""
    game = at_turn("north_america")
    wild = next((s for s in range(200) if "wild" in at_turn("north_america", seed=s).view(None).display), 0)
    game = at_turn("north_america", seed=wild)
    passed = Game.replay(with_entry(game, 0, "pass"))
    assert passed.asked == (1,)
    with pytest.raises(RecordError, match="C-TURN-2"):
        verify(with_entry(game, 0, "pass"))
    opened = Game.new("north_america", 2, 1)
    assert Game.replay(with_entry(opened, 0, f"keep {opened.view(0).offered[0]}")).asked == (1,)
    game.play(0, "draw train")
    after = with_entry(game, 0, "take wild", train=["red"])
    assert Game.replay(after).asked == (1,)


@pytest.mark.parametrize(
    ("chance", "why"),
    [
        ({}, "chance gave"),
        ({"train": ["red", "red"]}, "chance gave"),
        ({"train": ["pink"]}, "is no card"),
        ({"train": ["red"], "tickets": ["atlanta-montreal"]}, "unknown ticket|chance gave"),
        ({"train": ["red"], "boats": ["red"]}, "chance has no boats"),
        ({"ship": ["red"]}, "chance gave"),
    ],
)
def test_chance_must_be_what_the_action_needs(chance: dict[str, list[str]], why: str) -> None:
    impossible(at_turn("north_america"), 0, "draw train", why, **chance)


def test_cards_that_do_not_exist() -> None:
    """More cards of a kind than exist, at once or when the last one is drawn."""
    game = Game.new("europe", 2, 1)
    deal = game.entries[0]
    assert isinstance(deal, rec.Dealt)
    cards = ["red"] * len(deal.chance["train"])
    flooded = Record(game.record().header, [msgspec.structs.replace(deal, chance={**deal.chance, "train": cards})])
    with pytest.raises(RecordError, match="entry 0: a card is drawn that is not in its deck"):
        Game.replay(flooded)
    game = at_turn("north_america", seats=2)
    entries, seat = list(game.entries), 0
    red = 12 - sum(game.state.hand[q * codes.KINDS + 7] for q in range(2)) - list(game.state.display).count(7)
    for number in range(red + 1):
        entries.append(rec.Acted(len(entries), seat, "draw train", {"train": ["red"]}))
        seat = seat if number % 2 == 0 else 1 - seat
    assert Game.replay(Record(game.record().header, entries[:-1])).state.deck[7] == 0
    with pytest.raises(RecordError, match="a card is drawn that is not in its deck"):
        Game.replay(Record(game.record().header, entries))


def test_tickets_that_do_not_exist() -> None:
    game = Game.new("europe", 2, 1)
    deal = game.entries[0]
    assert isinstance(deal, rec.Dealt)
    tickets = deal.chance["tickets"]
    for wrong in ([tickets[0]] * 8, [*tickets[:7], tickets[1]]):
        record = Record(game.record().header, [msgspec.structs.replace(deal, chance={**deal.chance, "tickets": wrong})])
        with pytest.raises(RecordError, match="entry 0: a ticket is drawn that is not in the deck"):
            Game.replay(record)
    played = at_turn("north_america")
    held = played.view(1).tickets[1][0]
    free = [t.id for t in played.map.tickets if t.id not in str(played.entries)]
    impossible(played, 0, "tickets", "a ticket is drawn", tickets=[held, *free[:2]])
    Game.replay(with_entry(played, 0, "tickets", tickets=free[:3]))


def headed(game: Game, **changes: Any) -> Record:
    record = game.record()
    return Record(msgspec.structs.replace(record.header, **changes), record.entries)


def test_wrong_headers_are_refused() -> None:
    game = Game.new("europe", 2, 1)
    for changes, why in (
        ({"map": "atlantis"}, "not built in and the record does not carry it"),
        ({"map_hash": "0" * 64}, "facts have changed"),
        ({"map_source": "nonsense"}, "can't be used"),
        ({"seats": 9}, "C-SET-1"),
        ({"options": {"start": 7}}, "start = 7"),
        ({"options": {"speed": 7}}, "unknown field"),
        ({"seed": None}, "either a seed or a commitment"),
        ({"commitment": "ab"}, "either a seed or a commitment"),
    ):
        with pytest.raises(RecordError, match=why):
            Game.replay(headed(game, **changes))
    wrong = Record(game.record().header, [msgspec.structs.replace(game.entries[0], start=5)])
    with pytest.raises(RecordError, match="start 5 is no seat"):
        Game.replay(wrong)
    with pytest.raises(RecordError, match="begins with the deal"):
        Game.replay(Record(game.record().header, [rec.TimedOut(0, 0)]))


def test_a_sealed_game_keeps_its_secret_until_the_end() -> None:
    game = some("europe", SECRET, 40)
    record = game.record()
    assert record.header.commitment == commitment(SECRET)
    assert SECRET.hex() not in record.text()
    again = Game.replay(record)
    assert again.hash == game.hash
    assert again.record() == record, "a game loaded without its secret is the same record"
    with pytest.raises(ValueError, match="not known"):
        again.play(again.asked[0], again.legal(again.asked[0])[0])
    with pytest.raises(RecordError, match="not been revealed"):
        verify(record)
    assert verify(game.record(reveal=True)).hash == game.hash


def test_a_loaded_game_continues_unchanged() -> None:
    """Streamed, and sealed with the secret given again: the same chance, and the whole record can be verified."""
    for seed in (5, SECRET):
        game = some("great_lakes", seed, 40)
        secret = seed if isinstance(seed, bytes) else None
        loaded = Game.replay(Record.parse(game.record().text()), secret=secret)
        for one in (game, loaded):
            for _ in Player(one, random.Random(3)).play():
                pass
        assert loaded.hash == game.hash
        assert loaded.record() == game.record()
        assert verify(loaded.record()).hash == game.hash


@every_map
def test_a_loaded_game_can_be_undone(name: str) -> None:
    game = some(name, 5, 50)
    loaded = Game.replay(game.record())
    for one in (game, loaded):
        one.undo(30)
        for _ in Player(one, random.Random(4)).play(40):
            pass
    assert loaded.hash == game.hash
    assert verify(loaded.record()).hash == game.hash


def test_undos_that_take_back_random_draws_are_counted() -> None:
    def acted(n: int, **chance: list[str]) -> rec.Acted:
        return rec.Acted(n, 0, "draw", chance)

    deal = rec.Dealt(0, 0, {"train": ["red"]})
    entries: list[rec.AnyEntry] = [deal, acted(1, train=["red"]), acted(2), rec.Undid(3, 0, 2)]
    assert rec.rerolls(entries) == 0, "nothing random was taken back"
    entries += [acted(4), rec.Undid(5, 0, 1)]
    assert rec.rerolls(entries) == 1, "an earlier draw went with it"
    entries += [acted(6, tickets=["x"]), acted(7, train=["blue"]), rec.Undid(8, 0, 6)]
    assert rec.rerolls(entries) == 2, "two draws, one undo"
    assert rec.rerolls([*entries, acted(9), rec.Undid(10, 0, 9)]) == 2, "what was taken back once does not count again"


def test_wrong_secrets_are_refused() -> None:
    game = some("europe", SECRET, 10)
    with pytest.raises(RecordError, match="does not fit the commitment"):
        Game.replay(game.record(), secret=bytes(32))
    record = game.record(reveal=True)
    for secret, why in (("00" * 32, "does not fit the commitment"), ("xyz", "not hexadecimal")):
        entries = [*record.entries[:-1], rec.Revealed(len(record.entries) - 1, secret)]
        with pytest.raises(RecordError, match=why):
            verify(Record(record.header, entries))


def test_verify_names_the_first_wrong_entry() -> None:
    game = at_turn("north_america", seed=3)
    game.play(0, "draw train")
    record = game.record()
    last = record.entries[-1]
    assert isinstance(last, rec.Acted)
    other = "red" if last.chance["train"] != ["red"] else "blue"
    lie = Record(record.header, [*record.entries[:-1], msgspec.structs.replace(last, chance={"train": [other]})])
    with pytest.raises(RecordError, match=f"entry {last.n}: the rules give"):
        verify(lie)
    with pytest.raises(RecordError, match="entry 0: the seed deals another game"):
        verify(headed(game, seed=4))
    for do, why in (("jump", "is no action"), ("take pink", "is no card"), ("tickets", "C-ACT-2")):
        with pytest.raises(RecordError, match=why):
            verify(with_entry(game, 0, do))


def test_a_replay_that_ends_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can't happen unless the two ways to play a record differ; verify does not rely on that."""
    game = at_turn("north_america", seed=3)
    other = at_turn("north_america", seed=4)
    monkeypatch.setattr("branchline.game.replay.replay", lambda record: other)
    with pytest.raises(RecordError, match="different positions"):
        verify(game.record())


def test_nothing_follows_the_end() -> None:
    game = some("north_america", 5, 10_000)
    assert game.over
    with pytest.raises(RecordError, match="the game was over"):
        verify(with_entry(game, 0, "pass"))
    impossible(game, 0, "pass", "is not asked")
    assert [type(entry).__name__ for entry, _, _ in steps(game.record())][0] == "Dealt"
