"""Plans in random games on every map: the way exists, is the cheapest, and agrees with what the seat may do."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from branchline import Game, View, plan
from branchline.actions import ClaimTrack
from branchline.maps import Network, Ticket, Track
from branchline.maps.tours import find_run
from branchline.planning import TicketPlan, plans
from branchline.planning.shortfall import shortfall
from tests.game.positions import at_turn, lay
from tests.laws.tables import Player, every_map, map_of

FAR = 10_000


def views(name: str, games: int, often: float) -> Iterator[tuple[View, Game]]:
    """Views of seats at random moments of random games; some with a bot's sense for claiming tracks."""
    for number in range(games):
        rng = random.Random(f"plans {name} {number}")
        game = Game.new(map_of(name), 2 + number % 4, number)
        for seat, _, _ in Player(game, rng, eager=0.8).play():
            if rng.random() < often and not game.over:
                yield game.view(rng.choice([seat, game.asked[0]])), game


def network(view: View, *more: str) -> list[Track]:
    own = [name for name, seat in view.owners.items() if seat == view.seat]
    return [view.map.track(name) for name in (*own, *more)]


def open_tracks(view: View) -> list[Track]:
    """The tracks that the seat may still claim, whatever it holds (C-CLAIM-6, C-CLAIM-7)."""
    words = view.seen.open
    assert view.seat is not None
    start = view.seat * len(words) // 5
    return [track for i, track in enumerate(view.map.tracks) if words[start + i // 64] >> i % 64 & 1]


def distances(view: View, goal: str) -> dict[str, int]:
    """The fewest spaces missing from each place to a city, computed in the simplest way."""
    steps = [(track.a, track.b, track.length) for track in open_tracks(view)]
    steps += [(track.a, track.b, 0) for track in network(view)]
    far = {node.id: FAR for node in view.map.nodes} | {goal: 0}
    changed = True
    while changed:
        changed = False
        for a, b, spaces in steps:
            for here, there in ((a, b), (b, a)):
                if far[there] + spaces < far[here]:
                    far[here], changed = far[there] + spaces, True
    return far


def check(view: View, ticket: Ticket, found: TicketPlan) -> None:
    free = {track.id for track in open_tracks(view)}
    assert set(found.tracks) <= free and len(set(found.tracks)) == len(found.tracks)
    assert all(view.owners[name] == view.seat for name in found.own)
    assert found.spaces == sum(view.map.track(name).length for name in found.tracks)
    assert Network([view.map.track(name) for name in (*found.tracks, *found.own)]).connects(ticket.cities)
    assert found.in_order == (ticket.in_order is not None and found.in_order)
    if found.in_order:
        assert find_run(network(view, *found.tracks), ticket.cities)
    routes = [view.map.track(name).double or name for name in (*found.tracks, *(t.id for t in network(view)))]
    assert len(set(routes)) == len(routes)  # C-CLAIM-6
    lex = view.lex
    rows = [view.map.track_index[name] for name in found.tracks]
    assert found.short == shortfall(lex, view.seen.hand[: len(lex.cards)], rows)
    legal = {action.track for action in view.legal() if isinstance(action, ClaimTrack)} if not view.setup else set()
    assert set(found.claimable) == set(found.tracks) & legal
    if not (view.setup and view.map.rules.pieces.choose):
        stock = view.pieces[view.seat or 0]
        for kind in ("train", "ship"):
            needed = sum(view.map.track(n).length for n in found.tracks if view.map.track(n).kind == kind)
            assert found.pieces.get(kind, 0) == max(0, needed - stock.get(kind, 0))


@every_map
def test_plans_lead_to_the_ticket(name: str) -> None:
    done = lost = ordered = claimable = 0
    for view, _ in views(name, 4, 0.08):
        progress = view.progress(view.seat or 0)
        for ticket_id, found in plans(view).items():
            ticket = view.map.ticket(ticket_id)
            outcome = progress[ticket_id].outcome if ticket_id in progress else "missed"
            far = [distances(view, ticket.cities[0])[city] for city in ticket.cities]
            if found is None:
                assert max(far) >= FAR
                lost += 1
                continue
            check(view, ticket, found)
            if outcome == ("connected" if ticket.in_order is None else "in_order"):
                assert found.tracks == () and found.short == {} and found.in_order == (ticket.in_order is not None)
                done += 1
            if ticket.in_order is None:
                assert found.spaces == far[1]
            elif outcome == "connected" and not found.in_order:
                assert found.tracks == ()
            ordered += found.in_order
            claimable += bool(found.claimable)
    assert done and claimable and lost
    assert ordered or not any(ticket.in_order for ticket in map_of(name).tickets)


def ways(view: View, far: dict[str, int], here: str) -> Iterator[frozenset[str]]:
    """The free tracks of every cheapest way from a place to where ``far`` is 0; own tracks lead there for nothing."""
    group = Network(network(view))
    inside = [node.id for node in view.map.nodes if group.connects((node.id, here))]
    if far[here] == 0:
        yield frozenset()
        return
    for track in open_tracks(view):
        for a, b in ((track.a, track.b), (track.b, track.a)):
            if a in inside and b not in inside and far[b] + track.length == far[here]:
                yield from (frozenset((track.id, *rest)) for rest in ways(view, far, b))


@pytest.mark.parametrize("name", ["north_america", "europe"])
def test_of_the_shortest_ways_the_one_that_lacks_fewest_cards(name: str) -> None:
    several = 0
    for view, _ in views(name, 3, 0.04):
        lex, hand = view.lex, view.seen.hand[: len(view.lex.cards)]
        for ticket_id, found in plans(view).items():
            if found is None:
                continue
            start, goal = view.map.ticket(ticket_id).cities
            every = set(ways(view, distances(view, goal), start))
            assert frozenset(found.tracks) in every
            if len(every) > 60:
                continue
            short = [sum(shortfall(lex, hand, [view.map.track_index[n] for n in way]).values()) for way in every]
            assert sum(found.short.values()) == min(short)
            several += len(set(short)) > 1
    assert several


def test_a_ticket_by_name_also_one_that_the_seat_does_not_hold() -> None:
    game = lay(at_turn("north_america"), {0: {"blue": 3, "wild": 1}})
    found = plan(game.view(0), "seattle-new_york")
    assert found is not None and found.tracks and found.own == () and not found.in_order
    assert found.pieces == {} and set(found.claimable) <= set(found.tracks)
    helena = plan(game.view(1), "seattle-new_york")
    assert helena is not None and helena.tracks and helena.claimable == ()  # it is not its turn


def test_a_spectator_has_no_plans() -> None:
    game = at_turn("europe")
    with pytest.raises(ValueError, match="spectator"):
        plan(game.view(None), "berlin-roma")
