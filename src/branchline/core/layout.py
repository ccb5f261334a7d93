"""Record: one table of (name, C type, count, mark), used as Python object, C struct, bytes and NumPy dtype.

Fields are ordered by size, largest first, and padded to eight bytes, so that a struct has no gaps. Knows no rules.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, NamedTuple

from branchline.core.errors import wrong_size

SIZES = {"u64": 8, "i32": 4, "u32": 4, "i16": 2, "u8": 1}
C_NAMES = {"u64": "u64", "i32": "i32", "u32": "u32", "i16": "i16", "u8": "u8"}
FORMATS = {"u64": "Q", "i32": "i", "u32": "I", "i16": "h", "u8": "B"}


class Mark(Enum):
    """Who may see a field; marks.py builds views from this. A field without a mark is secret."""

    PUBLIC = "everybody"
    OWNER = "each seat its own part, nobody else's"
    REVEALED = "each seat its own part, and everybody all of it when the game is over"
    AT_END = "nobody until the game is over, then everybody"
    SECRET = "nobody"


PUBLIC, OWNER, REVEALED, AT_END, SECRET = Mark


@dataclass(frozen=True)
class Field:
    """A row of the table; a scalar has count 0."""

    name: str
    type: str
    count: int
    offset: int
    mark: Mark = SECRET

    @property
    def format(self) -> str:
        return f"<{max(self.count, 1)}{FORMATS[self.type]}"

    @property
    def size(self) -> int:
        return SIZES[self.type] * max(self.count, 1)

    def span(self, part: int = 0, parts: int = 1) -> slice:
        """The bytes of the field within the record, or one of several equal parts of them, such as a seat's."""
        width = self.size // parts
        return slice(self.offset + part * width, self.offset + (part + 1) * width)


class Copy(NamedTuple):
    """A marked field of the state and its field in a view; ``share`` is the number of elements per seat."""

    state: Field
    seen: Field
    share: int


class Record:
    """A record of the plain backend: scalars are ints, arrays are lists. Compiled, it is a C struct."""

    fields: ClassVar[tuple[Field, ...]] = ()
    by_name: ClassVar[dict[str, Field]] = {}
    size: ClassVar[int] = 0
    copies: ClassVar[tuple[Copy, ...]] = ()  # of a view record
    _format: ClassVar[struct.Struct]

    def __init_subclass__(cls) -> None:
        rows = []
        for name, hint in cls.__annotations__.items():
            kind, *rest = hint.__metadata__
            mark = rest.pop() if rest and isinstance(rest[-1], Mark) else SECRET
            rows.append((name, kind, rest[0] if rest else 0, mark))
        rows.sort(key=lambda row: -SIZES[row[1]])
        offset = 0
        table = []
        for name, kind, many, mark in rows:
            table.append(Field(name, kind, many, offset, mark))
            offset += table[-1].size
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
        return self.packed(flat)

    @classmethod
    def packed(cls, numbers: Iterable[int]) -> bytes:
        """The bytes of the C struct with these numbers, in the order of the fields."""
        return cls._format.pack(*numbers)

    def load(self, data: bytes) -> None:
        """Set every field from the bytes of the C struct."""
        if len(data) != self.size:
            raise wrong_size(type(self).__name__, len(data), self.size)
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
        """Copy all fields of another record of the same class."""
        mine = self.__dict__
        for name, value in other.__dict__.items():
            mine[name] = value[:] if type(value) is list else value


def c_struct(record: type[Record]) -> list[str]:
    """The fields as the lines of a Cython struct."""
    lines = [f"{C_NAMES[f.type]} {f.name}{f'[{f.count}]' if f.count else ''}" for f in record.fields]
    used = sum(f.size for f in record.fields)
    return lines + ([f"u8 pad_[{record.size - used}]"] if record.size > used else [])


def fingerprint(records: Iterable[type[Record]]) -> int:
    """A checksum of all tables and their marks, to reject a compiled core that was built from other tables."""
    rows = [(record.__name__, c_struct(record), [f.mark.name for f in record.fields]) for record in records]
    return zlib.crc32(repr(rows).encode()) & 0x7FFFFFFF


def numpy_dtype(record: type[Record]) -> Any:
    """The NumPy dtype of the C struct."""
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
