"""The least length that a trail must leave out, from any point of the frontier search. Knows only the graph.

A trail through a component with odd nodes is longest only if it ends at two of them, and every other node has an even
number of its tracks. Without the demand that the tracks are connected, only the parity of the nodes on the frontier
matters, and the least loss is found backwards from the last track. It is the bound of the frontier search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.bits import popcount
from branchline.core.codes import HOPELESS, LOSSES, ODD_ENDS

if TYPE_CHECKING:
    from branchline.core.types import Work, i32

# Parities are a set of slots, as bits; above them the number of ends so far, which is odd if the set is odd. So two
# entries for each set are enough: fewer than two ends, or two.


def tabulate_losses(w: Work) -> None:
    """Fill the tables of all tracks, from the last to the first. A table that finds no room is left out."""
    k: i32
    n: i32 = w.frontier_size
    size: i32 = 2
    w.loss_at[n] = 0
    w.losses[0] = HOPELESS
    w.losses[1] = 0
    for k in range(n - 1, -1, -1):
        w.loss_at[k] = -1
        if w.loss_at[k + 1] >= 0 and size + table_size(w.frontier_taken[k]) <= LOSSES:
            w.loss_at[k] = size
            size += table_size(w.frontier_taken[k])
            tabulate(w, k)
            w.steps += 2 << popcount(w.frontier_taken[k])


def table_size(taken: i32) -> i32:
    size: i32 = 2
    while taken:
        taken >>= 1
        size *= 2
    return size


def tabulate(w: Work, k: i32) -> None:
    """The least losses before track k, for every set of odd nodes on the frontier."""
    at: i32 = w.loss_at[k]
    pair: i32 = 1 << w.frontier_slot[w.frontier_a[k]] ^ 1 << w.frontier_slot[w.frontier_b[k]]
    taken: i32 = w.frontier_taken[k]
    odd: i32 = 0
    ends: i32
    while True:
        ends = popcount(odd) & 1
        w.losses[at + 2 * odd] = less_of(w, k, odd | ends * ODD_ENDS, pair)
        if not ends:
            w.losses[at + 2 * odd + 1] = less_of(w, k, odd | 2 * ODD_ENDS, pair)
        odd = (odd - taken) & taken
        if odd == 0:
            return


def less_of(w: Work, k: i32, odd: i32, pair: i32) -> i32:
    """The lesser loss: without or with track k."""
    without: i32 = least_loss(w, k + 1, close_parity(w, k, odd))
    with_it: i32 = least_loss(w, k + 1, close_parity(w, k, odd ^ pair))
    if without < HOPELESS:  # a loss too great for the table is counted as less, so that it stays a bound
        without = min(without + w.frontier_length[k], HOPELESS - 1)
    return min(without, with_it)


def close_parity(w: Work, k: i32, odd: i32) -> i32:
    """Count the odd nodes that leave the frontier at track k as ends; -1 if they can't be."""
    if w.frontier_last[w.frontier_a[k]] == k:
        odd = close_node(w, w.frontier_a[k], odd)
    if odd >= 0 and w.frontier_last[w.frontier_b[k]] == k:
        odd = close_node(w, w.frontier_b[k], odd)
    return odd


def close_node(w: Work, node: i32, odd: i32) -> i32:
    bit: i32 = 1 << w.frontier_slot[node]
    if not odd & bit:
        return odd
    if not w.parity[node] or odd >= 2 * ODD_ENDS:
        return -1
    return (odd ^ bit) + ODD_ENDS


def least_loss(w: Work, k: i32, odd: i32) -> i32:
    """The least length left out of track k and those after it, or HOPELESS; 0 if there is no table."""
    if odd < 0:
        return HOPELESS
    if w.loss_at[k] < 0:
        return 0
    return w.losses[w.loss_at[k] + 2 * (odd & (ODD_ENDS - 1)) + (odd >= 2 * ODD_ENDS)]
