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
page-plan-upgrade = Regularne stają się elitarnymi
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
page-guide-die = Każda kość to jedna akcja. Dotknij kości albo zacznij od podświetlonej armii, karty lub Narodu.
page-guide-action = Co teraz może ta kość. Można cofnąć, dopóki nie rzucono kośćmi ani niczego nie dobrano.
page-guide-ring-die = Pierścień Elfów zmienia jedną kość. Pierścień przechodzi do wroga.
page-guide-ring-face = Kości użyjesz potem jak każdej innej z tym wynikiem.
page-guide-card = Karty, które można teraz zagrać. Dotknij karty na ręce, aby ją przeczytać.
page-guide-another-card = Bez kości: dowolna karta Postaci, którą można teraz zagrać.
page-guide-deck = Karty Postaci dotyczą Drużyny i bohaterów; karty Strategii armii i Narodów.
page-guide-discard = Najwyżej sześć kart.
page-guide-pay-card = Przeciwnik ją widzi; trafia na twój stos odrzuconych.
page-guide-guide-draw = Darmowa karta. Limit to sześć.
page-guide-how-many = Więcej teraz albo część na później.
page-guide-upgrade = Jednostka elitarna wytrzymuje dwa trafienia.
page-guide-upgrade-in = Jednostka elitarna wytrzymuje dwa trafienia: wzmocnij armię, która zaatakuje.
page-guide-victim = Jednostka regularna to najmniejsza strata.
page-guide-leader = Dowódcy dają przerzuty i nie wracają.
page-guide-die-to-eye = Każda trafia od razu na pole poszukiwań i je ułatwia, ale nie wykona już akcji.
page-guide-black-captain = Można wykonać obie części, jedną po drugiej, albo tylko jedną.
page-guide-move-or-attack = Czego nie zrobisz teraz, przepada.
page-guide-from = Armie, które mogą iść, są podświetlone. Dotknij jednej.
page-guide-to = Podświetlono, dokąd może pójść.
page-guide-target = Podświetlono wrogów, których można zaatakować.
page-guide-march-nation = Naród niebędący w stanie wojny nigdy nie przekracza granic innego.
page-guide-who-goes = Odlicz, kto idzie, albo wyślij wszystkich.
page-guide-figures = Kto zostaje, strzeże miejsca.
page-guide-excess = Wracają do posiłków i można je znów rekrutować.
page-guide-recruit = Dwie jednostki regularne lub dowódcy w dwóch miejscach albo jedna elitarna.
page-guide-second-recruit = Mobilizacja daje też drugą figurkę, w innej osadzie.
page-guide-in = Mobilizacja rekrutuje w wolnych osadach własnego Narodu, karta tam, gdzie mówi.
page-guide-unit = Jednostka elitarna wytrzymuje dwa trafienia, ale takich jest mniej.
page-guide-nation = By atakować i rekrutować, Naród musi być w stanie wojny. Każdy krok się liczy.
page-guide-stand = W twierdzy mieści się pięć jednostek, lecz trafia je tylko 6.
page-guide-free-peoples-combat-card = Karta pomaga w tej rundzie i przepada. Obie odkrywa się razem.
page-guide-shadow-combat-card = Karta pomaga w tej rundzie i przepada. Obie odkrywa się razem.
page-guide-casualty = Zwykle najpierw regularne: jednostka elitarna wytrzymuje dwa trafienia.
page-guide-battle = Jeszcze jedna runda czy wystarczy?
page-guide-retreat = Odchodzi cała armia, bez dalszych strat.
page-guide-extend = Oblężenie trwa dalej tylko za tę cenę; jednostka regularna zostaje w armii.
page-guide-advance = Kto wkroczy, może zdobyć osadę.
page-guide-white-rider = Obowiązuje przez całą bitwę: warto, jeśli Nazgûle mają większe przywództwo niż on.
page-guide-sorcerer = Darmowa karta. Limit to sześć.
page-guide-silence = Wybierz tego, kto ma największe przywództwo albo czyja zdolność ci szkodzi.
page-guide-forfeit = Jego przywództwo nie liczy się w tej rundzie; on sam zostaje.
page-guide-own-hits = Straty są twoje, od razu; karta mówi, co za nie dostajesz.
page-guide-eliminate = To strata na długo: wybierz tego, kto wrogowi najbardziej potrzebny.
page-guide-sacrifice = Figurka przepada, jednostki zostają.
page-guide-cancel-hits = Każde anulowane trafienie ratuje jednostkę regularną albo pół elitarnej.
page-guide-declare-in = W przyjaznym mieście lub twierdzy leczy się jeden punkt zepsucia.
page-guide-reveal-in = Odnaleziono cię: wybierz, gdzie są Powiernicy Pierścienia. Potem ukryj się znowu.
page-guide-way = Każda mijana twierdza Cienia kosztuje żeton poszukiwań.
page-guide-guide = Liczy się tylko zdolność przewodnika. Prowadzi jeden z tych o najwyższym poziomie.
page-guide-separate = Kto odejdzie, pomoże w wojnie, ale nie chroni już Powierników Pierścienia.
page-guide-also = Towarzysze, którzy odchodzą razem, idą razem, tak daleko, jak pozwala najwyższy poziom wśród nich.
page-guide-companion = Każdy może ruszyć się raz, na odległość swojego poziomu; ci z jednego regionu mogą iść razem.
page-guide-companions-to = Towarzysze pomagają armii w bitwie, a niektórzy budzą Naród, gdy przybędą do jego miasta lub twierdzy.
page-guide-separate-or-move = Odłącz kogoś od Drużyny albo porusz tych, którzy już odeszli.
page-guide-another-way = Ukrycie się jest bezpieczne; ruch to krok bliżej Mordoru.
page-guide-gandalf-in = Najlepiej dowodzi tam, gdzie będzie następna bitwa.
page-guide-fellowship-to = Pomyśl o drodze, która im zostanie: dalej od Mordoru albo obok twojej twierdzy.
page-guide-lure-of-the-ring = Zepsucie można uleczyć kosztem czasu; Towarzysz przepada na zawsze.
page-guide-hunt-reroll = Nieudane kości dostają drugą szansę; udane zostają.
page-guide-table-card = Pomaga raz, potem się ją odrzuca.
page-guide-use-crebain = Karta się zużywa; każda kość udaje się o jeden łatwiej.
page-guide-use-balrog = Karta się zużywa; żeton szkodzi Drużynie jak w poszukiwaniach.
page-guide-hunt-casualty = Przy 12 punktach zepsucia gra jest przegrana; ale stracony Towarzysz nie wraca.
page-guide-separate-guide = Ciężar brzemienia maleje o 1, a hobbit opuszcza Drużynę.
page-guide-reveal-to-reduce = Jedno zepsucie mniej, ale Drużyna musi się ukryć, zanim znów ruszy.
page-guide-sorrow-and-toil = Karta na stole pomaga im na pewno; karta z ręki to kwestia losu.
page-guide-nazgul-strike = Rzut poszukiwań może znaleźć Drużynę; karta na stole to odebrana jej pomoc.
page-guide-nazgul = Nazgûle lecą wszędzie prócz twierdz wroga; przy Drużynie dają przerzut poszukiwań.
page-guide-nazgul-to = Najwięcej zdziałają tam, gdzie dowodzą armią, albo tam, gdzie jest Drużyna.
page-guide-minion-in = Sługa dowodzi armiami i daje dodatkową kość akcji.
