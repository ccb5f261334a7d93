"""View: exactly what one seat (or a spectator) may know, with the names of the map, on top of the core's Seen.

Bots and clients use it. It has no access to the state of the game; ``imagine`` makes a possible one.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from branchline import asks as ask
from branchline import payment
from branchline.actions import AnyAction
from branchline.codec import whole_actions
from branchline.core import Seen, State
from branchline.core_records import (
    NOBODY,
    Phase,
    asked_seats,
    borrowed_by,
    cards_of,
    chooses_pieces,
    chooses_tickets,
    core_seat,
)  # fmt: skip
from branchline.events import ENDINGS, Reason, mask
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import Map, Network, Progress

__all__ = ["Phase", "View", "imagine", "mask", "see"]


def see(lex: Lexicon, state: State, seat: int | None) -> View:
    """What a seat may know of a state; None is a spectator."""
    return View(lex, state.see(core_seat(seat)))


def imagine(view: View, seed: int = 0) -> State:
    """A complete state in which the seat would have this view; what it can't know is dealt at random."""
    return view.seen.imagine(seed)


class View:
    """What ``seat`` knows, by the names of the map; ``seen`` is the core's record, for fast programs."""

    def __init__(self, lex: Lexicon, seen: Seen) -> None:
        self.lex = lex
        self.seen = seen

    @property
    def map(self) -> Map:
        return self.lex.map

    def __bytes__(self) -> bytes:
        return bytes(self.seen.pack())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.map == other.map and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.map.id} for {who}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_view, (self.map, bytes(self)))

    @cached_property
    def seat(self) -> int | None:
        return None if self.seen.viewer == NOBODY else int(self.seen.viewer)

    @cached_property
    def seats(self) -> int:
        return int(self.seen.seats)

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return Phase(self.seen.phase)

    @property
    def over(self) -> bool:
        return bool(self.seen.phase == Phase.OVER)

    @property
    def ended(self) -> Reason | None:
        """Why the game ended, as in the event ``GameEnded``; None while it goes on."""
        return ENDINGS[int(self.seen.ended)]

    @property
    def setup(self) -> bool:
        return bool(self.seen.phase == Phase.SETUP)

    @property
    def turn(self) -> int:
        """The seat whose turn it is (at set-up: the seat that will begin)."""
        return int(self.seen.turn)

    @property
    def turns_left(self) -> int:
        """Turns left for all seats together once the last turns have begun; 0 before."""
        return int(self.seen.last)

    @property
    def hand(self) -> dict[str, int]:
        """The viewer's cards; a spectator has none."""
        return self.lex.counts(self.seen.hand)

    @property
    def display(self) -> tuple[str, ...]:
        """The open cards, slot by slot; an empty slot is an empty name."""
        rules = self.map.rules.display
        return self.lex.card_list(self.seen.display[: rules.train + rules.ship])

    @property
    def deck_sizes(self) -> dict[str, int]:
        return {deck: self.seen.deck_size[i] for i, deck in enumerate(self.lex.decks)}

    @property
    def discards(self) -> dict[str, int]:
        return self.lex.counts(self.seen.discards)

    @property
    def owners(self) -> dict[str, int]:
        """Claimed tracks and their seats."""
        owner = self.seen.owner
        return {name: owner[i] for i, name in enumerate(self.lex.track_ids) if owner[i] != NOBODY}

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.seen.score[: self.seats])

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.seen.winners >> seat & 1)

    @property
    def hand_sizes(self) -> tuple[dict[str, int], ...]:
        """Per seat, the number of cards from each deck."""
        sizes = self.seen.hand_size
        return tuple({d: sizes[q * 2 + i] for i, d in enumerate(self.lex.decks)} for q in range(self.seats))

    @property
    def known(self) -> tuple[dict[str, int], ...]:
        """Per seat, the cards that everybody saw it take and that it has not played."""
        rows = self.seen.known
        return tuple(self.lex.counts(cards_of(rows, q)) for q in range(self.seats))

    def _stock(self, row: tuple[int, ...]) -> tuple[dict[str, int], ...]:
        kinds = DECKS if self.map.rules.pieces.ship else DECKS[:1]
        return tuple({kind: row[q * 2 + i] for i, kind in enumerate(kinds)} for q in range(self.seats))

    @property
    def pieces(self) -> tuple[dict[str, int], ...]:
        return self._stock(self.seen.pieces)

    @property
    def box(self) -> tuple[dict[str, int], ...]:
        return self._stock(self.seen.box)

    @property
    def buildings(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """For every kind of building in the rules: per seat, the cities where it has built one."""
        rows = self.seen.buildings
        return {kind: self.lex.built(rows, kind)[: self.seats] for kind in self.map.rules.buildings}

    @property
    def unbuilt(self) -> dict[str, tuple[int, ...]]:
        """For every kind of building in the rules: per seat, the number left to build."""
        rules = self.map.rules.buildings
        return {kind: tuple(rules[kind].each - len(built) for built in row) for kind, row in self.buildings.items()}

    @property
    def tickets(self) -> tuple[tuple[str, ...], ...]:
        """Per seat, the tickets the viewer can see: its own, and everybody's when the game is over."""
        words = self.seen.tickets
        return tuple(self.lex.tickets(words[2 * q], words[2 * q + 1]) for q in range(self.seats))

    def completed(self, seat: int) -> set[str]:
        """The visible tickets of a seat that its tracks complete now."""
        return {name for name, found in self.progress(seat).items() if found.outcome != "missed"}

    def progress(self, seat: int) -> dict[str, Progress]:
        """How far the visible tickets of a seat are, and why (C-TIX-4, W-TOUR-1; at the end also E-STA-3)."""
        owners = self.owners
        own = [track for track in self.map.tracks if owners.get(track.id) == seat]
        network = Network(own, map(self.map.track, self.borrowed[seat]))
        return {name: network.progress(self.map.ticket(name)) for name in self.tickets[seat]}

    @property
    def ticket_counts(self) -> tuple[int, ...]:
        return tuple(self.seen.ticket_count[: self.seats])

    @property
    def ticket_deck_size(self) -> int:
        return int(self.seen.bag_size + self.seen.queue_size)

    @property
    def returned(self) -> tuple[str, ...]:
        """Tickets the viewer returned and whose place it still knows (or that they left the game)."""
        return self.lex.tickets(*self.seen.memory)

    @property
    def offered(self) -> tuple[str, ...]:
        """Tickets offered to the viewer now, in the order dealt."""
        if self.seat is None or not self.chooses_tickets:
            return ()
        return tuple(self.lex.ticket_ids[t] for t in self.seen.offered[: self.seen.offered_size[self.seat]])

    @property
    def chooses_tickets(self) -> bool:
        """Whether the viewer has to choose tickets now, at set-up or in a turn."""
        return self.seat is not None and chooses_tickets(self.seen, self.seat)

    @property
    def chooses_pieces(self) -> bool:
        """Whether the viewer has to choose its stock of pieces now."""
        return self.seat is not None and chooses_pieces(self.seen, self.seat)

    @property
    def keep_least(self) -> int:
        """The least number of tickets that a seat choosing now must keep."""
        rules = self.map.rules.tickets
        return rules.keep if self.setup else min(rules.draw_keep, self.seen.offered_size[self.turn])

    @property
    def asks(self) -> tuple[ask.AnyAsk, ...]:
        """The open questions, as far as the viewer may know them."""
        seen, phase = self.seen, self.phase
        if phase == Phase.SETUP:
            return tuple(self._setup_ask(seat) for seat in asked_seats(seen))
        if phase == Phase.OVER:
            return ()
        seat = self.turn
        if phase == Phase.SECOND_CARD:
            return (ask.SecondCard(seat, bool(seen.may_stop)),)
        if phase == Phase.KEEP:
            return (ask.KeepSome(seat, self.offered, seen.offered_size[seat], self.keep_least),)
        if phase == Phase.TUNNEL:
            turned = self.lex.card_list(seen.revealed[: seen.revealed_size])
            return (ask.PayExtra(seat, self.lex.track_ids[seen.pay_id], self.laid, turned, seen.extra),)
        return (ask.TakeTurn(seat),)

    def _setup_ask(self, seat: int) -> ask.AnyAsk:
        rules = self.map.rules
        if seat != self.seat:
            return ask.Waiting(seat)
        if self.chooses_pieces:
            own = rules.pieces
            return ask.ChooseStock(seat, own.choose, max(0, own.choose - own.ship), min(own.train, own.choose))
        return ask.ChooseTickets(seat, self.offered, self.keep_least)

    def legal(self) -> list[AnyAction]:
        """The viewer's legal actions, computed from the view alone."""
        return [] if self.seat is None else list(whole_actions(self.lex, imagine(self), self.seat))

    @property
    def laid(self) -> dict[str, int]:
        """The cards laid for a tunnel now."""
        if self.seen.phase != Phase.TUNNEL:
            return {}
        cost = payment.track_cost(self.lex, self.seen.pay_id)
        way = payment.Way(self.seen.pay_colour, self.seen.pay_wilds, self.seen.pay_marks)
        row = payment.way_cards(self.lex, cost, way)
        return self.lex.counts(row)

    @property
    def borrowed(self) -> tuple[tuple[str, ...], ...]:
        """Per seat, the tracks borrowed by its buildings (E-STA-3); empty before the end."""
        tracks = [borrowed_by(self.seen, seat) if self.over else [] for seat in range(self.seats)]
        return tuple(tuple(self.lex.track_ids[track] for track in own) for own in tracks)


def _view(map_: Map, data: bytes) -> View:
    from branchline.lexicon import lexicon

    lex = lexicon(map_)
    seen = Seen(lex.board)
    seen.load(data)
    return View(lex, seen)
