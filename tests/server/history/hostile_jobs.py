"""A replay worker for the tests: some texts make it spin, take memory, answer with too much or die; others are records.

Run as ``python -m tests.server.history.hostile_jobs``; the real jobs do the work.
"""

from __future__ import annotations

import os

import msgspec

from branchline.server.history import replay_jobs
from branchline.server.worker_process import LARGEST, Allowance, serve


def answer(data: bytes) -> bytes:
    if b"SPIN" in data:
        while True:
            pass
    if b"ALLOCATE" in data:
        taken = []
        while True:
            taken.append(bytearray(16 << 20))
    if b"FLOOD" in data:
        return bytes(LARGEST + 1)
    if b"DIE" in data:
        os._exit(3)
    if b"WHO" in data:
        return msgspec.msgpack.encode(replay_jobs.Done((str(os.getpid()).encode(),)))
    return replay_jobs.answer(data)


if __name__ == "__main__":
    serve(answer, Allowance(float(os.environ.get("TEST_CPU", "60")), replay_jobs.MEMORY))
