"""The unity build: a name has one meaning in the joined file, and sections carry the names of their modules.
Clashes are put into a copy of the source on purpose; the generator must refuse to join it.
"""

from __future__ import annotations

import re
import runpy
import shutil
from pathlib import Path

import pytest

pytestmark = pytest.mark.native  # copies of the source would count as not covered in the plain round
PACKAGE = Path(__file__).parents[2] / "src" / "branchline"  # an installed package has no Cython sources
UNITS = ("core", "bots")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the source of core and bots."""
    for name in UNITS:
        shutil.copytree(PACKAGE / name, tmp_path / "src" / "branchline" / name, ignore=shutil.ignore_patterns("*.so"))
    shutil.copy(PACKAGE / "seats.py", tmp_path / "src" / "branchline")
    return tmp_path / "src" / "branchline"


def join(source: Path, unit: str = "bots") -> Path:
    """Run the generator of the copy; returns the folder that it wrote to."""
    build = source.parents[1] / "build"
    runpy.run_path(str(source / unit / "unity_build.py"))["write_unit"](build)
    return build / "branchline" / unit


def add(source: Path, file: str, text: str) -> None:
    with (source / file).open("a", encoding="utf-8") as stream:
        stream.write(text)


def test_two_values_under_one_name_are_refused(source: Path) -> None:
    add(source, "bots/policy/codes.py", "\nLENGTH = 5\n")
    clash = "LENGTH is 12 in branchline.core.codes and 5 in branchline.bots.policy.codes"
    with pytest.raises(ValueError, match=re.escape(clash)):
        join(source)


def test_one_value_in_two_tables_is_fine(source: Path) -> None:
    add(source, "bots/policy/codes.py", "\nLENGTH = 12\n")
    assert "enum { LENGTH = 12 };" in (join(source) / "_native.h").read_text(encoding="utf-8")


def test_two_functions_of_one_name_are_refused(source: Path) -> None:
    add(source, "bots/policy/hand.py", "\n\ndef choice(g: State, n: i32) -> i32:\n    return 0\n")
    clash = "choice is a function of both branchline.core.chance and branchline.bots.policy.hand"
    with pytest.raises(ValueError, match=re.escape(clash)):
        join(source)


def test_only_functions_are_joined(source: Path) -> None:
    add(source, "core/links.py", "\n\nHERE = 3\n")
    with pytest.raises(ValueError, match=r"branchline\.core\.links: only functions are joined"):
        join(source, "core")


@pytest.mark.parametrize("unit", UNITS)
def test_sections_carry_the_names_of_their_modules(source: Path, unit: str) -> None:
    """Every function in the joined file is below the name of the module that defines it."""
    text = (join(source, unit) / "_native.py").read_text(encoding="utf-8")
    sections = re.split(r"^# From (branchline\.[\w.]+)$", text, flags=re.MULTILINE)[1:]
    modules = sections[::2]
    assert len(modules) == len(set(modules)) > 15
    assert ("branchline.bots.policy.redeal" in modules) == (unit == "bots")
    for module, section in zip(modules, sections[1::2], strict=True):
        written = (source / Path(*module.split(".")[1:])).with_suffix(".py").read_text(encoding="utf-8")
        names = re.findall(r"^def (\w+)", section, flags=re.MULTILINE)
        assert names == re.findall(r"^def (\w+)", written, flags=re.MULTILINE), module
