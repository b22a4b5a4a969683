"""Many tables at once over loopback: how soon the other seat sees an answer.

    python -m bench.load                      200 tables for 20 seconds
    python -m bench.load --tables 50 --seconds 10 --pause 0.5

Every table has two players of the API, each with a socket of its own, who answer at random after a
pause (human pace, compressed). They come one after the other in the first five seconds; what is
measured begins after that. The time is from sending an answer to the arrival of the state that
shows it at the other seat. The server is a process of its own, started for the occasion.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = ("free-peoples", "shadow")
TARGET_MS = 150.0
COMING = 5.0
"""So many seconds it takes until all are there."""


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.measured_from = 0.0
        self.answers = 0
        self.measured = 0
        self.refused = 0
        self.over = 0
        self.sent: dict[tuple[str, int], float] = {}
        self.by: dict[tuple[str, int], str] = {}


class Player:
    """One seat of one table."""

    def __init__(self, tally: Tally, table: str, seat: str, pause: float, seed: int) -> None:
        self.tally = tally
        self.table = table
        self.seat = seat
        self.pause = pause
        self.luck = random.Random(seed)
        self.number = 0

    async def play(self, address: str, cookie: str, wait: float, until: float) -> None:
        """Come after a while, and answer until the time is over."""
        await asyncio.sleep(wait)
        headers = {"Cookie": cookie}
        async with connect(
            f"ws://{address}/ws", additional_headers=headers, proxy=None, compression=None
        ) as line:
            hello = {"type": "hello", "table": self.table, "seat": self.seat}
            await line.send(json.dumps(hello))
            while time.monotonic() < until:
                try:
                    async with asyncio.timeout(max(0.01, until - time.monotonic())):
                        text = await line.recv()
                except (TimeoutError, ConnectionClosed):
                    return
                if not await self._hear(line, text, time.perf_counter()):
                    return

    async def _hear(self, line: ClientConnection, text: str | bytes, now: float) -> bool:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "refused":
            self.tally.refused += 1
        if message["type"] != "state" or message["number"] <= self.number:
            return True
        self.number = message["number"]
        asked = message["asked"]
        began = self.tally.sent.get((self.table, self.number))
        if (
            began is not None
            and began > self.tally.measured_from
            and self.tally.by[self.table, self.number] != self.seat
        ):
            self.tally.delays.append((now - began) * 1000)
        if asked is None:
            self.tally.over += 1
            return False
        if asked["mine"]:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.pause)
            await self._answer(line, asked)
        return True

    async def _answer(self, line: ClientConnection, asked: dict[str, Any]) -> None:
        code = self.luck.choice(asked["options"])
        message = {
            "type": "answers",
            "id": uuid.uuid4().hex,
            "at": self.number,
            "lines": [f"{asked['ask']} {code}"],
        }
        key = (self.table, self.number + 1)
        self.tally.by[key] = self.seat
        self.tally.sent[key] = time.perf_counter()
        self.tally.answers += 1
        self.tally.measured += self.tally.sent[key] > self.tally.measured_from
        await line.send(json.dumps(message))


async def load(address: str, tables: int, seconds: float, pause: float) -> Tally:
    """Make the tables and play at all of them."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as http:
        await http.get("/api/me")
        cookie = f"thirdage={http.cookies['thirdage']}"
        wish = {
            "game": "war-of-the-ring",
            "kind": "one-screen",
            "seats": {seat: {"kind": "me"} for seat in SEATS},
        }
        names = []
        for _ in range(tables):
            answer = await http.post("/api/tables", json=wish)
            names.append(answer.json()["table"])
    until = time.monotonic() + COMING + 1 + seconds
    players = [
        Player(tally, name, seat, pause, 2 * place + turn)
        for place, name in enumerate(names)
        for turn, seat in enumerate(SEATS)
    ]
    tally.measured_from = time.perf_counter() + COMING + 1
    share = COMING / len(players)
    await asyncio.gather(
        *(player.play(address, cookie, i * share, until) for i, player in enumerate(players))
    )
    return tally


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def start(folder: Path, database: str | None) -> tuple[subprocess.Popen[bytes], str]:
    """A server of our own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "thirdage", "serve", "--port", str(port), "--no-limits"]
    command += ["--data", str(folder), "--log", "error"]
    if database is not None:
        command += ["--database", database]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"127.0.0.1:{port}"
    end = time.monotonic() + 60
    while True:
        try:
            httpx.get(f"http://{address}/healthz", trust_env=False)
            return process, address
        except httpx.HTTPError:
            if process.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.1)


def main() -> int:
    """Measure and print; 1 if the target is missed."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=20.0, help="at most 120")
    asked.add_argument("--pause", type=float, default=2.0, help="seconds of thought, on average")
    asked.add_argument("--database", help="URL of PostgreSQL instead of a SQLite file")
    order = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(Path(folder), order.database)
        try:
            seconds = min(order.seconds, 120.0)
            cpu = os.times()
            tally = asyncio.run(load(address, order.tables, seconds, order.pause))
            spent = os.times().user - cpu.user
            memory, used = resident(process.pid), processor(process.pid)
        finally:
            process.terminate()
            process.wait(20)
    delays = tally.delays
    if not delays:
        print("nothing was measured")
        return 1
    found = {f"{share:.0%}": percentile(delays, share) for share in (0.5, 0.95, 0.99)}
    print(f"tables                  {order.tables}")
    print(f"answers                 {tally.answers}  ({tally.measured / seconds:.0f}/s)")
    print(f"seen by the other seat  {len(delays)}, refused {tally.refused}, over {tally.over}")
    print("answer to update, ms    " + "   ".join(f"{k} {v:.1f}" for k, v in found.items()))
    print(f"processor time          server {used:.1f} s, this client {spent:.1f} s")
    print(
        f"server                  {memory:.0f} MB, {used * 1000 / tally.answers:.1f} ms an answer"
    )
    good = found["95%"] < TARGET_MS
    print(f"target 95% < {TARGET_MS:.0f} ms      {'met' if good else 'MISSED'}")
    return 0 if good else 1


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where it cannot be read."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Memory of a process in MB; 0 where it cannot be read."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    sys.exit(main())
