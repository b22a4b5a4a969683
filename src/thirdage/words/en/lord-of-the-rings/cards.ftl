### The cards: names, and what the yellow and the Gandalf cards do

## Hobbit cards

card-white-fighting = Fighting (white)
card-white-travelling = Travelling (white)
card-white-hiding = Hiding (white)
card-white-friendship = Friendship (white)
card-white-joker = Joker (white)
card-grey-fighting = Fighting (grey)
card-grey-travelling = Travelling (grey)
card-grey-hiding = Hiding (grey)
card-grey-friendship = Friendship (grey)
card-card-back = a card

## Rivendell

card-aragorn = Aragorn
card-boromir = Boromir
card-gimli = Gimli
card-legolas = Legolas
card-gandalf = Gandalf
card-anduril = Andúril
card-glamdring = Glamdring
card-sting = Sting
card-athelas = Athelas
    .effect =
        { $together ->
           *[no] When missing life tokens are checked at the end of a scenario, count the fellowship as one hobbit smaller.
            [yes] At the end of a scenario: one player takes no corruption for missing life tokens.
        }
card-miruvor = Miruvor
    .effect =
        { $together ->
           *[no] Discard as many cards as there are hobbits in the fellowship now, then draw as many Hobbit cards.
            [yes] One player may pass a card of his hand to another.
        }
card-mithril = Mithril
    .effect =
        { $together ->
           *[no] After a roll, before its effect: ignore it. In a Ring attempt it cancels an Eye or two cards.
            [yes] After a roll, before its effect: one player ignores it.
        }
card-staff = Staff
    .effect = Ignore a revealed sundial tile that also shows three things to discard.

## Lothlórien

card-arwen = Arwen
card-galadriel = Galadriel
card-box-of-earth = Box of Earth
card-elven-cloak = Elven Cloak
card-elven-rope = Elven Rope
card-boat = Boat
card-bow = Bow
card-brooch = Brooch
card-belt = Belt
    .effect =
        { $together ->
           *[no] Do not make one roll. Not at Mount Doom, nor for the Ring.
            [yes] One player does not make one roll. Not at Mount Doom.
        }
card-elessar = Elessar
    .effect =
        { $together ->
           *[no] Played at once when you receive it: heal 1 if possible.
            [yes] One player moves 1 towards the light.
        }
card-lembas = Lembas
    .effect =
        { $together ->
           *[no] Draw Hobbit cards until you hold 6 cards.
            [yes] One player draws Hobbit cards until he holds 6 cards.
        }
card-phial = Phial
    .effect =
        { $together ->
           *[no] Do not reveal the next event tile: go straight to your action.
            [yes] The active player reveals no further event tile: he goes straight to his action.
        }

## Scenarios

card-book = Book
card-pipe = Pipe
card-theoden = Théoden
card-shadowfax = Shadowfax
card-eomer = Éomer
card-riders-of-rohan = Riders of Rohan
card-faramir = Faramir
card-gollum = Gollum
    .effect = Three jokers. Roll the die before its symbols take effect, whether you play it or discard it for its symbols.
card-army-of-the-dead = Army of the Dead
card-ghan = Ghân
card-eowyn = Éowyn

## Gandalf

card-foresight = Foresight
    .effect =
        { $together ->
           *[no] Look at the top 3 event tiles and put them back in any order. In a scenario only.
            [yes] One player looks at the top 3 event tiles and puts them back in any order. In a scenario only.
        }
card-magic = Magic
    .effect = After the event marker has moved: the event is ignored.
card-healing = Healing
    .effect =
        { $together ->
           *[no] The One Ring moves 2 spaces towards the light.
            [yes] One player moves 2 spaces towards the light.
        }
card-guidance = Guidance
    .effect =
        { $together ->
           *[no] Two jokers at once: advance one marker 2 spaces with their contents, or pay 2 symbols. In a scenario only.
            [yes] Two jokers for the active player at once: he advances one marker 2 spaces with their contents, or pays 2 symbols. In a scenario only.
        }
card-persistence = Persistence
    .effect =
        { $together ->
           *[no] Draw 4 Hobbit cards.
            [yes] One player draws 4 Hobbit cards.
        }
