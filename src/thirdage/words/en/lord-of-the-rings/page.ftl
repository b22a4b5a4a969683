### Texts of the page for this game

## Boards

page-board = Board
page-main-board = Main board
page-journey = The journey
page-line = { $line }: space { $here } of { $last }; next: { $next }
page-line-complete = complete
page-corruption-line = Corruption line: the One Ring on { $ring }, Sauron on { $sauron }, { $apart } apart
page-events = Events
page-revealed = Revealed: { $card }
page-place-bag-end = Cards for the road are drawn. Whoever prepares well takes more, and takes a risk.
page-place-rivendell = Friends and gifts join the fellowship; then it forms, hobbit by hobbit.
page-place-lothlorien = Rest under golden leaves, and Galadriel puts each hobbit to the test.

## Beside the boards

page-company = Fellowship, shields and tiles
page-hobbits = Hobbits
page-hobbit-active = active
page-hobbit-gone = given to the Ring
page-hobbit-banned = may not be active here
page-hobbit-tried = has tried
page-short-frodo = white cards are jokers
page-short-sam = a roll costs at most 1
page-short-pippin = two cards of any colours
page-short-merry = shields for a wild token
page-short-fatty = 2 cards after a scenario
page-stores = Shields and life tokens
page-tokens-missing =
    { $count ->
        [0] No life token is missing.
        [one] One life token is missing: corruption 1 at the end.
       *[other] { $count } life tokens are missing: corruption { $count } at the end.
    }
page-tiles-left = Event tiles left: { $count }
page-tiles-next = Next:
page-piles = Piles
page-tab-company = Hobbits
page-tab-tiles = Tiles
page-hand-watched = Hand

## Acting

page-besides = or first:
page-do-this = Do this
page-can-choose = can be chosen now
page-ring-about = The One Ring moves 1 towards the dark. Then give a hobbit who is not active, or 8 shields and a Ring token, and roll: one to three dots move a marker so far, without what lies on the way; the Eye moves Sauron and two cards are discarded, then roll again; blank: the attempt fails.
page-ring-fatal = The One Ring would meet Sauron: the game would be lost.
page-line-way = { $line }: { $from } → { $to }
page-chance-activity = Chance of an activity tile: { $chance }.
page-more-options = Where the rules can be read in two ways

## Several players

page-players = Players
page-player-bearer = Ring-bearer
page-player-asked = is asked
page-player-floor = has the floor
page-player-out = out of the game
page-player-corruption = Corruption
page-player-cards = Cards
page-player-known = Cards that you know there: { $cards }
page-group-pays = The group pays:
page-player-pays = { $player } pays:
page-lanes-sauron = Corruption line: Sauron on { $sauron }.
page-lane =
    { $bearer ->
        [yes] { $hobbit }, Ring-bearer, on { $space }, { $apart } apart.
       *[no] { $hobbit } on { $space }, { $apart } apart.
    }
page-lane-out = { $hobbit } is out of the game.
page-ring-about-together = The Ring-bearer, once in each scenario: roll the die and take its effect. Then a marker moves: 4 spaces, less one for each symbol on the die; what lies on the way is not taken.

## The end

page-ended-by-ring-destroyed = The One Ring has gone into the fire.
page-ended-by-met-sauron = Sauron has taken the One Ring.
page-ended-by-cannot-pay = What was demanded could not be paid.
page-ended-by-sixth-event = Sauron has been quicker.
page-ended-by-concession = You have given up.
page-chart-line = The One Ring and Sauron on the corruption line, turn by turn
page-chart-ring = the One Ring
page-chart-sauron = Sauron
page-again = Once more

## The guide for a first match

page-guide-preparations = The die can cost up to 3 corruption or 2 cards. Four cards are worth the risk, early as it is.
page-guide-leave-out = Jokers and cards with two symbols are the strongest. Yellow cards help once.
page-guide-council = Get rid of what you have too much of.
page-guide-first-active = What each hobbit can do while active stands beside the board.
page-guide-active = No hobbit has two turns running. Choose whose ability helps next.
page-guide-next-tile = Tiles are revealed until an activity comes up. Sundials bring the next event.
page-guide-carry-out-tile = This tile takes effect now.
page-guide-action = Play up to two cards, one white and one grey, or draw two cards, or heal. Touch a lit card to see where it leads; touch it again, or its line, to play it.
page-guide-first-card = Every symbol moves the marker one space; what lies there is yours.
page-guide-second-card = The second card must be of the other colour.
page-guide-line = The lines whose markers can move are lit. Reaching the end of the main one, marked by numbers, ends the scenario.
page-guide-pay = Touch the cards that you discard. Jokers stand for any activity.
page-guide-discard = The cards go to the pile; choose those that help least here.
page-guide-roll = Dots corrupt, the Eye moves Sauron, two cards are discarded, blank is harmless.
page-guide-life-tokens = One of each kind for each hobbit is needed. Then all tokens go back.
page-guide-ring-price = A hobbit who is given away leaves the game, unless the die shows blank.
page-guide-attempt = Each hobbit must roll once, and the Ring must stay short of Sauron.
