### Οι λέξεις των σελίδων στον περιηγητή: κουμπιά, τίτλοι, καταστάσεις, σφάλματα και όσα λέει ο αναγνώστης οθόνης.
### Κλειδιά και παράμετροι όπως στο web.en.ftl. Στον παίκτη μιλάμε στον ενικό, χωρίς τύπους που φανερώνουν φύλο.

## Everywhere

app-name = Branchline
app-tagline = Τρένα, πλοία και εισιτήρια, σε ένα τραπέζι με φίλους
app-loading = Φόρτωση …
app-not-affiliated = Ένα ελεύθερο, ανοιχτό έργο, χωρίς σχέση με τον εκδότη των επιτραπέζιων παιχνιδιών.
app-skip-to-content = Μετάβαση στο περιεχόμενο
app-main-menu = Κύριο μενού

button-cancel = Άκυρο
button-close = Κλείσιμο
button-save = Αποθήκευση
button-copy = Αντιγραφή
button-copied = Αντιγράφηκε
button-more = Περισσότερα
button-retry = Δοκίμασε ξανά
button-next = Επόμενο

map-north_america = Βόρεια Αμερική
map-europe = Ευρώπη
map-great_lakes = Μεγάλες Λίμνες
map-world = Κόσμος
map-about-north_america = Το βασικό παιχνίδι: μάζεψε κάρτες, κλείσε διαδρομές, ένωσε τις πόλεις των εισιτηρίων σου.
map-about-europe = Με φέρι, τούνελ και σταθμούς.
map-about-great_lakes = Τρένα και πλοία, δύο στοίβες και λιμάνια. Για πιο μεγάλη βραδιά.
map-about-world = Τρένα και πλοία σε όλο τον κόσμο, με περιοδείες και διαδρομές που πληρώνονται με ζεύγη. Για μεγάλη βραδιά.
map-motto-north_america = Σιδηρόδρομοι της ηπείρου
map-motto-europe = Σιδηρόδρομοι και φέρι
map-motto-great_lakes = Σιδηρόδρομοι και ατμόπλοια
map-motto-world = Σιδηρόδρομοι και θαλάσσιοι δρόμοι
water-arctic = Αρκτικός Ωκεανός
water-atlantic = Ατλαντικός Ωκεανός
water-baltic = Βαλτική Θάλασσα
water-black = Μαύρη Θάλασσα
water-erie = Λίμνη Ίρι
water-gulf = Κόλπος του Μεξικού
water-huron = Λίμνη Χιούρον
water-indian = Ινδικός Ωκεανός
water-mediterranean = Μεσόγειος Θάλασσα
water-michigan = Λίμνη Μίσιγκαν
water-north = Βόρεια Θάλασσα
water-ontario = Λίμνη Οντάριο
water-pacific = Ειρηνικός Ωκεανός
water-superior = Λίμνη Σουπίριορ

seat-colour-blue = Μπλε
seat-colour-red = Κόκκινο
seat-colour-green = Πράσινο
seat-colour-yellow = Κίτρινο
seat-colour-black = Μαύρο

count-points =
    { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
count-cards =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
count-trains =
    { $count ->
        [one] { $count } { $board ->
            [north_america] βαγόνι
            [europe] βαγόνι
           *[other] τρένο
        }
       *[other] { $count } { $board ->
            [north_america] βαγόνια
            [europe] βαγόνια
           *[other] τρένα
        }
    }
count-ships =
    { $count ->
        [one] { $count } πλοίο
       *[other] { $count } πλοία
    }
count-pieces =
    { $count ->
        [one] { $count } κομμάτι
       *[other] { $count } κομμάτια
    }
count-spaces =
    { $count ->
        [one] { $count } θέση
       *[other] { $count } θέσεις
    }
count-players =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
count-spectators =
    { $count ->
        [one] { $count } θεατής
       *[other] { $count } θεατές
    }
count-seconds =
    { $count ->
        [one] { $count } δευτερόλεπτο
       *[other] { $count } δευτερόλεπτα
    }
count-minutes =
    { $count ->
        [one] { $count } λεπτό
       *[other] { $count } λεπτά
    }
count-hours =
    { $count ->
        [one] { $count } ώρα
       *[other] { $count } ώρες
    }
count-days =
    { $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }

## The start page

start-title = Παίξε
start-play-bots = Παίξε με μποτ
start-create = Φτιάξε τραπέζι
start-join = Μπες σε τραπέζι
start-join-code = Κωδικός τραπεζιού
start-join-code-hint = Τον κωδικό τον ξέρει ο οικοδεσπότης σου
start-join-go = Μπες
start-continue = Τα παιχνίδια σου
start-continue-none = Κανένα παιχνίδι δεν σε περιμένει.
start-your-turn = Σειρά σου
start-waiting-for = Περιμένουμε: { $seat }
start-watch = Παρακολούθησε
start-learn = Μάθε τους κανόνες
start-pass-and-play = Στην ίδια συσκευή
start-open-record = Άνοιξε αποθηκευμένο παιχνίδι
start-choose-map = Διάλεξε χάρτη

## Name, sign in, account

account-title = Λογαριασμός
account-guest-title = Πώς να σε φωνάζουμε;
account-guest-name = Το όνομά σου
account-guest-go = Παίξε χωρίς λογαριασμό
account-guest-hint = Μπορείς να παίξεις αμέσως. Με λογαριασμό τα παιχνίδια σου σε ακολουθούν σε κάθε συσκευή.
account-guest = Επισκέπτης
account-sign-in = Σύνδεση
account-sign-up = Νέος λογαριασμός
account-sign-out = Αποσύνδεση
account-signed-in-as = Σύνδεση ως { $name }
account-name = Όνομα
account-password = Κωδικός πρόσβασης
account-password-again = Επανάληψη κωδικού πρόσβασης
account-password-rule =
    Τουλάχιστον { $count ->
        [one] { $count } χαρακτήρας
       *[other] { $count } χαρακτήρες
    }
account-password-differs = Οι δύο κωδικοί διαφέρουν.
account-old-password = Παλιός κωδικός πρόσβασης
account-new-password = Νέος κωδικός πρόσβασης
account-change-password = Αλλαγή κωδικού πρόσβασης
account-password-changed = Ο κωδικός άλλαξε.
account-keep-games = Τα παιχνίδια που έπαιξες χωρίς λογαριασμό μένουν δικά σου.
account-muted = Άτομα σε σίγαση
account-webhook = Διεύθυνση webhook που καλείται όταν είναι η σειρά σου
account-webhook-hint = Άφησέ το κενό για να απενεργοποιηθεί το webhook.
account-delete = Διαγραφή λογαριασμού
account-delete-sure = Το όνομα και τα στατιστικά σου θα διαγραφούν. Τα παιχνίδια που έπαιξες μένουν για τους άλλους, χωρίς το όνομά σου. Αυτό δεν αναιρείται.
account-delete-go = Οριστική διαγραφή
account-deleted = Ο λογαριασμός διαγράφηκε.

## My games and statistics

games-title = Τα παιχνίδια μου
games-running = Σε εξέλιξη
games-finished = Τελειωμένα
games-none = Κανένα παιχνίδι ακόμη.
games-won = Νίκη
games-lost = Ήττα
games-shared = Κοινή νίκη
games-resigned = Παραίτηση
games-rerolled = με αναίρεση τραβηγμάτων
games-download = Λήψη του αρχείου της παρτίδας
games-replay = Αναπαραγωγή
games-continue = Συνέχισε
games-show-more = Δείξε περισσότερα

stats-title = Στατιστικά
stats-played = Παιχνίδια
stats-won = Νίκες
stats-rerolled = Νίκες με αναίρεση τραβηγμάτων
stats-rate = Ποσοστό νικών (%)
stats-average = Μέση βαθμολογία
stats-best = Καλύτερη βαθμολογία
stats-tickets-done = Ολοκληρωμένα εισιτήρια
stats-none = Τελείωσε ένα παιχνίδι για να δεις εδώ τα στατιστικά σου.

## Create a table

create-title = Νέο τραπέζι
create-map = Χάρτης
create-seats = Θέσεις
create-seat = Παίκτης { $number }
create-seat-me = Εγώ
create-seat-open = Ελεύθερη
create-seat-bot = Μποτ
create-seat-person = Άλλο άτομο σε αυτή τη συσκευή
create-seat-name = Όνομα αυτού του παίκτη
create-seat-colour = Χρώμα
create-seat-add = Πρόσθεσε παίκτη
create-seat-remove = Αφαίρεσε αυτόν τον παίκτη
create-seat-order = Σειρά στο τραπέζι
create-seat-order-shuffled = Στην τύχη
create-seat-order-given = Όπως στη λίστα
create-start-seat = Ποιος ξεκινά
create-start-random = Στην τύχη
create-bot-level = Επίπεδο
create-bot-style = Στιλ
create-options = Επιλογές
create-doubles = Διπλές διαδρομές με 2 ή 3 παίκτες
create-doubles-closed = Η δεύτερη διαδρομή δεν είναι διαθέσιμη (προεπιλογή)
create-doubles-open = Και οι δύο διαδρομές μένουν ανοιχτές
create-second-card = Η δεύτερη κάρτα στο τράβηγμα
create-second-card-must = Υποχρεωτική, όταν υπάρχει κάρτα να παρθεί
create-second-card-may = Προαιρετική
create-beginners = Πρώτο παιχνίδι: όλοι ξεκινούν με 27 τρένα και 23 πλοία
create-clock = Ρολόι
create-clock-none = Χωρίς ρολόι
create-clock-move = Χρόνος για κάθε κίνηση
create-clock-bank = Χρόνος για όλο το παιχνίδι, με προσθήκη
create-clock-per-move = Χρόνος ανά κίνηση
create-clock-total = Χρόνος κάθε παίκτη
create-clock-increment = Προσθήκη μετά από κάθε κίνηση
create-timeout = Όταν τελειώσει ο χρόνος
create-timeout-bot = Αναλαμβάνει ένα μποτ
create-timeout-harmless = Παίζεται μια ακίνδυνη ενέργεια
create-pace = Ρυθμός των μποτ
pace-instant = Ακαριαίος
pace-brisk = Γρήγορος
pace-normal = Κανονικός
pace-slow = Αργός
create-visibility = Ποιος μπορεί να μπει
create-visibility-public = Όλοι: το τραπέζι είναι στη λίστα
create-visibility-link = Μόνο όσοι έχουν τον σύνδεσμο ή τον κωδικό
create-admit-remote = Επιτρέπονται απομακρυσμένα μποτ
create-go = Φτιάξε το τραπέζι
create-go-now = Ξεκίνα το παιχνίδι

## Bots: how well they play and in which manner

bot-level-novice = Αρχάριο
bot-level-casual = Χαλαρό
bot-level-skilled = Έμπειρο
bot-level-expert = Κορυφαίο
bot-about-novice = Μαθαίνει ακόμη. Καλό για το πρώτο παιχνίδι.
bot-about-casual = Ακολουθεί τα εισιτήριά του και παίζει για το κέφι του.
bot-about-skilled = Σχεδιάζει από πριν και σπαταλά λίγα.
bot-about-expert = Δοκιμάζει πολλές πιθανές παρτίδες πριν από κάθε κίνηση. Δεν βιάζεται.
bot-style-planner = Σχεδιαστής
bot-style-racer = Δρομέας
bot-style-collector = Συλλέκτης
bot-style-blocker = Μπλοκαδόρος
bot-style-about-planner = Ένα γερό σχέδιο για όλα
bot-style-about-racer = Μακριές διαδρομές και γρήγορο τέλος
bot-style-about-collector = Παίρνει πολλά εισιτήρια
bot-style-about-blocker = Του αρέσει να κόβει τον δρόμο
bot-name = Μποτ ({ $level })
bot-thinking = { $seat } σκέφτεται …

## The lobby

lobby-title = Τραπέζια
lobby-open = Ανοιχτά τραπέζια
lobby-running = Παιχνίδια σε εξέλιξη
lobby-none-open = Δεν υπάρχει ανοιχτό τραπέζι τώρα. Φτιάξε ένα!
lobby-none-running = Κανείς δεν παίζει δημόσια τώρα.
lobby-join = Μπες
lobby-watch = Παρακολούθησε
lobby-seats-free =
    { $count ->
        [0] Καμία ελεύθερη θέση
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
lobby-host = Οικοδεσπότης: { $name }
lobby-refresh = Ανανέωση

## The table before the game

wait-title = Ετοιμάζουμε το τραπέζι
wait-invite = Κάλεσε τους φίλους σου
wait-link = Σύνδεσμος για το τραπέζι
wait-code = Κωδικός
wait-copy-link = Αντιγραφή συνδέσμου
wait-link-copied = Ο σύνδεσμος αντιγράφηκε.
wait-share = Κοινοποίηση
wait-qr = Σκάναρε για να μπεις
wait-code-hint = Πες τον στο τηλέφωνο: οι φίλοι σου τον γράφουν στην αρχική σελίδα. Ισχύει όσο υπάρχει ελεύθερη θέση, το πολύ μία μέρα.
wait-address = Διεύθυνση για τους άλλους
wait-only-here = Μόνο αυτός ο υπολογιστής ανοίγει τον σύνδεσμο. Για να μπουν και άλλες συσκευές του δικτύου σου, σταμάτα τον διακομιστή (Ctrl+C) και ξεκίνα τον πάλι με αυτή την εντολή. Το τραπέζι σου μένει.
wait-open-command = Εντολή
wait-no-network = Αυτός ο υπολογιστής δεν είναι σε δίκτυο, οπότε κανείς άλλος δεν μπορεί να ανοίξει τον σύνδεσμο.
wait-for-players =
    { $count ->
        [one] Περιμένουμε ακόμη { $count } παίκτη
       *[other] Περιμένουμε ακόμη { $count } παίκτες
    }
wait-everybody-here = Είμαστε όλοι εδώ.
wait-for-host = Περιμένουμε τον οικοδεσπότη να ξεκινήσει το παιχνίδι.
wait-start = Ξεκίνα το παιχνίδι
wait-sit = Κάθισε εδώ
wait-add-bot = Πρόσθεσε μποτ
wait-leave = Φύγε από το τραπέζι
wait-commitment = Απόδειξη τίμιου μοιράσματος
wait-commitment-hint = Ο διακομιστής όρισε αυτό το αποτύπωμα του μυστικού σπόρου του πριν μοιραστεί η πρώτη κάρτα. Όταν αρχίζει το παιχνίδι, ο περιηγητής κάθε παίκτη προσθέτει δικούς του τυχαίους αριθμούς, ώστε κανείς να μην μπορεί να διαλέξει το ανακάτεμα. Μετά το παιχνίδι ο σπόρος αποκαλύπτεται και όλοι μπορούν να ελέγξουν κάθε κάρτα.
wait-shuffling = Ανακατεύονται οι κάρτες …

## Η απόδειξη τίμιου μοιράσματος

fair-players =
    { $count ->
        [one] Ένας παίκτης και ο διακομιστής ανακάτεψαν μαζί αυτό το παιχνίδι.
       *[other] { $count } παίκτες και ο διακομιστής ανακάτεψαν μαζί αυτό το παιχνίδι.
    }
fair-alone = Ο διακομιστής ανακάτεψε μόνος του αυτό το παιχνίδι.
fair-sealed-good = Το αποτύπωμα του σπόρου είναι ακόμη αυτό που είδε πρώτα ο περιηγητής σου.
fair-sealed-bad = Ο διακομιστής άλλαξε το αποτύπωμα του σπόρου του.
fair-list-good = Ο κατάλογος όσων ανακατεύουν ήταν οριστικός πριν φανερωθεί το δικό σου μέρος.
fair-list-bad = Ο κατάλογος όσων ανακατεύουν άλλαξε αφού φανερώθηκε το δικό σου μέρος.
fair-values-good = Το μέρος κάθε παίκτη είναι αυτό που είχε δηλωθεί.
fair-values-bad = Το μέρος ενός παίκτη δεν είναι αυτό που είχε δηλωθεί.
fair-mine-good = Το δικό σου μέρος του ανακατέματος μετράει.
fair-mine-bad = Το δικό σου μέρος του ανακατέματος έμεινε έξω. Ίσως ήρθε πολύ αργά· αν συμβαίνει συχνά, ρώτησε όποιον διαχειρίζεται τον διακομιστή.
fair-mine-elsewhere = Το δικό σου μέρος του ανακατέματος ήρθε από άλλη συσκευή σου, και μόνο εκείνη μπορεί να το ελέγξει.
fair-seed-good = Ο σπόρος είναι αυτός που το αποτύπωμά του ορίστηκε πριν από την πρώτη κάρτα.
fair-seed-bad = Ο σπόρος δεν είναι αυτός που το αποτύπωμά του ορίστηκε πριν από την πρώτη κάρτα.
fair-part = Το δικό σου μέρος του ανακατέματος
fair-details = Λεπτομέρειες

## The table: whose turn, phases

table-your-turn = Σειρά σου
table-turn-of = Παίζει: { $seat }
table-your-turn-title = ● Σειρά σου! { $map }
table-second-card = Πάρε τη δεύτερη κάρτα σου
table-second-card-or-stop = Πάρε δεύτερη κάρτα ή σταμάτα
table-choose-tickets = Διάλεξε τα εισιτήριά σου
table-choose-pieces = Διάλεξε τρένα και πλοία
table-pay-tunnel = Το τούνελ κοστίζει παραπάνω
table-waiting-choices = Οι άλλοι διαλέγουν ακόμη
table-waiting-for = Περιμένουμε: { $seats }
table-spectating = Παρακολουθείς
tv-watch = Δες το παιχνίδι στο
table-last-turns = Τελευταίος γύρος
table-last-turns-mine =
    { $count ->
        [0] Έπαιξες για τελευταία φορά.
        [one] Παίζεις { $count } φορά ακόμη.
       *[other] Παίζεις { $count } φορές ακόμη.
    }
table-last-turns-begun = { $seat } έχει ελάχιστα κομμάτια: άρχισε ο τελευταίος γύρος!
table-last-turn-yours = Παίζεις για τελευταία φορά
table-over = Το παιχνίδι τελείωσε
table-winner = Νίκη για { $seat }!
table-winners = Κοινή νίκη: { $seats }
table-you-win = Κέρδισες!
table-menu = Μενού του τραπεζιού
table-tab-log = Ιστορικό
table-tab-chat = Συζήτηση
table-fullscreen = Πλήρης οθόνη

## The table: hand, display, decks, tickets, pieces

hand-title = Το χέρι σου
hand-empty = Το χέρι σου είναι άδειο.
hand-card-count = { $card }: { $count }
display-title = Ανοιχτές κάρτες
display-slot-empty = Κενό
display-take = Πάρε: { $card }
deck-title-train = Στοίβα τρένων
deck-title-ship = Στοίβα πλοίων
deck-title-cards = Στοίβα
deck-title-tickets = Εισιτήρια
deck-left =
    { $count ->
        [0] άδεια
        [one] μένει { $count } κάρτα
       *[other] μένουν { $count } κάρτες
    }
deck-tickets-left =
    { $count ->
        [0] δεν μένει εισιτήριο
        [one] μένει { $count } εισιτήριο
       *[other] μένουν { $count } εισιτήρια
    }
deck-draw = Τράβα στα τυφλά
deck-draw-train =
    Τράβα στα τυφλά κάρτα { $board ->
        [north_america] βαγονιού
        [europe] βαγονιού
       *[other] τρένου
    }
deck-draw-ship = Τράβα στα τυφλά κάρτα πλοίου
tickets-title = Τα εισιτήριά σου
tickets-none = Κανένα εισιτήριο.
tickets-done = Ολοκληρωμένο
tickets-stamp = Έγινε
tickets-impossible = Δεν γίνεται πια
tickets-long = Μεγάλο εισιτήριο
tickets-summary = Ολοκληρωμένα: { $done } από { $total }
tickets-missing =
    { $count ->
        [one] λείπει { $count } θέση
       *[other] λείπουν { $count } θέσεις
    }
tickets-short = λείπουν: { $what }
tickets-short-many =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
tickets-short-card = { $count } × { $card }
tickets-short-any = οποιουδήποτε χρώματος
tickets-short-any_ship =
    { $count ->
        [one] πλοίο οποιουδήποτε χρώματος
       *[other] πλοία οποιουδήποτε χρώματος
    }
tickets-worth = Αν τελείωνε τώρα
tickets-completed = Ολοκληρωμένο εισιτήριο: { $ticket }
tour-name = Περιοδεία
tour-worths = με τη σειρά +{ $ordered } · ενωμένη +{ $connected } · χαμένη −{ $missed }
tour-in-order = Με τη σειρά
tour-connected = Ενωμένη, αλλά με τη σειρά μόνο { $part }
tour-apart = Δεν ενώνονται με { $city }: { $cities }
tour-order-missing =
    { $count ->
        [one] με τη σειρά: λείπει { $count } θέση
       *[other] με τη σειρά: λείπουν { $count } θέσεις
    }
tour-now-connected = Ενωμένη περιοδεία: { $ticket }
tour-now-in-order = Περιοδεία με τη σειρά: { $ticket }
pieces-box = Κουτί

## The table: the others, clock, log

rivals-title = Παίκτες
rivals-you = Εσύ
rivals-host = Οικοδεσπότης
rivals-bot = Μποτ
rivals-score = Βαθμολογία
rivals-cards = Κάρτες
rivals-tickets = Εισιτήρια
rivals-trains =
    { $board ->
        [north_america] Βαγόνια
        [europe] Βαγόνια
       *[other] Τρένα
    }
rivals-ships = Πλοία
building-left-station = Σταθμοί
building-left-harbour = Λιμάνια
rivals-seen = Από τις ανοιχτές: { $cards }
rivals-seen-none = Τίποτα από τις ανοιχτές ακόμη
rivals-unknown =
    { $count ->
        [one] { $count } άγνωστη κάρτα
       *[other] { $count } άγνωστες κάρτες
    }
rivals-at-turn = παίζει τώρα
rivals-last-turn-to-come = θα παίξει ακόμη μία φορά
rivals-last-turn-played = έπαιξε για τελευταία φορά
rivals-longest =
    { $count ->
        [one] έχει τη μεγαλύτερη διαδρομή: { $count } θέση
       *[other] έχει τη μεγαλύτερη διαδρομή: { $count } θέσεις
    }
table-longest =
    { $seats ->
        [one] { $names } έχει τώρα τη μεγαλύτερη διαδρομή
       *[other] Τη μεγαλύτερη διαδρομή μοιράζονται τώρα: { $names }
    } ({ $count ->
        [one] { $count } θέση
       *[other] { $count } θέσεις
    })
rivals-away = λείπει
rivals-away-for = λείπει { $time }
rivals-fill-in = ένα μποτ μπορεί να αναλάβει σε { $time }
rivals-fill-now = ο οικοδεσπότης μπορεί να βάλει ένα μποτ
absent-note = { $seat } λείπει.
absent-now = { $seat } λείπει ακόμη. Τώρα μπορεί να παίξει ένα μποτ.
absent-back = { $seat } επέστρεψε.
absent-fill = Να παίξει ένα μποτ
absent-fill-in = Να παίξει ένα μποτ (σε { $time })
rivals-here = εδώ
rivals-played-by-bot = παίζει ένα μποτ
rivals-resigned = παραιτήθηκε
rivals-network = Δείξε το δίκτυο: { $seat }
clock-title = Ρολόι
clock-running-out = Ο χρόνος σου τελειώνει!
clock-out = Τέλος χρόνου
clock-days-left =
    { $count ->
        [one] μένει { $count } ημέρα
       *[other] μένουν { $count } ημέρες
    }
log-title = Ιστορικό
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
log-new = Νέο στο ιστορικό
log-show-all = Δείξε τα όλα
log-to-end = Πήγαινε στα τελευταία
log-again = Δείξε μου ξανά
log-sentences = Ολόκληρες προτάσεις
log-unknown = Συνέβη κάτι που αυτή η σελίδα δεν μπορεί να περιγράψει. Φόρτωσέ την ξανά για να δεις τη νέα έκδοση.

## The board

board-label = Το ταμπλό: { $map }
board-zoom-in = Μεγέθυνση
board-zoom-out = Σμίκρυνση
board-zoom-all = Δείξε όλο το ταμπλό
board-help = Με τα βέλη πηγαίνεις από πόλη σε πόλη, το Enter δείχνει τις διαδρομές μιας πόλης, συν και πλην αλλάζουν τη μεγέθυνση.
board-city-local = { $city } ({ $local })
board-city-tracks =
    { $city }: { $count ->
        [one] { $count } διαδρομή
       *[other] { $count } διαδρομές
    }
board-port = Παραθαλάσσια πόλη
board-track-label =
    { $from } – { $to }: { $kind }, { $colour }, { $length ->
        [one] { $length } θέση
       *[other] { $length } θέσεις
    }, { $state }
board-kind-train = τρένο
board-kind-pair = τρένο, πληρώνεται με ζεύγη
board-kind-ship = πλοίο
board-kind-ferry =
    { $symbols ->
        [one] φέρι με { $symbols } μηχανή
       *[other] φέρι με { $symbols } μηχανές
    }
board-kind-tunnel = τούνελ
board-state-free = ελεύθερη
board-state-affordable = ελεύθερη, μπορείς να την πληρώσεις
board-state-mine = δική σου
board-state-owned = την έχει: { $seat }
board-state-closed = μη διαθέσιμη
board-state-double = διπλή διαδρομή
building-of-station = Σταθμός: { $seat }
building-of-harbour = Λιμάνι: { $seat }
board-my-network = Το δίκτυό μου
board-on-ticket =
    { $count ->
        [one] Σε { $count } από τα εισιτήριά σου
       *[other] Σε { $count } από τα εισιτήριά σου
    }
table-sounds-off = Σίγαση ήχων
table-sounds-on = Άνοιξε τους ήχους
board-legend = Υπόμνημα
board-legend-track = Διαδρομή
board-legend-double = Διπλή διαδρομή
board-legend-gray = Γκρι: όποιο χρώμα θέλεις, αλλά ένα
board-legend-pair = Δύο κάρτες: ένα ζεύγος ίδιου χρώματος για κάθε θέση
board-legend-ferry =
    Φέρι: κάθε σύμβολο μηχανής θέλει { $board ->
        [europe] μία μηχανή
       *[other] ένα τζόκερ
    }
board-legend-tunnel = Τούνελ: τρεις κάρτες ορίζουν την τιμή
board-legend-ship = Διαδρομή πλοίου
board-legend-wrap = Έξω από την άκρη: συνεχίζει από την άλλη πλευρά
board-legend-port = Παραθαλάσσια πόλη: εδώ χτίζεται λιμάνι
board-legend-junction = Κόμβος: εδώ σμίγουν διαδρομές πλοίου, δεν είναι πόλη

## Acting

act-tickets = Πάρε εισιτήρια
building-build-station = Χτίσε σταθμό
building-build-harbour = Χτίσε λιμάνι
act-exchange = Αντάλλαξε κομμάτια
act-stop = Σταμάτα μετά από μία κάρτα
act-pass = Πάσο
act-pass-hint = Δεν γίνεται τίποτε άλλο.
act-why-not = Γιατί όχι;
act-rule = Κανόνας { $rule }

pay-title = Πώς θέλεις να πληρώσεις;
pay-track = Κλείσε τη διαδρομή { $track }
pay-costs = Κοστίζει { $cost }
pay-cost-colour = { $length } × { $colour }
pay-cost-gray =
    { $length ->
        [one] { $length } κάρτα οποιουδήποτε χρώματος
       *[other] { $length } κάρτες ενός χρώματος, όποιου θέλεις
    }
pay-cost-pairs =
    { $length ->
        [one] { $length } ζεύγος καρτών τρένου του ίδιου χρώματος
       *[other] { $length } ζεύγη καρτών τρένου, το καθένα του ίδιου χρώματος
    }
pay-cost-ferry =
    { $symbols ->
        [one] { $symbols } από αυτές { $board ->
            [europe] μηχανή
           *[other] τζόκερ
        }
       *[other] { $symbols } από αυτές { $board ->
            [europe] μηχανές
           *[other] τζόκερ
        }
    }
pay-best = Η καλύτερη επιλογή
pay-confirm = Κλείσε τη διαδρομή
pay-pairs-more =
    { $count ->
        [one] { $count } τρόπος ακόμη
       *[other] { $count } τρόποι ακόμη
    }
pay-pairs-own = Ή διάλεξε εσύ τις κάρτες
pay-pairs-count = { $card }: { $count } από { $total }
pay-pairs-add = Πρόσθεσε: { $card }
pay-pairs-remove = Πάρε πίσω: { $card }
pay-pairs-single = 1 κάρτα ακόμη ({ $colour }) ή ένα τζόκερ
pay-pairs-single-wild = 1 κάρτα ακόμη, όποιου χρώματος θέλεις
pay-pairs-missing =
    { $count ->
        [one] λείπει { $count } ζεύγος
       *[other] λείπουν { $count } ζεύγη
    }
pay-pairs-over = Ζεύγη: { $count }, χρειάζονται μόνο { $length }
pay-pairs-whole =
    { $count ->
        [one] { $count } ζεύγος, ακριβώς η τιμή
       *[other] { $count } ζεύγη, ακριβώς η τιμή
    }

refill-title = Ποια στοίβα συμπληρώνει τις ανοιχτές κάρτες;
refill-train = Στοίβα τρένων
refill-ship = Στοίβα πλοίων

choose-tickets-keep =
    { $keep ->
        [one] Κράτησε τουλάχιστον { $keep } εισιτήριο
       *[other] Κράτησε τουλάχιστον { $keep } εισιτήρια
    }
choose-tickets-confirm =
    { $count ->
        [0] Κράτησε εισιτήρια
        [one] Κράτησε { $count } εισιτήριο
       *[other] Κράτησε { $count } εισιτήρια
    }

choose-pieces-slider = Πλήθος τρένων
choose-pieces-split =
    { $trains ->
        [one] { $trains } τρένο
       *[other] { $trains } τρένα
    } και { $ships ->
        [one] { $ships } πλοίο
       *[other] { $ships } πλοία
    }
choose-pieces-box =
    Στο κουτί: { $trains ->
        [one] { $trains } τρένο
       *[other] { $trains } τρένα
    } και { $ships ->
        [one] { $ships } πλοίο
       *[other] { $ships } πλοία
    }
choose-pieces-need =
    Τα εισιτήριά σου θέλουν περίπου { $trains ->
        [one] { $trains } τρένο
       *[other] { $trains } τρένα
    } και { $ships ->
        [one] { $ships } πλοίο
       *[other] { $ships } πλοία
    }
choose-pieces-confirm = Πάρε αυτά τα κομμάτια

tunnel-title = Τούνελ!
tunnel-turning = Ανοίγουν τρεις κάρτες …
tunnel-card = Κάρτα { $number }: { $card }
tunnel-free = Χωρίς επιπλέον κόστος. Το τούνελ είναι δικό σου!
tunnel-extra =
    { $extra ->
        [one] Ακόμη { $extra } κάρτα να πληρωθεί
       *[other] Ακόμη { $extra } κάρτες να πληρωθούν
    }
tunnel-cannot-pay = Δεν μπορείς να πληρώσεις το επιπλέον κόστος. Οι κάρτες σου επιστρέφουν στο χέρι σου.
tunnel-risk =
    Είναι τούνελ: μπορεί να κοστίσει ως και { $most ->
        [one] { $most } κάρτα
       *[other] { $most } κάρτες
    } ακόμη.

building-title-station = Χτίσε σταθμό στην πόλη { $city }
building-confirm-station = Χτίσε τον σταθμό
building-pick-city = Διάλεξε πόλη
building-about-station = { building-title-station }. Στο τέλος σου δανείζει μία διαδρομή άλλου παίκτη που καταλήγει εδώ.

building-title-harbour = Χτίσε λιμάνι στην πόλη { $city }
building-confirm-harbour = Χτίσε το λιμάνι
building-about-harbour =
    Δύο κάρτες τρένου και δύο κάρτες πλοίου ενός χρώματος, όλες με το σύμβολο λιμανιού. { $count ->
        [0] Κανένα εισιτήριό σου δεν αναφέρει αυτή την πόλη
        [one] { $count } εισιτήριό σου αναφέρει αυτή την πόλη
       *[other] { $count } εισιτήριά σου αναφέρουν αυτή την πόλη
    }.

building-score-station = Σταθμοί που δεν χτίστηκαν
building-score-harbour = Λιμάνια
building-unbuilt-station = Σταθμοί που δεν χτίστηκαν
building-unbuilt-harbour = Λιμάνια που δεν χτίστηκαν

exchange-title = Αντάλλαξε κομμάτια
exchange-ships-for-trains = Πλοία για τρένα
exchange-trains-for-ships = Τρένα για πλοία
exchange-count = Πόσα
exchange-cost =
    { $count ->
        [one] Κοστίζει { $count } πόντο και τη σειρά σου
       *[other] Κοστίζει { $count } πόντους και τη σειρά σου
    }
exchange-confirm = Αντάλλαξε

confirm-action = { $action };
confirm-go = Να γίνει

undo-button = Αναίρεση
undo-will = Αναιρείται: { $what }
undo-done = Αναιρέθηκε: { $what }.
undo-and-since = { $what } και ό,τι ακολούθησε
undo-what-StartTicketsChosen = επιλογή των πρώτων εισιτηρίων
undo-what-StartPiecesChosen = επιλογή των κομματιών
undo-what-CardTaken = ανοιχτή κάρτα ({ $card })
undo-what-CardDrawn = τράβηγμα κάρτας
undo-what-DrawingStopped = χωρίς δεύτερη κάρτα
undo-what-TicketsOffered = τράβηγμα εισιτηρίων
undo-what-TicketsKept = επιλογή εισιτηρίων
undo-what-TrackClaimed = διαδρομή { $track }
undo-what-TunnelTurnedUp = τούνελ { $track }
undo-what-TunnelDeclined = εγκατάλειψη του τούνελ { $track }
undo-what-StationBuilt = σταθμός: { $city }
undo-what-HarbourBuilt = λιμάνι: { $city }
undo-what-PiecesExchanged = ανταλλαγή κομματιών
undo-what-Passed = πάσο
undo-ask-title = Ζήτησε αναίρεση
undo-ask = Από τότε κάτι φανερώθηκε ή κάποιος έπαιξε. Πρέπει να συμφωνήσουν οι άλλοι.
undo-ask-go = Ρώτησε τους άλλους
undo-asked = Περιμένουμε να συμφωνήσουν οι άλλοι …
undo-request-title = Αίτημα αναίρεσης
undo-request = { $seat } θα ήθελε να πάρει πίσω την τελευταία κίνηση. Συμφωνείς;
undo-accept = Συμφωνώ
undo-decline = Δεν συμφωνώ
undo-declined = Δεν συμφωνούν όλοι: η κίνηση ισχύει.
undo-withdraw = Απόσυρε το αίτημα
undo-mark-title = Αναίρεση τραβηγμένων καρτών;
undo-mark = Τραβήχτηκαν κάρτες ή εισιτήρια, και μετά την αναίρεση θα έρθουν άλλα. Μπορείς να το κάνεις, αλλά θα φαίνεται στο αποτέλεσμα του παιχνιδιού.
undo-mark-go = Αναίρεση

resign-button = Παραιτούμαι
resign-title = Να παραιτηθείς;
resign-text = Ένα μποτ παίζει τη θέση σου ως το τέλος. Για σένα το παιχνίδι μετρά ως ήττα.
resign-go = Παραιτούμαι
resign-done = { $seat } παραιτήθηκε. Συνεχίζει ένα μποτ.
resign-end-won = Τέλος με νίκη μου
resign-end-won-hint = Το άλλο άτομο παραιτήθηκε. Μπορείς να τελειώσεις το παιχνίδι τώρα ή να συνεχίσεις με το μποτ.
stand-in-title = Παίζει ένα μποτ για σένα
stand-in-back = Παίρνω πίσω τη θέση μου
stand-in-out = Ο χρόνος σου τελείωσε: το μποτ παίζει ως το τέλος.

## Tools of the host

host-title = Εργαλεία οικοδεσπότη
host-fill-level = Επίπεδο του μποτ
host-free = Δώσε πίσω τη θέση
host-remove = Απομάκρυνση από το τραπέζι
host-filled = Για τον παίκτη { $seat } παίζει τώρα ένα μποτ.
host-freed = { $seat } παίζει ξανά.
vote-in = Αν δεν απαντήσει ο παίκτης { $seat }, οι άλλοι μπορούν να ψηφίσουν για μποτ σε { $time }.
vote-start = Ψηφοφορία: μποτ για { $seat }
vote-title = Να παίξει ένα μποτ για { $seat };
vote-text = { $seat } δεν έχει απαντήσει εδώ και ώρα. Ένα μποτ θα παίζει ώσπου να επιστρέψει. Η ψηφοφορία τελειώνει σε { $time }.
vote-yes = Να παίξει μποτ
vote-no = Περιμένουμε κι άλλο
vote-open = Ένα μποτ μπορεί να παίξει για { $seat } σε { $time }.
vote-you = Οι άλλοι θέλουν να παίξει ένα μποτ για σένα σε { $time }. Κάνε μια κίνηση ή πες ότι είσαι εδώ.
vote-here = Είμαι εδώ
vote-failed = Όχι μποτ προς το παρόν: περιμένουμε { $seat }.

## Chat and spectators

chat-title = Συζήτηση
chat-write = Γράψε μήνυμα
chat-send = Στείλε
chat-empty = Κανένα μήνυμα ακόμη.
chat-mute = Σίγαση: { $name }
chat-unmute = Τέλος σίγασης: { $name }
chat-unread =
    { $count ->
        [one] { $count } νέο μήνυμα
       *[other] { $count } νέα μηνύματα
    }

## Connection

connection-pending = Αποστολή …
connection-reconnecting = Η σύνδεση χάθηκε. Επανασύνδεση …
connection-back = Η σύνδεση αποκαταστάθηκε.
connection-offline = Δεν υπάρχει σύνδεση. Τίποτα δεν χάθηκε· το παιχνίδι συνεχίζεται όταν επιστρέψεις.
connection-slow = Η σύνδεση είναι αργή.
connection-retry-in =
    { $count ->
        [one] Νέα προσπάθεια σε { $count } δευτερόλεπτο
       *[other] Νέα προσπάθεια σε { $count } δευτερόλεπτα
    }
connection-retry-now = Δοκίμασε τώρα
connection-restarting = Ο διακομιστής κάνει επανεκκίνηση. Το παιχνίδι συνεχίζεται σε λίγο.
connection-banned = Έχεις αποκλειστεί από αυτόν τον διακομιστή.
connection-banned-until = Έχεις αποκλειστεί από αυτόν τον διακομιστή έως { $when }.
connection-banned-reason = Λόγος: { $reason }
connection-announcement = Ανακοίνωση
connection-draining = Ο διακομιστής θα επανεκκινήσει σύντομα. Τα παιχνίδια που παίζονται συνεχίζονται μετά· τώρα δεν ξεκινά νέο παιχνίδι.
connection-stops = Ο διακομιστής θα επανεκκινήσει στις { $when }. Τα παιχνίδια που παίζονται συνεχίζονται μετά· τώρα δεν ξεκινά νέο παιχνίδι.
connection-new-version = Υπάρχει νέα έκδοση αυτής της σελίδας.
connection-reload = Επαναφόρτωση

## The end: scoring step by step

end-title = Τελική βαθμολογία
end-curtain = Έφτασε και το τελευταίο τρένο
end-turns =
    { $count ->
        [one] { $count } σειρά
       *[other] { $count } σειρές
    }
end-chapter-winner = Νίκη
end-skip = Παράλειψη
end-again = Ξανά
end-watch = Δες το φινάλε
end-sheet = Φύλλο βαθμολογίας
end-panel-tracks = Πόντοι από διαδρομές
end-panel-longest =
    { $points ->
        [one] { $points } πόντος για τη μεγαλύτερη συνεχή διαδρομή
       *[other] { $points } πόντοι για τη μεγαλύτερη συνεχή διαδρομή
    }
end-ticket = Εισιτήριο
end-ticket-number = Εισιτήριο { $number } από { $total }
end-face-down = κλειστό
end-tickets-left =
    { $count ->
        [one] Απομένει ακόμη { $count } κλειστό εισιτήριο
       *[other] Απομένουν ακόμη { $count } κλειστά εισιτήρια
    }
end-stamp-connected = Έφτασε
end-stamp-in_order = Με τη σειρά
end-stamp-missed = Χάθηκε
end-margin =
    { $count ->
        [one] { $points } προς { $second }: διαφορά { $count } πόντου.
       *[other] { $points } προς { $second }: διαφορά { $count } πόντων.
    }
end-why-missed = Χωρίς το χαμένο εισιτήριο { $ticket } (−{ $points }), μπροστά θα ήταν: { $seat }.
end-why-longest = Η μεγαλύτερη διαδρομή έκρινε το αποτέλεσμα: +{ $points } για { $seat }.
end-why-reached = Τη μεγαλύτερη διαδρομή είχε { $seat }: +{ $points }.
end-why-comeback = Πριν από τα εισιτήρια, { $seat } ήταν στην { $place } θέση.
end-why-tickets = Κορυφή στα εισιτήρια: { $seat }, { $points }.
end-place = { $place }η
end-rank = { $place }η
end-honour-ticket-points = Περισσότεροι πόντοι εισιτηρίων: { $count }
end-honour-biggest-ticket = Μεγαλύτερο εισιτήριο: { $ticket }, { $count }
end-honour-longest =
    { $count ->
        [one] Μεγαλύτερη διαδρομή: { $count } θέση
       *[other] Μεγαλύτερη διαδρομή: { $count } θέσεις
    }
end-honour-routes = Περισσότεροι πόντοι από διαδρομές: { $count }
end-honour-completed = Περισσότερα ολοκληρωμένα εισιτήρια: { $count }
end-honour-buildings = Περισσότεροι πόντοι από κτίσματα: { $count }
end-honour-tunnels = Περισσότερα τούνελ: { $count }
end-honour-claims = Περισσότερες διαδρομές: { $count }
end-honour-blind = Περισσότερες κάρτες από τη στοίβα: { $count }
end-honour-patience = Περισσότερα κομμάτια στο απόθεμα: { $count }
end-honour-taken-part =
    { $count ->
        [one] { $count } πόντος και καλή παρέα
       *[other] { $count } πόντοι και καλή παρέα
    }
end-player = Παίκτης
end-lost = Χαμένοι
end-missed = χάθηκε
end-over-station = μέσω σταθμού
end-as-table = Σε πίνακα
end-chart-points = Πόντοι σε κάθε σειρά
end-chart-points-about = Διαδρομές στη διάρκεια της παρτίδας· όλα τα άλλα στην τελική βαθμολογία.
end-chart-left-train =
    { $board ->
        [north_america] Βαγόνια που απομένουν
        [europe] Βαγόνια που απομένουν
       *[other] Τρένα που απομένουν
    }
end-chart-left-ship = Πλοία που απομένουν
end-chart-left-about = Όταν σε κάποιον μείνουν { $count } ή λιγότερα, αρχίζει ο τελευταίος γύρος.
end-chart-turn = Σειρά { $turn }
end-chart-end = Τέλος
end-chart-scoring = τελική βαθμολογία
end-chart-cards = Κάρτες που πάρθηκαν
end-chart-cards-about =
    Από τις ανοιχτές κάρτες, ως { $board ->
        [north_america] ανοιχτή ατμομηχανή
        [europe] ανοιχτή μηχανή
       *[other] ανοιχτό τζόκερ
    } ή στα τυφλά από τη στοίβα.
end-cards-open = ανοιχτές
end-cards-wild =
    { $board ->
        [north_america] ανοιχτή ατμομηχανή
        [europe] ανοιχτή μηχανή
       *[other] ανοιχτό τζόκερ
    }
end-cards-blind = στα τυφλά
end-tickets-drawn =
    { $count ->
        [one] { $count } εισιτήριο τραβήχτηκε στην παρτίδα, κρατήθηκαν { $kept }
       *[other] { $count } εισιτήρια τραβήχτηκαν στην παρτίδα, κρατήθηκαν { $kept }
    }
end-drawn = Εισιτήρια που τραβήχτηκαν
end-kept = Εισιτήρια που κρατήθηκαν
end-chart-tunnels = Τούνελ
end-chart-tunnels-about = Κάθε κουκκίδα είναι μία προσπάθεια, με τις επιπλέον κάρτες που ζητήθηκαν. Γεμάτη: το τούνελ έγινε.
end-tunnels-built = { $built } από { $tried } έγιναν
end-tunnels-tried = Προσπάθειες
end-tunnels-won = Έγιναν
end-tunnels-extra = Επιπλέον κάρτες
end-reason-resigned = Όλοι οι άλλοι παραιτήθηκαν.
end-share-download = Λήψη της εικόνας
end-share-copy = Αντιγραφή της εικόνας
end-share-link = Σύνδεσμος για την αναπαραγωγή
end-share-failed = Δεν ήταν δυνατή η κοινοποίηση.
end-routes-text =
    { $seat }: { $points ->
        [one] { $points } πόντος από διαδρομές
       *[other] { $points } πόντοι από διαδρομές
    }
end-ticket-done = { $seat } ένωσε { $from } και { $to }: +{ $points }
end-ticket-failed = { $seat } δεν ένωσε { $from } και { $to }: −{ $points }
end-tour-in-order = { $seat } πέρασε με τη σειρά από: { $cities }: +{ $points }
end-tour-connected = { $seat } ένωσε { $cities }, με τη σειρά όμως μόνο { $part }: +{ $points }
end-tour-missed = { $seat } έχασε την περιοδεία { $cities } (δεν ενώνονται με { $city }: { $apart }): −{ $points }
end-longest-text =
    { $seat } έχει τη μεγαλύτερη διαδρομή: { $length ->
        [one] { $length } θέση
       *[other] { $length } θέσεις
    }. +{ $points }
end-built-harbour =
    { $seat }: λιμάνι στην πόλη { $city }, { $count ->
        [0] κανένα εισιτήριο
        [one] { $count } εισιτήριο
       *[other] { $count } εισιτήρια
    }: +{ $points }
end-built-tickets =
    { $count ->
        [0] κανένα εισιτήριο
        [one] { $count } εισιτήριο
       *[other] { $count } εισιτήρια
    }
end-tie = Ισοβαθμία: { $reason }
end-tie-completed = κρίνουν τα περισσότερα ολοκληρωμένα εισιτήρια
end-tie-stations = κρίνουν οι λιγότεροι χτισμένοι σταθμοί
end-tie-longest = κρίνει η μεγαλύτερη διαδρομή
end-reason-passes = Το παιχνίδι τελείωσε γιατί κανείς δεν μπορούσε να κάνει κίνηση.
end-reason-stall = Το παιχνίδι τελείωσε γιατί για πολλούς γύρους κανείς δεν πήρε κάρτα, δεν έκλεισε διαδρομή, δεν τράβηξε εισιτήρια και δεν έχτισε.
end-rematch = Ρεβάνς
end-rematch-go = Στο νέο τραπέζι
end-share = Κοινοποίηση
end-share-text = { $map } στο Branchline: { $result }
end-replay = Δες το ξανά
end-back = Πίσω στην αρχή
end-record = Λήψη του αρχείου της παρτίδας
end-seed = Ο σπόρος του διακομιστή
end-commitment = Το αποτύπωμα του σπόρου του διακομιστή
end-verify = Για να ελέγξεις όλη την παρτίδα, κατέβασε το αρχείο της και τρέξε: branchline verify { $file }

## Replay

replay-title = Αναπαραγωγή
replay-start = Οι κάρτες και τα εισιτήρια μοιράστηκαν.
replay-play = Παίξε
replay-pause = Παύση
replay-step-forward = Ένα βήμα μπροστά
replay-step-back = Ένα βήμα πίσω
replay-turn-forward = Επόμενη σειρά
replay-turn-back = Προηγούμενη σειρά
replay-to-start = Στην αρχή
replay-to-end = Στο τέλος
replay-scrub = Σημείο του παιχνιδιού
replay-position = { $position } από { $total }
replay-speed = Ταχύτητα
replay-speed-value = { $speed } ×
replay-seat-view = Οπτική γωνία
replay-view-all = Όλα τα χέρια ανοιχτά
replay-view-public = Όσα έβλεπαν όλοι
replay-hand = { $seat }: κάρτες και εισιτήρια
replay-hand-empty = Ούτε κάρτες ούτε εισιτήρια.
replay-link = Σύνδεσμος για αυτή τη στιγμή
replay-open-file = Άνοιξε αρχείο παρτίδας
replay-drop = Άφησε εδώ ένα αρχείο παρτίδας ή διάλεξε ένα

## Learn

learn-title = Μάθε
learn-search = Αναζήτηση στους κανόνες
learn-search-none = Δεν βρέθηκε τίποτα για «{ $text }».
learn-found =
    { $count ->
        [0] Δεν βρέθηκε τίποτα
        [one] Βρέθηκε { $count } σημείο
       *[other] Βρέθηκαν { $count } σημεία
    }
learn-contents = Περιεχόμενα
learn-exact = Ο ακριβής κανόνας
learn-decided = Απόφαση του Branchline όπου τα βιβλία σιωπούν ή διαφέρουν
learn-picture-board = Ταμπλό με πόλεις και διαδρομές
learn-picture-display = Οι ανοιχτές κάρτες, η στοίβα και ένα χέρι
learn-picture-wilds =
    { $board ->
        [north_america] Μια ατμομηχανή
        [europe] Μια μηχανή
       *[other] Ένα τζόκερ
    } ανάμεσα σε άλλες κάρτες
learn-picture-track = Κάρτες για μια διαδρομή
learn-picture-double = Μια διπλή διαδρομή
learn-picture-ticket = Ένα εισιτήριο και οι διαδρομές που ενώνουν τις πόλεις του
learn-picture-longest = Μεγαλύτερη διαδρομή με κύκλο
learn-picture-ferry = Φέρι με σύμβολα μηχανής
learn-picture-tunnel = Τούνελ και τρεις κάρτες που άνοιξαν
learn-picture-station = Σταθμός που δανείζεται μια διαδρομή
learn-picture-ship = Διαδρομή πλοίου με μονά και διπλά πλοία
learn-picture-harbour = Ένα λιμάνι και οι τέσσερις κάρτες που κοστίζει
learn-picture-exchange = Πλοία που ανταλλάσσονται με τρένα
learn-picture-split = Επιλογή τρένων και πλοίων
learn-picture-pairs = Ένα ζεύγος καρτών για κάθε θέση μιας διαδρομής
learn-picture-wrap = Διαδρομή που βγαίνει από τη μία άκρη του ταμπλό και ξαναμπαίνει από την άλλη
learn-picture-tour = Δύο περιοδείες: μία με τη σειρά, μία απλώς ενωμένη

## Settings

settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-language-en = English
settings-language-el = Ελληνικά
settings-language-pl = Polski
settings-language-pt-BR = Português (Brasil)
settings-language-pseudo = Ψευδογλώσσα (για δοκιμές)
settings-theme = Θέμα
settings-theme-light = Φωτεινό
settings-theme-dark = Σκούρο
settings-theme-system = Όπως στη συσκευή
settings-patterns = Σύμβολα στα χρώματα
settings-patterns-hint = Κάθε χρώμα έχει και δικό του σύμβολο
settings-motion = Λιγότερη κίνηση
settings-text-size = Μέγεθος κειμένου
settings-text-small = Μικρό
settings-text-normal = Κανονικό
settings-text-large = Μεγάλο
settings-text-larger = Πολύ μεγάλο
settings-confirm = Επιβεβαίωση πριν από κάθε ενέργεια
settings-confirm-hint = Κάθε ενέργεια θέλει ένα άγγιγμα ακόμη
settings-sounds = Ήχοι
settings-sounds-hint = Μετά το πρώτο κλικ ή πλήκτρο στη σελίδα
settings-volume = Ένταση
settings-sound-test = Δοκίμασε τον ήχο
settings-notifications = Ειδοποίησέ με όταν είναι η σειρά μου
settings-notifications-denied = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα.
settings-notifications-push = Και με κλειστή τη σελίδα
settings-city-hints = Δείξε τα ελληνικά ονόματα των πόλεων
settings-saved = Αποθηκεύτηκε

notify-your-turn = Σειρά σου: { $map }
notify-game-over = Το παιχνίδι τελείωσε: { $map }
notify-undo = { $seat } θα ήθελε να πάρει πίσω μια κίνηση
notify-vote = Είσαι εκεί; Οι άλλοι θέλουν να παίξει ένα μποτ για σένα

## Pass and play: the curtain between two hands

handover-title = Δώσε τη συσκευή: { $seat }
handover-text = Πίσω από την κουρτίνα είναι οι κάρτες: { $seat }.
handover-open = Εδώ { $seat }: δείξε τις κάρτες μου
handover-close = Κρύψε το χέρι μου

## Bot tokens, for remote bots

tokens-title = Απομακρυσμένα μποτ
tokens-intro = Ένα δικό σου πρόγραμμα μπορεί να κάθεται σε τραπέζια σαν άνθρωπος. Συνδέεται με ένα κλειδί.
tokens-none = Κανένα κλειδί ακόμη.
tokens-create = Νέο κλειδί
tokens-name = Όνομα του μποτ
tokens-show-once = Αντίγραψε το κλειδί τώρα: δεν θα φανεί ξανά.
tokens-created = Δημιουργήθηκε
tokens-delete = Ανάκληση
tokens-delete-sure = Να ανακληθεί το κλειδί; Το μποτ δεν θα μπορεί πια να συνδεθεί.

## Errors. Those of the server are its codes; the others are met by the page itself.

error-title = Κάτι πήγε στραβά
error-unknown = Δεν έγινε. Δοκίμασε ξανά.
error-not-found = Αυτή η σελίδα δεν υπάρχει.
error-unknown-table = Δεν υπάρχει τέτοιο τραπέζι.
error-wrong-code = Κανένα τραπέζι δεν έχει αυτόν τον κωδικό.
error-code-expired = Ο κωδικός δεν ισχύει πια: το τραπέζι γέμισε, το παιχνίδι άρχισε ή πέρασε μια μέρα. Ζήτησε καινούργιο.
error-too-many-codes = Πολλοί λάθος κωδικοί. Περίμενε λίγα λεπτά ή ζήτησε τον σύνδεσμο.
error-table-full = Το τραπέζι είναι γεμάτο.
error-seat-taken = Αυτή η θέση είναι πιασμένη.
error-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης.
error-not-your-seat = Αυτή δεν είναι η θέση σου.
error-not-allowed = Δεν μπορείς να το κάνεις αυτό.
error-banned = Έχεις αποκλειστεί από αυτόν τον διακομιστή.
error-session-ended = Έγινε αποσύνδεση. Συνδέσου ξανά.
error-name-taken = Αυτό το όνομα είναι πιασμένο.
error-wrong-password = Λάθος όνομα ή κωδικός.
error-too-fast = Πηγαίνεις πολύ γρήγορα. Περίμενε μια στιγμή.
error-too-slow = Ο διακομιστής περίμενε πολύ. Προσπάθησε ξανά.
error-too-large = Είναι πολύ μεγάλο.
error-bad-message = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα. Φόρτωσέ την ξανά.
error-unknown-map = Αυτός ο διακομιστής δεν έχει αυτόν τον χάρτη.
error-stale = Το παιχνίδι προχώρησε. Κοίτα ξανά πριν παίξεις.
error-unknown-path = Αυτή η σελίδα δεν υπάρχει.
error-unknown-seat = Δεν υπάρχει τέτοια θέση.
error-unknown-record = Αυτό το αρχείο παρτίδας δεν είναι εδώ.
error-unknown-bot = Δεν υπάρχει τέτοιο μποτ.
error-not-open = Το τραπέζι δεν δέχεται άλλους παίκτες.
error-not-full = Υπάρχουν ακόμη ελεύθερες θέσεις.
error-not-running = Σε αυτό το τραπέζι δεν παίζεται παιχνίδι.
error-not-over = Αυτό φαίνεται όταν τελειώσει το παιχνίδι.
error-not-your-table = Δεν κάθεσαι σε αυτό το τραπέζι.
error-no-remote-bots = Αυτό το τραπέζι δεν δέχεται απομακρυσμένα μποτ.
error-bad-seats = Αυτές οι θέσεις δεν ταιριάζουν.
error-bad-order = Κάθε παίκτης μπαίνει μία φορά στη σειρά.
error-bad-colours = Κάθε παίκτης θέλει δικό του χρώμα.
error-bad-options = Αυτές οι επιλογές δεν ταιριάζουν στο παιχνίδι.
error-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
error-no-request = Το αίτημα δεν ισχύει πια.
error-too-soon = Είναι νωρίς ακόμη: όλοι έχουν λίγο χρόνο να επιστρέψουν και να απαντήσουν.
error-would-mark = Θα αναιρούνταν τραβηγμένες κάρτες και θα φαινόταν στο αποτέλεσμα.
error-consent-absent = Θα έπρεπε να συμφωνήσει κάποιος που λείπει. Η κίνηση ισχύει.
error-muted = Δεν μπορείς να γράψεις εδώ τώρα.
error-signed-out = Έγινε αποσύνδεση. Συνδέσου ξανά.
error-has-account = Έχεις ήδη λογαριασμό. Κάνε πρώτα αποσύνδεση.
error-no-account = Για αυτό χρειάζεται λογαριασμός.
error-too-many = Έχεις ήδη όσα επιτρέπονται.
error-too-many-bots = Τρέχουν πάρα πολλά παιχνίδια σου με μποτ· επιτρέπονται έως { $most } ταυτόχρονα. Τελείωσε ένα ή άφησε ένα και περίμενε μισό λεπτό.
error-bad-url = Αυτή η διεύθυνση δεν μπορεί να χρησιμοποιηθεί.
error-bad-key = Το κλειδί ειδοποιήσεων του περιηγητή δεν μπορεί να χρησιμοποιηθεί.
error-bad-record = Αυτό το αρχείο δεν είναι αρχείο παρτίδας.
error-record-too-slow = Η αναπαραγωγή αυτής της παρτίδας διαρκεί πάρα πολύ.
error-record-too-large = Αυτή η παρτίδα είναι πολύ μεγάλη για αναπαραγωγή.
error-bad-name =
    Διάλεξε άλλο όνομα: γράμματα ενός αλφαβήτου, ψηφία ή κενά, το πολύ { $most ->
        [one] { $most } χαρακτήρας
       *[other] { $most } χαρακτήρες
    }.
error-bad-method = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα. Φόρτωσέ την ξανά.
error-bad-type = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα. Φόρτωσέ την ξανά.
error-bad-origin = Αυτή η σελίδα είναι από άλλον ιστότοπο και δεν μπορεί να το ζητήσει.
error-unknown-host = Ο διακομιστής δεν είναι γνωστός με αυτή τη διεύθυνση. Ο διαχειριστής του μπορεί να την επιτρέψει (--allowed-host).
error-not-ready = Ο διακομιστής μόλις ξεκινά. Δοκίμασε ξανά σε λίγο.
error-draining = Ο διακομιστής θα επανεκκινήσει σύντομα, γι’ αυτό δεν ξεκινά νέο παιχνίδι τώρα. Δοκίμασε ξανά σε λίγη ώρα.
error-internal = Κάτι πήγε στραβά στον διακομιστή. Το παιχνίδι σου είναι ασφαλές.
error-no-connection = Ο διακομιστής δεν απαντά.
error-clipboard = Η αντιγραφή δεν έγινε. Διάλεξε το κείμενο και αντίγραψέ το.
error-script = Κάτι πήγε στραβά σε αυτή τη σελίδα. Φόρτωσέ την ξανά για να συνεχίσεις· τίποτα δεν χάθηκε.

## Announcements for screen readers

say-your-turn = Σειρά σου.
say-second-card = Πάρε τη δεύτερη κάρτα σου.
say-refused = Άρνηση: { $text }
say-card-button =
    { $card }, { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
say-page = Σελίδα: { $title }

## The table page: list of actions, keys, hints, scoring

table-filter = Βρες μια ενέργεια
table-actions = Τι μπορώ να κάνω;
claims-show = Τι μπορώ να κλείσω;
claims-none = Δεν υπάρχει διαδρομή που μπορείς να κλείσεις τώρα.
table-actions-found =
    { $count ->
        [0] Καμία τέτοια ενέργεια
        [one] { $count } ενέργεια
       *[other] { $count } ενέργειες
    }
table-hint = Τράβα κάρτες, κλείσε μια διαδρομή ή πάρε εισιτήρια.
table-hint-station = Τράβα κάρτες, κλείσε μια διαδρομή, πάρε εισιτήρια ή χτίσε έναν σταθμό.
table-hint-harbour = Τράβα κάρτες, κλείσε μια διαδρομή, πάρε εισιτήρια, χτίσε ένα λιμάνι ή αντάλλαξε κομμάτια.
tunnel-pay-go = Πλήρωσε
tunnel-give-up = Παράτησέ το
tunnel-laid = Παίχτηκαν: { $cards }
tunnel-no-extra = Δεν μένει τίποτε άλλο να πληρωθεί
keys-title = Συντομεύσεις πληκτρολογίου
keys-slot = Πάρε αυτή την ανοιχτή κάρτα
keys-list = Δείξε όλα όσα μπορώ να κάνω
keys-claims = Δείξε ποιες διαδρομές μπορώ να κλείσω
keys-prompt = Πήγαινε στην τρέχουσα ερώτηση
keys-deck = Τράβα από τη στοίβα
keys-ship-deck = Τράβα από τη στοίβα πλοίων
keys-tickets = Πάρε εισιτήρια
keys-undo = Πάρε πίσω την τελευταία κίνηση
keys-network = Δείξε το δίκτυό μου
keys-again = Δείξε ξανά τι έγινε από την τελευταία φορά που έπαιξα
keys-board = Πήγαινε στις πόλεις του ταμπλό
keys-log = Πήγαινε στο ιστορικό
keys-chat = Γράψε μήνυμα
keys-help = Δείξε αυτή τη λίστα
keys-close = Κλείσε ή ακύρωσε την επιλογή
end-exchange-text = { $seat } αντάλλαξε κομμάτια: −{ $points }
end-borrowed-text = Ένας σταθμός δανείζει αυτή τη διαδρομή ({ $seat }): { $track }.
end-unbuilt-station = { $seat }, σταθμοί που δεν χτίστηκαν: +{ $points }
end-unbuilt-harbour = { $seat }, λιμάνια που δεν χτίστηκαν: −{ $points }
