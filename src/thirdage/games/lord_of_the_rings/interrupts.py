"""Interrupts (F24): what players may do besides what is asked just now.

Using the Ring, calling Gandalf and playing yellow cards stand among the options of whatever
question is open. After those that do not change the question itself it is asked again. Only one
player is asked, but any may interrupt (F12.8, F15.1): he who is asked can give the floor to the
others, who are then asked in turn (F24.7).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from thirdage.games.lord_of_the_rings.asking import ask, ask_hidden
from thirdage.games.lord_of_the_rings.cards import CARDS
from thirdage.games.lord_of_the_rings.reasons import NOT_IN_HAND
from thirdage.games.lord_of_the_rings.state import Game, Player
from thirdage.table.game import Reason
from thirdage.table.scripts import Facts, Script

# The moments (F24.1) of a scenario in which everything may be done …
BEFORE_TILE, TILE_REVEALED = "before-tile", "tile-revealed"
BEFORE_EVENT, IN_EVENT = "before-event", "in-event"
ACTION, BETWEEN_CARDS = "action", "between-cards"
BEFORE_EVENT_ROLL: Final = "before-event-roll"
EVERYTHING: Final = frozenset(
    (
        BEFORE_TILE,
        TILE_REVEALED,
        BEFORE_EVENT,
        IN_EVENT,
        ACTION,
        BETWEEN_CARDS,
        BEFORE_EVENT_ROLL,
    )
)
# … those in which a marker is on its way, a roll has been made or no scenario is played (F24.2,
# F24.4), so that nothing may move a marker …
BEFORE_ROLL, ROLLED = "before-roll", "rolled"
LOCATION, SCENARIO_END, MOUNT_DOOM = "location", "scenario-end", "mount-doom"
NO_MARKER: Final = EVERYTHING | {BEFORE_ROLL, ROLLED, LOCATION, SCENARIO_END, MOUNT_DOOM}
# … and the roll just chosen, which only the Belt can still prevent.
CHOSEN_ROLL: Final = "chosen-roll"

FLOOR: Final = "floor"
NOTHING: Final = "nothing"
OUT: Final = "out"
"""What a player chooses who has been eliminated while he was asked, or has given the hobbit for
whom he was asked to the Ring (F16.7)."""

Ways = Callable[[Game], Sequence[str]]


class Interrupt(NamedTuple):
    """Something that may be done besides."""

    why_not: Callable[[Game, Player], Reason | None]
    """Why this player cannot do it now, as far as everybody can see."""
    carry_out: Callable[[Game, Player], Script[None]]
    card: str | None = None
    """The card of the hand that it takes."""
    answers: bool = False
    """Whether it answers the open question, so that whoever asked must know."""


INTERRUPTS: Final[dict[str, Interrupt]] = {}


def why_not_interrupt(game: Game, player: Player, name: str) -> Reason | None:
    """Why a player cannot do this besides now."""
    interrupt = INTERRUPTS[name]
    if interrupt.card is not None and interrupt.card not in player.hand:
        return NOT_IN_HAND
    return interrupt.why_not(game, player)


def possible_interrupts(game: Game, player: Player) -> list[str]:
    """What a player may do besides in this moment."""
    hand = player.hand
    return [
        name
        for name, (why_not, _, card, _) in INTERRUPTS.items()
        if (card is None or card in hand) and why_not(game, player) is None
    ]


def might_interrupt(game: Game, player: Player, *, hidden: bool = False) -> bool:
    """Whether a player could do something besides, for all that the others know; with `hidden`
    only what takes a card of his hand counts."""
    for why_not, _, card, _ in INTERRUPTS.values():
        if card is None:
            if not hidden and why_not(game, player) is None:
                return True
        elif might_hold(game, player, card) and why_not(game, player) is None:
            return True
    return False


def might_hold(game: Game, player: Player, card: str) -> bool:
    """Whether a Feature card of a location may be in a hand, for all that the others know."""
    if not player.hand or card in game.gone or card in game.offered:
        return False
    # Once the cards have been dealt nobody says which lie unseen in the pile (F5.1).
    location = CARDS[card].location
    return game.features[location].size == game.removed[location]


def only(*ways: str) -> Ways:
    """Always the same ways."""

    def same(game: Game) -> Sequence[str]:
        return ways

    return same


# ---- asking


def decide(
    game: Game,
    player: Player,
    question: str,
    ways: Ways,
    moment: str,
    facts: Facts = (),
    *,
    hidden: bool = True,
) -> Script[str]:
    """Ask a player, who may do other things first (F24.1) or let others; gives the way chosen,
    or what was done that answers the question, or OUT.

    `ways` may change by what is done first, so they are asked for anew; `hidden` says whether
    they depend on the hand. `facts` say what is to be paid: symbols and how many of each, or a
    number of cards; (S) for whom, if for one of the hobbits (F0.4), stands last.
    """
    before, heard, choice = game.deciding, False, ""
    if game.alone and game.concerned is not None:
        facts = (*facts, game.concerned)
    while still_asked(game, player):
        game.moment, game.deciding = moment, player.seat
        options = [*ways(game), *possible_interrupts(game, player)]
        others = [] if heard or game.alone else _who_might_speak(game, player)
        if others:
            options.append(FLOOR)
        if hidden or (not game.alone and might_interrupt(game, player, hidden=True)):
            choice = yield from ask_hidden(game, player, question, options, facts=facts)
        else:
            choice = yield from ask(player, question, options, facts=facts)
        if choice == FLOOR:
            done = yield from _give_floor(game, player, others, moment)
        elif choice in INTERRUPTS:
            game.moment = ""
            yield from _carry_out(game, player, choice)
            done = [choice]
        else:
            break
        heard = not done
        choice = next((name for name in done if INTERRUPTS[name].answers), "")
        if choice:
            break
    game.moment, game.deciding = "", before
    return choice if still_asked(game, player) else OUT


def still_asked(game: Game, player: Player) -> bool:
    """Whether a player, and the hobbit for whom he is asked, are still in the game."""
    return player.plays and (game.concerned is None or game.concerned in game.fellowship)


def _carry_out(game: Game, player: Player, name: str) -> Script[None]:
    """What is done besides concerns no hobbit of an event."""
    concerned, game.concerned = game.concerned, None
    yield from INTERRUPTS[name].carry_out(game, player)
    game.concerned = concerned


def pause(
    game: Game, player: Player, question: str, way: str, moment: str, facts: Facts = ()
) -> Script[str]:
    """Give time for other things before the one thing that comes next."""
    return decide(game, player, question, only(way), moment, facts, hidden=False)


def _who_might_speak(game: Game, player: Player) -> list[Player]:
    """The others who could do something now, for all that everybody knows."""
    return [other for other in game.others(player) if might_interrupt(game, other)]


def _give_floor(game: Game, player: Player, others: list[Player], moment: str) -> Script[list[str]]:
    """The others are asked in turn what they want to do besides, until somebody answers the
    open question (F24.7); gives what has been done."""
    done: list[str] = []
    for other in others:
        while other.plays and player.plays:
            game.moment = moment
            if not might_interrupt(game, other):
                break
            game.floor = other.seat
            options = [NOTHING, *possible_interrupts(game, other)]
            choice = yield from ask_hidden(game, other, "floor", options)
            game.moment, game.floor = "", None
            if choice == NOTHING:
                break
            done.append(choice)
            yield from _carry_out(game, other, choice)
            if INTERRUPTS[choice].answers:
                return done
    return done
