"""No leak over websockets: two games that differ only in what a seat never learns are played on two servers, and every
byte that is sent to this seat (or to a spectator) is the same in both. Planted leaks are found.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from branchline import Record
from branchline import events as ev
from branchline import record as rec
from branchline.actions import parse_action
from branchline.game.replay import script_of
from branchline.server.connections.limits import Limits
from branchline.server.store import Chair, EntryRow, TableRow
from branchline.server.tables import broadcast, watchers
from branchline.server.tables.clock import ServerClock
from tests.laws.tables import every_map
from tests.laws.test_variants import MAKERS, early_variant
from tests.server.socket_server import COLOURS, Client, Guest, SocketServer, socket_server

LENGTH = 36  # entries of a record that are played
CODE = "varianttable"


@pytest.fixture(autouse=True)
def still_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock, since times differ but are no secret, and send no presence messages."""
    monkeypatch.setattr(broadcast, "NEWS", 1e6)
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(ServerClock, "now", lambda self: 1_800_000_000.0)


async def lay(server: SocketServer, record: Record, guests: list[Guest]) -> None:
    """A table after the deal."""
    header = record.header
    row = TableRow(
        code=CODE, status="running", public=True, host=guests[0].person.id, map=header.map, map_hash=header.map_hash,
        seating=tuple(Chair(colour=COLOURS[i], person=guests[i].person) for i in range(header.seats)),  # type: ignore[arg-type]
        secret=b"s" * 32, commitment="sealed", header=record.lines()[0], created=0, changed=0,
    )  # fmt: skip
    row = await server.store.create_table(row)
    await server.store.append(row.id, [EntryRow(n=0, at=0, body=record.lines()[1])], {})


def probes(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Requests that a curious seat could send, most of them forbidden."""
    yield {"type": "DrawTickets"}
    yield {"type": "Pass"}
    yield {"type": "KeepTickets", "tickets": []}
    yield {"type": "DrawBlind", "deck": "train"}
    yield {"type": "TakeCard", "card": "wild", "refill": None}
    for track in list(view["owners"])[:2] + view["closed"][:2]:
        yield {"type": "ClaimTrack", "track": track, "spend": {}}


async def play(server: SocketServer, record: Record, viewer: int | None) -> list[bytes]:
    """Play a record over websockets; returns every message sent to the viewer."""
    names = [f"guest{i}" for i in range(record.header.seats)]
    guests = [await server.guest(name, f"person{name}") for name in names]
    await lay(server, record, guests)
    looker = guests[viewer] if viewer is not None else await server.guest("eve", "personeve")
    log = (await server.tables.table(CODE)).log
    async with contextlib.AsyncExitStack() as stack:
        eye = await stack.enter_async_context(server.client(looker))
        assert (await eye.say("Watch", table=CODE, seat=viewer))["type"] == "Ack"
        lines: dict[int, Client] = {}
        for seat, guest in enumerate(guests):
            lines[seat] = await stack.enter_async_context(server.client(guest)) if seat != viewer else eye
            if seat != viewer:
                await lines[seat].say("Watch", table=CODE, seat=seat)
        for entry in record.entries[1:LENGTH]:
            assert isinstance(entry, rec.Acted) and log.game is not None
            log.game.script = script_of(log.game.lex, entry.chance, entry.n)
            line = lines[entry.seat]
            action = msgspec.to_builtins(parse_action(entry.do))
            ask = log.question(entry.seat)
            reply = await line.say("Act", table=CODE, seat=entry.seat, ask=ask, action=action)
            assert reply["type"] == "Ack", (reply, entry)
            while eye.updates[CODE]["seq"] < entry.n:
                await eye.update(CODE)
            if viewer is not None and entry.n % 4 == 0:
                assert (await eye.say("Plan", table=CODE, seat=viewer))["type"] == "Ack"
                assert (await eye.say("Plan", table=CODE, seat=(viewer + 1) % 3))["code"] == "not_your_seat"
            if entry.n % 12 == 0 and viewer is not None:
                for probe in probes(eye.views[CODE]):
                    await eye.say("Why", table=CODE, seat=viewer, action=probe)
                    await eye.say("Act", table=CODE, seat=viewer, ask=0, action=probe)
                    await eye.say("Act", table=CODE, seat=(viewer + 1) % 3, ask=ask, action=probe)
        await eye.say("Watch", table=CODE, seat=viewer)
        return list(eye.raw)


def received(record: Record, viewer: int | None) -> list[bytes]:
    async def story() -> list[bytes]:
        async with socket_server(limits=Limits(rate=10_000, burst=10_000)) as server:
            return await play(server, record, viewer)

    return asyncio.run(asyncio.wait_for(story(), 120))


def differences(kind: str, name: str, viewer: int | None, changed: int | None = None) -> int:
    """The number of messages that differ between two variants for the viewer."""
    one, other = early_variant(kind, name, viewer, LENGTH, changed)
    left, right = received(one, viewer), received(other, viewer)
    assert len(left) == len(right) and len(left) > min(10, len(one.entries))
    return sum(a != b for a, b in zip(left, right, strict=True))


@every_map
@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("viewer", [0, None])
def test_variants_send_the_same_bytes(kind: str, name: str, viewer: int | None) -> None:
    assert differences(kind, name, viewer) == 0


def test_the_seat_that_knows_gets_other_bytes() -> None:
    one, other = early_variant("choices", "great_lakes", 0, LENGTH)
    assert any(received(one, seat) != received(other, seat) for seat in (1, 2))


def test_a_story_without_a_mask_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "mask", lambda event, seat: event)
    assert differences("choices", "great_lakes", 0) > 0


@pytest.mark.parametrize("other", [1, 2])
def test_a_view_of_another_seat_is_caught(other: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "_see", lambda game, seat: game.state.see(other))
    assert differences("tickets", "great_lakes", 0, other) > 0


def test_a_leak_in_the_news_of_a_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that everybody is sent depends on all hands."""
    plain = broadcast.Broadcast.public_table

    def leaky(told: broadcast.Broadcast) -> Any:
        game = told._log.game
        hands = sum(i * count for i, count in enumerate(game.state.hand)) if game else 0
        return msgspec.structs.replace(plain(told), spectators=hands)

    monkeypatch.setattr(broadcast.Broadcast, "public_table", leaky)
    assert differences("cards", "north_america", 0) > 0


def test_every_secret_is_known_as_one() -> None:
    """Messages that are encoded once for everybody contain nothing private."""
    for kind in ev.KINDS:
        hints = get_type_hints(kind)
        secret = any(getattr(hint, "__origin__", None) is ev.Secret for hint in hints.values())
        assert (kind in watchers._SECRET) == secret
