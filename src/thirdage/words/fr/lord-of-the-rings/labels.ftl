### Libellés des écrans

label-turn = Tour { $turn }
label-event = Événement { $box }/{ $last }
label-score = Score actuel : { $score }
label-corruption = Corruption
label-spaces = (o Anneau Unique { $ring }, S Sauron { $sauron })
label-fellowship = Communauté (* actif, ° ne peut pas être actif)
label-shields = Boucliers : { $number }
label-hand = Cartes : { $number }
label-lines = Pistes
label-tile = Tuile : { $tile }
label-rolled = Le dé montre : { $face }
label-offered = Cartes au choix : { $cards }
label-cards = Main
label-gandalf = Cartes Gandalf
label-revealed = Tuiles révélées
label-gone = Hors du jeu
label-piles = Pioche Hobbit { $deck } · tuiles { $tiles } · grands boucliers { $shields }
label-start = départ
label-no-board = On ne joue pas sur un plateau Scénario ici.
label-no-cards = Vous n'avez pas de cartes en main.
label-use = Jouer : { $card }

## Les options d'une nouvelle partie

choice-hobbits = Hobbits
choice-sauron = Sauron commence sur la case
choice-sauron-15 = 15 (normal)
choice-sauron-12 = 12 (plus difficile)
choice-solo-removed-cards = Cartes Spéciales retirées au hasard au début
choice-solo-removed-cards-two-each = deux de chaque paquet
choice-solo-removed-cards-two-total = deux en tout
choice-solo-elrond = Cartes Spéciales chez Elrond et Galadriel
choice-solo-elrond-choose = en choisir huit
choice-solo-elrond-random = huit au hasard
choice-solo-ring-bearer-draw = Deux cartes après chaque scénario
choice-solo-ring-bearer-draw-yes = oui
choice-solo-ring-bearer-draw-no = non
choice-end-order = À la fin d'un scénario
choice-end-order-ring-bearer-first = d'abord les deux cartes
choice-end-order-tokens-first = d'abord les jetons Vie
choice-frodo-white-features = Les cartes Spéciales blanches de Frodo sont des étoiles
choice-frodo-white-features-no = non
choice-frodo-white-features-yes = oui
