"""What a record is: one table of (name, C type, count), read as plain object, C struct, bytes or NumPy dtype.

Fields are laid out by size, largest first, and padded to eight bytes, so that a struct has no hidden gaps.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

SIZES = {"u64": 8, "i32": 4, "u32": 4, "i16": 2, "u8": 1}
C_NAMES = {"u64": "u64", "i32": "i32", "u32": "u32", "i16": "i16", "u8": "u8"}
FORMATS = {"u64": "Q", "i32": "i", "u32": "I", "i16": "h", "u8": "B"}


@dataclass(frozen=True)
class Field:
    """One row of the table; a scalar has count 0."""

    name: str
    type: str
    count: int
    offset: int

    @property
    def format(self) -> str:
        return f"<{max(self.count, 1)}{FORMATS[self.type]}"


class Record:
    """A plain record: scalars are ints, arrays are lists; compiled, the same names are a C struct."""

    fields: ClassVar[tuple[Field, ...]] = ()
    by_name: ClassVar[dict[str, Field]] = {}
    size: ClassVar[int] = 0
    _format: ClassVar[struct.Struct]

    def __init_subclass__(cls) -> None:
        rows = []
        for name, hint in cls.__annotations__.items():
            kind, *count = hint.__metadata__
            rows.append((name, kind, count[0] if count else 0))
        rows.sort(key=lambda row: -SIZES[row[1]])
        offset = 0
        table = []
        for name, kind, many in rows:
            table.append(Field(name, kind, many, offset))
            offset += SIZES[kind] * max(many, 1)
        pad = -offset % 8
        cls.fields = tuple(table)
        cls.by_name = {field.name: field for field in table}
        cls.size = offset + pad
        cls._format = struct.Struct("<" + "".join(field.format[1:] for field in table) + f"{pad}x")

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, [0] * field.count if field.count else 0)

    def pack(self) -> bytes:
        """The bytes of the C struct."""
        flat: list[int] = []
        for field in self.fields:
            value = getattr(self, field.name)
            flat.extend(value) if field.count else flat.append(value)
        return self._format.pack(*flat)

    def load(self, data: bytes) -> None:
        """Take every field from the bytes of the C struct."""
        if len(data) != self.size:
            raise ValueError(f"{type(self).__name__}: {len(data)} bytes, {self.size} expected")
        flat = self._format.unpack(data)
        at = 0
        for field in self.fields:
            if field.count:
                setattr(self, field.name, list(flat[at : at + field.count]))
                at += field.count
            else:
                setattr(self, field.name, flat[at])
                at += 1

    def copy_from(self, other: Record) -> None:
        """Become equal to another record of the same class."""
        mine = self.__dict__
        for name, value in other.__dict__.items():
            mine[name] = value[:] if type(value) is list else value


def c_struct(record: type[Record]) -> list[str]:
    """The fields as lines of a Cython struct."""
    lines = [f"{C_NAMES[f.type]} {f.name}{f'[{f.count}]' if f.count else ''}" for f in record.fields]
    used = sum(SIZES[f.type] * max(f.count, 1) for f in record.fields)
    return lines + ([f"u8 pad_[{record.size - used}]"] if record.size > used else [])


def fingerprint(records: Iterable[type[Record]]) -> int:
    """One number for all tables: a compiled core of other tables must not be used."""
    rows = [(record.__name__, c_struct(record)) for record in records]
    return zlib.crc32(repr(rows).encode()) & 0x7FFFFFFF


def numpy_dtype(record: type[Record]) -> Any:
    """The NumPy dtype of the same bytes."""
    import numpy

    codes = {"u64": "<u8", "i32": "<i4", "u32": "<u4", "i16": "<i2", "u8": "u1"}
    return numpy.dtype(
        {
            "names": [f.name for f in record.fields],
            "formats": [(codes[f.type], (f.count,)) if f.count else codes[f.type] for f in record.fields],
            "offsets": [f.offset for f in record.fields],
            "itemsize": record.size,
        }
    )
