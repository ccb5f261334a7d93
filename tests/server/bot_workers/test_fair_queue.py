"""The fair queue: people take turns, and each person's items keep their order."""

from __future__ import annotations

from typing import NamedTuple

from branchline.server.bot_workers.fair_queue import FairQueue, Priority

QUICK, SEARCH, BACKGROUND = Priority


class Item(NamedTuple):
    person: str
    number: int
    priority: Priority = SEARCH


def drained(queue: FairQueue[Item], *priorities: Priority) -> list[tuple[str, int]]:
    found = []
    while (item := queue.pop(priorities or Priority)) is not None:
        found.append((item.person, item.number))
    return found


def test_people_take_turns_and_keep_their_own_order() -> None:
    queue: FairQueue[Item] = FairQueue()
    for number in range(4):
        queue.push(Item("eve", number))
    queue.push(Item("ada", 0))
    queue.push(Item("bob", 0))
    queue.push(Item("ada", 1))
    assert drained(queue) == [("eve", 0), ("ada", 0), ("bob", 0), ("eve", 1), ("ada", 1), ("eve", 2), ("eve", 3)]
    assert drained(queue) == []


def test_whoever_comes_back_goes_to_the_end_of_the_line() -> None:
    queue: FairQueue[Item] = FairQueue()
    queue.push(Item("eve", 0))
    queue.push(Item("ada", 0))
    assert queue.pop([SEARCH]) == Item("eve", 0)
    queue.push(Item("eve", 1))
    assert drained(queue) == [("ada", 0), ("eve", 1)]


def test_each_priority_has_a_line_of_its_own() -> None:
    queue: FairQueue[Item] = FairQueue()
    for number, priority in enumerate((BACKGROUND, SEARCH, QUICK)):
        queue.push(Item("eve", number, priority))
    assert [queue.count(priority) for priority in Priority] == [1, 1, 1]
    assert drained(queue, QUICK) == [("eve", 2)]
    assert drained(queue, SEARCH, BACKGROUND) == [("eve", 1), ("eve", 0)]


def test_an_item_can_be_taken_back_and_leaves_nothing_behind() -> None:
    queue: FairQueue[Item] = FairQueue()
    items = [Item("eve", 0), Item("eve", 1), Item("ada", 0)]
    for item in items:
        queue.push(item)
    assert queue.count_of("eve", SEARCH) == 2 and queue.people(SEARCH) == {"eve", "ada"}
    queue.remove(items[0])
    queue.remove(items[2])
    queue.remove(items[2])
    assert queue.people(SEARCH) == {"eve"} and queue.count_of("ada", SEARCH) == 0
    assert drained(queue) == [("eve", 1)]
    queue.remove(items[1])
    assert queue.people(SEARCH) == set() and queue.count(SEARCH) == 0
