### Pytania do gracza; atrybuty nazywają możliwości

## Miejsca na planszy głównej

ask-preparations = Przygotowania: czy rzucasz kością, ponosisz skutek i dobierasz 4 karty Hobbitów?
    .no = Bez przygotowań
    .roll = Rzuć kością, a potem dobierz 4 karty
ask-nazgul-appears = Pojawia się Nazgûl: czy odrzucasz 2 symbole Ukrywania się?
    .pay = Odrzuć 2 symbole Ukrywania się
    .no = Nie: Sauron przesuwa się o 1
ask-leave-out = Bierzesz osiem z tych kart. Z których rezygnujesz? (jeszcze { $a })
ask-council = Narada: odrzuć kartę za każdego hobbita początkowej Drużyny, a potem dobierz tyle samo.
    .discard = Dalej
ask-fellowship-forms = Powstaje Drużyna: czy odrzucasz symbol Przyjaźni za tego hobbita?
    .pay = Odrzuć symbol Przyjaźni albo gwiazdę
    .roll = Rzuć kością
ask-recovery = Wytchnienie: czy płacisz 2 tarcze za tego hobbita?
    .no = Nie
    .cards = 2 tarcze: dobierz 2 karty Hobbitów
    .heal = 2 tarcze: 1 pole ku światłu
ask-galadriels-test = Próba Galadrieli: czy odrzucasz gwiazdę za tego hobbita?
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
ask-action = Jaka jest twoja akcja?
    .play = Zagraj jedną lub dwie karty
    .draw = Dobierz 2 karty Hobbitów
    .heal = Jedyny Pierścień: 1 pole ku światłu
    .pass = Nie zagrywaj kart
ask-first-card = Którą kartę zagrywasz?
ask-second-card = Którą kartę zagrywasz jako drugą?
    .stop = Bez drugiej karty
ask-line = Który znacznik się przesuwa?
ask-wild-token = Czy wymieniasz otrzymane właśnie tarcze na dziki żeton Życia?

## Przerwania, które coś kosztują

option-use-ring = Użyj Jedynego Pierścienia
option-foresight = Gandalf: Przewidywanie (5 tarcz)
option-magic = Gandalf: Magia (5 tarcz)
option-healing = Gandalf: Uzdrawianie (5 tarcz)
option-guidance = Gandalf: Przewodnictwo (5 tarcz)
option-persistence = Gandalf: Wytrwałość (5 tarcz)
ask-foresight-order = Który kafelek leży następny od góry?
ask-ring-price = Co oddajesz za użycie Jedynego Pierścienia?
    .shields = 8 tarcz i żeton Życia Pierścień

## Płacenie i rzuty

ask-pay = Które karty odrzucasz za ich symbole? (jeszcze { $a })
ask-discard = Które karty odrzucasz? (jeszcze { $a })
ask-token =
    { $a_code ->
        [any] Który żeton Życia odrzucasz?
       *[other] Który żeton Życia odrzucasz jako { $a }?
    }
ask-before-discard = Musisz odrzucić karty.
    .discard = Odrzuć
ask-roll = Trzeba rzucić kością.
    .roll = Rzuć
ask-rolled = Rzut wywołuje skutek.
    .suffer = Ponieś skutek

## Koniec scenariusza

ask-life-tokens = Każdy hobbit potrzebuje żetonów Życia: Pierścienia, Serca i Słońca; każdy brakujący to 1 zepsucia.
    .check = Policz żetony
ask-attempt = Góra Przeznaczenia: który hobbit rzuca teraz?

## Wydarzenia

ask-event = Znacznik się przesunął. Następuje wydarzenie.
    .carry-out = Wykonaj wydarzenie
ask-speak-friend = Powiedz „przyjaciel” i wejdź: czy odrzucasz symbol Przyjaźni i gwiazdę?
    .pay = Odrzuć symbole
    .no = Nie: Sauron przesuwa się o 1
ask-watcher = Czatownik w wodzie: czy odrzucasz symbol Ukrywania się za tego hobbita?
    .pay = Odrzuć symbol Ukrywania się
    .roll = Rzuć kością
ask-stone = Kamień w studni: czy odrzucasz dwa symbole takie jak na odkrytej karcie ({ $a })?
    .pay = Odrzuć symbole i weź Fajkę
    .no = Nie: Sauron przesuwa się o 1 i następuje kolejne wydarzenie
ask-orcs-attack = Orkowie atakują: czy odrzucasz 5 symboli Walki?
    .pay = Odrzuć symbole
    .no = Nie: Sauron przesuwa się o 2
ask-fly-you-fools = Uciekajcie, głupcy! Co wybierasz?
    .corruption = Jedyny Pierścień przesuwa się o 3 ku Sauronowi
    .roll = Rzuć kością za każdego hobbita
ask-wormtongue = Smoczy Język zdemaskowany: czy odrzucasz symbole Przyjaźni i Walki?
    .pay = Odrzuć symbole
    .no = Nie: niezdobyte karty specjalne wypadają z gry
ask-orthanc = Ogień Orthanku: czy odrzucasz dwa symbole takie jak na odkrytej karcie ({ $a })?
    .pay = Odrzuć symbole
    .no = Nie: rzuć kością za każdego hobbita
ask-storm = Orkowie szturmują: czy odrzucasz żetony Życia Serce, Słońce i Pierścień?
    .pay = Odrzuć żetony
    .no = Nie: Sauron przesuwa się o 2
ask-gollum-appears = Gollum: czy odrzucasz 7 tarcz?
    .pay = 7 tarcz: weź Golluma i dobierz 2 karty za każdego innego hobbita
    .no = Nie
ask-faces = Twarze umarłych: co odrzucasz za tego hobbita?
    .joker = Gwiazdę
    .shields = 3 tarcze
    .cannot = Nie masz ani gwiazdy, ani tarcz: gra jest przegrana
ask-pool = Zakazany staw: czy odrzucasz 5 tarcz?
    .pay = 5 tarcz: dobierz kartę za każdego hobbita
    .no = Nie: Sauron przesuwa się o 2
ask-nazgul-search = Wódz Nazgûli szuka Pierścienia: czy odrzucasz trzy symbole takie jak na odkrytej karcie ({ $a })?
    .pay = Odrzuć symbole: Jedyny Pierścień idzie o 1 ku światłu
    .no = Nie: rzuć kością za każdego hobbita
ask-shelob-appears = Pojawia się Szeloba: co wybierasz?
    .roll = Rzuć dwa razy kością
    .sauron = Sauron przesuwa się o 2
ask-shelob-attacks = Szeloba atakuje: czy odrzucasz 7 symboli Walki?
    .pay = Odrzuć symbole
    .no = Nie: Sauron przesuwa się o 3
ask-sam-saves-frodo = Sam ratuje Froda: czy płacisz 3 tarcze za tego hobbita?
    .no = Nie
    .cards = 3 tarcze: dobierz 2 karty Hobbitów
    .heal = 3 tarcze: 1 pole ku światłu
ask-nazgul-attacks = Wódz Nazgûli atakuje: czy odrzucasz Éowinę?
    .pay = Odrzuć Éowinę i dobierz kartę za każdego hobbita
    .roll = Rzuć kością za każdego hobbita
ask-pelennor = Bitwa na polach Pelennoru: czy odrzucasz żeton Życia Serce za tego hobbita?
    .pay = Odrzuć żeton Życia Serce
    .roll = Rzuć kością, a potem odrzuć 2 karty
ask-mouth = Rzecznik Saurona: czy odrzucasz żeton Życia Słońce za tego hobbita?
    .pay = Odrzuć żeton Życia Słońce
    .roll = Rzuć kością, a potem odrzuć 2 karty
ask-dark-forces = Otoczeni przez siły ciemności: czy odrzucasz 7 kart?
    .pay = Odrzuć 7 kart
    .no = Nie: Sauron przesuwa się o 3

## Los

ask-hobbit-card = Następna karta Hobbitów
ask-feature-card = Następna karta specjalna
ask-removed-card = Talia, z której usuwa się w ciemno kartę
ask-tile = Następny kafelek Wydarzenia
ask-foresight-tile = Kafelek obejrzany dzięki Przewidywaniu
ask-big-shield = Wartość dużej tarczy
ask-die = Kość
