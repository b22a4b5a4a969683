### Labels of the screens, names of figures, names of actions and of other words

## Where the match stands

label-turn = Turn { $turn } · { $phase }
label-fellowship = Fellowship
label-mordor-track = Mordor Track, step { $step } of 5
label-progress = Progress { $number }
label-corruption = Corruption { $number }/12
label-guide = Guide: { $guide }
label-level = Level { $number }
label-leadership = Leadership { $number }
label-companions = In the Fellowship
label-rings = Elven Rings: { $number }
label-hand = Cards: { $number }
label-hunt-dice = Hunt Level { $shadow }, Free Peoples dice { $free }
label-hunt-pool = Hunt Pool
label-waiting-tiles = Special Hunt tiles in play
label-politics = Politics
label-eliminated = Out of the game
label-table = Cards on the table
label-battle = Battle
label-battle-in = { $target }, { $kind }, round { $round } (attacker: { $attacker })
label-battle-field = field battle
label-battle-siege = siege battle
label-battle-sortie = sortie
label-battle-landing = battle after a landing
label-strength = Combat dice { $dice }, Leadership { $leadership }

## The board

label-no-nation = Regions of no Nation
label-captured = captured
label-besieged = besieged
label-ring-bearers = Ring-bearers
label-reinforcements = Reinforcements
label-left = { $number } left
label-figures = Regulars/Elites/Leaders+Characters
label-no-cards = You hold no cards.

## Figures

figure-of-nation = { $nation } { $figure }
figure-reduce = Elite, reduced to a Regular
figure-dwarves-regular = Dwarven Regular
figure-dwarves-elite = Dwarven Elite
figure-dwarves-leader = Dwarven Leader
figure-dwarves-reduce = Dwarven Elite, reduced to a Regular
figure-elves-regular = Elven Regular
figure-elves-elite = Elven Elite
figure-elves-leader = Elven Leader
figure-elves-reduce = Elven Elite, reduced to a Regular
figure-north-regular = North Regular
figure-north-elite = North Elite
figure-north-leader = North Leader
figure-north-reduce = North Elite, reduced to a Regular
figure-southrons-regular = Southron Regular
figure-southrons-elite = Southron Elite
figure-southrons-reduce = Southron Elite, reduced to a Regular

## Actions and other words that stand in codes

action-move-armies = { ask-action.move-armies }
action-attack = { ask-action.attack }
action-card = { ask-action.card }
action-draw = { ask-action.draw }
action-diplomacy = { ask-action.diplomacy }
action-recruit = { ask-action.recruit }
action-move-fellowship = { ask-action.move-fellowship }
action-hide = { ask-action.hide }
action-separate = { ask-action.separate }
action-move-companions = { ask-action.move-companions }
action-move-nazgul = { ask-action.move-nazgul }
action-voice-recruit = { ask-action.voice-recruit }
action-voice-elites = { ask-action.voice-elites }
action-gondor-by-boromir = { ask-action.gondor-by-boromir }
action-elves-by-legolas = { ask-action.elves-by-legolas }
action-dwarves-by-gimli = { ask-action.dwarves-by-gimli }
action-discard-a-power-too-great = { ask-action.discard-a-power-too-great }
action-discard-the-power-of-tom-bombadil = { ask-action.discard-the-power-of-tom-bombadil }
action-discard-the-palantir-of-orthanc = { ask-action.discard-the-palantir-of-orthanc }
action-discard-denethors-folly = { ask-action.discard-denethors-folly }
action-skip = { ask-action.skip }
word-die = Action die:
word-action = Action:
word-move = Move an Army:
word-region = Army to the region:
word-retreat = Retreat to:
word-combat-card = Combat card:
word-advance = Advance the Nation:
word-fly = Nazgûl to:
word-companion = Companion:
word-declare = Declare the Fellowship
word-enter-mordor = Enter Mordor
word-pass = Pass
word-ring = Use an Elven Ring
word-mordor = Mordor Track
