### What happened

## The journey

event-arrives = You come to { $a }.
event-turn = Turn { $a }: { $b } is the active hobbit.
event-tile = Tile: { $a }.
event-event = Event { $b }: { $a }.
event-scenario-ends = The scenario { $a } is over.
event-mount-doom = Mount Doom is reached!
event-attempts = { $a } tries to throw the Ring into the fire.
event-ring-destroyed = The Ring is destroyed! Score: { $a }.
event-lost =
    { $a_code ->
        [met-sauron] Sauron has taken the One Ring. Score: { $b }.
        [cannot-pay] You cannot pay: the game is lost. Score: { $b }.
       *[sixth-event] Sauron has come first: the game is lost. Score: { $b }.
    }
event-conceded = The player gives up. Score: { $a }.

## The corruption line

event-corruption = The One Ring moves { $a } towards the dark, to space { $b }.
event-heals = The One Ring moves { $a } towards the light, to space { $b }.
event-sauron-moves = Sauron moves { $a }, to space { $b }.

## Cards

event-draws = Card drawn: { $a }.
event-reveals = Card revealed: { $a }.
event-discards = Card discarded: { $a }.
event-plays = Card played: { $a }.
event-plays-yellow = { $a } is used.
event-leaves-out = Left out: { $a }.
event-takes-features = Cards taken: { $all }.
event-gains-card = Card gained: { $a }.
event-features-leave = The Feature cards not yet gained leave the game.
event-reshuffled = The discarded Hobbit cards become a new deck.
event-no-cards-left = There are no Hobbit cards left.
event-fatty-draws = Fatty draws two Hobbit cards.
event-passes = No card is played.

## Markers, shields, tokens

event-advances = { $a } moves to space { $b }.
event-gains-shields =
    { $a ->
        [one] 1 shield received.
       *[other] { $a } shields received.
    }
event-pays-shields =
    { $a ->
        [one] 1 shield paid.
       *[other] { $a } shields paid.
    }
event-gains-token = { $a } received.
event-pays-token = { $a } discarded.
event-exchanges =
    { $a ->
        [one] Merry exchanges 1 shield for a wild token.
       *[other] Merry exchanges { $a } shields for a wild token.
    }

## The die, the Ring, Gandalf

event-rolled = The die shows: { $a }.
event-uses-ring = The One Ring is used.
event-pays-ring =
    { $a_code ->
        [shields] 8 shields and a Ring token are given.
       *[other] { $a } is given to the Ring.
    }
event-ring-fails =
    { $a_code ->
        [shields] The attempt fails; 3 shields are taken back.
       *[other] The attempt fails; { $a } returns.
    }
event-calls-gandalf = Gandalf is called: { $a }.
