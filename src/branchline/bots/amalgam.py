"""The bots' minds as a C translation unit of their own, joined with the rules so that a whole game runs in C.

Used at build time only. How modules are joined is the core's affair; here is only said which.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from setuptools import Extension

MODULES = (
    "ghost",
    "slack",
    "hand",
    "graph",
    "goals",
    "pay",
    "draw",
    "build",
    "choose",
    "baselines",
    "planner",
    "worth",
    "decide",
    "guess",
    "redeal",
)


def amalgamate(build: Path) -> list[Extension]:
    """Write the joined sources below ``build``; the extension modules made of them."""
    core: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "core" / "amalgam.py"))
    rules = core["RULES"]
    minds = core["Unit"](
        "branchline.bots",
        (*rules.modules, *(f"branchline.bots.mind.{name}" for name in MODULES)),
        (*rules.codes, "branchline.bots.mind.codes"),
        (*rules.records, "branchline.bots.mind.records"),
        ("_face.pyx",),
    )
    found: list[Extension] = core["amalgamate"](build, minds)
    return found
