### Etichette degli schermi

label-turn = Turno { $turn }
label-event = Evento { $box }/{ $last }
label-score = Punti finora: { $score }
label-corruption = Corruzione
label-spaces =
    { $together ->
       *[no] (o Anello Unico { $ring }, S Sauron { $sauron })
        [yes] (1–{ $players } hobbit, S Sauron { $sauron })
    }
label-fellowship = Compagnia (* attivo, ° non può essere attivo)
label-bearer = Portatore dell'Anello
label-out = fuori dal gioco
label-shields = Scudi: { $number }
label-hand = Carte: { $number }
label-lines = Linee
label-tile = Tessera: { $tile }
label-rolled = Il dado mostra: { $face }
label-price = Da pagare: { $price }
label-offered = Carte tra cui scegliere: { $cards }
label-cards = Mano
label-gandalf = Carte Gandalf
label-revealed = Tessere rivelate
label-gone = Fuori dal gioco
label-piles = Mazzo Hobbit { $deck } · tessere { $tiles } · scudi grandi { $shields }
label-start = partenza
label-no-board = Qui non si gioca su un tabellone Scenario.
label-no-cards = Non hai carte in mano.
label-use = Gioca: { $card }

## Le opzioni di una nuova partita

choice-hobbits = Hobbit
choice-players = Giocatori
choice-players-solitaire = in solitario
choice-players-2 = due
choice-players-3 = tre
choice-players-4 = quattro
choice-players-5 = cinque
choice-sauron = Sauron comincia sulla casella
choice-sauron-15 =
    { $together ->
       *[no] 15 (normale)
        [yes] 15 (per una prima partita)
    }
choice-sauron-12 =
    { $together ->
       *[no] 12 (più difficile)
        [yes] 12 (normale)
    }
choice-sauron-10 = 10 (difficile)
choice-solo-removed-cards = Carte Caratteristica tolte alla cieca all'inizio
choice-solo-removed-cards-two-each = due da ogni mazzo
choice-solo-removed-cards-two-total = due in tutto
choice-solo-elrond = Carte Caratteristica da Elrond e da Galadriel
choice-solo-elrond-choose = sceglierne otto
choice-solo-elrond-random = otto a caso
choice-solo-ring-bearer-draw = Due carte dopo ogni scenario
choice-solo-ring-bearer-draw-yes = sì
choice-solo-ring-bearer-draw-no = no
choice-ring-bearer-draw = Il Portatore dell'Anello pesca due carte dopo uno scenario
choice-ring-bearer-draw-always = sempre
choice-ring-bearer-draw-new = solo se è nuovo
choice-two-player-feature-cards = Carte Caratteristica in due
choice-two-player-feature-cards-four = quattro a testa
choice-two-player-feature-cards-all = si distribuiscono tutte
choice-sam-ring-count = Sam che usa l'Anello
choice-sam-ring-count-symbols = contano i simboli del dado
choice-sam-ring-count-damage = conta ciò che gli costano
choice-end-order = Alla fine di uno scenario
choice-end-order-ring-bearer-first =
    { $together ->
       *[no] prima le due carte
        [yes] prima il nuovo Portatore
    }
choice-end-order-tokens-first = prima i gettoni Vita
choice-frodo-white-features = Le carte Caratteristica bianche di Frodo valgono come stelle
choice-frodo-white-features-no = no
choice-frodo-white-features-yes = sì
