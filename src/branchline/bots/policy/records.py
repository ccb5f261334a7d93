"""What a policy remembers and works with, as tables: name, C type, count (see core/layout.py).

The plan is kept between decisions with a key of all that it depends on; the rest is scratch memory.
"""
# No ``from __future__ import annotations`` here: the annotations are read as objects when the classes are made.

from typing import Annotated as A

from branchline.bots.policy.codes import ENDS, GOALS, STOPS, SUITS, WAYS
from branchline.core.codes import KINDS, NODES, SEATS, TICKETS, TRACKS
from branchline.core.layout import Record


class Plan(Record):
    """What the policy of one seat remembers and works with."""

    rng: A[int, "u64"]
    key: A[int, "u64"]  # hash of what the plan depends on
    policy: A[int, "i32"]
    style: A[int, "i32"]
    turn: A[int, "i32"]  # what a turn brings with nothing to join, in hundredths of a point
    handicap: A[int, "i32"]  # level of the handicap; 0: none
    board_error: A[int, "i32"]  # how far tracks and tickets are misjudged, in hundredths; fixed for a game
    card_error: A[int, "i32"]  # how far cards are misjudged; changes every time
    salt: A[int, "u64"]  # decides how tracks and tickets are misjudged
    held: A[int, "u64"]  # hash of the hand; where the plan is kept, of the tickets and the buildings that borrow
    keeps_plan: A[int, "i32"]
    content_with: A[int, "i32"]  # the number of pieces with which it last wanted no more tickets
    seat: A[int, "i32"]
    first: A[list[int], "i32", STOPS]  # adjacency: where each node's entries begin
    end: A[list[int], "i32", ENDS]  # the other node
    by: A[list[int], "i32", ENDS]  # the track
    price: A[list[int], "i32", TRACKS]  # of using a track once, or BARRED
    reach: A[list[int], "i32", NODES]  # shortest paths: distance, incoming track, frontier of the search
    came: A[list[int], "i32", NODES]
    edge: A[list[int], "i32", NODES]
    used: A[list[int], "i32", TRACKS]  # tracks of the network being tried
    want: A[list[int], "i32", TRACKS]  # how much each track is wanted; 0: not at all
    goal_a: A[list[int], "i32", GOALS]  # open tickets
    goal_b: A[list[int], "i32", GOALS]
    goal_points: A[list[int], "i32", GOALS]
    goal_lost: A[list[int], "i32", GOALS]  # left out of the network being tried
    goal_far: A[list[int], "i32", GOALS]
    way: A[list[int], "u8", NODES]  # the tracks of a path
    way_size: A[int, "i32"]
    goal_way: A[list[int], "u8", WAYS]  # and of each goal's own path, alone on the board
    goal_size: A[list[int], "i32", GOALS]
    order: A[list[int], "i32", GOALS]
    best_order: A[list[int], "i32", GOALS]
    goals: A[int, "i32"]
    joined: A[int, "i32"]  # number of goals in the network
    worth: A[int, "i32"]  # of the network being tried, in hundredths of a point
    pieces: A[list[int], "i32", 2]  # that the network takes
    steps: A[int, "i32"]  # number of tracks that the network takes
    points: A[int, "i32"]  # of the network's tracks
    left: A[list[int], "i32", 2]  # pieces in stock
    supply: A[int, "i32"]  # pieces of both kinds at the start
    have: A[list[int], "i32", SUITS]  # deck x colour: spaces that the cards cover
    rest: A[list[int], "i32", SUITS]
    lack: A[list[int], "i32", SUITS]  # spaces that the wanted tracks lack
    keen: A[list[int], "i32", SUITS]  # how much a card of it is worth
    wilds: A[int, "i32"]
    gain: A[list[int], "i32", TICKETS]  # what each ticket of the deck might bring, best first; or free tracks by length
    unseen: A[list[int], "i32", KINDS]  # cards that may be in the decks


class Guess(Record):
    """What a searching bot assumes about its rivals' tickets."""

    pool: A[list[int], "u64", 2]  # tickets that nobody is assumed to hold
    alike: A[list[int], "u64", 2]
    weight: A[list[int], "i32", SEATS * TICKETS]  # seat x ticket: relative likelihood
    far: A[list[int], "i32", TICKETS]  # pieces that the ticket takes on an empty board


RECORDS = (Plan, Guess)
