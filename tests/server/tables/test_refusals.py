"""What a table refuses, and what it does when nothing usual can be done."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from branchline import actions as act
from branchline.server.errors import RequestError
from branchline.server.store import Chair
from branchline.server.tables import harmless_action, seating
from branchline.server.tables.outcome import outcome
from branchline.server.wire.shapes import ClockRule
from tests.server.socket_server import run, socket_server


def test_an_open_table_has_no_game_to_play() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann = await server.guest("Ann")
            code = await server.table("europe", [ann, None], start=False)
            async with server.client(ann) as line:
                reply = await line.say("Act", table=code, seat=0, ask=0, action={"type": "Pass"})
                assert reply["code"] == "not_running"
                reply = await line.say("Act", table=code, seat=0, ask=0, action={"type": "ClaimTrack", "track": "x" * 81, "spend": {}})  # fmt: skip
                assert reply["code"] == "bad_message" and "too long" in reply["detail"]
            assert (await server.tables.table(code)).log.asked() == ()

    run(story())


def test_a_seat_that_a_bot_plays_can_not_be_played_or_resigned_twice() -> None:
    async def story() -> None:
        async with socket_server() as server:
            ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
            clock = ClockRule("bank", 3600, 0, "bot")
            code = await server.table("north_america", [ann, bob], clock)
            await server.tables.fill(code, 0, seating.STAND_IN, by=ann.person.id)
            async with server.client(ann) as line:
                reply = await line.say("Act", table=code, seat=0, ask=0, action={"type": "Pass"})
                assert (reply["code"], reply["detail"]) == ("not_allowed", "a bot plays this seat")
            server.later(7200)
            table = await server.tables.table(code)
            table.log._clock = table.log.clock.next(server.tables.server_clock.now(), (), (), ())
            table.log._clock._left = (0, 3_600_000)
            with pytest.raises(RequestError, match="no time is left"):
                await server.tables.free(code, 0)
            await server.tables.resign(code, 0)
            with pytest.raises(RequestError):
                await server.tables.resign(code, 0)
            with pytest.raises(RequestError):
                await server.tables.free(code, 0)

    run(story())


@pytest.mark.parametrize(
    ("take", "pass_", "wanted"),
    [
        ({"red": ("train", "ship")}, False, act.TakeCard("red", "train")),
        ({"red": ()}, False, act.TakeCard("red", None)),
        ({}, True, act.Pass()),
        ({}, False, act.DrawTickets()),
    ],
)
def test_harmless_without_a_deck(monkeypatch: pytest.MonkeyPatch, take: Any, pass_: bool, wanted: Any) -> None:
    can = SimpleNamespace(draw=(), take=take, pass_=pass_)
    monkeypatch.setattr(harmless_action, "choices", lambda view, ask: can)
    view: Any = SimpleNamespace(
        seat=0, phase=None, chooses_pieces=False, chooses_tickets=False, legal=lambda: [act.DrawTickets()]
    )
    assert harmless_action.harmless_action(view) == wanted


def test_the_best_of_those_who_stayed_wins_when_the_winner_has_resigned() -> None:
    totals = (90, 40, 70)
    game: Any = SimpleNamespace(
        scores=lambda: SimpleNamespace(seats=[SimpleNamespace(total=total) for total in totals], winners=[0])
    )
    chairs = [Chair(colour="blue", resigned=True), Chair(colour="red"), Chair(colour="green")]
    assert outcome(game, chairs).winners == (2,)
    assert outcome(game, [Chair(colour="blue", resigned=True)] * 3).winners == ()
