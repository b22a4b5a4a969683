### What happened, for the log
###
### Silent: ceases (battle-over says it).

## The turn

event-turn = Turn { $a } begins.
event-hunt-allocation =
    { $a ->
        [0] The Shadow puts no Action dice into the Hunt Box.
        [one] The Shadow puts { $a } Action die into the Hunt Box.
       *[other] The Shadow puts { $a } Action dice into the Hunt Box.
    }
event-action-dice =
    { $count ->
        [1] Action roll of the { $a }: no dice.
       *[other] Action roll of the { $a }: { $rest }.
    }
event-passes =
    { $a_code ->
        [shadow] The Shadow passes.
       *[other] The Free Peoples pass.
    }
event-skips =
    { $a_code ->
        [shadow] The Shadow discards a die without effect: { $b }.
       *[other] The Free Peoples discard a die without effect: { $b }.
    }
event-ring-used =
    { $a_code ->
        [shadow] The Shadow uses an Elven Ring, which leaves the game.
       *[other] The Free Peoples use an Elven Ring, which goes to the Shadow.
    }
event-die-changed =
    { $a_code ->
        [shadow] The Shadow turns a die: { $b } becomes { $c }.
       *[other] The Free Peoples turn a die: { $b } becomes { $c }.
    }
event-dice-lost =
    { $c ->
        [one] The Free Peoples lose { $c } unused die: { $b }.
       *[other] The Free Peoples lose { $c } unused dice: { $b }.
    }
event-wins =
    { $b_code ->
        [ring] The One Ring is destroyed: the Free Peoples win!
        [corruption] The Ring-bearers are corrupted: the Shadow wins!
       *[other]
            { $a_code ->
                [shadow] The Shadow wins by conquest!
               *[other] The Free Peoples win by conquest!
            }
    }
event-conceded =
    { $a_code ->
        [shadow] The Shadow gives up; the Free Peoples win.
       *[other] The Free Peoples give up; the Shadow wins.
    }

## Cards

event-draws =
    { $a_code ->
        [shadow] The Shadow draws a card from its { $b_code ->
            [character] Character deck
           *[other] Strategy deck
        }.
       *[other] The Free Peoples draw a card from their { $b_code ->
            [character] Character deck
           *[other] Strategy deck
        }.
    }
event-drew = Card drawn: “{ $b }”.
event-deck-empty =
    { $a_code ->
        [shadow] The Shadow cannot draw: its { $b_code ->
            [character] Character deck
           *[other] Strategy deck
        } is empty.
       *[other] The Free Peoples cannot draw: their { $b_code ->
            [character] Character deck
           *[other] Strategy deck
        } is empty.
    }
event-discards-face-down =
    { $a_code ->
        [shadow] The Shadow discards a card of its { $b_code ->
            [character] Character deck
           *[other] Strategy deck
        } face down.
       *[other] The Free Peoples discard a card of their { $b_code ->
            [character] Character deck
           *[other] Strategy deck
        } face down.
    }
event-discards =
    { $a_code ->
        [shadow] The Shadow discards “{ $b }”.
       *[other] The Free Peoples discard “{ $b }”.
    }
event-plays =
    { $a_code ->
        [shadow] The Shadow plays “{ $b }”.
       *[other] The Free Peoples play “{ $b }”.
    }
event-leaves-table = “{ $b }” leaves the table.
event-card-roll =
    { $a ->
        [one] { $a } die is rolled for the card; successes: { $b }.
       *[other] { $a } dice are rolled for the card; successes: { $b }.
    }

## Politics

event-active =
    { $a_code ->
        [dwarves] The Dwarves are now Active.
        [elves] The Elves are now Active.
        [north] The North is now Active.
       *[other] { $a } is now Active.
    }
event-advances =
    { $b ->
        [0] { $a }: now At War.
        [one] { $a }: one step forward, { $b } step left to war.
       *[other] { $a }: one step forward, { $b } steps left to war.
    }
event-set-back =
    { $b ->
        [one] { $a }: one step back, { $b } step left to war.
       *[other] { $a }: one step back, { $b } steps left to war.
    }
event-captured =
    { $a_code ->
        [shadow] The Shadow captures { $b }{ $c ->
            [0] .
            [one] { " " }({ $c } Victory Point).
           *[other] { " " }({ $c } Victory Points).
        }
       *[other] The Free Peoples capture { $b }{ $c ->
            [0] .
            [one] { " " }({ $c } Victory Point).
           *[other] { " " }({ $c } Victory Points).
        }
    }
event-retaken =
    { $a_code ->
        [shadow] The Shadow retakes { $b }.
       *[other] The Free Peoples retake { $b }.
    }

## Armies

event-moves =
    { $a_code ->
        [shadow] A Shadow Army ({ $d ->
            [one] { $d } unit
           *[other] { $d } units
        }) moves from { $b } to { $c }.
       *[other] A Free Peoples Army ({ $d ->
            [one] { $d } unit
           *[other] { $d } units
        }) moves from { $b } to { $c }.
    }
event-recruits =
    { $b ->
        [1] Recruited in { $c }: { $a }.
       *[other] Recruited in { $c }: { $b } × { $a }.
    }
event-upgraded =
    { $b ->
        [one] { $c }, { $a }: { $b } Regular becomes an Elite.
       *[other] { $c }, { $a }: { $b } Regulars become Elites.
    }
event-removed = Too many units in { $b }: { $c } removed.

## Battles and sieges

event-attack =
    { $a_code ->
        [shadow]
            { $d_code ->
                [siege] The Shadow attacks the besieged Army in { $c }.
                [sortie] The besieged Shadow Army in { $c } makes a sortie.
                [landing] The Shadow lands in { $c } and attacks.
               *[other] The Shadow attacks { $c } from { $b }.
            }
       *[other]
            { $d_code ->
                [siege] The Free Peoples attack the besieged Army in { $c }.
                [sortie] The besieged Free Peoples Army in { $c } makes a sortie.
                [landing] The Free Peoples land in { $c } and attack.
               *[other] The Free Peoples attack { $c } from { $b }.
            }
    }
event-combat-round = Combat round { $a }.
event-white-rider = Gandalf the White forfeits his Leadership for this battle; the Nazgûl have none.
event-combat-card =
    { $a_code ->
        [shadow]
            { $b_code ->
                [none] The Shadow uses no Combat card.
                [character] The Shadow chooses a Combat card of the Character deck.
                [strategy] The Shadow chooses a Combat card of the Strategy deck.
               *[other] The Shadow uses “{ card-balrog-of-moria }” as a Combat card.
            }
       *[other]
            { $b_code ->
                [none] The Free Peoples use no Combat card.
                [character] The Free Peoples choose a Combat card of the Character deck.
               *[other] The Free Peoples choose a Combat card of the Strategy deck.
            }
    }
event-reveals =
    { $a_code ->
        [shadow] Combat card of the Shadow: “{ $b }”.
       *[other] Combat card of the Free Peoples: “{ $b }”.
    }
event-combat-card-cancelled =
    { $a_code ->
        [shadow] The Combat card of the Shadow is cancelled.
       *[other] The Combat card of the Free Peoples is cancelled.
    }
event-silenced = { $a }: Leadership and abilities are cancelled in this round.
event-forfeits = { $b }: Leadership is forfeited in this round.
event-no-leader-reroll =
    { $a_code ->
        [shadow] The Shadow has no Leader re-roll in this round.
       *[other] The Free Peoples have no Leader re-roll in this round.
    }
event-combat-roll =
    { $a_code ->
        [shadow] Shadow, Combat roll: { $b ->
            [one] { $b } die
           *[other] { $b } dice
        }, { $c ->
            [one] { $c } hit
           *[other] { $c } hits
        }.
       *[other] Free Peoples, Combat roll: { $b ->
            [one] { $b } die
           *[other] { $b } dice
        }, { $c ->
            [one] { $c } hit
           *[other] { $c } hits
        }.
    }
event-leader-reroll =
    { $a_code ->
        [shadow] Shadow, Leader re-roll: { $b ->
            [one] { $b } die
           *[other] { $b } dice
        }, { $c ->
            [one] { $c } hit
           *[other] { $c } hits
        }.
       *[other] Free Peoples, Leader re-roll: { $b ->
            [one] { $b } die
           *[other] { $b } dice
        }, { $c ->
            [one] { $c } hit
           *[other] { $c } hits
        }.
    }
event-special-attack =
    { $a_code ->
        [shadow] Shadow, additional dice of the card: { $b ->
            [one] { $b } hit
           *[other] { $b } hits
        }.
       *[other] Free Peoples, additional dice of the card: { $b ->
            [one] { $b } hit
           *[other] { $b } hits
        }.
    }
event-extra-hits =
    { $b ->
        [one] The card of the { $a } scores { $b } more hit.
       *[other] The card of the { $a } scores { $b } more hits.
    }
event-misses-become-hits =
    { $b ->
        [one] { $b } missed die of the { $a } becomes a hit.
       *[other] { $b } missed dice of the { $a } become hits.
    }
event-hits-cancelled =
    { $b ->
        [one] { $b } hit of the { $a } is cancelled.
       *[other] { $b } hits of the { $a } are cancelled.
    }
event-hits =
    { $c ->
        [one] The { $a } Army in { $b } takes { $c } hit.
       *[other] The { $a } Army in { $b } takes { $c } hits.
    }
event-casualty = Casualty in { $b }: { $c }.
event-units-lost = Lost in { $b }: { $c } (Regulars: { $d }, Elites: { $e }).
event-leaders-lost =
    { $b ->
        [one] { $b } Leader or Nazgûl in { $a } is eliminated.
       *[other] { $b } Leaders or Nazgûl in { $a } are eliminated.
    }
event-eliminated =
    { $b_code ->
        [mordor] { $a } leaves the game on the Mordor Track.
       *[other] { $a } is eliminated in { $b }.
    }
event-retreats =
    { $a_code ->
        [shadow] The Shadow retreats from { $b } to { $c }.
       *[other] The Free Peoples retreat from { $b } to { $c }.
    }
event-withdraws =
    { $a_code ->
        [shadow] The Shadow withdraws into the Stronghold of { $b }.
       *[other] The Free Peoples withdraw into the Stronghold of { $b }.
    }
event-extends-siege = One Elite is reduced to a Regular to fight another round: { $b }.
event-battle-over =
    { $a_code ->
        [ceased] The battle in { $b } is over: the attacker ceases.
        [retreat] The battle in { $b } is over: the defender has retreated.
        [siege] The battle in { $b } is over: the defender is inside the Stronghold.
        [won] The battle in { $b } is over: the defender is destroyed.
        [lost] The battle in { $b } is over: the attacker is destroyed.
       *[other] The battle in { $b } is over: both Armies are destroyed.
    }
event-advances-into =
    { $a_code ->
        [shadow] The Shadow advances into { $b } ({ $c ->
            [one] { $c } unit
           *[other] { $c } units
        }).
       *[other] The Free Peoples advance into { $b } ({ $c ->
            [one] { $c } unit
           *[other] { $c } units
        }).
    }
event-siege =
    { $a_code ->
        [shadow] The Shadow is besieged in { $b }.
       *[other] The Free Peoples are besieged in { $b }.
    }
event-siege-over = The siege of { $a } is over.

## The Fellowship and the Companions

event-fellowship-moves = The Fellowship moves: Progress { $a }.
event-declares = The Fellowship is declared.
event-revealed = The Fellowship is revealed.
event-hidden = The Fellowship is hidden.
event-fellowship-at = The Ring-bearers are now in { $a }.
event-enters-mordor = The Fellowship enters Mordor.
event-mordor-step =
    { $a ->
        [5] The Fellowship reaches the Crack of Doom.
       *[other] The Fellowship reaches step { $a } of the Mordor Track.
    }
event-mordor-stopped = The tile stops the Fellowship on the Mordor Track.
event-lingers-in-mordor = The Fellowship lingers on the Mordor Track.
event-corruption =
    { $a ->
        [one] { $a } Corruption point is added; Corruption is now { $b }.
       *[other] { $a } Corruption points are added; Corruption is now { $b }.
    }
event-healed =
    { $a ->
        [one] { $a } Corruption point is healed; Corruption is now { $b }.
       *[other] { $a } Corruption points are healed; Corruption is now { $b }.
    }
event-guide = { $a } is the Guide now.
event-leave-fellowship =
    { $count ->
        [one] { $all } leaves the Fellowship.
       *[other] Leaving the Fellowship: { $all }.
    }
event-companion-to = { $a } goes to { $b }.
event-taken-alive = Taken alive: { $a } is separated instead of eliminated.
event-enters-play = { $a } enters play in { $b }.

## The Hunt (no full stop after a tile, whose name may end in one of its own)

event-hunt-roll =
    { $b ->
        [0] Hunt roll with { $a ->
            [one] { $a } die
           *[other] { $a } dice
        }: { $c ->
            [0] no success
            [one] { $c } success
           *[other] { $c } successes
        }.
       *[other] Hunt roll with { $a ->
            [one] { $a } die
           *[other] { $a } dice
        }, each +{ $b }: { $c ->
            [0] no success
            [one] { $c } success
           *[other] { $c } successes
        }.
    }
event-hunt-tile = Hunt tile drawn: { $a }
event-hunt-damage = Hunt damage: { $a }.
event-draw-prevented = No Hunt tile is drawn.
event-tile-for-stronghold = The Fellowship has touched { $a }: a Hunt tile is due.
event-tile-in-play = Special Hunt tile in play: { $a }
event-tile-taken = Tile taken from the Hunt Pool: { $a }
event-tile-removed = Tile removed from the game: { $a }
event-tile-without-effect = The Hunt tile has no effect: { $a }

## Nazgûl and Minions

event-nazgul-flies =
    { $c ->
        [one] A Nazgûl flies from { $a } to { $b }.
       *[other] { $c } Nazgûl fly from { $a } to { $b }.
    }
event-minion-moves = { $a } goes from { $b } to { $c }.
