"""Requests of ``branchline admin`` and the lines of an answer, one JSON object per line.

Strict and bounded like all messages. Nothing is executed here.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.shapes import Given, Shape, Status

LONGEST = 65_536  # bytes of a request
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]
Days: TypeAlias = Annotated[float, Meta(gt=0, le=36_500)]
Reason: TypeAlias = Annotated[str, Meta(max_length=200)]
Text: TypeAlias = Annotated[str, Meta(max_length=500)]


class AdminRequest(Given, frozen=True, tag_field="type", tag=lambda name: name):
    """Base of all requests. ``person`` is an id or the name of an account."""


class ListPeople(AdminRequest, frozen=True):
    find: Annotated[str, Meta(max_length=100)] = ""
    limit: Count = 50


class ShowPerson(AdminRequest, frozen=True):
    person: Word


class ListTables(AdminRequest, frozen=True):
    status: Status | None = None
    limit: Count = 50


class ShowTable(AdminRequest, frozen=True):
    code: Word


class BanPerson(AdminRequest, frozen=True):
    person: Word
    days: Days | None = None
    reason: Reason = ""


class BanAddress(AdminRequest, frozen=True):
    """``force``: also this machine itself, or a large part of the internet."""

    address: Word
    days: Days | None = None
    reason: Reason = ""
    force: bool = False


class UnbanPerson(AdminRequest, frozen=True):
    person: Word


class UnbanAddress(AdminRequest, frozen=True):
    address: Word


class ListBans(AdminRequest, frozen=True):
    pass


class ResetPassword(AdminRequest, frozen=True):
    person: Word


class ExportPerson(AdminRequest, frozen=True):
    person: Word


class DeletePerson(AdminRequest, frozen=True):
    person: Word


class Announce(AdminRequest, frozen=True):
    """An empty text withdraws the announcement."""

    text: Text
    hours: Annotated[float, Meta(gt=0, le=8_760)] | None = None


class Drain(AdminRequest, frozen=True):
    stop_after: Annotated[float, Meta(ge=0, le=604_800)] | None = None


class Undrain(AdminRequest, frozen=True):
    pass


class ShowAudit(AdminRequest, frozen=True):
    last: Count = 50


AnyRequest: TypeAlias = (
    ListPeople | ShowPerson | ListTables | ShowTable | BanPerson | BanAddress | UnbanPerson | UnbanAddress | ListBans
    | ResetPassword | ExportPerson | DeletePerson | Announce | Drain | Undrain | ShowAudit
)  # fmt: skip


class Item(Shape, frozen=True, tag_field="type", tag=lambda name: name):
    """One row of the answer."""

    row: dict[str, Any]


class Finished(Shape, frozen=True, tag_field="type", tag=lambda name: name):
    """The last line: all rows have been sent."""


class Failed(Shape, frozen=True, tag_field="type", tag=lambda name: name):
    """The last line: it did not work; ``message`` is for the operator."""

    message: str


AnyLine: TypeAlias = Item | Finished | Failed
decode_request = msgspec.json.Decoder(AnyRequest).decode
decode_line = msgspec.json.Decoder(AnyLine).decode
