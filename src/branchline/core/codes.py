"""The numbers of the core: capacities, phases, action codes, log codes. Compiled, each becomes a C constant.

Names here are all upper case and all integers; this room knows no rule and no map.
"""

from __future__ import annotations

from branchline.seats import SEATS as SEATS

# Capacities: a larger map is refused when it is loaded. SEATS is one of them.
CITIES = 64
NODES = 80
TRACKS = 192
WORDS = 3  # 64-bit words of a set of tracks
TICKETS = 128
KINDS = 33  # card kinds: 8 colours x 4 forms + the wild
COLOURS = 8
LENGTH = 12  # longest track
SLOTS = 8  # display
OFFER = 6  # tickets offered at once
STATIONS = 4  # per seat
REVEAL = 9  # cards turned up for a tunnel
STEPS = 13  # LENGTH + 1
AFFORD = 702  # 2 decks x 9 colours x STEPS x WORDS
SHORT = 78  # 2 kinds of piece x STEPS x WORDS
ROOM = 39  # STEPS x WORDS

NONE = 255  # no card, no track, no seat
GRAY = 8  # a track that takes any colour
ANY = 8  # a payment of wilds alone

# Decks and pieces share their numbers.
TRAIN = 0
SHIP = 1
# Streams of chance: one a deck, one for tickets, one for everything else.
TICKET_STREAM = 2
OTHER_STREAM = 3
STREAMS = 4

# What is asked now. Phases from REFILL on are sub-steps: they never outlive a whole action.
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

# What a payment is for.
FOR_TRACK = 0
FOR_STATION = 1
FOR_HARBOUR = 2
FOR_EXTRA = 3
# How cards cover a cost.
FORM_TRAIN = 0
FORM_SHIP = 1
FORM_HARBOUR = 2
HARBOUR_CARDS = 4
HARBOUR_HALF = 2

# Action codes.
A_TAKE = 0  # + card kind
A_BLIND = 33  # + deck
A_TICKETS = 35
A_PASS = 36
A_DECLINE = 37
A_REFILL = 38  # + deck
A_COLOUR = 40  # + colour, or ANY
A_WILDS = 49  # + number of wilds
A_MARKS = 62  # + marked trains, double ships, or trains of a harbour
A_EXCHANGE = 75  # + kind of piece taken from the box
A_AMOUNT = 77  # + pieces exchanged
A_PIECES = 141  # + trains chosen
A_KEEP = 205  # + set of the tickets offered, as bits
A_CLAIM = 269  # + track
A_STATION = 461  # + city
A_HARBOUR = 525  # + city
ACTIONS = 589

# Entries of the log: what happened, in threes (code, a, b).
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
FLUSHES = 100  # after so many in a row a display that may stay is dealt on purpose: see cards.py

# The search for the longest trail: after so many steps it looks at the network as a whole.
PATIENCE = 20000
NEVER = 2000000000  # patience without end
ODD = 18  # odd nodes that the matching can handle
PAIRINGS = 262144  # 2 ** ODD
TRIES = 12
WIDTH = 12  # nodes that the sweep can carry along
WIDEST = 4782969  # 3 ** (WIDTH + 2)
SKETCHES = 65536
GONE = 0xFFFFFFFFFFFFFFFF  # no sketch
INDEX = 131072
SCALE = 4096  # one space of track, against the noise that breaks ties

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
