### Perché una cosa non è possibile

reason-not-now = In questo momento non è possibile. Aspetta una domanda in cui si possono usare carte, Gandalf o l'Anello Unico.
reason-floor-needed = Adesso tocca a un altro decidere. Può darti la parola.
reason-only-in-scenario = È possibile solo mentre si gioca su un tabellone Scenario.
reason-not-in-hand = Questa carta non è nella tua mano.
reason-not-your-action = Adesso non scegli la tua azione: prima si completano le tessere Evento e ciò che è in corso.
reason-nothing-to-heal =
    { $together ->
       *[no] L'Anello Unico è già sulla prima casella: non può andare oltre verso la luce.
        [yes] Nessun hobbit si è mosso verso l'oscurità.
    }
reason-no-cards-left = Non ci sono più carte Hobbit da pescare: sono tutte in mano.
reason-yellow-is-no-step = Una carta gialla non fa avanzare un segnalino: ha un effetto tutto suo.
reason-colour-played = Hai già giocato una carta di questo colore: in un turno al massimo una bianca e una grigia (con Pipino due qualsiasi).
reason-no-line = Su questo tabellone non c'è una linea per questa attività.
reason-line-complete = Questa linea è già completa.
reason-no-card-for-line = Non hai in mano una carta che ora possa far avanzare questo segnalino.
reason-pays-nothing = Questa carta non ha alcun simbolo che sia ancora richiesto.
reason-too-few-symbols = Non hai abbastanza dei simboli richiesti.
reason-not-in-fellowship =
    { $together ->
       *[no] Questo hobbit non è nella Compagnia.
        [yes] Questo hobbit non è in gioco.
    }
reason-two-turns-running = Un hobbit non può essere attivo per due turni di fila.
reason-clockwise = Il turno passa in senso orario.
reason-fatty-never-active = Fatty non può essere scelto come hobbit attivo, a meno che sia rimasto solo.
reason-banned-from-activity = Questo hobbit è tornato da un tentativo fallito con l'Anello Unico: non può essere attivo fino alla fine dello scenario.
reason-active-later = L'hobbit attivo si sceglie all'inizio di uno scenario e dopo ogni turno.
reason-has-rolled = Questo hobbit ha già tirato il dado.
reason-ring-not-now = L'Anello Unico si usa solo durante uno scenario, e non mentre un segnalino è in movimento o durante un tiro di dado.
reason-not-ring-bearer = Solo il Portatore dell'Anello può usarlo.
reason-ring-used = L'Anello è già stato usato in questo scenario.
reason-no-price-for-ring = Non puoi pagare l'Anello Unico: serve un altro hobbit da cedere, oppure 8 scudi e un gettone Vita Anello.
reason-only-in-solitaire = Gli hobbit si cedono all'Anello solo nel gioco in solitario.
reason-active-cannot-be-given = L'hobbit attivo non può essere ceduto all'Anello Unico.
reason-given-before = Questo hobbit è già tornato da un tentativo fallito: non può essere ceduto un'altra volta.
reason-too-few-shields = Una carta Gandalf costa { $a } scudi.
reason-gandalf-card-used = Questa carta Gandalf è già stata usata.
reason-magic-not-now = La Magia si usa dopo che il segnalino è avanzato su un evento e prima che l'evento avvenga.
reason-athelas-not-now = L'Athelas si usa alla fine di uno scenario, quando mancano gettoni Vita.
reason-belt-not-now =
    { $together ->
       *[no] La Cintura si usa prima di un tiro di dado; non sul Monte Fato né con l'Anello Unico.
        [yes] La Cintura si usa prima di un tiro di dado; non sul Monte Fato.
    }
reason-mithril-not-now = Il Mithril si usa subito dopo un tiro di dado.
reason-staff-not-now = Il Bastone si usa quando è rivelata una Meridiana con tre oggetti.
reason-phial-not-now = La Fiala si usa quando si deve rivelare una tessera Evento.
reason-elessar-at-once = L'Elessar si gioca appena ricevuta.
reason-nobody-to-heal = Nessun hobbit si è mosso verso l'oscurità.
reason-hand-of-six = Hai già sei carte o più: i Lembas non servono.
reason-hands-of-six = In ogni mano ci sono sei carte o più.
reason-too-few-cards = Ti servono tante altre carte quanti sono gli hobbit della Compagnia.
reason-nothing-to-pass = Non c'è una carta da passare, o nessuno a cui passarla.
