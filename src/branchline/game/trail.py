"""The longest path of a seat as a list of tracks, and which seats have the longest of all, for display; the core
computes only lengths.

Removes every track without which the core finds a path of the same length; what remains is the path.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from branchline.core import State
from branchline.core_records import NOBODY
from branchline.lexicon import Lexicon
from branchline.view import View

SHOWN_STEPS = 200_000  # of the core's frontier search, about 2 ms; a path that takes more to trace is not shown


class LongestPath(msgspec.Struct, frozen=True):
    """``seats``: those that would get the points if the game ended now, several if their paths are equally long;
    ``tracks``: those of their paths, seat by seat, each from end to end, without a path that takes long to trace."""

    seats: tuple[int, ...]
    length: int
    tracks: tuple[str, ...]


def longest_path(view: View) -> LongestPath | None:
    """Who has the longest path (C-LONG-2), from the owners of the tracks alone; None if the map does not score it or
    nobody owns a track."""
    if not view.lex.map.rules.longest:
        return None
    own = [_own(view.seen.owner, seat, view.lex) for seat in range(view.seats)]
    lengths = [_longest(view.lex, tracks)[0] for tracks in own]
    length = max(lengths)
    if not length:
        return None
    holders = tuple(seat for seat in range(view.seats) if lengths[seat] == length)
    shown = [track for seat in holders for track in _traced(view.lex, own[seat], SHOWN_STEPS) or ()]
    return LongestPath(holders, length, tuple(view.lex.track_ids[track] for track in shown))


def longest_trail(lex: Lexicon, state: State, seat: int) -> tuple[str, ...]:
    """The tracks of a longest path (C-LONG-1) from end to end; empty if the map does not score it or there is none."""
    if not lex.map.rules.longest:
        return ()
    return tuple(lex.track_ids[track] for track in _traced(lex, _own(state.owner, seat, lex)) or ())


def _own(owner: Sequence[int], seat: int, lex: Lexicon) -> list[int]:
    return [track for track in range(len(lex.track_ids)) if owner[track] == seat]


def _traced(lex: Lexicon, tracks: Sequence[int], most: int | None = None) -> list[int] | None:
    """The tracks of a longest path in order; None if that takes more than so many steps."""
    kept = list(tracks)
    length, steps = _longest(lex, kept)
    for track in tracks:
        if most is not None and steps > most:
            return None
        without = [other for other in kept if other != track]
        found, more = _longest(lex, without)
        steps += more
        if found == length:
            kept = without
    return _in_order(lex, kept)


def _longest(lex: Lexicon, tracks: Sequence[int]) -> tuple[int, int]:
    """The length of the longest path over these tracks, computed by the core, and the steps of its frontier search."""
    state = State(lex.board)
    state.begin(2)
    state.put("owner", [NOBODY] * len(state.owner))
    for track in tracks:
        state.own_track(0, track, True)
    steps = state.score_all()
    return int(state.longest[0]), steps


def _in_order(lex: Lexicon, tracks: Sequence[int]) -> list[int]:
    """Sort the tracks of a path from one end to the other (in a loop, from any city)."""
    ends = {track: (lex.map.tracks[track].a, lex.map.tracks[track].b) for track in tracks}
    at: dict[str, list[int]] = {}
    for track, (a, b) in ends.items():
        at.setdefault(a, []).append(track)
        at.setdefault(b, []).append(track)
    if not at:
        return []
    start = min(at, key=lambda city: (len(at[city]) % 2 == 0, city))
    left, path = set(tracks), []
    stack: list[tuple[str, int | None]] = [(start, None)]
    while stack:  # Hierholzer's algorithm
        city, came = stack[-1]
        ahead = next((track for track in at[city] if track in left), None)
        if ahead is not None:
            left.remove(ahead)
            a, b = ends[ahead]
            stack.append((b if city == a else a, ahead))
        else:
            stack.pop()
            if came is not None:
                path.append(came)
    return path
