"""The longest path of a seat as a list of tracks, for display; the core computes only its length.

Removes every track without which the core finds a path of the same length; what remains is the path.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.core import State
from branchline.core_records import NOBODY
from branchline.lexicon import Lexicon


def longest_trail(lex: Lexicon, state: State, seat: int) -> tuple[str, ...]:
    """The tracks of a longest path (C-LONG-1) from end to end; empty if the map does not score it or there is none."""
    if not lex.map.rules.longest:
        return ()
    kept = [track for track in range(len(lex.track_ids)) if state.owner[track] == seat]
    length = _longest(lex, kept)
    for track in list(kept):
        without = [other for other in kept if other != track]
        if _longest(lex, without) == length:
            kept = without
    return tuple(lex.track_ids[track] for track in _in_order(lex, kept))


def _longest(lex: Lexicon, tracks: Sequence[int]) -> int:
    """The length of the longest path over these tracks, computed by the core."""
    state = State(lex.board)
    state.begin(2)
    state.put("owner", [NOBODY] * len(state.owner))
    for track in tracks:
        state.own_track(0, track, True)
    state.score_all()
    return int(state.longest[0])


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
