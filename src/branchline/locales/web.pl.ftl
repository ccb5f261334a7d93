### Słowa stron w przeglądarce po polsku: przyciski, nagłówki, stany, błędy i to, co mówi czytnik ekranu.
### Klucze i parametry jak w web.en.ftl. Do gracza mówi się „ty”, bez form zdradzających rodzaj.

## Everywhere

app-name = Branchline
app-tagline = Koleje, statki i bilety przy jednym stole z przyjaciółmi
app-loading = Wczytywanie …
app-not-affiliated = Projekt wolny i bezpłatny. Niezwiązany z wydawcą gier planszowych.
app-skip-to-content = Przejdź do treści
app-main-menu = Menu główne

button-cancel = Anuluj
button-close = Zamknij
button-save = Zapisz
button-copy = Kopiuj
button-copied = Skopiowano
button-more = Więcej
button-retry = Spróbuj ponownie
button-next = Dalej

map-north_america = Ameryka Północna
map-europe = Europa
map-great_lakes = Wielkie Jeziora
map-world = Świat
map-about-north_america = Gra podstawowa: zbieraj karty, twórz połączenia, łącz miasta ze swoich biletów.
map-about-europe = Z promami, tunelami i dworcami.
map-about-great_lakes = Wagoniki i statki, dwie talie i porty. Na dłuższy wieczór.
map-about-world = Wagoniki i statki dookoła świata, z wycieczkami i połączeniami płatnymi parami. Na długi wieczór.
map-motto-north_america = Koleje kontynentu
map-motto-europe = Koleje i promy
map-motto-great_lakes = Koleje i parowce
map-motto-world = Koleje i szlaki morskie
water-arctic = Ocean Arktyczny
water-atlantic = Ocean Atlantycki
water-baltic = Morze Bałtyckie
water-black = Morze Czarne
water-erie = Jezioro Erie
water-gulf = Zatoka Meksykańska
water-huron = Jezioro Huron
water-indian = Ocean Indyjski
water-mediterranean = Morze Śródziemne
water-michigan = Jezioro Michigan
water-north = Morze Północne
water-ontario = Jezioro Ontario
water-pacific = Ocean Spokojny
water-superior = Jezioro Górne

seat-colour-blue = Niebieski
seat-colour-red = Czerwony
seat-colour-green = Zielony
seat-colour-yellow = Żółty
seat-colour-black = Czarny

count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
count-trains =
    { $count ->
        [one] { $count } wagonik
        [few] { $count } wagoniki
       *[many] { $count } wagoników
    }
count-ships =
    { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    }
count-pieces =
    { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
count-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
count-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
count-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
count-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
count-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
count-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
count-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }

## The start page

start-title = Graj
start-play-bots = Zagraj z botami
start-create = Załóż stół
start-join = Dołącz do stołu
start-join-code = Kod stołu
start-join-code-hint = Kod poda ci gospodarz
start-join-go = Dołącz
start-continue = Twoje gry
start-continue-none = Żadna gra na ciebie nie czeka.
start-your-turn = Twoja tura
start-waiting-for = Czekamy na: { $seat }
start-watch = Oglądaj
start-learn = Poznaj zasady
start-pass-and-play = Gra na jednym urządzeniu
start-open-record = Otwórz zapisaną grę
start-choose-map = Wybierz mapę

## Name, sign in, account

account-title = Konto
account-guest-title = Jak mamy się do ciebie zwracać?
account-guest-name = Twoja nazwa
account-guest-go = Graj jako gość
account-guest-hint = Możesz grać od razu. Z kontem twoje gry są z tobą na każdym urządzeniu.
account-guest = Gość
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-signed-in-as = Zalogowano jako { $name }
account-name = Nazwa
account-password = Hasło
account-password-again = Powtórz hasło
account-password-rule =
    Co najmniej { $count ->
        [one] { $count } znak
        [few] { $count } znaki
       *[many] { $count } znaków
    }
account-password-differs = Hasła się różnią.
account-old-password = Stare hasło
account-new-password = Nowe hasło
account-change-password = Zmień hasło
account-password-changed = Hasło zostało zmienione.
account-keep-games = Gry rozegrane jako gość przechodzą na konto.
account-muted = Wyciszone osoby
account-webhook = Adres wywoływany, gdy przyjdzie twoja tura (webhook)
account-webhook-hint = Zostaw puste, aby wyłączyć webhook.
account-delete = Usuń konto
account-delete-sure = Twoja nazwa i statystyki zostaną usunięte. Rozegrane gry zostają dla innych, bez twojej nazwy. Tego nie da się cofnąć.
account-delete-go = Usuń na zawsze
account-deleted = Konto zostało usunięte.

## My games and statistics

games-title = Moje gry
games-running = Trwające
games-finished = Zakończone
games-none = Nie ma jeszcze żadnych gier.
games-won = Wygrana
games-lost = Przegrana
games-shared = Wspólne zwycięstwo
games-resigned = Poddana
games-rerolled = z cofniętym dobieraniem
games-download = Pobierz zapis gry
games-replay = Odtwórz
games-continue = Graj dalej
games-show-more = Pokaż więcej

stats-title = Statystyki
stats-played = Rozegrane gry
stats-won = Wygrane gry
stats-rerolled = Wygrane z cofniętym dobieraniem
stats-rate = Odsetek wygranych (%)
stats-average = Średni wynik
stats-best = Najlepszy wynik
stats-tickets-done = Zrealizowane bilety
stats-none = Dokończ grę, a twoje liczby pojawią się tutaj.

## Create a table

create-title = Nowy stół
create-map = Mapa
create-seats = Miejsca
create-seat = Miejsce { $number }
create-seat-me = Ja
create-seat-open = Wolne
create-seat-bot = Bot
create-seat-person = Inna osoba na tym urządzeniu
create-seat-name = Nazwa tego gracza
create-seat-colour = Kolor
create-seat-add = Dodaj miejsce
create-seat-remove = Usuń to miejsce
create-seat-order = Kolejność miejsc
create-seat-order-shuffled = Losowa
create-seat-order-given = Jak na liście
create-start-seat = Kto zaczyna
create-start-random = Losowo
create-bot-level = Poziom
create-bot-style = Styl
create-options = Opcje
create-doubles = Podwójne połączenia przy 2 lub 3 graczach
create-doubles-closed = Druga nitka połączenia jest zamknięta (domyślnie)
create-doubles-open = Obie nitki połączenia są otwarte
create-second-card = Druga karta przy dobieraniu
create-second-card-must = Trzeba ją wziąć, jeśli można
create-second-card-may = Nieobowiązkowa
create-beginners = Start dla początkujących: 27 wagoników i 23 statki dla każdego
create-clock = Zegar
create-clock-none = Bez zegara
create-clock-move = Czas na każdy ruch
create-clock-bank = Czas na całą grę z dodatkiem
create-clock-per-move = Czas na ruch
create-clock-total = Czas każdego gracza
create-clock-increment = Dodatek po każdym ruchu
create-timeout = Gdy czas się skończy
create-timeout-bot = Dalej gra bot
create-timeout-harmless = Wybierana jest nieszkodliwa akcja
create-pace = Tempo botów
pace-instant = Błyskawiczne
pace-brisk = Szybkie
pace-normal = Normalne
pace-slow = Wolne
create-visibility = Kto może dołączyć
create-visibility-public = Każdy: stół jest na liście
create-visibility-link = Tylko osoby z linkiem lub kodem
create-admit-remote = Zdalne boty mogą dołączyć
create-go = Załóż stół
create-go-now = Rozpocznij grę

## Bots: how well they play and in which manner

bot-level-novice = Nowicjusz
bot-level-casual = Amator
bot-level-skilled = Biegły
bot-level-expert = Ekspert
bot-about-novice = Dopiero się uczy. Dobry na pierwszą grę.
bot-about-casual = Trzyma się swoich biletów i gra dla przyjemności.
bot-about-skilled = Planuje z wyprzedzeniem i niewiele marnuje.
bot-about-expert = Przed każdym ruchem rozważa wiele gier. Nie spieszy się.
bot-style-planner = Planista
bot-style-racer = Sprinter
bot-style-collector = Kolekcjoner
bot-style-blocker = Blokujący
bot-style-about-planner = Jeden solidny plan na wszystko
bot-style-about-racer = Długie połączenia i szybki koniec
bot-style-about-collector = Dobiera dużo biletów
bot-style-about-blocker = Lubi wchodzić w drogę
bot-name = Bot ({ $level })
bot-thinking = { $seat } myśli …

## The lobby

lobby-title = Stoły
lobby-open = Otwarte stoły
lobby-running = Trwające gry
lobby-none-open = Teraz nie ma otwartego stołu. Załóż własny!
lobby-none-running = Teraz nikt nie gra publicznie.
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-seats-free =
    { $count ->
        [0] Brak wolnych miejsc
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
lobby-host = Gospodarz: { $name }
lobby-refresh = Odśwież

## The table before the game

wait-title = Czekamy na graczy
wait-invite = Zaproś znajomych
wait-link = Link do tego stołu
wait-code = Kod
wait-copy-link = Kopiuj link
wait-link-copied = Link jest w schowku.
wait-share = Udostępnij
wait-qr = Zeskanuj, by dołączyć
wait-code-hint = Podyktuj go przez telefon: znajomi wpisują go na stronie startowej. Działa, dopóki jest wolne miejsce, najwyżej dobę.
wait-address = Adres dla innych
wait-only-here = Ten link otwiera tylko ten komputer. Aby dołączyły inne urządzenia w twojej sieci, zatrzymaj serwer (Ctrl+C) i uruchom go ponownie tym poleceniem. Twój stół zostanie.
wait-open-command = Polecenie
wait-no-network = Ten komputer nie jest w żadnej sieci, więc nikt inny nie otworzy tego linku.
wait-for-players =
    { $count ->
        [one] Czekamy na jeszcze { $count } gracza
        [few] Czekamy na jeszcze { $count } graczy
       *[many] Czekamy na jeszcze { $count } graczy
    }
wait-everybody-here = Wszyscy są na miejscu.
wait-for-host = Grę rozpoczyna gospodarz.
wait-start = Rozpocznij grę
wait-sit = Usiądź tutaj
wait-add-bot = Dodaj bota
wait-leave = Odejdź od stołu
wait-commitment = Dowód uczciwego rozdania
wait-commitment-hint = Ten odcisk tajnego ziarna serwera ustalono przed pierwszą kartą. Na początku gry przeglądarka każdego gracza dodaje własne liczby losowe, więc nikt nie może wybrać tasowania. Na koniec ziarno zostaje ujawnione i każdy może sprawdzić całą grę.
wait-shuffling = Tasowanie kart …

## Dowód uczciwego rozdania

fair-players =
    { $count ->
        [one] Tę grę potasowali wspólnie { $count } gracz i serwer.
        [few] Tę grę potasowali wspólnie { $count } gracze i serwer.
        [many] Tę grę potasowało wspólnie { $count } graczy i serwer.
       *[other] Tę grę potasowało wspólnie { $count } gracza i serwer.
    }
fair-alone = Tę grę potasował sam serwer.
fair-sealed-good = Odcisk ziarna jest wciąż ten, który twoja przeglądarka zobaczyła na początku.
fair-sealed-bad = Serwer podmienił odcisk swojego ziarna.
fair-list-good = Lista tasujących graczy była ostateczna, zanim pokazano twoją część.
fair-list-bad = Listę tasujących graczy zmieniono po pokazaniu twojej części.
fair-values-good = Część każdego gracza jest tą, którą zapowiedziano.
fair-values-bad = Część jednego z graczy nie jest tą, którą zapowiedziano.
fair-mine-good = Twoja część tasowania się liczy.
fair-mine-bad = Twoja część tasowania została pominięta. Mogła dotrzeć za późno; jeśli zdarza się to często, zapytaj osobę prowadzącą serwer.
fair-mine-elsewhere = Twoja część tasowania przyszła z innego twojego urządzenia i tylko ono może ją sprawdzić.
fair-seed-good = Ziarno jest tym, którego odcisk ustalono przed pierwszą kartą.
fair-seed-bad = Ziarno nie jest tym, którego odcisk ustalono przed pierwszą kartą.
fair-part = Twoja część tasowania
fair-details = Szczegóły

## The table: whose turn, phases

table-your-turn = Twoja tura
table-turn-of = Tura: { $seat }
table-your-turn-title = ● Twoja tura! { $map }
table-second-card = Weź drugą kartę
table-second-card-or-stop = Weź drugą kartę albo skończ
table-choose-tickets = Wybierz swoje bilety
table-choose-pieces = Wybierz wagoniki i statki
table-pay-tunnel = Tunel wymaga dopłaty
table-waiting-choices = Inni jeszcze wybierają
table-waiting-for = Czekamy na: { $seats }
table-spectating = Oglądasz
tv-watch = Oglądaj pod adresem
table-last-turns = Ostatnie tury
table-last-turns-mine =
    { $count ->
        [0] Twoja ostatnia tura już za tobą.
        [one] Masz jeszcze { $count } turę.
        [few] Masz jeszcze { $count } tury.
       *[many] Masz jeszcze { $count } tur.
    }
table-last-turns-begun = { $seat } ma już bardzo mało elementów: zaczęły się ostatnie tury!
table-last-turn-yours = To twoja ostatnia tura
table-over = Koniec gry
table-winner = Wygrywa { $seat }!
table-winners = Wspólne zwycięstwo: { $seats }
table-you-win = Wygrywasz!
table-menu = Menu stołu
table-tab-log = Dziennik
table-tab-chat = Czat
table-fullscreen = Pełny ekran

## The table: hand, display, decks, tickets, pieces

hand-title = Twoja ręka
hand-empty = Nie masz kart na ręce.
hand-card-count = { $card }: { $count }
display-title = Odkryte karty
display-slot-empty = Puste miejsce
display-take = Weź: { $card }
deck-title-train = Talia wagonów
deck-title-ship = Talia statków
deck-title-cards = Talia
deck-title-tickets = Bilety
deck-left =
    { $count ->
        [0] pusta
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
deck-tickets-left =
    { $count ->
        [0] nie ma już biletów
        [one] został { $count } bilet
        [few] zostały { $count } bilety
       *[many] zostało { $count } biletów
    }
deck-draw = Dobierz w ciemno
deck-draw-train = Dobierz w ciemno kartę wagonu
deck-draw-ship = Dobierz w ciemno kartę statku
tickets-title = Twoje bilety
tickets-none = Brak biletów.
tickets-done = Zrealizowany
tickets-stamp = Gotowe
tickets-impossible = Nieosiągalny
tickets-long = Długi bilet
tickets-summary = Zrealizowane: { $done } z { $total }
tickets-missing =
    { $count ->
        [one] brakuje { $count } pola
        [few] brakuje { $count } pól
       *[many] brakuje { $count } pól
    }
tickets-short = brak: { $what }
tickets-short-many =
    { $count ->
        [one] { $count } karty
        [few] { $count } kart
       *[many] { $count } kart
    }
tickets-short-card = { $count } × { $card }
tickets-short-any = dowolny kolor
tickets-short-any_ship =
    { $count ->
        [one] statek dowolnego koloru
        [few] statki dowolnego koloru
       *[many] statki dowolnego koloru
    }
tickets-worth = Gdyby gra kończyła się teraz
tickets-completed = Zrealizowany bilet: { $ticket }
tour-name = Wycieczka
tour-worths = po kolei +{ $ordered } · połączona +{ $connected } · niezrealizowana −{ $missed }
tour-in-order = Po kolei
tour-connected = Połączona, ale po kolei tylko { $part }
tour-apart = Brak połączenia z miastem { $city }: { $cities }
tour-order-missing =
    { $count ->
        [one] po kolei: brakuje { $count } pola
        [few] po kolei: brakuje { $count } pól
       *[many] po kolei: brakuje { $count } pól
    }
tour-now-connected = Wycieczka połączona: { $ticket }
tour-now-in-order = Wycieczka po kolei: { $ticket }
pieces-box = Pudełko

## The table: the others, clock, log

rivals-title = Gracze
rivals-you = Ty
rivals-host = Gospodarz
rivals-bot = Bot
rivals-score = Wynik
rivals-cards = Karty
rivals-tickets = Bilety
rivals-trains = Wagoniki
rivals-ships = Statki
building-left-station = Dworce
building-left-harbour = Porty
rivals-seen = Wzięte z odkrytych: { $cards }
rivals-seen-none = Jeszcze nic z odkrytych
rivals-unknown =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
       *[many] { $count } nieznanych kart
    }
rivals-at-turn = teraz gra
rivals-last-turn-to-come = ma jeszcze ostatnią turę
rivals-last-turn-played = ma ostatnią turę za sobą
rivals-longest =
    { $count ->
        [one] ma najdłuższą trasę: { $count } pole
        [few] ma najdłuższą trasę: { $count } pola
       *[many] ma najdłuższą trasę: { $count } pól
    }
table-longest =
    { $seats ->
        [one] { $names } ma teraz najdłuższą trasę
        [few] Najdłuższą trasę mają teraz wspólnie: { $names }
       *[many] Najdłuższą trasę mają teraz wspólnie: { $names }
    } ({ $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    })
rivals-away = poza stołem
rivals-away-for = poza stołem od { $time }
rivals-fill-in = bot może zagrać za { $time }
rivals-fill-now = gospodarz może posadzić bota
absent-note = { $seat }: poza stołem.
absent-now = { $seat }: wciąż poza stołem. Teraz może zagrać bot.
absent-back = { $seat }: znów przy stole.
absent-fill = Niech gra bot
absent-fill-in = Niech gra bot (za { $time })
rivals-here = przy stole
rivals-played-by-bot = gra tu bot
rivals-resigned = gra poddana
rivals-network = Pokaż sieć: { $seat }
clock-title = Zegar
clock-running-out = Kończy ci się czas!
clock-out = Czas minął
clock-days-left =
    { $count ->
        [one] został { $count } dzień
        [few] zostały { $count } dni
       *[many] zostało { $count } dni
    }
log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-new = Nowości w dzienniku
log-show-all = Pokaż wszystko
log-to-end = Do najnowszych
log-again = Pokaż jeszcze raz
log-sentences = Pełne zdania
log-unknown = Zdarzyło się coś, czego ta strona nie umie opisać. Odśwież ją, aby zobaczyć nową wersję.

## The board

board-label = Plansza: { $map }
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-zoom-all = Pokaż całą planszę
board-help = Strzałki przechodzą między miastami, Enter pokazuje połączenia miasta, plus i minus zmieniają powiększenie.
board-city-local = { $city } ({ $local })
board-city-tracks =
    { $city }: { $count ->
        [one] { $count } połączenie
        [few] { $count } połączenia
       *[many] { $count } połączeń
    }
board-port = Miasto portowe
board-track-label =
    { $from } – { $to }: { $kind }, { $colour }, { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }, { $state }
board-kind-train = kolej
board-kind-pair = kolej, płatna parami
board-kind-ship = statki
board-kind-ferry =
    { $symbols ->
        [one] prom z { $symbols } lokomotywą
        [few] prom z { $symbols } lokomotywami
       *[many] prom z { $symbols } lokomotywami
    }
board-kind-tunnel = tunel
board-state-free = wolne
board-state-affordable = wolne, stać cię na nie
board-state-mine = twoje
board-state-owned = należy do: { $seat }
board-state-closed = zamknięte
board-state-double = podwójne połączenie
building-of-station = Dworzec: { $seat }
building-of-harbour = Port: { $seat }
board-my-network = Moja sieć
board-on-ticket =
    { $count ->
        [one] Na { $count } twoim bilecie
        [few] Na { $count } twoich biletach
       *[many] Na { $count } twoich biletach
    }
table-sounds-off = Wycisz dźwięki
table-sounds-on = Włącz dźwięki
board-legend = Legenda
board-legend-track = Połączenie
board-legend-double = Podwójne połączenie
board-legend-gray = Szare: dowolny jeden kolor
board-legend-pair = Dwie karty: para w jednym kolorze na każde pole
board-legend-ferry = Prom: każda lokomotywa wymaga dżokera
board-legend-tunnel = Tunel: o cenie decydują trzy karty
board-legend-ship = Połączenie morskie (statki)
board-legend-wrap = Poza brzeg: ciąg dalszy po drugiej stronie
board-legend-port = Miasto portowe: można tu wybudować port
board-legend-junction = Węzeł: spotykają się tu połączenia morskie, to nie miasto

## Acting

act-tickets = Dobierz bilety
building-build-station = Wybuduj dworzec
building-build-harbour = Wybuduj port
act-exchange = Wymień elementy
act-stop = Skończ po jednej karcie
act-pass = Pasuj
act-pass-hint = Nic innego nie jest możliwe.
act-why-not = Dlaczego nie?
act-rule = Zasada { $rule }

pay-title = Jak chcesz zapłacić?
pay-track = Utwórz połączenie { $track }
pay-costs = Koszt: { $cost }
pay-cost-colour = { $length } × { $colour }
pay-cost-gray =
    { $length ->
        [one] { $length } karta dowolnego koloru
        [few] { $length } karty jednego, dowolnego koloru
       *[many] { $length } kart jednego, dowolnego koloru
    }
pay-cost-pairs =
    { $length ->
        [one] { $length } para kart wagonów jednego koloru
        [few] { $length } pary kart wagonów, każda jednego koloru
       *[many] { $length } par kart wagonów, każda jednego koloru
    }
pay-cost-ferry =
    { $symbols ->
        [one] w tym { $symbols } dżoker
        [few] w tym { $symbols } dżokery
       *[many] w tym { $symbols } dżokerów
    }
pay-best = Najlepszy wybór
pay-confirm = Utwórz
pay-pairs-more =
    { $count ->
        [one] jeszcze { $count } sposób
        [few] jeszcze { $count } sposoby
       *[many] jeszcze { $count } sposobów
    }
pay-pairs-own = Albo wybierz karty samodzielnie
pay-pairs-count = { $card }: { $count } z { $total }
pay-pairs-add = Dołóż: { $card }
pay-pairs-remove = Weź z powrotem: { $card }
pay-pairs-single = jeszcze 1 karta ({ $colour }) lub dżoker
pay-pairs-single-wild = jeszcze 1 karta dowolnego koloru
pay-pairs-missing =
    { $count ->
        [one] brakuje { $count } pary
        [few] brakuje { $count } par
       *[many] brakuje { $count } par
    }
pay-pairs-over = Pary: { $count }, potrzeba tylko { $length }
pay-pairs-whole =
    { $count ->
        [one] { $count } para, dokładnie tyle trzeba
        [few] { $count } pary, dokładnie tyle trzeba
       *[many] { $count } par, dokładnie tyle trzeba
    }

refill-title = Z której talii uzupełnić odkryte karty?
refill-train = Talia wagonów
refill-ship = Talia statków

choose-tickets-keep =
    { $keep ->
        [one] Zachowaj co najmniej { $keep } bilet
        [few] Zachowaj co najmniej { $keep } bilety
       *[many] Zachowaj co najmniej { $keep } biletów
    }
choose-tickets-confirm =
    { $count ->
        [0] Zachowaj bilety
        [one] Zachowaj { $count } bilet
        [few] Zachowaj { $count } bilety
       *[many] Zachowaj { $count } biletów
    }

choose-pieces-slider = Liczba wagoników
choose-pieces-split =
    { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
       *[many] { $trains } wagoników
    } i { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
choose-pieces-box =
    W pudełku: { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
       *[many] { $trains } wagoników
    } i { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
choose-pieces-need =
    Twoje bilety wymagają mniej więcej: { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
       *[many] { $trains } wagoników
    } i { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
choose-pieces-confirm = Weź te elementy

tunnel-title = Tunel!
tunnel-turning = Odkrywamy trzy karty …
tunnel-card = Karta { $number }: { $card }
tunnel-free = Bez dopłaty. Tunel jest twój!
tunnel-extra =
    { $extra ->
        [one] Dopłata: { $extra } karta
        [few] Dopłata: { $extra } karty
       *[many] Dopłata: { $extra } kart
    }
tunnel-cannot-pay = Nie możesz dopłacić. Karty wracają do ciebie.
tunnel-risk =
    To tunel: dopłata może wynieść najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
       *[many] { $most } kart
    }.

building-title-station = Wybuduj dworzec w mieście { $city }
building-confirm-station = Wybuduj dworzec
building-pick-city = Wybierz miasto
building-about-station = { building-title-station }. Na koniec pożyczy ci jedno cudze połączenie, które kończy się w tym mieście.

building-title-harbour = Wybuduj port w mieście { $city }
building-confirm-harbour = Wybuduj port
building-about-harbour =
    Dwie karty wagonów i dwie karty statków jednego koloru, wszystkie z symbolem portu. { $count ->
        [0] Żaden z twoich biletów nie wymienia tego miasta
        [one] { $count } twój bilet wymienia to miasto
        [few] { $count } twoje bilety wymieniają to miasto
       *[many] { $count } twoich biletów wymienia to miasto
    }.

building-score-station = Niewybudowane dworce
building-score-harbour = Porty
building-unbuilt-station = Niewybudowane dworce
building-unbuilt-harbour = Niewybudowane porty

exchange-title = Wymień elementy
exchange-ships-for-trains = Statki na wagoniki
exchange-trains-for-ships = Wagoniki na statki
exchange-count = Ile
exchange-cost =
    { $count ->
        [one] Kosztuje { $count } punkt i turę
        [few] Kosztuje { $count } punkty i turę
       *[many] Kosztuje { $count } punktów i turę
    }
exchange-confirm = Wymień

confirm-action = { $action }?
confirm-go = Tak, zrób to

undo-button = Cofnij
undo-will = Cofnięcie: { $what }
undo-done = Cofnięto: { $what }.
undo-and-since = { $what } i wszystko, co było potem
undo-what-StartTicketsChosen = wybór pierwszych biletów
undo-what-StartPiecesChosen = wybór elementów
undo-what-CardTaken = odkryta karta ({ $card })
undo-what-CardDrawn = karta dobrana w ciemno
undo-what-DrawingStopped = rezygnacja z drugiej karty
undo-what-TicketsOffered = dobranie biletów
undo-what-TicketsKept = wybór biletów
undo-what-TrackClaimed = połączenie { $track }
undo-what-TunnelTurnedUp = tunel { $track }
undo-what-TunnelDeclined = rezygnacja z tunelu { $track }
undo-what-StationBuilt = dworzec: { $city }
undo-what-HarbourBuilt = port: { $city }
undo-what-PiecesExchanged = wymiana elementów
undo-what-Passed = pas
undo-ask-title = Poproś o cofnięcie
undo-ask = Od tamtej chwili odkryto karty albo ktoś wykonał ruch. Inni muszą się zgodzić.
undo-ask-go = Poproś innych
undo-asked = Czekamy na zgodę innych …
undo-request-title = Prośba o cofnięcie ruchu
undo-request = { $seat } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
undo-accept = Zgadzam się
undo-decline = Nie zgadzam się
undo-declined = Nie wszyscy się zgadzają: ruch pozostaje w mocy.
undo-withdraw = Wycofaj prośbę
undo-mark-title = Cofnąć dobrane karty?
undo-mark = Dobrano karty lub bilety, a po cofnięciu przyjdą inne. Możesz to zrobić, ale wynik gry to pokaże.
undo-mark-go = Cofnij

resign-button = Poddaj się
resign-title = Poddać grę?
resign-text = Bot rozegra twoje miejsce do końca. Dla ciebie gra liczy się jako przegrana.
resign-go = Poddaj się
resign-done = { $seat } poddaje grę. Dalej gra bot.
resign-end-won = Zakończ grę jako wygraną
resign-end-won-hint = Druga osoba poddała grę. Możesz teraz zakończyć grę albo grać dalej z botem.
stand-in-title = Bot gra za ciebie
stand-in-back = Wracam na swoje miejsce
stand-in-out = Twój czas się skończył: bot gra do końca.

## Tools of the host

host-title = Narzędzia gospodarza
host-fill-level = Poziom bota
host-free = Oddaj miejsce
host-remove = Usuń od stołu
host-filled = Na miejscu gracza { $seat } gra teraz bot.
host-freed = { $seat } znów gra.
vote-in = Jeśli { $seat } nadal milczy, inni mogą głosować za botem za { $time }.
vote-start = Głosuj: bot gra za { $seat }
vote-title = Czy bot ma zagrać za { $seat }?
vote-text = { $seat } od dawna nie odpowiada. Bot grałby, dopóki ta osoba nie wróci. Głosowanie kończy się za { $time }.
vote-yes = Niech gra bot
vote-no = Czekajmy dalej
vote-open = Bot może zagrać za { $seat } za { $time }.
vote-you = Inni chcą, żeby za { $time } zagrał za ciebie bot. Wykonaj ruch albo powiedz, że tu jesteś.
vote-here = Jestem tutaj
vote-failed = Na razie bez bota: gracz { $seat } dostaje więcej czasu.

## Chat and spectators

chat-title = Czat
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-empty = Nie ma jeszcze wiadomości.
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }
chat-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }

## Connection

connection-pending = Wysyłanie …
connection-reconnecting = Utracono połączenie z serwerem. Łączymy ponownie …
connection-back = Połączono ponownie.
connection-offline = Nie masz połączenia z siecią. Nic nie przepadło; gra potoczy się dalej, gdy wrócisz.
connection-slow = Połączenie z serwerem jest wolne.
connection-retry-in =
    { $count ->
        [one] Następna próba za { $count } sekundę
        [few] Następna próba za { $count } sekundy
       *[many] Następna próba za { $count } sekund
    }
connection-retry-now = Spróbuj teraz
connection-restarting = Serwer uruchamia się ponownie. Gra potoczy się dalej za chwilę.
connection-banned = Masz zakaz wstępu na ten serwer.
connection-banned-until = Masz zakaz wstępu na ten serwer do { $when }.
connection-banned-reason = Powód: { $reason }
connection-announcement = Ogłoszenie
connection-draining = Serwer wkrótce uruchomi się ponownie. Trwające gry potoczą się potem dalej; nowe gry teraz się nie zaczynają.
connection-stops = Serwer uruchomi się ponownie o { $when }. Trwające gry potoczą się potem dalej; nowe gry teraz się nie zaczynają.
connection-new-version = Jest nowa wersja tej strony.
connection-reload = Wczytaj ponownie

## The end: scoring step by step

end-title = Końcowa punktacja
end-curtain = Ostatni pociąg już przyjechał
end-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
end-chapter-winner = Zwycięstwo
end-skip = Pomiń
end-again = Jeszcze raz
end-watch = Zobacz finał
end-sheet = Arkusz punktacji
end-panel-tracks = Punkty za połączenia
end-panel-longest =
    { $points ->
        [one] { $points } punkt za najdłuższą nieprzerwaną trasę
        [few] { $points } punkty za najdłuższą nieprzerwaną trasę
       *[many] { $points } punktów za najdłuższą nieprzerwaną trasę
    }
end-ticket = Bilet
end-ticket-number = Bilet { $number } z { $total }
end-face-down = zakryty
end-tickets-left =
    { $count ->
        [one] Do odkrycia został jeszcze { $count } bilet
        [few] Do odkrycia zostały jeszcze { $count } bilety
       *[many] Do odkrycia zostało jeszcze { $count } biletów
    }
end-stamp-connected = Dotarł
end-stamp-in_order = Po kolei
end-stamp-missed = Nie dotarł
end-margin =
    { $count ->
        [one] { $points } do { $second }: przewaga { $count } punktu.
        [few] { $points } do { $second }: przewaga { $count } punktów.
       *[many] { $points } do { $second }: przewaga { $count } punktów.
    }
end-why-missed = Bez niezrealizowanego biletu { $ticket } (−{ $points }) na czele byłby gracz { $seat }.
end-why-longest = Rozstrzygnęła najdłuższa trasa: +{ $points } dla gracza { $seat }.
end-why-reached = Najdłuższą trasę ma { $seat }: +{ $points }.
end-why-comeback = Przed biletami { $seat }: { $place }.
end-why-tickets = Nikt nie zdobył za bilety więcej niż { $seat }: { $points }.
end-place = { $place }. miejsce
# Krótko, bo stoi obok punktów: rzymska cyfra, jak na tablicach wyników.
end-rank =
    { $place ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
end-honour-ticket-points = Najwięcej punktów za bilety: { $count }
end-honour-biggest-ticket = Największy bilet: { $ticket }, { $count }
end-honour-longest =
    { $count ->
        [one] Najdłuższa trasa: { $count } pole
        [few] Najdłuższa trasa: { $count } pola
       *[many] Najdłuższa trasa: { $count } pól
    }
end-honour-routes = Najwięcej punktów za połączenia: { $count }
end-honour-completed = Najwięcej zrealizowanych biletów: { $count }
end-honour-buildings = Najwięcej punktów za budowle: { $count }
end-honour-tunnels = Najwięcej tuneli: { $count }
end-honour-claims = Najwięcej połączeń: { $count }
end-honour-blind = Najwięcej kart dobranych w ciemno: { $count }
end-honour-patience = Najwięcej elementów w zasobach: { $count }
end-honour-taken-part =
    { $count ->
        [one] { $count } punkt i dobre towarzystwo
        [few] { $count } punkty i dobre towarzystwo
       *[many] { $count } punktów i dobre towarzystwo
    }
end-player = Gracz
end-lost = Stracone
end-missed = niezrealizowany
end-over-station = przez dworzec
end-as-table = Jako tabela
end-chart-points = Punkty tura po turze
end-chart-points-about = W trakcie gry połączenia, cała reszta w końcowej punktacji.
end-chart-left-train = Pozostałe wagoniki
end-chart-left-ship = Pozostałe statki
end-chart-left-about = Gdy ktoś ma { $count } lub mniej, zaczynają się ostatnie tury.
end-chart-turn = Tura { $turn }
end-chart-end = Koniec
end-chart-scoring = końcowa punktacja
end-chart-cards = Dobrane karty
end-chart-cards-about = Z odkrytych, jako odkryty dżoker albo w ciemno z talii.
end-cards-open = odkryte
end-cards-wild = odkryty dżoker
end-cards-blind = w ciemno
end-tickets-drawn =
    { $count ->
        [one] { $count } bilet dobrany w trakcie gry, zachowane: { $kept }
        [few] { $count } bilety dobrane w trakcie gry, zachowane: { $kept }
       *[many] { $count } biletów dobranych w trakcie gry, zachowane: { $kept }
    }
end-drawn = Dobrane bilety
end-kept = Zachowane bilety
end-chart-tunnels = Tunele
end-chart-tunnels-about = Każda kropka to jedna próba z liczbą dodatkowych kart; wypełniona: tunel utworzony.
end-tunnels-built = utworzone { $built } z { $tried }
end-tunnels-tried = Próby
end-tunnels-won = Utworzone
end-tunnels-extra = Dodatkowe karty
end-reason-resigned = Wszyscy inni się poddali.
end-share-download = Pobierz obrazek
end-share-copy = Kopiuj obrazek
end-share-link = Link do odtworzenia gry
end-share-failed = Nie udało się udostępnić.
end-routes-text =
    { $seat }: { $points ->
        [one] { $points } punkt za połączenia
        [few] { $points } punkty za połączenia
       *[many] { $points } punktów za połączenia
    }
end-ticket-done = { $seat } łączy { $from } i { $to }: +{ $points }
end-ticket-failed = { $seat } nie łączy { $from } i { $to }: −{ $points }
end-tour-in-order = { $seat } przechodzi po kolei { $cities }: +{ $points }
end-tour-connected = { $seat } łączy { $cities }, ale po kolei tylko { $part }: +{ $points }
end-tour-missed = { $seat } nie realizuje wycieczki { $cities } (brak połączenia z miastem { $city }: { $apart }): −{ $points }
end-longest-text =
    { $seat } ma najdłuższą trasę: { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }. +{ $points }
end-built-harbour =
    { $seat }: port w mieście { $city }, { $count ->
        [0] brak biletów
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }: +{ $points }
end-built-tickets =
    { $count ->
        [0] brak biletów
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }
end-tie = Równa liczba punktów: { $reason }
end-tie-completed = decyduje więcej zrealizowanych biletów
end-tie-stations = decyduje mniej wybudowanych dworców
end-tie-longest = decyduje najdłuższa trasa
end-reason-passes = Gra się skończyła, bo nikt nie mógł już nic zrobić.
end-reason-stall = Gra się skończyła, bo przez wiele rund nikt nie wziął karty, nie utworzył połączenia, nie dobrał biletów ani nic nie zbudował.
end-rematch = Rewanż
end-rematch-go = Do nowego stołu
end-share = Udostępnij
end-share-text = { $map } w Branchline: { $result }
end-replay = Odtwórz grę
end-back = Wróć na początek
end-record = Pobierz zapis gry
end-seed = Ziarno serwera
end-commitment = Odcisk ziarna serwera
end-verify = Aby sprawdzić całą grę, pobierz zapis i uruchom: branchline verify { $file }

## Replay

replay-title = Odtwarzanie
replay-start = Rozdano karty i bilety.
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step-forward = Krok do przodu
replay-step-back = Krok do tyłu
replay-turn-forward = Następna tura
replay-turn-back = Poprzednia tura
replay-to-start = Na początek
replay-to-end = Na koniec
replay-scrub = Położenie w grze
replay-position = { $position } z { $total }
replay-speed = Szybkość
replay-speed-value = { $speed } ×
replay-seat-view = Widok
replay-view-all = Wszystkie ręce odkryte
replay-view-public = To, co widzieli wszyscy
replay-hand = { $seat }: karty i bilety
replay-hand-empty = Ani kart, ani biletów.
replay-link = Link do tej chwili
replay-open-file = Otwórz zapis gry
replay-drop = Upuść tu zapis gry albo wybierz plik

## Learn

learn-title = Zasady
learn-search = Szukaj w zasadach
learn-search-none = Nic nie znaleziono dla „{ $text }”.
learn-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } miejsce
        [few] Znaleziono { $count } miejsca
       *[many] Znaleziono { $count } miejsc
    }
learn-contents = Spis treści
learn-exact = Dokładna zasada
learn-decided = Ustalone przez Branchline tam, gdzie instrukcje milczą albo się różnią
learn-picture-board = Plansza z miastami i połączeniami
learn-picture-display = Odkryte karty, talia i ręka
learn-picture-wilds = Dżoker wśród innych kart
learn-picture-track = Karty zagrane za połączenie
learn-picture-double = Podwójne połączenie
learn-picture-ticket = Bilet i połączenia, które łączą jego miasta
learn-picture-longest = Najdłuższa trasa z pętlą
learn-picture-ferry = Prom z symbolami lokomotyw
learn-picture-tunnel = Tunel i trzy odkryte karty
learn-picture-station = Dworzec, który pożycza połączenie
learn-picture-ship = Połączenie morskie i karty jednego oraz dwóch statków
learn-picture-harbour = Port i cztery karty, które kosztuje
learn-picture-exchange = Statki wymienione na wagoniki
learn-picture-split = Wybór wagoników i statków
learn-picture-pairs = Para kart za każde pole połączenia
learn-picture-wrap = Połączenie, które wychodzi poza planszę na jednym brzegu i wraca na drugim
learn-picture-tour = Dwie wycieczki: jedna po kolei, druga tylko połączona

## Settings

settings-title = Ustawienia
settings-language = Język
settings-language-en = English
settings-language-el = Ελληνικά
settings-language-pl = Polski
settings-language-pt-BR = Português (Brasil)
settings-language-pseudo = Pseudo (do testów)
settings-theme = Motyw
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-system = Jak w urządzeniu
settings-patterns = Symbole na kolorach
settings-patterns-hint = Każdy kolor ma też własny symbol
settings-motion = Mniej ruchu
settings-text-size = Wielkość tekstu
settings-text-small = Mały
settings-text-normal = Zwykły
settings-text-large = Duży
settings-text-larger = Bardzo duży
settings-confirm = Pytaj o potwierdzenie przed każdą akcją
settings-confirm-hint = Każda akcja wymaga jeszcze jednego dotknięcia
settings-sounds = Dźwięki
settings-sounds-hint = Po pierwszym kliknięciu lub naciśnięciu klawisza na stronie
settings-volume = Głośność
settings-sound-test = Wypróbuj dźwięk
settings-notifications = Powiadamiaj mnie o mojej turze
settings-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-notifications-push = Także przy zamkniętej stronie
settings-city-hints = Pokazuj polskie nazwy miast
settings-saved = Zapisano

notify-your-turn = Twoja tura: { $map }
notify-game-over = Koniec gry: { $map }
notify-undo = { $seat } prosi o cofnięcie ruchu
notify-vote = Jesteś tam? Inni chcą, żeby zagrał za ciebie bot

## Pass and play: the curtain between two hands

handover-title = Przekaż urządzenie: { $seat }
handover-text = Za tą zasłoną jest ręka gracza { $seat }.
handover-open = Tu { $seat }: pokaż moje karty
handover-close = Ukryj moje karty

## Bot tokens, for remote bots

tokens-title = Zdalne boty
tokens-intro = Twój program może siadać do stołów jak człowiek. Loguje się tokenem.
tokens-none = Nie ma jeszcze tokenów.
tokens-create = Nowy token
tokens-name = Nazwa bota
tokens-show-once = Skopiuj token teraz: nie zobaczysz go ponownie.
tokens-created = Utworzono
tokens-delete = Unieważnij
tokens-delete-sure = Unieważnić ten token? Bot nie będzie mógł się już zalogować.

## Errors. Those of the server are its codes; the others are met by the page itself.

error-title = Coś poszło nie tak
error-unknown = To się nie udało. Spróbuj ponownie.
error-not-found = Tej strony nie ma.
error-unknown-table = Nie ma takiego stołu.
error-wrong-code = Żaden stół nie ma tego kodu.
error-code-expired = Ten kod już nie działa: stół jest pełny, gra się zaczęła albo minęła doba. Poproś o nowy.
error-too-many-codes = Za dużo błędnych kodów. Odczekaj kilka minut albo poproś o link.
error-table-full = Przy stole nie ma już miejsca.
error-seat-taken = To miejsce jest zajęte.
error-not-host = To może zrobić tylko gospodarz.
error-not-your-seat = To nie twoje miejsce.
error-not-allowed = Nie możesz tego zrobić.
error-banned = Masz zakaz wstępu na ten serwer.
error-session-ended = Nastąpiło wylogowanie. Zaloguj się ponownie.
error-name-taken = Ta nazwa jest zajęta.
error-wrong-password = Zła nazwa lub hasło.
error-too-fast = Za szybko. Odczekaj moment.
error-too-slow = Serwer czekał zbyt długo. Spróbuj ponownie.
error-too-large = To jest za duże.
error-bad-message = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
error-unknown-map = Ten serwer nie ma tej mapy.
error-stale = Gra poszła dalej. Spójrz jeszcze raz, zanim coś zrobisz.
error-unknown-path = Tej strony nie ma.
error-unknown-seat = Nie ma takiego miejsca.
error-unknown-record = Nie ma tu takiego zapisu gry.
error-unknown-bot = Nie ma takiego bota.
error-not-open = Do tego stołu nie można już usiąść.
error-not-full = Są jeszcze wolne miejsca.
error-not-running = Przy tym stole nie toczy się gra.
error-not-over = To będzie widać po zakończeniu gry.
error-not-your-table = Nie siedzisz przy tym stole.
error-no-remote-bots = Ten stół nie przyjmuje zdalnych botów.
error-bad-seats = Te miejsca do siebie nie pasują.
error-bad-order = Każde miejsce występuje w kolejności raz.
error-bad-colours = Każde miejsce musi mieć własny kolor.
error-bad-options = Te opcje nie pasują do tej gry.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-request = Tej prośby już nie ma.
error-too-soon = Na to za wcześnie: każdy ma trochę czasu, żeby wrócić i odpowiedzieć.
error-would-mark = Cofnięto by dobrane karty, a wynik by to pokazał.
error-consent-absent = Musiałby się zgodzić ktoś, kogo tu nie ma. Ruch pozostaje w mocy.
error-muted = Nie możesz teraz tu pisać.
error-signed-out = Nastąpiło wylogowanie. Zaloguj się ponownie.
error-has-account = Masz już konto. Najpierw się wyloguj.
error-no-account = Do tego potrzebne jest konto.
error-too-many = Masz już tyle, ile można mieć.
error-too-many-bots = Trwa zbyt wiele twoich gier z botami; naraz może ich być najwyżej { $most }. Dokończ jedną albo opuść jedną i odczekaj pół minuty.
error-bad-url = Tego adresu nie można użyć.
error-bad-key = Klucza przeglądarki do powiadomień nie można użyć.
error-bad-record = Ten plik nie jest zapisem gry.
error-record-too-slow = Odtworzenie tego zapisu trwa zbyt długo.
error-record-too-large = Ten zapis jest zbyt duży, by go odtworzyć.
error-bad-name =
    Wybierz inną nazwę: litery jednego alfabetu, cyfry lub odstępy, najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
error-bad-method = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
error-bad-type = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
error-bad-origin = Ta strona pochodzi z innej witryny i nie może o to prosić.
error-unknown-host = Serwer nie jest znany pod tym adresem. Jego operator może go dopuścić (--allowed-host).
error-not-ready = Serwer właśnie się uruchamia. Spróbuj za chwilę.
error-draining = Serwer wkrótce uruchomi się ponownie, więc nowe gry teraz się nie zaczynają. Spróbuj za jakiś czas.
error-internal = Coś poszło nie tak na serwerze. Twoja gra jest bezpieczna.
error-no-connection = Nie można połączyć się z serwerem.
error-clipboard = Kopiowanie się nie udało. Zaznacz tekst i skopiuj go ręcznie.
error-script = Coś poszło nie tak na tej stronie. Odśwież ją, aby grać dalej; nic nie przepadło.

## Announcements for screen readers

say-your-turn = Twoja tura.
say-second-card = Weź drugą kartę.
say-refused = Odmowa: { $text }
say-card-button =
    { $card }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
say-page = Strona: { $title }

## The table page: list of actions, keys, hints, scoring

table-filter = Znajdź akcję
table-actions = Co mogę zrobić?
claims-show = Co mogę utworzyć?
claims-none = Nie ma teraz połączenia, które możesz utworzyć.
table-actions-found =
    { $count ->
        [0] Brak takich akcji
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
table-hint = Dobierz karty, utwórz połączenie albo dobierz bilety.
table-hint-station = Dobierz karty, utwórz połączenie, dobierz bilety albo wybuduj dworzec.
table-hint-harbour = Dobierz karty, utwórz połączenie, dobierz bilety, wybuduj port albo wymień elementy.
tunnel-pay-go = Dopłać
tunnel-give-up = Zrezygnuj
tunnel-laid = Zagrane: { $cards }
tunnel-no-extra = Bez dopłaty
keys-title = Skróty klawiszowe
keys-slot = Weź tę odkrytą kartę
keys-list = Pokaż wszystko, co mogę zrobić
keys-claims = Pokaż połączenia, które mogę utworzyć
keys-prompt = Przejdź do bieżącego pytania
keys-deck = Dobierz z talii
keys-ship-deck = Dobierz z talii statków
keys-tickets = Dobierz bilety
keys-undo = Cofnij ostatni ruch
keys-network = Pokaż moją sieć
keys-again = Pokaż jeszcze raz, co się stało od mojej ostatniej tury
keys-board = Przejdź do miast na planszy
keys-log = Przejdź do dziennika
keys-chat = Napisz wiadomość
keys-help = Pokaż tę listę
keys-close = Zamknij albo anuluj wybór
end-exchange-text = { $seat }, wymiana elementów: −{ $points }
end-borrowed-text = Dworzec pożycza to połączenie ({ $seat }): { $track }.
end-unbuilt-station = { $seat }, niewybudowane dworce: +{ $points }
end-unbuilt-harbour = { $seat }, niewybudowane porty: −{ $points }
