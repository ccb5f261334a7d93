"""Translates a recorded action into numbers without judging it; only what is physically impossible is an error.

A rule fixed later must not break old games, but a card nobody holds would break the core. Knows no rules.
"""

from __future__ import annotations

from branchline import actions as act
from branchline.codec import BuildRow, NoCode, Position, Whole, row_of
from branchline.core import State
from branchline.core_records import NOBODY, Phase
from branchline.lexicon import DECKS, Lexicon


class Impossible(ValueError):
    """Something that could not have happened in any game."""


def whole_of(lex: Lexicon, state: State, seat: int, action: act.AnyAction) -> Whole:
    """The numbers of a recorded action."""
    if not 0 <= seat < state.seats or state.phase == Phase.OVER or (state.phase != Phase.SETUP and state.turn != seat):
        raise Impossible(f"seat {seat} is not asked")
    at, row = Position(lex, state, seat), row_of(type(action))
    if not row.answers_phase(at):
        raise Impossible(f"{action} does not answer what is asked")
    if why := _missing(at, action):
        raise Impossible(why)
    try:
        return row.encode(at, action)
    except NoCode as error:
        raise Impossible(str(error)) from None


def _missing(at: Position, action: act.AnyAction) -> str:
    """What is missing for this action; empty if it is possible."""
    state, lex = at.state, at.lex
    match action:
        case act.TakeCard() if lex.card(action.card) not in state.display:
            return "the card does not lie in the display"
        case act.DrawBlind() if not at.has_card(lex.deck(action.deck)):
            return "the deck is empty"
        case act.ClaimTrack():
            track = lex.map.track(action.track)
            if state.owner[lex.map.track_index[track.id]] != NOBODY:
                return "the track has an owner"
            if state.pieces[at.seat * 2 + DECKS.index(track.kind)] < track.length:
                return "too few pieces"
        case act.Build():
            if why := _unbuildable(at, action):
                return why
        case act.ExchangePieces() if action.take in DECKS:
            if action.count > at.most_exchanged(DECKS.index(action.take)):
                return "too few pieces"
    spend = lex.row(getattr(action, "spend", {}))
    if any(not 0 <= count <= held for count, held in zip(spend, at.hand, strict=True)):
        return "the cards are not in the hand"
    return ""


def _unbuildable(at: Position, action: act.Build) -> str:
    row = row_of(type(action))
    assert isinstance(row, BuildRow)
    if row.count(at) >= row.limit(at):
        return "there is nothing left to build"
    return "the city has one already" if row.taken(at, row.index(at.lex, action)) else ""
