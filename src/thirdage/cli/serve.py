"""`thirdage serve`: the page and its server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from thirdage.cli.errors import Mistake


def add_serve(commands: Any) -> None:
    """The command and its options."""
    one = commands.add_parser("serve", help="play in the browser, also with friends far away")
    one.add_argument("--host", default="127.0.0.1", metavar="HOST", help="address to listen at")
    one.add_argument("--port", type=int, default=8321, metavar="PORT", help="0: any free one")
    one.add_argument(
        "--database", metavar="URL", help="postgresql://… instead of a file in the data folder"
    )
    one.add_argument("--data", type=Path, metavar="DIR", help="the data folder")
    one.add_argument(
        "--public", metavar="URL", help="address that people use, behind a proxy (https://…)"
    )
    one.add_argument("--workers", type=int, metavar="N", help="processes for computer players")
    one.add_argument(
        "--computer",
        metavar="PLAYER",
        help="who plays for the computer where a table names nobody (default: the strongest)",
    )
    one.add_argument("--open", action="store_true", help="open the page in the browser")
    one.add_argument(
        "--log",
        default="warning",
        choices=("debug", "info", "warning", "error"),
        help="how much goes to the log (JSON lines on stderr)",
    )
    one.add_argument("--no-limits", action="store_true", help=argparse.SUPPRESS)


def serve_as_asked(asked: argparse.Namespace) -> int:
    """Serve until a signal comes. Raises Mistake."""
    # The server takes a while to load; the other commands need not wait for it.
    from thirdage.server.serve import CannotServe, ServeOrder, serve

    if not 0 <= asked.port <= 65_535:
        raise Mistake(f"{asked.port} is no port; ports go from 0 to 65535")
    if asked.workers is not None and asked.workers < 1:
        raise Mistake("--workers needs a number from 1 on")
    order = ServeOrder(
        asked.host,
        asked.port,
        asked.database,
        asked.data,
        asked.public,
        asked.workers,
        asked.open,
        asked.log,
        not asked.no_limits,
        asked.computer,
    )
    try:
        return serve(order)
    except CannotServe as error:
        raise Mistake(str(error)) from error
