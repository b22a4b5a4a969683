"""Why a thing is not possible: the rule's number, the name of a message, its arguments."""

from __future__ import annotations

from typing import Final

from thirdage.table.game import Reason

NOT_NOW: Final = Reason("F24.1", "not-now")
NOT_ASKED: Final = Reason("F24.7", "floor-needed")
ONLY_IN_SCENARIO: Final = Reason("F24.4", "only-in-scenario")
NOT_IN_HAND: Final = Reason("F12.8", "not-in-hand")
# Actions
NOT_YOUR_ACTION: Final = Reason("F8.3", "not-your-action")
NOTHING_TO_HEAL: Final = Reason("F2.7", "nothing-to-heal")
NO_CARDS_LEFT: Final = Reason("F12.2", "no-cards-left")
YELLOW_IS_NO_STEP: Final = Reason("F12.1", "yellow-is-no-step")
COLOUR_PLAYED: Final = Reason("F12.3", "colour-played")
NO_LINE: Final = Reason("F12.4", "no-line")
LINE_COMPLETE: Final = Reason("F12.4", "line-complete")
NO_CARD_FOR_LINE: Final = Reason("F12.3", "no-card-for-line")
# Payments
PAYS_NOTHING: Final = Reason("F12.5", "pays-nothing")
TOO_FEW_SYMBOLS: Final = Reason("F12.5", "too-few-symbols")
# The active hobbit
NOT_IN_FELLOWSHIP: Final = Reason("F2.3", "not-in-fellowship")
CLOCKWISE: Final = Reason("F8.4", "clockwise")
TWO_TURNS_RUNNING: Final = Reason("F8.5", "two-turns-running")
FATTY_NEVER: Final = Reason("F8.6", "fatty-never-active")
BANNED: Final = Reason("F8.6", "banned-from-activity")
ACTIVE_LATER: Final = Reason("F8.5", "active-later")
HAS_ROLLED: Final = Reason("F19.6", "has-rolled")
# The Ring
RING_NOT_NOW: Final = Reason("F16.5", "ring-not-now")
NOT_RING_BEARER: Final = Reason("F16.1", "not-ring-bearer")
RING_ONLY_NOW: Final = Reason("F16.1", "ring-not-now")
RING_USED: Final = Reason("F16.1", "ring-used")
ONLY_ALONE: Final = Reason("F16.7", "only-in-solitaire")
NO_PRICE: Final = Reason("F16.5", "no-price-for-ring")
ACTIVE_CANNOT_GO: Final = Reason("F16.7", "active-cannot-be-given")
MARKED: Final = Reason("F16.8", "given-before")
# Gandalf
TOO_FEW_SHIELDS: Final = Reason("F15.1", "too-few-shields", (5,))
GANDALF_USED: Final = Reason("F15.1", "gandalf-card-used")
MAGIC_NOT_NOW: Final = Reason("F24.4", "magic-not-now")
# Yellow cards
ATHELAS_NOT_NOW: Final = Reason("F23.1", "athelas-not-now")
BELT_NOT_NOW: Final = Reason("F23.2", "belt-not-now")
MITHRIL_NOT_NOW: Final = Reason("F23.3", "mithril-not-now")
STAFF_NOT_NOW: Final = Reason("F23.4", "staff-not-now")
PHIAL_NOT_NOW: Final = Reason("F23.5", "phial-not-now")
ELESSAR_AT_ONCE: Final = Reason("F23.6", "elessar-at-once")
NOBODY_TO_HEAL: Final = Reason("F23.6", "nobody-to-heal")
HANDS_FULL: Final = Reason("F23.7", "hands-of-six")
NOTHING_TO_PASS: Final = Reason("F23.8", "nothing-to-pass")
HAND_FULL: Final = Reason("F23.7", "hand-of-six")
TOO_FEW_CARDS: Final = Reason("F23.8", "too-few-cards")
