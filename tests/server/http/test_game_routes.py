"""Stories, scores, records and replays of games over real HTTP, and uploaded records."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from branchline.game import verify
from branchline.maps import BUILT_IN
from branchline.record import Record, RecordError
from branchline.server.history import replay, replay_jobs
from branchline.server.history.replay_jobs import CheckUpload
from tests.server.full_server import NO_LIMITS, Caller, FullServer, full_server
from tests.server.players import play_seat
from tests.server.socket_server import run

GAMES = Path(__file__).resolve().parents[2] / "games"


async def finish(server: FullServer, map_: str = "europe") -> tuple[Caller, Caller, str]:
    """A game that two people played to the end."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    code = (await ada.make(map_))["table"]["code"]
    await bob.post(f"/api/tables/{code}/join", {})
    await ada.post(f"/api/tables/{code}/start")
    async with ada.line() as first, bob.line() as second:
        await asyncio.gather(play_seat(first, code, 0, random.Random(1)), play_seat(second, code, 1, random.Random(2)))
    return ada, bob, code


async def give_up(server: FullServer, **more: Any) -> tuple[Caller, Caller, str]:
    """A game in which the first of two resigned."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    code = (await ada.make(**more))["table"]["code"]
    await bob.post(f"/api/tables/{code}/join", {})
    await ada.post(f"/api/tables/{code}/start")
    async with ada.line() as first, bob.line() as second:
        assert (await first.say("Resign", table=code, seat=0))["type"] == "Ack"
        assert (await second.say("EndAsWon", table=code))["type"] == "Ack"
    return ada, bob, code


@pytest.mark.parametrize("map_", BUILT_IN)
def test_a_finished_game_has_a_story_scores_a_record_and_a_replay(map_: str) -> None:
    async def story() -> None:
        async with full_server(limits=NO_LIMITS) as server:
            ada, bob, code = await finish(server, map_)
            here = f"/api/tables/{code}"
            table = (await ada.get(here)).json["table"]
            assert table["status"] == "over" and table["seed"] and table["outcome"]["ended"] == "scored"

            text = (await ada.get(f"{here}/record")).body.decode()
            record = Record.parse(text)
            assert verify(record).over
            assert record.header.commitment == table["commitment"]

            sheet = (await ada.get(f"{here}/scores")).json
            assert [line["total"] for line in sheet["seats"]] == table["outcome"]["totals"]
            assert sheet["winners"] == table["outcome"]["winners"]
            for line in sheet["seats"]:
                assert sum(ticket["points"] for ticket in line["tickets"]) == line["ticket_points"]

            for viewer in ("0", "1", "all", None):
                query = "" if viewer is None else f"?seat={viewer}"
                replay = (await bob.get(f"{here}/replay{query}")).json
                assert len(replay["steps"]) == len(record.entries)
                assert [step["n"] for step in replay["steps"]] == list(range(len(record.entries)))
                view = final_view(replay)
                assert view["phase"] == "over" and view["winners"] == table["outcome"]["winners"]
                assert replay["sheet"] == sheet and replay["map"]["id"] == map_ and replay["names"] == ["Ada", "Bob"]
                if viewer == "all":
                    assert len(view["hands"]) == 2 and all(view["tickets"])
                    done = [line["ticket"] for seat in sheet["seats"] for line in seat["tickets"] if line["done"]]
                    assert set(view["done"]) >= set(done)
                    assert all(view["tours"][name] for name in done if name in view["tours"])

            statistics = (await ada.get("/api/me/statistics")).json
            assert statistics["games"] == 1 and statistics["by_map"][0]["map"] == map_
            assert statistics["by_map"][0]["best_score"] == table["outcome"]["totals"][0]
            assert (await ada.get(f"{here}/replay?seat=3")).status == 404
            assert (await ada.get(f"{here}/replay?seat=some")).status == 400

    run(story())


def final_view(replay: dict[str, Any]) -> dict[str, Any]:
    view: dict[str, Any] = {}
    for step in replay["steps"]:
        view |= step["view"]
    return view


def test_the_story_is_what_the_seat_was_told() -> None:
    async def story() -> None:
        async with full_server(limits=NO_LIMITS) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            code = (await ada.make())["table"]["code"]
            here = f"/api/tables/{code}"
            await bob.post(f"{here}/join", {})
            assert (await ada.get(f"{here}/story")).json == {"steps": []}
            await ada.post(f"{here}/start")
            async with ada.line() as first, bob.line() as second:
                playing = [
                    asyncio.ensure_future(play_seat(line, code, seat, random.Random(seat)))
                    for seat, line in enumerate((first, second))
                ]
                while first.updates.get(code, {}).get("seq", 0) < 40:
                    await asyncio.sleep(0.01)
                for path in ("scores", "record", "replay", "replay?seat=all", "replay?seat=0"):
                    answer = await ada.get(f"{here}/{path}")
                    assert answer.status == 409 and answer.code == "not_over", path
                await asyncio.gather(*playing)
            for seat, (caller, line) in enumerate(((ada, first), (bob, second))):
                told = [m for m in line.heard if m["type"] == "Update" and m["story"]]
                steps = (await caller.get(f"{here}/story?seat={seat}")).json["steps"]
                by_entry = {step["n"]: step["story"] for step in steps}
                assert len(told) > 40
                for update in told:
                    if update["story"] and update["seq"] in by_entry and update["story"][0]["type"] != "CardsDealt":
                        assert update["story"] == by_entry[update["seq"]]
                other = await caller.get(f"{here}/story?seat={1 - seat}")
                assert other.status == 403 and other.code == "not_your_seat"
            public = (await server.caller().get(f"{here}/story")).json["steps"]
            for step in public:
                for event in step["story"]:
                    for value in event.values():
                        assert not (isinstance(value, dict) and "owner" in value and value["value"] is not None)

    run(story())


def test_the_hands_of_a_private_table_are_for_its_players_only() -> None:
    async def story() -> None:
        async with full_server(limits=NO_LIMITS) as server:
            ada, bob, code = await give_up(server)
            stranger = await server.guest("Eve")
            for caller in (stranger, server.caller()):
                for path in ("record", "replay?seat=all", "replay?seat=0", "replay?seat=1"):
                    answer = await caller.get(f"/api/tables/{code}/{path}")
                    assert answer.status == 403 and answer.code == "not_your_table", path
                seen = (await caller.get(f"/api/tables/{code}/replay")).json
                assert seen["seat"] is None and "hands" not in seen["steps"][-1]["view"]
                assert final_view(seen)["hand"] == {} and seen["table"]["seed"] is None
                assert (await caller.get(f"/api/tables/{code}")).json["table"]["seed"] is None
            for caller in (ada, bob):
                assert len((await caller.get(f"/api/tables/{code}")).json["table"]["seed"]) == 64
                assert len((await caller.get("/api/me/games")).json["games"][0]["table"]["seed"]) == 64
            assert (await ada.get(f"/api/tables/{code}/replay?seat=1")).status == 200  # she resigned, and was there
            replay = (await bob.get(f"/api/tables/{code}/replay?seat=all")).json
            assert replay["table"]["outcome"]["ended"] == "resigned" and len(replay["sheet"]["seats"]) == 2
            mine = await bob.get(f"/api/tables/{code}/record")
            assert mine.headers["content-type"].startswith("text/plain")
            assert ".jsonl" in mine.headers["content-disposition"]
            _, _, public = await give_up(server, public=True)
            assert (await stranger.get(f"/api/tables/{public}/replay?seat=all")).status == 200

    run(story())


def test_records_can_be_uploaded() -> None:
    async def story() -> None:
        async with full_server(limits=NO_LIMITS) as server:
            ada = await server.guest("Ada")
            text = (GAMES / "europe_3_sealed.jsonl").read_text()
            given = await ada.post("/api/records", {"record": text})
            assert given.status == 200, given.body
            where = f"/api/records/{given.json['id']}/replay"
            replay = (await server.caller().get(f"{where}?seat=2")).json
            assert replay["table"] is None and replay["seat"] == 2 and replay["sheet"] and len(replay["names"]) == 3
            assert final_view(replay)["phase"] == "over"
            assert (await ada.get(f"{where}?seat=4")).code == "unknown_seat"
            assert (await ada.get("/api/records/nothing/replay")).code == "unknown_record"
            lines = text.splitlines()
            half = "\n".join(lines[: len(lines) // 2])
            unfinished = (await ada.post("/api/records", {"record": half})).json["id"]
            assert (await ada.get(f"/api/records/{unfinished}/replay")).json["sheet"] is None
            custom = (GAMES / "small_world_4_sealed.jsonl").read_text()  # it contains its own map
            assert (await ada.post("/api/records", {"record": custom})).status == 200
            for wrong in (
                "no record",
                "{}",
                lines[0],
                "\n".join([lines[0], *lines[2:]]),
                text.replace("claim", "clam"),
            ):
                answer = await ada.post("/api/records", {"record": wrong})
                assert answer.status == 400 and answer.code == "bad_record", wrong[:80]
            assert (await ada.post("/api/records", {"record": "x" * 1_000_001})).status == 400
            assert (await ada.post("/api/records", {"record": "x" * 5_000_000})).status == 413

    run(story())


def test_a_record_with_too_many_undos_is_refused() -> None:
    lines = (GAMES / "europe_2_streamed.jsonl").read_text().splitlines()
    header, deal, first = lines[0], lines[1], lines[2]
    entries = [header, deal]
    for pair in range(301):
        entries.append(first.replace('"n":1', f'"n":{2 * pair + 1}'))
        entries.append(f'{{"kind":"undo","n":{2 * pair + 2},"seat":0,"to":{2 * pair + 1}}}')
    with pytest.raises(RecordError, match="undos"):
        CheckUpload("\n".join(entries)).do()


def test_a_replay_that_would_be_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_jobs, "LARGEST", 100_000)
    text = (GAMES / "europe_3_sealed.jsonl").read_text()
    with pytest.raises(replay_jobs.JobError, match="its replay has more than"):
        replay_jobs.ReplayUpload(text, "all").do()


def test_a_replay_shows_what_the_seat_saw() -> None:
    """The views of a replay are those of the game, entry by entry."""
    record = Record.load(GAMES / "great_lakes_3_sealed.jsonl")
    found, game = replay.replay_steps(record, 1)
    assert game.over and bytes(found[0].view["seat"]) == b"1" and found[0].kind == "deal"
    text = bytes(found[0].view["tickets"])
    assert text.startswith(b"[[]") and text.endswith(b",[]]")  # nobody else's tickets
