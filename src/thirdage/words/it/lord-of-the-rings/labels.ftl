### Etichette degli schermi

label-turn = Turno { $turn }
label-event = Evento { $box }/{ $last }
label-score = Punti finora: { $score }
label-corruption = Corruzione
label-spaces = (o Anello Unico { $ring }, S Sauron { $sauron })
label-fellowship = Compagnia (* attivo, ° non può essere attivo)
label-shields = Scudi: { $number }
label-hand = Carte: { $number }
label-lines = Linee
label-tile = Tessera: { $tile }
label-rolled = Il dado mostra: { $face }
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
choice-sauron = Sauron comincia sulla casella
choice-sauron-15 = 15 (normale)
choice-sauron-12 = 12 (più difficile)
choice-solo-removed-cards = Carte Caratteristica tolte alla cieca all'inizio
choice-solo-removed-cards-two-each = due da ogni mazzo
choice-solo-removed-cards-two-total = due in tutto
choice-solo-elrond = Carte Caratteristica da Elrond e da Galadriel
choice-solo-elrond-choose = sceglierne otto
choice-solo-elrond-random = otto a caso
choice-solo-ring-bearer-draw = Due carte dopo ogni scenario
choice-solo-ring-bearer-draw-yes = sì
choice-solo-ring-bearer-draw-no = no
choice-end-order = Alla fine di uno scenario
choice-end-order-ring-bearer-first = prima le due carte
choice-end-order-tokens-first = prima i gettoni Vita
choice-frodo-white-features = Le carte Caratteristica bianche di Frodo valgono come stelle
choice-frodo-white-features-no = no
choice-frodo-white-features-yes = sì
