"""Events and asks as lines for the terminal: words from the locale, names from the map, the seats in their colours.

Tells all it is given: what a seat may not know must be masked before.
"""

from __future__ import annotations

import re
from functools import cached_property

from rich.console import Console
from rich.text import Text

from branchline import words
from branchline.asks import AnyAsk
from branchline.events import AnyEvent
from branchline.maps import Map, Progress, Track

# C-SET-1: the seats' colours, as a terminal has them
SEAT_STYLES = ("bold blue", "bold red", "bold yellow", "bold magenta", "bold green")
# their emblems, none of which is the symbol of a colour of tracks: crescent, bolt, crown, hourglass, clover
SEAT_SIGNS = ("☾", "↯", "♛", "⧗", "♣")
CARD_STYLES = {
    "purple": "black on #c995d6",
    "blue": "black on #7fb4e6",
    "orange": "black on #f2a65a",
    "white": "black on #f4f4f4",
    "green": "black on #86c58b",
    "yellow": "black on #f5dd5d",
    "black": "white on #3c3b42",
    "red": "black on #e8756a",
    "wild": "bold black on #fff1b8",
}


def paper() -> Console:
    """The console that a command prints to: names are printed as they are, whatever brackets they contain."""
    return Console(highlight=False, markup=False, emoji=False)


def seat_name(seat: int) -> str:
    return words.say("seat", number=seat)


def seat_text(seat: int) -> Text:
    return Text(f"{SEAT_SIGNS[seat]} {seat_name(seat)}", SEAT_STYLES[seat])


def card_word(card: str) -> str:
    return words.say(f"card-{card}") if card else words.say("empty")


def card_text(card: str, count: int | None = None) -> Text:
    """A card as a coloured block with its name; an anchor is the harbour mark (G-SET-2)."""
    colour, _, form = card.partition("_")
    label = card_word(card)
    if form:
        signs = {"train_harbour": " ⚓", "ship": " ⚓", "double_ship": " ×2"}
        deck = words.say("deck-ship" if "ship" in form else "deck-train")
        label = f"{words.say(f'colour-{colour}')} {deck}{signs.get(form, '')}"
    number = "" if count is None else f"{count} "
    return Text(f" {number}{label} ", CARD_STYLES.get(colour, "dim"))


class Telling:
    """The words for the events and asks of one map."""

    def __init__(self, map_: Map) -> None:
        self.map = map_

    @cached_property
    def places(self) -> dict[str, str]:
        return {node.id: node.name for node in self.map.nodes}

    @cached_property
    def tracks(self) -> dict[str, str]:
        return self.places | {track.id: self.track(track) for track in self.map.tracks}

    @cached_property
    def tickets(self) -> dict[str, str]:
        return self.places | {ticket.id: self.ticket(ticket.id) for ticket in self.map.tickets}

    def track(self, track: Track) -> str:
        """A track by the names of its ends; what distinguishes it from others between them is in brackets."""
        more = re.findall(r"[:#](\w+)", track.id)
        return f"{self.places[track.a]} – {self.places[track.b]}" + (f" ({', '.join(more)})" if more else "")

    def ticket(self, name: str) -> str:
        """A ticket by its cities and its worth; a tour by its cities in order and all three worths (W-TOUR-1)."""
        ticket = self.map.ticket(name)
        cities = [self.places[city] for city in ticket.cities]
        if ticket.in_order is None:
            return f"{' – '.join(cities)} ({ticket.connected})"
        return f"{' → '.join(cities)} ({ticket.in_order}/{ticket.connected}/-{ticket.missed})"

    def reasons(self, found: Progress) -> list[str]:
        """Why a tour stands as it does: how far a run passes its cities in order, and which of them are apart."""
        reasons = []
        if found.run:
            at, way = found.in_order[0], [self.places[found.in_order[0]]]
            for track in map(self.map.track, found.run):
                at = track.b if at == track.a else track.a
                way.append(self.places[at])
            key = "progress-run" if found.outcome == "in_order" else "progress-run-so-far"
            reasons.append(words.say(key, way=" – ".join(way)))
        if found.apart:
            reasons.append(words.say("progress-apart", cities=", ".join(self.places[city] for city in found.apart)))
        return reasons

    def say(self, fact: AnyEvent | AnyAsk) -> Text:
        """The sentence of an event or an ask, with the seats in their colours."""
        names = self.tracks if hasattr(fact, "track") else self.tickets
        line = Text(words.tell(fact, names=names))
        for seat, style in enumerate(SEAT_STYLES):
            line.highlight_regex(rf"{re.escape(seat_name(seat))}\b", style)
        return line
