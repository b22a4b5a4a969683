"""Builds the page into src/thirdage/server/static, if its sources have changed since.

`make play` and `make page` run it, and so does building the Python package (setup.py). It
needs Node.js 20.19 or newer with npm; only that step needs the network, and only for the
packages that web/package-lock.json pins with hashes.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "thirdage" / "server" / "static"
BUILT: Final = WEB / "dist"
STAMP: Final = ".made-from"
SOURCES: Final = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
)


def fingerprint() -> str:
    """What the page would be built from now."""
    digest = hashlib.sha256()
    for source in SOURCES:
        path = ROOT / source
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(file.relative_to(ROOT).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the page stands there as its sources are now."""
    stamp = STATIC / STAMP
    return (
        (STATIC / "index.html").exists() and stamp.exists() and stamp.read_text() == fingerprint()
    )


def build() -> None:
    """Build the page if need be. Raises RuntimeError, saying what is missing."""
    if not (WEB / "package.json").exists() or is_built():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("building the page needs Node.js 20.19 or newer with npm")
    made_from = fingerprint()
    lock = WEB / "node_modules" / ".package-lock.json"
    if not lock.exists() or lock.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    (BUILT / STAMP).write_text(made_from)
    put_in_place()


def put_in_place() -> None:
    """What has been built takes the place of the page before; a running server misses nothing."""
    before = BUILT.with_name("dist-before")
    shutil.rmtree(before, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(before)
    BUILT.rename(STATIC)
    shutil.rmtree(before, ignore_errors=True)


if __name__ == "__main__":
    try:
        build()
    except (RuntimeError, subprocess.CalledProcessError) as error:
        sys.exit(f"The page could not be built: {error}")
