### Help in the terminal

play-help =
    Answer a question with the number of an option, with its name or code, or with
    their beginning. Enter alone shows the question again.
    m              the scenario board, its lines with their spaces and its events
    m NAME         another board or one line: m moria, m hiding
    h              your hand, with the texts of the cards
    s              where the match stands, in full
    c NAME         the text of a card or a hobbit: c lembas, c merry, c foresight
    l, l 50        what happened last
    u              undo your last choice, if nothing has been rolled or drawn since
    w THING        why a thing is not possible:
      w card gollum          play this card, or use it if it is yellow
      w gandalf healing      call Gandalf
      w line hiding          move this marker
      w give sam             give this hobbit to the Ring
      w active merry         make this hobbit the active one
      w ring, w draw, w heal
    concede        give up the match
    q              quit; the match is saved and can be continued later
play-why-what = “w { $line }” means nothing. Examples: w card lembas; w ring; w active merry. Type ? for all.
