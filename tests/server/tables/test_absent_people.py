"""Seats of people who are away: they are filled after a grace period that everybody sees, and never to change chance."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from branchline.server.errors import RequestError
from branchline.server.tables import absences
from branchline.server.tables.absences import Absences
from branchline.server.wire.shapes import BotChoice, ClockRule, GameOptions
from tests.server.players import set_up
from tests.server.socket_server import Client, Guest, SocketServer, run, socket_server

LIVE = ClockRule("move", 600)


async def seated(server: SocketServer, stack: contextlib.AsyncExitStack) -> tuple[str, list[Guest], Client, Client]:
    """A live game of Ann, the host, and Bob, after the set-up; it is Ann's turn."""
    guests = [await server.guest(name) for name in ("Ann", "Bob")]
    code = await server.table("europe", list(guests), LIVE, options=GameOptions(start=0))
    ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
    await set_up([ann, bob], code)
    return code, guests, ann, bob


async def news(client: Client, code: str, wanted: Any) -> dict[str, Any]:
    while not wanted(client.tables[code]):
        await client.hear()
    return client.tables[code]


async def draw(client: Client, code: str) -> dict[str, Any]:
    while client.updates[code]["choices"] is None:
        await client.update(code)
    ask = client.updates[code]["choices"]["ask"]
    return await client.say("Act", table=code, seat=0, ask=ask, action={"type": "DrawBlind", "deck": "train"})


def test_a_seat_is_filled_only_after_its_person_has_been_away_for_a_while() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, guests, ann, bob = await seated(server, stack)
            host = guests[0].person.id
            assert ann.tables[code]["grace"] == 60
            with pytest.raises(RequestError, match="is here"):
                await server.tables.fill(code, 1, BotChoice(), host)
            await news(ann, code, lambda table: table["seats"][1]["present"])
            server.later(200)  # who is here is not away, however long the game lasts
            before = server.tables.server_clock.now()
            assert (await bob.say("Unwatch", table=code))["type"] == "Ack"
            table = await news(ann, code, lambda table: not table["seats"][1]["present"])
            away = [seat["away_since"] for seat in table["seats"]]
            assert away[0] is None and before <= away[1] <= server.tables.server_clock.now()
            with pytest.raises(RequestError) as early:
                await server.tables.fill(code, 1, BotChoice(), host)
            assert early.value.code == "too_soon" and 30 < early.value.params["seconds"] <= 60
            server.later(61)
            row = await server.tables.fill(code, 1, BotChoice(), host)
            assert row.seating[1].stand_in == BotChoice()
            await bob.say("Watch", table=code, seat=1)
            assert (await server.tables.free(code, 1)).seating[1].stand_in is None
            with pytest.raises(RequestError, match="is here"):
                await server.tables.fill(code, 1, BotChoice(), host)

    run(story())


def test_a_game_over_days_waits_for_a_day() -> None:
    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests))
            server.later(86_000)
            with pytest.raises(RequestError) as early:
                await server.tables.fill(code, 1, BotChoice(), guests[0].person.id)
            assert early.value.code == "too_soon" and early.value.params["seconds"] <= 401
            server.later(401)
            await server.tables.fill(code, 1, BotChoice(), guests[0].person.id)

    run(story())


def test_after_a_restart_the_grace_period_begins_anew(tmp_path: Path) -> None:
    async def story() -> None:
        path = str(tmp_path / "data.db")
        async with socket_server(path) as server, contextlib.AsyncExitStack() as stack:
            code, guests, _, bob = await seated(server, stack)
            await bob.say("Unwatch", table=code)
            server.later(59)
        async with socket_server(path) as server:
            host = guests[0].person.id
            with pytest.raises(RequestError) as early:
                await server.tables.fill(code, 1, BotChoice(), host)
            assert early.value.params["seconds"] > 30
            server.later(61)
            await server.tables.fill(code, 1, BotChoice(), host)

    run(story())


def test_absences_outlive_the_rest_of_a_table_and_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absences, "REMEMBERED", 3)
    now = [100.0]
    known = Absences(lambda: now[0])
    assert known.since("aaaa", "bob") == 100
    now[0] = 150
    known.leave("aaaa", "bob")
    now[0] = 200
    assert known.since("aaaa", "bob") == 150 and known.since("aaaa", "ann") == 100
    for table in ("bbbb", "cccc", "dddd"):
        known.leave(table, "bob")
    assert known.since("aaaa", "bob") == 150, "what is forgotten never makes an absence longer"
    assert known.since("bbbb", "bob") == 200
    known.forget("bbbb")
    assert known.since("bbbb", "bob") == 150


def test_the_host_cannot_fill_a_seat_and_then_draw_until_the_card_suits() -> None:
    """The attack: Bob is replaced by a bot, which agrees to everything; Ann draws and takes back."""

    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, guests, ann, bob = await seated(server, stack)
            await bob.say("Unwatch", table=code)
            server.later(61)
            await server.tables.fill(code, 1, BotChoice(), guests[0].person.id)
            assert (await draw(ann, code))["type"] == "Ack"
            hand = ann.views[code]["hand"]
            for mark in (False, True):
                reply = await ann.say("Undo", table=code, seat=0, mark=mark)
                assert reply["code"] == "consent_absent", reply
            assert ann.views[code]["hand"] == hand and (await server.tables.row(code)).undo is None
            await bob.say("Watch", table=code, seat=1)  # he is back, and only looks on: now he can be asked
            reply = await ann.say("Undo", table=code, seat=0)
            assert reply["type"] == "Ack" and reply["seq"] is None
            assert ann.views[code]["hand"] == hand
            table = await news(bob, code, lambda table: table["undo"] is not None)
            assert table["undo"]["waiting"] == [1]
            assert (await bob.say("AnswerUndo", table=code, accept=True))["seq"] is not None
            assert (await news(ann, code, lambda table: table["rerolls"]))["rerolls"] == 1

    run(story())


def test_an_undo_gives_no_new_time() -> None:
    """Whoever claims and takes back again and again would otherwise hold the table for ever."""

    async def story() -> None:
        async with socket_server() as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests), LIVE)
            async with server.client(guests[0]) as ann:
                await ann.say("Watch", table=code, seat=0)
                since = (await server.tables.row(code)).asked_since
                keep = ann.updates[code]["choices"]["keep"]
                for _ in range(3):
                    server.later(100)
                    ask = ann.updates[code]["choices"]["ask"]
                    action = {"type": "KeepTickets", "tickets": keep}
                    assert (await ann.say("Act", table=code, seat=0, ask=ask, action=action))["type"] == "Ack"
                    assert (await ann.say("Undo", table=code, seat=0))["type"] == "Ack"
                assert ann.updates[code]["clock"]["left"][0] <= 300_000
                assert ann.updates[code]["clock"]["left"][1] <= 300_000, "nor does Bob get any"
                assert (await server.tables.row(code)).asked_since == since

    run(story())
