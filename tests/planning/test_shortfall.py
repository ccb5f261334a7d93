"""The cards lacking are as few as possible: compared with all ways to pay, on small hands of every map."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count

import pytest

from branchline import payment
from branchline.lexicon import Lexicon, lexicon
from branchline.planning.shortfall import ANY, ANY_SHIP, shortfall
from tests.laws.tables import every_map, map_of


def pays(lex: Lexicon, hand: Sequence[int], tracks: Sequence[int]) -> bool:
    """Whether a hand pays for all the tracks together."""
    if not tracks:
        return True
    cost = payment.track_cost(lex, tracks[0])
    rows = [payment.way_cards(lex, cost, way) for way in payment.ways(lex, cost, hand)]
    return any(pays(lex, [a - b for a, b in zip(hand, row, strict=True)], tracks[1:]) for row in rows)


def fewest(lex: Lexicon, hand: Sequence[int], tracks: Sequence[int]) -> int:
    """The fewest cards to add. A wild is as good as any other card but a double ship, which is not counted on."""
    for more in count():
        with_wilds = list(hand)
        with_wilds[lex.wild] += more
        if pays(lex, with_wilds, tracks):
            return more
    raise AssertionError


def drawn(lex: Lexicon, rng: random.Random, size: int) -> list[int]:
    hand = [0] * len(lex.cards)
    few = rng.sample(range(len(hand)), min(len(hand), 5))  # few kinds, or everything would be lacking
    for _ in range(size):
        hand[rng.choice(few)] += 1
    return hand


def check(lex: Lexicon, hand: list[int], tracks: list[int]) -> None:
    short = shortfall(lex, hand, tracks)
    assert all(number > 0 for number in short.values())
    assert sum(short.values()) == fewest(lex, hand, tracks), (lex.counts(hand), [lex.track_ids[t] for t in tracks])
    full = list(hand)  # the cards named are enough; one of any colour may be a wild
    for name, number in short.items():
        full[lex.wild if name in (ANY, ANY_SHIP) else lex.card(name)] += number
    assert pays(lex, full, tracks), short


@every_map
def test_as_few_as_possible(name: str) -> None:
    lex, rng = lexicon(map_of(name)), random.Random(name)
    small = [i for i, track in enumerate(lex.map.tracks) if track.length <= 4]
    for _ in range(250):
        tracks = rng.sample(small, rng.choice((1, 1, 2, 2, 3)))
        check(lex, drawn(lex, rng, rng.randrange(8)), tracks)


@pytest.mark.parametrize("number", range(8))
def test_as_few_as_possible_on_random_maps(number: int) -> None:
    for name in (f"world {number}", f"mixed {number}"):
        lex, rng = lexicon(map_of(name)), random.Random(name)
        for _ in range(25):
            tracks = rng.sample(range(len(lex.track_ids)), 2)
            if sum(lex.map.tracks[track].length for track in tracks) < 9:
                check(lex, drawn(lex, rng, rng.randrange(8)), tracks)


def ids(lex: Lexicon, *names: str) -> list[int]:
    return [lex.map.track_index[lex.map.track(name).id] for name in names]


def test_named_by_colour() -> None:
    """Three blue cards of four and a wild: none of blue is lacking, and the gray track takes what is left over."""
    lex = lexicon(map_of("north_america"))
    blue, gray = [ids(lex, name)[0] for name in ("helena-winnipeg", "calgary-seattle")]  # four blue; four gray
    assert shortfall(lex, lex.row({"blue": 1}), [blue]) == {"blue": 3}
    assert shortfall(lex, lex.row({"blue": 3, "wild": 1}), [blue]) == {}
    assert shortfall(lex, lex.row({"blue": 3, "wild": 2, "red": 2, "green": 1}), [blue, gray]) == {ANY: 1}
    assert shortfall(lex, lex.row({"blue": 6}), [blue, gray]) == {ANY: 2}


def test_ferries_lack_wilds() -> None:
    lex = lexicon(map_of("europe"))
    ferry = ids(lex, "palermo-smyrna")  # six spaces, two of them with locomotives
    assert shortfall(lex, lex.row({"red": 3, "green": 2}), ferry) == {"wild": 2, ANY: 1}
    assert shortfall(lex, lex.row({"red": 4, "wild": 2}), ferry) == {}


def test_pairs_and_ships_of_the_world() -> None:
    lex = lexicon(map_of("world"))
    pair = next(i for i, track in enumerate(lex.map.tracks) if track.pair and track.length == 3)
    cards = {"red_train": 3, "green_train_harbour": 1, "green_train": 1}  # a pair of each, and half a pair
    assert shortfall(lex, lex.row(cards), [pair]) == {ANY: 1}
    assert shortfall(lex, lex.row({**cards, "wild": 1}), [pair]) == {}
    ship = next(
        i
        for i, track in enumerate(lex.map.tracks)
        if track.kind == "ship" and (track.colour, track.length) == ("red", 7)
    )
    assert shortfall(lex, lex.row({"red_double_ship": 2, "red_ship": 1}), [ship]) == {"red_ship": 2}
    assert shortfall(lex, lex.row({"red_double_ship": 4}), [ship]) == {}  # one space too many
