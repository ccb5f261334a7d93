### Wszystkie zdania Branchline po polsku: zasady, odmowy, zdarzenia, pytania i słowa stołu.
### Nazw miast tu nie ma: należą do map. Parametry opisano na początku pliku en.ftl.
### Słowa: track = połączenie, space = pole, turn = tura, round = runda, wild = dżoker, display = odkryte karty,
### deck = talia, stock = zasoby. O graczach mówi się w czasie teraźniejszym: przeszły zdradzałby rodzaj.

## The rules

section-C-SET = Wspólne: przygotowanie gry
rule-C-SET-1 = Od 2 do 5 graczy. Każdy ma własny kolor: niebieski, czerwony, zielony, żółty, czarny.
rule-C-SET-2 = Według instrukcji zaczyna najbardziej doświadczony podróżnik, a gra toczy się zgodnie z ruchem wskazówek zegara. [ustalono] Gracza rozpoczynającego losuje program z ziarna gry albo wskazuje gospodarz.
rule-C-SET-3 = Wszyscy gracze wybierają bilety jednocześnie i w tajemnicy; nikt nie czeka na swoją kolej, a pierwsza tura zaczyna się, gdy wybierze ostatni. [ustalono] Niezachowane bilety kilku graczy trafiają na spód talii w kolejności miejsc, bez względu na to, kto odpowiedział pierwszy.

section-C-TURN = Wspólne: tura
rule-C-TURN-1 = W swojej turze gracz wykonuje jedną akcję i musi ją wykonać, jeśli jakakolwiek jest możliwa.
rule-C-TURN-2 = [ustalono] Gracz, który nie może zrobić zupełnie nic (nie ma karty do wzięcia, biletu do dobrania ani niczego, za co mógłby zapłacić), pasuje; tylko wtedy wolno pasować. Jeśli w jednej rundzie spasują wszyscy, gra się kończy i następuje punktacja.

section-C-ACT = Wspólne: kto i kiedy działa
rule-C-ACT-1 = Gracz działa tylko wtedy, gdy gra go o to prosi: w swojej turze albo gdy ma coś do wybrania.
rule-C-ACT-2 = Co zostało zaczęte (druga karta, wybór biletów, dopłata za tunel), kończy się przed wszystkim innym.
rule-C-ACT-3 = Zagrywane karty muszą być na ręce, a zachowane bilety muszą pochodzić z zaproponowanych.

section-C-DRAW = Wspólne: dobieranie kart
rule-C-DRAW-1 = Dwie karty, jedna po drugiej; każda z odkrytych albo w ciemno z wierzchu talii. Drugą wybiera się po obejrzeniu pierwszej i karty, która ją zastąpiła. [ustalono] Drugą kartę trzeba dobrać, jeśli jest skąd (dwie instrukcje mówią „do dwóch”, dwie „może”; inne programy i większość graczy dobiera dwie). Opcja gry second_card (domyślnie must, co do litery may) pozwala gospodarzowi uczynić ją dobrowolną.
rule-C-DRAW-2 = Kartę wziętą z odkrytych natychmiast zastępuje się kartą z talii.
rule-C-DRAW-3 = Dżoker wzięty z odkrytych kart jest jedyną kartą w tej turze.
rule-C-DRAW-4 = Odkryty dżoker nie może być drugą kartą, bez względu na to, czy leżał wcześniej, czy właśnie zastąpił pierwszą.
rule-C-DRAW-5 = Dżoker dobrany w ciemno liczy się jak zwykła karta: gracz i tak dostaje dwie.
rule-C-DRAW-6 = Gdy trzy z odkrytych kart to dżokery, odrzuca się wszystkie odkryte i wykłada nowe. Obowiązuje to także podczas przygotowania gry i w razie potrzeby się powtarza. [ustalono] Nie robi się tego, a odkryte karty zostają, gdy z kart poza rękami graczy nie da się wyłożyć mniej niż trzech dżokerów.
rule-C-DRAW-7 = Gdy talia się wyczerpie, jej odrzucone karty natychmiast tasuje się w nową talię. [ustalono] Jeśli wtedy nie ma odrzuconych kart, talią stają się następne odrzucone, gdy karta będzie potrzebna.
rule-C-DRAW-8 = Gdy brak kart w talii i wśród odrzuconych, nie można dobierać w ciemno. [ustalono] Instrukcje wykluczają wtedy całą akcję, myśląc o stole, na którym nie ma już żadnej karty; tutaj można brać to, co jeszcze leży odkryte, puste miejsce czeka na kartę i zapełnia się od razu, gdy jest czym, a tura bez drugiej karty kończy się po jednej.
rule-C-DRAW-9 = Liczba kart na ręce jest dowolna.

section-C-CLAIM = Wspólne: tworzenie połączeń
rule-C-CLAIM-1 = Jedno połączenie na turę, dowolne wolne na planszy; nie musi stykać się z innymi połączeniami gracza.
rule-C-CLAIM-2 = Koszt: zestaw kart jednego koloru, tyle kart, ile pól ma połączenie; kolorowe wymaga swojego koloru, szare dowolnego, ale jednego.
rule-C-CLAIM-3 = Dżokery zastępują dowolną liczbę kart zestawu, także wszystkie.
rule-C-CLAIM-4 = Gracz musi mieć w zasobach tyle elementów, ile jest pól, i kładzie po jednym na każdym. Połączenie tworzy się w całości w jednej turze.
rule-C-CLAIM-5 = Punkty za długość połączenia dostaje się od razu. Zagrane karty trafiają do odrzuconych.
rule-C-CLAIM-6 = Podwójne połączenia (dwa połączenia między tymi samymi miastami, równej długości, obok siebie): gracz nigdy nie ma obu.
rule-C-CLAIM-7 = Przy 2 lub 3 graczach, gdy powstanie jedna nitka podwójnego połączenia, druga jest zamknięta dla wszystkich. (Tak mówią instrukcje Ameryki Północnej i Wielkich Jezior; o Europie zob. E-DBL-1.)

section-C-TIX = Wspólne: bilety
rule-C-TIX-1 = Dobiera się je z wierzchu; mniej, jeśli tyle nie zostało; gdy nie ma żadnego, nie ma tej akcji.
rule-C-TIX-2 = Z biletów dobranych w trakcie gry trzeba zachować co najmniej jeden; niezachowane idą zakryte na spód talii, [ustalono] w kolejności rozdania.
rule-C-TIX-3 = Zachowany bilet zostaje u gracza do końca gry i do tego czasu jest tajny. Liczba biletów jest dowolna.
rule-C-TIX-4 = Na koniec: punkty biletu dodaje się, jeśli własne połączenia gracza łączą oba miasta bez przerwy, a odejmuje, jeśli nie.

section-C-END = Wspólne: koniec gry
rule-C-END-1 = Sprawdza się to na końcu każdej tury: pierwszy gracz, którego zasoby spadną do granicy podanej w zasadach, rozpoczyna ostatnie tury; wszyscy, on także, rozgrywają potem podaną liczbę dalszych tur. Kto osiągnie granicę później, niczego nie zmienia.
rule-C-END-2 = Po ostatniej turze ujawnia się i punktuje wszystkie bilety.
rule-C-END-3 = [ustalono] Gra nie może utknąć: gdy przez dwadzieścia pełnych rund z rzędu (20 razy liczba graczy kolejnych tur, od dowolnego miejsca) nikt nie wziął karty, nie utworzył połączenia, nie dobrał biletów ani nic nie zbudował (tylko wymiany, rezygnacje z tuneli i pasy), gra się kończy i następuje punktacja, a gracze dowiadują się dlaczego. Dwadzieścia, bo rezygnacja z tunelu albo wymiana to zwykła tura: żadna gra, którą ludzie albo boty toczą na serio, nie może się tak skończyć.

section-C-LONG = Wspólne: najdłuższa trasa (Ameryka Północna, Europa)
rule-C-LONG-1 = Najdłuższy nieprzerwany ciąg własnych elementów gracza: pętle i kilkukrotne przejście przez miasto są dozwolone, żaden element nie liczy się dwa razy. Dokładnie, nie w przybliżeniu.
rule-C-LONG-2 = 10 punktów dla gracza z najdłuższą trasą; przy remisie 10 dostają wszyscy remisujący. [ustalono] Kto nie ma żadnego połączenia, nie dostaje nic.

section-N = Ameryka Północna
rule-N-1 = Po 45 wagoników; 110 kart: po 12 fioletowych, niebieskich, pomarańczowych, białych, zielonych, żółtych, czarnych i czerwonych; 14 dżokerów.
rule-N-2 = Po 4 karty; 5 odkrytych kart; 30 biletów, każdy dostaje 3 i zachowuje co najmniej 2; niezachowane idą na spód talii.
rule-N-3 = Akcje: dobrać karty, utworzyć połączenie, dobrać 3 bilety (zachować co najmniej 1).
rule-N-4 = Punkty za długość od 1 do 6: 1, 2, 4, 7, 10, 15.
rule-N-5 = Granica: 2 wagoniki lub mniej; każdy ma jeszcze jedną turę.
rule-N-6 = Remis: więcej zrealizowanych biletów; potem premia za najdłuższą trasę; [ustalono] potem wspólne zwycięstwo.

section-E-SET = Europa: przygotowanie gry
rule-E-SET-1 = Po 45 wagoników i 3 dworce; 110 kart jak w Ameryce Północnej; po 4 karty; 5 odkrytych kart.
rule-E-SET-2 = 46 biletów: 6 długich, 40 zwykłych. Każdy dostaje losowo jeden długi; pozostałe długie wypadają z gry i nikt ich nie ogląda. Po trzy zwykłe. Zachować trzeba co najmniej 2 z 4, dowolnego rodzaju; niezachowane wypadają z gry i nikt ich nie ogląda.

section-E-ACT = Europa: akcje
rule-E-ACT-1 = Akcje: dobrać karty, utworzyć połączenie, dobrać 3 bilety (zachować co najmniej 1; niezachowane na spód), wybudować dworzec.

section-E-PTS = Europa: punkty
rule-E-PTS-1 = Punkty za długość 1, 2, 3, 4, 6, 8: 1, 2, 4, 7, 15, 21.

section-E-DBL = Europa: podwójne połączenia
rule-E-DBL-1 = Gracz nigdy nie ma obu nitek podwójnego połączenia. [ustalono] Greckie wydanie pomija zamykanie drugiej nitki przy 2 lub 3 graczach, ale jako nowości względem gry podstawowej wymienia promy, tunele i dworce, a wydanie angielskie tę zasadę ma: dlatego C-CLAIM-7 obowiązuje i tutaj. Opcja gry close_doubles_below (domyślnie 4, na każdej mapie) pozwala gospodarzowi otworzyć podwójne połączenia.
rule-E-DBL-2 = Połączenia, które tylko na odcinku biegną obok siebie, ale łączą różne miasta, nie są podwójne.

section-E-FER = Europa: promy
rule-E-FER-1 = Promy to szare połączenia z N symbolami lokomotywy: zapłata musi zawierać co najmniej N dżokerów; reszta to karty jednego koloru albo dalsze dżokery.

section-E-TUN = Europa: tunele
rule-E-TUN-1 = Tunel: gracz zagrywa karty za połączenie; potem odkrywa się trzy karty z wierzchu talii.
rule-E-TUN-2 = Za każdą z trzech, która ma zagrany kolor, i za każdego dżokera trzeba dołożyć jedną kartę tego koloru (albo dżokera). Dopiero wtedy połączenie przez tunel zostaje utworzone.
rule-E-TUN-3 = Zagrano same dżokery: liczą się tylko odkryte dżokery i dopłacić można tylko dżokerami.
rule-E-TUN-4 = Kto nie może lub nie chce dopłacić, zabiera zagrane karty z powrotem; tura się kończy, a połączenie nie zostaje utworzone.
rule-E-TUN-5 = Odkryte karty odrzuca się na końcu tej tury, w obu przypadkach; zagranych kart nie ma wśród odrzuconych, gdy odkrywa się trzy karty (więc tasowanie w tej chwili ich nie obejmuje).
rule-E-TUN-6 = Gdy jest mniej niż trzy karty, odkrywa się tyle, ile jest; gdy nie ma żadnej, nie ma dopłaty.

section-E-STA = Europa: dworce
rule-E-STA-1 = Dworzec można wybudować w każdym mieście bez dworca, z połączeniami lub bez; jeden na turę, trzy na gracza w całej grze; nigdy dwa dworce w jednym mieście.
rule-E-STA-2 = Pierwszy kosztuje 1 kartę, drugi 2 jednego koloru, trzeci 3 jednego koloru; dżokery zastępują dowolne.
rule-E-STA-3 = Na koniec każdy dworzec gracza pozwala mu użyć jednego cudzego połączenia kończącego się w tym mieście do łączenia miast z biletów: tego samego dla wszystkich biletów. Właściciel wybiera na koniec; [ustalono] program wybiera najlepszy wynik (najwięcej punktów z biletów, potem najwięcej biletów).
rule-E-STA-4 = Pożyczone połączenia nie liczą się do najdłuższej trasy.
rule-E-STA-5 = Każdy niewybudowany dworzec jest na koniec wart 4 punkty.

section-E-END = Europa: koniec gry
rule-E-END-1 = Granica: 2 wagoniki lub mniej; każdy ma jeszcze jedną turę.

section-E-LONG = Europa: najdłuższa trasa
rule-E-LONG-1 = Najdłuższa trasa jest warta 10 punktów (European Express).

section-E-TIE = Europa: remisy
rule-E-TIE-1 = Remis: więcej zrealizowanych biletów; potem mniej wybudowanych dworców; potem premia za najdłuższą trasę; [ustalono] potem wspólne zwycięstwo.

section-G-SET = Wielkie Jeziora: przygotowanie gry
rule-G-SET-1 = 80 kart wagonów: po 11 fioletowych, żółtych, zielonych, czerwonych, czarnych i białych oraz 14 dżokerów. 60 kart statków: w każdym kolorze 4 karty jednego statku i 6 kart dwóch statków. Dwie talie, tasowane osobno, każda z własnymi odrzuconymi. Dżoker jest kartą wagonu.
rule-G-SET-2 = Symbol portu: 4 z 11 kart wagonów każdego koloru i wszystkie 4 karty jednego statku; karty dwóch statków go nie mają.
rule-G-SET-3 = Po 2 karty wagonów i 2 karty statków; 6 odkrytych kart: trzy z każdej talii.
rule-G-SET-4 = 55 biletów; każdy dostaje 5 i zachowuje co najmniej 3; niezachowane idą na spód talii.
rule-G-SET-5 = Po wyborze własnych biletów każdy gracz wybiera 50 elementów z 33 wagoników i 32 statków (czyli od 18 do 33 wagoników), w tajemnicy, i wszyscy ujawniają je naraz; pozostałe 15 odkłada do swojego pudełka. Jeśli ktokolwiek przy stole gra pierwszy raz, wszyscy biorą 27 wagoników i 23 statki. Po 3 porty.

section-G-ACT = Wielkie Jeziora: akcje
rule-G-ACT-1 = Akcje: dobrać karty, utworzyć połączenie, dobrać 4 bilety (zachować co najmniej 1; niezachowane na spód), wybudować port, wymienić elementy.

section-G-DRAW = Wielkie Jeziora: dobieranie kart
rule-G-DRAW-1 = Odkryte karty uzupełnia się z dowolnej talii, którą wskazuje biorący; mogą więc być same wagony albo same statki. W ciemno można dobierać z obu talii. Talii, w której nic nie ma, nie można wskazać; [ustalono] gdy obie są puste, nie ma uzupełnienia, a puste miejsca zapełnia się później najpierw z talii wagonów.
rule-G-DRAW-2 = Trzy dżokery wśród sześciu: wszystkie sześć idzie do swoich odrzuconych, po trzy nowe z każdej talii. [ustalono] Gdy któraś talia nie może dać trzech, uzupełnia druga.

section-G-CLAIM = Wielkie Jeziora: tworzenie połączeń
rule-G-CLAIM-1 = Połączenia kolejowe wymagają kart wagonów i wagoników, morskie kart statków i statków. Nigdy razem, z wyjątkiem dżokerów.
rule-G-CLAIM-2 = Karta dwóch statków pokrywa do dwóch pól; nadmiar przepada i kładzie się tylko tyle statków, ile jest pól. [ustalono] Dżoker pokrywa jedno pole. Nie wolno zagrać zbędnej karty: zapłata pokrywa pola dokładnie albo składa się z samych kart dwóch statków z nadmiarem jednego pola.
rule-G-CLAIM-3 = Które karty danego koloru wydać (z symbolem portu czy bez, jednego czy dwóch statków), decyduje gracz.

section-G-DBL = Wielkie Jeziora: podwójne połączenia
rule-G-DBL-1 = Połączenie kolejowe i morskie między tymi samymi miastami (Duluth-Thunder Bay, Muskegon-Traverse City) nie są podwójnym połączeniem: jeden gracz może mieć oba i żadne nie zamyka drugiego.

section-G-PTS = Wielkie Jeziora: punkty
rule-G-PTS-1 = Punkty za długość od 1 do 9: 1, 2, 4, 7, 10, 15, 18, 21, 27.

section-G-HAR = Wielkie Jeziora: porty
rule-G-HAR-1 = Port buduje się w mieście portowym, które go jeszcze nie ma i w którym gracz ma połączenie dowolnego rodzaju; trzy na gracza w całej grze.
rule-G-HAR-2 = Koszt: dwie karty wagonów i dwie karty statków, wszystkie jednego koloru i wszystkie z symbolem portu; dżokery zastępują dowolne.
rule-G-HAR-3 = Na koniec port daje 10, 20 lub 30 punktów za jeden, dwa, trzy lub więcej zrealizowanych biletów z nazwą jego miasta; jeden bilet liczy się dla każdego portu gracza, który wymienia. Port, którego nie wymienia żaden zrealizowany bilet, daje 0.
rule-G-HAR-4 = Każdy niewybudowany port kosztuje na koniec 4 punkty.

section-G-EXC = Wielkie Jeziora: wymiana elementów
rule-G-EXC-1 = Wymiana: dowolna liczba elementów jednego rodzaju z zasobów na tyle samo elementów drugiego z własnego pudełka, -1 punkt za każdy; zajmuje turę. Nigdy więcej, niż jest w pudełku. [ustalono] Wynik może spaść poniżej zera.

section-G-END = Wielkie Jeziora: koniec gry
rule-G-END-1 = Granica: 6 elementów lub mniej, obu rodzajów razem; każdy ma jeszcze dwie tury.
rule-G-END-2 = Nie ma premii za najdłuższą trasę ani za liczbę biletów. Wygrywa najwyższy wynik; [ustalono] przy równych wynikach zwycięstwo jest wspólne.

section-W-SET = Świat: przygotowanie gry
rule-W-SET-1 = Po wyborze własnych biletów każdy gracz wybiera 60 elementów z 25 wagoników i 50 statków (czyli od 10 do 25 wagoników), w tajemnicy, i wszyscy ujawniają je naraz; pozostałe 15 odkłada do swojego pudełka. Propozycja na pierwszą grę: 20 wagoników i 40 statków. Po 3 porty. (Zastępuje G-SET-5.)
rule-W-SET-2 = Po 3 karty wagonów i 7 kart statków; 6 odkrytych kart: trzy z każdej talii. 65 biletów w jednej talii, 57 z dwoma miastami i 8 wycieczek; każdy dostaje 5 i zachowuje co najmniej 3; niezachowane idą na spód talii. Później dobiera się 4 i zachowuje co najmniej 1. (Zastępuje G-SET-3 i G-SET-4.)

section-W-MAP = Świat: plansza
rule-W-MAP-1 = Świat jest okrągły: niektóre połączenia wychodzą poza planszę na jednym brzegu i wracają na drugim. Każde z nich to jedno zwykłe połączenie.
rule-W-MAP-2 = Gwiazdka na oceanie południowym to węzeł: kończą się tam połączenia i łączą się przez niego. To nie miasto: nie ma tam portu i nie wymienia go żaden bilet.

section-W-PAIR = Świat: połączenia płatne parami
rule-W-PAIR-1 = Połączenie płatne parami kosztuje za każde pole dwie karty wagonów jednego koloru; pary mogą różnić się kolorem. Dżokery zastępują dowolną kartę pary, także obie. Elementy i punkty są takie, jak wynika z długości. Inna liczba kart ani inny układ kolorów nie są dozwolone; symbole portu nie mają znaczenia.

section-W-TOUR = Świat: wycieczki
rule-W-TOUR-1 = Wycieczka to bilet, na którym jest od trzech do pięciu miast i punkty za trzy możliwe wyniki. [ustalono] Po kolei: jeden ciąg własnych połączeń gracza, który żadnego połączenia nie używa dwa razy, przechodzi przez jej miasta w wydrukowanej kolejności albo w odwrotnej. Między nimi mogą leżeć inne miasta, przez miasto można przejść kilka razy, a przez miasto wycieczki także poza kolejnością. Połączona: takiego ciągu nie ma, ale własne połączenia gracza łączą wszystkie jej miasta. Niezrealizowana: niektóre jej miasta nie są połączone; te punkty się odejmuje.
rule-W-TOUR-2 = Wycieczka, która daje punkty, po kolei lub połączona, jest zrealizowanym biletem i liczy się dla portu w dowolnym mieście, które wymienia.

section-W-PTS = Świat: punkty
rule-W-PTS-1 = Punkty za długość od 1 do 8: 1, 2, 4, 7, 10, 15, 18, 21. (Zastępuje G-PTS-1.)

section-W-HAR = Świat: porty
rule-W-HAR-1 = Na koniec port daje 20, 30 lub 40 punktów za jeden, dwa, trzy lub więcej zrealizowanych biletów z nazwą jego miasta; jeden bilet liczy się dla każdego portu gracza, który wymienia. Port, którego nie wymienia żaden zrealizowany bilet, daje 0. Każdy niewybudowany port kosztuje 4 punkty. (Zastępuje G-HAR-3.)

section-W-END = Świat: koniec gry
rule-W-END-1 = Jak na Wielkich Jeziorach: granica to 6 elementów lub mniej, obu rodzajów razem; każdy ma jeszcze dwie tury. Nie ma premii za najdłuższą trasę. Wygrywa najwyższy wynik; [ustalono] przy równych wynikach zwycięstwo jest wspólne.

section-X = Przykłady
rule-X-1 = Ameryka Północna: Montréal-New York wymaga trzech niebieskich; Montréal-Toronto dowolnego jednego koloru.
rule-X-2 = Europa: za żółte połączenie długości 3 płaci się trzema żółtymi, dwiema i dżokerem, jedną i dwoma dżokerami albo trzema dżokerami. Szare długości 2: dwie czerwone, żółta i dżoker albo dwa dżokery.
rule-X-3 = Europa: za Palermo-Smyrna, prom długości 6 z dwoma symbolami, płaci się czterema kartami jednego koloru i dwoma dżokerami.
rule-X-4 = Europa: tunele. Zagrane 2 czerwone, odkryta 1 czerwona: jeszcze 1 czerwona. Zagrane 2 zielone, odkryty 1 dżoker: jeszcze 1 zielona. Zagrane 2 dżokery, odkryty 1 dżoker: jeszcze 1 dżoker.
rule-X-5 = Wielkie Jeziora: za połączenie morskie długości 5 płaci się dwiema kartami dwóch statków i jedną jednego statku albo trzema kartami dwóch statków. Białe morskie długości 4: dwie karty dwóch statków; cztery jednego statku; dwie jednego i jedna dwóch statków.
rule-X-6 = Wielkie Jeziora: za port w Parry Sound płaci się dżokerem, żółtą kartą statku i dwiema żółtymi kartami wagonów, wszystkimi z symbolem.
rule-X-7 = Wielkie Jeziora: porty w Chicago i Montrealu; zrealizowane bilety Chicago-Timmins, Chicago-Montréal, Montréal-New York: 20 + 20.
rule-X-8 = Wielkie Jeziora: dwa statki wymienione na dwa wagoniki: -2 punkty, koniec tury.

## Refusals

refuse-C-SET-1 = W grze bierze udział od 2 do 5 graczy, nie { $players }.
refuse-C-SET-2 = Miejsce zaczynające musi być jednym z miejsc tej gry.
refuse-C-SET-3 = Pierwsza tura zaczyna się, gdy wszyscy wybiorą.
refuse-C-TURN-1 = Jedna akcja na turę, nie więcej.
refuse-C-TURN-2 = Pasować wolno tylko wtedy, gdy nie da się zrobić nic innego.
refuse-C-ACT-1 = { $seat }: teraz nie ty o tym decydujesz.
refuse-C-ACT-2 = Zaczęto coś innego i najpierw trzeba to skończyć.
refuse-C-ACT-3 = Możesz zagrać tylko karty z ręki i zachować tylko zaproponowane bilety.
    .card = Nie masz tylu takich kart: { $card }.
    .ticket = Biletu { $ticket } nie ma wśród zaproponowanych albo podano go dwa razy.
refuse-C-DRAW-1 = Możesz skończyć tylko po pierwszej karcie i tylko tam, gdzie druga jest dobrowolna.
    .card = Tej karty nie ma wśród odkrytych: { $card }.
refuse-C-DRAW-2 = Tutaj jest tylko jedna talia: odkryte karty uzupełnia się z niej bez pytania.
refuse-C-DRAW-3 = Dżoker z odkrytych kart jest jedyną kartą w turze.
refuse-C-DRAW-4 = Odkryty dżoker nie może być drugą kartą.
refuse-C-DRAW-8 = W talii { $deck } nie ma już kart do dobrania w ciemno.
refuse-C-CLAIM-1 = Połączenie { $track } nie jest wolne: ktoś już je utworzył.
refuse-C-CLAIM-2 =
    { $colour_tag ->
        [gray] Połączenie { $track } wymaga { $length ->
            [one] { $length } karty dowolnego koloru albo dżokera.
            [few] { $length } kart jednego, dowolnego koloru; dżokery mogą zastąpić część lub wszystkie.
           *[many] { $length } kart jednego, dowolnego koloru; dżokery mogą zastąpić część lub wszystkie.
        }
       *[other] Połączenie { $track } wymaga { $length ->
            [one] { $length } karty w tym kolorze albo dżokera: { $colour }.
            [few] { $length } kart w tym kolorze: { $colour }; dżokery mogą zastąpić część lub wszystkie.
           *[many] { $length } kart w tym kolorze: { $colour }; dżokery mogą zastąpić część lub wszystkie.
        }
    }
refuse-C-CLAIM-4 =
    Połączenie { $track } wymaga { $needed ->
        [one] { $needed } elementu
        [few] { $needed } elementów
       *[many] { $needed } elementów
    }, a masz { $left }.
refuse-C-CLAIM-6 = Masz połączenie obok { $track }, a nikt nie może mieć obu nitek podwójnego połączenia.
refuse-C-CLAIM-7 = Połączenie { $track } jest zamknięte: sąsiednia nitka jest zajęta, a przy tak małej liczbie graczy używa się tylko jednej z dwóch.
refuse-C-TIX-1 = Nie ma już biletów do dobrania.
refuse-C-TIX-2 =
    Zachowaj co najmniej { $keep ->
        [one] { $keep } bilet
        [few] { $keep } bilety
       *[many] { $keep } biletów
    }, nie { $kept }.
refuse-C-END-2 = Gra jest skończona.
refuse-N-2 = { refuse-C-TIX-2 }
refuse-N-3 = W tej grze nie ma takiej akcji.
refuse-E-SET-2 = { refuse-C-TIX-2 }
refuse-E-ACT-1 = { refuse-N-3 }
refuse-E-DBL-1 = { refuse-C-CLAIM-6 }
refuse-E-FER-1 = Prom { $track } wymaga więcej dżokerów: co najmniej jednego za każdy symbol lokomotywy.
refuse-E-TUN-2 =
    Tunel wymaga dopłaty: dokładnie { $extra ->
        [one] { $extra } karta
        [few] { $extra } karty
       *[many] { $extra } kart
    } w zagranym kolorze; dżokery mogą zastąpić dowolne.
refuse-E-TUN-3 =
    Zagrano same dżokery, więc dopłata za tunel to dokładnie { $extra ->
        [one] { $extra } dżoker
        [few] { $extra } dżokery
       *[many] { $extra } dżokerów
    }.
refuse-E-TUN-4 = Nie ma tunelu, z którego można by zrezygnować.
refuse-E-STA-1 = Nie możesz wybudować dworca w mieście { $city }: już tam jest dworzec albo nie masz żadnego w zasobach.
refuse-E-STA-2 =
    Twój dworzec w mieście { $city } kosztuje { $cards ->
        [one] { $cards } kartę.
        [few] { $cards } karty jednego koloru; dżokery mogą zastąpić dowolne.
       *[many] { $cards } kart jednego koloru; dżokery mogą zastąpić dowolne.
    }
refuse-G-SET-4 = { refuse-C-TIX-2 }
refuse-G-SET-5 = Elementów ma być razem { $total }, w tym wagoników najwyżej { $trains }, a statków najwyżej { $ships }.
refuse-G-ACT-1 = { refuse-N-3 }
refuse-G-DRAW-1 =
    { $deck_tag ->
        [train] W talii wagonów nie ma już karty, by uzupełnić odkryte.
        [ship] W talii statków nie ma już karty, by uzupełnić odkryte.
       *[other] Powiedz, z której talii uzupełnić odkryte karty.
    }
refuse-G-CLAIM-1 = Te karty nie pasują do połączenia { $track }: kolejowe wymagają kart wagonów, morskie kart statków, a dżokery pasują do obu.
refuse-G-CLAIM-2 =
    Karty muszą dokładnie pokryć { $length ->
        [one] jedyne pole
        [few] { $length } pola
       *[many] { $length } pól
    } połączenia { $track }; tylko zapłata samymi kartami dwóch statków może mieć jedno pole nadmiaru.
refuse-G-HAR-1 = Nie możesz wybudować portu w mieście { $city }: potrzebne jest miasto portowe bez portu, twoje połączenie, które się tam kończy, i port w zasobach.
refuse-G-HAR-2 = Port kosztuje dwie karty wagonów i dwie karty statków jednego koloru, wszystkie z symbolem portu; dżokery mogą zastąpić dowolne.
refuse-G-EXC-1 = Nie ma takich elementów do wzięcia: { $take }.
    .most =
        { $most ->
            [0] W twoim pudełku albo w zasobach nie ma już nic na tę wymianę.
            [one] W ten sposób możesz wymienić { $most } element, nie { $count }.
            [few] W ten sposób możesz wymienić od 1 do { $most } elementów, nie { $count }.
           *[many] W ten sposób możesz wymienić od 1 do { $most } elementów, nie { $count }.
        }
refuse-W-SET-1 = { refuse-G-SET-5 }
refuse-W-SET-2 = { refuse-C-TIX-2 }
refuse-W-PAIR-1 =
    { $length ->
        [one] Połączenie { $track } wymaga { $cards } kart wagonów jednego koloru: pary na jedyne pole. Dżokery mogą zastąpić dowolną kartę.
        [few] Połączenie { $track } wymaga { $cards } kart wagonów: na każde z { $length } pól pary jednego koloru. Pary mogą różnić się kolorem; dżokery mogą zastąpić dowolną kartę.
       *[many] Połączenie { $track } wymaga { $cards } kart wagonów: na każde z { $length } pól pary jednego koloru. Pary mogą różnić się kolorem; dżokery mogą zastąpić dowolną kartę.
    }

## Asks

ask-ChooseTickets =
    { $seat }: zachowaj co najmniej { $keep ->
        [one] { $keep } bilet
        [few] { $keep } bilety
       *[many] { $keep } biletów
    } z tych: { $offered }.
ask-ChooseStock = { $seat }: wybierz elementy, razem { $total }, w tym wagoników od { $least_trains } do { $most_trains }, reszta to statki.
ask-Waiting = { $seat } jeszcze wybiera.
ask-TakeTurn = { $seat }: twoja tura. Wykonaj jedną akcję.
ask-SecondCard =
    { $may_stop ->
        [true] { $seat }: weź drugą kartę albo skończ.
       *[false] { $seat }: weź drugą kartę.
    }
ask-KeepSome =
    { $offered_count ->
        [0] { $seat } wybiera z { $count ->
            [one] { $count } biletu
            [few] { $count } biletów
           *[many] { $count } biletów
        }.
       *[other] { $seat }: zachowaj co najmniej { $keep } z tych biletów: { $offered }.
    }
ask-PayExtra =
    { $seat }: za { $track } trzeba dopłacić { $extra ->
        [one] { $extra } kartę
        [few] { $extra } karty
       *[many] { $extra } kart
    } (zagrane: { $laid }; odkryte: { $turned_up }). Dopłać albo zrezygnuj.

## Events

event-CardsDealt =
    { $seat } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .known = { $seat } dostaje karty: { $cards }.
event-DisplayDealt = Odkryte karty: { $cards }.
event-TicketsOffered =
    { $seat } dostaje do wyboru { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }.
    .known =
        { $seat } dostaje do wyboru { $count ->
            [one] { $count } bilet
            [few] { $count } bilety
           *[many] { $count } biletów
        }: { $tickets }.
event-StartTicketsChosen = { $seat }: bilety wybrane.
    .known = { $seat } zachowuje { $kept }.
event-StartPiecesChosen = { $seat }: elementy wybrane.
    .known = { $seat } wybiera elementy: { $pieces }.
event-SetupEnded = Wszyscy wybrali. Zachowane bilety, miejsce po miejscu: { $kept }. Elementy: { $pieces }. Zaczyna { $start }.
event-TurnBegan = Tura: { $seat }.
event-CardTaken = { $seat } bierze odkrytą kartę: { $card }.
event-CardDrawn = { $seat } dobiera kartę w ciemno (talia { $deck }).
    .known = { $seat } dobiera kartę w ciemno (talia { $deck }): { $card }.
event-DrawingStopped = { $seat } nie bierze drugiej karty.
event-DisplayFilled = Nowa odkryta karta: { $card }.
event-DisplayFlushed = Za dużo odkrytych dżokerów: wszystkie odkryte karty zostają odrzucone.
event-DeckReshuffled =
    Z odrzuconych kart powstaje nowa talia { $deck }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-TicketsKept =
    { $seat } zachowuje { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }, a oddaje { $returned_count }.
    .known = { $seat } zachowuje { $kept }, a oddaje { $returned }.
event-TrackClaimed =
    { $seat } tworzy połączenie { $track } ({ $spend }) i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-TunnelTurnedUp =
    { $seat } zagrywa karty za tunel { $track } ({ $laid }); odkryte karty: { $cards }. { $extra ->
        [0] Bez dopłaty.
        [one] Dopłata: { $extra } karta.
        [few] Dopłata: { $extra } karty.
       *[many] Dopłata: { $extra } kart.
    }
event-TunnelDeclined = { $seat } rezygnuje z tunelu { $track } i zabiera swoje karty ({ $returned }).
event-StationBuilt = { $seat } buduje dworzec w mieście { $city } ({ $spend }).
event-HarbourBuilt = { $seat } buduje port w mieście { $city } ({ $spend }).
event-PiecesExchanged =
    { $seat } wymienia { $count } { $gave } na { $count } { $took } i traci { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }.
event-Passed = { $seat } pasuje: nic nie dało się zrobić.
event-LastTurnsBegan =
    { $seat } ma już bardzo mało elementów: zaczynają się ostatnie tury. Dla każdego jeszcze { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }.
event-GameEnded =
    { $reason ->
        [passes] Koniec gry: nikt nie mógł już nic zrobić.
        [stall] Koniec gry: przez wiele rund nikt nie wziął karty, nie utworzył połączenia, nie dobrał biletów ani nic nie zbudował.
       *[last_turns] Koniec gry.
    } Wyniki, miejsce po miejscu: { $totals }. { $winners_count ->
        [one] Wygrywa { $winners }.
        [few] Wspólne zwycięstwo: { $winners }.
       *[many] Wspólne zwycięstwo: { $winners }.
    }
event-Undone = { $seat } cofa ruch: gra wraca do stanu sprzed wpisu { $entry }.

## Actions

action-TakeCard = weź odkrytą kartę
action-DrawBlind = dobierz kartę w ciemno
action-DrawTickets = dobierz bilety
action-KeepTickets = zachowaj bilety
action-ClaimTrack = utwórz połączenie
action-PayTunnel = dopłać za tunel
action-DeclineTunnel = zrezygnuj z tunelu
action-StopDrawing = skończ po jednej karcie
action-BuildStation = wybuduj dworzec
action-BuildHarbour = wybuduj port
action-ChoosePieces = wybierz wagoniki i statki
action-ExchangePieces = wymień elementy
action-Pass = pasuj

## The words of the table

seat = Miejsce { $number }
nothing = nic
empty = (puste)
counted-card = { $count } × { $what }
counted-piece = { $count } { $what }

deck-train = wagonów
deck-ship = statków
piece-train =
    { $count ->
        [one] wagonik
        [few] wagoniki
       *[many] wagoników
    }
piece-ship =
    { $count ->
        [one] statek
        [few] statki
       *[many] statków
    }

phase-setup = Przygotowanie gry
phase-play = Gra trwa
phase-last_turns = Ostatnie tury
phase-over = Koniec gry
result-rerolls =
    { $count ->
        [one] Losowe dobrania cofnięto { $count } raz.
        [few] Losowe dobrania cofnięto { $count } razy.
       *[many] Losowe dobrania cofnięto { $count } razy.
    }

score-routes = Połączenia
score-tickets = Bilety
score-completed = Zrealizowane bilety
score-stations = Niewybudowane dworce
score-harbours = Porty
score-longest = Najdłuższa trasa
score-longest_length = Długość najdłuższej trasy
score-exchange = Wymiany
score-total = Razem

outcome-in_order = po kolei
outcome-connected = połączona
outcome-missed = niezrealizowana
progress-run = Ciąg: { $way }.
progress-run-so-far = Dotąd po kolei: { $way }.
progress-apart = Jeszcze niepołączone z pierwszym miastem: { $cities }.
track-pair = parami
track-wrap = przez brzeg planszy

colour-purple = fioletowy
colour-blue = niebieski
colour-orange = pomarańczowy
colour-white = biały
colour-green = zielony
colour-yellow = żółty
colour-black = czarny
colour-red = czerwony
colour-gray = szary
colour-wild = dżoker

## Kinds of tracks, which tell two tracks between the same cities apart

kind-train = kolej
kind-ship = statki
kind-ferry = prom
kind-tunnel = tunel

## Cards: „karta” is feminine, „wagon” and „statek” are masculine

card-wild = dżoker
card-purple = fioletowa
card-purple_train = fioletowy wagon
card-purple_train_harbour = fioletowy wagon z symbolem portu
card-purple_ship = fioletowy statek
card-purple_double_ship = dwa fioletowe statki
card-blue = niebieska
card-blue_train = niebieski wagon
card-blue_train_harbour = niebieski wagon z symbolem portu
card-blue_ship = niebieski statek
card-blue_double_ship = dwa niebieskie statki
card-orange = pomarańczowa
card-orange_train = pomarańczowy wagon
card-orange_train_harbour = pomarańczowy wagon z symbolem portu
card-orange_ship = pomarańczowy statek
card-orange_double_ship = dwa pomarańczowe statki
card-white = biała
card-white_train = biały wagon
card-white_train_harbour = biały wagon z symbolem portu
card-white_ship = biały statek
card-white_double_ship = dwa białe statki
card-green = zielona
card-green_train = zielony wagon
card-green_train_harbour = zielony wagon z symbolem portu
card-green_ship = zielony statek
card-green_double_ship = dwa zielone statki
card-yellow = żółta
card-yellow_train = żółty wagon
card-yellow_train_harbour = żółty wagon z symbolem portu
card-yellow_ship = żółty statek
card-yellow_double_ship = dwa żółte statki
card-black = czarna
card-black_train = czarny wagon
card-black_train_harbour = czarny wagon z symbolem portu
card-black_ship = czarny statek
card-black_double_ship = dwa czarne statki
card-red = czerwona
card-red_train = czerwony wagon
card-red_train_harbour = czerwony wagon z symbolem portu
card-red_ship = czerwony statek
card-red_double_ship = dwa czerwone statki
