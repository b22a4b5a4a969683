"""Positions of War of the Ring in a line or two, and playing from them.

game = position(free="edoras: rohan 2 1 1 + boromir", shadow="orthanc: isengard 4 1",
                war="rohan isengard")
match = attack(game, SHADOW, "orthanc", "fords-of-isen", rolls=["5 5 1", "6 2"])
match.play("free-peoples-combat-card none", ...)
finish(match)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from thirdage.games.war_of_the_ring import WAR_OF_THE_RING
from thirdage.games.war_of_the_ring.board import FREE, NATIONS, SHADOW, SIDES, Side, other
from thirdage.games.war_of_the_ring.cards.catalogue import CARDS, DECKS, cards_of
from thirdage.games.war_of_the_ring.cards.events import why_not_play
from thirdage.games.war_of_the_ring.characters import CHARACTERS, GOLLUM
from thirdage.games.war_of_the_ring.pieces import Army, Band, army_of, read_army
from thirdage.games.war_of_the_ring.setup import FIGURES, STEPS_TO_WAR
from thirdage.games.war_of_the_ring.state import Game, HuntBox, Region, new_game
from thirdage.games.war_of_the_ring.turn import begin_turn, fellowship_phase, next_action
from thirdage.table.agenda import Todo, plan
from thirdage.table.dealers import Prepared
from thirdage.table.match import Match
from thirdage.table.piles import Pile

ALL_COMPANIONS = "boromir gandalf-grey gimli legolas meriadoc peregrin strider"


def position(
    *,
    free: str = "",
    shadow: str = "",
    besieged: str = "",
    captured: str = "",
    war: str = "",
    active: str = "",
    steps: Mapping[str, int] | None = None,
    at: str = "rivendell",
    progress: int = 0,
    hidden: bool = True,
    corruption: int = 0,
    companions: str = ALL_COMPANIONS,
    guide: str = "",
    mordor: int | None = None,
    free_hand: str = "",
    shadow_hand: str = "",
    table: str = "",
    hunt_box: tuple[int, int, int] = (0, 0, 0),
    pool: str | None = None,
    rings: tuple[int, int] = (3, 0),
    eliminated: str = "",
    spent: str = "",
) -> Game:
    """A board with only these figures, everything else as at the start.

    `free`, `shadow`: "region: army; region: army", an army as `read_army` reads it ("gondor
    3 1 1 + strider + nazgul 2": Regulars, Elites, Leaders). Figures on the board are taken
    from the reinforcements; the rest stays there. `besieged`: Strongholds under siege (by
    the other side's army there). `captured`: Settlements controlled by the enemy of their
    first owner. `war`: Nations At War (FP ones are active). `active`: further active Nations.
    `steps`: steps to war of some Nations. `companions`: who is in the Fellowship (those on
    the board are taken out). `mordor`: its space of the Mordor Track. Hands and table: names
    of cards. `hunt_box`: FP dice, allocated dice, Eyes. `pool`: the Hunt tiles in the pool.
    `eliminated`: Characters out of the game. `spent`: figures of the reinforcements that are
    casualties ("gondor 6 4 3 + rohan 1"), so that none or fewer are left.
    """
    game = new_game("2e", {name: Pile(cards_of(name)) for name in DECKS})
    game.turn = 1
    game.phase = 5
    game.regions = {name: Region(control=r.control) for name, r in game.regions.items()}
    game.where = {FREE: (), SHADOW: ()}
    game.reinforcements = dict(FIGURES)
    for name in captured.split():
        owner = game.regions[name].control
        assert owner is not None, f"{name} has no Settlement"
        game.regions[name] = game.regions[name]._replace(control=other(owner))
    for side, armies in ((FREE, free), (SHADOW, shadow)):
        for name, army in _armies(armies):
            for band in army.bands:
                game.from_reserve(band)
            game.put(side, name, army)
    for name in besieged.split():
        region = game.regions[name]
        game.regions[name] = region._replace(besieged=region.control)
    _politics(game, war, active, steps or {})
    _fellowship(game, at, progress, hidden, corruption, companions, guide, mordor)
    _cards(game, free_hand, shadow_hand, table)
    game.hunt_box = HuntBox(*hunt_box)
    if pool is not None:
        game.hunt_pool = tuple(sorted(pool.split()))
    game.rings = {FREE: rings[0], SHADOW: rings[1]}
    game.eliminated = tuple(eliminated.split())
    game.used_dice = {FREE: 0, SHADOW: 0}
    for band in read_army(spent).bands:
        game.from_reserve(band)
        game.lose(band)
    return game


def _armies(text: str) -> Iterable[tuple[str, Army]]:
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, army = part.partition(":")
        yield name.strip(), read_army(army)


def _politics(game: Game, war: str, active: str, steps: Mapping[str, int]) -> None:
    game.politics = {nation: STEPS_TO_WAR[nation] for nation in game.politics} | dict(steps)
    for nation in war.split():
        game.politics[nation] = 0
    roused = {*war.split(), *active.split()}
    game.passive = tuple(nation for nation in game.passive if nation not in roused)


def _fellowship(
    game: Game,
    at: str,
    progress: int,
    hidden: bool,
    corruption: int,
    companions: str,
    guide: str,
    mordor: int | None,
) -> None:
    inside = tuple(sorted(c for c in companions.split() if c not in game.whereabouts))
    if not guide:
        guide = max(inside, key=lambda c: CHARACTERS[c].level) if inside else GOLLUM
    game.fellowship = game.fellowship._replace(
        at=None if mordor is not None else at,
        progress=progress,
        hidden=hidden,
        corruption=corruption,
        companions=inside,
        guide=guide,
        mordor=mordor,
    )


def _cards(game: Game, free_hand: str, shadow_hand: str, table: str) -> None:
    for side, hand in ((FREE, free_hand), (SHADOW, shadow_hand)):
        for card in hand.split():
            give(game, side, card)
    for card in table.split():
        pile = CARDS[card].pile
        game.decks[pile] = game.decks[pile].without(card)
        game.table = (*game.table, card)


def give(game: Game, side: Side, card: str) -> None:
    """Put a card of the deck into a hand."""
    pile = CARDS[card].pile
    game.decks[pile] = game.decks[pile].without(card)
    game.hands[side] = tuple(sorted((*game.hands[side], card)))


def start(game: Game, *steps: Todo, rolls: Sequence[str] = ()) -> Match[Game]:
    """A match that carries out these steps, with prepared chance that must be used up."""
    game.agenda = list(reversed(steps))
    return Match(WAR_OF_THE_RING, game, Prepared(rolls))


def act(game: Game, side: Side, die: str, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """It is this side's turn to act with this die (more than one: "army muster"); the other
    side has two Event dice left and acts next. The lines are answers after "die DIE"."""
    game.dice = {side: tuple(sorted(die.split())), other(side): ("event", "event")}
    match = start(game, plan(next_action, side), rolls=rolls)
    match.play(f"die {die.split()[0]}", *lines)
    return match


def play_event(
    game: Game, card: str, *lines: str, die: str = "event", rolls: Sequence[str] = ()
) -> Match[Game]:
    """The owner of this card plays its event with this die; the lines are the answers after
    that. The card is put into his hand if it is not there."""
    side = CARDS[card].side
    if card not in game.hands[side]:
        give(game, side, card)
    return act(game, side, die, "action card", f"card {card}", *lines, rolls=rolls)


def play_with_icon(game: Game, card: str, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """The owner of this card plays its event with a die that shows its icon."""
    return play_event(game, card, *lines, die=CARDS[card].icon, rolls=rolls)


def why_no_event(game: Game, card: str) -> str:
    """Why this card's event cannot be played with an Event die now, as "message fact fact"; ""
    if it can."""
    side = CARDS[card].side
    if card not in game.hands[side]:
        give(game, side, card)
    reason = why_not_play(game, side, card, ("event",))
    return "" if reason is None else " ".join(map(str, (reason.name, *reason.facts)))


def attack(
    game: Game,
    side: Side,
    origin: str,
    target: str,
    *lines: str,
    rolls: Sequence[str] = (),
    die: str = "muster-army",
) -> Match[Game]:
    """This side attacks with all figures that can; the lines are the answers after
    "who-goes all"."""
    return act(
        game,
        side,
        die,
        "action attack",
        f"from {origin}",
        f"target {target}",
        "who-goes all",
        *lines,
        rolls=rolls,
    )


def move_on(
    game: Game, *lines: str, rolls: Sequence[str] = (), die: str = "character"
) -> Match[Game]:
    """FP moves the Fellowship with this die; the lines are the answers after that."""
    return act(game, FREE, die, "action move-fellowship", *lines, rolls=rolls)


def in_fellowship_phase(game: Game, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """Phase 2 and nothing after it; the lines are its answers ("fellowship-phase declare")."""
    match = start(game, plan(fellowship_phase), rolls=rolls)
    match.play(*lines)
    return match


def declared(game: Game, to: str, *lines: str, rolls: Sequence[str] = ()) -> Match[Game]:
    """FP declares the Fellowship in this region; the lines are the answers after that."""
    return in_fellowship_phase(
        game, "fellowship-phase declare", f"declare-in {to}", *lines, rolls=rolls
    )


def dice_next_turn(game: Game, side: str) -> int:
    """How many Action dice a side has in the next turn."""
    drawn = ("athelas", "the-red-arrow", "morgul-wound", "stormcrow")
    return start(game, plan(begin_turn), rolls=drawn).state.used_dice[side]


def finish(match: Match[Game]) -> None:
    """All prepared chance must have been used."""
    assert isinstance(match.dealer, Prepared)
    match.dealer.used_up()


def army(match: Match[Game], side: Side, name: str) -> str:
    """The figures of a side in a region, as `read_army` reads them: "gondor 3 1 1 + strider"."""
    return write_army(match.state.army(side, name))


def write_army(figures: Army) -> str:
    """The opposite of `read_army`."""
    parts = []
    for nation, regulars, elites, leaders in figures.bands:
        if nation == "sauron":
            if regulars or elites:
                parts.append(f"sauron {regulars} {elites}")
            if leaders:
                parts.append(f"nazgul {leaders}")
        else:
            parts.append(f"{nation} {regulars} {elites} {leaders}")
    return " + ".join([*parts, *figures.characters])


def asked(match: Match[Game]) -> str:
    """Who is asked what now: "shadow retreat"; "" if the match is over."""
    return "" if match.pending is None else f"{match.pending.who} {match.pending.ask}"


def acts_next(match: Match[Game], side: str) -> bool:
    """Whether the action is over, so that it is this side's turn to act."""
    return asked(match) in (f"{side} die", f"{side} action")


def questions(match: Match[Game]) -> list[str]:
    """All questions that have been asked, the pending one apart."""
    return [given.request.ask for given in match.history]


def corruption(match: Match[Game]) -> int:
    """The Corruption of the Fellowship."""
    return match.state.fellowship.corruption


def options(match: Match[Game]) -> list[str]:
    """The codes of the pending request."""
    assert match.pending is not None
    return [option.code for option in match.pending.options()]


def offered(match: Match[Game], question: str) -> list[str]:
    """The codes that this question, asked of a side or of fortune, offered the last time."""
    requests = [given.request for given in match.history]
    if match.pending is not None:
        requests.append(match.pending)
    request = [request for request in requests if request.ask == question][-1]
    return [option.code for option in request.options()]


def told(match: Match[Game], name: str) -> list[tuple[str | int, ...]]:
    """The facts of all events of this name."""
    return [t.event.facts for t in match.events if t.event.name == name]


def everything(game: Game) -> dict[str, Band]:
    """All figures of each Nation wherever they are: board, reinforcements, casualties."""
    totals = {nation: army_of((game.reinforcements[nation],)) for nation in FIGURES}
    for nation, band in game.casualties.items():
        totals[nation] = totals[nation].plus_band(band)
    for region in game.regions.values():
        for side in SIDES:
            for band in region.army(side).bands:
                totals[band.nation] = totals[band.nation].plus_band(band)
    return {nation: army.band(nation) for nation, army in totals.items()}


__all__ = ["FREE", "NATIONS", "SHADOW"]
