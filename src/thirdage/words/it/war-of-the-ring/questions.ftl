### Le domande ai giocatori; gli attributi danno un nome alle opzioni

## Il turno

ask-fellowship-phase = Azioni della Compagnia: che cosa fai? (Un nome rende quel Compagno la Guida.)
    .done = Nient'altro
    .declare = Dichiara la Compagnia
    .enter-mordor = Entra a Mordor
ask-hunt-dice = Quanti Dadi Azione metti nel Riquadro della Caccia?
ask-die = Quale Dado Azione usi?
    .ring = Usa prima un Anello Elfico
    .pass = Passa
ask-action = Che cosa fai con questo dado?
    .move-armies = Muovi Eserciti
    .attack = Attacca
    .card = Gioca una Carta Evento
    .draw = Pesca una Carta Evento
    .diplomacy = Fai avanzare una Nazione verso la guerra
    .recruit = Recluta
    .move-fellowship = Muovi la Compagnia
    .hide = Nascondi la Compagnia
    .separate = Separa Compagni dalla Compagnia
    .move-companions = Muovi i Compagni sulla mappa
    .move-nazgul = Muovi Nazgûl e Servi
    .gandalf-white = Metti in gioco Gandalf il Bianco
    .aragorn = Incorona Grampasso: Aragorn entra in gioco
    .saruman = Metti in gioco Saruman
    .witch-king = Metti in gioco il Re Stregone
    .mouth-of-sauron = Metti in gioco la Bocca di Sauron
    .voice-recruit = Voce di Saruman: un Regolare in ogni Insediamento di Isengard
    .voice-elites = Voce di Saruman: due Regolari a Orthanc diventano Elite
    .gondor-by-boromir = Boromir: fai avanzare Gondor
    .elves-by-legolas = Legolas: fai avanzare gli Elfi
    .dwarves-by-gimli = Gimli: fai avanzare i Nani
    .discard-a-power-too-great = Scarta dal tavolo “{ card-a-power-too-great }” (costa due carte)
    .discard-the-power-of-tom-bombadil = Scarta dal tavolo “{ card-the-power-of-tom-bombadil }” (costa due carte)
    .discard-the-palantir-of-orthanc = Scarta dal tavolo “{ card-the-palantir-of-orthanc }”
    .discard-denethors-folly = Scarta dal tavolo “{ card-denethors-folly }”
    .skip = Scarta il dado senza effetto
ask-ring-die = Quale dado cambi con l'Anello Elfico?
ask-ring-face = Su quale risultato giri il dado?
ask-free-peoples-action-dice = Tiro Azione dei Popoli Liberi
ask-shadow-action-dice = Tiro Azione dell'Ombra

## Carte

ask-card = Quale Carta Evento giochi?
ask-another-card = Quale altra carta Evento Personaggio giochi senza dado?
ask-deck = Da quale mazzo peschi?
    .character = Mazzo Personaggi
    .strategy = Mazzo Strategia
ask-discard = La tua mano supera il limite di sei carte: quale scarti coperta?
ask-pay-card = Quale carta scarti come pagamento?
ask-guide-draw = La Guida è Gandalf il Grigio: peschi una carta dal mazzo dello stesso tipo?
ask-lost-card = Quale carta della mano va persa a caso?
ask-card-roll = Dadi tirati per la carta
ask-free-peoples-character-draw = Carta pescata dal mazzo Personaggi dei Popoli Liberi
ask-free-peoples-strategy-draw = Carta pescata dal mazzo Strategia dei Popoli Liberi
ask-shadow-character-draw = Carta pescata dal mazzo Personaggi dell'Ombra
ask-shadow-strategy-draw = Carta pescata dal mazzo Strategia dell'Ombra
ask-how-many = Quante miniature recluti?
ask-upgrade = Di quale Nazione è il Regolare che lascia il posto a un'Elite?
ask-upgrade-in = In quale regione un Regolare diventa un'Elite?
ask-victim = Quale delle tue miniature è eliminata?
ask-leader = Quale Comandante a Minas Tirith è eliminato?
ask-die-to-eye = Quale dado inutilizzato giri sull'Occhio?
    .done = Nessun altro dado
ask-black-captain = Il Capitano Nero: che cosa fai per prima cosa?
    .none = Nulla
    .move-nazgul = Muovi i Nazgûl
    .recruit = Recluta due Nazgûl con il Re Stregone
ask-move-or-attack = Che cosa fai poi?
    .none = Nulla
    .move-armies = Muovi Eserciti
    .attack = Attacca

## Eserciti

ask-from = Da quale regione?
    .stop = Nessun altro Esercito
ask-to = In quale regione vai?
ask-target = Quale regione è il bersaglio?
ask-march-nation = { $a }: qui ci sono Nazioni non In Guerra che non hanno una via comune. Quale di esse marcia?
ask-who-goes = { $a }: chi parte?
ask-figures = { $a }: quante di queste miniature partono?
ask-excess = { $a }, troppe unità: quale viene rimossa? (ancora { $b })
ask-recruit = Che cosa recluti?
ask-second-recruit = Che cosa recluti in un secondo Insediamento?
    .none = Nient'altro
ask-in = In quale regione?
ask-unit = { $a }: quale unità?
ask-nation = Quale Nazione?

## Battaglie

ask-stand = Combatti in campo aperto o ti ritiri nella Fortezza?
    .field = Combatti in campo aperto
    .siege = Ritirati nella Fortezza
ask-free-peoples-combat-card = Quale Carta Combattimento usi? (L'Ombra ne vede solo il dorso.)
    .none = Nessuna carta
ask-shadow-combat-card = Quale Carta Combattimento usi? (I Popoli Liberi ne vedono solo il dorso.)
    .none = Nessuna carta
    .durins-bane = “{ card-balrog-of-moria }”, dal tavolo
ask-free-peoples-combat-roll = Tiro Combattimento dei Popoli Liberi
ask-shadow-combat-roll = Tiro Combattimento dell'Ombra
ask-free-peoples-leader-reroll = Tiro Comando dei Popoli Liberi
ask-shadow-leader-reroll = Tiro Comando dell'Ombra
ask-free-peoples-special-attack = Dadi aggiuntivi della Carta Combattimento dei Popoli Liberi
ask-shadow-special-attack = Dadi aggiuntivi della Carta Combattimento dell'Ombra
ask-casualty = { $a }: quale perdita subisci? (Colpi da subire: { $b }. Un colpo rimuove un Regolare o riduce un'Elite; due colpi rimuovono un'Elite.)
ask-battle = Continui l'attacco?
    .go-on = Combatti un altro round
    .cease = Cessa l'attacco
ask-retreat = Dove si ritira l'Esercito?
    .stay = Nessuna ritirata
    .siege = Ritirati nella Fortezza
ask-extend = Un altro round costa un'Elite ridotta a Regolare: di quale Nazione?
    .no = Nessuna, cessa l'attacco
ask-advance = Avanzi nella regione della battaglia?
ask-white-rider = Gandalf il Bianco rinuncia al suo Comando per questa battaglia, così che i Nazgûl non ne abbiano?
ask-sorcerer = Il Re Stregone è uno Stregone: peschi una carta dal mazzo della Carta Combattimento che hai usato?
ask-silence = Di chi sono annullati il Comando e le abilità in questo round?
ask-forfeit = Al Comando di chi si rinuncia?
ask-own-hits = Quanti colpi infliggi al tuo Esercito?
ask-eliminate = Chi è eliminato?
ask-sacrifice = Chi muore per annullare dei colpi?
ask-cancel-hits = Quanti colpi sono annullati?

## La Compagnia e i Compagni

ask-declare-in = In quale regione è dichiarata la Compagnia?
ask-reveal-in = In quale regione muovi la Compagnia rivelata?
ask-way = Quali Fortezze tocca la Compagnia lungo il cammino?
    .clear = Nessuna
ask-guide = Chi è la Guida della Compagnia?
ask-separate = Quale Compagno lascia la Compagnia?
ask-also = Chi va con lui?
    .no-more = Nessun altro
ask-companion = Quale Compagno si muove?
    .done = Nessun altro
ask-companions-to = In quale regione vanno i Compagni?
ask-separate-or-move = Separi dei Compagni o ne muovi sulla mappa?
    .separate = Separa dalla Compagnia
    .move = Muovi sulla mappa
ask-another-way = La Guida è Gollum: che cosa fa la Compagnia?
    .none = Nulla
    .move = Si muove
    .hide = Si nasconde
ask-gandalf-in = Dove appare Gandalf il Bianco?
ask-fellowship-to = In quale regione adiacente muovi i Portatori dell'Anello?
ask-lure-of-the-ring = Cade il Compagno pescato, o i Portatori dell'Anello prendono Corruzione pari al suo Livello?
    .ring = Prendi la Corruzione
    .companion = Elimina il Compagno

## La Caccia

ask-hunt-roll = Tiro per la Caccia
ask-hunt-reroll = Rilanci i dadi della Caccia falliti?
ask-hunt-reroll-roll = Dadi della Caccia rilanciati
ask-hunt-tile = Tessera Caccia pescata
ask-tile-die = Dado per il danno della Tessera Caccia
ask-table-card = Quale carta sul tavolo usi?
    .none = Nessuna
ask-use-crebain = Scarti “{ card-flocks-of-crebain }” per aggiungere 1 al Tiro per la Caccia?
ask-use-balrog = Scarti “{ card-balrog-of-moria }” per pescare una Tessera Caccia?
ask-hunt-casualty = Come subisci il Danno della Caccia?
    .ring = Tutto come Corruzione
    .guide = Elimina la Guida
    .random = Elimina un Compagno a caso
ask-random-companion = Compagno pescato a caso
ask-separate-guide = Separi la Guida per ridurre di 1 il Danno della Caccia?
ask-reveal-to-reduce = Gollum rivela la Compagnia per ridurre di 1 il Danno della Caccia?
ask-sorrow-and-toil = { card-worn-with-sorrow-and-toil }: quale carta Evento Personaggio perdono i Popoli Liberi?
    .none = Nessuna
    .hand = Una a caso della mano
ask-nazgul-strike = I Nazgûl colpiscono: un Tiro per la Caccia, o quale carta sul tavolo è scartata?
    .none = Nulla
    .hunt = Fai un Tiro per la Caccia

## Nazgûl e Servi

ask-nazgul = Chi vola o si muove?
    .done = Nessun altro
ask-nazgul-to = In quale regione?
ask-minion-in = In quale regione entra in gioco il Servo?
