### Words of the pages in the browser: buttons, headings, states, errors, and what a screen reader says.
### The words of the game itself (rules, refusals, events, asks, cards, colours) are in the file without "web".
### A key is the page, then the thing; a key that is in use keeps its name. Numbers are whole and below 1000.

## Everywhere

app-name = Branchline
app-tagline = Trains, ships and tickets, at a table with your friends
app-loading = Loading …
app-not-affiliated = A free, open project, not affiliated with the publisher of the board games.
app-skip-to-content = Skip to content
app-main-menu = Main menu

button-cancel = Cancel
button-close = Close
button-save = Save
button-copy = Copy
button-copied = Copied
button-more = More
button-retry = Try again
button-next = Next

map-north_america = North America
map-europe = Europe
map-great_lakes = Great Lakes
map-world = World
map-about-north_america = The base game: collect cards, claim tracks, join the cities of your tickets.
map-about-europe = With ferries, tunnels and stations.
map-about-great_lakes = Trains and ships, two decks and harbours. For a longer evening.
map-about-world = Trains and ships round the whole world, with tours and tracks that are paid in pairs. For a long evening.
map-motto-north_america = Railways of the continent
map-motto-europe = Railways & ferries
map-motto-great_lakes = Railways & steamers
map-motto-world = Railways & sea lanes
water-arctic = Arctic Ocean
water-atlantic = Atlantic Ocean
water-baltic = Baltic Sea
water-black = Black Sea
water-erie = Lake Erie
water-gulf = Gulf of Mexico
water-huron = Lake Huron
water-indian = Indian Ocean
water-mediterranean = Mediterranean Sea
water-michigan = Lake Michigan
water-north = North Sea
water-ontario = Lake Ontario
water-pacific = Pacific Ocean
water-superior = Lake Superior

seat-colour-blue = Blue
seat-colour-red = Red
seat-colour-green = Green
seat-colour-yellow = Yellow
seat-colour-black = Black

count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-trains =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
count-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
count-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
count-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
count-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
count-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
count-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## The start page

start-title = Play
start-play-bots = Play against bots
start-create = Create a table
start-join = Join a table
start-join-code = Table code
start-join-code-hint = Your host can tell you the code
start-join-go = Join
start-continue = Your games
start-continue-none = No games are waiting for you.
start-your-turn = Your turn
start-waiting-for = Waiting for { $seat }
start-watch = Watch
start-learn = Learn the rules
start-pass-and-play = Pass and play
start-open-record = Open a saved game
start-choose-map = Choose a map

## Name, sign in, account

account-title = Account
account-guest-title = What should we call you?
account-guest-name = Your name
account-guest-go = Play as a guest
account-guest-hint = You can play right away. With an account, your games follow you to every device.
account-guest = Guest
account-sign-in = Sign in
account-sign-up = Create an account
account-sign-out = Sign out
account-signed-in-as = Signed in as { $name }
account-name = Name
account-password = Password
account-password-again = Repeat password
account-password-rule = At least { $count } characters
account-password-differs = The two passwords don't match.
account-old-password = Old password
account-new-password = New password
account-change-password = Change the password
account-password-changed = The password has been changed.
account-keep-games = The games you played as a guest stay with you.
account-muted = People you have muted
account-webhook = Webhook URL, called when it's your turn
account-webhook-hint = Leave it empty to turn the webhook off.
account-delete = Delete the account
account-delete-sure = Your name and statistics will be deleted. Games you played in stay with the other players, without your name. This can't be undone.
account-delete-go = Delete permanently
account-deleted = Your account has been deleted.

## My games and statistics

games-title = My games
games-running = In progress
games-finished = Finished
games-none = No games yet.
games-won = Won
games-lost = Lost
games-shared = Shared victory
games-resigned = Resigned
games-rerolled = with random draws undone
games-download = Download record
games-replay = Replay
games-continue = Continue
games-show-more = Show more

stats-title = Statistics
stats-played = Games played
stats-won = Games won
stats-rerolled = Wins with random draws undone
stats-rate = Win rate (%)
stats-average = Average score
stats-best = Best score
stats-tickets-done = Tickets completed
stats-none = Finish a game to see your figures here.

## Create a table

create-title = New table
create-map = Map
create-seats = Seats
create-seat = Seat { $number }
create-seat-me = Me
create-seat-open = Open
create-seat-bot = Bot
create-seat-person = Another person on this device
create-seat-name = Name of this player
create-seat-colour = Colour
create-seat-add = Add a seat
create-seat-remove = Remove this seat
create-seat-order = Seat order
create-seat-order-shuffled = Shuffled
create-seat-order-given = As listed
create-start-seat = Who goes first
create-start-random = Random
create-bot-level = Level
create-bot-style = Style
create-options = Options
create-doubles = Double routes with 2 or 3 players
create-doubles-closed = The second track is closed (the default)
create-doubles-open = Both tracks stay open
create-second-card = The second card of a draw
create-second-card-must = Must be taken if there is one to take
create-second-card-may = Optional
create-beginners = First game: everyone starts with 27 trains and 23 ships
create-clock = Clock
create-clock-none = No clock
create-clock-move = Time for each move
create-clock-bank = Time for the whole game, plus an increment
create-clock-per-move = Time per move
create-clock-total = Time for each player
create-clock-increment = Added after each move
create-timeout = When time runs out
create-timeout-bot = A bot takes over
create-timeout-harmless = A harmless move is made
create-pace = Bots' pace
pace-instant = Instant
pace-brisk = Brisk
pace-normal = Normal
pace-slow = Slow
create-visibility = Who may join
create-visibility-public = Anyone: the table is listed
create-visibility-link = Only people with the link or code
create-admit-remote = Allow remote bots
create-go = Create the table
create-go-now = Start the game

## Bots: how well they play and in which manner

bot-level-novice = Novice
bot-level-casual = Casual
bot-level-skilled = Skilled
bot-level-expert = Expert
bot-about-novice = Still learning. Good for a first game.
bot-about-casual = Follows its tickets and plays for fun.
bot-about-skilled = Plans ahead and wastes little.
bot-about-expert = Plays through many possible games before each move. Takes its time.
bot-style-planner = Planner
bot-style-racer = Racer
bot-style-collector = Collector
bot-style-blocker = Blocker
bot-style-about-planner = One sound plan for everything
bot-style-about-racer = Long tracks and a quick finish
bot-style-about-collector = Draws many tickets
bot-style-about-blocker = Likes to get in your way
bot-name = Bot ({ $level })
bot-thinking = { $seat } is thinking …

## The lobby

lobby-title = Tables
lobby-open = Open tables
lobby-running = Games in progress
lobby-none-open = No open tables right now. Create one!
lobby-none-running = No public games right now.
lobby-join = Join
lobby-watch = Watch
lobby-seats-free =
    { $count ->
        [0] No free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-host = Host: { $name }
lobby-refresh = Refresh

## The table before the game

wait-title = Waiting for players
wait-invite = Invite your friends
wait-link = Link to this table
wait-code = Code
wait-copy-link = Copy the link
wait-link-copied = Link copied.
wait-share = Share
wait-qr = Scan to join
wait-code-hint = Say it on the phone: friends type it on the start page. It works for a day, while there is a free seat.
wait-address = Address for the others
wait-only-here = Only this computer can open the link. To let other devices in your network join, stop the server (Ctrl+C) and start it again with this command. Your table stays.
wait-open-command = Command
wait-no-network = This computer isn't connected to a network, so nobody else can open the link.
wait-for-players =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
wait-everybody-here = Everyone is here.
wait-for-host = Waiting for the host to start the game.
wait-start = Start the game
wait-sit = Sit down here
wait-add-bot = Add a bot
wait-leave = Leave the table
wait-commitment = Proof of a fair deal
wait-commitment-hint = The server fixed this fingerprint of its secret seed before the first card was dealt. When the game starts, every player's browser adds random numbers of its own, so nobody can choose the shuffle. After the game the seed is revealed, and anyone can check every card.
wait-shuffling = Shuffling the cards …

## The proof of a fair deal

fair-players =
    { $count ->
        [one] One player and the server shuffled this game together.
       *[other] { $count } players and the server shuffled this game together.
    }
fair-alone = The server shuffled this game alone.
fair-sealed-good = The seed's fingerprint is still the one your browser saw first.
fair-sealed-bad = The server has replaced the fingerprint of its seed.
fair-list-good = The list of players in the shuffle was final before your part was shown.
fair-list-bad = The list of players in the shuffle was changed after your part was shown.
fair-values-good = Every player's part is the one that was announced.
fair-values-bad = One player's part is not the one that was announced.
fair-mine-good = Your part of the shuffle was used.
fair-mine-bad = Your part of the shuffle was left out. It may have arrived too late; if this keeps happening, ask whoever runs this server.
fair-mine-elsewhere = Your part of the shuffle came from another of your devices, and only that device can check it.
fair-seed-good = The seed is the one whose fingerprint was fixed before the first card.
fair-seed-bad = The seed is not the one whose fingerprint was fixed before the first card.
fair-part = Your part of the shuffle
fair-details = Details

## The table: whose turn, phases

table-your-turn = Your turn
table-turn-of = { $seat }'s turn
table-your-turn-title = ● Your turn! { $map }
table-second-card = Take your second card
table-second-card-or-stop = Take a second card, or stop
table-choose-tickets = Choose your tickets
table-choose-pieces = Choose your trains and ships
table-pay-tunnel = The tunnel costs more
table-waiting-choices = The others are still choosing
table-waiting-for = Waiting for { $seats }
table-spectating = You are watching
tv-watch = Watch at
table-last-turns = Last turns
table-last-turns-mine =
    { $count ->
        [0] You have played your last turn.
        [one] You have { $count } more turn.
       *[other] You have { $count } more turns.
    }
table-last-turns-begun = { $seat } is almost out of pieces: the last turns have begun!
table-last-turn-yours = This is your last turn
table-over = The game is over
table-winner = { $seat } wins!
table-winners = Shared victory: { $seats }
table-you-win = You win!
table-menu = Table menu
table-tab-log = Log
table-tab-chat = Chat
table-fullscreen = Full screen

## The table: hand, display, decks, tickets, pieces

hand-title = Your hand
hand-empty = Your hand is empty.
hand-card-count = { $card }: { $count }
display-title = Display
display-slot-empty = Empty slot
display-take = Take { $card }
deck-title-train = Train deck
deck-title-ship = Ship deck
deck-title-cards = Deck
deck-title-tickets = Tickets
deck-left =
    { $count ->
        [0] empty
        [one] { $count } card left
       *[other] { $count } cards left
    }
deck-tickets-left =
    { $count ->
        [0] none left
        [one] { $count } ticket left
       *[other] { $count } tickets left
    }
deck-draw = Draw blind
deck-draw-train = Draw a train card blind
deck-draw-ship = Draw a ship card blind
tickets-title = Your tickets
tickets-none = No tickets.
tickets-done = Done
tickets-stamp = Done
tickets-impossible = Out of reach
tickets-long = Long ticket
tickets-summary = { $done } of { $total } done
tickets-missing =
    { $count ->
        [one] { $count } space to go
       *[other] { $count } spaces to go
    }
tickets-short = { $what } short
tickets-short-many =
    { $count ->
        [one] { $count } card short
       *[other] { $count } cards short
    }
tickets-short-card = { $count } { $card }
tickets-short-any = of any colour
tickets-short-any_ship =
    { $count ->
        [one] ship of any colour
       *[other] ships of any colour
    }
tickets-worth = If it ended now
tickets-completed = Ticket completed: { $ticket }
tour-name = Tour
tour-worths = in order +{ $ordered } · connected +{ $connected } · missed −{ $missed }
tour-in-order = In order
tour-connected = Connected, but only { $part } in order
tour-apart = Not connected to { $city }: { $cities }
tour-order-missing =
    { $count ->
        [one] In order: { $count } space to go
       *[other] In order: { $count } spaces to go
    }
tour-now-connected = Tour connected: { $ticket }
tour-now-in-order = Tour in order: { $ticket }
pieces-box = Box

## The table: the others, clock, log

rivals-title = Players
rivals-you = You
rivals-host = Host
rivals-bot = Bot
rivals-score = Score
rivals-cards = Cards
rivals-tickets = Tickets
rivals-trains = Trains
rivals-ships = Ships
building-left-station = Stations
building-left-harbour = Harbours
rivals-seen = Taken face up: { $cards }
rivals-seen-none = Nothing taken face up yet
rivals-unknown =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
rivals-at-turn = to play
rivals-last-turn-to-come = has a last turn to come
rivals-last-turn-played = has played the last turn
rivals-longest =
    { $count ->
        [one] has the longest path: { $count } space
       *[other] has the longest path: { $count } spaces
    }
table-longest =
    { $seats ->
        [one] { $names } has the longest path now
       *[other] The longest path is shared now: { $names }
    } ({ $count ->
        [one] { $count } space
       *[other] { $count } spaces
    })
rivals-away = away
rivals-away-for = away for { $time }
rivals-fill-in = a bot may take over in { $time }
rivals-fill-now = the host can let a bot play
absent-note = { $seat } is away.
absent-now = { $seat } is still away. A bot may play now.
absent-back = { $seat } is back.
absent-fill = Let a bot play
absent-fill-in = Let a bot play (in { $time })
rivals-here = here
rivals-played-by-bot = played by a bot
rivals-resigned = resigned
rivals-network = Show { $seat }'s network
clock-title = Clock
clock-running-out = Your time is running out!
clock-out = Time is up
clock-days-left =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
log-title = Log
log-empty = Nothing has happened yet.
log-new = New in the log
log-show-all = Show all
log-to-end = Jump to latest
log-again = Show me again
log-sentences = Read in full sentences
log-unknown = Something happened that this page can't describe. Reload it to see the latest version.

## The board

board-label = Board: { $map }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show whole board
board-help = Arrow keys move between cities, Enter lists a city's tracks, plus and minus zoom.
board-city-local = { $city } ({ $local })
board-city-tracks =
    { $city }: { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    }
board-port = Port
board-track-label = { $from } – { $to }: { $kind }, { $colour }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }, { $state }
board-kind-train = rail
board-kind-pair = rail, paid in pairs
board-kind-ship = ship
board-kind-ferry =
    { $symbols ->
        [one] ferry with { $symbols } locomotive
       *[other] ferry with { $symbols } locomotives
    }
board-kind-tunnel = tunnel
board-state-free = free
board-state-affordable = free, and you can pay for it
board-state-mine = yours
board-state-owned = owned by { $seat }
board-state-closed = closed
board-state-double = double route
building-of-station = { $seat }'s station
building-of-harbour = { $seat }'s harbour
board-my-network = My network
board-on-ticket =
    { $count ->
        [one] On { $count } of your tickets
       *[other] On { $count } of your tickets
    }
table-sounds-off = Mute sounds
table-sounds-on = Turn sounds on
board-legend = Legend
board-legend-track = Track
board-legend-double = Double route
board-legend-gray = Gray: any one colour
board-legend-pair = Two cards: a pair of one colour for each space
board-legend-ferry = Ferry: each locomotive symbol needs a wild
board-legend-tunnel = Tunnel: three cards decide the price
board-legend-ship = Ship track
board-legend-wrap = Off the edge: continues on the other side
board-legend-port = Port: a harbour can be built here
board-legend-junction = Junction: ship tracks meet here, but it is not a city

## Acting

act-tickets = Draw tickets
building-build-station = Build a station
building-build-harbour = Build a harbour
act-exchange = Exchange pieces
act-stop = Stop after one card
act-pass = Pass
act-pass-hint = There is nothing else you can do.
act-why-not = Why not?
act-rule = Rule { $rule }

pay-title = How do you want to pay?
pay-track = Claim { $track }
pay-costs = Costs { $cost }
pay-cost-colour = { $length } × { $colour }
pay-cost-gray =
    { $length ->
        [one] { $length } card of any colour
       *[other] { $length } cards of any one colour
    }
pay-cost-pairs =
    { $length ->
        [one] { $length } pair of train cards of one colour
       *[other] { $length } pairs of train cards, each pair of one colour
    }
pay-cost-ferry =
    { $symbols ->
        [one] including { $symbols } wild
       *[other] including { $symbols } wilds
    }
pay-best = Best choice
pay-confirm = Claim
pay-pairs-more =
    { $count ->
        [one] { $count } more way
       *[other] { $count } more ways
    }
pay-pairs-own = Or pick the cards yourself
pay-pairs-count = { $card }: { $count } of { $total }
pay-pairs-add = Add: { $card }
pay-pairs-remove = Take back: { $card }
pay-pairs-single = 1 more { $colour } or a wild
pay-pairs-single-wild = 1 more card of any colour
pay-pairs-missing =
    { $count ->
        [one] { $count } pair missing
       *[other] { $count } pairs missing
    }
pay-pairs-over = { $count } pairs, but only { $length } needed
pay-pairs-whole =
    { $count ->
        [one] { $count } pair, exactly the price
       *[other] { $count } pairs, exactly the price
    }

refill-title = Which deck refills the display?
refill-train = Train deck
refill-ship = Ship deck

choose-tickets-keep =
    { $keep ->
        [one] Keep at least { $keep } ticket
       *[other] Keep at least { $keep } tickets
    }
choose-tickets-confirm =
    { $count ->
        [0] Keep tickets
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }

choose-pieces-slider = Number of trains
choose-pieces-split = { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
choose-pieces-box = Left in the box: { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
choose-pieces-need = Your tickets need about { $trains } trains and { $ships } ships
choose-pieces-confirm = Take these pieces

tunnel-title = Tunnel!
tunnel-turning = Three cards are turned up …
tunnel-card = Card { $number }: { $card }
tunnel-free = No extra cost. The tunnel is yours!
tunnel-extra =
    { $extra ->
        [one] { $extra } more card to pay
       *[other] { $extra } more cards to pay
    }
tunnel-cannot-pay = You can't pay the extra cost. Your cards go back to your hand.
tunnel-risk = This is a tunnel: it may cost up to { $most } more cards.

building-title-station = Build a station in { $city }
building-confirm-station = Build the station
building-pick-city = Pick a city
building-about-station = { building-title-station }. At the end of the game, it lets you use one track of another player that ends here.

building-title-harbour = Build a harbour in { $city }
building-confirm-harbour = Build the harbour
building-about-harbour =
    Two train cards and two ship cards of one colour, all with the harbour mark. { $count ->
        [0] None of your tickets names this city
        [one] { $count } of your tickets names this city
       *[other] { $count } of your tickets name this city
    }.

building-score-station = Stations not built
building-score-harbour = Harbours
building-unbuilt-station = Stations not built
building-unbuilt-harbour = Harbours not built

exchange-title = Exchange pieces
exchange-ships-for-trains = Ships for trains
exchange-trains-for-ships = Trains for ships
exchange-count = How many
exchange-cost =
    { $count ->
        [one] Costs { $count } point and your turn
       *[other] Costs { $count } points and your turn
    }
exchange-confirm = Exchange

confirm-action = { $action }?
confirm-go = Do it

undo-button = Undo
undo-ask-title = Ask to undo
undo-ask = Cards have been revealed or someone has moved since, so the other players must agree.
undo-will = Take back: { $what }
undo-done = Taken back: { $what }.
undo-and-since = { $what }, and everything since
undo-what-StartTicketsChosen = chose the first tickets
undo-what-StartPiecesChosen = chose the pieces
undo-what-CardTaken = took a card ({ $card })
undo-what-CardDrawn = drew a card
undo-what-DrawingStopped = took no second card
undo-what-TicketsOffered = drew tickets
undo-what-TicketsKept = kept tickets
undo-what-TrackClaimed = claimed { $track }
undo-what-TunnelTurnedUp = began the tunnel { $track }
undo-what-TunnelDeclined = gave up the tunnel { $track }
undo-what-StationBuilt = built a station in { $city }
undo-what-HarbourBuilt = built a harbour in { $city }
undo-what-PiecesExchanged = exchanged pieces
undo-what-Passed = passed
undo-ask-go = Ask the others
undo-asked = Waiting for the others to agree …
undo-request-title = Undo request
undo-request = { $seat } would like to take back their last move. Do you agree?
undo-accept = Agree
undo-decline = Disagree
undo-declined = Not everyone agreed: the move stands.
undo-withdraw = Cancel request
undo-mark-title = Undo a random draw?
undo-mark = You have drawn cards or tickets, and you will get different ones after the undo. You can still undo, but the result will say so.
undo-mark-go = Take back

resign-button = Resign
resign-title = Resign?
resign-text = A bot will play your seat to the end. The game counts as a loss for you.
resign-go = Resign
resign-done = { $seat } resigned. A bot plays on.
resign-end-won = End the game as won
resign-end-won-hint = The other player resigned. You can end the game now, or play on against the bot.
stand-in-title = A bot is playing for you
stand-in-back = Take my seat back
stand-in-out = You are out of time: the bot plays to the end.

## Tools of the host

host-title = Host tools
host-fill-level = Bot level
host-free = Give the seat back to its player
host-remove = Remove from the table
host-filled = A bot is now playing for { $seat }.
host-freed = { $seat } is playing again.
vote-in = If { $seat } doesn't respond, the others can vote for a bot in { $time }.
vote-start = Vote to let a bot play for { $seat }
vote-title = Let a bot play for { $seat }?
vote-text = { $seat } hasn't responded for a long time. A bot would play until { $seat } returns. The vote ends in { $time }.
vote-yes = Let a bot play
vote-no = Keep waiting
vote-open = A bot can play for { $seat } in { $time }.
vote-you = The others want a bot to play for you in { $time }. Make a move, or say that you are here.
vote-here = I'm here
vote-failed = No bot for now: waiting for { $seat }.

## Chat and spectators

chat-title = Chat
chat-write = Write a message
chat-send = Send
chat-empty = No messages yet.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

## Connection

connection-pending = Sending …
connection-reconnecting = Connection lost. Reconnecting …
connection-back = Connected again.
connection-offline = You are offline. Nothing is lost; the game continues when you are back.
connection-slow = The connection is slow.
connection-retry-in =
    { $count ->
        [one] Next try in { $count } second
       *[other] Next try in { $count } seconds
    }
connection-retry-now = Try now
connection-restarting = The server is restarting. The game will continue in a moment.
connection-banned = You are banned from this server.
connection-banned-until = You are banned from this server until { $when }.
connection-banned-reason = Reason: { $reason }
connection-announcement = Announcement
connection-draining = The server will restart soon. Games in progress continue afterwards; new games can't be started now.
connection-stops = The server will restart at { $when }. Games in progress continue afterwards; new games can't be started now.
connection-new-version = A new version of this page is available.
connection-reload = Reload

## The end: scoring step by step

end-title = Final scoring
end-curtain = The last train is in
end-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
end-chapter-winner = Winner
end-skip = Skip
end-again = Again
end-watch = Watch the finale
end-sheet = Score sheet
end-panel-tracks = Points from tracks
end-panel-longest =
    { $points ->
        [one] { $points } point for the longest unbroken path
       *[other] { $points } points for the longest unbroken path
    }
end-ticket = Ticket
end-ticket-number = Ticket { $number } of { $total }
end-face-down = face down
end-tickets-left =
    { $count ->
        [one] { $count } ticket still to turn over
       *[other] { $count } tickets still to turn over
    }
end-stamp-connected = Arrived
end-stamp-in_order = In order
end-stamp-missed = Missed
end-margin =
    { $count ->
        [one] { $points } to { $second }: ahead by { $count } point.
       *[other] { $points } to { $second }: ahead by { $count } points.
    }
end-why-missed = Without the missed ticket { $ticket } (−{ $points }), { $seat } would have been ahead.
end-why-longest = The longest path decided: +{ $points } for { $seat }.
end-why-reached = The longest path went to { $seat }: +{ $points }.
end-why-comeback = Before the tickets, { $seat } was { $place }.
end-why-tickets = { $seat } scored most from tickets: { $points }.
end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
end-rank =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
end-honour-ticket-points = Most ticket points: { $count }
end-honour-biggest-ticket = Biggest ticket: { $ticket }, { $count }
end-honour-longest =
    { $count ->
        [one] Longest path: { $count } space
       *[other] Longest path: { $count } spaces
    }
end-honour-routes = Most points from tracks: { $count }
end-honour-completed = Most tickets completed: { $count }
end-honour-buildings = Most points from buildings: { $count }
end-honour-tunnels = Most tunnels: { $count }
end-honour-claims = Most tracks: { $count }
end-honour-blind = Most cards drawn blind: { $count }
end-honour-patience = Most pieces left over: { $count }
end-honour-taken-part =
    { $count ->
        [one] { $count } point, and good company
       *[other] { $count } points, and good company
    }
end-player = Player
end-lost = Lost
end-missed = missed
end-over-station = via a station
end-as-table = As a table
end-chart-points = Points, turn by turn
end-chart-points-about = Tracks score during the game, everything else in the final scoring.
end-chart-left-train = Trains left
end-chart-left-ship = Ships left
end-chart-left-about = The last turns begin when somebody has { $count } or fewer left.
end-chart-turn = Turn { $turn }
end-chart-end = End
end-chart-scoring = final scoring
end-chart-cards = Cards taken
end-chart-cards-about = Face up from the display, a face-up wild, or blind from the deck.
end-cards-open = face up
end-cards-wild = face-up wild
end-cards-blind = blind
end-tickets-drawn =
    { $count ->
        [one] { $count } ticket drawn during the game, { $kept } kept
       *[other] { $count } tickets drawn during the game, { $kept } kept
    }
end-drawn = Tickets drawn
end-kept = Tickets kept
end-chart-tunnels = Tunnels
end-chart-tunnels-about = Each dot is one attempt, with the extra cards it cost. Filled dots were built.
end-tunnels-built = { $built } of { $tried } built
end-tunnels-tried = Tried
end-tunnels-won = Built
end-tunnels-extra = Extra cards
end-reason-resigned = Everybody else has resigned.
end-share-download = Download the picture
end-share-copy = Copy the picture
end-share-link = Link to the replay
end-share-failed = Sharing didn't work.
end-routes-text = { $seat }: { $points ->
        [one] { $points } point for tracks
       *[other] { $points } points for tracks
    }
end-ticket-done = { $seat } joined { $from } and { $to }: +{ $points }
end-ticket-failed = { $seat } did not join { $from } and { $to }: −{ $points }
end-tour-in-order = { $seat } visited { $cities } in order: +{ $points }
end-tour-connected = { $seat } connected { $cities }, but only { $part } in order: +{ $points }
end-tour-missed = { $seat } missed the tour { $cities } (not connected to { $city }: { $apart }): −{ $points }
end-longest-text = { $seat } has the longest path: { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. +{ $points }
end-built-harbour = { $seat }'s harbour in { $city }, { $count ->
        [0] no tickets
        [one] { $count } ticket
       *[other] { $count } tickets
    }: +{ $points }
end-built-tickets = { $count ->
        [0] no tickets
        [one] { $count } ticket
       *[other] { $count } tickets
    }
end-tie = Tied on points: { $reason }
end-tie-completed = more completed tickets wins
end-tie-stations = fewer stations built wins
end-tie-longest = the longest path wins
end-reason-passes = The game ended because nobody could make a move.
end-reason-stall = The game ended because nobody had taken a card, claimed a track, drawn tickets or built anything for many rounds.
end-rematch = Rematch
end-rematch-go = Go to the new table
end-share = Share
end-share-text = { $map } on Branchline: { $result }
end-replay = Replay
end-back = Back to the start
end-record = Download record
end-seed = The server's seed
end-commitment = Fingerprint of the server's seed
end-verify = To check the whole game, download the record and run: branchline verify { $file }

## Replay

replay-title = Replay
replay-start = Cards and tickets have been dealt.
replay-play = Play
replay-pause = Pause
replay-step-forward = Step forward
replay-step-back = Step back
replay-turn-forward = Next turn
replay-turn-back = Previous turn
replay-to-start = Go to the beginning
replay-to-end = Go to the end
replay-scrub = Position in the game
replay-position = { $position } of { $total }
replay-speed = Speed
replay-speed-value = { $speed } ×
replay-seat-view = View as
replay-view-all = All hands face up
replay-view-public = What everyone saw
replay-hand = { $seat }: hand and tickets
replay-hand-empty = No cards and no tickets.
replay-link = Link to this moment
replay-open-file = Open a record
replay-drop = Drop a record here, or choose a file

## Learn

learn-title = Learn
learn-search = Search the rules
learn-search-none = No results for “{ $text }”.
learn-found =
    { $count ->
        [0] No results
        [one] { $count } result
       *[other] { $count } results
    }
learn-contents = Contents
learn-exact = The exact rule
learn-decided = Decided by Branchline, where the rulebooks are silent or disagree
learn-picture-board = A board with cities and tracks
learn-picture-display = The display, the deck and a hand
learn-picture-wilds = A wild among other cards
learn-picture-track = Cards laid for a track
learn-picture-double = A double route
learn-picture-ticket = A ticket and the tracks that join its cities
learn-picture-longest = A longest path with a loop
learn-picture-ferry = A ferry with locomotive symbols
learn-picture-tunnel = A tunnel and three cards turned up
learn-picture-station = A station that borrows a track
learn-picture-ship = A ship track with single and double ships
learn-picture-harbour = A harbour and the four cards it costs
learn-picture-exchange = Ships exchanged for trains
learn-picture-split = Choosing trains and ships
learn-picture-pairs = A pair of cards for each space of a track
learn-picture-wrap = A track that leaves the board at one edge and returns at the other
learn-picture-tour = Two tours: one in order, one only connected

## Settings

settings-title = Settings
settings-language = Language
settings-language-en = English
settings-language-el = Ελληνικά
settings-language-pl = Polski
settings-language-pt-BR = Português (Brasil)
settings-language-pseudo = Pseudo (for tests)
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = Same as device
settings-patterns = Symbols on colours
settings-patterns-hint = Each colour also gets its own symbol
settings-motion = Reduce motion
settings-text-size = Text size
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Very large
settings-confirm = Confirm every action
settings-confirm-hint = Each action takes one more tap
settings-sounds = Sounds
settings-sounds-hint = After your first click or key press on the page
settings-volume = Volume
settings-sound-test = Test the sound
settings-notifications = Notify me when it's my turn
settings-notifications-denied = Your browser blocks notifications for this page.
settings-notifications-push = Even when this page is closed
settings-city-hints = Show local city names
settings-saved = Saved

notify-your-turn = It's your turn: { $map }
notify-game-over = The game is over: { $map }
notify-undo = { $seat } would like to take back a move
notify-vote = Are you there? The others want a bot to play for you

## Pass and play: the curtain between two hands

handover-title = Pass the device to { $seat }
handover-text = { $seat }'s hand is behind this curtain.
handover-open = I'm { $seat }: show my hand
handover-close = Hide my hand

## Bot tokens, for remote bots

tokens-title = Remote bots
tokens-intro = Your own program can sit at tables like a person. It signs in with a token.
tokens-none = No tokens yet.
tokens-create = New token
tokens-name = Bot name
tokens-show-once = Copy the token now: it won't be shown again.
tokens-created = Created
tokens-delete = Revoke
tokens-delete-sure = Revoke this token? The bot will no longer be able to sign in.

## Errors. Those of the server are its codes; the others are met by the page itself.

error-title = Something went wrong
error-unknown = That didn't work. Please try again.
error-not-found = This page doesn't exist.
error-unknown-table = There is no such table.
error-wrong-code = No table has this code.
error-code-expired = This code is no longer valid: the table is full, the game has begun, or the code is a day old. Ask for a new one.
error-too-many-codes = Too many wrong codes. Wait a few minutes, or ask for the link.
error-table-full = The table is full.
error-seat-taken = This seat is taken.
error-not-host = Only the host can do this.
error-not-your-seat = That isn't your seat.
error-not-allowed = You aren't allowed to do this.
error-banned = You are banned from this server.
error-session-ended = You have been signed out. Please sign in again.
error-name-taken = This name is taken.
error-wrong-password = Wrong name or password.
error-too-fast = You're going too fast. Please wait a moment.
error-too-slow = The server waited too long for this. Try again.
error-too-large = That is too large.
error-bad-message = The server didn't understand this page. Reload it.
error-unknown-map = This server doesn't have that map.
error-stale = The game has moved on. Check the board before you act.
error-unknown-path = This page doesn't exist.
error-unknown-seat = There is no such seat.
error-unknown-record = That game record isn't here.
error-unknown-bot = There is no such bot.
error-not-open = The table isn't taking any more players.
error-not-full = Some seats are still open.
error-not-running = There is no game in progress at this table.
error-not-over = You can see this when the game is over.
error-not-your-table = You are not at this table.
error-no-remote-bots = This table doesn't allow remote bots.
error-bad-seats = These seats don't go together.
error-bad-order = The order must list every seat once.
error-bad-colours = Every seat needs a colour of its own.
error-bad-options = These options don't fit this game.
error-nothing-to-undo = There is nothing to undo.
error-no-request = That request is no longer open.
error-too-soon = It's too soon for that: everyone gets some time to come back and respond.
error-would-mark = This would undo a random draw, and the result would say so.
error-consent-absent = Someone who is away would have to agree. The move stands.
error-muted = You can't write here right now.
error-signed-out = You have been signed out. Please sign in again.
error-has-account = You already have an account. Sign out first.
error-no-account = You need an account for this.
error-too-many = You have reached the limit for these.
error-too-many-bots = You have too many games with bots in progress; the limit is { $most }. Finish one, or leave one and wait half a minute.
error-bad-url = That address can't be used.
error-bad-key = The browser's key for notifications can't be used.
error-bad-record = This file isn't a game record.
error-record-too-slow = This record takes too long to replay.
error-record-too-large = This record is too large to replay.
error-bad-name = Please choose another name: 1 to { $most } letters of one alphabet, digits or spaces.
error-bad-method = The server didn't understand this page. Reload it.
error-bad-type = The server didn't understand this page. Reload it.
error-bad-origin = This page belongs to another site and can't do that.
error-unknown-host = The server doesn't recognise this address. Its operator can allow it with --allowed-host.
error-not-ready = The server is still starting. Try again in a moment.
error-draining = The server will restart soon, so new games can't be started. Try again later.
error-internal = Something went wrong on the server. Your game is safe.
error-no-connection = The server can't be reached.
error-clipboard = Copying didn't work. Select the text and copy it yourself.
error-script = Something went wrong on this page. Reload it to continue; nothing is lost.

## Announcements for screen readers

say-your-turn = It's your turn.
say-second-card = Take your second card.
say-refused = Refused: { $text }
say-card-button = { $card }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
say-page = Page: { $title }

## The table page: list of actions, keys, hints, scoring

table-filter = Find an action
table-actions = What can I do?
claims-show = What can I claim?
claims-none = There is no track that you can claim now.
table-actions-found =
    { $count ->
        [0] No matching actions
        [one] { $count } action
       *[other] { $count } actions
    }
table-hint = Take cards, claim a track or draw tickets.
table-hint-station = Take cards, claim a track, draw tickets or build a station.
table-hint-harbour = Take cards, claim a track, draw tickets, build a harbour or exchange pieces.
tunnel-pay-go = Pay
tunnel-give-up = Give up
tunnel-laid = Played: { $cards }
tunnel-no-extra = Nothing more to pay
keys-title = Keyboard shortcuts
keys-slot = Take that card from the display
keys-list = List everything I can do
keys-claims = Show what I can claim
keys-prompt = Go to the current question
keys-deck = Draw from the deck
keys-ship-deck = Draw from the ship deck
keys-tickets = Draw tickets
keys-undo = Undo the last move
keys-network = Show my network
keys-again = Show again what happened since my last turn
keys-board = Go to the cities on the board
keys-log = Go to the log
keys-chat = Write a message
keys-help = Show this list
keys-close = Close, or cancel the selection
end-exchange-text = { $seat } exchanged pieces: −{ $points }
end-borrowed-text = A station lends { $seat } this track: { $track }.
end-unbuilt-station = { $seat }, stations not built: +{ $points }
end-unbuilt-harbour = { $seat }, harbours not built: −{ $points }
