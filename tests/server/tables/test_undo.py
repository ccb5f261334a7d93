"""Undo: immediate where nothing was revealed, on request otherwise; against bots only, the game may be marked for it."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from branchline import Game
from branchline.server.tables import undo_rules
from branchline.server.wire.shapes import BotChoice, GameOptions
from tests.server.players import answer, set_up, turn
from tests.server.socket_server import Client, run, socket_server


async def news(client: Client, code: str, wanted: Any) -> dict[str, Any]:
    while not wanted(client.tables[code]):
        await client.hear()
    return client.tables[code]


def test_nothing_to_undo_then_free_then_on_request() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("north_america", list(guests), options=GameOptions(start=0))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await ann.say("Watch", table=code, seat=0)
            await bob.say("Watch", table=code, seat=1)
            assert (await ann.say("Undo", table=code, seat=0))["code"] == "nothing_to_undo"
            assert (await ann.say("AnswerUndo", table=code, accept=True))["code"] == "no_request"

            hand = ann.views[code]["tickets"]
            assert (await answer(ann, code, 0))["type"] == "Ack"
            assert ann.views[code]["tickets"] != hand
            reply = await ann.say("Undo", table=code, seat=0)  # a choice at set-up that nobody has seen
            assert reply["type"] == "Ack" and reply["seq"] == 2
            assert ann.views[code]["tickets"] == hand
            assert ann.updates[code]["story"] == [{"type": "Undone", "seat": 0, "entry": 1}]
            assert ann.updates[code]["choices"]["ask"] == 2

            await answer(ann, code, 0)
            await answer(bob, code, 1)  # the set-up is over and has revealed how many tickets each seat kept
            while ann.views[code]["phase"] == "setup":
                await ann.update(code)
            reply = await bob.say("Undo", table=code, seat=1)
            assert reply["type"] == "Ack" and reply["seq"] is None
            table = await news(ann, code, lambda table: table["undo"] is not None)
            assert table["undo"] == {"seat": 1, "entry": 4, "waiting": [0]}
            assert (await ann.say("AnswerUndo", table=code, accept=False))["type"] == "Ack"
            await news(bob, code, lambda table: table["undo"] is None)

            await bob.say("Undo", table=code, seat=1)
            reply = await ann.say("AnswerUndo", table=code, accept=True)
            assert reply["type"] == "Ack" and reply["seq"] == 5
            assert ann.views[code]["phase"] == "setup" and ann.tables[code]["undo"] is None

    run(story())


def test_a_request_lapses_when_a_person_plays_on_and_can_be_withdrawn() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            guests = [await server.guest(name) for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests), options=GameOptions(start=0))
            ann, bob = [await stack.enter_async_context(server.client(guest)) for guest in guests]
            await set_up([ann, bob], code)
            draw = {"type": "DrawBlind", "deck": "train"}
            for _ in range(2):
                ask = ann.updates[code]["choices"]["ask"]
                await ann.say("Act", table=code, seat=0, ask=ask, action=draw)
            assert (await ann.say("Undo", table=code, seat=0))["seq"] is None
            assert (await ann.say("AnswerUndo", table=code, accept=False))["type"] == "Ack"
            assert (await server.tables.row(code)).undo is None
            assert (await ann.say("Undo", table=code, seat=0))["seq"] is None
            assert (await answer(bob, code, 1))["type"] == "Ack"
            assert (await server.tables.row(code)).undo is None

    run(story())


def test_alone_with_bots_it_is_granted_and_marked() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("north_america", [ann, BotChoice("novice")], options=GameOptions(start=0))
            async with server.client(ann) as client:
                await set_up([client], code)
                await client.until(lambda message: message["type"] == "Update" and message["choices"] is not None) if (
                    turn(client, code) != 0
                ) else None
                hand = dict(client.views[code]["hand"])
                while client.updates[code]["choices"] is None:
                    await client.update(code)
                ask = client.updates[code]["choices"]["ask"]
                await client.say("Act", table=code, seat=0, ask=ask, action={"type": "DrawBlind"})
                assert client.views[code]["hand"] != hand
                reply = await client.say("Undo", table=code, seat=0)
                assert reply["code"] == "would_mark" and client.views[code]["hand"] != hand
                reply = await client.say("Undo", table=code, seat=0, mark=True)
                assert reply["type"] == "Ack" and reply["seq"] is not None
                assert client.views[code]["hand"] == hand

    run(story())


def test_where_nothing_was_taken_back_the_last_own_action_is_found_from_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is looked for after every move, so its cost must not grow with the record."""

    def read(entries: Any) -> Any:
        raise AssertionError("the whole record was read")

    monkeypatch.setattr(undo_rules, "standing", read)
    game = Game.new("north_america", 3, 1)
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[0])
    assert [undo_rules.last_own_action(game.entries, seat) for seat in range(3)] == [*game.entries[1:], None]
