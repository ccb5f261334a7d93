"""Payments in pairs (W-PAIR-1): the core's sub-steps, the legal list, ``read_pairs`` and the judge agree on what pays for
a pair track. Right payments are defined here by laying the cards out two by two.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from branchline.actions import ClaimTrack
from branchline.core import State, codes
from branchline.game import Game
from branchline.lexicon import Lexicon
from branchline.pair_payment import best_pairs, pair_cards, read_pairs
from tests.game.positions import at_turn, refused
from tests.laws.tables import WHOLE, many

MAPS = ("world", "world 9", "world 10", "mixed 4", "mixed 12")  # with marked cards and without, one colour and several
Row = tuple[int, ...]


def pairs_off(cards: list[int], wild: int) -> bool:
    """Whether cards, given by colour, can be laid out in pairs of one colour; a wild goes with any card."""
    if not cards:
        return True
    first, *rest = cards
    fits = [i for i, other in enumerate(rest) if first == other or wild in (first, other)]
    return any(pairs_off(rest[:i] + rest[i + 1 :], wild) for i in fits)


def is_right(lex: Lexicon, pairs: int, row: Sequence[int]) -> bool:
    if any(row[lex.first_ship :]) or sum(row) != 2 * pairs:
        return False
    colours = [kind if kind <= lex.wild else kind - lex.wild - 1 for kind in range(lex.first_ship)]
    return pairs_off([colours[kind] for kind in range(lex.first_ship) for _ in range(row[kind])], lex.wild)


def handfuls(hand: Sequence[int], most: int) -> Iterator[Row]:
    """Every set of cards of a hand, up to this many cards; also none."""
    return (row for row in product(*(range(min(count, most) + 1) for count in hand)) if sum(row) <= most)


def right_rows(lex: Lexicon, pairs: int, hand: Sequence[int]) -> set[Row]:
    return {row for row in handfuls(hand, 2 * pairs) if is_right(lex, pairs, row)}


def random_hand(lex: Lexicon, rng: random.Random) -> list[int]:
    """A few kinds of train cards, sometimes a kind of ships, and usually wilds."""
    hand = [0] * len(lex.cards)
    for _ in range(rng.randint(0, 4)):
        hand[rng.randrange(lex.first_ship)] = rng.randint(1, 4)
    if lex.first_ship < len(hand) and rng.random() < 0.3:
        hand[rng.randrange(lex.first_ship, len(hand))] = rng.randint(1, 3)
    hand[lex.wild] = rng.choice((0, 0, 1, 2, 3, 6))
    return hand


def lay_hand(game: Game, hand: Sequence[int], trains: int = 10) -> None:
    """Give seat 0 this hand and so many trains."""
    rows, sizes, pieces = list(game.state.hand), list(game.state.hand_size), list(game.state.pieces)
    rows[: len(hand)] = hand
    sizes[:2] = sum(hand[: game.lex.first_ship]), sum(hand[game.lex.first_ship :])
    pieces[0] = trains
    for field, value in (("hand", rows), ("hand_size", sizes), ("pieces", pieces)):
        game.state.put(field, value)


def pair_tracks(game: Game) -> list[int]:
    """One pair track of each length."""
    lengths = {track.length: i for i, track in enumerate(game.map.tracks) if track.pair}
    assert lengths, "a map without pair tracks shows nothing here"
    return list(lengths.values())


def paths(state: State, code: int) -> Iterator[State]:
    """The states after every path of sub-steps of seat 0 that begins with this code."""
    after = state.clone()
    after.apply(code, 0)
    if after.phase in WHOLE:
        yield after
        return
    steps = after.legal(0)
    assert len(steps) > 1, "a step with one answer is skipped"
    for step in steps:
        yield from paths(after, step)


@pytest.mark.rule("W-PAIR-1")
@pytest.mark.parametrize("name", MAPS)
def test_sub_steps_and_the_legal_list_have_every_right_payment_once(name: str) -> None:
    rng, game = random.Random(name), at_turn(name)
    lex = game.lex
    for _ in range(many(80, 20)):
        hand = random_hand(lex, rng)
        lay_hand(game, hand)
        claims = [action for action in game.legal(0) if isinstance(action, ClaimTrack)]
        for index in pair_tracks(game):
            track, code = game.map.tracks[index], codes.A_CLAIM + index
            right = right_rows(lex, track.length, hand)
            listed = [tuple(lex.row(claim.spend)) for claim in claims if claim.track == track.id]
            assert sorted(listed) == sorted(right), (track.id, hand)
            assert (code in game.state.legal(0)) == bool(right)
            if right:
                ends = list(paths(game.state, code))
                laid = [tuple(had - has for had, has in zip(hand, after.hand, strict=False)) for after in ends]
                assert sorted(laid) == sorted(right), (track.id, hand)
                assert {after.owner[index] for after in ends} == {0}


@pytest.mark.parametrize("name", MAPS)
def test_too_few_trains_offer_no_pair_track(name: str) -> None:
    game = at_turn(name)
    for index in pair_tracks(game):
        track = game.map.tracks[index]
        wilds = [8 * (kind == game.lex.wild) for kind in range(len(game.lex.cards))]
        for trains in range(track.length + 1):
            lay_hand(game, wilds, trains)
            assert (codes.A_CLAIM + index in game.state.legal(0)) == (trains == track.length)
        lay_hand(game, wilds, track.length - 1)
        assert refused(game, 0, ClaimTrack(track.id, {"wild": 2 * track.length})) == "C-CLAIM-4"


@pytest.mark.parametrize("name", MAPS)
def test_read_pairs_accepts_right_payments_only(name: str) -> None:
    rng, lex = random.Random(name), at_turn(name).lex
    for _ in range(many(150, 40)):
        hand, pairs = random_hand(lex, rng), rng.randint(1, 4)
        for row in handfuls(hand, 2 * pairs + 1):
            found = read_pairs(lex, pairs, row)
            assert (found is not None) == is_right(lex, pairs, row), (pairs, row)
            assert found is None or tuple(pair_cards(lex, *found)) == row


@pytest.mark.parametrize("name", MAPS)
def test_the_best_payments_are_right_and_have_the_fewest_wilds(name: str) -> None:
    rng, lex = random.Random(name), at_turn(name).lex
    for _ in range(many(150, 40)):
        hand, pairs, most = random_hand(lex, rng), rng.randint(1, 4), rng.choice((1, 5, 40, 1000))
        right = right_rows(lex, pairs, hand)
        best = [tuple(row) for row in best_pairs(lex, pairs, hand, most)]
        assert len(set(best)) == len(best), (pairs, hand)
        assert set(best) <= right
        assert len(right) > most or set(best) == right, (pairs, hand, most)
        wilds = [row[lex.wild] for row in best]
        assert wilds == sorted(wilds)
        assert wilds[:1] == sorted(row[lex.wild] for row in right)[:1]


def rule_against(lex: Lexicon, pairs: int, hand: Sequence[int], row: Row) -> str:
    """The rule that forbids a payment; empty if none does."""
    if any(row[lex.first_ship :]):
        return "G-CLAIM-1"
    if not is_right(lex, pairs, row):
        return "W-PAIR-1"
    return "" if all(laid <= held for laid, held in zip(row, hand, strict=True)) else "C-ACT-3"


@pytest.mark.rule("W-PAIR-1", "C-ACT-3", "G-CLAIM-1")
@pytest.mark.parametrize("name", MAPS)
def test_a_wrong_payment_is_refused_under_the_rule_it_breaks(name: str) -> None:
    """Any cards, also ones that are not in the hand. A right payment takes the cards, the trains and the track."""
    rng, game = random.Random(name), at_turn(name)
    before, lex = game.state.clone(), game.lex
    seen = set()
    for _ in range(many(300, 40)):
        game.state = before.clone()
        hand = random_hand(lex, rng)
        lay_hand(game, hand)
        track = game.map.tracks[rng.choice(pair_tracks(game))]
        more = [count + (rng.random() < 0.2) for count in hand]
        rows = sorted(handfuls(more, 2 * track.length + 1), key=lambda row: not is_right(lex, track.length, row))
        row = rows[0] if rng.random() < 0.5 else rng.choice(rows)
        claim = ClaimTrack(track.id, lex.counts(row))
        rule = rule_against(lex, track.length, hand, row)
        seen.add(rule)
        if rule:
            assert refused(game, 0, claim) == rule, (track.id, hand, row)
        else:
            game.play(0, claim)
            assert list(game.state.hand[: len(hand)]) == [held - laid for held, laid in zip(hand, row, strict=True)]
            assert game.state.pieces[0] == 10 - track.length
            assert game.state.score[0] == game.map.rules.points[track.length]
    assert seen >= {"", "W-PAIR-1", "C-ACT-3"}
