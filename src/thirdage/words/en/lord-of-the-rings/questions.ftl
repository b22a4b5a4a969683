### What the player is asked; the attributes name options

## Locations

ask-preparations = Preparations: do you roll the die, take its effect, and draw 4 Hobbit cards?
    .no = No preparations
    .roll = Roll, then draw 4 cards
ask-nazgul-appears = Nazgûl appears: do you discard 2 hiding symbols?
    .pay = Discard 2 hiding symbols
    .no = No: Sauron moves 1
ask-leave-out = You take eight of these cards. Which do you leave out? ({ $a } to go)
ask-council = Council: discard a card for each hobbit of the starting fellowship, then draw as many.
    .discard = Go on
ask-fellowship-forms = The Fellowship forms: do you discard a friendship symbol for this hobbit?
    .pay = Discard a friendship or a joker symbol
    .roll = Roll the die
ask-recovery = Recovery: do you pay 2 shields for this hobbit?
    .no = No
    .cards = 2 shields: draw 2 Hobbit cards
    .heal = 2 shields: heal 1
ask-galadriels-test = Test of Galadriel: do you discard a joker symbol for this hobbit?
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
ask-action = What is your action?
    .play = Play one or two cards
    .draw = Draw 2 Hobbit cards
    .heal = Heal 1
    .pass = Play no card
ask-first-card = Which card do you play?
ask-second-card = Which card do you play as the second?
    .stop = No second card
ask-line = Which marker advances?
ask-wild-token = Do you exchange the shields just received for a wild life token?

## Interrupts that cost something

option-use-ring = Use the One Ring
option-foresight = Gandalf: Foresight (5 shields)
option-magic = Gandalf: Magic (5 shields)
option-healing = Gandalf: Healing (5 shields)
option-guidance = Gandalf: Guidance (5 shields)
option-persistence = Gandalf: Persistence (5 shields)
ask-foresight-order = Which tile lies next from the top?
ask-ring-price = What do you give to use the One Ring?
    .shields = 8 shields and a Ring token

## Paying and rolling

ask-pay = Which cards do you discard for their symbols? ({ $a } to go)
ask-discard = Which cards do you discard? ({ $a } to go)
ask-token =
    { $a_code ->
        [any] Which life token do you discard?
       *[other] Which life token do you discard for { $a }?
    }
ask-before-discard = You must discard cards.
    .discard = Discard
ask-roll = The die must be rolled.
    .roll = Roll
ask-rolled = The roll takes effect.
    .suffer = Take the effect

## The end of a scenario

ask-life-tokens = Each hobbit needs a Ring, a Heart and a Sun token; each missing one is corruption 1.
    .check = Count the tokens
ask-attempt = Mount Doom: which hobbit rolls next?

## Events

ask-event = The event marker has moved. The event follows.
    .carry-out = Carry the event out
ask-speak-friend = Speak, friend, and enter: do you discard a friendship and a joker symbol?
    .pay = Discard the symbols
    .no = No: Sauron moves 1
ask-watcher = Watcher in the water: do you discard a hiding symbol for this hobbit?
    .pay = Discard a hiding symbol
    .roll = Roll the die
ask-stone = Stone in the well: do you discard two symbols like the revealed card ({ $a })?
    .pay = Discard the symbols, gain the Pipe
    .no = No: Sauron moves 1, and the next event follows
ask-orcs-attack = Orcs attack: do you discard 5 fighting symbols?
    .pay = Discard the symbols
    .no = No: Sauron moves 2
ask-fly-you-fools = Fly, you fools! What do you choose?
    .corruption = Corruption 3
    .roll = Roll for each hobbit
ask-wormtongue = Wormtongue unmasked: do you discard a friendship and a fighting symbol?
    .pay = Discard the symbols
    .no = No: the Feature cards not yet gained leave the game
ask-orthanc = Fire of Orthanc: do you discard two symbols like the revealed card ({ $a })?
    .pay = Discard the symbols
    .no = No: roll for each hobbit
ask-storm = Orcs storm forward: do you discard a Heart, a Sun and a Ring token?
    .pay = Discard the tokens
    .no = No: Sauron moves 2
ask-gollum-appears = Gollum: do you discard 7 shields?
    .pay = 7 shields: gain Gollum and draw 2 cards for each other hobbit
    .no = No
ask-faces = Faces of the dead: what do you discard for this hobbit?
    .joker = A joker symbol
    .shields = 3 shields
    .cannot = Neither is possible: the game is lost
ask-pool = The forbidden pool: do you discard 5 shields?
    .pay = 5 shields: draw a card for each hobbit
    .no = No: Sauron moves 2
ask-nazgul-search = The Lord of the Nazgûl searches: do you discard three symbols like the revealed card ({ $a })?
    .pay = Discard the symbols, heal 1
    .no = No: roll for each hobbit
ask-shelob-appears = Shelob appears: what do you choose?
    .roll = Roll twice
    .sauron = Sauron moves 2
ask-shelob-attacks = Shelob attacks: do you discard 7 fighting symbols?
    .pay = Discard the symbols
    .no = No: Sauron moves 3
ask-sam-saves-frodo = Sam saves Frodo: do you pay 3 shields for this hobbit?
    .no = No
    .cards = 3 shields: draw 2 Hobbit cards
    .heal = 3 shields: heal 1
ask-nazgul-attacks = The Lord of the Nazgûl attacks: do you discard Éowyn?
    .pay = Discard Éowyn, draw a card for each hobbit
    .roll = Roll for each hobbit
ask-pelennor = Battle of the Pelennor Fields: do you discard a Heart token for this hobbit?
    .pay = Discard a Heart token
    .roll = Roll, then discard 2 cards
ask-mouth = Mouth of Sauron: do you discard a Sun token for this hobbit?
    .pay = Discard a Sun token
    .roll = Roll, then discard 2 cards
ask-dark-forces = Surrounded by dark forces: do you discard 7 cards?
    .pay = Discard 7 cards
    .no = No: Sauron moves 3

## Chance

ask-hobbit-card = The next Hobbit card
ask-feature-card = The next Feature card
ask-removed-card = The deck from which a card is removed unseen
ask-tile = The next event tile
ask-foresight-tile = The tile seen with Foresight
ask-big-shield = The value of the big shield
ask-die = The die
