"""Changes to the seating and the settings of an open table, and who may make them.

Pure functions: a row in, its changed columns out, or RequestError. Nothing is stored here.
"""

from __future__ import annotations

from time import time

import msgspec

from branchline.game.options import OptionError, read_options
from branchline.maps import load_map
from branchline.server.accounts.identifiers import clean_name
from branchline.server.errors import RequestError
from branchline.server.protocols import Identity
from branchline.server.store import Chair, Changes, TableRow
from branchline.server.wire.bodies import ChangeTable, Fill, Join, NewSeat
from branchline.server.wire.shapes import ClockRule, GameOptions, SeatColour, Table

DEFAULT_CLOCK = ClockRule("move", 600, 0, "bot")  # docs/decisions/fair-play.md
COLOURS: tuple[SeatColour, ...] = ("blue", "red", "yellow", "black", "green")  # C-SET-1
replace = msgspec.structs.replace


def check_options(map_: str, seats: int, options: GameOptions) -> None:
    """Let the game check the options; None means the default."""
    given = {name: value for name, value in msgspec.to_builtins(options).items() if value is not None}
    try:
        read_options(load_map(map_), seats, given)
    except OptionError as error:
        raise RequestError(400, "bad_options", str(error)) from None


# --- permissions


def check_host(row: TableRow, identity: Identity) -> None:
    if row.host != identity.row.id:
        raise RequestError(403, "not_host")


def check_open(row: TableRow) -> None:
    if row.status != "open" or row.revealing:
        raise RequestError(409, "not_open")


def chair_of(row: TableRow, seat: int) -> Chair:
    if seat >= len(row.seating):
        raise RequestError(404, "unknown_seat", f"this table has seats 0 to {len(row.seating) - 1}")
    return row.seating[seat]


def check_own(row: TableRow, identity: Identity, seat: int) -> None:
    chair = chair_of(row, seat)
    if chair.person is None or chair.person.id != identity.row.id:
        raise RequestError(403, "not_your_seat")


def check_fill(row: TableRow, identity: Identity, seat: int, table: Table) -> None:
    """Who may let a bot play a seat of a running game: the host, and while the host is away everybody who plays, for
    somebody who is away. That they are, and for how long, is checked at the table."""
    chair = chair_of(row, seat)
    if row.host == identity.row.id:
        return
    plays = any(one.person and one.person.id == identity.row.id and not one.resigned for one in row.seating)
    host_here = any(one.person and one.person.id == row.host and one.present for one in table.seats)
    if not plays or host_here or chair.person is None or chair.resigned:
        raise RequestError(403, "not_host")


def is_free(chair: Chair) -> bool:
    return chair.person is None and chair.bot is None


def has_free_seat(row: TableRow) -> bool:
    """Whether somebody can still join."""
    return row.status == "open" and not row.revealing and any(map(is_free, row.seating))


def sits(row: TableRow, person: str) -> bool:
    return any(chair.person and chair.person.id == person for chair in row.seating)


# --- changes


def _seat(row: TableRow, seat: int, chair: Chair) -> Changes:
    seating = (*row.seating[:seat], chair, *row.seating[seat + 1 :])
    return {"seating": seating, "changed": time()}


def joined(row: TableRow, identity: Identity, wanted: Join) -> Changes:
    check_open(row)
    if identity.row.kind == "bot" and not row.remote_bots and identity.row.owner != row.host:
        raise RequestError(403, "no_remote_bots", "this table admits no remote bots")
    if wanted.seat is None:
        open_ones = [seat for seat, chair in enumerate(row.seating) if is_free(chair)]
        if not open_ones:
            raise RequestError(409, "table_full")
        seat = open_ones[0]
    else:
        seat = wanted.seat
        if not is_free(chair_of(row, seat)):
            raise RequestError(409, "seat_taken")
    return _seat(row, seat, _seated(row.seating[seat], identity, row.seating, wanted.name))


def _seated(chair: Chair, identity: Identity, others: tuple[Chair, ...], name: str | None) -> Chair:
    """Seat a person; if they hold several seats (pass and play), each gets its own name."""
    if name is None:
        taken = {other.name for other in others}
        number = 1
        name = identity.row.name
        while name in taken:
            number += 1
            name = f"{identity.row.name[:20]} {number}"
    else:
        name = clean_name(name)
    return replace(chair, person=identity.person, bot=None, name=name)


def left(row: TableRow, identity: Identity, seat: int) -> Changes:
    """The seat's person leaves."""
    check_open(row)
    check_own(row, identity, seat)
    return _emptied(row, seat)


def removed(row: TableRow, identity: Identity, seat: int) -> Changes:
    """The host removes whoever sits there."""
    check_open(row)
    check_host(row, identity)
    return _emptied(row, seat)


def opened(row: TableRow, identity: Identity, seat: int) -> Changes:
    """The host removes a bot, so that a person can join."""
    check_open(row)
    check_host(row, identity)
    if chair_of(row, seat).person:
        raise RequestError(409, "seat_taken", "somebody sits there")
    return _emptied(row, seat)


def _emptied(row: TableRow, seat: int) -> Changes:
    """Free a seat. The first one for others brings the default clock; the host may change it again."""
    changes = _seat(row, seat, Chair(colour=chair_of(row, seat).colour))
    others = any(is_free(chair) or (chair.person and chair.person.id != row.host) for chair in row.seating)
    if not others and row.clock.kind == "none":
        changes["clock"] = DEFAULT_CLOCK
    return changes


def filled(row: TableRow, identity: Identity, wanted: Fill) -> Changes:
    check_open(row)
    check_host(row, identity)
    chair = chair_of(row, wanted.seat)
    if chair.person and chair.person.id != identity.row.id:
        raise RequestError(409, "seat_taken")
    return _seat(row, wanted.seat, Chair(colour=chair.colour, bot=wanted.bot))


def changed(row: TableRow, identity: Identity, wanted: ChangeTable) -> Changes:
    check_host(row, identity)
    check_open(row)
    changes: Changes = {"changed": time()}
    if wanted.public is not None:
        changes["public"] = wanted.public
    if wanted.remote_bots is not None:
        changes["remote_bots"] = wanted.remote_bots
    if wanted.clock is not None:
        changes["clock"] = wanted.clock
    if wanted.options is not None:
        check_options(row.map, len(row.seating), wanted.options)
        changes["options"] = wanted.options
    seating = row.seating
    if wanted.order is not None:
        if sorted(wanted.order) != list(range(len(seating))):
            raise RequestError(400, "bad_order", "every seat comes once in the order")
        seating = tuple(seating[seat] for seat in wanted.order)
    if wanted.colours is not None:
        if len(wanted.colours) != len(seating):
            raise RequestError(400, "bad_colours", "a colour for every seat")
        seating = _coloured(seating, wanted.colours)
    if seating != row.seating:
        changes["seating"] = seating
    return changes


def new_seating(seats: tuple[NewSeat, ...], identity: Identity) -> tuple[Chair, ...]:
    """Return the seating of a new table."""
    seating: tuple[Chair, ...] = ()
    for seat in seats:
        if seat.mine and seat.bot:
            raise RequestError(400, "bad_seats", "a chair is for the host or for a bot")
        chair = Chair(colour="blue", bot=seat.bot)
        seating += (_seated(chair, identity, seating, seat.name) if seat.mine else chair,)
    return _coloured(seating, tuple(seat.colour for seat in seats))


def default_clock(seating: tuple[Chair, ...]) -> ClockRule:
    """Return the clock of a new table whose host has chosen none: nobody can block a game against bots."""
    return DEFAULT_CLOCK if any(is_free(chair) for chair in seating) else ClockRule()


def _coloured(seating: tuple[Chair, ...], wanted: tuple[SeatColour | None, ...]) -> tuple[Chair, ...]:
    """Give each seat the colour it wants, or one that is left."""
    named = [colour for colour in wanted if colour]
    if len(set(named)) != len(named):
        raise RequestError(400, "bad_colours", "every seat has a colour of its own (C-SET-1)")
    left = iter(colour for colour in COLOURS if colour not in named)
    return tuple(replace(chair, colour=colour or next(left)) for chair, colour in zip(seating, wanted, strict=True))
