### Ce qui s'est passé : les lignes du journal.
###
### Sans texte : ceases (battle-over le dit).

## Le tour

event-turn = Tour { $a }.
event-draws =
    { $a_code ->
        [shadow] L'Ombre pioche une carte
       *[other] Les Peuples Libres piochent une carte
    } : { $b_code ->
        [character] talon personnages
       *[other] talon stratégie
    }.
event-drew = Carte piochée : « { $b } ».
event-deck-empty =
    { $a_code ->
        [shadow] L'Ombre n'a plus de carte à piocher
       *[other] Les Peuples Libres n'ont plus de carte à piocher
    } : { $b_code ->
        [character] talon personnages
       *[other] talon stratégie
    }.
event-discards-face-down =
    { $a_code ->
        [shadow] L'Ombre défausse une carte face cachée
       *[other] Les Peuples Libres défaussent une carte face cachée
    } : { $b_code ->
        [character] talon personnages
       *[other] talon stratégie
    }.
event-discards =
    { $a_code ->
        [shadow] L'Ombre défausse une carte
       *[other] Les Peuples Libres défaussent une carte
    } : « { $b } ».
event-hunt-allocation =
    { $a ->
        [0] L'Ombre ne place aucun dé dans la ressource de traque.
        [one] L'Ombre place { $a } dé dans la ressource de traque.
       *[other] L'Ombre place { $a } dés dans la ressource de traque.
    }
event-action-dice =
    Jet des dés d'actions { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } : { $count ->
        [1] aucun dé
       *[other] { $rest }
    }.
event-dice-lost =
    { $a_code ->
        [shadow] L'Ombre perd
       *[other] Les Peuples Libres perdent
    } { $c ->
        [one] { $c } dé inutilisé
       *[other] { $c } dés inutilisés
    } : { $b }.
event-die-changed =
    { $a_code ->
        [shadow] L'Ombre change un dé
       *[other] Les Peuples Libres changent un dé
    } : { $b } → { $c }.
event-ring-used =
    { $a_code ->
        [shadow] L'Ombre utilise un anneau elfique, qui quitte le jeu
       *[other] Les Peuples Libres utilisent un anneau elfique, qui passe à l'Ombre
    }.
event-skips =
    { $a_code ->
        [shadow] L'Ombre met un dé de côté
       *[other] Les Peuples Libres mettent un dé de côté
    } sans effet : { $b }.
event-passes =
    { $a_code ->
        [shadow] L'Ombre passe
       *[other] Les Peuples Libres passent
    }.
event-plays =
    { $a_code ->
        [shadow] L'Ombre joue une carte
       *[other] Les Peuples Libres jouent une carte
    } : « { $b } ».
event-leaves-table = Carte persistante défaussée : « { $b } ».
event-card-roll = Jet pour la carte : { $a ->
        [one] { $a } dé
       *[other] { $a } dés
    }, { $b ->
        [0] aucun succès
        [one] { $b } succès
       *[other] { $b } succès
    }.

## Les nations

event-active = Nation désormais active : { $a }.
event-advances =
    { $b ->
        [0] Nation désormais en guerre : { $a }.
        [one] Nation plus proche de la guerre : { $a } (encore { $b } case).
       *[other] Nation plus proche de la guerre : { $a } (encore { $b } cases).
    }
event-set-back = Nation plus éloignée de la guerre : { $a } (encore { $b ->
        [one] { $b } case
       *[other] { $b } cases
    }).
event-recruits =
    { $b ->
        [1] Renforts ({ $c }) : { $a }.
       *[other] Renforts ({ $c }) : { $b } × { $a }.
    }
event-upgraded = { $c } : { $b ->
        [one] un régulier devient une élite
       *[other] { $b } réguliers deviennent des élites
    } ({ $a }).
event-removed = { $b } : trop d'unités, l'une d'elles retourne dans les renforts ({ $c }).

## Les armées

event-moves = Mouvement d'une armée { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } : { $b } → { $c } ({ $d ->
        [one] { $d } unité
       *[other] { $d } unités
    }).
event-retreats =
    { $a_code ->
        [shadow] L'Ombre retraite
       *[other] Les Peuples Libres retraitent
    } : { $b } → { $c }.
event-captured =
    { $a_code ->
        [shadow] L'Ombre conquiert un établissement
       *[other] Les Peuples Libres conquièrent un établissement
    } : { $b }{ $c ->
        [0] { "" }
        [one] { " " }({ $c } point de victoire)
       *[other] { " " }({ $c } points de victoire)
    }.
event-retaken =
    { $a_code ->
        [shadow] L'Ombre reprend un établissement
       *[other] Les Peuples Libres reprennent un établissement
    } : { $b }.
event-siege = { $b } : { $a_code ->
        [shadow] l'armée de l'Ombre est assiégée
       *[other] l'armée des Peuples Libres est assiégée
    }.
event-siege-over = { $a } : le siège est levé.
event-leaders-lost = { $a } : { $b ->
        [one] { $b } officier ou Nazgûl est éliminé
       *[other] { $b } officiers ou Nazgûl sont éliminés
    }.
event-units-lost = { $b }, { $c } : toutes les unités sont perdues (réguliers : { $d }, élites : { $e }).
event-casualty = Perte ({ $b }) : { $c }.
event-hits = { $b } : { $a_code ->
        [shadow] l'armée de l'Ombre subit
       *[other] l'armée des Peuples Libres subit
    } { $c ->
        [one] { $c } perte
       *[other] { $c } pertes
    }.

## La bataille

event-attack =
    { $a_code ->
        [shadow] L'Ombre attaque
       *[other] Les Peuples Libres attaquent
    } : { $d_code ->
        [field] { $b } → { $c }
        [siege] { $c }, bataille de siège
        [sortie] { $c }, sortie des assiégés
       *[other] { $c }, débarquement
    }.
event-white-rider = Le Cavalier Blanc : les Nazgûl n'ont pas de valeur de commandement dans cette bataille.
event-combat-round = Round de combat { $a }.
event-combat-card =
    { $b_code ->
        [none] { $a_code ->
        [shadow] L'Ombre n'utilise pas
       *[other] Les Peuples Libres n'utilisent pas
    } de carte de bataille.
        [character] { $a_code ->
        [shadow] L'Ombre choisit
       *[other] Les Peuples Libres choisissent
    } une carte de bataille du talon personnages.
        [strategy] { $a_code ->
        [shadow] L'Ombre choisit
       *[other] Les Peuples Libres choisissent
    } une carte de bataille du talon stratégie.
       *[other] { $a_code ->
        [shadow] L'Ombre utilise
       *[other] Les Peuples Libres utilisent
    } une carte persistante comme carte de bataille.
    }
event-reveals = Carte de bataille { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } : « { $b } ».
event-combat-card-cancelled = La carte de bataille { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } est annulée.
event-combat-roll = Jet de bataille { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } : { $b ->
        [one] { $b } dé
       *[other] { $b } dés
    }, { $c ->
        [0] aucune perte infligée
        [one] { $c } perte infligée
       *[other] { $c } pertes infligées
    }.
event-leader-reroll = Jet de commandement { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } : { $b ->
        [one] { $b } dé
       *[other] { $b } dés
    }, { $c ->
        [0] aucune perte infligée
        [one] { $c } perte infligée
       *[other] { $c } pertes infligées
    }.
event-no-leader-reroll =
    { $a_code ->
        [shadow] L'Ombre ne fait pas
       *[other] Les Peuples Libres ne font pas
    } de jet de commandement ce round.
event-special-attack = Attaque supplémentaire { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } : { $b ->
        [0] aucune perte infligée
        [one] { $b } perte infligée
       *[other] { $b } pertes infligées
    }.
event-extra-hits = La carte { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } inflige { $b ->
        [one] { $b } perte
       *[other] { $b } pertes
    } de plus.
event-misses-become-hits = Dés manqués { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } qui infligent tout de même une perte : { $b }.
event-hits-cancelled = Pertes infligées par { $a_code ->
        [shadow] l'Ombre
       *[other] les Peuples Libres
    } et annulées : { $b }.
event-forfeits = Valeur de commandement abandonnée ce round : { $b }.
event-silenced = Valeur de commandement et capacités annulées ce round : { $a }.
event-extends-siege = Une élite devient un régulier pour un round de plus ({ $b }).
event-withdraws = { $b } : { $a_code ->
        [shadow] l'armée de l'Ombre
       *[other] l'armée des Peuples Libres
    } se retire dans la forteresse.
event-battle-over = { $b } : { $a_code ->
        [ceased] la bataille est finie, l'attaquant cesse le combat
        [retreat] la bataille est finie, le défenseur a retraité
        [siege] la bataille est finie, le défenseur est dans la forteresse
        [won] la bataille est finie, le défenseur est détruit
        [lost] la bataille est finie, l'attaquant est détruit
       *[other] la bataille est finie, les deux armées sont détruites
    }.
event-advances-into =
    { $a_code ->
        [shadow] L'Ombre avance
       *[other] Les Peuples Libres avancent
    } après la bataille : { $b } ({ $c ->
        [one] { $c } unité
       *[other] { $c } unités
    }).

## Personnages et Nazgûl

event-enters-play = Entrée en jeu : { $a } ({ $b }).
event-eliminated = Personnage éliminé : { $a } ({ $b_code ->
        [mordor] Chemin du Destin
       *[other] { $b }
    }).
event-taken-alive = Prenez-les vivants ! { $a } rejoint le plateau au lieu d'être éliminé.
event-leave-fellowship =
    { $count ->
        [one] Un Compagnon quitte la Compagnie
       *[other] Des Compagnons quittent la Compagnie
    } : { $all }.
event-guide = Nouveau guide : { $a }.
event-companion-to = Sur le plateau : { $a } ({ $b }).
event-nazgul-flies =
    { $c ->
        [one] Un Nazgûl s'envole
       *[other] { $c } Nazgûl s'envolent
    } : { $a } → { $b }.
event-minion-moves = { $a } : { $b } → { $c }.

## La Compagnie et la traque

event-fellowship-moves = La Compagnie avance : progression { $a }.
event-fellowship-at = Territoire des Porteurs de l'Anneau : { $a }.
event-declares = Les Peuples Libres révèlent la Compagnie.
event-revealed = La Compagnie est découverte !
event-hidden = La Compagnie est de nouveau dissimulée.
event-corruption = La corruption augmente de { $a } : elle est de { $b }.
event-healed = La corruption diminue de { $a } : elle est de { $b }.
event-hunt-roll = Jet de traque : { $a ->
        [one] { $a } dé
       *[other] { $a } dés
    }{ $b ->
        [0] { "" }
       *[other] { ", +" }{ $b } à chaque dé
    }, { $c ->
        [0] aucun succès
        [one] { $c } succès
       *[other] { $c } succès
    }.
event-hunt-tile = Tuile de traque piochée ({ $a }).
event-hunt-damage =
    { $a ->
        [0] Aucun dommage de la traque.
       *[other] Dommages de la traque : { $a }.
    }
event-draw-prevented = Aucune tuile de traque n'est piochée.
event-tile-without-effect = La tuile est sans effet ({ $a }).
event-tile-for-stronghold = La Compagnie est passée par une forteresse de l'Ombre ({ $a }) : une tuile de traque de plus.
event-tile-in-play = Tuile spéciale activée : « { $a } ».
event-tile-taken = Tuile prise dans la réserve de l'Œil ({ $a }).
event-tile-removed = Tuile retirée définitivement du jeu ({ $a }).
event-enters-mordor = La Compagnie entre sur le Chemin du Destin.
event-mordor-step =
    { $a ->
        [5] La Compagnie atteint l'Orodruin !
       *[other] La Compagnie avance sur le Chemin du Destin : case { $a } sur 5.
    }
event-mordor-stopped = La tuile arrête la Compagnie.
event-lingers-in-mordor = La Compagnie s'attarde sur le Chemin du Destin.

## La fin de la partie

event-wins =
    { $b_code ->
        [ring] L'Anneau Unique est détruit : les Peuples Libres gagnent !
        [corruption] Les Porteurs de l'Anneau succombent à la corruption : l'Ombre gagne !
       *[other] Victoire militaire { $a_code ->
        [shadow] de l'Ombre
       *[other] des Peuples Libres
    } !
    }
event-conceded =
    { $a_code ->
        [shadow] L'Ombre abandonne : les Peuples Libres gagnent
       *[other] Les Peuples Libres abandonnent : l'Ombre gagne
    }.
