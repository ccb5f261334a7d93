"""Payments in pairs above the core: each space costs two train cards of one colour (W-PAIR-1).

The same rules as core/pairs.py, on rows of counts; the tests compare the two. Knows no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from branchline.lexicon import Lexicon


def pack(counts: Sequence[int]) -> int:
    """Counts by colour as one number, four bits each, as the core takes them."""
    return sum(count << 4 * colour for colour, count in enumerate(counts))


def unpack(number: int, colours: int) -> list[int]:
    return [number >> 4 * colour & 15 for colour in range(colours)]


def colour_counts(pairs: int, held: Sequence[int], wilds: int) -> Iterator[tuple[int, ...]]:
    """All numbers of cards by colour that pay so many pairs, with wilds for what they lack; most of a colour first."""
    if not held:
        if wilds >= 2 * pairs:
            yield ()
        return
    for count in range(min(held[0], 2 * pairs), -1, -1):
        if wilds >= count % 2:
            for rest in colour_counts(pairs - (count + 1) // 2, held[1:], wilds - count % 2):
                yield (count, *rest)


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
    held = [a + b for a, b in zip(plain, marked, strict=True)]
    for counts in colour_counts(pairs, held, hand[lex.wild]):
        for marks in mark_counts(counts, plain, marked):
            yield pack(counts), 2 * pairs - sum(counts), pack(marks)


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
