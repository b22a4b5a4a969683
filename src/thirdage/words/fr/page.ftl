### Partout

page-unofficial = Third Age est un projet non officiel de joueurs. Tous les dessins et les textes sont de nous.
page-home = Accueil
page-help = Règles
page-settings = Réglages
page-more-pages = Autres pages
page-loading = Un instant …
page-close = Fermer
page-back = Retour
page-done = Terminé
page-save = Enregistrer
page-saved = Enregistré.
page-copy = Copier le lien
page-copied = Copié
page-you = vous
page-computer = Ordinateur
page-computer-named = Ordinateur : { $name }
page-player-heuristic = expérimenté
page-player-random = débutant
page-player-search = prévoyant
page-player-search-50ms = prévoyant, à la hâte
page-player-search-200ms = prévoyant, rapide
page-player-search-500ms = prévoyant, vif
page-player-search-5s = prévoyant, sans hâte
page-somebody = quelqu'un
page-problem = Une erreur s'est produite. Réessayez.
page-problem-offline = Le serveur ne répond pas. Tourne-t-il encore ?
page-problem-no-such-table = Cette table n'existe pas.
page-problem-no-such-game = Cette page ne connaît pas encore ce jeu.
page-problem-no-such-token = Ce lien ne mène nulle part. L'avez-vous copié en entier ?
page-problem-no-such-replay = Il n'y a pas de partie à revoir ici. Un enregistrement que personne n'ouvre pendant longtemps est retiré.
page-problem-not-at-this-table = Vous n'êtes pas assis à cette table. Demandez-en le lien.
page-problem-not-over = Ce n'est possible qu'une fois la partie finie.
page-problem-taken = Quelqu'un d'autre a pris cette place.
page-problem-too-many = C'était trop à la fois. Attendez un peu.
page-problem-too-many-records = Vous gardez autant d'enregistrements que possible. Retirez-en un dont vous n'avez plus besoin.
page-problem-bad-record = Ce fichier n'est pas un enregistrement lisible.
page-problem-storage = Le serveur n'atteint pas sa base de données. Rien n'a changé.
page-problem-too-large = Ce fichier est trop gros pour être un enregistrement.
page-problem-bad-address = Cette adresse ne convient pas ici ; conviennent mailto, ntfy, Telegram, Discord, Slack, Matrix, Pushover et autres.
page-problem-gone = Une partie de cette page n'a pas pu être chargée. Le serveur en a peut-être une plus récente : rechargez la page.
page-reload = Recharger la page
page-refused = Choix refusé ; la table montre la situation actuelle.
page-refused-stale = Il s'est passé quelque chose entre-temps. Choisissez de nouveau.
page-refused-illegal = C'est impossible dans cette situation.
page-refused-elsewhere = D'après ce qui a été saisi, cela doit se trouver ailleurs, peut-être dans une autre main. Vérifiez ; si un ordinateur l'a en main, mettez-le de côté et piochez de nouveau.
page-refused-cannot-undo = Cela ne peut plus être annulé.
page-refused-storage = Le serveur ne peut pas écrire sur son disque. Rien n'a changé.

## La page d'accueil

page-game-war-of-the-ring = La Guerre de l'Anneau
page-game-war-of-the-ring-about = Toute la guerre pour la Terre du Milieu à deux joueurs : armées, politique et voyage de l'Anneau. Deuxième édition, deux à quatre heures ; une partie peut attendre des jours.
page-game-lord-of-the-rings = Le Seigneur des Anneaux
page-game-lord-of-the-rings-about = Menez un à cinq hobbits à travers la Moria, la Forteresse de Helm, l'antre d'Arachne et le Mordor, tandis que Sauron s'approche sur la piste de Corruption : seul, ou ensemble de deux à cinq joueurs. Environ une heure ; votre score dit jusqu'où vous êtes parvenu.
page-games = Jeux
page-play-now = Jouer contre l'ordinateur
page-play-now-about = Vous menez les Peuples Libres. Chaque question est expliquée quand elle vient ; il n'y a rien à lire avant.
page-play-now-lord-of-the-rings = Se mettre en route
page-play-now-lord-of-the-rings-about = Vous menez les cinq hobbits. Chaque question est expliquée quand elle vient ; il n'y a rien à lire avant.
page-new-match = Nouvelle partie
page-my-matches = Mes parties
page-over-matches = Parties terminées
page-show-all = Toutes les montrer ({ $count })
page-your-turn = À vous
page-turn-of = C'est à : { $seat }
page-turn-number = Tour { $turn }
page-score = Score { $score }
page-open-tables = Tables ouvertes
page-open-seat = { $seat }, contre { $against }
page-sit = Prendre place
page-join = Rejoindre par un lien
page-join-about = Collez le lien que vous avez reçu.
page-join-go = Rejoindre
page-records = Revoir un enregistrement
page-records-about = Ouvrez un fichier et suivez la partie pas à pas.
page-records-kept = Un enregistrement que personne n'a ouvert depuis { $days } jours est retiré de ce serveur. Vous pouvez en garder { $most }.
page-records-mine = Mes enregistrements
page-record-remove = Retirer { $record }
page-seat-person = une personne
page-seat-computer = Ordinateur
page-seat-friend = attend un ami
page-seat-open = ouvert à tous

## Une nouvelle partie

page-your-side = Votre camp
page-opponent = Adversaire
page-how = Façon de jouer
page-against-computer = L'ordinateur
page-against-computer-about = Répond en quelques secondes et n'en sait pas plus que vous.
page-against-friend = Un ami par un lien
page-against-friend-about = Vous envoyez un lien ; chacun joue quand il a le temps.
page-against-open = N'importe qui
page-against-open-about = La table reste parmi les tables ouvertes jusqu'à ce que quelqu'un vienne.
page-against-screen = À deux devant cet écran
page-against-screen-about = Un écran de garde entre les tours protège le secret des mains.
page-against-real = À une vraie table
page-against-real-about = Vous lancez et piochez vous-mêmes et saisissez les résultats.
page-against-alone = Seul, ici
page-against-alone-about = La table mélange, pioche et lance le dé.
page-against-watch = L'ordinateur joue
page-against-watch-about = Vous regardez comment il s'en tire.
page-real-opponent = Qui joue l'autre camp ?
page-real-people = Des personnes à la table
page-where = Où vous jouez
page-where-online = Chacun sur son appareil
page-where-online-about = Les amis viennent par un lien ; la table attend qui doit répondre.
page-where-one-screen = Tous devant cet écran
page-where-one-screen-about = Un écran de garde entre les tours protège le secret des mains.
page-where-real-table = À une vraie table
page-where-real-table-about = Vous lancez et piochez vous-mêmes et saisissez les résultats.
page-wish-me = Moi
page-wish-person = Quelqu'un ici
page-wish-friend = Un ami par lien
page-wish-open = N'importe qui
page-wish-computer = L'ordinateur
page-level = Niveau
page-begin = Commencer
page-invite = Invitez votre ami
page-invite-about = Qui ouvre ce lien prend l'autre place, et peut y revenir de tout appareil.
page-to-the-table = À la table

## Réglages

page-my-name = Mon nom
page-language = Langue
page-scheme = Couleurs
page-scheme-auto = Comme le système
page-scheme-light = Jour
page-scheme-dark = Lueur des bougies
page-motion-off = Rien ne bouge
page-dice-tumble = Les dés roulent
page-story-on = Montrer pas à pas ce qui s'est passé depuis mon dernier tour
page-guide-on = Expliquer chaque question (pour une première partie)
page-together-on = Les grandes décisions (qui part, pertes, recrues) en une seule fenêtre

## La table

page-panels = Panneaux
page-prompt = La question
page-waiting = { $seat } : { $question }
page-sending = Un instant …
page-rules-of-this = Les règles à ce sujet
page-rule = Règle { $rule }
page-filter = Chercher …
page-type-dice =
    { $count ->
        [0] Dés lancés :
        [one] Encore un dé :
       *[other] Encore { $count } dés :
    }
page-take-back = Reprendre : { $what }
page-hand = Ma main
page-can-play = jouable maintenant
page-card = Carte
page-tab-hand = Main
page-tab-log = Journal
page-log = Ce qui s'est passé
page-log-all = tout
page-log-filter = Quels événements
page-story = Depuis votre dernier tour
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-pause = Pause
page-run = Continuer
page-skip = Passer
page-watching = Observer
page-watching-behind =
    { $count ->
        [one] Le plateau a { $count } pas de retard.
       *[other] Le plateau a { $count } pas de retard.
    }
page-watching-now = Au présent
page-connecting = Connexion …
page-menu = Table
page-undo = Annuler
page-undo-what = Annuler « { $what } »
page-undo-nothing = Il n'y a rien à annuler.
page-undo-ask = Demander d'annuler « { $what } »
page-undo-asked = Demandé … Retirer
page-undo-withdraw = Les autres ont été consultés. Touchez pour retirer la demande.
page-undo-offered = Demande de reprendre un choix ({ $seat }) : « { $what } ». Êtes-vous d'accord ?
page-rematch-made = La revanche est prête.
page-undo-declined = L'autre camp refuse l'annulation.
page-plan-confirm = Décider
page-plan-all = Tous
page-plan-choose = Choisir …
page-plan-remove = Retirer : { $what }
page-left = Il reste quelque chose à choisir.
page-fewer = Moins : { $what }
page-more = Plus : { $what }
page-cover = Passez l'écran à : { $seat }
page-cover-about = Personne d'autre ne doit regarder.
page-cover-take = J'y suis

## À côté du plateau

page-menu-table = Table
page-menu-pieces = Matériel
page-menu-orders = Ordres permanents
page-menu-dice = Dés
page-seats = Places
page-here = présent
page-away = absent
page-player-crashed = Le joueur ordinateur est en panne. Confiez la place à un autre.
page-hand-over = Confier à l'ordinateur
page-hand-back = Rendre
page-links = Liens
page-link-seat = Place : { $seat } (secret)
page-link-watch = Pour les spectateurs
page-notices = Me prévenir quand c'est à moi
page-notices-browser = Par le navigateur, tant que cette page est ouverte
page-notices-address = À une adresse Apprise :
page-notices-set = Les notifications sont activées.
page-notices-off = Les notifications sont désactivées.
page-notices-problem = La dernière notification n'a pas pu être envoyée. L'adresse est-elle correcte ?
page-notices-end = Désactiver
page-notices-denied = Ce navigateur n'autorise pas les notifications de cette page.
page-give-up = Abandon
page-concede = Abandonner la partie
page-concede-as = J'abandonne : { $seat }
page-orders-about = La table répond pour vous comme vous le dites ici. Tout peut être révoqué à tout moment.
page-by-order = Selon votre ordre permanent – { $choice }
page-dice-about = Ce qui est sorti, et (le trait) ce à quoi il fallait s'attendre.
page-dice-count =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
page-no-dice-yet = Aucun dé n'a encore été lancé.

## La fin et les relectures

page-outcome = La fin
page-show-outcome = La fin de la partie
page-won = Victoire : { $side }
page-seed = Graine des dés : { $seed }. Avec l'enregistrement chacun peut les vérifier : thirdage replay --verify
page-watch-replay = Revoir la partie
page-share-replay = Copier le lien vers ce moment
page-download-record = Enregistrer la partie
page-rematch = Revanche
page-replay = Relecture
page-replay-step = Étape
page-replay-turn = Au tour
page-replay-eyes = Par les yeux de
page-replay-pace = Vitesse
page-eyes-nobody = Spectateur

## Les règles

page-help-search = Chercher dans les règles
page-help-contents = Sections
page-help-nothing = Rien n'a été trouvé.
page-help-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
page-help-in-english = Cette section n'est pas encore traduite.
