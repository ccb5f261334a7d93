"""The pinned requirement files: complete, with hashes, without index addresses, and up to date.
It compares them with pyproject.toml and never contacts an index.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FILES = ["dev.txt", "run.txt", "build.txt"]
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[0-9][0-9a-z.]*)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
VIA = re.compile(r"    # +(via.*|-c requirements/dev\.txt|[a-z0-9-]+( \(pyproject\.toml(:\w+)?\))?)")


def pins(root: Path, name: str) -> dict[str, set[str]]:
    """The version of each package in a file, or its versions by Python version."""
    found: dict[str, set[str]] = {}
    for line in (root / "requirements" / name).read_text().splitlines():
        if pin := PIN.fullmatch(line):
            found.setdefault(pin["name"], set()).add(pin["version"])
    return found


def wanted(root: Path, name: str) -> list[Requirement]:
    """The packages that pyproject.toml requires in a file."""
    project = tomllib.loads((root / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    build = groups["build"]
    run = project["project"]["dependencies"]
    asked = {
        "build.txt": build,
        "run.txt": run,
        "dev.txt": run + build + groups["test"] + groups["lint"] + groups["lab"],
    }
    return [Requirement(line) for line in asked[name]]


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_a_pin_a_hash_or_a_reason(root: Path, name: str) -> None:
    lines = (root / "requirements" / name).read_text().splitlines()
    strange = [line for line in lines if not (PIN.fullmatch(line) or HASH.fullmatch(line) or VIA.fullmatch(line))]
    assert strange == []
    pinned = [number for number, line in enumerate(lines) if PIN.fullmatch(line)]
    assert pinned
    assert all(HASH.fullmatch(lines[number + 1]) for number in pinned)


@pytest.mark.parametrize("name", FILES)
def test_every_dependency_is_pinned_within_its_bounds(root: Path, name: str) -> None:
    pinned = pins(root, name)
    for requirement in wanted(root, name):
        versions = pinned.get(canonicalize_name(requirement.name))
        assert versions, f"{requirement} is not in {name}: python tools/lock.py"
        assert all(version in requirement.specifier for version in versions), f"{requirement} against {versions}"


@pytest.mark.parametrize("name", ["run.txt", "build.txt"])
def test_the_small_files_agree_with_the_large_one(root: Path, name: str) -> None:
    everything = pins(root, "dev.txt")
    assert {package: everything.get(package) for package in pins(root, name)} == pins(root, name)


def test_the_build_needs_what_is_pinned_for_it(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_binary_packages_are_hashed_for_more_than_one_machine(root: Path) -> None:
    """With hashes for one platform only, installing would fail on another."""
    text = (root / "requirements" / "run.txt").read_text()
    for package in ("numpy", "msgspec"):
        block = text.partition(f"\n{package}==")[2].partition("# via")[0]
        assert block.count("--hash=") > 10


def test_notice_names_every_package(root: Path) -> None:
    named = {canonicalize_name(word) for word in (root / "NOTICE").read_text().split()}
    assert sorted({*pins(root, "run.txt"), *pins(root, "build.txt")} - named) == []


def test_the_extra_is_what_the_tests_have(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())
    assert project["project"]["optional-dependencies"]["lab"] == project["dependency-groups"]["lab"]


def test_the_clients_packages_are_pinned_and_hashed_without_addresses(root: Path) -> None:
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, package in packages.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, package in packages.items() if "resolved" in package or "funding" in package] == []
    wanted = json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert lock["packages"][""][kind] == wanted[kind], "package.json has changed: python tools/web.py lock"


def test_licences_of_everything_in_the_page_allow_redistribution(root: Path) -> None:
    """The licences of everything in the page and of what builds it; development tools may have others."""
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    free = {"MIT", "MIT-0", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "OFL-1.1", "MIT OR Apache-2.0"}
    given = {name: package["license"] for name, package in lock["packages"].items() if name and not package.get("dev")}
    assert {name: one for name, one in given.items() if one not in free and "lightningcss" not in name} == {}
