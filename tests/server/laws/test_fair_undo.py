"""Over random sequences of what hosts and guests can do, no random draw changes unless everybody agrees to it."""

from __future__ import annotations

import random
from typing import Any

from branchline import Game
from branchline import record as rec
from branchline.refusal import Refused
from branchline.server.errors import RequestError
from branchline.server.store import Chair, TableRow
from branchline.server.tables import seating
from branchline.server.tables.absences import Absences
from branchline.server.tables.bot_votes import BotVotes
from branchline.server.tables.broadcast import Broadcast
from branchline.server.tables.game_log import GameLog
from branchline.server.tables.moves import Moves
from branchline.server.tables.occupants import Occupants
from branchline.server.tables.transitions import Transitions
from branchline.server.tables.undo_requests import UndoRequests
from branchline.server.wire.shapes import BotChoice, ClockRule, Person
from tests.server.socket_server import COLOURS, run
from tests.server.tables.test_parts import Screen, SlowStore

PEOPLE = ("ann", "bob", "cid")
STEPS = 120


class Table:
    """A running game of three people and a bot, with everything they can do except chat."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = 1000.0
        chairs = [Chair(colour=COLOURS[i], person=Person(who, who, "guest")) for i, who in enumerate(PEOPLE)]  # type: ignore[arg-type]
        chairs.append(Chair(colour="yellow", bot=BotChoice()))
        row = TableRow(
            id=1, code="lawtable", status="running", public=False, host="ann", map="europe", map_hash="",
            seating=tuple(chairs), clock=ClockRule("move", 600), pace=0, secret=b"s" * 32, commitment="", created=0,
            changed=0,
        )  # fmt: skip
        store: Any = SlowStore()
        now = lambda: self.time  # noqa: E731
        self.log = GameLog(store, row, Game.new("europe", 4, b"s" * 32), now, lambda: None)
        self.broadcast = Broadcast(self.log, now, Absences(now))
        transitions = Transitions(self.log, self.broadcast, lambda before: None)
        self.transitions = transitions
        self.moves = Moves(self.log, transitions)
        self.undo = UndoRequests(self.log, transitions, self.broadcast.present)
        self.occupants = Occupants(self.log, transitions, now, self.broadcast.away_since)
        self.votes = BotVotes(self.log, transitions, self.broadcast.present, now, lambda job: None)
        self.screens: dict[str, Screen] = {}
        self.agreed: set[str] = set()

    @property
    def game(self) -> Game:
        assert self.log.game is not None
        return self.log.game

    async def step(self) -> None:
        """One person, or the bot of a seat, does one thing, allowed or not."""
        who = self.rng.choice(PEOPLE)
        seat = self.rng.randrange(4)
        answers = ["answer"] * (40 if self.log.row.undo is not None else 1)
        does = self.rng.choice(["act"] * 5 + ["undo"] * 4 + answers + ["watch", "fill", "free", "wait", "vote"])
        if does == "act":
            await self.act(self.rng.choice(self.log.asked()))
        elif does == "undo":
            await self.undo.ask(who, PEOPLE.index(who), mark=True)
        elif does == "answer":
            accept = self.rng.random() < 0.8
            if accept and self.log.row.undo is not None:
                self.agreed.add(who)
            await self.undo.answer(who, accept)
        elif does == "watch":
            self.watch(who)
        elif does == "fill" and (who == "ann" or PEOPLE[seat : seat + 1] == (who,)):
            await self.occupants.fill(seat, BotChoice(), who)
        elif does == "free" and (who == "ann" or PEOPLE[seat : seat + 1] == (who,)):
            await self.occupants.free(seat)
        elif does == "vote":
            await self.votes.cast(who, seat, self.rng.random() < 0.7)
            self.time += 40
            await self.votes._decide()
        else:
            self.time += self.rng.choice([1, 50, 200])
            if self.rng.random() < 0.02:
                await self.occupants.resign_as(who, PEOPLE.index(who))

    async def act(self, seat: int) -> None:
        action = self.rng.choice(self.game.legal(seat))
        if seating.bot_at(self.log.row.seating[seat]) is not None:
            await self.transitions.play(self.game.propose(seat, action))
        else:
            await self.moves.act(PEOPLE[seat], seat, self.log.question(seat) or 0, action)

    def watch(self, who: str) -> None:
        """Somebody comes to the table, or leaves it."""
        screen = self.screens.pop(who, None)
        if screen is not None:
            self.broadcast.drop(screen)
        else:
            self.screens[who] = Screen(who)
            self.broadcast.add(self.screens[who], None)


def others_of(table: Table, seat: int) -> set[str]:
    chairs = table.log.row.seating
    return {chair.person.id for chair in chairs if chair.person and not chair.resigned} - {PEOPLE[seat]}


def test_chance_is_taken_back_only_with_the_consent_of_everybody_who_sits_there() -> None:
    seen = {"rerolled": 0, "refused": 0}

    async def story(table: Table) -> None:
        for _ in range(STEPS):
            before, request = list(table.game.entries), table.log.row.undo
            drawn = [entry for entry in rec.standing(before) if isinstance(entry, rec.Acted) and entry.chance]
            needed = {seat: others_of(table, seat) for seat in range(3)}
            try:
                await table.step()
            except (RequestError, Refused):
                seen["refused"] += 1
            after = table.game.entries
            assert after[: len(before)] == before, "what has happened stays in the record"
            kept = rec.standing(after)
            if any(entry not in kept for entry in drawn):
                seen["rerolled"] += 1
                entry = after[-1]
                assert isinstance(entry, rec.Undid)
                assert needed[entry.seat] <= table.agreed, f"entry {entry.n}: not everybody has agreed"
                assert table.log.row.rerolls == rec.rerolls(after) == rec.rerolls(before) + 1
            if table.log.row.undo is None or request is None or table.log.row.undo.entry != request.entry:
                table.agreed = set()
            if table.game.over:
                break
        table.broadcast.stop()
        table.votes.stop()

    for seed in range(8):
        run(story(Table(seed)))
    assert seen["refused"] > 50 and seen["rerolled"] > 5, "otherwise it would prove nothing"
