### Texts that all games share

## The match in the terminal

play-welcome = The match is saved in { $file } after every answer. Type ? for help.
play-saved = The match is saved. Go on with: { $command }
play-over = The match is over. The record is { $file }
play-hint = m map  h hand  c card  s status  l log  u undo  w why not  ? help  q quit
play-help =
    Answer a question with the number of an option, with its name or code, or with
    their beginning. Enter alone shows the question again.
    m              the map: armies as Regulars/Elites/Leaders+Characters
    m NAME         a Nation, or a region and its neighbours: m gondor, m edoras, m 3
    h              your hand, with the texts of the cards
    s              where the match stands, in full
    c NAME         the text of a card or a Character: c athelas, c gandalf-white, c 2
    l, l 50        what happened last
    u              undo your last choice, if nobody has learned anything since
    w THING        why a thing is not possible:
      w move edoras folde            move an Army from Edoras to Folde
      w attack osgiliath pelargir    attack Pelargir from Osgiliath
      w army edoras                  why the Army in Edoras can do nothing
      w region folde                 why no Army can go or attack there
      w retreat folde                retreat there in the battle
      w card athelas                 play this card as an event
      w combat-card athelas          use this card in the battle
      w die character                use a die with this face
      w action hide                  take this action
      w recruit rohan-elite edoras   recruit this figure there
      w advance rohan                advance this Nation towards war
      w companion strider bree       move this Companion there
      w fly orthanc                  fly Nazgûl there
      w declare, w enter-mordor, w ring, w pass
    concede        give up the match
    q              quit; the match is saved and can be continued later
play-not-understood = “{ $line }” is neither an option nor a command. Type ? for help.
play-ambiguous = “{ $line }” may be several options: { $options }
play-no-such-thing = Nothing is called “{ $name }”.
play-why-what = “w { $line }” means nothing. Examples: w move edoras folde; w card athelas; w pass. Type ? for all.
play-hand-over = It is the turn of: { $seat }. Take the screen and press Enter; nobody else should look.
play-undone = Your last choice is undone.
play-possible = This is possible now: { $thing }.
play-concede = Do you really give up the match? (yes/no)
play-yes-words = yes y

## Why a choice cannot be undone

undo-nothing = There is nothing to undo: you have not chosen anything yet.
undo-chance = This cannot be undone: dice have been rolled or a card or tile has been drawn since.
undo-others-choice = This cannot be undone: the last choice was made by the other side ({ $a }).
undo-learned = This cannot be undone: something has come to light since ({ $a }).
undo-conceded = This cannot be undone: the match has been given up.

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
