"""The numbers of the minds: policies, sizes and weights. Compiled, each becomes a C constant.

Names here are all upper case and all integers; weights that stand for points are in hundredths.
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
# A planner may be slack (0: not at all) and have a style: higher bits of its policy.
P_BASE = 15
SLACK_AT = 4
STYLE_AT = 6
STEADY_AT = 8  # it holds on to its plan as long as that can be done: for playouts, where speed counts more
SKILLED = 1
CASUAL = 2
NOVICE = 3
S_PLANNER = 0
S_RACER = 1
S_COLLECTOR = 2
S_BLOCKER = 3

# Sizes.
GOALS = 48  # open tickets that a plan looks at
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

# Thresholds as parts of a seat's piece supply, in ninetieths (the literature's numbers are of a supply of 45).
PARTS = 90
SPARE_KEEP = 10
SPARE_DRAW = 16
SPARE_STOP = 16
LONG_ENOUGH = 3  # spaces of a track that long_route looks at
LONGER = 6  # and without an open ticket, as long as there are such

# Cards, in hundredths of a useful one.
WILD_WORTH = 150  # a wild in the hand
OPEN_WILD = 110  # one of the display, which takes the turn
FINE_WILD = 260  # in the eyes of a novice
NEARLY = 300  # more for a card that nearly completes a track
STANDSTILL = 4  # rounds in which nobody moved the game on: then cards are drawn, not tunnels tried again
# Planner: prices in hundredths of a point, turns in hundredths.
TURN_SHARE = 82  # how much a turn is worth of what it brings with nothing to join, in hundredths
POINT_SHARE = 65  # how much of a track's points the plan counts, in hundredths; more where the longest path counts
PLAIN_SHARE = 45
LEAST_PRICE = 40
CARD_PRICE = 60  # turns for a card: two a turn, not all of them useful
HELD_PRICE = 45  # and for one that is in the hand already
PRICE_SHARE = 100  # how much of a network's price counts against its tickets, in hundredths
PIECE_PRICE = 60  # a piece, when there is nothing to join
CARD_TURNS = 55  # turns for a card then
TURNS_A_PIECE = 80
WAY_ROUND = 2000  # a longer way round a track counts as this
SPARE_POINTS = 15  # a track outside the plan that is worth cards and pieces to spare
LEAST_PIECES = 8  # parts of the supply without which no ticket is drawn
MANY_PIECES = 50  # and with which some are, whatever they may bring
MORE_PIECES = 24  # parts of the supply that another ticket needs, and as many turns as
MORE_TURNS = 18
# Styles, where they differ from the planner.
SPARE_RACER = 7
RACER_SHARE = 95  # of a track's points
RACER_PRICE = 130  # of a network against its tickets
COLLECTOR_PRICE = 60
# Levels: how far tracks and tickets are misjudged, and cards, in hundredths.
SKILLED_HAZE = 25
CASUAL_HAZE = 70
NOVICE_HAZE = 75
SKILLED_BLUR = 35
CASUAL_BLUR = 86
NOVICE_PIECES = 70  # parts of the supply with which it draws tickets, and never with fewer
NOVICE_BLUR = 95
# Guessing rivals' tickets: how likely one is by what is missing of its way, in hundredths of e's exponent.
T_DONE = 300  # nothing is missing
T_FIRST = 260  # nearly nothing, early in the game
T_EARLY = 35  # of the pieces, in hundredths
T_LATE = 480  # less so the more is built after that
T_FLAT = 290  # and the more is missing: so much with nothing built,
T_STEEP = 450  # and never more than this
T_LONG = 120  # more for a long ticket: most keep theirs
T_BASE = 700  # above all of them below zero
T_DOUBLING = 69  # of e's exponent, doubles the weight
T_SOFT = 250  # loss of worth that halves the chance of a set of tickets, in hundredths of a point
SWEEPS = 2  # how often all are dealt anew
REDEALS = 5  # tickets of a rival that are dealt anew for the sake of its others
