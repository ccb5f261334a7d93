"""``check_bot``: play whole games with a bot on every map and with every number of seats, and report what fails.

For authors of bots. Finds illegal actions and crashes; says nothing about strength.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from branchline.bots.registry import Bot
from branchline.game import Game
from branchline.maps import BUILT_IN, Map, load_map
from branchline.refusal import Refused
from branchline.seats import SEAT_COUNTS


class Fault(NamedTuple):
    """One failure: where, and what."""

    map: str
    seats: int
    seed: int
    seat: int
    entry: int
    problem: str


def check_bot(
    factory: Callable[[int], Bot],
    maps: Iterable[str | Map] = BUILT_IN,
    seats: Iterable[int] = SEAT_COUNTS,
    seeds: Iterable[int] = (1,),
) -> list[Fault]:
    """Play ``factory(seed)`` bots against each other. An empty list means that every game was played to its end. A game
    stops at its first fault: a refused action, or an exception in ``choose``."""
    found: list[Fault] = []
    tables = [map_ if isinstance(map_, Map) else load_map(map_) for map_ in maps]
    seat_counts, numbers = list(seats), list(seeds)
    for map_ in tables:
        for count in seat_counts:
            for seed in numbers:
                fault = _play(factory, map_, count, seed)
                if fault is not None:
                    found.append(fault)
    return found


def _play(factory: Callable[[int], Bot], map_: Map, seats: int, seed: int) -> Fault | None:
    game = Game.new(map_, seats, seed=seed)
    bots = [factory(seed * 100 + seat) for seat in range(seats)]
    while not game.over:
        seat = game.asked[-1]
        try:
            game.play(seat, bots[seat].choose(game.view(seat)))
        except Refused as error:
            return Fault(map_.id, seats, seed, seat, len(game.entries), f"refused: {error}")
        except Exception as error:  # a bot may fail in any way
            return Fault(map_.id, seats, seed, seat, len(game.entries), f"{type(error).__name__}: {error}")
    return None
