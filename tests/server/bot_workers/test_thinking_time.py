"""The time of a searching bot: the full one on a quiet server, less the more people wait."""

from __future__ import annotations

import pytest

from branchline.bots import make_bot
from branchline.bots.registry import UnknownBot, parse_bot
from branchline.server.bot_workers.thinking_time import (
    FULL_FOR,
    LEAST_MS,
    PEOPLE_MOST,
    crowded,
    instant,
    searches,
    share,
    shortened,
)


def test_only_the_expert_searches() -> None:
    assert searches("expert:style=racer")
    assert not any(searches(f"{level}:style=racer") for level in ("novice", "casual", "skilled"))
    with pytest.raises(UnknownBot):
        searches("nobody")


def test_a_few_people_get_the_full_time_and_many_share_it() -> None:
    assert share(1, 1, 1) == share(FULL_FOR, 1, 1) == share(2 * FULL_FOR, FULL_FOR, 2) == 1.0
    assert share(2 * FULL_FOR, 1, 1) == 0.5
    waits = [people * share(people, 1, 1) for people in range(FULL_FOR, 100)]
    assert max(waits) <= FULL_FOR + 1e-9, "with more people nobody waits longer for a turn"


def test_a_greedy_person_shortens_only_their_own_searches() -> None:
    assert share(2, 16, 1) == FULL_FOR / 16
    assert share(2, 1, 1) == 1.0


@pytest.mark.parametrize(
    ("part", "ms"), [(1.0, 1000), (2.0, 1000), (0.5, 500), (0.25, 250), (0.01, LEAST_MS), (0.0, LEAST_MS)]
)
def test_a_bot_gets_part_of_its_time(part: float, ms: int) -> None:
    bot = shortened("expert:style=blocker", part)
    assert parse_bot(bot)[1].ms == ms and parse_bot(bot)[1].style == "blocker"
    assert make_bot(bot, 1)


def test_what_has_no_time_to_give_up_stays_as_it_is() -> None:
    for bot in ("skilled:style=racer", "expert:playouts=50", "path"):
        assert shortened(bot, 0.1) == bot
    assert parse_bot(shortened("expert:ms=30", 0.1))[1].ms == 30


def test_in_a_crowd_the_expert_plays_like_the_best_instant_level() -> None:
    assert not crowded(PEOPLE_MOST - 1, 1)
    assert crowded(PEOPLE_MOST, 1) and not crowded(PEOPLE_MOST, 2)
    assert instant("expert:style=collector") == "skilled:style=collector"
    assert instant("novice:style=racer") == "novice:style=racer"
