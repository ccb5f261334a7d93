"""The constants of the core: capacities, phases, action codes, log codes. Compiled, each becomes a C constant.

Every name is upper case and every value an integer. Knows no rule and no map.
"""

from __future__ import annotations

from branchline.seats import SEATS as SEATS

# Capacities (SEATS is one of them): a larger map is refused when it is loaded.
CITIES = 64
NODES = 80
TRACKS = 192
WORDS = 3  # 64-bit words of a set of tracks
TICKETS = 128
PLACES = 5  # cities named by a ticket
KINDS = 33  # card kinds: 8 colours x 4 forms + the wild
COLOURS = 8
LENGTH = 12  # longest track
SLOTS = 8  # display
OFFER = 6  # tickets offered at once
BUILDINGS = 2  # kinds of buildings
BORROWS = 4  # tracks borrowed by the buildings of a seat
REVEAL = 9  # cards turned up for a tunnel
STEPS = 13  # LENGTH + 1
AFFORD = 702  # 2 decks x 9 colours x STEPS x WORDS
SHORT = 78  # 2 kinds of piece x STEPS x WORDS
FERRY = 39  # STEPS x WORDS

NONE = 255  # no card, no track, no seat
GRAY = 8  # a track that takes any colour
ANY = 8  # a payment of wilds alone

# Decks, and kinds of pieces.
TRAIN = 0
SHIP = 1
# Random streams: one per deck, one for tickets, one for everything else.
TICKET_STREAM = 2
OTHER_STREAM = 3
STREAMS = 4

# What is asked now. From REFILL on, phases are sub-steps: they occur only within a whole action.
SETUP = 0
TURN = 1
SECOND = 2
KEEP = 3
TUNNEL = 4
OVER = 5
REFILL = 6
COLOUR = 7
WILDS = 8
MARKS = 9
AMOUNT = 10

# What a seat still has to choose at set-up.
ASK_NOTHING = 0
ASK_TICKETS = 1
ASK_PIECES = 2

# Kinds of buildings, in the order of maps/buildings.py.
STATION = 0
HARBOUR = 1

# Why a game ended; 0 while it goes on.
END_LAST_TURNS = 1  # C-END-1
END_PASSES = 2  # C-TURN-2
END_STALL = 3  # C-END-3
STALL_ROUNDS = 20  # rounds without progress that end a game (C-END-3)

# What a payment is for.
FOR_TRACK = 0
FOR_EXTRA = 1  # of a tunnel
FOR_BUILDING = 2  # + kind of building
# Which cards cover a cost.
FORM_TRAIN = 0
FORM_SHIP = 1
FORM_MARKED = 2  # half marked train cards, half single ships

# Action codes.
A_TAKE = 0  # + card kind
A_BLIND = 33  # + deck
A_TICKETS = 35
A_PASS = 36
A_DECLINE = 37
A_STOP = 38  # after the first card, where the second is optional (C-DRAW-1)
A_REFILL = 39  # + deck
A_COLOUR = 41  # + colour, or ANY
A_WILDS = 50  # + number of wilds
A_MARKS = 63  # + marked trains or double ships
A_EXCHANGE = 76  # + kind of piece taken from the box
A_AMOUNT = 78  # + pieces exchanged, or cards of a colour for pairs
A_PIECES = 142  # + trains chosen
A_KEEP = 206  # + set of the tickets offered, as bits
A_CLAIM = 270  # + track
A_BUILD = 462  # + kind of building x CITIES + city
ACTIONS = 590

# Log entries, three numbers each: code, a, b.
L_DEAL = 1  # seat, kind
L_FILL = 2  # slot, kind
L_TICKET = 3  # seat, ticket
L_TAKEN = 4  # slot, kind
L_BLIND = 5  # deck, kind
L_FLUSH = 6
L_SHUFFLE = 7  # deck, cards
L_TURNUP = 8  # kind
L_CLAIMED = 9  # track
L_LAST = 10  # seat
L_TURN = 11  # seat
L_OVER = 12
L_SETUP = 13  # start
LOG = 24576
SCRIPT = 4096
FLUSHES = 100  # after this many in a row, a display that may stay is dealt on purpose: see cards.py

# The search for the longest trail: after PATIENCE steps of the first search the frontier search takes over.
PATIENCE = 20000
NEVER = 2000000000  # no limit
WIDTH = 15  # most nodes on the frontier
WIDEST = 43046721  # 3 ** (WIDTH + 1)
SKETCHES = 32768
ORDER_STEPS = 300000  # for the first order of the tracks; three times as many for each further one
MOST_STEPS = 200000000  # then the search gives up
FEW_STEPS = 40000  # for a limit, before a trail is looked for with higher ones
QUICK_STEPS = 4000  # for a limit: the next one is raised by more
SKETCH_STEPS = 8  # a sketch takes as long as so many entries of a table
INDEX = 65536  # 2 * SKETCHES
GONE = 0xFFFFFFFFFFFFFFFF  # no sketch
NIBBLES = 0x111111111111111  # WIDTH of them
OWN_LABELS = 0xFEDCBA987654321
NIBBLE_LOW = 0x777777777777777
NIBBLE_HIGH = 0x888888888888888
ODD_ENDS = 32768  # 2 ** WIDTH
LOSSES = 2097152
HOPELESS = 255  # more than can be left out

# Outcomes of a ticket: the columns of ``Board.ticket_worth``.
MISSED = 0
CONNECTED = 1
IN_ORDER = 2  # of a tour (W-TOUR-1)
OUTCOMES = 3
EASY_TOUR = 500  # steps of a search before it compares parts of the run with the tracks that separate them

# Tie-breakers.
T_COMPLETED = 1
T_STATIONS = 2
T_LONGEST = 3

# splitmix64
M32 = 0xFFFFFFFF
M64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
