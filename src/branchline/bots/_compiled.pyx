"""The compiled backend of the policies: a player that answers for a seat, and whole games between policies in C.

The same names and behaviour as plain.py; all decisions are made in _native.
"""
from libc.stdint cimport uint64_t as u64, int64_t as i64, int16_t as i16, uint8_t as u8
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset
from branchline.bots cimport _native as c

from branchline.bots.policy.records import RECORDS as PLAN_RECORDS
from branchline.bots.tables import tables
from branchline.core.layout import fingerprint
from branchline.core.options import agree
from branchline.core.records import RECORDS, SetupRow

if c.FINGERPRINT != fingerprint((*RECORDS, *PLAN_RECORDS)):
    raise ImportError("the compiled bots do not fit their source; build them again")


cdef class Player:
    """One policy on one board. ``choose`` answers for the seat whose view it is given."""
    cdef c.BoardC board
    cdef c.WorkC* work
    cdef c.StateC blank
    cdef c.PlanC plan
    cdef c.SeenC seen

    def __cinit__(self, board, int policy, seed=0):
        data = tables(board.map).packed
        memcpy(&self.board, <char*>data, sizeof(c.BoardC))
        self.work = <c.WorkC*>calloc(1, sizeof(c.WorkC))
        if self.work == NULL:
            raise MemoryError
        c.prepare(&self.board, &self.plan, policy, <u64>(seed & 0xFFFFFFFFFFFFFFFF))

    def __dealloc__(self):
        free(self.work)

    def choose(self, seen):
        """Return the code of one (sub-)action, from what the seat sees."""
        cdef bytes data = seen.pack()
        memcpy(&self.seen, <char*>data, sizeof(c.SeenC))
        return c.decide(&self.seen, &self.board, self.work, &self.blank, &self.plan)

    def draw(self):
        """Return the code of the card it would draw instead of its choice for the turn, NONE if there is none."""
        return c.draw_instead(&self.blank, &self.board, &self.plan)

    def wants(self):
        """How much the current plan wants each track."""
        return [self.plan.want[i] for i in range(self.board.tracks)]


def play_games(board, policies, seed, i64 games, *options, **named):
    """Play games with seeds seed, seed + 1, ... between policies, one per seat. Return the number of decisions, the
    scores, the winners and a hash."""
    cdef int seats = len(policies)
    cdef bytes row = SetupRow.packed(agree(seats, *options, **named))
    cdef c.SetupC setup
    cdef c.BoardC table
    cdef c.StateC g
    cdef c.StateC blank
    cdef c.SeenC seen
    cdef int[c.SEATS] chosen
    cdef u64 start = <u64>(seed & 0xFFFFFFFFFFFFFFFF), hash_ = 0
    cdef i64 i, decisions = 0
    cdef int n, seat, code
    data = tables(board.map).packed
    memcpy(&table, <char*>data, sizeof(c.BoardC))
    memcpy(&setup, <char*>row, sizeof(c.SetupC))
    for seat in range(seats):
        chosen[seat] = policies[seat]
    cdef c.WorkC* w = <c.WorkC*>calloc(1, sizeof(c.WorkC))
    cdef c.PlanC* plans = <c.PlanC*>calloc(seats, sizeof(c.PlanC))
    cdef i16* scores = <i16*>calloc(max(games, 1) * seats, sizeof(i16))
    cdef u8* winners = <u8*>calloc(max(games, 1), 1)
    try:
        if w == NULL or plans == NULL or scores == NULL or winners == NULL:
            raise MemoryError
        with nogil:
            memset(&blank, 0, sizeof(c.StateC))
            for i in range(games):
                memset(&g, 0, sizeof(c.StateC))
                memset(plans, 0, seats * sizeof(c.PlanC))
                for seat in range(seats):
                    c.prepare(&table, &plans[seat], chosen[seat], start + <u64>i + <u64>seat * 0x10001)
                c.deal(&g, &table, w, &setup, start + <u64>i)
                n = 0
                while g.phase != c.OVER:
                    seat = c.asked(&g)
                    memset(&seen, 0, sizeof(c.SeenC))
                    c.see(&g, &table, seat, &seen)
                    code = c.decide(&seen, &table, w, &blank, &plans[seat])
                    c.apply(&g, &table, w, seat, code)
                    n += 1
                decisions += n
                hash_ = c.fold(&g, n, hash_)
                winners[i] = g.winners
                for seat in range(seats):
                    scores[i * seats + seat] = g.score[seat]
        return (
            decisions,
            [tuple([scores[i * seats + seat] for seat in range(seats)]) for i in range(games)],
            [winners[i] for i in range(games)],
            hash_,
        )
    finally:
        free(w)
        free(plans)
        free(scores)
        free(winners)


cdef struct End:
    int winners
    int[c.SEATS] score


cdef class Playouts:
    """Plays imagined states to the end, for searching bots, against rivals of one policy. Works without the GIL; every
    thread needs its own."""
    cdef c.BoardC board
    cdef c.WorkC* work
    cdef c.PlanC* plans
    cdef c.PlanC plan
    cdef c.GuessC guess
    cdef bytes weighed
    cdef int rivals

    def __cinit__(self, board, int rivals):
        data = tables(board.map).packed
        memcpy(&self.board, <char*>data, sizeof(c.BoardC))
        self.rivals = rivals
        self.work = <c.WorkC*>calloc(1, sizeof(c.WorkC))
        self.plans = <c.PlanC*>calloc(c.SEATS, sizeof(c.PlanC))
        if self.work == NULL or self.plans == NULL:
            raise MemoryError
        c.prepare(&self.board, &self.plan, rivals, 0)
        c.measure_tickets(&self.board, &self.plan, &self.guess)

    def __dealloc__(self):
        free(self.work)
        free(self.plans)

    def run(self, seen, codes, owns, deals):
        """Play a game for every deal (a number) and every option: a first code of the viewer and the policy that plays
        on for it. Return the winners (as bits) and the scores of each game."""
        cdef c.StateC dealt
        cdef c.StateC g
        cdef c.SeenC view
        cdef bytes data = seen.pack()
        cdef int many = len(codes), count = len(deals), i, deal, seat
        cdef int[256] begin, own
        if many > 256 or len(owns) != many:
            raise ValueError("too many codes, or not a policy for each")
        memcpy(&view, <char*>data, sizeof(c.SeenC))
        for i in range(many):
            begin[i] = codes[i]
            own[i] = owns[i]
        cdef u64* seeds = <u64*>calloc(max(count, 1), sizeof(u64))
        cdef End* ends = <End*>calloc(max(count * many, 1), sizeof(End))
        try:
            if seeds == NULL or ends == NULL:
                raise MemoryError
            for deal in range(count):
                seeds[deal] = <u64>(deals[deal] & 0xFFFFFFFFFFFFFFFF)
            if data != self.weighed:  # threads get the same view for many deals
                c.weigh_tickets(&view, &self.board, &self.plan, &self.guess)
                self.weighed = data
            with nogil:  # released once for all games: taking the GIL after every game would make threads wait
                for deal in range(count):
                    memset(&dealt, 0, sizeof(c.StateC))
                    c.imagine(&view, &self.board, self.work, &dealt, seeds[deal])
                    c.deal_likely(&view, &self.board, self.work, &self.plan, &self.guess, &dealt)
                    for i in range(many):
                        memcpy(&g, &dealt, sizeof(c.StateC))
                        self.finish(&g, view.viewer, begin[i], own[i])
                        ends[deal * many + i].winners = g.winners
                        for seat in range(g.seats):
                            ends[deal * many + i].score[seat] = g.score[seat]
            return [
                (ends[i].winners, tuple([ends[i].score[seat] for seat in range(view.seats)]))
                for i in range(count * many)
            ]
        finally:
            free(seeds)
            free(ends)

    cdef void finish(self, c.StateC* g, int viewer, int code, int own) noexcept nogil:
        cdef c.StateC blank
        cdef c.SeenC seen
        cdef int who
        memset(&blank, 0, sizeof(c.StateC))
        for who in range(g.seats):
            memset(&self.plans[who], 0, sizeof(c.PlanC))
            c.prepare(&self.board, &self.plans[who], own if who == viewer else self.rivals, who)
        c.apply(g, &self.board, self.work, viewer, code)
        while g.phase != c.OVER:
            who = c.asked(g)
            memset(&seen, 0, sizeof(c.SeenC))
            c.see(g, &self.board, who, &seen)
            c.apply(g, &self.board, self.work, who,
                    c.decide(&seen, &self.board, self.work, &blank, &self.plans[who]))
