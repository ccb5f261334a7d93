"""Generated maps: small random ones with any mix of rules, and one at every size limit.
They are written as map files and loaded, so that what the checker accepts is played.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import Any

from branchline.maps import Map, load_map_text

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
Rows = list[dict[str, Any]]


def toml(value: Any) -> str:
    """A value as TOML, with inline tables."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return f'"{value}"'
        case list() | tuple():
            return f"[{', '.join(map(toml, value))}]"
        case _:
            return f"{{ {', '.join(f'{key} = {toml(item)}' for key, item in value.items())} }}"


def text_of(rows: dict[str, Rows], rules: dict[str, Any]) -> str:
    """The text of a map file."""
    lines = ["format = 1"]
    for part, items in rows.items():
        lines += [f"{part} = [", *(f"  {toml(item)}," for item in items), "]"]
    head = {"id": "world", "name": "World", "width": 1000, "height": 1000}
    lines += ["[map]", *(f"{key} = {toml(value)}" for key, value in head.items())]
    lines += ["[rules]", *(f"{key} = {toml(value)}" for key, value in rules.items())]
    return "\n".join(lines) + "\n"


class Wish:
    """The properties of a map to generate; those that are not given are random."""

    def __init__(self, rng: random.Random, **wishes: Any) -> None:
        self.ships: bool = wishes.get("ships", rng.random() < 0.5)
        self.harbours: bool = self.ships and wishes.get("harbours", rng.random() < 0.6)
        self.exchange: bool = self.ships and wishes.get("exchange", rng.random() < 0.6)
        self.tunnels: bool = wishes.get("tunnels", rng.random() < 0.5)
        self.ferries: bool = wishes.get("ferries", rng.random() < 0.5)
        self.stations: bool = wishes.get("stations", rng.random() < 0.5)
        self.longest: bool = wishes.get("longest", rng.random() < 0.6)
        self.long: bool = wishes.get("long", rng.random() < 0.4)
        self.marked: bool = wishes.get("marked", self.harbours or rng.random() < 0.2)
        self.colours: int = wishes.get("colours", rng.randint(1, 8))
        self.cities: int = wishes.get("cities", rng.randint(9, 16))
        self.junctions: int = wishes.get("junctions", rng.randint(0, 2))
        self.tracks: int = wishes.get("tracks", rng.randint(24, 40))
        self.tickets: int = wishes.get("tickets", rng.randint(27, 34))
        self.longest_track: int = wishes.get("longest_track", rng.randint(3, 6))
        self.more: dict[str, Any] = wishes.get("rules", {})
        self.pairs: bool = wishes.get("pairs", rng.random() < 0.5)
        self.wrap: bool = wishes.get("wrap", rng.random() < 0.5)
        self.tours: int = wishes.get("tours", rng.choice((0, 4)))


def lay_tracks(rng: random.Random, wish: Wish, names: list[str]) -> Rows:
    """A connected board: a spanning tree, then random tracks; equal parallel tracks become doubles."""
    rows: Rows = []
    alike: dict[tuple[Any, ...], Rows] = {}
    ends = [(names[rng.randrange(i)], names[i]) for i in range(1, len(names))]
    while len(rows) < wish.tracks:
        a, b = ends[len(rows)] if len(rows) < len(ends) else sorted(rng.sample(names, 2), key=names.index)
        kinds = ["train"] + ["ship"] * 2 * wish.ships + ["tunnel"] * wish.tunnels + ["ferry"] * wish.ferries
        row: dict[str, Any] = {"a": a, "b": b, "length": rng.randint(1, wish.longest_track), "kind": rng.choice(kinds)}
        row["colour"] = "gray" if row["kind"] == "ferry" else rng.choice((*COLOURS[: wish.colours], "gray"))
        if row["kind"] == "ferry":
            row["locomotives"] = rng.randint(1, min(3, row["length"]))
        beside = alike.setdefault((a, b, row["kind"], row["length"]), [])
        if len(beside) == 2:
            continue
        if beside:
            key = f"d{len(rows)}"
            beside[0]["double"] = row["double"] = key
        beside.append(row)
        rows.append(row)
        if rng.random() < 0.3 and not beside[1:] and len(rows) < wish.tracks and len(rows) >= len(ends):
            other = dict(row, double=f"d{len(rows)}")
            row["double"] = other["double"]
            beside.append(other)
            rows.append(other)
    return rows


def mark_tracks(rng: random.Random, wish: Wish, rows: Rows) -> None:
    """Make short gray train tracks pair tracks (half of them, doubles alike), and some tracks go round the edge."""
    doubles: dict[str, bool] = {}
    for row in rows:
        mate = [other for other in rows if other.get("double") == row.get("double", "")]
        fits = all(one["kind"] == "train" and one["colour"] == "gray" and one["length"] <= 4 for one in (row, *mate))
        pair = doubles.setdefault(row["double"], rng.random() < 0.5) if "double" in row else rng.random() < 0.5
        if wish.pairs and fits and pair:
            row["pair"] = True
        if wish.wrap and rng.random() < 0.2:
            row["wrap"] = True


def plan_tours(rng: random.Random, wish: Wish, cities: list[str]) -> Rows:
    tours: Rows = []
    for _ in range(wish.tours):
        connected = rng.randint(1, 20)
        named = rng.sample(cities, rng.randint(3, 5))
        worth = {"in_order": connected + rng.randint(0, 10), "connected": connected, "missed": rng.randint(1, 30)}
        tours.append({"cities": named, **worth})
    return tours


def deal_numbers(rng: random.Random, wish: Wish) -> dict[str, Any]:
    """Rules that fit the wanted properties."""
    ship_cards = {"single_ship": rng.randint(4, 7), "double_ship": rng.randint(0, 6)} if wish.ships else {}
    marked = {"marked": rng.randint(3, 5)} if wish.marked else {}
    trains = rng.randint(2, 5)
    rules: dict[str, Any] = {
        "colours": COLOURS[: wish.colours],
        "cards": {"plain": max(5, 36 // wish.colours), "wild": rng.randint(6, 16), **marked, **ship_cards},
        "hand": {"train": rng.randint(0, 3), "ship": rng.randint(0, 2) if wish.ships and wish.colours > 2 else 0},
        "display": {"train": trains, "ship": rng.randint(0, 3) if wish.ships else 0, "flush_at": rng.randint(2, 4)},
        "pieces": {"train": rng.randint(10, 22)},
        "tickets": {
            "regular": rng.randint(1, 4),
            "keep": 1,
            "draw": rng.randint(1, 6),
            "unkept": rng.choice(("under", "out")),
        },
        "points": {n: rng.randint(1, 20) for n in range(1, 13)},
        "end": {"limit": rng.randint(0, 3), "turns": rng.randint(1, 2)},
        "ties": rng.sample(["completed"] + ["stations"] * wish.stations + ["longest"] * wish.longest, 1),
        "doubles": {"close_below": rng.randint(2, 5)},
        "ids": {"actions": "G-ACT-1", "setup_tickets": "G-SET-4"},
    }
    if wish.long:
        rules["tickets"] |= {"long": 1, "keep": 2 if rules["tickets"]["regular"] > 1 else 1}
    if wish.ships:
        stock = {"train": rng.randint(12, 20), "ship": rng.randint(8, 16)}
        if wish.exchange or rng.random() < 0.5:
            stock["choose"] = sum(stock.values()) - rng.randint(3, 7)
            stock["beginners_train"] = stock["train"] - 2
            stock["beginners_ship"] = stock["choose"] - stock["train"] + 2
        rules["pieces"] = stock
    features: dict[str, tuple[bool, dict[str, Any]]] = {
        "tunnels": (wish.tunnels, {"turn_up": rng.randint(1, 4)}),
        "stations": (wish.stations, {"each": rng.randint(1, 3), "unbuilt": rng.randint(-2, 4)}),
        "harbours": (wish.harbours, {"each": rng.randint(1, 3), "points": [5, 15, 40], "unbuilt": -3}),
        "exchange": (wish.exchange, {"cost": rng.randint(0, 2)}),
        "longest": (wish.longest, {"points": rng.randint(1, 12)}),
    }
    rules |= {name: table for name, (present, table) in features.items() if present}
    return rules | wish.more


def world_text(seed: int, **wishes: Any) -> str:
    """The file of a random map."""
    rng = random.Random(seed)
    wish = Wish(rng, **wishes)
    rules = deal_numbers(rng, wish)
    cities: Rows = [{"id": f"c{i}", "name": f"City {i}", "x": 10 + 12 * i, "y": 500} for i in range(wish.cities)]
    junctions: Rows = [{"id": f"j{i}", "name": f"Star {i}", "x": 10 + 12 * i, "y": 100} for i in range(wish.junctions)]
    names = [row["id"] for row in cities + junctions]
    rng.shuffle(names)
    tracks = lay_tracks(rng, wish, names)
    mark_tracks(rng, wish, tracks)
    tours = plan_tours(rng, wish, [row["id"] for row in cities])
    calls = {end for row in tracks if row["kind"] == "ship" for end in (row["a"], row["b"])}
    for row in cities:
        if row["id"] in calls and wish.ships:
            row["port"] = True
    pairs = rng.sample(list(combinations([row["id"] for row in cities], 2)), wish.tickets)
    needed = 5 * rules["tickets"].get("long", 0)
    tickets: Rows = [
        {"a": a, "b": b, "points": rng.randint(1, 25), "class": "long" if i < needed + wish.long else "regular"}
        for i, (a, b) in enumerate(pairs)
    ]
    lists = {"cities": cities, "junctions": junctions, "tracks": tracks, "tickets": tickets, "tours": tours}
    return text_of(lists, rules)


LIMITS: dict[str, Any] = {
    "colours": 8, "cities": 64, "junctions": 16, "tracks": 192, "tickets": 120, "tours": 8, "longest_track": 12, "ships": True,
    "harbours": True, "exchange": True, "tunnels": True, "ferries": True, "stations": True, "longest": True, "long": True,
    "marked": True, "pairs": True, "wrap": True,
    "rules": {
        "cards": {"plain": 20, "marked": 9, "wild": 23, "single_ship": 16, "double_ship": 15},
        "hand": {"train": 20, "ship": 20},
        "display": {"train": 4, "ship": 4, "flush_at": 3},
        "pieces": {"train": 60, "ship": 60, "choose": 64, "beginners_train": 30, "beginners_ship": 34},
        "tickets": {"long": 1, "regular": 5, "keep": 2, "unkept": "out", "draw": 6, "draw_keep": 2},
        "tunnels": {"turn_up": 4},
        "stations": {"each": 3, "unbuilt": 4},
        "harbours": {"each": 3, "points": [10, 20, 30], "unbuilt": -4},
    },
}  # fmt: skip


@cache
def world(seed: int) -> Map:
    """A small random map of any mix of rules."""
    return load_map_text(world_text(seed), f"world {seed}")


@cache
def mixed_world(seed: int) -> Map:
    """A small random map with all rules: tunnels, ferries, ships, stations, harbours, exchange, long tickets, tours, pairs."""
    wishes = {name: LIMITS[name] for name in LIMITS if LIMITS[name] is True} | {"tours": 4}
    return load_map_text(world_text(seed, **wishes), f"mixed world {seed}")


@cache
def largest_world() -> Map:
    """A map at every limit at once."""
    return load_map_text(world_text(1, **LIMITS), "largest world")
