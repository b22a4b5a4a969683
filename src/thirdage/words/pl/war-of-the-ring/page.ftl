### Teksty strony dla tej gry

page-side-free-peoples = Donieś Pierścień do Góry Przeznaczenia i wytrwaj do tego czasu.
page-side-shadow = Podbij Śródziemie albo złam Powierników Pierścienia.
page-option-edition = Edycja
page-option-edition-2e = Druga edycja
page-map = Mapa
page-status = Drużyna i polityka
page-dice-and-log = Kości i kronika
page-places = Miejsca
page-find-place = Znajdź miejsce
page-choose-place = Wybierz miejsce
page-choose-on-map =
    { $count ->
        [one] jedno miejsce na mapie
        [few] { $count } miejsca na mapie
       *[other] { $count } miejsc na mapie
    }
page-or-map = albo zacznij na mapie, od karty lub Narodu
page-card-discard = Odrzuć:
page-play-card = Zagraj kością
page-choose-this = Wybierz tę kartę
page-cards-in-hand = Karty na ręce
page-dice-of = Kości: { $side }
page-no-dice = brak kości
page-guide-word = przewodnik
page-points-about = Punkty zwycięstwa i ile ich potrzeba
page-all-go = Idą wszyscy
page-these-go = Idą ci
page-plan-army = Kto idzie?
page-plan-advance = Kto wkracza?
page-plan-losses = Straty
page-plan-excess = Za dużo jednostek
page-plan-forfeit = Poświęcane zdolności przywódcze
page-plan-sacrifice = Ofiara
page-plan-muster = Rekrutacja
page-plan-levy = Rekrutacja
page-plan-upgrade = Z regularnych w elitarne
page-plan-eyes = Kości obrócone na Oko
page-plan-companions = Towarzysze
page-plan-nazgul = Nazgûle i Słudzy
page-plan-fellowship = Drużyna
page-plan-stays = Zostaje ({ $place }):
page-plan-left = Pozostaje ({ $place }):
page-plan-nobody = nikt
page-left-casualty =
    { $count ->
        [one] Jeszcze { $count } trafienie
        [few] Jeszcze { $count } trafienia
       *[many] Jeszcze { $count } trafień
    }
page-left-excess =
    { $count ->
        [one] Do usunięcia jeszcze { $count } jednostka
        [few] Do usunięcia jeszcze { $count } jednostki
       *[many] Do usunięcia jeszcze { $count } jednostek
    }
page-way-move = Ruch
page-way-attack = Atak
page-way-card = Zagraj
page-way-draw = Dobierz
page-way-diplomacy = Przesuń ku wojnie
page-way-recruit = Rekrutuj
page-way-fly = Lot Nazgûli lub Sług
page-way-companion = Rusz Towarzysza
page-way-enter = Wprowadź do gry
page-way-envoy = Przesuń przez posła
page-way-discard = Odrzuć ze stołu
page-tab-dice = Kości
page-tab-ring = Pierścień
page-tab-politics = Narody
page-label-turn = Tura { $turn } · { $phase }
page-label-fellowship = Drużyna Pierścienia
page-label-mordor-track = Tor Mordoru, pole { $step }
page-label-corruption = Zepsucie { $number }/12
page-label-guide = Przewodnik: { $guide }
page-label-rings = Pierścienie Elfów: { $number }
page-label-hunt-box = Pole poszukiwań
page-label-hunt-dice = Kości Cienia: { $shadow }, Wolnych Ludów: { $free }
page-label-hunt-pool = Pula poszukiwań
page-label-politics = Tor polityki
page-label-table = Karty na stole
page-label-reinforcements = Posiłki
page-label-no-cards = Brak kart na ręce.
page-label-battle = Bitwa
page-label-battle-field = bitwa w polu
page-label-battle-siege = atak na mury
page-label-battle-sortie = wypad
page-label-battle-landing = desant
page-battle-at = Bitwa: { $place }
page-round = runda { $round }
page-show = Pokaż
page-hide = Ukryj
page-attacker = atakuje
page-defender = broni się
page-force = Kości: { $dice } · Przywództwo: { $leadership } · trafia od { $needed }
page-no-card = bez karty Bitwy
page-face-down = zakryta
page-throw-combat-roll = Rzut bitwy
page-throw-leader-reroll = Przerzut dowódców
page-throw-special-attack = Dodatkowe kości
page-hits =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
page-just-rolled = Co przyniosły kości
page-odds-round = Oczekiwane trafienia: { $mean }. Co najmniej jedno: { $some }. Niszczy wroga: { $destroys }.
page-hunt = Poszukiwania
page-hunt-damage = Ciężar brzemienia: { $damage }
page-tile-reveals = Drużyna zostaje odkryta.
page-tile-stops = Drużyna zostaje zatrzymana.
page-odds-hunt = Poszukiwania znajdą Drużynę: { $chance }
page-odds-tile = Średnia liczba: { $damage } · Oko: { $eyes } · odkrycie: { $reveal }
page-waiting-tiles = Czekają na Mordor:
page-order-no-combat-cards = Bez kart Bitwy w tej bitwie
page-order-usual-casualties = Straty w zwykłej kolejności
page-order-pass = Pasuj, dopóki coś się nie wydarzy
page-order-only-one-option = Odpowiadaj na tajne pytania z jedną możliwością
page-lost = Stracone (regularne / elitarne / dowódcy)
page-eliminated = Poza grą
page-decks = Pozostałe karty
page-discards-of = Odrzucone: { $side }
page-buried = zakryte: { $count }
page-tiles-drawn = Wylosowane:
page-tiles-removed = Poza grą:
page-won-by-ring = Jedyny Pierścień przepadł w ogniu.
page-won-by-corruption = Powiernicy Pierścienia ulegli jego mocy.
page-won-by-military = Zdobyto dość osad.
page-won-by-concession = Druga strona się poddała.
page-chart = Zepsucie i punkty zwycięstwa, tura po turze
page-chart-corruption = Zepsucie
page-chart-points = Punkty zwycięstwa: { $side }
page-guide-fellowship-phase = Raz na turę możesz ujawnić Drużynę (by uleczyć zepsucie w przyjaznym mieście lub twierdzy). Zwykle: nic więcej.
page-guide-hunt-dice = Kości na polu poszukiwań łatwiej znajdą Drużynę, ale nie wykonują akcji. Zwykle jedna lub dwie.
page-guide-die = Każda kość to jedna akcja. Wybierz kość albo zacznij od podświetlonej armii, karty lub Narodu.
page-guide-action = Co teraz może ta kość. Można cofnąć, dopóki nie rzucono kośćmi ani niczego nie dobrano.
page-guide-from = Armie, które mogą iść, są podświetlone. Kliknij jedną.
page-guide-to = Podświetlono, dokąd może pójść.
page-guide-target = Podświetlono wrogów, których można zaatakować.
page-guide-who-goes = Odlicz, kto idzie, albo wyślij wszystkich.
page-guide-card = Karty, które można teraz zagrać. Tekst otwiera się po kliknięciu na ręce.
page-guide-nation = By atakować i rekrutować, Naród musi być w stanie wojny. Każdy krok się liczy.
page-guide-recruit = Dwie jednostki regularne lub dowódcy w dwóch miejscach albo jedna elitarna.
page-guide-in = Nowe figurki trafiają do wolnych osad własnego Narodu.
page-guide-stand = W twierdzy mieści się pięć jednostek, lecz trafia je tylko 6.
page-guide-free-peoples-combat-card = Karta pomaga w tej rundzie i przepada. Odsłania się je razem.
page-guide-shadow-combat-card = Karta pomaga w tej rundzie i przepada. Odsłania się je razem.
page-guide-casualty = Zwykle najpierw regularne: elitarna wytrzymuje dwa trafienia.
page-guide-battle = Jeszcze jedna runda czy wystarczy?
page-guide-retreat = Odchodzi cała armia, bez dalszych strat.
page-guide-advance = Kto wkroczy, może zdobyć osadę.
page-guide-hunt-casualty = Do 12 zepsucia nigdy nie jest daleko, lecz Towarzysze nie wracają.
page-guide-reveal-in = Odnaleziono cię: wybierz, gdzie są Powiernicy Pierścienia. Potem ukryj się znowu.
page-guide-declare-in = W przyjaznym mieście lub twierdzy leczy się jeden punkt zepsucia.
page-guide-discard = Najwyżej sześć kart.
page-guide-ring-die = Pierścień Elfów zmienia jedną kość. Pierścień przechodzi do wroga.
