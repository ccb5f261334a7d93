"""A plugin of pytest that tells coverage which test is running, in whatever thread its code runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from coverage import Coverage


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Parameters don't count: a test is run with all of them."""
    measuring = Coverage.current()
    assert measuring is not None, "run by tools.mutation"
    measuring.switch_context(item.nodeid.partition("[")[0])
    try:
        return (yield)
    finally:
        measuring.switch_context("")
