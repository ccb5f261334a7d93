"""Guests, accounts, sessions and remote bots, over real HTTP."""

from __future__ import annotations

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
                assert answer.status == 200 and answer.json == {"me": None}
                assert answer.headers["cache-control"] == "no-store" and "set-cookie" not in answer.headers
            await browser.post("/api/guest", {"name": "Ada"})
            known = await browser.get("/api/session")
            assert known.json["me"] == (await browser.get("/api/me")).json
            await browser.post("/api/logout")
            assert (await browser.get("/api/session")).json == {"me": None}

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
            assert (await bot.post(f"/api/tables/{closed}/join", {})).code == "no_remote_bots"
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
