"""The units in deploy/ and the commands of docs/hosting.md, "As a service": run as systemd and root would run them.

systemd's folders are mapped to a temporary one; what a unit runs, as whom and with which variables is read from it.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.server.store.inspection import open_reader
from tests.server import other_users

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
INSTALLED = "/srv/branchline/bin/"
BIN = Path(sys.executable).parent
SERVER, STRANGER = 65_531, 65_532  # users that nobody has

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is Linux's")


class Machine:
    """A machine with the units installed: its folders, and users if the tests may become other users."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.state = folder / "lib"
        self.users = other_users.possible()

    def as_user(self, uid: int, words: list[str]) -> list[str]:
        return other_users.as_user(uid, words) if self.users else words

    def mapped(self, text: str) -> str:
        places = {INSTALLED: f"{BIN}/", "%S/": f"{self.state}/", "/var/lib/": f"{self.state}/"}
        places |= {"/var/backups/": f"{self.folder}/", "/etc/branchline.env": str(DEPLOY / "branchline.env")}
        for place, here in places.items():
            text = text.replace(place, here)
        return text

    def unit(self, name: str) -> tuple[list[str], dict[str, str]]:
        """The command of a unit and its variables; its state directories are made."""
        found: dict[str, list[str]] = {}
        for key, value in re.findall(r"^(\w+)=(.*)$", self.mapped((DEPLOY / name).read_text()), re.MULTILINE):
            found.setdefault(key, []).append(value)
        assert (found["DynamicUser"], found["User"]) == (["yes"], ["branchline"])  # the same user for all units
        for state in found["StateDirectory"][0].split():
            (self.state / state).mkdir(parents=True, exist_ok=True)
            (self.state / state).chmod(int(found["StateDirectoryMode"][0], 8))
            if self.users:
                os.chown(self.state / state, SERVER, SERVER)
        own = Path(found["EnvironmentFile"][0]).read_text().splitlines()
        lines = [*found["Environment"], *(line for line in own if line and not line.startswith("#"))]
        return found["ExecStart"][0].split(), dict(line.split("=", 1) for line in lines)

    def run(self, uid: int, words: list[str], variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
        words = self.as_user(uid, words) if uid else words
        return subprocess.run(words, capture_output=True, text=True, timeout=120, env=self.clean(variables))

    def clean(self, variables: dict[str, str]) -> dict[str, str]:
        # other users can't write where coverage is measured
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("BRANCHLINE_", "COVERAGE_"))}
        return {**kept, **variables}


@pytest.fixture
def machine() -> Iterator[Machine]:
    with other_users.open_folder() as folder:
        yield Machine(folder)


@pytest.fixture
def server(machine: Machine) -> Iterator[str]:
    """The service, started as its unit says; its address on this machine."""
    words, variables = machine.unit("branchline.service")
    variables["BRANCHLINE_PORT"] = "0"
    with (machine.folder / "log").open("w") as log:
        process = subprocess.Popen(
            machine.as_user(SERVER, words), stdout=subprocess.PIPE, stderr=log, text=True, env=machine.clean(variables)
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    try:
        assert "https://play.example.org/" in line, (machine.folder / "log").read_text()
        yield line
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


def documented() -> tuple[list[str], dict[str, str]]:
    """Root's commands after the service is set up, and the variables they need."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    section = page[page.index("### As a service") :]
    block = section[section.index("```sh\nexport ") + 6 :].partition("```")[0]
    lines = [line for line in block.splitlines() if line]
    variables = dict(line.removeprefix("export ").split("=", 1) for line in lines if line.startswith("export "))
    return [line for line in lines if not line.startswith("export ")], variables


def rows(file: Path) -> Any:
    reader = open_reader(file)
    try:
        return reader.execute("SELECT count(*) FROM people").fetchone()[0]
    finally:
        reader.close()


def test_roots_commands_work_on_the_service(machine: Machine, server: str) -> None:
    commands, variables = documented()
    variables = {name: machine.mapped(value) for name, value in variables.items()}
    assert [words.split()[1] for words in commands] == ["admin", "backup"]
    for words in commands:
        done = machine.run(0, machine.mapped(words).split(), variables)
        assert done.returncode == 0, done.stderr
    assert rows(machine.folder / "branchline-before-upgrade.db") == 0
    # and the service can still use its own files
    data = Path(variables["BRANCHLINE_DATA"])
    owners = {file.lstat().st_uid for file in data.parent.iterdir()}
    assert owners == {SERVER if machine.users else os.geteuid()}


def test_the_backup_unit_copies_as_the_servers_user_and_keeps_some(machine: Machine, server: str) -> None:
    words, variables = machine.unit("branchline-backup.service")
    folder = machine.state / "branchline-backups"
    for number in range(1, 20):
        (folder / f"branchline-20200101-0000{number:02}.db").touch()
    (folder / "mine.db").touch()
    done = machine.run(SERVER, words, variables)
    assert done.returncode == 0, done.stderr
    kept = sorted(file.name for file in folder.iterdir())
    assert len(kept) == 15 and "mine.db" in kept and "branchline-20200101-000019.db" in kept
    assert "branchline-20200101-000006.db" not in kept
    newest = folder / kept[-2]
    assert rows(newest) == 0 and newest.stat().st_mode & 0o077 == 0


def test_another_user_gets_a_sentence(machine: Machine, server: str) -> None:
    if not machine.users:
        pytest.skip("the tests can't become another user here")
    data = {"BRANCHLINE_DATA": str(machine.state / "branchline" / "branchline.db")}
    for words, sentence in (
        (["admin", "people"], "only the server's own user may open it"),
        (["backup", str(machine.folder / "stolen.db")], "Permission denied"),
    ):
        done = machine.run(STRANGER, [str(BIN / "branchline"), *words], data)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1), done.stderr
        assert done.stderr.startswith("Error: ") and sentence in done.stderr
    assert not (machine.folder / "stolen.db").exists()


def test_systemd_finds_nothing_wrong_with_the_units(machine: Machine) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    for file in DEPLOY.glob("branchline*.*e*r*"):
        (machine.folder / file.name).write_text(machine.mapped(file.read_text()).replace("%S", str(machine.state)))
    units = sorted(file for file in machine.folder.iterdir() if file.suffix in (".service", ".timer"))
    assert [unit.name for unit in units] == [
        "branchline-backup.service",
        "branchline-backup.timer",
        "branchline.service",
    ]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *map(str, units)], capture_output=True, text=True, timeout=120
    )
    said = [line for line in (done.stdout + done.stderr).splitlines() if "branchline" in line]
    assert (done.returncode, said) == (0, [])


def test_keeping_copies_needs_a_folder(machine: Machine, tmp_path: Path) -> None:
    done = machine.run(0, [str(BIN / "branchline"), "backup", str(tmp_path / "x.db"), "--keep", "3"], {})
    assert done.returncode == 2 and "not a folder" in done.stderr
