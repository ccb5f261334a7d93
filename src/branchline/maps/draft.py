"""A partly read map file: the parts that could be read, and the faults of those that could not.
Faulty parts are left out, so that one fault does not hide the next. Does not check whether the map makes sense.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import replace

from .model import (
    BuildingRules,
    Cards,
    City,
    Display,
    Doubles,
    End,
    Exchange,
    Fact,
    Hand,
    Junction,
    Longest,
    Pieces,
    RuleIds,
    Rules,
    Ticket,
    TicketRules,
    Track,
    Tunnels,
)
from .names import track_names
from .shape import EXPECT, HEAD, LISTS, NEEDED_TABLES, PLACES, RULE_TABLES, RULE_VALUES, Fault, Key, read_table, show

FORMAT = 1
RULE_TYPES: dict[str, type[Fact]] = {
    "cards": Cards,
    "hand": Hand,
    "display": Display,
    "pieces": Pieces,
    "tickets": TicketRules,
    "end": End,
    "doubles": Doubles,
    "tunnels": Tunnels,
    "stations": BuildingRules,
    "harbours": BuildingRules,
    "exchange": Exchange,
    "longest": Longest,
    "ids": RuleIds,
}
ITEM = {"cities": "city", "junctions": "junction", "tracks": "track", "tickets": "ticket", "tours": "tour"}
OPTIONAL = ("junctions", "tours")


class Draft:
    """What could be read of a map file. Items are kept with their place; `whole` names the parts without a fault.

    It contains "ids" if the id of every city and junction could be read: only then is an unknown id reported.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.faults: list[Fault] = []
        self.whole: set[str] = {"ids"}
        self.cities: list[tuple[str, City]] = []
        self.junctions: list[tuple[str, Junction]] = []
        self.tracks: list[tuple[str, Track]] = []
        self.tickets: list[tuple[str, Ticket]] = []
        self.rules: dict[str, Any] = {}
        self.named: set[str] = set()  # all keys of [rules], faulty or not
        self.ids: set[str] = set()  # of all cities and junctions, including those with other faults
        self.lengths: dict[str, int] = {}  # number of items in each list, faulty or not
        self._top(data)
        self.head = self._section(data, "map", HEAD) or {}
        for part, keys in LISTS.items():
            self._list(data, part, keys)
        self._name_tracks()
        self._rules(data)
        self.expect = self._section(data, "expect", EXPECT, needed=False) or {}

    def _top(self, data: Mapping[str, Any]) -> None:
        known = {"format", "map", *LISTS, "rules", "expect"}
        self.faults += [Fault("file", f"unknown key {show(name)}") for name in data if name not in known]
        if "format" not in data:
            self.faults.append(Fault("file", "the key 'format' is missing", f"begin the file with format = {FORMAT}"))
        elif data["format"] != FORMAT or isinstance(data["format"], bool):
            text = f"format {show(data['format'])} is not known"
            self.faults.append(Fault("file", text, f"this version reads format = {FORMAT}"))

    def _section(
        self, data: Mapping[str, Any], name: str, keys: Mapping[str, Key], needed: bool = True
    ) -> dict[str, Any] | None:
        if name not in data:
            if needed:
                self.faults.append(Fault("file", f"the table [{name}] is missing"))
            else:
                self.whole.add(name)
            return None
        raw = self._without_lists(name, data[name])
        values = read_table(raw, f"[{name}]", keys, self.faults)
        if values is not None:
            self.whole.add(name)
        return values

    def _without_lists(self, name: str, raw: Any) -> Any:
        """The table without lists that were put into it by mistake; report each of them as a fault."""
        lost = [part for part in LISTS if isinstance(raw, dict) and isinstance(raw.get(part), list)]
        for part in lost:
            hint = f"in TOML all that follows [{name}] belongs to it: write the list above the first [table]"
            self.faults.append(Fault(f"[{name}]", f"the list {part!r} stands inside [{name}]", hint))
        return {key: value for key, value in raw.items() if key not in lost} if lost else raw

    def _list(self, data: Mapping[str, Any], part: str, keys: Mapping[str, Key]) -> None:
        raw = data.get(part)
        if raw is None and part in OPTIONAL:
            raw = []
        if not isinstance(raw, list):
            text = f"the list {part!r} is missing" if raw is None else f"{part} must be a list, not {show(raw)}"
            self.faults.append(Fault("file", text))
            if part in ("cities", "junctions"):
                self.whole.discard("ids")
            return
        self.lengths[part] = len(raw)
        before = len(self.faults)
        for position, item in enumerate(raw, 1):
            place = f"{ITEM[part]} {position}{_label(item)}"
            if part in ("cities", "junctions"):
                name = item.get("id") if isinstance(item, dict) else None
                if isinstance(name, str):
                    self.ids.add(name)
                else:
                    self.whole.discard("ids")
            values = read_table(item, place, keys, self.faults)
            if values is not None:
                self._keep(part, place, values)
        if len(self.faults) == before:
            self.whole.add(part)

    def _keep(self, part: str, place: str, values: dict[str, Any]) -> None:
        if part == "cities":
            self.cities.append((place, City(**values)))
        elif part == "junctions":
            self.junctions.append((place, Junction(**values)))
        elif part == "tracks":
            kind = values.pop("kind")
            track = Track(id="", kind="ship" if kind == "ship" else "train", tunnel=kind == "tunnel", **values)
            if (kind == "ferry") != (track.locomotives > 0):
                text = "a ferry needs locomotives" if kind == "ferry" else f"a {kind} track has no locomotives"
                self.faults.append(Fault(place, text, 'kind = "ferry" and locomotives go together'))
            self.tracks.append((place, track))
        elif part == "tours":
            self.tickets.append((place, Ticket("-".join(values["cities"]), **values)))
        else:
            cities, points = (values["a"], values["b"]), values["points"]
            group = values.get("class", "regular")
            self.tickets.append((place, Ticket("-".join(cities), cities, points, points, group)))

    def _name_tracks(self) -> None:
        names = iter(track_names([track for _, track in self.tracks]))
        self.tracks = [(place, replace(track, id=next(names))) for place, track in self.tracks]

    def _rules(self, data: Mapping[str, Any]) -> None:
        raw = data.get("rules")
        if not isinstance(raw, dict):
            text = "the table [rules] is missing" if raw is None else f"rules must be a table, not {show(raw)}"
            self.faults.append(Fault("file", text))
            return
        before = len(self.faults)
        raw = self._without_lists("rules", raw)
        self.named = set(raw)
        values = {name: value for name, value in raw.items() if name not in RULE_TABLES}
        for name, key in RULE_VALUES.items():
            # one at a time, so that a fault in one does not hide the others
            only = {name: values.pop(name)} if name in values else {}
            self.rules.update(read_table(only, "[rules]", {name: key}, self.faults) or {})
        read_table(values, "[rules]", {}, self.faults)
        for name, keys in RULE_TABLES.items():
            if name in raw:
                table = read_table(raw[name], f"rules.{name}", keys, self.faults)
                if table is not None:
                    self.rules[name] = RULE_TYPES[name](**table)
            elif name in NEEDED_TABLES:
                self.faults.append(Fault("[rules]", f"the key {name!r} is missing"))
        if "ids" not in raw:
            self.rules["ids"] = usual_ids(self.named)
        if len(self.faults) == before:
            self.whole.add("rules")

    def finished_rules(self) -> Rules:
        return Rules(**self.rules)


def usual_ids(rules: Collection[str]) -> RuleIds:
    """The rule ids to quote if the map names none: those of the rule set its mechanics come from."""
    if "harbours" in rules:
        return RuleIds("G-ACT-1", "G-SET-4")
    if "stations" in rules:
        return RuleIds("E-ACT-1", "E-SET-2")
    return RuleIds("N-3", "N-2")


def _label(item: Any) -> str:
    if not isinstance(item, dict):
        return ""
    if isinstance(item.get("cities"), list):
        words = item["cities"][:PLACES]
    else:
        words = [item["id"]] if "id" in item else [item.get("a", "?"), item.get("b", "?")]
    return f" ({'-'.join(word[:40] if isinstance(word, str) and word.isprintable() else show(word) for word in words)})"
