### Nazwy miejsc, hobbitów, elementów gry i wydarzeń

## Kto gra

side-fellowship = Drużyna

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
about-frodo = Gdy Frodo jest aktywnym hobbitem, każda biała karta Hobbitów może zastąpić gwiazdę.
about-sam = Gdy Sam jest aktywnym hobbitem, każdy rzut kością przesuwa Jedyny Pierścień najwyżej o 1 pole albo każe odrzucić najwyżej 1 kartę.
about-pippin = Gdy Pippin jest aktywnym hobbitem, wolno zagrać dwie karty dowolnych kolorów.
about-merry = Gdy Merry jako aktywny hobbit otrzymuje 1 lub 2 tarcze, możesz wymienić je na 1 dziki żeton Życia.
about-fatty = Po każdym scenariuszu dobierz 2 karty Hobbitów, jeśli Grubasek jest w Drużynie. Nie może zostać wybrany na aktywnego hobbita; gdy jest sam, dobierz 1 kartę Hobbitów na koniec jego tury.

## Aktywności i żetony Życia

word-fighting = Walka
word-travelling = Podróż
word-hiding = Ukrywanie się
word-friendship = Przyjaźń
word-joker = Gwiazda
word-ring = żeton Życia: Pierścień
word-heart = żeton Życia: Serce
word-sun = żeton Życia: Słońce
word-wild = dziki żeton Życia
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

box-speak-friend = Odrzuć 1 Przyjaźń i 1 gwiazdę; inaczej Sauron przesuwa się o 1.
box-watcher = Za każdego hobbita: odrzuć 1 Ukrywanie się albo rzuć kością.
box-stone = Odkryj kartę Hobbitów. Odrzuć 2 takie symbole i weź Fajkę; inaczej Sauron przesuwa się o 1 i od razu następuje kolejne wydarzenie.
box-trapped = Jeśli tory Podróży i Ukrywania się nie są oba ukończone, Sauron przesuwa się o 2 i rzuca się kością.
box-orcs-attack = Odrzuć 5 symboli Walki; inaczej Sauron przesuwa się o 2.
box-fly-you-fools = Jedyny Pierścień przesuwa się o 3 ku Sauronowi albo rzuca się kością za każdego hobbita.
box-wormtongue = Odrzuć 1 Przyjaźń i 1 Walkę; inaczej niezdobyte karty tego scenariusza wypadają z gry.
box-riders = Jeśli tor Przyjaźni jest ukończony, weź Jeźdźców Rohanu. Inaczej Sauron przesuwa się o 1 i rzuca się kością.
box-gate = Jeśli pierwsza część toru Podróży jest ukończona, dobierz 1 kartę za każdego hobbita. Inaczej Sauron przesuwa się o 2.
box-orthanc = Odkryj kartę Hobbitów. Odrzuć 2 takie symbole; inaczej rzuć kością za każdego hobbita.
box-storm = Odrzuć żetony Życia: Serce, Słońce i Pierścień; inaczej Sauron przesuwa się o 2.
box-conquer = Sauron przesuwa się o 2. Jeśli tor Podróży nie jest ukończony, rzuca się też dwa razy kością.
box-gollum-appears = Możesz odrzucić 7 tarcz, aby wziąć Golluma i dobrać 2 karty za każdego nieaktywnego hobbita.
box-faces = Za każdego hobbita: odrzuć 1 gwiazdę albo 3 tarcze. Kto nie może, przegrywa.
box-pool = Odrzuć 5 tarcz i dobierz 1 kartę za każdego hobbita; inaczej Sauron przesuwa się o 2.
box-nazgul-search = Odkryj kartę Hobbitów. Odrzuć 3 takie symbole, a Jedyny Pierścień cofnie się o 1; inaczej rzuć kością za każdego hobbita.
box-shelob-appears = Rzuć dwa razy kością albo Sauron przesuwa się o 2.
box-shelob-attacks = Odrzuć 7 symboli Walki; inaczej Sauron przesuwa się o 3.
box-sam-saves-frodo = Za każdego hobbita możesz odrzucić 3 tarcze: dobierz 2 karty albo cofnij Pierścień o 1.
box-nazgul-attacks = Odrzuć Éowinę i dobierz 1 kartę za każdego hobbita; inaczej rzuć kością za każdego hobbita.
box-pelennor = Za każdego hobbita: odrzuć 1 Serce albo rzuć kością i odrzuć 2 karty.
box-mouth = Za każdego hobbita: odrzuć 1 Słońce albo rzuć kością i odrzuć 2 karty.
box-dark-forces = Odrzuć 7 kart; inaczej Sauron przesuwa się o 3.
box-ring-is-mine = Sauron zdobywa Pierścień: gra jest przegrana.
