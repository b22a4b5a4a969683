### Textes de la page pour ce jeu

page-side-free-peoples = Portez l'Anneau à la Montagne du Destin et tenez jusque-là.
page-side-shadow = Conquérez la Terre du Milieu, ou corrompez les Porteurs de l'Anneau.
page-option-edition = Édition
page-option-edition-2e = Deuxième édition
page-map = Plateau
page-status = Compagnie et politique
page-dice-and-log = Dés et journal
page-places = Lieux
page-find-place = Chercher un lieu
page-choose-place = Choisissez un lieu
page-choose-on-map =
    { $count ->
        [one] un lieu sur le plateau
       *[other] { $count } lieux sur le plateau
    }
page-or-map = ou commencez sur le plateau, par une carte ou une nation
page-card-discard = Défausse :
page-play-card = Jouer avec
page-choose-this = Choisir cette carte
page-cards-in-hand = Cartes en main
page-dice-of = Dés : { $side }
page-no-dice = aucun dé
page-guide-word = guide
page-points-about = Points de victoire, et combien il en faut
page-all-go = Tous partent
page-these-go = Ceux-ci partent
page-plan-army = Qui part ?
page-plan-advance = Qui avance ?
page-plan-losses = Pertes
page-plan-excess = Trop d'unités
page-plan-forfeit = Commandement abandonné
page-plan-sacrifice = Un sacrifice
page-plan-muster = Recrues
page-plan-levy = Recrues
page-plan-upgrade = Des réguliers deviennent des élites
page-plan-eyes = Dés tournés sur l'Œil
page-plan-companions = Compagnons
page-plan-nazgul = Nazgûl et Serviteurs
page-plan-fellowship = La Compagnie
page-plan-stays = Reste ({ $place }) :
page-plan-left = Il reste ({ $place }) :
page-plan-nobody = personne
page-left-casualty =
    { $count ->
        [one] { $count } perte à subir
       *[other] { $count } pertes à subir
    }
page-left-excess =
    { $count ->
        [one] { $count } unité à retirer
       *[other] { $count } unités à retirer
    }
page-way-move = Déplacer
page-way-attack = Attaquer
page-way-card = Jouer
page-way-draw = Piocher
page-way-diplomacy = Faire avancer
page-way-recruit = Mettre en jeu
page-way-fly = Déplacer Nazgûl ou Serviteurs
page-way-companion = Déplacer le Compagnon
page-way-enter = Faire entrer en jeu
page-way-envoy = Faire avancer par l'envoyé
page-way-discard = Défausser une carte persistante
page-tab-dice = Dés
page-tab-ring = Anneau
page-tab-politics = Nations
page-label-turn = Tour { $turn } · { $phase }
page-label-fellowship = Compagnie
page-label-mordor-track = Chemin du Destin, case { $step }
page-label-corruption = Corruption { $number }/12
page-label-guide = Guide : { $guide }
page-label-rings = Anneaux elfiques : { $number }
page-label-hunt-box = Ressource de traque
page-label-hunt-dice = Dés de l'Ombre : { $shadow }, des Peuples Libres : { $free }
page-label-hunt-pool = Réserve de l'Œil
page-label-politics = Situation politique
page-label-table = Cartes persistantes
page-label-reinforcements = Renforts
page-label-no-cards = Vous n'avez aucune carte en main.
page-label-battle = Bataille
page-label-battle-field = bataille rangée
page-label-battle-siege = bataille de siège
page-label-battle-sortie = sortie
page-label-battle-landing = débarquement
page-battle-at = Bataille : { $place }
page-round = round { $round }
page-show = Montrer
page-hide = Cacher
page-attacker = attaque
page-defender = défend
page-force = Dés : { $dice } · Commandement : { $leadership } · perte dès { $needed }
page-no-card = pas de carte de bataille
page-face-down = face cachée
page-throw-combat-roll = Jet de bataille
page-throw-leader-reroll = Jet de commandement
page-throw-special-attack = Dés supplémentaires
page-hits =
    { $count ->
        [one] { $count } perte infligée
       *[other] { $count } pertes infligées
    }
page-just-rolled = Ce que les dés ont apporté
page-odds-round = Pertes infligées en moyenne : { $mean }. Au moins une : { $some }. Ennemi détruit : { $destroys }.
page-hunt = La traque
page-hunt-damage = Dommages de la traque : { $damage }
page-tile-reveals = La Compagnie est découverte.
page-tile-stops = La Compagnie est arrêtée.
page-odds-hunt = La traque trouve la Compagnie : { $chance }
page-odds-tile = Moyenne d'un nombre : { $damage } · Œil : { $eyes } · découverte : { $reveal }
page-waiting-tiles = En attente du Mordor :
page-order-no-combat-cards = Pas de carte de bataille dans cette bataille
page-order-usual-casualties = Pertes dans l'ordre habituel
page-order-pass = Passer jusqu'à ce qu'il se passe quelque chose
page-order-only-one-option = Répondre aux questions secrètes qui n'ont qu'une option
page-lost = Perdus (réguliers / élites / officiers)
page-eliminated = Hors du jeu
page-decks = Cartes restantes
page-discards-of = Défausse : { $side }
page-buried = { $count } face cachée
page-tiles-drawn = Piochées :
page-tiles-removed = Hors du jeu :
page-won-by-ring = L'Anneau Unique est allé au feu.
page-won-by-corruption = Les Porteurs de l'Anneau ont succombé à la corruption.
page-won-by-military = Assez d'établissements ont été pris.
page-won-by-concession = L'autre camp a abandonné.
page-chart = Corruption et points de victoire, tour par tour
page-chart-corruption = Corruption
page-chart-points = Points de victoire : { $side }
page-guide-fellowship-phase = Une fois par tour vous pouvez révéler la Compagnie (pour soigner la corruption dans une cité ou une forteresse amie). Le plus souvent : rien de plus.
page-guide-hunt-dice = Les dés de la ressource de traque trouvent plus facilement la Compagnie, mais n'agissent pas. Un ou deux d'ordinaire.
page-guide-die = Chaque dé est une action. Touchez un dé, ou commencez par une armée, une carte ou une nation éclairée.
page-guide-action = Ce que ce dé peut faire. On peut annuler tant que rien n'a été lancé ni pioché.
page-guide-from = Les armées qui peuvent partir sont éclairées. Touchez-en une.
page-guide-to = Les destinations possibles sont éclairées.
page-guide-target = Les ennemis qu'on peut attaquer sont éclairés.
page-guide-who-goes = Comptez qui part, ou envoyez tout le monde.
page-guide-card = Les cartes jouables. Leur texte s'ouvre quand on les touche dans la main.
page-guide-nation = Une nation doit être en guerre pour attaquer et mettre en jeu des renforts. Chaque case compte.
page-guide-recruit = Deux réguliers ou officiers en deux lieux, ou une élite.
page-guide-in = Les nouvelles figurines vont dans les établissements libres de leur nation.
page-guide-stand = La forteresse n'abrite que cinq unités, mais il faut un 6 pour leur infliger une perte.
page-guide-free-peoples-combat-card = Une carte aide pour ce round, puis elle est dépensée. On les révèle ensemble.
page-guide-shadow-combat-card = Une carte aide pour ce round, puis elle est dépensée. On les révèle ensemble.
page-guide-casualty = Les réguliers d'abord en général : une élite supporte deux pertes.
page-guide-battle = Encore un round, ou est-ce assez ?
page-guide-retreat = Toute l'armée s'en va, sans autre perte.
page-guide-advance = Qui avance peut prendre l'établissement.
page-guide-hunt-casualty = La corruption n'est jamais loin de 12, mais les Compagnons ne reviennent pas.
page-guide-reveal-in = La traque vous a trouvés : choisissez où sont les Porteurs de l'Anneau. Puis dissimulez-vous.
page-guide-declare-in = Dans une cité ou une forteresse amie, un point de corruption est soigné.
page-guide-discard = Six cartes au plus.
page-guide-ring-die = Un anneau elfique change un dé. L'anneau passe à l'ennemi.
