### Dlaczego coś nie jest możliwe

reason-not-now = Nie teraz. Poczekaj na pytanie, przy którym wolno użyć kart, Gandalfa albo Jedynego Pierścienia.
reason-floor-needed = Teraz decyduje ktoś inny. Może oddać ci głos.
reason-only-in-scenario = To możliwe tylko podczas gry na planszy scenariusza.
reason-not-in-hand = Tej karty nie masz na ręce.
reason-not-your-action = Teraz nie wybierasz akcji: najpierw trzeba dokończyć kafelki Wydarzeń i to, co się dzieje.
reason-nothing-to-heal =
    { $together ->
       *[no] Jedyny Pierścień stoi już na pierwszym polu: nie może iść dalej ku światłu.
        [yes] Żaden hobbit nie przesunął się ku ciemności.
    }
reason-no-cards-left = Nie ma już kart Hobbitów do dobrania: wszystkie są na ręce.
reason-yellow-is-no-step = Żółta karta nie przesuwa znacznika: ma własny skutek.
reason-colour-played = Karta tego koloru została już zagrana: w turze najwyżej jedna biała i jedna szara (z Pippinem dwie dowolne).
reason-no-line = Na tej planszy nie ma toru tej aktywności.
reason-line-complete = Ten tor jest już ukończony.
reason-no-card-for-line = Nie masz na ręce karty, która mogłaby teraz przesunąć ten znacznik.
reason-pays-nothing = Na tej karcie nie ma symbolu, którego jeszcze trzeba.
reason-too-few-symbols = Nie masz dość wymaganych symboli.
reason-not-in-fellowship =
    { $together ->
       *[no] Tego hobbita nie ma w Drużynie.
        [yes] Tego hobbita nie ma w grze.
    }
reason-two-turns-running = Żaden hobbit nie może być aktywny przez dwie tury z rzędu.
reason-clockwise = Tura przechodzi zgodnie z ruchem wskazówek zegara.
reason-fatty-never-active = Grubasek nie może zostać wybrany na aktywnego hobbita, chyba że został sam.
reason-banned-from-activity = Ten hobbit wrócił po nieudanej próbie użycia Jedynego Pierścienia: do końca scenariusza nie może być aktywny.
reason-active-later = Aktywnego hobbita wybiera się na początku scenariusza i po każdej turze.
reason-has-rolled = Ten hobbit już rzucał kością.
reason-ring-not-now = Jedynego Pierścienia używa się tylko podczas scenariusza, ale nie wtedy, gdy znacznik jest w drodze, ani podczas rzutu kością.
reason-not-ring-bearer = Pierścienia może użyć tylko jego Powiernik.
reason-ring-used = Pierścienia użyto już w tym scenariuszu.
reason-no-price-for-ring = Nie masz czym zapłacić za Jedyny Pierścień: trzeba oddać innego hobbita albo 8 tarcz i żeton Życia Pierścień.
reason-only-in-solitaire = Hobbitów oddaje się Pierścieniowi tylko w grze jednoosobowej.
reason-active-cannot-be-given = Aktywnego hobbita nie można oddać Jedynemu Pierścieniowi.
reason-given-before = Ten hobbit wrócił już po nieudanej próbie: nie można oddać go ponownie.
reason-too-few-shields = Karta Gandalfa kosztuje tyle tarcz: { $a }.
reason-gandalf-card-used = Ta karta Gandalfa została już użyta.
reason-magic-not-now = Magii używa się po przesunięciu znacznika na wydarzenie, a zanim ono nastąpi.
reason-athelas-not-now = Athelas działa na koniec scenariusza, gdy brakuje żetonów Życia.
reason-belt-not-now =
    { $together ->
       *[no] Pasa używa się przed rzutem kością; nie na Górze Przeznaczenia ani przy Jedynym Pierścieniu.
        [yes] Pasa używa się przed rzutem kością; nie na Górze Przeznaczenia.
    }
reason-mithril-not-now = Mithrilu używa się zaraz po rzucie kością.
reason-staff-not-now = Laski używa się, gdy odkryto Zegar słoneczny z trzema przedmiotami.
reason-phial-not-now = Flakonika używa się, gdy ma zostać odkryty kafelek Wydarzenia.
reason-elessar-at-once = Elessar jest zagrywany od razu po otrzymaniu.
reason-nobody-to-heal = Żaden hobbit nie przesunął się ku ciemności.
reason-hand-of-six = Masz już sześć kart lub więcej: Lembasy nic nie dadzą.
reason-hands-of-six = Na każdej ręce jest sześć kart lub więcej.
reason-too-few-cards = Potrzeba tylu innych kart, ilu hobbitów liczy Drużyna.
reason-nothing-to-pass = Nie ma karty do podania albo nikogo, komu ją podać.
