"""`branchline serve` with known shuffles: every test in the browser plays the same games each time it runs.
It knows where the server takes its chance from; the name of the running test is in the file given by SHUFFLES.
GRACE, SILENCE and ANSWER shorten the times that a table waits for people; ADDRESSES are those of the machine.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from branchline.cli import main
from branchline.server.bot_workers import pool
from branchline.server.lobby import invitations, lobby
from branchline.server.tables import patience, shuffling


class Chance:
    """In the place of the module `secrets`: seeds of games and of bots' moves, a row of its own for each test."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.row = Random(self.test)

    def _now(self) -> Random:
        test = self.file.read_text(encoding="utf-8")
        if test != self.test:
            self.test, self.row = test, Random(test)
        return self.row

    def token_bytes(self, count: int) -> bytes:
        return self._now().randbytes(count)

    def randbits(self, count: int) -> int:
        return self._now().getrandbits(count)


if __name__ == "__main__":
    file = Path(os.environ["SHUFFLES"])
    for name in ("GRACE", "SILENCE", "ANSWER"):
        if name in os.environ:
            setattr(patience, name, int(os.environ[name]))
    if "ADDRESSES" in os.environ:
        own = tuple(os.environ["ADDRESSES"].split())
        setattr(invitations, "own_addresses", lambda: own)  # noqa: B010  as below
    for module in (lobby, pool):
        setattr(module, "secrets", Chance(file))  # noqa: B010  the type checker knows it as a module
    shuffling.REVEAL_WITHIN = 10.0  # a page that is left out because the machine is busy would play another game
    sys.exit(main(sys.argv[1:]))
