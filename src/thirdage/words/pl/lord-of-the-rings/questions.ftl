### Pytania do gracza; atrybuty nazywają możliwości

## Miejsca na planszy głównej

ask-preparations =
    { $together ->
       *[no] Przygotowania: czy rzucasz kością, ponosisz skutek i dobierasz 4 karty Hobbitów?
        [yes] Przygotowania: czy rzucasz kością i ponosisz skutek, aby rozdać 4 karty Hobbitów?
    }
    .no = Bez przygotowań
    .roll =
        { $together ->
           *[no] Rzuć kością, a potem dobierz 4 karty
            [yes] Rzuć kością, a potem rozdaj 4 karty
        }
ask-give-card = Którą kartę komuś dajesz albo zatrzymujesz?
ask-give-to = Kto dostaje kartę { $a }?
ask-nazgul-appears =
    { $together ->
       *[no] Pojawia się Nazgûl: czy odrzucasz 2 symbole Ukrywania się?
        [yes] Pojawia się Nazgûl: czy w pojedynkę odrzucasz 2 symbole Ukrywania się za wszystkich?
    }
    .pay = Odrzuć 2 symbole Ukrywania się
    .no = Nie: Sauron przesuwa się o 1
ask-leave-out =
    Bierzesz osiem z tych kart. Z których rezygnujesz?{ $a ->
        [0] { "" }
       *[other] { " " }(jeszcze { $a })
    }
ask-council =
    { $together ->
       *[no] Narada: odrzuć kartę za każdego hobbita początkowej Drużyny, a potem dobierz tyle samo.
        [yes] Narada: którą kartę podajesz w lewo?
    }
    .discard = Dalej
ask-fellowship-forms =
    { $together ->
       *[no] Powstaje Drużyna: czy odrzucasz symbol Przyjaźni za tego hobbita ({ $c })?
        [yes] Powstaje Drużyna: czy odrzucasz symbol Przyjaźni?
    }
    .pay = Odrzuć symbol Przyjaźni albo gwiazdę
    .roll = Rzuć kością
ask-recovery =
    { $together ->
       *[no] Wytchnienie: czy płacisz 2 tarcze za tego hobbita ({ $a })?
        [yes] Wytchnienie: czy płacisz 2 tarcze?
    }
    .no = Nie
    .cards = 2 tarcze: dobierz 2 karty Hobbitów
    .heal =
        { $together ->
           *[no] 2 tarcze: 1 pole ku światłu
            [yes] 2 tarcze: cofasz się o 1
        }
ask-galadriels-test =
    { $together ->
       *[no] Próba Galadrieli: czy odrzucasz gwiazdę za tego hobbita ({ $c })?
        [yes] Próba Galadrieli: czy odrzucasz gwiazdę?
    }
    .pay = Odrzuć gwiazdę
    .roll = Rzuć kością

## Tury

ask-first-active = Kto jest pierwszym aktywnym hobbitem w tym scenariuszu?
ask-active = Kto jest aktywnym hobbitem w następnej turze?
ask-next-tile = Teraz zostanie odkryty kafelek Wydarzenia.
    .reveal = Odkryj kafelek
ask-carry-out-tile = Odkryty kafelek wywołuje skutek.
    .carry-out = Wykonaj
    .avoid = Odrzuć zamiast tego to, co pokazuje kafelek
ask-avoid-three-cards = Zamiast wydarzenia: ile z 3 kart dajesz? (brakuje jeszcze { $b })
    .none = Ja nic
ask-avoid-three-items = Zamiast wydarzenia: co dajesz z karty, żetonu Życia i tarczy?
    .none = Ja nic
ask-eye = Oko: czy przesuwasz się o 2 ku ciemności, aby Sauron się nie ruszył?
    .corruption = Przesuwam się o 2
    .sauron = Nie ja: Sauron przesuwa się o 1
ask-action = Jaka jest twoja akcja?
    .play = Zagraj jedną lub dwie karty
    .draw = Dobierz 2 karty Hobbitów
    .heal =
        { $together ->
           *[no] Jedyny Pierścień: 1 pole ku światłu
            [yes] Cofnij się o 1
        }
    .pass = Nie zagrywaj kart
ask-first-card = Którą kartę zagrywasz?
ask-second-card = Którą kartę zagrywasz jako drugą?
    .stop = Bez drugiej karty
ask-line = Który znacznik się przesuwa?
    .pay = Zachowaj obie gwiazdy na zapłatę
ask-wild-token = Czy wymieniasz otrzymane właśnie tarcze na dziki żeton Życia?

## Przerwania, które coś kosztują

option-use-ring = Użyj Jedynego Pierścienia
option-foresight = Gandalf: Przewidywanie (5 tarcz)
option-magic = Gandalf: Magia (5 tarcz)
option-healing = Gandalf: Uzdrawianie (5 tarcz)
option-guidance = Gandalf: Przewodnictwo (5 tarcz)
option-persistence = Gandalf: Wytrwałość (5 tarcz)
option-next = Nie ja: pytani są inni
option-floor = Zapytaj innych, czy coś najpierw zrobią
ask-floor = Masz głos: czy coś najpierw robisz?
    .nothing = Nic nie robię
ask-who-heals = Kto przesuwa się ku światłu?
ask-who-draws = Kto dobiera karty Hobbitów?
ask-who-looks = Kto ogląda kafelki?
ask-who-passes = Miruvor: kto może podać kartę?
ask-passes-to = Komu podajesz kartę?
    .keep = Nikomu
ask-passes = Którą kartę podajesz?
ask-foresight-order = Który kafelek leży następny od góry?
ask-ring-price = Co oddajesz za użycie Jedynego Pierścienia?
    .shields = 8 tarcz i żeton Życia Pierścień

## Płacenie i rzuty

ask-pay =
    Które karty odrzucasz za ich symbole?{ $a ->
        [0] { "" }
       *[other] { " " }(jeszcze { $a })
    }
ask-discard =
    Które karty odrzucasz?{ $a ->
        [0] { "" }
       *[other] { " " }(jeszcze { $a })
    }
ask-token =
    { $a_code ->
        [any] Który żeton Życia odrzucasz?
       *[other] Który żeton Życia odrzucasz? (wymagany: { $a })
    }
ask-before-discard = Musisz odrzucić karty.
    .discard = Odrzuć
ask-roll =
    { $count ->
        [0] Trzeba rzucić kością.
       *[other] Trzeba rzucić kością za tego hobbita ({ $a }).
    }
    .roll = Rzuć
ask-rolled = Rzut wywołuje skutek.
    .suffer = Ponieś skutek

## Koniec scenariusza

ask-life-tokens =
    { $together ->
       *[no] Każdy hobbit potrzebuje żetonów Życia: Pierścienia, Serca i Słońca; każdy brakujący to zepsucie 1.
        [yes] Potrzebujesz żetonów Życia: Pierścienia, Serca i Słońca (Merry tylko dwóch); każdy brakujący to zepsucie 1.
    }
    .check = Policz żetony
ask-attempt =
    { $together ->
       *[no] Góra Przeznaczenia: który hobbit rzuca teraz?
        [yes] Góra Przeznaczenia: rzucasz kością.
    }

## Wydarzenia

ask-event = Znacznik się przesunął. Następuje wydarzenie.
    .carry-out = Wykonaj wydarzenie
ask-speak-friend =
    { $together ->
       *[no] Powiedz „przyjaciel” i wejdź: czy odrzucasz symbol Przyjaźni i gwiazdę?
        [yes] Powiedz „przyjaciel” i wejdź: co dajesz z symbolu Przyjaźni i gwiazdy?
    }
    .pay = Odrzuć symbole
    .no = Nie: Sauron przesuwa się o 1
    .none = Ja nic
ask-watcher =
    { $together ->
       *[no] Czatownik w wodzie: czy odrzucasz symbol Ukrywania się za tego hobbita ({ $c })?
        [yes] Czatownik w wodzie: czy odrzucasz symbol Ukrywania się?
    }
    .pay = Odrzuć symbol Ukrywania się
    .roll = Rzuć kością
ask-stone = Kamień w studni: czy odrzucasz dwa symbole takie jak na odkrytej karcie ({ $a })?
    .pay = Odrzuć symbole i weź Fajkę
    .no = Nie: Sauron przesuwa się o 1 i następuje kolejne wydarzenie
ask-orcs-attack =
    { $together ->
       *[no] Orkowie atakują: czy odrzucasz 5 symboli Walki?
        [yes] Orkowie atakują: ile z 5 symboli Walki dajesz? (brakuje jeszcze { $b })
    }
    .pay = Odrzuć symbole
    .no = Nie: Sauron przesuwa się o 2
    .none = Ja nic
ask-fly-you-fools =
    { $together ->
       *[no] Uciekajcie, głupcy! Co wybierasz?
        [yes] Uciekajcie, głupcy! Czy przesuwasz się o 3 ku ciemności, aby nikt nie musiał rzucać?
    }
    .corruption =
        { $together ->
           *[no] Jedyny Pierścień przesuwa się o 3 ku Sauronowi
            [yes] Przesuwam się o 3
        }
    .roll =
        { $together ->
           *[no] Rzuć kością za każdego hobbita
            [yes] Nie ja: wszyscy rzucają kością
        }
ask-wormtongue =
    { $together ->
       *[no] Smoczy Język zdemaskowany: czy odrzucasz symbole Przyjaźni i Walki?
        [yes] Smoczy Język zdemaskowany: czy w pojedynkę odrzucasz symbole Przyjaźni i Walki?
    }
    .pay = Odrzuć symbole
    .no = Nie: niezdobyte karty specjalne wypadają z gry
ask-orthanc = Ogień Orthanku: czy odrzucasz dwa symbole takie jak na odkrytej karcie ({ $a })?
    .pay = Odrzuć symbole
    .no =
        { $together ->
           *[no] Nie: rzuć kością za każdego hobbita
            [yes] Nie: wszyscy rzucają kością
        }
ask-storm =
    { $together ->
       *[no] Orkowie szturmują: czy odrzucasz żetony Życia Serce, Słońce i Pierścień?
        [yes] Orkowie szturmują: które z żetonów Życia Serce, Słońce i Pierścień dajesz?
    }
    .pay = Odrzuć żetony
    .no = Nie: Sauron przesuwa się o 2
    .none = Ja nic
ask-gollum-appears =
    { $together ->
       *[no] Gollum: czy odrzucasz 7 tarcz?
        [yes] Gollum: ile z 7 tarcz dajesz? (brakuje jeszcze { $b })
    }
    .pay =
        { $together ->
           *[no] 7 tarcz: weź Golluma i dobierz 2 karty za każdego innego hobbita
            [yes] 7 tarcz: weź Golluma
        }
    .no = Nie
    .none = Ja nic
ask-faces =
    { $together ->
       *[no] Twarze umarłych: co odrzucasz za tego hobbita ({ $c })?
        [yes] Twarze umarłych: co odrzucasz?
    }
    .joker = Gwiazdę
    .shields = 3 tarcze
    .cannot =
        { $together ->
           *[no] Nie masz ani gwiazdy, ani tarcz: gra jest przegrana
            [yes] Nie masz ani gwiazdy, ani tarcz: odpadasz z gry
        }
ask-pool =
    { $together ->
       *[no] Zakazany staw: czy odrzucasz 5 tarcz?
        [yes] Zakazany staw: czy w pojedynkę odrzucasz 5 tarcz?
    }
    .pay =
        { $together ->
           *[no] 5 tarcz: dobierz kartę za każdego hobbita
            [yes] 5 tarcz: wszyscy dobierają kartę
        }
    .no = Nie: Sauron przesuwa się o 2
ask-nazgul-search = Wódz Nazgûli szuka Pierścienia: czy odrzucasz trzy symbole takie jak na odkrytej karcie ({ $a })?
    .pay =
        { $together ->
           *[no] Odrzuć symbole: Jedyny Pierścień idzie o 1 ku światłu
            [yes] Odrzuć symbole: cofasz się o 1
        }
    .no =
        { $together ->
           *[no] Nie: rzuć kością za każdego hobbita
            [yes] Nie: wszyscy rzucają kością
        }
ask-shelob-appears = Pojawia się Szeloba: co wybierasz?
    .roll = Rzuć dwa razy kością
    .sauron = Sauron przesuwa się o 2
ask-shelob-attacks =
    { $together ->
       *[no] Szeloba atakuje: czy odrzucasz 7 symboli Walki?
        [yes] Szeloba atakuje: ile z 7 symboli Walki dajesz? (brakuje jeszcze { $b })
    }
    .pay = Odrzuć symbole
    .no = Nie: Sauron przesuwa się o 3
    .none = Ja nic
ask-sam-saves-frodo =
    { $together ->
       *[no] Sam ratuje Froda: czy płacisz 3 tarcze za tego hobbita ({ $a })?
        [yes] Sam ratuje Froda: czy płacisz 3 tarcze?
    }
    .no = Nie
    .cards = 3 tarcze: dobierz 2 karty Hobbitów
    .heal =
        { $together ->
           *[no] 3 tarcze: 1 pole ku światłu
            [yes] 3 tarcze: cofasz się o 1
        }
ask-nazgul-attacks =
    { $together ->
       *[no] Wódz Nazgûli atakuje: czy odrzucasz Éowinę?
        [yes] Wódz Nazgûli atakuje: czy masz Éowinę i ją odrzucasz?
    }
    .pay =
        { $together ->
           *[no] Odrzuć Éowinę i dobierz kartę za każdego hobbita
            [yes] Odrzuć Éowinę: wszyscy dobierają kartę
        }
    .roll =
        { $together ->
           *[no] Rzuć kością za każdego hobbita
            [yes] Nie: wszyscy rzucają kością
        }
ask-pelennor =
    { $together ->
       *[no] Bitwa na polach Pelennoru: czy odrzucasz żeton Życia Serce za tego hobbita ({ $a })?
        [yes] Bitwa na polach Pelennoru: czy odrzucasz żeton Życia Serce?
    }
    .pay = Odrzuć żeton Życia Serce
    .roll = Rzuć kością, a potem odrzuć 2 karty
ask-mouth =
    { $together ->
       *[no] Rzecznik Saurona: czy odrzucasz żeton Życia Słońce za tego hobbita ({ $a })?
        [yes] Rzecznik Saurona: czy odrzucasz żeton Życia Słońce?
    }
    .pay = Odrzuć żeton Życia Słońce
    .roll = Rzuć kością, a potem odrzuć 2 karty
ask-dark-forces =
    { $together ->
       *[no] Otoczeni przez siły ciemności: czy odrzucasz 7 kart?
        [yes] Otoczeni przez siły ciemności: ile z 7 kart dajesz? (brakuje jeszcze { $b })
    }
    .pay = Odrzuć 7 kart
    .no = Nie: Sauron przesuwa się o 3
    .none = Ja nic

## Los

ask-hobbit-card = Następna karta Hobbitów
ask-hobbit = Następny rozdany hobbit
ask-feature-card = Następna karta specjalna
ask-removed-card = Talia, z której usuwa się w ciemno kartę
ask-tile = Następny kafelek Wydarzenia
ask-foresight-tile = Kafelek obejrzany dzięki Przewidywaniu
ask-big-shield = Wartość dużej tarczy
ask-die = Kość
