"""Everything that is stored about one person, in parts, for ``branchline admin export``.

It reads; tokens, password hashes, hands and seeds of running games are never part of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from branchline.server.services import Services
from branchline.server.store import PersonRow, TableRow
from branchline.server.store.admin_protocol import FIRST_LINE
from branchline.server.tables.seating import seats_of

PAGE = 200
Row = dict[str, Any]


async def personal_data(services: Services, person: PersonRow) -> AsyncIterator[Row]:
    """Yield rows, each with the ``part`` it belongs to; ``bot``: it belongs to this remote bot of the person."""
    store = services.store
    yield {"part": "account", **account(person), "webhook": await store.webhook(person.id)}
    ban = services.accounts.bans.of_person(person.id)
    if ban is not None:
        yield {"part": "bans", "at": ban.at, "until": ban.until, "reason": ban.reason}
    for session in await store.sessions_of(person.id):
        yield {"part": "sessions", "kind": session.kind, "created": session.created, "seen": session.seen}
    for other in await store.muted(person.id):
        yield {"part": "muted", "person": other}
    for push in await store.pushes(person.id):
        yield {"part": "pushes", "endpoint": push.endpoint}
    async for row in _activity(services, person.id):
        yield row
    for bot in await store.bots_of(person.id):
        yield {"part": "bots", **account(bot)}
        async for row in _activity(services, bot.id):
            yield {**row, "bot": bot.id}


def account(person: PersonRow) -> Row:
    return {
        "id": person.id, "kind": person.kind, "name": person.name, "created": person.created, "seen": person.seen,
        "owner": person.owner,
    }  # fmt: skip


async def _activity(services: Services, person: str) -> AsyncIterator[Row]:
    """What a person, or a remote bot, has done here."""
    store = services.store
    before: int | None = None
    while rows := await store.games_of(person, before, PAGE):
        for row in rows:
            yield _table(row, person)
        before = rows[-1].id
    for row in await store.hosted_by(person):
        yield _table(row, person)
    for found in await store.all_results_of(person):
        result = found.result
        yield {
            "part": "results", "table": found.table, "map": result.map, "seats": result.seats, "seat": result.seat,
            "at": result.at, "won": result.won, "score": result.score, "tickets_completed": result.tickets_completed,
            "resigned": result.resigned, "rerolls": result.rerolls,
        }  # fmt: skip
    after = FIRST_LINE
    while lines := await store.lines_of(person, after, PAGE):
        for found_line in lines:
            line = found_line.line
            yield {"part": "chat", "table": found_line.table, "at": line.at, "seat": line.seat, "text": line.text}
        after = lines[-1].key
    for id_ in await store.uploads_of(person):
        upload = await store.upload(id_)
        if upload is not None:
            yield {"part": "uploads", "id": upload.id, "at": upload.at, "record": upload.text}


def _table(row: TableRow, person: str) -> Row:
    names = [chair.name for chair in row.seating if chair.person and chair.person.id == person]
    return {
        "part": "tables", "code": row.code, "status": row.status, "map": row.map, "public": row.public,
        "host": row.host == person, "seats": seats_of(row, person), "names": names, "created": row.created,
        "changed": row.changed,
    }  # fmt: skip
