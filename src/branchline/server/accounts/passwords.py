"""Passwords: argon2id in a separate thread, so that no table waits for it.

It knows hashes, not whose they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from branchline.server.errors import RequestError

T = TypeVar("T")
WAITING = 32  # most that wait at once; each one needs 46 MB while it runs


class Passwords:
    """One hash at a time; ``check`` takes equally long whether or not the account exists."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)
        self.thread = ThreadPoolExecutor(1, "passwords")
        self.waiting = 0
        self.nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await self._run(self.hasher.hash, password)

    async def check(self, known: str | None, password: str) -> bool:
        """Whether the password has this hash; None (no such account) takes as long."""
        if known is None:
            self.nobody = self.nobody or await self.hash("nobody's password")
            await self._run(self._same, self.nobody, password)
            return False
        return await self._run(self._same, known, password)

    def stale(self, known: str) -> bool:
        """Whether the hash was made with other parameters than today's."""
        return self.hasher.check_needs_rehash(known)

    def _same(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *words: str) -> T:
        if self.waiting >= WAITING:
            raise RequestError(429, "too_fast", "many people are signing in just now", seconds=2)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, *words)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.thread.shutdown()
