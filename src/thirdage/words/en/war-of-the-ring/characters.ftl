### Characters: who they are, what they can do, how they enter play

## Free Peoples

about-gandalf-grey = The Grey Wanderer
    .ability-1 = Guide: after you play an Event card with an Event result, you may draw a card from the deck of the same kind.
    .ability-2 = Captain of the West: outside the Fellowship he adds 1 to the Combat Strength of his Army in battle. Captains add up; never roll more than 5 dice.
    .ability-3 = Emissary from the West: Gandalf the White replaces him on the map when he enters play.
about-strider = Ranger of the North
    .ability-1 = Guide: you may use any Action die to hide a Revealed Fellowship.
    .ability-2 = Captain of the West: outside the Fellowship he adds 1 to the Combat Strength of his Army in battle. Captains add up; never roll more than 5 dice.
    .ability-3 = Heir to Isildur: on the map he can be replaced by Aragorn.
about-boromir = Son of Denethor
    .ability-1 = Captain of the West: outside the Fellowship he adds 1 to the Combat Strength of his Army in battle. Captains add up; never roll more than 5 dice.
    .ability-2 = High Warden of the White Tower: while he is in an unconquered Gondor City or Stronghold, you may use any Action die to advance Gondor 1 step.
about-legolas = Son of Thranduil
    .ability-1 = Captain of the West: outside the Fellowship he adds 1 to the Combat Strength of his Army in battle. Captains add up; never roll more than 5 dice.
    .ability-2 = Prince of Mirkwood: while he is in an unconquered Elven Stronghold, you may use any Action die to advance the Elves 1 step.
about-gimli = Son of Glóin
    .ability-1 = Captain of the West: outside the Fellowship he adds 1 to the Combat Strength of his Army in battle. Captains add up; never roll more than 5 dice.
    .ability-2 = Dwarf of Erebor: while he is in unconquered Erebor, you may use any Action die to advance the Dwarves 1 step.
about-meriadoc = Hobbit Companion
    .ability-1 = Guide: when a Hunt tile does damage, you may separate him to cut the damage by 1. On the Mordor Track he leaves the game instead of being placed.
    .ability-2 = Take Them Alive!: if he would be eliminated in the Fellowship, place him on the map as if just separated; as a casualty he still absorbs 1 damage. Not on the Mordor Track.
about-peregrin = Hobbit Companion
    .ability-1 = Guide: when a Hunt tile does damage, you may separate him to cut the damage by 1. On the Mordor Track he leaves the game instead of being placed.
    .ability-2 = Take Them Alive!: if he would be eliminated in the Fellowship, place him on the map as if just separated; as a casualty he still absorbs 1 damage. Not on the Mordor Track.
about-aragorn = Heir to Isildur
    .ability-1 = Captain of the West: he adds 1 to the Combat Strength of his Army in battle. Captains add up; never roll more than 5 dice.
    .enters = Use a Will of the West die while Strider is in Minas Tirith, Dol Amroth or Pelargir and it is unconquered: Aragorn replaces him. From the next turn you have one Action die more.
about-gandalf-white = Emissary from the West
    .ability-1 = Shadowfax: if he moves alone or with just one Hobbit, treat his Level as 4 for that move.
    .ability-2 = The White Rider: at the start of a battle he is in, you may forfeit his Leadership for the whole battle; then the Leadership of all Nazgûl in it, the Witch-king included, is 0 for the whole battle.
    .enters = Use a Will of the West die when Gandalf the Grey has left the Fellowship or been eliminated and a Minion is or has been in play. He replaces Gandalf the Grey on the map, or else is placed in Fangorn or an unconquered Elven Stronghold. From the next turn you have one Action die more.
about-gollum = Slave of the Ring
    .ability-1 = Guide: a numbered standard Hunt tile does not reveal the Fellowship by its Reveal icon. Eyes and Shadow tiles reveal as usual.
    .ability-2 = Guide: if the Fellowship is Hidden and the tile would not reveal it, you may let it be revealed to cut the Hunt damage by 1, once per tile.
    .enters = He becomes the Guide as soon as no Companion is left in the Fellowship.

## Shadow

about-witch-king = The Black Captain
    .ability-1 = Flight: he moves like a Nazgûl to any region, except a Stronghold held by the Free Peoples that no Shadow Army besieges.
    .ability-2 = Sorcerer: after the first round of a battle he is in, if he is still in play and you used a Combat card in that round, you may draw a card from the deck of the same kind.
    .enters = Use a Muster result when Sauron and a Free Peoples Nation are At War: place him with a Shadow Army that has a Sauron unit. All Free Peoples Nations become Active. From the next turn you have one Action die more.
about-mouth-of-sauron = Lieutenant of Barad-dûr
    .ability-1 = Messenger of the Dark Tower: once per turn you may use a Muster result as an Army result.
    .enters = Use a Muster result when the Fellowship is on the Mordor Track or all Free Peoples Nations are At War: place him in an unconquered Sauron Stronghold. From the next turn you have one Action die more.
about-saruman = Corrupted Wizard
    .ability-1 = The Voice of Saruman: while the Shadow holds Orthanc and it is not besieged, you may use a Muster result to recruit one Isengard Regular in each Isengard Settlement, or to replace 2 Isengard Regulars in Orthanc with 2 Elites.
    .ability-2 = Servants of the White Hand: each Isengard Elite counts as a unit and also as a Leader with Leadership 1, in moves and in battle.
    .enters = Use a Muster result when Isengard is At War and Orthanc is unconquered: place him in Orthanc, which he cannot leave. From the next turn you have one Action die more.
