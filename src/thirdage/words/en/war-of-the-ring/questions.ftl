### What the players are asked; the attributes name options

## The turn

ask-fellowship-phase = Fellowship phase: what do you do? (A name makes that Companion the Guide.)
    .done = Nothing more
    .declare = Declare the Fellowship
    .enter-mordor = Enter Mordor
ask-hunt-dice = How many Action dice do you put into the Hunt Box?
ask-die = Which Action die do you use?
    .ring = Use an Elven Ring first
    .pass = Pass
ask-action = What do you do with this die?
    .move-armies = Move Armies
    .attack = Attack
    .card = Play an Event card
    .draw = Draw an Event card
    .diplomacy = Advance a Nation towards war
    .recruit = Recruit
    .move-fellowship = Move the Fellowship
    .hide = Hide the Fellowship
    .separate = Separate Companions from the Fellowship
    .move-companions = Move Companions on the map
    .move-nazgul = Move Nazgûl and Minions
    .gandalf-white = Bring Gandalf the White into play
    .aragorn = Crown Strider: Aragorn enters play
    .saruman = Bring Saruman into play
    .witch-king = Bring the Witch-king into play
    .mouth-of-sauron = Bring the Mouth of Sauron into play
    .voice-recruit = Voice of Saruman: a Regular in every Isengard Settlement
    .voice-elites = Voice of Saruman: two Regulars in Orthanc become Elites
    .gondor-by-boromir = Boromir: advance Gondor
    .elves-by-legolas = Legolas: advance the Elves
    .dwarves-by-gimli = Gimli: advance the Dwarves
    .discard-a-power-too-great = Discard “{ card-a-power-too-great }” from the table (costs two cards)
    .discard-the-power-of-tom-bombadil = Discard “{ card-the-power-of-tom-bombadil }” from the table (costs two cards)
    .discard-the-palantir-of-orthanc = Discard “{ card-the-palantir-of-orthanc }” from the table
    .discard-denethors-folly = Discard “{ card-denethors-folly }” from the table
    .skip = Discard the die without effect
ask-ring-die = Which die do you change with the Elven Ring?
ask-ring-face = To which result do you turn the die?
ask-free-peoples-action-dice = Action roll of the Free Peoples
ask-shadow-action-dice = Action roll of the Shadow

## Cards

ask-card = Which Event card do you play?
ask-another-card = Which further Character Event card do you play without a die?
ask-deck = From which deck do you draw?
    .character = Character deck
    .strategy = Strategy deck
ask-discard = Your hand is over the limit of six cards: which one do you discard face down?
ask-pay-card = Which card do you discard as payment?
ask-guide-draw = Gandalf the Grey is the Guide: do you draw a card from the deck of the same kind?
ask-lost-card = Which card of the hand is lost at random?
ask-card-roll = Dice rolled for the card
ask-free-peoples-character-draw = Card drawn from the Character deck of the Free Peoples
ask-free-peoples-strategy-draw = Card drawn from the Strategy deck of the Free Peoples
ask-shadow-character-draw = Card drawn from the Character deck of the Shadow
ask-shadow-strategy-draw = Card drawn from the Strategy deck of the Shadow
ask-how-many = How many figures do you recruit?
ask-upgrade = Which Nation's Regular makes way for an Elite?
ask-upgrade-in = In which region does a Regular become an Elite?
ask-victim = Which of your figures is eliminated?
ask-leader = Which Leader in Minas Tirith is eliminated?
ask-die-to-eye = Which unused die do you turn to the Eye?
    .done = No further die
ask-black-captain = The Black Captain: what do you do first?
    .none = Nothing
    .move-nazgul = Move Nazgûl
    .recruit = Recruit two Nazgûl with the Witch-king
ask-move-or-attack = What do you do next?
    .none = Nothing
    .move-armies = Move Armies
    .attack = Attack

## Armies

ask-from = From which region?
    .stop = No further Army
ask-to = To which region?
ask-target = Which region is the target?
ask-march-nation = { $a }: Nations not At War here have no common way. Which of them marches?
ask-who-goes = { $a }: who goes?
ask-figures = { $a }: how many of these figures go?
ask-excess = Too many units in { $a }: which one is removed? ({ $b } to go)
ask-recruit = What do you recruit?
ask-second-recruit = What do you recruit in a second Settlement?
    .none = Nothing more
ask-in = In which region?
ask-unit = { $a }: which unit?
ask-nation = Which Nation?

## Battles

ask-stand = Do you fight in the open or withdraw into the Stronghold?
    .field = Fight in the open
    .siege = Withdraw into the Stronghold
ask-free-peoples-combat-card = Which Combat card do you use? (The Shadow sees only its back.)
    .none = No card
ask-shadow-combat-card = Which Combat card do you use? (The Free Peoples see only its back.)
    .none = No card
    .durins-bane = “{ card-balrog-of-moria }” from the table
ask-free-peoples-combat-roll = Combat roll of the Free Peoples
ask-shadow-combat-roll = Combat roll of the Shadow
ask-free-peoples-leader-reroll = Leader re-roll of the Free Peoples
ask-shadow-leader-reroll = Leader re-roll of the Shadow
ask-free-peoples-special-attack = Additional dice of the Free Peoples Combat card
ask-shadow-special-attack = Additional dice of the Shadow Combat card
ask-casualty = { $a }: which casualty do you take? (Hits to take: { $b }. One removes a Regular or reduces an Elite, two remove an Elite.)
ask-battle = Do you go on with the attack?
    .go-on = Fight another round
    .cease = Cease the attack
ask-retreat = Where does the Army retreat?
    .stay = Do not retreat
    .siege = Withdraw into the Stronghold
ask-extend = Another round costs one Elite reduced to a Regular: of which Nation?
    .no = None, cease the attack
ask-advance = Do you advance into the region of the battle?
ask-white-rider = Does Gandalf the White forfeit his Leadership for this battle, so that the Nazgûl have none?
ask-sorcerer = The Witch-king as Sorcerer: do you draw a card from the deck of the Combat card that you used?
ask-silence = Whose Leadership and abilities are cancelled in this round?
ask-forfeit = Whose Leadership is forfeited?
ask-own-hits = How many hits do you inflict on your own Army?
ask-eliminate = Who is eliminated?
ask-sacrifice = Who dies to cancel hits?
ask-cancel-hits = How many hits are cancelled?

## The Fellowship and the Companions

ask-declare-in = In which region is the Fellowship declared?
ask-reveal-in = To which region do you move the revealed Fellowship?
ask-way = Which Strongholds does the Fellowship pass on its way?
    .clear = None
ask-guide = Who is the Guide of the Fellowship?
ask-separate = Which Companion leaves the Fellowship?
ask-also = Who goes along?
    .no-more = Nobody else
ask-companion = Which Companion moves?
    .done = Nobody else
ask-companions-to = To which region do the Companions go?
ask-separate-or-move = Do you separate Companions or move some on the map?
    .separate = Separate from the Fellowship
    .move = Move on the map
ask-another-way = Gollum is the Guide: what does the Fellowship do?
    .none = Nothing
    .move = Move
    .hide = Hide
ask-gandalf-in = Where does Gandalf the White appear?
ask-fellowship-to = To which adjacent region do you move the Ring-bearers?
ask-lure-of-the-ring = Does the Companion drawn fall, or do the Ring-bearers take his Level in Corruption?
    .ring = Take the Corruption
    .companion = The Companion is eliminated

## The Hunt

ask-hunt-roll = Hunt roll
ask-hunt-reroll = Do you roll the failed Hunt dice again?
ask-hunt-reroll-roll = Re-roll of the Hunt dice
ask-hunt-tile = Hunt tile drawn
ask-tile-die = Die for the damage of the Hunt tile
ask-table-card = Which card on the table do you use?
    .none = None
ask-use-crebain = Do you discard “{ card-flocks-of-crebain }” to add 1 to the Hunt roll?
ask-use-balrog = Do you discard “{ card-balrog-of-moria }” to draw a Hunt tile?
ask-hunt-casualty = How do you take the Hunt damage?
    .ring = All as Corruption
    .guide = Eliminate the Guide
    .random = Eliminate a Companion at random
ask-random-companion = Companion drawn at random
ask-separate-guide = Do you separate the Guide to lower the Hunt damage by 1?
ask-reveal-to-reduce = Does Gollum reveal the Fellowship to lower the Hunt damage by 1?
ask-sorrow-and-toil = { card-worn-with-sorrow-and-toil }: which Character Event card do the Free Peoples lose?
    .none = None
    .hand = A random one of the hand
ask-nazgul-strike = The Nazgûl strike: a Hunt roll, or which card on the table is discarded?
    .none = Nothing
    .hunt = Make a Hunt roll

## Nazgûl and Minions

ask-nazgul = Who flies or moves?
    .done = Nobody else
ask-nazgul-to = To which region?
ask-minion-in = In which region does the Minion enter play?
