### Labels of the screens

label-turn = Turn { $turn }
label-event = Event { $box }/{ $last }
label-score = Score so far { $score }
label-corruption = Corruption
label-spaces =
    { $together ->
       *[no] (o One Ring { $ring }, S Sauron { $sauron })
        [yes] (1 to { $players } hobbits, S Sauron { $sauron })
    }
label-fellowship = Fellowship (* active, ° may not be active)
label-bearer = Ring-bearer
label-out = out of the game
label-shields = Shields: { $number }
label-hand = Cards: { $number }
label-lines = Lines
label-tile = Tile: { $tile }
label-rolled = The die shows: { $face }
label-price = To pay: { $price }
label-offered = Cards to choose from: { $cards }
label-cards = Hand
label-gandalf = Gandalf cards
label-revealed = Tiles revealed
label-gone = Out of the game
label-piles = Hobbit deck { $deck } · tiles { $tiles } · big shields { $shields }
label-start = start
label-no-board = No scenario board is played here.
label-no-cards = You hold no cards.
label-use = Play { $card }

## The options of a new match

choice-hobbits = Hobbits
choice-players = Players
choice-players-solitaire = solitaire
choice-players-2 = two
choice-players-3 = three
choice-players-4 = four
choice-players-5 = five
choice-sauron = Sauron starts on
choice-sauron-15 =
    { $together ->
       *[no] 15 (standard)
        [yes] 15 (for a first game)
    }
choice-sauron-12 =
    { $together ->
       *[no] 12 (harder)
        [yes] 12 (standard)
    }
choice-sauron-10 = 10 (hard)
choice-solo-removed-cards = Feature cards removed unseen at set-up
choice-solo-removed-cards-two-each = two of each deck
choice-solo-removed-cards-two-total = two in all
choice-solo-elrond = Feature cards at Elrond and Galadriel
choice-solo-elrond-choose = choose eight
choice-solo-elrond-random = eight at random
choice-solo-ring-bearer-draw = Two cards after each scenario
choice-solo-ring-bearer-draw-yes = yes
choice-solo-ring-bearer-draw-no = no
choice-ring-bearer-draw = The Ring-bearer draws two cards after a scenario
choice-ring-bearer-draw-always = always
choice-ring-bearer-draw-new = only if he is new
choice-two-player-feature-cards = Feature cards for two players
choice-two-player-feature-cards-four = four each
choice-two-player-feature-cards-all = all are dealt
choice-sam-ring-count = Sam using the Ring
choice-sam-ring-count-symbols = the symbols on the die count
choice-sam-ring-count-damage = what they cost him counts
choice-end-order = At the end of a scenario
choice-end-order-ring-bearer-first =
    { $together ->
       *[no] the two cards first
        [yes] the new Ring-bearer first
    }
choice-end-order-tokens-first = the life tokens first
choice-frodo-white-features = Frodo's white Feature cards are jokers
choice-frodo-white-features-no = no
choice-frodo-white-features-yes = yes
