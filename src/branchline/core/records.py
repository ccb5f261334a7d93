"""The flat records of the core, as one table each: name, C type, count, and for the State who may see it.

From these classes come the C structs, the plain objects, the NumPy dtypes (see layout.py), and from the State's marks
the record of a view and all copying between the two (see marks.py), so they can't drift. ``tools/typed.py`` writes the
types of it all for mypy and editors; run it after a change here.
"""
# Annotations here are read when the classes are made: as objects, not as text, which is ten times as quick.

from typing import TYPE_CHECKING
from typing import Annotated as A

from branchline.core.codes import (
    AFFORD,
    BORROWS,
    BUILDINGS,
    INDEX,
    KINDS,
    LOG,
    NODES,
    OFFER,
    OUTCOMES,
    PAIRINGS,
    PLACES,
    REVEAL,
    ROOM,
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
    """A whole game at one moment, secrets included. No order of cards is stored: decks are bags.

    The mark of a field says who may see it; a field without one is secret. Views are made from the marks and from what
    ``Worked`` below adds.
    """

    rng: A[list[int], "u64", STREAMS]
    open: A[list[int], "u64", OWN, PUBLIC]  # per seat: tracks it may still claim
    tickets: A[list[int], "u64", HELD, REVEALED]  # per seat: tickets kept
    memory: A[list[int], "u64", HELD, OWNER]  # per seat: tickets it saw and put back, where it still knows their place
    bag: A[list[int], "u64", 2]  # tickets of the deck in no order; below them the queue of returned ones
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
    known: A[list[int], "u8", HANDS, PUBLIC]  # of each hand, what the table saw taken and not yet played
    hand_size: A[list[int], "u8", PAIRS, PUBLIC]  # seat x deck
    deck: A[list[int], "u8", KINDS]
    discards: A[list[int], "u8", KINDS, PUBLIC]
    deck_size: A[list[int], "u8", 2, PUBLIC]
    discards_size: A[list[int], "u8", 2, PUBLIC]
    display: A[list[int], "u8", SLOTS, PUBLIC]
    queue: A[list[int], "u8", TICKETS]  # returned tickets, a ring
    offered: A[list[int], "u8", SEATS * OFFER, OWNER]
    offered_size: A[list[int], "u8", SEATS]
    ask: A[list[int], "u8", SEATS]
    chosen: A[list[int], "u8", SEATS, OWNER]  # trains chosen at set-up, until all have chosen
    pieces: A[list[int], "u8", PAIRS, PUBLIC]  # seat x kind
    box: A[list[int], "u8", PAIRS, PUBLIC]
    borrowed: A[list[int], "u8", SEATS * BORROWS, AT_END]  # final scoring: the tracks it borrows
    revealed: A[list[int], "u8", REVEAL, PUBLIC]
    seats: A[int, "u8", PUBLIC]
    phase: A[int, "u8", PUBLIC]
    turn: A[int, "u8", PUBLIC]  # the seat whose turn it is
    start: A[int, "u8", PUBLIC]
    closing: A[int, "u8", PUBLIC]  # C-CLAIM-7 holds in this game
    beginners: A[int, "u8", PUBLIC]  # G-SET-5: the suggested stock instead of a choice
    may_stop: A[int, "u8", PUBLIC]  # C-DRAW-1: the second card is optional in this game
    stall_rounds: A[int, "u8", PUBLIC]  # C-END-3: rounds without progress that end this game
    ended: A[int, "u8", PUBLIC]  # why it ended: END_LAST_TURNS, END_PASSES or END_STALL
    display_size: A[int, "u8", PUBLIC]
    bag_size: A[int, "u8", PUBLIC]
    queue_head: A[int, "u8"]
    queue_size: A[int, "u8", PUBLIC]
    last: A[int, "u8", PUBLIC]  # turns left once the last turns have begun
    passes: A[int, "u8", PUBLIC]
    idle: A[int, "u8", PUBLIC]
    second: A[int, "u8", PUBLIC]  # the open card action is at its second card
    revealed_size: A[int, "u8", PUBLIC]
    extra: A[int, "u8", PUBLIC]
    pay_for: A[int, "u8", PUBLIC]  # the payment under way
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


class Board(Record):
    """A map and its rule set as tables; never changes."""

    afford: A[list[int], "u64", AFFORD]  # deck x colour x cards: the tracks they pay
    covered: A[list[int], "u64", SHORT]  # kind x pieces: the tracks they cover
    ferry: A[list[int], "u64", ROOM]  # wilds: the tracks with no more symbols
    touch: A[list[int], "u64", NODES * WORDS]  # node: the tracks that end there
    all_tracks: A[list[int], "u64", WORDS]
    regular: A[list[int], "u64", 2]
    long_ones: A[list[int], "u64", 2]
    building_sites: A[list[int], "u64", BUILDINGS]  # kind: the cities where it may stand
    ticket_cities: A[list[int], "u64", TICKETS]  # the same as a set
    ticket_worth: A[list[int], "i16", TICKETS * OUTCOMES]  # ticket x outcome: points, below zero where they are lost
    points: A[list[int], "i16", STEPS]
    building_points: A[list[int], "i16", BUILDINGS * 4]  # kind x completed tickets that name its city
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
    ticket_place: A[list[int], "u8", TICKETS * PLACES]  # ticket x place: the cities it names, in its order
    ticket_places: A[list[int], "u8", TICKETS]  # how many
    cards: A[list[int], "u8", KINDS]  # how many of each kind there are
    kind_deck: A[list[int], "u8", KINDS]
    kind_colour: A[list[int], "u8", KINDS]
    first_kind: A[list[int], "u8", 3]  # where the kinds of each deck begin
    cities: A[int, "u8"]
    nodes: A[int, "u8"]
    tracks: A[int, "u8"]
    words: A[int, "u8"]
    tickets: A[int, "u8"]
    colours: A[int, "u8"]
    kinds: A[int, "u8"]
    wild: A[int, "u8"]
    marked: A[int, "u8"]  # first kind of marked train cards, single and double ships; NONE where there are none
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
    building_limit: A[list[int], "u8", BUILDINGS]  # per seat; 0 where the map has no such kind
    building_touch: A[list[int], "u8", BUILDINGS]  # only where the seat owns a track
    building_form: A[list[int], "u8", BUILDINGS]
    building_cost: A[list[int], "u8", BUILDINGS]  # cards for the first
    building_step: A[list[int], "u8", BUILDINGS]  # and so many more for each built before
    building_scores: A[list[int], "u8", BUILDINGS]  # completed tickets that name its city count
    building_borrows: A[list[int], "u8", BUILDINGS]  # at the end it lets its seat use a track of another
    exchanges: A[int, "u8"]
    limit: A[int, "u8"]
    last_turns: A[int, "u8"]
    ties: A[list[int], "u8", 3]


class Work(Record):
    """Scratch memory, one a thread: the action list, the log, forced chance, and the searches' tables."""

    out: A[list[int], "i16", 600]
    can: A[list[int], "u64", WORDS]  # tracks a seat could claim
    log: A[list[int], "i16", LOG]
    log_size: A[int, "i32"]
    logging: A[int, "i32"]
    script: A[list[int], "u8", 3 * SCRIPT]  # forced draws: train cards, ship cards, tickets
    script_size: A[list[int], "i32", 3]
    script_at: A[list[int], "i32", 3]
    part_kind: A[list[int], "i32", 3]  # the cards of a payment
    part_count: A[list[int], "i32", 3]
    root: A[list[int], "i32", NODES]
    best: A[int, "i32"]  # longest trail
    total: A[list[int], "i32", NODES]
    odd: A[list[int], "i32", NODES]  # per component: the least tracks at its odd nodes, added up
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
    goal: A[int, "i32"]  # no trail is longer: a search that reaches it may stop
    noise: A[list[int], "i32", TRACKS]
    odd_node: A[list[int], "i32", NODES]
    mate: A[list[int], "i32", NODES]  # per odd node, the one it is joined with; -1 for the two ends
    apart: A[list[int], "i32", NODES * NODES]  # from each odd node to every node
    came_by: A[list[int], "i32", NODES * NODES]  # the adjacency entry that leads there
    pairing: A[list[int], "i32", PAIRINGS]  # the least that joins a set of odd nodes in pairs
    dropped: A[list[int], "i32", TRACKS]
    order: A[list[int], "i32", NODES]  # the sweep: nodes in order, each node's place in it
    place: A[list[int], "i32", NODES]
    frontier_a: A[list[int], "i32", TRACKS]  # its tracks in order
    frontier_b: A[list[int], "i32", TRACKS]
    frontier_length: A[list[int], "i32", TRACKS]
    frontier_last: A[list[int], "i32", NODES]  # the last track at each node
    frontier_slot: A[list[int], "i32", NODES]
    key: A[list[int], "u64", 2 * SKETCHES]  # sketches before and after a track
    weight: A[list[int], "i32", 2 * SKETCHES]
    keys: A[list[int], "i32", 2]
    index: A[list[int], "u64", INDEX]
    stamp: A[int, "u64"]
    lends: A[list[int], "i32", BORROWS * TRACKS]  # final scoring: per building that borrows, the tracks it could use
    lends_size: A[list[int], "i32", BORROWS]
    pick: A[list[int], "i32", BORROWS]
    best_pick: A[list[int], "i32", BORROWS]
    best_points: A[int, "i32"]
    best_count: A[int, "i32"]


class Worked(Record):
    """Fields of a view that are no copy of a marked field: see.py works them out."""

    queue: A[list[int], "u8", TICKETS]  # from the top; NONE where the viewer doesn't know the ticket
    offered_size: A[list[int], "u8", SEATS]  # of others at set-up, the number dealt
    ticket_count: A[list[int], "u8", SEATS]
    ask: A[list[int], "u8", SEATS]  # the viewer's own question; of others, only whether they still choose
    viewer: A[int, "u8"]  # NONE: a spectator


if TYPE_CHECKING:
    from branchline.core.typed import Seen as Seen
else:
    Seen = seen_record(State, Worked)

# What begin is given: the numbers of a Setup, in their order.
SetupRow = type("Setup", (Record,), {"__annotations__": dict.fromkeys(Setup._fields, A[int, "i32"])})

RECORDS = (State, Board, Work, Seen, SetupRow)
