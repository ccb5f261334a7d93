"""Data files of earlier versions, as they were written: nothing is lost, games go on, finished ones can be verified.

``tools/stored_data.py`` makes the files; CONTRIBUTING.md, "Releasing", says when.
"""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from branchline.cli import branchline
from branchline.server.store.data_file import open_writer
from tests.server.full_server import FullServer, full_server
from tests.server.players import answer
from tests.server.socket_server import run

FOLDER = Path(__file__).parent / "versions"
ROOT = Path(__file__).parents[3]
NAMES = sorted(path.name.removesuffix(".db.gz") for path in FOLDER.glob("*.db.gz"))
BEFORE_THE_SERVER = {"0.1.0"}
every_version = pytest.mark.parametrize("name", NAMES)


def unpack(name: str, folder: Path) -> tuple[Path, dict[str, Any]]:
    data = folder / "x.db"
    data.write_bytes(gzip.decompress((FOLDER / f"{name}.db.gz").read_bytes()))
    return data, json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def rows(path: Path, columns: dict[str, list[str]] | None = None) -> dict[str, tuple[list[str], list[Any]]]:
    """All rows, by table, with these columns or with all."""
    db = sqlite3.connect(path)
    try:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for name in names if columns is None else columns:
            wanted = columns[name] if columns else [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
            found[name] = (wanted, sorted(db.execute(f"SELECT {', '.join(wanted)} FROM {name}").fetchall(), key=repr))
        return found
    finally:
        db.close()


def test_every_released_version_has_a_stored_file() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    released = {version for version, body in sections if not body.lstrip().startswith("Not released yet")}
    assert "0.1.0" in released
    assert sorted(released - BEFORE_THE_SERVER - set(NAMES)) == [], "run python -m tools.stored_data"
    assert NAMES


@every_version
def test_every_row_is_there_after_the_upgrade(name: str, tmp_path: Path) -> None:
    data, facts = unpack(name, tmp_path)
    before = rows(data)
    full = ("people", "sessions", "mutes", "pushes", "tables", "sitting", "entries", "lines", "results", "uploads")
    assert all(before[table][1] for table in full)

    async def sign_in() -> None:
        async with full_server(data) as server:
            for person in ("ada", "bob", "robot"):
                me = await server.caller(facts["tokens"][person]).get("/api/me")
                assert me.json["person"]["name"].lower() == person
            login = await server.caller().post("/api/login", {"name": "Ada", "password": facts["password"]})
            assert login.status == 200, login.body

    open_writer(data).close()
    after = rows(data, {table: columns for table, (columns, _) in before.items()})
    kept = [row for row in after["secrets"][1] if row[0] != "version"]
    assert {**after, "secrets": (after["secrets"][0], kept)} == before
    run(sign_in())


@every_version
def test_its_games_go_on_and_its_finished_ones_can_be_verified(name: str, tmp_path: Path) -> None:
    data, facts = unpack(name, tmp_path)
    tables = facts["tables"]

    async def main() -> None:
        async with full_server(data) as server:
            for code in tables["running"].values():
                await play_on(server, facts["tokens"], code)
            for code in (*tables["over"].values(), *tables["given_up"].values()):
                await look_back(server, facts["tokens"]["ada"], code, tmp_path)
            for code in tables["open"].values():
                bob = server.caller(facts["tokens"]["bob"])
                assert (await bob.post(f"/api/tables/{code}/join", {})).status == 200
            replay = await server.caller(facts["tokens"]["bob"]).get(f"/api/records/{facts['upload']}/replay")
            assert replay.status == 200

    run(main())
    for map_, code in tables["over"].items():
        shown = CliRunner().invoke(branchline, ["verify", str(tmp_path / f"{code}.jsonl")])
        assert shown.exit_code == 0, (map_, shown.output)


async def play_on(server: FullServer, tokens: dict[str, str], code: str) -> None:
    """Some more moves of both players."""
    async with server.caller(tokens["ada"]).line() as ada, server.caller(tokens["bob"]).line() as bob:
        clients = [ada, bob]
        for seat, client in enumerate(clients):
            assert (await client.say("Watch", table=code, seat=seat))["type"] == "Ack"
        assert ada.updates[code]["seq"] > 10
        for _ in range(6):
            seat = ada.views[code]["turn"]
            done = await answer(clients[seat], code, seat)
            assert done["type"] == "Ack", done
            for client in clients:
                while client.updates[code]["seq"] < done["seq"]:
                    await client.update(code)


async def look_back(server: FullServer, token: str, code: str, folder: Path) -> None:
    """The scores and the replay of a finished game; its record is saved for the command line."""
    ada = server.caller(token)
    assert (await ada.get(f"/api/tables/{code}/scores")).status == 200
    replay = await ada.get(f"/api/tables/{code}/replay?seat=all")
    assert replay.status == 200 and replay.json["steps"]
    record = await ada.get(f"/api/tables/{code}/record")
    assert record.status == 200
    (folder / f"{code}.jsonl").write_bytes(record.body)
