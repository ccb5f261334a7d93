### Words of the pages in the browser: buttons, headings, states, errors, and what a screen reader says.
### The words of the game itself (rules, refusals, events, asks, cards, colours) are in the file without "web".
### A key is the page, then the thing; a key that is in use keeps its name. Numbers are whole and below 1000.

## Everywhere

app-name = Branchline
app-tagline = Railways, ships and tickets, at a table with your friends
app-loading = Loading …
app-not-affiliated = A free project. Not affiliated with the publisher of the board games.
app-skip-to-content = Skip to the content
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
count-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
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
start-join-code = Code of the table
start-join-code-hint = The letters your host sent you
start-join-go = Join
start-continue = Your games
start-continue-none = No game is waiting for you.
start-your-turn = Your turn
start-waiting-for = Waiting for { $seat }
start-watch = Watch
start-learn = Learn the rules
start-pass-and-play = Pass and play
start-open-record = Open a saved game
start-choose-map = Choose a map

## Name, sign in, account

account-title = Account
account-guest-title = What shall we call you?
account-guest-name = Your name
account-guest-go = Play as a guest
account-guest-hint = You can play at once. With an account your games stay with you on every device.
account-guest = Guest
account-sign-in = Sign in
account-sign-up = Create an account
account-sign-out = Sign out
account-signed-in-as = Signed in as { $name }
account-name = Name
account-password = Password
account-password-again = Password again
account-password-rule = At least { $count } characters
account-password-differs = The two passwords differ.
account-old-password = Old password
account-new-password = New password
account-change-password = Change the password
account-password-changed = The password has been changed.
account-keep-games = The games you played as a guest come with you.
account-muted = People you have muted
account-webhook = Address to call when it is your turn (webhook)
account-webhook-hint = Leave it empty to be called no more.
account-delete = Delete the account
account-delete-sure = Your name and your statistics will be deleted. Games you played in stay for the others, without your name. This can't be undone.
account-delete-go = Delete for good
account-deleted = The account has been deleted.

## My games and statistics

games-title = My games
games-running = Running
games-finished = Finished
games-none = No games yet.
games-won = Won
games-lost = Lost
games-shared = Shared victory
games-resigned = Resigned
games-rerolled = with draws taken back
games-download = Download the record
games-replay = Replay
games-continue = Go on
games-show-more = Show more

stats-title = Statistics
stats-played = Games played
stats-won = Games won
stats-rerolled = Won with draws taken back
stats-rate = Won in per cent
stats-average = Average score
stats-best = Best score
stats-tickets-done = Tickets completed
stats-none = Finish a game and your figures appear here.

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
create-seat-remove = Take this seat away
create-seat-order = Seat order
create-seat-order-shuffled = Shuffled
create-seat-order-given = As listed
create-start-seat = Who begins
create-start-random = Drawn at random
create-bot-level = Level
create-bot-style = Style
create-options = Options
create-doubles = Double routes with 2 or 3 players
create-doubles-closed = The second track is closed (the default)
create-doubles-open = Both tracks stay open
create-second-card = The second card of a draw
create-second-card-must = Must be taken where one can be had
create-second-card-may = May be left out
create-beginners = Beginners' start: 27 trains and 23 ships for everybody
create-clock = Clock
create-clock-none = No clock
create-clock-move = Time for each move
create-clock-bank = Time for the whole game, with an increment
create-clock-per-move = Time per move
create-clock-total = Time for each player
create-clock-increment = Added after each move
create-timeout = When the time is up
create-timeout-bot = A bot plays on
create-timeout-harmless = A harmless action is chosen
create-visibility = Who may join
create-visibility-public = Everybody: the table is listed
create-visibility-link = Only people with the link or the code
create-admit-remote = Remote bots may join
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
bot-about-expert = Thinks through many games before each move. It takes its time.
bot-style-planner = Planner
bot-style-racer = Racer
bot-style-collector = Collector
bot-style-blocker = Blocker
bot-style-about-planner = One good plan for everything
bot-style-about-racer = Long tracks and a quick end
bot-style-about-collector = Draws many tickets
bot-style-about-blocker = Likes to stand in your way
bot-name = Bot ({ $level })
bot-thinking = { $seat } is thinking …

## The lobby

lobby-title = Tables
lobby-open = Open tables
lobby-running = Running games
lobby-none-open = No open table just now. Create one!
lobby-none-running = Nobody is playing in public just now.
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

wait-title = The table is being laid
wait-invite = Invite your friends
wait-link = Link to this table
wait-code = Code
wait-copy-link = Copy the link
wait-link-copied = The link is on the clipboard.
wait-share = Share
wait-qr = Scan to join
wait-code-hint = Say it on the phone: friends type it on the start page. It works while a seat is free, for a day at most.
wait-address = Address for the others
wait-only-here = Only this computer can open the link. To let other devices in your network join, stop the server (Ctrl+C) and start it again with this command. Your table stays.
wait-open-command = Command
wait-no-network = This computer is in no network, so nobody else can open the link.
wait-for-players =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
wait-everybody-here = Everybody is here.
wait-for-host = The host starts the game.
wait-start = Start the game
wait-sit = Sit down here
wait-add-bot = Add a bot
wait-leave = Leave the table
wait-commitment = Proof of a fair deal
wait-commitment-hint = This fingerprint of the server's secret seed was fixed before the first card. When the game starts, every player's browser adds random numbers of its own, so nobody can choose the shuffle. At the end the seed is shown and anybody can check the whole game.
wait-shuffling = Shuffling the cards…

## The proof of a fair deal

fair-players =
    { $count ->
        [one] One player and the server shuffled this game together.
       *[other] { $count } players and the server shuffled this game together.
    }
fair-alone = The server shuffled this game alone.
fair-sealed-good = The fingerprint of the seed is still the one that your browser saw first.
fair-sealed-bad = The server has exchanged the fingerprint of its seed.
fair-list-good = The list of players who shuffle was final before your part was shown.
fair-list-bad = The list of players who shuffle was changed after your part was shown.
fair-values-good = The part of every player is the one that was announced.
fair-values-bad = The part of a player is not the one that was announced.
fair-mine-good = Your part of the shuffle counts.
fair-mine-bad = Your part of the shuffle was left out. It may have come too late; if this happens often, ask whoever runs this server.
fair-mine-elsewhere = Your part of the shuffle came from another device of yours, and only that device can check it.
fair-seed-good = The seed is the one whose fingerprint was fixed before the first card.
fair-seed-bad = The seed is not the one whose fingerprint was fixed before the first card.
fair-part = Your part of the shuffle
fair-details = Details

## The table: whose turn, phases

table-your-turn = Your turn
table-turn-of = It is the turn of { $seat }
table-your-turn-title = Your turn! { $map }
table-second-card = Take your second card
table-second-card-or-stop = Take a second card, or stop
table-choose-tickets = Choose your tickets
table-choose-pieces = Choose your trains and ships
table-pay-tunnel = The tunnel costs more
table-waiting-choices = The others are still choosing
table-waiting-for = Waiting for { $seats }
table-spectating = You are watching
table-last-turns = Last turns
table-last-turns-mine =
    { $count ->
        [0] You have played your last turn.
        [one] You have { $count } more turn.
       *[other] You have { $count } more turns.
    }
table-last-turns-begun = { $seat } is nearly out of pieces: the last turns have begun!
table-last-turn-yours = This is your last turn
table-over = The game is over
table-winner = { $seat } wins!
table-winners = Shared victory: { $seats }
table-you-win = You win!
table-menu = Menu of the table
table-tab-hand = Hand
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Chat
table-fullscreen = Full screen

## The table: hand, display, decks, tickets, pieces

hand-title = Your hand
hand-empty = Your hand is empty.
hand-card-count = { $card }: { $count }
display-title = Display
display-slot-empty = Empty place
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
tickets-impossible = Out of reach
tickets-long = Long ticket
tickets-summary = { $done } of { $total } done
tickets-missing =
    { $count ->
        [one] { $count } space missing
       *[other] { $count } spaces missing
    }
tickets-worth = If it ended now: { $points }
tickets-completed = Ticket completed: { $ticket }
tour-name = Tour
tour-worths = in order +{ $ordered } · connected +{ $connected } · missed −{ $missed }
tour-in-order = In order
tour-connected = Connected, but in order only { $part }
tour-apart = Not connected with { $city }: { $cities }
tour-order-missing =
    { $count ->
        [one] { $count } space missing for the order
       *[other] { $count } spaces missing for the order
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
rivals-seen = Seen taking: { $cards }
rivals-seen-none = Nothing seen yet
rivals-unknown =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
rivals-at-turn = at turn
rivals-away = away
rivals-away-for = away for { $time }
rivals-fill-in = a bot may take over in { $time }
rivals-fill-now = the host may let a bot play
absent-note = { $seat } is away.
absent-now = { $seat } is still away. A bot may play now.
absent-back = { $seat } is back.
absent-fill = Let a bot play
absent-fill-in = Let a bot play (in { $time })
absent-seconds = { $count } s
rivals-here = here
rivals-played-by-bot = played by a bot
rivals-resigned = resigned
rivals-network = Show the network of { $seat }
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
log-show-all = Show everything
log-to-end = To the newest
log-unknown = Something happened that this page has no words for.

## The board

board-label = The board: { $map }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show the whole board
board-help = Arrow keys move between cities, Enter shows a city's tracks, plus and minus zoom.
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
board-state-affordable = free, you can pay for it
board-state-mine = yours
board-state-owned = owned by { $seat }
board-state-closed = closed
board-state-double = double route
building-of-station = Station of { $seat }
building-of-harbour = Harbour of { $seat }
board-my-network = My network
board-on-ticket =
    { $count ->
        [one] On { $count } of your tickets
       *[other] On { $count } of your tickets
    }
board-legend = Legend
board-legend-track = Track
board-legend-double = Double route
board-legend-gray = Gray: any one colour
board-legend-pair = Two cards: a pair of one colour for each space
board-legend-ferry = Ferry: the locomotives need wilds
board-legend-tunnel = Tunnel: three cards decide the price
board-legend-ship = Ship track
board-legend-wrap = Round the board: goes on at the other side
board-legend-port = Port: a harbour can be built here
board-legend-junction = Junction: ship tracks meet, no city

## Acting

act-tickets = Draw tickets
building-build-station = Build a station
building-build-harbour = Build a harbour
act-exchange = Exchange pieces
act-stop = Stop after one card
act-pass = Pass
act-pass-hint = Nothing else is possible.
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
        [one] { $symbols } of them a wild
       *[other] { $symbols } of them wilds
    }
pay-best = Best choice
pay-confirm = Claim
pay-pairs-more =
    { $count ->
        [one] { $count } more way
       *[other] { $count } more ways
    }
pay-pairs-own = Or choose the cards yourself
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
pay-pairs-over = Pairs: { $count }, only { $length } needed
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
choose-pieces-box = In the box: { $trains ->
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
tunnel-cannot-pay = You can't pay. You get your cards back.
tunnel-risk = This is a tunnel: up to { $most } more cards may be asked for.

building-title-station = Build a station in { $city }
building-confirm-station = Build the station
building-pick-city = Pick a city
building-about-station = { building-title-station }. At the end it lends you one track of another player that ends here.

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
undo-ask-title = Ask to take back
undo-ask = Something was revealed or somebody has acted since. The others must agree.
undo-ask-go = Ask the others
undo-asked = Waiting for the others to agree …
undo-request-title = A move to take back
undo-request = { $seat } would like to take back the last move. Do you agree?
undo-accept = Agree
undo-decline = Don't agree
undo-declined = Not everybody agrees: the move stands.
undo-withdraw = Withdraw the request
undo-mark-title = Take back drawn cards?
undo-mark = Cards or tickets were drawn, and after the undo others will come. You may do it, but the result of the game will say so.
undo-mark-go = Take back

resign-button = Resign
resign-title = Resign?
resign-text = A bot plays your seat to the end. The game counts as lost for you.
resign-go = Resign
resign-done = { $seat } resigned. A bot plays on.
resign-end-won = End the game as won
resign-end-won-hint = The other person resigned. You may end the game now, or play on against the bot.
stand-in-title = A bot plays for you
stand-in-back = I play again
stand-in-out = Your time is used up: the bot plays to the end.

## Tools of the host

host-title = Tools of the host
host-fill-level = Level of the bot
host-free = Give the seat back
host-remove = Remove from the table
host-filled = A bot now plays the seat of { $seat }.
host-freed = { $seat } plays again.
vote-in = If { $seat } stays silent, the others may vote for a bot in { $time }.
vote-start = Vote: a bot plays for { $seat }
vote-title = Let a bot play for { $seat }?
vote-text = { $seat } has not answered for a long time. A bot would play until { $seat } returns. The vote ends in { $time }.
vote-yes = Let a bot play
vote-no = Keep waiting
vote-open = A bot may play for { $seat } in { $time }.
vote-you = The others want a bot to play for you in { $time }. Make a move, or say that you are here.
vote-here = I am here
vote-failed = No bot for now: we wait for { $seat }.

## Chat and spectators

chat-title = Chat
chat-write = Write a message
chat-send = Send
chat-empty = No messages yet.
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

## Connection

connection-pending = Sending …
connection-reconnecting = The connection was lost. Reconnecting …
connection-back = Connected again.
connection-offline = You are offline. Nothing is lost; the game goes on when you are back.
connection-slow = The connection is slow.
connection-retry-in =
    { $count ->
        [one] Next try in { $count } second
       *[other] Next try in { $count } seconds
    }
connection-retry-now = Try now
connection-restarting = The server is restarting. The game goes on in a moment.
connection-banned = You are banned from this server.
connection-banned-until = You are banned from this server until { $when }.
connection-banned-reason = Reason: { $reason }
connection-announcement = Announcement
connection-draining = The server restarts soon. Running games go on afterwards; no new game begins now.
connection-stops = The server restarts at { $when }. Running games go on afterwards; no new game begins now.
connection-new-version = There is a new version of this page.
connection-reload = Reload

## The end: scoring step by step

end-title = Final scoring
end-step = Step { $number } of { $total }
end-routes-text = { $seat }: { $points ->
        [one] { $points } point for tracks
       *[other] { $points } points for tracks
    }
end-ticket-done = { $seat } joined { $from } and { $to }: +{ $points }
end-ticket-failed = { $seat } did not join { $from } and { $to }: −{ $points }
end-tour-in-order = { $seat } passed { $cities } in order: +{ $points }
end-tour-connected = { $seat } connected { $cities }, but in order only { $part }: +{ $points }
end-tour-missed = { $seat } missed the tour { $cities } (not connected with { $city }: { $apart }): −{ $points }
end-longest-text = { $seat } has the longest path: { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. +{ $points }
end-built-harbour = The harbour of { $seat } in { $city }, { $count ->
        [0] no ticket
        [one] { $count } ticket
       *[other] { $count } tickets
    }: +{ $points }
end-tie = Equal on points: { $reason }
end-tie-completed = more completed tickets decide
end-tie-stations = fewer stations built decide
end-tie-longest = the longest path decides
end-reason-passes = The game ended because nobody could do anything any more.
end-reason-stall = The game ended because for many rounds nobody had taken a card, claimed a track, drawn tickets or built.
end-skip = Skip to the result
end-rematch = Rematch
end-rematch-go = To the new table
end-share = Share
end-share-text = { $map } on Branchline: { $result }
end-replay = Replay
end-back = Back to the start
end-record = Download the record
end-seed = The server's seed
end-commitment = The fingerprint of the server's seed
end-verify = Download the record; this command then checks the whole game: branchline verify { $file }

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-step-forward = One step forward
replay-step-back = One step back
replay-turn-forward = Next turn
replay-turn-back = Previous turn
replay-to-start = To the beginning
replay-to-end = To the end
replay-scrub = Position in the game
replay-position = { $position } of { $total }
replay-speed = Speed
replay-speed-value = { $speed } ×
replay-seat-view = Seen by
replay-view-all = All hands open
replay-view-public = What everybody saw
replay-jump = Jump to
replay-link = Link to this moment
replay-open-file = Open a record
replay-drop = Drop a record here, or choose a file

## Learn

learn-title = Learn
learn-search = Search the rules
learn-search-none = Nothing found for “{ $text }”.
learn-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place found
       *[other] { $count } places found
    }
learn-contents = Contents
learn-exact = The exact rule
learn-decided = Decided by Branchline where the rulebooks are silent or differ
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
learn-picture-wrap = A track that leaves the board at one edge and comes back at the other
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
settings-theme-system = Like the device
settings-patterns = Patterns on colours
settings-patterns-hint = Every colour also has a symbol of its own
settings-motion = Reduced motion
settings-text-size = Text size
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Very large
settings-confirm = Confirm before acting
settings-confirm-hint = Every action needs one more tap
settings-sounds = Sounds
settings-volume = Volume
settings-notifications = Notify me when it is my turn
settings-notifications-denied = The browser does not allow notifications for this page.
settings-notifications-push = Also when the page is closed
settings-city-hints = Show the local names of cities
settings-saved = Saved

notify-your-turn = It is your turn: { $map }
notify-game-over = The game is over: { $map }
notify-undo = { $seat } would like to take back a move
notify-vote = Are you there? The others want a bot to play for you

## Pass and play: the curtain between two hands

handover-title = Pass the device to { $seat }
handover-text = The hand of { $seat } is behind this curtain.
handover-open = I am { $seat }: show my hand
handover-close = Hide my hand

## Bot tokens, for remote bots

tokens-title = Remote bots
tokens-intro = A program of yours can sit at tables like a person. It signs in with a token.
tokens-none = No tokens yet.
tokens-create = New token
tokens-name = Name of the bot
tokens-show-once = Copy the token now: it is not shown again.
tokens-created = Created
tokens-delete = Revoke
tokens-delete-sure = Revoke this token? The bot can't sign in any more.

## Errors. Those of the server are its codes; the others are met by the page itself.

error-title = Something went wrong
error-unknown = That did not work. Please try again.
error-not-found = This page does not exist.
error-unknown-table = There is no such table.
error-wrong-code = No table has this code.
error-code-expired = This code is no longer valid: the table is full, the game has begun, or the code is a day old. Ask for a new one.
error-too-many-codes = Too many wrong codes. Wait a few minutes, or ask for the link.
error-table-full = The table is full.
error-seat-taken = This seat is taken.
error-not-host = Only the host may do this.
error-not-your-seat = This is not your seat.
error-not-allowed = You may not do this.
error-banned = You are banned from this server.
error-session-ended = You have been signed out. Please sign in again.
error-name-taken = This name is taken.
error-wrong-password = Name or password is wrong.
error-too-fast = Too fast. Please wait a moment.
error-too-slow = The server waited too long. Try again.
error-too-large = That is too large.
error-bad-message = The server did not understand this page. Reload it.
error-unknown-map = This map is not known here.
error-stale = The game has moved on. Look again before you act.
error-unknown-path = This page does not exist.
error-unknown-seat = There is no such seat.
error-unknown-record = This game record is not here.
error-unknown-bot = There is no such bot.
error-not-open = The table takes no more players.
error-not-full = There are still open seats.
error-not-running = No game is being played at this table.
error-not-over = That can be seen when the game is over.
error-not-your-table = You are not at this table.
error-no-remote-bots = This table admits no remote bots.
error-bad-seats = These seats don't fit together.
error-bad-order = Every seat comes once in the order.
error-bad-colours = Every seat needs a colour of its own.
error-bad-options = These options don't fit this game.
error-nothing-to-undo = There is nothing to take back.
error-no-request = The request is no longer open.
error-too-soon = It is too soon for that: everybody gets some time to come back and to answer.
error-would-mark = Drawn cards would be taken back, and the result would say so.
error-consent-absent = Somebody who is away would have to agree. The move stands.
error-muted = You can't write here now.
error-signed-out = You have been signed out. Please sign in again.
error-has-account = You have an account already. Sign out first.
error-no-account = For this you need an account.
error-too-many = You have as many of these as you may have.
error-too-many-bots = Too many of your games with bots are running; { $most } may run at once. Finish one, or leave one and wait half a minute.
error-bad-url = This address can't be used.
error-bad-key = The browser's key for notifications can't be used.
error-bad-record = This file is not a game record.
error-record-too-slow = This record takes too long to replay.
error-record-too-large = This record is too large to replay.
error-bad-name = Please choose another name: 1 to { $most } letters of one alphabet, digits or spaces.
error-bad-method = The server did not understand this page. Reload it.
error-bad-type = The server did not understand this page. Reload it.
error-bad-origin = This page comes from another site and may not ask that.
error-unknown-host = The server is not known by this address. Its operator can allow it (--allowed-host).
error-not-ready = The server is just starting. Try again in a moment.
error-draining = The server restarts soon, so no new game begins now. Try again in a while.
error-internal = The server has a problem. Your game is safe.
error-no-connection = The server can't be reached.
error-clipboard = Copying did not work. Select the text and copy it yourself.
error-script = This page met a mistake of its own. Reload to go on; nothing is lost.

## Announcements for screen readers

say-your-turn = It is your turn.
say-second-card = Take your second card.
say-refused = Refused: { $text }
say-card-button = { $card }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
say-page = Page: { $title }

## The table page: list of actions, keys, hints, scoring

table-filter = Find something to do
table-actions = What can I do?
table-actions-found =
    { $count ->
        [0] Nothing like that can be done now
        [one] { $count } thing to do
       *[other] { $count } things to do
    }
table-hint = Take cards, claim a track or draw tickets.
table-hint-station = Take cards, claim a track, draw tickets or build a station.
table-hint-harbour = Take cards, claim a track, draw tickets, build a harbour or exchange pieces.
tunnel-pay-go = Pay
tunnel-give-up = Give up
tunnel-laid = Laid: { $cards }
tunnel-no-extra = Nothing more to pay
keys-title = Keys
keys-slot = Take that card of the display
keys-list = List of everything I can do
keys-prompt = To what is asked of me
keys-deck = Draw from the deck
keys-ship-deck = Draw from the ship deck
keys-tickets = Draw tickets
keys-undo = Take back the last move
keys-network = Show my network
keys-board = To the cities of the board
keys-log = To the log
keys-chat = Write a message
keys-help = This list
keys-close = Put down what was picked
end-exchange-text = { $seat } exchanged pieces: −{ $points }
end-borrowed-text = A station lends { $seat } this track: { $track }.
end-unbuilt-station = { $seat }, stations not built: +{ $points }
end-unbuilt-harbour = { $seat }, harbours not built: −{ $points }
end-again = Tell it again
