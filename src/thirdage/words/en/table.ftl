### Texts that all games share

## The match in the terminal

play-welcome = The match is saved in { $file } after every answer. Type ? for help.
play-saved = The match is saved. Go on with: { $command }
play-over = The match is over. The record is { $file }
play-hint = m map  h hand  c card  s status  l log  u undo  w why not  ? help  q quit
play-named = { $name }:
play-not-understood = “{ $line }” is neither an option nor a command. Type ? for help.
play-ambiguous = “{ $line }” may be several options: { $options }
play-no-such-thing = Nothing is called “{ $name }”.
play-hand-over = It is the turn of: { $seat }. Take the screen and press Enter; nobody else should look.
play-undone = Your last choice is undone.
play-possible = This is possible now: { $thing }.
play-concede = Do you really give up the match? (yes/no)
play-yes-words = yes y

## Why a choice cannot be undone

undo-nothing = There is nothing to undo: you have not chosen anything yet.
undo-chance = This cannot be undone: dice have been rolled or a card or tile has been drawn since.
undo-others-choice = This cannot be undone: the last choice was made by somebody else ({ $a }).
undo-learned = This cannot be undone: something has come to light since ({ $a }).
undo-conceded = This cannot be undone: the match has been given up.
undo-over = This cannot be undone: the match is over.

## Options whatever the question

option-yes = Yes
option-no = No
option-none = None
option-nobody = Nobody
option-stop = Stop here
option-no-more = No more
option-all = All of them
option-part = Only a part of them

# Sent to whoever is waited for.
notice-title = Third Age: your turn
notice-body = { $game }, { $seat }: { $question }
