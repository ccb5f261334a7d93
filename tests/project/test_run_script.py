"""run.py, the script behind the README's commands: which steps it repeats and which it skips, and its error messages.
A real set-up happens when the tests are started through run.py; here its decisions are tested.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.script import load


@pytest.fixture
def script(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py in a checkout of three small files; its commands are appended to `done` instead of run."""
    module = load(root / "run.py")
    for name in ("pyproject.toml", "setup.py", "src/a.py", "requirements/run.txt", "requirements/build.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "requirements" / "dev.txt").write_text("dev")
    venv = tmp_path / ".venv"
    places = {"ROOT": tmp_path, "VENV": venv, "BIN": venv / "bin", "STAMP": venv / "branchline.json"}
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    module.done = []  # type: ignore[attr-defined]

    def note(command: list[str], failure: str) -> None:
        what = "venv" if "venv" in command else "pins" if "--require-hashes" in command else "install"
        module.done.append(what)
        (venv / "bin").mkdir(parents=True, exist_ok=True)
        (venv / "bin" / "python").touch()

    monkeypatch.setattr(module, "call", note)
    return module


def test_first_run_does_everything_and_the_second_nothing(script: ModuleType) -> None:
    script.set_up("run.txt")
    assert script.done == ["venv", "pins", "install"]
    script.set_up("run.txt")
    assert script.done == ["venv", "pins", "install"]


@pytest.mark.parametrize(
    ("changed", "work"),
    [
        ("src/a.py", ["install"]),
        ("setup.py", ["install"]),
        ("src/new.toml", ["install"]),
        ("web/src/App.svelte", ["install"]),
        ("web/node_modules/a.js", []),
        ("src/branchline/page/index.html", []),
        ("requirements/run.txt", ["pins"]),
        ("src/a.so", []),
        ("README.md", []),
    ],
)
def test_a_change_repeats_only_the_steps_it_needs(script: ModuleType, changed: str, work: list[str]) -> None:
    script.set_up("run.txt")
    script.done.clear()
    (script.ROOT / changed).parent.mkdir(parents=True, exist_ok=True)
    (script.ROOT / changed).write_text("changed")
    script.set_up("run.txt")
    assert script.done == work


def test_a_set_up_for_tests_is_also_enough_to_play(script: ModuleType) -> None:
    script.set_up("run.txt")
    script.done.clear()
    script.set_up("dev.txt")
    script.set_up("run.txt")
    assert script.done == ["pins"]


def test_another_python_repeats_the_set_up(script: ModuleType) -> None:
    script.set_up("run.txt")
    stamp = json.loads(script.STAMP.read_text())
    script.STAMP.write_text(json.dumps({**stamp, "python": ["2.0", ""]}))
    script.done.clear()
    script.set_up("run.txt")
    assert script.done == ["venv", "pins", "install"]


@pytest.mark.parametrize("stamp", ["", "[]", "{"])
def test_a_broken_stamp_repeats_the_set_up(script: ModuleType, stamp: str) -> None:
    script.set_up("run.txt")
    script.STAMP.write_text(stamp)
    script.set_up("run.txt")
    assert script.done == ["venv", "pins", "install"] * 2


def test_a_deleted_file_is_removed_from_the_build(script: ModuleType) -> None:
    left = script.ROOT / "build" / "lib.any" / "branchline"
    (left / "page").mkdir(parents=True)
    for name in ("gone.py", "page/old.js", "core.so"):
        (left / name).touch()
    script.install_branchline()
    assert [file.name for file in left.rglob("*.*")] == ["core.so"]


def test_without_a_compiler_it_says_so(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    script.install_branchline()
    assert "plain source" in capsys.readouterr().err


def test_without_the_page_it_says_so(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    (script.ROOT / "web").mkdir()
    script.install_branchline()
    assert "page for the browser" in capsys.readouterr().err
    (script.VENV / "lib" / "branchline" / "page").mkdir(parents=True)
    (script.VENV / "lib" / "branchline" / "page" / "index.html").touch()
    script.install_branchline()
    assert "page for the browser" not in capsys.readouterr().err


def test_an_old_python_is_told_what_is_needed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    assert script.main(["play"]) == 1
    assert "Python 3.11 or later is needed" in capsys.readouterr().err
    assert script.done == []


def test_a_python_without_venv_is_told_what_is_missing(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script.importlib.util, "find_spec", lambda name: None)
    assert script.main(["play"]) == 1
    assert "python3-venv" in capsys.readouterr().err


def test_a_failed_step_shows_its_output_and_a_sentence(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = load(root / "run.py")
    with pytest.raises(module.Trouble, match="it broke"):
        module.call([sys.executable, "-c", "print('the reason'); raise SystemExit(3)"], "it broke")
    assert "the reason" in capsys.readouterr().err


def test_help_needs_no_set_up(root: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(root / "run.py"), "help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "python3 run.py play" in done.stdout


def test_check_refuses_an_unknown_name(root: Path) -> None:
    command = [sys.executable, str(root / "tools" / "check.py"), "nonsense"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "there are: lint, format" in done.stdout


def test_check_tests_what_is_installed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check = load(root / "tools" / "check.py")
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("BRANCHLINE_PLAIN", "1")
    plain = {one.name: check.surroundings(one).get("BRANCHLINE_PLAIN") for one in check.CHECKS}
    assert {name for name, value in plain.items() if value} == {"plain"}
    assert "PYTHONPATH" not in check.surroundings(check.CHECKS[0])
    assert os.environ["PYTHONPATH"] == "src"


def test_check_measures_coverage_anew(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check = load(root / "tools" / "check.py")
    monkeypatch.setattr(check, "ROOT", tmp_path)
    (tmp_path / "build").mkdir()
    for name in ("coverage.old.1", "coverage.json", "kept"):
        (tmp_path / "build" / name).touch()
    check.forget_coverage([one for one in check.CHECKS if one.name == "lint"])
    assert len(list((tmp_path / "build").iterdir())) == 3
    check.forget_coverage([one for one in check.CHECKS if one.name == "plain"])
    assert [file.name for file in (tmp_path / "build").iterdir()] == ["kept"]


def test_ci_calls_the_test_command_and_nothing_else(root: Path) -> None:
    lines = (root / ".ci" / "run").read_text().splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec python3 run.py test"]
    assert os.access(root / ".ci" / "run", os.X_OK)


def test_two_checks_run_at_once_and_are_shown_in_their_order(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    check = load(root / "tools" / "check.py")

    def says(words: str, seconds: float, code: int = 0) -> list[str]:
        return ["python", "-c", f"import time; time.sleep({seconds}); print({words!r}); raise SystemExit({code})"]

    checks = [
        check.Check("first", says("one", 2)),
        check.Check("second", says("two", 0.5, 3)),
        check.Check("third", says("three", 0.5)),
        check.Check("last", ["python", "-c", "import time; print(time.monotonic())"], after=("first", "third")),
    ]
    began = time.monotonic()
    outcomes = list(check.run(checks))
    assert time.monotonic() - began < sum(outcome.seconds for outcome in outcomes), "two at once"
    assert [(one.check.name, one.passed, one.closing) for one in outcomes[:3]] == [
        ("first", True, "one"), ("second", False, "two"), ("third", True, "three"),
    ]  # fmt: skip
    assert float(outcomes[3].closing) > began + 2, "it waits for those that it comes after"
    said = [line for line in capfd.readouterr().out.splitlines() if line in ("one", "two", "three")]
    assert said == ["one", "two", "three"]
    alone = list(check.run([checks[3]._replace(command=says("four", 0))]))
    assert [(one.passed, one.closing) for one in alone] == [(True, "four")], "checks that were not asked for"
