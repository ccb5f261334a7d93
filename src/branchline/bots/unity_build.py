"""The bots' minds as a C translation unit of their own, joined with the rules so that a whole game runs in C.

Used at build time only. How modules are joined is the core's affair; here is only said which.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from setuptools import Extension

MODULES = (
    "blank_state",
    "handicap",
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


def write_unit(build: Path) -> list[Extension]:
    """Write the joined sources below ``build``; the extension modules made of them."""
    core: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "core" / "unity_build.py"))
    rules = core["RULES"]
    minds = core["Unit"](
        "branchline.bots",
        (*rules.modules, *(f"branchline.bots.policy.{name}" for name in MODULES)),
        (*rules.codes, "branchline.bots.policy.codes"),
        (*rules.records, "branchline.bots.policy.records"),
        ("_compiled.pyx",),
    )
    found: list[Extension] = core["write_unit"](build, minds)
    return found
