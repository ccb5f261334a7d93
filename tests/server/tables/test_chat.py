"""Chat, muting, presence and spectators."""

from __future__ import annotations

import contextlib

from msgspec.structs import replace

from branchline.server.wire.shapes import GameOptions
from tests.server.players import set_up
from tests.server.socket_server import Client, run, socket_server


def texts(client: Client) -> list[str]:
    return [line["text"] for message in client.heard if message["type"] == "Talk" for line in message["lines"]]


def test_chat_reaches_all_but_those_who_mute() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            code = await server.table("europe", [guests[0], guests[1]])
            ann, bob, eve = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            assert (await eve.say("Say", table=code, text="hello"))["code"] == "not_allowed"
            for client, seat in ((ann, 0), (bob, 1), (eve, None)):
                await client.say("Watch", table=code, seat=seat)
            assert (await ann.say("Say", table=code, text="  <b>hello</b>\n you "))["type"] == "Ack"
            assert (await eve.say("Say", table=code, text="from\u202e the\x1b side\u2066"))["type"] == "Ack"
            assert (await ann.say("Say", table=code, text=" \n "))["code"] == "bad_message"
            assert (await ann.say("Say", table=code, text="\u200b\u3164\u202e"))["code"] == "bad_message"
            await bob.say("Ping")
            assert texts(bob) == ["<b>hello</b> you", "from the side"]
            lines = [line for message in bob.heard if message["type"] == "Talk" for line in message["lines"]]
            assert [line["seat"] for line in lines] == [0, None]
            assert lines[0]["person"] == {"id": guests[0].person.id, "name": "Ann", "kind": "guest"}

            assert (await bob.say("Mute", person=guests[2].person.id, on=True))["type"] == "Ack"
            assert (await bob.say("Mute", person=guests[1].person.id, on=True))["code"] == "not_allowed"
            await eve.say("Say", table=code, text="again")
            await bob.say("Ping")
            await ann.say("Ping")
            assert "again" in texts(ann) and "again" not in texts(bob)
            again = await stack.enter_async_context(server.client(guests[1]))
            await again.say("Watch", table=code, seat=1)
            assert texts(again) == ["<b>hello</b> you"]

            replies = [await ann.say("Say", table=code, text=str(i)) for i in range(12)]
            assert "too_fast" in [reply.get("code") for reply in replies]

    run(story())


def test_presence_and_spectators() -> None:
    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            code = await server.table("europe", [guests[0], guests[1]])
            async with server.client(guests[0]) as ann:
                await ann.say("Watch", table=code, seat=0)
                async with server.client(guests[1]) as bob, server.client(guests[2]) as eve:
                    await bob.say("Watch", table=code, seat=1)
                    await eve.say("Watch", table=code)
                    while ann.tables[code]["spectators"] != 1:
                        await ann.hear()
                    assert [seat["present"] for seat in ann.tables[code]["seats"]] == [True, True]
                    assert eve.views[code]["seat"] is None and eve.views[code]["hand"] == {}
                    assert (await eve.say("Watch", table=code, seat=1))["code"] == "not_your_seat"
                while ann.tables[code]["spectators"] or ann.tables[code]["seats"][1]["present"]:
                    await ann.hear()

    run(story())


def test_pass_and_play_switches_seats_on_one_connection() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("north_america", [ann, ann], options=GameOptions(start=1))
            async with server.client(ann) as client:
                for seat in (0, 1):
                    await client.say("Watch", table=code, seat=seat)
                    assert client.views[code]["seat"] == seat and client.updates[code]["full"]
                    choices = client.updates[code]["choices"]
                    action = {"type": "KeepTickets", "tickets": choices["keep"]}
                    reply = await client.say("Act", table=code, seat=seat, ask=choices["ask"], action=action)
                    assert reply["type"] == "Ack"
                assert client.tables[code]["code"] == code
                assert client.views[code]["phase"] == "play" and client.updates[code]["choices"] is not None

    run(story())


def test_a_seat_that_changes_hands_is_no_longer_watched() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await set_up([ann, bob], code)

            def swap(row):  # type: ignore[no-untyped-def]
                a, b = row.seating
                return {"seating": (replace(a, person=b.person), replace(b, person=a.person))}

            await server.tables.change(code, swap)
            await ann.say("Ping")
            assert ann.views[code]["seat"] is None and ann.views[code]["hand"] == {}
            assert ann.updates[code]["full"] and ann.updates[code]["choices"] is None

    run(story())
