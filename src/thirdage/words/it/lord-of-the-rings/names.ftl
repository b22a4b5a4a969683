### Nomi di luoghi, hobbit, pezzi ed eventi

## Chi gioca

side-fellowship = Compagnia
side-first = Primo giocatore
side-second = Secondo giocatore
side-third = Terzo giocatore
side-fourth = Quarto giocatore
side-fifth = Quinto giocatore

## Luoghi

region-bag-end = Bag End
region-rivendell = Rivendell
region-moria = Moria
region-lothlorien = Lothlórien
region-helms-deep = Fosso di Helm
region-shelobs-lair = Tana di Shelob
region-mordor = Mordor

## Gli hobbit e che cosa sanno fare

character-frodo = Frodo
character-sam = Sam
character-pippin = Pipino
character-merry = Merry
character-fatty = Fatty
about-frodo =
    { $together ->
       *[no] Finché Frodo è l'hobbit attivo, ogni carta Hobbit bianca può valere come stella.
        [yes] Le carte Hobbit bianche di Frodo possono valere come stelle.
    }
about-sam =
    { $together ->
       *[no] Finché Sam è l'hobbit attivo, ogni tiro di dado fa muovere l'Anello Unico di 1 casella al massimo, o fa scartare 1 carta al massimo.
        [yes] Ogni tiro di dado fa muovere Sam di 1 casella al massimo verso l'oscurità, o gli fa scartare 1 carta al massimo.
    }
about-pippin =
    { $together ->
       *[no] Finché Pipino è l'hobbit attivo, si possono giocare due carte di qualsiasi colore.
        [yes] Pipino può giocare due carte di qualsiasi colore.
    }
about-merry =
    { $together ->
       *[no] Quando Merry, come hobbit attivo, riceve 1 o 2 scudi, puoi scambiarli con 1 gettone Vita selvaggio.
        [yes] Alla fine di uno scenario a Merry bastano due gettoni Vita diversi.
    }
about-fatty =
    { $together ->
       *[no] Dopo ogni scenario pesca 2 carte Hobbit, se Fatty è nella Compagnia. Non può essere scelto come hobbit attivo; se resta solo, pesca 1 carta Hobbit alla fine del suo turno.
        [yes] Dopo ogni scenario Fatty pesca 2 carte Hobbit.
    }

## Attività e gettoni Vita

word-fighting = Combattere
word-travelling = Viaggiare
word-hiding = Nascondersi
word-friendship = Amicizia
word-joker = Stella
word-ring = gettone Vita Anello
word-heart = gettone Vita Cuore
word-sun = gettone Vita Sole
word-wild = gettone Vita selvaggio
word-any-card = carta
word-any-token = gettone Vita
word-shield = scudo
word-big-shield = scudo grande
word-die = dado
word-heal = 1 casella verso la luce
word-shields = 8 scudi e un gettone Vita Anello
word-draw = pescare 2 carte Hobbit
word-line = far avanzare un segnalino:
word-card = giocare una carta:
word-gandalf = chiamare Gandalf:
word-give = cedere all'Anello Unico:
word-active = hobbit attivo:
word-white = bianca
word-grey = grigia
word-yellow = gialla

## Il dado

face-one = un cerchio
face-two = due cerchi
face-three = tre cerchi
face-cards = due carte
face-eye = Occhio
face-blank = lato vuoto

## Tessere Evento

tile-sundial = Meridiana
tile-three-cards = Meridiana con tre carte
tile-three-items = Meridiana con carta, gettone Vita e scudo
tile-corruption = Anello con un cerchio
tile-sauron = Occhio di Sauron
tile-tile = tessera coperta

## Eventi

word-speak-friend = Dite amici ed entrate
word-watcher = L'Osservatore nell'acqua
word-stone = Il sasso nel pozzo
word-trapped = In trappola?
word-orcs-attack = Gli Orchi attaccano
word-fly-you-fools = Fuggite, sciocchi!
word-wormtongue = Vermilinguo smascherato
word-riders = Cavalieri di Rohan
word-gate = Gli Orchi attaccano la porta
word-orthanc = Il fuoco di Orthanc
word-storm = Gli Orchi all'assalto
word-conquer = Gli Orchi conquistano il Fosso di Helm
word-gollum-appears = Gollum
word-faces = I volti dei morti
word-pool = Lo stagno proibito
word-nazgul-search = Il Signore dei Nazgûl cerca l'Anello
word-shelob-appears = Appare Shelob
word-shelob-attacks = Shelob attacca
word-sam-saves-frodo = Sam salva Frodo
word-nazgul-attacks = Il Signore dei Nazgûl attacca
word-pelennor = La battaglia dei campi del Pelennor
word-mouth = La Bocca di Sauron
word-dark-forces = Circondati dalle forze oscure
word-ring-is-mine = L'Anello è mio!

## Che cosa fanno gli eventi

box-speak-friend =
    { $together ->
       *[no] Scarta 1 simbolo Amicizia e 1 stella, altrimenti Sauron si muove di 1.
        [yes] Il gruppo scarta 1 simbolo Amicizia e 1 stella, altrimenti Sauron si muove di 1.
    }
box-watcher =
    { $together ->
       *[no] Per ogni hobbit: scarta 1 simbolo Nascondersi o tira il dado.
        [yes] Ogni giocatore scarta 1 simbolo Nascondersi o tira il dado.
    }
box-stone =
    { $together ->
       *[no] Rivela una carta Hobbit. Scarta 2 simboli come il suo e prendi la Pipa, altrimenti Sauron si muove di 1 e segue subito il prossimo evento.
        [yes] Rivela una carta Hobbit. Il giocatore attivo scarta 2 simboli come il suo e prende la Pipa, altrimenti Sauron si muove di 1 e segue subito il prossimo evento.
    }
box-trapped =
    { $together ->
       *[no] Se le linee Viaggiare e Nascondersi non sono entrambe complete, Sauron si muove di 2 e si tira il dado.
        [yes] Se le linee Viaggiare e Nascondersi non sono entrambe complete, Sauron si muove di 2 e il Portatore tira il dado.
    }
box-orcs-attack =
    { $together ->
       *[no] Scarta 5 simboli Combattere, altrimenti Sauron si muove di 2.
        [yes] Il gruppo scarta 5 simboli Combattere, altrimenti Sauron si muove di 2.
    }
box-fly-you-fools =
    { $together ->
       *[no] L'Anello Unico si muove di 3 verso Sauron, oppure si tira il dado per ogni hobbit.
        [yes] Un giocatore si muove di 3 verso l'oscurità, altrimenti ogni giocatore tira il dado.
    }
box-wormtongue =
    { $together ->
       *[no] Scarta 1 simbolo Amicizia e 1 Combattere, altrimenti le carte di questo scenario non ancora ottenute escono dal gioco.
        [yes] Un giocatore scarta 1 simbolo Amicizia e 1 Combattere, altrimenti le carte di questo scenario non ancora ottenute escono dal gioco.
    }
box-riders =
    { $together ->
       *[no] Se la linea Amicizia è completa, prendi i Cavalieri di Rohan. Altrimenti Sauron si muove di 1 e si tira il dado.
        [yes] Se la linea Amicizia è completa, il giocatore attivo prende i Cavalieri di Rohan. Altrimenti Sauron si muove di 1 e il Portatore tira il dado.
    }
box-gate =
    { $together ->
       *[no] Se la prima parte della linea Viaggiare è completa, pesca 1 carta per ogni hobbit. Altrimenti Sauron si muove di 2.
        [yes] Se la prima parte della linea Viaggiare è completa, ogni giocatore pesca 1 carta. Altrimenti Sauron si muove di 2.
    }
box-orthanc =
    { $together ->
       *[no] Rivela una carta Hobbit. Scarta 2 simboli come il suo, altrimenti tira il dado per ogni hobbit.
        [yes] Rivela una carta Hobbit. Il giocatore attivo scarta 2 simboli come il suo, altrimenti ogni giocatore tira il dado.
    }
box-storm =
    { $together ->
       *[no] Scarta i gettoni Vita Cuore, Sole e Anello, altrimenti Sauron si muove di 2.
        [yes] Il gruppo scarta i gettoni Vita Cuore, Sole e Anello, altrimenti Sauron si muove di 2.
    }
box-conquer =
    { $together ->
       *[no] Sauron si muove di 2. Se la linea Viaggiare non è completa, si tira anche il dado due volte.
        [yes] Sauron si muove di 2. Se la linea Viaggiare non è completa, il Portatore tira anche il dado due volte.
    }
box-gollum-appears =
    { $together ->
       *[no] Puoi scartare 7 scudi per prendere Gollum e pescare 2 carte per ogni hobbit non attivo.
        [yes] Il gruppo può scartare 7 scudi: il giocatore attivo prende Gollum, ogni altro giocatore pesca 2 carte.
    }
box-faces =
    { $together ->
       *[no] Per ogni hobbit: scarta 1 stella o 3 scudi. Se non puoi, la partita è persa.
        [yes] Ogni giocatore scarta 1 stella o 3 scudi. Chi non può esce dal gioco.
    }
box-pool =
    { $together ->
       *[no] Scarta 5 scudi e pesca 1 carta per ogni hobbit, altrimenti Sauron si muove di 2.
        [yes] Un giocatore scarta 5 scudi e ogni giocatore pesca 1 carta, altrimenti Sauron si muove di 2.
    }
box-nazgul-search =
    { $together ->
       *[no] Rivela una carta Hobbit. Scarta 3 simboli come il suo e l'Anello Unico torna indietro di 1, altrimenti tira il dado per ogni hobbit.
        [yes] Rivela una carta Hobbit. Il Portatore scarta 3 simboli come il suo e torna indietro di 1, altrimenti ogni giocatore tira il dado.
    }
box-shelob-appears =
    { $together ->
       *[no] Tira il dado due volte, oppure Sauron si muove di 2.
        [yes] Il giocatore attivo tira il dado due volte, oppure Sauron si muove di 2.
    }
box-shelob-attacks =
    { $together ->
       *[no] Scarta 7 simboli Combattere, altrimenti Sauron si muove di 3.
        [yes] Il gruppo scarta 7 simboli Combattere, altrimenti Sauron si muove di 3.
    }
box-sam-saves-frodo =
    { $together ->
       *[no] Per ogni hobbit puoi scartare 3 scudi: pesca 2 carte o riporta l'Anello indietro di 1.
        [yes] Ogni giocatore può scartare 3 scudi: pesca 2 carte o torna indietro di 1.
    }
box-nazgul-attacks =
    { $together ->
       *[no] Scarta Éowyn e pesca 1 carta per ogni hobbit, altrimenti tira il dado per ogni hobbit.
        [yes] Chi ha Éowyn può scartarla e ogni giocatore pesca 1 carta, altrimenti ogni giocatore tira il dado.
    }
box-pelennor =
    { $together ->
       *[no] Per ogni hobbit: scarta 1 Cuore, oppure tira il dado e poi scarta 2 carte.
        [yes] Ogni giocatore scarta 1 Cuore, oppure tira il dado e poi scarta 2 carte.
    }
box-mouth =
    { $together ->
       *[no] Per ogni hobbit: scarta 1 Sole, oppure tira il dado e poi scarta 2 carte.
        [yes] Ogni giocatore scarta 1 Sole, oppure tira il dado e poi scarta 2 carte.
    }
box-dark-forces =
    { $together ->
       *[no] Scarta 7 carte, altrimenti Sauron si muove di 3.
        [yes] Il gruppo scarta 7 carte, altrimenti Sauron si muove di 3.
    }
box-ring-is-mine = Sauron prende l'Anello: la partita è persa.
