"""The part of the build that can't be declared in pyproject.toml: the compiled core and bots, and the browser client.
It knows compilers and flags. The unity_build.py of each package knows what is compiled and in which order; tools/web.py
knows how the client is built.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

GENERATORS = ("src/branchline/core/unity_build.py", "src/branchline/bots/unity_build.py")
GENERATED = Path("build/native")
FLAGS = [
    "-O3", "-g0",
    "-falign-functions=32", "-falign-loops=32",  # or the speed of one rule depends on the length of another
    "-Wno-array-bounds", "-Wno-stringop-overflow",  # the compiler can't know how many seats there are
]  # fmt: skip
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
}


def extensions() -> list[Extension]:
    """The rules as C extensions. All are optional: without a working compiler only the plain source is installed."""
    sources = [one for file in GENERATORS for one in runpy.run_path(file)["write_unit"](GENERATED)]
    found: list[Extension] = cythonize(
        sources, include_path=[str(GENERATED)], compiler_directives=DIRECTIVES, force=stale()
    )
    more = os.environ.get("BRANCHLINE_CFLAGS", "").split()  # the sanitizer build sets it
    fixed = ["setup.py", *map(str, GENERATED.rglob("*.h"))]  # a change of these rebuilds all C files
    for extension in found:
        extension.depends = [*extension.depends, *fixed]
        extension.extra_compile_args = [*FLAGS, *more]
        extension.extra_link_args = more
        extension.optional = True
    return found


def stale() -> bool:
    """Whether a source is newer than any C file; Cython doesn't see that _compiled.pyx depends on the structs."""
    made = [file.stat().st_mtime for file in GENERATED.rglob("*.c")]
    sources = [file for kind in ("*.py", "*.pyx", "*.pxd", "*.pxi", "*.h") for file in GENERATED.rglob(kind)]
    return not made or max(file.stat().st_mtime for file in sources) > min(made)


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools has no types
    """Builds the modules and their data, including the client. Without Node or network the client is left out."""

    def run(self) -> None:
        if Path("web/package.json").exists():
            web = runpy.run_path("tools/web.py")
            try:
                web["build"]()
            except web["NoNode"] as trouble:
                self.warn(f"the page for the browser is left out: {trouble}")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
