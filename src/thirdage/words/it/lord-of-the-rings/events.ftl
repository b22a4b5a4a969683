### Che cosa è accaduto

## Il viaggio

event-arrives = Si arriva qui: { $a }.
event-turn = Turno { $a }: l'hobbit attivo è { $b }.
event-tile = Tessera: { $a }.
event-event = Evento { $b }: { $a }.
event-scenario-ends = Lo scenario è finito: { $a }.
event-mount-doom = Ecco il Monte Fato!
event-attempts = { $a } tenta di gettare l'Anello nel fuoco.
event-ring-destroyed = L'Anello è distrutto! Punti: { $a }.
event-lost =
    { $a_code ->
        [met-sauron] Sauron ha preso l'Anello Unico. Punti: { $b }.
        [cannot-pay] Non puoi pagare: la partita è persa. Punti: { $b }.
       *[sixth-event] Sauron è arrivato prima: la partita è persa. Punti: { $b }.
    }
event-conceded = Il giocatore abbandona. Punti: { $a }.

## La linea di Corruzione

event-corruption = L'Anello Unico si muove di { $a } verso l'oscurità, sulla casella { $b }.
event-heals = L'Anello Unico si muove di { $a } verso la luce, sulla casella { $b }.
event-sauron-moves = Sauron si muove di { $a }, sulla casella { $b }.

## Carte

event-draws = Carta pescata: { $a }.
event-reveals = Carta rivelata: { $a }.
event-discards = Carta scartata: { $a }.
event-plays = Carta giocata: { $a }.
event-plays-yellow = Carta usata: { $a }.
event-leaves-out = Carta lasciata: { $a }.
event-takes-features = Carte prese: { $all }.
event-gains-card = Carta ottenuta: { $a }.
event-features-leave = Le carte Caratteristica non ancora ottenute escono dal gioco.
event-reshuffled = Le carte Hobbit scartate formano un nuovo mazzo.
event-no-cards-left = Non ci sono più carte Hobbit.
event-fatty-draws = Fatty pesca due carte Hobbit.
event-passes = Nessuna carta giocata.

## Segnalini, scudi, gettoni

event-advances = Linea { $a }: il segnalino va sulla casella { $b }.
event-gains-shields = Scudi ricevuti: { $a }.
event-pays-shields = Scudi pagati: { $a }.
event-gains-token = Ricevuto: { $a }.
event-pays-token = Scartato: { $a }.
event-exchanges = Merry scambia scudi ({ $a }) con un gettone Vita selvaggio.

## Il dado, l'Anello, Gandalf

event-rolled = Il dado mostra: { $a }.
event-uses-ring = L'Anello Unico è usato.
event-pays-ring =
    { $a_code ->
        [shields] Prezzo dell'Anello Unico: 8 scudi e un gettone Vita Anello.
       *[other] Prezzo dell'Anello Unico: { $a }.
    }
event-ring-fails =
    { $a_code ->
        [shields] Il tentativo fallisce; 3 scudi sono ripresi.
       *[other] Il tentativo fallisce; torna { $a }.
    }
event-calls-gandalf = Gandalf è chiamato: { $a }.
