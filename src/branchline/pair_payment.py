"""Payments in pairs above the core: each space costs two train cards of one colour (W-PAIR-1).

The same rules as core/pairs.py, on rows of counts; the tests compare the two. Knows no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, product
from operator import mul

from branchline.lexicon import Lexicon


def pack(counts: Sequence[int]) -> int:
    """Counts by colour as one number, four bits each, as the core takes them."""
    return sum(count << 4 * colour for colour, count in enumerate(counts))


def unpack(number: int, colours: int) -> list[int]:
    return [number >> 4 * colour & 15 for colour in range(colours)]


@lru_cache(maxsize=4096)
def colour_counts(pairs: int, held: tuple[int, ...], wilds: int) -> tuple[tuple[int, ...], ...]:
    """All numbers of cards by colour that pay so many pairs, with wilds for what they lack; most of a colour first."""
    rows: list[tuple[tuple[int, ...], int, int]] = [((), pairs, wilds)]  # the counts so far, and what is left
    for have in held:
        rows = [
            ((*counts, count), left - (count + 1) // 2, wild - count % 2)
            for counts, left, wild in rows
            for count in range(min(have, 2 * left), -1, -1)
            if wild >= count % 2
        ]
    return tuple([counts for counts, left, wild in rows if wild >= 2 * left])


def mark_counts(counts: Sequence[int], plain: Sequence[int], marked: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All numbers of marked cards among them, fewest first."""
    ranges = zip(counts, plain, marked, strict=True)
    return product(*(range(max(0, n - unmarked), min(n, marks) + 1) for n, unmarked, marks in ranges))


def hand_forms(lex: Lexicon, hand: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """The plain and the marked train cards of a hand, by colour."""
    n = lex.colours
    return hand[:n], hand[n + 1 : 2 * n + 1] if lex.forms else [0] * n


def pair_ways(lex: Lexicon, pairs: int, hand: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """All payments a hand allows: cards by colour, wilds, and marked cards by colour."""
    plain, marked = hand_forms(lex, hand)
    held = tuple([a + b for a, b in zip(plain, marked, strict=True)])
    for counts in colour_counts(pairs, held, hand[lex.wild]):
        for marks in mark_counts(counts, plain, marked):
            yield pack(counts), 2 * pairs - sum(counts), pack(marks)


def best_pairs(lex: Lexicon, pairs: int, hand: Sequence[int], most: int) -> list[list[int]]:
    """The most sensible payments as rows of cards: fewest wilds, fewest marked cards, then what the hand has most of.
    All of them if there are at most so many."""
    plain, marked = hand_forms(lex, hand)
    held = tuple([a + b for a, b in zip(plain, marked, strict=True)])
    for wilds in sorted({min(few, hand[lex.wild]) for few in (0, 1, 2, 2 * pairs)}):
        counts = colour_counts(pairs, held, wilds)
        if len(counts) >= most:
            break
    found = []
    for row in counts:
        plenty = -sum(map(mul, row, held))
        ways = mark_counts(row, plain, marked)
        for marks in islice(ways, 1) if len(counts) >= most else ways:  # many: the fewest marked cards only
            found.append((2 * pairs - sum(row), sum(marks), plenty, row, marks))
    best = sorted(found)[:most]
    return [pair_cards(lex, pack(row), wilds, pack(marks)) for wilds, _, _, row, marks in best]


def pair_cards(lex: Lexicon, cards: int, wilds: int, marks: int) -> list[int]:
    """The cards of a payment, as a row of counts by kind."""
    n = lex.colours
    row = [0] * len(lex.cards)
    row[lex.wild] = wilds
    for colour, (count, marked) in enumerate(zip(unpack(cards, n), unpack(marks, n), strict=True)):
        row[colour] = count - marked
        if marked:
            row[n + 1 + colour] = marked
    return row


def read_pairs(lex: Lexicon, pairs: int, row: Sequence[int]) -> tuple[int, int, int] | None:
    """Read a row of cards as a payment of exactly so many pairs; None if it is not one."""
    plain, marked = hand_forms(lex, row)
    counts = [a + b for a, b in zip(plain, marked, strict=True)]
    wilds = row[lex.wild]
    trains_only = sum(counts) + wilds == sum(row)
    if not trains_only or sum(row) != 2 * pairs or sum(count % 2 for count in counts) > wilds:
        return None
    return pack(counts), wilds, pack(marked)
