"""What a seat may see (Annex F): a list of what is shown; what is not named is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from thirdage.games.war_of_the_ring.battle_state import Battle, Fighter
from thirdage.games.war_of_the_ring.board import SIDES, Side
from thirdage.games.war_of_the_ring.cards.catalogue import DECKS, back_of
from thirdage.games.war_of_the_ring.settling import points
from thirdage.games.war_of_the_ring.state import Game
from thirdage.table.game import View
from thirdage.table.scripts import Seat


def view(game: Game, seat: Seat | None) -> View:
    """Everything that a seat sees; None is a spectator, who sees what is public."""
    return {
        "seat": seat,
        "edition": game.edition,
        "turn": game.turn,
        "phase": game.phase,
        "active_side": game.active_side,
        "outcome": game.outcome,
        "regions": game.regions.copy(),
        "where": game.where.copy(),
        "whereabouts": game.whereabouts.copy(),
        "reinforcements": game.reinforcements.copy(),
        "casualties": game.casualties.copy(),
        "eliminated": game.eliminated,
        "politics": game.politics.copy(),
        "passive": game.passive,
        "points": {side: points(game, side) for side in SIDES},
        "dice": game.dice.copy(),
        "used_dice": game.used_dice.copy(),
        "hunt_box": game.hunt_box,
        "rings": game.rings.copy(),
        "once": game.once,
        "fellowship": game.fellowship,
        "hunt": game.hunt,
        "hunt_pool": game.hunt_pool,
        "drawn_tiles": game.drawn_tiles,
        "removed_tiles": game.removed_tiles,
        "waiting_tiles": game.waiting_tiles,
        "table": game.table,
        "discards": game.discards.copy(),
        "buried": {s: _own_or_backs(game.buried[s], s, seat) for s in SIDES},
        "hands": {s: _own_or_backs(hand, s, seat) for s, hand in game.hands.items()},
        "decks": {name: pile.size for name, pile in game.decks.items()},
        "battle": None if game.battle is None else battle_view(game.battle, seat),
    }


def _own_or_backs(cards: tuple[str, ...], owner: Seat, seat: Seat | None) -> tuple[str, ...]:
    """A seat's own hidden cards; of others' only the backs, in no order that tells anything."""
    return cards if owner == seat else tuple(sorted(map(back_of, cards)))


def battle_view(battle: Battle, seat: Seat | None) -> Mapping[str, object]:
    """A battle, with the other's Combat card face down until the reveal (F7)."""
    return {
        "attacker": battle.attacker,
        "origin": battle.origin,
        "target": battle.target,
        "kind": battle.kind,
        "rearguard": battle.rearguard,
        "round": battle.round,
        "rounds": battle.rounds,
        "revealed": battle.revealed,
        "white_rider": battle.white_rider,
        "must_go_on": battle.must_go_on,
        "outcome": battle.outcome,
        "fighters": {
            side: fighter_view(fighter, side, battle.revealed or side == seat)
            for side, fighter in battle.fighters.items()
        },
    }


def fighter_view(fighter: Fighter, side: Side, shown: bool) -> Mapping[str, object]:
    """What a side has done in this combat round."""
    card = fighter.card
    return {
        "card": card if shown or card is None else back_of(card),
        "combat_dice": fighter.combat_dice,
        "combat_bonus": fighter.combat_bonus,
        "reroll_bonus": fighter.reroll_bonus,
        "hits": fighter.hits,
        "forfeited": fighter.forfeited,
        "cancelled": fighter.cancelled,
        "no_reroll": fighter.no_reroll,
    }


# ---- for the table: what may be dealt anew


def secrets(game: Game, seat: Seat | None) -> dict[str, list[str]]:
    """Per deck, the cards whose place this seat does not know: those still in the deck, and
    of the others what is in their hands, face down among their discards, or chosen for this
    combat round and not revealed."""
    hidden: dict[str, list[str]] = {}
    for name in DECKS:
        hidden[name] = list(game.decks[name].unknown_to(seat))
    for side in SIDES:
        if game.seat(side) == seat:
            continue
        cards = [*game.hand(side), *game.buried[side]]
        if game.battle is not None and not game.battle.revealed:
            chosen = game.battle.fighters[side].card
            if chosen is not None and chosen not in game.discards[side]:
                cards.append(chosen)
        for card in cards:
            hidden[f"{side}-{back_of(card)}"].append(card)
    return {name: sorted(cards) for name, cards in hidden.items()}


def rename(game: Game, names: Mapping[str, str]) -> None:
    """Put other cards in the places of these."""
    new = names.get
    for name, pile in game.decks.items():
        game.decks[name] = pile.renamed(names)
    for seat, hand in game.hands.items():
        game.hands[seat] = tuple(sorted(new(card, card) for card in hand))
    for side in SIDES:
        game.buried[side] = tuple(sorted(new(card, card) for card in game.buried[side]))
    if game.battle is not None:
        for fighter in game.battle.fighters.values():
            if fighter.card is not None:
                fighter.card = new(fighter.card, fighter.card)
