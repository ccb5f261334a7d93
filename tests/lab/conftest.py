"""Fixtures for the tests of the lab: bots of unequal strength, and random result rows without games.
It knows how a bot is called and what a row contains, not how either is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from branchline.actions import AnyAction, ClaimTrack, DrawTickets
from branchline.bots import Bot
from branchline.bots import make_bot as make_real_bot
from branchline.lab import play
from branchline.lab.pairing import Plan, Row
from branchline.maps import Map, load_map
from branchline.view import View


class Greedy:
    """Claims the longest track it can pay for, otherwise draws cards, never tickets; keeps as few tickets as allowed."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: View) -> AnyAction:
        lengths = {track.id: track.length for track in view.map.tracks}
        options = view.legal()
        claims = [option for option in options if isinstance(option, ClaimTrack)]
        if claims:
            longest = max(lengths[claim.track] for claim in claims)
            return next(claim for claim in claims if lengths[claim.track] == longest)
        plain = [option for option in options if not isinstance(option, DrawTickets)] or options
        if view.offered:
            return min(plain, key=lambda option: len(str(option)))
        return self.dice.choice(plain)


class Cheat(Greedy):
    """Claims a track that is not on the map."""

    def choose(self, view: View) -> AnyAction:
        return ClaimTrack("here-there", {}) if not view.setup else super().choose(view)


def make_test_bot(name: str, seed: int) -> Bot:
    kinds: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "cheat": Cheat}
    return kinds[name](seed) if name in kinds else make_real_bot(name, seed)


@pytest.fixture
def by_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, games are played through views instead of the compiled policies."""
    monkeypatch.setattr(play, "PLAYERS", [play.play_by_views])


@pytest.fixture
def bots(by_views: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """``greedy`` and ``cheat`` added to the bots of this process."""
    monkeypatch.setattr(play, "make_bot", make_test_bot)


def dream(plan: Plan, blocks: int, strength: dict[str, float], seed: int, luck: float = 30) -> list[Row]:
    """Rows of games that were not played: points are strength, the luck of the seat in the deal, and more luck."""
    rows = []
    dice = Random(seed)
    deals: dict[int, list[float]] = {}
    for pairing in plan.games(blocks):
        seat_luck = deals.setdefault(pairing.block, [dice.gauss(0, luck) for _ in pairing.bots])
        scores = tuple(
            round(100 + strength[name] + seat_luck[seat] + dice.gauss(0, 20)) for seat, name in enumerate(pairing.bots)
        )
        won = [score == max(scores) for score in scores]
        parts = tuple(one / sum(won) for one in won)
        rows.append(Row(*pairing, scores, parts, (1,) * len(scores), (0.0,) * len(scores)))
    return rows


@pytest.fixture(scope="session")
def board(root: Path) -> Map:
    """A small map with every mechanic, for short games."""
    return load_map(root / "tests" / "maps" / "small.toml")
