### Etykiety ekranów

label-turn = Tura { $turn }
label-event = Wydarzenie { $box }/{ $last }
label-score = Dotychczasowy wynik: { $score }
label-corruption = Zepsucie
label-spaces =
    { $together ->
       *[no] (o Jedyny Pierścień { $ring }, S Sauron { $sauron })
        [yes] (1–{ $players } hobbici, S Sauron { $sauron })
    }
label-fellowship = Drużyna (* aktywny, ° nie może być aktywny)
label-bearer = Powiernik Pierścienia
label-out = poza grą
label-shields = Tarcze: { $number }
label-hand = Karty: { $number }
label-lines = Tory
label-tile = Kafelek: { $tile }
label-rolled = Wynik rzutu: { $face }
label-price = Do zapłaty: { $price }
label-offered = Karty do wyboru: { $cards }
label-cards = Ręka
label-gandalf = Karty Gandalfa
label-revealed = Odkryte kafelki
label-gone = Poza grą
label-piles = Talia Hobbitów { $deck } · kafelki { $tiles } · duże tarcze { $shields }
label-start = start
label-no-board = Tutaj nie gra się na planszy scenariusza.
label-no-cards = Nie masz kart na ręce.
label-use = Zagraj: { $card }

## Opcje nowej gry

choice-hobbits = Hobbici
choice-players = Gracze
choice-players-solitaire = w pojedynkę
choice-players-2 = dwoje
choice-players-3 = troje
choice-players-4 = czworo
choice-players-5 = pięcioro
choice-sauron = Sauron zaczyna na polu
choice-sauron-15 =
    { $together ->
       *[no] 15 (zwykłe)
        [yes] 15 (na pierwszą grę)
    }
choice-sauron-12 =
    { $together ->
       *[no] 12 (trudniejsze)
        [yes] 12 (zwykłe)
    }
choice-sauron-10 = 10 (trudne)
choice-solo-removed-cards = Karty specjalne usunięte w ciemno na początku
choice-solo-removed-cards-two-each = dwie z każdej talii
choice-solo-removed-cards-two-total = dwie łącznie
choice-solo-elrond = Karty specjalne u Elronda i Galadrieli
choice-solo-elrond-choose = wybór ośmiu
choice-solo-elrond-random = osiem losowych
choice-solo-ring-bearer-draw = Dwie karty po każdym scenariuszu
choice-solo-ring-bearer-draw-yes = tak
choice-solo-ring-bearer-draw-no = nie
choice-ring-bearer-draw = Powiernik Pierścienia dobiera dwie karty po scenariuszu
choice-ring-bearer-draw-always = zawsze
choice-ring-bearer-draw-new = tylko nowy
choice-two-player-feature-cards = Karty specjalne we dwoje
choice-two-player-feature-cards-four = po cztery
choice-two-player-feature-cards-all = rozdaje się wszystkie
choice-sam-ring-count = Sam używa Pierścienia
choice-sam-ring-count-symbols = liczą się symbole na kości
choice-sam-ring-count-damage = liczy się to, co go kosztują
choice-end-order = Na koniec scenariusza
choice-end-order-ring-bearer-first =
    { $together ->
       *[no] najpierw dwie karty
        [yes] najpierw nowy Powiernik
    }
choice-end-order-tokens-first = najpierw żetony Życia
choice-frodo-white-features = Białe karty specjalne Froda są gwiazdami
choice-frodo-white-features-no = nie
choice-frodo-white-features-yes = tak
