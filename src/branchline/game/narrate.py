"""Turns the core's log into events, in order, with secrets marked by their owner; also lists the draws.

Knows how to report what happened; contains no rules and changes no state.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline import actions as act
from branchline import events as ev
from branchline import payment
from branchline.core import State
from branchline.core.codes import (
    L_BLIND,
    L_CLAIMED,
    L_DEAL,
    L_FILL,
    L_FLUSH,
    L_LAST,
    L_OVER,
    L_SETUP,
    L_SHUFFLE,
    L_TAKEN,
    L_TICKET,
    L_TURN,
    L_TURNUP,
    TICKET_STREAM,
)  # fmt: skip
from branchline.core_records import Phase, borrowed_by, offered_to
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import Network

Log = list[tuple[int, int, int]]
Chance = tuple[list[int], list[int], list[int]]


def chance(lex: Lexicon, log: Log) -> Chance:
    """The random draws in a log: train cards, ship cards, tickets, each in the order drawn."""
    found: Chance = ([], [], [])
    for code, a, b in log:
        if code in (L_DEAL, L_FILL, L_BLIND):
            found[lex.deck_of(b)].append(b)
        elif code == L_TICKET:
            found[TICKET_STREAM].append(b)
        elif code == L_TURNUP:
            found[lex.deck_of(a)].append(a)
    return found


def tell_deal(lex: Lexicon, state: State, log: Log) -> list[ev.AnyEvent]:
    """The events of the set-up, up to the first question."""
    told: list[ev.AnyEvent] = []
    for seat in range(state.seats):
        dealt = lex.card_list(b for code, a, b in log if code == L_DEAL and a == seat)
        told.append(ev.CardsDealt(seat, ev.Secret(seat, dealt), len(dealt)))
    told.append(ev.DisplayDealt(lex.card_list(state.display[: _slots(lex)])))
    for seat in range(state.seats):
        offered = tuple(lex.ticket_ids[b] for code, a, b in log if code == L_TICKET and a == seat)
        told.append(ev.TicketsOffered(seat, ev.Secret(seat, offered), len(offered)))
    return told


def _slots(lex: Lexicon) -> int:
    return lex.map.rules.display.train + lex.map.rules.display.ship


class Teller:
    """Makes the events of one whole action of a seat from the states before and after it."""

    def __init__(self, lex: Lexicon, seat: int, before: State, after: State) -> None:
        self.lex = lex
        self.seat = seat
        self.before = before
        self.after = after
        self.told: list[ev.AnyEvent] = []

    def tell(self, action: act.AnyAction, log: Log) -> list[ev.AnyEvent]:
        self.head(action)
        turned = [a for code, a, _ in log if code == L_TURNUP]
        for code, a, b in log:
            if code == L_TURNUP:
                if turned:
                    self.tunnel(action, turned)
                    turned = []
            else:
                self.entry(code, a, b, action)
        return self.told

    def head(self, action: act.AnyAction) -> None:
        """Add the event of an action that has no entry in the log."""
        seat = self.seat
        match action:
            case act.KeepTickets():
                self.kept(action)
            case act.ChoosePieces():
                stock = {"train": action.train, "ship": action.ship}
                self.told.append(ev.StartPiecesChosen(seat, ev.Secret(seat, stock)))
            case act.DeclineTunnel():
                track = self.before.pay_id
                self.told.append(ev.TunnelDeclined(seat, self.lex.track_ids[track], self.laid()))
            case act.Build():
                self.told.append(ev.BUILT[action.building](seat, action.city, action.spend))
            case act.ExchangePieces():
                gave = DECKS[1 - DECKS.index(action.take)]
                rules = self.lex.map.rules.exchange
                cost = action.count * (rules.cost if rules else 0)
                self.told.append(ev.PiecesExchanged(seat, action.take, gave, action.count, cost))
            case act.StopDrawing():
                self.told.append(ev.DrawingStopped(seat))
            case act.Pass():
                self.told.append(ev.Passed(seat))
            case act.DrawTickets():
                names = tuple(self.lex.ticket_ids[ticket] for ticket in offered_to(self.after, seat))
                self.told.append(ev.TicketsOffered(seat, ev.Secret(seat, names), len(names)))

    def kept(self, action: act.KeepTickets) -> None:
        seat = self.seat
        if self.before.phase != Phase.KEEP:
            self.told.append(ev.StartTicketsChosen(seat, ev.Secret(seat, action.tickets)))
            return
        offered = [self.lex.ticket_ids[ticket] for ticket in offered_to(self.before, seat)]
        kept = tuple(name for name in offered if name in action.tickets)
        rest = tuple(name for name in offered if name not in action.tickets)
        self.told.append(ev.TicketsKept(seat, ev.Secret(seat, kept), ev.Secret(seat, rest), len(kept), len(rest)))

    def laid(self) -> dict[str, int]:
        """The cards laid for the tunnel."""
        cost = payment.track_cost(self.lex, self.before.pay_id)
        way = payment.Way(self.before.pay_colour, self.before.pay_wilds, self.before.pay_marks)
        return self.lex.counts(payment.way_cards(self.lex, cost, way))

    def tunnel(self, action: act.AnyAction, turned: list[int]) -> None:
        if isinstance(action, act.ClaimTrack):
            cards = self.lex.card_list(turned)
            extra = self.after.extra
            self.told.append(ev.TunnelTurnedUp(self.seat, action.track, action.spend, cards, extra))

    def entry(self, code: int, a: int, b: int, action: act.AnyAction) -> None:
        lex = self.lex
        if code == L_TAKEN:
            self.told.append(ev.CardTaken(self.seat, lex.cards[b], a))
        elif code == L_BLIND:
            self.told.append(ev.CardDrawn(self.seat, DECKS[a], ev.Secret(self.seat, lex.cards[b])))
        elif code == L_FILL:
            self.told.append(ev.DisplayFilled(a, lex.cards[b]))
        elif code == L_FLUSH:
            self.told.append(ev.DisplayFlushed())
        elif code == L_SHUFFLE:
            self.told.append(ev.DeckReshuffled(DECKS[a], b))
        elif code == L_CLAIMED:
            self.claimed(a, action)
        elif code == L_SETUP:
            self.setup_ended(a)
        elif code == L_LAST:
            self.told.append(ev.LastTurnsBegan(a, lex.map.rules.end.turns))
        elif code == L_TURN:
            self.told.append(ev.TurnBegan(a))
        elif code == L_OVER:
            self.ended()

    def claimed(self, index: int, action: act.AnyAction) -> None:
        spend: dict[str, int] = {}
        if isinstance(action, act.PayTunnel):
            spend = self.laid()
        if isinstance(action, act.ClaimTrack | act.PayTunnel):
            for name, count in action.spend.items():
                if count:
                    spend[name] = spend.get(name, 0) + count
        track = self.lex.map.tracks[index]
        points = self.lex.map.rules.points[track.length]
        self.told.append(ev.TrackClaimed(self.seat, track.id, spend, points))

    def setup_ended(self, start: int) -> None:
        state = self.after
        kept = tuple((state.tickets[2 * q] | state.tickets[2 * q + 1] << 64).bit_count() for q in range(state.seats))
        kinds = DECKS if self.lex.map.rules.pieces.ship else DECKS[:1]
        stocks = tuple({kind: state.pieces[q * 2 + i] for i, kind in enumerate(kinds)} for q in range(state.seats))
        self.told.append(ev.SetupEnded(kept, stocks, start))

    def ended(self) -> None:
        state = self.after
        totals = tuple(state.score[: state.seats])
        winners = tuple(q for q in range(state.seats) if state.winners >> q & 1)
        tickets = tuple(self.lex.tickets(state.tickets[2 * q], state.tickets[2 * q + 1]) for q in range(state.seats))
        reason = ev.ENDINGS[state.ended]
        assert reason is not None, "a game that is over has ended for a reason"
        self.told.append(ev.GameEnded(totals, winners, tickets, reason, self.tours(tickets)))

    def tours(self, tickets: Sequence[Sequence[str]]) -> dict[str, ev.TourOutcome]:
        """The outcome of every tour, given the tickets of each seat."""
        map_ = self.lex.map
        found: dict[str, ev.TourOutcome] = {}
        for seat, held in enumerate(tickets):
            tours = [ticket for ticket in map(map_.ticket, held) if ticket.in_order is not None]
            if tours:
                own = [track for track, owner in zip(map_.tracks, self.after.owner, strict=False) if owner == seat]
                network = Network(own, [map_.tracks[track] for track in borrowed_by(self.after, seat)])
                found |= {tour.id: network.outcome(tour) for tour in tours}
        return found
