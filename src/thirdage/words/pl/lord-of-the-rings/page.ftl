### Teksty strony dla tej gry

## Plansze

page-board = Plansza
page-main-board = Plansza główna
page-journey = Podróż
page-line = { $line }: pole { $here } z { $last }; następne: { $next }
page-line-complete = ukończony
page-corruption-line = Tor zepsucia: Jedyny Pierścień na { $ring }, Sauron na { $sauron }, odległość { $apart }
page-events = Wydarzenia
page-revealed = Odkryto: { $card }
page-place-bag-end = Dobierane są karty na drogę. Kto się dobrze przygotuje, bierze więcej, ale ryzykuje.
page-place-rivendell = Przyjaciele i dary dołączają do Drużyny; potem powstaje ona, hobbit po hobbicie.
page-place-lothlorien = Odpoczynek pod złotymi liśćmi, a Galadriela wystawia na próbę każdego hobbita.

## Obok plansz

page-company = Drużyna, tarcze i kafelki
page-hobbits = Hobbici
page-hobbit-active = aktywny
page-hobbit-gone = oddany Pierścieniowi
page-hobbit-banned = nie może tu być aktywny
page-hobbit-tried = już próbował
page-short-frodo = białe karty to gwiazdy
page-short-sam = rzut kosztuje najwyżej 1
page-short-pippin = dwie karty dowolnych kolorów
page-short-merry = tarcze za dziki żeton
page-short-fatty = 2 karty po scenariuszu
page-stores = Tarcze i żetony Życia
page-tokens-missing =
    { $count ->
        [0] Nie brakuje żadnego żetonu Życia.
        [one] Brakuje jednego żetonu Życia: zepsucie 1 na końcu.
        [few] Brakuje { $count } żetonów Życia: zepsucie { $count } na końcu.
       *[other] Brakuje { $count } żetonów Życia: zepsucie { $count } na końcu.
    }
page-tiles-left = Pozostałe kafelki Wydarzeń: { $count }
page-tiles-next = Następne:
page-piles = Stosy
page-tab-company = Hobbici
page-tab-tiles = Kafelki
page-hand-watched = Ręka

## Działanie

page-besides = albo najpierw:
page-do-this = Zrób to
page-can-choose = można teraz wybrać
page-ring-about = Jedyny Pierścień przesuwa się o 1 ku ciemności. Potem oddaj hobbita, który nie jest aktywny, albo 8 tarcz i żeton Życia Pierścień, i rzuć: od jednego do trzech kółek przesuwa o tyle pól znacznik, bez tego, co leży po drodze; Oko przesuwa Saurona, przy dwóch kartach odrzucasz dwie karty, i w obu wypadkach rzucasz znowu; pusta ścianka: próba się nie udaje.
page-ring-fatal = Jedyny Pierścień spotkałby Saurona: gra byłaby przegrana.
page-line-way = { $line }: { $from } → { $to }
page-chance-activity = Szansa na kafelek aktywności: { $chance }.
page-more-options = Gdzie zasady można czytać dwojako

## Kilku graczy

page-players = Gracze
page-player-bearer = Powiernik Pierścienia
page-player-asked = ma odpowiedzieć
page-player-floor = ma głos
page-player-out = poza grą
page-player-corruption = Zepsucie
page-player-cards = Karty
page-player-known = Karty, o których wiesz, że tam są: { $cards }
page-group-pays = Grupa płaci:
page-player-pays = Płaci { $player }:
page-lanes-sauron = Tor zepsucia: Sauron na { $sauron }.
page-lane =
    { $bearer ->
        [yes] { $hobbit }, Powiernik Pierścienia, na { $space }, odległość { $apart }.
       *[no] { $hobbit } na { $space }, odległość { $apart }.
    }
page-lane-out = { $hobbit } jest poza grą.
page-ring-about-together = Powiernik Pierścienia, raz w każdym scenariuszu: rzuca kością i ponosi jej skutek. Potem znacznik przesuwa się o 4 pola, o jedno mniej za każdy symbol na kości; tego, co leży po drodze, się nie bierze.

## Koniec

page-ended-by-ring-destroyed = Jedyny Pierścień trafił do ognia.
page-ended-by-met-sauron = Sauron zabrał Jedyny Pierścień.
page-ended-by-cannot-pay = Nie dało się zapłacić tego, czego żądano.
page-ended-by-sixth-event = Sauron był szybszy.
page-ended-by-concession = Gra została poddana.
page-chart-line = Jedyny Pierścień i Sauron na torze zepsucia, tura po turze
page-chart-ring = Jedyny Pierścień
page-chart-sauron = Sauron
page-again = Jeszcze raz

## Przewodnik na pierwszą grę

page-guide-preparations = Rzut może kosztować do 3 zepsucia albo 2 karty. Na początku gry cztery karty są warte tego ryzyka.
page-guide-leave-out = Gwiazdy i karty z dwoma symbolami są najsilniejsze. Żółte karty pomagają raz.
page-guide-council = Pozbądź się tego, czego masz za dużo.
page-guide-first-active = Co potrafi każdy aktywny hobbit, napisano obok planszy.
page-guide-active = Żaden hobbit nie ma dwóch tur z rzędu. Wybierz tego, który teraz pomoże.
page-guide-next-tile = Kafelki odkrywa się, aż pojawi się aktywność. Zegary słoneczne przynoszą kolejne wydarzenie.
page-guide-carry-out-tile = Ten kafelek działa teraz.
page-guide-action = Zagraj do dwóch kart, jedną białą i jedną szarą, albo dobierz dwie karty, albo ulecz 1. Dotknij podświetlonej karty, by zobaczyć, dokąd prowadzi; dotknij jej znowu albo toru, by ją zagrać.
page-guide-first-card = Każdy symbol przesuwa znacznik o jedno pole; co tam leży, jest twoje.
page-guide-second-card = Druga karta musi być innego koloru.
page-guide-line = Podświetlono tory, na których znacznik może się ruszyć. Koniec głównego, tego z liczbami, kończy scenariusz.
page-guide-pay = Dotknij kart, które odrzucasz. Gwiazdy zastępują każdą aktywność.
page-guide-discard = Karty trafiają na stos; wybierz te, które tu najmniej pomagają.
page-guide-roll = Kółka psują, Oko przesuwa Saurona, dwie karty się odrzuca, pusta ścianka nie szkodzi.
page-guide-life-tokens = Potrzeba po jednym każdego rodzaju na każdego hobbita. Potem wszystkie żetony wracają.
page-guide-ring-price = Oddany hobbit opuszcza grę, chyba że kość pokaże pustą ściankę.
page-guide-attempt = Każdy hobbit musi raz rzucić, a Pierścień nie może dojść do Saurona.
