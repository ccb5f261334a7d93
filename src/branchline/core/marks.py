"""Builds views from the marks of the State: the view record, and the copying from a state to a view and back.

Knows marks and tables, no rules. The two copying functions exist for the plain backend and, generated from the same
table, in C for the compiled one.
"""

from __future__ import annotations

from typing import Annotated, Any

from branchline.core.codes import NONE, SEATS
from branchline.core.layout import AT_END, OWNER, PUBLIC, REVEALED, SECRET, Copy, Field, Mark, Record


def seen_record(state: type[Record], worked: type[Record]) -> type[Record]:
    """Make the record class of a view: the marked fields of the state, and the fields computed by see.py."""
    columns: dict[str, Any] = {}
    for field in state.fields:
        if field.mark in (OWNER, REVEALED) and (field.count == 0 or field.count % SEATS):
            raise ValueError(f"{state.__name__}.{field.name}: {field.mark.name}, but not a part for each seat")
        if field.mark is not SECRET:
            columns[field.name] = _column(field, field.count // SEATS if field.mark is OWNER else field.count)
    for field in worked.fields:
        if field.name in columns:
            mark = state.by_name[field.name].mark
            raise ValueError(f"{state.__name__}.{field.name} is marked {mark.name} and worked out as well")
        columns[field.name] = _column(field, field.count)
    text = "All and only what one seat (or a spectator: viewer NONE) may know; made from the marks of the State."
    made: type[Record] = type(
        "Seen", (Record,), {"__annotations__": columns, "__doc__": text, "__module__": state.__module__}
    )
    marked = [field for field in state.fields if field.mark is not SECRET]
    made.copies = tuple(Copy(field, made.by_name[field.name], field.count // SEATS) for field in marked)
    return made


def _column(field: Field, count: int) -> Any:
    """The annotation of a field; if each seat has one element, the view has a scalar."""
    if count == 0 or (field.mark is OWNER and count == 1):
        return Annotated[int, field.type]
    return Annotated[list[int], field.type, count]


def see_marked(g: Record, viewer: int, over: bool, v: Record) -> None:
    """Copy the fields that the marks allow into a zeroed view."""
    for field, _, share in v.copies:
        name, mark = field.name, field.mark
        value = getattr(g, name)
        if mark is PUBLIC or (over and mark is not OWNER):
            setattr(v, name, value[:] if field.count else value)
        elif viewer != NONE and mark is not AT_END:
            own = value[viewer * share : (viewer + 1) * share]
            if mark is REVEALED:
                getattr(v, name)[viewer * share : (viewer + 1) * share] = own
            else:
                setattr(v, name, own if share > 1 else own[0])


def copy_marked(v: Record, viewer: int, g: Record) -> None:
    """Copy the marked fields of a view into a state. The other seats' parts of OWNER fields stay as they are."""
    for field, _, share in v.copies:
        value = getattr(v, field.name)
        if field.mark is not OWNER:
            setattr(g, field.name, value[:] if field.count else value)
        elif viewer != NONE:
            getattr(g, field.name)[viewer * share : (viewer + 1) * share] = value if share > 1 else [value]


# The offsets are those of the tables, since structs have no gaps.
C_COPYING = """static inline void see_marked(const void *state, int viewer, int over, void *seen) {{
    const char *g = state;
    char *v = seen;
    {public}
    if (over) {{ {at_end} }}
    if (viewer == NONE) return;
    {own}
    {revealed}
}}
static inline void copy_marked(const void *seen, int viewer, void *state) {{
    const char *v = seen;
    char *g = state;
    {back}
    if (viewer == NONE) return;
    {own_back}
}}"""


def c_copying(seen: type[Record]) -> str:
    """The C code of ``see_marked`` and ``copy_marked`` for the same table."""
    own = _having(seen, OWNER)
    return C_COPYING.format(
        public=_whole("memcpy(v + {1}, g + {0}, {2});", _having(seen, PUBLIC)),
        at_end=_whole("memcpy(v + {1}, g + {0}, {2});", _having(seen, REVEALED, AT_END)),
        own=_parts("memcpy(v + {1}, g + {0} + viewer * {2}, {2});", own),
        revealed=_parts("memcpy(v + {1} + viewer * {2}, g + {0} + viewer * {2}, {2});", _having(seen, REVEALED)),
        back=_whole("memcpy(g + {0}, v + {1}, {2});", _having(seen, PUBLIC, REVEALED, AT_END)),
        own_back=_parts("memcpy(g + {0} + viewer * {2}, v + {1}, {2});", own),
    )


def _having(seen: type[Record], *marks: Mark) -> list[Copy]:
    return [copy for copy in seen.copies if copy.state.mark in marks]


def _parts(line: str, copies: list[Copy]) -> str:
    """One line per field, from its offsets in the state and the view and the size of a seat's part."""
    rows = [(copy.state.offset, copy.seen.offset, copy.state.size // SEATS) for copy in copies]
    return "\n    ".join(line.format(*row) for row in rows)


def _whole(line: str, copies: list[Copy]) -> str:
    """One line per run of fields that are adjacent in both records."""
    runs: list[tuple[int, int, int]] = []
    for copy in copies:
        state, seen, size = copy.state.offset, copy.seen.offset, copy.state.size
        if runs and (runs[-1][0] + runs[-1][2], runs[-1][1] + runs[-1][2]) == (state, seen):
            state, seen, size = runs[-1][0], runs[-1][1], runs.pop()[2] + size
        runs.append((state, seen, size))
    return "\n    ".join(line.format(*run) for run in runs)
