### Names of places, hobbits, pieces and events

## Who plays

side-fellowship = Fellowship
side-first = First player
side-second = Second player
side-third = Third player
side-fourth = Fourth player
side-fifth = Fifth player

## Places

region-bag-end = Bag End
region-rivendell = Rivendell
region-moria = Moria
region-lothlorien = Lothlórien
region-helms-deep = Helm's Deep
region-shelobs-lair = Shelob's Lair
region-mordor = Mordor

## Hobbits and what they can do

character-frodo = Frodo
character-sam = Sam
character-pippin = Pippin
character-merry = Merry
character-fatty = Fatty
about-frodo =
    { $together ->
       *[no] While Frodo is active, his white Hobbit cards may be used as jokers.
        [yes] Frodo may use his white Hobbit cards as jokers.
    }
about-sam =
    { $together ->
       *[no] While Sam is active, each roll costs at most 1 corruption or 1 card.
        [yes] Each roll costs Sam at most 1 corruption or 1 card.
    }
about-pippin =
    { $together ->
       *[no] While Pippin is active, you may play two cards of any colours.
        [yes] Pippin may play two cards of any colours.
    }
about-merry =
    { $together ->
       *[no] While Merry is active, 1 or 2 shields received at once may be exchanged for a wild life token, which counts as any one type.
        [yes] At the end of a scenario Merry needs only two different life tokens.
    }
about-fatty =
    { $together ->
       *[no] After each scenario draw 2 Hobbit cards while Fatty is in the fellowship. He is never chosen as the active hobbit; if he is the only one left, draw 1 Hobbit card at the end of his turn.
        [yes] After each scenario Fatty draws 2 Hobbit cards.
    }

## Activities and life tokens

word-fighting = Fighting
word-travelling = Travelling
word-hiding = Hiding
word-friendship = Friendship
word-joker = Joker
word-ring = Ring token
word-heart = Heart token
word-sun = Sun token
word-wild = Wild token
word-any-card = Card
word-any-token = Life token
word-shield = Shield
word-big-shield = Big shield
word-die = Die
word-heal = Heal 1
word-shields = 8 shields and a Ring token
word-draw = draw 2 Hobbit cards
word-line = move a marker
word-card = play a card
word-gandalf = call Gandalf
word-give = give a hobbit to the Ring
word-active = make a hobbit active
word-white = white
word-grey = grey
word-yellow = yellow

## The die

face-one = one dot
face-two = two dots
face-three = three dots
face-cards = two cards
face-eye = the Eye
face-blank = a blank side

## Event tiles

tile-sundial = Sundial
tile-three-cards = Sundial with three cards
tile-three-items = Sundial with card, life token and shield
tile-corruption = Ring with a dot
tile-sauron = Eye of Sauron
tile-tile = face-down tile

## Events

word-speak-friend = Speak, friend, and enter
word-watcher = Watcher in the water
word-stone = Stone in the well
word-trapped = Trapped?
word-orcs-attack = Orcs attack
word-fly-you-fools = Fly, you fools!
word-wormtongue = Wormtongue unmasked
word-riders = Riders of Rohan
word-gate = Orcs attack the gate
word-orthanc = Fire of Orthanc
word-storm = Orcs storm forward
word-conquer = Orcs conquer Helm's Deep
word-gollum-appears = Gollum
word-faces = Faces of the dead
word-pool = The forbidden pool
word-nazgul-search = The Lord of the Nazgûl searches for the Ring
word-shelob-appears = Shelob appears
word-shelob-attacks = Shelob attacks
word-sam-saves-frodo = Sam saves Frodo
word-nazgul-attacks = The Lord of the Nazgûl attacks
word-pelennor = Battle of the Pelennor Fields
word-mouth = Mouth of Sauron
word-dark-forces = Surrounded by dark forces
word-ring-is-mine = The Ring is mine!

## What the events do

box-speak-friend =
    { $together ->
       *[no] Discard a friendship and a joker symbol, otherwise Sauron moves 1.
        [yes] The group discards a friendship and a joker symbol, otherwise Sauron moves 1.
    }
box-watcher =
    { $together ->
       *[no] For each hobbit: discard a hiding symbol, or roll.
        [yes] Each player: discard a hiding symbol, or roll.
    }
box-stone =
    { $together ->
       *[no] Reveal a Hobbit card. Discard two symbols like it and gain the Pipe; otherwise Sauron moves 1 and the next event follows at once.
        [yes] Reveal a Hobbit card. The active player discards two symbols like it and gains the Pipe; otherwise Sauron moves 1 and the next event follows at once.
    }
box-trapped =
    { $together ->
       *[no] Unless Travelling and Hiding are complete, Sauron moves 2 and you roll.
        [yes] Unless Travelling and Hiding are complete, Sauron moves 2 and the Ring-bearer rolls.
    }
box-orcs-attack =
    { $together ->
       *[no] Discard 5 fighting symbols, otherwise Sauron moves 2.
        [yes] The group discards 5 fighting symbols, otherwise Sauron moves 2.
    }
box-fly-you-fools =
    { $together ->
       *[no] Corruption 3, otherwise roll for each hobbit.
        [yes] One player takes corruption 3, otherwise each player rolls.
    }
box-wormtongue =
    { $together ->
       *[no] Discard a friendship and a fighting symbol, otherwise the Feature cards of Helm's Deep not yet gained leave the game.
        [yes] One player discards a friendship and a fighting symbol, otherwise the Feature cards of Helm's Deep not yet gained leave the game.
    }
box-riders =
    { $together ->
       *[no] If Friendship is complete, gain the Riders of Rohan; otherwise Sauron moves 1 and you roll.
        [yes] If Friendship is complete, the active player gains the Riders of Rohan; otherwise Sauron moves 1 and the Ring-bearer rolls.
    }
box-gate =
    { $together ->
       *[no] If Travelling has reached space 5, draw a Hobbit card for each hobbit; otherwise Sauron moves 2.
        [yes] If Travelling has reached space 5, each player draws a Hobbit card; otherwise Sauron moves 2.
    }
box-orthanc =
    { $together ->
       *[no] Reveal a Hobbit card. Discard two symbols like it, otherwise roll for each hobbit.
        [yes] Reveal a Hobbit card. The active player discards two symbols like it, otherwise each player rolls.
    }
box-storm =
    { $together ->
       *[no] Discard a Heart, a Sun and a Ring token, otherwise Sauron moves 2.
        [yes] The group discards a Heart, a Sun and a Ring token, otherwise Sauron moves 2.
    }
box-conquer =
    { $together ->
       *[no] Sauron moves 2. Unless Travelling is complete, also roll twice.
        [yes] Sauron moves 2. Unless Travelling is complete, the Ring-bearer also rolls twice.
    }
box-gollum-appears =
    { $together ->
       *[no] You may discard 7 shields to gain Gollum and draw 2 Hobbit cards for each hobbit other than the active one.
        [yes] The group may discard 7 shields: the active player gains Gollum, each other player draws 2 Hobbit cards.
    }
box-faces =
    { $together ->
       *[no] For each hobbit: discard a joker symbol or 3 shields. If you can do neither, the game is lost.
        [yes] Each player: discard a joker symbol or 3 shields. Whoever can do neither is out of the game.
    }
box-pool =
    { $together ->
       *[no] Discard 5 shields and draw a Hobbit card for each hobbit; otherwise Sauron moves 2.
        [yes] One player discards 5 shields, and each player draws a Hobbit card; otherwise Sauron moves 2.
    }
box-nazgul-search =
    { $together ->
       *[no] Reveal a Hobbit card. Discard three symbols like it and heal 1, otherwise roll for each hobbit.
        [yes] Reveal a Hobbit card. The Ring-bearer discards three symbols like it and heals 1, otherwise each player rolls.
    }
box-shelob-appears =
    { $together ->
       *[no] Roll twice, or Sauron moves 2.
        [yes] The active player rolls twice, or Sauron moves 2.
    }
box-shelob-attacks =
    { $together ->
       *[no] Discard 7 fighting symbols, otherwise Sauron moves 3.
        [yes] The group discards 7 fighting symbols, otherwise Sauron moves 3.
    }
box-sam-saves-frodo =
    { $together ->
       *[no] For each hobbit you may discard 3 shields to draw 2 Hobbit cards or to heal 1.
        [yes] Each player may discard 3 shields to draw 2 Hobbit cards or to heal 1.
    }
box-nazgul-attacks =
    { $together ->
       *[no] Discard Éowyn and draw a Hobbit card for each hobbit; otherwise roll for each hobbit.
        [yes] Whoever holds Éowyn may discard her, and each player draws a Hobbit card; otherwise each player rolls.
    }
box-pelennor =
    { $together ->
       *[no] For each hobbit: discard a Heart token, or roll and then discard 2 cards.
        [yes] Each player: discard a Heart token, or roll and then discard 2 cards.
    }
box-mouth =
    { $together ->
       *[no] For each hobbit: discard a Sun token, or roll and then discard 2 cards.
        [yes] Each player: discard a Sun token, or roll and then discard 2 cards.
    }
box-dark-forces =
    { $together ->
       *[no] Discard 7 cards, otherwise Sauron moves 3.
        [yes] The group discards 7 cards, otherwise Sauron moves 3.
    }
box-ring-is-mine = Sauron takes the Ring: the game is lost.
