### Karty: nazwy oraz skutki kart żółtych i kart Gandalfa

## Karty Hobbitów

card-white-fighting = Walka (biała)
card-white-travelling = Podróż (biała)
card-white-hiding = Ukrywanie się (biała)
card-white-friendship = Przyjaźń (biała)
card-white-joker = Gwiazda (biała)
card-grey-fighting = Walka (szara)
card-grey-travelling = Podróż (szara)
card-grey-hiding = Ukrywanie się (szara)
card-grey-friendship = Przyjaźń (szara)
card-card-back = karta

## Rivendell

card-aragorn = Aragorn
card-boromir = Boromir
card-gimli = Gimli
card-legolas = Legolas
card-gandalf = Gandalf
card-anduril = Andúril
card-glamdring = Glamdring
card-sting = Żądło
card-athelas = Athelas
    .effect =
        { $together ->
           *[no] Na koniec scenariusza: przy sprawdzaniu brakujących żetonów Życia Drużyna liczy się, jakby miała o jednego hobbita mniej.
            [yes] Na koniec scenariusza: jeden gracz ignoruje swoje brakujące żetony Życia.
        }
card-miruvor = Miruvor
    .effect =
        { $together ->
           *[no] Odrzuć tyle kart, ilu hobbitów liczy teraz Drużyna, a potem dobierz tyle samo kart Hobbitów.
            [yes] Jeden gracz może podać innemu kartę ze swojej ręki.
        }
card-mithril = Mithril
    .effect =
        { $together ->
           *[no] Po rzucie kością, przed jego skutkiem: zignoruj go. Przy użyciu Jedynego Pierścienia anuluje Oko albo dwie karty.
            [yes] Po rzucie kością, przed jego skutkiem: jeden gracz go ignoruje.
        }
card-staff = Laska
    .effect = Zignoruj właśnie odkryty kafelek z Zegarem słonecznym i trzema przedmiotami: nic się nie płaci i wydarzenie nie następuje.

## Lothlórien

card-arwen = Arwena
card-galadriel = Galadriela
card-box-of-earth = Szkatułka ziemi
card-elven-cloak = Elficki Płaszcz
card-elven-rope = Elficka Lina
card-boat = Łódź
card-bow = Łuk
card-brooch = Brosza
card-belt = Pas
    .effect =
        { $together ->
           *[no] Przed rzutem kością: nie rzucaj. Nie działa na Górze Przeznaczenia ani przy użyciu Jedynego Pierścienia.
            [yes] Jeden gracz nie wykonuje rzutu kością. Nie działa na Górze Przeznaczenia.
        }
card-elessar = Elessar
    .effect =
        { $together ->
           *[no] Zagrywana od razu po otrzymaniu: Jedyny Pierścień przesuwa się o 1 pole ku światłu. Jeśli stoi na polu 0, karta zostaje odrzucona.
            [yes] Jeden gracz przesuwa się o 1 ku światłu.
        }
card-lembas = Lembasy
    .effect =
        { $together ->
           *[no] Dobieraj karty Hobbitów, aż będziesz mieć na ręce 6 kart.
            [yes] Jeden gracz dobiera karty Hobbitów, aż będzie mieć na ręce 6 kart.
        }
card-phial = Flakonik
    .effect =
        { $together ->
           *[no] W pierwszym kroku tury: nie odkrywaj kolejnych kafelków Wydarzeń; krok się kończy.
            [yes] Aktywny gracz nie odkrywa kolejnych kafelków Wydarzeń: przechodzi do akcji.
        }

## Scenariusze

card-book = Księga
card-pipe = Fajka
card-theoden = Théoden
card-shadowfax = Cienistogrzywy
card-eomer = Éomer
card-riders-of-rohan = Jeźdźcy Rohanu
card-faramir = Faramir
card-gollum = Gollum
    .effect = Trzy gwiazdy. Rzuć kością, zanim zadziałają, zarówno gdy zagrywasz kartę, jak i gdy odrzucasz ją za symbole.
card-army-of-the-dead = Armia Umarłych
card-ghan = Ghân
card-eowyn = Éowina

## Gandalf

card-foresight = Przewidywanie
    .effect =
        { $together ->
           *[no] Podczas scenariusza: obejrzyj 3 wierzchnie kafelki Wydarzeń i odłóż je w dowolnej kolejności.
            [yes] Podczas scenariusza: jeden gracz ogląda 3 wierzchnie kafelki Wydarzeń i odkłada je w dowolnej kolejności.
        }
card-magic = Magia
    .effect = Po przesunięciu znacznika na wydarzenie: wydarzenie zostaje zignorowane. Nie chroni przed ostatnim wydarzeniem Mordoru.
card-healing = Uzdrawianie
    .effect =
        { $together ->
           *[no] W dowolnej chwili: Jedyny Pierścień przesuwa się o 2 pola ku światłu, o ile to możliwe.
            [yes] W dowolnej chwili: jeden gracz przesuwa się o 2 pola ku światłu.
        }
card-guidance = Przewodnictwo
    .effect =
        { $together ->
           *[no] Podczas scenariusza: 2 gwiazdy do natychmiastowego użycia, na przesunięcie jednego znacznika o 2 pola albo na zapłatę.
            [yes] Podczas scenariusza: 2 gwiazdy dla aktywnego gracza do natychmiastowego użycia, na przesunięcie jednego znacznika o 2 pola albo na zapłatę.
        }
card-persistence = Wytrwałość
    .effect =
        { $together ->
           *[no] W dowolnej chwili: dobierz 4 karty Hobbitów.
            [yes] W dowolnej chwili: jeden gracz dobiera 4 karty Hobbitów.
        }
