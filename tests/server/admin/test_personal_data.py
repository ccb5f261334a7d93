"""The export of a person also has bans, mutes and browsers to notify; announcements replace each other."""

from __future__ import annotations

from time import time

from branchline.server.admin.personal_data import personal_data
from branchline.server.deletion import delete_person
from branchline.server.store import PushRow, ResultRow
from branchline.server.store.admin_protocol import BanRow
from tests.server.full_server import full_server
from tests.server.socket_server import run

BOT = {"bot": {"level": "novice"}}


def test_bans_mutes_and_browsers_are_exported() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = server.caller(), server.caller()
            ids = [(await one.post("/api/guest", {"name": name})).json["person"]["id"] for one, name in ((ada, "Ada"), (bob, "Bob"))]  # fmt: skip
            services = server.services
            await services.store.mute(ids[0], ids[1], True)
            await services.store.put_push(PushRow(person=ids[0], endpoint="https://push.example.org/1", p256dh="p", auth="a"))  # fmt: skip
            services.accounts.bans.put(BanRow(kind="person", whom=ids[0], at=1.0, until=None, reason="rude"))
            row = await services.store.person(ids[0])
            assert row is not None
            parts = {found["part"]: found async for found in personal_data(services, row)}
            assert parts["bans"]["reason"] == "rude"
            assert parts["muted"]["person"] == ids[1]
            assert parts["pushes"]["endpoint"] == "https://push.example.org/1"

    run(story())


def test_tables_without_a_seat_and_the_activity_of_remote_bots_are_exported() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, services = await server.guest("Ada"), server.services
            made = (await ada.post("/api/me/bots", {"name": "Robot"})).json
            robot, robot_id = server.caller(made["token"]), made["person"]["id"]
            hosted = (await ada.make(seats=[BOT, BOT]))["table"]["code"]
            joined = (await ada.make(seats=[{"mine": True}, {}]))["table"]["code"]
            assert (await robot.post(f"/api/tables/{joined}/join", {})).status == 200
            row = await services.tables.row(joined)
            for seat, person in enumerate((ada.person["id"], robot_id)):
                won = ResultRow(
                    seat=seat, person=person, map="europe", seats=2, at=1.0, won=0.5, score=9, tickets_completed=1,
                    resigned=False, rerolls=seat,
                )  # fmt: skip
                await services.store.append(row.id, [], {}, [won])
            person_row = await services.store.person(ada.person["id"])
            assert person_row is not None
            rows = [found async for found in personal_data(services, person_row)]
            tables = [(found["code"], found.get("bot"), found["seats"]) for found in rows if found["part"] == "tables"]
            assert tables == [(joined, None, (0,)), (hosted, None, ()), (joined, robot_id, (1,))]
            results = [(found.get("bot"), found["rerolls"]) for found in rows if found["part"] == "results"]
            assert results == [(None, 0), (robot_id, 1)]

    run(story())


def test_a_table_in_memory_forgets_a_host_who_does_not_sit_there() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            code = (await ada.make(seats=[BOT, BOT], start=True))["table"]["code"]
            row = await server.services.store.person(ada.person["id"])
            assert row is not None and (await server.services.tables.row(code)).host == row.id
            await delete_person(server.services, row)
            assert (await server.services.tables.row(code)).host == ""

    run(story())


def test_a_new_announcement_ends_the_time_of_the_old_one() -> None:
    async def story() -> None:
        async with full_server() as server:
            announcements = server.services.announcements
            await announcements.announce("Until ten", time() + 3600)
            first = announcements._ending
            await announcements.announce("Until noon", time() + 7200)
            assert first is not None and first.cancelled()
            assert announcements.notice is not None
            last = announcements._ending
        assert last is not None and last.cancelled()

    run(story())
