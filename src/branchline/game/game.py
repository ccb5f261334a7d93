"""Game: new, asks, legal, play, scores, view, record. Contains no rules: only the core changes the state.

Applies whole actions to a copy of the state and swaps it in on success, so a refused action changes nothing.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from branchline import record as rec
from branchline.actions import AnyAction, parse_action
from branchline.asks import AnyAsk
from branchline.codec import Whole, whole_actions
from branchline.core import State
from branchline.core_records import Phase, asked_seats
from branchline.events import AnyEvent, Undone
from branchline.game.chance import SECRET, commitment, mixed_secret, reseed, state_hash
from branchline.game.former_rules import former_rules
from branchline.game.judge import judge
from branchline.game.narrate import Chance, Log, Teller, chance, tell_deal
from branchline.game.options import Options, read_options
from branchline.game.scores import Scores, read_scores
from branchline.lexicon import Lexicon, lexicon
from branchline.maps import Map, load_map
from branchline.version import VERSION
from branchline.view import View, see


class Proposal(NamedTuple):
    """The next entry of a game, not yet applied: the entry, the state after it, and the events."""

    state: State
    entry: rec.Acted | rec.Undid
    events: list[AnyEvent]
    script: Chance


class Game:
    """A game in progress, with its record so far."""

    def __init__(
        self,
        lex: Lexicon,
        options: Options,
        state: State,
        seed: int | bytes | None,
        sealed: str | None = None,
        version: str = VERSION,
        contributions: Sequence[rec.Contribution] = (),
    ) -> None:
        """Use ``Game.new`` or ``Game.replay``. ``sealed`` is a commitment; its secret may be unknown (seed None).
        ``version`` is the one the game began with: it keeps the rules of that version."""
        self.lex = lex
        self.options = options
        self.state = state
        self.seed = seed
        self.sealed = commitment(seed) if isinstance(seed, bytes) else sealed
        self.version = version
        self.contributions = tuple(contributions)
        self._drawn_from = mixed_secret(seed, contributions) if isinstance(seed, bytes) else None
        self.entries: list[rec.AnyEntry] = []
        self.script: Chance = ([], [], [])
        self.dealt: list[AnyEvent] = []

    @classmethod
    def new(
        cls,
        map_: str | Path | Map,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        contributions: Sequence[rec.Contribution] = (),
    ) -> Game:
        """Deal a new game. ``seed``: a number for simulation, 32 secret bytes for a sealed game, None to draw these.
        ``contributions``: what players add to the secret; they were checked when they were revealed."""
        map_ = map_ if isinstance(map_, Map) else load_map(map_)
        chosen = read_options(map_, seats, options)
        seed = os.urandom(32) if seed is None else seed
        if isinstance(seed, bytes) and len(seed) != SECRET:
            raise ValueError(f"seed: a secret has {SECRET} bytes, not {len(seed)}")
        if contributions and isinstance(seed, int):
            raise ValueError("contributions: only a sealed game has them, not one that is seeded by a number")
        lex = lexicon(map_)
        game = cls(lex, chosen, State(lex.board), seed, contributions=contributions)
        game.deal(seats)
        return game

    def deal(self, seats: int, script: Chance | None = None, start: int | None = None) -> tuple[int, int, int]:
        """Deal. Records and scenarios give forced draws and a starting seat; return the number of draws used."""
        state = self.state
        if self._drawn_from is not None:
            reseed(state, self._drawn_from, 0)
        else:
            state.seed(self.seed if isinstance(self.seed, int) else 0)
        setup = self.options.setup(seats)._replace(**former_rules(self.version))
        log, used = state.begin(*(setup if start is None else setup._replace(first=start)), script=script)
        self.dealt = tell_deal(self.lex, state, log)
        self.entries.append(rec.Dealt(0, state.start, self._drawn(log)))
        return (used[0], used[1], used[2])

    @property
    def map(self) -> Map:
        return self.lex.map

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return Phase(self.state.phase)

    @property
    def setup(self) -> bool:
        return bool(self.state.phase == Phase.SETUP)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def hash(self) -> str:
        """A stable hash of the position."""
        return state_hash(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to act now."""
        return asked_seats(self.state)

    @property
    def asks(self) -> list[AnyAsk]:
        """All open questions, each as its own seat sees it."""
        return [ask for seat in self.asked for ask in self.view(seat).asks if ask.seat == seat]

    def legal(self, seat: int) -> list[AnyAction]:
        """All legal whole actions of a seat, with every way to pay."""
        return list(whole_actions(self.lex, self.state, seat))

    def view(self, seat: int | None) -> View:
        """All and only what a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: this game has seats 0 to {self.seats - 1}")
        return see(self.lex, self.state, seat)

    def play(self, seat: int, action: AnyAction | str) -> list[AnyEvent]:
        """Play a legal action (or its text form) and return the events; raise Refused and change nothing otherwise."""
        return self.settle(self.propose(seat, action))

    def propose(self, seat: int, action: AnyAction | str) -> Proposal:
        """Work out a legal action without changing the game; ``settle`` applies it. Raise Refused if it is illegal."""
        action = parse_action(action) if isinstance(action, str) else action
        whole = judge(self.lex, self.state, seat, action)
        state = self.state.clone()
        if self._drawn_from is not None:
            reseed(state, self._drawn_from, len(self.entries))
        elif self.seed is None:
            raise ValueError("the secret of this game is not known: give it to Game.replay to play on")
        return self.prepare(seat, action, whole, state)

    def prepare(
        self, seat: int, action: AnyAction, whole: Whole, state: State, script: Chance | None = None
    ) -> Proposal:
        """Apply a judged action to a copy of the state; records and scenarios give forced draws."""
        forced = self.script if script is None else script
        log, used = state.do(seat, *whole, forced)
        left = self.script
        if script is None:
            left = (forced[0][used[0] :], forced[1][used[1] :], forced[2][used[2] :])
        events = Teller(self.lex, seat, self.state, state).tell(action, log)
        return Proposal(state, rec.Acted(len(self.entries), seat, str(action), self._drawn(log)), events, left)

    def settle(self, proposal: Proposal) -> list[AnyEvent]:
        """Apply a proposal; raise ValueError if another entry has been added since it was made."""
        if proposal.entry.n != len(self.entries):
            raise ValueError(f"entry {proposal.entry.n} was proposed, but {len(self.entries)} entries stand by now")
        self.entries.append(proposal.entry)
        self.state, self.script = proposal.state, proposal.script
        return proposal.events

    def _drawn(self, log: Log) -> rec.Drawn:
        trains, ships, tickets = chance(self.lex, log)
        drawn = {
            "train": list(self.lex.card_list(trains)),
            "ship": list(self.lex.card_list(ships)),
            "tickets": [self.lex.ticket_ids[ticket] for ticket in tickets],
        }
        return {name: cards for name, cards in drawn.items() if cards}

    def undo(self, to: int, seat: int = 0) -> list[AnyEvent]:
        """Go back to the position before entry ``to``; the undo itself is an entry."""
        return self.settle(self.propose_undo(to, seat))

    def propose_undo(self, to: int, seat: int = 0) -> Proposal:
        """Work out an undo without changing the game. Slow: it replays the game up to there."""
        from branchline.game.replay import rebuild

        entry = rec.Undid(len(self.entries), seat, to)
        state = rebuild(self, rec.standing([*self.entries, entry])).state
        return Proposal(state, entry, [Undone(seat, to)], self.script)

    def note(self, entry: rec.AnyEntry) -> None:
        """Add an entry that does not change the state (resigned, taken over, timed out)."""
        if isinstance(entry, rec.Dealt | rec.Acted | rec.Undid) or entry.n != len(self.entries):
            raise ValueError(f"entry {entry.n} can't follow as a note")
        self.entries.append(entry)

    def scores(self) -> Scores:
        """The score sheet; before the end, as if the game ended now."""
        state = self.state
        if not self.over:
            state = state.clone()
            state.score_all()
        return read_scores(self.lex, state)

    def clone(self) -> Game:
        """An independent copy."""
        state = self.state.clone()
        other = Game(self.lex, self.options, state, self.seed, self.sealed, self.version, self.contributions)
        other.entries = list(self.entries)
        other.script = (list(self.script[0]), list(self.script[1]), list(self.script[2]))
        other.dealt = self.dealt
        return other

    def record(self, reveal: bool | None = None) -> rec.Record:
        """The record so far; includes the secret of a sealed game if it is over (or as ``reveal`` says)."""
        header = rec.Header(
            format=rec.FORMAT,
            version=self.version,
            map=self.map.id,
            map_hash=self.map.hash,
            seats=self.seats,
            options=self.options.given(),
            seed=self.seed if isinstance(self.seed, int) else None,
            commitment=self.sealed,
            map_source=None if self.map.builtin else self.map.source,
            contributions=self.contributions,
        )
        entries = list(self.entries)
        shown = any(isinstance(entry, rec.Revealed) for entry in entries)
        if isinstance(self.seed, bytes) and not shown and (self.over if reveal is None else reveal):
            entries.append(rec.Revealed(len(entries), self.seed.hex()))
        return rec.Record(header, entries)

    @classmethod
    def replay(cls, source: rec.Record | str | Path, upto: int | None = None, secret: bytes | None = None) -> Game:
        """The game of a record (or its file), before entry ``upto`` or at its end, with the draws of the record.
        A sealed game that is not over can be continued only with its secret."""
        from branchline.game.replay import replay

        return replay(source if isinstance(source, rec.Record) else rec.Record.load(source), upto, secret)

    def svg(self, seat: int | None = None) -> str:
        """A picture of the board as a seat (None: a spectator) sees it."""
        from branchline.svg import board_svg

        return board_svg(self.view(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.asked[0]} is asked"
        return f"<Game {self.map.id}, {self.seats} seats, {len(self.entries)} entries, {state}>"
