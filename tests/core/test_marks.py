"""Marks say who may see a field of the State; the record of a view and all copying come from them.
Tested with a small table made here, with a field for each mark, and with the State itself.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated as A
from typing import Any, assert_type

import pytest

from branchline import core
from branchline.core.codes import NONE, SEATS
from branchline.core.layout import AT_END, OWNER, PUBLIC, REVEALED, SECRET, Record, fingerprint
from branchline.core.marks import c_copying, copy_marked, see_marked, seen_record
from branchline.core.records import Seen, State, Worked
from branchline.maps import load_map

COLUMNS: dict[str, Any] = {
    "shown": A[list[int], "u8", 3, PUBLIC],
    "turn": A[int, "u8", PUBLIC],
    "cards": A[list[int], "u8", 2 * SEATS, OWNER],
    "wish": A[list[int], "i16", SEATS, OWNER],
    "goals": A[list[int], "u64", 2 * SEATS, REVEALED],
    "total": A[list[int], "i16", SEATS, AT_END],
    "winner": A[int, "u8", AT_END],
    "dice": A[list[int], "u64", 2],  # no mark
    "trap": A[int, "u8"],
}


def table(columns: dict[str, Any]) -> Any:
    return type("Small", (Record,), {"__annotations__": columns})


Nothing = table({})
Extra = table({"viewer": A[int, "u8"]})
Small = table(COLUMNS)
View: Any = seen_record(Small, Extra)


def filled() -> Any:
    small = Small()
    small.load(bytes(i * 37 % 251 + 1 for i in range(Small.size)))
    return small


def see(small: Any, viewer: int, over: bool) -> Any:
    view = View()
    see_marked(small, viewer, over, view)
    return view


def test_a_view_has_the_marked_and_the_computed_fields() -> None:
    counts = {field.name: field.count for field in View.fields}
    assert counts == {
        "goals": 2 * SEATS, "wish": 0, "total": SEATS, "shown": 3, "turn": 0, "cards": 2, "winner": 0, "viewer": 0,
    }  # fmt: skip


def test_a_field_without_a_mark_is_secret() -> None:
    """A view has no field for it, and no byte of a view depends on it."""
    assert Small.by_name["dice"].mark is Small.by_name["trap"].mark is SECRET
    assert not {"dice", "trap"} & set(View.by_name)
    for viewer in (0, SEATS - 1, NONE):
        for over in (False, True):
            small = filled()
            before = see(small, viewer, over).pack()
            small.dice, small.trap = [8, 9], 7
            assert see(small, viewer, over).pack() == before


@pytest.mark.parametrize("viewer", [0, 2, SEATS - 1, NONE])
@pytest.mark.parametrize("over", [False, True])
def test_what_each_mark_shows(viewer: int, over: bool) -> None:
    small, view = filled(), see(filled(), viewer, over)
    mine = slice(2 * viewer, 2 * viewer + 2)
    assert (view.shown, view.turn) == (small.shown, small.turn)
    assert (view.cards, view.wish) == (([0, 0], 0) if viewer == NONE else (small.cards[mine], small.wish[viewer]))
    own = [0] * 2 * SEATS
    if viewer != NONE:
        own[mine] = small.goals[mine]
    assert view.goals == (small.goals if over else own)
    assert (view.total, view.winner) == ((small.total, small.winner) if over else ([0] * SEATS, 0))


@pytest.mark.parametrize("viewer", [0, 2, NONE])
def test_a_view_is_copied_back(viewer: int) -> None:
    """The viewer sees the same in the new state; the fields of the other seats are not changed."""
    view, other = see(filled(), viewer, True), Small()
    copy_marked(view, viewer, other)
    assert see(other, viewer, True).pack() == view.pack()
    assert (other.dice, other.trap) == ([0, 0], 0)
    assert sum(map(bool, other.wish)) == (viewer != NONE)
    other.shown[0] += 1
    assert view.shown != other.shown


def test_marks_that_make_no_sense_are_refused() -> None:
    for mark in (OWNER, REVEALED):
        for column in (A[int, "u8", mark], A[list[int], "u8", SEATS + 1, mark]):
            with pytest.raises(ValueError, match=rf"Small\.odd: {mark.name}, but not a part for each seat"):
                seen_record(table({"odd": column}), Nothing)
    with pytest.raises(ValueError, match=r"Small\.viewer is marked PUBLIC and worked out as well"):
        seen_record(table({"viewer": A[int, "u8", PUBLIC]}), Extra)


def test_another_mark_needs_another_build() -> None:
    """The compiled copying code must never run with marks other than those it was generated from."""
    later = table(COLUMNS | {"turn": A[int, "u8", AT_END]})
    assert fingerprint([Small]) != fingerprint([later])


def test_adjacent_fields_are_copied_together() -> None:
    text = c_copying(seen_record(table(dict.fromkeys("abc", A[int, "u8", PUBLIC])), Nothing))
    assert text.count("memcpy") == 2
    assert "memcpy(v + 0, g + 0, 3);" in text
    assert "memcpy(g + 0, v + 0, 3);" in text


def test_the_marks_of_the_state() -> None:
    """Who sees what according to the rules. All fields that are not public are listed here."""
    marks = {mark: {field.name for field in State.fields if field.mark is mark} for mark in (OWNER, REVEALED, SECRET)}
    assert marks[OWNER] == {"hand", "offered", "memory", "chosen"}
    assert marks[REVEALED] == {"tickets"}
    assert marks[SECRET] == {"rng", "bag", "deck", "queue", "queue_head", "offered_size", "ask"}
    worked = {field.name for field in Worked.fields}
    assert set(Seen.by_name) == set(State.by_name) - marks[SECRET] | worked


def test_types_are_written_from_the_tables(root: Path) -> None:
    """typed.pyi agrees with the tables, so mypy and editors know every field of State and Seen."""
    tool = root / "tools" / "typed.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, cwd=root)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_are_known() -> None:
    """Checked by mypy when it reads this file; ``Any`` would fail."""
    state = core.State(core.Board(load_map("europe")))
    assert_type(state.hand, tuple[int, ...])
    assert_type(state.phase, int)
    assert_type(state.see(NONE).ticket_count, tuple[int, ...])
    assert_type(state.see(NONE).viewer, int)
    assert_type(Seen().hand, list[int])
    assert_type(State().seats, int)
    for thing, table in ((state, State), (state.see(NONE), Seen)):
        for field in table.fields:
            assert isinstance(getattr(thing, field.name), tuple if field.count else int)
