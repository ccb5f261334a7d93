"""Judges a whole action: the numbers for the core if it is legal, Refused with the rule otherwise.

Independent of the core's list of legal actions; a test checks that the two always agree. Never changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from branchline import actions as act
from branchline import payment
from branchline.codec import BuildRow, Position, Row, Whole, row_of
from branchline.core import State
from branchline.core_records import NOBODY, TRACK_WORDS, Phase, asked_seats
from branchline.lexicon import DECKS, Lexicon
from branchline.payment import Cost
from branchline.refusal import Refused


def judge(lex: Lexicon, state: State, seat: int, action: act.AnyAction) -> Whole:
    """The action as numbers; raise Refused with the rule that forbids it."""
    if seat not in asked_seats(state):
        raise Refused("C-ACT-1", seat=seat)
    at = Position(lex, state, seat)
    row = row_of(type(action))
    _Judge(at, row).judge(action)
    return row.encode(at, action)


class _Judge:
    """The checks for one action; each method raises Refused with the first rule broken."""

    def __init__(self, at: Position, row: Row[Any]) -> None:
        self.at = at
        self.row = row
        self.lex = at.lex
        self.state = at.state
        self.seat = at.seat
        self.phase = at.state.phase
        self.rules = at.lex.map.rules

    def judge(self, action: act.AnyAction) -> None:
        if isinstance(action, act.ChoosePieces) and not self.rules.pieces.choose:
            raise Refused("C-ACT-1", seat=self.seat)
        if isinstance(action, act.StopDrawing) and self.phase in (Phase.TURN, Phase.SECOND_CARD):
            self.stop(action)
        if not self.row.answers_phase(self.at):
            # An action in progress must be finished first, and an answer needs a question (C-ACT-1, C-ACT-2).
            raise Refused("C-ACT-1" if self.phase == Phase.TURN else "C-ACT-2", seat=self.seat)
        if check := _CHECKS.get(self.row.action):
            check(self, action)

    def feature(self, present: object) -> None:
        """Check that the action exists in this rule set (N-3, E-ACT-1, G-ACT-1)."""
        if not present:
            raise Refused(self.rules.ids.actions)

    def take(self, action: act.TakeCard) -> None:
        kind = self.lex.card(action.card)
        if kind not in self.state.display:
            raise Refused("C-DRAW-1", card=action.card)
        if kind == self.lex.wild and self.phase == Phase.SECOND_CARD:
            raise Refused("C-DRAW-4", card=action.card)
        if len(self.lex.decks) == 1:
            if action.refill is not None:
                raise Refused("C-DRAW-2", deck=action.refill)
        elif action.refill is None:
            if self.at.refills:
                raise Refused("G-DRAW-1", deck="")
        elif not self.at.has_card(self.lex.deck(action.refill)):
            raise Refused("G-DRAW-1", deck=action.refill)

    def blind(self, action: act.DrawBlind) -> None:
        if not self.at.has_card(self.lex.deck(action.deck)):
            raise Refused("C-DRAW-8", deck=action.deck)

    def draw_tickets(self, action: act.DrawTickets) -> None:
        if not self.state.bag_size + self.state.queue_size:
            raise Refused("C-TIX-1")

    def stop(self, action: act.StopDrawing) -> None:
        """Allowed only after the first card, and only if the second is optional (C-DRAW-1)."""
        if self.phase != Phase.SECOND_CARD or not self.state.may_stop:
            raise Refused("C-DRAW-1")

    def keep(self, action: act.KeepTickets) -> None:
        setup = self.phase == Phase.SETUP
        offered = self.at.offered
        kept: set[str] = set()
        for name in action.tickets:
            ticket = self.lex.map.ticket(name).id
            if ticket not in offered or ticket in kept:
                raise Refused("C-ACT-3", ticket=name)
            kept.add(ticket)
        least = min(self.rules.tickets.keep if setup else self.rules.tickets.draw_keep, len(offered))
        if len(kept) < least:
            raise Refused(self.rules.ids.setup_tickets if setup else "C-TIX-2", keep=least, kept=len(kept))

    def pieces(self, action: act.ChoosePieces) -> None:
        if not self.at.stock_fits(action.train, action.ship):
            own = self.rules.pieces
            raise Refused(self.rules.ids.setup_pieces, total=own.choose, trains=own.train, ships=own.ship)

    def claim(self, action: act.ClaimTrack) -> None:
        track = self.lex.map.track(action.track)
        index = self.lex.map.track_index[track.id]
        cards = self.cards(action.spend)
        if self.state.owner[index] != NOBODY:
            raise Refused("C-CLAIM-1", track=track.id)
        if not self.state.open[self.seat * TRACK_WORDS + index // 64] >> index % 64 & 1:
            own = self.state.owner[self.twin(index)] == self.seat
            raise Refused("C-CLAIM-6" if own else "C-CLAIM-7", track=track.id)
        left = self.state.pieces[self.seat * 2 + DECKS.index(track.kind)]
        cost = payment.track_cost(self.lex, index)
        rule = None if self.at.read(cost, action.spend) else self.wrong_cards(cost, cards)
        if rule is None and left < track.length:
            raise Refused("C-CLAIM-4", track=track.id, needed=track.length, left=left)
        about = {"cards": 2 * track.length} if track.pair else {}
        self.pay(cards, rule, track=track.id, length=track.length, colour=track.colour, **about)

    def twin(self, index: int) -> int:
        """The other track of a double."""
        double = self.lex.map.tracks[index].double
        return next(i for i, t in enumerate(self.lex.map.tracks) if t.double == double and i != index)

    def build(self, action: act.Build) -> None:
        assert isinstance(self.row, BuildRow)
        row, building = self.row, self.row.building
        limit = row.limit(self.at)
        self.feature(limit)
        city = row.index(self.lex, action)
        cards = self.cards(action.spend)
        if row.taken(self.at, city) or row.count(self.at) >= limit or not row.site(self.at, city):
            raise Refused(building.site_rule, city=action.city)
        cost = row.costs(self.at)[city]
        rule = None if self.at.read(cost, action.spend) else building.cost_rule
        self.pay(cards, rule, city=action.city, cards=cost.size)

    def exchange(self, action: act.ExchangePieces) -> None:
        self.feature(self.rules.exchange)
        if action.take not in DECKS:
            raise Refused("G-EXC-1", take=action.take, count=action.count)
        most = self.at.most_exchanged(DECKS.index(action.take))
        if not 1 <= action.count <= most:
            raise Refused("G-EXC-1", take=action.take, count=action.count, most=most)

    def extra(self, action: act.PayTunnel) -> None:
        cards = self.cards(action.spend)
        cost = payment.extra_cost(self.state.extra, self.state.pay_colour)
        rule = None
        if self.at.read(cost, action.spend) is None:
            rule = "E-TUN-3" if cost.wilds_only else "E-TUN-2"
        self.pay(cards, rule, extra=cost.size)

    def pass_(self, action: act.Pass) -> None:
        if self.state.legal(self.seat) != [self.row.first]:
            raise Refused("C-TURN-2")

    def cards(self, spend: Mapping[str, int]) -> list[int]:
        """Cards as counts by kind; a negative count is refused, since a payment can't return cards."""
        for name, count in spend.items():
            if count < 0:
                raise Refused("C-ACT-3", card=name)
        return self.lex.row(spend)

    def pay(self, laid: Sequence[int], rule: str | None, **about: object) -> None:
        """Refuse the payment if ``rule`` forbids it or the cards are not in the hand (C-ACT-3)."""
        if rule is not None:
            raise Refused(rule, **about)
        hand = self.at.hand
        for i, name in enumerate(self.lex.cards):
            if laid[i] > hand[i]:
                raise Refused("C-ACT-3", card=name)

    def wrong_cards(self, cost: Cost, row: Sequence[int]) -> str:
        """The rule broken by cards that don't pay for a track."""
        used = [i for i, count in enumerate(row) if count]
        coloured = [i for i in used if i != self.lex.wild]
        deck = DECKS.index("ship" if cost.form == "ship" else "train")
        if any(self.lex.deck_of(i) != deck for i in coloured):
            return "G-CLAIM-1"
        if cost.form == "pairs":
            return "W-PAIR-1"
        colours = {self.colour(i) for i in coloured}
        if len(colours) > 1 or (colours and cost.colour < self.lex.colours and colours != {cost.colour}):
            return "C-CLAIM-2"
        if cost.form == "ship":
            return "G-CLAIM-2"
        return "E-FER-1" if sum(row) == cost.size and row[self.lex.wild] < cost.wilds else "C-CLAIM-2"

    def colour(self, kind: int) -> int:
        return kind if kind < self.lex.wild else (kind - 1) % self.lex.colours


_CHECKS: dict[type[act.Action], Callable[[_Judge, Any], None]] = {
    act.TakeCard: _Judge.take,
    act.DrawBlind: _Judge.blind,
    act.DrawTickets: _Judge.draw_tickets,
    act.KeepTickets: _Judge.keep,
    act.ClaimTrack: _Judge.claim,
    act.PayTunnel: _Judge.extra,
    **dict.fromkeys(act.BUILDS.values(), _Judge.build),
    act.ChoosePieces: _Judge.pieces,
    act.ExchangePieces: _Judge.exchange,
    act.Pass: _Judge.pass_,
}  # an action that is not listed is legal whenever it answers what is asked
