"""The longest trail of networks too large for brute force: edge by edge, with only the open nodes in the state.
A dictionary of all possible states; slow, and independent of the core's own frontier search.
"""

from __future__ import annotations

from collections.abc import Sequence

Edge = tuple[str, str, int]
# For each open node: whether its degree is odd, and its component (0: none of its edges is chosen)
Picture = tuple[tuple[tuple[str, bool, int], ...], int]


def trail_by_frontier(edges: Sequence[Edge]) -> int:
    """The heaviest connected set of edges with at most two odd nodes, which is what one walk can cover."""
    order = _in_order(edges)
    last = {node: i for i, (a, b, _) in enumerate(order) for node in (a, b)}
    best = 0
    pictures: dict[Picture, int] = {((), 0): 0}
    for i, (a, b, length) in enumerate(order):
        grown: dict[Picture, int] = {}
        for (nodes, odd), weight in pictures.items():
            here = {node: (parity, piece) for node, parity, piece in nodes}
            for node in (a, b):
                here.setdefault(node, (False, 0))
            for chosen in (False, True):
                after, done = (_with(here, a, b), weight + length) if chosen else (dict(here), weight)
                closed, odds, complete = _close(after, [n for n in {a, b} if last[n] == i], odd)
                if complete:
                    best = max(best, done)
                if closed is not None:
                    key = (_tidy(closed), odds)
                    grown[key] = max(grown.get(key, 0), done)
        pictures = grown
    return best


def _in_order(edges: Sequence[Edge]) -> list[Edge]:
    """The edges ordered so that few nodes are open at a time."""
    place: dict[str, int] = {}
    for start in sorted({edge[0] for edge in edges}):
        waiting = [start]
        while waiting:
            node = waiting.pop(0)
            if node not in place:
                place[node] = len(place)
                waiting += [b if a == node else a for a, b, _ in edges if node in (a, b)]
    return sorted(edges, key=lambda edge: (max(place[edge[0]], place[edge[1]]), min(place[edge[0]], place[edge[1]])))


def _with(here: dict[str, tuple[bool, int]], a: str, b: str) -> dict[str, tuple[bool, int]]:
    """The state with the edge a-b chosen."""
    pieces = {piece for _, piece in here.values()}
    mine, other = here[a][1], here[b][1]
    name = mine or other or max(pieces) + 1
    found = {n: (parity, name if piece and piece in (mine, other) else piece) for n, (parity, piece) in here.items()}
    for node in (a, b):
        found[node] = (not found[node][0], name)
    return found


def _close(
    here: dict[str, tuple[bool, int]], leaving: list[str], odd: int
) -> tuple[dict[str, tuple[bool, int]] | None, int, bool]:
    """Drop nodes without further edges: the new state, or None if it can't be one walk; and whether the walk is complete."""
    for node in leaving:
        parity, piece = here.pop(node)
        odd += parity
        if odd > 2:
            return None, odd, False
        if piece and all(other != piece for _, other in here.values()):
            alone = all(not other for _, other in here.values())
            return None, odd, alone
    return here, odd, False


def _tidy(here: dict[str, tuple[bool, int]]) -> tuple[tuple[str, bool, int], ...]:
    names: dict[int, int] = {0: 0}
    return tuple((n, parity, names.setdefault(piece, len(names))) for n, (parity, piece) in sorted(here.items()))
