"""Which places a set of tracks connects, and what that makes of a ticket.
Shown on a few tracks of a map, against what the core counts in random games elsewhere (tests/laws).
"""

from __future__ import annotations

import pytest

from branchline.maps import Network, Progress, Ticket, load_map


def test_places_without_tracks_are_on_their_own() -> None:
    network = Network()
    assert network.group("wien") == "wien" and network.connects(["wien"]) and network.connects([])
    assert not network.connects(["wien", "berlin"])


def test_a_ticket_is_connected_when_all_its_cities_are() -> None:
    map_ = load_map("europe")
    network = Network(map(map_.track, ("berlin-wien", "budapest-wien:red", "paris-zurich")))
    assert network.connects(["berlin", "wien", "budapest"]) and not network.connects(["berlin", "paris"])
    three = Ticket("berlin-wien-budapest", ("berlin", "wien", "budapest"), connected=9, missed=15)
    other = Ticket("berlin-paris", ("berlin", "paris"), connected=4, missed=4)
    assert [three.worth(network.outcome(three)), other.worth(network.outcome(other))] == [9, -4]


def test_why_a_ticket_is_not_complete() -> None:
    board = load_map("europe")
    ticket = Ticket("berlin-paris", ("berlin", "paris"), connected=4, missed=4)
    assert Network([board.track("berlin-wien")]).progress(ticket) == Progress("missed", ("paris",))
    tracks = map(board.track, ("berlin-essen", "essen-frankfurt", "frankfurt-paris:white"))
    assert Network(tracks).progress(ticket) == Progress("connected")


TOUR = "anchorage-vancouver-winnipeg-cambridge_bay"
THERE = ("anchorage-vancouver", "vancouver-winnipeg", "cambridge_bay-winnipeg")


@pytest.mark.rule("W-TOUR-1", "W-MAP-1")
@pytest.mark.parametrize(
    ("tracks", "found"),
    [
        pytest.param(
            ("anchorage-vancouver", "anchorage-cambridge_bay", "cambridge_bay-winnipeg"),
            Progress("connected", (), ("anchorage", "vancouver"), ("anchorage-vancouver",)),
            id="connected: from Vancouver the run could only go back",
        ),
        pytest.param(
            THERE,
            Progress("in_order", (), ("anchorage", "vancouver", "winnipeg", "cambridge_bay"), THERE),
            id="in order",
        ),
        pytest.param(
            THERE[1:],
            Progress(
                "missed",
                ("vancouver", "winnipeg", "cambridge_bay"),
                ("vancouver", "winnipeg", "cambridge_bay"),
                THERE[1:],
            ),
            id="missed: the last three are in order, but Anchorage is apart",
        ),
        pytest.param(
            THERE[:1],
            Progress("missed", ("winnipeg", "cambridge_bay"), ("anchorage", "vancouver"), THERE[:1]),
            id="missed: two of four",
        ),
        pytest.param((), Progress("missed", ("vancouver", "winnipeg", "cambridge_bay")), id="missed: nothing yet"),
    ],
)
def test_how_far_a_tour_is(tracks: tuple[str, ...], found: Progress) -> None:
    board = load_map("world")
    network = Network(map(board.track, tracks))
    assert network.progress(board.ticket(TOUR)) == found
    assert network.outcome(board.ticket(TOUR)) == found.outcome


@pytest.mark.rule("W-TOUR-1")
def test_other_cities_may_lie_between_those_of_a_tour() -> None:
    board = load_map("world")
    ways = ("casablanca-marseille", "athina-marseille", "al_qahira-athina", "al_qahira-tehran:black")
    found = Network(map(board.track, ways)).progress(board.ticket("casablanca-al_qahira-tehran"))
    assert (found.outcome, found.run) == ("in_order", ways)


@pytest.mark.rule("W-MAP-2")
def test_tracks_connect_through_a_junction() -> None:
    board = load_map("world")
    ways = ("cape_town-southern_ocean:red", "perth-southern_ocean:white")
    assert Network(map(board.track, ways)).connects(["cape_town", "perth"])
    assert not Network([board.track(ways[0])]).connects(["cape_town", "perth"])


@pytest.mark.rule("W-TOUR-1", "E-STA-3")
def test_borrowed_tracks_connect_a_tour_but_are_no_part_of_a_run() -> None:
    """Of own maps with stations and tours: the run has own tracks only."""
    map_ = load_map("world")
    tour = map_.ticket("casablanca-al_qahira-tehran")
    own, lent = map_.track("al_qahira-casablanca"), map_.track("al_qahira-tehran:black")
    assert Network([own, lent]).progress(tour).outcome == "in_order"
    half = Network([own], [lent]).progress(tour)
    assert (half.outcome, half.in_order, half.run) == ("connected", tour.cities[:2], (own.id,))
    assert Network([], [own, lent]).progress(tour) == Progress("connected")
    assert Network([], [own, lent]).outcome(tour) == "connected"
