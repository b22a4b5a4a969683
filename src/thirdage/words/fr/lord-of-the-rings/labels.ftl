### Libellés des écrans

label-turn = Tour { $turn }
label-event = Événement { $box }/{ $last }
label-score = Score actuel : { $score }
label-corruption = Corruption
label-spaces =
    { $together ->
       *[no] (o Anneau Unique { $ring }, S Sauron { $sauron })
        [yes] (1 à { $players } hobbits, S Sauron { $sauron })
    }
label-fellowship = Communauté (* actif, ° ne peut pas être actif)
label-bearer = Porteur de l'Anneau
label-out = hors du jeu
label-shields = Boucliers : { $number }
label-hand = Cartes : { $number }
label-lines = Pistes
label-tile = Tuile : { $tile }
label-rolled = Le dé montre : { $face }
label-price = À payer : { $price }
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
choice-players = Joueurs
choice-players-solitaire = en solitaire
choice-players-2 = deux
choice-players-3 = trois
choice-players-4 = quatre
choice-players-5 = cinq
choice-sauron = Sauron commence sur la case
choice-sauron-15 =
    { $together ->
       *[no] 15 (normal)
        [yes] 15 (pour une première partie)
    }
choice-sauron-12 =
    { $together ->
       *[no] 12 (plus difficile)
        [yes] 12 (normal)
    }
choice-sauron-10 = 10 (difficile)
choice-solo-removed-cards = Cartes Spéciales retirées au hasard au début
choice-solo-removed-cards-two-each = deux de chaque paquet
choice-solo-removed-cards-two-total = deux en tout
choice-solo-elrond = Cartes Spéciales chez Elrond et Galadriel
choice-solo-elrond-choose = en choisir huit
choice-solo-elrond-random = huit au hasard
choice-solo-ring-bearer-draw = Deux cartes après chaque scénario
choice-solo-ring-bearer-draw-yes = oui
choice-solo-ring-bearer-draw-no = non
choice-ring-bearer-draw = Le Porteur de l'Anneau pioche deux cartes après un scénario
choice-ring-bearer-draw-always = toujours
choice-ring-bearer-draw-new = seulement s'il est nouveau
choice-two-player-feature-cards = Cartes Spéciales à deux
choice-two-player-feature-cards-four = quatre chacun
choice-two-player-feature-cards-all = toutes sont distribuées
choice-sam-ring-count = Sam utilise l'Anneau
choice-sam-ring-count-symbols = les symboles du dé comptent
choice-sam-ring-count-damage = ce qu'ils lui coûtent compte
choice-end-order = À la fin d'un scénario
choice-end-order-ring-bearer-first =
    { $together ->
       *[no] d'abord les deux cartes
        [yes] d'abord le nouveau Porteur
    }
choice-end-order-tokens-first = d'abord les jetons Vie
choice-frodo-white-features = Les cartes Spéciales blanches de Frodo sont des étoiles
choice-frodo-white-features-no = non
choice-frodo-white-features-yes = oui
