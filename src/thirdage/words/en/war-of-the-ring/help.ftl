### Help in the terminal

play-help =
    Answer a question with the number of an option, with its name or code, or with
    their beginning. Enter alone shows the question again.
    m              the map: armies as Regulars/Elites/Leaders+Characters
    m NAME         a Nation, or a region and its neighbours: m gondor, m edoras, m 3
    h              your hand, with the texts of the cards
    s              where the match stands, in full
    c NAME         the text of a card or a Character: c athelas, c gandalf-white
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
play-why-what = “w { $line }” means nothing. Examples: w move edoras folde; w card athelas; w pass. Type ? for all.
