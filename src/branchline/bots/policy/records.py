"""What a mind remembers and works with, as tables: name, C type, count (see core/layout.py).

The plan is kept between decisions with a key of all it was made from; the rest is scratch memory.
"""
# Annotations here are read when the classes are made: as objects, not as text.

from typing import Annotated as A

from branchline.bots.policy.codes import ENDS, GOALS, STOPS, SUITS, WAYS
from branchline.core.codes import KINDS, NODES, SEATS, TICKETS, TRACKS
from branchline.core.layout import Record


class Mind(Record):
    """One seat's mind."""

    rng: A[int, "u64"]
    key: A[int, "u64"]  # what the plan was made from
    policy: A[int, "i32"]
    style: A[int, "i32"]
    turn: A[int, "i32"]  # what a turn brings with nothing to join, in hundredths of a point
    slack: A[int, "i32"]  # 0: plays as well as it can
    haze: A[int, "i32"]  # how far it misjudges tracks and tickets, in hundredths; the same way all game long
    blur: A[int, "i32"]  # and cards, another way every time
    salt: A[int, "u64"]  # which way
    held: A[int, "u64"]  # the hand it was made with; of a steady mind the tickets and the buildings that borrow
    steady: A[int, "i32"]
    sated: A[int, "i32"]  # the pieces with which it last wanted no more tickets
    seat: A[int, "i32"]
    first: A[list[int], "i32", STOPS]  # adjacency: where each node's entries begin
    end: A[list[int], "i32", ENDS]  # the other node
    by: A[list[int], "i32", ENDS]  # the track
    price: A[list[int], "i32", TRACKS]  # to use a track once, or BARRED
    reach: A[list[int], "i32", NODES]  # shortest paths: distance, track it came by, the edge of the search
    came: A[list[int], "i32", NODES]
    edge: A[list[int], "i32", NODES]
    used: A[list[int], "i32", TRACKS]  # the network under trial
    want: A[list[int], "i32", TRACKS]  # tracks to claim: how much
    goal_a: A[list[int], "i32", GOALS]  # open tickets
    goal_b: A[list[int], "i32", GOALS]
    goal_points: A[list[int], "i32", GOALS]
    goal_lost: A[list[int], "i32", GOALS]  # left out of the network under trial
    goal_far: A[list[int], "i32", GOALS]
    way: A[list[int], "u8", NODES]  # the tracks of a path
    way_size: A[int, "i32"]
    goal_way: A[list[int], "u8", WAYS]  # and of each goal's own, alone on the board
    goal_size: A[list[int], "i32", GOALS]
    order: A[list[int], "i32", GOALS]
    best_order: A[list[int], "i32", GOALS]
    goals: A[int, "i32"]
    joined: A[int, "i32"]  # goals in the network
    worth: A[int, "i32"]  # of the network under trial, in hundredths of a point
    pieces: A[list[int], "i32", 2]  # that it takes
    steps: A[int, "i32"]  # tracks that it takes
    points: A[int, "i32"]  # points of its tracks
    left: A[list[int], "i32", 2]  # pieces in stock
    supply: A[int, "i32"]  # pieces of both kinds at the start
    have: A[list[int], "i32", SUITS]  # deck x colour: spaces the cards cover
    rest: A[list[int], "i32", SUITS]
    lack: A[list[int], "i32", SUITS]  # spaces missing for what is wanted
    keen: A[list[int], "i32", SUITS]  # how much a card of it is worth
    wilds: A[int, "i32"]
    gain: A[list[int], "i32", TICKETS]  # what each ticket of the deck might bring, best first; free tracks by length
    unseen: A[list[int], "i32", KINDS]  # cards that may lie in the decks


class Guess(Record):
    """What a searching mind thinks of its rivals' tickets."""

    pool: A[list[int], "u64", 2]  # tickets that nobody is thought to hold
    alike: A[list[int], "u64", 2]
    weight: A[list[int], "i32", SEATS * TICKETS]  # seat x ticket: how likely, against the others
    far: A[list[int], "i32", TICKETS]  # pieces that the ticket takes on an empty board


RECORDS = (Mind, Guess)
