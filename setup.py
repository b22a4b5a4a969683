"""Building the package builds the page as well. All else stands in pyproject.toml."""

from __future__ import annotations

import runpy
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PAGE = Path(__file__).parent / "web" / "tools" / "build_page.py"


def build_page() -> None:
    """Build the page, unless this is an unpacked sdist, which holds it."""
    if PAGE.exists():
        runpy.run_path(str(PAGE))["build"]()


class BuildPy(build_py):
    """The modules and their data, with the page among them. `make page` builds it for an
    editable install."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            self.__dict__.pop("data_files", None)
        super().run()


class Sdist(sdist):
    """The sources, with the page built."""

    def run(self) -> None:
        build_page()
        super().run()


setup(cmdclass={"build_py": BuildPy, "sdist": Sdist})
