### Textes de la page pour ce jeu

## Plateaux

page-board = Plateau
page-main-board = Plateau principal
page-journey = Le voyage
page-line = { $line } : case { $here } sur { $last } ; suivante : { $next }
page-line-complete = complète
page-corruption-line = Piste de Corruption : l'Anneau Unique sur { $ring }, Sauron sur { $sauron }, écart { $apart }
page-events = Événements
page-revealed = Révélée : { $card }
page-place-bag-end = On pioche des cartes pour la route. Qui se prépare bien en prend davantage, et prend un risque.
page-place-rivendell = Amis et présents rejoignent la Communauté ; puis elle se forme, hobbit après hobbit.
page-place-lothlorien = Repos sous les feuilles d'or, et Galadriel met chaque hobbit à l'épreuve.

## À côté des plateaux

page-company = Communauté, boucliers et tuiles
page-hobbits = Hobbits
page-hobbit-active = actif
page-hobbit-gone = cédé à l'Anneau
page-hobbit-banned = ne peut pas être actif ici
page-hobbit-tried = a tenté
page-short-frodo = cartes blanches : étoiles
page-short-sam = un jet coûte au plus 1
page-short-pippin = deux cartes de toutes couleurs
page-short-merry = boucliers contre un jeton Vie joker
page-short-fatty = 2 cartes après un scénario
page-stores = Boucliers et jetons Vie
page-tokens-missing =
    { $count ->
        [0] Aucun jeton Vie ne manque.
        [one] { $count } jeton Vie manque : corruption { $count } à la fin.
       *[other] { $count } jetons Vie manquent : corruption { $count } à la fin.
    }
page-tiles-left = Tuiles Événement restantes : { $count }
page-tiles-next = Suivantes :
page-piles = Piles
page-tab-company = Hobbits
page-tab-tiles = Tuiles
page-hand-watched = Main

## Agir

page-besides = ou d'abord :
page-do-this = Le faire
page-can-choose = peut être choisi maintenant
page-ring-about = L'Anneau Unique avance de 1 vers les ténèbres. Cédez ensuite un hobbit qui n'est pas actif, ou 8 boucliers et un jeton Vie Anneau, et lancez le dé : un à trois points avancent d'autant un marqueur, sans ce qui se trouve en chemin ; l'Œil fait avancer Sauron, deux cartes se défaussent, et dans les deux cas on relance ; face vide : l'essai échoue.
page-ring-fatal = L'Anneau Unique rejoindrait Sauron : la partie serait perdue.
page-line-way = { $line } : { $from } → { $to }
page-chance-activity = Chance d'une tuile Activité : { $chance }.
page-more-options = Là où les règles se lisent de deux façons

## Plusieurs joueurs

page-players = Joueurs
page-player-bearer = Porteur de l'Anneau
page-player-asked = doit répondre
page-player-floor = a la parole
page-player-out = hors du jeu
page-player-corruption = Corruption
page-player-cards = Cartes
page-player-known = Cartes que vous savez là : { $cards }
page-group-pays = Le groupe paie :
page-player-pays = { $player } paie :
page-lanes-sauron = Piste de Corruption : Sauron sur { $sauron }.
page-lane =
    { $bearer ->
        [yes] { $hobbit }, Porteur de l'Anneau, sur { $space }, à { $apart } de Sauron.
       *[no] { $hobbit } sur { $space }, à { $apart } de Sauron.
    }
page-lane-out = { $hobbit } est hors du jeu.
page-ring-about-together = Le Porteur de l'Anneau, une fois par scénario : il lance le dé et en subit l'effet. Puis un marqueur avance de 4 cases, moins une par symbole sur le dé ; ce qui se trouve en chemin n'est pas pris.

## La fin

page-ended-by-ring-destroyed = L'Anneau Unique a disparu dans le feu.
page-ended-by-met-sauron = Sauron a pris l'Anneau Unique.
page-ended-by-cannot-pay = Ce qui était demandé n'a pas pu être payé.
page-ended-by-sixth-event = Sauron a été plus rapide.
page-ended-by-concession = Vous avez abandonné.
page-chart-line = L'Anneau Unique et Sauron sur la piste de Corruption, tour par tour
page-chart-ring = l'Anneau Unique
page-chart-sauron = Sauron
page-again = Encore une fois

## Le guide pour une première partie

page-guide-preparations = Le dé peut coûter jusqu'à 3 corruption ou 2 cartes. Au début, quatre cartes valent ce risque.
page-guide-leave-out = Les étoiles et les cartes à deux symboles sont les plus fortes. Les cartes jaunes aident une fois.
page-guide-council = Défaussez ce que vous avez en trop.
page-guide-first-active = Ce que chaque hobbit actif sait faire est écrit à côté du plateau.
page-guide-active = Aucun hobbit ne joue deux tours de suite. Choisissez celui qui aide maintenant.
page-guide-next-tile = On révèle des tuiles jusqu'à une activité. Les Cadrans solaires amènent l'événement suivant.
page-guide-carry-out-tile = Cette tuile prend effet maintenant.
page-guide-action = Jouez jusqu'à deux cartes, une blanche et une grise, ou piochez deux cartes, ou ramenez l'Anneau d'une case vers la lumière. Touchez une carte éclairée pour voir où elle mène ; touchez-la encore, ou sa piste, pour la jouer.
page-guide-first-card = Chaque symbole avance le marqueur d'une case ; ce qui s'y trouve est à vous.
page-guide-second-card = La seconde carte doit être de l'autre couleur.
page-guide-line = Les pistes dont le marqueur peut avancer sont éclairées. Le bout de la principale, celle aux nombres, termine le scénario.
page-guide-pay = Touchez les cartes à défausser. Une étoile vaut pour toute activité.
page-guide-discard = Les cartes vont à la défausse ; choisissez celles qui aident le moins ici.
page-guide-roll = Les points corrompent, l'Œil fait avancer Sauron, deux cartes se défaussent, la face vide est sans effet.
page-guide-life-tokens = Il faut un jeton de chaque sorte par hobbit. Puis tous les jetons sont rendus.
page-guide-ring-price = Un hobbit cédé quitte le jeu, sauf si le dé montre la face vide.
page-guide-attempt = Chaque hobbit doit lancer une fois, et l'Anneau doit rester avant Sauron.
