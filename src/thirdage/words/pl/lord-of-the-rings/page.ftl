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
page-you-play = ty: { $player }
page-ask-others = zapytaj innych
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

-guide-pledge = Pytani jesteście po kolei; płaci się tylko, jeśli w końcu wystarczy.
-guide-volunteer = Kto płaci, płaci sam za wszystkich; jeśli odmówisz, pytani są inni.
page-guide-preparations = Rzut może kosztować do 3 pól ku ciemności albo 2 karty. Na początku gry cztery karty są warte tego ryzyka.
page-guide-give-card = Wszystkie trafiają do rąk, także twoich, jeśli chcesz. Wszyscy widzą, kto co dostaje; zapytaj, kto czego potrzebuje.
page-guide-give-to = Ostatnie słowo należy do ciebie, możesz ją zatrzymać. Karta pomoże najbardziej temu, kto wkrótce zagra.
page-guide-nazgul-appears =
    { $together ->
       *[no] Ukrywanie się przesuwa znacznik także w Morii: dwa symbole przeciw jednemu krokowi Saurona.
        [yes] { -guide-volunteer }
    }
page-guide-leave-out = Gwiazdy i karty z dwoma symbolami są najsilniejsze. Żółte karty pomagają raz.
page-guide-council =
    { $together ->
       *[no] Pozbądź się tego, czego masz za dużo.
        [yes] Idzie zakryta: znać ją będziecie tylko we dwoje. Podaj to, co tam bardziej pomoże, albo czego masz za dużo.
    }
page-guide-fellowship-forms = W Morii nie ma toru Przyjaźni, więc taką kartę warto wydać tutaj; gwiazda jest cenniejsza niż większość rzutów.
page-guide-recovery = Tarczami płaci się też Gandalfowi i za wydarzenia. Cofnij się, jeśli Sauron jest blisko; inaczej karty pomogą dłużej.
page-guide-galadriels-test = Rzut kosztuje zwykle jedno lub dwa pola, najwyżej trzy. Gwiazda przesuwa każdy znacznik i płaci za wszystko.
page-guide-first-active = Co potrafi każdy aktywny hobbit, napisano obok planszy.
page-guide-active = Żaden hobbit nie ma dwóch tur z rzędu. Wybierz tego, który teraz pomoże.
page-guide-next-tile = Kafelki odkrywa się, aż pojawi się aktywność. Zegary słoneczne przynoszą kolejne wydarzenie.
page-guide-carry-out-tile = Ten kafelek działa teraz.
page-guide-avoid-three-cards = { -guide-pledge }
page-guide-avoid-three-items = { -guide-pledge }
page-guide-eye = Jeden z was może to wziąć za wszystkich. Najlepiej ten, kto jest najdalej od Saurona; jeśli nikt, Sauron zbliża się do wszystkich.
page-guide-action = Zagraj do dwóch kart, jedną białą i jedną szarą, albo dobierz dwie karty, albo ulecz 1. Dotknij podświetlonej karty, by zobaczyć, dokąd prowadzi; dotknij jej znowu albo toru, by ją zagrać.
page-guide-first-card = Każdy symbol przesuwa znacznik o jedno pole; co tam leży, jest twoje.
page-guide-second-card = Druga karta musi być innego koloru; tylko Pippin może zagrać dowolne dwie.
page-guide-line = Podświetlono tory, na których znacznik może się ruszyć. Koniec głównego, tego z liczbami, kończy scenariusz.
page-guide-wild-token = Dziki żeton zastępuje dowolny rodzaj, którego zabraknie na końcu scenariusza albo w wydarzeniu.
page-guide-floor = Decyduje ktoś inny; przedtem możesz zagrać żółtą kartę, wezwać Gandalfa albo użyć Pierścienia, jeśli go niesiesz. Zwykle: nic.
page-guide-who-heals = Kto spotka Saurona, odpada z gry, a z Powiernikiem Pierścienia przepada wszystko.
page-guide-who-draws = Karty najbardziej przydadzą się temu, kto ma ich mało i wkrótce zagra.
page-guide-who-looks = Tylko ten gracz widzi kafelki i układa je; może o nich opowiedzieć innym.
page-guide-who-passes = On wybiera kartę i tego, kto ją dostanie; inni jej nie widzą.
page-guide-passes-to = Tylko wy dwoje będziecie wiedzieć, jaka to karta. Możesz też wszystko zatrzymać.
page-guide-passes = Daj to, co tam pomoże bardziej niż tu.
page-guide-foresight-order = Kafelki odkrywa się, aż pojawi się aktywność; te za nią przyjdą w następnej turze.
page-guide-ring-price = Oddany hobbit opuszcza grę, chyba że kość pokaże pustą ściankę.
page-guide-pay = Dotknij kart, które odrzucasz. Gwiazdy zastępują każdą aktywność.
page-guide-discard = Karty trafiają na stos; wybierz te, które tu najmniej pomagają.
page-guide-token = Na końcu scenariusza potrzeba po jednym każdego rodzaju: oddaj to, co masz podwójnie.
page-guide-before-discard =
    { $together ->
       *[no] Zbyt mało kart to przegrana gra: jeśli możesz, najpierw dobierz, Lembasami albo u Gandalfa.
        [yes] Kto ma za mało kart, odpada z gry: jeśli możesz, najpierw dobierz, Lembasami albo u Gandalfa.
    }
page-guide-roll = Kółka psują, Oko przesuwa Saurona, dwie karty się odrzuca, pusta ścianka nie szkodzi.
page-guide-rolled = Ostatnia chwila: Mithril unieważnia rzut, a Uzdrawianie Gandalfa działa przed skutkiem.
page-guide-life-tokens =
    { $together ->
       *[no] Potrzeba po jednym każdego rodzaju na każdego hobbita. Potem wszystkie żetony wracają.
        [yes] Athelas pozwala raz pominąć wszystkie braki. Potem wszystkie żetony wracają.
    }
page-guide-attempt =
    { $together ->
       *[no] Każdy hobbit musi raz rzucić, a Pierścień nie może dojść do Saurona.
        [yes] Jeśli nie dojdziesz do Saurona, Pierścień jest zniszczony; inaczej próbuje następny gracz.
    }
page-guide-event = Magia Gandalfa, za pięć tarcz, by je unieważniła.
page-guide-speak-friend =
    { $together ->
       *[no] W Morii nie ma toru Przyjaźni; ceną jest gwiazda. Porównaj ją z jednym krokiem Saurona.
        [yes] { -guide-pledge }
    }
page-guide-watcher = Rzut kosztuje zwykle jedno lub dwa pola; Ukrywanie się przesunęłoby tu swój znacznik.
page-guide-stone = Odmowa jest droga: Sauron się rusza i od razu następuje kolejne wydarzenie.
page-guide-orcs-attack =
    { $together ->
       *[no] Walka to główny tor Morii: pięć symboli przeciw dwóm krokom Saurona.
        [yes] { -guide-pledge }
    }
page-guide-fly-you-fools =
    { $together ->
       *[no] Trzy pola są pewne; wielu hobbitów może razem wyrzucić więcej.
        [yes] Jeden z was może to wziąć za wszystkich, jeśli nie dojdzie do Saurona. Jeśli nikt, rzucają wszyscy.
    }
page-guide-wormtongue =
    { $together ->
       *[no] Stawką są karty specjalne leżące jeszcze na tej planszy: policz, ile z nich jest w zasięgu.
        [yes] Stawką są karty specjalne leżące jeszcze na tej planszy. Kto płaci, płaci sam; jeśli odmówisz, pytani są po kolei inni.
    }
page-guide-orthanc = Decydujesz za wszystkich: dwa symbole to mniej niż rzut za każdego, chyba że bardzo ich potrzebujesz.
page-guide-storm =
    { $together ->
       *[no] Żetony przydadzą się też na końcu scenariusza. Dwa kroki Saurona zostaną na zawsze.
        [yes] Każdy po kolei mówi, co daje; płaci się tylko, gdy zbiorą się wszystkie trzy. Kto ma coś podwójnie, odda łatwo.
    }
page-guide-gollum-appears =
    { $together ->
       *[no] Jeśli nie zapłacisz, nic się nie stanie. Gollum to trzy gwiazdy, ale kto go użyje, rzuca kością.
        [yes] Jeśli nie zapłacicie, nic się nie stanie. Każdy po kolei mówi, ile tarcz daje; płaci się tylko, gdy zbierze się siedem.
    }
page-guide-faces = Tu kość nie pomoże: jedno z dwojga trzeba zapłacić. Gwiazdy są cenniejsze w Mordorze.
page-guide-pool =
    { $together ->
       *[no] Pięć tarcz to także wezwanie Gandalfa; dwa kroki Saurona zostaną na zawsze.
        [yes] { -guide-volunteer }
    }
page-guide-nazgul-search =
    { $together ->
       *[no] Zapłata także cofa o 1 ku światłu. Inaczej rzuca się za każdego hobbita.
        [yes] Tylko Powiernik Pierścienia może zapłacić za wszystkich i cofa się o 1. Inaczej rzucają wszyscy.
    }
page-guide-shelob-appears =
    { $together ->
       *[no] Dwa rzuty mogą nie kosztować nic albo sześć pól; dwa kroki Saurona są pewne i zostają.
        [yes] Rzuty trafiają tylko ciebie i mogą nie kosztować nic; dwa kroki Saurona trafiają wszystkich. Kto jest od niego daleko, rzuca.
    }
page-guide-shelob-attacks =
    { $together ->
       *[no] W Mordorze do celu prowadzi tylko Podróż: symbole Walki warto wydać tutaj.
        [yes] { -guide-pledge }
    }
page-guide-sam-saves-frodo = Cofnij się, jeśli Sauron jest blisko; inaczej weź karty na ostatnią drogę.
page-guide-nazgul-attacks =
    { $together ->
       *[no] Dwie gwiazdy Éowiny to dwa pola Podróży; rzut za każdego hobbita kosztuje zwykle więcej, a za nią przychodzą karty.
        [yes] Kto ją ma, decyduje za wszystkich: bez niej rzucają wszyscy.
    }
page-guide-pelennor = Żaden scenariusz nie zapyta już o żetony Życia; rzut i dwie karty kosztują dużo więcej.
page-guide-mouth = Żaden scenariusz nie zapyta już o żetony Życia; rzut i dwie karty kosztują dużo więcej.
page-guide-dark-forces =
    { $together ->
       *[no] Koniec jest bliski: policz, ilu kroków ci brakuje i co kosztowałyby trzy kroki Saurona.
        [yes] { -guide-pledge }
    }
