"""Routes about tables: the list of public tables, and everything at a table except playing.

They read and answer; what is allowed is decided in ``lobby`` and ``tables``.
"""

from __future__ import annotations

from branchline.server.http.route import Call, route
from branchline.server.store import TableRow
from branchline.server.tables.seating import public_shuffle, seats_of
from branchline.server.wire import bodies


def seated(call: Call, row: TableRow) -> bodies.Seated:
    table = call.services.tables.public_table(row, call.visitor.row.id if call.visitor else None)
    return bodies.Seated(table, yours(call, row), public_shuffle(row))


def yours(call: Call, row: TableRow) -> tuple[int, ...]:
    """Return the seats of whoever asks."""
    return seats_of(row, call.visitor.row.id) if call.visitor else ()


async def lobby(call: Call) -> bodies.Tables:
    """The public tables: open ones and running ones."""
    services = call.services
    open_, running = await services.store.public_tables()
    return bodies.Tables(
        tuple(map(services.tables.public_table, open_)), tuple(map(services.tables.public_table, running))
    )


async def make(call: Call, body: bodies.NewTable) -> bodies.Seated:
    """Make a table."""
    return seated(call, await call.services.lobby.make(call.identity, body))


async def table(call: Call) -> bodies.Seated:
    """A table, for anybody who has its code."""
    return seated(call, await call.services.tables.row(call.code))


async def change(call: Call, body: bodies.ChangeTable) -> bodies.Seated:
    """The host changes an open table."""
    return seated(call, await call.services.lobby.change(call.identity, call.code, body))


async def join(call: Call, body: bodies.Join) -> bodies.Seated:
    """Sit down."""
    return seated(call, await call.services.lobby.join(call.identity, call.code, body))


async def invitation(call: Call) -> bodies.Invitation:
    """How others come to your table: addresses, and a short code to tell by voice."""
    page = f"{call.request.url.scheme}://{call.request.headers.get('host', '')}"
    return await call.services.invitations.invite(call.identity, call.code, page, call.address)


async def invited(call: Call, body: bodies.SpokenCode) -> bodies.Invited:
    """The table that a spoken code belongs to."""
    return bodies.Invited(await call.services.invitations.find(body.code, call.address))


async def leave(call: Call, body: bodies.OneSeat) -> bodies.Seated:
    """Leave a seat; in a running game a bot plays it until you return."""
    return seated(call, await call.services.lobby.leave(call.identity, call.code, body.seat))


async def start(call: Call) -> bodies.Seated:
    """The host starts the game; every seat must be taken."""
    return seated(call, await call.services.lobby.start(call.identity, call.code))


async def fill(call: Call, body: bodies.Fill) -> bodies.Seated:
    """The host puts a bot in an empty or abandoned seat."""
    return seated(call, await call.services.lobby.fill(call.identity, call.code, body))


async def free(call: Call, body: bodies.OneSeat) -> bodies.Seated:
    """Give a seat that a bot plays back to its person; at an open table, free it."""
    return seated(call, await call.services.lobby.free(call.identity, call.code, body.seat))


async def remove(call: Call, body: bodies.OneSeat) -> bodies.Seated:
    """The host removes whoever sits in a seat of an open table."""
    return seated(call, await call.services.lobby.remove(call.identity, call.code, body.seat))


async def rematch(call: Call) -> bodies.Seated:
    """A new table like this one; everybody who asks gets the same one."""
    return seated(call, await call.services.lobby.rematch(call.identity, call.code))


ROUTES = (
    route("GET", "/api/tables", lobby, "anybody"),
    route("POST", "/api/tables", make, errors=(404, 409, 429)),
    route("GET", "/api/tables/{id}", table, "anybody", errors=(404,)),
    route("PATCH", "/api/tables/{id}", change, errors=(403, 404, 409)),
    route("POST", "/api/tables/{id}/join", join, errors=(403, 404, 409)),
    route("POST", "/api/tables/{id}/invitation", invitation, errors=(403, 404)),
    route("POST", "/api/invited", invited, "anybody", errors=(404, 410, 429)),
    route("POST", "/api/tables/{id}/leave", leave, errors=(403, 404, 409)),
    route("POST", "/api/tables/{id}/start", start, errors=(403, 404, 409, 429)),
    route("POST", "/api/tables/{id}/fill", fill, errors=(403, 404, 409)),
    route("POST", "/api/tables/{id}/free", free, errors=(403, 404, 409)),
    route("POST", "/api/tables/{id}/remove", remove, errors=(403, 404, 409)),
    route("POST", "/api/tables/{id}/rematch", rematch, errors=(403, 404, 409, 429)),
)
