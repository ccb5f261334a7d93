"""Without the libraries of the extra there is an error message that names it, and batches of games still work.
Run in a separate process where those libraries can't be found.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; "


def say(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + program], capture_output=True, text=True)


@pytest.mark.parametrize(
    "program",
    ["import branchline.env.branchline_v0", "import branchline.env.single", "from branchline.env import SingleEnv"],
)
def test_a_missing_library_is_named(program: str) -> None:
    done = say(program)
    assert done.returncode != 0
    assert "gymnasium is missing: it comes with the extra env, pip install 'branchline[env]'" in done.stderr


def test_many_games_need_no_extra() -> None:
    done = say("from branchline.env import BatchEnv as B; e = B(size=2); e.reset(1); e.step(e.sample()); print('well')")
    assert (done.stdout, done.returncode) == ("well\n", 0), done.stderr


def test_an_unknown_name_is_no_environment() -> None:
    with pytest.raises(ImportError, match="cannot import name 'Nobody'"):
        from branchline.env import Nobody  # noqa: F401
