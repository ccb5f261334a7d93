"""Resigning, winning because the others resigned, stand-ins, and seats that are given back."""

from __future__ import annotations

import contextlib

import pytest

from branchline import record as rec
from branchline.server.errors import RequestError
from branchline.server.wire.shapes import BotChoice, GameOptions
from tests.server.players import answer, set_up
from tests.server.socket_server import run, socket_server


def test_resigned_is_lost_and_the_other_may_stop() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", [*guests, BotChoice("novice")], options=GameOptions(start=0))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await set_up([ann, bob], code)
            assert (await bob.say("EndAsWon", table=code))["code"] == "not_allowed"
            assert (await bob.say("Resign", table=code, seat=0))["code"] == "not_your_seat"
            first = len(ann.heard)
            reply = await ann.say("Resign", table=code, seat=0)
            assert reply["type"] == "Ack"
            full = [m for m in ann.heard[first:] if m["type"] == "Update" and m["full"]]
            assert full and full[0]["seat"] is None, "who gave up looks on as a spectator"
            assert ann.views[code]["hand"] == {}
            reply = await ann.say("Act", table=code, seat=0, ask=0, action={"type": "DrawBlind"})
            assert reply["code"] == "not_your_seat"
            assert (await ann.say("Watch", table=code, seat=0))["code"] == "not_your_seat"
            while bob.updates[code]["choices"] is None:  # a bot continues for Ann's seat
                await bob.update(code)
            assert (await ann.say("EndAsWon", table=code))["code"] == "not_allowed"
            eve = await stack.enter_async_context(server.client(await server.guest("Eve")))
            await eve.say("Watch", table=code)
            assert (await bob.say("EndAsWon", table=code))["type"] == "Ack"
            row = await server.tables.row(code)
            assert row.status == "over" and row.outcome is not None
            assert (row.outcome.winners, row.outcome.ended) == ((1,), "resigned")
            for client in (ann, bob, eve):
                while client.tables[code]["status"] != "over":
                    await client.hear()
            assert all(len(client.tables[code]["seed"]) == 64 for client in (ann, bob))
            assert eve.tables[code]["seed"] is None, "it tells the hands, and the table is private"
            await eve.say("Watch", table=code)
            assert eve.tables[code]["seed"] is None
            results = [(await server.store.results_of(guest.person.id))[0] for guest in guests]
            assert [(result.won, result.resigned) for result in results] == [(0.0, True), (1.0, False)]
            entries = await server.store.entries(row.id)
            kinds = [entry.body.split('"kind":"')[1].split('"')[0] for entry in entries]
            assert kinds.count("resign") == 1 and kinds.count("takeover") == 1

    run(story())


def test_the_seats_of_those_who_resigned_win_nothing() -> None:
    """Bots finish the game; whatever the scores, only the person who stayed can win."""

    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("north_america", [ann, BotChoice("novice")])
            async with server.client(ann) as client:
                await client.say("Watch", table=code, seat=0)
                await client.say("Resign", table=code, seat=0)
                while client.tables[code]["status"] != "over":
                    await client.hear()
            row = await server.tables.row(code)
            assert row.outcome is not None and row.outcome.winners == (1,)

    run(story())


def test_a_stand_in_plays_and_gives_the_seat_back() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("great_lakes", list(guests), options=GameOptions(start=0, beginners=True))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await set_up([ann, bob], code)
            await server.tables.fill(code, 0, BotChoice("novice"), guests[0].person.id)
            while bob.updates[code]["choices"] is None:
                await bob.update(code)
            await ann.say("Ping")
            assert ann.updates[code]["choices"] is None
            await server.tables.free(code, 0)
            with pytest.raises(RequestError):
                await server.tables.free(code, 0)
            while bob.views[code]["turn"] == 1:
                if bob.updates[code]["choices"] is not None:
                    await answer(bob, code, 1)
                else:
                    await bob.update(code)
            assert (await answer(ann, code, 0))["type"] == "Ack"
            table = await server.tables.table(code)
            assert table.log.game is not None
            overs = [entry.by for entry in table.log.game.entries if isinstance(entry, rec.TookOver)]
            assert overs == ["novice:style=planner", "person"]

    run(story())
