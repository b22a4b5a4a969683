### Dlaczego coś nie jest teraz możliwe.

## Tura i kości

reason-wrong-phase =
    Nie pora na to: trwa faza „{ $a ->
         [1] { phase-1 }
         [2] { phase-2 }
         [3] { phase-3 }
         [4] { phase-4 }
         [5] { phase-5 }
        *[6] { phase-6 }
    }”. Można to zrobić w fazie „{ $b ->
         [2] { phase-2 }
        *[5] { phase-5 }
    }”.
reason-battle-first = Najpierw bitwa: trzeba ją rozegrać do końca, zanim zrobi się coś innego.
reason-answer-first = Najpierw trzeba odpowiedzieć na obecne pytanie.
reason-other-side-first = Najpierw decyzję musi podjąć przeciwnik.
reason-match-over = Gra się skończyła.
reason-not-your-turn = Teraz akcję wykonuje przeciwnik.
reason-no-such-die = Nie masz na to niewykorzystanej kości.
reason-wrong-die = Potrzebny jest inny wynik kości.
reason-no-die-for-army = Nie masz niewykorzystanej kości z „Armią” ani z „Postacią”.
reason-changes-nothing = Nie masz niewykorzystanej kości.
reason-other-sides-action = To akcja drugiej strony.
reason-not-fewer-dice = Pasować może tylko gracz, który ma mniej niewykorzystanych kości niż przeciwnik.
reason-no-ring = Nie masz Pierścienia Elfów.
reason-ring-used-this-turn = Pierścień Elfów został już użyty w tej turze.

## Armie

reason-no-army = Nie ma tam armii, która mogłaby to zrobić; potrzebna jest co najmniej jedna jednostka.
reason-no-army-near = W żadnym sąsiednim regionie nie ma twojej armii: { $a }.
reason-not-adjacent = Te regiony nie sąsiadują ze sobą albo dzieli je oblężenie.
reason-enemy-units = Stoją tam jednostki przeciwnika; taki region można tylko zaatakować.
reason-moved-already = Te jednostki już się poruszyły w tej akcji.
reason-foreign-border = Naród tych jednostek nie jest w stanie wojny, nie mogą więc przekroczyć granicy innego Narodu.
reason-no-leader = Z wynikiem „Postaci” musi iść dowódca, Nazgûl, Towarzysz lub Sługa.
reason-leaders-would-stay-alone = Dowódcy Wolnych Ludów nie mogą zostać sami: musi zostać z nimi jednostka.
reason-besieged-cannot-move = Ta armia jest oblężona; może tylko zrobić wypad na oblegających.
reason-kept-out-by-card = Karta na stole nie wpuszcza tam armii Cienia.

## Bitwa

reason-no-enemy-army = Nie ma tam armii przeciwnika, którą można zaatakować.
reason-enemy-inside-stronghold = Przeciwnik jest oblężony w twierdzy; atakować go mogą tylko oblegający.
reason-not-at-war = Nie ma tam jednostki Narodu będącego w stanie wojny, a tylko takie mogą atakować.
reason-no-leader-to-attack = Z wynikiem „Postaci” w ataku musi brać udział dowódca, Nazgûl, Towarzysz lub Sługa.
reason-rearguard-needs-unit = Dowódcy Wolnych Ludów, którzy nie atakują, potrzebują jednostki w tylnej straży.
reason-not-free = Ten region nie jest wolny: jest tam armia przeciwnika albo kontrolowana przez niego osada.
reason-besieged-cannot-retreat = Oblężeni nie mogą przeprowadzić odwrotu.
reason-no-battle = Nie toczy się teraz żadna bitwa.
reason-no-battle-to-retreat-from = Odwrót jest możliwy tylko w bitwie, w której się bronisz.

## Karty Bitwy

reason-no-combat-cards = Karta na stole nie pozwala używać tu kart Bitwy: { $a }.
reason-no-combat-cards-first-round = W pierwszej rundzie tego ataku karty Bitwy można użyć tylko z Towarzyszem w bitwie.
reason-needs-companion = W bitwie nie bierze udziału żaden Towarzysz.
reason-needs-hobbit = W bitwie nie bierze udziału ani Meriadok, ani Peregrin.
reason-needs-gandalf = W bitwie nie bierze udziału Gandalf.
reason-needs-strider-or-aragorn = W bitwie nie bierze udziału ani Obieżyświat, ani Aragorn.
reason-needs-leader-or-companion = W bitwie nie bierze udziału ani dowódca Wolnych Ludów, ani Towarzysz.
reason-needs-elite = W bitwie nie bierze udziału żadna z twoich jednostek elitarnych.
reason-needs-southron-elite = W bitwie nie bierze udziału jednostka elitarna Haradrimów i Easterlingów.
reason-needs-nazgul = W bitwie nie bierze udziału ani Nazgûl, ani Czarnoksiężnik.
reason-needs-nazgul-leadership = Zdolności przywódcze Nazgûli w bitwie są za małe: muszą wynosić co najmniej { $a }.
reason-needs-ring-bearers = Powierników Pierścienia nie ma w regionie bitwy.
reason-needs-ent-country = Bitwa nie toczy się ani w regionie Rohanu, ani w Fangornie, ani w Orthanku.
reason-needs-field-defence = Armia Wolnych Ludów musi się bronić, i to nie przed atakiem na mury.
reason-needs-free-peoples-region = Bitwa nie toczy się w regionie Narodu Wolnych Ludów.
reason-needs-near-moria = Bitwa toczy się za daleko od Morii: najwyżej 2 regiony.
reason-needs-isengard-in-siege = Potrzebny jest atak na mury z udziałem jednostki Isengardu.

## Karty Wydarzeń

reason-not-in-hand = Nie masz tej karty na ręce.
reason-wrong-icon = Wynik kości nie pasuje do symbolu karty; dowolną kartę pozwala zagrać „Wydarzenie”.
reason-no-card-for-die = Żadnej karty z ręki nie można teraz zagrać tą kością.
reason-decks-empty = Obie talie są już puste.
reason-would-be-discarded-at-once = Kartę trzeba by od razu zdjąć ze stołu, bo jej warunek nie jest spełniony: { $a }.
reason-not-on-table = Tej karty nie ma na stole: { $a }.
reason-needs-army-and-character-card = Trzeba odrzucić z ręki kartę Wydarzenia: Armii i kartę z talii Postaci, a nie masz obu.
reason-needs-will-or-ring = Potrzebna jest „Wola Zachodu” albo, oprócz kości, Pierścień Elfów.
reason-needs-will-or-healer = Potrzebna jest „Wola Zachodu” albo Aragorn lub Gandalf w Minas Tirith.
reason-needs-in-play = Ta Postać musi być w grze: { $a }.
reason-needs-in-fellowship =
    { $count ->
        [one] W Drużynie Pierścienia musi być { $all }.
        [few] W Drużynie Pierścienia musi być jeden z nich: { $all }.
       *[other] W Drużynie Pierścienia musi być jeden z nich: { $all }.
    }
reason-needs-character-in = { $a } musi być na mapie w regionie tego Narodu: { $b }.
reason-needs-companion-in = W tym regionie nie ma żadnego Towarzysza: { $a }.
reason-needs-ranger-king-in = Obieżyświat lub Aragorn musi być na mapie w regionie tego Narodu: { $a }.
reason-needs-ranger-king-with-army = Obieżyświat lub Aragorn musi być z armią Wolnych Ludów.
reason-needs-ranger-king-with-army-in = Obieżyświat lub Aragorn musi być z armią Wolnych Ludów w regionie jednego z tych Narodów: { $a }, { $b }.
reason-needs-nazgul-near-companion = Żadna armia Cienia z Nazgûlem (Czarnoksiężnik się nie liczy) nie stoi przy armii Wolnych Ludów z Towarzyszem.
reason-no-army-near-nazgul = Żadna armia Wolnych Ludów nie stoi przy armii Cienia z Nazgûlem.
reason-no-army-with-companion = Żadna armia Wolnych Ludów nie ma ze sobą Towarzysza.
reason-aragorn-not-abroad = Aragorn musi być z armią poza granicami Narodów Wolnych Ludów.
reason-no-elven-stronghold-taken = Cień nie kontroluje żadnej twierdzy Elfów.
reason-no-siege-by = Potrzebna jest armia, która oblega twierdzę i może atakować, z jednostką tego Narodu: { $a }.
reason-not-besieged = To miejsce nie jest oblężone: { $a }.
reason-witch-king-not-besieging = Czarnoksiężnik nie jest w armii, która oblega twierdzę.
reason-nobody-in-nation-at-peace = W żadnym Narodzie Wolnych Ludów, który nie jest w stanie wojny, nie ma ani Powierników Pierścienia, ani Towarzysza.

## Narody i rekrutacja

reason-nation-not-at-war = Ten Naród nie jest w stanie wojny: { $a }.
reason-nation-passive = Ten Naród jest pasywny: { $a }.
reason-at-war-already = Ten Naród jest już w stanie wojny: { $a }.
reason-passive = Naród pasywny nie może przystąpić do wojny; najpierw musi stać się aktywny: { $a }.
reason-kept-passive-by-card = Karta na stole ({ $b }) nie pozwala przesuwać „Mobilizacją” znacznika pasywnego Narodu: { $a }.
reason-no-nation-to-advance = Żadnego znacznika twoich Narodów nie można teraz przesunąć.
reason-other-sides-nation = To Naród drugiej strony: { $a }.
reason-other-sides-figure = To figurka drugiej strony: { $a }.
reason-nothing-to-recruit = Nic nie można rekrutować: potrzebny jest Naród w stanie wojny, z posiłkami i wolną osadą.
reason-none-left = Nie ma już takich figurek do wzięcia: { $a }.
reason-no-settlement-of-nation = W tym regionie nie ma osady tego Narodu: { $a }.
reason-nazgul-in-stronghold-only = Nazgûle rekrutuje się tylko w twierdzach Saurona.
reason-captured = Tę osadę kontroluje przeciwnik: { $a }.
reason-not-free-to-recruit = Tam nie można rekrutować, bo region nie jest wolny: { $a }.
reason-same-settlement = Dwie figurki trzeba umieścić w różnych osadach.
reason-leader-without-unit = Dowódca potrzebuje w regionie jednostki Wolnych Ludów: { $a }.
reason-voice-of-saruman = Saruman musi być w grze, a Orthank pod kontrolą Cienia i nieoblężony.
reason-envoy-not-there = { $a } nie jest w niezdobytej osadzie, w której działa jego zdolność.

## Postacie i Nazgûle

reason-has-entered = Ta Postać już weszła do gry, a wchodzi tylko raz: { $a }.
reason-saruman-condition = Isengard musi być w stanie wojny, a Orthank niezdobyty.
reason-witch-king-condition = Sauron i co najmniej jeden Naród Wolnych Ludów muszą być w stanie wojny; potrzebna jest armia z jednostką Saurona.
reason-mouth-of-sauron-condition = Drużyna Pierścienia musi być na torze Mordoru albo wszystkie Narody Wolnych Ludów w stanie wojny; potrzebna jest niezdobyta twierdza Saurona.
reason-aragorn-condition = Obieżyświat musi być w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze.
reason-gandalf-white-condition = Gandalf Szary musi być poza Drużyną Pierścienia, a w grze musi być lub kiedyś być Sługa; Gandalf Biały wchodzi do gry raz.
reason-no-companions-on-map = Na mapie nie ma Towarzyszy.
reason-companions-besieged = Towarzysze na mapie są w oblężonych twierdzach i nie mogą ich opuścić.
reason-not-on-map = Tego Towarzysza nie ma na mapie: { $a }.
reason-out-of-reach = { $a } nie dojdzie tam jednym ruchem: { $b }. To za daleko albo drogę zamyka twierdza Cienia lub oblężenie.
reason-no-nazgul-on-map = Na mapie nie ma Nazgûli ani Sług, którzy mogliby się poruszyć.
reason-enemy-stronghold = Nazgûle i Słudzy nie mogą wejść do regionu z nieoblężoną twierdzą Wolnych Ludów: { $a }.

## Drużyna Pierścienia

reason-fellowship-revealed = Drużyna Pierścienia jest odkryta; najpierw trzeba ją ukryć.
reason-fellowship-hidden = Drużyna Pierścienia jest ukryta; musiałaby być odkryta.
reason-fellowship-in-free-settlement = Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów: { $a }.
reason-no-progress = Znacznik postępów Drużyny Pierścienia jest na polu 0; musiałby być na polu 1 lub dalszym.
reason-on-mordor-track = Drużyna Pierścienia jest na torze Mordoru.
reason-declare-on-mordor-track = Na torze Mordoru nie ujawnia się Drużyny Pierścienia.
reason-declared-already = Drużyna Pierścienia została już ujawniona w tej turze. Można ją ujawnić raz w turze.
reason-fellowship-out-of-reach = Drużyna Pierścienia nie mogła zajść tak daleko: jej znacznik postępów jest na polu { $a }.
reason-no-reveal-in-haven = Drużyna Pierścienia nie może zostać odkryta w mieście ani twierdzy Wolnych Ludów, którą one kontrolują.
reason-in-mordor-already = Drużyna Pierścienia już jest na torze Mordoru.
reason-not-at-mordor-gate = Powiernicy Pierścienia muszą być w Minas Morgul lub Morannonie.
reason-no-companions = W Drużynie Pierścienia nie ma już Towarzyszy.
