"""Players add to the shuffle: they commit at an open table and reveal at the start, and nobody can hold up the deal."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from branchline import Game
from branchline.game.chance import commitment, contribution_commitment
from branchline.record import Contribution, Header
from branchline.server.errors import RequestError
from branchline.server.store.backup import copy
from branchline.server.tables import broadcast, seating, shuffling
from branchline.server.tables.clock import ServerClock
from branchline.server.tables.shuffling import Shuffling
from branchline.server.wire.shapes import BotChoice
from tests.server import socket_server as socket_module
from tests.server.full_server import full_server
from tests.server.socket_server import Client, Guest, SocketServer, run, socket_server
from tests.server.tables.test_parts import Parts

SECRET = bytes(range(32))
VALUES = [bytes([seat + 1]) * 32 for seat in range(3)]
LONG = 600.0  # seconds; a test that waits for this deadline fails


@pytest.fixture(autouse=True)
def no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only tests about the deadline reach it, however busy the machine is."""
    monkeypatch.setattr(shuffling, "REVEAL_WITHIN", LONG)


class Players:
    """People at an open table, each watching from their seat."""

    def __init__(
        self, server: SocketServer, code: str, sealed: str, clients: list[Client], guests: list[Guest]
    ) -> None:
        self.server = server
        self.code = code
        self.sealed = sealed
        self.clients = clients
        self.guests = guests

    async def commit(self, seat: int, value: bytes | None = None, at: int | None = None) -> dict[str, Any]:
        hash_ = contribution_commitment(self.sealed, value or VALUES[seat])
        return await self.clients[seat].say("Commit", table=self.code, seat=at or seat, commitment=hash_)

    async def reveal(self, seat: int, value: bytes | None = None) -> dict[str, Any]:
        return await self.clients[seat].say("Reveal", table=self.code, seat=seat, value=(value or VALUES[seat]).hex())

    async def row(self) -> Any:
        return await self.server.tables.row(self.code)

    async def dealt(self, seat: int = 0) -> dict[str, Any]:
        """What the news of the running game say about the shuffle."""
        client = self.clients[seat]
        if client.tables[self.code]["status"] != "running":
            await client.until(
                lambda message: message["type"] == "TableNews" and message["table"]["status"] == "running"
            )
        return last_shuffle(client)

    def deal_of(self, parts: list[Contribution]) -> str:
        return Game.new("europe", len(self.guests), SECRET, {}, parts).hash

    async def hash(self) -> str:
        game = (await self.server.tables.table(self.code)).log.game
        assert game is not None
        return game.hash


def last_shuffle(client: Client) -> dict[str, Any]:
    shuffle: dict[str, Any] = [message for message in client.heard if message["type"] == "TableNews"][-1]["shuffle"]
    return shuffle


def part(sealed: str, seat: int, revealed: bool = True) -> Contribution:
    value = VALUES[seat]
    return Contribution(seat, contribution_commitment(sealed, value), value.hex() if revealed else None)


@contextlib.asynccontextmanager
async def at(server: SocketServer, code: str, guests: list[Guest]) -> AsyncIterator[Players]:
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client(guest)) for guest in guests]
        for seat, client in enumerate(clients):
            assert (await client.say("Watch", table=code, seat=seat))["type"] == "Ack"
        yield Players(server, code, (await server.tables.row(code)).commitment, clients, guests)


@contextlib.asynccontextmanager
async def table(count: int = 2, path: str = ":memory:") -> AsyncIterator[Players]:
    async with socket_server(path) as server:
        guests = [await server.guest(name) for name in ("Ann", "Bob", "Eve")[:count]]
        code = await server.table("europe", list(guests), secret=SECRET, start=False)
        async with at(server, code, guests) as players:
            yield players


def test_two_players_shuffle_together() -> None:
    async def story() -> None:
        async with table() as players:
            for seat in (0, 1):
                assert (await players.commit(seat))["type"] == "Ack"
            await players.server.tables.start(players.code)
            await players.clients[0].until(lambda message: message.get("shuffle", {}).get("revealing", False))
            frozen = last_shuffle(players.clients[0])
            assert [one["seat"] for one in frozen["contributions"]] == [0, 1]
            assert (await players.reveal(0))["type"] == "Ack"
            assert (await players.row()).status == "open"
            assert (await players.reveal(1))["type"] == "Ack"
            parts = [part(players.sealed, 0), part(players.sealed, 1)]
            shown = await players.dealt()
            assert not shown["revealing"] and [Contribution(**one) for one in shown["contributions"]] == parts
            assert await players.hash() == players.deal_of(parts) != players.deal_of([])
            header = msgspec.json.decode((await players.row()).header, type=Header)
            assert header.contributions == tuple(parts)

    run(story())


def test_values_are_secret_until_the_deal() -> None:
    """Neither the news nor the API show a value before the cards are dealt, and nothing shows the server's secret."""

    async def story() -> None:
        async with table() as players:
            for seat in (0, 1):
                await players.commit(seat)
            await players.server.tables.start(players.code)
            await players.reveal(0)
            bob = players.clients[1]
            await bob.say("Watch", table=players.code, seat=1)
            assert last_shuffle(bob)["contributions"][0]["value"] is None
            before = b"".join(bob.raw)
            assert VALUES[0].hex().encode() not in before and SECRET.hex().encode() not in before
            await players.reveal(1)
            await players.dealt(1)
            assert VALUES[0].hex().encode() in b"".join(bob.raw)
            assert SECRET.hex().encode() not in b"".join(bob.raw)

    run(story())


@pytest.mark.parametrize("leak", [False, True])
def test_before_the_deal_nothing_depends_on_the_servers_secret(leak: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with one commitment and different secrets send the same bytes; a planted leak is found."""
    monkeypatch.setattr(socket_module, "commitment", lambda _: commitment(SECRET))
    monkeypatch.setattr(broadcast, "NEWS", 1e6)  # presence is told whenever there is time
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(ServerClock, "now", lambda self: 1_800_000_000.0)
    if leak:
        plain = seating.public_shuffle
        monkeypatch.setattr(seating, "public_shuffle", lambda row: replace(plain(row), revealing=row.secret[0] > 99))

    async def heard(secret: bytes) -> list[bytes]:
        async with socket_server() as server:
            guests = [await server.guest(name, f"person{name}") for name in ("Ann", "Bob")]
            code = await server.table("europe", list(guests), secret=secret, start=False)
            async with at(server, code, guests) as players:
                for seat in (0, 1):
                    await players.commit(seat)
                await server.tables.start(code)
                await players.reveal(0)
                await players.reveal(1, VALUES[0])
                bob = players.clients[1]
                await bob.say("Watch", table=code, seat=1)
                return [data.replace(code.encode(), b"code") for data in bob.raw]

    async def story() -> None:
        one, other = await heard(SECRET), await heard(bytes([200]) * 32)
        assert len(one) > 5 and (one != other) == leak

    run(story())


def test_somebody_who_never_reveals_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with table(3) as players:
            for seat in range(3):
                await players.commit(seat)
            await players.clients[2].line.close()
            monkeypatch.setattr(shuffling, "REVEAL_WITHIN", 1.0)
            started = time.monotonic()
            await players.server.tables.start(players.code)
            for seat in range(2):
                assert (await players.reveal(seat))["type"] == "Ack"
            shown = await players.dealt()
            assert time.monotonic() - started > 0.9, "the others wait for the deadline"
            parts = [part(players.sealed, seat, seat < 2) for seat in range(3)]
            assert [Contribution(**one) for one in shown["contributions"]] == parts
            assert await players.hash() == players.deal_of(parts)
            late = await players.clients[0].say("Reveal", table=players.code, seat=0, value="00" * 32)
            assert late["type"] == "Trouble" and "before the deal" in late["detail"]

    run(story())


def test_there_is_one_deadline_while_values_are_awaited_and_none_otherwise() -> None:
    async def story() -> None:
        parts = Parts()
        waiting = Shuffling(parts.log, parts.transitions, parts.broadcast, lambda: parts.time, parts.jobs.append)
        alarms = []
        for revealing in (False, True, True, False):
            await parts.log.change({"revealing": revealing})
            waiting.set()
            alarms.append(waiting._alarm)
        before, first, second, after = alarms
        assert before is after is None and first is second
        assert first is not None and first.cancelled()

    run(story())


def test_without_commitments_the_cards_are_dealt_at_once() -> None:
    async def story() -> None:
        async with table() as players:
            assert (await players.server.tables.start(players.code)).status == "running"
            assert await players.hash() == players.deal_of([])
            assert (await players.dealt())["contributions"] == []
            async with socket_server() as other:
                bots = await other.table("europe", [BotChoice("novice"), BotChoice("novice")], pace=10_000, start=False)
                assert (await other.tables.start(bots)).status == "running"

    run(story())


def test_what_is_refused() -> None:
    async def story() -> None:
        async with table() as players:
            for reply, said in (
                (await players.commit(0, at=1), ""),
                (await players.reveal(0), "after the start and before the deal"),
            ):
                assert reply["type"] == "Trouble" and said in reply["detail"], reply
            assert (await players.commit(0, VALUES[2]))["type"] == "Ack"
            assert (await players.commit(0))["type"] == "Ack", "another one replaces it while the table is open"
            await players.server.tables.start(players.code)
            with pytest.raises(RequestError) as refused:
                await players.server.tables.start(players.code)
            assert refused.value.code == "not_open"
            reply = await players.commit(1)
            assert (reply["code"], reply["detail"]) == (
                "not_allowed",
                "the game has been started: the commitments are final",
            )
            assert "seat 1 has committed to no value" in (await players.reveal(1))["detail"]
            assert "does not fit the commitment of seat 0" in (await players.reveal(0, VALUES[2]))["detail"]
            reply = await players.clients[1].say("Reveal", table=players.code, seat=0, value=VALUES[0].hex())
            assert reply["code"] == "not_your_seat"
            for bad in ("", "AB" * 32, "ab" * 31, "zz" * 32, "ab" * 32 + "\n"):
                reply = await players.clients[0].say_badly("Reveal", table=players.code, seat=0, value=bad)
                assert reply["code"] == "bad_message", bad
            assert (await players.row()).revealing
            assert (await players.reveal(0))["type"] == "Ack"
            assert (await players.reveal(0))["type"] == "Ack", "the same again changes nothing"
            await players.dealt()

    run(story())


@pytest.mark.parametrize("killed", [False, True])
def test_a_restart_in_the_middle_loses_nothing(killed: bool, tmp_path: Path) -> None:
    """What was revealed stays revealed. The copy of the data file is what a killed server leaves behind."""
    path = tmp_path / "data.db"

    async def story() -> None:
        async with table(path=str(path)) as players:
            for seat in (0, 1):
                await players.commit(seat)
            await players.server.tables.start(players.code)
            await players.reveal(0)
            guests, code = players.guests, players.code
            if killed:
                copy(path, tmp_path / "killed.db")
        async with (
            socket_server(str(tmp_path / "killed.db") if killed else str(path)) as server,
            at(server, code, guests) as players,
        ):
            assert last_shuffle(players.clients[1])["revealing"]
            assert (await players.reveal(1))["type"] == "Ack"
            await players.dealt()
            assert await players.hash() == players.deal_of([part(players.sealed, 0), part(players.sealed, 1)])

    run(story())


def test_a_table_that_nobody_returns_to_is_dealt_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "data.db")

    async def story() -> None:
        async with table(path=path) as players:
            await players.commit(0)
            monkeypatch.setattr(shuffling, "REVEAL_WITHIN", 0.3)
            with monkeypatch.context() as patch:
                patch.setattr(shuffling.Shuffling, "set", lambda _: None)  # the server stops before the deadline
                await players.server.tables.start(players.code)
            code = players.code
        async with socket_server(path) as server:
            table_ = None
            while table_ is None or table_.row.status != "running":
                if code in server.tables.awake():
                    table_ = await server.tables.table(code)
                await asyncio.sleep(0.02)
            assert table_.row.wake is None and not table_.row.revealing

    run(story())


def test_between_start_and_deal_nobody_sits_down_or_leaves_but_a_deleted_person_is_gone() -> None:
    async def story() -> None:
        async with full_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            made = await ann.make()
            code = made["table"]["code"]
            assert (await bob.post(f"/api/tables/{code}/join", {})).status == 200
            async with bob.line() as line:
                value = VALUES[1]
                hash_ = contribution_commitment(made["table"]["commitment"], value)
                assert (await line.say("Commit", table=code, seat=1, commitment=hash_))["type"] == "Ack"
                started = (await ann.post(f"/api/tables/{code}/start")).json
                assert started["table"]["status"] == "open" and started["shuffle"]["revealing"]
                assert started["shuffle"]["contributions"] == [{"seat": 1, "commitment": hash_, "value": None}]
                for path, body in (("start", {}), ("leave", {"seat": 0}), ("remove", {"seat": 1})):
                    answer = await ann.post(f"/api/tables/{code}/{path}", body)
                    assert (answer.status, answer.code) == (409, "not_open"), path
                assert (await bob.call("DELETE", "/api/me", {})).status == 200
            seen = (await ann.get(f"/api/tables/{code}")).json
            assert seen["table"]["status"] == "running" and seen["table"]["seats"][1]["resigned"]

    run(story())


def test_a_seat_that_changes_hands_or_places_keeps_only_its_own_commitment() -> None:
    async def story() -> None:
        async with full_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            made = await ann.make()
            code, sealed = made["table"]["code"], made["table"]["commitment"]
            await bob.post(f"/api/tables/{code}/join", {})
            async with bob.line() as line:
                hash_ = contribution_commitment(sealed, VALUES[1])
                await line.say("Commit", table=code, seat=1, commitment=hash_)
            moved = (await ann.call("PATCH", f"/api/tables/{code}", {"order": [1, 0]})).json
            assert [one["seat"] for one in moved["shuffle"]["contributions"]] == [0]
            left = (await bob.post(f"/api/tables/{code}/leave", {"seat": 0})).json
            assert left["shuffle"]["contributions"] == []
            again = (await bob.post(f"/api/tables/{code}/join", {})).json
            assert again["shuffle"]["contributions"] == []

    run(story())


def test_a_rematch_is_shuffled_anew() -> None:
    async def story() -> None:
        async with full_server() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            made = await ann.make()
            code = made["table"]["code"]
            await bob.post(f"/api/tables/{code}/join", {})
            async with ann.line() as hers, bob.line() as his:
                hash_ = contribution_commitment(made["table"]["commitment"], VALUES[0])
                await hers.say("Commit", table=code, seat=0, commitment=hash_)
                await ann.post(f"/api/tables/{code}/start")
                assert (await hers.say("Reveal", table=code, seat=0, value=VALUES[0].hex()))["type"] == "Ack"
                await his.say("Resign", table=code, seat=1)
                assert (await hers.say("EndAsWon", table=code))["type"] == "Ack"
            ended = (await ann.get(f"/api/tables/{code}")).json
            assert ended["shuffle"]["contributions"][0]["value"] == VALUES[0].hex()
            again = (await ann.post(f"/api/tables/{code}/rematch")).json
            assert again["yours"] == [0] and again["shuffle"] == {"revealing": False, "contributions": []}
            assert again["table"]["commitment"] != ended["table"]["commitment"]

    run(story())
