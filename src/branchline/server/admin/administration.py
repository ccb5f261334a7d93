"""What the requests of ``branchline admin`` do: look at people and tables, ban, reset, export, delete, announce, drain.

Whatever changes something, or hands out personal data, is written to the audit log. It never shows hands, seeds of
running games, tokens or hashes; how requests arrive is ``listener``'s business.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from time import time
from typing import Any, NamedTuple, assert_never

import msgspec

from branchline.server.accounts.bans import Network, check_harmless, network_of
from branchline.server.admin import requests
from branchline.server.admin.personal_data import account, personal_data
from branchline.server.deletion import delete_person
from branchline.server.errors import RequestError
from branchline.server.services import Services
from branchline.server.store import PersonRow, TableRow
from branchline.server.store.admin_protocol import AuditRow, BanKind, BanRow
from branchline.server.wire.shapes import Table

log = logging.getLogger("branchline.admin")
DAY, HOUR = 86_400.0, 3_600.0
Row = dict[str, Any]


class Operator(NamedTuple):
    """The system's user who gives a command; ``uid`` None: the system does not say."""

    uid: int | None
    user: str


class CommandError(Exception):
    """A command can't be carried out; the text is for the operator."""


class Administration:
    """The commands of one server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store

    async def answer(self, operator: Operator, request: requests.AnyRequest) -> AsyncIterator[Row]:
        """Carry out a request and yield the rows of the answer. CommandError: nothing was changed."""
        match request:
            case requests.ListPeople():
                for person in await self.store.find_people(request.find, request.limit):
                    yield self._person(person)
            case requests.ShowPerson():
                yield await self._person_in_full(await self._find(request.person))
            case requests.ListTables():
                for row in await self.store.tables_with(request.status, request.limit):
                    yield await self._table_line(row)
            case requests.ShowTable():
                yield msgspec.to_builtins(await self._table(request.code))
            case requests.ListBans():
                for ban in await self.store.bans():
                    yield await self._ban_line(ban)
            case requests.ShowAudit():
                for line in await self.store.audit(request.last):
                    yield msgspec.to_builtins(line)
            case requests.ExportPerson():
                person = await self._find(request.person)
                async with self._audited(operator, "export", person.id):
                    pass  # before the first row: whoever stops reading has read something
                async for part in personal_data(self.services, person):
                    yield part
            case _:
                yield await self._change(operator, request)

    async def _change(self, operator: Operator, request: requests.AnyRequest) -> Row:
        """Carry out a request that changes something; returns what was done."""
        announcements = self.services.announcements
        match request:
            case requests.BanPerson() | requests.UnbanPerson() | requests.ResetPassword() | requests.DeletePerson():
                return await self._change_person(operator, request)
            case requests.BanAddress():
                network = _network(request.address, harmless=not request.force)
                async with self._audited(operator, "ban address", str(network)):
                    return await self._ban("address", str(network), request.days, request.reason)
            case requests.UnbanAddress():
                network = _network(request.address)
                async with self._audited(operator, "unban address", str(network)):
                    return await self._unban("address", str(network))
            case requests.Announce():
                text = " ".join(request.text.split())
                async with self._audited(operator, "announce" if text else "withdraw", text):
                    await announcements.announce(text, time() + request.hours * HOUR if request.hours else None)
                    return {"text": text, "until": announcements.until}
            case requests.Drain():
                async with self._audited(operator, "drain", _after(request.stop_after)):
                    announcements.drain(request.stop_after)
                    return {"draining": True, "stops": announcements.stops}
            case requests.Undrain():
                async with self._audited(operator, "undrain", ""):
                    announcements.undrain()
                    return {"draining": False}
            case _:
                raise AssertionError(type(request).__name__)

    async def _change_person(
        self,
        operator: Operator,
        request: requests.BanPerson | requests.UnbanPerson | requests.ResetPassword | requests.DeletePerson,
    ) -> Row:
        person = await self._find(request.person)
        shown = {"id": person.id, "name": person.name}
        match request:
            case requests.BanPerson():
                async with self._audited(operator, "ban person", person.id):
                    return shown | await self._ban("person", person.id, request.days, request.reason)
            case requests.UnbanPerson():
                async with self._audited(operator, "unban person", person.id):
                    return shown | await self._unban("person", person.id)
            case requests.ResetPassword():
                async with self._audited(operator, "reset password", person.id):
                    if person.kind != "account":
                        raise CommandError(f"{person.name} has no account, so there is no password")
                    password = await self.services.accounts.reset_password(person.id)
                    self.services.tables.sign_out_person(person.id)
                    return shown | {"password": password}
            case requests.DeletePerson():
                async with self._audited(operator, "delete", person.id):
                    await delete_person(self.services, person)
                    if await self.store.drop_ban("person", person.id):
                        self.services.accounts.bans.drop("person", person.id)
                    return shown
            case _:
                assert_never(request)

    # --- bans

    async def _ban(self, kind: BanKind, whom: str, days: float | None, reason: str) -> Row:
        """Store a ban and close the connections it concerns."""
        now = time()
        row = BanRow(kind=kind, whom=whom, at=now, until=now + days * DAY if days else None, reason=reason)
        await self.store.put_ban(row)
        bans = self.services.accounts.bans
        bans.put(row)
        if kind == "address":
            closed = self.services.tables.close_banned(lambda _, address: bans.of_address(address) is not None)
        else:
            people = {whom, *(bot.id for bot in await self.store.bots_of(whom))}
            closed = self.services.tables.close_banned(lambda person, _: person in people)
        return {"whom": whom, "until": row.until, "connections": closed}

    async def _unban(self, kind: BanKind, whom: str) -> Row:
        if not await self.store.drop_ban(kind, whom):
            raise CommandError(f"there is no ban of {whom}; `branchline admin bans` lists them")
        self.services.accounts.bans.drop(kind, whom)
        return {"whom": whom}

    async def _ban_line(self, ban: BanRow) -> Row:
        person = await self.store.person(ban.whom) if ban.kind == "person" else None
        expired = ban.until is not None and ban.until <= time()
        return {**msgspec.to_builtins(ban), "name": person.name if person else None, "expired": expired}

    # --- people and tables

    async def _find(self, given: str) -> PersonRow:
        """Find a person by id, or an account by its name."""
        row = await self.store.person(given) or await self.store.account(given)
        if row is None:
            raise CommandError(
                f"nobody has the id {given!r}, and no account has this name; `branchline admin people --find` lists"
                " guests too",
            )
        return row

    def _person(self, person: PersonRow) -> Row:
        banned = self.services.accounts.bans.of_person(person.id, person.owner) is not None
        return {**account(person), "online": self.services.tables.present(person.id), "banned": banned}

    async def _person_in_full(self, person: PersonRow) -> Row:
        games = await self.store.games_of(person.id, None, 1000)
        by_status = {status: sum(row.status == status for row in games) for status in ("open", "running", "over")}
        return {
            **self._person(person),
            "sessions": len(await self.store.sessions_of(person.id)),
            "bots": [bot.id for bot in await self.store.bots_of(person.id)],
            "tables": by_status,
            "codes": [row.code for row in games if row.status != "over"][:20],
        }

    async def _table(self, code: str) -> Table:
        try:
            return self.services.tables.public_table(await self.services.tables.row(code))
        except RequestError:
            raise CommandError(f"there is no table {code!r}") from None

    async def _table_line(self, row: TableRow) -> Row:
        table = self.services.tables.public_table(row)
        seats = [seat.name or (seat.bot.level if seat.bot else "") for seat in table.seats]
        return {
            "code": table.code, "status": table.status, "map": table.map, "public": table.public, "host": table.host,
            "seats": seats, "present": sum(seat.present for seat in table.seats), "spectators": table.spectators,
            "entries": table.seq, "created": table.created, "changed": table.changed,
        }  # fmt: skip

    # --- the audit log

    @contextlib.asynccontextmanager
    async def _audited(self, operator: Operator, command: str, target: str) -> AsyncIterator[None]:
        """Write a line about what happens inside, however it ends. It has ids, not names: those can be deleted."""
        outcome = "failed"
        try:
            yield
            outcome = "done"
        except CommandError:
            outcome = "refused"
            raise
        finally:
            line = AuditRow(
                at=time(), uid=operator.uid, user=operator.user, command=command, target=target, outcome=outcome
            )
            number = await self.store.log_command(line)
            log.info("admin", extra={"line": number, "uid": operator.uid, "command": command, "outcome": outcome})


def _network(given: str, harmless: bool = False) -> Network:
    try:
        network = network_of(given)
        if harmless:
            check_harmless(network)
        return network
    except ValueError as error:
        raise CommandError(str(error)) from None


def _after(seconds: float | None) -> str:
    return "" if seconds is None else f"stop after {seconds:g} s"
