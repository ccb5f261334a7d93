"""Positions in which one action is clearly best, and the bots that must find it: claim, build, pay, exchange, draw.
Every position is set up by hand; no game is played.
"""

from __future__ import annotations

import pytest

from branchline.bots.style import Style
from branchline.core.codes import (
    A_BUILD,
    A_CLAIM,
    A_DECLINE,
    A_EXCHANGE,
    A_KEEP,
    A_TAKE,
    A_TICKETS,
    A_WILDS,
    CITIES,
    HARBOUR,
    STATION,
    TRAIN,
)
from tests.bots.tables import Table

LEVELS = [f"{level}:style={style}" for level in ("novice", "casual", "skilled") for style in Style]
PLANNERS = ("planner", *LEVELS)
NETWORKERS = ("path", "hungry", "one_step", *PLANNERS)
DRAWERS = ("hungry", "one_step", "collector", *(name for name in PLANNERS if "racer" not in name))
PLANNING = (*NETWORKERS, "collector", "long_route", "racer")


@pytest.mark.parametrize("bot", [bot for bot in NETWORKERS if "racer" not in bot])
def test_the_missing_track_of_a_ticket_is_claimed(bot: str) -> None:
    table = Table("north_america")
    table.tickets("denver-el_paso")
    table.own(0, "denver-santa_fe")
    table.hold({"red": 2, "blue": 1})
    table.put("pieces", 0, 10)  # too few to draw more tickets
    assert table.choice(bot) == A_CLAIM + table.track("el_paso-santa_fe")


@pytest.mark.parametrize("bot", DRAWERS)
def test_with_all_tickets_done_and_pieces_in_plenty_tickets_are_drawn(bot: str) -> None:
    table = Table("north_america")
    table.tickets("denver-el_paso")
    table.own(0, "denver-santa_fe", "el_paso-santa_fe")
    assert table.choice(bot) == A_TICKETS


@pytest.mark.parametrize("bot", PLANNING)
def test_with_few_pieces_left_at_the_table_no_tickets_are_drawn(bot: str) -> None:
    table = Table("north_america")
    table.put("pieces", 2, 3)
    assert table.choice(bot) != A_TICKETS


@pytest.mark.parametrize("bot", PLANNING)
def test_a_tunnel_is_paid(bot: str) -> None:
    """E-TUN-2: one more card of the colour is needed, and the hand has it."""
    table = Table("europe")
    state, track = table.state, next(t for t in table.lex.map.tracks if t.tunnel and t.colour != "gray")
    colour = table.lex.card(track.colour)
    table.hold({track.colour: track.length + 2})
    for field, value in (("phase", 4), ("extra", 1), ("pay_id", table.track(track.id)), ("pay_colour", colour)):
        state.put(field, value)
    assert table.choice(bot) == A_WILDS
    table.hold({"wild": 3})
    state.put("extra", 3)
    assert table.choice(bot) == A_DECLINE  # three wilds are too much


@pytest.mark.parametrize("bot", NETWORKERS)
def test_a_station_opens_a_city_that_rivals_have_closed(bot: str) -> None:
    """E-STA-3: the opponent owns every track to one city of the ticket."""
    table = Table("europe")
    ticket = max(table.lex.map.tickets, key=lambda t: t.connected)
    table.tickets(ticket.id)
    for track in table.lex.map.tracks:
        if ticket.cities[0] in (track.a, track.b) and table.state.owner[table.track(track.id)] == 255:
            table.own(1, track.id)
    table.hold({"red": 1})
    table.put("pieces", 2, 40)
    code = table.choice(bot)
    assert (code - A_BUILD) // CITIES == STATION


@pytest.mark.parametrize("bot", PLANNING)
def test_a_harbour_that_tickets_name_is_built(bot: str) -> None:
    """G-HAR-3: two completed tickets name the port."""
    table = Table("great_lakes")
    city, first, second = _port_with_two_tickets(table)
    table.tickets(first, second)
    for track in table.lex.map.tracks:  # the whole board: both tickets are completed
        table.own(0, track.id)
    table.hold({"red_train_harbour": 2, "red_ship": 2})
    assert table.choice(bot) == A_BUILD + HARBOUR * CITIES + city


def _port_with_two_tickets(table: Table) -> tuple[int, str, str]:
    map_ = table.lex.map
    for city in map_.cities:
        named = [t.id for t in map_.tickets if city.id in t.cities]
        if city.port and len(named) >= 2:
            return table.lex.city_ids.index(city.id), named[0], named[1]
    raise AssertionError("no port is named twice")


@pytest.mark.parametrize("bot", ["hungry", *(bot for bot in PLANNERS if "racer" not in bot)])
def test_pieces_are_exchanged_where_the_stock_does_not_fit_the_plan(bot: str) -> None:
    """G-EXC-1: the ticket needs trains, and hardly any are left."""
    table = Table("great_lakes")
    ports = {city.id for city in table.lex.map.cities if city.port}
    inland = next(t for t in table.lex.map.tickets if not ports & {*t.cities})
    table.tickets(inland.id)
    table.put("pieces", 0, 0, 12)
    table.put("box", 0, 33, 20)
    assert table.choice(bot) == A_EXCHANGE + TRAIN


@pytest.mark.parametrize("bot", [bot for bot in NETWORKERS if "racer" not in bot and "novice" not in bot])
def test_a_useful_card_of_the_display_is_taken(bot: str) -> None:
    table = Table("north_america")
    table.tickets("calgary-salt_lake_city")
    table.put("pieces", 0, 10)
    table.put("display", 0, *([table.lex.card("black")] * 4), table.lex.card("purple"))
    table.own(0, "calgary-helena")
    table.hold({"purple": 2})
    assert table.choice(bot) == A_TAKE + table.lex.card("purple")


@pytest.mark.parametrize("bot", ["hungry", "one_step", "collector", *PLANNERS])
def test_a_ticket_that_is_done_already_is_kept(bot: str) -> None:
    """One of the three tickets drawn is already completed, so it must be among those kept."""
    table = Table("north_america")
    table.own(0, "denver-santa_fe", "el_paso-santa_fe")
    done = table.lex.ticket_ids.index("denver-el_paso")
    others = [i for i in range(len(table.lex.ticket_ids)) if i != done][:2]
    table.state.put("phase", 3)
    table.put("offered", 0, others[0], done, others[1])
    table.put("offered_size", 0, 3)
    assert (table.choice(bot) - A_KEEP) & 2


def test_the_racer_keeps_the_cheapest_tickets() -> None:
    table = Table("north_america")
    tickets = sorted(range(len(table.lex.ticket_ids)), key=lambda i: table.lex.map.tickets[i].connected)
    table.state.put("phase", 3)
    table.put("offered", 0, tickets[-1], tickets[0], tickets[-2])
    table.put("offered_size", 0, 3)
    assert table.choice("racer") == A_KEEP + 2
