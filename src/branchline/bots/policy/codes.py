"""Constants of the policies: numbers of policies, sizes and weights. Each becomes a C constant when compiled.

All names are upper case and all values integers; weights that stand for points are in hundredths.
"""

from __future__ import annotations

# Policies.
P_UNIFORM = 0
P_PATH = 1
P_HUNGRY = 2
P_ONE_STEP = 3
P_LONG_ROUTE = 4
P_RACER = 5
P_COLLECTOR = 6
P_PLANNER = 7
# A planner may have a handicap (0: none) and a style, in the higher bits of its policy.
P_BASE = 15
HANDICAP_AT = 4
STYLE_AT = 6
KEEPS_PLAN_AT = 8  # keeps its plan while it is feasible: for playouts, where speed matters more
SKILLED = 1
CASUAL = 2
NOVICE = 3
S_PLANNER = 0
S_RACER = 1
S_COLLECTOR = 2
S_BLOCKER = 3

# Sizes.
GOALS = 48  # open tickets that a plan considers
ENDS = 384  # 2 x TRACKS
STOPS = 81  # NODES + 1
WAYS = 3840  # GOALS x NODES
SUITS = 18  # 2 decks x 9 colours
SUIT = 9

# Searching.
FAR = 1000000000
BARRED = -1
HUNDRED = 100
TEN_THOUSAND = 10000

# Thresholds as parts of a seat's piece supply, in ninetieths (the numbers in the literature are for a supply of 45).
PARTS = 90
SPARE_KEEP = 10
SPARE_DRAW = 16
SPARE_STOP = 16
LONG_ENOUGH = 3  # least length of a track for long_route
LONGER = 6  # and without an open ticket, while there are such tracks

# Cards, in hundredths of a useful card.
WILD_WORTH = 150  # a wild in the hand
OPEN_WILD = 110  # a wild from the display, which takes the whole turn
FINE_WILD = 260  # the same for a novice
NEARLY = 300  # bonus for a card that nearly completes a track
STANDSTILL = 4  # rounds without progress after which cards are drawn instead of trying tunnels again
# Planner: prices in hundredths of a point, turns in hundredths.
TURN_SHARE = 82  # value of a turn as a share of what it brings with nothing to join, in hundredths
POINT_SHARE = 65  # share of a track's points that the plan counts, in hundredths, where the longest path scores
PLAIN_SHARE = 45  # and where it does not
LEAST_PRICE = 40
CARD_PRICE = 60  # turns per card: two a turn, not all of them useful
HELD_PRICE = 45  # and per card that is already in the hand
ORDER_SHARE = 50  # chance that a completed tour is in order, in hundredths
PRICE_SHARE = 100  # share of a network's price that counts against its tickets, in hundredths
PIECE_PRICE = 60  # of a piece, with nothing to join
CARD_TURNS = 55  # turns per card then
TURNS_A_PIECE = 80
TRAIN_TURNS = 62  # turns per piece beside the one for the claim, for a seat that is watched
SHIP_TURNS = 42
WAY_ROUND = 2000  # upper bound for the price of a detour
SPARE_POINTS = 15  # least points of a track outside the plan that is worth spare cards and pieces
LEAST_PIECES = 8  # parts of the supply; with fewer, no tickets are drawn
MANY_PIECES = 50  # with more, tickets are drawn whatever they may bring
MORE_PIECES = 24  # pieces that another ticket needs, as parts of the supply
MORE_TURNS = 18  # and turns, likewise
# Styles, where they differ from the planner.
SPARE_RACER = 7
RACER_SHARE = 95  # of a track's points
RACER_PRICE = 130  # of a network against its tickets
COLLECTOR_PRICE = 60
# Levels: how far tracks and tickets (BOARD) and cards (CARD) are misjudged, in hundredths.
SKILLED_BOARD_ERROR = 25
CASUAL_BOARD_ERROR = 70
NOVICE_BOARD_ERROR = 75
SKILLED_CARD_ERROR = 35
CASUAL_CARD_ERROR = 86
NOVICE_PIECES = 70  # parts of the supply; a novice draws tickets only with at least as many
NOVICE_CARD_ERROR = 95
# Guessing rivals' tickets: likelihood by what is missing of the path, as an exponent of e in hundredths.
T_DONE = 300  # nothing is missing
T_FIRST = 260  # nearly nothing is missing, early in the game
T_EARLY = 35  # hundredths of the pieces: until then it is early
T_LATE = 480  # decrease as more is built after that
T_FLAT = 290  # decrease as more is missing, with nothing built
T_STEEP = 450  # growth of that decrease as more is built, and its upper bound
T_LONG = 120  # bonus for a long ticket: most seats keep theirs
T_BASE = 700  # offset that keeps the sum above zero
T_DOUBLING = 69  # the exponent that doubles the weight
T_SOFT = 250  # loss of worth that halves the chance of a set of tickets, in hundredths of a point
SWEEPS = 2  # how often all tickets are dealt anew
REDEALS = 5  # tickets of a rival that are dealt anew to fit its others
