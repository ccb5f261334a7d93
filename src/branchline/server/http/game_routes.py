"""Routes about what happened in a game: story, scores, record, replay; and uploaded records.

They check who may see what, and ask ``history``.
"""

from __future__ import annotations

from time import time
from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response

from branchline.server.accounts.identifiers import new_code
from branchline.server.errors import RequestError
from branchline.server.history.replay_worker import Asker
from branchline.server.http.route import Call, Packed, route
from branchline.server.http.table_routes import yours
from branchline.server.store import TableRow, UploadRow
from branchline.server.tables.seating import played_by
from branchline.server.wire import bodies
from branchline.server.wire.shapes import Given, ScoreSheet, SeatNumber

UPLOAD = 4_000_000  # bytes: a million characters, however JSON escapes them


class Seat(Given, frozen=True):
    """``seat``: one of your seats; without it: as a spectator."""

    seat: SeatNumber | None = None


class Viewer(Given, frozen=True):
    """``seat``: as this seat saw it; ``all``: everything revealed; without it: as a spectator."""

    seat: Annotated[str, Meta(pattern="^([0-4]|all)$")] | None = None

    @property
    def viewer(self) -> int | Literal["all"] | None:
        if self.seat is None:
            return None
        return "all" if self.seat == "all" else int(self.seat)


def _asker(call: Call) -> Asker:
    return Asker(call.visitor.row.id if call.visitor else None, call.address)


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")


async def _over(call: Call) -> TableRow:
    row = await call.services.tables.row(call.code)
    if row.status != "over":
        raise RequestError(409, "not_over", "the game is not over")
    return row


def _check_open_to(call: Call, row: TableRow) -> None:
    """Every hand of a finished game is shown to its players, and to everybody if the table is public."""
    if not row.public and not played_by(row, call.visitor.row.id if call.visitor else None):
        raise RequestError(403, "not_your_table", "the hands of a private table are for its players")


async def story(call: Call, query: Seat) -> bodies.Story | Response:
    """What has happened so far, as your seat (or a spectator) may know it."""
    row = await call.services.tables.row(call.code)
    if query.seat is not None and query.seat not in yours(call, row):
        raise RequestError(403, "not_your_seat")
    return _json(await call.services.history.story(row, query.seat, _asker(call)))


async def scores(call: Call) -> ScoreSheet | Response:
    """The final score sheet."""
    return _json(await call.services.history.scores(await _over(call), _asker(call)))


async def record(call: Call) -> str:
    """The record of a finished game: one line of JSON for the header and for each entry."""
    row = await _over(call)
    _check_open_to(call, row)
    call.headers["content-disposition"] = f'attachment; filename="branchline-{row.map}-{row.code}.jsonl"'
    return await call.services.history.record(row, _asker(call))


async def replay(call: Call, query: Viewer) -> bodies.Replay | Response:
    """A finished game, entry by entry. Of a private table, others than its players see what a spectator saw."""
    row = await _over(call)
    viewer = query.viewer
    if isinstance(viewer, int) and viewer >= len(row.seating):
        raise RequestError(404, "unknown_seat")
    if viewer is not None:
        _check_open_to(call, row)
    table = call.services.tables.public_table(row)  # for everybody: the answer is cached
    return Packed(*await call.services.history.replay(row, viewer, table, _asker(call))).answer(call)


async def upload(call: Call, body: bodies.NewRecord) -> bodies.Uploaded:
    """Upload a record to view it; anybody with the id can see it."""
    services = call.services
    wait = services.uploaders.wait(call.identity.row.id)
    if wait:
        raise RequestError(429, "too_fast", "many records in a short time", seconds=int(wait) + 1)
    services.uploaders.count(call.identity.row.id)
    await services.history.check(body.record, _asker(call))
    row = UploadRow(id=new_code(), person=call.identity.row.id, at=time(), text=body.record)
    await services.store.keep_upload(row)
    return bodies.Uploaded(row.id)


async def uploaded(call: Call, query: Viewer) -> bodies.Replay | Response:
    """The replay of an uploaded record."""
    row = await call.services.store.upload(call.code)
    if row is None:
        raise RequestError(404, "unknown_record")
    return Packed(*await call.services.history.uploaded(row, query.viewer, _asker(call))).answer(call)


ROUTES = (
    route("GET", "/api/tables/{id}/story", story, "anybody", errors=(403, 404, 422, 429)),
    route("GET", "/api/tables/{id}/scores", scores, "anybody", errors=(404, 409, 422, 429)),
    route(
        "GET",
        "/api/tables/{id}/record",
        record,
        "anybody",
        errors=(403, 404, 409, 422, 429),
        media="text/plain; charset=utf-8",
    ),
    route("GET", "/api/tables/{id}/replay", replay, "anybody", errors=(403, 404, 409, 422, 429)),
    route("POST", "/api/records", upload, errors=(422, 429), limit=UPLOAD),
    route("GET", "/api/records/{id}/replay", uploaded, "anybody", errors=(404, 422, 429)),
)
