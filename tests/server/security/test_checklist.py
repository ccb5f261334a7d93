"""The security list of the server, one test for each line, over real sockets against the complete application."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from branchline.server.accounts.identifiers import ALPHABET, new_code
from branchline.server.monitoring.logs import JsonLines
from branchline.server.throttle import Throttle
from tests.server.full_server import Caller, FullServer, full_server
from tests.server.socket_server import run

BOT: dict[str, Any] = {"bot": {"level": "novice"}}
PASSWORD = "correct horse"


async def knock(server: FullServer, token: str | None, **headers: str) -> int:
    """Open a websocket; returns the HTTP status (101: accepted)."""
    given = dict(headers)
    if token:
        given["Authorization"] = f"Bearer {token}"
    try:
        async with connect(server.ws, additional_headers=given, compression=None) as line:
            try:
                await asyncio.wait_for(line.recv(), 30)
            except ConnectionClosed as closed:
                return closed.rcvd.code
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_origin_is_checked() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            own = f"http://127.0.0.1:{server.port}"
            assert await knock(server, ada.token) == 101  # programs send no origin
            assert await knock(server, ada.token, Origin=own) == 101
            for evil in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", f"{own}.evil.example"):
                assert await knock(server, ada.token, Origin=evil) == 403, evil
                answer = await ada.post("/api/me/bots", {"name": "Bot"}, origin=evil)
                assert answer.status == 403 and answer.code == "bad_origin", evil
            assert (await ada.post("/api/me/bots", {"name": "Bot"}, origin=own)).status == 200

    run(story())


def test_origin_behind_a_proxy_is_the_public_one() -> None:
    async def story() -> None:
        async with full_server(public_url="https://play.example.org/") as server:
            ada = await server.guest()
            assert await knock(server, ada.token, Origin="https://play.example.org") == 101
            assert await knock(server, ada.token, Origin="http://play.example.org") == 403
            host = "evil.example"
            assert (await ada.post("/api/logout", origin=f"http://{host}", host=host)).status == 421
            assert (await ada.post("/api/logout", origin=f"http://{host}")).status == 403

    run(story())


def test_forms_of_other_sites_change_nothing() -> None:
    """A foreign page can't send JSON without a preflight request."""

    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
                answer = await ada.post("/api/me/bots", {"name": "Bot"}, content_type=kind)
                assert answer.status == 415, kind
            assert (await ada.get("/api/me/bots")).json["bots"] == []

    run(story())


def test_tokens_are_scoped() -> None:
    """A session belongs to one person and a bot's token to the bot; neither gives access to anything else."""

    async def story() -> None:
        async with full_server() as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            bot = server.caller((await ada.post("/api/me/bots", {"name": "Bot"})).json["token"])
            assert (await bot.get("/api/me")).json["person"]["kind"] == "bot"
            assert (await bot.get("/api/me/games")).json["games"] == []
            code = (await ada.make())["table"]["code"]
            for caller in (bot, bob):
                assert (await caller.post(f"/api/tables/{code}/start")).code == "not_host"
                assert (await caller.get(f"/api/tables/{code}/story?seat=0")).code == "not_your_seat"
            other = (await bob.post("/api/me/bots", {"name": "Other"})).json["person"]["id"]
            assert (await ada.call("DELETE", f"/api/me/bots/{other}")).code == "unknown_bot"
            # the stored hash of a token can't be used as a token
            row = await server.services.accounts.identify([(b"authorization", f"Bearer {ada.token}".encode())])
            assert row is not None
            assert (await server.caller(row.session.token_hash.hex()).get("/api/me")).status == 401
            # and a person's public id gives no access
            assert (await server.caller(ada.person["id"]).get("/api/me")).status == 401

    run(story())


def test_logout_closes_sockets() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = server.caller()
            account = {"name": "Ada", "password": PASSWORD, "bearer": True}
            ada.token = (await ada.post("/api/account", account)).json["token"]
            other = server.caller((await server.caller().post("/api/login", account)).json["token"])
            async with ada.line() as line, other.line() as second:
                assert (await ada.post("/api/logout")).status == 200
                assert (await line.until(lambda m: m["type"] == "Closing"))["reason"] == "signed_out"
                with pytest.raises(ConnectionClosed) as closed:
                    await line.hear()
                assert closed.value.rcvd.code == 4401
                assert (await second.say("Ping"))["type"] == "Pong"  # the other session stays open
            assert await knock(server, ada.token) == 4401

    run(story())


def test_compression_is_off() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            headers = {"Authorization": f"Bearer {ada.token}"}
            async with connect(server.ws, additional_headers=headers, compression="deflate") as line:
                assert line.protocol.extensions == []

    run(story())


def test_the_page_allows_nothing_inline() -> None:
    async def story() -> None:
        async with full_server() as server:
            for path in ("/", "/t/abcdefghijkl", "/api/maps", "/nothing.js", "/api/nothing"):
                answer = await server.caller().get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
                assert "unsafe" not in policy and "*" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())


def test_no_secret_is_in_a_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> list[str]:
        async with full_server() as server:
            ada = server.caller()
            account = {"name": "Ada", "password": "my secret password", "bearer": True}
            ada.token = (await ada.post("/api/account", account)).json["token"]
            await ada.post("/api/login", {"name": "Ada", "password": "wrong secret password"})
            await ada.get("/api/me", cookie="branchline=secret-cookie-value")
            made = await ada.make(seats=[{"mine": True}, BOT], start=True)
            code = made["table"]["code"]
            secret = (await server.services.store.table(code)).secret.hex()
            async with ada.line() as line:
                await line.say("Watch", table=code, seat=0)
                await line.say("Say", table=code, text="my secret talk")
                await line.line.send('{"type":"Say","id":1,"table":"' + code + '","text":"a secret, malformed')
                await line.say("Ping")

            async def broken(*_: Any) -> None:
                raise RuntimeError(f"secret {ada.token} in an error")

            server.services.store.public_tables = broken  # type: ignore[method-assign,assignment]
            assert (await ada.get("/api/tables")).json == {
                "error": {"code": "internal", "detail": "Internal Server Error", "params": {}}
            }
            return [str(ada.token), code, secret]

    with caplog.at_level(logging.DEBUG, "branchline"):
        found: list[str] = []

        async def keep() -> None:
            found.extend(await story())

        run(keep())
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("branchline")]
    text = "\n".join(lines)
    assert len(lines) > 5 and '"event": "request_failed"' in text and "RuntimeError" in text
    for word in [*found, "secret", "Ada"]:
        assert word not in text, word


def test_login_is_throttled() -> None:
    async def story() -> None:
        async with full_server() as server:
            await server.caller().post("/api/account", {"name": "Ada", "password": PASSWORD})
            guess = {"name": "Ada", "password": "wrong password"}
            guesses = [await server.caller().post("/api/login", guess) for _ in range(7)]
            assert [answer.status for answer in guesses] == [401] * 5 + [429] * 2
            assert int(guesses[-1].headers["retry-after"]) > 0
            right = await server.caller().post("/api/login", {"name": "ADA", "password": PASSWORD})
            assert right.status == 429  # from this address, for a while; the answer reveals nothing
            server.services.accounts.by_address = Throttle(7, 900.0)
            many = [server.caller().post("/api/login", {**guess, "name": f"Person {n}"}) for n in range(12)]
            statuses = [answer.status for answer in await asyncio.gather(*many)]
            assert sorted(statuses) == [401] * 7 + [429] * 5  # one address, many names at once

    run(story())


def test_table_codes_can_not_be_guessed() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000 and all(re.fullmatch(f"[{ALPHABET}]{{12}}", code) for code in codes)
    assert len(set(ALPHABET)) == 32  # five bits per letter, sixty in total
    for place in range(12):
        assert len({code[place] for code in codes}) == 32  # every letter occurs in every place


def test_chat_is_never_markup() -> None:
    """It is sent as JSON and stored unchanged; no response with it is of a type that a browser would execute."""

    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("<script>")
            made = await ada.make(seats=[{"mine": True}, BOT], start=True)
            code = made["table"]["code"]
            words = '<img src=x onerror="alert(1)"> & </script>'
            async with ada.line() as line:
                await line.say("Watch", table=code, seat=0)
                await line.tell("Say", table=code, text=words)
                talk = await line.until(lambda m: m["type"] == "Talk" and bool(m["lines"]))
                assert talk["lines"][-1]["text"] == words
            for path in (f"/api/tables/{code}", "/api/me"):
                answer = await ada.get(path)
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())


def test_no_seat_can_act_or_see_for_another() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob, eve = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
            code = (await ada.make())["table"]["code"]
            await bob.post(f"/api/tables/{code}/join", {})
            await ada.post(f"/api/tables/{code}/start")
            async with ada.line() as line:
                await line.say("Watch", table=code, seat=0)
                hand = line.views[code]["hand"]
                asked = line.updates[code]["choices"]
                assert sum(hand.values()) == 4 and asked["keep"]
            for thief in (bob, eve):
                await steal(thief, code, asked)
            assert (await server.services.store.table(code)).seq == 0  # nothing has changed

    async def steal(thief: Caller, code: str, asked: dict[str, Any]) -> None:
        async with thief.line() as line:
            assert (await line.say("Watch", table=code, seat=0))["code"] == "not_your_seat"
            action = {"type": "KeepTickets", "tickets": asked["keep"]}
            for kind, parts in (
                ("Act", {"seat": 0, "ask": asked["ask"], "action": action}),
                ("Why", {"seat": 0, "action": action}),
                ("Undo", {"seat": 0}),
                ("Resign", {"seat": 0}),
            ):
                answer = await line.say(kind, table=code, **parts)
                assert answer["type"] == "Trouble" and answer["code"] == "not_your_seat", kind
            await line.say("Watch", table=code)
            view = line.views[code]
            assert view["hand"] == {} and view["tickets"][0] == [] and line.updates[code]["choices"] is None
        assert (await thief.get(f"/api/tables/{code}/story?seat=0")).status == 403

    run(story())


def test_invalid_requests_do_not_stop_the_server() -> None:
    """Invalid bytes are answered or dropped, and the server keeps running."""

    async def story() -> None:
        async with full_server() as server:
            for junk in (b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 500):
                with socket.create_connection(("127.0.0.1", server.port)) as raw:
                    raw.sendall(junk)
            ada = await server.guest()
            for path in ("/api/%00", "/api/tables/%2e%2e%2f", "/%ff%fe", "/api/me?x=%ff", "/../../etc/passwd", "//"):
                answer = await ada.get(path)
                assert answer.status in (200, 400, 404), path
                assert b"root:" not in answer.body
            assert (await ada.get("/healthz")).status == 200

    run(story())
