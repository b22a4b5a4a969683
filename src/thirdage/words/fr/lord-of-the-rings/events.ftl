### Ce qui s'est passé

## Le voyage

event-arrives = Nouvelle étape : { $a }.
event-turn = Tour { $a } : le hobbit actif est { $b }.
event-tile = Tuile : { $a }.
event-event = Événement { $b } : { $a }.
event-scenario-ends = Fin du scénario : { $a }.
event-mount-doom = La Montagne du Destin est atteinte !
event-attempts = { $a } tente de jeter l'Anneau dans le feu.
event-ring-destroyed = L'Anneau est détruit ! Score : { $a }.
event-lost =
    { $a_code ->
        [met-sauron] Sauron a pris l'Anneau Unique. Score : { $b }.
        [cannot-pay] Vous ne pouvez pas payer : la partie est perdue. Score : { $b }.
       *[sixth-event] Sauron est arrivé le premier : la partie est perdue. Score : { $b }.
    }
event-conceded = Le joueur abandonne. Score : { $a }.

## La piste de Corruption

event-corruption = L'Anneau Unique avance de { $a } vers les ténèbres, sur la case { $b }.
event-heals = L'Anneau Unique recule de { $a } vers la lumière, sur la case { $b }.
event-sauron-moves = Sauron avance de { $a }, sur la case { $b }.

## Cartes

event-draws = Carte piochée : { $a }.
event-reveals = Carte révélée : { $a }.
event-discards = Carte défaussée : { $a }.
event-plays = Carte jouée : { $a }.
event-plays-yellow = Carte utilisée : { $a }.
event-leaves-out = Carte laissée : { $a }.
event-takes-features = Cartes prises : { $all }.
event-gains-card = Carte obtenue : { $a }.
event-features-leave = Les cartes Spéciales non encore obtenues quittent le jeu.
event-reshuffled = Les cartes Hobbit défaussées forment une nouvelle pioche.
event-no-cards-left = Il ne reste plus de cartes Hobbit.
event-fatty-draws = Fatty pioche deux cartes Hobbit.
event-passes = Aucune carte jouée.

## Marqueurs, boucliers, jetons

event-advances = Piste { $a } : le marqueur passe sur la case { $b }.
event-gains-shields = Boucliers reçus : { $a }.
event-pays-shields = Boucliers payés : { $a }.
event-gains-token = Reçu : { $a }.
event-pays-token = Défaussé : { $a }.
event-exchanges = Merry échange des boucliers ({ $a }) contre un jeton Vie joker.

## Le dé, l'Anneau, Gandalf

event-rolled = Le dé montre : { $a }.
event-uses-ring = L'Anneau Unique est utilisé.
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
event-calls-gandalf = Gandalf est appelé : { $a }.
