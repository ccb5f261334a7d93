"""From a mind's sub-steps to a whole action: walk them on an imagined state and say what the walk was.

Every bot that thinks in codes of the core comes through here; it knows no strategy.
"""

from __future__ import annotations

from collections.abc import Callable

from branchline import actions as act
from branchline.core import State
from branchline.core.codes import (
    A_AMOUNT,
    A_BLIND,
    A_BUILD,
    A_CLAIM,
    A_DECLINE,
    A_EXCHANGE,
    A_KEEP,
    A_PASS,
    A_PIECES,
    A_REFILL,
    A_STOP,
    A_TICKETS,
    CITIES,
    KINDS,
    REFILL,
    TUNNEL,
)  # fmt: skip
from branchline.lexicon import DECKS
from branchline.maps import BUILDINGS
from branchline.view import View, imagine


def walk(view: View, step: Callable[[State, int], int], seed: int = 0) -> act.AnyAction:
    """The whole action that ``step`` (a code for a seat of the imagined state) leads to; an illegal code raises."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to choose")
    state = imagine(view, seed)
    before, in_tunnel = state.clone(), state.phase == TUNNEL
    codes: list[int] = []
    while not codes or state.phase >= REFILL:  # sub-steps never outlive a whole action
        codes.append(step(state, view.seat))
        state.apply(codes[-1], view.seat)
    return _whole(view, view.seat, before, state, codes, in_tunnel)


def _whole(view: View, seat: int, before: State, after: State, codes: list[int], in_tunnel: bool) -> act.AnyAction:
    """The whole action that a walk through the core's sub-steps was."""
    lex, code, last = view.lex, codes[0], codes[-1]
    if code >= A_CLAIM:
        spend = _spent(view, seat, before, after)
        if code >= A_BUILD:
            kind, city = divmod(code - A_BUILD, CITIES)
            return act.BUILDS[BUILDINGS[kind].kind](lex.city_ids[city], spend)
        return act.ClaimTrack(lex.track_ids[code - A_CLAIM], spend)
    if code >= A_KEEP:
        return act.KeepTickets(tuple(name for i, name in enumerate(view.offered) if (code - A_KEEP) >> i & 1))
    if code >= A_PIECES:
        return act.ChoosePieces(code - A_PIECES, view.map.rules.pieces.choose - (code - A_PIECES))
    if in_tunnel:
        return act.DeclineTunnel() if code == A_DECLINE else act.PayTunnel(_spent(view, seat, before, after))
    if code >= A_EXCHANGE:
        return act.ExchangePieces(DECKS[code - A_EXCHANGE], last - A_AMOUNT)
    if code == A_PASS:
        return act.Pass()
    if code == A_STOP:
        return act.StopDrawing()
    if code == A_TICKETS:
        return act.DrawTickets()
    if code >= A_BLIND:
        return act.DrawBlind(DECKS[code - A_BLIND])
    return act.TakeCard(lex.cards[code], _refill(view, codes))


def _spent(view: View, seat: int, before: State, after: State) -> dict[str, int]:
    """The cards that left the hand."""
    kinds = slice(seat * KINDS, seat * KINDS + len(view.lex.cards))
    return view.lex.counts([had - has for had, has in zip(before.hand[kinds], after.hand[kinds], strict=True)])


def _refill(view: View, codes: list[int]) -> str | None:
    """The deck chosen for the display; with one that has cards nothing is asked, but the action names it (G-DRAW-1)."""
    if len(view.lex.decks) == 1:
        return None
    if len(codes) > 1:
        return DECKS[codes[1] - A_REFILL]
    full = [deck for i, deck in enumerate(DECKS) if view.seen.deck_size[i] or view.seen.discards_size[i]]
    return full[0] if full else None
