"""The records of the core, one table each: name, C type, count, and for the State who may see the field. No rules.

The C structs, the Python objects and the NumPy dtypes are made from these tables (see layout.py), and the view record
and its copying from the marks of the State (see marks.py). Run ``tools/typed.py`` after a change: it writes the type
stubs for mypy and editors.
"""
# No "from __future__ import annotations" here: reading annotations as objects is ten times faster than as text.

from typing import TYPE_CHECKING
from typing import Annotated as A

from branchline.core.codes import (
    AFFORD,
    BORROWS,
    BUILDINGS,
    FERRY,
    INDEX,
    KINDS,
    LOG,
    LOSSES,
    NODES,
    OFFER,
    OUTCOMES,
    PLACES,
    REVEAL,
    SCRIPT,
    SEATS,
    SHORT,
    SKETCHES,
    SLOTS,
    STEPS,
    STREAMS,
    TICKETS,
    TRACKS,
    WORDS,
)  # fmt: skip
from branchline.core.layout import AT_END, OWNER, PUBLIC, REVEALED, Record
from branchline.core.marks import seen_record
from branchline.core.options import Setup

PAIRS = SEATS * 2
HANDS = SEATS * KINDS
OWN = SEATS * WORDS
HELD = SEATS * 2
BUILT = BUILDINGS * SEATS


class State(Record):
    """The complete state of a game, including hidden information. Decks are bags: no order of cards is stored.

    The mark of a field says who may see it; a field without one is secret. A view has the marked fields and those of
    ``Worked`` below.
    """

    rng: A[list[int], "u64", STREAMS]
    open: A[list[int], "u64", OWN, PUBLIC]  # per seat: tracks it may still claim
    tickets: A[list[int], "u64", HELD, REVEALED]  # per seat: tickets kept
    memory: A[list[int], "u64", HELD, OWNER]  # per seat: tickets it returned and whose place it still knows
    bag: A[list[int], "u64", 2]  # unordered tickets of the deck; below them lies the queue of returned ones
    buildings: A[list[int], "u64", BUILT, PUBLIC]  # seat x kind: cities
    touched: A[list[int], "u64", SEATS, PUBLIC]  # per seat: cities where it owns a track
    score: A[list[int], "i16", SEATS, PUBLIC]
    exchanged: A[list[int], "i16", SEATS, PUBLIC]  # points lost by exchanging pieces
    got_tickets: A[list[int], "i16", SEATS, AT_END]  # the final scoring, part by part
    got_buildings: A[list[int], "i16", BUILT, AT_END]
    got_longest: A[list[int], "i16", SEATS, AT_END]
    longest: A[list[int], "i16", SEATS, AT_END]
    completed: A[list[int], "i16", SEATS, AT_END]
    owner: A[list[int], "u8", TRACKS, PUBLIC]
    hand: A[list[int], "u8", HANDS, OWNER]
    known: A[list[int], "u8", HANDS, PUBLIC]  # per seat: cards everybody saw it take and that it has not played
    hand_size: A[list[int], "u8", PAIRS, PUBLIC]  # seat x deck
    deck: A[list[int], "u8", KINDS]
    discards: A[list[int], "u8", KINDS, PUBLIC]
    deck_size: A[list[int], "u8", 2, PUBLIC]
    discards_size: A[list[int], "u8", 2, PUBLIC]
    display: A[list[int], "u8", SLOTS, PUBLIC]
    queue: A[list[int], "u8", TICKETS]  # returned tickets, a ring buffer
    offered: A[list[int], "u8", SEATS * OFFER, OWNER]
    offered_size: A[list[int], "u8", SEATS]
    ask: A[list[int], "u8", SEATS]
    chosen: A[list[int], "u8", SEATS, OWNER]  # trains chosen at set-up, until all have chosen
    pieces: A[list[int], "u8", PAIRS, PUBLIC]  # seat x kind
    box: A[list[int], "u8", PAIRS, PUBLIC]
    borrowed: A[list[int], "u8", SEATS * BORROWS, AT_END]  # final scoring: the tracks each seat borrows
    revealed: A[list[int], "u8", REVEAL, PUBLIC]
    seats: A[int, "u8", PUBLIC]
    phase: A[int, "u8", PUBLIC]
    turn: A[int, "u8", PUBLIC]  # the seat whose turn it is
    start: A[int, "u8", PUBLIC]
    closing: A[int, "u8", PUBLIC]  # C-CLAIM-7 applies in this game
    beginners: A[int, "u8", PUBLIC]  # G-SET-5: the suggested stock instead of a choice
    may_stop: A[int, "u8", PUBLIC]  # C-DRAW-1: the second card is optional in this game
    stall_rounds: A[int, "u8", PUBLIC]  # C-END-3: rounds without progress that end this game
    ended: A[int, "u8", PUBLIC]  # why it ended: END_LAST_TURNS, END_PASSES or END_STALL
    display_size: A[int, "u8", PUBLIC]
    bag_size: A[int, "u8", PUBLIC]
    queue_head: A[int, "u8"]
    queue_size: A[int, "u8", PUBLIC]
    last: A[int, "u8", PUBLIC]  # turns left in the last turns; 0 before them
    passes: A[int, "u8", PUBLIC]
    idle: A[int, "u8", PUBLIC]
    second: A[int, "u8", PUBLIC]  # the current card action is at its second card
    revealed_size: A[int, "u8", PUBLIC]
    extra: A[int, "u8", PUBLIC]
    pay_for: A[int, "u8", PUBLIC]  # the payment in progress
    pay_id: A[int, "u8", PUBLIC]
    pay_colour: A[int, "u8", PUBLIC]
    pay_wilds: A[int, "u8", PUBLIC]
    pay_marks: A[int, "u8", PUBLIC]
    extra_wilds: A[int, "u8", PUBLIC]
    extra_marks: A[int, "u8", PUBLIC]
    slot: A[int, "u8", PUBLIC]  # the slot to refill
    taken: A[int, "u8", PUBLIC]  # the card taken from it
    exchange: A[int, "u8", PUBLIC]  # the kind of piece taken from the box
    winners: A[int, "u8", AT_END]  # a set of seats, as bits
    pay_pairs: A[int, "u8", PUBLIC]  # of the payment in progress: pairs still to pay (W-PAIR-1)
    pay_cards: A[int, "u8", PUBLIC]  # and cards of the colour being laid; both lie in what was padding


class Board(Record):
    """A map and its rule set as tables. Constant."""

    afford: A[list[int], "u64", AFFORD]  # deck x colour x cards: the tracks they pay
    covered: A[list[int], "u64", SHORT]  # kind x pieces: the tracks they cover
    ferry: A[list[int], "u64", FERRY]  # wilds: the tracks that need at most that many
    pairs: A[list[int], "u64", FERRY]  # pairs of cards: the pair tracks that need at most that many
    touch: A[list[int], "u64", NODES * WORDS]  # node: the tracks ending there
    all_tracks: A[list[int], "u64", WORDS]
    regular: A[list[int], "u64", 2]
    long_ones: A[list[int], "u64", 2]
    building_sites: A[list[int], "u64", BUILDINGS]  # kind: the cities where it may be built
    ticket_cities: A[list[int], "u64", TICKETS]  # ticket: the cities it names, as a set
    ticket_worth: A[list[int], "i16", TICKETS * OUTCOMES]  # ticket x outcome: points, negative if they are lost
    points: A[list[int], "i16", STEPS]
    building_points: A[list[int], "i16", BUILDINGS * 4]  # kind x number of completed tickets that name the city
    building_unbuilt: A[list[int], "i16", BUILDINGS]
    longest_points: A[int, "i16"]
    exchange_cost: A[int, "i16"]
    track_a: A[list[int], "u8", TRACKS]
    track_b: A[list[int], "u8", TRACKS]
    track_length: A[list[int], "u8", TRACKS]
    track_colour: A[list[int], "u8", TRACKS]
    track_kind: A[list[int], "u8", TRACKS]
    track_tunnel: A[list[int], "u8", TRACKS]
    track_wilds: A[list[int], "u8", TRACKS]
    track_twin: A[list[int], "u8", TRACKS]
    track_pair: A[list[int], "u8", TRACKS]
    ticket_place: A[list[int], "u8", TICKETS * PLACES]  # ticket x place: the cities it names, in order
    ticket_places: A[list[int], "u8", TICKETS]  # ticket: the number of cities it names
    cards: A[list[int], "u8", KINDS]  # number of cards of each kind
    kind_deck: A[list[int], "u8", KINDS]
    kind_colour: A[list[int], "u8", KINDS]
    first_kind: A[list[int], "u8", 3]  # first kind of each deck, and the end
    cities: A[int, "u8"]
    nodes: A[int, "u8"]
    tracks: A[int, "u8"]
    words: A[int, "u8"]
    tickets: A[int, "u8"]
    colours: A[int, "u8"]
    kinds: A[int, "u8"]
    wild: A[int, "u8"]
    marked: A[int, "u8"]  # first kind of marked train cards, single and double ships; NONE if there are none
    singles: A[int, "u8"]
    doubles: A[int, "u8"]
    hand_train: A[int, "u8"]
    hand_ship: A[int, "u8"]
    show_train: A[int, "u8"]
    show_ship: A[int, "u8"]
    show: A[int, "u8"]
    flush_at: A[int, "u8"]
    most_trains: A[int, "u8"]
    most_ships: A[int, "u8"]
    choose: A[int, "u8"]
    beginners: A[int, "u8"]
    deal_long: A[int, "u8"]
    deal_regular: A[int, "u8"]
    keep: A[int, "u8"]
    unkept_out: A[int, "u8"]
    draw: A[int, "u8"]
    draw_keep: A[int, "u8"]
    turn_up: A[int, "u8"]
    building_limit: A[list[int], "u8", BUILDINGS]  # most per seat; 0 if the map has no such kind
    building_touch: A[list[int], "u8", BUILDINGS]  # only where the seat owns a track
    building_form: A[list[int], "u8", BUILDINGS]
    building_cost: A[list[int], "u8", BUILDINGS]  # cards for the first
    building_step: A[list[int], "u8", BUILDINGS]  # additional cards for each one built before
    building_scores: A[list[int], "u8", BUILDINGS]  # it scores by completed tickets that name its city
    building_borrows: A[list[int], "u8", BUILDINGS]  # at the end its seat may use another seat's track
    exchanges: A[int, "u8"]
    has_pairs: A[int, "u8"]  # there are pair tracks
    limit: A[int, "u8"]
    last_turns: A[int, "u8"]
    ties: A[list[int], "u8", 3]


class Work(Record):
    """Scratch memory, one per thread: the action list, the log, forced draws, and the tables of the searches."""

    out: A[list[int], "i16", 600]
    can: A[list[int], "u64", WORDS]  # tracks a seat can claim
    log: A[list[int], "i16", LOG]
    log_size: A[int, "i32"]
    logging: A[int, "i32"]
    script: A[list[int], "u8", 3 * SCRIPT]  # forced draws: train cards, ship cards, tickets
    script_size: A[list[int], "i32", 3]
    script_at: A[list[int], "i32", 3]
    part_kind: A[list[int], "i32", 3]  # the cards of a payment
    part_count: A[list[int], "i32", 3]
    root: A[list[int], "i32", NODES]
    best: A[int, "i32"]  # longest trail found so far
    total: A[list[int], "i32", NODES]
    odd: A[list[int], "i32", NODES]  # per component: sum over its odd nodes of the shortest track there
    mine: A[list[int], "i32", TRACKS]  # the tracks of the seat being scored
    mine_size: A[int, "i32"]
    first: A[list[int], "i32", NODES]
    degree: A[list[int], "i32", NODES]
    parity: A[list[int], "i32", NODES]
    least: A[list[int], "i32", NODES]
    odd_sum: A[int, "i32"]
    most: A[int, "i32"]
    edge_to: A[list[int], "i32", TRACKS * 2]
    edge_id: A[list[int], "i32", TRACKS * 2]
    edge_length: A[list[int], "i32", TRACKS * 2]
    used: A[list[int], "i32", TRACKS]
    patience: A[int, "i32"]
    passed: A[list[int], "i32", NODES]  # tours: the parts of the run that pass each node, as bits
    tour_steps: A[int, "i32"]
    far: A[list[int], "i32", PLACES * NODES]  # city of the tour x node: tracks between them
    rest: A[list[int], "i32", PLACES]  # the node reached and the cities to come
    flow: A[list[int], "i32", TRACKS]  # per track, the node that a path leads to over it
    came: A[list[int], "i32", NODES]  # how a node was reached
    came_from: A[list[int], "i32", NODES]
    queued: A[list[int], "i32", NODES]
    start_cost: A[list[int], "i32", NODES]  # frontier search: the cost of the order from each node; NEVER if left out
    order: A[list[int], "i32", NODES]  # the nodes in order, and each node's place in it
    place: A[list[int], "i32", NODES]
    frontier_size: A[int, "i32"]
    frontier_a: A[list[int], "i32", TRACKS]  # the tracks in order
    frontier_b: A[list[int], "i32", TRACKS]
    frontier_length: A[list[int], "i32", TRACKS]
    frontier_last: A[list[int], "i32", NODES]  # the last track at each node
    frontier_slot: A[list[int], "i32", NODES]
    frontier_taken: A[list[int], "i32", TRACKS + 1]  # the slots taken before each track
    missing: A[list[int], "i32", NODES]  # tracks to nodes without a place
    losses: A[list[int], "u8", LOSSES]  # a table for each track: the least loss by the parities of the frontier
    loss_at: A[list[int], "i32", TRACKS + 1]
    limit: A[int, "i32"]  # the length that a trail may leave out
    ruled_out: A[int, "i32"]  # no better trail leaves out as little as this
    deadline: A[int, "u64"]  # the steps after which the order is given up
    links: A[list[int], "u64", 2 * SKETCHES]  # sketches before and after a track: connections, parities, loss
    odds: A[list[int], "i32", 2 * SKETCHES]
    loss: A[list[int], "i32", 2 * SKETCHES]
    sketches: A[list[int], "i32", 2]
    chain: A[list[int], "i32", SKETCHES]  # the next sketch with the same parities; -1 for the last
    narrow: A[int, "i32"]  # whether only one sketch is kept of those with the same parities
    full: A[int, "i32"]
    steps: A[int, "u64"]  # the work of the search so far, for tests and benchmarks
    index: A[list[int], "u64", INDEX]
    stamp: A[int, "u64"]
    lends: A[list[int], "i32", BORROWS * TRACKS]  # final scoring: the tracks each borrowing building could use
    lends_size: A[list[int], "i32", BORROWS]
    pick: A[list[int], "i32", BORROWS]
    best_pick: A[list[int], "i32", BORROWS]
    best_points: A[int, "i32"]
    best_count: A[int, "i32"]


class Worked(Record):
    """Fields of a view that are not copied from the state but computed by see.py."""

    queue: A[list[int], "u8", TICKETS]  # from the top; NONE if the viewer doesn't know the ticket
    offered_size: A[list[int], "u8", SEATS]  # for other seats at set-up: the number dealt
    ticket_count: A[list[int], "u8", SEATS]
    ask: A[list[int], "u8", SEATS]  # the viewer's own question; for other seats, whether they have yet to choose
    viewer: A[int, "u8"]  # NONE: a spectator


if TYPE_CHECKING:
    from branchline.core.typed import Seen as Seen
else:
    Seen = seen_record(State, Worked)

# The argument of begin: the numbers of a Setup, in order.
SetupRow = type("Setup", (Record,), {"__annotations__": dict.fromkeys(Setup._fields, A[int, "i32"])})

RECORDS = (State, Board, Work, Seen, SetupRow)
