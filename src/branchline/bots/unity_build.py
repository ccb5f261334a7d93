"""Build the policies as a C translation unit together with the rules, so that a whole game runs in C.

Used at build time only. Lists the modules; how they are joined is known to core/unity_build.py.
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
    """Write the joined sources below ``build`` and return the extension modules made of them."""
    core: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "core" / "unity_build.py"))
    rules = core["RULES"]
    unit = core["Unit"](
        "branchline.bots",
        (*rules.modules, *(f"branchline.bots.policy.{name}" for name in MODULES)),
        (*rules.codes, "branchline.bots.policy.codes"),
        (*rules.records, "branchline.bots.policy.records"),
        ("_compiled.pyx",),
    )
    found: list[Extension] = core["write_unit"](build, unit)
    return found
