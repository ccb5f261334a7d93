"""From what one viewer may know to the fields a screen gets, quickly: only what changed is written anew.

It reads the flat record of one viewer and nothing else, so what a seat may not know can't come in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from branchline.asks import SecondCard, TakeTurn
from branchline.core import Seen
from branchline.core.records import Seen as SeenRecord
from branchline.events import ENDINGS
from branchline.flat import BORROWS, KINDS, NOBODY, SEATS, TRACK_WORDS, Phase
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import BUILDING_INDEX, Network
from branchline.server.wire.shapes import SeatView
from branchline.view import View

Patch: TypeAlias = dict[str, Raw]
_encode = msgspec.json.Encoder().encode
_PER_SEAT = ("score", "pieces", "box", "hand_size", "known", "ticket_count", "buildings")


class Part(NamedTuple):
    """One field of the wire's View: how to pick the bytes of the record that it comes from, and how it is written. An
    ``open`` one is the same for everybody who sees these bytes."""

    name: str
    pick: Callable[[bytes], Any]
    write: Callable[[Window], Any]
    open: bool


def _seat_pick(seat: int) -> Callable[[bytes], Any]:
    """Picks a seat's part of the record."""
    return itemgetter(*(SeenRecord.by_name[name].span(seat, SEATS) for name in _PER_SEAT))


_SEAT_PICKS = tuple(_seat_pick(seat) for seat in range(SEATS))
_AT = {field.name: field.offset for field in SeenRecord.fields}
_OWNERS = SeenRecord.by_name["owner"].span()


class Shared:
    """What the viewers of one table have in common: open fields as they were last written."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[Any, Raw]] = {}
        self.seats: dict[int, tuple[Any, bytes]] = {}
        self._owners: tuple[bytes, dict[int, int]] = (b"", {})

    def owned(self, data: bytes) -> dict[int, int]:
        """Per seat its tracks as bits, from the record's bytes."""
        key = data[_OWNERS]
        if self._owners[0] != key:
            found: dict[int, int] = {}
            for index, seat in enumerate(key):
                if seat != NOBODY:
                    found[seat] = found.get(seat, 0) | 1 << index
            self._owners = (key, found)
        return self._owners[1]


class Window:
    """What one viewer (None: spectators) of a table is shown."""

    def __init__(self, lex: Lexicon, seat: int | None, shared: Shared) -> None:
        self.lex = lex
        self.seat = seat
        self.shared = shared
        self.seen: Seen
        self.data = b""
        self.keys: dict[str, Any] = {}  # bytes of the record, one piece or several
        self.fields: Patch = {}
        self.joined: tuple[int, int, tuple[str, ...]] = (0, 0, ())  # tickets, tracks, and which of the tickets are done

    def look(self, seen: Seen) -> Patch:
        """The fields that differ from what was shown last, all of them at first."""
        data = bytes(seen.pack())
        self.seen = seen
        self.data = data
        patch: Patch = {}
        keys, parts = self.keys, self.shared.parts
        for name, pick, write, is_open in PARTS:
            key = pick(data)
            if keys.get(name) == key:
                continue
            keys[name] = key
            if is_open:
                known = parts.get(name)
                if known is None or known[0] != key:
                    known = parts[name] = (key, _raw(write(self)))
                raw = known[1]
            else:
                raw = _raw(write(self))
            if self.fields.get(name) != raw:
                patch[name] = raw
        self.fields |= patch
        return patch

    def byte(self, name: str, index: int = 0) -> int:
        return self.data[_AT[name] + index]

    def row(self, name: str, index: int = 0, size: int = KINDS) -> bytes:
        """A row of small numbers, as they lie in the record."""
        start = _AT[name] + index * size
        return self.data[start : start + size]

    def word(self, name: str, index: int) -> int:
        """A set of up to 64 things, as bits."""
        start = _AT[name] + 8 * index
        return int.from_bytes(self.data[start : start + 8], "little")


def _raw(value: Any) -> Raw:
    return value if isinstance(value, Raw) else Raw(_encode(value))


def _names(names: Sequence[str], bits: int) -> tuple[str, ...]:
    """The names in a set given as bits."""
    found = []
    while bits:
        low = bits & -bits
        found.append(names[low.bit_length() - 1])
        bits ^= low
    return tuple(found)


def _phase(window: Window) -> str:
    phase = window.byte("phase")
    if phase in (Phase.SETUP, Phase.OVER):
        return "setup" if phase == Phase.SETUP else "over"
    return "last" if window.byte("last") else "play"


def _asks(window: Window) -> Any:
    phase = window.byte("phase")
    if phase == Phase.TURN:
        return _TURNS[window.byte("turn")]
    if phase == Phase.SECOND_CARD:
        return _SECONDS[window.byte("turn"), window.byte("may_stop")]
    return View(window.lex, window.seen).asks


_TURNS = [Raw(_encode((TakeTurn(seat),))) for seat in range(SEATS)]
_SECONDS = {(seat, may): Raw(_encode((SecondCard(seat, bool(may)),))) for seat in range(SEATS) for may in (0, 1)}


def _display(window: Window) -> tuple[str, ...]:
    rules = window.lex.map.rules.display
    return window.lex.card_list(window.row("display", 0, rules.train + rules.ship))


def _decks(window: Window) -> dict[str, int]:
    return {deck: window.byte("deck_size", i) for i, deck in enumerate(window.lex.decks)}


def _owned(window: Window) -> dict[str, int]:
    owners = window.row("owner", 0, len(window.lex.track_ids))
    return {name: seat for name, seat in zip(window.lex.track_ids, owners, strict=True) if seat != NOBODY}


def _closed(window: Window) -> tuple[str, ...]:
    """Free tracks that the viewer (spectators: nobody) may claim no more (C-CLAIM-6, C-CLAIM-7)."""
    seats = range(window.byte("seats")) if window.seat is None else (window.seat,)
    gone = (1 << len(window.lex.track_ids)) - 1
    for owned in window.shared.owned(window.data).values():
        gone &= ~owned
    for seat in seats:
        gone &= ~int.from_bytes(window.row("open", seat, 8 * TRACK_WORDS), "little")
    return _names(window.lex.track_ids, gone)


def _seats(window: Window) -> Raw:
    data, seats = window.data, window.shared.seats
    rows = []
    for seat in range(window.byte("seats")):
        key = _SEAT_PICKS[seat](data)
        known = seats.get(seat)
        if known is None or known[0] != key:
            known = seats[seat] = (key, _encode(_seat(window, seat)))
        rows.append(known[1])
    return Raw(b"[" + b",".join(rows) + b"]")


def _seat(window: Window, seat: int) -> SeatView:
    """What lies open of a seat."""
    lex = window.lex
    kinds = DECKS if lex.map.rules.pieces.ship else DECKS[:1]
    return SeatView(
        score=int.from_bytes(window.row("score", seat, 2), "little", signed=True),
        pieces={kind: window.byte("pieces", seat * 2 + i) for i, kind in enumerate(kinds)},
        box={kind: window.byte("box", seat * 2 + i) for i, kind in enumerate(kinds)},
        hand={deck: window.byte("hand_size", seat * 2 + i) for i, deck in enumerate(lex.decks)},
        known=lex.counts(window.row("known", seat)),
        tickets=window.byte("ticket_count", seat),
        buildings={
            kind: _names(lex.city_ids, window.word("buildings", seat * len(BUILDING_INDEX) + BUILDING_INDEX[kind]))
            for kind in lex.map.rules.buildings
        },
    )


def _tickets_of(window: Window, seat: int) -> int:
    return window.word("tickets", 2 * seat) | window.word("tickets", 2 * seat + 1) << 64


def _tickets(window: Window) -> list[tuple[str, ...]]:
    return [_names(window.lex.ticket_ids, _tickets_of(window, seat)) for seat in range(window.byte("seats"))]


def _done(window: Window) -> tuple[str, ...]:
    """The viewer's tickets that its own tracks complete, at the end with those it borrows (E-STA-3)."""
    if window.seat is None:
        return ()
    held = _tickets_of(window, window.seat)
    own = window.shared.owned(window.data).get(window.seat, 0)
    if window.byte("phase") == Phase.OVER:
        for track in window.row("borrowed", window.seat, BORROWS):
            own |= 1 << track if track != NOBODY else 0
    if window.joined[:2] != (held, own):
        window.joined = (held, own, _joined(window.lex, held, own))
    return window.joined[2]


def _joined(lex: Lexicon, held: int, own: int) -> tuple[str, ...]:
    network = Network(map(lex.map.track, _names(lex.track_ids, own)))
    names = _names(lex.ticket_ids, held)
    return tuple(name for name in names if network.outcome(lex.map.ticket(name)) != "missed")


def _winners(window: Window) -> list[int]:
    return [seat for seat in range(window.byte("seats")) if window.byte("winners") >> seat & 1]


def _part(name: str, fields: str, write: Callable[[Window], Any], is_open: bool = True) -> Part:
    return Part(name, itemgetter(*(SeenRecord.by_name[field].span() for field in fields.split())), write, is_open)


_PAYING = "pay_for pay_id pay_colour pay_wilds pay_marks extra revealed_size revealed"
PARTS: tuple[Part, ...] = (
    _part("seat", "viewer", lambda window: window.seat),
    _part("phase", "phase last", _phase),
    _part("turn", "turn", lambda window: window.byte("turn")),
    _part("turns_left", "last", lambda window: window.byte("last")),
    _part("asks", f"phase turn may_stop ask offered offered_size {_PAYING}", _asks, False),
    _part("hand", "hand", lambda window: window.lex.counts(window.row("hand")), False),
    _part("display", "display", _display),
    _part("decks", "deck_size", _decks),
    _part("discards", "discards", lambda window: window.lex.counts(window.row("discards"))),
    _part("ticket_deck", "bag_size queue_size", lambda window: window.byte("bag_size") + window.byte("queue_size")),
    _part("owners", "owner", _owned),
    _part("closed", "owner open", _closed, False),
    _part("seats", "seats " + " ".join(_PER_SEAT), _seats),
    _part("tickets", "tickets", _tickets),
    _part("done", "owner tickets phase borrowed", _done, False),
    _part("winners", "winners", _winners),
    _part("ended", "ended", lambda window: ENDINGS[window.byte("ended")]),
)
