"""Which places a set of tracks connects, and what that makes of a ticket.
Shown on a few tracks of a map, against what the core counts in random games elsewhere (tests/laws).
"""

from __future__ import annotations

from branchline.maps import Network, Ticket, load_map


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
