"""Short runs of bench/hostile.py: mutated frames and generated requests against a separate server."""

from __future__ import annotations

import asyncio
import os

import pytest

from bench.hostile import staged, storm_frames, storm_http

pytestmark = pytest.mark.skipif(os.name == "nt", reason="stops the server by a signal")


def test_mutated_frames_change_nothing() -> None:
    with staged() as server:
        before = server.state()
        asyncio.run(storm_frames(server, 1000, lines=4))
        assert server.state() == before
        assert server.faults() == []
        assert server.call("GET", "/healthz") == {"ok": True}


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # a warning of schemathesis itself
def test_made_up_requests_are_answered_as_described() -> None:
    with staged() as server:
        before = server.state()
        assert storm_http(server, 2, right=False) > 20
        assert server.state() == before
        assert storm_http(server, 2, right=True) > 40
        assert server.faults() == []
