"""What every test shares: where the checkout is, and how patiently hypothesis searches.
It knows no rules and no maps; fixtures about the game live beside the tests that need them.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import settings

# Started in the background, a shell's children ignore Ctrl-C, and so would the commands that the tests send it to.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the checkout."""
    return Path(__file__).resolve().parent.parent
