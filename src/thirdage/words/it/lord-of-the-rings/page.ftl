### Testi della pagina per questo gioco

## Tabelloni

page-board = Tabellone
page-main-board = Tabellone principale
page-journey = Il viaggio
page-line = { $line }: casella { $here } di { $last }; prossima: { $next }
page-line-complete = completa
page-corruption-line = Linea di Corruzione: l'Anello Unico su { $ring }, Sauron su { $sauron }, distanza { $apart }
page-events = Eventi
page-revealed = Rivelata: { $card }
page-place-bag-end = Si pescano le carte per la strada. Chi si prepara bene ne prende di più, e corre un rischio.
page-place-rivendell = Amici e doni si uniscono alla Compagnia; poi essa si forma, hobbit dopo hobbit.
page-place-lothlorien = Riposo sotto foglie d'oro, e Galadriel mette alla prova ogni hobbit.

## Accanto ai tabelloni

page-company = Compagnia, scudi e tessere
page-hobbits = Hobbit
page-hobbit-active = attivo
page-hobbit-gone = ceduto all'Anello
page-hobbit-banned = qui non può essere attivo
page-hobbit-tried = ha tentato
page-short-frodo = le carte bianche sono stelle
page-short-sam = un tiro costa al più 1
page-short-pippin = due carte di qualsiasi colore
page-short-merry = scudi per un gettone Vita selvaggio
page-short-fatty = 2 carte dopo uno scenario
page-stores = Scudi e gettoni Vita
page-tokens-missing =
    { $count ->
        [0] Non manca alcun gettone Vita.
        [one] Manca un gettone Vita: corruzione 1 alla fine.
       *[other] Mancano { $count } gettoni Vita: corruzione { $count } alla fine.
    }
page-tiles-left = Tessere Evento rimaste: { $count }
page-tiles-next = Prossime:
page-piles = Mazzi
page-tab-company = Hobbit
page-tab-tiles = Tessere
page-hand-watched = Mano

## Agire

page-besides = oppure prima:
page-do-this = Fai così
page-can-choose = si può scegliere adesso
page-ring-about = L'Anello Unico avanza di 1 verso l'oscurità. Poi si cede un hobbit non attivo, oppure si pagano 8 scudi e un gettone Vita Anello, e si tira il dado: da uno a tre cerchi muovono di altrettanto un segnalino, senza ciò che trova lungo la via; l'Occhio muove Sauron, due carte si scartano, e in entrambi i casi si tira di nuovo; lato vuoto: il tentativo fallisce.
page-ring-fatal = L'Anello Unico raggiungerebbe Sauron: la partita sarebbe persa.
page-line-way = { $line }: { $from } → { $to }
page-chance-activity = Probabilità di una tessera Attività: { $chance }.
page-more-options = Dove le regole si leggono in due modi

## Più giocatori

page-players = Giocatori
page-you-play = tu: { $player }
page-ask-others = chiedi agli altri
page-player-bearer = Portatore dell'Anello
page-player-asked = deve rispondere
page-player-floor = ha la parola
page-player-out = fuori dal gioco
page-player-corruption = Corruzione
page-player-cards = Carte
page-player-known = Carte che sai essere lì: { $cards }
page-group-pays = Il gruppo paga:
page-player-pays = Paga { $player }:
page-lanes-sauron = Linea di Corruzione: Sauron su { $sauron }.
page-lane =
    { $bearer ->
        [yes] { $hobbit }, Portatore dell'Anello, su { $space }, distanza { $apart }.
       *[no] { $hobbit } su { $space }, distanza { $apart }.
    }
page-lane-out = { $hobbit } è fuori dal gioco.
page-ring-about-together = Il Portatore dell'Anello, una volta per scenario: tira il dado e ne subisce l'effetto. Poi un segnalino avanza di 4 caselle, meno una per ogni simbolo sul dado; ciò che trova lungo la via non si prende.

## La fine

page-ended-by-ring-destroyed = L'Anello Unico è finito nel fuoco.
page-ended-by-met-sauron = Sauron ha preso l'Anello Unico.
page-ended-by-cannot-pay = Non si è potuto pagare quanto richiesto.
page-ended-by-sixth-event = Sauron è stato più veloce.
page-ended-by-concession = Ti sei arreso.
page-chart-line = L'Anello Unico e Sauron sulla linea di Corruzione, turno per turno
page-chart-ring = l'Anello Unico
page-chart-sauron = Sauron
page-again = Ancora una volta

## La guida per la prima partita

-guide-pledge = Si chiede a ciascuno a turno; si paga solo se alla fine basta.
-guide-volunteer = Chi paga, paga da solo per tutti; se rifiuti, si chiede agli altri.
page-guide-preparations = Il dado può costare fino a 3 caselle verso l'oscurità o 2 carte. All'inizio quattro carte valgono il rischio.
page-guide-give-card = Tutte vanno in mano a qualcuno, anche a te se vuoi. Tutti vedono chi riceve che cosa; chiedi chi ne ha bisogno.
page-guide-give-to = L'ultima parola è tua, e puoi tenerla. Una carta aiuta di più in mano a chi gioca presto.
page-guide-nazgul-appears =
    { $together ->
       *[no] Nascondersi fa avanzare anche a Moria: due simboli contro un passo di Sauron.
        [yes] { -guide-volunteer }
    }
page-guide-leave-out = Le stelle e le carte con due simboli sono le più forti. Le carte gialle aiutano una volta.
page-guide-council =
    { $together ->
       *[no] Liberati di ciò che hai in abbondanza.
        [yes] Va coperta: solo voi due la conoscerete. Passa ciò che là aiuta di più, o ciò che hai in abbondanza.
    }
page-guide-fellowship-forms = A Moria non c'è una linea dell'Amicizia: qui una tale carta è spesa bene; una stella vale più di quasi ogni tiro.
page-guide-recovery = Gli scudi pagano anche Gandalf e gli eventi. Allontanati se Sauron è vicino; altrimenti le carte aiutano di più.
page-guide-galadriels-test = Un tiro costa di solito una casella o due, al peggio tre. Una stella muove ogni segnalino e paga tutto.
page-guide-first-active = Quello che ogni hobbit sa fare da attivo è scritto accanto al tabellone.
page-guide-active = Nessun hobbit gioca due turni di fila. Scegli chi aiuta di più adesso.
page-guide-next-tile = Si rivelano tessere finché non esce un'attività. Le Meridiane portano il prossimo evento.
page-guide-carry-out-tile = Questa tessera ha effetto adesso.
page-guide-avoid-three-cards = { -guide-pledge }
page-guide-avoid-three-items = { -guide-pledge }
page-guide-eye = Uno di voi può prenderla per tutti. La sopporta meglio chi è più lontano da Sauron; se nessuno lo fa, Sauron si avvicina a tutti.
page-guide-action = Gioca fino a due carte, una bianca e una grigia, oppure pesca due carte, oppure cura 1. Tocca una carta illuminata per vedere dove porta; toccala ancora, o tocca la linea, per giocarla.
page-guide-first-card = Ogni simbolo muove il segnalino di una casella; ciò che vi si trova è tuo.
page-guide-second-card = La seconda carta deve essere dell'altro colore; solo Pipino può giocarne due qualsiasi.
page-guide-line = Sono illuminate le linee il cui segnalino può avanzare. La fine di quella principale, con i numeri, chiude lo scenario.
page-guide-wild-token = Un gettone selvaggio vale per ogni tipo che manca alla fine dello scenario o in un evento.
page-guide-floor = Decide un altro; prima puoi giocare una carta gialla, chiamare Gandalf o, se lo porti, usare l'Anello. Di solito: niente.
page-guide-who-heals = Chi incontra Sauron esce dal gioco, e con il Portatore dell'Anello tutto è perduto.
page-guide-who-draws = Le carte servono soprattutto a chi ne ha poche e gioca presto.
page-guide-who-looks = Solo questo giocatore vede le tessere e le ordina; può raccontarlo agli altri.
page-guide-who-passes = Sceglie lui la carta e chi la riceve; gli altri non la vedono.
page-guide-passes-to = Solo voi due saprete quale carta è. Puoi anche tenere tutto.
page-guide-passes = Dai ciò che là aiuta più che qui.
page-guide-foresight-order = Si rivelano tessere finché non esce un'attività; quelle dopo vengono nel prossimo turno.
page-guide-ring-price = Un hobbit ceduto esce dal gioco, a meno che il dado mostri il lato vuoto.
page-guide-pay = Tocca le carte che scarti. Le stelle valgono per ogni attività.
page-guide-discard = Le carte vanno negli scarti; scegli quelle che qui aiutano meno.
page-guide-token = Alla fine di uno scenario ne serve uno di ogni tipo: dai quello che hai doppio.
page-guide-before-discard =
    { $together ->
       *[no] Con troppo poche carte la partita è persa: prima pesca, se puoi, con Lembas o Gandalf.
        [yes] Chi ha troppo poche carte esce dal gioco: prima pesca, se puoi, con Lembas o Gandalf.
    }
page-guide-roll = I cerchi corrompono, l'Occhio muove Sauron, due carte si scartano, il lato vuoto è innocuo.
page-guide-rolled = L'ultimo momento per cambiarlo: il Mithril annulla un tiro, e la Cura di Gandalf viene prima dell'effetto.
page-guide-life-tokens =
    { $together ->
       *[no] Serve uno di ogni tipo per ciascun hobbit. Poi tutti i gettoni tornano indietro.
        [yes] Athelas annullerebbe tutto ciò che manca, una volta. Poi tutti i gettoni tornano indietro.
    }
page-guide-attempt =
    { $together ->
       *[no] Ogni hobbit deve tirare una volta, e l'Anello deve restare prima di Sauron.
        [yes] Se resti prima di Sauron, l'Anello è distrutto; altrimenti tenta il giocatore seguente.
    }
page-guide-event = La Magia di Gandalf, per cinque scudi, lo annullerebbe.
page-guide-speak-friend =
    { $together ->
       *[no] A Moria non c'è una linea dell'Amicizia; il prezzo è la stella. Pesala contro un passo di Sauron.
        [yes] { -guide-pledge }
    }
page-guide-watcher = Un tiro costa di solito una casella o due; Nascondersi qui muoverebbe il suo segnalino.
page-guide-stone = Rifiutare costa caro: Sauron si muove e segue subito un altro evento.
page-guide-orcs-attack =
    { $together ->
       *[no] Combattere è la linea principale di Moria: cinque simboli contro due passi di Sauron.
        [yes] { -guide-pledge }
    }
page-guide-fly-you-fools =
    { $together ->
       *[no] Tre caselle sono certe; molti hobbit insieme possono tirare di più.
        [yes] Uno di voi può prenderla per tutti, se resta prima di Sauron. Se nessuno lo fa, tutti tirano.
    }
page-guide-wormtongue =
    { $together ->
       *[no] In gioco ci sono le carte Caratteristica ancora su questo tabellone: conta quante ne raggiungeresti.
        [yes] In gioco ci sono le carte Caratteristica ancora su questo tabellone. Chi paga, paga da solo; se rifiuti, si chiede agli altri a turno.
    }
page-guide-orthanc = Decidi per tutti: due simboli sono meno di un tiro per ciascuno, se non sono proprio quelli che ti servono.
page-guide-storm =
    { $together ->
       *[no] I gettoni servono anche alla fine dello scenario. Due passi di Sauron restano per sempre.
        [yes] A turno ognuno dice che cosa dà; si paga solo se ci sono tutti e tre. Chi ha un tipo doppio lo dà volentieri.
    }
page-guide-gollum-appears =
    { $together ->
       *[no] Se non paghi non succede nulla. Gollum vale tre stelle, ma chi lo usa tira il dado.
        [yes] Se non pagate non succede nulla. A turno ognuno dice quanti scudi dà; si paga solo se si arriva a sette.
    }
page-guide-faces = Qui non c'è un dado come ripiego: bisogna pagare. Le stelle valgono di più a Mordor.
page-guide-pool =
    { $together ->
       *[no] Cinque scudi sono anche una chiamata a Gandalf; due passi di Sauron restano per sempre.
        [yes] { -guide-volunteer }
    }
page-guide-nazgul-search =
    { $together ->
       *[no] Pagando torni anche di 1 verso la luce. Altrimenti si tira per ogni hobbit.
        [yes] Solo il Portatore dell'Anello può pagare, per tutti, e torna indietro di 1. Altrimenti tutti tirano.
    }
page-guide-shelob-appears =
    { $together ->
       *[no] Due tiri possono costare niente, o sei caselle; due passi di Sauron sono certi e restano.
        [yes] I tiri colpiscono solo te e possono costare niente; due passi di Sauron colpiscono tutti. Chi è lontano da lui tira.
    }
page-guide-shelob-attacks =
    { $together ->
       *[no] A Mordor solo Viaggiare porta alla meta: i simboli Combattere sono spesi bene qui.
        [yes] { -guide-pledge }
    }
page-guide-sam-saves-frodo = Allontanati se Sauron è vicino; altrimenti carte per l'ultima strada.
page-guide-nazgul-attacks =
    { $together ->
       *[no] Le due stelle di Éowyn varrebbero due caselle; un tiro per ogni hobbit costa di solito di più, e in cambio di lei arrivano carte.
        [yes] Chi la tiene decide per tutti: senza di lei tutti tirano.
    }
page-guide-pelennor = Nessun altro scenario chiede gettoni Vita; un tiro e due carte costano molto di più.
page-guide-mouth = Nessun altro scenario chiede gettoni Vita; un tiro e due carte costano molto di più.
page-guide-dark-forces =
    { $together ->
       *[no] La fine è vicina: conta i passi che ti mancano, e quanto costerebbero tre passi di Sauron.
        [yes] { -guide-pledge }
    }
