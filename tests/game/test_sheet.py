"""The lines of the score sheet add up to the core's scores, in finished games on every map."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.game.sheet import score_sheet
from branchline.maps import BUILT_IN
from branchline.scenario.run import load

SCENARIOS = Path(__file__).parent.parent / "scenarios"


@pytest.fixture(scope="module", params=[(name, seats) for name in BUILT_IN for seats in (2, 4)], ids=str)
def over(request: pytest.FixtureRequest) -> Game:
    """A finished game of one_step and path bots, with networks, stations and harbours of every kind."""
    name, seats = request.param
    game = Game.new(name, seats, seed=11 + seats)
    bots = [make_bot("one_step" if seat % 2 else "collector", seat) for seat in range(seats)]
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


def test_lines_add_up(over: Game) -> None:
    rules = over.map.rules
    for sheet in score_sheet(over):
        assert sum(line.points for line in sheet.tickets) == sheet.score.tickets
        assert sum(line.done for line in sheet.tickets) == sheet.score.completed
        assert sheet.score.buildings.keys() == rules.buildings.keys()
        for kind, numbers in rules.buildings.items():
            lines = [line for line in sheet.buildings if line.kind == kind]
            if numbers.points:
                unbuilt = (numbers.each - len(lines)) * numbers.unbuilt
                assert sum(line.points for line in lines) + unbuilt == sheet.score.buildings[kind]


def test_the_trail_is_a_path_of_the_length_counted(over: Game) -> None:
    for seat, sheet in enumerate(score_sheet(over)):
        tracks = [over.map.track(name) for name in sheet.trail]
        assert sum(track.length for track in tracks) == sheet.score.longest_length
        assert len(set(sheet.trail)) == len(sheet.trail)
        assert all(over.view(None).owners[track.id] == seat for track in tracks)
        assert not tracks or any(_runs(start, tracks) for start in (tracks[0].a, tracks[0].b))


def _runs(at: str, tracks: list) -> bool:  # type: ignore[type-arg]
    """Whether each of these tracks continues the one before."""
    for track in tracks:
        if at not in (track.a, track.b):
            return False
        at = track.b if at == track.a else track.a
    return True


def test_nothing_owned_is_no_trail() -> None:
    game = Game.new("europe", 2, seed=1)
    assert [sheet.trail for sheet in score_sheet(game)] == [(), ()]


@pytest.mark.parametrize(
    ("scenario", "tie"),
    [
        ("north_america/n_6_more_completed", "completed"),
        ("north_america/n_6_longest_path", "longest"),
        ("north_america/n_6_shared", None),
        ("europe/e_tie_1_more_completed", "completed"),
        ("europe/e_tie_1_fewer_stations", "stations"),
        ("europe/e_tie_1_longest_path", "longest"),
        ("europe/e_tie_1_shared", None),
        ("great_lakes/g_end_2_equal_scores_share", None),
        ("europe/e_long_1_european_express", None),  # the points only
    ],
)
def test_the_tie_breaker_is_named(scenario: str, tie: str | None) -> None:
    """N-6, E-TIE-1, G-END-2: in the scenarios for these rules."""
    path = SCENARIOS / f"{scenario}.toml"
    game = load(tomllib.loads(path.read_text(encoding="utf-8")), path.parent).game
    assert game.scores().tie == tie


def test_the_reason_agrees_with_the_winners(over: Game) -> None:
    scores = over.scores()
    best = max(seat.total for seat in scores.seats)
    leading = tuple(number for number, seat in enumerate(scores.seats) if seat.total == best)
    assert scores.tie is None or len(scores.winners) < len(leading)
    assert scores.tie is not None or scores.winners == leading
