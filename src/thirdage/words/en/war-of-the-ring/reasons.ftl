### Why a thing is not possible, and what would be needed

## Moving Armies

reason-no-army = No Army is able to do this. An Army needs at least one unit that can go.
reason-no-army-near = None of your Armies stands next to { $a }.
reason-not-adjacent = These regions are not adjacent, or a siege lies between them.
reason-besieged-cannot-move = This Army is besieged in its Stronghold. It can only make a sortie against the besiegers.
reason-enemy-units = Enemy units are there. Attack them instead of moving there.
reason-no-leader = With a Character result a Leader, Nazgûl or Character must go along, and none can.
reason-moved-already = These figures have moved already in this action.
reason-foreign-border = A Nation that is not At War may not cross the border of another Nation.
reason-leaders-would-stay-alone = Leaders may not be left behind without a unit.
reason-kept-out-by-card = A card on the table keeps Shadow Armies out of this region.

## Battles

reason-no-enemy-army = There is no enemy Army to attack.
reason-enemy-inside-stronghold = The enemy is inside the Stronghold. Only the Army that besieges it can attack.
reason-not-at-war = No unit of a Nation At War is there to attack.
reason-no-leader-to-attack = With a Character result a Leader, Nazgûl or Character must take part in the attack, and none can.
reason-rearguard-needs-unit = Leaders who cannot take part need a unit that stays behind with them.
reason-not-free = An Army can retreat only to a region without enemy Army and without enemy-controlled Settlement.
reason-besieged-cannot-retreat = An Army besieged in a Stronghold cannot retreat.
reason-no-battle-to-retreat-from = You are not the defender of a battle now.
reason-no-battle = There is no battle now.
reason-no-combat-cards = No Combat cards for the Free Peoples in this battle while this card is on the table: { $a }.
reason-no-combat-cards-first-round = In the first round of this battle the Free Peoples may use a Combat card only if a Companion takes part.
reason-needs-ring-bearers = The battle must be in the region of the Ring-bearers.
reason-needs-companion = A Companion must take part in the battle.
reason-needs-hobbit = Meriadoc or Peregrin must take part in the battle.
reason-needs-gandalf = Gandalf must take part in the battle.
reason-needs-strider-or-aragorn = Strider or Aragorn must take part in the battle.
reason-needs-leader-or-companion = A Free Peoples Leader or a Companion must take part in the battle.
reason-needs-elite = One of your Elite units must take part in the battle.
reason-needs-southron-elite = An Elite unit of the Southrons & Easterlings must take part in the battle.
reason-needs-nazgul = A Nazgûl or the Witch-king must take part in the battle.
reason-needs-nazgul-leadership = The Leadership of the Nazgûl in the battle must be { $a } or more.
reason-needs-ent-country = The battle must be in Rohan, Fangorn or Orthanc.
reason-needs-free-peoples-region = The battle must be in a region of a Free Peoples Nation.
reason-needs-field-defence = Your Army must be the defender, and not in a siege battle.
reason-needs-near-moria = The battle must be in Moria or at most two regions away from it.
reason-needs-isengard-in-siege = An Isengard unit must take part, in a siege battle.

## Turns and dice

reason-not-your-turn = It is the other side's turn.
reason-wrong-phase =
    It is not the time for this: the turn is in the phase “{ $a ->
         [1] { phase-1 }
         [2] { phase-2 }
         [3] { phase-3 }
         [4] { phase-4 }
         [5] { phase-5 }
        *[6] { phase-6 }
    }”. It can be done in the phase “{ $b ->
         [2] { phase-2 }
        *[5] { phase-5 }
    }”.
reason-battle-first = The battle comes first. It is fought to its end before anything else is done.
reason-answer-first = What is asked now must be answered first.
reason-other-side-first = The other side has something to decide first.
reason-match-over = The match is over.
reason-no-such-die = You have no unused die for this.
reason-wrong-die = This die does not allow it.
reason-no-die-for-army = You have no unused Army or Character result.
reason-changes-nothing = You have no unused die.
reason-not-fewer-dice = You may pass only if you have fewer unused dice than your opponent.
reason-no-ring = You have no Elven Ring to use.
reason-ring-used-this-turn = You have used an Elven Ring in this turn already. Only one may be used in a turn.
reason-other-sides-action = Only the other side can do this.
reason-envoy-not-there = { $a } must be on the map in a City or Stronghold of his own Nation that is unconquered.
reason-voice-of-saruman = Saruman must be in play, and the Shadow must control Orthanc without being besieged there.

## Event cards

reason-not-in-hand = This card is not in your hand.
reason-wrong-icon = The die must be an Event result or match the icon of the card.
reason-no-card-for-die = You hold no card that can be played with this die now.
reason-decks-empty = Both of your decks are empty.
reason-would-be-discarded-at-once = The condition on which this card stays on the table is not fulfilled: { $a }.
reason-not-on-table = This card is not on the table: { $a }.
reason-needs-army-and-character-card = You need two cards to discard: one with the Army icon and one of the Character deck.
reason-needs-will-or-ring = This takes a Will of the West, or an Elven Ring that you can still use in this turn.
reason-needs-will-or-healer = This takes a Will of the West, or Gandalf or Aragorn in Minas Tirith.
reason-nation-passive = This Nation must be Active: { $a }.
reason-needs-in-play = This Character must be in play: { $a }.
reason-needs-in-fellowship =
    { $count ->
        [one] { $all } must be in the Fellowship.
       *[other] One of these must be in the Fellowship: { $all }.
    }
reason-needs-companion-in = A Companion must be in { $a }.
reason-needs-character-in = { $a } must be on the map in a region of { $b }.
reason-needs-ranger-king-in = Strider or Aragorn must be on the map in a region of { $a }.
reason-needs-ranger-king-with-army = Strider or Aragorn must be with a Free Peoples Army.
reason-needs-ranger-king-with-army-in = Strider or Aragorn must be with a Free Peoples Army in a region of one of these Nations: { $all }.
reason-needs-nazgul-near-companion = A Shadow Army with a Nazgûl (the Witch-king does not count) must be in or next to the region of a Free Peoples Army with a Companion.
reason-aragorn-not-abroad = Aragorn must be with a Free Peoples Army outside the borders of all Free Peoples Nations.
reason-no-army-with-companion = A Free Peoples Army must have a Companion with it.
reason-no-army-near-nazgul = A Free Peoples Army must be in or next to the region of a Shadow Army with a Nazgûl.
reason-no-elven-stronghold-taken = The Shadow must control an Elven Stronghold.
reason-no-siege-by = A Shadow Army that besieges a Stronghold must have units of { $a } and be able to attack.
reason-nobody-in-nation-at-peace = The Ring-bearers or a Companion must be in a region of a Free Peoples Nation that is not At War.
reason-not-besieged = The Shadow must besiege { $a }.
reason-witch-king-not-besieging = The Witch-king must be with a Shadow Army that besieges a Stronghold.
reason-fellowship-in-free-settlement = The Ring-bearers are in a region with a Free Peoples Settlement: { $a }.
reason-no-progress = The Progress of the Fellowship must be 1 or more.

## The Fellowship and the Companions

reason-fellowship-revealed = The Fellowship is Revealed. It must be Hidden for this.
reason-fellowship-hidden = The Fellowship is Hidden. It must be Revealed for this.
reason-on-mordor-track = The Fellowship is on the Mordor Track, where this is not possible.
reason-declare-on-mordor-track = On the Mordor Track the Fellowship cannot be declared.
reason-declared-already = The Fellowship has been declared in this turn already. It can be declared once in a turn.
reason-fellowship-out-of-reach = The Fellowship cannot have come so far: its Progress is { $a }.
reason-no-reveal-in-haven = The Fellowship cannot be revealed in a City or Stronghold of the Free Peoples that they control.
reason-in-mordor-already = The Fellowship is on the Mordor Track already.
reason-not-at-mordor-gate = The Ring-bearers must be in Minas Morgul or Morannon to enter Mordor.
reason-no-companions = There are no Companions in the Fellowship.
reason-no-companions-on-map = There are no Companions on the map.
reason-companions-besieged = None of the Companions on the map can leave the region, because of sieges.
reason-not-on-map = { $a } is not on the map.
reason-out-of-reach = { $a } cannot reach { $b }: it is too far, or a Stronghold of the Shadow or a siege is in the way.

## Politics and recruiting

reason-nation-not-at-war = This Nation must be At War: { $a }.
reason-at-war-already = This Nation is At War already: { $a }.
reason-passive = A Passive Nation cannot take the last step to war; it must become Active first: { $a }.
reason-kept-passive-by-card = While { $b } is on the table, Muster results do not advance this Passive Nation: { $a }.
reason-no-nation-to-advance = None of your Nations can be advanced now.
reason-other-sides-nation = This Nation belongs to the other side: { $a }.
reason-other-sides-figure = This figure belongs to the other side: { $a }.
reason-nothing-to-recruit = You can recruit nothing: that takes a Nation At War, figures in the reinforcements and a free Settlement of that Nation.
reason-none-left = No figure of this kind is available: { $a }.
reason-no-settlement-of-nation = Recruits are placed in Settlements of their own Nation only: { $a }.
reason-nazgul-in-stronghold-only = Nazgûl are recruited in Strongholds of Sauron only.
reason-captured = The enemy has captured { $a }.
reason-not-free-to-recruit = { $a } is not free: an enemy Army or enemy control prevents recruiting there.
reason-same-settlement = The two figures must be placed in different Settlements.
reason-leader-without-unit = A Leader can be recruited only where a Free Peoples unit is; there is none in { $a }.

## Characters and Nazgûl

reason-has-entered = Each Character enters play only once: { $a }.
reason-saruman-condition = Isengard must be At War and Orthanc unconquered.
reason-witch-king-condition = Sauron and a Free Peoples Nation must be At War, and a Shadow Army with a Sauron unit must be on the map.
reason-mouth-of-sauron-condition = The Fellowship must be on the Mordor Track or all Free Peoples Nations At War, and a Sauron Stronghold must be unconquered.
reason-aragorn-condition = Strider must be on the map in Minas Tirith, Dol Amroth or Pelargir, and that Settlement must be unconquered.
reason-gandalf-white-condition = Gandalf the Grey must have left the Fellowship, and a Minion must be or have been in play.
reason-enemy-stronghold = Nazgûl and Minions cannot enter a Stronghold of the Free Peoples that the Shadow does not besiege: { $a }.
reason-no-nazgul-on-map = There are no Nazgûl or Minions on the map that could move.
