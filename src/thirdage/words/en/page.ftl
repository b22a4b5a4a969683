### Texts of the page in the browser

## Everywhere

page-unofficial = Third Age is an unofficial project of players. Everything drawn and written here is ours.
page-home = Start page
page-help = Rules
page-settings = Settings
page-more-pages = More pages
page-loading = One moment …
page-close = Close
page-back = Back
page-done = Done
page-save = Save
page-saved = Saved.
page-copy = Copy link
page-copied = Copied
page-you = you
page-computer = Computer
page-computer-named = Computer: { $name }
page-player-heuristic = experienced
page-player-random = beginner
page-somebody = somebody
page-problem = Something went wrong. Please try again.
page-problem-offline = The server does not answer. Is it still running?
page-problem-no-such-table = There is no such table.
page-problem-no-such-token = This link leads nowhere. Has it been copied whole?
page-problem-no-such-replay = There is no such match to look at.
page-problem-not-at-this-table = You do not sit at this table. Ask for its link.
page-problem-not-over = This can be done only when the match is over.
page-problem-taken = Somebody else has taken this seat.
page-problem-too-many = That was too much at once. Please wait a little.
page-problem-bad-record = This file is no record that can be played.
page-refused = This was refused; the table shows how things stand.
page-refused-stale = Something had happened in the meantime. Please choose again.
page-refused-illegal = This is not possible as things stand.
page-refused-cannot-undo = This cannot be undone any more.
page-refused-storage = The server cannot write to its disk. Nothing has been changed.

## The start page

page-game-war-of-the-ring = War of the Ring
page-game-war-of-the-ring-about = The whole war for Middle-earth for two players: Armies, politics, and the journey of the Ring. Second edition, two to four hours; a match may rest for days.
page-play-now = Play against the computer
page-play-now-about = You lead the Free Peoples. Each question is explained as it comes; nothing need be read before.
page-new-match = New match
page-my-matches = My matches
page-over-matches = Finished matches
page-show-all = Show all { $count }
page-your-turn = Your turn
page-turn-of = Asked: { $seat }
page-turn-number = Turn { $turn }
page-open-tables = Open tables
page-open-seat = { $seat }, against { $against }
page-sit = Take the seat
page-join = Join by link
page-join-about = Paste the link that you have been sent.
page-join-go = Join
page-records = Look at a record
page-records-about = Open a record file and watch the match step by step.
page-seat-person = a person
page-seat-computer = Computer
page-seat-friend = waiting for a friend
page-seat-open = open to anybody

## A new match

page-your-side = Your side
page-side-free-peoples = Bring the Ring to Mount Doom and hold out until then.
page-side-shadow = Conquer Middle-earth, or corrupt the Ring-bearer.
page-opponent = Opponent
page-against-computer = The computer
page-against-computer-about = Answers within seconds and knows no more than you do.
page-against-friend = A friend by link
page-against-friend-about = You send a link; both play when they have time.
page-against-open = Anybody
page-against-open-about = The table stands among the open tables until somebody comes.
page-against-screen = Two at this screen
page-against-screen-about = A cover between the turns keeps the hands secret.
page-against-real = At a real table
page-against-real-about = You roll and draw yourselves and type in the results.
page-real-opponent = Who plays the other side?
page-real-people = People at the table
page-level = Level
page-option-edition = Edition
page-option-edition-2e = Second edition
page-begin = Begin
page-invite = Invite your friend
page-invite-about = Whoever opens this link takes the other seat, and can come back with it on any device.
page-to-the-table = To the table

## Settings

page-my-name = My name
page-language = Language
page-scheme = Colours
page-scheme-auto = As the system
page-scheme-light = Day
page-scheme-dark = Candle light
page-motion-off = Nothing moves
page-dice-tumble = Dice tumble
page-story-on = Show step by step what happened since my last turn
page-guide-on = Explain each question (for a first match)

## The table

page-title-table = War of the Ring
page-map = Map
page-panels = Panels
page-status = Fellowship and politics
page-dice-and-log = Dice and log
page-places = Places
page-find-place = Find a place
page-prompt = What is asked
page-waiting = { $seat }: { $question }
page-sending = One moment …
page-rules-of-this = The rules of this
page-rule = Rule { $rule }
page-filter = Search …
page-choose-place = Choose a place
page-choose-on-map =
    { $count ->
        [one] one place on the map
       *[other] { $count } places on the map
    }
page-or-map = or begin on the map, with a card or a Nation
page-type-dice =
    { $count ->
        [0] Dice as rolled:
        [one] One more die:
       *[other] { $count } more dice:
    }
page-take-back = Take back: { $what }
page-hand = My hand
page-can-play = can be played now
page-card = Card
page-card-discard = Discard:
page-play-card = Play with
page-choose-this = Choose this card
page-cards-in-hand = Cards in hand
page-dice-of = Dice of: { $side }
page-no-dice = no dice
page-guide-word = Guide
page-points-about = Victory Points, and how many are needed
page-who-goes = Who goes?
page-fewer = Fewer: { $what }
page-more = More: { $what }
page-all-go = All of them go
page-these-go = These go
page-way-move = Move
page-way-attack = Attack
page-way-card = Play
page-way-draw = Draw
page-way-diplomacy = Advance
page-way-recruit = Recruit
page-way-fly = Fly Nazgûl or Minions
page-way-companion = Move Companion
page-way-enter = Bring into play
page-way-envoy = Advance by envoy
page-way-discard = Discard from the table
page-tab-hand = Hand
page-tab-dice = Dice
page-tab-ring = Ring
page-tab-politics = Nations
page-tab-log = Log
page-log = What happened
page-log-all = everything
page-log-filter = Which events
page-story = Since your last turn
page-step-back = One step back
page-step-on = One step on
page-pause = Pause
page-run = Go on
page-skip = Skip
page-connecting = Connecting …
page-menu = Table
page-undo = Undo
page-undo-what = Undo: { $what }
page-undo-nothing = There is nothing to undo.
page-undo-ask = Ask to undo
page-undo-asked = Asked …
page-undo-offered = { $seat } would like to take back the last choice. Do you agree?
page-cover = Hand the screen to: { $seat }
page-cover-about = Nobody else should look now.
page-cover-take = I am here

page-label-turn = Turn { $turn } · { $phase }
page-label-fellowship = Fellowship
page-label-mordor-track = Mordor Track, step { $step }
page-label-corruption = Corruption { $number }/12
page-label-guide = Guide: { $guide }
page-label-rings = Elven Rings: { $number }
page-label-hunt-box = Hunt Box
page-label-hunt-dice = Hunt Level { $shadow }, Free Peoples dice { $free }
page-label-hunt-pool = Hunt Pool
page-label-politics = Politics
page-label-table = Cards on the table
page-label-reinforcements = Reinforcements
page-label-no-cards = You hold no cards.

## Battles and hunts

page-label-battle = Battle
page-label-battle-field = field battle
page-label-battle-siege = siege battle
page-label-battle-sortie = sortie
page-label-battle-landing = battle after a landing
page-battle-at = Battle for { $place }
page-round = round { $round }
page-show = Show
page-hide = Hide
page-attacker = attacks
page-defender = defends
page-force = Dice: { $dice } · Leadership: { $leadership } · hits with { $needed } or more
page-no-card = no Combat card
page-face-down = face down
page-throw-combat-roll = Combat roll
page-throw-leader-reroll = Leader re-roll
page-throw-special-attack = Additional dice
page-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
page-odds-round = Expected hits: { $mean }. At least one: { $some }. Destroys the enemy: { $destroys }.
page-hunt = The Hunt
page-hunt-damage = Hunt damage: { $damage }
page-tile-reveals = The Fellowship is revealed.
page-tile-stops = The Fellowship is stopped.
page-odds-hunt = The Hunt finds the Fellowship: { $chance }
page-odds-tile = Mean damage of a number: { $damage } · Eyes: { $eyes } · Reveal: { $reveal }
page-waiting-tiles = Waiting for Mordor:

## Beside the board

page-menu-table = Table
page-menu-pieces = Pieces
page-menu-orders = Standing orders
page-menu-dice = Dice
page-seats = Seats
page-here = here
page-away = away
page-player-crashed = The computer player has failed. Hand the seat to another.
page-hand-over = Hand to the computer
page-hand-back = Give back
page-links = Links
page-link-seat = Seat: { $seat } (secret)
page-link-watch = For those who watch
page-notices = Tell me when it is my turn
page-notices-browser = By the browser, while this page is open
page-notices-address = By an Apprise address:
page-notices-set = Notices are on.
page-notices-off = Notices are off.
page-give-up = Give up
page-concede = Give up the match
page-concede-as = Give up as { $seat }
page-orders-about = The table answers for you as you say here. Everything can be taken back at any time.
page-order-no-combat-cards = No Combat cards in this battle
page-order-usual-casualties = Take casualties in the usual order
page-order-pass = Pass until something happens
page-order-only-one-option = Answer secret questions that have only one option
page-dice-about = What has been rolled, and (the line) what was to be expected.
page-dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
page-no-dice-yet = No dice have been rolled yet.
page-lost = Lost (Regulars / Elites / Leaders)
page-eliminated = Out of the game
page-decks = Cards left
page-discards-of = Discards: { $side }
page-buried = { $count } face down
page-tiles-drawn = Drawn:
page-tiles-removed = Out of the game:

## The end, and replays

page-outcome = The end
page-show-outcome = The end of the match
page-won = { $side } win
page-won-by-ring = The One Ring has gone into the fire.
page-won-by-corruption = The Ring-bearers have given in to the Ring.
page-won-by-military = Enough Settlements have been taken.
page-won-by-concession = The other side has given up.
page-chart = Corruption and Victory Points, turn by turn
page-chart-corruption = Corruption
page-chart-points = Victory Points: { $side }
page-seed = Seed of the dice: { $seed }. With the record anybody can check them: thirdage replay --verify
page-watch-replay = Watch the match again
page-share-replay = Copy link to this
page-download-record = Save the record
page-rematch = Rematch
page-replay = Replay
page-replay-step = Step
page-replay-turn = To turn
page-replay-eyes = Through whose eyes
page-replay-pace = Pace
page-eyes-nobody = Spectator

## The rules

page-help-search = Search the rules
page-help-contents = Sections
page-help-nothing = Nothing found.

## The guide for a first match

page-guide-fellowship-phase = Once a turn you may show where the Fellowship is (to heal in a friendly City or Stronghold). Most turns: nothing more.
page-guide-hunt-dice = Dice in the Hunt Box find the Fellowship more easily, but cannot act. One or two are usual.
page-guide-die = Each die is one action. Touch a die, or begin at an Army, a card or a Nation that is lit.
page-guide-action = What this die can do now. Undo takes it back as long as nothing was rolled or drawn.
page-guide-from = The Armies that can go are lit. Click one.
page-guide-to = Where it can go is lit.
page-guide-target = The enemies that can be attacked are lit.
page-guide-who-goes = Count out who goes, or send all.
page-guide-card = Cards that can be played now. Their text opens when you click them in your hand.
page-guide-nation = Nations must be At War to attack and recruit. Each step counts.
page-guide-recruit = Two Regulars or Leaders in two places, or one Elite.
page-guide-in = New figures are placed in own Settlements that are free.
page-guide-stand = Inside the Stronghold only five units find room, but they are hit only by a 6.
page-guide-free-peoples-combat-card = A card helps you in this round and is then gone. Both are revealed together.
page-guide-shadow-combat-card = A card helps you in this round and is then gone. Both are revealed together.
page-guide-casualty = Regulars go first as a rule: an Elite takes two hits.
page-guide-battle = Another round, or is it enough?
page-guide-retreat = The whole Army leaves, without further losses.
page-guide-advance = Who advances may take the Settlement.
page-guide-hunt-casualty = Corruption is never far from 12, but Companions do not come back.
page-guide-reveal-in = The Hunt has found you: choose where the Ring-bearers are. Then hide again.
page-guide-declare-in = In a friendly City or Stronghold one Corruption is healed.
page-guide-discard = Six cards at most.
page-guide-ring-die = An Elven Ring turns one die. The enemy gets the Ring.
