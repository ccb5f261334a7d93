"""The description of the API and the client's types are generated from the server's types and up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from branchline.server.http import ROUTES
from branchline.server.http.openapi import openapi, openapi_json
from tests.server.full_server import full_server
from tests.server.socket_server import run

SOCKET = {
    "consent_absent",
    "would_mark",
    "stale",
    "no_request",
    "nothing_to_undo",
    "not_running",
}  # sent over the websocket only


def test_protocol_ts_is_up_to_date(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(root / "tools" / "protocol.py"), "--check"], capture_output=True, text=True, cwd=root
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_route_is_described() -> None:
    found = openapi()
    for item in ROUTES:
        operation = found["paths"][item.path][item.method.lower()]
        assert operation["summary"], item.path
        assert ("requestBody" in operation) == (item.body is not None)
        assert ("401" in operation["responses"]) == (item.auth == "somebody" or 401 in item.errors)
    names = [operation["operationId"] for path in found["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names)) == len(ROUTES)


def test_every_reference_leads_somewhere() -> None:
    found = openapi()
    text = str(found)
    names = {part.split("'")[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(found["components"]["schemas"])


def test_the_description_is_served() -> None:
    async def story() -> None:
        async with full_server() as server:
            answer = await server.caller().get("/api/openapi.json")
            assert answer.body == openapi_json() and answer.json["openapi"] == "3.1.0"

    run(story())


def test_answers_follow_the_description() -> None:
    """Also for unsupported methods and invalid bodies."""

    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            wrong = await ada.call("PUT", "/api/me", {})
            assert wrong.status == 405 and wrong.code == "bad_method" and wrong.headers["allow"] == "DELETE, GET, PATCH"
            for body in ("[]", "null", "7", "{", '{"name": "x", "name": 3}', "\u0000", "[" * 5000):
                answer = await ada.http.post(
                    "/api/guest", content=body.encode(), headers={"content-type": "application/json"}
                )
                assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_message", body[:20]
            raw = await ada.http.post(
                "/api/guest", content=b'{"name":"\xff"}', headers={"content-type": "application/json"}
            )
            assert raw.status_code == 400
            assert (await ada.get("/api/me/games?before=x")).status == 400
            assert (await ada.get("/api/me/games?before=1&before=2")).status == 400
            assert (await ada.get("/api/me/games?surprise=1")).status == 400

    run(story())


def test_the_page_on_the_api_names_every_route_and_every_code(root: Path) -> None:
    page = (root / "docs" / "api.md").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in (root / "src" / "branchline" / "server").rglob("*.py")]
    raised = {code for text in sources for code in re.findall(r'RequestError\(\s*(?:4|5)\d\d, "(\w+)"', text)}
    assert len(raised) > 30, "nothing found: this guard would guard nothing"
    http = {code for code in raised if f"`{code}`" not in page} - SOCKET
    assert http == set()
    for item in ROUTES:
        last = item.path.removeprefix("/api").replace("{id}", "").rstrip("/").rpartition("/")[2]
        assert last in page, item.path
