"""Line-ups, blocks, the games in them, and the rows of finished games, all derived from a few numbers.

A block is one line-up and one deal, played in every rotation of the seats. Knows names of bots; plays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from typing import NamedTuple

from branchline.lab.failure import LabError

LINE_UPS = 1_000  # with more, no run worth waiting for gives each two blocks


class Pairing(NamedTuple):
    """A game to be played: its number in the run, its block, its line-up, its deal, and the bot of every seat."""

    game: int
    block: int
    line_up: int
    deal: int
    bots: tuple[str, ...]


class Row(NamedTuple):
    """A finished game. ``parts`` is 1 for the winner, divided equally where a win is shared. All tuples go by seat.

    ``decisions`` are whole actions, 0 where they were not counted.
    """

    game: int
    block: int
    line_up: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    parts: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def row_of(
    pairing: Pairing, scores: Sequence[int], winners: int, decisions: Sequence[int], seconds: Sequence[float]
) -> Row:
    """Make the row of a finished game; ``winners`` is a set of seats, as bits."""
    won = [winners >> seat & 1 for seat in range(len(pairing.bots))]
    parts = tuple(one / sum(won) for one in won)
    return Row(*pairing, tuple(scores), parts, tuple(decisions), tuple(round(spent, 6) for spent in seconds))


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """With fewer bots than seats, the last one fills up. With more, every combination of as many as there are seats."""
    if not bots:
        raise LabError("no bot is named: an arena needs at least one")
    if len(bots) <= seats:
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    twice = next((name for i, name in enumerate(bots) if name in bots[:i]), None)
    if twice is not None:
        raise LabError(f"{twice} is named twice, but with more bots than seats every bot takes one seat at most")
    found = list(combinations(bots, seats))
    if len(found) > LINE_UPS:
        raise LabError(f"{len(bots)} bots at {seats} seats make {len(found):,} line-ups; {LINE_UPS:,} are the most")
    return found


def rings(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order round the table, where rotations of an order count as the same; at most 24."""
    first, *rest = line_up
    seen: set[tuple[str, ...]] = set()
    found = []
    for order in permutations(rest):
        ring = (first, *order)
        if ring not in seen:
            seen.update(turned(ring))
            found.append(ring)
    return found


def turned(ring: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different rotations of an order: over them, every bot has every seat equally often."""
    turns = (ring[i:] + ring[:i] for i in range(len(ring)))
    return list(dict.fromkeys(turns))


def number(*parts: object) -> int:
    """63 bits that depend on all the parts: runs with neighbouring seeds must share no games."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") >> 1


class Plan:
    """The games of a run, without end: the first n are the same however many are played.

    Block b has line-up b mod L. Its rotations share one deal. The order round the table changes from one block of a
    line-up to the next, so that no bot always has the same neighbour.
    """

    def __init__(self, bots: Sequence[str], seats: int, seed: int) -> None:
        self.bots = tuple(bots)
        self.names = tuple(dict.fromkeys(bots))
        self.seats = seats
        self.seed = seed
        self.line_ups = line_ups(bots, seats)

    @cached_property
    def seatings(self) -> list[list[list[tuple[str, ...]]]]:
        """By line-up and by ring: the seatings of a block."""
        return [[turned(ring) for ring in rings(line_up)] for line_up in self.line_ups]

    def blocks(self, games: int) -> int:
        """The number of blocks that hold at least so many games: whole rounds of all line-ups, so that no bot plays
        more."""
        played = blocks = 0
        while played < games:
            round_ = blocks // len(self.line_ups)
            played += sum(len(options[round_ % len(options)]) for options in self.seatings)
            blocks += len(self.line_ups)
        return blocks

    def games(self, blocks: int) -> Iterator[Pairing]:
        """All games of the first blocks, in order."""
        game = 0
        for block in range(blocks):
            round_, line_up = divmod(block, len(self.line_ups))
            options = self.seatings[line_up]
            deal = number("deal", self.seed, block)
            for seating in options[round_ % len(options)]:
                yield Pairing(game, block, line_up, deal, seating)
                game += 1
