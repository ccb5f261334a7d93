"""Passwords: argon2id in a thread of its own, so that no table waits for it.

Knows hashes only; who has which is the people's affair.
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
WAITING = 32  # more than that many at once are sent away: every one costs 46 MB for its moment


class Passwords:
    """One hash at a time; ``check`` takes as long for nobody's password as for somebody's."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)
        self.thread = ThreadPoolExecutor(1, "passwords")
        self.waiting = 0
        self.nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await self._run(self.hasher.hash, password)

    async def check(self, known: str | None, password: str) -> bool:
        """Whether the password is the one of this hash; None is nobody's, and takes as long."""
        if known is None:
            self.nobody = self.nobody or await self.hash("nobody's password")
            await self._run(self._same, self.nobody, password)
            return False
        return await self._run(self._same, known, password)

    def stale(self, known: str) -> bool:
        """Whether it was made with costs of another day."""
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
