"""Determinization: a whole match that agrees with everything a seat has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from thirdage.table.dealers import Seeded
from thirdage.table.game import Game, S
from thirdage.table.match import Given, Marks, Match
from thirdage.table.scripts import Request, Seat


class Inconsistent(Exception):
    """No world was found that agrees with what the seat has seen."""


def determinize(
    match: Match[S], seat: Seat, luck: Seeded, *, tries: int = 200, marks: Marks = "last"
) -> Match[S]:
    """Deal anew what this seat does not know, and run the rules again from the checkpoint.

    Places at the checkpoint get other things of the same kind; hidden answers since are
    picked anew among those that look the same. What is known by now stays, and so does what
    was seen since, until it was lost sight of. A world in
    which other questions would have been asked is thrown away. The view is not looked at:
    that it comes out the same is a test of the view and of `secrets`. The world's history
    begins at the checkpoint. Raises Inconsistent.
    """
    state, since = match.since_checkpoint()
    unknown = match.game.secrets(match.state, seat)
    unknown_then = match.game.secrets(state, seat)
    secret = _all(unknown)
    seen = _seen(match.game, state, since, secret, seat)
    for _ in range(tries):
        names: dict[str, str] = {}
        for kind, cards in unknown.items():
            movable = sorted(set(cards).intersection(unknown_then.get(kind, ())).difference(seen))
            names.update(zip(movable, luck.shuffled(movable), strict=True))
        world_state = state.copy()
        match.game.rename(world_state, names)
        world = Match(match.game, world_state, marks=marks)
        if _follow(world, since, secret, seen, seat, luck) and _same_question(world, match):
            world.dealer = luck.fork()
            return world
    raise Inconsistent(f"no world for {seat} in {tries} tries")


def _all(unknown: Mapping[str, Sequence[str]]) -> set[str]:
    return {card for cards in unknown.values() for card in cards}


def _seen(
    game: Game[S], state: S, since: Sequence[Given], secret: set[str], seat: Seat
) -> dict[str, int]:
    """The secret things that the seat has seen since the checkpoint, and the last answer by which
    it saw them: it was shown them, or knew where they were right after it."""
    seen: dict[str, int] = {}
    if all(_is_known(request, answer, secret) for request, answer in since):
        return seen
    again: Match[S] = Match(game, state.copy(), marks="none", tell=False)
    for place, (request, answer) in enumerate(since):
        again.follow(place, answer)
        named = _names(request, answer) & secret
        if request.seen_by in (None, seat) or (
            named and named.isdisjoint(_all(game.secrets(again.state, seat)))
        ):
            seen.update(dict.fromkeys(named, place))
    return seen


def _follow(
    world: Match[S],
    since: Sequence[Given],
    secret: set[str],
    seen: Mapping[str, int],
    seat: Seat,
    luck: Seeded,
) -> bool:
    """Give the world the answers that look to the seat like these; False if it cannot be."""
    lost = secret - seen.keys()
    for place, (request, answer) in enumerate(since):
        secret = lost | {thing for thing, last in seen.items() if last < place}
        asked = world.history[place].request if place < len(world.history) else world.pending
        if asked is None or _question(asked) != _question(request):
            return False
        index: int | None
        if request.seen_by in (None, seat) or _is_known(request, answer, secret):
            index = asked.index(request.code(answer))
        else:
            # It was none of the things whose place the seat knows.
            face = request.shown(answer, seat)
            alike = [
                i
                for i in range(len(asked.things))
                if asked.shown(i, seat) == face and not _is_known(asked, i, secret)
            ]
            index = luck.pick(alike) if alike else None
        if index is None:
            return False
        if place < len(world.history) and world.history[place].answer != index:
            return False
        world.follow(place, index)
    return True


def _is_known(request: Request, answer: int, secret: set[str]) -> bool:
    """Whether an answer names nothing whose place is unknown."""
    return secret.isdisjoint(_names(request, answer))


def _names(request: Request, answer: int) -> set[str]:
    """What an answer names. Things that look alike may share a code; which of them it is says the
    thing itself."""
    return {request.things[answer], *request.code(answer).split()}


def _same_question(world: Match[S], match: Match[S]) -> bool:
    return _question(world.pending) == _question(match.pending)


def _question(request: Request | None) -> tuple[str, str] | None:
    """Who is asked what."""
    return None if request is None else (request.who, request.ask)
