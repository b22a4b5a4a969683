### What the player is asked; the attributes name options

## Locations

ask-preparations =
    { $together ->
       *[no] Preparations: do you roll the die, take its effect, and draw 4 Hobbit cards?
        [yes] Preparations: do you roll the die and take its effect, so that 4 Hobbit cards can be given out?
    }
    .no = No preparations
    .roll =
        { $together ->
           *[no] Roll, then draw 4 cards
            [yes] Roll, then give out 4 cards
        }
ask-give-card = Which card do you give to somebody, or keep?
ask-give-to = Who gets { $a }?
ask-nazgul-appears =
    { $together ->
       *[no] Nazgûl appears: do you discard 2 hiding symbols?
        [yes] Nazgûl appears: do you alone discard 2 hiding symbols for all?
    }
    .pay = Discard 2 hiding symbols
    .no = No: Sauron moves 1
ask-leave-out =
    You take eight of these cards. Which do you leave out?{ $a ->
        [0] { "" }
       *[other] { " " }({ $a } to go)
    }
ask-council =
    { $together ->
       *[no] Council: discard a card for each hobbit of the starting fellowship, then draw as many.
        [yes] Council: which card do you pass to your left?
    }
    .discard = Go on
ask-fellowship-forms =
    { $together ->
       *[no] The Fellowship forms: do you discard a friendship symbol for { $c }?
        [yes] The Fellowship forms: do you discard a friendship symbol?
    }
    .pay = Discard a friendship or a joker symbol
    .roll = Roll the die
ask-recovery =
    { $together ->
       *[no] Recovery: do you pay 2 shields for { $a }?
        [yes] Recovery: do you pay 2 shields?
    }
    .no = No
    .cards = 2 shields: draw 2 Hobbit cards
    .heal =
        { $together ->
           *[no] 2 shields: heal 1
            [yes] 2 shields: heal 1
        }
ask-galadriels-test =
    { $together ->
       *[no] Test of Galadriel: do you discard a joker symbol for { $c }?
        [yes] Test of Galadriel: do you discard a joker symbol?
    }
    .pay = Discard a joker symbol
    .roll = Roll the die

## Turns

ask-first-active = Which hobbit is the first active one in this scenario?
ask-active = Which hobbit is the active one in the next turn?
ask-next-tile = An event tile is revealed next.
    .reveal = Reveal the tile
ask-carry-out-tile = The revealed tile is carried out.
    .carry-out = Carry it out
    .avoid = Discard what the tile shows instead
ask-avoid-three-cards = Instead of the event: how many of the 3 cards do you give? ({ $b } to go)
    .none = I give nothing
ask-avoid-three-items = Instead of the event: which of a card, a life token and a shield do you give?
    .none = I give nothing
ask-eye = The Eye: do you move 2 towards the dark, so that Sauron stays?
    .corruption = I move 2 towards the dark
    .sauron = Not I: Sauron moves 1
ask-action = What is your action?
    .play = Play one or two cards
    .draw = Draw 2 Hobbit cards
    .heal =
        { $together ->
           *[no] Heal 1
            [yes] Heal 1
        }
    .pass = Play no card
ask-first-card = Which card do you play?
ask-second-card = Which card do you play as the second?
    .stop = No second card
ask-line = Which marker advances?
    .pay = Keep both jokers to pay with
ask-wild-token = Do you exchange the shields just received for a wild life token?

## Interrupts that cost something

option-use-ring = Use the One Ring
option-foresight = Gandalf: Foresight (5 shields)
option-magic = Gandalf: Magic (5 shields)
option-healing = Gandalf: Healing (5 shields)
option-guidance = Gandalf: Guidance (5 shields)
option-persistence = Gandalf: Persistence (5 shields)
option-next = Not I: the others are asked
option-floor = Ask the others whether they do something first
ask-floor = You have the floor: do you do something first?
    .nothing = I do nothing
ask-who-heals = Who moves towards the light?
ask-who-draws = Who draws Hobbit cards?
ask-who-looks = Who looks at the tiles?
ask-who-passes = Miruvor: who may pass a card?
ask-passes-to = To whom do you pass a card?
    .keep = To nobody
ask-passes = Which card do you pass?
ask-foresight-order = Which tile lies next from the top?
ask-ring-price = What do you give to use the One Ring?
    .shields = 8 shields and a Ring token

## Paying and rolling

ask-pay =
    Which cards do you discard for their symbols?{ $a ->
        [0] { "" }
       *[other] { " " }({ $a } to go)
    }
ask-discard =
    Which cards do you discard?{ $a ->
        [0] { "" }
       *[other] { " " }({ $a } to go)
    }
ask-token =
    { $a_code ->
        [any] Which life token do you discard?
       *[other] Which life token do you discard for the { $a }?
    }
ask-before-discard = You must discard cards.
    .discard = Discard
ask-roll =
    { $count ->
        [0] The die must be rolled.
       *[other] The die must be rolled for { $a }.
    }
    .roll = Roll
ask-rolled = The roll takes effect.
    .suffer = Take the effect

## The end of a scenario

ask-life-tokens =
    { $together ->
       *[no] Each hobbit needs a Ring, a Heart and a Sun token; each missing one is corruption 1.
        [yes] You need a Ring, a Heart and a Sun token, Merry only two of them; each missing one is corruption 1.
    }
    .check = Count the tokens
ask-attempt =
    { $together ->
       *[no] Mount Doom: which hobbit rolls next?
        [yes] Mount Doom: you roll.
    }

## Events

ask-event = The event marker has moved. The event follows.
    .carry-out = Carry the event out
ask-speak-friend =
    { $together ->
       *[no] Speak, friend, and enter: do you discard a friendship and a joker symbol?
        [yes] Speak, friend, and enter: which of a friendship and a joker symbol do you give?
    }
    .pay = Discard the symbols
    .no = No: Sauron moves 1
    .none = I give nothing
ask-watcher =
    { $together ->
       *[no] Watcher in the water: do you discard a hiding symbol for { $c }?
        [yes] Watcher in the water: do you discard a hiding symbol?
    }
    .pay = Discard a hiding symbol
    .roll = Roll the die
ask-stone = Stone in the well: do you discard two symbols like the revealed card ({ $a })?
    .pay = Discard the symbols, gain the Pipe
    .no = No: Sauron moves 1, and the next event follows
ask-orcs-attack =
    { $together ->
       *[no] Orcs attack: do you discard 5 fighting symbols?
        [yes] Orcs attack: how many of the 5 fighting symbols do you give? ({ $b } to go)
    }
    .pay = Discard the symbols
    .no = No: Sauron moves 2
    .none = I give nothing
ask-fly-you-fools =
    { $together ->
       *[no] Fly, you fools! What do you choose?
        [yes] Fly, you fools! Do you move 3 towards the dark, so that nobody must roll?
    }
    .corruption =
        { $together ->
           *[no] Corruption 3
            [yes] I move 3 towards the dark
        }
    .roll =
        { $together ->
           *[no] Roll for each hobbit
            [yes] Not I: everybody rolls
        }
ask-wormtongue =
    { $together ->
       *[no] Wormtongue unmasked: do you discard a friendship and a fighting symbol?
        [yes] Wormtongue unmasked: do you alone discard a friendship and a fighting symbol?
    }
    .pay = Discard the symbols
    .no = No: the Feature cards not yet gained leave the game
ask-orthanc = Fire of Orthanc: do you discard two symbols like the revealed card ({ $a })?
    .pay = Discard the symbols
    .no =
        { $together ->
           *[no] No: roll for each hobbit
            [yes] No: everybody rolls
        }
ask-storm =
    { $together ->
       *[no] Orcs storm forward: do you discard a Heart, a Sun and a Ring token?
        [yes] Orcs storm forward: which of a Heart, a Sun and a Ring token do you give?
    }
    .pay = Discard the tokens
    .no = No: Sauron moves 2
    .none = I give nothing
ask-gollum-appears =
    { $together ->
       *[no] Gollum: do you discard 7 shields?
        [yes] Gollum: how many of the 7 shields do you give? ({ $b } to go)
    }
    .pay =
        { $together ->
           *[no] 7 shields: gain Gollum and draw 2 cards for each other hobbit
            [yes] 7 shields: gain Gollum
        }
    .no = No
    .none = I give nothing
ask-faces =
    { $together ->
       *[no] Faces of the dead: what do you discard for { $c }?
        [yes] Faces of the dead: what do you discard?
    }
    .joker = A joker symbol
    .shields = 3 shields
    .cannot =
        { $together ->
           *[no] Neither is possible: the game is lost
            [yes] Neither is possible: you are out of the game
        }
ask-pool =
    { $together ->
       *[no] The forbidden pool: do you discard 5 shields?
        [yes] The forbidden pool: do you alone discard 5 shields?
    }
    .pay =
        { $together ->
           *[no] 5 shields: draw a card for each hobbit
            [yes] 5 shields: everybody draws a card
        }
    .no = No: Sauron moves 2
ask-nazgul-search = The Lord of the Nazgûl searches: do you discard three symbols like the revealed card ({ $a })?
    .pay =
        { $together ->
           *[no] Discard the symbols, heal 1
            [yes] Discard the symbols, heal 1
        }
    .no =
        { $together ->
           *[no] No: roll for each hobbit
            [yes] No: everybody rolls
        }
ask-shelob-appears = Shelob appears: what do you choose?
    .roll = Roll twice
    .sauron = Sauron moves 2
ask-shelob-attacks =
    { $together ->
       *[no] Shelob attacks: do you discard 7 fighting symbols?
        [yes] Shelob attacks: how many of the 7 fighting symbols do you give? ({ $b } to go)
    }
    .pay = Discard the symbols
    .no = No: Sauron moves 3
    .none = I give nothing
ask-sam-saves-frodo =
    { $together ->
       *[no] Sam saves Frodo: do you pay 3 shields for { $a }?
        [yes] Sam saves Frodo: do you pay 3 shields?
    }
    .no = No
    .cards = 3 shields: draw 2 Hobbit cards
    .heal =
        { $together ->
           *[no] 3 shields: heal 1
            [yes] 3 shields: heal 1
        }
ask-nazgul-attacks =
    { $together ->
       *[no] The Lord of the Nazgûl attacks: do you discard Éowyn?
        [yes] The Lord of the Nazgûl attacks: do you hold Éowyn, and discard her?
    }
    .pay =
        { $together ->
           *[no] Discard Éowyn, draw a card for each hobbit
            [yes] Discard Éowyn: everybody draws a card
        }
    .roll =
        { $together ->
           *[no] Roll for each hobbit
            [yes] No: everybody rolls
        }
ask-pelennor =
    { $together ->
       *[no] Battle of the Pelennor Fields: do you discard a Heart token for { $a }?
        [yes] Battle of the Pelennor Fields: do you discard a Heart token?
    }
    .pay = Discard a Heart token
    .roll = Roll, then discard 2 cards
ask-mouth =
    { $together ->
       *[no] Mouth of Sauron: do you discard a Sun token for { $a }?
        [yes] Mouth of Sauron: do you discard a Sun token?
    }
    .pay = Discard a Sun token
    .roll = Roll, then discard 2 cards
ask-dark-forces =
    { $together ->
       *[no] Surrounded by dark forces: do you discard 7 cards?
        [yes] Surrounded by dark forces: how many of the 7 cards do you give? ({ $b } to go)
    }
    .pay = Discard 7 cards
    .no = No: Sauron moves 3
    .none = I give nothing

## Chance

ask-hobbit-card = The next Hobbit card
ask-hobbit = The next hobbit dealt
ask-feature-card = The next Feature card
ask-removed-card = The deck from which a card is removed unseen
ask-tile = The next event tile
ask-foresight-tile = The tile seen with Foresight
ask-big-shield = The value of the big shield
ask-die = The die
