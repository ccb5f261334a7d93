"""What happened in a game: the story as one seat may know it, the replay of a finished game, and its score sheet.

It replays records and stores nothing. It is slow, so it runs in a worker process (``replay_jobs``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from branchline import maps
from branchline.events import AnyEvent, mask
from branchline.game import Game
from branchline.game.replay import steps
from branchline.game.sheet import SeatSheet, score_sheet
from branchline.record import AnyEntry, Record, rerolls
from branchline.server.views.map_facts import map_facts
from branchline.server.views.view_patch import SharedFields, ViewPatcher
from branchline.server.wire.bodies import Replay, ReplayStep, Story, StoryStep
from branchline.server.wire.shapes import BuildingScore, BuiltLine, Progress, ScoreLine, ScoreSheet, Table, TicketLine
from branchline.view import View

Viewer: TypeAlias = int | Literal["all"] | None


def entry_events(record: Record) -> list[tuple[int, list[AnyEvent]]]:
    """Return the events of each entry, secrets included; ``story`` masks them."""
    return [(entry.n, events) for entry, _, events in steps(record)]


def story(told: Sequence[tuple[int, list[AnyEvent]]], times: Sequence[float], seat: int | None) -> Story:
    """Return the story as a seat (None: a spectator) may know it, without entries that have no events."""
    found = [StoryStep(n, times[n], tuple(mask(event, seat) for event in events)) for n, events in told if events]
    return Story(tuple(found))


def last_position(record: Record) -> Game:
    """Return the game as it stands after the last entry."""
    last = deque((game for _, game, _ in steps(record)), maxlen=1)
    return last[0]  # every record begins with the deal


def replay_steps(record: Record, viewer: Viewer, times: Sequence[float] = ()) -> tuple[list[ReplayStep], Game]:
    """Return every entry with the fields of the view it changed, and the final game."""
    found: list[ReplayStep] = []
    patcher: ViewPatcher | None = None
    opened = AllOpen()
    game: Game | None = None
    for entry, game, events in steps(record):
        seat = None if viewer == "all" else viewer
        patcher = patcher or ViewPatcher(game.lex, seat, SharedFields())
        patch: dict[str, Any] = dict(patcher.look(game.view(seat).seen))
        if viewer == "all":
            patch |= opened.changes(game)
            shown = tuple(events)
        else:
            shown = tuple(mask(event, seat) for event in events)
        at = times[entry.n] if entry.n < len(times) else 0.0
        found.append(ReplayStep(entry.n, at, _kind(entry), getattr(entry, "seat", None), shown, patch))
    assert game is not None
    return found, game


class AllOpen:
    """What a replay with every hand adds to the view of a spectator: the hands and tickets of all seats, and how far
    each ticket is for the seat that holds it."""

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}
        self._known: dict[int, tuple[Any, dict[str, maps.Progress]]] = {}

    def changes(self, game: Game) -> dict[str, Any]:
        """The fields of the view that differ from those of the last call."""
        views = [game.view(seat) for seat in range(game.seats)]
        progress = {name: found for view in views for name, found in self._progress(view).items()}
        tour = {ticket.id for ticket in game.map.tickets if ticket.in_order is not None}
        fields = {
            "hands": tuple(view.hand for view in views),
            "tickets": tuple(view.tickets[seat] for seat, view in enumerate(views)),
            "done": tuple(name for name, found in progress.items() if found.outcome != "missed"),
            "tours": {name: _tour(found) for name, found in progress.items() if name in tour},
        }
        changed = {name: value for name, value in fields.items() if self._last.get(name) != value}
        self._last |= changed
        return changed

    def _progress(self, view: View) -> dict[str, maps.Progress]:
        """How far the tickets of a seat are; reckoned again only when its tickets or tracks have changed."""
        seat = view.seat
        assert seat is not None
        own = tuple(track for track, owner in view.owners.items() if owner == seat)
        key = (view.tickets[seat], own, view.borrowed[seat])
        if seat not in self._known or self._known[seat][0] != key:
            self._known[seat] = (key, view.progress(seat))
        return self._known[seat][1]


def _kind(entry: AnyEntry) -> Any:
    return entry.__struct_config__.tag


def replay(
    record: Record, viewer: Viewer, names: tuple[str, ...], times: Sequence[float] = (), table: Table | None = None
) -> Replay:
    """Return the replay of a finished table or of an uploaded record."""
    found, game = replay_steps(record, viewer, times)
    sheet = wire_score_sheet(game) if game.over or table is not None else None
    return Replay(table, map_facts(game.map), names, viewer, tuple(found), sheet, rerolls(record.entries))


def wire_score_sheet(game: Game) -> ScoreSheet:
    """Return the score sheet; of a game that ended by resignation, for the position it ended in."""
    scores = game.scores()
    return ScoreSheet(tuple(_line(sheet) for sheet in score_sheet(game)), scores.winners, scores.tie)


def _line(sheet: SeatSheet) -> ScoreLine:
    score = sheet.score
    return ScoreLine(
        routes=score.routes,
        exchange=score.exchange,
        tickets=tuple(TicketLine(line.ticket, line.done, line.points, _tour(line.tour)) for line in sheet.tickets),
        ticket_points=score.tickets,
        completed=score.completed,
        buildings=tuple(_building(sheet, kind) for kind in score.buildings),
        longest=score.longest,
        longest_length=score.longest_length,
        trail=sheet.trail,
        borrowed=score.borrowed,
        total=score.total,
    )


def _tour(found: maps.Progress | None) -> Progress | None:
    return None if found is None else Progress(found.outcome, found.apart, found.in_order, found.run)


def _building(sheet: SeatSheet, kind: str) -> BuildingScore:
    lines = [line for line in sheet.buildings if line.kind == kind]
    built = tuple(BuiltLine(line.city, line.tickets, line.points) for line in lines)
    points = sheet.score.buildings[kind]
    return BuildingScore(kind, points, points - sum(line.points for line in built), built)
