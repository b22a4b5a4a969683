### Texts that all games share

## The match in the terminal

play-welcome = The match is saved in { $file } after every answer. Type ? for help.
play-saved = The match is saved. Go on with: { $command }
play-over = The match is over. The record is { $file }
play-hint = Answer with a number or a code; m map, h hand, c CARD text, w THING why not, u undo, ? help, q quit
play-help =
    Answer a question with the number or the code of an option. Enter alone shows the question again.
    Commands:
      m              the map
      h              your hand, with the texts of the cards
      s              where the match stands: turn, dice, Fellowship, battle
      c NAME         the text of a card or a Character: c athelas, c gandalf-white
      l              what happened last; l 50 shows more
      u              undo your last choice, if nobody has learned anything since
      w THING        why a thing is not possible:
                       w move edoras folde            move an Army from Edoras to Folde
                       w attack osgiliath pelargir    attack Pelargir from Osgiliath
                       w army edoras                  why the Army in Edoras can do nothing
                       w card athelas                 play this card as an event
                       w combat-card athelas          use this card in a battle
                       w die character                use a die with this face
                       w action hide                  take this action
                       w recruit rohan-elite edoras   recruit this figure there
                       w advance rohan                advance this Nation towards war
                       w companion strider bree       move this Companion there
                       w fly orthanc                  fly Nazgûl there
                       w retreat lossarnach           retreat there
                       w declare, w enter-mordor, w pass, w ring
      concede        give up the match
      q              quit; the match is saved and can be continued later
      ?              this help
play-not-understood = “{ $line }” is neither an option nor a command. Type ? for help.
play-no-such-thing = There is no card or Character called “{ $name }”.
play-hand-over = It is the turn of: { $seat }. Take the screen and press Enter; nobody else should look.
play-undone = Your last choice is undone.
play-cannot-undo = This cannot be undone: { $reason }.
play-possible = This is possible now: { $thing }.
play-concede = Do you really give up the match? (yes/no)
play-yes-words = yes y

## Options whatever the question

option-yes = Yes
option-no = No
option-none = None
option-nobody = Nobody
option-done = Done
option-stop = Stop here
option-no-more = No more
option-all = All of them
option-part = Only a part of them
