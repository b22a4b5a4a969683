### Co się wydarzyło

## Podróż

event-arrives = Nowe miejsce: { $a }.
event-hobbit-dealt = { $b } gra jako { $a }.
event-turn =
    { $together ->
       *[no] Tura { $a }: aktywny hobbit to { $b }.
        [yes] Tura { $a }: { $b }.
    }
event-tile = Kafelek: { $a }.
event-event = Wydarzenie { $b }: { $a }
event-scenario-ends = Scenariusz zakończony: { $a }.
event-new-bearer = Nowy Powiernik Pierścienia: { $a }.
event-mount-doom = Góra Przeznaczenia osiągnięta!
event-attempts = { $a } próbuje wrzucić Pierścień do ognia.
event-ring-destroyed = Pierścień jest zniszczony! Wynik: { $a }.
event-lost =
    { $a_code ->
        [met-sauron]
            { $together ->
               *[no] Sauron zdobył Jedyny Pierścień. Wynik: { $b }.
                [yes] Powiernik Pierścienia spotkał Saurona albo nikt nie pozostał: gra jest przegrana. Wynik: { $b }.
            }
        [cannot-pay]
            { $together ->
               *[no] Nie ma czym zapłacić: gra jest przegrana. Wynik: { $b }.
                [yes] Powiernik Pierścienia nie może zapłacić albo nikt nie pozostał: gra jest przegrana. Wynik: { $b }.
            }
       *[sixth-event] Sauron był szybszy: gra jest przegrana. Wynik: { $b }.
    }
event-eliminated =
    { $b_code ->
        [met-sauron] { $a } spotyka Saurona i odpada z gry.
       *[cannot-pay] { $a } nie może zapłacić i odpada z gry.
    }
event-conceded =
    { $together ->
       *[no] Gra poddana. Wynik: { $a }.
        [yes] { $b } się poddaje. Wynik: { $a }.
    }

## Tor zepsucia

event-corruption =
    { $together ->
       *[no] Jedyny Pierścień przesuwa się o { $a } ku ciemności, na pole { $b }.
        [yes] { $c } przesuwa się o { $a } ku ciemności, na pole { $b }.
    }
event-heals =
    { $together ->
       *[no] Jedyny Pierścień przesuwa się o { $a } ku światłu, na pole { $b }.
        [yes] { $c } przesuwa się o { $a } ku światłu, na pole { $b }.
    }
event-sauron-moves = Sauron przesuwa się o { $a }, na pole { $b }.

## Karty

event-draws =
    { $together ->
       *[no] Dobrana karta: { $a }.
        [yes] Dobierasz: { $a }.
    }
event-draws-unseen = { $a } dobiera karty: { $b }.
event-reveals = Odkryta karta: { $a }.
event-discards =
    { $together ->
       *[no] Odrzucona karta: { $a }.
        [yes] { $b } odrzuca kartę: { $a }.
    }
event-plays =
    { $together ->
       *[no] Zagrana karta: { $a }.
        [yes] { $b } zagrywa kartę: { $a }.
    }
event-plays-yellow =
    { $together ->
       *[no] Użyta karta: { $a }.
        [yes] { $b } używa karty: { $a }.
    }
event-leaves-out = Pozostawiona karta: { $a }.
event-takes-features =
    { $together ->
       *[no] Wzięte karty: { $all }.
        [yes] Otrzymujesz: { $all }.
    }
event-dealt-features = { $a } otrzymuje karty specjalne: { $b }.
event-gains-card =
    { $together ->
       *[no] Zdobyta karta: { $a }.
        [yes] { $b } zdobywa kartę: { $a }.
    }
event-is-given = { $a } dostaje kartę: { $b }.
event-passes-card = { $a } podaje kartę; odbiera ją { $b }.
event-passed = Podana karta: { $a }.
event-features-leave = Niezdobyte karty specjalne wypadają z gry.
event-reshuffled = Odrzucone karty Hobbitów tworzą nową talię.
event-no-cards-left = Nie ma już kart Hobbitów.
event-fatty-draws = Grubasek dobiera dwie karty Hobbitów.
event-passes =
    { $together ->
       *[no] Nie zagrano żadnej karty.
        [yes] { $a } nie zagrywa kart.
    }

## Znaczniki, tarcze, żetony

event-advances = Tor: { $a }. Znacznik wchodzi na pole { $b }.
event-gains-shields =
    { $together ->
       *[no] Otrzymane tarcze: { $a }.
        [yes] { $b }: otrzymane tarcze: { $a }.
    }
event-pays-shields =
    { $together ->
       *[no] Zapłacone tarcze: { $a }.
        [yes] { $b }: zapłacone tarcze: { $a }.
    }
event-gains-token =
    { $together ->
       *[no] Otrzymano: { $a }.
        [yes] { $b } otrzymuje: { $a }.
    }
event-pays-token =
    { $together ->
       *[no] Odrzucono: { $a }.
        [yes] { $b } odrzuca: { $a }.
    }
event-pledges = { $a } obiecuje: { $b } ×{ $c }.
event-not-paid = To za mało: nic więcej się nie płaci.
event-exchanges = Merry wymienia tarcze ({ $a }) na dziki żeton Życia.

## Kość, Pierścień, Gandalf

event-rolled =
    { $together ->
       *[no] Wynik rzutu: { $a }.
        [yes] { $b } rzuca kością: { $a }.
    }
event-uses-ring =
    { $together ->
       *[no] Jedyny Pierścień zostaje użyty.
        [yes] { $a } używa Jedynego Pierścienia.
    }
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
event-calls-gandalf =
    { $together ->
       *[no] Gandalf zostaje wezwany: { $a }.
        [yes] { $b } wzywa Gandalfa: { $a }.
    }
