"""All cards by the names of their files, which the client knows (web/src/table/cards.ts)."""

from __future__ import annotations

from pathlib import Path

from .afloat import schooner, steamer
from .backs import ship_back, ticket_back, train_back
from .closed import cold_van, guards_van, saloon, sleeper
from .engine import engine
from .frame import harbour_mark, lock, ship, tick, train, wild
from .goods import coal, grain, tank, timber
from .paint import PAINTS

FOLDER = Path(__file__).parents[3] / "web/src/table/cardArt"
VEHICLES = {
    "red": guards_van,
    "orange": tank,
    "yellow": grain,
    "green": timber,
    "blue": saloon,
    "purple": sleeper,
    "black": coal,
    "white": cold_van,
}


def sheet() -> dict[str, str]:
    cards = {
        "wild": wild(engine()),
        "back_train": train_back(),
        "back_ship": ship_back(),
        "back_tickets": ticket_back(),
        "harbour": harbour_mark(),
        "sign_lock": lock(),
        "sign_tick": tick(),
    }
    for colour in PAINTS:
        cards[f"{colour}_train"] = train(colour, VEHICLES[colour]())
        cards[f"{colour}_ship"] = ship(colour, schooner(colour), 1)
        cards[f"{colour}_double_ship"] = ship(colour, steamer(colour), 2)
    return cards
