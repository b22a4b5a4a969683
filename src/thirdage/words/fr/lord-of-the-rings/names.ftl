### Noms des lieux, des hobbits, des pièces et des événements

## Qui joue

side-fellowship = Communauté
side-first = Premier joueur
side-second = Deuxième joueur
side-third = Troisième joueur
side-fourth = Quatrième joueur
side-fifth = Cinquième joueur

## Lieux

region-bag-end = Cul-de-Sac
region-rivendell = Rivendell
region-moria = La Moria
region-lothlorien = Lothlórien
region-helms-deep = La Forteresse de Helm
region-shelobs-lair = L'antre d'Arachne
region-mordor = Le Mordor

## Les hobbits et ce qu'ils savent faire

character-frodo = Frodo
character-sam = Sam
character-pippin = Pippin
character-merry = Merry
character-fatty = Fatty
about-frodo =
    { $together ->
       *[no] Tant que Frodo est le hobbit actif, toute carte Hobbit blanche peut servir d'étoile.
        [yes] Les cartes Hobbit blanches de Frodo peuvent servir d'étoiles.
    }
about-sam =
    { $together ->
       *[no] Tant que Sam est le hobbit actif, chaque jet de dé avance l'Anneau Unique de 1 case au plus, ou fait défausser 1 carte au plus.
        [yes] Chaque jet de dé avance Sam de 1 case au plus vers les ténèbres, ou lui fait défausser 1 carte au plus.
    }
about-pippin =
    { $together ->
       *[no] Tant que Pippin est le hobbit actif, on peut jouer deux cartes de n'importe quelle couleur.
        [yes] Pippin peut jouer deux cartes de n'importe quelle couleur.
    }
about-merry =
    { $together ->
       *[no] Quand Merry, hobbit actif, reçoit 1 ou 2 boucliers, vous pouvez les échanger contre 1 jeton Vie joker.
        [yes] À la fin d'un scénario, deux jetons Vie différents suffisent à Merry.
    }
about-fatty =
    { $together ->
       *[no] Après chaque scénario, piochez 2 cartes Hobbit si Fatty est dans la Communauté. Il ne peut pas être choisi comme hobbit actif ; s'il est seul, piochez 1 carte Hobbit à la fin de son tour.
        [yes] Après chaque scénario, Fatty pioche 2 cartes Hobbit.
    }

## Activités et jetons Vie

word-fighting = Combat
word-travelling = Voyage
word-hiding = Dissimulation
word-friendship = Amitié
word-joker = Étoile
word-ring = jeton Vie Anneau
word-heart = jeton Vie Cœur
word-sun = jeton Vie Soleil
word-wild = jeton Vie joker
word-any-card = carte
word-any-token = jeton Vie
word-shield = bouclier
word-big-shield = grand bouclier
word-die = dé
word-heal = 1 case vers la lumière
word-shields = 8 boucliers et un jeton Vie Anneau
word-draw = piocher 2 cartes Hobbit
word-line = avancer un marqueur :
word-card = jouer une carte :
word-gandalf = appeler Gandalf :
word-give = céder à l'Anneau Unique :
word-active = hobbit actif :
word-white = blanche
word-grey = grise
word-yellow = jaune

## Le dé

face-one = un point
face-two = deux points
face-three = trois points
face-cards = deux cartes
face-eye = Œil
face-blank = face vide

## Tuiles Événement

tile-sundial = Cadran solaire
tile-three-cards = Cadran solaire avec trois cartes
tile-three-items = Cadran solaire avec carte, jeton Vie et bouclier
tile-corruption = Anneau avec un point
tile-sauron = Œil de Sauron
tile-tile = tuile cachée

## Événements

word-speak-friend = Dites ami et entrez
word-watcher = Le Guetteur dans l'eau
word-stone = La pierre dans le puits
word-trapped = Pris au piège ?
word-orcs-attack = Les Orques attaquent
word-fly-you-fools = Fuyez, pauvres fous !
word-wormtongue = Langue de Serpent démasqué
word-riders = Cavaliers du Rohan
word-gate = Les Orques attaquent la porte
word-orthanc = Le feu d'Orthanc
word-storm = Les Orques à l'assaut
word-conquer = Les Orques prennent la Forteresse de Helm
word-gollum-appears = Gollum
word-faces = Les visages des morts
word-pool = L'étang interdit
word-nazgul-search = Le Seigneur des Nazgûl cherche l'Anneau
word-shelob-appears = Arachne apparaît
word-shelob-attacks = Arachne attaque
word-sam-saves-frodo = Sam sauve Frodo
word-nazgul-attacks = Le Seigneur des Nazgûl attaque
word-pelennor = La bataille des Champs du Pelennor
word-mouth = La Bouche de Sauron
word-dark-forces = Cernés par les forces obscures
word-ring-is-mine = L'Anneau est à moi !

## Ce que font les événements

box-speak-friend =
    { $together ->
       *[no] Défaussez 1 symbole Amitié et 1 étoile, sinon Sauron avance de 1.
        [yes] Le groupe défausse 1 symbole Amitié et 1 étoile, sinon Sauron avance de 1.
    }
box-watcher =
    { $together ->
       *[no] Pour chaque hobbit : défaussez 1 symbole Dissimulation ou lancez le dé.
        [yes] Chaque joueur défausse 1 symbole Dissimulation ou lance le dé.
    }
box-stone =
    { $together ->
       *[no] Révélez une carte Hobbit. Défaussez 2 symboles identiques au sien et prenez la Pipe, sinon Sauron avance de 1 et l'événement suivant a lieu aussitôt.
        [yes] Révélez une carte Hobbit. Le joueur actif défausse 2 symboles identiques au sien et prend la Pipe, sinon Sauron avance de 1 et l'événement suivant a lieu aussitôt.
    }
box-trapped =
    { $together ->
       *[no] Si les pistes Voyage et Dissimulation ne sont pas toutes deux complètes, Sauron avance de 2 et on lance le dé.
        [yes] Si les pistes Voyage et Dissimulation ne sont pas toutes deux complètes, Sauron avance de 2 et le Porteur lance le dé.
    }
box-orcs-attack =
    { $together ->
       *[no] Défaussez 5 symboles Combat, sinon Sauron avance de 2.
        [yes] Le groupe défausse 5 symboles Combat, sinon Sauron avance de 2.
    }
box-fly-you-fools =
    { $together ->
       *[no] L'Anneau Unique avance de 3 vers Sauron, ou bien on lance le dé pour chaque hobbit.
        [yes] Un joueur avance de 3 vers les ténèbres, sinon chaque joueur lance le dé.
    }
box-wormtongue =
    { $together ->
       *[no] Défaussez 1 symbole Amitié et 1 Combat, sinon les cartes de ce scénario non encore obtenues quittent le jeu.
        [yes] Un joueur défausse 1 symbole Amitié et 1 Combat, sinon les cartes de ce scénario non encore obtenues quittent le jeu.
    }
box-riders =
    { $together ->
       *[no] Si la piste Amitié est complète, prenez les Cavaliers du Rohan. Sinon, Sauron avance de 1 et on lance le dé.
        [yes] Si la piste Amitié est complète, le joueur actif prend les Cavaliers du Rohan. Sinon, Sauron avance de 1 et le Porteur lance le dé.
    }
box-gate =
    { $together ->
       *[no] Si la première partie de la piste Voyage est complète, piochez 1 carte par hobbit. Sinon, Sauron avance de 2.
        [yes] Si la première partie de la piste Voyage est complète, chaque joueur pioche 1 carte. Sinon, Sauron avance de 2.
    }
box-orthanc =
    { $together ->
       *[no] Révélez une carte Hobbit. Défaussez 2 symboles identiques au sien, sinon lancez le dé pour chaque hobbit.
        [yes] Révélez une carte Hobbit. Le joueur actif défausse 2 symboles identiques au sien, sinon chaque joueur lance le dé.
    }
box-storm =
    { $together ->
       *[no] Défaussez les jetons Vie Cœur, Soleil et Anneau, sinon Sauron avance de 2.
        [yes] Le groupe défausse les jetons Vie Cœur, Soleil et Anneau, sinon Sauron avance de 2.
    }
box-conquer =
    { $together ->
       *[no] Sauron avance de 2. Si la piste Voyage n'est pas complète, on lance aussi le dé deux fois.
        [yes] Sauron avance de 2. Si la piste Voyage n'est pas complète, le Porteur lance aussi le dé deux fois.
    }
box-gollum-appears =
    { $together ->
       *[no] Vous pouvez défausser 7 boucliers pour prendre Gollum et piocher 2 cartes par hobbit inactif.
        [yes] Le groupe peut défausser 7 boucliers : le joueur actif prend Gollum, chaque autre joueur pioche 2 cartes.
    }
box-faces =
    { $together ->
       *[no] Pour chaque hobbit : défaussez 1 étoile ou 3 boucliers. Si vous ne le pouvez pas, la partie est perdue.
        [yes] Chaque joueur défausse 1 étoile ou 3 boucliers. Qui ne peut pas quitte la partie.
    }
box-pool =
    { $together ->
       *[no] Défaussez 5 boucliers et piochez 1 carte par hobbit, sinon Sauron avance de 2.
        [yes] Un joueur défausse 5 boucliers et chaque joueur pioche 1 carte, sinon Sauron avance de 2.
    }
box-nazgul-search =
    { $together ->
       *[no] Révélez une carte Hobbit. Défaussez 3 symboles identiques au sien et l'Anneau Unique recule de 1, sinon lancez le dé pour chaque hobbit.
        [yes] Révélez une carte Hobbit. Le Porteur défausse 3 symboles identiques au sien et recule de 1, sinon chaque joueur lance le dé.
    }
box-shelob-appears =
    { $together ->
       *[no] Lancez le dé deux fois, ou Sauron avance de 2.
        [yes] Le joueur actif lance le dé deux fois, ou Sauron avance de 2.
    }
box-shelob-attacks =
    { $together ->
       *[no] Défaussez 7 symboles Combat, sinon Sauron avance de 3.
        [yes] Le groupe défausse 7 symboles Combat, sinon Sauron avance de 3.
    }
box-sam-saves-frodo =
    { $together ->
       *[no] Pour chaque hobbit, vous pouvez défausser 3 boucliers : piochez 2 cartes ou reculez l'Anneau de 1.
        [yes] Chaque joueur peut défausser 3 boucliers : il pioche 2 cartes ou recule de 1.
    }
box-nazgul-attacks =
    { $together ->
       *[no] Défaussez Éowyn et piochez 1 carte par hobbit, sinon lancez le dé pour chaque hobbit.
        [yes] Qui a Éowyn peut la défausser, et chaque joueur pioche 1 carte, sinon chaque joueur lance le dé.
    }
box-pelennor =
    { $together ->
       *[no] Pour chaque hobbit : défaussez 1 Cœur, ou lancez le dé puis défaussez 2 cartes.
        [yes] Chaque joueur défausse 1 Cœur, ou lance le dé puis défausse 2 cartes.
    }
box-mouth =
    { $together ->
       *[no] Pour chaque hobbit : défaussez 1 Soleil, ou lancez le dé puis défaussez 2 cartes.
        [yes] Chaque joueur défausse 1 Soleil, ou lance le dé puis défausse 2 cartes.
    }
box-dark-forces =
    { $together ->
       *[no] Défaussez 7 cartes, sinon Sauron avance de 3.
        [yes] Le groupe défausse 7 cartes, sinon Sauron avance de 3.
    }
box-ring-is-mine = Sauron prend l'Anneau : la partie est perdue.
