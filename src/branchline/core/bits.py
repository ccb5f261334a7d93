"""Bit operations in Python; compiled code takes the same names from a C header instead.

Knows integers only.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence


def ctz(x: int) -> int:
    """Index of the lowest set bit; x must not be 0."""
    return (x & -x).bit_length() - 1


def popcount(x: int) -> int:
    return x.bit_count()


def several(x: int) -> bool:
    """Whether more than one bit is set."""
    return x & (x - 1) != 0


def put_bits(out: MutableSequence[int], at: int, bits: int, n: int) -> None:
    """Write the lowest n bits, one byte each."""
    for i in range(n):
        out[at + i] = bits >> i & 1


def put_equal(out: MutableSequence[int], at: int, row: Sequence[int], what: int, n: int) -> None:
    """Write one byte for each of the first n elements of a row: whether it equals ``what``."""
    for i in range(n):
        out[at + i] = int(row[i] == what)


BIT = [1 << i for i in range(64)]
