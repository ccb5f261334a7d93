"""Who sits where: the seats of a person, who plays a seat now, and a table as everybody may see it.

It reads rows and changes nothing; it knows nothing about the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

from msgspec.structs import replace

from branchline.maps import Map, load_map, load_map_text
from branchline.server.errors import RequestError
from branchline.server.store import Chair, TableRow
from branchline.server.tables import patience
from branchline.server.wire.shapes import BotChoice, Contribution, Shuffle, Table, TableSeat

STAND_IN = BotChoice()  # the bot that plays on for somebody who resigned or is out of time


@lru_cache(maxsize=64)
def _map(name: str, source: str | None) -> Map:
    return load_map(name) if source is None else load_map_text(source, name)


def map_of(row: TableRow) -> Map:
    return _map(row.map, row.map_source)


def seats_of(row: TableRow, person: str) -> tuple[int, ...]:
    """Return the seats that a person holds; those they have resigned don't count."""
    return tuple(
        seat
        for seat, chair in enumerate(row.seating)
        if chair.person and chair.person.id == person and not chair.resigned
    )


def played_by(row: TableRow, person: str | None) -> bool:
    """Return whether this person plays at the table or has resigned there."""
    return any(chair.person and chair.person.id == person for chair in row.seating)


def others(row: TableRow, person: str) -> tuple[int, ...]:
    """Return the seats of everybody else who sits there and has not resigned, also of those a bot stands in for."""
    return tuple(
        seat
        for seat, chair in enumerate(row.seating)
        if chair.person and chair.person.id != person and not chair.resigned
    )


def voters(row: TableRow, seat: int) -> tuple[int, ...]:
    """Return the seats of the other people who play now; programs have no vote."""
    sitting = row.seating[seat].person if seat < len(row.seating) else None
    return tuple(
        number
        for number, chair in enumerate(row.seating)
        if chair.person and chair.person != sitting and chair.person.kind != "bot" and player_at(chair) is not None
    )


def check_seat(row: TableRow, person: str, seat: int) -> None:
    if seat not in seats_of(row, person):
        raise RequestError(403, "not_your_seat")


def bot_at(chair: Chair) -> BotChoice | None:
    """Return the server's bot that plays this seat now, if any."""
    return chair.stand_in if chair.stand_in is not None else chair.bot


def player_at(chair: Chair) -> str | None:
    """Return the person who plays this seat now, if any."""
    return chair.person.id if chair.person is not None and bot_at(chair) is None else None


def people_play(chairs: Iterable[Chair]) -> bool:
    """Whether a person plays any of the seats now. Where nobody does, bots play only for those who watch."""
    return any(player_at(chair) is not None for chair in chairs)


def charged_to(row: TableRow) -> str:
    """Return the person whose share of the bots this table uses: its host, or a person at a table without one."""
    people = (chair.person.id for chair in row.seating if chair.person)
    return row.host or next(people, row.code)


def bot_name(bot: BotChoice) -> str:
    """Return the bot's name as in records and in the arena."""
    return f"{bot.level}:style={bot.style}"


def with_chair(row: TableRow, seat: int, **changes: object) -> tuple[Chair, ...]:
    """Return the seating with one seat changed."""
    return tuple(replace(chair, **changes) if number == seat else chair for number, chair in enumerate(row.seating))


def public_table(
    row: TableRow,
    present: Collection[str] = (),
    spectators: int = 0,
    away_since: Callable[[str], float | None] = lambda person: None,
) -> Table:
    """Return what everybody may see of a table; with the seed only when the game is over and the table is public."""
    return Table(
        code=row.code,
        status=row.status,
        map=row.map,
        map_name=map_of(row).name,
        public=row.public,
        host=row.host,
        options=row.options,
        clock=row.clock,
        seats=tuple(_seat(chair, present, away_since) for chair in row.seating),
        commitment=row.commitment,
        created=row.created,
        changed=row.changed,
        remote_bots=row.remote_bots,
        pace=row.pace,
        spectators=spectators,
        seq=row.seq,
        turn=row.turn,
        undo=row.undo,
        vote=row.vote,
        grace=patience.grace(row.clock),
        rerolls=row.rerolls,
        outcome=row.outcome,
        seed=row.secret.hex() if row.status == "over" and row.public else None,
        rematch=row.rematch,
    )


def table_for(person: str | None, row: TableRow, table: Table) -> Table:
    """Return a public table as a person may see it: its players learn the seed at the end. It tells every hand, so at a
    private table nobody else does."""
    return replace(table, seed=row.secret.hex()) if row.status == "over" and played_by(row, person) else table


def public_shuffle(row: TableRow) -> Shuffle:
    """Return what players add to the shuffle; the values only when the cards are dealt."""
    dealt = row.status != "open"
    return Shuffle(
        row.revealing,
        tuple(
            Contribution(seat, chair.commitment, chair.contribution if dealt else None)
            for seat, chair in enumerate(row.seating)
            if chair.commitment is not None
        ),
    )


def _seat(chair: Chair, present: Collection[str], away_since: Callable[[str], float | None]) -> TableSeat:
    return TableSeat(
        colour=chair.colour,
        person=chair.person,
        bot=chair.bot,
        name=chair.name,
        present=chair.person is not None and chair.person.id in present,
        resigned=chair.resigned,
        stand_in=chair.stand_in,
        away_since=None if chair.person is None or chair.resigned else away_since(chair.person.id),
    )
