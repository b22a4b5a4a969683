"""Playing many matches: in one process or several, with seeds of their own."""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from thirdage.games import game_named
from thirdage.players.catalogue import make_player
from thirdage.players.player import play_on
from thirdage.table.dealers import Seeded
from thirdage.table.game import complete, form_of
from thirdage.table.match import Match
from thirdage.table.record import Header, write

R = TypeVar("R")
CHUNK = 8


class Task(NamedTuple):
    """A match to be played."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    """The names of the players, in the order of the seats."""
    seed: int
    records: Path | None = None
    """The folder where its record goes."""


class Played(NamedTuple):
    """What came out of a match."""

    seed: int
    winners: tuple[str, ...]
    condition: str
    score: int | None
    turns: int
    requests: int
    """All answers, those of chance and forced ones included."""
    decisions: int
    """Answers that a player gave."""


def played_match(task: Task) -> tuple[Match[Any], Header]:
    """A match played to its end, and the head of its record.

    Players that think for a time do so by the processor's: what else the machine has to do does
    not make them weaker.
    """
    game = game_named(task.game)
    options = complete(game, task.options)
    state = game.set_up(options)
    luck = Seeded(task.seed ^ 0x5EED)
    players = {
        seat: make_player(name, task.game, seat, luck.below(1 << 48), options, time.process_time)
        for seat, name in zip(state.seats, task.players, strict=True)
    }
    # With checkpoints, for those who search begin their worlds at the last one.
    match: Match[Any] = Match(game, state, Seeded(task.seed))
    play_on(match, players)
    names = dict(zip(state.seats, task.players, strict=True))
    return match, Header(task.game, game.rules_version, options, task.seed, names)


def play_match(task: Task) -> Played:
    """Play one match to its end, and write its record if that is asked for."""
    match, header = played_match(task)
    if task.records is not None:
        path = task.records / f"{task.game}-{task.seed}.record"
        path.write_text(write(match, header), encoding="utf-8")
    outcome = match.outcome
    if outcome is None:
        raise RuntimeError(f"the match of seed {task.seed} ended without an outcome")
    decisions = sum(
        not (given.request.is_chance or given.request.is_forced) for given in match.history
    )
    return Played(
        task.seed,
        outcome.winners,
        outcome.condition,
        outcome.score,
        match.state.turn,
        len(match.history),
        decisions,
    )


def timed_match(task: Task) -> tuple[Played, float]:
    """The same, and the seconds that the processor took for it."""
    began = time.process_time()
    played = play_match(task)
    return played, time.process_time() - began


def simulate(
    tasks: Sequence[Task], jobs: int, play: Callable[[Task], R]
) -> Generator[R, None, None]:
    """Play matches, `jobs` at a time in processes of their own; results come in their order."""
    if jobs <= 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            with _deaf_to_interrupts():
                results = pool.map(play, tasks, chunksize=CHUNK)
            yield from results
        except BaseException:
            # It has to be waited for: a pool that is dropped before its thread has heard of this
            # plays all that is left.
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, which reaches them as well: this one does, when
    they have been started, and ends them without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    # Blocked for the processes; noted, for other threads may take it for this one meanwhile.
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


class Spread(NamedTuple):
    """Mean, least and most of some numbers, and their standard deviation."""

    mean: float
    min: int
    max: int
    deviation: float


def spread(numbers: Sequence[int]) -> Spread:
    """How some numbers are spread; there must be one."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / len(numbers)
    return Spread(mean, min(numbers), max(numbers), variance**0.5)


class Summary(NamedTuple):
    """What came out of many matches."""

    game: str
    players: tuple[str, ...]
    matches: int
    wins: dict[str, int]
    conditions: dict[str, int]
    """Winner and victory condition: "shadow corruption"."""
    turns: Spread
    requests: Spread
    decisions: Spread
    scores: Spread | None
    """Points, of a game that counts them."""
    seconds: float

    def as_dict(self) -> dict[str, object]:
        """For `--json`."""

        def of(numbers: Spread) -> dict[str, float]:
            return {"mean": round(numbers.mean, 3), "min": numbers.min, "max": numbers.max}

        total = self.requests.mean * self.matches
        return {
            "game": self.game,
            "matches": self.matches,
            "players": list(self.players),
            "wins": self.wins,
            "conditions": self.conditions,
            "turns": of(self.turns),
            "requests": of(self.requests),
            "decisions": of(self.decisions),
            "scores": None if self.scores is None else of(self.scores),
            "seconds": round(self.seconds, 3),
            "matches_per_second": round(self.matches / self.seconds, 3),
            "requests_per_second": round(total / self.seconds, 1),
        }


def run(
    tasks: Sequence[Task], jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Summary:
    """Play all matches and sum them up; `progress` hears how many are done. Raises ValueError
    if there is nothing to play."""
    if not tasks:
        raise ValueError("there are no matches to play")
    began = time.perf_counter()
    played: list[Played] = []
    for one in simulate(tasks, jobs, play_match):
        played.append(one)
        progress(len(played))
    seconds = time.perf_counter() - began
    seats = form_of(game_named(tasks[0].game), tasks[0].options).seats
    wins = dict.fromkeys(seats, 0)
    for one in played:
        for winner in one.winners:
            wins[winner] += 1
    scores = [one.score for one in played if one.score is not None]
    conditions = Counter(f"{'+'.join(one.winners) or 'nobody'} {one.condition}" for one in played)
    return Summary(
        tasks[0].game,
        tasks[0].players,
        len(played),
        wins,
        dict(sorted(conditions.items())),
        spread([one.turns for one in played]),
        spread([one.requests for one in played]),
        spread([one.decisions for one in played]),
        spread(scores) if scores else None,
        seconds,
    )
