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
    .effect = When missing life tokens are checked at the end of a scenario, count the fellowship as one hobbit smaller.
card-miruvor = Miruvor
    .effect = Discard as many cards as there are hobbits in the fellowship now, then draw as many Hobbit cards.
card-mithril = Mithril
    .effect = After a roll, before its effect: ignore it. In a Ring attempt it cancels an Eye or two cards.
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
    .effect = Do not make one roll. Not at Mount Doom, nor for the Ring.
card-elessar = Elessar
    .effect = Played at once when you receive it: heal 1 if possible.
card-lembas = Lembas
    .effect = Draw Hobbit cards until you hold 6 cards.
card-phial = Phial
    .effect = Do not reveal the next event tile: go straight to your action.

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
    .effect = Look at the top 3 event tiles and put them back in any order. In a scenario only.
card-magic = Magic
    .effect = After the event marker has moved: the event is ignored.
card-healing = Healing
    .effect = The One Ring moves 2 spaces towards the light.
card-guidance = Guidance
    .effect = Two jokers at once: advance one marker 2 spaces with their contents, or pay 2 symbols. In a scenario only.
card-persistence = Persistence
    .effect = Draw 4 Hobbit cards.
