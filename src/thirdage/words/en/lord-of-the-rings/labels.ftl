### Labels of the screens

label-turn = Turn { $turn }
label-event = Event { $box }/{ $last }
label-score = Score so far { $score }
label-corruption = Corruption
label-spaces = (o One Ring { $ring }, S Sauron { $sauron })
label-fellowship = Fellowship (* active, ° may not be active)
label-shields = Shields: { $number }
label-hand = Cards: { $number }
label-lines = Lines
label-tile = Tile: { $tile }
label-rolled = The die shows: { $face }
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
choice-sauron = Sauron starts on
choice-sauron-15 = 15 (standard)
choice-sauron-12 = 12 (harder)
choice-solo-removed-cards = Feature cards removed unseen at set-up
choice-solo-removed-cards-two-each = two of each deck
choice-solo-removed-cards-two-total = two in all
choice-solo-elrond = Feature cards at Elrond and Galadriel
choice-solo-elrond-choose = choose eight
choice-solo-elrond-random = eight at random
choice-solo-ring-bearer-draw = Two cards after each scenario
choice-solo-ring-bearer-draw-yes = yes
choice-solo-ring-bearer-draw-no = no
choice-end-order = At the end of a scenario
choice-end-order-ring-bearer-first = the two cards first
choice-end-order-tokens-first = the life tokens first
choice-frodo-white-features = Frodo's white Feature cards are jokers
choice-frodo-white-features-no = no
choice-frodo-white-features-yes = yes
