"""The entry point of every policy: a question to one seat, answered with a code.

Gets the seat's view and nothing else. The wants of a policy are worked out when the board has changed, and then kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.policy.baselines import (
    draws_tickets,
    list_open,
    want_first,
    want_longest,
    want_network,
    want_paths,
    want_points,
)  # fmt: skip
from branchline.bots.policy.blank_state import blank_state, roll
from branchline.bots.policy.build import borrowing_code, exchange_code, scoring_code, split_code
from branchline.bots.policy.choose import keep_code
from branchline.bots.policy.codes import (
    CASUAL,
    HANDICAP_AT,
    KEEPS_PLAN_AT,
    LONG_ENOUGH,
    LONGER,
    NOVICE,
    P_BASE,
    P_LONG_ROUTE,
    P_ONE_STEP,
    P_PATH,
    P_PLANNER,
    P_RACER,
    P_UNIFORM,
    S_BLOCKER,
    STANDSTILL,
    STYLE_AT,
    SUIT,
)  # fmt: skip
from branchline.bots.policy.draw import draw_code, reckon
from branchline.bots.policy.graph import is_free, lay_graph
from branchline.bots.policy.hand import look
from branchline.bots.policy.handicap import set_handicap
from branchline.bots.policy.pay import step_code
from branchline.bots.policy.planner import (
    block_claim,
    final_claim,
    is_best,
    reckon_rates,
    spare_claim,
    want_plan,
    want_rates,
)
from branchline.bots.policy.worth import turns_left, wants_more
from branchline.core.bits import BIT
from branchline.core.buildings import borrowing
from branchline.core.chance import mix
from branchline.core.codes import (
    A_CLAIM,
    A_PIECES,
    A_TICKETS,
    ASK_TICKETS,
    FOR_TRACK,
    KEEP,
    M64,
    NONE,
    REFILL,
    SECOND,
    SETUP,
    SHIP,
    TRAIN,
    TURN,
    WORDS,
)  # fmt: skip
from branchline.core.moves import legal
from branchline.core.pieces import fewest_trains

if TYPE_CHECKING:
    from branchline.bots.policy.types import Board, Plan, Seen, State, Work, i32, u64


def prepare(b: Board, m: Plan, policy: i32, seed: u64) -> None:
    """Prepare a zeroed plan for a board."""
    m.policy = policy & P_BASE
    m.style = policy >> STYLE_AT & 3
    m.handicap = policy >> HANDICAP_AT & 3
    m.keeps_plan = policy >> KEEPS_PLAN_AT & 1
    m.content_with = -1
    m.rng = mix(seed)
    set_handicap(m)
    lay_graph(b, m)


def decide(v: Seen, b: Board, w: Work, g: State, m: Plan) -> i32:
    """Return the code that the viewer of ``v`` answers with. ``g`` is memory for the blank state."""
    n: i32
    blank_state(v, b, g)
    m.seat = v.viewer
    n = legal(g, b, w, m.seat)
    if n == 1:
        return w.out[0]
    if m.policy == P_UNIFORM:
        return w.out[roll(m, n)]
    look(g, b, m)
    if g.phase == SETUP:
        return setup_code(g, b, w, m)
    if g.phase == KEEP:
        return keep_code(g, b, w, m, b.draw_keep)
    if g.phase == TURN and m.policy == P_PLANNER and m.handicap < CASUAL and not m.keeps_plan:
        note_hand(b, m)
    refresh(g, b, w, m)
    if g.phase == TURN:
        return turn_code(g, b, w, m)
    reckon(b, m, span(m), g.pay_id if g.phase > REFILL and g.pay_for == FOR_TRACK else NONE)
    if g.phase == SECOND:
        if m.policy == P_PLANNER and m.joined == 0:
            reckon_rates(g, b, m)
        return draw_code(g, b, m, 0)
    return step_code(g, b, m)


def span(m: Plan) -> i32:
    """How many wanted tracks to gather cards for: one, or all (0). A novice does one thing at a time."""
    return m.handicap == NOVICE or m.joined == 0 or m.policy == P_PATH or m.policy == P_ONE_STEP


def setup_code(g: State, b: Board, w: Work, m: Plan) -> i32:
    if g.ask[m.seat] == ASK_TICKETS:
        return keep_code(g, b, w, m, b.keep)
    if m.policy == P_RACER:
        return A_PIECES + fewest_trains(b)  # the longest tracks are for ships
    m.key = 0
    refresh(g, b, w, m)
    return split_code(b, m)


def board_key(g: State, b: Board, m: Plan) -> u64:
    """A hash of everything that the wants depend on."""
    i: i32
    x: u64 = 1
    for i in range(WORDS):
        x = mix((x ^ g.open[m.seat * WORDS + i]) & M64)
    for i in range(2):
        x = mix((x ^ g.tickets[m.seat * 2 + i]) & M64)
        x = mix((x + m.left[i]) & M64)
    return mix(x ^ borrowing(g, b, m.seat)) | 1


def refresh(g: State, b: Board, w: Work, m: Plan) -> None:
    """Work out the wants anew if the board or the tickets have changed."""
    i: i32
    key: u64 = board_key(g, b, m)
    if key == m.key:
        return
    if m.keeps_plan:
        if m.key and still_feasible(g, b, m):
            m.key = key
            return
        m.held = holdings(g, b, m)
    m.key = key
    for i in range(b.tracks):
        m.want[i] = 0
    m.joined = 0
    m.goals = 0
    m.pieces[TRAIN] = 0
    m.pieces[SHIP] = 0
    if m.policy == P_PLANNER:
        want_plan(g, b, w, m)
        return
    if m.policy == P_RACER:
        want_longest(g, b, m)
        return
    list_open(g, b, w, m)
    if m.policy == P_PATH or m.policy == P_LONG_ROUTE:
        want_paths(g, b, m)
    elif m.policy == P_ONE_STEP:
        want_first(g, b, m)
    else:
        want_network(g, b, m)
    i = 1 if m.policy == P_PATH else (LONGER if m.policy == P_LONG_ROUTE else LONG_ENOUGH)
    while m.joined == 0 and i and not want_points(g, b, m, i):
        i -= 1


def holdings(g: State, b: Board, m: Plan) -> u64:
    """A hash of the seat's tickets and of its buildings that borrow."""
    x: u64 = mix((borrowing(g, b, m.seat) + 1) & M64)
    x = mix((x ^ g.tickets[m.seat * 2]) & M64)
    return mix((x ^ g.tickets[m.seat * 2 + 1]) & M64)


def still_feasible(g: State, b: Board, m: Plan) -> i32:
    """For a planner that keeps its plan: is the plan still feasible as it is? Removes claimed tracks from it."""
    t: i32
    k: i32
    if m.joined == 0 or holdings(g, b, m) != m.held:
        return 0
    for t in range(b.tracks):
        if m.want[t]:
            if g.owner[t] == m.seat:
                k = b.track_kind[t]
                m.want[t] = 0
                m.pieces[k] -= b.track_length[t]
                m.steps -= 1
            elif not is_free(g, b, m, t):
                return 0
    return m.steps > 0 and m.pieces[TRAIN] + m.pieces[SHIP] <= m.left[TRAIN] + m.left[SHIP]


def note_hand(b: Board, m: Plan) -> None:
    """Drop the plan if the hand has changed: the planner's prices depend on its cards."""
    i: i32
    x: u64 = m.wilds + 1
    for i in range(b.colours):
        x = mix(x * 64 + m.have[i])
        x = mix(x * 64 + m.have[SUIT + i])
    if x != m.held:
        m.key = 0
    m.held = x


def best_claim(b: Board, w: Work, m: Plan) -> i32:
    """The affordable track that is wanted most, NONE if there is none. Expects ``legal``."""
    t: i32
    best: i32 = NONE
    for t in range(b.tracks):
        if m.want[t] and w.can[t >> 6] & BIT[t & 63]:
            if best == NONE or m.want[t] > m.want[best]:
                best = t
    return best


def turn_code(g: State, b: Board, w: Work, m: Plan) -> i32:
    """Choose how to begin the turn."""
    code: i32
    first: i32 = w.out[0]
    t: i32
    if m.policy == P_PLANNER and m.joined == 0:
        want_rates(g, b, m)
    if g.idle >= STANDSTILL * g.seats:  # declined tunnels and exchanges make no progress (C-END-3)
        code = draw_instead(g, b, m)
        if code != NONE:
            return code
    t = best_claim(b, w, m)
    code = scoring_code(g, b, w, m)
    if code != NONE:
        return code
    code = borrowing_code(g, b, m)
    if code != NONE:
        return code
    if m.policy == P_PLANNER:
        if wants_more(g, b, w, m):
            return A_TICKETS
        if g.last and turns_left(g, b, m) <= 1:
            t = final_claim(b, w, m, t)
    elif draws_tickets(g, b, m):
        return A_TICKETS
    if t != NONE and (m.joined or m.policy != P_PLANNER or is_best(g, b, m, t)):
        return A_CLAIM + t
    code = exchange_code(g, b, m)
    if code != NONE:
        return code
    reckon(b, m, span(m), NONE)
    if m.policy == P_PLANNER:
        if m.style == S_BLOCKER:
            t = block_claim(g, b, w, m)
            if t != NONE:
                return A_CLAIM + t
        if m.joined:
            t = spare_claim(b, w, m)
            if t != NONE:
                return A_CLAIM + t
        else:
            reckon_rates(g, b, m)
    code = draw_code(g, b, m, 1)
    return first if code == NONE else code


def draw_instead(g: State, b: Board, m: Plan) -> i32:
    """The card that would be drawn at the beginning of this turn, whatever else was chosen; NONE if there is none.
    Expects ``decide``."""
    reckon(b, m, span(m), NONE)
    if m.policy == P_PLANNER and m.joined == 0:
        reckon_rates(g, b, m)
    return draw_code(g, b, m, 1)
