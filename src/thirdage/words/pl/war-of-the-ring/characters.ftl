### Postacie: kim są, co potrafią i jak wchodzą do gry

## Wolne Ludy

about-gandalf-grey = Szary Wędrowiec
    .ability-1 = Przewodnik: po zagraniu karty wynikiem „Wydarzenia” możesz dobrać 1 kartę z talii tego samego rodzaju.
    .ability-2 = Kapitan Zachodu: poza Drużyną dodaje w bitwie 1 do siły swojej armii. Premie kilku Kapitanów sumują się; rzucasz najwyżej 5 kośćmi.
    .ability-3 = Wysłannik z Zachodu: gdy do gry wchodzi Gandalf Biały, zastępuje go na mapie.
about-strider = Strażnik z Północy
    .ability-1 = Przewodnik: możesz użyć kości akcji z dowolnym wynikiem, aby ukryć odkrytą Drużynę Pierścienia.
    .ability-2 = Kapitan Zachodu: poza Drużyną dodaje w bitwie 1 do siły swojej armii. Premie kilku Kapitanów sumują się; rzucasz najwyżej 5 kośćmi.
    .ability-3 = Dziedzic Isildura: na mapie może go zastąpić Aragorn.
about-boromir = Syn Denethora
    .ability-1 = Kapitan Zachodu: poza Drużyną dodaje w bitwie 1 do siły swojej armii. Premie kilku Kapitanów sumują się; rzucasz najwyżej 5 kośćmi.
    .ability-2 = Wysoki Strażnik Białej Wieży: gdy jest w niezdobytym mieście lub niezdobytej twierdzy Gondoru, możesz użyć dowolnej kości akcji, aby przesunąć znacznik Gondoru o 1 pole ku stanowi wojny.
about-legolas = Syn Thranduila
    .ability-1 = Kapitan Zachodu: poza Drużyną dodaje w bitwie 1 do siły swojej armii. Premie kilku Kapitanów sumują się; rzucasz najwyżej 5 kośćmi.
    .ability-2 = Książę Mrocznej Puszczy: gdy jest w niezdobytej twierdzy Elfów, możesz użyć dowolnej kości akcji, aby przesunąć znacznik Elfów o 1 pole ku stanowi wojny.
about-gimli = Syn Glóina
    .ability-1 = Kapitan Zachodu: poza Drużyną dodaje w bitwie 1 do siły swojej armii. Premie kilku Kapitanów sumują się; rzucasz najwyżej 5 kośćmi.
    .ability-2 = Krasnolud z Ereboru: gdy jest w niezdobytym Ereborze, możesz użyć dowolnej kości akcji, aby przesunąć znacznik Krasnoludów o 1 pole ku stanowi wojny.
about-meriadoc = Hobbit, Towarzysz Froda
    .ability-1 = Przewodnik: gdy żeton poszukiwań nakłada ciężar brzemienia, możesz odłączyć Meriadoka, aby zmniejszyć go o 1. Na torze Mordoru Meriadok zamiast tego opuszcza grę.
    .ability-2 = Brać ich żywcem!: jeśli ma zostać wyeliminowany w Drużynie, trafia na mapę jak Towarzysz właśnie odłączony; jako strata nadal zmniejsza ciężar brzemienia o 1. Nie działa na torze Mordoru.
about-peregrin = Hobbit, Towarzysz Froda
    .ability-1 = Przewodnik: gdy żeton poszukiwań nakłada ciężar brzemienia, możesz odłączyć Peregrina, aby zmniejszyć go o 1. Na torze Mordoru Peregrin zamiast tego opuszcza grę.
    .ability-2 = Brać ich żywcem!: jeśli ma zostać wyeliminowany w Drużynie, trafia na mapę jak Towarzysz właśnie odłączony; jako strata nadal zmniejsza ciężar brzemienia o 1. Nie działa na torze Mordoru.
about-aragorn = Dziedzic Isildura
    .ability-1 = Kapitan Zachodu: dodaje w bitwie 1 do siły swojej armii. Premie kilku Kapitanów sumują się; rzucasz najwyżej 5 kośćmi.
    .enters = Użyj „Woli Zachodu”, gdy Obieżyświat jest w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze: Aragorn go tam zastępuje. Od następnej tury masz o 1 kość akcji więcej.
about-gandalf-white = Wysłannik z Zachodu
    .ability-1 = Cienistogrzywy: jeśli porusza się sam albo tylko z jednym hobbitem, jego poziom w tym ruchu liczy się jako 4.
    .ability-2 = Biały Jeździec: na początku bitwy, w której bierze udział, możesz poświęcić jego zdolności przywódcze na całą bitwę; wtedy zdolności przywódcze wszystkich Nazgûli w tej bitwie, z Czarnoksiężnikiem włącznie, wynoszą do jej końca 0.
    .enters = Użyj „Woli Zachodu”, gdy Gandalf Szary opuścił Drużynę lub został wyeliminowany, a choć jeden Sługa jest lub był w grze. Zastępuje Gandalfa Szarego na mapie, a jeśli go tam nie ma, staje w Fangornie lub w niezdobytej twierdzy Elfów. Od następnej tury masz o 1 kość akcji więcej.
about-gollum = Niewolnik Pierścienia
    .ability-1 = Przewodnik: zwyczajny żeton poszukiwań z liczbą i symbolem „odkrycia” nie odkrywa Drużyny Pierścienia. Żetony z Okiem i żetony Cienia odkrywają ją jak zwykle.
    .ability-2 = Przewodnik: jeśli Drużyna Pierścienia jest ukryta, a żeton by jej nie odkrył, możesz pozwolić ją odkryć, aby zmniejszyć ciężar brzemienia o 1 (raz na żeton).
    .enters = Zostaje przewodnikiem, gdy tylko w Drużynie Pierścienia nie ma już Towarzyszy.

## Cień

about-witch-king = Czarny Wódz
    .ability-1 = Lot: porusza się jak Nazgûl do dowolnego regionu, lecz nie do regionu z twierdzą kontrolowaną przez Wolne Ludy, której nie oblega armia Cienia.
    .ability-2 = Czarnoksięstwo: po pierwszej rundzie bitwy, w której bierze udział, jeśli nadal jest w grze, a w tej rundzie użyto karty Bitwy Cienia, możesz dobrać 1 kartę z talii tego samego rodzaju.
    .enters = Użyj wyniku „Mobilizacji”, gdy Sauron i co najmniej 1 Naród Wolnych Ludów są w stanie wojny: postaw go w regionie z armią Cienia, w której jest jednostka Saurona. Wszystkie Narody Wolnych Ludów stają się aktywne. Od następnej tury masz o 1 kość akcji więcej.
about-mouth-of-sauron = Namiestnik Barad-Dûr
    .ability-1 = Wysłannik Czarnej Wieży: raz na turę możesz użyć wyniku „Mobilizacji” jako „Armii”.
    .enters = Użyj wyniku „Mobilizacji”, gdy Drużyna Pierścienia jest na torze Mordoru albo wszystkie Narody Wolnych Ludów są w stanie wojny: postaw go w niezdobytej twierdzy Saurona. Od następnej tury masz o 1 kość akcji więcej.
about-saruman = Upadły czarodziej
    .ability-1 = Głos Sarumana: gdy Cień kontroluje Orthank, a Orthank nie jest oblężony, możesz użyć wyniku „Mobilizacji”, aby rekrutować po 1 regularnej jednostce Isengardu w każdej osadzie Isengardu albo zamienić 2 regularne jednostki Isengardu w Orthanku na elitarne.
    .ability-2 = Słudzy Białej Ręki: każda elitarna jednostka Isengardu jest jednostką, a zarazem dowódcą o zdolnościach przywódczych 1, w ruchu i w bitwie.
    .enters = Użyj wyniku „Mobilizacji”, gdy Isengard jest w stanie wojny, a Orthank jest niezdobyty: postaw Sarumana w Orthanku, którego nie może opuścić. Od następnej tury masz o 1 kość akcji więcej.
