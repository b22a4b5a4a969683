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
    .effect = Na koniec scenariusza: przy sprawdzaniu brakujących żetonów Życia Drużyna liczy się, jakby miała o jednego hobbita mniej.
card-miruvor = Miruvor
    .effect = Odrzuć tyle kart, ilu hobbitów liczy teraz Drużyna, a potem dobierz tyle samo kart Hobbitów.
card-mithril = Mithril
    .effect = Po rzucie kością, przed jego skutkiem: zignoruj go. Przy użyciu Jedynego Pierścienia anuluje Oko albo dwie karty.
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
    .effect = Przed rzutem kością: nie rzucaj. Nie działa na Górze Przeznaczenia ani przy użyciu Jedynego Pierścienia.
card-elessar = Elessar
    .effect = Zagrywana od razu po otrzymaniu: Jedyny Pierścień przesuwa się o 1 pole ku światłu. Jeśli stoi na polu 0, karta zostaje odrzucona.
card-lembas = Lembasy
    .effect = Dobieraj karty Hobbitów, aż będziesz mieć na ręce 6 kart.
card-phial = Flakonik
    .effect = W pierwszym kroku tury: nie odkrywaj kolejnych kafelków Wydarzeń; krok się kończy.

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
    .effect = Podczas scenariusza: obejrzyj 3 wierzchnie kafelki Wydarzeń i odłóż je w dowolnej kolejności.
card-magic = Magia
    .effect = Po przesunięciu znacznika na wydarzenie: wydarzenie zostaje zignorowane. Nie chroni przed ostatnim wydarzeniem Mordoru.
card-healing = Uzdrawianie
    .effect = W dowolnej chwili: Jedyny Pierścień przesuwa się o 2 pola ku światłu, o ile to możliwe.
card-guidance = Przewodnictwo
    .effect = Podczas scenariusza: 2 gwiazdy do natychmiastowego użycia, na przesunięcie jednego znacznika o 2 pola albo na zapłatę.
card-persistence = Wytrwałość
    .effect = W dowolnej chwili: dobierz 4 karty Hobbitów.
