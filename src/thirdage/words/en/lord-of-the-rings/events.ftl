### What happened

## The journey

event-arrives = You come to { $a }.
event-hobbit-dealt = { $b } plays { $a }.
event-turn =
    { $together ->
       *[no] Turn { $a }: { $b } is the active hobbit.
        [yes] Turn { $a }: { $b }.
    }
event-tile = Tile: { $a }.
event-event = Event { $b }: { $a }
event-scenario-ends = The scenario { $a } is over.
event-new-bearer = { $a } is the new Ring-bearer.
event-mount-doom = Mount Doom is reached!
event-attempts = { $a } tries to throw the Ring into the fire.
event-ring-destroyed = The Ring is destroyed! Score: { $a }.
event-lost =
    { $a_code ->
        [met-sauron]
            { $together ->
               *[no] Sauron has taken the One Ring. Score: { $b }.
                [yes] The Ring-bearer has met Sauron, or nobody is left: the game is lost. Score: { $b }.
            }
        [cannot-pay]
            { $together ->
               *[no] You cannot pay: the game is lost. Score: { $b }.
                [yes] The Ring-bearer cannot pay, or nobody is left: the game is lost. Score: { $b }.
            }
       *[sixth-event] Sauron has come first: the game is lost. Score: { $b }.
    }
event-eliminated =
    { $b_code ->
        [met-sauron] { $a } has met Sauron and is out of the game.
       *[cannot-pay] { $a } cannot pay and is out of the game.
    }
event-conceded =
    { $together ->
       *[no] The player gives up. Score: { $a }.
        [yes] { $b } gives up. Score: { $a }.
    }

## The corruption line

event-corruption =
    { $together ->
       *[no] The One Ring moves { $a } towards the dark, to space { $b }.
        [yes] { $c } moves { $a } towards the dark, to space { $b }.
    }
event-heals =
    { $together ->
       *[no] The One Ring moves { $a } towards the light, to space { $b }.
        [yes] { $c } moves { $a } towards the light, to space { $b }.
    }
event-sauron-moves = Sauron moves { $a }, to space { $b }.

## Cards

event-draws =
    { $together ->
       *[no] Card drawn: { $a }.
        [yes] You draw: { $a }.
    }
event-draws-unseen = { $a } draws cards: { $b }.
event-reveals = Card revealed: { $a }.
event-discards =
    { $together ->
       *[no] Card discarded: { $a }.
        [yes] { $b } discards { $a }.
    }
event-plays =
    { $together ->
       *[no] Card played: { $a }.
        [yes] { $b } plays { $a }.
    }
event-plays-yellow =
    { $together ->
       *[no] { $a } is used.
        [yes] { $b } uses { $a }.
    }
event-leaves-out = Left out: { $a }.
event-takes-features =
    { $together ->
       *[no] Cards taken: { $all }.
        [yes] You are dealt: { $all }.
    }
event-dealt-features = { $a } is dealt Feature cards: { $b }.
event-gains-card =
    { $together ->
       *[no] Card gained: { $a }.
        [yes] { $b } gains { $a }.
    }
event-is-given = { $a } is given { $b }.
event-passes-card = { $a } passes a card to { $b }.
event-passed = The card passed: { $a }.
event-features-leave = The Feature cards not yet gained leave the game.
event-reshuffled = The discarded Hobbit cards become a new deck.
event-no-cards-left = There are no Hobbit cards left.
event-fatty-draws = Fatty draws two Hobbit cards.
event-passes =
    { $together ->
       *[no] No card is played.
        [yes] { $a } plays no card.
    }

## Markers, shields, tokens

event-advances = { $a } moves to space { $b }.
event-gains-shields =
    { $together ->
       *[no]
            { $a ->
                [one] 1 shield received.
               *[other] { $a } shields received.
            }
        [yes]
            { $a ->
                [one] { $b } receives 1 shield.
               *[other] { $b } receives { $a } shields.
            }
    }
event-pays-shields =
    { $together ->
       *[no]
            { $a ->
                [one] 1 shield paid.
               *[other] { $a } shields paid.
            }
        [yes]
            { $a ->
                [one] { $b } pays 1 shield.
               *[other] { $b } pays { $a } shields.
            }
    }
event-gains-token =
    { $together ->
       *[no] { $a } received.
        [yes] { $b } receives: { $a }.
    }
event-pays-token =
    { $together ->
       *[no] { $a } discarded.
        [yes] { $b } discards: { $a }.
    }
event-pledges = { $a } pledges: { $b } ×{ $c }.
event-not-paid = It is not enough; nothing more is paid.
event-exchanges =
    { $a ->
        [one] Merry exchanges 1 shield for a wild token.
       *[other] Merry exchanges { $a } shields for a wild token.
    }

## The die, the Ring, Gandalf

event-rolled =
    { $together ->
       *[no] The die shows: { $a }.
        [yes] { $b } rolls: { $a }.
    }
event-uses-ring =
    { $together ->
       *[no] The One Ring is used.
        [yes] { $a } uses the One Ring.
    }
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
event-calls-gandalf =
    { $together ->
       *[no] Gandalf is called: { $a }.
        [yes] { $b } calls Gandalf: { $a }.
    }
