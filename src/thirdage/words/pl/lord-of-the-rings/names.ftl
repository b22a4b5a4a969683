### Nazwy miejsc, hobbitów, elementów gry i wydarzeń

## Kto gra

side-fellowship = Drużyna
side-first = Pierwszy gracz
side-second = Drugi gracz
side-third = Trzeci gracz
side-fourth = Czwarty gracz
side-fifth = Piąty gracz

## Miejsca

region-bag-end = Bag End
region-rivendell = Rivendell
region-moria = Moria
region-lothlorien = Lothlórien
region-helms-deep = Helmowy Jar
region-shelobs-lair = Jaskinia Szeloby
region-mordor = Mordor

## Hobbici i ich zdolności

character-frodo = Frodo
character-sam = Sam
character-pippin = Pippin
character-merry = Merry
character-fatty = Grubasek
about-frodo =
    { $together ->
       *[no] Gdy Frodo jest aktywnym hobbitem, każda biała karta Hobbitów może zastąpić gwiazdę.
        [yes] Białe karty Hobbitów Froda mogą zastąpić gwiazdy.
    }
about-sam =
    { $together ->
       *[no] Gdy Sam jest aktywnym hobbitem, każdy rzut kością przesuwa Jedyny Pierścień najwyżej o 1 pole albo każe odrzucić najwyżej 1 kartę.
        [yes] Każdy rzut kością przesuwa Sama najwyżej o 1 pole ku ciemności albo każe mu odrzucić najwyżej 1 kartę.
    }
about-pippin =
    { $together ->
       *[no] Gdy Pippin jest aktywnym hobbitem, wolno zagrać dwie karty dowolnych kolorów.
        [yes] Pippin może zagrać dwie karty dowolnych kolorów.
    }
about-merry =
    { $together ->
       *[no] Gdy Merry jako aktywny hobbit otrzymuje 1 lub 2 tarcze, możesz wymienić je na 1 dziki żeton Życia.
        [yes] Na koniec scenariusza Merry potrzebuje tylko dwóch różnych żetonów Życia.
    }
about-fatty =
    { $together ->
       *[no] Po każdym scenariuszu dobierz 2 karty Hobbitów, jeśli Grubasek jest w Drużynie. Nie może zostać wybrany na aktywnego hobbita; gdy jest sam, dobierz 1 kartę Hobbitów na koniec jego tury.
        [yes] Po każdym scenariuszu Grubasek dobiera 2 karty Hobbitów.
    }

## Aktywności i żetony Życia

word-fighting = Walka
word-travelling = Podróż
word-hiding = Ukrywanie się
word-friendship = Przyjaźń
word-joker = Gwiazda
word-ring = żeton Życia Pierścień
word-heart = żeton Życia Serce
word-sun = żeton Życia Słońce
word-wild = dziki żeton Życia
word-any-card = karta
word-any-token = żeton Życia
word-shield = tarcza
word-big-shield = duża tarcza
word-die = kość
word-heal = 1 pole ku światłu
word-shields = 8 tarcz i żeton Życia Pierścień
word-draw = dobranie 2 kart Hobbitów
word-line = przesunięcie znacznika:
word-card = zagranie karty:
word-gandalf = wezwanie Gandalfa:
word-give = oddanie Jedynemu Pierścieniowi:
word-active = aktywny hobbit:
word-white = biała
word-grey = szara
word-yellow = żółta

## Kość

face-one = jedno kółko
face-two = dwa kółka
face-three = trzy kółka
face-cards = dwie karty
face-eye = Oko
face-blank = pusta ścianka

## Kafelki Wydarzeń

tile-sundial = Zegar słoneczny
tile-three-cards = Zegar słoneczny z trzema kartami
tile-three-items = Zegar słoneczny z kartą, żetonem Życia i tarczą
tile-corruption = Pierścień z kółkiem
tile-sauron = Oko Saurona
tile-tile = zakryty kafelek

## Wydarzenia

word-speak-friend = Powiedz „przyjaciel” i wejdź
word-watcher = Czatownik w wodzie
word-stone = Kamień w studni
word-trapped = W pułapce?
word-orcs-attack = Orkowie atakują
word-fly-you-fools = Uciekajcie, głupcy!
word-wormtongue = Smoczy Język zdemaskowany
word-riders = Jeźdźcy Rohanu
word-gate = Orkowie atakują bramę
word-orthanc = Ogień Orthanku
word-storm = Orkowie szturmują
word-conquer = Orkowie zdobywają Helmowy Jar
word-gollum-appears = Gollum
word-faces = Twarze umarłych
word-pool = Zakazany staw
word-nazgul-search = Wódz Nazgûli szuka Pierścienia
word-shelob-appears = Pojawia się Szeloba
word-shelob-attacks = Szeloba atakuje
word-sam-saves-frodo = Sam ratuje Froda
word-nazgul-attacks = Wódz Nazgûli atakuje
word-pelennor = Bitwa na polach Pelennoru
word-mouth = Rzecznik Saurona
word-dark-forces = Otoczeni przez siły ciemności
word-ring-is-mine = Pierścień jest mój!

## Co robią wydarzenia

box-speak-friend =
    { $together ->
       *[no] Odrzuć 1 symbol Przyjaźni i 1 gwiazdę; inaczej Sauron przesuwa się o 1.
        [yes] Grupa odrzuca 1 symbol Przyjaźni i 1 gwiazdę; inaczej Sauron przesuwa się o 1.
    }
box-watcher =
    { $together ->
       *[no] Za każdego hobbita: odrzuć 1 symbol Ukrywania się albo rzuć kością.
        [yes] Każdy gracz odrzuca 1 symbol Ukrywania się albo rzuca kością.
    }
box-stone =
    { $together ->
       *[no] Odkryj kartę Hobbitów. Odrzuć 2 takie symbole i weź Fajkę; inaczej Sauron przesuwa się o 1 i od razu następuje kolejne wydarzenie.
        [yes] Odkryj kartę Hobbitów. Aktywny gracz odrzuca 2 takie symbole i bierze Fajkę; inaczej Sauron przesuwa się o 1 i od razu następuje kolejne wydarzenie.
    }
box-trapped =
    { $together ->
       *[no] Jeśli tory Podróży i Ukrywania się nie są oba ukończone, Sauron przesuwa się o 2 i rzuca się kością.
        [yes] Jeśli tory Podróży i Ukrywania się nie są oba ukończone, Sauron przesuwa się o 2, a Powiernik rzuca kością.
    }
box-orcs-attack =
    { $together ->
       *[no] Odrzuć 5 symboli Walki; inaczej Sauron przesuwa się o 2.
        [yes] Grupa odrzuca 5 symboli Walki; inaczej Sauron przesuwa się o 2.
    }
box-fly-you-fools =
    { $together ->
       *[no] Jedyny Pierścień przesuwa się o 3 ku Sauronowi albo rzuca się kością za każdego hobbita.
        [yes] Jeden gracz przesuwa się o 3 ku ciemności; inaczej każdy gracz rzuca kością.
    }
box-wormtongue =
    { $together ->
       *[no] Odrzuć symbole Przyjaźni i Walki; inaczej niezdobyte karty tego scenariusza wypadają z gry.
        [yes] Jeden gracz odrzuca symbole Przyjaźni i Walki; inaczej niezdobyte karty tego scenariusza wypadają z gry.
    }
box-riders =
    { $together ->
       *[no] Jeśli tor Przyjaźni jest ukończony, weź Jeźdźców Rohanu. Inaczej Sauron przesuwa się o 1 i rzuca się kością.
        [yes] Jeśli tor Przyjaźni jest ukończony, aktywny gracz bierze Jeźdźców Rohanu. Inaczej Sauron przesuwa się o 1, a Powiernik rzuca kością.
    }
box-gate =
    { $together ->
       *[no] Jeśli pierwsza część toru Podróży jest ukończona, dobierz 1 kartę za każdego hobbita. Inaczej Sauron przesuwa się o 2.
        [yes] Jeśli pierwsza część toru Podróży jest ukończona, każdy gracz dobiera 1 kartę. Inaczej Sauron przesuwa się o 2.
    }
box-orthanc =
    { $together ->
       *[no] Odkryj kartę Hobbitów. Odrzuć 2 takie symbole; inaczej rzuć kością za każdego hobbita.
        [yes] Odkryj kartę Hobbitów. Aktywny gracz odrzuca 2 takie symbole; inaczej każdy gracz rzuca kością.
    }
box-storm =
    { $together ->
       *[no] Odrzuć żetony Życia: Serce, Słońce i Pierścień; inaczej Sauron przesuwa się o 2.
        [yes] Grupa odrzuca żetony Życia: Serce, Słońce i Pierścień; inaczej Sauron przesuwa się o 2.
    }
box-conquer =
    { $together ->
       *[no] Sauron przesuwa się o 2. Jeśli tor Podróży nie jest ukończony, rzuca się też dwa razy kością.
        [yes] Sauron przesuwa się o 2. Jeśli tor Podróży nie jest ukończony, Powiernik rzuca też dwa razy kością.
    }
box-gollum-appears =
    { $together ->
       *[no] Możesz odrzucić 7 tarcz, aby wziąć Golluma i dobrać 2 karty za każdego nieaktywnego hobbita.
        [yes] Grupa może odrzucić 7 tarcz: aktywny gracz bierze Golluma, każdy inny gracz dobiera 2 karty.
    }
box-faces =
    { $together ->
       *[no] Za każdego hobbita: odrzuć 1 gwiazdę albo 3 tarcze. Jeśli nie możesz, gra jest przegrana.
        [yes] Każdy gracz odrzuca 1 gwiazdę albo 3 tarcze. Kto nie może, odpada z gry.
    }
box-pool =
    { $together ->
       *[no] Odrzuć 5 tarcz i dobierz 1 kartę za każdego hobbita; inaczej Sauron przesuwa się o 2.
        [yes] Jeden gracz odrzuca 5 tarcz i każdy gracz dobiera 1 kartę; inaczej Sauron przesuwa się o 2.
    }
box-nazgul-search =
    { $together ->
       *[no] Odkryj kartę Hobbitów. Odrzuć 3 takie symbole, a Jedyny Pierścień cofnie się o 1; inaczej rzuć kością za każdego hobbita.
        [yes] Odkryj kartę Hobbitów. Powiernik odrzuca 3 takie symbole i cofa się o 1; inaczej każdy gracz rzuca kością.
    }
box-shelob-appears =
    { $together ->
       *[no] Rzuć dwa razy kością albo Sauron przesuwa się o 2.
        [yes] Aktywny gracz rzuca dwa razy kością albo Sauron przesuwa się o 2.
    }
box-shelob-attacks =
    { $together ->
       *[no] Odrzuć 7 symboli Walki; inaczej Sauron przesuwa się o 3.
        [yes] Grupa odrzuca 7 symboli Walki; inaczej Sauron przesuwa się o 3.
    }
box-sam-saves-frodo =
    { $together ->
       *[no] Za każdego hobbita możesz odrzucić 3 tarcze: dobierz 2 karty albo cofnij Pierścień o 1.
        [yes] Każdy gracz może odrzucić 3 tarcze: dobrać 2 karty albo cofnąć się o 1.
    }
box-nazgul-attacks =
    { $together ->
       *[no] Odrzuć Éowinę i dobierz 1 kartę za każdego hobbita; inaczej rzuć kością za każdego hobbita.
        [yes] Kto ma Éowinę, może ją odrzucić, a każdy gracz dobiera 1 kartę; inaczej każdy gracz rzuca kością.
    }
box-pelennor =
    { $together ->
       *[no] Za każdego hobbita: odrzuć 1 Serce albo rzuć kością i odrzuć 2 karty.
        [yes] Każdy gracz odrzuca 1 Serce albo rzuca kością i odrzuca 2 karty.
    }
box-mouth =
    { $together ->
       *[no] Za każdego hobbita: odrzuć 1 Słońce albo rzuć kością i odrzuć 2 karty.
        [yes] Każdy gracz odrzuca 1 Słońce albo rzuca kością i odrzuca 2 karty.
    }
box-dark-forces =
    { $together ->
       *[no] Odrzuć 7 kart; inaczej Sauron przesuwa się o 3.
        [yes] Grupa odrzuca 7 kart; inaczej Sauron przesuwa się o 3.
    }
box-ring-is-mine = Sauron zdobywa Pierścień: gra jest przegrana.
