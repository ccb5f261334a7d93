"""What all tests share: the path of the checkout, and the settings of hypothesis.
It knows no rules and no maps; fixtures about the game are beside the tests that need them.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import settings

# A shell's background processes ignore Ctrl-C, and so would the commands that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("branchline", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("branchline")


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the checkout."""
    return Path(__file__).resolve().parent.parent
