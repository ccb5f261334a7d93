"""Invitations: addresses that others can reach, and spoken codes that lead to a table and tell nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from branchline.server.lobby import invitations
from branchline.server.lobby.spoken_codes import LETTERS, new_spoken_code, read_spoken_code
from branchline.server.own_addresses import own_addresses, sorted_addresses
from tests.server.full_server import Caller, FullServer, full_server
from tests.server.socket_server import run

LAN = ("10.0.0.7", "192.168.1.20", "fd00::7", "8.8.4.4")
BOT: dict[str, Any] = {"bot": {"level": "novice", "style": "racer"}}


async def invite(caller: Caller, code: str, **headers: str) -> Any:
    answer = await caller.post(f"/api/tables/{code}/invitation", **headers)
    assert answer.status == 200, answer.body
    return answer.json


async def opened(server: FullServer, seats: list[dict[str, Any]] | None = None) -> tuple[Caller, str]:
    ada = await server.guest("Ada")
    return ada, (await ada.make(seats=seats))["table"]["code"]


# --- spoken codes


def test_a_spoken_code_has_six_characters_that_nobody_confuses() -> None:
    assert not set(LETTERS) & set("0O1IL5S2Z8B6AEU") and len(set(LETTERS)) == 21
    codes = {new_spoken_code() for _ in range(200)}
    assert len(codes) == 200 and all(read_spoken_code(code) == code and len(code) == 6 for code in codes)


@pytest.mark.parametrize("typed", ["kmr379", "KMR-379", " k m r 3 7 9 ", "KMR·379", "ＫＭＲ379", "ΚΜR379", "κmr–379"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_spoken_code(typed) == "KMR379"


@pytest.mark.parametrize(
    "typed", ["", "KMR37", "KMR3799", "KMR37O", "KMR37\x00", "KMR37é", "٣٣٣٣٣٣", "''''''", "%%%%%%"]
)
def test_what_is_no_code_is_not_read(typed: str) -> None:
    assert read_spoken_code(typed) is None


def test_a_spoken_code_leads_to_the_table_and_tells_nothing_else() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, code = await opened(server)
            told = await invite(ada, code)
            assert (await invite(ada, code))["spoken"] == told["spoken"]
            stranger = server.caller()
            found = await stranger.post("/api/invited", {"code": f" {told['spoken'].lower()} "})
            assert found.status == 200 and found.json == {"code": code}
            seen = await stranger.get(f"/api/tables/{code}")
            assert told["spoken"] not in seen.body.decode()  # who only looks can't hand it on
            eve = await server.guest("Eve")
            assert (await eve.post(f"/api/tables/{code}/invitation")).code == "not_your_table"
            assert (await stranger.post(f"/api/tables/{code}/invitation")).status == 401
            assert (await eve.post(f"/api/tables/{code}/join")).status == 200
            assert "spoken" in await invite(eve, code)

    run(story())


def test_a_code_ends_when_the_table_is_full_and_comes_back_with_a_free_seat() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, code = await opened(server)
            spoken = (await invite(ada, code))["spoken"]
            bob = await server.guest("Bob")
            await bob.post(f"/api/tables/{code}/join")
            assert (await invite(ada, code))["spoken"] is None
            late = await server.caller().post("/api/invited", {"code": spoken})
            assert (late.status, late.code) == (410, "code_expired")
            await bob.post(f"/api/tables/{code}/leave", {"seat": 1})
            assert (await invite(ada, code))["spoken"] == spoken
            await ada.post(f"/api/tables/{code}/fill", {"seat": 1})
            await ada.post(f"/api/tables/{code}/start")
            assert (await server.caller().post("/api/invited", {"code": spoken})).code == "code_expired"
            assert (await invite(ada, code))["spoken"] is None

    run(story())


def test_a_code_is_valid_for_a_day_and_then_another_one_is_made() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, code = await opened(server)
            service = server.services.invitations
            first = await invite(ada, code)
            made = first["until"] - 86_400
            service.now = lambda: made + 86_399
            assert (await server.caller().post("/api/invited", {"code": first["spoken"]})).status == 200
            for moment in (made + 86_400, made - 60):  # a clock that was set back must not prolong it
                service.now = lambda moment=moment: moment  # type: ignore[misc]
                assert (await server.caller().post("/api/invited", {"code": first["spoken"]})).code == "code_expired"
            service.now = lambda: made + 90_000
            second = await invite(ada, code)
            assert second["spoken"] != first["spoken"] and second["until"] == made + 90_000 + 86_400
            assert (await server.caller().post("/api/invited", {"code": first["spoken"]})).code == "wrong_code"
            assert (await server.caller().post("/api/invited", {"code": second["spoken"]})).json == {"code": code}

    run(story())


def test_a_code_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        data = tmp_path / "games.db"
        async with full_server(data) as server:
            ada, code = await opened(server)
            spoken = (await invite(ada, code))["spoken"]
        async with full_server(data) as server:
            assert (await server.caller().post("/api/invited", {"code": spoken})).json == {"code": code}
            assert (await invite(server.caller(ada.token), code))["spoken"] == spoken

    run(story())


def test_guessing_is_limited_by_address_and_in_all() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, code = await opened(server)
            spoken = (await invite(ada, code))["spoken"]
            wrong = next(one for one in ("CCCCCC", "DDDDDD") if one != spoken)
            guesser = server.caller()

            async def guess(typed: str, address: str) -> Any:
                return await guesser.post("/api/invited", {"code": typed}, x_forwarded_for=address)

            for _ in range(20):  # what can't be a code is no guess
                assert (await guess("hello", "203.0.113.5")).code == "wrong_code"
            for _ in range(invitations.WRONG_BY_ADDRESS):
                assert (await guess(wrong, "203.0.113.5")).code == "wrong_code"
            stopped = await guess(spoken, "203.0.113.5")
            assert (stopped.status, stopped.code) == (429, "too_many_codes")
            assert 0 < int(stopped.headers["retry-after"]) <= 601
            for _ in range(30):  # who knows the code may come as often as they like
                assert (await guess(spoken, "203.0.113.6")).json == {"code": code}
            in_all = server.services.invitations.in_all
            for _ in range(invitations.WRONG_IN_ALL):
                in_all.count("")
            assert (await guess(spoken, "203.0.113.7")).code == "too_many_codes"
            assert (await guesser.get(f"/api/tables/{code}")).status == 200  # the link works all the same

    run(story())


@pytest.mark.parametrize(
    "body", [{}, {"code": ""}, {"code": 7}, {"code": "x" * 65}, {"code": "KMR379", "x": 1}, [], "x"]
)
def test_bad_requests_are_refused(body: Any) -> None:
    async def story() -> None:
        async with full_server() as server:
            assert (await server.caller().post("/api/invited", body)).code == "bad_message"
            assert (await (await server.guest()).post("/api/tables/nowhere/invitation")).code == "unknown_table"

    run(story())


# --- addresses


def test_a_server_on_its_own_machine_says_how_to_open_it() -> None:
    async def story() -> None:
        async with full_server(open_command="branchline serve --host 0.0.0.0 --port 9000") as server:
            ada, code = await opened(server)
            told = await invite(ada, code)
            assert told["addresses"] == [] and told["command"] == "branchline serve --host 0.0.0.0 --port 9000"
            # behind a proxy that changes the Host header, a stranger learns nothing about the machine
            assert (await invite(ada, code, x_forwarded_for="8.8.8.8"))["command"] is None

    run(story())


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("0.0.0.0", ["10.0.0.7", "192.168.1.20", "8.8.4.4"]),
        ("::", ["10.0.0.7", "192.168.1.20", "[fd00::7]", "8.8.4.4"]),
        ("192.168.1.20", ["192.168.1.20"]),
    ],
)
def test_a_server_in_the_network_offers_the_addresses_of_its_machine(host: str, found: list[str]) -> None:
    async def story() -> None:
        async with full_server(host=host) as server:
            server.services.invitations.look = lambda: LAN
            ada, code = await opened(server)
            told = await invite(ada, code)
            assert told["addresses"] == [f"http://{one}:{server.port}" for one in found] and told["command"] is None
            named = await invite(ada, code, host="192.168.1.20:80" if host == "192.168.1.20" else "127.0.0.1")
            assert named["addresses"][0].startswith("http://")
            stranger = await invite(ada, code, x_forwarded_for="8.8.8.8")
            assert stranger["addresses"] == []

    run(story())


def test_the_name_by_which_the_page_was_opened_comes_first() -> None:
    async def story() -> None:
        async with full_server(host="0.0.0.0", allowed_hosts=("games.example",)) as server:
            server.services.invitations.look = lambda: LAN
            ada, code = await opened(server)
            told = await invite(ada, code, host=f"Games.example:{server.port}")
            assert told["addresses"][:2] == [f"http://games.example:{server.port}", f"http://10.0.0.7:{server.port}"]
        async with full_server(public_url="https://play.example.org/", allowed_hosts=("games.example",)) as server:
            ada, code = await opened(server)
            assert (await invite(ada, code))["addresses"] == ["https://play.example.org"]
            told = await invite(ada, code, host="games.example", x_forwarded_proto="https")
            assert told["addresses"] == ["https://play.example.org", "https://games.example"]

    run(story())


def test_addresses_of_private_networks_come_first_and_unreachable_ones_not_at_all() -> None:
    found = ["8.8.4.4", "127.0.0.1", "fe80::1%eth0", "8.8.8.8", "192.168.1.20", "10.0.0.7", "::1", "8.8.8.8", "?"]
    assert sorted_addresses(found)[-1] == "8.8.8.8"
    assert [one for one in sorted_addresses(found) if one.startswith(("10.", "192.168."))] == [
        "192.168.1.20",
        "10.0.0.7",
    ]
    assert not {"127.0.0.1", "::1", "fe80::1"} & set(sorted_addresses(found))
    assert all(one == sorted_addresses([one])[0] for one in own_addresses())
