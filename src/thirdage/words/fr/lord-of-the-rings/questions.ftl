### Les questions ; les attributs nomment les options

## Lieux du plateau principal

ask-preparations =
    { $together ->
       *[no] Préparatifs : lancez-vous le dé, pour en subir l'effet et piocher 4 cartes Hobbit ?
        [yes] Préparatifs : lancez-vous le dé pour en subir l'effet, afin de distribuer 4 cartes Hobbit ?
    }
    .no = Pas de préparatifs
    .roll =
        { $together ->
           *[no] Lancer le dé, puis piocher 4 cartes
            [yes] Lancer le dé, puis distribuer 4 cartes
        }
ask-give-card = Quelle carte donnez-vous à quelqu'un, ou gardez-vous ?
ask-give-to = Qui reçoit { $a } ?
ask-nazgul-appears =
    { $together ->
       *[no] Un Nazgûl apparaît : défaussez-vous 2 symboles Dissimulation ?
        [yes] Un Nazgûl apparaît : défaussez-vous seul 2 symboles Dissimulation pour tous ?
    }
    .pay = Défausser 2 symboles Dissimulation
    .no = Non : Sauron avance de 1
ask-leave-out =
    Vous prenez huit de ces cartes. Lesquelles laissez-vous ?{ $a ->
        [0] { "" }
       *[other] { " " }(encore { $a })
    }
ask-council =
    { $together ->
       *[no] Conseil : défaussez une carte par hobbit de la Communauté de départ, puis piochez-en autant.
        [yes] Conseil : quelle carte passez-vous à votre gauche ?
    }
    .discard = Continuer
ask-fellowship-forms =
    { $together ->
       *[no] La Communauté se forme : défaussez-vous un symbole Amitié pour { $c } ?
        [yes] La Communauté se forme : défaussez-vous un symbole Amitié ?
    }
    .pay = Défausser un symbole Amitié ou étoile
    .roll = Lancer le dé
ask-recovery =
    { $together ->
       *[no] Repos : payez-vous 2 boucliers pour { $a } ?
        [yes] Repos : payez-vous 2 boucliers ?
    }
    .no = Non
    .cards = 2 boucliers : piocher 2 cartes Hobbit
    .heal =
        { $together ->
           *[no] 2 boucliers : 1 case vers la lumière
            [yes] 2 boucliers : vous reculez de 1
        }
ask-galadriels-test =
    { $together ->
       *[no] L'épreuve de Galadriel : défaussez-vous une étoile pour { $c } ?
        [yes] L'épreuve de Galadriel : défaussez-vous une étoile ?
    }
    .pay = Défausser une étoile
    .roll = Lancer le dé

## Tours

ask-first-active = Qui est le premier hobbit actif de ce scénario ?
ask-active = Qui est le hobbit actif au prochain tour ?
ask-next-tile = Une tuile Événement va être révélée.
    .reveal = Révéler la tuile
ask-carry-out-tile = La tuile révélée prend effet.
    .carry-out = L'exécuter
    .avoid = Défausser plutôt ce que montre la tuile
ask-avoid-three-cards = Au lieu de l'événement : combien des 3 cartes donnez-vous ? (il en manque { $b })
    .none = Moi, rien
ask-avoid-three-items = Au lieu de l'événement : que donnez-vous d'une carte, d'un jeton Vie et d'un bouclier ?
    .none = Moi, rien
ask-eye = L'Œil : avancez-vous de 2 vers les ténèbres, pour que Sauron ne bouge pas ?
    .corruption = J'avance de 2
    .sauron = Pas moi : Sauron avance de 1
ask-action = Quelle est votre action ?
    .play = Jouer une ou deux cartes
    .draw = Piocher 2 cartes Hobbit
    .heal =
        { $together ->
           *[no] L'Anneau Unique : 1 case vers la lumière
            [yes] Reculer de 1
        }
    .pass = Ne jouer aucune carte
ask-first-card = Quelle carte jouez-vous ?
ask-second-card = Quelle carte jouez-vous en second ?
    .stop = Pas de seconde carte
ask-line = Quel marqueur avance ?
    .pay = Garder les deux étoiles pour payer
ask-wild-token = Échangez-vous les boucliers reçus à l'instant contre un jeton Vie joker ?

## Interruptions qui coûtent quelque chose

option-use-ring = Utiliser l'Anneau Unique
option-foresight = Gandalf : Prévoyance (5 boucliers)
option-magic = Gandalf : Magie (5 boucliers)
option-healing = Gandalf : Guérison (5 boucliers)
option-guidance = Gandalf : Conseil (5 boucliers)
option-persistence = Gandalf : Persévérance (5 boucliers)
option-next = Pas moi : on demande aux autres
option-floor = Demander aux autres s'ils font d'abord quelque chose
ask-floor = Vous avez la parole : faites-vous d'abord quelque chose ?
    .nothing = Je ne fais rien
ask-who-heals = Qui recule vers la lumière ?
ask-who-draws = Qui pioche des cartes Hobbit ?
ask-who-looks = Qui regarde les tuiles ?
ask-who-passes = Miruvor : qui peut passer une carte ?
ask-passes-to = À qui passez-vous une carte ?
    .keep = À personne
ask-passes = Quelle carte passez-vous ?
ask-foresight-order = Quelle tuile vient ensuite, en partant du haut ?
ask-ring-price = Que cédez-vous pour utiliser l'Anneau Unique ?
    .shields = 8 boucliers et un jeton Vie Anneau

## Payer et lancer le dé

ask-pay =
    Quelles cartes défaussez-vous pour leurs symboles ?{ $a ->
        [0] { "" }
       *[other] { " " }(encore { $a })
    }
ask-discard =
    Quelles cartes défaussez-vous ?{ $a ->
        [0] { "" }
       *[other] { " " }(encore { $a })
    }
ask-token =
    { $a_code ->
        [any] Quel jeton Vie défaussez-vous ?
       *[other] Quel jeton Vie défaussez-vous ? (demandé : { $a })
    }
ask-before-discard = Vous devez défausser des cartes.
    .discard = Défausser
ask-roll =
    { $count ->
        [0] Il faut lancer le dé.
       *[other] Il faut lancer le dé pour { $a }.
    }
    .roll = Lancer le dé
ask-rolled = Le jet prend effet.
    .suffer = Subir l'effet

## La fin d'un scénario

ask-life-tokens =
    { $together ->
       *[no] Chaque hobbit a besoin des jetons Vie Anneau, Cœur et Soleil ; chaque jeton manquant coûte corruption 1.
        [yes] Il vous faut les jetons Vie Anneau, Cœur et Soleil (deux pour Merry) ; chaque jeton manquant coûte corruption 1.
    }
    .check = Compter les jetons
ask-attempt =
    { $together ->
       *[no] La Montagne du Destin : quel hobbit lance le dé maintenant ?
        [yes] La Montagne du Destin : vous lancez le dé.
    }

## Événements

ask-event = Le marqueur a avancé. L'événement suit.
    .carry-out = Exécuter l'événement
ask-speak-friend =
    { $together ->
       *[no] Dites ami et entrez : défaussez-vous un symbole Amitié et une étoile ?
        [yes] Dites ami et entrez : que donnez-vous d'un symbole Amitié et d'une étoile ?
    }
    .pay = Défausser les symboles
    .no = Non : Sauron avance de 1
    .none = Moi, rien
ask-watcher =
    { $together ->
       *[no] Le Guetteur dans l'eau : défaussez-vous un symbole Dissimulation pour { $c } ?
        [yes] Le Guetteur dans l'eau : défaussez-vous un symbole Dissimulation ?
    }
    .pay = Défausser un symbole Dissimulation
    .roll = Lancer le dé
ask-stone = La pierre dans le puits : défaussez-vous deux symboles identiques à celui de la carte révélée ({ $a }) ?
    .pay = Défausser les symboles et prendre la Pipe
    .no = Non : Sauron avance de 1 et l'événement suivant a lieu
ask-orcs-attack =
    { $together ->
       *[no] Les Orques attaquent : défaussez-vous 5 symboles Combat ?
        [yes] Les Orques attaquent : combien des 5 symboles Combat donnez-vous ? (il en manque { $b })
    }
    .pay = Défausser les symboles
    .no = Non : Sauron avance de 2
    .none = Moi, rien
ask-fly-you-fools =
    { $together ->
       *[no] Fuyez, pauvres fous ! Que choisissez-vous ?
        [yes] Fuyez, pauvres fous ! Avancez-vous de 3 vers les ténèbres, pour que personne ne doive lancer le dé ?
    }
    .corruption =
        { $together ->
           *[no] L'Anneau Unique avance de 3 vers Sauron
            [yes] J'avance de 3
        }
    .roll =
        { $together ->
           *[no] Lancer le dé pour chaque hobbit
            [yes] Pas moi : tous lancent le dé
        }
ask-wormtongue =
    { $together ->
       *[no] Langue de Serpent démasqué : défaussez-vous un symbole Amitié et un symbole Combat ?
        [yes] Langue de Serpent démasqué : défaussez-vous seul un symbole Amitié et un symbole Combat ?
    }
    .pay = Défausser les symboles
    .no = Non : les cartes Spéciales non encore obtenues quittent le jeu
ask-orthanc = Le feu d'Orthanc : défaussez-vous deux symboles identiques à celui de la carte révélée ({ $a }) ?
    .pay = Défausser les symboles
    .no =
        { $together ->
           *[no] Non : lancer le dé pour chaque hobbit
            [yes] Non : tous lancent le dé
        }
ask-storm =
    { $together ->
       *[no] Les Orques à l'assaut : défaussez-vous les jetons Vie Cœur, Soleil et Anneau ?
        [yes] Les Orques à l'assaut : lesquels des jetons Vie Cœur, Soleil et Anneau donnez-vous ?
    }
    .pay = Défausser les jetons
    .no = Non : Sauron avance de 2
    .none = Moi, rien
ask-gollum-appears =
    { $together ->
       *[no] Gollum : défaussez-vous 7 boucliers ?
        [yes] Gollum : combien des 7 boucliers donnez-vous ? (il en manque { $b })
    }
    .pay =
        { $together ->
           *[no] 7 boucliers : prendre Gollum et piocher 2 cartes par autre hobbit
            [yes] 7 boucliers : prendre Gollum
        }
    .no = Non
    .none = Moi, rien
ask-faces =
    { $together ->
       *[no] Les visages des morts : que défaussez-vous pour { $c } ?
        [yes] Les visages des morts : que défaussez-vous ?
    }
    .joker = Une étoile
    .shields = 3 boucliers
    .cannot =
        { $together ->
           *[no] Ni l'une ni les autres : la partie est perdue
            [yes] Ni l'une ni les autres : vous quittez la partie
        }
ask-pool =
    { $together ->
       *[no] L'étang interdit : défaussez-vous 5 boucliers ?
        [yes] L'étang interdit : défaussez-vous seul 5 boucliers ?
    }
    .pay =
        { $together ->
           *[no] 5 boucliers : piocher une carte par hobbit
            [yes] 5 boucliers : tous piochent une carte
        }
    .no = Non : Sauron avance de 2
ask-nazgul-search = Le Seigneur des Nazgûl cherche l'Anneau : défaussez-vous trois symboles identiques à celui de la carte révélée ({ $a }) ?
    .pay =
        { $together ->
           *[no] Défausser les symboles : l'Anneau Unique recule de 1 vers la lumière
            [yes] Défausser les symboles : vous reculez de 1
        }
    .no =
        { $together ->
           *[no] Non : lancer le dé pour chaque hobbit
            [yes] Non : tous lancent le dé
        }
ask-shelob-appears = Arachne apparaît : que choisissez-vous ?
    .roll = Lancer le dé deux fois
    .sauron = Sauron avance de 2
ask-shelob-attacks =
    { $together ->
       *[no] Arachne attaque : défaussez-vous 7 symboles Combat ?
        [yes] Arachne attaque : combien des 7 symboles Combat donnez-vous ? (il en manque { $b })
    }
    .pay = Défausser les symboles
    .no = Non : Sauron avance de 3
    .none = Moi, rien
ask-sam-saves-frodo =
    { $together ->
       *[no] Sam sauve Frodo : payez-vous 3 boucliers pour { $a } ?
        [yes] Sam sauve Frodo : payez-vous 3 boucliers ?
    }
    .no = Non
    .cards = 3 boucliers : piocher 2 cartes Hobbit
    .heal =
        { $together ->
           *[no] 3 boucliers : 1 case vers la lumière
            [yes] 3 boucliers : vous reculez de 1
        }
ask-nazgul-attacks =
    { $together ->
       *[no] Le Seigneur des Nazgûl attaque : défaussez-vous Éowyn ?
        [yes] Le Seigneur des Nazgûl attaque : avez-vous Éowyn, et la défaussez-vous ?
    }
    .pay =
        { $together ->
           *[no] Défausser Éowyn et piocher une carte par hobbit
            [yes] Défausser Éowyn : tous piochent une carte
        }
    .roll =
        { $together ->
           *[no] Lancer le dé pour chaque hobbit
            [yes] Non : tous lancent le dé
        }
ask-pelennor =
    { $together ->
       *[no] La bataille des Champs du Pelennor : défaussez-vous un jeton Vie Cœur pour { $a } ?
        [yes] La bataille des Champs du Pelennor : défaussez-vous un jeton Vie Cœur ?
    }
    .pay = Défausser un jeton Vie Cœur
    .roll = Lancer le dé, puis défausser 2 cartes
ask-mouth =
    { $together ->
       *[no] La Bouche de Sauron : défaussez-vous un jeton Vie Soleil pour { $a } ?
        [yes] La Bouche de Sauron : défaussez-vous un jeton Vie Soleil ?
    }
    .pay = Défausser un jeton Vie Soleil
    .roll = Lancer le dé, puis défausser 2 cartes
ask-dark-forces =
    { $together ->
       *[no] Cernés par les forces obscures : défaussez-vous 7 cartes ?
        [yes] Cernés par les forces obscures : combien des 7 cartes donnez-vous ? (il en manque { $b })
    }
    .pay = Défausser 7 cartes
    .no = Non : Sauron avance de 3
    .none = Moi, rien

## Le hasard

ask-hobbit-card = La prochaine carte Hobbit
ask-hobbit = Le prochain hobbit distribué
ask-feature-card = La prochaine carte Spéciale
ask-removed-card = Le paquet dont une carte est retirée au hasard
ask-tile = La prochaine tuile Événement
ask-foresight-tile = La tuile vue grâce à la Prévoyance
ask-big-shield = La valeur du grand bouclier
ask-die = Le dé
