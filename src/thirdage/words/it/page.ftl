### Dappertutto

page-unofficial = Third Age è un progetto non ufficiale di giocatori. Tutto ciò che vedi e leggi qui è opera nostra.
page-home = Pagina iniziale
page-help = Regole
page-settings = Impostazioni
page-more-pages = Altre pagine
page-loading = Un momento …
page-close = Chiudi
page-back = Indietro
page-done = Fatto
page-save = Salva
page-saved = Salvato.
page-copy = Copia il link
page-copied = Copiato
page-you = tu
page-computer = Computer
page-computer-named = Computer: { $name }
page-player-heuristic = esperto
page-player-random = principiante
page-player-search = previdente
page-player-search-50ms = previdente, di fretta
page-player-search-200ms = previdente, rapido
page-player-search-500ms = previdente, svelto
page-player-search-5s = previdente, con calma
page-somebody = qualcuno
page-problem = Qualcosa è andato storto. Riprova.
page-problem-offline = Il server non risponde. È ancora in funzione?
page-problem-no-such-table = Questo tavolo non esiste.
page-problem-no-such-game = Questa pagina non conosce ancora quel gioco.
page-problem-no-such-token = Questo link non porta da nessuna parte. L'hai copiato per intero?
page-problem-no-such-replay = Non c'è nessuna partita da guardare qui. Una registrazione che nessuno apre per molto tempo viene rimossa.
page-problem-not-at-this-table = Non sei seduto a questo tavolo. Chiedi il link.
page-problem-not-over = È possibile solo a partita finita.
page-problem-taken = Qualcun altro ha preso questo posto.
page-problem-too-many = Troppe richieste insieme. Aspetta un poco.
page-problem-too-many-records = Hai già tutte le registrazioni che puoi tenere. Rimuovine una che non ti serve più.
page-problem-bad-record = Questo file non è una registrazione che si possa rivedere.
page-problem-storage = Il server non raggiunge il suo archivio. Nulla è cambiato.
page-problem-too-large = Questo file è troppo grande per essere una registrazione.
page-problem-bad-address = Questo indirizzo non può essere usato qui; vanno bene mailto, ntfy, Telegram, Discord, Slack, Matrix, Pushover e simili.
page-problem-gone = Una parte di questa pagina non è arrivata. Forse il server ne ha una più nuova: ricarica la pagina.
page-reload = Ricarica la pagina
page-refused = La scelta è stata respinta; il tavolo mostra la situazione attuale.
page-refused-stale = Nel frattempo è successo qualcosa. Scegli di nuovo.
page-refused-illegal = Nella situazione attuale non è possibile.
page-refused-elsewhere = Secondo quanto è stato inserito, deve trovarsi altrove, forse in un'altra mano. Ricontrolla; se l'ha in mano un computer, mettila da parte e pescane un'altra.
page-refused-cannot-undo = Non si può più annullare.
page-refused-storage = Il server non può scrivere sul disco. Nulla è cambiato.

## La pagina iniziale

page-game-war-of-the-ring = La Guerra dell'Anello
page-game-war-of-the-ring-about = L'intera guerra per la Terra di Mezzo per due giocatori: eserciti, politica e il viaggio dell'Anello. Seconda edizione, da due a quattro ore; una partita può riposare per giorni.
page-game-lord-of-the-rings = Il Signore degli Anelli
page-game-lord-of-the-rings-about = Guida da uno a cinque hobbit attraverso Moria, il Fosso di Helm, la Tana di Shelob e Mordor, mentre Sauron si avvicina sulla linea di Corruzione: da solo, o in un gruppo da due a cinque. Circa un'ora; il punteggio dice quanto lontano sei arrivato.
page-games = Giochi
page-play-now = Gioca contro il computer
page-play-now-about = Guidi i Popoli Liberi. Ogni domanda è spiegata quando arriva; non serve leggere nulla prima.
page-play-now-lord-of-the-rings = Mettiti in cammino
page-play-now-lord-of-the-rings-about = Guidi tutti e cinque gli hobbit. Ogni domanda è spiegata quando arriva; non serve leggere nulla prima.
page-new-match = Nuova partita
page-my-matches = Le mie partite
page-over-matches = Partite finite
page-show-all = Mostrale tutte ({ $count })
page-your-turn = Tocca a te
page-turn-of = Tocca a: { $seat }
page-turn-number = Turno { $turn }
page-score = Punteggio { $score }
page-open-tables = Tavoli aperti
page-open-seat = { $seat }, contro { $against }
page-sit = Siediti
page-join = Entra con un link
page-join-about = Incolla il link che hai ricevuto.
page-join-go = Entra
page-records = Guarda una registrazione
page-records-about = Apri un file e guarda la partita passo per passo.
page-records-kept = Una registrazione che nessuno apre per { $days } giorni viene rimossa da questo server. Puoi tenerne { $most }.
page-records-mine = Le mie registrazioni
page-record-remove = Rimuovi { $record }
page-seat-person = una persona
page-seat-computer = Computer
page-seat-friend = in attesa di un amico
page-seat-open = aperto a tutti

## Una nuova partita

page-your-side = Il tuo schieramento
page-opponent = Avversario
page-how = Come giocare
page-against-computer = Il computer
page-against-computer-about = Risponde in pochi secondi e non sa più di te.
page-against-friend = Un amico con un link
page-against-friend-about = Mandi un link; ciascuno gioca quando ha tempo.
page-against-open = Chiunque
page-against-open-about = Il tavolo resta tra quelli aperti finché arriva qualcuno.
page-against-screen = In due a questo schermo
page-against-screen-about = Una schermata di copertura tra i turni tiene segrete le mani.
page-against-real = A un tavolo vero
page-against-real-about = Tirate e pescate voi, e inserite i risultati.
page-against-alone = Da solo, qui
page-against-alone-about = Il tavolo mescola, pesca e tira il dado.
page-against-watch = Gioca il computer
page-against-watch-about = Tu guardi come se la cava.
page-real-opponent = Chi guida l'altro schieramento?
page-real-people = Persone al tavolo
page-where = Dove si gioca
page-where-online = Ognuno sul proprio dispositivo
page-where-online-about = Gli amici arrivano con un link; il tavolo aspetta chi deve rispondere.
page-where-one-screen = Tutti a questo schermo
page-where-one-screen-about = Una schermata di copertura tra i turni tiene segrete le mani.
page-where-real-table = A un tavolo vero
page-where-real-table-about = Tirate e pescate voi, e inserite i risultati.
page-wish-me = Io
page-wish-person = Qualcuno qui
page-wish-friend = Un amico con un link
page-wish-open = Chiunque
page-wish-computer = Il computer
page-level = Livello
page-begin = Comincia
page-invite = Invita il tuo amico
page-invite-about = Chi apre questo link prende l'altro posto e può tornarci da qualsiasi dispositivo.
page-to-the-table = Al tavolo

## Impostazioni

page-my-name = Il mio nome
page-language = Lingua
page-scheme = Colori
page-scheme-auto = Come il sistema
page-scheme-light = Giorno
page-scheme-dark = Lume di candela
page-motion-off = Nulla si muove
page-dice-tumble = I dadi rotolano
page-story-on = Mostra passo per passo che cosa è successo dal mio ultimo turno
page-guide-on = Spiega ogni domanda (per una prima partita)
page-together-on = Le grandi decisioni (chi parte, perdite, reclute) in un'unica finestra

## Il tavolo

page-panels = Pannelli
page-prompt = La domanda
page-waiting = { $seat }: { $question }
page-sending = Un momento …
page-rules-of-this = Le regole su questo
page-rule = Regola { $rule }
page-filter = Cerca …
page-type-dice =
    { $count ->
        [0] Dadi tirati:
        [one] Ancora un dado:
       *[other] Ancora { $count } dadi:
    }
page-take-back = Riprendi: { $what }
page-hand = La mia mano
page-can-play = si può giocare ora
page-card = Carta
page-tab-hand = Mano
page-tab-log = Cronaca
page-log = Che cosa è successo
page-log-all = tutto
page-log-filter = Quali eventi
page-story = Dal tuo ultimo turno
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-pause = Pausa
page-run = Continua
page-skip = Salta
page-watching = Da spettatore
page-watching-behind =
    { $count ->
        [one] Il tabellone è indietro di un passo.
       *[other] Il tabellone è indietro di { $count } passi.
    }
page-watching-now = Al presente
page-connecting = Connessione …
page-menu = Tavolo
page-undo = Annulla
page-undo-what = Annulla “{ $what }”
page-undo-nothing = Non c'è nulla da annullare.
page-undo-ask = Chiedi di annullare “{ $what }”
page-undo-asked = Chiesto … Ritira
page-undo-withdraw = Gli altri sono stati interpellati. Tocca per ritirare.
page-undo-offered = Richiesta di annullare una scelta ({ $seat }): “{ $what }”. Sei d'accordo?
page-rematch-made = La rivincita è pronta.
page-undo-declined = L'altra parte non accetta l'annullamento.
page-plan-confirm = Decidi
page-plan-all = Tutte
page-plan-choose = Scegli …
page-plan-remove = Togli: { $what }
page-left = C'è ancora qualcosa da scegliere.
page-fewer = Meno: { $what }
page-more = Più: { $what }
page-cover = Passa lo schermo a: { $seat }
page-cover-about = Nessun altro deve guardare ora.
page-cover-take = Ci sono

## Accanto al tabellone

page-menu-table = Tavolo
page-menu-pieces = Pezzi
page-menu-orders = Ordini permanenti
page-menu-dice = Dadi
page-seats = Posti
page-here = presente
page-away = assente
page-player-crashed = Il giocatore computer si è bloccato. Affida il posto a un altro.
page-hand-over = Affida al computer
page-hand-back = Restituisci
page-links = Link
page-link-seat = Posto: { $seat } (segreto)
page-link-watch = Per chi guarda
page-notices = Avvisami quando tocca a me
page-notices-browser = Dal browser, finché questa pagina è aperta
page-notices-address = A un indirizzo Apprise:
page-notices-set = Gli avvisi sono attivi.
page-notices-off = Gli avvisi sono disattivati.
page-notices-problem = L'ultimo avviso non è stato inviato. L'indirizzo è giusto?
page-notices-end = Disattiva
page-notices-denied = Questo browser non permette avvisi da questa pagina.
page-give-up = Arrendersi
page-concede = Abbandona la partita
page-concede-as = Mi arrendo: { $seat }
page-orders-about = Il tavolo risponde per te come dici qui. Tutto si può revocare in ogni momento.
page-by-order = Per un tuo ordine permanente – { $choice }
page-dice-about = Che cosa è uscito e (la linea) che cosa ci si poteva aspettare.
page-dice-count =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
page-no-dice-yet = Nessun dado è stato ancora tirato.

## La fine e i replay

page-outcome = La fine
page-show-outcome = La fine della partita
page-won = Vittoria: { $side }
page-seed = Seme dei dadi: { $seed }. Con la registrazione chiunque può verificarli: thirdage replay --verify
page-watch-replay = Rivedi la partita
page-share-replay = Copia il link a questo punto
page-download-record = Salva la registrazione
page-rematch = Rivincita
page-replay = Replay
page-replay-step = Passo
page-replay-turn = Al turno
page-replay-eyes = Con gli occhi di
page-replay-pace = Velocità
page-eyes-nobody = Spettatore

## Le regole

page-help-search = Cerca nelle regole
page-help-contents = Sezioni
page-help-nothing = Non si trova nulla.
page-help-found =
    { $count ->
        [one] { $count } sezione
       *[other] { $count } sezioni
    }
page-help-in-english = Questa sezione non è ancora tradotta.
