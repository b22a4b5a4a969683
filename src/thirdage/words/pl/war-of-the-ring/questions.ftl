### Pytania zadawane graczom. Atrybuty: odpowiedzi, które w danym pytaniu mają własne brzmienie.

## Tura

ask-fellowship-phase = Faza Drużyny Pierścienia: co robisz? (Imię: ten Towarzysz zostaje przewodnikiem.)
    .done = Nic więcej
    .declare = Ujawnij Drużynę Pierścienia
    .enter-mordor = Wejdź na tor Mordoru
ask-hunt-dice = Ile kości akcji kładziesz na polu poszukiwań?
ask-die = Której kości akcji używasz?
    .ring = Użyj najpierw Pierścienia Elfów
    .pass = Spasuj
ask-action = Co robisz tą kością?
    .move-armies = Porusz armie
    .attack = Zaatakuj
    .card = Zagraj kartę Wydarzenia
    .draw = Dobierz kartę Wydarzenia
    .diplomacy = Przesuń znacznik Narodu ku stanowi wojny
    .recruit = Rekrutuj posiłki
    .move-fellowship = Porusz Drużynę Pierścienia
    .hide = Ukryj Drużynę Pierścienia
    .separate = Odłącz Towarzyszy od Drużyny Pierścienia
    .move-companions = Porusz Towarzyszy na mapie
    .move-nazgul = Porusz Nazgûle i Sługi
    .gandalf-white = Wprowadź do gry Gandalfa Białego
    .aragorn = Wprowadź do gry Aragorna w miejsce Obieżyświata
    .saruman = Wprowadź do gry Sarumana
    .witch-king = Wprowadź do gry Czarnoksiężnika z Angmaru
    .mouth-of-sauron = Wprowadź do gry Rzecznika Saurona
    .voice-recruit = Głos Sarumana: po 1 regularnej jednostce w osadach Isengardu
    .voice-elites = Głos Sarumana: 2 regularne jednostki w Orthanku zamień na elitarne
    .gondor-by-boromir = Boromir: przesuń znacznik Gondoru ku stanowi wojny
    .elves-by-legolas = Legolas: przesuń znacznik Elfów ku stanowi wojny
    .dwarves-by-gimli = Gimli: przesuń znacznik Krasnoludów ku stanowi wojny
    .discard-a-power-too-great = Odrzuć ze stołu kartę „Zbyt wielka moc” (i 2 karty z ręki)
    .discard-the-power-of-tom-bombadil = Odrzuć ze stołu kartę „Moc Toma Bombadila” (i 2 karty z ręki)
    .discard-the-palantir-of-orthanc = Odrzuć ze stołu kartę „Palantír z Orthanku”
    .discard-denethors-folly = Odrzuć ze stołu kartę „Szaleństwo Denethora”
    .skip = Odłóż kość bez efektu
ask-ring-die = Którą kość zmieniasz Pierścieniem Elfów?
ask-ring-face = Na jaki wynik?

## Karty

ask-card = Którą kartę zagrywasz?
ask-another-card = Którą jeszcze kartę Postaci zagrywasz, bez kości akcji?
ask-deck = Z której talii dobierasz?
    .character = Talia Postaci
    .strategy = Talia Strategii
ask-discard = Masz więcej niż 6 kart. Którą odrzucasz zakrytą?
ask-pay-card = Którą kartę odrzucasz z ręki?
ask-guide-draw = Gandalf Szary jest przewodnikiem: dobierasz kartę z talii tego samego rodzaju?
ask-table-card = Której karty ze stołu używasz?
    .none = Żadnej

## Armie

ask-from = Z którego regionu?
    .stop = Z żadnego więcej
ask-to = Do którego regionu?
ask-target = Który region jest celem?
ask-march-nation = { $a }: Narody niebędące w stanie wojny nie mają tu wspólnej drogi. Który z nich wyrusza?
ask-who-goes = { $a }: kto idzie?
ask-figures = { $a }: ile figurek tego rodzaju idzie?

## Rekrutacja i Narody

ask-nation = Który Naród?
ask-recruit = Kogo rekrutujesz?
ask-second-recruit = Kogo rekrutujesz jeszcze, w innej osadzie?
    .none = Nikogo
ask-in = W którym regionie?
ask-unit = { $a }: jaka jednostka?
ask-upgrade = Z którego Narodu regularną jednostkę zamieniasz na elitarną?
ask-upgrade-in = W którym regionie zamieniasz regularną jednostkę na elitarną?
ask-excess = { $a }: jednostek jest za dużo. Która wraca do posiłków? (pozostało: { $b })
ask-how-many = Ile regularnych jednostek rekrutujesz?

## Postacie i Nazgûle

ask-separate = Kto odłącza się od Drużyny Pierścienia?
ask-also = Kto jeszcze idzie w tej grupie?
    .no-more = Nikt więcej
ask-companion = Którego Towarzysza poruszasz?
    .done = Żadnego więcej
ask-companions-to = Do którego regionu idą Towarzysze?
ask-separate-or-move = Odłączasz Towarzyszy od Drużyny czy poruszasz na mapie?
    .separate = Odłącz od Drużyny Pierścienia
    .move = Porusz na mapie
ask-gandalf-in = Gdzie pojawia się Gandalf Biały?
ask-minion-in = Gdzie pojawia się Sługa?
ask-nazgul = Kogo poruszasz?
    .done = Nikogo więcej
ask-nazgul-to = Do którego regionu?

## Drużyna Pierścienia

ask-declare-in = W którym regionie ujawniasz Drużynę Pierścienia?
ask-reveal-in = Do którego regionu przesuwasz odkrytą Drużynę Pierścienia?
ask-way = Przez które twierdze prowadzi droga Drużyny Pierścienia?
    .clear = Przez żadną
ask-guide = Kto jest przewodnikiem?

## Poszukiwania

ask-use-crebain = Odrzucasz kartę „Stada crebainów”, aby dodać 1 do każdej kości rzutu poszukiwań?
ask-hunt-reroll = Przerzucasz nieudane kości poszukiwań?
ask-hunt-casualty = Kto przyjmuje ciężar brzemienia?
    .ring = Powiernicy Pierścienia: całość zamienia się w zepsucie
    .guide = Przewodnik pada jako strata
    .random = Losowy Towarzysz pada jako strata
ask-separate-guide = Odłączasz przewodnika, aby zmniejszyć ciężar brzemienia o 1?
ask-reveal-to-reduce = Pozwalasz odkryć Drużynę Pierścienia, aby zmniejszyć ciężar brzemienia o 1?
ask-sorrow-and-toil = „Znużeni smutkiem i trudem”: której karty Postaci pozbywają się Wolne Ludy?
    .none = Żadnej
    .hand = Losowej z ręki
ask-use-balrog = Odrzucasz kartę „Balrog z Morii”, aby wylosować żeton poszukiwań?

## Bitwa

ask-stand = Bronisz się w polu czy wycofujesz do twierdzy?
    .field = W polu
    .siege = Wycofaj się do twierdzy
ask-white-rider = Biały Jeździec: poświęcasz zdolności przywódcze Gandalfa Białego, aby odebrać je Nazgûlom na całą bitwę?
ask-free-peoples-combat-card = Której karty Bitwy używasz? (Cień widzi tylko jej rewers.)
    .none = Żadnej
ask-shadow-combat-card = Której karty Bitwy używasz? (Wolne Ludy widzą tylko jej rewers.)
    .none = Żadnej
    .durins-bane = Balrog z Morii (ze stołu)
ask-casualty = { $a }: jaką stratę ponosisz? (Trafień do przydzielenia: { $b }. 1 trafienie usuwa jednostkę regularną albo zmienia elitarną w regularną, 2 trafienia usuwają elitarną.)
ask-battle = Czy atak trwa?
    .go-on = Walcz dalej
    .cease = Przerwij atak
ask-retreat = Dokąd prowadzi odwrót?
    .stay = Zostań i walcz
    .siege = Wycofaj się do twierdzy
ask-extend = Kolejna runda kosztuje zamianę jednostki elitarnej na regularną: którego Narodu?
    .no = Żadnego, przerwij atak
ask-sorcerer = Czarnoksięstwo: dobierasz kartę z talii użytej karty Bitwy?
ask-advance = Wkraczasz do regionu bitwy?

## Karty Bitwy

ask-forfeit = Czyje zdolności przywódcze poświęcasz?
ask-silence = Czyje zdolności anulujesz?
ask-own-hits = Ile trafień zadajesz własnej armii?
ask-eliminate = Kogo eliminujesz?
ask-sacrifice = Kogo poświęcasz, aby anulować trafienia?
ask-cancel-hits = Ile trafień anulujesz?

## Poszczególne karty Wydarzeń

ask-another-way = Gollum jest przewodnikiem: co robi Drużyna Pierścienia?
    .none = Nic
    .move = Porusza się
    .hide = Ukrywa się
ask-fellowship-to = Do którego regionu przesuwasz Powierników Pierścienia?
ask-nazgul-strike = Nazgûle atakują: rzut poszukiwań czy odrzucenie karty ze stołu?
    .none = Nic
    .hunt = Rzut poszukiwań
ask-lure-of-the-ring = Wylosowany Towarzysz zostaje wyeliminowany czy dodajesz tyle zepsucia, ile wynosi jego poziom?
    .ring = Dodaj zepsucie
    .companion = Wyeliminuj Towarzysza
ask-die-to-eye = Którą kość zmieniasz na Oko?
    .done = Żadną więcej
ask-move-or-attack = Co robisz teraz?
    .none = Nic
    .move-armies = Porusz armie
    .attack = Zaatakuj
ask-black-captain = Czarny Wódz: co robisz najpierw?
    .none = Nic
    .move-nazgul = Porusz Nazgûle
    .recruit = Rekrutuj 2 Nazgûle przy Czarnoksiężniku
ask-leader = Którego dowódcę eliminujesz?
ask-victim = Którą figurkę tracisz?

## Rzuty i losowania

ask-free-peoples-action-dice = Rzut kośćmi akcji Wolnych Ludów
ask-shadow-action-dice = Rzut kośćmi akcji Cienia
ask-free-peoples-character-draw = Karta z talii Postaci Wolnych Ludów
ask-free-peoples-strategy-draw = Karta z talii Strategii Wolnych Ludów
ask-shadow-character-draw = Karta z talii Postaci Cienia
ask-shadow-strategy-draw = Karta z talii Strategii Cienia
ask-free-peoples-combat-roll = Rzut bitwy Wolnych Ludów
ask-shadow-combat-roll = Rzut bitwy Cienia
ask-free-peoples-leader-reroll = Przerzut dowódców Wolnych Ludów
ask-shadow-leader-reroll = Przerzut dowódców Cienia
ask-free-peoples-special-attack = Dodatkowy atak Wolnych Ludów
ask-shadow-special-attack = Dodatkowy atak Cienia
ask-card-roll = Rzut związany z kartą Wydarzenia
ask-hunt-roll = Rzut poszukiwań
ask-hunt-reroll-roll = Przerzut poszukiwań
ask-hunt-tile = Żeton poszukiwań
ask-tile-die = Rzut za symbol kości na żetonie
ask-random-companion = Losowy Towarzysz
ask-lost-card = Losowa karta z ręki
