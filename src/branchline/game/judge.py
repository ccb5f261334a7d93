"""The judge: is this whole action allowed now? If not, which rule forbids it; if so, the numbers the core needs.

Written apart from the core's list of legal actions; a law test shows that the two always agree. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from branchline import actions as act
from branchline import payment
from branchline.core import State
from branchline.core.codes import (
    A_BLIND,
    A_BUILD,
    A_CLAIM,
    A_DECLINE,
    A_EXCHANGE,
    A_KEEP,
    A_PASS,
    A_PIECES,
    A_STOP,
    A_TAKE,
    A_TICKETS,
    A_WILDS,
    ANY,
    ASK_PIECES,
    ASK_TICKETS,
    CITIES,
    KEEP,
    KINDS,
    NONE,
    OFFER,
    OVER,
    SECOND,
    SETUP,
    SHIP,
    TRAIN,
    TUNNEL,
    TURN,
    WORDS,
)  # fmt: skip
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import BUILDING_INDEX, BUILDINGS
from branchline.payment import Cost, Way
from branchline.refusal import Refused


class Whole(NamedTuple):
    """A whole action as the core's ``do`` takes it."""

    code: int
    x: int = 0
    y: int = 0
    z: int = 0


def judge(lex: Lexicon, state: State, seat: int, action: act.AnyAction) -> Whole:
    """The action as numbers, or Refused with the rule that forbids it."""
    phase = state.phase
    if not 0 <= seat < state.seats or phase == OVER:
        raise Refused("C-ACT-1", seat=seat)
    if (state.ask[seat] == 0) if phase == SETUP else (state.turn != seat):
        raise Refused("C-ACT-1", seat=seat)
    return _Judge(lex, state, seat, phase).judge(action)


class _Judge:
    def __init__(self, lex: Lexicon, state: State, seat: int, phase: int) -> None:
        self.lex = lex
        self.state = state
        self.seat = seat
        self.phase = phase
        self.rules = lex.map.rules

    def judge(self, action: act.AnyAction) -> Whole:
        match action:
            case act.TakeCard():
                self.needs(TURN, SECOND)
                return self.take(action)
            case act.DrawBlind():
                self.needs(TURN, SECOND)
                return self.blind(action)
            case act.KeepTickets():
                return self.keep(action)
            case act.ChoosePieces():
                return self.pieces(action)
            case act.PayTunnel():
                self.needs(TUNNEL)
                return self.extra(action)
            case act.DeclineTunnel():
                self.needs(TUNNEL)
                return Whole(A_DECLINE)
            case act.StopDrawing():
                self.needs(TURN, SECOND)
                if self.phase == TURN or not self.state.may_stop:
                    raise Refused("C-DRAW-1")
                return Whole(A_STOP)
            case _:
                self.needs(TURN)
                return self.turn(action)

    def turn(self, action: act.AnyAction) -> Whole:
        match action:
            case act.DrawTickets():
                if not self.state.bag_size + self.state.queue_size:
                    raise Refused("C-TIX-1")
                return Whole(A_TICKETS)
            case act.ClaimTrack():
                return self.claim(action)
            case act.Build():
                return self.build(action)
            case act.ExchangePieces():
                return self.exchange(action)
            case _:
                if self.state.legal(self.seat) != [A_PASS]:
                    raise Refused("C-TURN-2")
                return Whole(A_PASS)

    def needs(self, *phases: int) -> None:
        """The action answers one of these questions, and it is the one asked."""
        if self.phase not in phases:
            # What has been begun comes first; an answer to a question nobody put has no place (C-ACT-1, C-ACT-2).
            raise Refused("C-ACT-1" if self.phase == TURN else "C-ACT-2", seat=self.seat)

    def feature(self, present: object) -> None:
        """N-3, E-ACT-1, G-ACT-1: the action exists in this rule set."""
        if present is None:
            raise Refused(self.rules.ids.actions)

    def hand(self) -> tuple[int, ...]:
        return tuple(self.state.hand[self.seat * KINDS : self.seat * KINDS + len(self.lex.cards)])

    def has(self, deck: int) -> bool:
        return bool(self.state.deck_size[deck] or self.state.discards_size[deck])

    def take(self, action: act.TakeCard) -> Whole:
        kind = self.lex.card(action.card)
        if kind not in self.state.display:
            raise Refused("C-DRAW-1", card=action.card)
        if kind == self.lex.wild and self.phase == SECOND:
            raise Refused("C-DRAW-4", card=action.card)
        if len(self.lex.decks) == 1:
            if action.refill is not None:
                raise Refused("C-DRAW-2", deck=action.refill)
            return Whole(A_TAKE + kind)
        if action.refill is None:
            if self.has(TRAIN) or self.has(SHIP):
                raise Refused("G-DRAW-1", deck="")
            return Whole(A_TAKE + kind)
        deck = self.lex.deck(action.refill)
        if not self.has(deck):
            raise Refused("G-DRAW-1", deck=action.refill)
        return Whole(A_TAKE + kind, deck)

    def blind(self, action: act.DrawBlind) -> Whole:
        deck = self.lex.deck(action.deck)
        if not self.has(deck):
            raise Refused("C-DRAW-8", deck=action.deck)
        return Whole(A_BLIND + deck)

    def keep(self, action: act.KeepTickets) -> Whole:
        setup = self.phase == SETUP
        if setup and self.state.ask[self.seat] != ASK_TICKETS:
            raise Refused("C-ACT-2", seat=self.seat)
        if not setup:
            self.needs(KEEP)
        size = self.state.offered_size[self.seat]
        offered = self.state.offered[self.seat * OFFER : self.seat * OFFER + size]
        chosen = 0
        for name in action.tickets:
            ticket = self.lex.map.ticket(name)
            index = self.lex.map.ticket_index[ticket.id]
            if index not in offered or chosen >> offered.index(index) & 1:
                raise Refused("C-ACT-3", ticket=name)
            chosen |= 1 << offered.index(index)
        least = self.rules.tickets.keep if setup else self.rules.tickets.draw_keep
        if chosen.bit_count() < min(least, size):
            rule = self.rules.ids.setup_tickets if setup else "C-TIX-2"
            raise Refused(rule, keep=min(least, size), kept=chosen.bit_count())
        return Whole(A_KEEP + chosen)

    def pieces(self, action: act.ChoosePieces) -> Whole:
        if not self.rules.pieces.choose:
            raise Refused("C-ACT-1", seat=self.seat)
        if self.phase != SETUP:
            raise Refused("C-ACT-1" if self.phase == TURN else "C-ACT-2", seat=self.seat)
        if self.state.ask[self.seat] != ASK_PIECES:
            raise Refused("C-ACT-2", seat=self.seat)
        own = self.rules.pieces
        fits = 0 <= action.train <= own.train and 0 <= action.ship <= own.ship
        if not fits or action.train + action.ship != own.choose:
            raise Refused("G-SET-5", total=own.choose, trains=own.train, ships=own.ship)
        return Whole(A_PIECES + action.train)

    def claim(self, action: act.ClaimTrack) -> Whole:
        track = self.lex.map.track(action.track)
        index = self.lex.map.track_index[track.id]
        row = self.lex.row(_counted(action.spend))
        if self.state.owner[index] != NONE:
            raise Refused("C-CLAIM-1", track=track.id)
        if not self.state.open[self.seat * WORDS + index // 64] >> index % 64 & 1:
            own = self.state.owner[self.state_twin(index)] == self.seat
            raise Refused("C-CLAIM-6" if own else "C-CLAIM-7", track=track.id)
        left = self.state.pieces[self.seat * 2 + DECKS.index(track.kind)]
        cost = payment.track_cost(self.lex, index)
        rule = self.wrong_cards(cost, row)
        if rule is None and left < track.length:
            raise Refused("C-CLAIM-4", track=track.id, needed=track.length, left=left)
        way = self.settle(cost, row, rule, track=track.id, length=track.length, colour=track.colour)
        return Whole(A_CLAIM + index, *way)

    def state_twin(self, index: int) -> int:
        double = self.lex.map.tracks[index].double
        return next(i for i, t in enumerate(self.lex.map.tracks) if t.double == double and i != index)

    def build(self, action: act.Build) -> Whole:
        rules = self.rules.buildings.get(action.building)
        self.feature(rules)
        kind = BUILDING_INDEX[action.building]
        row = BUILDINGS[kind]
        city = self.lex.map.city_index[self.lex.map.city(action.city).id]
        cards = self.lex.row(_counted(action.spend))
        built = self.state.buildings[kind :: len(BUILDINGS)]
        count = built[self.seat].bit_count()
        site = self.lex.map.cities[city].port or not row.ports_only
        touched = self.state.touched[self.seat] >> city & 1 or not row.touch
        taken = any(cities >> city & 1 for cities in built)
        if not site or not touched or taken or (rules and count >= rules.each):
            raise Refused(row.site_rule, city=action.city)
        cost = payment.building_cost(row, count)
        rule = None if payment.read(self.lex, cost, cards) else row.cost_rule
        way = self.settle(cost, cards, rule, city=action.city, cards=cost.size)
        return Whole(A_BUILD + kind * CITIES + city, *way)

    def exchange(self, action: act.ExchangePieces) -> Whole:
        self.feature(self.rules.exchange)
        if action.take not in DECKS:
            raise Refused("G-EXC-1", take=action.take, count=action.count)
        kind = DECKS.index(action.take)
        most = min(self.state.box[self.seat * 2 + kind], self.state.pieces[self.seat * 2 + 1 - kind])
        if not 1 <= action.count <= most:
            raise Refused("G-EXC-1", take=action.take, count=action.count, most=most)
        return Whole(A_EXCHANGE + kind, action.count)

    def extra(self, action: act.PayTunnel) -> Whole:
        row = self.lex.row(_counted(action.spend))
        colour = self.state.pay_colour
        cost = payment.extra_cost(self.state.extra, colour)
        rule = None
        if payment.read(self.lex, cost, row) is None:
            rule = "E-TUN-3" if colour == ANY else "E-TUN-2"
        way = self.settle(cost, row, rule, extra=cost.size)
        return Whole(A_WILDS + way.wilds, 0, 0, way.marks)

    def settle(self, cost: Cost, row: Sequence[int], rule: str | None, **about: object) -> Way:
        """The cards as a payment, if no rule forbids them and they are in the hand (C-ACT-3)."""
        if rule is not None:
            raise Refused(rule, **about)
        hand = self.hand()
        missing = [name for i, name in enumerate(self.lex.cards) if row[i] > hand[i]]
        if missing:
            raise Refused("C-ACT-3", card=missing[0])
        way = payment.read(self.lex, cost, row)
        if way is None:
            raise AssertionError("a payment without fault that can't be read")
        return way

    def wrong_cards(self, cost: Cost, row: Sequence[int]) -> str | None:
        """The rule these cards break as the price of a track, or None."""
        if payment.read(self.lex, cost, row):
            return None
        used = [i for i, count in enumerate(row) if count]
        coloured = [i for i in used if i != self.lex.wild]
        kind = SHIP if cost.form == "ship" else TRAIN
        if any(self.lex.deck_of(i) != kind for i in coloured):
            return "G-CLAIM-1"
        colours = {self.colour(i) for i in coloured}
        if len(colours) > 1 or (colours and cost.colour < self.lex.colours and colours != {cost.colour}):
            return "C-CLAIM-2"
        if cost.form == "ship":
            return "G-CLAIM-2"
        return "E-FER-1" if sum(row) == cost.size and row[self.lex.wild] < cost.wilds else "C-CLAIM-2"

    def colour(self, kind: int) -> int:
        return kind if kind < self.lex.wild else (kind - 1) % self.lex.colours


def _counted(spend: Mapping[str, int]) -> Mapping[str, int]:
    """Numbers of cards are not negative: a payment can't give cards back."""
    if any(count < 0 for count in spend.values()):
        raise Refused("C-ACT-3", card=next(name for name, count in spend.items() if count < 0))
    return spend
