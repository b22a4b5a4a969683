"""Actions (W6.8 to W6.15): what can be done with which die result."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.asking import ask, ask_hidden
from thirdage.games.war_of_the_ring.battle import attack, can_attack
from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Side, settlements_of
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, CHARACTER
from thirdage.games.war_of_the_ring.cards.events import play_card, playable
from thirdage.games.war_of_the_ring.cards.on_table import (
    DENETHORS_FOLLY,
    PALANTIR,
    POWER_TOO_GREAT,
    TOM_BOMBADIL,
)
from thirdage.games.war_of_the_ring.characters import GANDALFS
from thirdage.games.war_of_the_ring.companions import (
    move_companions,
    separate,
    why_not_move_companions,
    why_not_separate,
)
from thirdage.games.war_of_the_ring.entering import (
    bring_minion,
    bring_white,
    crown,
    why_not_crown,
    why_not_minion,
    why_not_white,
)
from thirdage.games.war_of_the_ring.fellowship import hide, why_not_hide, why_not_move_fellowship
from thirdage.games.war_of_the_ring.hand import (
    decks_left,
    discard_face_up,
    draw_from_a_deck,
    take_from_hand,
)
from thirdage.games.war_of_the_ring.hunt import move_fellowship
from thirdage.games.war_of_the_ring.movement import can_move, move_armies
from thirdage.games.war_of_the_ring.nazgul import move_nazgul, why_not_move_nazgul
from thirdage.games.war_of_the_ring.pieces import ELITE, REGULAR, Figure
from thirdage.games.war_of_the_ring.politics import (
    BY_ABILITY,
    BY_MUSTER,
    advance,
    can_muster,
    discard_from_table,
    why_not_advance,
)
from thirdage.games.war_of_the_ring.reasons import (
    NO_ARMY,
    NO_ENEMY,
    WRONG_DIE,
    condition,
)
from thirdage.games.war_of_the_ring.recruiting import (
    available,
    can_muster_figures,
    muster_figures_by_die,
    place_recruits,
    upgrade,
)
from thirdage.games.war_of_the_ring.regions import is_free, is_unconquered
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.agenda import Steps
from thirdage.table.game import Reason
from thirdage.table.scripts import Script

# ---- what a die result counts as

WILL: Final = "will-of-the-west"
MESSENGER: Final = "messenger"
RESULTS: Final[dict[str, tuple[str, ...]]] = {
    "character": ("character",),
    "army": ("army",),
    "muster": ("muster",),
    "event": ("event",),
    "muster-army": ("muster", "army"),
    WILL: ("character", "army", "muster", "event", WILL),
}


def can_use_messenger(game: Game) -> bool:
    """Once a turn the Mouth of Sauron lets a Muster result be used as an Army result."""
    return game.in_play("mouth-of-sauron") and MESSENGER not in game.once


def results(game: Game, side: Side, face: str) -> tuple[str, ...]:
    """The basic results that a face can be used as (W6.12, W6.13)."""
    counts = RESULTS[face]
    if side == SHADOW and face == "muster" and can_use_messenger(game):
        return ("muster", "army")
    return counts


def ring_spent(side: Side) -> str:
    """What is noted when a side has used an Elven Ring this turn (W7.4)."""
    return f"ring-{side}"


# ---- the actions

WhyNot = Callable[[Game, Side, str], Reason | None]
ActionScript = Callable[[Game, Side, str], Script[Steps]]


class Action(NamedTuple):
    """One kind of action; its name is the code of the option."""

    name: str
    sides: tuple[Side, ...]
    needs: tuple[str, ...]
    """The results one of which the die must count as; empty: any die will do."""
    why_not_now: WhyNot
    """Why a side cannot take it with a die that will do; None: it can."""
    carry_out: ActionScript

    def why_not(self, game: Game, side: Side, face: str) -> Reason | None:
        """Why a side cannot take it with a die of this face; None: it can."""
        if self.needs and not any(r in self.needs for r in results(game, side, face)):
            return WRONG_DIE
        return self.why_not_now(game, side, face)


BOTH: Final = (FREE, SHADOW)


def _if(why_not: Callable[[Game], Reason | None]) -> WhyNot:
    """A condition that asks neither for the side nor for the die."""
    return lambda game, side, face: why_not(game)


def _simple(script: Callable[[Game], Script[object]]) -> ActionScript:
    """An action after which nothing is planned."""

    def carry_out(game: Game, side: Side, face: str) -> Script[Steps]:
        yield from script(game)
        return []

    return carry_out


# Armies


def _led(face: str) -> bool:
    return face == "character"


def why_not_move_armies(game: Game, side: Side, face: str) -> Reason | None:
    """Move Armies with an Army result, one Army with a leader with a Character result."""
    counts = results(game, side, face)
    return None if can_move(game, side, "army" not in counts) else NO_ARMY


def move_armies_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Up to two Armies, or one with a leader-type figure (W6.8a, W6.9)."""
    _note_messenger(game, side, face)
    led = _led(face)
    yield from move_armies(game, side, 1 if led else 2, led=led)
    return []


def why_not_attack_action(game: Game, side: Side, face: str) -> Reason | None:
    """Attack with an Army result, or with a leader with a Character result."""
    counts = results(game, side, face)
    return None if can_attack(game, side, "army" not in counts) else NO_ENEMY


def attack_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Attack with one Army (W6.8b, W6.9)."""
    _note_messenger(game, side, face)
    return (yield from attack(game, side, _led(face)))


def _note_messenger(game: Game, side: Side, face: str) -> None:
    if side == SHADOW and face == "muster":
        game.once = (*game.once, MESSENGER)


# Cards


def _icons(game: Game, side: Side, face: str) -> tuple[str, ...]:
    """What the icon of a card must match; a Will of the West plays any card."""
    return results(game, side, face)


def why_not_card(game: Game, side: Side, face: str) -> Reason | None:
    """Play an Event card that matches the die (W8.6, W8.7)."""
    if playable(game, side, _icons(game, side, face)):
        return None
    return condition("W8.6", "no-card-for-die")


def card_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Play an Event card."""
    cards = playable(game, side, _icons(game, side, face))
    card = yield from ask_hidden(game, side, "card", cards)
    if face == "muster" and CARDS[card].icon == "army":
        _note_messenger(game, side, face)
    return (yield from play_card(game, side, card, event_result=face in ("event", WILL)))


def why_not_draw(game: Game, side: Side, face: str) -> Reason | None:
    """Draw a card with an Event result (W8.3)."""
    return None if decks_left(game, side) else condition("W8.5", "decks-empty")


def draw_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Draw a card."""
    yield from draw_from_a_deck(game, side)
    return []


# Muster results


def why_not_diplomacy(game: Game, side: Side, face: str) -> Reason | None:
    """Advance a Nation (W17.6)."""
    return None if can_muster(game, side) else condition("W17.6", "no-nation-to-advance")


def diplomacy(game: Game, side: Side, face: str) -> Script[Steps]:
    """Advance the counter of one friendly Nation."""
    nation = yield from ask(game, side, "nation", can_muster(game, side))
    advance(game, nation, BY_MUSTER)
    return []


def why_not_recruit_action(game: Game, side: Side, face: str) -> Reason | None:
    """Recruit with a Muster result (W12)."""
    return None if can_muster_figures(game, side) else condition("W12.2", "nothing-to-recruit")


def recruit_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Recruit reinforcements."""
    yield from muster_figures_by_die(game, side)
    return []


def _minion(name: str) -> Action:
    def carry_out(game: Game) -> Script[None]:
        return bring_minion(game, name)

    def why_not(game: Game, side: Side, face: str) -> Reason | None:
        return why_not_minion(game, name)

    return Action(name, (SHADOW,), ("muster",), why_not, _simple(carry_out))


# The Voice of Saruman


def _voice_heard(game: Game) -> Reason | None:
    region = game.regions["orthanc"]
    if not game.in_play("saruman") or region.control != SHADOW or region.besieged is not None:
        return condition("W6.15", "voice-of-saruman")
    return None


ISENGARD_REGULAR: Final = Figure("isengard", REGULAR)
ISENGARD_SETTLEMENTS: Final = settlements_of("isengard")


def _voice_places(game: Game) -> list[str]:
    return [
        name
        for name in ISENGARD_SETTLEMENTS
        if game.regions[name].control == SHADOW and is_free(game, SHADOW, name)
    ]


def why_not_voice_recruit(game: Game, side: Side, face: str) -> Reason | None:
    """Saruman lets a Muster result recruit a Regular in every Isengard Settlement."""
    reason = _voice_heard(game)
    if reason is None and not (available(game, ISENGARD_REGULAR) and _voice_places(game)):
        return condition("W12.10", "none-left", str(ISENGARD_REGULAR))
    return reason


def voice_recruit(game: Game) -> Script[None]:
    """One Isengard Regular in each Settlement; if they run short, where SH chooses."""
    places = _voice_places(game)
    while places and (left := available(game, ISENGARD_REGULAR)):
        if left >= len(places):
            for name in places:
                place_recruits(game, ISENGARD_REGULAR, name, 1)
            return
        name = yield from ask(game, SHADOW, "in", places)
        place_recruits(game, ISENGARD_REGULAR, name, 1)
        places.remove(name)


def why_not_voice_elites(game: Game, side: Side, face: str) -> Reason | None:
    """Saruman lets a Muster result turn two Isengard Regulars in Orthanc into Elites."""
    reason = _voice_heard(game)
    if reason is None:
        regulars = game.army(SHADOW, "orthanc").band("isengard").regulars
        if not regulars or not game.reserve("isengard").elites:
            return condition("W12.10", "none-left", f"isengard-{ELITE}")
    return reason


def voice_elites(game: Game) -> Script[None]:
    """Two Isengard Regulars in Orthanc are replaced by Elites, or one if only one can be."""
    army = game.army(SHADOW, "orthanc")
    number = min(2, army.band("isengard").regulars, game.reserve("isengard").elites)
    upgrade(game, "isengard", "orthanc", number)
    return
    yield


# The Fellowship and the Companions


def why_not_hide_action(game: Game, side: Side, face: str) -> Reason | None:
    """Hide the Fellowship: a Character result, or any with Strider as Guide."""
    if "character" not in results(game, side, face) and game.fellowship.guide != "strider":
        return WRONG_DIE
    return why_not_hide(game)


def hide_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Hide the Fellowship (W18.28)."""
    hide(game)
    return []
    yield


def crown_action(game: Game, side: Side, face: str) -> Script[Steps]:
    """Aragorn enters play."""
    crown(game)
    return []
    yield


# Abilities that use any die

ENVOYS: Final = {
    "boromir": ("gondor", settlements_of("gondor", "city", "stronghold")),
    "legolas": ("elves", settlements_of("elves", "stronghold")),
    "gimli": ("dwarves", ("erebor",)),
}
"""Who advances which Nation with any die, and from where."""


def _envoy(name: str) -> Action:
    nation, places = ENVOYS[name]

    def why_not(game: Game, side: Side, face: str) -> Reason | None:
        at = game.whereabouts.get(name)
        if at not in places or not is_unconquered(game, at):
            return condition("W6.15", "envoy-not-there", name)
        return why_not_advance(game, nation)

    def carry_out(game: Game, side: Side, face: str) -> Script[Steps]:
        advance(game, nation, BY_ABILITY)
        return []
        yield

    return Action(f"{nation}-by-{name}", (FREE,), (), why_not, carry_out)


# Discarding a card on the table by an action (W8.13)


def _discarding(card: str, side: Side, why_not: WhyNot, pay: ActionScript | None = None) -> Action:
    def asked(game: Game, acting: Side, face: str) -> Reason | None:
        if card not in game.table:
            return condition("W8.13", "not-on-table", card)
        return why_not(game, acting, face)

    def carry_out(game: Game, acting: Side, face: str) -> Script[Steps]:
        if pay is not None:
            yield from pay(game, acting, face)
        discard_from_table(game, card)
        return []

    return Action(f"discard-{card}", (side,), (), asked, carry_out)


def _army_cards(game: Game) -> list[str]:
    return [card for card in game.hand(SHADOW) if CARDS[card].icon == "army"]


def _character_cards(game: Game) -> list[str]:
    return [card for card in game.hand(SHADOW) if CARDS[card].deck == CHARACTER]


def _why_not_two_cards(game: Game, side: Side, face: str) -> Reason | None:
    if _army_cards(game) and _character_cards(game):
        return None
    return condition("W8.13", "needs-army-and-character-card")


def _pay_two_cards(game: Game, side: Side, face: str) -> Script[Steps]:
    for cards in (_army_cards, _character_cards):
        card = yield from ask_hidden(game, SHADOW, "pay-card", cards(game))
        take_from_hand(game, SHADOW, card)
        discard_face_up(game, SHADOW, card)
        game.tell("discards", SHADOW, card)
    return []


def _can_pay_ring(game: Game) -> bool:
    return game.rings[FREE] > 0 and ring_spent(FREE) not in game.once


def _why_not_palantir(game: Game, side: Side, face: str) -> Reason | None:
    if face == WILL or _can_pay_ring(game):
        return None
    return condition("W8.13", "needs-will-or-ring")


def _pay_palantir(game: Game, side: Side, face: str) -> Script[Steps]:
    if face == WILL:
        return []
    spend_ring(game, FREE)
    return []
    yield


def spend_ring(game: Game, side: Side) -> None:
    """A Ring is used: by FP it goes to SH, by SH it leaves the game (W7.1)."""
    game.rings[side] -= 1
    if side == FREE:
        game.rings[SHADOW] += 1
    game.once = (*game.once, ring_spent(side))
    game.tell("ring-used", side)


def _why_not_folly(game: Game, side: Side, face: str) -> Reason | None:
    healers = ("aragorn", *GANDALFS)
    if face == WILL or any(game.whereabouts.get(c) == "minas-tirith" for c in healers):
        return None
    return condition("W8.13", "needs-will-or-healer")


def skip(game: Game, side: Side, face: str) -> Script[Steps]:
    """Discard the die without effect (W6.6)."""
    game.tell("skips", side, face)
    return []
    yield


_ARMIES: Final = ("army", "character")
_MUSTER: Final = ("muster",)
_CHARACTER: Final = ("character",)

ACTIONS: Final = {
    action.name: action
    for action in (
        Action("move-armies", BOTH, _ARMIES, why_not_move_armies, move_armies_action),
        Action("attack", BOTH, _ARMIES, why_not_attack_action, attack_action),
        Action("card", BOTH, (), why_not_card, card_action),
        Action("draw", BOTH, ("event",), why_not_draw, draw_action),
        Action("diplomacy", BOTH, _MUSTER, why_not_diplomacy, diplomacy),
        Action("recruit", BOTH, _MUSTER, why_not_recruit_action, recruit_action),
        Action(
            "move-fellowship",
            (FREE,),
            _CHARACTER,
            _if(why_not_move_fellowship),
            _simple(move_fellowship),
        ),
        Action("hide", (FREE,), (), why_not_hide_action, hide_action),
        Action("separate", (FREE,), _CHARACTER, _if(why_not_separate), _simple(separate)),
        Action(
            "move-companions",
            (FREE,),
            _CHARACTER,
            _if(why_not_move_companions),
            _simple(move_companions),
        ),
        Action(
            "move-nazgul", (SHADOW,), _CHARACTER, _if(why_not_move_nazgul), _simple(move_nazgul)
        ),
        Action("gandalf-white", (FREE,), (WILL,), _if(why_not_white), _simple(bring_white)),
        Action("aragorn", (FREE,), (WILL,), _if(why_not_crown), crown_action),
        *(_minion(name) for name in ("saruman", "witch-king", "mouth-of-sauron")),
        Action("voice-recruit", (SHADOW,), _MUSTER, why_not_voice_recruit, _simple(voice_recruit)),
        Action("voice-elites", (SHADOW,), _MUSTER, why_not_voice_elites, _simple(voice_elites)),
        *(_envoy(name) for name in ENVOYS),
        _discarding(POWER_TOO_GREAT, SHADOW, _why_not_two_cards, _pay_two_cards),
        _discarding(TOM_BOMBADIL, SHADOW, _why_not_two_cards, _pay_two_cards),
        _discarding(PALANTIR, FREE, _why_not_palantir, _pay_palantir),
        _discarding(DENETHORS_FOLLY, FREE, _why_not_folly),
        Action("skip", BOTH, (), lambda game, side, face: None, skip),
    )
}


@cache
def _actions_for(side: Side, counts: tuple[str, ...]) -> tuple[Action, ...]:
    """The actions of a side for which a die with these results will do."""
    return tuple(
        action
        for action in ACTIONS.values()
        if side in action.sides and (not action.needs or any(r in counts for r in action.needs))
    )


def possible_actions(game: Game, side: Side, face: str) -> list[str]:
    """The actions that a side can take with a die of this face; "skip" always."""
    candidates = _actions_for(side, results(game, side, face))
    return [a.name for a in candidates if a.why_not_now(game, side, face) is None]
