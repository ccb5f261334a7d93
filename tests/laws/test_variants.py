"""Pairs of records that differ only in what a seat never learns: replaying either must give it the same bytes,
in masked events, views and legal actions, entry by entry. Leaks planted on purpose are found.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from branchline import Game, Record, RecordError, mask, steps
from branchline import events as ev
from branchline import record as rec
from branchline.actions import ChoosePieces, KeepTickets, parse_action
from branchline.game import narrate
from tests.laws.tables import Player, every_map, many, map_of, varied

Masking = Callable[[Any, int | None], Any]


def received(record: Record, seat: int | None, masking: Masking = mask) -> list[bytes]:
    """Everything that a seat receives when a record is replayed, one item per entry."""
    found = []
    for _, game, events in steps(record):
        view = game.view(seat)
        told = msgspec.json.encode([masking(event, seat) for event in events])
        legal = "; ".join(map(str, view.legal() if game.asked == (seat,) else []))
        found.append(b"|".join((told, bytes(view), msgspec.json.encode(view.asks), legal.encode())))
    return found


def start(name: str, seats: int, seed: int, actions: int) -> Record:
    """The record of an unfinished game, since at the end all tickets are shown."""
    game = Game.new(map_of(name), seats, seed, varied(name, seats, seed))
    for _ in Player(game, random.Random(f"twin {name} {seed}")).play(actions):
        pass
    record = game.record()
    return Record(
        record.header, [entry for entry in record.entries if not game.over or entry.n < len(game.entries) - 1]
    )


def changed(record: Record, number: int, **changes: Any) -> Record:
    """The record with one entry replaced."""
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return Record(record.header, entries)


def stands(record: Record) -> bool:
    """Whether a changed record is a possible game."""
    try:
        Game.replay(record)
    except RecordError:
        return False
    return True


def other_cards(record: Record, seat: int | None, rng: random.Random) -> Iterator[Record]:
    """A card that another seat was dealt or drew blind, and never played, becomes another card of its deck."""
    game = Game.replay(record)
    lex = game.lex
    for entry in record.entries:
        for deck, first in (("train", 0), ("ship", lex.first_ship)):
            cards = getattr(entry, "chance", {}).get(deck, [])
            dealt = 1
            if isinstance(entry, rec.Dealt):
                dealt = getattr(lex.map.rules.hand, deck)
                places = [i for i in range(dealt * record.header.seats) if i // dealt != seat] if dealt else []
            else:
                places = [0] if getattr(entry, "do", "") == f"draw {deck}" and entry.seat != seat else []
            for i in places:
                owner = i // dealt if isinstance(entry, rec.Dealt) else entry.seat
                if cards[i] in game.view(owner).hand:  # otherwise it has been played
                    kinds = lex.cards[first:] if deck == "ship" else lex.cards[: lex.first_ship]
                    swapped = [*cards[:i], rng.choice([kind for kind in kinds if kind != cards[i]]), *cards[i + 1 :]]
                    yield changed(record, entry.n, chance={**entry.chance, deck: swapped})


def other_tickets(record: Record, seat: int | None, rng: random.Random) -> Iterator[Record]:
    """A ticket that another seat kept becomes one that nobody ever saw."""
    game = Game.replay(record)
    seen = {name for entry in record.entries for name in getattr(entry, "chance", {}).get("tickets", [])}
    unseen = [t.id for t in game.map.tickets if t.id not in seen and t.group == "regular"]
    if not unseen:
        return
    for entry in record.entries:
        action = parse_action(entry.do) if isinstance(entry, rec.Acted) else None
        if isinstance(action, KeepTickets) and entry.seat != seat:
            old, new = rng.choice(action.tickets), rng.choice(unseen)
            if game.map.ticket(old).group == "regular":
                yield _renamed(record, old, new)


def _renamed(record: Record, old: str, new: str) -> Record:
    """The record with one ticket replaced wherever it was drawn or kept."""
    entries: list[Any] = []
    for entry in record.entries:
        if isinstance(entry, rec.Dealt | rec.Acted) and "tickets" in entry.chance:
            drawn = {**entry.chance, "tickets": [new if t == old else t for t in entry.chance["tickets"]]}
            entry = msgspec.structs.replace(entry, chance=drawn)
        if isinstance(entry, rec.Acted) and entry.do.startswith("keep "):
            kept = parse_action(entry.do)
            names = tuple(new if t == old else t for t in getattr(kept, "tickets", ()))
            entry = msgspec.structs.replace(entry, do=str(KeepTickets(names)))
        entries.append(entry)
    return Record(record.header, entries)


def other_keeping(record: Record, seat: int | None, rng: random.Random) -> Iterator[Record]:
    """Another seat kept the same number of the tickets it drew during the game, but different ones."""
    drawn: tuple[str, ...] = ()
    for entry in record.entries[1:]:
        action = parse_action(getattr(entry, "do", "pass"))
        if isinstance(action, KeepTickets) and drawn and entry.seat != seat:
            kept = tuple(sorted(rng.sample(drawn, len(action.tickets)), key=drawn.index))
            if kept != action.tickets:
                yield changed(record, entry.n, do=str(KeepTickets(kept)))
        drawn = tuple(getattr(entry, "chance", {}).get("tickets", ()))


def set_up_part(record: Record) -> Record:
    """The part of a record before the last seat has chosen."""
    last = next(entry.n for entry, game, _ in steps(record) if not game.view(None).setup)
    return Record(record.header, record.entries[:last])


def other_choices(record: Record, seat: int | None, rng: random.Random) -> Iterator[Record]:
    """C-SET-3, G-SET-5: before all have chosen, another seat keeps other tickets or chooses other pieces."""
    part = set_up_part(record)
    game = Game.replay(part)
    least = game.map.rules.tickets.keep
    for entry in part.entries[1:]:
        action = parse_action(entry.do) if isinstance(entry, rec.Acted) else None
        if isinstance(action, KeepTickets) and entry.seat != seat:
            offered = _offered(part, entry.seat)
            kept = rng.sample(offered, rng.randint(least, len(offered)))
            yield changed(part, entry.n, do=str(KeepTickets(tuple(sorted(kept, key=offered.index)))))
        if isinstance(action, ChoosePieces) and entry.seat != seat:
            pieces = game.map.rules.pieces
            trains = rng.randint(pieces.choose - pieces.ship, pieces.train)
            yield changed(part, entry.n, do=str(ChoosePieces(trains, pieces.choose - trains)))


def _offered(record: Record, seat: int) -> list[str]:
    game = Game.replay(record, 1)
    return list(game.view(seat).offered)


MAKERS = {"cards": other_cards, "tickets": other_tickets, "keeping": other_keeping, "choices": other_choices}


def variants(kind: str, name: str, seat: int | None, count: int) -> Iterator[tuple[Record, Record]]:
    """Pairs of records that a seat must not be able to tell apart."""
    found = 0
    for seed in range(20):
        rng = random.Random(f"{kind} {name} {seat} {seed}")
        record = start(name, 3, seed, 9 if kind == "choices" else many(80, 50))
        for variant in MAKERS[kind](record, seat, rng):
            part = Record(record.header, record.entries[: len(variant.entries)])
            if variant != part and rng.random() < 0.5 and stands(variant):
                yield part, variant
                found += 1
            if found == count:
                return


def early_variant(
    kind: str, name: str, seat: int | None, length: int, changed: int | None = None
) -> tuple[Record, Record]:
    """The first pair that differs within ``length`` entries, and in what the seat ``changed`` sees then, if given."""
    for record, variant in variants(kind, name, seat, 100):
        end = min(length, len(record.entries))
        if record.entries[:end] != variant.entries[:end]:
            views = [bytes(Game.replay(one, end).view(changed)) for one in (record, variant)]
            if changed is None or views[0] != views[1]:
                return record, variant
    raise AssertionError(f"no variants of {kind} on {name} differ within {length} entries")


@every_map
@pytest.mark.parametrize("kind", MAKERS)
def test_variants_look_alike(kind: str, name: str) -> None:
    for seat in (0, 2, None):
        pairs = list(variants(kind, name, seat, many(3, 1)))
        assert pairs, "no variants were found"
        for record, variant in pairs:
            one, other = received(record, seat), received(variant, seat)
            assert len(one) == len(other)
            for number, (left, right) in enumerate(zip(one, other, strict=True)):
                assert left == right, f"entry {number}: {record.entries[number]}"


def test_variants_differ_for_the_seat_that_knows() -> None:
    """The two games are really different: another seat can distinguish them."""
    for kind in MAKERS:
        for record, variant in variants(kind, "great_lakes", 0, many(2, 1)):
            assert any(received(record, seat) != received(variant, seat) for seat in (1, 2))
            assert Game.replay(record).hash != Game.replay(variant).hash


# Leaks planted on purpose, in masking and in the events themselves.


def no_mask(event: Any, seat: int | None) -> Any:
    """Secrets are not removed."""
    return event


def counting_mask(event: Any, seat: int | None) -> Any:
    """Secrets are removed, but their number of items is shown."""
    sizes = [len(s.value) for s in vars_of(event) if isinstance(s, ev.Secret) and isinstance(s.value, tuple | dict)]
    return [mask(event, seat), sizes]


def next_owner_mask(event: Any, seat: int | None) -> Any:
    """Off by one: the next seat gets the secret."""
    return mask(event, None if seat is None else seat - 1)


def vars_of(event: Any) -> list[Any]:
    return [getattr(event, name) for name in event.__struct_fields__]


@pytest.mark.parametrize(
    ("masking", "kind"),
    [
        (no_mask, "cards"),
        (no_mask, "tickets"),
        (no_mask, "keeping"),
        (no_mask, "choices"),
        (counting_mask, "choices"),
        (next_owner_mask, "cards"),
    ],
)
def test_a_leaky_mask_is_caught(masking: Masking, kind: str) -> None:
    for seat in (0, 1, 2):
        for record, variant in variants(kind, "great_lakes", seat, 4):
            if received(record, seat, masking) != received(variant, seat, masking):
                return
    raise AssertionError("the leak was not noticed")


def tells_hand(teller: Any) -> Any:
    """An event with a number that depends on another seat's hand."""
    first = 33 * ((teller.seat + 1) % 3)
    return ev.DeckReshuffled("train", sum(k * count for k, count in enumerate(teller.after.hand[first : first + 33])))


def tells_deck(teller: Any) -> Any:
    """An event with a number that depends on the decks."""
    return ev.DeckReshuffled("train", sum(k * count for k, count in enumerate(teller.after.deck)))


def tells_ticket(teller: Any) -> Any:
    return ev.DeckReshuffled("train", teller.after.tickets[2 * teller.seat] % 1009)


def tells_number_kept(teller: Any) -> Any:
    return ev.DeckReshuffled("train", teller.after.tickets[2 * teller.seat].bit_count())


def tells_pieces(teller: Any) -> Any:
    return ev.PiecesExchanged(teller.seat, "train", "ship", teller.after.chosen[teller.seat], 0)


@pytest.mark.parametrize(
    ("telling", "kind"),
    [
        (tells_hand, "cards"),
        (tells_deck, "cards"),
        (tells_ticket, "tickets"),
        (tells_number_kept, "choices"),
        (tells_pieces, "choices"),
    ],
)
def test_a_leaky_teller_is_caught(telling: Callable[[Any], Any], kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = narrate.Teller.tell

    def leaky(self: Any, action: Any, log: Any) -> list[Any]:
        return [*tell(self, action, log), telling(self)]

    pairs = [(seat, pair) for seat in (0, 2) for pair in variants(kind, "great_lakes", seat, 8)]
    monkeypatch.setattr(narrate.Teller, "tell", leaky)
    assert any(received(record, seat) != received(variant, seat) for seat, (record, variant) in pairs)
