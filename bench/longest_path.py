"""Looks for networks where the exact search of the longest path is slow: random ones, then a directed search.
It measures the CPU time of one scoring by the core, and prints the slowest networks as lists of edges.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from functools import cache
from typing import NamedTuple

import msgspec

from bench.networks import FAMILIES, NODES, PIECES, Edge
from branchline.core import Board, State
from branchline.core.codes import TRACKS
from branchline.maps import Map, load_map
from branchline.maps.model import City, Track
from tests.laws.hard_networks import HARD, hard_edges

GOAL = 50.0  # ms
POOL, TRIES, IDLE = 24, 400, 3  # of the directed search: networks kept, tries of a climb, climbs until it gives up


@cache
def nowhere() -> Map:
    """A map of 64 cities without tickets; each network replaces its tracks."""
    base = load_map("europe")
    cities = tuple(City(f"n{i}", f"n{i}", i, i) for i in range(NODES))
    rules = msgspec.structs.replace(base.rules, pieces=msgspec.structs.replace(base.rules.pieces, train=PIECES))
    return msgspec.structs.replace(base, cities=cities, junctions=(), tickets=(), rules=rules)


def board(edges: list[Edge]) -> Board:
    tracks = tuple(Track(f"t{i}", f"n{a}", f"n{b}", n, "gray", "train") for i, (a, b, n) in enumerate(edges))
    return Board(msgspec.structs.replace(nowhere(), tracks=tracks))


def laid(edges: list[Edge]) -> State:
    state = State(board(edges))
    state.begin(2)
    for track in range(len(edges)):
        state.own_track(0, track, True)
    return state


def cost(edges: list[Edge], again: int = 1) -> tuple[float, int]:
    """Score the network: milliseconds of CPU time, the least of several runs, and the steps of the search."""
    state = laid(edges)
    least = math.inf
    steps = 0
    for _ in range(again):
        began = time.process_time_ns()
        steps = state.score_all()
        least = min(least, (time.process_time_ns() - began) / 1e6)
    return least, steps


def sample(count: int, seed: int) -> None:
    """Measure random networks of every family; print percentiles and the slowest."""
    slowest: list[tuple[float, int, str, list[Edge]]] = []
    for name, family in FAMILIES.items():
        times = []
        for number in range(-(-count // len(FAMILIES))):
            rng = random.Random(f"{seed} {name} {number}")
            edges = family(rng)
            took, steps = cost(edges)
            if took > GOAL / 10:  # the machine may have been busy
                took = min(took, cost(edges, 3)[0])
            times.append(took)
            slowest = sorted([*slowest, (took, steps, name, edges)], reverse=True)[:5]
        times.sort()
        parts = [times[int(len(times) * part)] for part in (0.5, 0.99, 0.999)]
        print(f"{name:<14} {len(times):>7}  p50 {parts[0]:7.3f}  p99 {parts[1]:7.3f}  p99.9 {parts[2]:7.3f}", end="")
        print(f"  slowest {times[-1]:7.3f} ms", flush=True)
    for took, steps, name, edges in slowest:
        print(f"{took:.2f} ms, {steps} steps, {name}: {edges}")


class Hill:
    """A board with the tracks of a network and as many others as fit. Similar networks are parts of the same board, so
    that a step of the search needs no new one."""

    def __init__(self, edges: list[Edge], rng: random.Random) -> None:
        self.rng = rng
        nodes = sorted({node for edge in edges for node in edge[:2]})
        spare = [node for node in range(NODES) if node not in nodes][:2]
        lengths = [edge[2] for edge in edges]
        self.edges = list(edges)
        while len(self.edges) < TRACKS:
            a, b = rng.sample(nodes + spare, 2)
            self.edges.append((a, b, rng.choice(lengths)))
        self.own = list(range(len(edges)))
        self.board = board(self.edges)

    def steps(self, own: list[int]) -> int:
        state = State(self.board)
        state.begin(2)
        for track in own:
            state.own_track(0, track, True)
        return state.score_all()

    def similar(self) -> list[int]:
        """A few tracks replaced, added or removed."""
        own = list(self.own)
        rest = [track for track in range(TRACKS) if track not in set(own)]
        self.rng.shuffle(rest)
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3, 5))):
            match self.rng.randrange(6):
                case 0 if len(own) > 20:
                    own.pop(self.rng.randrange(len(own)))
                case 1:
                    own.append(rest.pop())
                case 2:
                    own = self.exchange(own)
                case _:
                    own[self.rng.randrange(len(own))] = rest.pop()
        while sum(self.edges[track][2] for track in own) > PIECES:
            own.pop(self.rng.randrange(len(own)))
        return own

    def exchange(self, own: list[int]) -> list[int]:
        """Replace a track by one that shares a node with it."""
        track = self.rng.choice(own)
        ends = set(self.edges[track][:2])
        near = [t for t in range(TRACKS) if t not in own and ends & set(self.edges[t][:2])]
        return [t for t in own if t != track] + ([self.rng.choice(near)] if near else [track])

    def climb(self, heat: float, tries: int, until: float) -> int:
        """Simulated annealing; afterwards ``own`` is the best network seen. Return its steps."""
        best = now = self.steps(self.own)
        best_own = self.own
        for _ in range(tries):
            if time.process_time() > until:
                break
            other = self.similar()
            steps = self.steps(other)
            heat *= 0.999
            if steps >= now or self.rng.random() < math.exp((steps / max(now, 1) - 1) / heat):
                now, self.own = steps, other
            if now > best:
                best, best_own = now, self.own
        self.own = best_own
        return best

    def network(self) -> list[Edge]:
        return [self.edges[track] for track in sorted(self.own)]


class Found(NamedTuple):
    """A slow network; ``spent`` counts the climbs that started at it and came to nothing."""

    steps: int
    edges: list[Edge]
    spent: int = 0


def hunt(minutes: float, seed: int) -> None:
    """Climb towards slow networks for so many minutes of CPU time: from the slowest known, from the slowest found, and
    from new ones. Climbing counts steps, which are exact; the times of the slowest are measured at the end."""
    rng = random.Random(seed)
    until = time.process_time() + 60 * minutes
    pool = sorted((Found(cost(edges)[1], edges) for edges in map(hard_edges, HARD)), reverse=True)
    climbs = 0
    while time.process_time() < until:
        climbs += 1
        start = None
        if rng.random() < 0.7:
            start = max(pool, key=lambda found: found.steps * 0.8**found.spent * rng.random())
        steps, edges = climb_from(start.edges if start else fresh(rng), rng, until)
        if steps > pool[0].steps:
            print(f"{steps} steps, {cost(edges, 5)[0]:.2f} ms: {edges}")
        if start:
            pool.remove(start)
            pool.append(start._replace(spent=start.spent + 1))
        if start is None or steps > start.steps:
            pool.append(Found(steps, edges))
        pool = sorted(pool, reverse=True)[:POOL]
        left = (until - time.process_time()) / 60
        print(f"climb {climbs} from {start.steps if start else 'a new network'}: {steps} steps; ", end="")
        print(f"the most so far {pool[0].steps}; {left:.1f} minutes left", flush=True)
    for took, steps, edges in sorted(((cost(found.edges, 5)[0], *found[:2]) for found in pool), reverse=True)[:10]:
        print(f"{took:.2f} ms, {steps} steps: {edges}")


def fresh(rng: random.Random) -> list[Edge]:
    """The slowest of some random networks of one family."""
    family = FAMILIES[rng.choice(list(FAMILIES))]
    return max((family(rng) for _ in range(30)), key=lambda edges: cost(edges)[1])


def climb_from(edges: list[Edge], rng: random.Random, until: float) -> tuple[int, list[Edge]]:
    """Climb until several climbs on different boards in a row have found nothing slower."""
    best, idle = cost(edges)[1], 0
    while idle < IDLE and time.process_time() < until:
        hill = Hill(edges, rng)
        steps = hill.climb(rng.choice((0.02, 0.1, 0.3)), TRIES, until)
        idle = 0 if steps > best else idle + 1
        if steps >= best:
            best, edges = steps, hill.network()
    return best, edges


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    modes = reader.add_subparsers(dest="mode", required=True)
    first = modes.add_parser("random", help="random networks of every family")
    first.add_argument("--networks", type=int, default=100_000)
    second = modes.add_parser("search", help="climb towards slow networks")
    second.add_argument("--minutes", type=float, default=60.0, help="of CPU time")
    for one in (first, second):
        one.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    if given.mode == "random":
        sample(given.networks, given.seed)
    else:
        hunt(given.minutes, given.seed)


if __name__ == "__main__":
    main()
