"""Votes to let a bot play: after a long silence, when the others agree and the silent person does not answer."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest

from branchline import record as rec
from branchline.server.errors import RequestError
from branchline.server.tables import patience
from branchline.server.tables.bot_votes import BotVotes
from branchline.server.wire.shapes import BotChoice, ClockRule, GameOptions
from tests.server.players import answer, set_up
from tests.server.socket_server import Client, SocketServer, run, socket_server
from tests.server.tables.test_parts import Parts

LIVE = ClockRule("move", 600)


@pytest.fixture(autouse=True)
def short_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "ANSWER", 0.5)


async def seated(
    server: SocketServer, stack: contextlib.AsyncExitStack, count: int, clock: ClockRule = LIVE
) -> tuple[str, list[Client]]:
    """A game of so many people and a bot after the set-up; it is the first one's turn."""
    guests = [await server.guest(name) for name in ("Ann", "Bob", "Cid", "Dot")[:count]]
    code = await server.table("europe", [*guests, BotChoice("novice")], clock, options=GameOptions(start=0))
    clients = [await stack.enter_async_context(server.client(guest)) for guest in guests]
    await set_up(clients, code)
    return code, clients


async def news(client: Client, code: str, wanted: Any) -> dict[str, Any]:
    while not wanted(client.tables[code]):
        await client.hear()
    return client.tables[code]


async def vote(client: Client, code: str, yes: bool = True, seat: int = 0) -> Any:
    reply = await client.say("VoteBot", table=code, seat=seat, yes=yes)
    return reply.get("code", reply["type"])


def test_after_a_long_silence_the_others_let_a_bot_play_until_the_person_returns() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, (ann, bob, cid) = await seated(server, stack, 3)
            ((seat, wait),) = bob.updates[code]["vote_in"]
            assert seat == 0 and 100_000 < wait <= 180_000
            reply = await bob.say("VoteBot", table=code, seat=0, yes=True)
            assert reply["code"] == "too_soon" and 100 < int(re.findall("[0-9]+", reply["detail"])[0]) <= 180
            server.later(181)
            assert await vote(bob, code, seat=2) == "not_allowed", "nothing is asked of Cid"
            assert await vote(bob, code, seat=3) == "not_allowed", "a bot is never silent"
            assert await vote(cid, code, yes=False) == "no_request"
            assert await vote(bob, code) == "Ack"
            table = await news(ann, code, lambda table: table["vote"])
            assert (table["vote"]["seat"], table["vote"]["yes"], table["vote"]["waiting"]) == (0, [1], [2])
            assert await vote(cid, code) == "Ack"
            await news(ann, code, lambda table: table["seats"][0]["stand_in"])
            assert ann.tables[code]["vote"] is None
            game = (await server.tables.table(code)).log.game
            assert game is not None and any(isinstance(entry, rec.TookOver) for entry in game.entries)
            while bob.views[code]["turn"] == 0:  # the bot plays
                await bob.update(code)
            assert (await server.tables.free(code, 0)).seating[0].stand_in is None

    run(story())


def test_whoever_wants_a_vote_too_soon_is_told_when_it_may_begin() -> None:
    async def story() -> None:
        parts = Parts(clock=LIVE)
        votes = BotVotes(parts.log, parts.transitions, parts.broadcast.present, lambda: parts.time, parts.jobs.append)
        parts.time += 79.5
        with pytest.raises(RequestError, match="a vote may begin in 101 seconds") as refused:
            await votes.cast("bob", 0, True)
        error = refused.value
        assert (error.status, error.code, error.params) == (409, "too_soon", {"seconds": 101})

    run(story())


def test_the_silent_person_answers_by_a_move_or_says_once_that_they_are_here() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, (ann, bob) = await seated(server, stack, 2)
            assert await vote(ann, code, yes=False) == "no_request"
            server.later(181)
            assert await vote(bob, code) == "Ack"
            assert await vote(ann, code, yes=True) == "not_allowed"
            assert await vote(ann, code, yes=False) == "Ack"
            table = await news(bob, code, lambda table: table["vote"] is None)
            assert table["seats"][0]["stand_in"] is None
            assert await vote(bob, code) == "too_soon", "the silence is counted anew"
            server.later(181)
            assert await vote(bob, code) == "Ack"
            assert await vote(ann, code, yes=False) == "not_allowed", "words help once; a move always"
            assert (await answer(ann, code, 0))["type"] == "Ack"
            assert (await server.tables.row(code)).vote is None
            server.later(181)
            if ann.updates[code]["choices"] is not None:  # the second card is another question
                assert await vote(bob, code) == "Ack" and await vote(ann, code, yes=False) == "Ack"

    run(story())


def test_one_objection_ends_a_vote_and_half_is_not_enough() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, (ann, bob, cid) = await seated(server, stack, 3)
            server.later(181)
            assert await vote(bob, code) == "Ack"
            assert await vote(cid, code, yes=False) == "Ack"
            assert (await server.tables.row(code)).vote is None
            server.later(181)
            assert await vote(bob, code) == "Ack"  # Cid is here and says nothing
            await news(ann, code, lambda table: table["vote"])
            table = await news(ann, code, lambda table: table["vote"] is None)
            assert table["seats"][0]["stand_in"] is None
            await cid.say("Unwatch", table=code)  # now Bob is the only other one at the table
            server.later(181)
            assert await vote(bob, code) == "Ack"
            await news(ann, code, lambda table: table["seats"][0]["stand_in"])

    run(story())


def test_only_people_who_play_vote() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, (ann, bob) = await seated(server, stack, 2)
            eve = await stack.enter_async_context(server.client(await server.guest("Eve")))
            await eve.say("Watch", table=code)
            server.later(181)
            assert await vote(eve, code) == "not_your_seat"
            assert await vote(bob, code, seat=4) == "not_allowed"
            assert (await bob.say("Resign", table=code, seat=1))["type"] == "Ack"
            assert await vote(bob, code) == "not_your_seat"
            await ann.say("Watch", table=code, seat=0)
            assert ann.updates[code]["vote_in"] == [], "nobody is left who could vote"

    run(story())


def test_over_days_the_silence_lasts_a_day_and_a_vote_survives_the_rest_of_its_table() -> None:
    async def story() -> None:
        async with socket_server() as server, contextlib.AsyncExitStack() as stack:
            code, (_, bob) = await seated(server, stack, 2, ClockRule())
            server.later(86_000)
            assert await vote(bob, code) == "too_soon"
            server.later(401)
            assert await vote(bob, code) == "Ack"
            stored = await server.store.table(code)
            assert stored is not None and stored.vote is not None and stored.vote.yes == (1,)
            table = await server.tables.table(code)
            server.tables._tables.pop(code)  # as when it rests
            table.stop()
            server.later(5)
            await bob.say("Watch", table=code, seat=1)
            await news(bob, code, lambda table: table["vote"] is None)
            assert bob.tables[code]["seats"][0]["stand_in"] is not None

    run(story())
