"""Where the tracks that lose least by parities alone fall apart. Knows only the graph.

If they fall apart in every such choice, no trail loses as little. A search that starts at a small part sees this at
once, because the part is closed before anything else is decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import HOPELESS
from branchline.core.trail_loss import close_parity, least_loss

if TYPE_CHECKING:
    from branchline.core.types import Board, Work, i32

# A part has the number of one of its nodes. While parts are joined, ``w.place`` has the part of each node, and
# ``w.missing`` the number of tracks of each part; the next order sets both anew.


def smallest_part(b: Board, w: Work) -> i32:
    """A node of the part with fewest tracks, or -1 if there is only one part."""
    i: i32
    parts: i32 = 0
    smallest: i32 = -1
    choose_by_parity(b, w)
    for i in range(b.nodes):
        if w.missing[i] > 0:
            parts += 1
            if smallest < 0 or w.missing[i] < w.missing[smallest]:
                smallest = i
    return smallest if parts > 1 else -1


def choose_by_parity(b: Board, w: Work) -> None:
    """Make one of the choices that lose least, by the tables of this order, and join what it connects."""
    i: i32
    k: i32
    pair: i32
    with_it: i32
    least: i32
    odd: i32 = 0
    for i in range(b.nodes):
        w.place[i] = i
        w.missing[i] = 0
    for k in range(w.frontier_size):
        pair = 1 << w.frontier_slot[w.frontier_a[k]] ^ 1 << w.frontier_slot[w.frontier_b[k]]
        with_it = close_parity(w, k, odd ^ pair)
        odd = close_parity(w, k, odd)
        least = least_loss(w, k + 1, with_it)
        if least < HOPELESS and least <= least_loss(w, k + 1, odd) + w.frontier_length[k]:
            odd = with_it
            join_parts(b, w, w.place[w.frontier_a[k]], w.place[w.frontier_b[k]])


def join_parts(b: Board, w: Work, part: i32, other: i32) -> None:
    """A track between two parts, or within one."""
    i: i32
    w.missing[part] += 1
    if part != other:
        w.missing[part] += w.missing[other]
        w.missing[other] = 0
        for i in range(b.nodes):
            if w.place[i] == other:
                w.place[i] = part
