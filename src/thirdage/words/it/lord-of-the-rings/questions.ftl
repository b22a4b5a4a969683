### Le domande; gli attributi danno un nome alle opzioni

## Luoghi del tabellone Principale

ask-preparations =
    { $together ->
       *[no] Preparativi: tiri il dado, subisci l'effetto e peschi 4 carte Hobbit?
        [yes] Preparativi: tiri il dado e subisci l'effetto, per distribuire 4 carte Hobbit?
    }
    .no = Niente preparativi
    .roll =
        { $together ->
           *[no] Tira il dado, poi pesca 4 carte
            [yes] Tira il dado, poi distribuisci 4 carte
        }
ask-give-card = Quale carta dai a qualcuno, o tieni?
ask-give-to = Chi riceve { $a }?
ask-nazgul-appears =
    { $together ->
       *[no] Appare un Nazgûl: scarti 2 simboli Nascondersi?
        [yes] Appare un Nazgûl: scarti tu, da solo, 2 simboli Nascondersi per tutti?
    }
    .pay = Scarta 2 simboli Nascondersi
    .no = No: Sauron si muove di 1
ask-leave-out =
    Prendi otto di queste carte. Quali lasci?{ $a ->
        [0] { "" }
       *[other] { " " }(ancora { $a })
    }
ask-council =
    { $together ->
       *[no] Consiglio: scarta una carta per ogni hobbit della Compagnia iniziale, poi pescane altrettante.
        [yes] Consiglio: quale carta passi alla tua sinistra?
    }
    .discard = Avanti
ask-fellowship-forms =
    { $together ->
       *[no] Si forma la Compagnia: scarti un simbolo Amicizia per { $c }?
        [yes] Si forma la Compagnia: scarti un simbolo Amicizia?
    }
    .pay = Scarta un simbolo Amicizia o stella
    .roll = Tira il dado
ask-recovery =
    { $together ->
       *[no] Riposo: paghi 2 scudi per { $a }?
        [yes] Riposo: paghi 2 scudi?
    }
    .no = No
    .cards = 2 scudi: pesca 2 carte Hobbit
    .heal =
        { $together ->
           *[no] 2 scudi: 1 casella verso la luce
            [yes] 2 scudi: torni indietro di 1
        }
ask-galadriels-test =
    { $together ->
       *[no] La prova di Galadriel: scarti una stella per { $c }?
        [yes] La prova di Galadriel: scarti una stella?
    }
    .pay = Scarta una stella
    .roll = Tira il dado

## Turni

ask-first-active = Chi è il primo hobbit attivo in questo scenario?
ask-active = Chi è l'hobbit attivo nel prossimo turno?
ask-next-tile = Ora si rivela una tessera Evento.
    .reveal = Rivela la tessera
ask-carry-out-tile = La tessera rivelata ha effetto.
    .carry-out = Esegui la tessera
    .avoid = Scarta invece ciò che la tessera mostra
ask-avoid-three-cards = Invece dell'evento: quante delle 3 carte dai tu? (ne mancano { $b })
    .none = Io niente
ask-avoid-three-items = Invece dell'evento: che cosa dai tu di una carta, un gettone Vita e uno scudo?
    .none = Io niente
ask-eye = L'Occhio: ti muovi di 2 verso l'oscurità, perché Sauron resti fermo?
    .corruption = Mi muovo io di 2
    .sauron = Io no: Sauron si muove di 1
ask-action = Qual è la tua azione?
    .play = Gioca una o due carte
    .draw = Pesca 2 carte Hobbit
    .heal =
        { $together ->
           *[no] L'Anello Unico: 1 casella verso la luce
            [yes] Torna indietro di 1
        }
    .pass = Non giocare carte
ask-first-card = Quale carta giochi?
ask-second-card = Quale carta giochi come seconda?
    .stop = Nessuna seconda carta
ask-line = Quale segnalino avanza?
    .pay = Tieni le due stelle per pagare
ask-wild-token = Scambi gli scudi appena ricevuti con un gettone Vita selvaggio?

## Interruzioni che costano qualcosa

option-use-ring = Usa l'Anello Unico
option-foresight = Gandalf: Preveggenza (5 scudi)
option-magic = Gandalf: Magia (5 scudi)
option-healing = Gandalf: Cura (5 scudi)
option-guidance = Gandalf: Guida (5 scudi)
option-persistence = Gandalf: Perseveranza (5 scudi)
option-next = Io no: si chiede agli altri
option-floor = Chiedi agli altri se fanno prima qualcosa
ask-floor = Hai la parola: fai prima qualcosa?
    .nothing = Non faccio nulla
ask-who-heals = Chi si muove verso la luce?
ask-who-draws = Chi pesca carte Hobbit?
ask-who-looks = Chi guarda le tessere?
ask-who-passes = Miruvor: chi può passare una carta?
ask-passes-to = A chi passi una carta?
    .keep = A nessuno
ask-passes = Quale carta passi?
ask-foresight-order = Quale tessera viene dopo, partendo dall'alto?
ask-ring-price = Che cosa cedi per usare l'Anello Unico?
    .shields = 8 scudi e un gettone Vita Anello

## Pagare e tirare il dado

ask-pay =
    Quali carte scarti per i loro simboli?{ $a ->
        [0] { "" }
       *[other] { " " }(ancora { $a })
    }
ask-discard =
    Quali carte scarti?{ $a ->
        [0] { "" }
       *[other] { " " }(ancora { $a })
    }
ask-token =
    { $a_code ->
        [any] Quale gettone Vita scarti?
       *[other] Quale gettone Vita scarti? (richiesto: { $a })
    }
ask-before-discard = Devi scartare delle carte.
    .discard = Scarta
ask-roll =
    { $count ->
        [0] Si deve tirare il dado.
       *[other] Si deve tirare il dado per { $a }.
    }
    .roll = Tira il dado
ask-rolled = Il tiro ha effetto.
    .suffer = Subisci l'effetto

## La fine di uno scenario

ask-life-tokens =
    { $together ->
       *[no] Ogni hobbit deve avere un gettone Vita Anello, un Cuore e un Sole; ogni gettone mancante è corruzione 1.
        [yes] Ti servono i gettoni Vita Anello, Cuore e Sole (a Merry solo due); ognuno che manca è corruzione 1.
    }
    .check = Conta i gettoni
ask-attempt =
    { $together ->
       *[no] Monte Fato: quale hobbit tira adesso?
        [yes] Monte Fato: tiri il dado.
    }

## Eventi

ask-event = Il segnalino è avanzato. Segue l'evento.
    .carry-out = Esegui l'evento
ask-speak-friend =
    { $together ->
       *[no] Dite amici ed entrate: scarti un simbolo Amicizia e una stella?
        [yes] Dite amici ed entrate: che cosa dai tu di un simbolo Amicizia e una stella?
    }
    .pay = Scarta i simboli
    .no = No: Sauron si muove di 1
    .none = Io niente
ask-watcher =
    { $together ->
       *[no] L'Osservatore nell'acqua: scarti un simbolo Nascondersi per { $c }?
        [yes] L'Osservatore nell'acqua: scarti un simbolo Nascondersi?
    }
    .pay = Scarta un simbolo Nascondersi
    .roll = Tira il dado
ask-stone = Il sasso nel pozzo: scarti due simboli come quello della carta rivelata ({ $a })?
    .pay = Scarta i simboli e prendi la Pipa
    .no = No: Sauron si muove di 1 e segue il prossimo evento
ask-orcs-attack =
    { $together ->
       *[no] Gli Orchi attaccano: scarti 5 simboli Combattere?
        [yes] Gli Orchi attaccano: quanti dei 5 simboli Combattere dai tu? (ne mancano { $b })
    }
    .pay = Scarta i simboli
    .no = No: Sauron si muove di 2
    .none = Io niente
ask-fly-you-fools =
    { $together ->
       *[no] Fuggite, sciocchi! Che cosa scegli?
        [yes] Fuggite, sciocchi! Ti muovi di 3 verso l'oscurità, perché nessuno debba tirare?
    }
    .corruption =
        { $together ->
           *[no] L'Anello Unico si muove di 3 verso Sauron
            [yes] Mi muovo io di 3
        }
    .roll =
        { $together ->
           *[no] Tira il dado per ogni hobbit
            [yes] Io no: tutti tirano il dado
        }
ask-wormtongue =
    { $together ->
       *[no] Vermilinguo smascherato: scarti un simbolo Amicizia e uno Combattere?
        [yes] Vermilinguo smascherato: scarti tu, da solo, un simbolo Amicizia e uno Combattere?
    }
    .pay = Scarta i simboli
    .no = No: le carte Caratteristica non ancora ottenute escono dal gioco
ask-orthanc = Il fuoco di Orthanc: scarti due simboli come quello della carta rivelata ({ $a })?
    .pay = Scarta i simboli
    .no =
        { $together ->
           *[no] No: tira il dado per ogni hobbit
            [yes] No: tutti tirano il dado
        }
ask-storm =
    { $together ->
       *[no] Gli Orchi all'assalto: scarti i gettoni Vita Cuore, Sole e Anello?
        [yes] Gli Orchi all'assalto: quali dei gettoni Vita Cuore, Sole e Anello dai tu?
    }
    .pay = Scarta i gettoni
    .no = No: Sauron si muove di 2
    .none = Io niente
ask-gollum-appears =
    { $together ->
       *[no] Gollum: scarti 7 scudi?
        [yes] Gollum: quanti dei 7 scudi dai tu? (ne mancano { $b })
    }
    .pay =
        { $together ->
           *[no] 7 scudi: prendi Gollum e pesca 2 carte per ogni altro hobbit
            [yes] 7 scudi: prendi Gollum
        }
    .no = No
    .none = Io niente
ask-faces =
    { $together ->
       *[no] I volti dei morti: che cosa scarti per { $c }?
        [yes] I volti dei morti: che cosa scarti?
    }
    .joker = Una stella
    .shields = 3 scudi
    .cannot =
        { $together ->
           *[no] Né l'una né gli altri: la partita è persa
            [yes] Né l'una né gli altri: esci dal gioco
        }
ask-pool =
    { $together ->
       *[no] Lo stagno proibito: scarti 5 scudi?
        [yes] Lo stagno proibito: scarti tu, da solo, 5 scudi?
    }
    .pay =
        { $together ->
           *[no] 5 scudi: pesca una carta per ogni hobbit
            [yes] 5 scudi: tutti pescano una carta
        }
    .no = No: Sauron si muove di 2
ask-nazgul-search = Il Signore dei Nazgûl cerca l'Anello: scarti tre simboli come quello della carta rivelata ({ $a })?
    .pay =
        { $together ->
           *[no] Scarta i simboli: l'Anello Unico va di 1 verso la luce
            [yes] Scarta i simboli: torni indietro di 1
        }
    .no =
        { $together ->
           *[no] No: tira il dado per ogni hobbit
            [yes] No: tutti tirano il dado
        }
ask-shelob-appears = Appare Shelob: che cosa scegli?
    .roll = Tira il dado due volte
    .sauron = Sauron si muove di 2
ask-shelob-attacks =
    { $together ->
       *[no] Shelob attacca: scarti 7 simboli Combattere?
        [yes] Shelob attacca: quanti dei 7 simboli Combattere dai tu? (ne mancano { $b })
    }
    .pay = Scarta i simboli
    .no = No: Sauron si muove di 3
    .none = Io niente
ask-sam-saves-frodo =
    { $together ->
       *[no] Sam salva Frodo: paghi 3 scudi per { $a }?
        [yes] Sam salva Frodo: paghi 3 scudi?
    }
    .no = No
    .cards = 3 scudi: pesca 2 carte Hobbit
    .heal =
        { $together ->
           *[no] 3 scudi: 1 casella verso la luce
            [yes] 3 scudi: torni indietro di 1
        }
ask-nazgul-attacks =
    { $together ->
       *[no] Il Signore dei Nazgûl attacca: scarti Éowyn?
        [yes] Il Signore dei Nazgûl attacca: hai Éowyn, e la scarti?
    }
    .pay =
        { $together ->
           *[no] Scarta Éowyn e pesca una carta per ogni hobbit
            [yes] Scarta Éowyn: tutti pescano una carta
        }
    .roll =
        { $together ->
           *[no] Tira il dado per ogni hobbit
            [yes] No: tutti tirano il dado
        }
ask-pelennor =
    { $together ->
       *[no] La battaglia dei campi del Pelennor: scarti un gettone Vita Cuore per { $a }?
        [yes] La battaglia dei campi del Pelennor: scarti un gettone Vita Cuore?
    }
    .pay = Scarta un gettone Vita Cuore
    .roll = Tira il dado, poi scarta 2 carte
ask-mouth =
    { $together ->
       *[no] La Bocca di Sauron: scarti un gettone Vita Sole per { $a }?
        [yes] La Bocca di Sauron: scarti un gettone Vita Sole?
    }
    .pay = Scarta un gettone Vita Sole
    .roll = Tira il dado, poi scarta 2 carte
ask-dark-forces =
    { $together ->
       *[no] Circondati dalle forze oscure: scarti 7 carte?
        [yes] Circondati dalle forze oscure: quante delle 7 carte dai tu? (ne mancano { $b })
    }
    .pay = Scarta 7 carte
    .no = No: Sauron si muove di 3
    .none = Io niente

## Il caso

ask-hobbit-card = La prossima carta Hobbit
ask-hobbit = Il prossimo hobbit distribuito
ask-feature-card = La prossima carta Caratteristica
ask-removed-card = Il mazzo da cui si toglie una carta alla cieca
ask-tile = La prossima tessera Evento
ask-foresight-tile = La tessera vista con la Preveggenza
ask-big-shield = Il valore dello scudo grande
ask-die = Il dado
