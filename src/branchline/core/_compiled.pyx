# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The compiled backend of the core: State, Board and Seen as Python objects over C structs, and Block.

Same names and behaviour as plain.py. It contains no rules: those are in _native.
"""
from libc.stdint cimport uint64_t as u64, int64_t as i64, int32_t as i32, int16_t as i16, uint8_t as u8
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset
from cpython.bytes cimport PyBytes_FromStringAndSize
from branchline.core cimport _native as c
cimport cython
from struct import pack_into

from branchline.core.board import make_board
from branchline.core.errors import too_small, no_track, no_viewer, not_legal, wrong_size
from branchline.core.layout import fingerprint
from branchline.core.options import agree
from branchline.core.records import RECORDS, SetupRow, State as StateRecord

if c.FINGERPRINT != fingerprint(RECORDS):
    raise ImportError("the compiled core does not fit its source; build it again")

cdef c.WorkC shared  # for calls that hold the GIL


cdef class Board:
    """The tables of a map, in C."""
    cdef c.BoardC raw
    cdef readonly object map

    def __init__(self, map_):
        data = make_board(map_).pack()
        memcpy(&self.raw, <char*>data, sizeof(c.BoardC))
        self.map = map_

    @property
    def observation_size(self):
        return c.encode_size(&self.raw)


cdef Board NOWHERE = Board.__new__(Board)  # placeholder, so that an object always has a board

include "_fields.pxi"


cdef c.SetupC as_struct(object setup) except *:
    cdef c.SetupC found
    data = SetupRow.packed(setup)
    memcpy(&found, <char*>data, sizeof(c.SetupC))
    return found


cdef void start_log(object script) except *:
    """Start logging with forced draws: three lists (train cards, ship cards, tickets), or None."""
    cdef int deck, what
    c.start_log(&shared)
    if script is not None:
        for deck in range(3):
            for what in script[deck]:
                c.force(&shared, deck, what)


cdef object end_log():
    """Stop logging; return the log and the number of forced draws used of each kind."""
    cdef int i
    log = [(shared.log[i], shared.log[i + 1], shared.log[i + 2]) for i in range(0, shared.log_size, 3)]
    used = (shared.script_at[0], shared.script_at[1], shared.script_at[2])
    c.end_log(&shared)
    return log, used


@cython.final
@cython.no_gc
cdef class State(StateFields):
    """The complete state of a game, including hidden information."""

    def put(self, str name, value):
        """Set a field: a number, or all elements of an array."""
        field = StateRecord.by_name[name]
        data = bytearray(self.pack())
        pack_into(field.format, data, field.offset, *(value if field.count else (value,)))
        memcpy(&self.raw, <char*>data, sizeof(c.StateC))

    def clone(self):
        cdef State other = State.__new__(State)
        other.board = self.board
        memcpy(&other.raw, &self.raw, sizeof(c.StateC))
        return other

    def seed(self, number):
        c.seed_streams(&self.raw, <u64>(number & 0xFFFFFFFFFFFFFFFF))

    def begin(self, *setup, script=None, **options):
        """Deal a new game on a seeded state; options as in ``options.Setup``. Return the log and the draws used."""
        cdef c.SetupC chosen = as_struct(agree(*setup, **options))
        start_log(script)
        c.begin(&self.raw, &self.board.raw, &shared, &chosen)
        return end_log()

    @property
    def over(self):
        return self.raw.phase == c.OVER

    def asked(self):
        return c.asked(&self.raw)

    def legal(self, seat=None):
        cdef int i, who = c.asked(&self.raw) if seat is None else seat
        cdef int n = c.legal(&self.raw, &self.board.raw, &shared, who) if 0 <= who < self.raw.seats else 0
        return [shared.out[i] for i in range(n)]

    def mask(self, u8[::1] out, seat=None):
        """Write ``ACTIONS`` bytes: 1 for every legal code of a seat, 0 for all others."""
        cdef int i, n, who = c.asked(&self.raw) if seat is None else seat
        if out.shape[0] < c.ACTIONS:
            raise too_small(out.shape[0], c.ACTIONS)
        memset(&out[0], 0, c.ACTIONS)
        if 0 <= who < self.raw.seats:
            n = c.legal(&self.raw, &self.board.raw, &shared, who)
            for i in range(n):
                out[shared.out[i]] = 1

    cdef bint allows(self, int who, int code):
        cdef int i, n = c.legal(&self.raw, &self.board.raw, &shared, who) if 0 <= who < self.raw.seats else 0
        for i in range(n):
            if shared.out[i] == code:
                return True
        return False

    def apply(self, int code, seat=None):
        """Apply a legal (sub-)action; any other code raises IllegalCode and changes nothing."""
        cdef int who = c.asked(&self.raw) if seat is None else seat
        if not self.allows(who, code):
            raise not_legal(code, who, self.raw.phase)
        c.apply(&self.raw, &self.board.raw, &shared, who, code)

    def apply_unchecked(self, int code, int seat):
        """Apply a code known to be legal, for example one returned by ``legal``."""
        c.apply(&self.raw, &self.board.raw, &shared, seat, code)

    def do(self, int seat, int code, unsigned int x=0, int y=0, unsigned int z=0, script=None):
        """Apply a whole action without checking it; return the log and the forced draws used."""
        start_log(script)
        c.apply_whole(&self.raw, &self.board.raw, &shared, seat, code, x, y, z)
        return end_log()

    def choice(self, int n):
        return c.choice(&self.raw, n)

    def play_random(self):
        return c.play_random(&self.raw, &self.board.raw, &shared)

    def score_all(self):
        """Score the position as if the game ended here. Return the steps of the frontier search for longest paths."""
        c.score_all(&self.raw, &self.board.raw, &shared)
        return shared.steps

    def own_track(self, int seat, int track, bint free=False):
        """Give a free track to a seat, with its points. Unless ``free``, return False if the seat lacks the pieces."""
        if not (0 <= seat < self.raw.seats and 0 <= track < self.board.raw.tracks):
            raise no_track(seat, track)
        return bool(c.lay_track(&self.raw, &self.board.raw, &shared, seat, track, free))

    def see(self, int viewer):
        if viewer != c.NONE and not 0 <= viewer < self.raw.seats:
            raise no_viewer(viewer)
        cdef Seen seen = Seen.__new__(Seen)
        seen.board = self.board
        c.see(&self.raw, &self.board.raw, viewer, &seen.raw)
        return seen


@cython.final
@cython.no_gc
cdef class Seen(SeenFields):
    """What one seat may know, as a record of numbers."""

    def imagine(self, number):
        cdef State state = State.__new__(State)
        state.board = self.board
        c.imagine(&self.raw, &self.board.raw, &shared, &state.raw, <u64>(number & 0xFFFFFFFFFFFFFFFF))
        return state

    def encode(self, u8[::1] out):
        if out.shape[0] < c.encode_size(&self.board.raw):
            raise too_small(out.shape[0], c.encode_size(&self.board.raw))
        c.encode(&self.raw, &self.board.raw, &out[0])


def simulate(Board board not None, int seats, seed, i64 games, *options, **named):
    """Play random games from seeds seed, seed + 1, ...; return decisions, points and wins per seat, and a hash."""
    cdef c.SetupC setup = as_struct(agree(seats, *options, **named))
    cdef c.StateC g
    cdef u64 start = <u64>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef i64 i, decisions = 0
    cdef i64[c.SEATS] points
    cdef double[c.SEATS] wins
    cdef u64 hash_ = 0
    cdef int n, seat
    cdef c.WorkC* w = new_work()
    with nogil:
        for seat in range(c.SEATS):
            points[seat] = 0
            wins[seat] = 0
        for i in range(games):
            memset(&g, 0, sizeof(c.StateC))
            c.deal(&g, &board.raw, w, &setup, start + <u64>i)
            n = c.play_random(&g, &board.raw, w)
            decisions += n
            hash_ = c.fold(&g, n, hash_)
            for seat in range(seats):
                points[seat] += g.score[seat]
                if g.winners >> seat & 1:
                    wins[seat] += 1.0 / c.popcount(g.winners)
    give_back(w)
    return decisions, [points[seat] for seat in range(seats)], [wins[seat] for seat in range(seats)], hash_


cdef c.WorkC* spare[64]  # Work records to reuse: they are large, and fresh memory is slow on first access
cdef int spares = 0


cdef c.WorkC* new_work() except NULL:
    """Take a Work record from the pool or allocate one. Call this and ``give_back`` with the GIL held."""
    global spares
    if spares:
        spares -= 1
        return spare[spares]
    cdef c.WorkC* w = <c.WorkC*>calloc(1, sizeof(c.WorkC))
    if w == NULL:
        raise MemoryError
    return w


cdef void give_back(c.WorkC* w) noexcept:
    global spares
    if spares < 64:
        spare[spares] = w
        spares += 1
    else:
        free(w)


include "_block.pxi"
