"""Since when people are away from their tables, by the server's clock; also while a table rests.

In memory and of bounded size. After a restart everybody counts as away since then, never since earlier.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # tables


class Absences:
    """``now`` is the server's clock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._earliest = now()
        self._left: OrderedDict[str, dict[str, float]] = OrderedDict()  # table -> person -> when they left

    def leave(self, table: str, person: str) -> None:
        """The person's last connection has left the table, or the game has begun without them."""
        self._left.setdefault(table, {})[person] = self._now()
        self._left.move_to_end(table)
        while len(self._left) > REMEMBERED:
            _, forgotten = self._left.popitem(last=False)
            self._earliest = max(self._earliest, *forgotten.values())  # nobody's absence becomes longer by this

    def since(self, table: str, person: str) -> float:
        """When a person who is away now left the table."""
        return max(self._earliest, self._left.get(table, {}).get(person, self._earliest))

    def forget(self, table: str) -> None:
        """The game is over."""
        self._left.pop(table, None)
