### Le domande; gli attributi danno un nome alle opzioni

## Luoghi del tabellone Principale

ask-preparations = Preparativi: tiri il dado, subisci l'effetto e peschi 4 carte Hobbit?
    .no = Niente preparativi
    .roll = Tira il dado, poi pesca 4 carte
ask-nazgul-appears = Appare un Nazgûl: scarti 2 simboli Nascondersi?
    .pay = Scarta 2 simboli Nascondersi
    .no = No: Sauron si muove di 1
ask-leave-out = Prendi otto di queste carte. Quali lasci? (ancora { $a })
ask-council = Consiglio: scarta una carta per ogni hobbit della Compagnia iniziale, poi pescane altrettante.
    .discard = Avanti
ask-fellowship-forms = Si forma la Compagnia: scarti un simbolo Amicizia per questo hobbit?
    .pay = Scarta un simbolo Amicizia o stella
    .roll = Tira il dado
ask-recovery = Riposo: paghi 2 scudi per questo hobbit?
    .no = No
    .cards = 2 scudi: pesca 2 carte Hobbit
    .heal = 2 scudi: 1 casella verso la luce
ask-galadriels-test = La prova di Galadriel: scarti una stella per questo hobbit?
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
ask-action = Qual è la tua azione?
    .play = Gioca una o due carte
    .draw = Pesca 2 carte Hobbit
    .heal = L'Anello Unico: 1 casella verso la luce
    .pass = Non giocare carte
ask-first-card = Quale carta giochi?
ask-second-card = Quale carta giochi come seconda?
    .stop = Nessuna seconda carta
ask-line = Quale segnalino avanza?
ask-wild-token = Scambi gli scudi appena ricevuti con un gettone Vita selvaggio?

## Interruzioni che costano qualcosa

option-use-ring = Usa l'Anello Unico
option-foresight = Gandalf: Preveggenza (5 scudi)
option-magic = Gandalf: Magia (5 scudi)
option-healing = Gandalf: Cura (5 scudi)
option-guidance = Gandalf: Guida (5 scudi)
option-persistence = Gandalf: Perseveranza (5 scudi)
ask-foresight-order = Quale tessera viene dopo, partendo dall'alto?
ask-ring-price = Che cosa cedi per usare l'Anello Unico?
    .shields = 8 scudi e un gettone Vita Anello

## Pagare e tirare il dado

ask-pay = Quali carte scarti per i loro simboli? (ancora { $a })
ask-discard = Quali carte scarti? (ancora { $a })
ask-token =
    { $a_code ->
        [any] Quale gettone Vita scarti?
       *[other] Quale gettone Vita scarti per { $a }?
    }
ask-before-discard = Devi scartare delle carte.
    .discard = Scarta
ask-roll = Si deve tirare il dado.
    .roll = Tira il dado
ask-rolled = Il tiro ha effetto.
    .suffer = Subisci l'effetto

## La fine di uno scenario

ask-life-tokens = Ogni hobbit deve avere un gettone Vita Anello, un Cuore e un Sole; per ogni gettone mancante, 1 Corruzione.
    .check = Conta i gettoni
ask-attempt = Monte Fato: quale hobbit tira adesso?

## Eventi

ask-event = Il segnalino è avanzato. Segue l'evento.
    .carry-out = Esegui l'evento
ask-speak-friend = Dite amici ed entrate: scarti un simbolo Amicizia e una stella?
    .pay = Scarta i simboli
    .no = No: Sauron si muove di 1
ask-watcher = L'Osservatore nell'acqua: scarti un simbolo Nascondersi per questo hobbit?
    .pay = Scarta un simbolo Nascondersi
    .roll = Tira il dado
ask-stone = Il sasso nel pozzo: scarti due simboli come quello della carta rivelata ({ $a })?
    .pay = Scarta i simboli e prendi la Pipa
    .no = No: Sauron si muove di 1 e segue il prossimo evento
ask-orcs-attack = Gli Orchi attaccano: scarti 5 simboli Combattere?
    .pay = Scarta i simboli
    .no = No: Sauron si muove di 2
ask-fly-you-fools = Fuggite, sciocchi! Che cosa scegli?
    .corruption = L'Anello Unico si muove di 3 verso Sauron
    .roll = Tira il dado per ogni hobbit
ask-wormtongue = Vermilinguo smascherato: scarti un simbolo Amicizia e uno Combattere?
    .pay = Scarta i simboli
    .no = No: le carte Caratteristica non ancora ottenute escono dal gioco
ask-orthanc = Il fuoco di Orthanc: scarti due simboli come quello della carta rivelata ({ $a })?
    .pay = Scarta i simboli
    .no = No: tira il dado per ogni hobbit
ask-storm = Gli Orchi all'assalto: scarti i gettoni Vita Cuore, Sole e Anello?
    .pay = Scarta i gettoni
    .no = No: Sauron si muove di 2
ask-gollum-appears = Gollum: scarti 7 scudi?
    .pay = 7 scudi: prendi Gollum e pesca 2 carte per ogni altro hobbit
    .no = No
ask-faces = I volti dei morti: che cosa scarti per questo hobbit?
    .joker = Una stella
    .shields = 3 scudi
    .cannot = Né l'una né gli altri: la partita è persa
ask-pool = Lo stagno proibito: scarti 5 scudi?
    .pay = 5 scudi: pesca una carta per ogni hobbit
    .no = No: Sauron si muove di 2
ask-nazgul-search = Il Signore dei Nazgûl cerca l'Anello: scarti tre simboli come quello della carta rivelata ({ $a })?
    .pay = Scarta i simboli: l'Anello Unico va di 1 verso la luce
    .no = No: tira il dado per ogni hobbit
ask-shelob-appears = Appare Shelob: che cosa scegli?
    .roll = Tira il dado due volte
    .sauron = Sauron si muove di 2
ask-shelob-attacks = Shelob attacca: scarti 7 simboli Combattere?
    .pay = Scarta i simboli
    .no = No: Sauron si muove di 3
ask-sam-saves-frodo = Sam salva Frodo: paghi 3 scudi per questo hobbit?
    .no = No
    .cards = 3 scudi: pesca 2 carte Hobbit
    .heal = 3 scudi: 1 casella verso la luce
ask-nazgul-attacks = Il Signore dei Nazgûl attacca: scarti Éowyn?
    .pay = Scarta Éowyn e pesca una carta per ogni hobbit
    .roll = Tira il dado per ogni hobbit
ask-pelennor = La battaglia dei campi del Pelennor: scarti un gettone Vita Cuore per questo hobbit?
    .pay = Scarta un gettone Vita Cuore
    .roll = Tira il dado, poi scarta 2 carte
ask-mouth = La Bocca di Sauron: scarti un gettone Vita Sole per questo hobbit?
    .pay = Scarta un gettone Vita Sole
    .roll = Tira il dado, poi scarta 2 carte
ask-dark-forces = Circondati dalle forze oscure: scarti 7 carte?
    .pay = Scarta 7 carte
    .no = No: Sauron si muove di 3

## Il caso

ask-hobbit-card = La prossima carta Hobbit
ask-feature-card = La prossima carta Caratteristica
ask-removed-card = Il mazzo da cui si toglie una carta alla cieca
ask-tile = La prossima tessera Evento
ask-foresight-tile = La tessera vista con la Preveggenza
ask-big-shield = Il valore dello scudo grande
ask-die = Il dado
