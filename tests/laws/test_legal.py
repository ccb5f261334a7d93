"""The list of legal actions, the judge and the core's sub-steps agree at every step of random games.
Every action is either legal and can be played, or is refused with a rule's id and changes nothing.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline import Game, Refused, parse_action, words
from branchline.core import State, codes
from branchline.game.judge import judge
from tests.laws.tables import SEATS, WHOLE, Player, every_map, every_table, many, map_of, varied
from tests.laws.wrong import anything, bent, canonical

RULES = frozenset(words.rule_ids())
READ: set[str] = set()  # rules whose message has been checked once


def sub_steps(state: State, seat: int) -> set[bytes]:
    """Every state that a whole action of a seat can lead to, found through the core's sub-steps."""
    found: set[bytes] = set()
    waiting = [state]
    while waiting:
        at = waiting.pop()
        for code in at.legal(seat):
            after = at.clone()
            after.apply(code, seat)
            if after.phase in WHOLE:
                found.add(after.pack())
            else:
                waiting.append(after)
    return found


def whole_actions(game: Game, seat: int, actions: list[Any]) -> dict[bytes, list[str]]:
    """The states after each action as a whole, with the actions that lead to them."""
    found: dict[bytes, list[str]] = {}
    for action in actions:
        after = game.state.clone()
        after.do(seat, *judge(game.lex, game.state, seat, action))
        found.setdefault(after.pack(), []).append(str(action))
    return found


def check_list(game: Game, seat: int) -> None:
    """The legal actions lead to exactly the states that sub-steps reach; the text of each action parses back to it."""
    actions = game.legal(seat)
    texts = [str(action) for action in actions]
    assert len(set(texts)) == len(texts), "an action is listed twice"
    assert [parse_action(text) for text in texts] == actions
    ends = whole_actions(game, seat, actions)
    assert set(ends) == sub_steps(game.state, seat)
    assert game.view(seat).legal() == actions


def is_refused(game: Game, seat: int, action: Any) -> bool:
    """Whether an action is refused; a refusal must be well formed."""
    try:
        game.clone().play(seat, action)
    except Refused as refusal:
        assert refusal.rule in RULES
        if refusal.rule not in READ:
            assert str(refusal).startswith(f"{refusal.rule}: ")
            READ.add(refusal.rule)
        return True
    return False


def check_wrong(game: Game, rng: random.Random, older: list[Any]) -> int:
    """Altered, old and random actions of every seat are refused exactly if they are not listed; returns how many were."""
    before, entries, refused = game.state.pack(), len(game.entries), 0
    for seat in range(-1, game.seats + 1):
        listed = game.legal(seat) if seat in game.asked else []
        legal = {canonical(game.lex, action) for action in listed}
        pool = rng.sample(older, min(len(older), 4))
        if seat in game.asked:
            some = rng.sample(listed, min(len(listed), 8))
            pool += [wrong for action in some for wrong in bent(game.lex, action, rng)]
            pool += anything(game.lex, rng, game.view(seat).hand)
        for action in pool:
            allowed = canonical(game.lex, action) in legal
            assert is_refused(game, seat, action) != allowed, f"seat {seat}: {action}"
            refused += not allowed
    assert game.state.pack() == before
    assert len(game.entries) == entries
    return refused


def play_through(game: Game, rng: random.Random, often: float) -> int:
    """Play a whole game and check everything at some of its steps; returns how many actions were refused."""
    older: list[Any] = []
    refused = 0
    player = Player(game, rng)
    while not game.over:
        if rng.random() < often:
            for seat in game.asked:
                check_list(game, seat)
            refused += check_wrong(game, rng, older)
        seat, action = player.choose()
        older.append(action)
        game.play(seat, action)
    return refused + check_wrong(game, rng, older)


@every_map
@every_table
def test_list_judge_and_sub_steps_agree(name: str, seats: int) -> None:
    rng = random.Random(f"legal {name} {seats}")
    refused = 0
    for number in range(many(2, 1)):
        game = Game.new(name, seats, number, varied(name, seats, number))
        refused += play_through(game, rng, many(12, 4) / 100)
    assert refused > many(500, 100)


@pytest.mark.parametrize("number", range(many(16, 2)))
def test_they_agree_on_random_maps(number: int) -> None:
    rng = random.Random(f"legal {number}")
    for name in (f"world {number}", f"mixed {number}"):
        seats = SEATS[number % 4]
        play_through(Game.new(map_of(name), seats, number, varied(name, seats, number)), rng, many(15, 4) / 100)


def test_they_agree_on_the_largest_map() -> None:
    play_through(Game.new(map_of("largest"), 3, 1), random.Random(1), many(4, 1) / 100)


def test_nobody_has_legal_actions_unless_asked() -> None:
    for name in ("north_america", "great_lakes"):
        game = Game.new(name, 3, 4)
        for _ in Player(game, random.Random(4)).play(60):
            for seat in range(3):
                assert bool(game.legal(seat)) == (seat in game.asked)
            assert [ask.seat for ask in game.asks] == list(game.asked)
    assert game.view(None).legal() == []


def test_passing_is_the_last_resort() -> None:
    """C-TURN-2: pass is the only legal action in a position where a seat has nothing and can get nothing."""
    game = Game.new("north_america", 2, 1)
    for _ in Player(game, random.Random(1)).play(2):
        pass
    state = game.state
    seat = state.turn
    hands = [0] * len(state.hand)
    for k in range(9):  # every card is in the other hand, every ticket is out of the game
        hands[(1 - seat) * codes.KINDS + k] = 14 if k == 8 else 12
    sizes = [0] * len(state.hand_size)
    sizes[(1 - seat) * 2] = 110
    empty = {"deck": 33, "discards": 33, "deck_size": 2, "discards_size": 2, "bag": 2}
    for name, count in empty.items():
        state.put(name, [0] * count)
    state.put("display", [codes.NONE] * 8)
    for name in ("display_size", "bag_size", "queue_size"):
        state.put(name, 0)
    state.put("hand", hands)
    state.put("hand_size", sizes)
    assert [str(action) for action in game.legal(seat)] == ["pass"]
    assert state.legal() == [codes.A_PASS]
    check_list(game, seat)
    game.play(seat, "pass")
    with pytest.raises(Refused, match="C-TURN-2"):
        game.play(1 - seat, "pass")
