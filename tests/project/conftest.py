"""Fixtures for the tests of the project itself: which files belong to it.
It knows git and file names, not the game.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def tracked(root: Path) -> list[Path]:
    """Every file of the project: what git tracks, and what it would track on the next `git add`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    )
    files = [root / name for name in sorted(set(listing.stdout.split("\0"))) if name]
    return [file for file in files if file.is_file()]


@pytest.fixture(scope="session")
def texts(root: Path, tracked: list[Path]) -> dict[str, str]:
    """The contents of every text file of the project, by its path from the top folder."""
    found = {}
    for file in tracked:
        content = file.read_bytes()
        if b"\0" not in content:
            found[file.relative_to(root).as_posix()] = content.decode("utf-8")
    return found
