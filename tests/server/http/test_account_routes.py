"""Guests, accounts, sessions and remote bots, over real HTTP."""

from __future__ import annotations

from time import process_time

import pytest
from argon2 import PasswordHasher

from branchline.server.accounts.accounts import token_of
from tests.server.full_server import full_server
from tests.server.socket_server import run

PASSWORD = "correct horse"


def test_a_guest_plays_at_once_with_a_cookie_no_script_can_read() -> None:
    async def story() -> None:
        async with full_server() as server:
            browser = server.caller()
            answer = await browser.post("/api/guest", {"name": "  Ada   L. "})
            assert answer.status == 200 and answer.json["token"] is None
            assert answer.json["person"]["name"] == "Ada L." and answer.json["person"]["kind"] == "guest"
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("branchline=") and "HttpOnly" in cookie and "SameSite=lax" in cookie
            assert "Secure" not in cookie and "Path=/" in cookie
            me = await browser.get("/api/me")
            assert me.json["person"] == answer.json["person"]
            assert me.headers["cache-control"] == "no-store"

    run(story())


def test_behind_https_the_cookie_is_secure_and_hsts_is_sent() -> None:
    async def story() -> None:
        async with full_server(public_url="https://play.example.org/") as server:
            answer = await server.caller().post("/api/guest", {"name": "Ada"})
            assert "Secure" in answer.headers["set-cookie"]
            assert "max-age" in answer.headers["strict-transport-security"]

    run(story())


def test_the_session_route_answers_without_a_session() -> None:
    async def story() -> None:
        async with full_server() as server:
            browser = server.caller()
            for given in ({}, {"cookie": "branchline=nonsense"}, {"authorization": "Bearer nonsense"}):
                answer = await browser.get("/api/session", **given)
                assert answer.status == 200 and answer.json == {"me": None, "notice": None}
                assert answer.headers["cache-control"] == "no-store" and "set-cookie" not in answer.headers
            await browser.post("/api/guest", {"name": "Ada"})
            known = await browser.get("/api/session")
            assert known.json["me"] == (await browser.get("/api/me")).json
            await browser.post("/api/logout")
            assert (await browser.get("/api/session")).json == {"me": None, "notice": None}

    run(story())


def test_without_a_session_requests_are_refused() -> None:
    async def story() -> None:
        async with full_server() as server:
            stranger = server.caller()
            for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/me/games")):
                answer = await stranger.call(method, path, {} if method == "POST" else None)
                assert answer.status == 401 and answer.code == "signed_out"
            for token in ("nonsense", "x" * 5000):
                assert (await stranger.get("/api/me", authorization=f"Bearer {token}")).status == 401
            assert (await stranger.get("/api/me", authorization="Basic abc")).status == 401
            assert (await stranger.get("/api/me", cookie="branchline=nonsense")).status == 401

    run(story())


def test_an_old_password_hash_is_renewed_at_the_next_sign_in() -> None:
    async def story() -> None:
        async with full_server() as server:
            store, passwords = server.services.store, server.services.accounts.passwords
            made = await server.caller().post("/api/account", {"name": "Ada", "password": PASSWORD})
            ada = made.json["person"]["id"]
            fresh = (await store.person(ada)).password_hash
            assert fresh and not passwords.stale(fresh)
            old = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
            await store.change_person(ada, password_hash=old)
            assert passwords.stale(old)
            wrong = await server.caller().post("/api/login", {"name": "Ada", "password": "wrong horse"})
            assert wrong.status == 401 and (await store.person(ada)).password_hash == old
            for _ in range(2):
                answer = await server.caller().post("/api/login", {"name": "Ada", "password": PASSWORD})
                assert answer.status == 200
            renewed = (await store.person(ada)).password_hash
            assert renewed and renewed not in (old, fresh) and not passwords.stale(renewed)
            assert (await server.caller().post("/api/login", {"name": "Ada", "password": PASSWORD})).status == 200
            assert (await store.person(ada)).password_hash == renewed  # once is enough

    run(story())


def test_a_guest_becomes_an_account_and_keeps_games_and_id() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            code = (await ada.make())["table"]["code"]
            old = ada.token
            answer = await ada.post("/api/account", {"name": "Ada Lovelace", "password": PASSWORD, "bearer": True})
            assert answer.status == 200, answer.body
            assert answer.json["person"] == {"id": ada.person["id"], "name": "Ada Lovelace", "kind": "account"}
            assert (await ada.get("/api/me")).status == 401  # tokens issued before the password no longer work
            ada.token = answer.json["token"]
            assert ada.token != old
            games = (await ada.get("/api/me/games")).json["games"]
            assert [line["table"]["code"] for line in games] == [code]
            assert games[0]["table"]["seats"][0]["person"]["name"] == "Ada Lovelace"
            again = await ada.post("/api/account", {"name": "Other", "password": PASSWORD})
            assert again.status == 409 and again.code == "has_account"
            taken = await server.caller().post("/api/account", {"name": "ADA  lovelace", "password": PASSWORD})
            assert taken.status == 409 and taken.code == "name_taken"

    run(story())


def test_login_logout_and_a_new_password() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = server.caller()
            made = await ada.post("/api/account", {"name": "Ada", "password": PASSWORD, "bearer": True})
            assert made.status == 200
            laptop, phone = server.caller(), server.caller()
            for device in (laptop, phone):
                answer = await device.post("/api/login", {"name": "ada", "password": PASSWORD, "bearer": True})
                device.token = answer.json["token"]
            wrong = await server.caller().post("/api/login", {"name": "ada", "password": "something else"})
            nobody = await server.caller().post("/api/login", {"name": "nobody", "password": PASSWORD})
            assert (wrong.status, wrong.body) == (nobody.status, nobody.body) == (401, wrong.body)
            refused = await laptop.post("/api/me/password", {"old": "something else", "new": "battery staple"})
            assert refused.status == 403
            done = await laptop.post("/api/me/password", {"old": PASSWORD, "new": "battery staple"})
            assert done.status == 200
            assert (await laptop.get("/api/me")).status == 200
            assert (await phone.get("/api/me")).status == 401
            assert (await phone.post("/api/login", {"name": "Ada", "password": PASSWORD})).status == 401
            assert (await phone.post("/api/login", {"name": "Ada", "password": "battery staple"})).status == 200
            assert (await laptop.post("/api/logout")).status == 200
            assert (await laptop.get("/api/me")).status == 401

    run(story())


def test_names_are_cleaned_and_bad_ones_refused() -> None:
    async def story() -> None:
        async with full_server() as server:
            for name in ("", "   ", "a\u0000b", "\u202eevil", "\u200b", "x" * 25, 7, None):
                answer = await server.caller().post("/api/guest", {"name": name})
                assert answer.status == 400, name
            ada = await server.guest("Ada")
            answer = await ada.call("PATCH", "/api/me", {"name": "Zoe\u0308"})
            assert answer.json["person"]["name"] == "Zoë"

    run(story())


def test_a_new_name_is_seen_at_the_table_at_once() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            code = (await ada.make())["table"]["code"]
            async with bob.line() as line:
                await line.say("Watch", table=code)
                await ada.call("PATCH", "/api/me", {"name": "Eva"})
                news = await line.until(
                    lambda message: (
                        message["type"] == "TableNews" and message["table"]["seats"][0]["person"]["name"] == "Eva"
                    )
                )
                assert news["table"]["code"] == code and news["table"]["seats"][0]["name"] == "Eva"

    run(story())


def test_a_deleted_account_leaves_its_games() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = server.caller(), await server.guest("Bob")
            made = await ada.post("/api/account", {"name": "Ada", "password": PASSWORD, "bearer": True})
            ada.token = made.json["token"]
            running = (await ada.make())["table"]["code"]
            await bob.post(f"/api/tables/{running}/join", {})
            assert (await ada.post(f"/api/tables/{running}/start")).status == 200
            open_ = (await ada.make())["table"]["code"]
            assert (await ada.call("DELETE", "/api/me", {})).code == "wrong_password"
            assert (await ada.call("DELETE", "/api/me", {"password": "something else"})).status == 403
            async with ada.line() as line:
                done = await ada.call("DELETE", "/api/me", {"password": PASSWORD})
                assert done.status == 200, done.body
                last = await line.until(lambda message: message["type"] == "Closing")
                assert last["reason"] == "signed_out"
            assert (await ada.get("/api/me")).status == 401
            seats = (await bob.get(f"/api/tables/{running}")).json["table"]["seats"]
            assert seats[0]["person"] is None and seats[0]["name"] == "—" and seats[0]["resigned"]
            assert seats[1]["person"]["name"] == "Bob"
            assert (await bob.get(f"/api/tables/{open_}")).json["table"]["seats"][0]["person"] is None
            again = await server.caller().post("/api/login", {"name": "Ada", "password": PASSWORD})
            assert again.status == 401

    run(story())


def test_remote_bots_have_tokens_of_their_own() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            made = (await ada.post("/api/me/bots", {"name": "Steamer"})).json
            assert made["person"]["kind"] == "bot" and made["token"]
            listed = (await ada.get("/api/me/bots")).json["bots"]
            assert [line["person"]["name"] for line in listed] == ["Steamer"] and listed[0]["token"] is None
            bot = server.caller(made["token"])
            assert (await bot.post("/api/me/bots", {"name": "Child"})).status == 403
            closed = (await bob.make())["table"]["code"]
            uninvited = await bot.post(f"/api/tables/{closed}/join", {})
            assert (uninvited.status, uninvited.code) == (403, "no_remote_bots")
            welcome = (await bob.make(remote_bots=True))["table"]["code"]
            assert (await bot.post(f"/api/tables/{welcome}/join", {})).status == 200
            own = (await ada.make())["table"]["code"]
            assert (await bot.post(f"/api/tables/{own}/join", {})).status == 200  # its owner's table
            assert (await bob.call("DELETE", f"/api/me/bots/{made['person']['id']}")).status == 404
            assert (await ada.call("DELETE", f"/api/me/bots/{made['person']['id']}")).status == 200
            assert (await bot.get("/api/me")).status == 401

    run(story())


def test_one_person_has_a_bounded_number_of_bots() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            for number in range(20):
                assert (await ada.post("/api/me/bots", {"name": f"Bot {number}"})).status == 200
            assert (await ada.post("/api/me/bots", {"name": "One more"})).code == "too_many"

    run(story())


def test_names_that_others_cannot_read_are_refused_everywhere() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest("Ada")
            table = {"map": "europe", "seats": [{"mine": True, "name": "\u2800"}, {}]}
            for answer in (
                await server.caller().post("/api/guest", {"name": "\u3164"}),
                await server.caller().post(
                    "/api/account", {"name": "A\u0301\u0302\u0303\u0304\u0305da", "password": PASSWORD}
                ),
                await ada.call("PATCH", "/api/me", {"name": "\u202eadA"}),
                await ada.post("/api/me/bots", {"name": "\u0410da"}),
                await ada.post("/api/tables", table),
            ):
                assert (answer.status, answer.code) == (400, "bad_name")
                assert answer.json["error"]["detail"].startswith("a name has")
            assert (await ada.get("/api/me")).json["person"]["name"] == "Ada"

    run(story())


def test_no_two_accounts_look_the_same() -> None:
    async def story() -> None:
        async with full_server() as server:

            async def sign_up(name: str) -> int:
                return (await server.caller().post("/api/account", {"name": name, "password": PASSWORD})).status

            assert await sign_up("Coco") == 200
            assert await sign_up("\u0421\u043e\u0441\u043e") == 409  # in Cyrillic
            assert await sign_up("\uff23\uff4f\uff43\uff4f") == 409  # in full width
            assert await sign_up("\u0391\u039d\u039d\u0391") == 200  # in Greek
            assert await sign_up("ANNA") == 409
            eve = server.caller()
            made = await eve.post("/api/account", {"name": "Eve", "password": PASSWORD, "bearer": True})
            eve.token = made.json["token"]
            assert (await eve.call("PATCH", "/api/me", {"name": "ANNA"})).code == "name_taken"
            assert (await eve.call("PATCH", "/api/me", {"name": "EVE"})).status == 200  # her own
            wide = {"name": "\uff25\uff36\uff25", "password": PASSWORD}
            assert (await server.caller().post("/api/login", wide)).status == 200

    run(story())


def test_a_name_from_before_the_rules_stays_usable() -> None:
    async def story() -> None:
        async with full_server() as server:
            old = await server.guest("Old")
            await server.services.store.change_person(old.person["id"], name="\u0410da \u2800")
            table = (await old.make(seats=[{"mine": True}, {"mine": True}]))["table"]
            assert [seat["name"] for seat in table["seats"]] == ["\u0410da \u2800", "\u0410da \u2800 2"]
            assert (await old.get("/api/me")).json["person"]["name"] == "\u0410da \u2800"

    run(story())


@pytest.mark.parametrize(
    ("cookie", "token"),
    [
        ("branchline=abc", "abc"), ("a=b; branchline=abc; c=d", "abc"), ("branchline=old;branchline=new", "new"),
        ("", None), ("branchline", ""), ("other=branchline=abc", None), ("xbranchline=abc", None), (";;=;", None),
    ],
)  # fmt: skip
def test_the_token_in_a_cookie(cookie: str, token: str | None) -> None:
    assert token_of([(b"cookie", cookie.encode())]) == token


@pytest.mark.parametrize(
    "value",
    ['"' + "\\" * 60_000 + '"', '"' + "\\101" * 15_000, '="' * 30_000, "; a=b" * 12_000],
    ids=["backslashes", "octal", "quotes", "many"],
)
def test_a_hostile_cookie_costs_nothing(value: str) -> None:
    """http.cookies takes a minute for the first of them, on the event loop."""
    before = process_time()
    token_of([(b"cookie", f"branchline={value}".encode())])
    assert process_time() - before < 0.5
