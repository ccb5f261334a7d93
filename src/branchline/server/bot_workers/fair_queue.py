"""A queue that is fair to people: they take turns, and what one person asks for is done in the order it was asked.

It holds items and knows nothing about workers, bots or time.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, Protocol, TypeVar


class Priority(IntEnum):
    """Kinds of work. Each has a line of its own, in which people take turns."""

    QUICK = 0  # a bot that answers at once
    SEARCH = 1  # a bot that thinks as long as it is given
    BACKGROUND = (
        2  # work that nobody waits for at a table; an expert waits for a piece that has begun, so keep it short
    )


class Item(Protocol):
    """Something to do, and for whom."""

    @property
    def person(self) -> str: ...

    @property
    def priority(self) -> Priority: ...


T = TypeVar("T", bound=Item)


class FairQueue(Generic[T]):
    """For each priority a line of people, and for each person a line of items."""

    def __init__(self) -> None:
        self._lines: dict[Priority, OrderedDict[str, deque[T]]] = {priority: OrderedDict() for priority in Priority}

    def push(self, item: T) -> None:
        """Add an item; a person who had none in this line goes to its end."""
        self._lines[item.priority].setdefault(item.person, deque()).append(item)

    def pop(self, priorities: Iterable[Priority]) -> T | None:
        """Take the next item of the first of these priorities that has one; its person goes to the end of the line."""
        for priority in priorities:
            line = self._lines[priority]
            if line:
                person, items = line.popitem(last=False)
                item = items.popleft()
                if items:
                    line[person] = items
                return item
        return None

    def remove(self, item: T) -> None:
        """Drop an item that is no longer wanted, if it is still here."""
        line = self._lines[item.priority]
        items = line.get(item.person)
        if items is not None and item in items:
            items.remove(item)
            if not items:
                del line[item.person]

    def count(self, priority: Priority) -> int:
        return sum(map(len, self._lines[priority].values()))

    def count_of(self, person: str, priority: Priority) -> int:
        return len(self._lines[priority].get(person, ()))

    def people(self, priority: Priority) -> set[str]:
        """Who waits in this line."""
        return set(self._lines[priority])
