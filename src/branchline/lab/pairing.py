"""Who sits where, and with which decks: line-ups, blocks and the games in them, all from a few numbers; and their rows.

A block is one line-up and one deal, played in every rotation of the seats. It knows names of bots and plays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from typing import NamedTuple

from branchline.lab.failure import LabError

LINE_UPS = 1_000  # more would not get two blocks each in any run worth waiting for


class Pairing(NamedTuple):
    """One game to be played: its number in the run, its block, its deal, and the bot of every seat."""

    game: int
    block: int
    line_up: int
    deal: int
    bots: tuple[str, ...]


class Row(NamedTuple):
    """A finished game. ``parts`` is 1 for the winner, in equal parts where a win is shared; all lists go by seat.

    ``decisions`` are whole actions, 0 where nobody counted them.
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
    """The row of a game that is over; ``winners`` is a set of seats, as bits."""
    won = [winners >> seat & 1 for seat in range(len(pairing.bots))]
    parts = tuple(one / sum(won) for one in won)
    return Row(*pairing, tuple(scores), parts, tuple(decisions), tuple(round(spent, 6) for spent in seconds))


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Fewer bots than seats: the last one fills up. More: every choice of as many as there are seats."""
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
    """Every order round the table, two being the same if one is the other turned; at most 24."""
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
    """63 bits that depend on all the parts: neighbouring seeds of runs must share no games."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") >> 1


class Plan:
    """The games of a run, without end: the first n are the same however many are played.

    Block b has line-up b mod L. Its rotations share one deal; the order round the table changes from one block of a
    line-up to the next, so that nobody has the same neighbour throughout.
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
        """How many blocks hold at least so many games; only whole rounds of all line-ups, so that nobody plays more."""
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
