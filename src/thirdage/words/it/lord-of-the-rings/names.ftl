### Nomi di luoghi, hobbit, pezzi ed eventi

## Chi gioca

side-fellowship = Compagnia

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
about-frodo = Finché Frodo è l'hobbit attivo, ogni carta Hobbit bianca può valere come stella.
about-sam = Finché Sam è l'hobbit attivo, ogni tiro di dado fa muovere l'Anello Unico di 1 casella al massimo, o fa scartare 1 carta al massimo.
about-pippin = Finché Pipino è l'hobbit attivo, si possono giocare due carte di qualsiasi colore.
about-merry = Quando Merry, come hobbit attivo, riceve 1 o 2 scudi, puoi scambiarli con 1 gettone Vita selvaggio.
about-fatty = Dopo ogni scenario pesca 2 carte Hobbit, se Fatty è nella Compagnia. Non può essere scelto come hobbit attivo; se resta solo, pesca 1 carta Hobbit alla fine del suo turno.

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

box-speak-friend = Scarta 1 Amicizia e 1 stella, altrimenti Sauron si muove di 1.
box-watcher = Per ogni hobbit: scarta 1 Nascondersi o tira il dado.
box-stone = Rivela una carta Hobbit. Scarta 2 simboli uguali e prendi la Pipa, altrimenti Sauron si muove di 1 e segue subito il prossimo evento.
box-trapped = Se le linee Viaggiare e Nascondersi non sono entrambe complete, Sauron si muove di 2 e si tira il dado.
box-orcs-attack = Scarta 5 Combattere, altrimenti Sauron si muove di 2.
box-fly-you-fools = L'Anello Unico si muove di 3 verso Sauron, oppure si tira il dado per ogni hobbit.
box-wormtongue = Scarta 1 Amicizia e 1 Combattere, altrimenti le carte di questo scenario non ancora ottenute escono dal gioco.
box-riders = Se la linea Amicizia è completa, prendi i Cavalieri di Rohan. Altrimenti Sauron si muove di 1 e si tira il dado.
box-gate = Se la prima parte della linea Viaggiare è completa, pesca 1 carta per ogni hobbit. Altrimenti Sauron si muove di 2.
box-orthanc = Rivela una carta Hobbit. Scarta 2 simboli uguali, altrimenti tira il dado per ogni hobbit.
box-storm = Scarta i gettoni Vita Cuore, Sole e Anello, altrimenti Sauron si muove di 2.
box-conquer = Sauron si muove di 2. Se la linea Viaggiare non è completa, si tira anche il dado due volte.
box-gollum-appears = Puoi scartare 7 scudi per prendere Gollum e pescare 2 carte per ogni hobbit non attivo.
box-faces = Per ogni hobbit: scarta 1 stella o 3 scudi. Se non puoi, la partita è persa.
box-pool = Scarta 5 scudi e pesca 1 carta per ogni hobbit, altrimenti Sauron si muove di 2.
box-nazgul-search = Rivela una carta Hobbit. Scarta 3 simboli uguali e l'Anello Unico torna indietro di 1, altrimenti tira il dado per ogni hobbit.
box-shelob-appears = Tira il dado due volte, oppure Sauron si muove di 2.
box-shelob-attacks = Scarta 7 Combattere, altrimenti Sauron si muove di 3.
box-sam-saves-frodo = Per ogni hobbit puoi scartare 3 scudi: pesca 2 carte o cura 1.
box-nazgul-attacks = Scarta Éowyn e pesca 1 carta per ogni hobbit, altrimenti tira il dado per ogni hobbit.
box-pelennor = Per ogni hobbit: scarta 1 Cuore, oppure tira il dado e poi scarta 2 carte.
box-mouth = Per ogni hobbit: scarta 1 Sole, oppure tira il dado e poi scarta 2 carte.
box-dark-forces = Scarta 7 carte, altrimenti Sauron si muove di 3.
box-ring-is-mine = Sauron prende l'Anello: la partita è persa.
