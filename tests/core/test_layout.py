"""Record tables: from names, types and counts come Python objects, bytes, C structs and NumPy dtypes that agree.
Tested with a small table made here, and with the tables of the core.
"""

from __future__ import annotations

import struct
from typing import Annotated as A
from typing import Any

import numpy as np
import pytest

from branchline.core import layout
from branchline.core.layout import Record, c_struct, numpy_dtype
from branchline.core.records import RECORDS, Seen, State
from branchline.seats import SEATS

# Not sorted, since fields are laid out by size. Annotations are read as objects, so this is not a class statement.
COLUMNS: dict[str, Any] = {
    "flag": A[int, "u8"],
    "big": A[list[int], "u64", 2],
    "few": A[list[int], "u8", 3],
    "low": A[int, "i16"],
    "wide": A[list[int], "i32", 1],
}
Small: Any = type("Small", (Record,), {"__annotations__": COLUMNS})


def filled() -> Any:
    small = Small()
    small.flag, small.big, small.few, small.low, small.wide = 200, [1, 2**64 - 1], [7, 8, 9], -3, [-70000]
    return small


def test_fields_are_laid_out_largest_first_without_gaps() -> None:
    assert [(f.name, f.offset) for f in Small.fields] == [
        ("big", 0), ("wide", 16), ("low", 20), ("flag", 22), ("few", 23),
    ]  # fmt: skip
    assert Small.size == 32
    assert c_struct(Small) == ["u64 big[2]", "i32 wide[1]", "i16 low", "u8 flag", "u8 few[3]", "u8 pad_[6]"]


def test_a_new_record_is_zero() -> None:
    small = Small()
    assert small.pack() == bytes(32)
    assert (small.flag, small.few) == (0, [0, 0, 0])


def test_bytes_and_back() -> None:
    small, other = filled(), Small()
    data = small.pack()
    assert struct.unpack_from("<QQihBBBB", data) == (1, 2**64 - 1, -70000, -3, 200, 7, 8, 9)
    other.load(data)
    assert vars(other) == vars(small)
    for length in (0, 31, 33):
        with pytest.raises(ValueError, match=f"Small: {length} bytes, 32 expected"):
            other.load(bytes(length))


def test_a_copy_shares_nothing() -> None:
    small, other = filled(), Small()
    other.copy_from(small)
    other.few[0] = 0
    other.low = 5
    assert (small.few[0], small.low) == (7, -3)


def test_numpy_reads_the_same_bytes() -> None:
    rows = np.frombuffer(filled().pack() * 2, dtype=numpy_dtype(Small))
    assert rows.shape == (2,)
    assert rows["big"].tolist() == [[1, 2**64 - 1]] * 2
    assert rows["low"].tolist() == [-3, -3]
    assert rows["few"][1].tolist() == [7, 8, 9]
    assert rows["flag"].tolist() == [200, 200]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_the_tables_of_the_core(record: type[Record]) -> None:
    """No field overlaps the next, every size is a multiple of eight, and the dtype has exactly these fields."""
    at = 0
    for field in record.fields:
        assert field.offset == at, field.name
        assert at % layout.SIZES[field.type] == 0
        at += layout.SIZES[field.type] * max(field.count, 1)
    assert record.size == at + -at % 8
    dtype = numpy_dtype(record)
    assert dtype.itemsize == record.size
    assert dtype.names == tuple(field.name for field in record.fields)
    data = bytes(i * 37 % 251 for i in range(record.size))
    one, other = record(), record()
    one.load(data)
    other.load(one.pack())
    assert one.pack() == other.pack()
    row = np.frombuffer(data, dtype)[0]
    for field in record.fields:
        value: Any = getattr(one, field.name)
        assert row[field.name].tolist() == value, field.name


def test_a_state_is_small() -> None:
    """The README promises less than two kilobytes."""
    assert State.size < 2048


def test_a_view_has_no_place_for_secrets() -> None:
    """It has no field for decks and random streams, and of hands, offers and memories only the viewer's own."""
    assert not {"rng", "deck", "bag"} & set(Seen.by_name)
    for name in ("hand", "offered", "memory"):
        assert Seen.by_name[name].count * SEATS == State.by_name[name].count
