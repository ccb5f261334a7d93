"""A scenario that starts before the tickets are chosen: the deal, with some of it fixed.

Hands follow from the seed; what [setup] fixes is forced on the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.core import State
from branchline.game import Game
from branchline.game.narrate import Chance
from branchline.game.options import read_options
from branchline.lexicon import DECKS
from branchline.scenario.pool import Pool
from branchline.scenario.reader import ScenarioError, Table, by_seat, number
from branchline.scenario.words import Words


def open_game(words: Words, players: int, seed: int, options: Mapping[str, Any], table: Table) -> Game:
    """The game of a [setup] table, dealt."""
    lex = words.lex
    turn = table.take("turn", number) or 0
    if not 0 <= turn < players:
        raise ScenarioError("setup.turn", f"{turn} is no seat of a game for {players}")
    chosen = read_options(lex.map, players, {"start": turn, **options})
    game = Game(lex, chosen, State(lex.board), seed)
    game.state.seed(seed)
    script = _script(words, players, table, Pool(lex, game.state))
    table.done()
    used = game.deal(players, script)
    game.script = (script[0][used[0] :], script[1][used[1] :], script[2][used[2] :])
    return game


def _script(words: Words, players: int, table: Table, pool: Pool) -> Chance:
    """Hands by the seed, from what is not fixed; then the fixed cards. Tickets seat by seat, then the fixed deck."""
    lex = words.lex
    decks = Table(table.take("deck", lambda value, _: value) or {}, "setup.deck")
    fixed = [pool.take_list(decks.take(deck, words.cards) or [], f"setup.deck.{deck}") for deck in lex.decks]
    decks.done()
    for deck, kinds in enumerate(fixed):
        for kind in kinds:
            if lex.deck_of(kind) != deck:
                raise ScenarioError(f"setup.deck.{DECKS[deck]}", f"{lex.cards[kind]} is no card of that deck")
    dealt = _dealt(words, players, table, pool)
    later = pool.take_tickets(table.take("ticket_deck", words.tickets) or [], "setup.ticket_deck")
    hand = lex.map.rules.hand
    sizes = (hand.train, hand.ship)
    cards: list[list[int]] = [[], []]
    for deck in range(len(lex.decks)):
        hands = [pool.deal(deck) for _ in range(players * sizes[deck])]
        cards[deck] = [kind for kind in hands if kind is not None] + fixed[deck]
    tickets = [index for seat in range(players) for index in (dealt.get(seat) or pool.deal_start_tickets())]
    return cards[0], cards[1], tickets + later


def _dealt(words: Words, players: int, table: Table, pool: Pool) -> dict[int, list[int]]:
    """The tickets fixed for some seats, the long ones first."""
    rules = words.lex.map.rules.tickets
    found = {}
    for seat, names in (table.take("dealt_tickets", by_seat(words.tickets, players)) or {}).items():
        key = f"setup.dealt_tickets.{seat}"
        longs = [name for name in names if words.lex.map.ticket(name).group == "long"]
        if len(longs) != rules.long or len(names) - len(longs) != rules.regular:
            raise ScenarioError(key, f"a seat is dealt {rules.regular} regular and {rules.long} long tickets")
        found[seat] = pool.take_tickets([*longs, *(name for name in names if name not in longs)], key)
    return found
