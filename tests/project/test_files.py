"""Checks on all files of the project: no foreign addresses, no machine paths, and a limit on length.
It reads text and knows nothing about its meaning.
"""

from __future__ import annotations

import ast
import re

# Hosts that the project may name. A package registry or a mirror is never one of them.
HOSTS = {"www.w3.org", "localhost", "127.0.0.1"}
# names that are no public host: reserved names, private addresses, names without a dot
NOWHERE = re.compile(r"(?:.*\.)?(?:example|evil|example\.org)|(?:10|192\.168)\.[\d.]+|[^.]*")
URL = re.compile(r"\b[a-z][a-z0-9+.]*://([^\s/:\"'<>)\]}`]*)")
HOST = re.compile(r"(?<![\w@])((?:[a-z0-9-]+\.)+(?:org|com))\b")
# folders that exist on one machine, not in a checkout
MACHINE = re.compile(r"(?<![\w.~-])/(?:work|root|home|opt|farm|tmp|Users)/\w")
LONGEST = 400
CODE = (".py", ".pyx", ".pxd", ".pxi", ".ts", ".svelte")
GENERATED = {"web/src/protocol.ts"}  # as long as the number of messages requires


def places(texts: dict[str, str], pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Every match, as (place, text)."""
    return [
        (f"{name}:{number}", match.group(match.lastindex or 0))
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        for match in pattern.finditer(line)
    ]


def test_no_foreign_address(texts: dict[str, str]) -> None:
    found = places(texts, URL) + places(texts, HOST)
    assert [(where, host) for where, host in found if host not in HOSTS and not NOWHERE.fullmatch(host.lower())] == []


def test_no_machine_path(texts: dict[str, str]) -> None:
    assert places(texts, MACHINE) == []


def test_forbidden_addresses_and_paths_are_found() -> None:
    planted = {
        "a": "/".join(["see https:", "", "mirror.example", "simple"]),
        "b": "--find-links " + "/".join(["", "opt", "wheels"]),
        "c": ".".join(["from files", "registry", "org"]),
        "d": "/".join(["file:", "", "", "srv", "x"]),
    }
    assert [where for where, _ in places(planted, URL)] == ["a:1", "d:1"]
    assert [where for where, _ in places(planted, MACHINE)] == ["b:1"]
    assert [where for where, _ in places(planted, HOST)] == ["c:1"]


def test_no_file_is_too_long(texts: dict[str, str]) -> None:
    lengths = {name: text.count("\n") for name, text in texts.items() if name.endswith(CODE) and name not in GENERATED}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_module_says_what_it_is_for(texts: dict[str, str]) -> None:
    """A module docstring has at least two lines: what the module is for, and what it must not know."""
    silent = [
        name
        for name, text in texts.items()
        if name.startswith("src/") and name.endswith(".py") and text.strip()
        if len((ast.get_docstring(ast.parse(text)) or "").splitlines()) < 2
    ]
    assert silent == []
