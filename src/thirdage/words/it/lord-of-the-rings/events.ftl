### Che cosa è accaduto

## Il viaggio

event-arrives = Si arriva qui: { $a }.
event-hobbit-dealt = { $b } gioca con { $a }.
event-turn =
    { $together ->
       *[no] Turno { $a }: l'hobbit attivo è { $b }.
        [yes] Turno { $a }: { $b }.
    }
event-tile = Tessera: { $a }.
event-event = Evento { $b }: { $a }
event-scenario-ends = Lo scenario è finito: { $a }.
event-new-bearer = Il nuovo Portatore dell'Anello è { $a }.
event-mount-doom = Ecco il Monte Fato!
event-attempts = { $a } tenta di gettare l'Anello nel fuoco.
event-ring-destroyed = L'Anello è distrutto! Punti: { $a }.
event-lost =
    { $a_code ->
        [met-sauron]
            { $together ->
               *[no] Sauron ha preso l'Anello Unico. Punti: { $b }.
                [yes] Il Portatore dell'Anello ha incontrato Sauron, o non resta nessuno: la partita è persa. Punti: { $b }.
            }
        [cannot-pay]
            { $together ->
               *[no] Non puoi pagare: la partita è persa. Punti: { $b }.
                [yes] Il Portatore dell'Anello non può pagare, o non resta nessuno: la partita è persa. Punti: { $b }.
            }
       *[sixth-event] Sauron è arrivato prima: la partita è persa. Punti: { $b }.
    }
event-eliminated =
    { $b_code ->
        [met-sauron] { $a } ha incontrato Sauron ed esce dal gioco.
       *[cannot-pay] { $a } non può pagare ed esce dal gioco.
    }
event-conceded =
    { $together ->
       *[no] Il giocatore abbandona. Punti: { $a }.
        [yes] { $b } abbandona. Punti: { $a }.
    }

## La linea di Corruzione

event-corruption =
    { $together ->
       *[no] L'Anello Unico si muove di { $a } verso l'oscurità, sulla casella { $b }.
        [yes] { $c } si muove di { $a } verso l'oscurità, sulla casella { $b }.
    }
event-heals =
    { $together ->
       *[no] L'Anello Unico si muove di { $a } verso la luce, sulla casella { $b }.
        [yes] { $c } si muove di { $a } verso la luce, sulla casella { $b }.
    }
event-sauron-moves = Sauron si muove di { $a }, sulla casella { $b }.

## Carte

event-draws =
    { $together ->
       *[no] Carta pescata: { $a }.
        [yes] Peschi: { $a }.
    }
event-draws-unseen = { $a } pesca carte: { $b }.
event-reveals = Carta rivelata: { $a }.
event-discards =
    { $together ->
       *[no] Carta scartata: { $a }.
        [yes] { $b } scarta { $a }.
    }
event-plays =
    { $together ->
       *[no] Carta giocata: { $a }.
        [yes] { $b } gioca { $a }.
    }
event-plays-yellow =
    { $together ->
       *[no] Carta usata: { $a }.
        [yes] { $b } usa { $a }.
    }
event-leaves-out = Carta lasciata: { $a }.
event-takes-features =
    { $together ->
       *[no] Carte prese: { $all }.
        [yes] Ricevi: { $all }.
    }
event-dealt-features = { $a } riceve carte Caratteristica: { $b }.
event-gains-card =
    { $together ->
       *[no] Carta ottenuta: { $a }.
        [yes] { $b } ottiene { $a }.
    }
event-is-given = { $a } riceve { $b }.
event-passes-card = { $a } passa una carta a { $b }.
event-passed = La carta passata: { $a }.
event-features-leave = Le carte Caratteristica non ancora ottenute escono dal gioco.
event-reshuffled = Le carte Hobbit scartate formano un nuovo mazzo.
event-no-cards-left = Non ci sono più carte Hobbit.
event-fatty-draws = Fatty pesca due carte Hobbit.
event-passes =
    { $together ->
       *[no] Nessuna carta giocata.
        [yes] { $a } non gioca carte.
    }

## Segnalini, scudi, gettoni

event-advances = Linea { $a }: il segnalino va sulla casella { $b }.
event-gains-shields =
    { $together ->
       *[no] Scudi ricevuti: { $a }.
        [yes] { $b }: scudi ricevuti: { $a }.
    }
event-pays-shields =
    { $together ->
       *[no] Scudi pagati: { $a }.
        [yes] { $b }: scudi pagati: { $a }.
    }
event-gains-token =
    { $together ->
       *[no] Ricevuto: { $a }.
        [yes] { $b } riceve: { $a }.
    }
event-pays-token =
    { $together ->
       *[no] Scartato: { $a }.
        [yes] { $b } scarta: { $a }.
    }
event-pledges = { $a } promette: { $b } ×{ $c }.
event-not-paid = Non basta: non si paga altro.
event-exchanges = Merry scambia scudi ({ $a }) con un gettone Vita selvaggio.

## Il dado, l'Anello, Gandalf

event-rolled =
    { $together ->
       *[no] Il dado mostra: { $a }.
        [yes] { $b } tira il dado: { $a }.
    }
event-uses-ring =
    { $together ->
       *[no] L'Anello Unico è usato.
        [yes] { $a } usa l'Anello Unico.
    }
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
event-calls-gandalf =
    { $together ->
       *[no] Gandalf è chiamato: { $a }.
        [yes] { $b } chiama Gandalf: { $a }.
    }
