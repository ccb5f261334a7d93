"""Positions for the tests of the game: a game after set-up, with the hands and the display that a test needs.
Cards are moved to and from the deck, so that none is added or lost.
"""

from __future__ import annotations

from typing import Any

from branchline import Game
from branchline.core import codes
from tests.laws.tables import map_of


def at_turn(name: str, seats: int = 3, seed: int = 1, **options: Any) -> Game:
    """A game at the first turn, seat 0's; every seat kept as few tickets as allowed and has the beginners' pieces."""
    game = Game.new(map_of(name), seats, seed, {"start": 0, **options})
    pieces = game.map.rules.pieces
    while game.view(None).setup:
        seat = game.asked[0]
        ask = game.asks[0]
        if type(ask).__name__ == "ChooseStock":
            game.play(seat, f"pieces train {pieces.beginners_train} ship {pieces.beginners_ship}")
        else:
            game.play(seat, "keep " + ", ".join(game.view(seat).offered[: game.map.rules.tickets.keep]))
    return game


def lay(game: Game, hands: dict[int, dict[str, int]] | None = None, display: list[str] | None = None) -> Game:
    """Give seats these hands and set this display; the other cards are the deck."""
    lex, state = game.lex, game.state
    rows = list(state.hand)
    for seat, cards in (hands or {}).items():
        rows[seat * codes.KINDS : seat * codes.KINDS + len(lex.cards)] = lex.row(cards)
    shown = [lex.card(card) for card in display] if display is not None else list(state.display)
    shown += [codes.NONE] * (len(state.display) - len(shown))
    sizes, deck, deck_size = [0] * 10, [0] * codes.KINDS, [0, 0]
    for k, total in enumerate(lex.totals[: len(lex.cards)]):
        held = [rows[q * codes.KINDS + k] for q in range(state.seats)]
        deck[k] = total - sum(held) - shown.count(k)
        assert deck[k] >= 0, f"too many {lex.cards[k]}"
        deck_size[lex.deck_of(k)] += deck[k]
        for q, count in enumerate(held):
            sizes[2 * q + lex.deck_of(k)] += count
    values: dict[str, Any] = {
        "hand": rows, "hand_size": sizes, "known": [0] * len(rows), "deck": deck, "deck_size": deck_size,
        "discards": [0] * codes.KINDS, "discards_size": [0, 0], "display": shown,
        "display_size": sum(kind != codes.NONE for kind in shown),
    }  # fmt: skip
    for field, value in values.items():
        state.put(field, value)
    return game


def refused(game: Game, seat: int, action: Any) -> str:
    """The rule that forbids an action; the position must not change."""
    from branchline import Refused

    before = game.state.pack()
    try:
        game.play(seat, action)
    except Refused as error:
        assert game.state.pack() == before
        return error.rule
    raise AssertionError(f"{action} was allowed")
