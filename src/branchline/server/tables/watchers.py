"""The watchers of a table and the Updates they get: one for each seat, encoded once for all its connections.

It encodes views and masked events; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Raw

from branchline.events import KINDS, AnyEvent, mask
from branchline.game import Game
from branchline.server.connections.transport import frame
from branchline.server.views.view_patch import Patch, SharedFields, ViewPatcher
from branchline.server.wire.server_messages import Update
from branchline.server.wire.shapes import Choices, ClockFace

_encode = msgspec.json.Encoder().encode
Choose = Callable[[int], Choices | None]


class Times(NamedTuple):
    """The times that an Update tells: the clocks, and when a vote about an asked seat may begin."""

    clock: ClockFace | None
    vote_in: tuple[tuple[int, int], ...] = ()


class Watcher(Protocol):
    """A connection, as a table sees it."""

    muted: set[str]
    watches: set[str]

    @property
    def person_id(self) -> str: ...

    def send(self, frame: bytes) -> None: ...


class Watchers:
    """The watchers of one table, by the seat they watch from (None: spectators)."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seat_of: dict[Watcher, int | None] = {}
        self._patchers: dict[int | None, ViewPatcher] = {}
        self._shared = SharedFields()

    def people(self) -> set[str]:
        return {watcher.person_id for watcher in self.seat_of}

    def watched_by(self, person: str) -> bool:
        return any(watcher.person_id == person for watcher in self.seat_of)

    def add(self, watcher: Watcher, seat: int | None) -> None:
        self.seat_of[watcher] = seat

    def drop(self, watcher: Watcher) -> None:
        seat = self.seat_of.pop(watcher, None)
        if seat not in self.seat_of.values():
            self._patchers.pop(seat, None)

    def reset(self) -> None:
        """Forget what was sent: the next Update is a full one."""
        self._patchers.clear()
        self._shared = SharedFields()

    def full(self, game: Game, seat: int | None, choose: Choose, times: Times, events: Story = ()) -> bytes:
        """Return an Update with all fields of the view."""
        patcher = self._patchers.get(seat)
        if patcher is None:
            patcher = self._patchers[seat] = ViewPatcher(game.lex, seat, self._shared)
            patcher.look(_see(game, seat))
        return self._update(game, seat, _EventsByViewer(events).by(seat), dict(patcher.fields), True, choose, times)

    def update(
        self, game: Game, events: Story, choose: Choose, times: Times, first: int | None = None
    ) -> Callable[[], None]:
        """Send an entry's events and the changed fields, as each seat may know them.

        The watchers at the seat ``first`` get them now; call the returned function to send to the others, before
        anything else happens at the table."""
        told = _EventsByViewer(events)

        def send(theirs: bool) -> None:
            watchers = [item for item in self.seat_of.items() if (item[1] is not None and item[1] == first) == theirs]
            self._send(watchers, game, told, choose, times)

        send(True)
        return lambda: send(False)

    def _send(
        self, watchers: Sequence[tuple[Watcher, int | None]], game: Game, told: _EventsByViewer, choose: Choose,
        times: Times,
    ) -> None:  # fmt: skip
        frames: dict[int | None, bytes] = {}
        for watcher, seat in watchers:
            data = frames.get(seat)
            if data is None:
                patcher = self._patchers.get(seat)
                full = patcher is None
                if patcher is None:
                    patcher = self._patchers[seat] = ViewPatcher(game.lex, seat, self._shared)
                patch = patcher.look(_see(game, seat))
                data = frames[seat] = self._update(game, seat, told.by(seat), patch, full, choose, times)
            watcher.send(data)

    def _update(
        self, game: Game, seat: int | None, story: Any, view: Patch, full: bool, choose: Choose, times: Times
    ) -> bytes:
        choices = None if seat is None else choose(seat)
        seq = len(game.entries) - 1
        return frame(_encode(Update(self.code, seat, seq, story, view, full, choices, times.clock, times.vote_in)))


Story = Sequence[AnyEvent]


def _see(game: Game, seat: int | None) -> Any:
    return game.view(seat).seen


# types of events with fields that only one seat may know
_SECRET = frozenset(kind for kind in KINDS if any("Secret" in str(hint) for hint in kind.__annotations__.values()))


class _EventsByViewer:
    """Events as JSON; those without a secret are encoded once for everybody."""

    def __init__(self, events: Iterable[AnyEvent]) -> None:
        self.parts = [event if type(event) in _SECRET else _encode(event) for event in events]

    def by(self, seat: int | None) -> Raw:
        rows = [part if isinstance(part, bytes) else _encode(mask(part, seat)) for part in self.parts]
        return Raw(b"[" + b",".join(rows) + b"]")
