### Pourquoi une chose n'est pas possible

reason-not-now = Pas maintenant. Attendez une question où l'on peut utiliser des cartes, Gandalf ou l'Anneau Unique.
reason-floor-needed = C'est à quelqu'un d'autre de décider. Il peut vous donner la parole.
reason-only-in-scenario = C'est possible seulement pendant qu'on joue sur un plateau Scénario.
reason-not-in-hand = Cette carte n'est pas dans votre main.
reason-not-your-action = Vous ne choisissez pas votre action maintenant : il faut d'abord finir les tuiles Événement et ce qui est en cours.
reason-nothing-to-heal =
    { $together ->
       *[no] L'Anneau Unique est déjà sur la première case : il ne peut pas aller plus loin vers la lumière.
        [yes] Aucun hobbit n'a avancé vers les ténèbres.
    }
reason-no-cards-left = Il n'y a plus de cartes Hobbit à piocher : toutes sont en main.
reason-yellow-is-no-step = Une carte jaune n'avance aucun marqueur : elle a son propre effet.
reason-colour-played = Vous avez déjà joué une carte de cette couleur : par tour, au plus une blanche et une grise (avec Pippin, deux au choix).
reason-no-line = Ce plateau n'a pas de piste pour cette activité.
reason-line-complete = Cette piste est déjà complète.
reason-no-card-for-line = Vous n'avez pas en main de carte qui puisse avancer ce marqueur maintenant.
reason-pays-nothing = Cette carte n'a aucun symbole qui soit encore demandé.
reason-too-few-symbols = Vous n'avez pas assez des symboles demandés.
reason-not-in-fellowship =
    { $together ->
       *[no] Ce hobbit n'est pas dans la Communauté.
        [yes] Ce hobbit n'est pas en jeu.
    }
reason-two-turns-running = Un hobbit ne peut pas être actif deux tours de suite.
reason-clockwise = Le tour passe dans le sens des aiguilles d'une montre.
reason-fatty-never-active = Fatty ne peut pas être choisi comme hobbit actif, sauf s'il est seul.
reason-banned-from-activity = Ce hobbit est revenu d'un essai manqué avec l'Anneau Unique : il ne peut pas être actif jusqu'à la fin du scénario.
reason-active-later = Le hobbit actif se choisit au début d'un scénario et après chaque tour.
reason-has-rolled = Ce hobbit a déjà lancé le dé.
reason-ring-not-now = L'Anneau Unique ne s'utilise que pendant un scénario, et pas quand un marqueur est en chemin ni pendant un jet de dé.
reason-not-ring-bearer = Seul le Porteur de l'Anneau peut l'utiliser.
reason-ring-used = L'Anneau a déjà été utilisé dans ce scénario.
reason-no-price-for-ring = Vous ne pouvez pas payer l'Anneau Unique : il faut céder un autre hobbit, ou 8 boucliers et un jeton Vie Anneau.
reason-only-in-solitaire = On ne cède des hobbits à l'Anneau que dans le jeu en solitaire.
reason-active-cannot-be-given = Le hobbit actif ne peut pas être cédé à l'Anneau Unique.
reason-given-before = Ce hobbit est déjà revenu d'un essai manqué : il ne peut pas être cédé de nouveau.
reason-too-few-shields = Une carte Gandalf coûte { $a } boucliers.
reason-gandalf-card-used = Cette carte Gandalf a déjà été utilisée.
reason-magic-not-now = La Magie s'utilise après l'avancée du marqueur sur un événement et avant que l'événement ait lieu.
reason-athelas-not-now = L'Athelas sert à la fin d'un scénario, quand il manque des jetons Vie.
reason-belt-not-now =
    { $together ->
       *[no] La Ceinture sert avant un jet de dé ; pas à la Montagne du Destin ni avec l'Anneau Unique.
        [yes] La Ceinture sert avant un jet de dé ; pas à la Montagne du Destin.
    }
reason-mithril-not-now = Le Mithril sert juste après un jet de dé.
reason-staff-not-now = Le Bâton sert quand un Cadran solaire avec trois objets est révélé.
reason-phial-not-now = La Fiole sert quand une tuile Événement doit être révélée.
reason-elessar-at-once = L'Elessar est jouée dès qu'elle est reçue.
reason-nobody-to-heal = Aucun hobbit n'a avancé vers les ténèbres.
reason-hand-of-six = Vous avez déjà six cartes ou plus : les Lembas ne servent à rien.
reason-hands-of-six = Chaque main compte six cartes ou plus.
reason-too-few-cards = Il faut autant d'autres cartes qu'il y a de hobbits dans la Communauté.
reason-nothing-to-pass = Il n'y a pas de carte à passer, ou personne à qui la passer.
