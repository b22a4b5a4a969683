### Testi della pagina per questo gioco

page-side-free-peoples = Porta l'Anello al Monte Fato e resisti fino ad allora.
page-side-shadow = Conquista la Terra di Mezzo o corrompi i Portatori dell'Anello.
page-option-edition = Edizione
page-option-edition-2e = Seconda edizione
page-map = Mappa
page-status = Compagnia e politica
page-dice-and-log = Dadi e cronaca
page-places = Luoghi
page-find-place = Cerca un luogo
page-choose-place = Scegli un luogo
page-choose-on-map =
    { $count ->
        [one] un luogo sulla mappa
       *[other] { $count } luoghi sulla mappa
    }
page-or-map = oppure comincia dalla mappa, da una carta o da una Nazione
page-card-discard = Scarta:
page-play-card = Gioca con
page-choose-this = Scegli questa carta
page-cards-in-hand = Carte in mano
page-dice-of = Dadi: { $side }
page-no-dice = nessun dado
page-guide-word = Guida
page-points-about = Punti Vittoria, e quanti ne servono
page-all-go = Vanno tutti
page-these-go = Vanno questi
page-plan-army = Chi parte?
page-plan-advance = Chi avanza?
page-plan-losses = Perdite
page-plan-excess = Troppe unità
page-plan-forfeit = Comando a cui rinunciare
page-plan-sacrifice = Un sacrificio
page-plan-muster = Reclute
page-plan-levy = Reclute
page-plan-upgrade = Da Regolari a Elite
page-plan-eyes = Dadi girati sull'Occhio
page-plan-companions = Compagni
page-plan-nazgul = Nazgûl e Servitori
page-plan-fellowship = La Compagnia
page-plan-stays = Resta a { $place }:
page-plan-left = Rimane a { $place }:
page-plan-nobody = nessuno
page-left-casualty =
    { $count ->
        [one] { $count } colpo ancora da subire
       *[other] { $count } colpi ancora da subire
    }
page-left-excess =
    { $count ->
        [one] { $count } unità ancora da rimuovere
       *[other] { $count } unità ancora da rimuovere
    }
page-way-move = Muovi
page-way-attack = Attacca
page-way-card = Gioca
page-way-draw = Pesca
page-way-diplomacy = Fai avanzare
page-way-recruit = Recluta
page-way-fly = Muovi Nazgûl o Servi
page-way-companion = Muovi il Compagno
page-way-enter = Fai entrare in gioco
page-way-envoy = Fai avanzare con l'inviato
page-way-discard = Scarta dal tavolo
page-tab-dice = Dadi
page-tab-ring = Anello
page-tab-politics = Nazioni
page-label-turn = Turno { $turn } · { $phase }
page-label-fellowship = Compagnia
page-label-mordor-track = Cammino di Mordor, casella { $step }
page-label-corruption = Corruzione { $number }/12
page-label-guide = Guida: { $guide }
page-label-rings = Anelli Elfici: { $number }
page-label-hunt-box = Riquadro della Caccia
page-label-hunt-dice = Livello di Caccia { $shadow }, dadi dei Popoli Liberi { $free }
page-label-hunt-pool = Riserva della Caccia
page-label-politics = Politica
page-label-table = Carte sul tavolo
page-label-reinforcements = Rinforzi
page-label-no-cards = Non hai carte in mano.
page-label-battle = Battaglia
page-label-battle-field = Battaglia Campale
page-label-battle-siege = Battaglia d'Assedio
page-label-battle-sortie = Sortita
page-label-battle-landing = battaglia dopo uno sbarco
page-battle-at = Battaglia: { $place }
page-round = round { $round }
page-show = Mostra
page-hide = Nascondi
page-attacker = attacca
page-defender = difende
page-force = Dadi: { $dice } · Comando: { $leadership } · colpisce con { $needed } o più
page-no-card = nessuna Carta Combattimento
page-face-down = coperta
page-throw-combat-roll = Tiro Combattimento
page-throw-leader-reroll = Tiro Comando
page-throw-special-attack = Dadi aggiuntivi
page-hits =
    { $count ->
        [one] { $count } colpo
       *[other] { $count } colpi
    }
page-just-rolled = Che cosa hanno portato i dadi
page-odds-round = Colpi attesi: { $mean }. Almeno uno: { $some }. Distrugge il nemico: { $destroys }.
page-hunt = La Caccia
page-hunt-damage = Danno della Caccia: { $damage }
page-tile-reveals = La Compagnia è rivelata.
page-tile-stops = La Compagnia è fermata.
page-odds-hunt = La Caccia trova la Compagnia: { $chance }
page-odds-tile = Danno medio di un numero: { $damage } · Occhi: { $eyes } · Rivelazione: { $reveal }
page-waiting-tiles = In attesa di Mordor:
page-order-no-combat-cards = Nessuna Carta Combattimento in questa battaglia
page-order-usual-casualties = Perdite nell'ordine solito
page-order-pass = Passa finché non succede qualcosa
page-order-only-one-option = Rispondi alle domande segrete con una sola opzione
page-lost = Persi (Regolari / Elite / Comandanti)
page-eliminated = Fuori dal gioco
page-decks = Carte rimaste
page-discards-of = Scarti: { $side }
page-buried = { $count } coperte
page-tiles-drawn = Pescate:
page-tiles-removed = Fuori dal gioco:
page-won-by-ring = L'Anello Unico è finito nel fuoco.
page-won-by-corruption = I Portatori dell'Anello hanno ceduto alla Corruzione.
page-won-by-military = Sono stati presi abbastanza Insediamenti.
page-won-by-concession = L'altro schieramento si è arreso.
page-chart = Corruzione e Punti Vittoria, turno per turno
page-chart-corruption = Corruzione
page-chart-points = Punti Vittoria: { $side }
page-guide-fellowship-phase = Una volta per turno puoi dichiarare dov'è la Compagnia (per curarla in una Cittadella o Fortezza amica). Di solito: nient'altro.
page-guide-hunt-dice = I dadi nel Riquadro della Caccia trovano più facilmente la Compagnia, ma non agiscono. Di solito uno o due.
page-guide-die = Ogni dado è un'azione. Tocca un dado, o comincia da un Esercito, una carta o una Nazione illuminati.
page-guide-action = Che cosa può fare ora questo dado. Puoi annullare finché non si tira né si pesca.
page-guide-from = Gli Eserciti che possono andare sono illuminati. Toccane uno.
page-guide-to = È illuminato dove può andare.
page-guide-target = Sono illuminati i nemici che si possono attaccare.
page-guide-who-goes = Conta chi va, oppure manda tutti.
page-guide-card = Le carte giocabili ora. Il testo si apre toccandole nella mano.
page-guide-nation = Per attaccare e reclutare una Nazione deve essere In Guerra. Ogni passo conta.
page-guide-recruit = Due Regolari o Comandanti in due luoghi, oppure un'Elite.
page-guide-in = Le nuove miniature si piazzano negli Insediamenti della propria Nazione che sono liberi.
page-guide-stand = Nella Fortezza c'è posto per cinque unità, ma le colpisce solo un 6.
page-guide-free-peoples-combat-card = Una carta aiuta in questo round e poi è spesa. Si scoprono insieme.
page-guide-shadow-combat-card = Una carta aiuta in questo round e poi è spesa. Si scoprono insieme.
page-guide-casualty = Di regola prima i Regolari: un'Elite regge due colpi.
page-guide-battle = Un altro round, o basta così?
page-guide-retreat = Se ne va tutto l'Esercito, senza altre perdite.
page-guide-advance = Chi avanza può prendere l'Insediamento.
page-guide-hunt-casualty = La Corruzione non è mai lontana da 12, ma i Compagni non tornano.
page-guide-reveal-in = La Caccia ti ha trovato: scegli dove sono i Portatori dell'Anello. Poi nasconditi di nuovo.
page-guide-declare-in = In una Cittadella o Fortezza amica si cura un punto Corruzione.
page-guide-discard = Sei carte al massimo.
page-guide-ring-die = Un Anello Elfico gira un dado. L'Anello va al nemico.
