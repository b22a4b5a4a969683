### Pourquoi une chose n'est pas possible, et ce qu'il faudrait.

## Le tour et les dés

reason-wrong-phase =
    Ce n'est pas le moment : le tour en est à la phase « { $a ->
         [1] { phase-1 }
         [2] { phase-2 }
         [3] { phase-3 }
         [4] { phase-4 }
         [5] { phase-5 }
        *[6] { phase-6 }
    } ». C'est possible dans la phase « { $b ->
         [2] { phase-2 }
        *[5] { phase-5 }
    } ».
reason-battle-first = D'abord la bataille : elle est menée jusqu'à sa fin avant toute autre chose.
reason-answer-first = Il faut d'abord répondre à la question posée.
reason-other-side-first = L'autre camp doit d'abord prendre une décision.
reason-match-over = La partie est terminée.
reason-not-your-turn = C'est à l'adversaire de jouer.
reason-no-such-die = Vous n'avez pas de dé inutilisé pour cela.
reason-wrong-die = Il faut un autre résultat de dé.
reason-no-die-for-army = Vous n'avez plus de dé « armée » ni « personnage ».
reason-changes-nothing = Vous n'avez plus de dé inutilisé.
reason-other-sides-action = Seul l'autre camp peut faire cela.
reason-not-fewer-dice = On ne peut passer que si l'on a moins de dés inutilisés que l'adversaire.
reason-no-ring = Vous n'avez pas d'anneau elfique.
reason-ring-used-this-turn = Un seul anneau elfique par tour : vous en avez déjà utilisé un.

## Les armées

reason-no-army = Aucune armée ne peut faire cela ; il faut au moins une unité.
reason-no-army-near = Aucune de vos armées n'est dans un territoire adjacent : { $a }.
reason-not-adjacent = Ces territoires ne sont pas adjacents, ou un siège les sépare.
reason-enemy-units = Des unités ennemies s'y trouvent ; on ne peut que les attaquer.
reason-moved-already = Ces figurines se sont déjà déplacées pendant cette action.
reason-foreign-border = Une nation qui n'est pas en guerre ne peut pas franchir la frontière d'une autre nation.
reason-no-leader = Avec un résultat « personnage », un officier, un Nazgûl ou un personnage doit accompagner l'armée.
reason-leaders-would-stay-alone = Des officiers ne peuvent pas rester sans unité.
reason-besieged-cannot-move = Cette armée est assiégée ; elle ne peut que tenter une sortie contre les assiégeants.
reason-kept-out-by-card = Une carte persistante interdit ce territoire aux armées de l'Ombre.

## La bataille

reason-no-enemy-army = Il n'y a pas d'armée ennemie à attaquer.
reason-enemy-inside-stronghold = L'ennemi est dans la forteresse ; seule l'armée qui l'assiège peut l'attaquer.
reason-not-at-war = Seules les unités d'une nation en guerre peuvent attaquer, et il n'y en a pas.
reason-no-leader-to-attack = Avec un résultat « personnage », un officier, un Nazgûl ou un personnage doit participer à l'attaque.
reason-rearguard-needs-unit = Les officiers qui n'attaquent pas ont besoin d'une unité laissée à l'arrière avec eux.
reason-not-free = Ce territoire n'est pas libre : une armée ennemie s'y trouve ou l'ennemi y contrôle un établissement.
reason-besieged-cannot-retreat = Une armée assiégée ne peut pas retraiter.
reason-no-battle = Il n'y a pas de bataille en cours.
reason-no-battle-to-retreat-from = On ne peut retraiter que d'une bataille où l'on se défend.

## Les cartes de bataille

reason-no-combat-cards = Une carte persistante interdit ici les cartes de bataille : { $a }.
reason-no-combat-cards-first-round = Au premier round de cette attaque, une carte de bataille n'est permise que si un Compagnon participe à la bataille.
reason-needs-companion = Un Compagnon doit participer à la bataille.
reason-needs-hobbit = Meriadoc ou Peregrin doit participer à la bataille.
reason-needs-gandalf = Gandalf doit participer à la bataille.
reason-needs-strider-or-aragorn = Aragorn ou Elessar doit participer à la bataille.
reason-needs-leader-or-companion = Un officier des Peuples Libres ou un Compagnon doit participer à la bataille.
reason-needs-elite = Une de vos élites doit participer à la bataille.
reason-needs-southron-elite = Une élite des Haradrim et Orientaux doit participer à la bataille.
reason-needs-nazgul = Un Nazgûl ou le Roi-Sorcier doit participer à la bataille.
reason-needs-nazgul-leadership = La valeur de commandement des Nazgûl dans la bataille doit être d'au moins { $a }.
reason-needs-ring-bearers = La bataille doit avoir lieu dans le territoire des Porteurs de l'Anneau.
reason-needs-ent-country = La bataille doit avoir lieu dans un territoire du Rohan, à Fangorn ou à Orthanc.
reason-needs-field-defence = L'armée des Peuples Libres doit se défendre, hors bataille de siège.
reason-needs-free-peoples-region = La bataille doit avoir lieu dans un territoire d'une nation des Peuples Libres.
reason-needs-near-moria = La bataille doit avoir lieu en Moria ou à 2 territoires au plus.
reason-needs-isengard-in-siege = Il faut une bataille de siège où combat une unité de l'Isengard.

## Les cartes événements

reason-not-in-hand = Cette carte n'est pas dans votre main.
reason-wrong-icon = Le dé doit montrer « événement » ou le symbole de la carte.
reason-no-card-for-die = Aucune carte de votre main ne peut être jouée maintenant avec ce dé.
reason-decks-empty = Vos deux talons sont vides.
reason-would-be-discarded-at-once = La carte serait défaussée aussitôt, car sa condition n'est pas remplie : { $a }.
reason-not-on-table = Cette carte n'est pas en jeu : { $a }.
reason-needs-army-and-character-card = Il faut défausser de votre main une carte « armée » et une carte du talon personnages, et vous n'avez pas les deux.
reason-needs-will-or-ring = Il faut une « volonté de l'Ouest », ou un anneau elfique en plus du dé.
reason-needs-will-or-healer = Il faut une « volonté de l'Ouest », ou Elessar ou Gandalf à Minas Tirith.
reason-needs-in-play = Ce personnage doit être en jeu : { $a }.
reason-needs-in-fellowship =
    { $count ->
        [one] Ce Compagnon doit être dans la Compagnie : { $all }.
       *[other] Un de ces Compagnons doit être dans la Compagnie : { $all }.
    }
reason-needs-character-in = { $a } doit être sur le plateau dans un territoire de cette nation : { $b }.
reason-needs-companion-in = Un Compagnon doit être dans ce territoire : { $a }.
reason-needs-ranger-king-in = Aragorn ou Elessar doit être sur le plateau dans un territoire de cette nation : { $a }.
reason-needs-ranger-king-with-army = Aragorn ou Elessar doit être avec une armée des Peuples Libres.
reason-needs-ranger-king-with-army-in = Aragorn ou Elessar doit être avec une armée des Peuples Libres dans un territoire d'une de ces nations : { $all }.
reason-needs-nazgul-near-companion = Il faut une armée de l'Ombre avec un Nazgûl (le Roi-Sorcier ne compte pas) dans le territoire d'une armée des Peuples Libres avec un Compagnon, ou dans un territoire adjacent.
reason-no-army-near-nazgul = Il faut une armée des Peuples Libres dans le territoire d'une armée de l'Ombre avec un Nazgûl, ou dans un territoire adjacent.
reason-no-army-with-companion = Aucune armée des Peuples Libres n'est accompagnée d'un Compagnon.
reason-aragorn-not-abroad = Elessar doit être avec une armée hors des frontières des nations des Peuples Libres.
reason-no-elven-stronghold-taken = L'Ombre doit contrôler une forteresse des Elfes.
reason-no-siege-by = Il faut une armée qui assiège une forteresse et peut attaquer, avec une unité de cette nation : { $a }.
reason-not-besieged = Cette forteresse doit être assiégée par l'Ombre : { $a }.
reason-witch-king-not-besieging = Le Roi-Sorcier doit être avec une armée qui assiège une forteresse.
reason-nobody-in-nation-at-peace = Les Porteurs de l'Anneau ou un Compagnon doivent être dans un territoire d'une nation des Peuples Libres qui n'est pas en guerre.

## Nations et renforts

reason-nation-not-at-war = Cette nation doit être en guerre : { $a }.
reason-nation-passive = Cette nation doit être active : { $a }.
reason-at-war-already = Cette nation est déjà en guerre : { $a }.
reason-passive = Une nation passive ne peut pas entrer en guerre ; elle doit d'abord devenir active : { $a }.
reason-kept-passive-by-card = Une carte persistante ({ $b }) empêche les résultats « renforts » d'avancer cette nation passive : { $a }.
reason-no-nation-to-advance = Aucune de vos nations ne peut avancer maintenant.
reason-other-sides-nation = Cette nation appartient à l'autre camp : { $a }.
reason-other-sides-figure = Cette figurine appartient à l'autre camp : { $a }.
reason-nothing-to-recruit = Rien à mettre en jeu : il faut une nation en guerre, avec des renforts et un établissement libre.
reason-none-left = Aucune figurine de ce type n'est disponible : { $a }.
reason-no-settlement-of-nation = Il n'y a pas là d'établissement de cette nation : { $a }.
reason-nazgul-in-stronghold-only = Les Nazgûl n'entrent en jeu que dans des forteresses de la nation Mordor.
reason-captured = L'ennemi contrôle cet établissement : { $a }.
reason-not-free-to-recruit = Ce territoire n'est pas libre ; on ne peut rien y mettre en jeu : { $a }.
reason-same-settlement = Les deux figurines doivent être placées dans des établissements différents.
reason-leader-without-unit = Un officier n'entre en jeu qu'auprès d'une unité des Peuples Libres, et il n'y en a pas : { $a }.
reason-voice-of-saruman = Saruman doit être en jeu, et Orthanc contrôlée par l'Ombre et non assiégée.
reason-envoy-not-there = { $a } n'est pas dans un établissement non conquis où sa capacité agit.

## Personnages et Nazgûl

reason-has-entered = Ce personnage est déjà entré en jeu, et il n'y entre qu'une fois : { $a }.
reason-saruman-condition = L'Isengard doit être en guerre et Orthanc non conquise.
reason-witch-king-condition = Le Mordor et une nation des Peuples Libres doivent être en guerre ; il faut une armée avec une unité du Mordor.
reason-mouth-of-sauron-condition = La Compagnie doit être sur le Chemin du Destin, ou toutes les nations des Peuples Libres en guerre ; il faut une forteresse non conquise de la nation Mordor.
reason-aragorn-condition = Aragorn doit être à Minas Tirith, à Dol Amroth ou à Pelargir, non conquise.
reason-gandalf-white-condition = Gandalf le Gris doit être hors de la Compagnie et un Serviteur être ou avoir été en jeu ; Gandalf le Blanc n'entre en jeu qu'une fois.
reason-no-companions-on-map = Il n'y a pas de Compagnon sur le plateau.
reason-companions-besieged = Les Compagnons sur le plateau sont dans des forteresses assiégées et ne peuvent pas en sortir.
reason-not-on-map = Ce Compagnon n'est pas sur le plateau : { $a }.
reason-out-of-reach = { $a } ne peut pas y aller en un déplacement : { $b }. C'est trop loin, ou une forteresse de l'Ombre ou un siège barre le chemin.
reason-no-nazgul-on-map = Il n'y a sur le plateau ni Nazgûl ni Serviteur qui puisse se déplacer.
reason-enemy-stronghold = Les Nazgûl et les Serviteurs ne peuvent pas entrer dans une forteresse des Peuples Libres non assiégée : { $a }.

## La Compagnie

reason-fellowship-revealed = La Compagnie est découverte ; il faut d'abord la dissimuler.
reason-fellowship-hidden = La Compagnie est dissimulée ; elle devrait être découverte.
reason-fellowship-in-free-settlement = Les Porteurs de l'Anneau sont dans un territoire avec un établissement des Peuples Libres : { $a }.
reason-no-progress = Le marqueur de progression de la Compagnie est sur la case 0 ; il devrait être sur la case 1 ou au-delà.
reason-on-mordor-track = La Compagnie est sur le Chemin du Destin.
reason-declare-on-mordor-track = Sur le Chemin du Destin, on ne révèle pas la Compagnie.
reason-declared-already = La Compagnie a déjà été révélée pendant ce tour. On peut la révéler une fois par tour.
reason-fellowship-out-of-reach = La Compagnie ne peut pas être allée si loin : son marqueur de progression est sur la case { $a }.
reason-no-reveal-in-haven = La Compagnie ne peut pas être découverte dans une cité ou une forteresse des Peuples Libres qu'ils contrôlent.
reason-in-mordor-already = La Compagnie est déjà sur le Chemin du Destin.
reason-not-at-mordor-gate = Les Porteurs de l'Anneau doivent être à Minas Morgul ou au Morannon.
reason-no-companions = Il n'y a plus de Compagnon dans la Compagnie.
