"""Plans for tickets: told to the seat's own player, and to nobody else."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import msgspec
import pytest

from branchline.game import LongestPath, longest_path, standing
from branchline.planning import plans
from branchline.server.connections.limits import Limits
from branchline.server.tables import plans as told_plans
from branchline.server.wire.server_messages import Plans
from branchline.server.wire.shapes import BotChoice, GameOptions
from branchline.view import View
from tests.server.players import answer, set_up
from tests.server.socket_server import Client, run, socket_server

FAST = Limits(rate=10_000, burst=10_000)


async def told(client: Client, code: str, seat: int | None) -> dict[str, Any]:
    """The plans that come before the answer to a request."""
    first = len(client.heard)
    reply = await client.say("Plan", table=code, seat=seat)
    assert reply["type"] == "Ack" and reply["seq"] is None, reply
    found = [message for message in client.heard[first:] if message["type"] == "Plans"]
    assert len(found) == 1 and client.heard[-1] is reply
    return found[0]


@pytest.mark.parametrize("name", ["europe", "world"])
def test_a_seat_is_told_its_own_plans(name: str) -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table(name, [*guests], options=GameOptions(start=0))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await ann.say("Watch", table=code, seat=0)
            offered = await told(ann, code, 0)
            assert set(offered["tickets"]) == set(ann.updates[code]["choices"]["keep"])
            await set_up([ann, bob], code)
            log = (await server.tables.table(code)).log
            for turn in range(6):
                for seat, client in enumerate((ann, bob)):
                    message = await told(client, code, seat)
                    assert log.game is not None
                    view = log.game.view(seat)
                    assert message["seq"] == len(log.game.entries) - 1 and message["seat"] == seat
                    assert message["tickets"] == _plain(plans(view))
                    assert set(message["tickets"]) == {*view.tickets[seat], *view.offered}
                    score = _plain(standing(view))
                    assert message["standing"] == score and (turn or score["total"] < 0)  # nothing is done at first
                    assert message["longest"] == _plain(longest_path(view))
                    del message["type"]
                    msgspec.convert(message, Plans)
                seat = log.asked()[0]
                client = (ann, bob)[seat]
                while client.updates[code]["seq"] < log.row.seq:
                    await client.update(code)
                assert (await answer(client, code, seat))["type"] == "Ack"

    run(story())


def test_nobody_else_is_told() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            code = await server.table("europe", [*guests[:2]])
            waiting = await server.table("europe", [guests[0], None], start=False)
            ann, bob, eve = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await eve.say("Watch", table=code, seat=None)
            await bob.say("Watch", table=code, seat=1)
            for client, seat in ((eve, 0), (bob, 0), (ann, 1), (ann, 4)):
                assert (await client.say("Plan", table=code, seat=seat))["code"] == "not_your_seat"
            await told(ann, code, 0)
            assert (await ann.say("Plan", table=waiting, seat=0))["code"] == "not_running"
            assert (await ann.say("Plan", table="nosuchtable", seat=0))["code"] == "unknown_table"
            await ann.say("Ping")
            await bob.say("Ping")
            await eve.say("Ping")
            assert not any(message["type"] == "Plans" for client in (bob, eve) for message in client.heard)

    run(story())


@pytest.mark.parametrize(
    "wrong",
    [{"seat": 5}, {"seat": -1}, {"seat": "0"}, {"table": "x" * 40}, {"ticket": "paris-wien"}],
    ids=str,
)
def test_bad_requests_are_refused(wrong: dict[str, Any]) -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, BotChoice("novice")], pace=10_000)
            async with server.client(ann) as client:
                await client.line.send(json.dumps({"type": "Plan", "id": 7, "table": code, "seat": 0, **wrong}))
                trouble = await client.hear()
                assert (trouble["type"], trouble["id"], trouble["code"]) == ("Trouble", None, "bad_message")
                await told(client, code, 0)

    run(story())


def test_they_are_worked_out_once_for_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    plain = told_plans.plans_of

    def counting(code: str, seq: int, *rest: Any) -> Plans:
        counted.append(seq)
        return plain(code, seq, *rest)

    monkeypatch.setattr(told_plans, "plans_of", counting)

    async def story() -> None:
        async with socket_server(limits=Limits(rate=5, burst=40)) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            code = await server.table("north_america", [ann, bob])
            async with server.client(ann) as client:
                for _ in range(6):
                    await told(client, code, 0)
                assert counted == [0]
                asked = [await client.tell("Plan", table=code, seat=0) for _ in range(20)]
                answers = [await client.until(lambda message: message.get("id") in asked) for _ in asked]
                assert {one["type"] for one in answers} == {"Ack", "Trouble"}  # each counts as four messages
                assert {one["code"] for one in answers if one["type"] == "Trouble"} == {"too_fast"}
            async with server.client(bob) as other:
                await other.say("Watch", table=code, seat=1)
                await answer(other, code, 1)
                await told(other, code, 1)
            assert counted == [0, 1]

    run(story())


def test_the_longest_path_is_worked_out_once_for_all_seats_and_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[dict[str, int]] = []

    def counting(view: View) -> LongestPath | None:
        counted.append(view.owners)
        return longest_path(view)

    monkeypatch.setattr(told_plans, "longest_path", counting)

    async def story() -> None:
        async with socket_server(limits=FAST) as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", [*guests], options=GameOptions(start=0))
            clients = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            eve = await stack.enter_async_context(server.client(await server.guest("Eve")))
            await set_up(clients, code)
            log = (await server.tables.table(code)).log
            assert log.game is not None
            different: list[dict[str, int]] = []
            rng = random.Random(3)
            while len(different) < 3:
                messages = [await told(client, code, seat) for seat, client in enumerate(clients) for _ in "ab"]
                watched = await told(eve, code, None)
                assert (watched["seat"], watched["tickets"], watched["standing"]) == (None, {}, None)
                messages.append(watched)
                view = log.game.view(None)
                assert all(one["longest"] == _plain(longest_path(view)) for one in messages)
                if view.owners and view.owners not in different:
                    different.append(view.owners)
                seat = log.asked()[0]
                while clients[seat].updates[code]["seq"] < log.row.seq:
                    await clients[seat].update(code)
                assert (await answer(clients[seat], code, seat, rng))["type"] == "Ack"
            assert counted == different

    run(story())


def _plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
