"""All ways to pay, compared with every set of cards in a hand: none is missing, and no wrong one is offered.
Correct payments are defined here a second time, in a few lines, from the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from branchline import payment
from branchline.core import State, codes, payments, plain, records
from branchline.lexicon import Lexicon, lexicon
from branchline.maps import BUILDINGS, BUILT_IN
from branchline.payment import Cost
from tests.laws.tables import WHOLE, fresh, many, map_of

MAPS = (*BUILT_IN, "mixed 1")


def handfuls(hand: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """Every set of cards that can be taken out of a hand, up to this many cards."""
    for row in product(*(range(min(count, most) + 1) for count in hand)):
        if 0 < sum(row) <= most:
            yield row


def is_right(lex: Lexicon, cost: Cost, row: Sequence[int]) -> bool:
    """C-CLAIM-2, C-CLAIM-3, E-FER-1, E-TUN-3, G-CLAIM-1, G-CLAIM-2, G-HAR-2, W-PAIR-1."""
    n, wilds = lex.colours, row[lex.wild]
    form = [row[:n], row[n + 1 : 2 * n + 1], row[2 * n + 1 : 3 * n + 1], row[3 * n + 1 :]]
    plain, marked, single, double = [*map(sum, form), 0, 0, 0][:4] if lex.forms else (sum(form[0]), 0, 0, 0)
    colours = {c for part in form for c, count in enumerate(part) if count}
    if cost.form == "pairs":
        odd = [c for c in colours if sum(part[c] for part in form if part) % 2]
        return not single and not double and len(odd) <= wilds and sum(row) == 2 * cost.size
    if len(colours) > 1 or wilds < cost.wilds or (cost.wilds_only and colours):
        return False
    if cost.colour != codes.GRAY and colours - {cost.colour}:
        return False
    if cost.form == "ship":
        covered = single + 2 * double + wilds
        alone = double and not single and not wilds and covered == cost.size + 1
        return not plain and not marked and bool(covered == cost.size or alone)
    if cost.form == "marked":
        return not plain and not double and marked <= 2 and single <= 2 and marked + single + wilds == 4
    return not single and not double and plain + marked + wilds == cost.size


def right_ways(lex: Lexicon, cost: Cost, hand: Sequence[int]) -> set[tuple[int, ...]]:
    return {row for row in handfuls(hand, max(cost.size * (1 + (cost.form == "pairs")), 1)) if is_right(lex, cost, row)}


def random_hand(lex: Lexicon, rng: random.Random) -> list[int]:
    """A few cards of a few kinds, usually of adjacent colours."""
    hand = [0] * len(lex.cards)
    colour = rng.randrange(lex.colours)
    for _ in range(rng.randint(0, 4)):
        own = [k for k in range(len(hand)) if k != lex.wild and (k if k < lex.wild else k - 1) % lex.colours == colour]
        hand[rng.choice(own if rng.random() < 0.7 else range(len(hand)))] = rng.randint(1, 4)
    hand[lex.wild] = rng.choice((0, 0, 1, 2, 4))
    return hand


def random_cost(lex: Lexicon, rng: random.Random) -> Cost:
    size, colour = rng.randint(1, 6), rng.choice([codes.GRAY, *range(lex.colours)])
    costs = [
        Cost("train", size, colour),
        Cost("train", size, codes.GRAY, rng.randint(1, size)),
        payment.extra_cost(rng.randint(1, 4), rng.choice([codes.ANY, *range(lex.colours)])),
        payment.building_cost(BUILDINGS[codes.STATION], rng.randint(0, 2)),
        Cost("pairs", rng.randint(1, 4)),
    ]
    if lex.forms:
        costs += [Cost("ship", size, colour), Cost("ship", size), payment.building_cost(BUILDINGS[codes.HARBOUR], 0)]
    return rng.choice(costs)


@pytest.mark.parametrize("name", MAPS)
def test_ways_are_all_right_payments(name: str) -> None:
    lex, rng = lexicon(map_of(name)), random.Random(name)
    for _ in range(many(2500, 200)):
        cost, hand = random_cost(lex, rng), random_hand(lex, rng)
        found = [tuple(payment.way_cards(lex, cost, way)) for way in payment.ways(lex, cost, hand)]
        assert len(set(found)) == len(found), "a payment is offered twice"
        assert set(found) == right_ways(lex, cost, hand), (cost, hand)
        for row in rng.sample(list(handfuls(hand, 6)) or [tuple(hand)], 1):
            way = payment.read(lex, cost, row)
            assert (way is not None) == is_right(lex, cost, row), (cost, row)
            assert way is None or tuple(payment.way_cards(lex, cost, way)) == row


def paid_by_core(state: State, seat: int, code: int, kinds: int) -> set[tuple[int, ...]]:
    """The payments for a track or a building that the core's sub-steps lead to."""
    at = seat * codes.KINDS
    before = state.hand[at : at + kinds]
    found = set()
    waiting = [state.clone()]
    waiting[0].apply(code, seat)
    while waiting:
        now = waiting.pop()
        if now.phase in WHOLE:
            after = now.hand[at : at + kinds]
            found.add(tuple(had - has for had, has in zip(before, after, strict=True)))
            continue
        for step in now.legal(seat):
            waiting.append(now.clone())
            waiting[-1].apply(step, seat)
    return found


@pytest.mark.parametrize("name", MAPS)
def test_the_core_offers_all_right_payments(name: str) -> None:
    """A track or a building is offered exactly where some set of cards pays for it, with exactly these payments."""
    map_, lex, rng = map_of(name), lexicon(map_of(name)), random.Random(name)
    for _ in range(many(300, 25)):
        hand, state = random_hand(lex, rng), at_turn(name)
        lay_hand(state, lex, state.turn, hand)
        state.put("touched", [(1 << len(map_.cities)) - 1] * 5)
        city = rng.randrange(len(map_.cities))
        tracks = [t for t, track in enumerate(map_.tracks) if not track.pair]  # payments in pairs: test_pairs.py
        things = [(codes.A_CLAIM + t, payment.track_cost(lex, t)) for t in rng.sample(tracks, many(8, 4))]
        for kind, row in enumerate(BUILDINGS):
            if row.kind in map_.rules.buildings and (map_.cities[city].port or not row.ports_only):
                things.append((codes.A_BUILD + kind * codes.CITIES + city, payment.building_cost(row, 0)))
        for code, cost in things:
            right = right_ways(lex, cost, hand)
            assert (code in state.legal()) == bool(right), (code, hand)
            if right:
                assert paid_by_core(state, state.turn, code, len(lex.cards)) == right


def at_turn(name: str) -> State:
    """The first turn of a game."""
    state = fresh(name, 3, 1)
    while state.phase == codes.SETUP:
        options = state.legal()
        state.apply(options[len(options) // 2])
    return state


def lay_hand(state: State, lex: Lexicon, seat: int, hand: Sequence[int]) -> None:
    rows = list(state.hand)
    rows[seat * codes.KINDS : seat * codes.KINDS + len(hand)] = hand
    sizes = list(state.hand_size)
    for deck in range(2):
        sizes[2 * seat + deck] = sum(count for k, count in enumerate(hand) if lex.deck_of(k) == deck)
    state.put("hand", rows)
    state.put("hand_size", sizes)


RED_FERRY = Cost("train", 6, codes.GRAY, 2)  # Smyrna-Palermo
FIVE_SHIPS = Cost("ship", 5)


@pytest.mark.parametrize(
    ("name", "cost", "hand", "ways"),
    [
        ("europe", RED_FERRY, {"red": 4, "wild": 2}, [{"red": 4, "wild": 2}]),
        ("europe", RED_FERRY, {"red": 5, "wild": 1}, []),
        ("north_america", Cost("train", 1), {"red": 1, "wild": 1}, [{"red": 1}, {"wild": 1}]),
        ("great_lakes", FIVE_SHIPS, {"red_double_ship": 3}, [{"red_double_ship": 3}]),
        ("great_lakes", FIVE_SHIPS, {"red_ship": 1, "red_double_ship": 2}, [{"red_ship": 1, "red_double_ship": 2}]),
        ("great_lakes", FIVE_SHIPS, {"wild": 1, "red_double_ship": 3}, None),
    ],
)
def test_examples_of_the_books(name: str, cost: Cost, hand: dict[str, int], ways: list[dict[str, int]] | None) -> None:
    """X-1, X-3, X-5: the payments in their order. A wild with double ships leaves no surplus."""
    lex = lexicon(map_of(name))
    if ways is None:
        ways = [{"red_double_ship": 3}, {"wild": 1, "red_double_ship": 2}]
    found = [lex.counts(payment.way_cards(lex, cost, way)) for way in payment.ways(lex, cost, lex.row(hand))]
    assert found == ways


def test_wilds_alone_have_no_part_of_the_payment_before() -> None:
    board, work = plain.Board(map_of("great_lakes")).raw, records.Work()
    payments.parts(board, work, codes.FORM_SHIP, 4, 2, 1, 1)
    assert work.part_kind == [board.wild, board.singles + 2, board.doubles + 2]
    assert work.part_count == [1, 1, 1]
    payments.parts(board, work, codes.FORM_SHIP, 4, codes.ANY, 4, 0)
    assert work.part_kind == [board.wild] * 3
    assert work.part_count == [4, 0, 0]
