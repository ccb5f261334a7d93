"""Turn what one viewer may know into the fields the client gets, quickly: only what changed is encoded anew.

Reads the flat record of one viewer and nothing else, so it can't reveal what a seat may not know.
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
from branchline.core_records import BORROWS, KINDS, NOBODY, SEATS, TRACK_WORDS, Phase
from branchline.events import ENDINGS
from branchline.lexicon import DECKS, Lexicon
from branchline.maps import BUILDING_INDEX, Network, Progress
from branchline.server.wire.shapes import SeatView
from branchline.view import View

Patch: TypeAlias = dict[str, Raw]
_encode = msgspec.json.Encoder().encode
_PER_SEAT = ("score", "pieces", "box", "hand_size", "known", "ticket_count", "buildings")


class PatchField(NamedTuple):
    """One field of the wire's View: how to pick the bytes of the record that it depends on, and how to write it. An
    ``open`` field is the same for everybody who sees these bytes."""

    name: str
    pick: Callable[[bytes], Any]
    write: Callable[[ViewPatcher], Any]
    open: bool


def _seat_pick(seat: int) -> Callable[[bytes], Any]:
    """A function that picks a seat's part of the record."""
    return itemgetter(*(SeenRecord.by_name[name].span(seat, SEATS) for name in _PER_SEAT))


_SEAT_PICKS = tuple(_seat_pick(seat) for seat in range(SEATS))
_AT = {field.name: field.offset for field in SeenRecord.fields}
_OWNERS = SeenRecord.by_name["owner"].span()


class SharedFields:
    """What the viewers of one table share: the open fields as they were last encoded."""

    def __init__(self) -> None:
        self.fields: dict[str, tuple[Any, Raw]] = {}
        self.seats: dict[int, tuple[Any, bytes]] = {}
        self._owners: tuple[bytes, dict[int, int]] = (b"", {})

    def owned(self, data: bytes) -> dict[int, int]:
        """The tracks of each seat as bits, from the record's bytes."""
        key = data[_OWNERS]
        if self._owners[0] != key:
            found: dict[int, int] = {}
            for index, seat in enumerate(key):
                if seat != NOBODY:
                    found[seat] = found.get(seat, 0) | 1 << index
            self._owners = (key, found)
        return self._owners[1]


class ViewPatcher:
    """What one viewer (None: spectators) of a table was last shown."""

    def __init__(self, lex: Lexicon, seat: int | None, shared: SharedFields) -> None:
        self.lex = lex
        self.seat = seat
        self.shared = shared
        self.seen: Seen
        self.data = b""
        self.keys: dict[str, Any] = {}  # bytes of the record, one span or several
        self.fields: Patch = {}
        self.joined: tuple[int, int, dict[str, Progress]] = (0, 0, {})  # tickets, tracks, and how far the tickets are

    def look(self, seen: Seen) -> Patch:
        """The fields that differ from what was last shown; at first, all of them."""
        data = bytes(seen.pack())
        self.seen = seen
        self.data = data
        patch: Patch = {}
        keys, shared = self.keys, self.shared.fields
        for name, pick, write, is_open in FIELDS:
            key = pick(data)
            if keys.get(name) == key:
                continue
            keys[name] = key
            if is_open:
                known = shared.get(name)
                if known is None or known[0] != key:
                    known = shared[name] = (key, _raw(write(self)))
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
        """A row of small numbers, as stored in the record."""
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


def _phase(patcher: ViewPatcher) -> str:
    phase = patcher.byte("phase")
    if phase in (Phase.SETUP, Phase.OVER):
        return "setup" if phase == Phase.SETUP else "over"
    return "last" if patcher.byte("last") else "play"


def _asks(patcher: ViewPatcher) -> Any:
    phase = patcher.byte("phase")
    if phase == Phase.TURN:
        return _TURNS[patcher.byte("turn")]
    if phase == Phase.SECOND_CARD:
        return _SECONDS[patcher.byte("turn"), patcher.byte("may_stop")]
    return View(patcher.lex, patcher.seen).asks


_TURNS = [Raw(_encode((TakeTurn(seat),))) for seat in range(SEATS)]
_SECONDS = {(seat, may): Raw(_encode((SecondCard(seat, bool(may)),))) for seat in range(SEATS) for may in (0, 1)}


def _display(patcher: ViewPatcher) -> tuple[str, ...]:
    rules = patcher.lex.map.rules.display
    return patcher.lex.card_list(patcher.row("display", 0, rules.train + rules.ship))


def _decks(patcher: ViewPatcher) -> dict[str, int]:
    return {deck: patcher.byte("deck_size", i) for i, deck in enumerate(patcher.lex.decks)}


def _owned(patcher: ViewPatcher) -> dict[str, int]:
    owners = patcher.row("owner", 0, len(patcher.lex.track_ids))
    return {name: seat for name, seat in zip(patcher.lex.track_ids, owners, strict=True) if seat != NOBODY}


def _closed(patcher: ViewPatcher) -> tuple[str, ...]:
    """Free tracks that the viewer (spectators: nobody) may no longer claim (C-CLAIM-6, C-CLAIM-7)."""
    seats = range(patcher.byte("seats")) if patcher.seat is None else (patcher.seat,)
    gone = (1 << len(patcher.lex.track_ids)) - 1
    for owned in patcher.shared.owned(patcher.data).values():
        gone &= ~owned
    for seat in seats:
        gone &= ~int.from_bytes(patcher.row("open", seat, 8 * TRACK_WORDS), "little")
    return _names(patcher.lex.track_ids, gone)


def _seats(patcher: ViewPatcher) -> Raw:
    data, seats = patcher.data, patcher.shared.seats
    rows = []
    for seat in range(patcher.byte("seats")):
        key = _SEAT_PICKS[seat](data)
        known = seats.get(seat)
        if known is None or known[0] != key:
            known = seats[seat] = (key, _encode(_seat(patcher, seat)))
        rows.append(known[1])
    return Raw(b"[" + b",".join(rows) + b"]")


def _seat(patcher: ViewPatcher, seat: int) -> SeatView:
    """What is public of a seat."""
    lex = patcher.lex
    kinds = DECKS if lex.map.rules.pieces.ship else DECKS[:1]
    return SeatView(
        score=int.from_bytes(patcher.row("score", seat, 2), "little", signed=True),
        pieces={kind: patcher.byte("pieces", seat * 2 + i) for i, kind in enumerate(kinds)},
        box={kind: patcher.byte("box", seat * 2 + i) for i, kind in enumerate(kinds)},
        hand={deck: patcher.byte("hand_size", seat * 2 + i) for i, deck in enumerate(lex.decks)},
        known=lex.counts(patcher.row("known", seat)),
        tickets=patcher.byte("ticket_count", seat),
        buildings={
            kind: _names(lex.city_ids, patcher.word("buildings", seat * len(BUILDING_INDEX) + BUILDING_INDEX[kind]))
            for kind in lex.map.rules.buildings
        },
    )


def _tickets_of(patcher: ViewPatcher, seat: int) -> int:
    return patcher.word("tickets", 2 * seat) | patcher.word("tickets", 2 * seat + 1) << 64


def _tickets(patcher: ViewPatcher) -> list[tuple[str, ...]]:
    return [_names(patcher.lex.ticket_ids, _tickets_of(patcher, seat)) for seat in range(patcher.byte("seats"))]


def _done(patcher: ViewPatcher) -> tuple[str, ...]:
    """The viewer's tickets that its own tracks complete."""
    return tuple(name for name, found in _progress(patcher).items() if found.outcome != "missed")


def _tours(patcher: ViewPatcher) -> dict[str, Progress]:
    """How far the viewer's tours are (W-TOUR-1)."""
    ticket = patcher.lex.map.ticket
    return {name: found for name, found in _progress(patcher).items() if ticket(name).in_order is not None}


def _progress(patcher: ViewPatcher) -> dict[str, Progress]:
    """How far the viewer's tickets are with its own tracks; at the end, also with borrowed ones (E-STA-3)."""
    if patcher.seat is None:
        return {}
    held = _tickets_of(patcher, patcher.seat)
    own = patcher.shared.owned(patcher.data).get(patcher.seat, 0)
    lent = 0
    if patcher.byte("phase") == Phase.OVER:
        for track in patcher.row("borrowed", patcher.seat, BORROWS):
            lent |= 1 << track if track != NOBODY else 0
    if patcher.joined[:2] != (held, own | lent):
        tracks = [[patcher.lex.map.track(name) for name in _names(patcher.lex.track_ids, bits)] for bits in (own, lent)]
        network = Network(*tracks)
        names = _names(patcher.lex.ticket_ids, held)
        patcher.joined = (held, own | lent, {name: network.progress(patcher.lex.map.ticket(name)) for name in names})
    return patcher.joined[2]


def _winners(patcher: ViewPatcher) -> list[int]:
    return [seat for seat in range(patcher.byte("seats")) if patcher.byte("winners") >> seat & 1]


def _field(name: str, fields: str, write: Callable[[ViewPatcher], Any], is_open: bool = True) -> PatchField:
    return PatchField(name, itemgetter(*(SeenRecord.by_name[field].span() for field in fields.split())), write, is_open)


_PAYING = "pay_for pay_id pay_colour pay_wilds pay_marks extra revealed_size revealed"
FIELDS: tuple[PatchField, ...] = (
    _field("seat", "viewer", lambda patcher: patcher.seat),
    _field("phase", "phase last", _phase),
    _field("turn", "turn", lambda patcher: patcher.byte("turn")),
    _field("turns_left", "last", lambda patcher: patcher.byte("last")),
    _field("asks", f"phase turn may_stop ask offered offered_size {_PAYING}", _asks, False),
    _field("hand", "hand", lambda patcher: patcher.lex.counts(patcher.row("hand")), False),
    _field("display", "display", _display),
    _field("decks", "deck_size", _decks),
    _field("discards", "discards", lambda patcher: patcher.lex.counts(patcher.row("discards"))),
    _field("ticket_deck", "bag_size queue_size", lambda patcher: patcher.byte("bag_size") + patcher.byte("queue_size")),
    _field("owners", "owner", _owned),
    _field("closed", "owner open", _closed, False),
    _field("seats", "seats " + " ".join(_PER_SEAT), _seats),
    _field("tickets", "tickets", _tickets),
    _field("done", "owner tickets phase borrowed", _done, False),
    _field("tours", "owner tickets phase borrowed", _tours, False),
    _field("winners", "winners", _winners),
    _field("ended", "ended", lambda patcher: ENDINGS[patcher.byte("ended")]),
)
