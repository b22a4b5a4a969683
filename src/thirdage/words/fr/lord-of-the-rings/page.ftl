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
page-short-pippin = deux cartes de toute couleur
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
page-you-play = vous : { $player }
page-ask-others = demander aux autres
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

-guide-pledge = On demande à chacun à son tour ; on ne paie que si cela suffit à la fin.
-guide-volunteer = Qui paie, paie seul pour tous ; si vous refusez, on demande aux autres.
page-guide-preparations = Le dé peut coûter jusqu'à 3 cases vers les ténèbres ou 2 cartes. Au début, quatre cartes valent ce risque.
page-guide-give-card = Toutes vont dans une main, la vôtre aussi si vous voulez. Tous voient qui reçoit quoi ; demandez qui en a besoin.
page-guide-give-to = Vous avez le dernier mot et pouvez la garder. Une carte aide le plus celui dont le tour approche.
page-guide-nazgul-appears =
    { $together ->
       *[no] La Dissimulation avance aussi en Moria : deux symboles contre un pas de Sauron.
        [yes] { -guide-volunteer }
    }
page-guide-leave-out = Les étoiles et les cartes à deux symboles sont les plus fortes. Les cartes jaunes aident une fois.
page-guide-council =
    { $together ->
       *[no] Défaussez ce que vous avez en trop.
        [yes] Elle passe face cachée : vous deux seuls la connaîtrez. Passez ce qui aide plus là-bas, ou ce que vous avez en trop.
    }
page-guide-fellowship-forms = En Moria il n'y a pas de piste Amitié : une telle carte est bien employée ici ; une étoile vaut plus que la plupart des jets.
page-guide-recovery = Les boucliers paient aussi Gandalf et les événements. Reculez si Sauron est proche ; sinon les cartes aident plus longtemps.
page-guide-galadriels-test = Un jet coûte d'ordinaire une case ou deux, trois au pire. Une étoile avance tout marqueur et paie pour tout.
page-guide-first-active = Ce que chaque hobbit actif sait faire est écrit à côté du plateau.
page-guide-active = Aucun hobbit ne joue deux tours de suite. Choisissez celui qui aide maintenant.
page-guide-next-tile = On révèle des tuiles jusqu'à une activité. Les Cadrans solaires amènent l'événement suivant.
page-guide-carry-out-tile = Cette tuile prend effet maintenant.
page-guide-avoid-three-cards = { -guide-pledge }
page-guide-avoid-three-items = { -guide-pledge }
page-guide-eye = L'un de vous peut la subir pour tous. Le plus loin de Sauron la supporte le mieux ; si personne ne le fait, Sauron s'approche de tous.
page-guide-action = Jouez jusqu'à deux cartes, une blanche et une grise, ou piochez deux cartes, ou ramenez l'Anneau d'une case vers la lumière. Touchez une carte en surbrillance pour voir où elle mène ; touchez-la encore, ou sa piste, pour la jouer.
page-guide-first-card = Chaque symbole avance le marqueur d'une case ; ce qui s'y trouve est à vous.
page-guide-second-card = La seconde carte doit être de l'autre couleur ; seul Pippin peut en jouer deux quelconques.
page-guide-line = Les pistes dont le marqueur peut avancer sont en surbrillance. Le bout de la principale, celle aux nombres, termine le scénario.
page-guide-wild-token = Un jeton joker remplace tout type qui manque à la fin du scénario ou lors d'un événement.
page-guide-floor = Un autre décide ; avant cela vous pouvez jouer une carte jaune, appeler Gandalf ou, si vous le portez, utiliser l'Anneau. Le plus souvent : rien.
page-guide-who-heals = Qui rencontre Sauron quitte la partie, et avec le Porteur de l'Anneau tout est perdu.
page-guide-who-draws = Les cartes servent surtout à qui en a peu et joue bientôt.
page-guide-who-looks = Seul ce joueur voit les tuiles et les range ; il peut en parler aux autres.
page-guide-who-passes = C'est lui qui choisit la carte et qui la reçoit ; les autres ne la voient pas.
page-guide-passes-to = Vous deux seuls saurez quelle carte c'est. Vous pouvez aussi tout garder.
page-guide-passes = Donnez ce qui aide là-bas plus qu'ici.
page-guide-foresight-order = On révèle des tuiles jusqu'à une activité ; celles qui suivent viennent au tour suivant.
page-guide-ring-price = Un hobbit cédé quitte le jeu, sauf si le dé montre la face vide.
page-guide-pay = Touchez les cartes à défausser. Une étoile vaut pour toute activité.
page-guide-discard = Les cartes vont à la défausse ; choisissez celles qui aident le moins ici.
page-guide-token = À la fin d'un scénario il en faut un de chaque type : donnez celui que vous avez en double.
page-guide-before-discard =
    { $together ->
       *[no] Trop peu de cartes, et la partie est perdue : piochez d'abord si vous le pouvez, par Lembas ou Gandalf.
        [yes] Qui a trop peu de cartes quitte la partie : piochez d'abord si vous le pouvez, par Lembas ou Gandalf.
    }
page-guide-roll = Les points corrompent, l'Œil fait avancer Sauron, deux cartes se défaussent, la face vide est sans effet.
page-guide-rolled = Le dernier moment pour y changer quelque chose : le Mithril annule un jet, et la Guérison de Gandalf vient avant l'effet.
page-guide-life-tokens =
    { $together ->
       *[no] Il faut un jeton de chaque sorte par hobbit. Puis tous les jetons sont rendus.
        [yes] L'Athelas annulerait tout ce qui manque, une fois. Puis tous les jetons sont rendus.
    }
page-guide-attempt =
    { $together ->
       *[no] Chaque hobbit doit lancer une fois, et l'Anneau doit rester avant Sauron.
        [yes] Si vous restez avant Sauron, l'Anneau est détruit ; sinon le joueur suivant essaie.
    }
page-guide-event = La Magie de Gandalf, pour cinq boucliers, l'annulerait.
page-guide-speak-friend =
    { $together ->
       *[no] En Moria il n'y a pas de piste Amitié ; le prix, c'est l'étoile. Comparez-la à un pas de Sauron.
        [yes] { -guide-pledge }
    }
page-guide-watcher = Un jet coûte d'ordinaire une case ou deux ; la Dissimulation avancerait ici son marqueur.
page-guide-stone = Refuser coûte cher : Sauron avance, et un autre événement suit aussitôt.
page-guide-orcs-attack =
    { $together ->
       *[no] Le Combat est la piste principale de la Moria : cinq symboles contre deux pas de Sauron.
        [yes] { -guide-pledge }
    }
page-guide-fly-you-fools =
    { $together ->
       *[no] Trois cases sont certaines ; beaucoup de hobbits peuvent en perdre plus aux dés.
        [yes] L'un de vous peut le subir pour tous, s'il reste avant Sauron. Si personne ne le fait, tous lancent le dé.
    }
page-guide-wormtongue =
    { $together ->
       *[no] L'enjeu : les cartes Spéciales encore sur ce plateau. Comptez celles que vous atteindriez.
        [yes] L'enjeu : les cartes Spéciales encore sur ce plateau. Qui paie, paie seul ; si vous refusez, on demande aux autres à leur tour.
    }
page-guide-orthanc = Vous décidez pour tous : deux symboles coûtent moins qu'un jet pour chacun, sauf s'ils vous sont précieux.
page-guide-storm =
    { $together ->
       *[no] Les jetons servent aussi à la fin du scénario. Deux pas de Sauron restent pour de bon.
        [yes] Chacun dit à son tour ce qu'il donne ; on ne paie que si les trois sont réunis. Qui a un type en double le donne aisément.
    }
page-guide-gollum-appears =
    { $together ->
       *[no] Si vous refusez, rien ne se passe. Gollum vaut trois étoiles, mais qui l'utilise lance le dé.
        [yes] Si vous ne payez pas, rien ne se passe. Chacun dit à son tour combien de boucliers il donne ; on ne paie que si l'on arrive à sept.
    }
page-guide-faces = Pas de dé pour s'en tirer ici : il faut payer l'un des deux. Les étoiles valent plus au Mordor.
page-guide-pool =
    { $together ->
       *[no] Cinq boucliers, c'est aussi un appel à Gandalf ; deux pas de Sauron restent pour de bon.
        [yes] { -guide-volunteer }
    }
page-guide-nazgul-search =
    { $together ->
       *[no] Payer fait aussi reculer de 1. Sinon on lance le dé pour chaque hobbit.
        [yes] Seul le Porteur de l'Anneau peut payer, pour tous, et il recule de 1. Sinon tous lancent le dé.
    }
page-guide-shelob-appears =
    { $together ->
       *[no] Deux jets peuvent ne rien coûter, ou six cases ; deux pas de Sauron sont certains et restent.
        [yes] Les jets ne frappent que vous et peuvent ne rien coûter ; deux pas de Sauron frappent tous. Qui est loin de lui lance le dé.
    }
page-guide-shelob-attacks =
    { $together ->
       *[no] Au Mordor seul le Voyage mène au but : le Combat est bien employé ici.
        [yes] { -guide-pledge }
    }
page-guide-sam-saves-frodo = Reculez si Sauron est proche ; sinon, des cartes pour le dernier chemin.
page-guide-nazgul-attacks =
    { $together ->
       *[no] Les deux étoiles d'Éowyn vaudraient deux cases ; un jet par hobbit coûte d'ordinaire plus, et des cartes viennent en échange.
        [yes] Qui la détient décide pour tous : sans elle, tous lancent le dé.
    }
page-guide-pelennor = Aucun autre scénario ne demande de jetons Vie ; un jet et deux cartes coûtent bien plus.
page-guide-mouth = Aucun autre scénario ne demande de jetons Vie ; un jet et deux cartes coûtent bien plus.
page-guide-dark-forces =
    { $together ->
       *[no] La fin est proche : comptez les pas qui vous manquent, et ce que coûteraient trois pas de Sauron.
        [yes] { -guide-pledge }
    }
