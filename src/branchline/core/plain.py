"""The plain backend of the core: same names and behaviour as the compiled one, on Python objects.

Used if no compiled core is installed or BRANCHLINE_PLAIN is set; slow, and the reference in the tests. No rules here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from branchline.core import moves, play, records, scoring, script
from branchline.core.board import make_board
from branchline.core.chance import choice, seed_streams
from branchline.core.claims import lay_track
from branchline.core.codes import ACTIONS, M64, NONE, OVER
from branchline.core.encode import encode, encode_size
from branchline.core.errors import no_track, no_viewer, not_legal, too_small
from branchline.core.imagine import imagine
from branchline.core.layout import Record
from branchline.core.options import agree
from branchline.core.see import see
from branchline.core.start import begin, deal
from branchline.maps import Map

Script = tuple[list[int], list[int], list[int]]
Log = tuple[list[tuple[int, int, int]], tuple[int, int, int]]
_work = records.Work()


def _start_log(forced: Script | None) -> None:
    script.start_log(_work)
    for deck, row in enumerate(forced or ()):
        for what in row:
            script.force(_work, deck, what)


def _end_log() -> Log:
    log = _work.log
    found = [(log[i], log[i + 1], log[i + 2]) for i in range(0, _work.log_size, 3)]
    used = (_work.script_at[0], _work.script_at[1], _work.script_at[2])
    script.end_log(_work)
    return found, used


class Board:
    """The tables of a map."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.raw = make_board(map_)

    @property
    def observation_size(self) -> int:
        return encode_size(self.raw)


class Fields:
    """Base of State and Seen: a record of numbers and its board."""

    record: ClassVar[type[Record]]
    raw: Record

    def __init__(self, board: Board) -> None:
        self.board = board
        self.raw = self.record()

    def pack(self) -> bytes:
        return self.raw.pack()

    def load(self, data: bytes) -> None:
        self.raw.load(data)


def reading(record: type[Record]) -> type:
    """Make a class with the fields of a record as properties."""

    def read(name: str, count: int) -> property:
        return property(lambda self: tuple(getattr(self.raw, name)) if count else getattr(self.raw, name))

    fields = {field.name: read(field.name, field.count) for field in record.fields}
    return type(f"{record.__name__}Fields", (), {**fields, "record": record})


if TYPE_CHECKING:
    from branchline.core.typed import SeenFields, StateFields
else:
    StateFields, SeenFields = reading(records.State), reading(records.Seen)


class State(StateFields, Fields):
    """The complete state of a game, including hidden information."""

    raw: records.State

    def put(self, name: str, value: Any) -> None:
        field = records.State.by_name[name]
        setattr(self.raw, name, list(value) if field.count else value)

    def clone(self) -> State:
        other = State.__new__(State)
        other.board = self.board
        other.raw = records.State.__new__(records.State)
        other.raw.copy_from(self.raw)
        return other

    def seed(self, number: int) -> None:
        seed_streams(self.raw, number & M64)

    def begin(self, *setup: int, script: Script | None = None, **options: int) -> Log:
        chosen = agree(*setup, **options)
        _start_log(script)
        begin(self.raw, self.board.raw, _work, chosen)
        return _end_log()

    @property
    def over(self) -> bool:
        return self.raw.phase == OVER

    def asked(self) -> int:
        return moves.asked(self.raw)

    def legal(self, seat: int | None = None) -> list[int]:
        who = moves.asked(self.raw) if seat is None else seat
        if not 0 <= who < self.raw.seats:
            return []
        return _work.out[: moves.legal(self.raw, self.board.raw, _work, who)]

    def mask(self, out: Any, seat: int | None = None) -> None:
        if len(out) < ACTIONS:
            raise too_small(len(out), ACTIONS)
        legal = set(self.legal(seat))
        for code in range(ACTIONS):
            out[code] = code in legal

    def apply(self, code: int, seat: int | None = None) -> None:
        who = moves.asked(self.raw) if seat is None else seat
        if code not in self.legal(who):
            raise not_legal(code, who, self.raw.phase)
        moves.apply(self.raw, self.board.raw, _work, who, code)

    def apply_unchecked(self, code: int, seat: int) -> None:
        moves.apply(self.raw, self.board.raw, _work, seat, code)

    def do(self, seat: int, code: int, x: int = 0, y: int = 0, z: int = 0, script: Script | None = None) -> Log:
        _start_log(script)
        moves.apply_whole(self.raw, self.board.raw, _work, seat, code, x, y, z)
        return _end_log()

    def choice(self, n: int) -> int:
        return choice(self.raw, n)

    def play_random(self) -> int:
        return play.play_random(self.raw, self.board.raw, _work)

    def score_all(self) -> int:
        scoring.score_all(self.raw, self.board.raw, _work)
        return _work.steps

    def own_track(self, seat: int, track: int, free: bool = False) -> bool:
        if not (0 <= seat < self.raw.seats and 0 <= track < self.board.raw.tracks):
            raise no_track(seat, track)
        return bool(lay_track(self.raw, self.board.raw, _work, seat, track, free))

    def see(self, viewer: int) -> Seen:
        if viewer != NONE and not 0 <= viewer < self.raw.seats:
            raise no_viewer(viewer)
        seen = Seen(self.board)
        see(self.raw, self.board.raw, viewer, seen.raw)
        return seen


class Seen(SeenFields, Fields):
    """What one seat may know, as a record of numbers."""

    raw: records.Seen

    def imagine(self, number: int) -> State:
        state = State(self.board)
        imagine(self.raw, self.board.raw, _work, state.raw, number & M64)
        return state

    def encode(self, out: Any) -> None:
        if len(out) < self.board.observation_size:
            raise too_small(len(out), self.board.observation_size)
        encode(self.raw, self.board.raw, out)


def simulate(
    board: Board, seats: int, seed: int, games: int, *options: int, **named: int
) -> tuple[int, list[int], list[float], int]:
    """Play random games from seeds seed, seed + 1, ...; return decisions, points and wins per seat, and a hash."""
    setup = agree(seats, *options, **named)
    decisions = fold = 0
    points = [0] * seats
    wins = [0.0] * seats
    for i in range(games):
        g = records.State()
        deal(g, board.raw, _work, setup, (seed + i) & M64)
        n = play.play_random(g, board.raw, _work)
        decisions += n
        fold = play.fold(g, n, fold)
        for seat in range(seats):
            points[seat] += g.score[seat]
            if g.winners >> seat & 1:
                wins[seat] += 1.0 / g.winners.bit_count()
    return decisions, points, wins, fold


class Block:
    """Many games; every method works on games lo to hi - 1."""

    def __init__(self, board: Board, size: int) -> None:
        self.board = board
        self.size = size
        self.states = [State(board) for _ in range(size)]

    def memory(self) -> bytes:
        """All states as bytes (a copy)."""
        return b"".join(state.pack() for state in self.states)

    def state(self, i: int) -> State:
        if not 0 <= i < self.size:
            raise IndexError(i)
        return self.states[i].clone()

    def put_state(self, i: int, state: State) -> None:
        if not 0 <= i < self.size:
            raise IndexError(i)
        self.states[i] = state.clone()

    def begin(self, lo: int, hi: int, which: Any, seeds: Any, *setup: int) -> None:
        chosen = agree(*setup)
        for i in range(lo, hi):
            if which[i]:
                self.states[i] = State(self.board)
                deal(self.states[i].raw, self.board.raw, _work, chosen, int(seeds[i]))

    def asked(self, lo: int, hi: int, out: Any) -> None:
        for i in range(lo, hi):
            out[i] = self.states[i].asked()

    def masks(self, lo: int, hi: int, out: Any) -> None:
        for i in range(lo, hi):
            out[i] = 0
            for code in self.states[i].legal():
                out[i, code] = 1

    def observe(self, lo: int, hi: int, out: Any) -> None:
        for i in range(lo, hi):
            self.states[i].see(self.states[i].asked()).encode(out[i])

    def look(self, lo: int, hi: int, observations: Any, masks: Any) -> None:
        self.observe(lo, hi, observations)
        self.masks(lo, hi, masks)

    def pick(self, lo: int, hi: int, masks: Any, dice: Any, out: Any) -> None:
        for i in range(lo, hi):
            marked = [code for code in range(ACTIONS) if masks[i, code]]
            out[i] = marked[int(dice[i] * len(marked))] if marked else -1

    def check(self, lo: int, hi: int, codes: Any) -> int:
        for i in range(lo, hi):
            if not self.states[i].over and int(codes[i]) not in self.states[i].legal():
                return i
        return -1

    def step(self, lo: int, hi: int, codes: Any) -> None:
        for i in range(lo, hi):
            if not self.states[i].over:
                self.states[i].apply_unchecked(int(codes[i]), self.states[i].asked())

    def step_random(self, lo: int, hi: int) -> None:
        for i in range(lo, hi):
            if not self.states[i].over:
                play.step_random(self.states[i].raw, self.board.raw, _work)

    def play_random(self, lo: int, hi: int) -> int:
        return sum(self.states[i].play_random() for i in range(lo, hi))

    def read(self, lo: int, hi: int, name: str, out: Any) -> None:
        for i in range(lo, hi):
            out[i] = getattr(self.states[i].raw, name)
