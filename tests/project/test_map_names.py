"""No code asks which map it is on: rules are data of the map, in the engine, the server and the client.
It reads sources as text and as syntax trees; tests, docs and words may name maps.
"""

from __future__ import annotations

import ast
import re

from branchline.maps import BUILT_IN

LIST = "src/branchline/maps/loader.py"  # the list of the built-in maps itself
# modules that name a map only as the default of a parameter
DEFAULTS = {
    "src/branchline/cli/arguments.py",
    "src/branchline/env/batch.py",
    "src/branchline/env/branchline_v0.py",
    "src/branchline/env/single.py",
}
CLIENT = ("web/src/", "web/public/", "web/index.html")
TESTING = re.compile(r"\.(test|testing)\.ts$")
# a map's id in any spelling: great_lakes, great-lakes, greatLakes
NAMES = re.compile("|".join(name.replace("_", "[_-]?") for name in BUILT_IN), re.IGNORECASE)
# the first letter of one map's rule ids as a string of its own
LETTER = re.compile(r"""["'`/^][A-Z]-["'`/]""")


def in_python(text: str) -> list[str]:
    """The built-in maps that a module names in its code; docstrings and comments don't count."""
    tree = ast.parse(text)
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [node.value for node in constants if isinstance(node.value, str) and NAMES.fullmatch(node.value)]


def in_client(text: str) -> list[str]:
    return NAMES.findall(text) + LETTER.findall(text)


def is_default(text: str) -> bool:
    """Whether every map that the module names is the default of a parameter."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    defaults = [each for node in functions for each in (*node.args.defaults, *node.args.kw_defaults)]
    named = [each for each in defaults if isinstance(each, ast.Constant) and each.value in BUILT_IN]
    return len(named) == len(in_python(text))


def test_the_engine_and_the_server_name_no_map(texts: dict[str, str]) -> None:
    modules = {name: text for name, text in texts.items() if name.startswith("src/") and name.endswith(".py")}
    naming = {name for name, text in modules.items() if in_python(text)}
    assert naming == {LIST, *DEFAULTS}
    assert [name for name in DEFAULTS if not is_default(modules[name])] == []


def test_the_client_names_no_map(texts: dict[str, str]) -> None:
    sources = {name: text for name, text in texts.items() if name.startswith(CLIENT) and not TESTING.search(name)}
    assert any(name.endswith(".svelte") for name in sources)
    assert {name: found for name, text in sources.items() if (found := in_client(text))} == {}


def test_a_map_that_is_named_is_found() -> None:
    assert in_python('"""Only on europe."""\nif map_.id == "europe":\n    pass\n') == ["europe"]
    assert not is_default('def f(map_: str = "europe") -> bool:\n    return map_ == "great_lakes"\n')
    assert in_client('{#if plan.map === "great_lakes"}') == ["great_lakes"]
    assert in_client('import greatLakes from "./picture.json?url";') == ["greatLakes"]
    assert in_client('if (rule?.startsWith("E-")) return maps[1];') == ['"E-"']
    assert in_client('`rule-${rule}` is in "N-3" and /[A-Z0-9-]+/') == []
