"""Union-find over ``w.root``: which nodes are connected.

Knows nodes only, not what connects them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.core.types import Work, i32


def find(w: Work, node: i32) -> i32:
    x: i32 = node
    while w.root[x] != x:
        w.root[x] = w.root[w.root[x]]
        x = w.root[x]
    return x


def join(w: Work, a: i32, b: i32) -> None:
    x: i32 = find(w, a)
    y: i32 = find(w, b)
    w.root[x] = y
