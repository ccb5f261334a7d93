"""Moves: each becomes one entry; stale, foreign and illegal ones change nothing."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from branchline.server.wire.shapes import BotChoice, GameOptions
from tests.server.players import answer, set_up, turn
from tests.server.socket_server import run, socket_server


def test_order_stale_and_foreign_acts() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            code = await server.table("europe", [guests[0], guests[1]], options=GameOptions(start=0))
            ann, bob, eve = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await set_up([ann, bob], code)
            assert turn(ann, code) == 0
            choices = ann.updates[code]["choices"]
            draw = {"type": "DrawBlind", "deck": "train"}

            first = len(ann.heard)
            reply = await ann.say("Act", table=code, seat=0, ask=choices["ask"], action=draw)
            kinds = [message["type"] for message in ann.heard[first:]]
            assert kinds.index("Update") < kinds.index("Ack")
            seq = reply["seq"]
            assert ann.updates[code]["seq"] == seq

            again = await ann.say("Act", table=code, seat=0, ask=choices["ask"], action=draw)
            assert (again["type"], again["code"]) == ("Trouble", "stale")
            for client, seat in ((eve, 0), (bob, 0), (ann, 1)):
                reply = await client.say("Act", table=code, seat=seat, ask=seq, action=draw)
                assert (reply["type"], reply["code"]) == ("Trouble", "not_your_seat")
            reply = await ann.say("Act", table="nosuchtable", seat=0, ask=seq, action=draw)
            assert reply["code"] == "unknown_table"
            reply = await bob.say("Act", table=code, seat=1, ask=seq, action=draw)
            assert reply["code"] == "stale"  # he is not asked
            reply = await ann.say("Act", table=code, seat=0, ask=seq, action={"type": "DrawTickets"})
            assert (reply["type"], reply["rule"]) == ("Refusal", "C-ACT-2")
            reply = await ann.say("Act", table=code, seat=0, ask=seq, action={"type": "TakeCard", "card": "plaid"})
            assert (reply["type"], reply["code"]) == ("Trouble", "bad_message")
            assert (await server.tables.row(code)).seq == seq

    run(story())


def test_one_act_of_many_at_once_is_played() -> None:
    """The same answer over two connections of one person, ten times each: one entry."""

    async def story() -> None:
        async with socket_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            code = await server.table("north_america", [ann, bob], options=GameOptions(start=0))
            async with server.client(ann) as one, server.client(bob) as other, server.client(ann) as two:
                await set_up([one, other], code)
                await two.say("Watch", table=code, seat=0)
                before = (await server.tables.row(code)).seq
                ask = one.updates[code]["choices"]["ask"]
                act: dict[str, Any] = {"table": code, "seat": 0, "ask": ask, "action": {"type": "DrawBlind"}}
                sent = [(client, await client.tell("Act", **act)) for _ in range(10) for client in (one, two)]

                async def reply(client: Any, numbers: set[int]) -> list[str]:
                    found = []
                    while numbers:
                        message = await client.hear()
                        if message.get("id") in numbers:
                            numbers.remove(message["id"])
                            found.append(message["type"])
                    return found

                kinds = await asyncio.gather(
                    *(reply(line, {number for who, number in sent if who is line}) for line in (one, two))
                )
                assert sorted(kinds[0] + kinds[1]) == ["Ack"] + ["Trouble"] * 19
                assert (await server.tables.row(code)).seq == before + 1

    run(story())


def test_why_judges_and_changes_nothing() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, BotChoice("novice")], options=GameOptions(start=0))
            async with server.client(ann) as client:
                await set_up([client], code)
                while turn(client, code) != 0 or client.updates[code]["choices"] is None:
                    await client.update(code)
                before = (await server.tables.row(code)).seq
                far = {"type": "ClaimTrack", "track": "london-amsterdam", "spend": {}}
                reply = await client.say("Why", table=code, seat=0, action=far)
                assert reply["type"] in ("Refusal", "Trouble")
                known = next(iter(client.updates[code]["choices"]["claims"]), None)
                if known is not None:
                    reply = await client.say(
                        "Why", table=code, seat=0, action={"type": "ClaimTrack", "track": known, "spend": {}}
                    )
                    assert reply["type"] == "Refusal"
                    assert reply["params"]["track"] == known
                reply = await client.say("Why", table=code, seat=0, action={"type": "DrawBlind"})
                assert reply["type"] == "Ack" and reply["seq"] is None
                assert (await server.tables.row(code)).seq == before

    run(story())


def test_choices_are_what_the_rules_allow() -> None:
    """Every action among the choices is legal, throughout a game on each map."""

    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            for map_ in ("europe", "great_lakes"):
                code = await server.table(map_, list(guests))
                clients = [await stack.enter_async_context(server.client(guest)) for guest in guests]
                await set_up(clients, code)
                table = await server.tables.table(code)
                for _ in range(40):
                    if clients[0].views[code]["phase"] == "over":
                        break  # C-END-3 may end a game of declined tunnels
                    seat = turn(clients[0], code)
                    client = clients[seat]
                    while client.updates[code]["choices"] is None:
                        await client.update(code)
                    choices = client.updates[code]["choices"]
                    assert table.log.game is not None
                    legal = {str(action) for action in table.log.game.legal(seat)}
                    claims = {action.split(" ")[1] for action in legal if action.startswith("claim ")}
                    assert set(choices["claims"]) == claims
                    assert choices["tickets"] == ("tickets" in legal)
                    reply = await answer(client, code, seat)
                    assert reply["type"] == "Ack", reply
                    for other in clients:
                        while other.updates[code]["seq"] < reply["seq"]:
                            await other.update(code)

    run(story())


def test_asked_people_are_told_once() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            code = await server.table("north_america", [ann, bob], options=GameOptions(start=1))
            assert set(server.turns[0][1]) == {ann.person.id, bob.person.id}
            async with server.client(ann) as one, server.client(bob) as two:
                await set_up([one, two], code)
                server.turns.clear()
                for _ in range(2):
                    ask = two.updates[code]["choices"]["ask"]
                    await two.say("Act", table=code, seat=1, ask=ask, action={"type": "DrawBlind"})
                assert server.turns == [(code, (ann.person.id,))]

    run(story())
