"""The package as users get it: built from the project's files, installed into an empty environment, and played there.
It knows how to build and install it, and how to finish a game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

BUILD_ONLY = (".pyx", ".pxd", ".pxi")

# plays a game on every built-in map, and prints whether the core is compiled
PLAY = """
import random
from branchline import Game, core, maps
for name in maps.BUILT_IN:
    game, dice = Game.new(name, seats=3, seed=1), random.Random(1)
    while not game.over:
        ask = game.asks[0]
        game.play(ask.seat, dice.choice(game.legal(ask.seat)))
    print(name, max(score.total for score in game.scores().seats))
print("compiled" if core.compiled else "plain")
"""


def clean_surroundings(**extra: str) -> dict[str, str]:
    leave = ("PYTHONPATH", "BRANCHLINE_PLAIN", "CC", "CFLAGS")
    return {key: value for key, value in os.environ.items() if key not in leave} | extra


def run(*command: str | Path, cwd: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=clean_surroundings(**extra),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done


@pytest.fixture(scope="module")
def dist(root: Path, tracked: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel built from it; made from a copy without leftovers."""
    copy = tmp_path_factory.mktemp("checkout")
    for file in tracked:
        target = copy / file.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
    run(sys.executable, "-m", "build", "--no-isolation", cwd=copy)
    return copy / "dist"


@pytest.fixture(scope="module")
def environment(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the pinned run-time packages and nothing else."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    run(sys.executable, "-m", "venv", folder, cwd=root)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", root / "requirements" / "run.txt", cwd=root)
    return python


def test_sdist_holds_the_sources_and_no_leftovers(dist: Path) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    for needed in (
        "setup.py",
        "LICENSE",
        "NOTICE",
        "run.py",
        "src/branchline/core/_compiled.pyx",
        "requirements/run.txt",
    ):
        assert needed in names
    for needed in ("web/package-lock.json", "web/.npmrc", "web/src/main.ts", "tools/web.py"):
        assert needed in names
    assert [name for name in names if name.endswith((".so", ".c", ".pyc")) or name.startswith(("build", ".venv"))] == []
    assert [name for name in names if "node_modules" in name or name.startswith("src/branchline/page")] == []


def test_wheel_holds_data_and_compiled_core(dist: Path, texts: dict[str, str]) -> None:
    (archive,) = dist.glob("*.whl")
    with zipfile.ZipFile(archive) as opened:
        names = set(opened.namelist())
    data = {name.removeprefix("src/") for name in texts if name.startswith("src/") and not name.endswith(BUILD_ONLY)}
    assert sorted(data - names) == []
    assert any(name.startswith("branchline/core/_native.") for name in names)
    assert "branchline/page/index.html" in names
    assert any(name.startswith("branchline/page/assets/") and name.endswith(".js") for name in names)
    assert [name for name in names if name.startswith(("web/", "tools/")) or "node_modules" in name] == []
    assert [name for name in names if name.endswith((".c", ".h", *BUILD_ONLY))] == []


def test_wheel_plays_in_an_empty_environment(dist: Path, environment: Path, tmp_path: Path) -> None:
    (archive,) = dist.glob("*.whl")
    run(environment, "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", archive, cwd=tmp_path)
    run(environment, "-m", "pip", "check", cwd=tmp_path)
    assert run(environment, "-c", PLAY, cwd=tmp_path).stdout.splitlines()[-1] == "compiled"
    assert "simulate" in run(environment.parent / "branchline", "--help", cwd=tmp_path).stdout


def test_without_a_compiler_or_a_registry_it_installs_plays_and_says_so(
    root: Path, dist: Path, environment: Path, tmp_path: Path
) -> None:
    (archive,) = dist.glob("*.tar.gz")
    pip = (environment, "-m", "pip", "install")
    run(*pip, "-q", "--require-hashes", "-r", root / "requirements" / "build.txt", cwd=tmp_path)
    options = ("-v", "--no-deps", "--no-build-isolation", "--force-reinstall")
    closed = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    nothing = {"npm_config_cache": str(tmp_path / "empty")}
    installed = run(*pip, *options, archive, cwd=tmp_path, CC="/bin/false", **closed, **nothing)
    assert 'building extension "branchline.core._native" failed' in installed.stdout
    assert installed.stdout.count("the page for the browser is left out") == 1
    played = run(environment, "-c", PLAY, cwd=tmp_path).stdout.splitlines()
    assert played[-1] == "plain"
    assert sum("plain source" in line for line in played) == 1
    forced = run(environment, "-c", PLAY, cwd=tmp_path, BRANCHLINE_PLAIN="1").stdout.splitlines()
    assert played[-len(forced) :] == forced  # no message for those who asked for the plain rules
