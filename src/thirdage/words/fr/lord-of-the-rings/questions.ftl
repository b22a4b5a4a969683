### Les questions ; les attributs nomment les options

## Lieux du plateau principal

ask-preparations = Préparatifs : lancez-vous le dé, pour en subir l'effet et piocher 4 cartes Hobbit ?
    .no = Pas de préparatifs
    .roll = Lancer le dé, puis piocher 4 cartes
ask-nazgul-appears = Un Nazgûl apparaît : défaussez-vous 2 symboles Dissimulation ?
    .pay = Défausser 2 symboles Dissimulation
    .no = Non : Sauron avance de 1
ask-leave-out = Vous prenez huit de ces cartes. Lesquelles laissez-vous ? (encore { $a })
ask-council = Conseil : défaussez une carte par hobbit de la Communauté de départ, puis piochez-en autant.
    .discard = Continuer
ask-fellowship-forms = La Communauté se forme : défaussez-vous un symbole Amitié pour ce hobbit ?
    .pay = Défausser un symbole Amitié ou étoile
    .roll = Lancer le dé
ask-recovery = Repos : payez-vous 2 boucliers pour ce hobbit ?
    .no = Non
    .cards = 2 boucliers : piocher 2 cartes Hobbit
    .heal = 2 boucliers : 1 case vers la lumière
ask-galadriels-test = L'épreuve de Galadriel : défaussez-vous une étoile pour ce hobbit ?
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
ask-action = Quelle est votre action ?
    .play = Jouer une ou deux cartes
    .draw = Piocher 2 cartes Hobbit
    .heal = L'Anneau Unique : 1 case vers la lumière
    .pass = Ne jouer aucune carte
ask-first-card = Quelle carte jouez-vous ?
ask-second-card = Quelle carte jouez-vous en second ?
    .stop = Pas de seconde carte
ask-line = Quel marqueur avance ?
ask-wild-token = Échangez-vous les boucliers reçus à l'instant contre un jeton Vie joker ?

## Interruptions qui coûtent quelque chose

option-use-ring = Utiliser l'Anneau Unique
option-foresight = Gandalf : Prévoyance (5 boucliers)
option-magic = Gandalf : Magie (5 boucliers)
option-healing = Gandalf : Guérison (5 boucliers)
option-guidance = Gandalf : Conseil (5 boucliers)
option-persistence = Gandalf : Persévérance (5 boucliers)
ask-foresight-order = Quelle tuile vient ensuite, en partant du haut ?
ask-ring-price = Que cédez-vous pour utiliser l'Anneau Unique ?
    .shields = 8 boucliers et un jeton Vie Anneau

## Payer et lancer le dé

ask-pay = Quelles cartes défaussez-vous pour leurs symboles ? (encore { $a })
ask-discard = Quelles cartes défaussez-vous ? (encore { $a })
ask-token =
    { $a_code ->
        [any] Quel jeton Vie défaussez-vous ?
       *[other] Quel jeton Vie défaussez-vous pour { $a } ?
    }
ask-before-discard = Vous devez défausser des cartes.
    .discard = Défausser
ask-roll = Il faut lancer le dé.
    .roll = Lancer le dé
ask-rolled = Le jet prend effet.
    .suffer = Subir l'effet

## La fin d'un scénario

ask-life-tokens = Chaque hobbit a besoin des jetons Vie Anneau, Cœur et Soleil ; chaque jeton manquant coûte 1 corruption.
    .check = Compter les jetons
ask-attempt = La Montagne du Destin : quel hobbit lance le dé maintenant ?

## Événements

ask-event = Le marqueur a avancé. L'événement suit.
    .carry-out = Exécuter l'événement
ask-speak-friend = Dites ami et entrez : défaussez-vous un symbole Amitié et une étoile ?
    .pay = Défausser les symboles
    .no = Non : Sauron avance de 1
ask-watcher = Le Guetteur dans l'eau : défaussez-vous un symbole Dissimulation pour ce hobbit ?
    .pay = Défausser un symbole Dissimulation
    .roll = Lancer le dé
ask-stone = La pierre dans le puits : défaussez-vous deux symboles identiques à celui de la carte révélée ({ $a }) ?
    .pay = Défausser les symboles et prendre la Pipe
    .no = Non : Sauron avance de 1 et l'événement suivant a lieu
ask-orcs-attack = Les Orques attaquent : défaussez-vous 5 symboles Combat ?
    .pay = Défausser les symboles
    .no = Non : Sauron avance de 2
ask-fly-you-fools = Fuyez, pauvres fous ! Que choisissez-vous ?
    .corruption = L'Anneau Unique avance de 3 vers Sauron
    .roll = Lancer le dé pour chaque hobbit
ask-wormtongue = Langue de Serpent démasqué : défaussez-vous un symbole Amitié et un symbole Combat ?
    .pay = Défausser les symboles
    .no = Non : les cartes Spéciales non encore obtenues quittent le jeu
ask-orthanc = Le feu d'Orthanc : défaussez-vous deux symboles identiques à celui de la carte révélée ({ $a }) ?
    .pay = Défausser les symboles
    .no = Non : lancer le dé pour chaque hobbit
ask-storm = Les Orques à l'assaut : défaussez-vous les jetons Vie Cœur, Soleil et Anneau ?
    .pay = Défausser les jetons
    .no = Non : Sauron avance de 2
ask-gollum-appears = Gollum : défaussez-vous 7 boucliers ?
    .pay = 7 boucliers : prendre Gollum et piocher 2 cartes par autre hobbit
    .no = Non
ask-faces = Les visages des morts : que défaussez-vous pour ce hobbit ?
    .joker = Une étoile
    .shields = 3 boucliers
    .cannot = Ni l'une ni les autres : la partie est perdue
ask-pool = L'étang interdit : défaussez-vous 5 boucliers ?
    .pay = 5 boucliers : piocher une carte par hobbit
    .no = Non : Sauron avance de 2
ask-nazgul-search = Le Seigneur des Nazgûl cherche l'Anneau : défaussez-vous trois symboles identiques à celui de la carte révélée ({ $a }) ?
    .pay = Défausser les symboles : l'Anneau Unique recule de 1 vers la lumière
    .no = Non : lancer le dé pour chaque hobbit
ask-shelob-appears = Arachne apparaît : que choisissez-vous ?
    .roll = Lancer le dé deux fois
    .sauron = Sauron avance de 2
ask-shelob-attacks = Arachne attaque : défaussez-vous 7 symboles Combat ?
    .pay = Défausser les symboles
    .no = Non : Sauron avance de 3
ask-sam-saves-frodo = Sam sauve Frodo : payez-vous 3 boucliers pour ce hobbit ?
    .no = Non
    .cards = 3 boucliers : piocher 2 cartes Hobbit
    .heal = 3 boucliers : 1 case vers la lumière
ask-nazgul-attacks = Le Seigneur des Nazgûl attaque : défaussez-vous Éowyn ?
    .pay = Défausser Éowyn et piocher une carte par hobbit
    .roll = Lancer le dé pour chaque hobbit
ask-pelennor = La bataille des Champs du Pelennor : défaussez-vous un jeton Vie Cœur pour ce hobbit ?
    .pay = Défausser un jeton Vie Cœur
    .roll = Lancer le dé, puis défausser 2 cartes
ask-mouth = La Bouche de Sauron : défaussez-vous un jeton Vie Soleil pour ce hobbit ?
    .pay = Défausser un jeton Vie Soleil
    .roll = Lancer le dé, puis défausser 2 cartes
ask-dark-forces = Cernés par les forces obscures : défaussez-vous 7 cartes ?
    .pay = Défausser 7 cartes
    .no = Non : Sauron avance de 3

## Le hasard

ask-hobbit-card = La prochaine carte Hobbit
ask-feature-card = La prochaine carte Spéciale
ask-removed-card = Le paquet dont une carte est retirée au hasard
ask-tile = La prochaine tuile Événement
ask-foresight-tile = La tuile vue grâce à la Prévoyance
ask-big-shield = La valeur du grand bouclier
ask-die = Le dé
