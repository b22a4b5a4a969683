### Why a thing is not possible

reason-not-now = This cannot be done just now: a marker is on its way, or a question must be answered first.
reason-floor-needed = Somebody else is asked just now. He can give you the floor.
reason-only-in-scenario = This can be done only on a scenario board.
reason-not-in-hand = You do not hold this card.
reason-not-your-action = This is an action. It can be chosen only when you are asked for your action.
reason-nothing-to-heal =
    { $together ->
       *[no] The One Ring stands at the light end of the line.
        [yes] No hobbit has moved towards the dark.
    }
reason-no-cards-left = There are no Hobbit cards left to draw.
reason-yellow-is-no-step = A yellow card has an effect instead of symbols. It advances no marker.
reason-colour-played = At most one of the two cards may be white and one grey.
reason-no-line = This board has no line of this activity.
reason-line-complete = This line is complete.
reason-no-card-for-line = You hold no card that can move this marker now.
reason-pays-nothing = This card has no symbol that is still demanded.
reason-too-few-symbols = You do not hold enough of the symbols demanded.
reason-not-in-fellowship =
    { $together ->
       *[no] This hobbit is not in the fellowship.
        [yes] This hobbit is not in the game.
    }
reason-two-turns-running = No hobbit has two turns running.
reason-clockwise = The turn passes clockwise.
reason-fatty-never-active = Fatty can never be chosen as the active hobbit.
reason-banned-from-activity = This hobbit came back from a failed attempt with the Ring and may not be active in this scenario.
reason-active-later = The active hobbit is chosen at the beginning of a scenario and after each turn.
reason-has-rolled = This hobbit has rolled already.
reason-ring-not-now = The Ring can be used only during a scenario, and not while a marker is on its way or a roll is being made.
reason-not-ring-bearer = Only the Ring-bearer can use the Ring.
reason-ring-used = The Ring has been used in this scenario already.
reason-no-price-for-ring = You have neither a hobbit who can be given to the Ring nor 8 shields and a Ring token.
reason-only-in-solitaire = Hobbits are given to the Ring only in the solitaire game.
reason-active-cannot-be-given = The active hobbit cannot be given to the Ring.
reason-given-before = This hobbit has been given to the Ring once already.
reason-too-few-shields = You need { $a } shields.
reason-gandalf-card-used = This Gandalf card has been used.
reason-magic-not-now = Magic is used after the event marker has moved and before the event.
reason-athelas-not-now = Athelas is used when missing life tokens are checked.
reason-belt-not-now =
    { $together ->
       *[no] The Belt is used before a roll; not for the Ring and not at Mount Doom.
        [yes] The Belt is used before a roll; not at Mount Doom.
    }
reason-mithril-not-now = Mithril is used after a roll, before its effect.
reason-staff-not-now = The Staff is used when a sundial tile with three things to discard has been revealed.
reason-phial-not-now = The Phial is used when a tile would be revealed.
reason-elessar-at-once = Elessar is played at once when you receive it.
reason-nobody-to-heal = No hobbit has moved towards the dark.
reason-hand-of-six = You hold six cards or more besides the Lembas.
reason-hands-of-six = Every hand holds six cards or more.
reason-too-few-cards = You need as many other cards as there are hobbits in the fellowship.
reason-nothing-to-pass = There is no card to pass, or nobody to pass it to.
