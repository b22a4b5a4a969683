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
page-you-play = you: { $player }
page-ask-others = ask the others
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

-guide-pledge = Each of you is asked in turn; nothing is paid unless it is enough in the end.
-guide-volunteer = Whoever pays, pays alone for all; if you decline, the others are asked.
page-guide-preparations = The die can cost up to 3 corruption or 2 cards. Four cards are worth the risk, early as it is.
page-guide-give-card = All of these go into hands, yours too if you like. Everybody sees who gets what; ask who needs which.
page-guide-give-to = You have the last word, and may keep it. Cards help most in the hand of somebody whose turn is near.
page-guide-nazgul-appears =
    { $together ->
       *[no] Hiding moves a marker in Moria too: weigh two such symbols against one step of Sauron.
        [yes] { -guide-volunteer }
    }
page-guide-leave-out = Jokers and cards with two symbols are the strongest. Yellow cards help once.
page-guide-council =
    { $together ->
       *[no] Get rid of what you have too much of.
        [yes] It goes face down: only the two of you will know it. Pass what helps more there, or what you have too much of.
    }
page-guide-fellowship-forms = Moria has no line of friendship, so such a card is well spent here; a joker is dearer than most rolls.
page-guide-recovery = Shields also pay for Gandalf and for events. Heal if Sauron is near; otherwise cards help longer.
page-guide-galadriels-test = A roll costs a space or two as a rule, three at worst. A joker moves any marker and pays for anything.
page-guide-first-active = What each hobbit can do while active stands beside the board.
page-guide-active = No hobbit has two turns running. Choose whose ability helps next.
page-guide-next-tile = Tiles are revealed until an activity comes up. Sundials bring the next event.
page-guide-carry-out-tile = This tile takes effect now.
page-guide-avoid-three-cards = { -guide-pledge }
page-guide-avoid-three-items = { -guide-pledge }
page-guide-eye = One of you may take it for all. Whoever is farthest from Sauron bears it best; if nobody does, Sauron comes nearer to all.
page-guide-action = Play up to two cards, one white and one grey, or draw two cards, or heal. Touch a lit card to see where it leads; touch it again, or its line, to play it.
page-guide-first-card = Every symbol moves the marker one space; what lies there is yours.
page-guide-second-card = The second card must be of the other colour; only Pippin may play any two.
page-guide-line = The lines whose markers can move are lit. Reaching the end of the main one, marked by numbers, ends the scenario.
page-guide-wild-token = A wild token stands for any type that is missing at the end of the scenario, or in an event.
page-guide-floor = It is the decision of somebody else; before it you may play a yellow card, call Gandalf, or use the Ring if you bear it. Most of the time: nothing.
page-guide-who-heals = Whoever meets Sauron is out of the game, and with the Ring-bearer all is lost.
page-guide-who-draws = Cards help most whom they help soon: whoever has few, and whose turn is near.
page-guide-who-looks = Only this player sees the tiles and orders them; he may tell the others about them.
page-guide-who-passes = He chooses the card, and who gets it, unseen by the others.
page-guide-passes-to = Only the two of you will know which card it is. You may also keep everything.
page-guide-passes = Give what helps there more than here.
page-guide-foresight-order = Tiles are revealed until an activity comes up; what lies behind it comes in the next turn.
page-guide-ring-price = A hobbit who is given away leaves the game, unless the die shows blank.
page-guide-pay = Touch the cards that you discard. Jokers stand for any activity.
page-guide-discard = The cards go to the pile; choose those that help least here.
page-guide-token = At the end of a scenario one of each type is needed: give what you have twice.
page-guide-before-discard =
    { $together ->
       *[no] Too few cards, and the match is lost: draw first if you can, by Lembas or Gandalf.
        [yes] Whoever has too few cards is out of the game: draw first if you can, by Lembas or Gandalf.
    }
page-guide-roll = Dots corrupt, the Eye moves Sauron, two cards are discarded, blank is harmless.
page-guide-rolled = The last moment to change it: Mithril ignores a roll, and Gandalf's Healing comes before the effect.
page-guide-life-tokens =
    { $together ->
       *[no] One of each kind for each hobbit is needed. Then all tokens go back.
        [yes] Athelas would ignore all that is missing, once. Then all tokens go back.
    }
page-guide-attempt =
    { $together ->
       *[no] Each hobbit must roll once, and the Ring must stay short of Sauron.
        [yes] If you stay short of Sauron, the Ring is destroyed; otherwise the next player tries.
    }
page-guide-event = Gandalf's Magic, for five shields, would ignore it.
page-guide-speak-friend =
    { $together ->
       *[no] Moria has no line of friendship; the joker is the price. Weigh it against a step of Sauron.
        [yes] { -guide-pledge }
    }
page-guide-watcher = A roll costs a space or two as a rule; hiding would move its marker here.
page-guide-stone = Refusing is dear: Sauron moves, and another event follows at once.
page-guide-orcs-attack =
    { $together ->
       *[no] Fighting is the main line of Moria: weigh five such symbols against two steps of Sauron.
        [yes] { -guide-pledge }
    }
page-guide-fly-you-fools =
    { $together ->
       *[no] Three spaces are certain; many hobbits may roll more than that together.
        [yes] One of you may take it for all, if he stays short of Sauron. If nobody does, everybody rolls.
    }
page-guide-wormtongue =
    { $together ->
       *[no] At stake are the Feature cards that still lie on this board: count how many you would reach.
        [yes] At stake are the Feature cards that still lie on this board. Whoever pays, pays alone; if you decline, the others are asked in turn.
    }
page-guide-orthanc = You decide for all: two symbols are less than a roll for each, unless they are what you live on.
page-guide-storm =
    { $together ->
       *[no] Tokens are needed at the end of the scenario too. Two steps of Sauron stay for good.
        [yes] In turn each says what he gives; it is only paid if all three come together. Whoever has a type twice gives it easily.
    }
page-guide-gollum-appears =
    { $together ->
       *[no] Nothing happens if you do not. Gollum counts three jokers, but whoever uses him rolls the die.
        [yes] Nothing happens if you do not pay. In turn each says how many shields he gives; they only go if seven come together.
    }
page-guide-faces = There is no die to fall back on: one of the two must be paid. Jokers are worth more in Mordor.
page-guide-pool =
    { $together ->
       *[no] Five shields are also a call of Gandalf; two steps of Sauron stay for good.
        [yes] { -guide-volunteer }
    }
page-guide-nazgul-search =
    { $together ->
       *[no] Paying heals you as well. Otherwise there is a roll for each hobbit.
        [yes] Only the Ring-bearer can pay, for all, and is healed by it. Otherwise everybody rolls.
    }
page-guide-shelob-appears =
    { $together ->
       *[no] Two rolls may cost nothing, or six spaces; two steps of Sauron are certain and stay.
        [yes] The rolls strike you alone and may cost nothing; two steps of Sauron strike everybody. Whoever is far from him rolls.
    }
page-guide-shelob-attacks =
    { $together ->
       *[no] In Mordor only travelling leads to the goal: what you hold of fighting is well spent here.
        [yes] { -guide-pledge }
    }
page-guide-sam-saves-frodo = Heal if Sauron is near; otherwise cards for the last way.
page-guide-nazgul-attacks =
    { $together ->
       *[no] Éowyn's two jokers could travel two spaces; a roll for each hobbit costs more as a rule, and cards come for her.
        [yes] Whoever holds her decides for all: without her everybody rolls.
    }
page-guide-pelennor = No further scenario asks for life tokens; a roll and two cards cost much more.
page-guide-mouth = No further scenario asks for life tokens; a roll and two cards cost much more.
page-guide-dark-forces =
    { $together ->
       *[no] The end is near: count the steps that you still need, and what three steps of Sauron would cost.
        [yes] { -guide-pledge }
    }
