"""The rows of the codec: how each kind of action is encoded as numbers and decoded.

A row does not know what is legal: an illegal action may be encoded too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar, cast

from branchline import actions as act
from branchline import payment
from branchline.codec.position import NoCode, Position, Whole
from branchline.core.codes import SETUP
from branchline.core_records import cards_of
from branchline.lexicon import DECKS, Lexicon
from branchline.payment import Cost, Way

A = TypeVar("A", bound=act.Action)
B = TypeVar("B", bound=act.Build)


class Row(Generic[A]):
    """A kind of action: its class, its codes, the phases it answers, and at set-up the question it answers.
    The base class is the row of an action without fields."""

    def __init__(self, action: type[A], first: int, size: int, phases: tuple[int, ...], ask: int = 0) -> None:
        self.action = action
        self.first = first
        self.codes = range(first, first + size)
        self.phases = phases
        self.ask = ask

    def answers_phase(self, at: Position) -> bool:
        """Whether an action of this kind answers what the seat is asked now."""
        phase = at.state.phase
        return phase in self.phases and (phase != SETUP or at.state.ask[at.seat] == self.ask)

    def encode(self, at: Position, action: A) -> Whole:
        """Encode an action; raise NoCode or UnknownName if that is impossible."""
        return Whole(self.first)

    def decode(self, at: Position, whole: Whole) -> A:
        """Decode the numbers of an action."""
        return self.action()

    def wholes(self, at: Position, code: int) -> Iterable[Whole]:
        """All whole actions that start with a legal code, as numbers."""
        return (Whole(code),)

    def actions(self, at: Position, code: int) -> Iterable[A]:
        """All whole actions that start with a legal code."""
        return [self.decode(at, whole) for whole in self.wholes(at, code)]

    def decode_path(self, at: Position, codes: Sequence[int]) -> A | None:
        """Decode a path through the core's sub-steps, if its codes alone don't say what the action is."""
        return None


class TakeCardRow(Row[act.TakeCard]):
    def encode(self, at: Position, action: act.TakeCard) -> Whole:
        return Whole(self.first + at.lex.card(action.card), at.lex.deck(action.refill) if action.refill else 0)

    def decode(self, at: Position, whole: Whole) -> act.TakeCard:
        return act.TakeCard(at.lex.cards[whole.code - self.first], DECKS[whole.x] if at.refills else None)

    def wholes(self, at: Position, code: int) -> Iterable[Whole]:
        return [Whole(code, DECKS.index(deck)) for deck in at.refills] or [Whole(code)]


class DrawBlindRow(Row[act.DrawBlind]):
    def encode(self, at: Position, action: act.DrawBlind) -> Whole:
        return Whole(self.first + at.lex.deck(action.deck))

    def decode(self, at: Position, whole: Whole) -> act.DrawBlind:
        return act.DrawBlind(DECKS[whole.code - self.first])


class KeepTicketsRow(Row[act.KeepTickets]):
    """The code is a set of the tickets offered, as bits."""

    def encode(self, at: Position, action: act.KeepTickets) -> Whole:
        offered = at.offered
        if not set(action.tickets) <= set(offered):
            raise NoCode("a ticket was not offered")
        return Whole(self.first + sum(1 << i for i, name in enumerate(offered) if name in action.tickets))

    def decode(self, at: Position, whole: Whole) -> act.KeepTickets:
        chosen = whole.code - self.first
        return act.KeepTickets(tuple([name for i, name in enumerate(at.offered) if chosen >> i & 1]))


class ChoosePiecesRow(Row[act.ChoosePieces]):
    def encode(self, at: Position, action: act.ChoosePieces) -> Whole:
        if not at.stock_fits(action.train, action.ship):
            raise NoCode("these pieces can't be chosen")
        return Whole(self.first + action.train)

    def decode(self, at: Position, whole: Whole) -> act.ChoosePieces:
        trains = whole.code - self.first
        return act.ChoosePieces(trains, at.lex.map.rules.pieces.choose - trains)


class ExchangePiecesRow(Row[act.ExchangePieces]):
    def encode(self, at: Position, action: act.ExchangePieces) -> Whole:
        if action.take not in DECKS:
            raise NoCode("no such kind of piece")
        return Whole(self.first + DECKS.index(action.take), action.count)

    def decode(self, at: Position, whole: Whole) -> act.ExchangePieces:
        return act.ExchangePieces(DECKS[whole.code - self.first], whole.x)

    def wholes(self, at: Position, code: int) -> Iterable[Whole]:
        return [Whole(code, count) for count in range(1, at.most_exchanged(code - self.first) + 1)]


class PayTunnelRow(Row[act.PayTunnel]):
    """A tunnel's extra payment: the code is the number of wilds; the colour was chosen with the claim."""

    def cost(self, at: Position) -> Cost:
        return payment.extra_cost(at.state.extra, at.state.pay_colour)

    def encode(self, at: Position, action: act.PayTunnel) -> Whole:
        way = at.way(self.cost(at), action.spend)
        return Whole(self.first + way.wilds, 0, 0, way.marks)

    def decode(self, at: Position, whole: Whole) -> act.PayTunnel:
        way = Way(at.state.pay_colour, whole.code - self.first, whole.z)
        return act.PayTunnel(at.spend(self.cost(at), way))

    def wholes(self, at: Position, code: int) -> Iterable[Whole]:
        ways = at.payments.ways(self.cost(at))
        return [Whole(code, 0, 0, way.marks) for way in ways if way.wilds == code - self.first]


class PaidRow(Row[A]):
    """An action that names a target and the cards that pay for it; x, y and z are the payment."""

    one_cost = False  # whether all targets cost the same

    def names(self, lex: Lexicon) -> Sequence[str]:
        """The possible targets, in the order of the codes."""
        raise NotImplementedError

    def index(self, lex: Lexicon, action: A) -> int:
        """The index of the action's target."""
        raise NotImplementedError

    def costs(self, at: Position) -> Sequence[Cost]:
        """The cost of each target for the seat now."""
        raise NotImplementedError

    def encode(self, at: Position, action: A) -> Whole:
        index = self.index(at.lex, action)
        return Whole(self.first + index, *at.way(self.costs(at)[index], cast(Any, action).spend))

    def decode(self, at: Position, whole: Whole) -> A:
        index = whole.code - self.first
        spend = at.spend(self.costs(at)[index], Way(*whole[1:]))
        return self.action(self.names(at.lex)[index], spend)

    def wholes(self, at: Position, code: int) -> Iterable[Whole]:
        return (Whole(code, *way) for way in at.payments.ways(self.costs(at)[code - self.first]))

    def actions(self, at: Position, code: int) -> Iterable[A]:
        """Like decoding ``wholes``, but the payments of equal costs are computed only once."""
        index = code - self.first
        name, kind = self.names(at.lex)[index], self.action
        return [kind(name, spend) for spend in at.payments.spends(self.costs(at)[index])]


class ClaimTrackRow(PaidRow[act.ClaimTrack]):
    def names(self, lex: Lexicon) -> Sequence[str]:
        return lex.track_ids

    def index(self, lex: Lexicon, action: act.ClaimTrack) -> int:
        return lex.map.track_index[lex.map.track(action.track).id]

    def costs(self, at: Position) -> Sequence[Cost]:
        return payment.track_costs(at.lex)

    def decode_path(self, at: Position, codes: Sequence[int]) -> act.ClaimTrack | None:
        """The colours of a payment in pairs are laid one after the other: see what has left the hand (W-PAIR-1)."""
        index = codes[0] - self.first
        if self.costs(at)[index].form != "pairs":
            return None
        after = at.state.clone()
        for code in codes:
            after.apply(code, at.seat)
        left = cards_of(after.hand, at.seat)
        return act.ClaimTrack(
            at.lex.track_ids[index], at.lex.counts([a - b for a, b in zip(at.hand, left, strict=False)])
        )
