"""Everything that is stored about one person, in parts, for ``branchline admin export``.

It reads; tokens, password hashes, hands and seeds of running games are never part of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from branchline.server.services import Services
from branchline.server.store import PersonRow
from branchline.server.store.admin_protocol import FIRST_LINE
from branchline.server.tables.seating import seats_of

PAGE = 200
Row = dict[str, Any]


async def personal_data(services: Services, person: PersonRow) -> AsyncIterator[Row]:
    """Yield rows, each with the ``part`` it belongs to."""
    store = services.store
    yield {"part": "account", **account(person), "webhook": await store.webhook(person.id)}
    ban = services.accounts.bans.of_person(person.id)
    if ban is not None:
        yield {"part": "bans", "at": ban.at, "until": ban.until, "reason": ban.reason}
    for session in await store.sessions_of(person.id):
        yield {"part": "sessions", "kind": session.kind, "created": session.created, "seen": session.seen}
    for bot in await store.bots_of(person.id):
        yield {"part": "bots", **account(bot)}
    for other in await store.muted(person.id):
        yield {"part": "muted", "person": other}
    for push in await store.pushes(person.id):
        yield {"part": "pushes", "endpoint": push.endpoint}
    async for row in _tables(services, person):
        yield row
    for found in await store.all_results_of(person.id):
        result = found.result
        yield {
            "part": "results", "table": found.table, "map": result.map, "seats": result.seats, "seat": result.seat,
            "at": result.at, "won": result.won, "score": result.score, "tickets_completed": result.tickets_completed,
            "resigned": result.resigned,
        }  # fmt: skip
    after = FIRST_LINE
    while lines := await store.lines_of(person.id, after, PAGE):
        for line in lines:
            yield {
                "part": "chat",
                "table": line.table,
                "at": line.line.at,
                "seat": line.line.seat,
                "text": line.line.text,
            }
        after = lines[-1].key
    for id_ in await store.uploads_of(person.id):
        upload = await store.upload(id_)
        if upload is not None:
            yield {"part": "uploads", "id": upload.id, "at": upload.at, "record": upload.text}


def account(person: PersonRow) -> Row:
    return {
        "id": person.id, "kind": person.kind, "name": person.name, "created": person.created, "seen": person.seen,
        "owner": person.owner,
    }  # fmt: skip


async def _tables(services: Services, person: PersonRow) -> AsyncIterator[Row]:
    before: int | None = None
    while rows := await services.store.games_of(person.id, before, PAGE):
        for row in rows:
            names = [chair.name for chair in row.seating if chair.person and chair.person.id == person.id]
            yield {
                "part": "tables", "code": row.code, "status": row.status, "map": row.map, "public": row.public,
                "host": row.host == person.id, "seats": seats_of(row, person.id), "names": names,
                "created": row.created, "changed": row.changed,
            }  # fmt: skip
        before = rows[-1].id
