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

page-guide-preparations = Il dado può costare fino a 3 Corruzione o 2 carte. All'inizio quattro carte valgono il rischio.
page-guide-leave-out = Le stelle e le carte con due simboli sono le più forti. Le carte gialle aiutano una volta.
page-guide-council = Liberati di ciò che hai in abbondanza.
page-guide-first-active = Quello che ogni hobbit sa fare da attivo è scritto accanto al tabellone.
page-guide-active = Nessun hobbit gioca due turni di fila. Scegli chi aiuta di più adesso.
page-guide-next-tile = Si rivelano tessere finché non esce un'attività. Le Meridiane portano il prossimo evento.
page-guide-carry-out-tile = Questa tessera ha effetto adesso.
page-guide-action = Gioca fino a due carte, una bianca e una grigia, oppure pesca due carte, oppure cura 1. Tocca una carta illuminata per vedere dove porta; toccala ancora, o tocca la linea, per giocarla.
page-guide-first-card = Ogni simbolo muove il segnalino di una casella; ciò che vi si trova è tuo.
page-guide-second-card = La seconda carta deve essere dell'altro colore.
page-guide-line = Sono illuminate le linee il cui segnalino può avanzare. La fine di quella principale, con i numeri, chiude lo scenario.
page-guide-pay = Tocca le carte che scarti. Le stelle valgono per ogni attività.
page-guide-discard = Le carte vanno negli scarti; scegli quelle che qui aiutano meno.
page-guide-roll = I cerchi corrompono, l'Occhio muove Sauron, due carte si scartano, il lato vuoto è innocuo.
page-guide-life-tokens = Serve uno di ogni tipo per ciascun hobbit. Poi tutti i gettoni tornano indietro.
page-guide-ring-price = Un hobbit ceduto esce dal gioco, a meno che il dado mostri il lato vuoto.
page-guide-attempt = Ogni hobbit deve tirare una volta, e l'Anello deve restare prima di Sauron.
