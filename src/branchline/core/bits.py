"""Bit tricks that C has as instructions; compiled code takes these names from the C header instead.

Knows integers only.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence


def ctz(x: int) -> int:
    """The place of the lowest set bit; x is not 0."""
    return (x & -x).bit_length() - 1


def popcount(x: int) -> int:
    return x.bit_count()


def several(x: int) -> bool:
    """Has the set more than one member?"""
    return x & (x - 1) != 0


def put_bits(out: MutableSequence[int], at: int, bits: int, n: int) -> None:
    """The lowest n bits, a byte each."""
    for i in range(n):
        out[at + i] = bits >> i & 1


def put_equal(out: MutableSequence[int], at: int, row: Sequence[int], what: int, n: int) -> None:
    """Of the first n of a row, which are the same as something: a byte each."""
    for i in range(n):
        out[at + i] = int(row[i] == what)


BIT = [1 << i for i in range(64)]
