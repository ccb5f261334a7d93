"""Deleting a person: they leave their tables, their rows go, their connections are closed.

The same for somebody who deletes themselves and for an operator; who may do it is decided by the callers.
"""

from __future__ import annotations

from branchline.server.protocols import Identity
from branchline.server.services import Services
from branchline.server.store import PersonRow, SessionRow


async def delete_person(services: Services, row: PersonRow) -> None:
    """Delete a person and their remote bots. Running games are resigned; finished ones stay, without the name."""
    gone = [*await services.store.bots_of(row.id), row]
    for person in gone:
        session = SessionRow(token_hash=b"", person=person.id, kind="bearer", created=0, seen=0)
        await services.lobby.forget(Identity(session, person))
    await services.store.forget_person(row.id)
    for person in gone:
        await services.tables.forgotten(person.id)
