"""Statistics: wins in games with undos of random draws are counted, and shown apart."""

from __future__ import annotations

from branchline.server.history.statistics import statistics
from tests.server.store.rows import result


def test_wins_with_draws_taken_back_are_told_apart() -> None:
    games = [result(won=1.0), result(won=0.5, rerolls=2), result(won=0.0, rerolls=1), result(won=0.0)]
    found = statistics(games)
    assert (found.games, found.wins, found.rerolled_wins) == (4, 1.5, 0.5)
