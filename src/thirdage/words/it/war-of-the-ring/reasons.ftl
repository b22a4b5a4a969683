### Perché una cosa non è possibile, e che cosa servirebbe

## Movimento degli Eserciti

reason-no-army = Nessun Esercito può farlo. Un Esercito ha bisogno di almeno un'unità che possa andare.
reason-no-army-near = Nessun tuo Esercito è in una regione adiacente a questa: { $a }.
reason-not-adjacent = Queste regioni non sono adiacenti, o un assedio le separa.
reason-besieged-cannot-move = Questo Esercito è assediato nella sua Fortezza. Può solo tentare una Sortita contro gli assedianti.
reason-enemy-units = Lì ci sono unità nemiche. Attaccale, invece di muovere.
reason-no-leader = Con un risultato Personaggio deve andare anche un Comandante, un Nazgûl o un Personaggio, e nessuno può.
reason-moved-already = Queste miniature si sono già mosse in questa azione.
reason-foreign-border = Una Nazione che non è In Guerra non può attraversare i confini di un'altra Nazione.
reason-leaders-would-stay-alone = I Comandanti non possono restare indietro senza un'unità.
reason-kept-out-by-card = Una carta sul tavolo tiene gli Eserciti dell'Ombra fuori da questa regione.

## Battaglie

reason-no-enemy-army = Non c'è un Esercito nemico da attaccare.
reason-enemy-inside-stronghold = Il nemico è dentro la Fortezza. Può attaccarlo solo l'Esercito che la assedia.
reason-not-at-war = Lì non c'è un'unità di una Nazione In Guerra che possa attaccare.
reason-no-leader-to-attack = Con un risultato Personaggio deve partecipare all'attacco un Comandante, un Nazgûl o un Personaggio, e nessuno può.
reason-rearguard-needs-unit = I Comandanti che non possono partecipare hanno bisogno di un'unità che resti con loro.
reason-not-free = Un Esercito può ritirarsi solo in una regione senza Esercito nemico e senza Insediamento controllato dal nemico.
reason-besieged-cannot-retreat = Un Esercito assediato in una Fortezza non può ritirarsi.
reason-no-battle-to-retreat-from = Ora non sei il difensore di una battaglia.
reason-no-battle = Ora non c'è una battaglia.
reason-no-combat-cards = In questa battaglia i Popoli Liberi non usano Carte Combattimento, finché sul tavolo c'è questa carta: { $a }.
reason-no-combat-cards-first-round = Nel primo round di questa battaglia i Popoli Liberi possono usare una Carta Combattimento solo se partecipa un Compagno.
reason-needs-ring-bearers = La battaglia deve essere nella regione dei Portatori dell'Anello.
reason-needs-companion = Alla battaglia deve partecipare un Compagno.
reason-needs-hobbit = Alla battaglia deve partecipare Meriadoc o Peregrino.
reason-needs-gandalf = Alla battaglia deve partecipare Gandalf.
reason-needs-strider-or-aragorn = Alla battaglia deve partecipare Grampasso o Aragorn.
reason-needs-leader-or-companion = Alla battaglia deve partecipare un Comandante dei Popoli Liberi o un Compagno.
reason-needs-elite = Alla battaglia deve partecipare una tua unità Elite.
reason-needs-southron-elite = Alla battaglia deve partecipare un'unità Elite dei Sudroni e Esterling.
reason-needs-nazgul = Alla battaglia deve partecipare un Nazgûl o il Re Stregone.
reason-needs-nazgul-leadership = Il Comando dei Nazgûl nella battaglia deve essere almeno { $a }.
reason-needs-ent-country = La battaglia deve essere in Rohan, a Fangorn o a Orthanc.
reason-needs-free-peoples-region = La battaglia deve essere in una regione di una Nazione dei Popoli Liberi.
reason-needs-field-defence = Il tuo Esercito deve essere in difesa, e non in una Battaglia d'Assedio.
reason-needs-near-moria = La battaglia deve essere a Moria o entro due regioni da essa.
reason-needs-isengard-in-siege = Deve partecipare un'unità di Isengard, in una Battaglia d'Assedio.

## Turni e dadi

reason-not-your-turn = Tocca all'altro schieramento.
reason-wrong-phase =
    Non è il momento: il turno è nella fase “{ $a ->
         [1] { phase-1 }
         [2] { phase-2 }
         [3] { phase-3 }
         [4] { phase-4 }
         [5] { phase-5 }
        *[6] { phase-6 }
    }”. Si può fare nella fase “{ $b ->
         [2] { phase-2 }
        *[5] { phase-5 }
    }”.
reason-battle-first = Prima la battaglia: va combattuta fino alla fine prima di fare altro.
reason-answer-first = Prima bisogna rispondere a ciò che viene chiesto ora.
reason-other-side-first = Prima l'avversario deve decidere qualcosa.
reason-match-over = La partita è finita.
reason-no-such-die = Non hai un dado inutilizzato adatto.
reason-wrong-die = Questo dado non lo permette.
reason-no-die-for-army = Non hai un risultato Esercito o Personaggio inutilizzato.
reason-changes-nothing = Non hai dadi inutilizzati.
reason-not-fewer-dice = Puoi passare solo se hai meno dadi inutilizzati del tuo avversario.
reason-no-ring = Non hai Anelli Elfici da usare.
reason-ring-used-this-turn = In questo turno hai già usato un Anello Elfico. Se ne può usare uno solo per turno.
reason-other-sides-action = Può farlo solo l'altro schieramento.
reason-envoy-not-there = { $a } deve essere sulla mappa in una Cittadella o Fortezza della propria Nazione che non sia conquistata.
reason-voice-of-saruman = Saruman deve essere in gioco, e l'Ombra deve controllare Orthanc senza esservi assediata.

## Carte Evento

reason-not-in-hand = Questa carta non è nella tua mano.
reason-wrong-icon = Il dado deve essere un risultato Evento o corrispondere all'icona della carta.
reason-no-card-for-die = Non hai una carta che ora si possa giocare con questo dado.
reason-decks-empty = Entrambi i tuoi mazzi sono vuoti.
reason-would-be-discarded-at-once = Non è soddisfatta la condizione per cui questa carta resta sul tavolo: { $a }.
reason-not-on-table = Questa carta non è sul tavolo: { $a }.
reason-needs-army-and-character-card = Servono due carte da scartare: una con l'icona Esercito e una del mazzo Personaggi.
reason-needs-will-or-ring = Serve un Volere dell'Ovest, oppure un Anello Elfico che tu possa ancora usare in questo turno.
reason-needs-will-or-healer = Serve un Volere dell'Ovest, oppure Gandalf o Aragorn a Minas Tirith.
reason-nation-passive = Questa Nazione deve essere Attiva: { $a }.
reason-needs-in-play = Questo Personaggio deve essere in gioco: { $a }.
reason-needs-in-fellowship =
    { $count ->
        [one] { $all } deve essere nella Compagnia.
       *[other] Nella Compagnia deve esserci almeno uno di questi: { $all }.
    }
reason-needs-companion-in = Un Compagno deve essere in questa regione: { $a }.
reason-needs-character-in = { $a } deve essere sulla mappa in una regione di questa Nazione: { $b }.
reason-needs-ranger-king-in = Grampasso o Aragorn deve essere sulla mappa in una regione di questa Nazione: { $a }.
reason-needs-ranger-king-with-army = Grampasso o Aragorn deve essere con un Esercito dei Popoli Liberi.
reason-needs-ranger-king-with-army-in = Grampasso o Aragorn deve essere con un Esercito dei Popoli Liberi in una regione di una di queste Nazioni: { $all }.
reason-needs-nazgul-near-companion = Un Esercito dell'Ombra con un Nazgûl (il Re Stregone non conta) deve essere nella regione di un Esercito dei Popoli Liberi con un Compagno, o in una adiacente.
reason-aragorn-not-abroad = Aragorn deve essere con un Esercito dei Popoli Liberi fuori dai confini di tutte le Nazioni dei Popoli Liberi.
reason-no-army-with-companion = Un Esercito dei Popoli Liberi deve avere con sé un Compagno.
reason-no-army-near-nazgul = Un Esercito dei Popoli Liberi deve essere nella regione di un Esercito dell'Ombra con un Nazgûl, o in una adiacente.
reason-no-elven-stronghold-taken = L'Ombra deve controllare una Fortezza degli Elfi.
reason-no-siege-by = Un Esercito dell'Ombra che assedia una Fortezza deve avere unità di questa Nazione e poter attaccare: { $a }.
reason-nobody-in-nation-at-peace = I Portatori dell'Anello o un Compagno devono essere in una regione di una Nazione dei Popoli Liberi che non è In Guerra.
reason-not-besieged = L'Ombra deve assediare questa Fortezza: { $a }.
reason-witch-king-not-besieging = Il Re Stregone deve essere con un Esercito dell'Ombra che assedia una Fortezza.
reason-fellowship-in-free-settlement = I Portatori dell'Anello sono in una regione con un Insediamento dei Popoli Liberi: { $a }.
reason-no-progress = L'avanzamento della Compagnia deve essere 1 o più.

## La Compagnia e i Compagni

reason-fellowship-revealed = La Compagnia è Rivelata. Deve essere Nascosta.
reason-fellowship-hidden = La Compagnia è Nascosta. Deve essere Rivelata.
reason-on-mordor-track = La Compagnia è sul Cammino di Mordor, dove questo non è possibile.
reason-declare-on-mordor-track = Sul Cammino di Mordor la Compagnia non può essere dichiarata.
reason-declared-already = La Compagnia è già stata dichiarata in questo turno. Si può dichiarare una volta per turno.
reason-fellowship-out-of-reach = La Compagnia non può essere arrivata così lontano: il suo avanzamento è { $a }.
reason-no-reveal-in-haven = La Compagnia non può essere rivelata in una Cittadella o in una Fortezza dei Popoli Liberi che essi controllano.
reason-in-mordor-already = La Compagnia è già sul Cammino di Mordor.
reason-not-at-mordor-gate = Per entrare a Mordor i Portatori dell'Anello devono essere a Minas Morgul o al Morannon.
reason-no-companions = Nella Compagnia non ci sono Compagni.
reason-no-companions-on-map = Sulla mappa non ci sono Compagni.
reason-companions-besieged = A causa degli assedi nessuno dei Compagni sulla mappa può lasciare la sua regione.
reason-not-on-map = { $a } non è sulla mappa.
reason-out-of-reach = { $a } non può arrivarci ({ $b }): è troppo lontano, oppure in mezzo c'è una Fortezza dell'Ombra o un assedio.

## Politica e reclutamento

reason-nation-not-at-war = Questa Nazione deve essere In Guerra: { $a }.
reason-at-war-already = Questa Nazione è già In Guerra: { $a }.
reason-passive = Una Nazione Passiva non può fare l'ultimo passo verso la guerra; prima deve diventare Attiva: { $a }.
reason-kept-passive-by-card = Finché questa carta è sul tavolo ({ $b }), i risultati Mobilitazione non fanno avanzare una Nazione Passiva: { $a }.
reason-no-nation-to-advance = Ora non puoi far avanzare nessuna delle tue Nazioni.
reason-other-sides-nation = Questa Nazione è dell'altro schieramento: { $a }.
reason-other-sides-figure = Questa miniatura è dell'altro schieramento: { $a }.
reason-nothing-to-recruit = Non puoi reclutare nulla: servono una Nazione In Guerra, miniature tra i rinforzi e un Insediamento libero di quella Nazione.
reason-none-left = Nessuna miniatura di questo tipo è disponibile: { $a }.
reason-no-settlement-of-nation = Le reclute si piazzano solo negli Insediamenti della propria Nazione: { $a }.
reason-nazgul-in-stronghold-only = I Nazgûl si reclutano solo nelle Fortezze di Sauron.
reason-captured = Il nemico ha conquistato questo Insediamento: { $a }.
reason-not-free-to-recruit = { $a }: non è una regione libera, un Esercito nemico o il controllo nemico impedisce di reclutare.
reason-same-settlement = Le due miniature vanno piazzate in Insediamenti diversi.
reason-leader-without-unit = Un Comandante si recluta solo dove c'è un'unità dei Popoli Liberi; qui non ce n'è: { $a }.

## Personaggi e Nazgûl

reason-has-entered = Ogni Personaggio entra in gioco una volta sola: { $a }.
reason-saruman-condition = Isengard deve essere In Guerra e Orthanc non conquistata.
reason-witch-king-condition = Sauron e una Nazione dei Popoli Liberi devono essere In Guerra, e sulla mappa deve esserci un Esercito dell'Ombra con un'unità di Sauron.
reason-mouth-of-sauron-condition = La Compagnia deve essere sul Cammino di Mordor, o tutte le Nazioni dei Popoli Liberi In Guerra, e una Fortezza di Sauron deve essere non conquistata.
reason-aragorn-condition = Grampasso deve essere sulla mappa a Minas Tirith, Dol Amroth o Pelargir, e quell'Insediamento non deve essere conquistato.
reason-gandalf-white-condition = Gandalf il Grigio deve aver lasciato la Compagnia, e un Servo deve essere o essere stato in gioco.
reason-enemy-stronghold = Nazgûl e Servi non possono entrare in una Fortezza dei Popoli Liberi che l'Ombra non assedia: { $a }.
reason-no-nazgul-on-map = Sulla mappa non ci sono Nazgûl o Servi che possano muoversi.
