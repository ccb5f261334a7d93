"""The expert: tries the actions worth trying on imagined states, with the planner playing every game to its end.

It never sees the state of the game: each trial deals what its view hides anew. All ways are tried on the same deals,
and another way than the planner's own is taken only where the trials leave little doubt.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, exp, log2, sqrt
from typing import NamedTuple

from branchline import actions as act
from branchline.bots.backend import Player, Playouts
from branchline.bots.candidates import candidates
from branchline.bots.policy import codes
from branchline.bots.style import Style
from branchline.bots.whole_action import walk
from branchline.core import Seen, State
from branchline.flat import Phase
from branchline.view import View

SEARCHED = (Phase.SETUP, Phase.TURN, Phase.KEEP, Phase.TUNNEL)  # other sub-steps are answered as the planner would
MARGIN = 25  # points ahead that count as most of a win
DOUBT = 1.5  # standard errors by which another way must lead
FIRST = 16  # playouts before the first look at the clock
CAREFUL = 0.7  # of those that should fit before the next look

CHANGES = {Style.planner: (Style.racer,)}  # styles that the rest of a game might be played in, where none is wished for
STEADY = 1 << codes.STEADY_AT  # half the time a playout, and nearly as good
Ends = list[tuple[int, tuple[int, ...]]]


class Way(NamedTuple):
    """What is tried: an action to begin with, and the policy that plays on."""

    code: int
    policy: int


@dataclass(frozen=True)
class Budget:
    """How long to think about a choice: in playouts (the same choice again for a seed, on any number of cores), or in
    milliseconds; on how many cores; and in which style."""

    style: Style = Style.planner
    ms: int = 1000
    playouts: int = 0
    cores: int = 1

    def __post_init__(self) -> None:
        for name, value, least in (("ms", self.ms, 1), ("playouts", self.playouts, 0), ("cores", self.cores, 1)):
            if value < least:
                raise ValueError(f"{name}={value} is too little; {least} is the least")


class Purse:
    """How much of a budget is gone, for one choice. Threads wait for each other after every round, so rounds are as
    long as the kind of the budget allows: playouts can be counted beforehand, time can't."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.spent = 0  # playouts
        self.began = time.perf_counter()

    @property
    def used(self) -> float:
        """The part of the budget."""
        if self.budget.playouts:
            return self.spent / self.budget.playouts
        return (time.perf_counter() - self.began) * 1000 / self.budget.ms

    def until(self, part: float) -> float:
        """Playouts to make before the next look, to get to a part of the budget."""
        if self.budget.playouts:
            return part * self.budget.playouts - self.spent
        return FIRST if not self.spent else CAREFUL * (part / self.used - 1) * self.spent


class Trial:
    """One way, and how its playouts ended."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / max(1, len(self.results))


class Minds:
    """What the expert thinks with on one map: the planner of its style and those it might change to, and playouts, one
    for each core."""

    def __init__(self, view: View, seed: int, budget: Budget) -> None:
        styles = [budget.style, *CHANGES.get(budget.style, ())]
        policies = [codes.P_PLANNER | style.code << codes.STYLE_AT for style in styles]
        self.players = {policy: Player(view.lex.board, policy, seed) for policy in policies}
        self.own = policies[0]
        self.playouts = [Playouts(view.lex.board, codes.P_PLANNER | STEADY) for _ in range(budget.cores)]
        self.pool = ThreadPoolExecutor(budget.cores) if budget.cores > 1 else None

    def ways(self, view: View, state: State, seen: Seen, usual: int) -> list[Way]:
        """Those worth trying, the usual one first. Another style is tried where it would begin otherwise."""
        player = self.players[self.own]
        begin = candidates(view, player, state.phase, state.legal(seen.viewer), usual)
        found = [Way(code, self.own) for code in begin]
        for policy, other in self.players.items():
            if policy != self.own and (code := int(other.choose(seen))) != usual:
                found.append(Way(code, policy))
        return found

    def run(self, seen: Seen, ways: Sequence[Way], deals: range) -> Ends:
        """Every deal with every way, in this order however many cores there are."""
        begin = [way.code for way in ways]
        policies = [way.policy | STEADY for way in ways]
        if self.pool is None:
            alone: Ends = self.playouts[0].run(seen, begin, policies, deals)
            return alone
        tasks = [self.pool.submit(self._deal, seen, begin, policies, deal) for deal in deals]
        return [end for task in tasks for end in task.result()]

    def _deal(self, seen: Seen, begin: Sequence[int], policies: Sequence[int], deal: int) -> Ends:
        idle = self.playouts.pop()
        try:
            ends: Ends = idle.run(seen, begin, policies, (deal,))
            return ends
        finally:
            self.playouts.append(idle)


class Expert:
    """Searches within a budget a choice; equal seeds and playouts choose alike."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.spent = 0  # playouts so far
        self._minds: dict[str, Minds] = {}

    def choose(self, view: View) -> act.AnyAction:
        if view.map.hash not in self._minds:
            self._minds[view.map.hash] = Minds(view, self.seed, self.budget)
        minds = self._minds[view.map.hash]
        policy = minds.own

        def step(state: State, seat: int) -> int:
            nonlocal policy  # the rest of an action is its style's too
            seen = state.see(seat)
            usual = int(minds.players[policy].choose(seen))
            if len(state.legal(seat)) == 1 or state.phase not in SEARCHED:
                return usual
            code, policy = self._search(minds, seen, minds.ways(view, state, seen, usual))
            return code

        return walk(view, step, self.seed)

    def _search(self, minds: Minds, seen: Seen, ways: Sequence[Way]) -> Way:
        """Sequential halving over common deals: the budget in equal parts, and after each only the better half of the
        others goes on, until one is left to compare with the planner's own way, the first."""
        trials = [Trial(way) for way in ways]
        parts = max(1, ceil(log2(len(trials))))
        purse = Purse(self.budget)
        deal = done = 0
        while len(trials) > 1 and done < parts:
            count = max(2, ceil(purse.until((done + 1) / parts) / len(trials)))
            numbers = range(self.seed * 1_000_003 + deal, self.seed * 1_000_003 + deal + count)
            games = minds.run(seen, [trial.way for trial in trials], numbers)
            for i, (winners, scores) in enumerate(games):
                trials[i % len(trials)].results.append(_result(winners, scores, seen.viewer))
            purse.spent += len(games)
            deal += count
            while done < parts and purse.used >= (done + 1) / parts:
                done += 1
                if done < parts:
                    trials = _halved(trials)
        self.spent += purse.spent
        usual, *others = trials
        best = max(others, key=lambda trial: trial.mean, default=usual)
        return best.way if _leads(best, usual) else usual.way


def _result(winners: int, scores: Sequence[int], seat: int) -> float:
    """Half for a win (shared in parts), half for the margin, where the first points count most."""
    ahead = scores[seat] - max(score for who, score in enumerate(scores) if who != seat)
    return (winners >> seat & 1) / winners.bit_count() / 2 + 0.5 / (1 + exp(-ahead / MARGIN))


def _halved(trials: list[Trial]) -> list[Trial]:
    """Without the worse half; the planner's own way stays to be compared with."""
    usual, *others = trials
    others.sort(key=lambda trial: -trial.mean)
    return [usual, *others[: max(1, len(others) // 2)]]


def _leads(trial: Trial, usual: Trial) -> bool:
    """Is it better on the same deals, by more than chance would make it?"""
    gaps = [a - b for a, b in zip(trial.results, usual.results, strict=True)]
    n = len(gaps)
    if trial is usual or n < 2:
        return False
    mean = sum(gaps) / n
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    return mean > DOUBT * spread
