"""A worker process can be stopped at any time, whatever it is doing."""

from __future__ import annotations

import asyncio
import os
import struct

from branchline.server.worker_process import WorkerProcess
from tests.server.socket_server import run


def test_a_worker_with_unread_output_can_be_closed() -> None:
    async def story() -> None:
        worker = WorkerProcess("tests.server.history.hostile_jobs")
        process = await worker.start()
        assert os.getpgid(process.pid) != os.getpgid(0), "Ctrl+C at the server's terminal is not for its workers"
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(struct.pack("<I", 5) + b"FLOOD")
        while not process.stdout._paused:  # type: ignore[attr-defined]  # the buffer of the reader is full
            await asyncio.sleep(0.01)
        await asyncio.wait_for(worker.close(), 30)
        assert process.returncode is not None and worker.process is None

    run(story())
