"""The page, health checks, metrics, maps, and answers for unknown paths."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from branchline.maps import BUILT_IN
from branchline.server.figures import SECONDS
from branchline.server.http.page import Page, PageFile
from branchline.server.settings import Settings
from tests.server.full_server import full_server
from tests.server.players import answer as play
from tests.server.socket_server import run

INDEX = b"<!doctype html><title>Branchline</title>" + b"<p>" * 300
FILES = {
    "index.html": PageFile("index.html", INDEX),
    "assets/main-abc123.js": PageFile("assets/main-abc123.js", b"export {};" * 100),
    "assets/europe.pl-abc123.md": PageFile("assets/europe.pl-abc123.md", "# Poznaj Europę\n".encode() * 100),
    "icon.svg": PageFile("icon.svg", b"<svg/>"),
}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.http.page.read_page", lambda: FILES)


@pytest.mark.usefixtures("built")
def test_the_page_is_served_for_every_place_in_the_client() -> None:
    async def story() -> None:
        async with full_server() as server:
            caller = server.caller()
            for path in ("/", "/t/abcdefghijkl", "/replay/abc", "/learn", "/settings/"):
                answer = await caller.get(path, accept_encoding="identity")
                assert answer.status == 200 and answer.body == INDEX, path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
            script = await caller.get("/assets/main-abc123.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            lesson = await caller.get("/assets/europe.pl-abc123.md")
            assert lesson.headers["content-type"] == "text/markdown; charset=utf-8"
            assert (await caller.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
            for path in ("/assets/gone.js", "/api/nothing", "/api"):
                answer = await caller.get(path)
                assert answer.status == 404 and answer.code == "unknown_path", path
            assert (await caller.post("/")).status == 405
            assert (await caller.call("HEAD", "/")).status == 200

    run(story())


@pytest.mark.usefixtures("built")
def test_the_page_is_compressed_and_cached() -> None:
    async def story() -> None:
        async with full_server() as server:
            caller = server.caller()
            for path, file in (("/", "index.html"), *((f"/{name}", name) for name in FILES if name != "icon.svg")):
                request = caller.http.build_request("GET", path, headers={"accept-encoding": "gzip"})
                answer = await caller.http.send(request, stream=True)
                packed = b"".join([part async for part in answer.aiter_raw()])
                assert answer.headers["content-encoding"] == "gzip", path
                assert gzip.decompress(packed) == FILES[file].data
                again = await caller.get(path, if_none_match=answer.headers["etag"])
                assert again.status == 304 and again.body == b""

    run(story())


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("icon.png", "image/png"),
        ("assets/main-abc123.js", "text/javascript; charset=utf-8"),
        ("assets/letters-abc123.woff2", "font/woff2"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("a.strange_thing", "application/octet-stream"),
        ("nothing", "application/octet-stream"),
    ],
)
def test_the_kind_of_a_file_follows_from_its_name(path: str, kind: str) -> None:
    assert PageFile(path, b"").kind == kind


def test_an_unbuilt_page_says_so() -> None:
    page = Page({})
    assert b"has not been built" in page.unbuilt.data


def test_maps_are_cached() -> None:
    async def story() -> None:
        async with full_server() as server:
            caller = server.caller()
            lines = (await caller.get("/api/maps")).json["maps"]
            assert [line["id"] for line in lines] == list(BUILT_IN)
            first = await caller.get("/api/maps/europe")
            assert [len(first.json["cities"])] == [line["cities"] for line in lines if line["id"] == "europe"]
            (station,) = first.json["buildings"]
            assert station == {"kind": "station", "action": "BuildStation", "each": 3, "ports": False}
            again = await caller.get("/api/maps/europe", if_none_match=first.headers["etag"])
            assert again.status == 304 and again.body == b""
            plain = await caller.get("/api/maps/europe", accept_encoding="identity")
            assert first.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
            assert first.status == plain.status == 200 and first.body == plain.body
            assert (await caller.get("/api/maps/atlantis")).code == "unknown_map"

    run(story())


def test_the_list_of_maps_says_what_a_host_may_choose() -> None:
    async def story() -> None:
        async with full_server() as server:
            lines = {line["id"]: line for line in (await server.caller().get("/api/maps")).json["maps"]}
            assert {name: line["beginners"] for name, line in lines.items()} == {
                "north_america": False, "europe": False, "great_lakes": True, "world": True,
            }  # fmt: skip
            assert {line["close_doubles_below"] for line in lines.values()} == {4}
            assert "E-TUN-1" in lines["europe"]["rules"] and "E-TUN-1" not in lines["great_lakes"]["rules"]
            assert all("C-DRAW-1" in line["rules"] for line in lines.values())

    run(story())


def test_metrics_are_for_the_local_network_only() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            async with ada.line():
                text = (await ada.get("/metrics")).body.decode()
            assert re.search(r'branchline_http_requests_total\{method="POST",route="/api/guest",status="200"\} 1', text)
            assert "branchline_sockets 1.0" in text and "branchline_stored_people 1.0" in text
            assert "branchline_store_writes_total" in text and "branchline_moves_total" in text
            assert ada.person["id"] not in text and "Ada" not in text
            outside = await ada.get("/metrics", x_forwarded_for="93.184.215.14")
            assert outside.status == 404

    run(story())


def test_metrics_show_the_loop_the_acknowledgements_the_bots_and_who_was_disconnected() -> None:
    async def story() -> None:
        async with full_server() as server:
            ada = await server.guest()
            seated = await ada.make("europe", [{"mine": True}, {"bot": {"level": "novice"}}], start=True)
            code = seated["table"]["code"]
            async with ada.line() as line:
                await line.say("Watch", table=code, seat=0)
                assert (await play(line, code, 0))["type"] == "Ack"
                stale = await line.say("Act", table=code, seat=0, ask=77, action={"type": "Pass"})
                assert stale["code"] == "stale"
                while line.updates[code]["view"].get("phase") == "setup":
                    await line.update(code)
            server.tables.counts["flood_total"] += 3
            while not sum(server.services.loop_lag.seconds.counts):
                await asyncio.sleep(0.05)
            text = (await ada.get("/metrics")).body.decode()
            families = {family.name: family for family in text_string_to_metric_families(text)}
            assert families["branchline_ack_seconds"].type == "histogram"
            found = {(sample.name, *sample.labels.values()): sample.value for sample in all_samples(families)}
            assert found["branchline_ack_seconds_count",] == 1, "refused moves don't count"
            assert 0 < found["branchline_ack_seconds_sum",] < 60
            assert found["branchline_ack_seconds_bucket", "+Inf"] == 1
            assert found["branchline_bot_wait_seconds_count", "quick"] >= 1
            assert found["branchline_bot_wait_seconds_count", "search"] == 0
            assert {("branchline_bot_queue", kind) for kind in ("quick", "search", "background")} <= found.keys()
            assert found["branchline_bot_running", "search"] == found["branchline_bot_hurried_total",] == 0
            assert found["branchline_disconnected_total", "flood"] == 3
            assert found["branchline_disconnected_total", "nonsense"] == 0
            assert ("branchline_moves_total",) in found and ("branchline_flood_total",) not in found
            lag = [found["branchline_loop_lag_seconds_bucket", str(bound)] for bound in SECONDS]
            assert lag == sorted(lag) and found["branchline_loop_lag_seconds_bucket", "+Inf"] >= 1

    run(story())


def all_samples(families: dict[str, Metric]) -> Iterator[Sample]:
    return (sample for family in families.values() for sample in family.samples)


def test_readiness_follows_the_services() -> None:
    async def story() -> None:
        async with full_server() as server:
            caller = server.caller()
            assert (await caller.get("/readyz")).status == 200
            server.services.ready = False
            assert (await caller.get("/readyz")).status == 503
            assert (await caller.get("/healthz")).status == 200
            server.services.ready = True

    run(story())


def test_a_store_that_can_not_be_read_or_written_is_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with full_server(tmp_path / "x.db") as server:
            caller, database = server.caller(), server.services.store.database  # type: ignore[attr-defined]
            assert (await caller.get("/readyz")).status == 200
            await database.write(lambda db: db.execute("ALTER TABLE people RENAME TO folk"))
            answer = await caller.get("/readyz")
            assert answer.status == 503 and "can't be read: no such table" in answer.json["error"]["detail"]
            await database.write(lambda db: db.execute("ALTER TABLE folk RENAME TO people"))
            assert (await caller.get("/readyz")).status == 200
            (tmp_path / "x.db").rename(tmp_path / "y.db")
            answer = await caller.get("/readyz")
            assert answer.status == 503 and "deleted" in answer.json["error"]["detail"]
            (tmp_path / "y.db").rename(tmp_path / "x.db")

    run(story())


@pytest.mark.parametrize(
    ("public", "origin", "host", "own"),
    [
        (None, "http://127.0.0.1:8460", "127.0.0.1:8460", True),
        (None, "http://192.168.1.5:8460", "192.168.1.5:8460", True),
        (None, "http://evil.example", "127.0.0.1:8460", False),
        (None, "null", "127.0.0.1:8460", False),
        (None, "", "", False),
        ("https://play.example.org/", "https://play.example.org", "play.example.org", True),
        ("https://play.example.org/", "https://PLAY.example.org", "127.0.0.1:8460", True),
        ("https://play.example.org/", "http://play.example.org", "play.example.org", False),
        ("https://play.example.org/", "http://127.0.0.1:8460", "127.0.0.1:8460", True),
        ("https://play.example.org/", "http://evil.example", "evil.example", False),
    ],
)
def test_which_origins_are_accepted(public: str | None, origin: str, host: str, own: bool, tmp_path: object) -> None:
    settings = Settings(data="x", public_url=public)  # type: ignore[arg-type]
    assert settings.own_origin(origin, host) is own
