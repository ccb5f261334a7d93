"""Names of tracks, tickets, cities and cards: makes the canonical name and finds what a name means.
It knows the grammar of names and nothing else: no map file, no rules.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

TRACK_NAME = re.compile(r"(?P<a>[a-z0-9_]+)-(?P<b>[a-z0-9_]+)(?P<words>(?::[a-z]+)*)(?:#(?P<number>[0-9]{1,3}))?")


class UnknownName(ValueError):
    """A name that is unknown or ambiguous on this map; `close` lists similar names."""

    def __init__(self, what: str, name: str, reason: str, close: Sequence[str] = ()) -> None:
        hint = f" (did you mean {_either(close)}?)" if close else ""
        super().__init__(reason + hint)
        self.what = what
        self.name = name
        self.close = tuple(close)


class Joins(Protocol):
    """The attributes of a track that its name depends on."""

    @property
    def a(self) -> str: ...
    @property
    def b(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def colour(self) -> str: ...


def track_names(tracks: Sequence[Joins]) -> list[str]:
    """Canonical names, in order: `a-b`, then :kind, :colour and #n, each only if needed to tell tracks apart."""
    pairs: dict[frozenset[str], list[Joins]] = {}
    for track in tracks:
        pairs.setdefault(frozenset((track.a, track.b)), []).append(track)
    names = []
    for track in tracks:
        alike = pairs[frozenset((track.a, track.b))]
        name = f"{track.a}-{track.b}"
        if len({other.kind for other in alike}) > 1:
            alike = [other for other in alike if other.kind == track.kind]
            name += f":{track.kind}"
        if len({other.colour for other in alike}) > 1:
            alike = [other for other in alike if other.colour == track.colour]
            name += f":{track.colour}"
        if len(alike) > 1:
            name += f"#{1 + [other is track for other in alike].index(True)}"
        names.append(name)
    return names


def find_track(name: str, tracks: Sequence[Joins]) -> int:
    """The index of the only track that the name fits; its cities must be in the order of the map file."""
    shape = TRACK_NAME.fullmatch(name)
    canonical = track_names(tracks)
    if shape is None:
        raise UnknownName("track", name, f"unknown track {name!r}: a track is named a-b", close_to(name, canonical))
    a, b = shape["a"], shape["b"]
    fits = [i for i, track in enumerate(tracks) if (track.a, track.b) == (a, b)]
    if not fits:
        turned = [canonical[i] for i, track in enumerate(tracks) if (track.a, track.b) == (b, a)]
        known = {end for track in tracks for end in (track.a, track.b)}
        strange = [end for end in (a, b) if end not in known]
        if strange:
            reason = f"unknown track {name!r}: there is no {strange[0]!r} on this map"
        else:
            reason = f"unknown track {name!r}: no track of that name joins {a} and {b}"
        raise UnknownName("track", name, reason, turned or close_to(name, canonical))
    all_of_pair = [canonical[i] for i in fits]
    for word in shape["words"].split(":")[1:]:
        fits = [i for i in fits if word in (tracks[i].kind, tracks[i].colour)]
    if shape["number"] is not None and len({(tracks[i].kind, tracks[i].colour) for i in fits}) == 1:
        # #n counts only tracks that can't be told apart otherwise
        number = int(shape["number"])
        fits = fits[number - 1 : number] if number else []
    if not fits:
        raise UnknownName("track", name, f"unknown track {name!r}: {a}-{b} has no such track", all_of_pair)
    if len(fits) > 1:
        close = [canonical[i] for i in fits]
        raise UnknownName("track", name, f"ambiguous track {name!r}: {len(fits)} tracks fit", close)
    return fits[0]


def find_id(what: str, name: str, index: Mapping[str, int]) -> int:
    """Look up an id in an index; raise UnknownName with similar ids if it is unknown."""
    found = index.get(name)
    if found is None:
        turned = "-".join(reversed(name.split("-")))
        close = [turned] if turned in index else close_to(name, index)
        raise UnknownName(what, name, f"unknown {what} {name!r}", close)
    return found


def close_to(name: str, known: Collection[str]) -> list[str]:
    """Up to three known names similar to this one, best first."""
    from difflib import get_close_matches  # rarely needed, so not imported with the package

    return get_close_matches(name[:80], known, n=3, cutoff=0.6)


def card_names(colours: Sequence[str], marks_or_ships: bool) -> tuple[str, ...]:
    """Names of the card kinds in the order of the core: plain colours, wild, then marked, ships, double ships."""
    if not marks_or_ships:
        return (*colours, "wild")
    plain = [f"{colour}_train" for colour in colours]
    rest = [f"{colour}_{kind}" for kind in ("train_harbour", "ship", "double_ship") for colour in colours]
    return (*plain, "wild", *rest)


def _either(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
