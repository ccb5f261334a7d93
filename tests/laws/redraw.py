"""Changes everything a seat can't know: others' cards and tickets, their secret choices, the decks, the random streams.
It works on the raw fields of a state and shares no code with the core's ``imagine``.
"""

from __future__ import annotations

import random
from typing import Any

from branchline.core import State, codes
from branchline.maps import Map
from tests.laws import count

SPECTATOR = None


def redraw(map_: Map, state: State, seat: int | None, rng: random.Random) -> State:
    """Another state in which the seat (None: a spectator) must see, receive and be allowed exactly the same."""
    other = state.clone()
    rivals = [q for q in range(state.seats) if q != seat]
    now = count.snap(state)
    other.put("rng", [rng.getrandbits(64) for _ in range(codes.STREAMS)])
    redraw_cards(map_, now, rivals, rng)
    redraw_tickets(map_, now, seat, rivals, rng)
    for name in ("hand", "deck", "tickets", "memory", "bag", "queue", "queue_head", "offered", "offered_size", "ask"):
        other.put(name, getattr(now, name))
    other.put("chosen", now.chosen)
    return other


def redraw_cards(map_: Map, now: Any, rivals: list[int], rng: random.Random) -> None:
    """The others' hidden cards and the decks are shuffled together; cards they took in the open stay with them."""
    all_ = count.kinds(map_)
    for deck in range(2):
        of_deck = [k for k in range(len(all_.total)) if all_.deck[k] == deck]
        pool = [k for k in of_deck for _ in range(now.deck[k])]
        backs = dict.fromkeys(rivals, 0)
        for q in rivals:
            for k in of_deck:
                at = q * codes.KINDS + k
                unseen = now.hand[at] - now.known[at]
                pool += [k] * unseen
                backs[q] += unseen
                now.hand[at] = now.known[at]
        rng.shuffle(pool)
        for q in rivals:
            for k in (pool.pop() for _ in range(backs[q])):
                now.hand[q * codes.KINDS + k] += 1
        for k in of_deck:
            now.deck[k] = pool.count(k)


def redraw_tickets(map_: Map, now: Any, seat: int | None, rivals: list[int], rng: random.Random) -> None:
    """Tickets that the seat can't know change places: in hands, offers, the deck, the queue, and out of the game."""
    if now.phase == codes.OVER:  # C-END-2: tickets that were kept are open now, all others stay hidden
        kept: dict[int, list[int]] = {}
    else:
        kept = {q: sorted(count.held(now, q)) for q in rivals}
    remembered = _bits(now.memory, seat) if seat is not None else set()
    row = count.queue(now)
    hidden_queue = [i for i, t in enumerate(row) if t not in remembered]
    shown = set(row) - {row[i] for i in hidden_queue}
    offers = {q: count.offered(now, q) for q in rivals}
    open_ones = _visible(now, seat, kept) | shown | remembered
    pool = [t for t in range(len(map_.tickets)) if t not in open_ones]
    long = {t for t in pool if map_.tickets[t].group == "long"}
    regular = [t for t in pool if t not in long]
    rng.shuffle(regular)
    spare_long = rng.sample(sorted(long), len(long))
    # the bag has regular tickets only; the queue also has long ones, on maps where returned tickets go there
    now.bag = _words({regular.pop() for _ in range(now.bag_size)})
    if now.phase != codes.SETUP:
        under = regular + spare_long if map_.rules.tickets.unkept == "under" else regular
        if under is not regular:
            rng.shuffle(under)
            regular, spare_long = under, []
        for i in hidden_queue:
            row[i] = under.pop()
        offers = {q: [under.pop() for _ in offers[q]] for q in rivals}
    else:
        for q in rivals:
            dealt = [spare_long.pop() for _ in range(map_.rules.tickets.long)]
            dealt += [regular.pop() for _ in range(map_.rules.tickets.regular)]
            kept[q], offers[q] = _set_up(map_, now, q, dealt, rng)
    rest = regular + spare_long
    rng.shuffle(rest)
    for q in rivals:
        if now.phase != codes.SETUP and q in kept:
            kept[q] = [rest.pop() for _ in kept[q]]
        if q in kept:
            now.tickets[2 * q : 2 * q + 2] = _words(set(kept[q]))
        now.memory[2 * q : 2 * q + 2] = [rng.getrandbits(64), rng.getrandbits(64)]
        spare = [rng.randrange(codes.TICKETS) for _ in range(codes.OFFER - len(offers[q]))]
        now.offered[q * codes.OFFER : (q + 1) * codes.OFFER] = [*offers[q], *spare]
        now.offered_size[q] = len(offers[q])
    _lay_queue(now, row, rng)


def _visible(now: Any, seat: int | None, kept: dict[int, list[int]]) -> set[int]:
    """Tickets whose place the seat can see: its own, and everybody's after the end."""
    found = set().union(*(count.held(now, q) for q in range(now.seats) if q not in kept))
    return found | (set(count.offered(now, seat)) if seat is not None else set())


def _set_up(map_: Map, now: Any, q: int, dealt: list[int], rng: random.Random) -> tuple[list[int], list[int]]:
    """C-SET-3, G-SET-5: another deal for another seat; others see that it is still choosing, but not how far it is."""
    rules = map_.rules
    pieces = bool(rules.pieces.choose) and not now.beginners
    done = now.ask[q] == codes.ASK_NOTHING
    now.chosen[q] = 0
    if not done:
        now.ask[q] = rng.choice((codes.ASK_TICKETS, codes.ASK_PIECES) if pieces else (codes.ASK_TICKETS,))
    if now.ask[q] == codes.ASK_TICKETS:
        return [], dealt
    if done and pieces:
        least = max(0, rules.pieces.choose - rules.pieces.ship)
        now.chosen[q] = rng.randint(least, min(rules.pieces.train, rules.pieces.choose))
    kept = rng.sample(dealt, rng.randint(rules.tickets.keep, len(dealt)))
    return kept, [t for t in dealt if t not in kept]


def _lay_queue(now: Any, row: list[int], rng: random.Random) -> None:
    """The ring buffer starts at another place, with random values where there is no ticket."""
    now.queue_head = rng.randrange(codes.TICKETS)
    now.queue = [rng.randrange(codes.TICKETS) for _ in range(codes.TICKETS)]
    for i, ticket in enumerate(row):
        now.queue[(now.queue_head + i) % codes.TICKETS] = ticket


def _bits(words: list[int], seat: int) -> set[int]:
    bits = words[2 * seat] | words[2 * seat + 1] << 64
    return {i for i in range(codes.TICKETS) if bits >> i & 1}


def _words(tickets: set[int]) -> list[int]:
    bits = sum(1 << t for t in tickets)
    return [bits & (1 << 64) - 1, bits >> 64]
