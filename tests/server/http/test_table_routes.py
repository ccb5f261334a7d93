"""Tables over HTTP: creating, joining, leaving, starting, filling and freeing seats, rematch; and who may do what."""

from __future__ import annotations

from typing import Any

from tests.server.full_server import Caller, full_server
from tests.server.socket_server import run

BOT: dict[str, Any] = {"bot": {"level": "novice", "style": "racer"}}


def names(seated: Any) -> list[str]:
    return [seat["name"] or ("bot" if seat["bot"] else "") for seat in seated["table"]["seats"]]


def test_a_new_table_is_as_requested() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            seats = [{"mine": True, "colour": "black"}, {"mine": True, "name": "Uncle"}, {**BOT, "colour": "blue"}, {}]
            clock = {"kind": "bank", "seconds": 600, "increment": 10, "after": "harmless"}
            made = await ada.make(
                "great_lakes", seats, public=True, clock=clock, options={"beginners": True, "second_card": "may"}
            )
            table = made["table"]
            assert made["yours"] == [0, 1] and names(made) == ["Ada", "Uncle", "bot", ""]
            assert [seat["colour"] for seat in table["seats"]] == ["black", "red", "blue", "yellow"]
            assert table["clock"] == clock and table["options"]["beginners"] is True
            assert table["options"]["second_card"] == "may"
            assert table["status"] == "open" and table["public"] and table["host"] == ada.person["id"]
            assert len(table["commitment"]) == 64 and table["seed"] is None
            assert len(table["code"]) == 12
            seen = (await server.caller().get(f"/api/tables/{table['code']}")).json
            assert seen == {"table": table, "yours": [], "shuffle": {"revealing": False, "contributions": []}}

    run(story())


def test_the_default_clock_is_for_games_with_others() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            generous = {"kind": "move", "seconds": 600, "increment": 0, "after": "bot"}
            assert (await ada.make(seats=[{"mine": True}, {}, BOT]))["table"]["clock"] == generous
            eve: dict[str, Any] = {"mine": True, "name": "Eve"}
            for other in (BOT, eve):
                alone = await ada.make(seats=[{"mine": True}, other], start=True)
                assert alone["table"]["clock"]["kind"] == "none"
            chosen = await ada.make(seats=[{"mine": True}, {}], clock={"kind": "none"})
            assert chosen["table"]["clock"]["kind"] == "none" and chosen["table"]["grace"] == 86_400

    run(story())


def test_a_seat_freed_for_others_brings_the_default_clock() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            for freed in ("free", "remove", "leave"):
                here = f"/api/tables/{(await ada.make(seats=[{'mine': True}, BOT, BOT]))['table']['code']}"
                seat = 0 if freed == "leave" else 1
                table = (await ada.post(f"{here}/{freed}", {"seat": seat})).json["table"]
                assert table["clock"]["kind"] == "move" and table["clock"]["seconds"] == 600
                assert (await ada.call("PATCH", here, {"clock": {"kind": "none"}})).status == 200
                table = (await ada.post(f"{here}/remove", {"seat": 2})).json["table"]
                assert table["clock"]["kind"] == "none", "the host has decided"

    run(story())


def test_invalid_new_tables_are_refused() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            good = {"map": "europe", "seats": [{"mine": True}, BOT]}
            for wrong, code in (
                ({"map": "atlantis"}, "unknown_map"),
                ({"seats": [{}]}, "bad_message"),
                ({"seats": [{}] * 6}, "bad_message"),
                ({"seats": [{"mine": True, **BOT}, {}]}, "bad_seats"),
                ({"seats": [{"colour": "red"}, {"colour": "red"}]}, "bad_colours"),
                ({"options": {"beginners": True}}, "bad_options"),  # no pieces are chosen in Europe
                ({"options": {"start": 3}}, "bad_options"),
                ({"options": {"second_card": "never"}}, "bad_message"),
                ({"seats": [{"mine": True}, {}], "start": True}, "not_full"),
                ({"surprise": 1}, "bad_message"),
                ({"clock": {"kind": "sundial"}}, "bad_message"),
                ({"pace": -1}, "bad_message"),
            ):
                answer = await ada.post("/api/tables", {**good, **wrong})
                assert answer.status in (400, 404, 409) and answer.code == code, (wrong, answer.body)
            assert await server.services.store.games_of(ada.person["id"], None, 9) == [], "none of them was made"

    run(story())


def test_joining_and_leaving() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob, cid = [await server.guest(name) for name in ("Ada", "Bob", "Cid")]
            code = (await ada.make(seats=[{"mine": True}, {}, {}]))["table"]["code"]
            here = f"/api/tables/{code}"
            assert (await bob.post(f"{here}/start")).code == "not_host"
            early = await ada.post(f"{here}/start")
            assert (early.status, early.code) == (409, "not_full")
            assert (await bob.post(f"{here}/join", {"seat": 0})).code == "seat_taken"
            assert (await bob.post(f"{here}/join", {"seat": 4})).code == "unknown_seat"
            joined = (await bob.post(f"{here}/join", {"seat": 2})).json
            assert joined["yours"] == [2] and names(joined) == ["Ada", "", "Bob"]
            both = (await bob.post(f"{here}/join", {})).json
            assert both["yours"] == [1, 2] and names(both) == ["Ada", "Bob 2", "Bob"]
            assert (await cid.post(f"{here}/join", {})).code == "table_full"
            assert (await cid.post(f"{here}/leave", {"seat": 1})).code == "not_your_seat"
            assert (await bob.post(f"{here}/remove", {"seat": 0})).code == "not_host"
            assert names((await bob.post(f"{here}/leave", {"seat": 1})).json) == ["Ada", "", "Bob"]
            assert names((await ada.post(f"{here}/remove", {"seat": 2})).json) == ["Ada", "", ""]
            assert (await bob.post(f"{here}/fill", {"seat": 1})).code == "not_host"
            assert names((await ada.post(f"{here}/fill", {"seat": 1, **BOT})).json) == ["Ada", "bot", ""]
            assert names((await ada.post(f"{here}/free", {"seat": 1})).json) == ["Ada", "", ""]
            await bob.post(f"{here}/join", {"seat": 1, "name": "Bobby"})
            assert (await ada.post(f"{here}/fill", {"seat": 1})).code == "seat_taken"
            assert (await ada.post(f"{here}/free", {"seat": 1})).code == "seat_taken"
            assert names((await cid.post(f"{here}/join", {})).json) == ["Ada", "Bobby", "Cid"]
            started = (await ada.post(f"{here}/start")).json
            assert started["table"]["status"] == "running"
            for path in ("join", "start", "remove"):
                assert (await ada.post(f"{here}/{path}", {"seat": 0} if path == "remove" else {})).code == "not_open"
            assert (await ada.call("PATCH", here, {"public": True})).code == "not_open"
            assert (await ada.get("/api/tables/aaaaaaaaaaaa")).code == "unknown_table"
            assert (await ada.post("/api/tables/aaaaaaaaaaaa/join", {})).status == 404

    run(story())


def test_the_host_changes_an_open_table() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            here = f"/api/tables/{(await ada.make(seats=[{'mine': True}, BOT, {}]))['table']['code']}"
            assert (await bob.call("PATCH", here, {"public": True})).code == "not_host"
            changed = (await ada.call("PATCH", here, {"order": [2, 0, 1], "colours": ["black", "red", "blue"]})).json
            assert names(changed) == ["", "Ada", "bot"] and changed["yours"] == [1]
            assert [seat["colour"] for seat in changed["table"]["seats"]] == ["black", "red", "blue"]
            for wrong in ({"order": [0, 1]}, {"order": [0, 0, 1]}, {"colours": ["red", "blue"]}):
                assert (await ada.call("PATCH", here, wrong)).status == 400
            same = await ada.call("PATCH", here, {"colours": ["red", "red", "blue"]})
            assert same.code == "bad_colours"
            clock = {"kind": "move", "seconds": 90, "increment": 0, "after": "bot"}
            changed = (await ada.call("PATCH", here, {"public": True, "clock": clock, "remote_bots": True})).json
            table = changed["table"]
            assert table["public"] and table["clock"] == clock and table["remote_bots"]
            assert (await ada.call("PATCH", here, {"options": {"beginners": True}})).code == "bad_options"
            assert (await ada.call("PATCH", here, {"options": {"start": 1}})).json["table"]["options"]["start"] == 1

    run(story())


async def lobby(caller: Caller) -> tuple[list[str], list[str]]:
    tables = (await caller.get("/api/tables")).json
    return [t["code"] for t in tables["open"]], [t["code"] for t in tables["running"]]


def test_the_lobby_shows_public_tables_only() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            await ada.make()
            public = (await ada.make(public=True))["table"]["code"]
            running = (await ada.make(seats=[{"mine": True}, BOT], public=True, start=True))["table"]["code"]
            assert await lobby(server.caller()) == ([public], [running])
            await ada.call("PATCH", f"/api/tables/{public}", {"public": False})
            assert await lobby(ada) == ([], [running])

    run(story())


def test_an_abandoned_seat_is_filled_and_given_back() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            here = f"/api/tables/{(await ada.make())['table']['code']}"
            await bob.post(f"{here}/join", {})
            await ada.post(f"{here}/start")
            eve = await server.guest("Eve")
            assert (await eve.post(f"{here}/fill", {"seat": 0})).code == "not_host"
            async with ada.line() as line:
                await line.say("Watch", table=here.rpartition("/")[2], seat=0)
                assert (await bob.post(f"{here}/fill", {"seat": 0})).code == "not_host"
            for other in (ada, eve):  # nobody leaves for him, however long he is away
                assert (await other.post(f"{here}/leave", {"seat": 1})).code == "not_your_seat"
            early = await ada.post(f"{here}/fill", {"seat": 1})
            assert (early.status, early.code) == (409, "too_soon") and 0 < early.json["error"]["params"][
                "seconds"
            ] <= 60
            server.later(60)
            weak = await ada.post(f"{here}/fill", {"seat": 1, **BOT})
            assert (weak.status, weak.code) == (409, "not_allowed"), "a host could choose a bad player for a rival"
            filled = await ada.post(f"{here}/fill", {"seat": 1})
            stand_in = {"level": "skilled", "style": "planner"}
            assert filled.status == 200 and filled.json["table"]["seats"][1]["stand_in"] == stand_in
            freed = await bob.post(f"{here}/free", {"seat": 1})
            assert freed.status == 200 and freed.json["table"]["seats"][1]["stand_in"] is None
            left = await bob.post(f"{here}/leave", {"seat": 1})
            assert left.json["table"]["seats"][1]["stand_in"] is not None
            assert (await ada.post(f"{here}/free", {"seat": 1})).json["table"]["seats"][1]["stand_in"] is None
            async with bob.line() as line:
                await line.say("Watch", table=here.rpartition("/")[2], seat=1)
                assert (await ada.post(f"{here}/fill", {"seat": 1})).code == "seat_taken"  # he is present

    run(story())


def test_while_the_host_is_away_the_others_let_bots_play() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            here = f"/api/tables/{(await ada.make(seats=[{'mine': True}, {}, BOT]))['table']['code']}"
            await bob.post(f"{here}/join", {})
            await ada.post(f"{here}/start")
            assert (await bob.post(f"{here}/fill", {"seat": 0})).code == "too_soon"
            assert (await bob.post(f"{here}/fill", {"seat": 2})).code == "not_host"  # a bot is not away
            assert (await bob.post(f"{here}/fill", {"seat": 4})).code == "unknown_seat"
            server.later(60)
            assert (await bob.post(f"{here}/fill", {"seat": 0, **BOT})).code == "not_allowed"
            filled = await bob.post(f"{here}/fill", {"seat": 0})
            assert filled.status == 200 and filled.json["table"]["seats"][0]["stand_in"] is not None
            assert (await ada.post(f"{here}/free", {"seat": 0})).status == 200

    run(story())


def test_everybody_finds_the_same_rematch() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob, cid = [await server.guest(name) for name in ("Ada", "Bob", "Cid")]
            seats = [{"mine": True}, {}, BOT]
            code = (await ada.make(seats=seats, clock={"kind": "move", "seconds": 300}))["table"]["code"]
            here = f"/api/tables/{code}"
            await bob.post(f"{here}/join", {})
            await ada.post(f"{here}/start")
            assert (await ada.post(f"{here}/rematch")).code == "not_over"
            async with ada.line() as line:
                await line.say("Watch", table=code, seat=0)
                assert (await line.say("Resign", table=code, seat=0))["type"] == "Ack"
            async with bob.line() as line:
                await line.say("Watch", table=code, seat=1)
                assert (await line.say("EndAsWon", table=code))["type"] == "Ack"
            assert (await cid.post(f"{here}/rematch")).code == "not_your_table"
            first = (await bob.post(f"{here}/rematch")).json
            again = (await ada.post(f"{here}/rematch")).json
            assert first["table"]["code"] == again["table"]["code"] != code
            assert names(first) == ["", "Bob", "bot"] and first["yours"] == [1]
            assert first["table"]["clock"]["seconds"] == 300 and first["table"]["status"] == "open"
            assert first["table"]["commitment"] != (await ada.get(here)).json["table"]["commitment"]
            assert (await ada.get(here)).json["table"]["rematch"] == first["table"]["code"]

    run(story())


def test_the_number_of_new_tables_is_limited() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            for _ in range(60):
                await ada.make()
            answer = await ada.post("/api/tables", {"map": "europe", "seats": [{}, {}]})
            assert answer.status == 429 and answer.code == "too_fast" and int(answer.headers["retry-after"]) > 0
            games = (await ada.get("/api/me/games")).json
            assert len(games["games"]) == 20 and games["more"]
            rest = (await ada.get(f"/api/me/games?before={games['more']}")).json
            first, second = ({line["table"]["code"] for line in page["games"]} for page in (games, rest))
            assert len(first | second) == 40

    run(story())
