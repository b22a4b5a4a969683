### Les questions posées aux joueurs. Les attributs sont les choix qui ont leur propre texte dans une question.

## Le tour

ask-fellowship-phase = Phase de la Compagnie : que faites-vous ? (Un nom : ce Compagnon devient le guide.)
    .done = Rien de plus
    .declare = Révéler la Compagnie
    .enter-mordor = Entrer sur le Chemin du Destin
ask-hunt-dice = Combien de dés d'actions placez-vous dans la ressource de traque ?
ask-die = Quel dé d'actions utilisez-vous ?
    .ring = Utiliser d'abord un anneau elfique
    .pass = Passer
ask-action = Que faites-vous avec ce dé ?
    .move-armies = Déplacer des armées
    .attack = Attaquer
    .card = Jouer une carte événement
    .draw = Piocher une carte événement
    .diplomacy = Avancer une nation vers la guerre
    .recruit = Mettre en jeu des renforts
    .move-fellowship = Déplacer la Compagnie
    .hide = Dissimuler la Compagnie
    .separate = Séparer des Compagnons de la Compagnie
    .move-companions = Déplacer des Compagnons sur le plateau
    .move-nazgul = Déplacer des Nazgûl et des Serviteurs
    .gandalf-white = Faire entrer en jeu Gandalf le Blanc
    .aragorn = Faire entrer en jeu Elessar à la place d'Aragorn
    .saruman = Faire entrer en jeu Saruman
    .witch-king = Faire entrer en jeu le Roi-Sorcier
    .mouth-of-sauron = Faire entrer en jeu la Bouche de Sauron
    .voice-recruit = La Voix de Saruman : 1 régulier dans chaque établissement de l'Isengard
    .voice-elites = La Voix de Saruman : à Orthanc, 2 réguliers deviennent des élites
    .gondor-by-boromir = Boromir : avancer le Gondor vers la guerre
    .elves-by-legolas = Legolas : avancer les Elfes vers la guerre
    .dwarves-by-gimli = Gimli : avancer les Nains vers la guerre
    .discard-a-power-too-great = Défausser la carte « Un pouvoir trop grand » (et 2 cartes de votre main)
    .discard-the-power-of-tom-bombadil = Défausser la carte « Le Pouvoir de Tom Bombadil » (et 2 cartes de votre main)
    .discard-the-palantir-of-orthanc = Défausser la carte « Le Palantír d'Orthanc »
    .discard-denethors-folly = Défausser la carte « La Folie de Denethor »
    .skip = Mettre le dé de côté sans effet
ask-ring-die = Quel dé changez-vous avec l'anneau elfique ?
ask-ring-face = Quel résultat lui donnez-vous ?

## Les cartes

ask-card = Quelle carte événement jouez-vous ?
ask-another-card = Quelle autre carte jouez-vous, sans dé d'actions ?
ask-deck = De quel talon piochez-vous ?
    .character = Talon personnages
    .strategy = Talon stratégie
ask-discard = Vous avez plus de 6 cartes : laquelle défaussez-vous face cachée ?
ask-pay-card = Quelle carte de votre main défaussez-vous ?
ask-guide-draw = Gandalf le Gris est le guide : piochez-vous une carte du talon de même type ?
ask-table-card = Quelle carte persistante utilisez-vous ?
    .none = Aucune

## Les armées

ask-from = De quel territoire ?
    .stop = D'aucun autre
ask-to = Vers quel territoire ?
ask-target = Quel territoire visez-vous ?
ask-march-nation = { $a } : des nations qui ne sont pas en guerre n'ont pas ici de chemin commun. Laquelle part ?
ask-who-goes = { $a } : qui y va ?
ask-figures = { $a } : combien de ces figurines y vont ?

## Renforts et nations

ask-nation = Quelle nation ?
ask-recruit = Quelle figurine mettez-vous en jeu ?
ask-second-recruit = Quelle autre figurine, dans un autre établissement ?
    .none = Aucune
ask-in = Dans quel territoire ?
ask-unit = { $a } : quelle unité ?
ask-upgrade = De quelle nation est le régulier remplacé par une élite ?
ask-upgrade-in = Dans quel territoire un régulier est-il remplacé par une élite ?
ask-excess = { $a } : il y a trop d'unités. Laquelle retourne dans les renforts ? (encore { $b })
ask-how-many = Combien de réguliers mettez-vous en jeu ?

## Personnages et Nazgûl

ask-separate = Qui se sépare de la Compagnie ?
ask-also = Qui d'autre part avec ce groupe ?
    .no-more = Personne d'autre
ask-companion = Quel Compagnon déplacez-vous ?
    .done = Aucun autre
ask-companions-to = Vers quel territoire vont les Compagnons ?
ask-separate-or-move = Séparez-vous des Compagnons ou en déplacez-vous sur le plateau ?
    .separate = Séparer de la Compagnie
    .move = Déplacer sur le plateau
ask-gandalf-in = Où apparaît Gandalf le Blanc ?
ask-minion-in = Où apparaît le Serviteur ?
ask-nazgul = Qui déplacez-vous ?
    .done = Personne d'autre
ask-nazgul-to = Vers quel territoire ?

## La Compagnie

ask-declare-in = Dans quel territoire révélez-vous la Compagnie ?
ask-reveal-in = Vers quel territoire déplacez-vous la Compagnie découverte ?
ask-way = Par quelles forteresses passe le chemin de la Compagnie ?
    .clear = Aucune
ask-guide = Qui est le guide ?

## La traque

ask-use-crebain = Défaussez-vous « Nuées de Crebain » pour ajouter 1 à chaque dé du jet de traque ?
ask-hunt-reroll = Relancez-vous les dés de traque manqués ?
ask-hunt-casualty = Comment subissez-vous les dommages de la traque ?
    .ring = Tout en corruption
    .guide = Perdre le guide
    .random = Perdre un Compagnon tiré au hasard
ask-separate-guide = Séparez-vous le guide pour réduire les dommages de 1 ?
ask-reveal-to-reduce = Laissez-vous découvrir la Compagnie pour réduire les dommages de 1 ?
ask-sorrow-and-toil = « Usés par le chagrin et la peine » : quelle carte « personnage » perdent les Peuples Libres ?
    .none = Aucune
    .hand = Une carte de la main, au hasard
ask-use-balrog = Défaussez-vous « Le Balrog de la Moria » pour piocher une tuile de traque ?

## La bataille

ask-stand = Livrez-vous bataille ou vous laissez-vous assiéger dans la forteresse ?
    .field = Livrer bataille
    .siege = Se retirer dans la forteresse
ask-white-rider = Le Cavalier Blanc : Gandalf renonce-t-il à sa valeur de commandement pour en priver les Nazgûl toute la bataille ?
ask-free-peoples-combat-card = Quelle carte de bataille utilisez-vous ? (L'Ombre n'en voit que le dos.)
    .none = Aucune
ask-shadow-combat-card = Quelle carte de bataille utilisez-vous ? (Les Peuples Libres n'en voient que le dos.)
    .none = Aucune
    .durins-bane = Le Balrog de la Moria (carte persistante)
ask-casualty = { $a } : comment subissez-vous les pertes ? (Pertes à subir : { $b }. 1 perte élimine un régulier ou change une élite en régulier, 2 pertes éliminent une élite.)
ask-battle = Continuez-vous l'attaque ?
    .go-on = Continuer le combat
    .cease = Cesser l'attaque
ask-retreat = Vers où l'armée retraite-t-elle ?
    .stay = Rester et combattre
    .siege = Se retirer dans la forteresse
ask-extend = Un round de plus coûte une élite changée en régulier : de quelle nation ?
    .no = Aucune, cesser l'attaque
ask-sorcerer = Sorcier : piochez-vous une carte du talon de la carte de bataille utilisée ?
ask-advance = Avancez-vous dans le territoire de la bataille ?

## Les cartes de bataille

ask-forfeit = À quelle valeur de commandement renoncez-vous ?
ask-silence = De qui annulez-vous la valeur de commandement et les capacités ?
ask-own-hits = Combien de pertes infligez-vous à votre propre armée ?
ask-eliminate = Qui éliminez-vous ?
ask-sacrifice = Qui sacrifiez-vous pour annuler des pertes ?
ask-cancel-hits = Combien de pertes annulez-vous ?

## Diverses cartes événements

ask-another-way = Gollum est le guide : que fait la Compagnie ?
    .none = Rien
    .move = Elle se déplace
    .hide = Elle se dissimule
ask-fellowship-to = Vers quel territoire déplacez-vous les Porteurs de l'Anneau ?
ask-nazgul-strike = Les Nazgûl frappent : un jet de traque, ou quelle carte persistante est défaussée ?
    .none = Rien
    .hunt = Faire un jet de traque
ask-lure-of-the-ring = Éliminez-vous le Compagnon tiré au hasard ou ajoutez-vous son niveau à la corruption ?
    .ring = Ajouter la corruption
    .companion = Éliminer le Compagnon
ask-die-to-eye = Quel dé changez-vous en œil ?
    .done = Aucun autre
ask-move-or-attack = Que faites-vous ensuite ?
    .none = Rien
    .move-armies = Déplacer des armées
    .attack = Attaquer
ask-black-captain = Le Capitaine Noir : que faites-vous d'abord ?
    .none = Rien
    .move-nazgul = Déplacer des Nazgûl
    .recruit = Mettre en jeu 2 Nazgûl avec le Roi-Sorcier
ask-leader = Quel officier est éliminé à Minas Tirith ?
ask-victim = Laquelle de vos figurines est éliminée ?

## Jets et tirages

ask-free-peoples-action-dice = Jet des dés d'actions des Peuples Libres
ask-shadow-action-dice = Jet des dés d'actions de l'Ombre
ask-free-peoples-character-draw = Carte du talon personnages des Peuples Libres
ask-free-peoples-strategy-draw = Carte du talon stratégie des Peuples Libres
ask-shadow-character-draw = Carte du talon personnages de l'Ombre
ask-shadow-strategy-draw = Carte du talon stratégie de l'Ombre
ask-free-peoples-combat-roll = Jet de bataille des Peuples Libres
ask-shadow-combat-roll = Jet de bataille de l'Ombre
ask-free-peoples-leader-reroll = Jet de commandement des Peuples Libres
ask-shadow-leader-reroll = Jet de commandement de l'Ombre
ask-free-peoples-special-attack = Attaque supplémentaire des Peuples Libres
ask-shadow-special-attack = Attaque supplémentaire de l'Ombre
ask-card-roll = Jet pour la carte événement
ask-hunt-roll = Jet de traque
ask-hunt-reroll-roll = Dés de traque relancés
ask-hunt-tile = Tuile de traque
ask-tile-die = Jet pour le dé de la tuile
ask-random-companion = Compagnon tiré au hasard
ask-lost-card = Carte de la main tirée au hasard
