"""The fewest cards that a hand lacks to pay for several tracks together (without the risk of tunnels).

Wilds go where they help; a gray track is paid in the colour that is left over. Knows cards and prices, no position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from branchline.lexicon import Lexicon
from branchline.pair_payment import hand_forms
from branchline.payment import track_costs

ANY = "any"  # cards of one colour, whichever it is
ANY_SHIP = "any_ship"


def shortfall(lex: Lexicon, hand: Sequence[int], tracks: Iterable[int]) -> dict[str, int]:
    """The cards to add to a hand (a row of counts by kind) so that it pays for the tracks, as few as possible.

    By name: those of a colour for the tracks in that colour, ``wild`` for ferries, ``any`` and ``any_ship`` for gray
    tracks. Lacking ships are counted as single ones."""
    n, costs = lex.colours, track_costs(lex)
    wilds = 0
    fixed: dict[int, int] = {}  # by colour
    fixed_ships: dict[int, list[int]] = {}
    gray: list[int] = []
    gray_ships: list[int] = []
    for track in tracks:
        cost = costs[track]
        own_colour = cost.colour < n
        wilds += cost.wilds
        if cost.form == "pairs":
            gray += [2] * cost.size  # each pair may have a colour of its own
        elif cost.form == "ship":
            if own_colour:
                fixed_ships.setdefault(cost.colour, []).append(cost.size)
            else:
                gray_ships.append(cost.size)
        elif own_colour:
            fixed[cost.colour] = fixed.get(cost.colour, 0) + cost.size
        elif cost.size > cost.wilds:
            gray.append(cost.size - cost.wilds)
    short: dict[str, int] = {}
    if fixed or gray:
        plain, marked = hand_forms(lex, hand)
        held = [a + b for a, b in zip(plain, marked, strict=True)]
        for colour, needed in sorted(fixed.items()):
            if needed > held[colour]:
                short[lex.cards[colour]] = needed - held[colour]
            held[colour] -= min(needed, held[colour])
        if gray:
            left = sorted([have for have in held if have])
            short[ANY] = sum(gray) - _covered(tuple(sorted(gray, reverse=True)), tuple(left))
    if gray_ships or fixed_ships:
        _ships(lex, hand, fixed_ships, tuple(sorted(gray_ships, reverse=True)), short)
    return _with_wilds(short, hand[lex.wild] - wilds, lex.cards[lex.wild])


def _with_wilds(short: dict[str, int], wilds: int, name: str) -> dict[str, int]:
    """What wilds leave; ``wilds`` is negative if ferries lack some. A colour of which little is lacking comes first."""
    left = {name: -wilds} if wilds < 0 else {}
    for card, count in sorted(short.items(), key=lambda item: (item[0] in (ANY, ANY_SHIP), item[1])):
        paid = min(count, max(0, wilds))
        wilds -= paid
        if count > paid:
            left[card] = count - paid
    return left


# --- gray train tracks


@lru_cache(maxsize=4096)
def _covered(sizes: tuple[int, ...], held: tuple[int, ...]) -> int:
    """The most cards that can be used for gray tracks of these sizes (largest first), one colour for each track.
    ``held``: the cards left of each colour."""
    most = min(sum(sizes), sum(held))
    if not sizes or not most:
        return 0
    first, rest = sizes[0], sizes[1:]
    if first <= 2:  # pairs first, and what is left one by one
        twos = sizes.count(2)
        pairs = min(twos, sum([have // 2 for have in held]))
        odd = min(twos - pairs, sum(held) - 2 * pairs, _singles(held) if twos > pairs else 0)
        return min(most, 2 * pairs + odd + min(len(sizes) - twos, sum(held) - 2 * pairs - odd))
    best = 0
    for i in range(len(held) - 1, -1, -1):  # the colour of which most is left first
        if i + 1 < len(held) and held[i] == held[i + 1]:
            continue
        used = min(first, held[i])
        others = tuple(sorted([*held[:i], *held[i + 1 :], *([held[i] - used] if held[i] > used else [])]))
        best = max(best, used + _covered(rest, others))
        if best == most:
            break
    return best


def _singles(held: Sequence[int]) -> int:
    """Cards left when as many pairs as possible are taken."""
    return sum([have % 2 for have in held])


# --- ship tracks


def _ships(
    lex: Lexicon, hand: Sequence[int], fixed: Mapping[int, Sequence[int]], gray: tuple[int, ...], short: dict[str, int]
) -> None:
    """Add the ships that are lacking."""
    n = lex.colours
    singles, doubles = hand[2 * n + 1 : 3 * n + 1], hand[3 * n + 1 : 4 * n + 1]
    stacks = dict(enumerate(zip(singles, doubles, [0] * n, [0] * n, strict=True))) if gray else {}
    for colour, sizes in sorted(fixed.items()):
        halves, odd = sum([size // 2 for size in sizes]), sum([size % 2 for size in sizes])
        stacks[colour] = (singles[colour], doubles[colour], halves, odd)
        if missing := sum(sizes) - _shipped(*stacks[colour]):
            short[lex.cards[2 * n + 1 + colour]] = missing
    if gray:
        useful = tuple(sorted([stack for stack in stacks.values() if stack[0] or stack[1]]))
        before = sum([_shipped(*stack) for stack in useful if stack[2] or stack[3]])
        short[ANY_SHIP] = sum(gray) - (_best_ships(gray, useful) - before)


def _shipped(singles: int, doubles: int, halves: int, odd: int) -> int:
    """The most spaces that ships of a colour pay on tracks with so many pairs of spaces and odd spaces together. A
    double ship may pay an odd space, if the rest of that track is paid by double ships too (G-CLAIM-2)."""
    if doubles >= halves:
        return 2 * halves + min(odd, singles + doubles - halves)
    return min(2 * halves + odd, 2 * doubles + singles)


@lru_cache(maxsize=4096)
def _best_ships(gray: tuple[int, ...], stacks: tuple[tuple[int, int, int, int], ...]) -> int:
    """The most spaces paid when each gray ship track gets a colour; a stack: ships of a colour and what they pay."""
    if not gray:
        return sum([_shipped(*stack) for stack in stacks])
    size = gray[0]
    most = min(sum([s + 2 * d for s, d, _, _ in stacks]), sum(gray) + sum([2 * h + o for _, _, h, o in stacks]))
    best = 0
    for i, stack in enumerate(stacks):
        if best == most:
            break
        if i and stack == stacks[i - 1]:
            continue
        singles, doubles, halves, odd = stack
        more = (singles, doubles, halves + size // 2, odd + size % 2)
        best = max(best, _best_ships(gray[1:], tuple(sorted([*stacks[:i], more, *stacks[i + 1 :]]))))
    return best
