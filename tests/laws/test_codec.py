"""The codec is exact: every legal action has its own numbers and is decoded from them, and so are paths of sub-steps.
Tested in random games on every map; the table of rows must be complete as well.
"""

from __future__ import annotations

import random

import pytest

from branchline import Game
from branchline import actions as act
from branchline.codec import ROWS, NoCode, Position, decode, decode_steps, encode, row_of, row_of_code
from branchline.core import codes
from tests.game.positions import at_turn
from tests.laws.tables import SEATS, WHOLE, Player, every_map, every_table, many, map_of, varied


def check_codec(game: Game, seat: int, rng: random.Random) -> None:
    """Encode and decode each legal action; compare each legal code with the actions that begin with it; try one path of steps."""
    at = Position(game.lex, game.state, seat)
    actions = game.legal(seat)
    wholes = [encode(at, action) for action in actions]
    assert len(set(wholes)) == len(wholes)
    assert [decode(at, whole) for whole in wholes] == actions
    listed = [whole for code in game.state.legal(seat) for whole in row_of_code(code).wholes(at, code)]
    assert listed == wholes
    assert all(row_of(type(action)).answers_phase(at) for action in actions)
    after = game.state.clone()
    path: list[int] = []
    while not path or after.phase not in WHOLE:
        path.append(rng.choice(after.legal(seat)))
        after.apply(path[-1], seat)
    done = game.state.clone()
    done.do(seat, *encode(at, decode_steps(at, path)))
    assert done.pack() == after.pack()


@every_map
@every_table
def test_actions_are_decoded_from_their_numbers(name: str, seats: int) -> None:
    rng = random.Random(f"codec {name} {seats}")
    for number in range(many(2, 1)):
        game = Game.new(name, seats, number, varied(name, seats, number))
        player = Player(game, rng)
        while not game.over:
            if rng.random() < many(30, 8) / 100:
                for seat in game.asked:
                    check_codec(game, seat, rng)
            game.play(*player.choose())


@pytest.mark.parametrize("number", range(many(8, 2)))
def test_actions_are_decoded_on_random_maps(number: int) -> None:
    rng = random.Random(f"codec {number}")
    for name in (f"world {number}", f"mixed {number}"):
        seats = SEATS[number % len(SEATS)]
        game = Game.new(map_of(name), seats, number, varied(name, seats, number))
        for _ in Player(game, rng).play():
            for seat in game.asked:
                if rng.random() < many(15, 4) / 100:
                    check_codec(game, seat, rng)


def test_every_kind_of_action_has_one_row_and_codes_of_its_own() -> None:
    assert {row.action for row in ROWS} == set(act.KINDS)
    assert len(ROWS) == len(act.KINDS)
    taken = [code for row in ROWS for code in row.codes]
    assert len(set(taken)) == len(taken)
    assert min(taken) == 0
    assert max(taken) < codes.ACTIONS
    assert {phase for row in ROWS for phase in row.phases} == set(WHOLE) - {codes.OVER}


def test_actions_without_numbers_are_refused() -> None:
    game = at_turn("north_america")
    at = Position(game.lex, game.state, 0)
    for text, why in (
        ("claim boston-montreal#1 with red 1", "no payment"),
        ("exchange tram 1", "no such kind"),
        ("keep boston-miami", "not offered"),
        ("pieces train 45 ship 0", "can't be chosen"),
    ):
        with pytest.raises(NoCode, match=why):
            encode(at, act.parse_action(text))
    with pytest.raises(ValueError, match="no path"):
        decode_steps(at, [codes.A_BLIND, codes.A_COLOUR + 3])
