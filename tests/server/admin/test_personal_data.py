"""The export of a person also has bans, mutes and browsers to notify; announcements replace each other."""

from __future__ import annotations

from time import time

from branchline.server.admin.personal_data import personal_data
from branchline.server.store import PushRow
from branchline.server.store.admin_protocol import BanRow
from tests.server.full_server import full_server
from tests.server.socket_server import run


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
