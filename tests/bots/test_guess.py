"""The tickets that the expert assumes its opponents to have: likely ones, consistent with everything it sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.bots.policy.codes import P_PLANNER
from branchline.bots.policy.decide import prepare
from branchline.bots.policy.guess import measure_tickets, ticket_weight, weigh_tickets
from branchline.bots.policy.records import Guess, Plan
from branchline.bots.policy.redeal import chance_to_lose, deal_likely
from branchline.bots.tables import tables
from branchline.core import records
from branchline.core.codes import TURN
from branchline.core.imagine import imagine
from branchline.core.see import see
from branchline.maps import BUILT_IN

SEATS = 3
DEALS = 20


def moments(name: str, least: int) -> Iterator[Game]:
    """Turns in games between planners in which some seat has placed at least this many pieces."""
    for seed in range(3):
        game = Game.new(name, seats=SEATS, seed=seed)
        bots = [make_bot("planner", seed=seat) for seat in range(SEATS)]
        start = 0
        while not game.over:
            left = [sum(game.state.pieces[seat * 2 : seat * 2 + 2]) for seat in range(SEATS)]
            start = max(start, *left)
            if game.state.phase == TURN and start - min(left) >= least:
                yield game
                least += 7
            seat = game.asks[0].seat
            game.play(seat, bots[seat].choose(game.view(seat)))
        least = least % 7 + 7


def held(g: records.State, seat: int) -> set[int]:
    bits = g.tickets[seat * 2] | g.tickets[seat * 2 + 1] << 64
    return {ticket for ticket in range(128) if bits >> ticket & 1}


class Guesser:
    """States imagined from one seat's view: tickets drawn uniformly, and by weight."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.board = tables(game.lex.map).board
        self.view = records.Seen()
        self.view.load(game.state.see(viewer).pack())
        self.plan, self.guess = Plan(), Guess()
        prepare(self.board, self.plan, P_PLANNER, 0)
        measure_tickets(self.board, self.plan, self.guess)
        weigh_tickets(self.view, self.board, self.plan, self.guess)

    def deals(self) -> Iterator[tuple[records.State, records.State]]:
        for number in range(DEALS):
            pair = []
            for likely in (False, True):
                g = records.State()
                imagine(self.view, self.board, records.Work(), g, number)
                if likely:
                    deal_likely(self.view, self.board, records.Work(), self.plan, self.guess, g)
                pair.append(g)
            yield pair[0], pair[1]


@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_seen_changes_and_no_ticket_is_lost_or_doubled(name: str) -> None:
    changed = 0
    for game in moments(name, 3):
        guesser = Guesser(game, viewer := game.asks[0].seat)
        board = guesser.board
        for blind, likely in guesser.deals():
            seen = records.Seen()
            see(likely, board, viewer, seen)
            assert seen.pack() == guesser.view.pack()
            hands = [held(likely, seat) for seat in range(SEATS)]
            deck = {t for t in range(128) if (likely.bag[0] | likely.bag[1] << 64) >> t & 1}
            assert len(deck) == likely.bag_size
            assert len(set().union(deck, *hands)) == len(deck) + sum(map(len, hands))
            for seat, tickets in enumerate(hands):
                before = held(blind, seat)
                longs = board.long_ones[0] | board.long_ones[1] << 64
                assert len(tickets) == len(before)
                kept = [sum(longs >> t & 1 for t in hand) for hand in (before, tickets)]
                assert kept[0] == kept[1] or (board.unkept_out and max(kept) <= 1)
                changed += tickets != before
    assert changed


@pytest.mark.parametrize("name", BUILT_IN)
def test_opponents_are_assumed_to_hold_what_they_build_for(name: str) -> None:
    hits = {"blind": 0, "likely": 0}
    for game in moments(name, 20):
        viewer = game.asks[0].seat
        truth = records.State()
        truth.load(game.state.pack())
        for blind, likely in Guesser(game, viewer).deals():
            for seat in set(range(SEATS)) - {viewer}:
                hits["blind"] += len(held(truth, seat) & held(blind, seat))
                hits["likely"] += len(held(truth, seat) & held(likely, seat))
    assert hits["likely"] > 2 * hits["blind"] > 0


def test_a_ticket_is_likelier_the_less_is_missing_especially_late() -> None:
    for built in range(0, 101, 5):
        weights = [ticket_weight(missing, built, 0) for missing in range(0, 101, 5)]
        assert weights == sorted(weights, reverse=True)
        assert weights[-1] > 0
    assert ticket_weight(100, 80, 0) < ticket_weight(100, 10, 0) < ticket_weight(0, 10, 0) < ticket_weight(0, 10, 1)


def test_larger_losses_are_accepted_less_often() -> None:
    chances = [chance_to_lose(loss) for loss in range(0, 5000, 50)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 10_000
    assert chances[-1] == 0
