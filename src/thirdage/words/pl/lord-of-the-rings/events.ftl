### Co się wydarzyło

## Podróż

event-arrives = Nowe miejsce: { $a }.
event-turn = Tura { $a }: aktywny hobbit to { $b }.
event-tile = Kafelek: { $a }.
event-event = Wydarzenie { $b }: { $a }.
event-scenario-ends = Scenariusz zakończony: { $a }.
event-mount-doom = Góra Przeznaczenia osiągnięta!
event-attempts = { $a } próbuje wrzucić Pierścień do ognia.
event-ring-destroyed = Pierścień jest zniszczony! Wynik: { $a }.
event-lost =
    { $a_code ->
        [met-sauron] Sauron zdobył Jedyny Pierścień. Wynik: { $b }.
        [cannot-pay] Nie ma czym zapłacić: gra jest przegrana. Wynik: { $b }.
       *[sixth-event] Sauron był szybszy: gra jest przegrana. Wynik: { $b }.
    }
event-conceded = Gra poddana. Wynik: { $a }.

## Tor zepsucia

event-corruption = Jedyny Pierścień przesuwa się o { $a } ku ciemności, na pole { $b }.
event-heals = Jedyny Pierścień przesuwa się o { $a } ku światłu, na pole { $b }.
event-sauron-moves = Sauron przesuwa się o { $a }, na pole { $b }.

## Karty

event-draws = Dobrana karta: { $a }.
event-reveals = Odkryta karta: { $a }.
event-discards = Odrzucona karta: { $a }.
event-plays = Zagrana karta: { $a }.
event-plays-yellow = Użyta karta: { $a }.
event-leaves-out = Pozostawiona karta: { $a }.
event-takes-features = Wzięte karty: { $all }.
event-gains-card = Zdobyta karta: { $a }.
event-features-leave = Niezdobyte karty specjalne wypadają z gry.
event-reshuffled = Odrzucone karty Hobbitów tworzą nową talię.
event-no-cards-left = Nie ma już kart Hobbitów.
event-fatty-draws = Grubasek dobiera dwie karty Hobbitów.
event-passes = Nie zagrano żadnej karty.

## Znaczniki, tarcze, żetony

event-advances = Tor: { $a }. Znacznik wchodzi na pole { $b }.
event-gains-shields = Otrzymane tarcze: { $a }.
event-pays-shields = Zapłacone tarcze: { $a }.
event-gains-token = Otrzymano: { $a }.
event-pays-token = Odrzucono: { $a }.
event-exchanges = Merry wymienia tarcze ({ $a }) na dziki żeton Życia.

## Kość, Pierścień, Gandalf

event-rolled = Wynik rzutu: { $a }.
event-uses-ring = Jedyny Pierścień zostaje użyty.
event-pays-ring =
    { $a_code ->
        [shields] Cena Jedynego Pierścienia: 8 tarcz i żeton Życia Pierścień.
       *[other] Cena Jedynego Pierścienia: { $a }.
    }
event-ring-fails =
    { $a_code ->
        [shields] Próba się nie udaje; 3 tarcze wracają.
       *[other] Próba się nie udaje; wraca { $a }.
    }
event-calls-gandalf = Gandalf zostaje wezwany: { $a }.
