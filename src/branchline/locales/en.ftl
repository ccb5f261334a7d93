### Every sentence of Branchline in English: the rules, refusals, events, asks, and the words of the table.
### City names are not here: they are facts of the map files.
###
### Parameters, the same in every language:
###   $seat $start $winners        a seat: the name given for it, or "Seat 0"
###   $track $city $ticket         an id of the map, or the name given for it
###   $card $colour $deck $take $took $gave    a tag, already as a word of this file
###   $cards $kept $offered $tickets $turned_up $returned    a list, joined with commas
###   $spend $laid $pieces         counts, as in "2 × red, 1 × wild"
###   $NAME_tag                    beside a tag: the bare tag, to choose a variant by
###   $NAME_count                  beside a list: how many there are
###   $board                       in every message: the id of the map, for a language whose rulebooks differ in a word
### The attribute .known of an event is used where the reader may see what is secret in it.

## The rules. [decided] marks what no rulebook says and software must settle.

section-C-SET = Common: set-up
rule-C-SET-1 = 2 to 5 players. Each has a colour of their own: blue, red, green, yellow, black.
rule-C-SET-2 = Rulebooks let the most travelled player start; play goes round clockwise. [decided] The starting seat is drawn at random from the game's seed, or chosen by the host.
rule-C-SET-3 = Tickets are chosen at the same time by all players, in secret; nobody waits for a turn to choose, and the first turn begins when the last player has chosen. [decided] Unkept tickets of several players go to the bottom in seat order, whoever answered first.

section-C-TURN = Common: a turn
rule-C-TURN-1 = A player takes one action per turn, and must take one if any is possible.
rule-C-TURN-2 = [decided] A player who can do nothing at all (no card to take, no ticket to draw, nothing affordable) passes; passing is legal only then. If all players pass in one round, the game ends and is scored.

section-C-ACT = Common: who may act
rule-C-ACT-1 = A player acts only when asked: in their own turn, or when they have a choice to make.
rule-C-ACT-2 = Whatever has been started (a second card, tickets to choose, a tunnel to pay) is finished before anything else.
rule-C-ACT-3 = Cards played must be in the hand; tickets kept must be among those offered.

section-C-DRAW = Common: taking cards
rule-C-DRAW-1 = Two cards, one after the other; each from the display or blind from the top of a deck. The second choice is made after seeing the first card and its replacement. [decided] The second card is not optional if one can be had (two rulebooks say "up to two", two "may"; other programs and most tables draw two). The game option second_card (must by default, may by the letter) lets a host make it optional.
rule-C-DRAW-2 = A card taken from the display is replaced at once from the deck.
rule-C-DRAW-3 = A wild taken from the display is the only card of that turn.
rule-C-DRAW-4 = A wild in the display can't be the second card, whether it was there before or just replaced the first.
rule-C-DRAW-5 = A wild drawn blind counts as one ordinary card: the player still gets two.
rule-C-DRAW-6 = Whenever three of the display are wild, the whole display is discarded and dealt anew. This also applies at set-up, and repeats if necessary. [decided] It stops, and the display stays as it is, when the cards that are in nobody's hand can't make a display with fewer than three wilds.
rule-C-DRAW-7 = When a deck is exhausted its discards are shuffled into a new deck at once. [decided] If there are no discards then, the next discards become the deck when a card is next needed.
rule-C-DRAW-8 = With no card in deck and discards, no blind draw is possible. [decided] Rulebooks stop the whole action there, thinking of a table with no card left anywhere; here what still lies in the display can be taken, an empty slot stays empty until a card can fill it and is filled at once when one can, and a turn whose second card can't be had ends after one.
rule-C-DRAW-9 = A hand has no limit.

section-C-CLAIM = Common: claiming
rule-C-CLAIM-1 = One track per turn, any free track on the board; it need not touch the player's other tracks.
rule-C-CLAIM-2 = Cost: a set of cards of one colour, as many as the track has spaces; a coloured track needs its colour, a gray one any single colour.
rule-C-CLAIM-3 = Wilds replace any number of cards of the set, also all.
rule-C-CLAIM-4 = The player needs as many pieces in stock as spaces, and places one on each space. A track is claimed whole in one turn.
rule-C-CLAIM-5 = The points of the track's length are scored at once. Cards played go to the discards.
rule-C-CLAIM-6 = Double routes (two tracks, the same two cities, equal length, side by side): a player never owns both.
rule-C-CLAIM-7 = With 2 or 3 players, once one track of a double route is claimed the other is closed to everyone. (The rulebooks of North America and the Great Lakes say so; for Europe see E-DBL-1.)

section-C-TIX = Common: tickets
rule-C-TIX-1 = Drawn from the top; fewer if fewer are left; none left, no such action.
rule-C-TIX-2 = At least one must be kept when drawn in play; what is not kept goes face down to the bottom of the deck, [decided] in the order dealt.
rule-C-TIX-3 = A kept ticket stays to the end of the game, and is secret until then. There is no limit to their number.
rule-C-TIX-4 = At the end: the ticket's points are added if the player's own tracks connect the two cities without a gap, subtracted if not.

section-C-END = Common: the end
rule-C-END-1 = Checked at the end of every turn: the first player whose stock is down to the rule set's limit starts the last turns; every player, that one included, then plays the rule set's number of further turns. Later players reaching the limit change nothing.
rule-C-END-2 = After the last turn all tickets are revealed and scored.
rule-C-END-3 = [decided] A game can't hang: when for twenty full rounds on end (20 times the number of players in consecutive turns, from any seat) nobody has taken a card, claimed a track, drawn tickets or built (only exchanges, given-up tunnels and passes), it ends and is scored, and the players are told why. Twenty, because a given-up tunnel or an exchange is an ordinary turn: no game that people or bots play in earnest may end this way.

section-C-LONG = Common: the longest path (North America, Europe)
rule-C-LONG-1 = The longest continuous run of a player's own pieces: loops and passing a city several times are allowed, no piece counts twice. Exact, not approximate.
rule-C-LONG-2 = 10 points to the player with the longest; all who tie get 10. [decided] A player who owns no track gets none.

section-N = North America
rule-N-1 = 45 trains each; 110 cards: 12 each of purple, blue, orange, white, green, yellow, black, red; 14 wilds.
rule-N-2 = 4 cards each; display of 5; 30 tickets, 3 dealt, keep at least 2; the unkept go to the bottom of the deck.
rule-N-3 = Actions: take cards, claim a track, draw 3 tickets (keep at least 1).
rule-N-4 = Points by length 1 to 6: 1, 2, 4, 7, 10, 15.
rule-N-5 = Limit 2 trains or fewer; one further turn each.
rule-N-6 = Ties: more completed tickets; then the longest-path bonus; [decided] then shared victory.

section-E-SET = Europe: set-up
rule-E-SET-1 = 45 trains and 3 stations each; 110 cards as in North America; 4 cards each; display of 5.
rule-E-SET-2 = 46 tickets: 6 long, 40 regular. One long ticket each at random; the other long ones leave the game unseen. Three regular each. Keep at least 2 of the 4, of either kind; the unkept leave the game unseen.

section-E-ACT = Europe: actions
rule-E-ACT-1 = Actions: take cards, claim a track, draw 3 tickets (keep at least 1; unkept to the bottom), build a station.

section-E-PTS = Europe: points
rule-E-PTS-1 = Points by length 1, 2, 3, 4, 6, 8: 1, 2, 4, 7, 15, 21.

section-E-DBL = Europe: double routes
rule-E-DBL-1 = A player never owns both tracks of a double route. [decided] The Greek edition leaves out the closing for 2 or 3 players, but names ferries, tunnels and stations as what is new against the base game, and the English edition has it: so C-CLAIM-7 holds here too. The game option close_doubles_below (4 by default, in every rule set) lets a host open the doubles.
rule-E-DBL-2 = Tracks that run side by side for a part but join different cities are not double.

section-E-FER = Europe: ferries
rule-E-FER-1 = Ferries are gray tracks with N locomotive symbols: at least N wilds must be in the payment; the rest is one colour, or more wilds.

section-E-TUN = Europe: tunnels
rule-E-TUN-1 = Tunnels: the player lays the cards for the track; then the top three cards of the deck are turned up.
rule-E-TUN-2 = For each of the three that has the colour laid, and for each wild, one extra card of that colour (or a wild) must be added. The tunnel is claimed only after that.
rule-E-TUN-3 = If only wilds were laid, only turned-up wilds count, and the extra cards must be wilds.
rule-E-TUN-4 = A player who can't or won't pay takes the laid cards back; the turn is over, nothing is claimed.
rule-E-TUN-5 = The turned-up cards are discarded at the end of that turn, in both cases; the laid cards are not among the discards when the three are turned up (so a reshuffle then does not contain them).
rule-E-TUN-6 = If fewer than three cards can be had, turn up what there is; if none, there is no extra cost.

section-E-STA = Europe: stations
rule-E-STA-1 = A station may be built in any city that has no station, with or without tracks; one per turn, three per player in all; never two stations in a city.
rule-E-STA-2 = The first costs 1 card, the second 2 of one colour, the third 3 of one colour; wilds replace any.
rule-E-STA-3 = At the end each of a player's stations lets the player use one track of another player that ends in that city, to connect the cities of tickets: the same track for all tickets. The owner chooses at the end; [decided] the software chooses the best total (most ticket points, then most tickets).
rule-E-STA-4 = Borrowed tracks don't count for the longest path.
rule-E-STA-5 = Each unbuilt station is worth 4 points at the end.

section-E-END = Europe: the end
rule-E-END-1 = Limit 2 trains or fewer; one further turn each.

section-E-LONG = Europe: the longest path
rule-E-LONG-1 = The longest path is worth 10 (European Express).

section-E-TIE = Europe: ties
rule-E-TIE-1 = Ties: more completed tickets; then fewer stations built; then the longest-path bonus; [decided] then shared victory.

section-G-SET = Great Lakes: set-up
rule-G-SET-1 = 80 train cards: 11 each of purple, yellow, green, red, black, white, and 14 wilds. 60 ship cards: per colour 4 single ships and 6 double ships. Two decks, shuffled apart, each with its own discards. The wild is a train card.
rule-G-SET-2 = Harbour marks: 4 of the 11 train cards of each colour, and all 4 single ships; double ships have none.
rule-G-SET-3 = 2 train cards and 2 ship cards each; display of 6: three from each deck.
rule-G-SET-4 = 55 tickets; 5 dealt, keep at least 3; the unkept go to the bottom of the deck.
rule-G-SET-5 = After choosing tickets, each player picks 50 pieces of 33 trains and 32 ships (so 18 to 33 trains), in secret, all revealed at once; the other 15 stay in that player's box. If anyone at the table is new to the game, all take 27 trains and 23 ships. 3 harbours each.

section-G-ACT = Great Lakes: actions
rule-G-ACT-1 = Actions: take cards, claim a track, draw 4 tickets (keep at least 1; unkept to the bottom), build a harbour, exchange pieces.

section-G-DRAW = Great Lakes: taking cards
rule-G-DRAW-1 = Display cards are refilled from either deck, as the taker chooses; so the display may become all train or all ship. Blind draws may be from either deck. A deck that has nothing left can't be chosen; [decided] with nothing in either there is no refill, and empty slots are filled later from the train deck first.
rule-G-DRAW-2 = Three wilds of the six: all six go to their own discards, three new ones from each deck. [decided] Where a deck can't give three, the other fills the display.

section-G-CLAIM = Great Lakes: claiming
rule-G-CLAIM-1 = Train tracks take train cards and train pieces, ship tracks ship cards and ships. Never mixed, wilds apart.
rule-G-CLAIM-2 = A double ship covers up to two spaces; a surplus is lost, and only as many ships as spaces are placed. [decided] A wild covers one space. No superfluous card may be played: the payment covers the spaces exactly, or is double ships alone with one space of surplus.
rule-G-CLAIM-3 = Which cards of a colour are spent (with or without harbour mark, single or double) is the player's choice.

section-G-DBL = Great Lakes: double routes
rule-G-DBL-1 = A rail and a ship track between the same cities (Duluth-Thunder Bay, Muskegon-Traverse City) are not a double route: one player may own both, and neither closes the other.

section-G-PTS = Great Lakes: points
rule-G-PTS-1 = Points by length 1 to 9: 1, 2, 4, 7, 10, 15, 18, 21, 27.

section-G-HAR = Great Lakes: harbours
rule-G-HAR-1 = A harbour is built in a port city without a harbour where the player owns a track of either kind; three per player in all.
rule-G-HAR-2 = Cost: two train cards and two ship cards, all of one colour, all with the harbour mark; wilds replace any.
rule-G-HAR-3 = At the end a harbour scores 10, 20 or 30 for one, two, three or more completed tickets that name its city; one ticket counts for each of the player's harbours that it names. A harbour that no completed ticket names scores 0.
rule-G-HAR-4 = Each unbuilt harbour costs 4 points at the end.

section-G-EXC = Great Lakes: exchanging pieces
rule-G-EXC-1 = Exchange: any number of pieces of one kind from stock for as many of the other from the player's own box, -1 point each; it takes the turn. Never more than the box holds. [decided] The score may fall below zero.

section-G-END = Great Lakes: the end
rule-G-END-1 = Limit 6 pieces or fewer, of both kinds together; two further turns each.
rule-G-END-2 = No longest-path bonus and no bonus for tickets. The highest score wins; [decided] equal scores share it.

section-W-SET = World: set-up
rule-W-SET-1 = After choosing tickets, each player picks 60 pieces of 25 trains and 50 ships (so 10 to 25 trains), in secret, all revealed at once; the other 15 stay in that player's box. Suggested for a first game: 20 trains and 40 ships. 3 harbours each. (This replaces G-SET-5.)
rule-W-SET-2 = 3 train cards and 7 ship cards each; display of 6: three from each deck. 65 tickets in one deck, 57 with two cities and 8 tours; 5 dealt, keep at least 3; the unkept go to the bottom of the deck. Later draws are of 4, keep at least 1. (This replaces G-SET-3 and G-SET-4.)

section-W-MAP = World: the board
rule-W-MAP-1 = The world is round: some tracks leave the board at one edge and come back at the other. Each of them is one ordinary track.
rule-W-MAP-2 = The star in the southern ocean is a junction: tracks end there and connect through it. It is no city: it has no harbour and is on no ticket.

section-W-PAIR = World: pair tracks
rule-W-PAIR-1 = A pair track costs two train cards of one colour for each space; the pairs of one claim may differ in colour. Wilds replace any card of a pair, also both. Pieces and points are those of the length. No other number of cards and no other mixture of colours is allowed; harbour marks make no difference.

section-W-TOUR = World: tours
rule-W-TOUR-1 = A tour is a ticket with three to five cities and points for three outcomes. [decided] In order: one run of the player's own tracks, which uses no track twice, passes its cities in the printed order or in reverse. Other cities may lie between them, a city may be passed several times, and a city of the tour also out of turn. Connected: there is no such run, but the player's own tracks connect all its cities. Missed: some of its cities are not connected; these points are subtracted.
rule-W-TOUR-2 = A tour that scores, in order or connected, is a completed ticket, and counts for a harbour in any city it names.

section-W-PTS = World: points
rule-W-PTS-1 = Points by length 1 to 8: 1, 2, 4, 7, 10, 15, 18, 21. (This replaces G-PTS-1.)

section-W-HAR = World: harbours
rule-W-HAR-1 = At the end a harbour scores 20, 30 or 40 for one, two, three or more completed tickets that name its city; one ticket counts for each of the player's harbours that it names. A harbour that no completed ticket names scores 0. Each unbuilt harbour costs 4 points. (This replaces G-HAR-3.)

section-W-END = World: the end
rule-W-END-1 = As on the Great Lakes: limit 6 pieces or fewer, of both kinds together; two further turns each. No longest-path bonus. The highest score wins; [decided] equal scores share the victory.

section-X = Worked examples
rule-X-1 = North America: Montréal-New York needs three blue; Montréal-Toronto any one colour.
rule-X-2 = Europe: a yellow track of 3 is paid with three yellow, two and a wild, one and two wilds, or three wilds. A gray track of 2: two red, a yellow and a wild, or two wilds.
rule-X-3 = Europe: Palermo-Smyrna, a ferry of 6 with two symbols, is paid with four of one colour and two wilds.
rule-X-4 = Europe: tunnels. 2 red laid, 1 red turned up: 1 more red. 2 green laid, 1 wild turned up: 1 more green. 2 wilds laid, 1 wild turned up: 1 more wild.
rule-X-5 = Great Lakes: a ship track of 5 is paid with two doubles and a single, or three doubles. A white ship track of 4: two doubles; four singles; two singles and a double.
rule-X-6 = Great Lakes: a harbour in Parry Sound is paid with a wild, a yellow ship card and two yellow train cards, all with the mark.
rule-X-7 = Great Lakes: harbours in Chicago and Montréal; tickets Chicago-Timmins, Chicago-Montréal, Montréal-New York completed: 20 + 20.
rule-X-8 = Great Lakes: two ships exchanged for two trains: -2 points, turn over.

## Refusals: why an action was turned down, one message a rule that can forbid something.
## The first attribute that has all its parameters is used, then the value, and where that lacks one the rule is quoted.
## Numbers: $players at the table, $keep and $kept tickets, $length of the track, $needed and $left pieces, $cards and
## $extra to pay, $total $trains $ships to choose, $count asked for and $most allowed.

refuse-C-SET-1 = A game has 2 to 5 players, not { $players }.
refuse-C-SET-2 = The starting seat must be one of the seats of the game.
refuse-C-SET-3 = The first turn begins when everybody has chosen.
refuse-C-TURN-1 = One action a turn, no more.
refuse-C-TURN-2 = You may pass only when nothing else can be done.
refuse-C-ACT-1 = { $seat } has no such decision to make now.
refuse-C-ACT-2 = Something else has been started and must be finished first.
refuse-C-ACT-3 = You can play only cards from your hand, and keep only tickets offered to you.
    .card = You don't have that many of this card: { $card }.
    .ticket = { $ticket } is not among the tickets offered to you, or is named twice.
refuse-C-DRAW-1 = You can stop only after your first card, and only where the second card is optional.
    .card = This card is not in the display: { $card }.
refuse-C-DRAW-2 = There is only one deck here: the display is refilled from it without asking.
refuse-C-DRAW-3 = A wild from the display is the only card of the turn.
refuse-C-DRAW-4 = A wild from the display can't be the second card.
refuse-C-DRAW-8 = No card is left to draw blind from the { $deck } deck.
refuse-C-CLAIM-1 = { $track } is not free: it has been claimed.
refuse-C-CLAIM-2 =
    { $colour_tag ->
        [gray] { $track } takes { $length ->
            [one] { $length } card of any colour, or a wild.
           *[other] { $length } cards of any one colour; wilds may replace some or all.
        }
       *[other] { $track } takes { $length } × { $colour }; wilds may replace some or all.
    }
refuse-C-CLAIM-4 =
    { $track } needs { $needed ->
        [one] { $needed } piece
       *[other] { $needed } pieces
    } and you have { $left }.
refuse-C-CLAIM-6 = You own the track beside { $track }, and nobody may own both of a double route.
refuse-C-CLAIM-7 = { $track } is closed: the track beside it is taken, and with so few players only one of the two is used.
refuse-C-TIX-1 = There are no tickets left to draw.
refuse-C-TIX-2 =
    Keep at least { $keep ->
        [one] { $keep } ticket
       *[other] { $keep } tickets
    }, not { $kept }.
refuse-C-END-2 = The game is over.
refuse-N-2 = { refuse-C-TIX-2 }
refuse-N-3 = This game has no such action.
refuse-E-SET-2 = { refuse-C-TIX-2 }
refuse-E-ACT-1 = { refuse-N-3 }
refuse-E-DBL-1 = { refuse-C-CLAIM-6 }
refuse-E-FER-1 = The ferry { $track } needs more wilds: at least one for each of its locomotive symbols.
refuse-E-TUN-2 =
    The tunnel asks for exactly { $extra ->
        [one] { $extra } more card
       *[other] { $extra } more cards
    } of the colour you laid; wilds may replace any.
refuse-E-TUN-3 =
    You laid only wilds, so the tunnel asks for exactly { $extra ->
        [one] { $extra } more wild
       *[other] { $extra } more wilds
    }.
refuse-E-TUN-4 = There is no tunnel to give up.
refuse-E-STA-1 = You can't build a station in { $city }: it has one already, or you have none left.
refuse-E-STA-2 =
    Your station in { $city } costs { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards of one colour; wilds may replace any.
    }
refuse-G-SET-4 = { refuse-C-TIX-2 }
refuse-G-SET-5 = Choose { $total } pieces in all, with at most { $trains } trains and at most { $ships } ships.
refuse-G-ACT-1 = { refuse-N-3 }
refuse-G-DRAW-1 =
    { $deck_tag ->
        [train] The train deck has no card left to refill the display.
        [ship] The ship deck has no card left to refill the display.
       *[other] Say which deck refills the display.
    }
refuse-G-CLAIM-1 = These cards do not fit { $track }: trains take train cards, ships take ship cards, and wilds go with both.
refuse-G-CLAIM-2 =
    The cards must cover { $length ->
        [one] the { $length } space
       *[other] the { $length } spaces
    } of { $track } exactly; only a payment of nothing but double ships may cover one more.
refuse-G-HAR-1 = You can't build a harbour in { $city }: it takes a port without one, a track of yours that ends there, and a harbour left.
refuse-G-HAR-2 = A harbour costs two train cards and two ship cards of one colour, all with the harbour mark; wilds may replace any.
refuse-G-EXC-1 = There are no such pieces to take: { $take }.
    .most =
        { $most ->
            [0] Your box or your stock has none left for this exchange.
            [one] You can exchange { $most } piece this way, not { $count }.
           *[other] You can exchange 1 to { $most } pieces this way, not { $count }.
        }
refuse-W-SET-1 = { refuse-G-SET-5 }
refuse-W-SET-2 = { refuse-C-TIX-2 }
refuse-W-PAIR-1 =
    { $length ->
        [one] { $track } takes { $cards } train cards of one colour: a pair for its { $length } space. Wilds may replace any card.
       *[other] { $track } takes { $cards } train cards: for each of its { $length } spaces a pair of one colour. The pairs may differ in colour; wilds may replace any card.
    }

## Asks: what a seat has to decide now.

ask-ChooseTickets =
    { $seat }: keep at least { $keep ->
        [one] { $keep } ticket
       *[other] { $keep } tickets
    } of these: { $offered }.
ask-ChooseStock = { $seat }: choose { $total } pieces, { $least_trains } to { $most_trains } of them trains, the others ships.
ask-Waiting = { $seat } is still choosing.
ask-TakeTurn = { $seat }: your turn. Do one action.
ask-SecondCard =
    { $may_stop ->
        [true] { $seat }: take a second card, or stop.
       *[false] { $seat }: take your second card.
    }
ask-KeepSome =
    { $offered_count ->
        [0] { $seat } is choosing from { $count ->
            [one] { $count } ticket
           *[other] { $count } tickets
        }.
       *[other] { $seat }: keep at least { $keep } of these tickets: { $offered }.
    }
ask-PayExtra =
    { $seat }: { $track } costs { $extra ->
        [one] { $extra } more card
       *[other] { $extra } more cards
    } (laid: { $laid }; turned up: { $turned_up }). Pay, or give it up.

## Events: what has happened.

event-CardsDealt =
    { $seat } was dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .known = { $seat } was dealt { $cards }.
event-DisplayDealt = The display now shows { $cards }.
event-TicketsOffered =
    { $seat } was offered { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
    .known =
        { $seat } was offered { $count ->
            [one] { $count } ticket
           *[other] { $count } tickets
        }: { $tickets }.
event-StartTicketsChosen = { $seat } has chosen tickets.
    .known = { $seat } keeps { $kept }.
event-StartPiecesChosen = { $seat } has chosen pieces.
    .known = { $seat } chose these pieces: { $pieces }.
event-SetupEnded = Everybody has chosen. Tickets kept, seat by seat: { $kept }. Pieces: { $pieces }. { $start } begins.
event-TurnBegan = It is the turn of { $seat }.
event-CardTaken = { $seat } took a card from the display: { $card }.
event-CardDrawn = { $seat } drew a card blind ({ $deck } deck).
    .known = { $seat } drew a card blind ({ $deck } deck): { $card }.
event-DrawingStopped = { $seat } took no second card.
event-DisplayFilled = New in the display: { $card }.
event-DisplayFlushed = Too many wilds were face up: the display was discarded.
event-DeckReshuffled =
    The discards became a new { $deck } deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-TicketsKept =
    { $seat } kept { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } and gave back { $returned_count }.
    .known = { $seat } kept { $kept } and gave back { $returned }.
event-TrackClaimed =
    { $seat } claimed { $track } with { $spend } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-TunnelTurnedUp =
    { $seat } laid { $laid } for the tunnel { $track }; turned up: { $cards }. { $extra ->
        [0] Nothing more to pay.
        [one] { $extra } more card to pay.
       *[other] { $extra } more cards to pay.
    }
event-TunnelDeclined = { $seat } gave up the tunnel { $track } and took back { $returned }.
event-StationBuilt = { $seat } built a station in { $city } with { $spend }.
event-HarbourBuilt = { $seat } built a harbour in { $city } with { $spend }.
event-PiecesExchanged =
    { $seat } exchanged { $count } { $gave } for { $count } { $took }, at a cost of { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
event-Passed = { $seat } passed: no action was possible.
event-LastTurnsBegan =
    { $seat } is nearly out of pieces: the last turns begin. { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    } for everybody.
event-GameEnded =
    { $reason ->
        [passes] The game is over: nobody could make a move any more.
        [stall] The game is over: for many rounds nobody had taken a card, claimed a track, drawn tickets or built.
       *[last_turns] The game is over.
    } Totals, seat by seat: { $totals }. { $winners_count ->
        [one] { $winners } wins.
       *[other] The victory is shared: { $winners }.
    }
event-Undone = { $seat } took back a move: the game stands as before entry { $entry }.

## Actions, as things to do.

action-TakeCard = take a card from the display
action-DrawBlind = draw a card blind
action-DrawTickets = draw tickets
action-KeepTickets = keep tickets
action-ClaimTrack = claim a track
action-PayTunnel = pay for a tunnel
action-DeclineTunnel = give up a tunnel
action-StopDrawing = stop after one card
action-BuildStation = build a station
action-BuildHarbour = build a harbour
action-ChoosePieces = choose trains and ships
action-ExchangePieces = exchange pieces
action-Pass = pass

## The words of the table.

seat = Seat { $number }
nothing = nothing
empty = (empty)
counted-card = { $count } × { $what }
counted-piece = { $count } { $what }

deck-train = train
deck-ship = ship
piece-train =
    { $count ->
        [one] train
       *[other] trains
    }
piece-ship =
    { $count ->
        [one] ship
       *[other] ships
    }

phase-setup = Set-up
phase-play = In play
phase-last_turns = Last turns
phase-over = Game over
result-rerolls =
    { $count ->
        [one] Random draws were taken back { $count } time.
       *[other] Random draws were taken back { $count } times.
    }

score-routes = Tracks
score-tickets = Tickets
score-completed = Tickets completed
score-stations = Stations not built
score-harbours = Harbours
score-longest = Longest path
score-longest_length = Length of the longest path
score-exchange = Exchanges
score-total = Total

outcome-in_order = in order
outcome-connected = connected
outcome-missed = missed
progress-run = The run: { $way }.
progress-run-so-far = In order so far: { $way }.
progress-apart = Not connected with the first city yet: { $cities }.
track-pair = in pairs
track-wrap = round the edge

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-gray = gray
colour-wild = wild

## Kinds of tracks, which tell two tracks between the same cities apart

kind-train = train
kind-ship = ship
kind-ferry = ferry
kind-tunnel = tunnel

## Cards. A rule set with ships or harbour marks names its train cards in full.

card-wild = wild
card-purple = purple
card-purple_train = purple train
card-purple_train_harbour = purple train with harbour mark
card-purple_ship = purple ship
card-purple_double_ship = purple double ship
card-blue = blue
card-blue_train = blue train
card-blue_train_harbour = blue train with harbour mark
card-blue_ship = blue ship
card-blue_double_ship = blue double ship
card-orange = orange
card-orange_train = orange train
card-orange_train_harbour = orange train with harbour mark
card-orange_ship = orange ship
card-orange_double_ship = orange double ship
card-white = white
card-white_train = white train
card-white_train_harbour = white train with harbour mark
card-white_ship = white ship
card-white_double_ship = white double ship
card-green = green
card-green_train = green train
card-green_train_harbour = green train with harbour mark
card-green_ship = green ship
card-green_double_ship = green double ship
card-yellow = yellow
card-yellow_train = yellow train
card-yellow_train_harbour = yellow train with harbour mark
card-yellow_ship = yellow ship
card-yellow_double_ship = yellow double ship
card-black = black
card-black_train = black train
card-black_train_harbour = black train with harbour mark
card-black_ship = black ship
card-black_double_ship = black double ship
card-red = red
card-red_train = red train
card-red_train_harbour = red train with harbour mark
card-red_ship = red ship
card-red_double_ship = red double ship
