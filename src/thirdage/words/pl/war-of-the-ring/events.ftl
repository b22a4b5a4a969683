### Co się wydarzyło: wpisy do dziennika.
###
### Bez wpisu: ceases (mówi to battle-over).

## Tura

event-turn = Tura { $a }.
event-draws =
    { $a_code ->
        [shadow] Cień dobiera kartę
       *[other] Wolne Ludy dobierają kartę
    }: { $b_code ->
        [character] talia Postaci
       *[other] talia Strategii
    }.
event-drew = Dobrana karta: „{ $b }”.
event-deck-empty =
    { $a_code ->
        [shadow] Cień nie ma już kart do dobrania
       *[other] Wolne Ludy nie mają już kart do dobrania
    }: { $b_code ->
        [character] talia Postaci
       *[other] talia Strategii
    }.
event-discards-face-down =
    { $a_code ->
        [shadow] Cień odrzuca zakrytą kartę
       *[other] Wolne Ludy odrzucają zakrytą kartę
    }: { $b_code ->
        [character] talia Postaci
       *[other] talia Strategii
    }.
event-discards =
    { $a_code ->
        [shadow] Cień odrzuca kartę
       *[other] Wolne Ludy odrzucają kartę
    } „{ $b }”.
event-hunt-allocation =
    { $a ->
        [0] Cień nie kładzie kości na polu poszukiwań.
        [one] Cień kładzie na polu poszukiwań { $a } kość.
       *[other] Cień kładzie na polu poszukiwań { $a } kości.
    }
event-action-dice =
    Rzut akcji { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $count ->
        [1] bez kości
       *[other] { $rest }
    }.
event-dice-lost =
    { $a_code ->
        [shadow] Cień traci kości
       *[other] Wolne Ludy tracą kości
    }: { $b } × { $c }.
event-die-changed =
    { $a_code ->
        [shadow] Cień zmienia kość
       *[other] Wolne Ludy zmieniają kość
    }: { $b } → { $c }.
event-ring-used =
    { $a_code ->
        [shadow] Cień używa Pierścienia Elfów, który opuszcza grę
       *[other] Wolne Ludy używają Pierścienia Elfów, który trafia do Cienia
    }.
event-skips =
    { $a_code ->
        [shadow] Cień odkłada
       *[other] Wolne Ludy odkładają
    } kość bez efektu: { $b }.
event-passes =
    { $a_code ->
        [shadow] Cień pasuje
       *[other] Wolne Ludy pasują
    }.
event-plays =
    { $a_code ->
        [shadow] Cień zagrywa kartę
       *[other] Wolne Ludy zagrywają kartę
    } „{ $b }”.
event-leaves-table = Karta „{ $b }” schodzi ze stołu.
event-card-roll = Rzut związany z kartą: { $a ->
        [one] { $a } kość
        [few] { $a } kości
       *[other] { $a } kości
    }, { $b ->
        [0] bez sukcesu
        [one] { $b } sukces
        [few] { $b } sukcesy
       *[other] { $b } sukcesów
    }.

## Narody

event-active = Naród staje się aktywny: { $a }.
event-advances =
    { $b ->
        [0] Naród przystępuje do wojny: { $a }.
        [one] Naród bliżej wojny: { $a } (pozostał { $b } krok).
        [few] Naród bliżej wojny: { $a } (pozostały { $b } kroki).
       *[other] Naród bliżej wojny: { $a } (pozostało { $b } kroków).
    }
event-set-back = Naród oddala się od wojny: { $a } ({ $b ->
        [one] { $b } krok
        [few] { $b } kroki
       *[other] { $b } kroków
    } do stanu wojny).
event-recruits =
    { $b ->
        [1] Rekrutacja w regionie { $c }: { $a }.
       *[other] Rekrutacja w regionie { $c }: { $b } × { $a }.
    }
event-upgraded = { $c }: { $b ->
        [one] regularna jednostka staje się elitarną
        [few] { $b } regularne jednostki stają się elitarnymi
       *[other] { $b } regularnych jednostek staje się elitarnymi
    } ({ $a }).
event-removed = { $b }: jednostek jest za dużo, do posiłków wraca jedna z nich: { $c }.

## Armie

event-moves = Ruch armii { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $b } → { $c } ({ $d ->
        [one] { $d } jednostka
        [few] { $d } jednostki
       *[other] { $d } jednostek
    }).
event-retreats =
    { $a_code ->
        [shadow] Cień przeprowadza
       *[other] Wolne Ludy przeprowadzają
    } odwrót: { $b } → { $c }.
event-captured =
    { $a_code ->
        [shadow] Cień zdobywa
       *[other] Wolne Ludy zdobywają
    } osadę w regionie { $b }{ $c ->
        [0] { "" }
        [one] { " " }({ $c } punkt zwycięstwa)
       *[other] { " " }({ $c } punkty zwycięstwa)
    }.
event-retaken =
    { $a_code ->
        [shadow] Cień odzyskuje
       *[other] Wolne Ludy odzyskują
    } osadę w regionie { $b }.
event-siege =
    { $a_code ->
        [shadow] Armia Cienia jest oblężona
       *[other] Armia Wolnych Ludów jest oblężona
    } w regionie { $b }.
event-siege-over = Kończy się oblężenie w regionie { $a }.
event-leaders-lost = W regionie { $a } { $b ->
        [one] ginie { $b } dowódca lub Nazgûl
        [few] giną { $b } dowódcy lub Nazgûle
       *[other] ginie { $b } dowódców lub Nazgûli
    }.
event-units-lost =
    { $a_code ->
        [shadow] Cień traci
       *[other] Wolne Ludy tracą
    } w regionie { $b } wszystkie jednostki ({ $c }): regularne { $d }, elitarne { $e }.
event-casualty = Strata w regionie { $b }: { $c }.
event-hits =
    { $a_code ->
        [shadow] Armia Cienia otrzymuje
       *[other] Armia Wolnych Ludów otrzymuje
    } { $c ->
        [one] { $c } trafienie
        [few] { $c } trafienia
       *[other] { $c } trafień
    } w regionie { $b }.

## Bitwa

event-attack =
    { $a_code ->
        [shadow] Cień atakuje
       *[other] Wolne Ludy atakują
    }: { $d_code ->
        [field] { $b } → { $c }
        [siege] { $c }, atak na mury
        [sortie] { $c }, wypad z twierdzy
       *[other] { $c }, desant
    }.
event-white-rider = Biały Jeździec: Nazgûle nie mają w tej bitwie zdolności przywódczych.
event-combat-round = Runda bitwy: { $a }.
event-combat-card =
    { $b_code ->
        [none] { $a_code ->
        [shadow] Cień nie używa
       *[other] Wolne Ludy nie używają
    } karty Bitwy.
        [character] { $a_code ->
        [shadow] Cień wybiera
       *[other] Wolne Ludy wybierają
    } kartę Bitwy z talii Postaci.
        [strategy] { $a_code ->
        [shadow] Cień wybiera
       *[other] Wolne Ludy wybierają
    } kartę Bitwy z talii Strategii.
       *[other] { $a_code ->
        [shadow] Cień używa
       *[other] Wolne Ludy używają
    } karty ze stołu jako karty Bitwy.
    }
event-reveals = Karta Bitwy { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: „{ $b }”.
event-combat-card-cancelled = Karta Bitwy { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    } zostaje anulowana.
event-combat-roll = Rzut bitwy { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $b ->
        [one] { $b } kość
        [few] { $b } kości
       *[other] { $b } kości
    }, { $c ->
        [one] { $c } trafienie
        [few] { $c } trafienia
       *[other] { $c } trafień
    }.
event-leader-reroll = Przerzut dowódców { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $b ->
        [one] { $b } kość
        [few] { $b } kości
       *[other] { $b } kości
    }, { $c ->
        [one] { $c } trafienie
        [few] { $c } trafienia
       *[other] { $c } trafień
    }.
event-no-leader-reroll =
    { $a_code ->
        [shadow] Cień nie wykonuje
       *[other] Wolne Ludy nie wykonują
    } przerzutu dowódców.
event-special-attack = Dodatkowy atak { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $b ->
        [one] { $b } trafienie
        [few] { $b } trafienia
       *[other] { $b } trafień
    }.
event-extra-hits = Dodatkowe trafienia { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $b }.
event-misses-become-hits = Pudła { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    } zamienione w trafienia: { $b }.
event-hits-cancelled = Anulowane trafienia { $a_code ->
        [shadow] Cienia
       *[other] Wolnych Ludów
    }: { $b }.
event-forfeits = Poświęcone zdolności przywódcze: { $b }.
event-silenced = Anulowane zdolności: { $a }.
event-extends-siege =
    { $a_code ->
        [shadow] Cień przedłuża
       *[other] Wolne Ludy przedłużają
    } atak na mury: jednostka elitarna staje się regularną ({ $b }).
event-withdraws =
    { $a_code ->
        [shadow] Cień wycofuje się
       *[other] Wolne Ludy wycofują się
    } do twierdzy w regionie { $b }.
event-battle-over = { $b }: { $a_code ->
        [ceased] atak zostaje przerwany
        [retreat] bitwa kończy się odwrotem obrońców
        [siege] bitwa kończy się, obrońcy są w twierdzy
        [won] bitwę wygrywają atakujący
        [lost] bitwę wygrywają obrońcy
       *[other] obie armie zostają zniszczone
    }.
event-advances-into =
    { $a_code ->
        [shadow] Cień wkracza
       *[other] Wolne Ludy wkraczają
    } po bitwie: { $b } ({ $c ->
        [one] { $c } jednostka
        [few] { $c } jednostki
       *[other] { $c } jednostek
    }).

## Postacie i Nazgûle

event-enters-play = Do gry wchodzi { $a } w regionie { $b }.
event-eliminated = Wyeliminowana Postać: { $a } ({ $b_code ->
        [mordor] tor Mordoru
       *[other] { $b }
    }).
event-taken-alive = Brać ich żywcem! { $a } trafia na mapę.
event-leave-fellowship =
    { $count ->
        [one] Drużynę Pierścienia opuszcza
        [few] Drużynę Pierścienia opuszczają
       *[other] Drużynę Pierścienia opuszczają
    }: { $all }.
event-guide = Przewodnikiem zostaje { $a }.
event-companion-to = { $a } jest teraz w regionie { $b }.
event-nazgul-flies =
    { $c ->
        [one] Nazgûl leci
        [few] { $c } Nazgûle lecą
       *[other] { $c } Nazgûli leci
    }: { $a } → { $b }.
event-minion-moves = { $a }: { $b } → { $c }.

## Drużyna Pierścienia i poszukiwania

event-fellowship-moves = Drużyna Pierścienia idzie dalej: postęp { $a }.
event-fellowship-at = Powiernicy Pierścienia są teraz w regionie { $a }.
event-declares = Wolne Ludy ujawniają Drużynę Pierścienia.
event-revealed = Drużyna Pierścienia zostaje odkryta!
event-hidden = Drużyna Pierścienia jest znów ukryta.
event-corruption = Zepsucie rośnie o { $a } i wynosi { $b }.
event-healed = Zepsucie maleje o { $a } i wynosi { $b }.
event-hunt-roll = Rzut poszukiwań: { $a ->
        [one] { $a } kość
        [few] { $a } kości
       *[other] { $a } kości
    }{ $b ->
        [0] { "" }
       *[other] { ", premia +" }{ $b }
    }, { $c ->
        [0] bez sukcesu
        [one] { $c } sukces
        [few] { $c } sukcesy
       *[other] { $c } sukcesów
    }.
event-hunt-tile = Wylosowany żeton poszukiwań ({ $a }).
event-hunt-damage =
    { $a ->
        [0] Żeton nie nakłada ciężaru brzemienia.
       *[other] Ciężar brzemienia: { $a }.
    }
event-draw-prevented = Laska czarodzieja: żaden żeton nie zostaje wylosowany.
event-tile-without-effect = Żeton nie ma efektu ({ $a }).
event-tile-for-stronghold = Droga wiodła przez twierdzę Cienia ({ $a }): kolejny żeton poszukiwań.
event-tile-in-play = Do gry wchodzi specjalny żeton poszukiwań „{ $a }”.
event-tile-taken = Żeton wyjęty z puli poszukiwań ({ $a }).
event-tile-removed = Żeton usunięty na stałe z gry ({ $a }).
event-enters-mordor = Drużyna Pierścienia wchodzi na tor Mordoru.
event-mordor-step =
    { $a ->
        [5] Drużyna Pierścienia dociera do Szczelin Zagłady!
       *[other] Drużyna Pierścienia idzie przez Mordor: pole { $a } z 5.
    }
event-mordor-stopped = Żeton zatrzymuje Drużynę Pierścienia.
event-lingers-in-mordor = Drużyna Pierścienia zwleka na torze Mordoru.

## Koniec gry

event-wins =
    { $b_code ->
        [ring] Pierścień wpada do Szczelin Zagłady. Wygrywają Wolne Ludy!
        [corruption] Powiernicy Pierścienia ulegają zepsuciu. Wygrywa Cień!
       *[other] { $a_code ->
        [shadow] Zwycięstwo wojskowe Cienia
       *[other] Zwycięstwo wojskowe Wolnych Ludów
    }!
    }
event-conceded =
    { $a_code ->
        [shadow] Cień się poddaje; wygrywają Wolne Ludy
       *[other] Wolne Ludy się poddają; wygrywa Cień
    }.
