"""The tool that provides Debian's programs for the tests: what it installs, what it says if it can't, what it runs.
Nothing is installed here.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.script import load


@pytest.fixture
def tool(root: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The tool, on a machine without any program."""
    module: Any = load(root / "tools" / "debian.py")
    module.installed = {"apt-get"}
    module.called = []

    def run(words: list[str], **more: Any) -> Any:
        module.called.append(words)
        if "install" in words:
            module.installed.update(words[5:])
        return subprocess.CompletedProcess(words, module.code, "it said why")

    module.code = 0
    monkeypatch.setattr(module.shutil, "which", lambda name, path=None: name if name in module.installed else None)
    monkeypatch.setattr(module.subprocess, "run", run)
    monkeypatch.setattr(module.os, "geteuid", lambda: 0)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


RUN = ["--", Path(sys.executable).name, "-c", "raise SystemExit(7)"]


def test_what_is_missing_is_installed_and_the_command_is_run(tool: Any) -> None:
    tool.installed.add("nginx")
    assert tool.main(["nginx", "caddy", *RUN]) == 7
    assert [words[2:] for words in tool.called] == [["update"], ["install", "-y", "--no-install-recommends", "caddy"]]


def test_nothing_is_installed_that_is_there(tool: Any) -> None:
    tool.installed.update(["nginx", "google-chrome"])
    assert tool.main(["nginx", "chromium", *RUN]) == 7
    assert tool.called == []


def test_without_the_right_to_install_it_fails_and_says_what_is_needed(
    tool: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool.os, "geteuid", lambda: 1000)
    assert tool.main(["nginx", "chromium", *RUN]) == 1
    assert "apt-get install nginx chromium" in capsys.readouterr().out
    assert tool.called == []


def test_a_failed_installation_is_shown(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tool.code = 100
    assert tool.main(["caddy", *RUN]) == 1
    shown = capsys.readouterr().out
    assert "it said why" in shown and "apt-get install caddy" in shown
    assert len(tool.called) == 1


def test_wrong_words_show_the_usage(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["nginx"], ["--", "pytest"], ["nginx", "--"]):
        assert tool.main(words) == 2
        assert "usage:" in capsys.readouterr().out
