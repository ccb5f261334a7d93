"""The program ``branchline``: its help, its version, unknown commands, and ``python -m branchline``.
It reads what the program prints; what the commands do is tested in the files beside this one.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from branchline.cli import COMMANDS, main
from branchline.version import VERSION

from .conftest import Run


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in shown.output] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_own_help(run: Run, name: str) -> None:
    shown = run(name, "--help")
    assert shown.exit_code == 0
    assert shown.output.startswith("Usage: ")


def test_python_m_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "branchline", "--version"], capture_output=True, text=True)
    assert (done.returncode, VERSION in done.stdout) == (0, True)


def test_an_unknown_command_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    assert "No such command 'dance'" in capsys.readouterr().err


def test_an_error_is_one_sentence_and_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--map", "atlantis", "--games", "1"]) == 1
    assert "there is no such map" in capsys.readouterr().err


def test_a_reader_who_has_seen_enough_ends_the_program_quietly() -> None:
    command = [sys.executable, "-m", "branchline", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stdout.close()  # nobody reads, so the first line it prints breaks the pipe
        errors = process.stderr.read()
    assert (process.returncode, errors) == (1, "")
