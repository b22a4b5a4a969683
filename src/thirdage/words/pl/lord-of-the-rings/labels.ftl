### Etykiety ekranów

label-turn = Tura { $turn }
label-event = Wydarzenie { $box }/{ $last }
label-score = Dotychczasowy wynik: { $score }
label-corruption = Zepsucie
label-spaces = (o Jedyny Pierścień { $ring }, S Sauron { $sauron })
label-fellowship = Drużyna (* aktywny, ° nie może być aktywny)
label-shields = Tarcze: { $number }
label-hand = Karty: { $number }
label-lines = Tory
label-tile = Kafelek: { $tile }
label-rolled = Wynik rzutu: { $face }
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
choice-sauron = Sauron zaczyna na polu
choice-sauron-15 = 15 (zwykłe)
choice-sauron-12 = 12 (trudniejsze)
choice-solo-removed-cards = Karty specjalne usunięte w ciemno na początku
choice-solo-removed-cards-two-each = dwie z każdej talii
choice-solo-removed-cards-two-total = dwie łącznie
choice-solo-elrond = Karty specjalne u Elronda i Galadrieli
choice-solo-elrond-choose = wybór ośmiu
choice-solo-elrond-random = osiem losowych
choice-solo-ring-bearer-draw = Dwie karty po każdym scenariuszu
choice-solo-ring-bearer-draw-yes = tak
choice-solo-ring-bearer-draw-no = nie
choice-end-order = Na koniec scenariusza
choice-end-order-ring-bearer-first = najpierw dwie karty
choice-end-order-tokens-first = najpierw żetony Życia
choice-frodo-white-features = Białe karty specjalne Froda są gwiazdami
choice-frodo-white-features-no = nie
choice-frodo-white-features-yes = tak
