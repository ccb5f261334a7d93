"""A recorded action as numbers, without judging it: only what could not physically happen is an error.

A rule mended later must not break an old game; a card nobody holds would break the core.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    TUNNEL,
    TURN,
)  # fmt: skip
from branchline.game.judge import Whole
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import BUILDING_INDEX, BUILDINGS
from branchline.payment import Cost


class Impossible(ValueError):
    """Something that could not happen at any table."""


def whole_of(lex: Lexicon, state: State, seat: int, action: act.AnyAction) -> Whole:
    """The numbers of an action that was once played."""
    if not 0 <= seat < state.seats or state.phase == OVER or (state.phase != SETUP and state.turn != seat):
        raise Impossible(f"seat {seat} is not asked")
    phases = _phases(action)
    if state.phase not in phases or (state.phase == SETUP and not state.ask[seat]):
        raise Impossible(f"{action} does not answer what is asked")
    return _Forced(lex, state, seat).whole(action)


def _phases(action: act.AnyAction) -> tuple[int, ...]:
    match action:
        case act.TakeCard() | act.DrawBlind():
            return (TURN, SECOND)
        case act.KeepTickets():
            return (SETUP, KEEP)
        case act.ChoosePieces():
            return (SETUP,)
        case act.PayTunnel() | act.DeclineTunnel():
            return (TUNNEL,)
        case act.StopDrawing():
            return (SECOND,)
        case _:
            return (TURN,)


class _Forced:
    def __init__(self, lex: Lexicon, state: State, seat: int) -> None:
        self.lex = lex
        self.state = state
        self.seat = seat

    def whole(self, action: act.AnyAction) -> Whole:
        lex, state, seat = self.lex, self.state, self.seat
        match action:
            case act.TakeCard():
                kind = lex.card(action.card)
                self.demand(kind in state.display, "the card does not lie in the display")
                return Whole(A_TAKE + kind, lex.deck(action.refill) if action.refill else 0)
            case act.DrawBlind():
                deck = lex.deck(action.deck)
                self.demand(state.deck_size[deck] + state.discards_size[deck] > 0, "the deck is empty")
                return Whole(A_BLIND + deck)
            case act.DrawTickets():
                return Whole(A_TICKETS)
            case act.KeepTickets():
                return self.keep(action)
            case act.ChoosePieces():
                own = lex.map.rules.pieces
                fits = action.train <= own.train and action.ship <= own.ship and state.ask[seat] == ASK_PIECES
                self.demand(fits and action.train + action.ship == own.choose, "these pieces can't be chosen")
                return Whole(A_PIECES + action.train)
            case act.ClaimTrack():
                index = lex.map.track_index[lex.map.track(action.track).id]
                self.demand(state.owner[index] == NONE, "the track has an owner")
                kind = DECKS.index(lex.map.tracks[index].kind)
                enough = state.pieces[seat * 2 + kind] >= lex.map.tracks[index].length
                self.demand(enough, "too few pieces")
                return Whole(A_CLAIM + index, *self.way(payment.track_cost(lex, index), lex.row(action.spend)))
            case act.PayTunnel():
                way = self.way(payment.extra_cost(state.extra, state.pay_colour), lex.row(action.spend))
                return Whole(A_WILDS + way.wilds, 0, 0, way.marks)
            case act.DeclineTunnel():
                return Whole(A_DECLINE)
            case act.StopDrawing():
                return Whole(A_STOP)
            case act.BuildStation() | act.BuildHarbour():
                return self.build(action)
            case act.ExchangePieces():
                return self.exchange(action)
            case _:
                return Whole(A_PASS)

    def demand(self, holds: bool, why: str) -> None:
        if not holds:
            raise Impossible(why)

    def keep(self, action: act.KeepTickets) -> Whole:
        size = self.state.offered_size[self.seat]
        offered = [self.lex.ticket_ids[t] for t in self.state.offered[self.seat * OFFER : self.seat * OFFER + size]]
        self.demand(set(action.tickets) <= set(offered), "a ticket was not offered")
        asked = self.state.phase != SETUP or self.state.ask[self.seat] == ASK_TICKETS
        self.demand(asked, "no tickets are to be chosen")
        return Whole(A_KEEP + sum(1 << i for i, name in enumerate(offered) if name in action.tickets))

    def way(self, cost: Cost, row: Sequence[int]) -> payment.Way:
        hand = self.state.hand[self.seat * KINDS : self.seat * KINDS + len(row)]
        self.demand(all(0 <= n <= have for n, have in zip(row, hand, strict=True)), "the cards are not in the hand")
        way = payment.read(self.lex, cost, row)
        if way is None:
            raise Impossible("the cards are no payment")
        return way

    def build(self, action: act.Build) -> Whole:
        city = self.lex.map.city_index[self.lex.map.city(action.city).id]
        kind = BUILDING_INDEX[action.building]
        built = self.state.buildings[kind :: len(BUILDINGS)]
        limit = self.lex.map.rules.buildings.get(action.building)
        count = built[self.seat].bit_count()
        self.demand(limit is not None and count < limit.each, "there is nothing left to build")
        self.demand(not any(cities >> city & 1 for cities in built), "the city has one already")
        way = self.way(payment.building_cost(BUILDINGS[kind], count), self.lex.row(action.spend))
        return Whole(A_BUILD + kind * CITIES + city, *way)

    def exchange(self, action: act.ExchangePieces) -> Whole:
        self.demand(action.take in DECKS, "no such kind of piece")
        kind = DECKS.index(action.take)
        fits = action.count <= min(self.state.box[self.seat * 2 + kind], self.state.pieces[self.seat * 2 + 1 - kind])
        self.demand(fits, "too few pieces")
        return Whole(A_EXCHANGE + kind, action.count)
