### Ce qui s'est passé

## Le voyage

event-arrives = Nouvelle étape : { $a }.
event-hobbit-dealt = { $b } joue { $a }.
event-turn =
    { $together ->
       *[no] Tour { $a } : le hobbit actif est { $b }.
        [yes] Tour { $a } : { $b }.
    }
event-tile = Tuile : { $a }.
event-event = Événement { $b } : { $a }
event-scenario-ends = Fin du scénario : { $a }.
event-new-bearer = Le nouveau Porteur de l'Anneau est { $a }.
event-mount-doom = La Montagne du Destin est atteinte !
event-attempts = { $a } tente de jeter l'Anneau dans le feu.
event-ring-destroyed = L'Anneau est détruit ! Score : { $a }.
event-lost =
    { $a_code ->
        [met-sauron]
            { $together ->
               *[no] Sauron a pris l'Anneau Unique. Score : { $b }.
                [yes] Le Porteur de l'Anneau a rencontré Sauron, ou il ne reste personne : la partie est perdue. Score : { $b }.
            }
        [cannot-pay]
            { $together ->
               *[no] Vous ne pouvez pas payer : la partie est perdue. Score : { $b }.
                [yes] Le Porteur de l'Anneau ne peut pas payer, ou il ne reste personne : la partie est perdue. Score : { $b }.
            }
       *[sixth-event] Sauron est arrivé le premier : la partie est perdue. Score : { $b }.
    }
event-eliminated =
    { $b_code ->
        [met-sauron] { $a } rencontre Sauron et quitte la partie.
       *[cannot-pay] { $a } ne peut pas payer et quitte la partie.
    }
event-conceded =
    { $together ->
       *[no] Le joueur abandonne. Score : { $a }.
        [yes] { $b } abandonne. Score : { $a }.
    }

## La piste de Corruption

event-corruption =
    { $together ->
       *[no] L'Anneau Unique avance de { $a } vers les ténèbres, sur la case { $b }.
        [yes] { $c } avance de { $a } vers les ténèbres, sur la case { $b }.
    }
event-heals =
    { $together ->
       *[no] L'Anneau Unique recule de { $a } vers la lumière, sur la case { $b }.
        [yes] { $c } recule de { $a } vers la lumière, sur la case { $b }.
    }
event-sauron-moves = Sauron avance de { $a }, sur la case { $b }.

## Cartes

event-draws =
    { $together ->
       *[no] Carte piochée : { $a }.
        [yes] Vous piochez : { $a }.
    }
event-draws-unseen = { $a } pioche des cartes : { $b }.
event-reveals = Carte révélée : { $a }.
event-discards =
    { $together ->
       *[no] Carte défaussée : { $a }.
        [yes] { $b } défausse { $a }.
    }
event-plays =
    { $together ->
       *[no] Carte jouée : { $a }.
        [yes] { $b } joue { $a }.
    }
event-plays-yellow =
    { $together ->
       *[no] Carte utilisée : { $a }.
        [yes] { $b } utilise { $a }.
    }
event-leaves-out = Carte laissée : { $a }.
event-takes-features =
    { $together ->
       *[no] Cartes prises : { $all }.
        [yes] Vous recevez : { $all }.
    }
event-dealt-features = { $a } reçoit des cartes Spéciales : { $b }.
event-gains-card =
    { $together ->
       *[no] Carte obtenue : { $a }.
        [yes] { $b } obtient { $a }.
    }
event-is-given = { $a } reçoit { $b }.
event-passes-card = { $a } passe une carte à { $b }.
event-passed = La carte passée : { $a }.
event-features-leave = Les cartes Spéciales non encore obtenues quittent le jeu.
event-reshuffled = Les cartes Hobbit défaussées forment une nouvelle pioche.
event-no-cards-left = Il ne reste plus de cartes Hobbit.
event-fatty-draws = Fatty pioche deux cartes Hobbit.
event-passes =
    { $together ->
       *[no] Aucune carte jouée.
        [yes] { $a } ne joue aucune carte.
    }

## Marqueurs, boucliers, jetons

event-advances = Piste { $a } : le marqueur passe sur la case { $b }.
event-gains-shields =
    { $together ->
       *[no] Boucliers reçus : { $a }.
        [yes] { $b } : boucliers reçus : { $a }.
    }
event-pays-shields =
    { $together ->
       *[no] Boucliers payés : { $a }.
        [yes] { $b } : boucliers payés : { $a }.
    }
event-gains-token =
    { $together ->
       *[no] Reçu : { $a }.
        [yes] { $b } reçoit : { $a }.
    }
event-pays-token =
    { $together ->
       *[no] Défaussé : { $a }.
        [yes] { $b } défausse : { $a }.
    }
event-pledges = { $a } promet : { $b } ×{ $c }.
event-not-paid = Cela ne suffit pas : rien de plus n'est payé.
event-exchanges = Merry échange des boucliers ({ $a }) contre un jeton Vie joker.

## Le dé, l'Anneau, Gandalf

event-rolled =
    { $together ->
       *[no] Le dé montre : { $a }.
        [yes] { $b } lance le dé : { $a }.
    }
event-uses-ring =
    { $together ->
       *[no] L'Anneau Unique est utilisé.
        [yes] { $a } utilise l'Anneau Unique.
    }
event-pays-ring =
    { $a_code ->
        [shields] Prix de l'Anneau Unique : 8 boucliers et un jeton Vie Anneau.
       *[other] Prix de l'Anneau Unique : { $a }.
    }
event-ring-fails =
    { $a_code ->
        [shields] L'essai échoue ; 3 boucliers sont repris.
       *[other] L'essai échoue ; { $a } revient.
    }
event-calls-gandalf =
    { $together ->
       *[no] Gandalf est appelé : { $a }.
        [yes] { $b } appelle Gandalf : { $a }.
    }
