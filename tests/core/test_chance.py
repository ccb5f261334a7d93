"""Chance: seeds give unrelated streams, draws are fair, each deck has its own stream, and forced draws come first.
Fairness is measured with fixed seeds, so a failure means that something changed.
"""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.core import State, chance, codes, plain, records
from branchline.core.tickets import draw_ticket
from branchline.maps import load_map
from tests.laws.tables import board_of, fresh, many


def stream(seed: int) -> records.State:
    state = records.State()
    chance.seed_streams(state, seed)
    return state


def test_the_mixer_is_splitmix64() -> None:
    """The first numbers of the published generator for seed 1234567."""
    state = records.State()
    state.rng[0] = 1234567
    found = []
    for _ in range(5):
        state.rng[0] = (state.rng[0] + codes.GAMMA) & codes.M64
        found.append(chance.mix(state.rng[0]))
    assert found == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_below_stays_below_and_is_even() -> None:
    for n in (1, 2, 3, 7, 110):
        state = stream(n)
        counts = Counter(chance.below(state, 0, n) for _ in range(400 * n))
        assert set(counts) == set(range(n))
        chi = sum((count - 400) ** 2 / 400 for count in counts.values())
        assert chi < n + 4 * (2 * n) ** 0.5, f"{n}: {chi}"


def test_streams_do_not_disturb_each_other() -> None:
    one, other = stream(5), stream(5)
    for _ in range(9):
        chance.below(other, 1, 10)
        chance.below(other, 2, 10)
        chance.choice(other, 10)
    assert one.rng[0] == other.rng[0]
    assert [chance.below(one, 0, 1000) for _ in range(5)] == [chance.below(other, 0, 1000) for _ in range(5)]
    assert len(set(one.rng)) == codes.STREAMS


def test_near_seeds_are_unrelated() -> None:
    starts = {tuple(stream(seed).rng) for seed in range(500)}
    assert len(starts) == 500
    equal = sum(chance.below(stream(s), 0, 2) == chance.below(stream(s + 1), 0, 2) for s in range(0, 2000, 2))
    assert 430 < equal < 570
    assert stream(2**64 + 3).rng == stream(3).rng


def test_the_luck_of_a_deck_does_not_depend_on_who_draws() -> None:
    """For equal seeds the n-th card of a deck is the same, whatever happens with tickets and choices in between."""
    drawn = []
    for extra in (0, 3):
        state = fresh("north_america", 2, 77)
        while state.phase == codes.SETUP:
            state.apply(state.legal()[-1])
        for _ in range(extra):
            state.choice(100)
            state.do(state.turn, codes.A_TICKETS)
            state.do(state.turn, codes.A_KEEP + 1)
        cards = []
        for _ in range(12):
            seat = state.turn
            log, _ = state.do(seat, codes.A_BLIND)
            cards += [b for code, a, b in log if code == codes.L_BLIND]
        drawn.append(cards)
    assert drawn[0] == drawn[1]


def test_cards_are_dealt_as_often_as_there_are_of_them() -> None:
    dealt: Counter[int] = Counter()
    for seed in range(many(400, 60)):
        state = fresh("north_america", 5, seed)
        for k in range(9):
            dealt[k] += sum(state.hand[q * codes.KINDS + k] for q in range(5))
    total = sum(dealt.values())
    for k in range(9):
        expected = total * (14 if k == 8 else 12) / 110
        assert abs(dealt[k] - expected) < 5 * expected**0.5, k


def test_tickets_and_starts_are_drawn_evenly() -> None:
    offered: Counter[int] = Counter()
    starts: Counter[int] = Counter()
    games = many(600, 120)
    for seed in range(games):
        state = fresh("europe", 5, seed)
        starts[state.start] += 1
        for q in range(5):
            offered.update(state.offered[q * codes.OFFER : q * codes.OFFER + 4])
    tickets = load_map("europe").tickets
    for i, ticket in enumerate(tickets):
        chance_of = 5 / 6 if ticket.group == "long" else 15 / 40
        expected = games * chance_of
        assert abs(offered[i] - expected) < 5 * (expected * (1 - chance_of)) ** 0.5 + 1, ticket.id
    assert all(abs(starts[q] - games / 5) < 5 * (games / 5) ** 0.5 for q in range(5))


def test_every_card_of_a_kind_can_be_drawn_to_the_last() -> None:
    """Drawing a deck to its last card gives exactly the cards that were in it."""
    state = fresh("great_lakes", 2, 3)
    while state.phase == codes.SETUP:
        state.apply(state.legal()[0])
    before = list(state.deck)
    drawn: Counter[int] = Counter()
    while state.deck_size[0] > 0:
        log, _ = state.do(state.turn, codes.A_BLIND)
        drawn.update(b for code, _, b in log if code == codes.L_BLIND)
    assert all(drawn[k] == before[k] for k in range(13))


def test_forced_draws_come_first_and_cost_no_ticket_twice() -> None:
    state = State(board_of("north_america"))
    state.seed(4)
    script: tuple[list[int], list[int], list[int]] = ([0, 1, 2, 3, 8, 8, 8, 8], [], [5, 6, 7])
    _, used = state.begin(2, script=script)
    assert used == (8, 0, 3)
    assert state.hand[: codes.KINDS][:4] == (1, 1, 1, 1)
    assert state.hand[codes.KINDS + 8] == 4
    assert state.offered[:3] == (5, 6, 7)
    assert state.bag_size == 24
    assert sum(state.deck) + sum(state.hand) + state.display_size == 110


def test_a_script_beyond_the_limit_is_cut() -> None:
    """Both backends take a limited number of forced draws."""
    state = State(board_of("north_america"))
    state.seed(1)
    _, used = state.begin(2, script=([0] * 10, [], [*range(6), *[0] * codes.SCRIPT]))
    assert used[0] == 10
    assert used[2] == 6


@pytest.mark.parametrize("kind", [State, plain.State])
def test_seeds_of_any_size(kind: type) -> None:
    board = board_of("europe") if kind is State else plain.Board(load_map("europe"))
    found = []
    for seed in (-1, 2**64 - 1, 2**64, 0):
        state = kind(board)
        state.seed(seed)
        found.append(state.rng)
    assert found[0] == found[1]
    assert found[2] == found[3]
    assert found[0] != found[3]


def test_an_empty_ticket_deck_gives_no_ticket() -> None:
    assert draw_ticket(records.State(), records.Work()) == codes.NONE
