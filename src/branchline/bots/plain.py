"""The plain backend of the policies: the same names and behaviour as the compiled one, on Python objects.

Used where the core is not compiled or BRANCHLINE_PLAIN is set. Slow; the tests use it as the reference.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.bots.policy.decide import decide, draw_instead, prepare
from branchline.bots.policy.guess import measure_tickets, weigh_tickets
from branchline.bots.policy.records import Guess, Plan
from branchline.bots.policy.redeal import deal_likely
from branchline.bots.tables import tables
from branchline.core import Board, Seen, records
from branchline.core.codes import M64, OVER
from branchline.core.imagine import imagine
from branchline.core.moves import apply, asked
from branchline.core.options import agree
from branchline.core.play import fold
from branchline.core.see import see
from branchline.core.start import deal

Result = tuple[int, list[tuple[int, ...]], list[int], int]


class Player:
    """One policy on one board. ``choose`` answers for the seat whose view it is given."""

    def __init__(self, board: Board, policy: int, seed: int = 0) -> None:
        self.board = tables(board.map).board
        self.work = records.Work()
        self.blank = records.State()
        self.plan = Plan()
        prepare(self.board, self.plan, policy, seed & M64)

    def choose(self, seen: Seen) -> int:
        """Return the code of one (sub-)action, from what the seat sees."""
        flat = records.Seen()
        flat.load(seen.pack())
        return decide(flat, self.board, self.work, self.blank, self.plan)

    def draw(self) -> int:
        """Return the code of the card it would draw instead of its choice for the turn, NONE if there is none."""
        return draw_instead(self.blank, self.board, self.plan)

    def wants(self) -> list[int]:
        """How much the current plan wants each track."""
        return list(self.plan.want[: self.board.tracks])


def play_games(board: Board, policies: Sequence[int], seed: int, games: int, *options: int, **named: int) -> Result:
    """Play games with seeds seed, seed + 1, ... between policies, one per seat. Return the number of decisions, the
    scores, the winners and a hash."""
    seats = len(policies)
    setup = agree(seats, *options, **named)
    table, work, decisions, folded = tables(board.map).board, records.Work(), 0, 0
    scores: list[tuple[int, ...]] = []
    winners: list[int] = []
    for i in range(games):
        plans = [Plan() for _ in policies]
        for seat, policy in enumerate(policies):
            prepare(table, plans[seat], policy, (seed + i + seat * 0x10001) & M64)
        g, blank = records.State(), records.State()
        deal(g, table, work, setup, (seed + i) & M64)
        n = 0
        while g.phase != OVER:
            seat = asked(g)
            seen = records.Seen()
            see(g, table, seat, seen)
            apply(g, table, work, seat, decide(seen, table, work, blank, plans[seat]))
            n += 1
        decisions += n
        folded = fold(g, n, folded)
        scores.append(tuple(g.score[:seats]))
        winners.append(g.winners)
    return decisions, scores, winners, folded


class Playouts:
    """Plays imagined states to the end, for searching bots, against rivals of one policy. Each thread needs its own."""

    def __init__(self, board: Board, rivals: int) -> None:
        self.board = tables(board.map).board
        self.rivals = rivals
        self.work = records.Work()
        self.plan, self.guess = Plan(), Guess()
        prepare(self.board, self.plan, rivals, 0)
        measure_tickets(self.board, self.plan, self.guess)

    def run(
        self, seen: Seen, codes: Sequence[int], owns: Sequence[int], deals: Sequence[int]
    ) -> list[tuple[int, tuple[int, ...]]]:
        """Play a game for every deal (a number) and every option: a first code of the viewer and the policy that plays
        on for it. Return the winners (as bits) and the scores of each game."""
        view = records.Seen()
        view.load(seen.pack())
        weigh_tickets(view, self.board, self.plan, self.guess)
        found = []
        for number in deals:
            dealt = records.State()
            imagine(view, self.board, self.work, dealt, number & M64)
            deal_likely(view, self.board, self.work, self.plan, self.guess, dealt)
            packed = dealt.pack()
            for code, own in zip(codes, owns, strict=True):
                g = records.State()
                g.load(packed)
                self._finish(g, view.viewer, code, own)
                found.append((g.winners, tuple(g.score[: g.seats])))
        return found

    def _finish(self, g: records.State, viewer: int, code: int, own: int) -> None:
        blank = records.State()
        plans = [Plan() for _ in range(g.seats)]
        for who, plan in enumerate(plans):
            prepare(self.board, plan, own if who == viewer else self.rivals, who)
        apply(g, self.board, self.work, viewer, code)
        while g.phase != OVER:
            who = asked(g)
            seen = records.Seen()
            see(g, self.board, who, seen)
            apply(g, self.board, self.work, who, decide(seen, self.board, self.work, blank, plans[who]))
