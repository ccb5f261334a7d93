"""When the frontier search may drop a partial choice for another one: compared with the definition, on four slots."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.trail_frontier import as_connected

SLOTS = 4
Classes = tuple[frozenset[int], ...]


def partitions(slots: tuple[int, ...]) -> Iterator[Classes]:
    """Every choice of some of the slots, in classes of connected ones."""
    if not slots:
        yield ()
        return
    for classes in partitions(slots[1:]):
        yield classes
        yield (frozenset({slots[0]}), *classes)
        for i, one in enumerate(classes):
            yield (*classes[:i], one | {slots[0]}, *classes[i + 1 :])


def packed(classes: Classes) -> int:
    """Four bits per slot: one more than the lowest slot of its class."""
    return sum((min(one) + 1) << 4 * slot for one in classes for slot in one)


def connected(first: Classes, second: Classes) -> bool:
    """Whether the tracks decided and those still to come form one piece."""
    pieces: list[frozenset[int]] = []
    for one in first + second:
        touching = [piece for piece in pieces if piece & one]
        pieces = [piece for piece in pieces if not piece & one] + [one.union(*touching)]
    return len(pieces) <= 1


def test_a_sketch_is_as_good_if_all_that_completes_the_other_completes_it() -> None:
    """The core compares only sketches that touch at least the slots of the other; there its answer is exact."""
    every = list(partitions(tuple(range(SLOTS))))
    assert len(every) == 52
    to_come = list(partitions(tuple(range(SLOTS + 1))))  # the last slot stands for nodes still ahead of the frontier
    completing = {mine: {rest for rest in to_come if connected(mine, rest)} for mine in every}
    for mine in every:
        for other in every:
            wider = frozenset().union(*mine) >= frozenset().union(*other)
            expected = wider and completing[mine] >= completing[other]
            assert bool(as_connected(packed(mine), packed(other))) == expected, (mine, other)
