"""The fields of an observation: what every byte written by ``encode`` means, for programs and for the docs.

Order and sizes must match encode.py; a test checks this. Reads maps only, never a state.
"""

from __future__ import annotations

from typing import NamedTuple

from branchline.core.codes import AMOUNT, SEATS
from branchline.maps import BUILDINGS, BUILT_IN, Map, load_map


class ObservationField(NamedTuple):
    """``size`` bytes starting at ``offset``, as ``rows`` x ``columns`` if the field is a table."""

    name: str
    offset: int
    rows: int
    columns: int
    meaning: str

    @property
    def size(self) -> int:
        return self.rows * self.columns


SEAT_COLUMNS = (
    "asked now", "points + 64, cut to 0..255", "train cards in hand", "ship cards in hand", "trains in stock",
    "ships in stock", "trains in the box", "ships in the box", "tickets kept", "tickets to choose from",
    "began the game", "seat is taken",
)  # fmt: skip


def observation_fields(map_: Map) -> list[ObservationField]:
    """All fields of an observation on this map, in order. Rows of seats are counted from the viewer."""
    tracks, tickets, cities = len(map_.tracks), len(map_.tickets), len(map_.cities)
    rules = map_.rules
    colours = len(rules.colours)
    forms = bool(rules.cards.marked or rules.cards.single_ship or rules.cards.double_ship)
    kinds_built = [f"a {row.kind}" for row in BUILDINGS]
    kinds = colours * 4 + 1 if forms else colours + 1
    rows = [
        ("phase", 1, AMOUNT + 1, "one-hot: set-up, turn, second card, keep, tunnel, over, then the sub-steps"),
        ("question", 1, 3, "one-hot at set-up: the viewer has nothing, tickets or pieces to choose"),
        ("seat_count", 1, 1, "seats in the game"),
        ("deck_size", 1, 2, "cards left in the train and the ship deck"),
        ("ticket_deck", 1, 1, "tickets left in the deck"),
        ("last", 1, 1, "turns left of the last turns, of all seats together; 0 before"),
        ("passes", 1, 1, "seats that have passed in a row"),
        ("idle", 1, 1, "turns in a row without progress (C-END-3)"),
        ("closing", 1, 1, "one track of a double closes the other (C-CLAIM-7)"),
        ("may_stop", 1, 1, "the second card is optional (C-DRAW-1)"),
        ("seats", SEATS, len(SEAT_COLUMNS), "per seat: " + ", ".join(SEAT_COLUMNS)),
        ("owners", SEATS, tracks, "per seat: tracks owned"),
        ("open", 1, tracks, "tracks the viewer may still claim, whatever its cards"),
        ("hand", 1, kinds, "the viewer's cards by kind"),
        ("display", 1, kinds, "open cards by kind"),
        ("discards", 1, kinds, "discards by kind"),
        ("turned_up", 1, kinds, "cards turned up for a tunnel, by kind"),
        ("known", SEATS, kinds, "per seat: cards the table saw it take and not yet play"),
        ("tickets", 1, tickets, "tickets the viewer holds"),
        ("offered", 1, tickets, "tickets the viewer has to choose from"),
        ("returned", 1, tickets, "tickets the viewer saw and put back, where it knows their place"),
    ]
    here = [row for row in BUILDINGS if row.kind in rules.buildings]
    rows += [(row.table, SEATS, cities, f"per seat: cities with its {row.table}") for row in here]
    rows += [
        ("paying_for", 1, 2 + len(BUILDINGS), f"one-hot: a track, a tunnel's extra, {', '.join(kinds_built)}"),
        ("paying_colour", 1, 9, "one-hot: colour of the payment under way; the last is wilds alone"),
        ("paying_wilds", 1, 1, "wilds in it"),
        ("paying_marks", 1, 1, "marked trains or double ships in it"),
        ("extra", 1, 1, "cards still owed for a tunnel"),
        ("exchanging", 1, 2, "one-hot: the kind of piece being taken from the box, train or ship"),
        ("paying_track", 1, tracks, "one-hot: the track being paid for"),
        ("paying_city", 1, cities, "one-hot: the city being built in"),
    ]
    if any(track.pair for track in map_.tracks):
        rows.append(("paying_pairs", 1, 2, "pairs still to pay for a pair track, and cards of the colour being laid"))
    found = []
    offset = 0
    for name, height, width, meaning in rows:
        found.append(ObservationField(name, offset, height, width, meaning))
        offset += height * width
    return found


def observation_table() -> str:
    """The fields on the built-in maps as a Markdown table, for docs/programs.md."""
    sheets = [{field.name: field for field in observation_fields(load_map(name))} for name in BUILT_IN]
    every = list(dict.fromkeys(name for sheet in sheets for name in sheet))  # no built-in map has all of them
    under_way = [name for name in every if name.startswith("paying") or name in ("extra", "exchanging")]
    built = [row.table for row in BUILDINGS]
    names = [name for name in every if name not in under_way and name not in built] + built + under_way
    columns = ["field", *(f"`{name}`" for name in BUILT_IN), "meaning"]
    lines = ["", f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
    for name in names:
        found = [sheet.get(name) for sheet in sheets]
        places = [f"{field.offset}: {field.rows} x {field.columns}" if field else "" for field in found]
        meaning = next(field.meaning for field in found if field)
        lines.append(f"| `{name}` | {' | '.join(places)} | {meaning} |")
    sizes = [str(sum(field.size for field in sheet.values())) for sheet in sheets]
    return "\n".join([*lines, f"| in all | {' | '.join(sizes)} | bytes |", ""])
