"""Computer players, each answer thought out in a worker process, with a time limit.

A worker is given the match as the list of all answers. It keeps the matches of some tables and goes
on from there. It answers for a moment, as long as its seat is asked and fortune need not answer. A
worker that takes too long or dies is replaced; other workers and tables do not notice.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from thirdage.games import game_named
from thirdage.players.catalogue import make_player
from thirdage.players.player import Player, Question
from thirdage.table.match import Match
from thirdage.table.scripts import Seat

LOG: Final = logging.getLogger("thirdage.computers")
MOST_ANSWERS: Final = 64
AT_A_TIME: Final = 1.0
"""After so many seconds a worker gives what it has: people see a slow player act step by step."""
MOST_KEPT: Final = 16


class Failed(Exception):
    """The computer player took too long, died, or raised; the message says which."""


class Job(NamedTuple):
    """What a worker needs to know."""

    table: str
    game: str
    options: Mapping[str, str]
    answers: tuple[int, ...]
    seat: Seat
    player: str
    luck: int


class Computers:
    """A few workers, started when they are first needed."""

    def __init__(self, workers: int = 1, limit: float = 30.0) -> None:
        self.limit: Final = limit
        self.workers: Final = [Worker(number) for number in range(workers)]
        self._threads = ThreadPoolExecutor(workers, "computer")
        self._free = asyncio.Condition()
        self.failures = 0
        self.thinking = 0

    async def think(self, job: Job) -> list[int]:
        """The next answers of a seat, one at least. Raises Failed."""
        worker = await self._take(hash(job.table) % len(self.workers))
        self.thinking += 1
        try:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, worker.ask, job, self.limit)
            # If nobody waits any more (the server stops), nobody asks what went wrong either.
            thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
            return await asyncio.shield(thinking)
        except Failed as error:
            self.failures += 1
            LOG.warning("computer player failed", extra={"table": job.table, "error": str(error)})
            raise
        finally:
            self.thinking -= 1
            async with self._free:
                worker.busy = False
                self._free.notify()

    async def _take(self, favourite: int) -> Worker:
        """A free worker: the one that may know the table, else any."""
        async with self._free:
            await self._free.wait_for(lambda: not all(w.busy for w in self.workers))
            order = self.workers[favourite:] + self.workers[:favourite]
            worker = next(w for w in order if not w.busy)
            worker.busy = True
            return worker

    def close(self) -> None:
        """Stop all workers."""
        for worker in self.workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.busy = False
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False
        self._lock = threading.Lock()

    def ask(self, job: Job, limit: float) -> list[int]:
        """The answers to a job; blocks. Raises Failed."""
        try:
            pipe = self._started()
            pipe.send(job)
            if not pipe.poll(limit):
                raise Failed(f"no answer within {limit:.0f} seconds")
            found = pipe.recv()
        except Failed:
            self._end()
            raise
        except (EOFError, OSError) as error:
            self._end()
            raise Failed(f"the worker died ({type(error).__name__})") from error
        if isinstance(found, str):
            raise Failed(found)
        answers: list[int] = found
        return answers

    def _started(self) -> Connection:
        with self._lock:
            if self._stopped:
                raise Failed("the server stops")
            if self.process is None or not self.process.is_alive() or self._pipe is None:
                context = multiprocessing.get_context("spawn")
                ours, theirs = context.Pipe()
                self.process = context.Process(
                    target=work, args=(theirs,), name=f"computer-{self.number}", daemon=True
                )
                self.process.start()
                theirs.close()
                self._pipe = ours
            return self._pipe

    def _end(self) -> None:
        with self._lock:
            if self.process is not None:
                self.process.kill()
                self.process.join(5)
                self.process = None
            if self._pipe is not None:
                self._pipe.close()
                self._pipe = None

    def stop(self) -> None:
        """End the process for good."""
        self._stopped = True
        self._end()


# ---- in the worker


def work(pipe: Connection) -> None:
    """Answer jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    memory: Memory = OrderedDict()
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            found: list[int] | str = answer(job, memory)
        except Exception as error:
            memory.pop((job.table, job.seat), None)
            found = f"{type(error).__name__}: {error}"
        try:
            pipe.send(found)
        except OSError:
            return


class Known(NamedTuple):
    """A match that a worker remembers, and the player who thinks about it."""

    match: Match[Any]
    player: Player
    name: str


Memory = OrderedDict[tuple[str, Seat], Known]
Maker = Callable[[str, str, Seat, int, Mapping[str, str]], Player]


def answer(job: Job, memory: Memory, make: Maker = make_player) -> list[int]:
    """The next answers of the job's seat."""
    key = (job.table, job.seat)
    known = memory.pop(key, None)
    if known is None or known.name != job.player or not _goes_on(known.match, job.answers):
        game = game_named(job.game)
        match: Match[Any] = Match(game, game.set_up(job.options), marks="last")
        made = make(job.player, job.game, job.seat, job.luck, job.options)
        known = Known(match, made, job.player)
    match, player, _ = known
    for place in range(len(match.history), len(job.answers)):
        match.follow(place, job.answers[place])
    found: list[int] = []
    end = time.monotonic() + AT_A_TIME
    while (request := match.pending) is not None and len(found) < MOST_ANSWERS:
        if request.seat != job.seat or (found and time.monotonic() > end):
            break
        index = player.answer(Question(match, job.seat))
        match.answer(index)
        found.append(index)
    if not found:
        raise ValueError(f"{job.seat} is not asked anything")
    memory[key] = known
    while len(memory) > MOST_KEPT:
        memory.popitem(last=False)
    return found


def _goes_on(match: Match[Any], answers: tuple[int, ...]) -> bool:
    history = match.history
    return len(history) <= len(answers) and all(
        given.answer == answers[place] for place, given in enumerate(history)
    )
