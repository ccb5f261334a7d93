"""The expert: play out the promising actions on imagined states, with the planner at every seat, and pick the best.

Never sees the state of the game: every trial deals the hidden part of its view anew. All options are tried on the same
deals, and the planner's own choice is overruled only where the trials leave little doubt.
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
from branchline.core_records import Phase
from branchline.view import View

SEARCHED = (Phase.SETUP, Phase.TURN, Phase.KEEP, Phase.TUNNEL)  # other sub-steps are left to the planner
MARGIN = 25  # points ahead that count as most of a win
DOUBT = 1.5  # standard errors by which another option must lead
FIRST = 16  # playouts before the clock is first read
CAREFUL = 0.7  # share of the playouts that should fit before the clock is read again

CHANGES = {Style.planner: (Style.racer,)}  # styles to consider for the rest of a game, where no style is asked for
KEEPS_PLAN = 1 << codes.KEEPS_PLAN_AT  # takes half the time per playout, and plays nearly as well
Ends = list[tuple[int, tuple[int, ...]]]


class Way(NamedTuple):
    """An option to try: a first action, and the policy that plays on."""

    code: int
    policy: int


@dataclass(frozen=True)
class Budget:
    """How long to think about a choice: in playouts (the same seed gives the same choice, on any number of cores) or in
    milliseconds; on how many cores; and in which style."""

    style: Style = Style.planner
    ms: int = 1000
    playouts: int = 0
    cores: int = 1

    def __post_init__(self) -> None:
        for name, value, least in (("ms", self.ms, 1), ("playouts", self.playouts, 0), ("cores", self.cores, 1)):
            if value < least:
                raise ValueError(f"{name}={value} is too little; {least} is the least")


class Spending:
    """The part of a budget that is used up, for one choice. Threads wait for each other after every round, so rounds
    are as long as the budget allows: playouts can be counted beforehand, time can't."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.spent = 0  # playouts
        self.began = time.perf_counter()

    @property
    def used(self) -> float:
        """The part of the budget that is used up."""
        if self.budget.playouts:
            return self.spent / self.budget.playouts
        return (time.perf_counter() - self.began) * 1000 / self.budget.ms

    def until(self, part: float) -> float:
        """The number of playouts to run before the next check, to reach a part of the budget."""
        if self.budget.playouts:
            return part * self.budget.playouts - self.spent
        return FIRST if not self.spent else CAREFUL * (part / self.used - 1) * self.spent


class Trial:
    """An option, and the results of its playouts."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / max(1, len(self.results))


class Search:
    """The search on one map: the planner of the expert's style, those of the styles it might change to, and one
    Playouts per core."""

    def __init__(self, view: View, seed: int, budget: Budget) -> None:
        styles = [budget.style, *CHANGES.get(budget.style, ())]
        policies = [codes.P_PLANNER | style.code << codes.STYLE_AT for style in styles]
        self.players = {policy: Player(view.lex.board, policy, seed) for policy in policies}
        self.own = policies[0]
        self.playouts = [Playouts(view.lex.board, codes.P_PLANNER | KEEPS_PLAN) for _ in range(budget.cores)]
        self.pool = ThreadPoolExecutor(budget.cores) if budget.cores > 1 else None

    def ways(self, view: View, state: State, seen: Seen, usual: int) -> list[Way]:
        """List the options to try, the usual one first. Another style is tried if it would begin differently."""
        player = self.players[self.own]
        begin = candidates(view, player, state.phase, state.legal(seen.viewer), usual)
        found = [Way(code, self.own) for code in begin]
        for policy, other in self.players.items():
            if policy != self.own and (code := int(other.choose(seen))) != usual:
                found.append(Way(code, policy))
        return found

    def run(self, seen: Seen, ways: Sequence[Way], deals: range) -> Ends:
        """Play every deal with every option. The order of the results does not depend on the number of cores."""
        begin = [way.code for way in ways]
        policies = [way.policy | KEEPS_PLAN for way in ways]
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
    """A searching bot with a budget per choice. Equal seeds and playouts give equal choices."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.spent = 0  # playouts so far
        self._searches: dict[str, Search] = {}

    def choose(self, view: View) -> act.AnyAction:
        if view.map.hash not in self._searches:
            self._searches[view.map.hash] = Search(view, self.seed, self.budget)
        search = self._searches[view.map.hash]
        policy = search.own

        def step(state: State, seat: int) -> int:
            nonlocal policy  # the rest of the action is played in the style that was chosen
            seen = state.see(seat)
            usual = int(search.players[policy].choose(seen))
            if len(state.legal(seat)) == 1 or state.phase not in SEARCHED:
                return usual
            code, policy = self._search(search, seen, search.ways(view, state, seen, usual))
            return code

        return walk(view, step, self.seed)

    def _search(self, search: Search, seen: Seen, ways: Sequence[Way]) -> Way:
        """Sequential halving over common deals. The budget is split into equal parts; after each part the worse half of
        the options is dropped, until one is left to compare with the first, the planner's own."""
        trials = [Trial(way) for way in ways]
        parts = max(1, ceil(log2(len(trials))))
        spending = Spending(self.budget)
        deal = done = 0
        while len(trials) > 1 and done < parts:
            count = max(2, ceil(spending.until((done + 1) / parts) / len(trials)))
            numbers = range(self.seed * 1_000_003 + deal, self.seed * 1_000_003 + deal + count)
            games = search.run(seen, [trial.way for trial in trials], numbers)
            for i, (winners, scores) in enumerate(games):
                trials[i % len(trials)].results.append(_result(winners, scores, seen.viewer))
            spending.spent += len(games)
            deal += count
            while done < parts and spending.used >= (done + 1) / parts:
                done += 1
                if done < parts:
                    trials = _halved(trials)
        self.spent += spending.spent
        usual, *others = trials
        best = max(others, key=lambda trial: trial.mean, default=usual)
        return best.way if _leads(best, usual) else usual.way


def _result(winners: int, scores: Sequence[int], seat: int) -> float:
    """Score a playout: half for the win (divided if shared), half for the margin, where the first points count most."""
    ahead = scores[seat] - max(score for who, score in enumerate(scores) if who != seat)
    return (winners >> seat & 1) / winners.bit_count() / 2 + 0.5 / (1 + exp(-ahead / MARGIN))


def _halved(trials: list[Trial]) -> list[Trial]:
    """Drop the worse half. The planner's own option stays, for comparison."""
    usual, *others = trials
    others.sort(key=lambda trial: -trial.mean)
    return [usual, *others[: max(1, len(others) // 2)]]


def _leads(trial: Trial, usual: Trial) -> bool:
    """Is the trial better on the same deals, by more than chance explains?"""
    gaps = [a - b for a, b in zip(trial.results, usual.results, strict=True)]
    n = len(gaps)
    if trial is usual or n < 2:
        return False
    mean = sum(gaps) / n
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    return mean > DOUBT * spread
