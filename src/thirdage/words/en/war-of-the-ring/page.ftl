### Texts of the page for this game

page-side-free-peoples = Bring the Ring to Mount Doom and hold out until then.
page-side-shadow = Conquer Middle-earth, or corrupt the Ring-bearer.
page-option-edition = Edition
page-option-edition-2e = Second edition
page-map = Map
page-status = Fellowship and politics
page-dice-and-log = Dice and log
page-places = Places
page-find-place = Find a place
page-choose-place = Choose a place
page-choose-on-map =
    { $count ->
        [one] one place on the map
       *[other] { $count } places on the map
    }
page-or-map = or begin on the map, with a card or a Nation
page-card-discard = Discard:
page-play-card = Play with
page-choose-this = Choose this card
page-cards-in-hand = Cards in hand
page-dice-of = Dice of: { $side }
page-no-dice = no dice
page-guide-word = Guide
page-points-about = Victory Points, and how many are needed
page-all-go = All of them go
page-these-go = These go
page-plan-army = Who goes?
page-plan-advance = Who advances?
page-plan-losses = Casualties
page-plan-excess = Too many units
page-plan-forfeit = Leadership to forfeit
page-plan-sacrifice = A sacrifice
page-plan-muster = Recruits
page-plan-levy = Recruits
page-plan-upgrade = Regulars become Elites
page-plan-eyes = Dice turned to the Eye
page-plan-companions = Companions
page-plan-nazgul = Nazgûl and Minions
page-plan-fellowship = The Fellowship
page-plan-stays = Stays in { $place }:
page-plan-left = Left in { $place }:
page-plan-nobody = nobody
page-left-casualty =
    { $count ->
        [one] { $count } hit still to be taken
       *[other] { $count } hits still to be taken
    }
page-left-excess =
    { $count ->
        [one] { $count } unit still to be removed
       *[other] { $count } units still to be removed
    }
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
page-tab-dice = Dice
page-tab-ring = Ring
page-tab-politics = Nations
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
page-just-rolled = What the dice brought
page-odds-round = Expected hits: { $mean }. At least one: { $some }. Destroys the enemy: { $destroys }.
page-hunt = The Hunt
page-hunt-damage = Hunt damage: { $damage }
page-tile-reveals = The Fellowship is revealed.
page-tile-stops = The Fellowship is stopped.
page-odds-hunt = The Hunt finds the Fellowship: { $chance }
page-odds-tile = Mean damage of a number: { $damage } · Eyes: { $eyes } · Reveal: { $reveal }
page-waiting-tiles = Waiting for Mordor:
page-order-no-combat-cards = No Combat cards in this battle
page-order-usual-casualties = Take casualties in the usual order
page-order-pass = Pass until something happens
page-order-only-one-option = Answer secret questions that have only one option
page-lost = Lost (Regulars / Elites / Leaders)
page-eliminated = Out of the game
page-decks = Cards left
page-discards-of = Discards: { $side }
page-buried = { $count } face down
page-tiles-drawn = Drawn:
page-tiles-removed = Out of the game:
page-won-by-ring = The One Ring has gone into the fire.
page-won-by-corruption = The Ring-bearers have given in to the Ring.
page-won-by-military = Enough Settlements have been taken.
page-won-by-concession = The other side has given up.
page-chart = Corruption and Victory Points, turn by turn
page-chart-corruption = Corruption
page-chart-points = Victory Points: { $side }
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
