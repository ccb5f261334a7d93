"""What an operator can do with a running server, that it is written down, and that nobody's secrets are shown."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.store import StoreError
from branchline.server.store.admin_protocol import AuditRow
from branchline.server.store.admin_rows import AUDIT_KEPT
from tests.server.admin.operating import Refused, operated
from tests.server.full_server import Caller, FullServer
from tests.server.players import answer
from tests.server.socket_server import run

PASSWORD = "correct horse"
BOT: dict[str, Any] = {"bot": {"level": "novice"}}


async def account(server: FullServer, name: str) -> Caller:
    caller = server.caller()
    made = await caller.post("/api/account", {"name": name, "password": PASSWORD, "bearer": True})
    assert made.status == 200, made.body
    caller.token, caller.person = made.json["token"], made.json["person"]
    return caller


def test_people_and_tables_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, zoe = await account(server, "Ada Ōkami"), await server.guest("Zoë")
            made = await ada.make(public=True)
            await zoe.make()
            async with zoe.line():
                rows = await operator.ask("ListPeople", find="ZOË")
            assert [(row["id"], row["kind"], row["online"]) for row in rows] == [(zoe.person["id"], "guest", True)]
            assert [row["name"] for row in await operator.ask("ListPeople", limit=1)] == ["Zoë"]
            (row,) = await operator.ask("ShowPerson", person="ada ōkami")
            assert row["id"] == ada.person["id"] and row["sessions"] == 1
            assert row["tables"] == {"open": 1, "running": 0, "over": 0} and row["codes"] == [made["table"]["code"]]
            assert len(await operator.ask("ListTables", status="open")) == 2
            assert await operator.ask("ListTables", status="over") == []
            (table,) = await operator.ask("ShowTable", code=made["table"]["code"])
            assert table["seats"][0]["person"]["id"] == ada.person["id"]
            with pytest.raises(Refused, match="no table 'nowhere'"):
                await operator.ask("ShowTable", code="nowhere")

    run(story())


def test_a_reset_password_replaces_the_old_one_and_all_sessions(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, guest = await account(server, "Ada"), await server.guest("Gus")
            async with ada.line() as line:
                (row,) = await operator.ask("ResetPassword", person="Ada")
                assert (await line.until(lambda message: message["type"] == "Closing"))["reason"] == "signed_out"
                with pytest.raises(ConnectionClosed):
                    await line.hear()
            assert (await ada.get("/api/me")).status == 401
            login = {"name": "Ada", "password": PASSWORD, "bearer": True}
            assert (await server.caller().post("/api/login", login)).code == "wrong_password"
            assert (await server.caller().post("/api/login", {**login, "password": row["password"]})).status == 200
            with pytest.raises(Refused, match="no account"):
                await operator.ask("ResetPassword", person=guest.person["id"])

    run(story())


async def busy_person(server: FullServer) -> tuple[Caller, str]:
    """Somebody with something in every table of the store, and a game under way."""
    ada = await account(server, "Ada")
    other = await server.guest("Other")
    await ada.post("/api/me/bots", {"name": "Robot"})
    await ada.call("PUT", "/api/me/webhook", {"url": "https://hook.example/ada"})
    keys = {"p256dh": "BBBB" * 21 + "AAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"}
    await ada.call("PUT", "/api/me/push", {"endpoint": "https://push.example/1", "keys": keys})
    record = Path(__file__).resolve().parents[2] / "games" / "europe_2_streamed.jsonl"
    assert (await ada.post("/api/records", {"record": record.read_text(encoding="utf-8")})).status == 200
    code = str((await ada.make(seats=[{"mine": True}, BOT], start=True))["table"]["code"])
    async with ada.line() as line:
        await line.say("Watch", table=code, seat=0)
        await answer(line, code, 0)
        await line.say("Say", table=code, text="good luck")
        await line.say("Mute", person=other.person["id"], on=True)
    return ada, code


def test_everything_about_a_person_is_exported_and_no_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, code = await busy_person(server)
            rows = await operator.ask("ExportPerson", person="Ada")
            parts: dict[str, list[dict[str, Any]]] = {}
            for row in rows:
                parts.setdefault(row.pop("part"), []).append(row)
            assert parts["account"][0]["webhook"] == "https://hook.example/ada"
            assert [row["name"] for row in parts["bots"]] == ["Robot"]
            assert [(row["code"], row["seats"]) for row in parts["tables"]] == [(code, [0])]
            assert [(row["table"], row["text"]) for row in parts["chat"]] == [(code, "good luck")]
            assert len(parts["sessions"]) == len(parts["muted"]) == len(parts["uploads"]) == 1
            for kind in ("ListPeople", "ListTables", "ListBans", "ShowAudit"):
                await operator.ask(kind)
            await operator.ask("ShowPerson", person="Ada")
            await operator.ask("ShowTable", code=code)
            row_ = await server.services.tables.row(code)
            person = await server.services.store.person(ada.person["id"])
            (session,) = await server.services.store.sessions_of(ada.person["id"])
            secrets = (row_.secret.hex(), str(ada.token), session.token_hash.hex(), str(person.password_hash), "argon2")
            assert [secret for secret in secrets if secret.encode() in operator.raw] == []
            assert b'"hand"' not in operator.raw and b'"secret"' not in operator.raw

    run(story())


def test_a_deleted_person_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, code = await busy_person(server)
            await operator.ask("BanPerson", person="Ada")
            await operator.ask("DeletePerson", person="Ada")
            assert (await ada.get("/api/me")).status == 401
            assert await operator.ask("ListPeople", find="ada") == [] == await operator.ask("ListBans")
            with pytest.raises(Refused, match="nobody has the id"):
                await operator.ask("ExportPerson", person=ada.person["id"])
            (table,) = await operator.ask("ShowTable", code=code)
            assert "Ada" not in json.dumps(table) and ada.person["id"] not in json.dumps(table)

    run(story())


def test_a_remote_bot_of_a_deleted_person_does_not_stall_its_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, zoe = await account(server, "Ada"), await server.guest("Zoë")
            bot = server.caller((await ada.post("/api/me/bots", {"name": "Robot"})).json["token"])
            code = (await zoe.make(remote_bots=True))["table"]["code"]
            assert (await bot.post(f"/api/tables/{code}/join", {})).status == 200
            assert (await zoe.post(f"/api/tables/{code}/start")).status == 200
            await operator.ask("DeletePerson", person="Ada")
            seat = (await zoe.get(f"/api/tables/{code}")).json["table"]["seats"][1]
            assert seat["person"] is None and seat["resigned"] and seat["stand_in"] is not None

    run(story())


def test_an_announcement_reaches_everybody_until_it_is_withdrawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada = await server.guest("Ada")
            async with ada.line() as line:
                await operator.ask("Announce", text="  Back\n at nine ")
                told = await line.until(lambda message: message["type"] == "Announcement")
                assert told["notice"] == {"text": "Back at nine", "draining": False, "stops": None}
        async with operated(tmp_path) as (server, operator):  # it stays after a restart
            assert (await server.caller().get("/api/session")).json["notice"]["text"] == "Back at nine"
            async with server.caller(ada.token).line() as line:
                told = await line.until(lambda message: message["type"] == "Announcement")
                assert told["notice"]["text"] == "Back at nine"
                await operator.ask("Announce", text="")
                assert (await line.until(lambda message: message["type"] == "Announcement"))["notice"] is None
                await operator.ask("Announce", text="Long", hours=1)
                await line.until(lambda message: message["type"] == "Announcement")
                await operator.ask("Announce", text="Short", hours=0.0001)
                assert (await line.until(lambda message: message["type"] == "Announcement"))["notice"][
                    "text"
                ] == "Short"
                assert (await line.until(lambda message: message["type"] == "Announcement"))["notice"] is None
            assert (await server.caller().get("/api/session")).json["notice"] is None

    run(story())


def test_a_draining_server_begins_no_games_and_goes_on_with_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada = await server.guest("Ada")
            running = (await ada.make(seats=[{"mine": True}, BOT], start=True))["table"]["code"]
            full = (await ada.make(seats=[{"mine": True}, BOT]))["table"]["code"]
            async with ada.line() as line:
                await operator.ask("Drain")
                told = await line.until(lambda message: message["type"] == "Announcement")
                assert told["notice"] == {"text": "", "draining": True, "stops": None}
                await line.say("Watch", table=running, seat=0)
                assert (await answer(line, running, 0))["type"] == "Ack"
            for path, body in (("", {"map": "europe", "seats": [{"mine": True}, BOT]}), (f"/{full}/start", {})):
                refused = await ada.post(f"/api/tables{path}", body)
                assert (refused.status, refused.code) == (503, "draining")
            await operator.ask("Undrain")
            assert (await ada.post(f"/api/tables/{full}/start")).status == 200

    run(story())


def test_draining_can_stop_the_server_and_be_cancelled(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            stopped = asyncio.Event()
            server.services.announcements.stop = stopped.set
            (row,) = await operator.ask("Drain", stop_after=3600)
            assert row["stops"] is not None
            await operator.ask("Undrain")
            assert server.services.announcements.stops is None and server.services.announcements.notice is None
            await operator.ask("Drain", stop_after=0)
            await asyncio.wait_for(stopped.wait(), 30)

    run(story())


def test_every_change_is_in_the_audit_log_by_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, operator):
            ada, gus = await account(server, "Ada"), await server.guest("Gus")
            ids = [ada.person["id"], gus.person["id"]]
            await operator.ask("ListPeople")
            await operator.ask("BanPerson", person="Ada")
            await operator.ask("UnbanPerson", person="Ada")
            await operator.ask("BanAddress", address="2001:db8::1")
            with pytest.raises(Refused):
                await operator.ask("ResetPassword", person=ids[1])
            await operator.ask("ExportPerson", person="Ada")
            await operator.ask("Announce", text="Hello")
            await operator.ask("Drain", stop_after=60)
            await operator.ask("Undrain")
            await operator.ask("DeletePerson", person="Ada")
            rows = await operator.ask("ShowAudit")
            assert [(row["command"], row["target"], row["outcome"]) for row in rows] == [
                ("ban person", ids[0], "done"),
                ("unban person", ids[0], "done"),
                ("ban address", "2001:db8::/64", "done"),
                ("reset password", ids[1], "refused"),
                ("export", ids[0], "done"),
                ("announce", "Hello", "done"),
                ("drain", "stop after 60 s", "done"),
                ("undrain", "", "done"),
                ("delete", ids[0], "done"),
            ]
            assert all(row["uid"] is not None and row["user"] for row in rows)
            assert [row["command"] for row in await operator.ask("ShowAudit", last=1)] == ["delete"]
            assert "Ada" not in json.dumps(rows)

    run(story())


def test_the_audit_log_is_only_added_to_and_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (server, _):
            database = server.services.store.database  # type: ignore[attr-defined]
            line = AuditRow(at=1.0, uid=0, user="root", command="drain", target="", outcome="done")
            await server.services.store.log_command(line)
            for change in ("UPDATE audit SET outcome = 'nothing'", "DELETE FROM audit"):
                with pytest.raises(StoreError, match="audit log"):
                    await database.write(lambda db, change=change: db.execute(change))
            await database.write(
                lambda db: db.executemany(
                    "INSERT INTO audit (at, user, command, target, outcome) VALUES (2, '', 'undrain', '', 'done')",
                    [()] * (AUDIT_KEPT + 5),
                )
            )
            last = await server.services.store.log_command(line)
            count = await database.read(lambda db: db.execute("SELECT count(*), min(id) FROM audit").fetchone())
            assert count == (AUDIT_KEPT, last - AUDIT_KEPT + 1)

    run(story())
