"""Builds the core with ASan and UBSan in a separate folder and plays games on all maps with it.
`build(folder)` builds it, `play(folder)` runs it; test_sanitize.py calls both. By hand: `python -m tests.laws.sanitize`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLAGS = "-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -O1"
# Python keeps its memory until the process ends; that is not a leak of the core
ASAN = "detect_leaks=0:abort_on_error=0:exitcode=77"
GAMES = """
import random, sys
from pathlib import Path
from branchline import Game, Record, imagine, load_map, verify
from branchline.core import Batch, Board, State, compiled, simulate
from branchline.maps import BUILT_IN
from tests.laws.boards import GRIDS, grid, laid
from tests.laws.tables import WHOLE, board_of, map_of
assert compiled and "sanitized" in sys.modules["branchline.core._compiled"].__file__
rng = random.Random(1)
names = [*BUILT_IN, "largest"]
names += [f"{kind} {number}" for kind in ("world", "mixed") for number in range(25)]
for name in names:
    for seats in (2, 3, 4, 5):
        simulate(board_of(name), seats, 1, 20)
    batch = Batch(board_of(name), 3, 4, threads=2)
    for _ in range(40):
        batch.masks(), batch.observe(), batch.step_random()
    batch.play_random(), batch.restart(), batch.close()
    state = State(board_of(name))
    state.begin(4)
    row = bytearray(state.board.observation_size)
    while not state.over:
        viewer = rng.choice([0, 1, 2, 3, 255]) if state.phase in WHOLE else state.turn
        seen = state.see(viewer)
        seen.encode(row)
        seen.imagine(rng.getrandbits(64)).play_random()
        state.apply(rng.choice(state.legal()))
for name in [*BUILT_IN, "largest"]:
    game = Game.new(map_of(name), 3, bytes(32))
    while not game.over:
        seat = rng.choice(game.asked)
        game.play(seat, rng.choice(game.legal(seat)))
    assert verify(Record.parse(game.record().text())).hash == game.hash
for path in sorted(Path("tests/games").glob("*.jsonl")):
    Game.replay(path)
for kind in GRIDS:
    for size in (12, 30, 60):
        tracks = grid(kind).tracks
        laid(grid(kind), {t: t % 3 for t in rng.sample(range(len(tracks)), min(size * 2, len(tracks)))}).score_all()
        laid(grid(kind), {t: 0 for t in rng.sample(range(len(tracks)), min(size, len(tracks)))}).score_all()
print("sanitized games: all well")
"""


def available() -> bool:
    """Whether there is a compiler with the sanitizers."""
    return shutil.which("gcc") is not None and Path(_library("libasan.so")).is_absolute()


def _library(name: str) -> str:
    found = subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def build(folder: Path) -> Path:
    """Compile the package with the sanitizers in this folder; returns the path to import it from."""
    copy = folder / "sanitized"
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        copy.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    skipped = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", copy / "src", ignore=skipped)
    environment = {**os.environ, "BRANCHLINE_CFLAGS": FLAGS}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    if done.returncode or not list((copy / "src").rglob("_compiled*.so")):
        raise RuntimeError(f"the sanitizer build failed:\n{done.stdout}\n{done.stderr}")
    return copy / "src"


def play(source: Path) -> subprocess.CompletedProcess[str]:
    """Play all the games in a process that loads the sanitizers first."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "LD_PRELOAD": " ".join([_library("libasan.so"), _library("libubsan.so")]),
        "ASAN_OPTIONS": ASAN,
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",
    }
    environment.pop("BRANCHLINE_PLAIN", None)
    return subprocess.run(
        [sys.executable, "-c", GAMES], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900
    )


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        done = play(build(Path(folder)))
    print(done.stdout, done.stderr, sep="\n")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
