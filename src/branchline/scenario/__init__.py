"""Scenarios: the rules as examples. A position, what seats do in it, and what must come of it.

A file that can't be read or asks for the impossible is an error that names the key and the reason; it never passes.
"""

from __future__ import annotations

from branchline.scenario.reader import ScenarioError
from branchline.scenario.run import Outcome, run_file, run_text

__all__ = ["Outcome", "ScenarioError", "run_file", "run_text"]
