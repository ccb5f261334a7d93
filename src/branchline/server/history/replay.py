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
    last: dict[str, Any] = {}
    game: Game | None = None
    for entry, game, events in steps(record):
        seat = None if viewer == "all" else viewer
        patcher = patcher or ViewPatcher(game.lex, seat, SharedFields())
        patch: dict[str, Any] = dict(patcher.look(game.view(seat).seen))
        if viewer == "all":
            patch |= {name: value for name, value in _all_open(game).items() if last.get(name) != value}
            last |= {name: patch[name] for name in ("hands", "tickets") if name in patch}
            shown = tuple(events)
        else:
            shown = tuple(mask(event, seat) for event in events)
        at = times[entry.n] if entry.n < len(times) else 0.0
        found.append(ReplayStep(entry.n, at, _kind(entry), getattr(entry, "seat", None), shown, patch))
    assert game is not None
    return found, game


def _all_open(game: Game) -> dict[str, Any]:
    views = [game.view(seat) for seat in range(game.seats)]
    return {
        "hands": tuple(view.hand for view in views),
        "tickets": tuple(view.tickets[seat] for seat, view in enumerate(views)),
    }


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
