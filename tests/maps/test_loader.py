"""Loading maps by name, by path and from text; stable hashes; errors that list every fault."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from branchline.maps import BUILT_IN, Fault, MapError, check_map, describe, load_map, load_map_text
from branchline.maps.shape import CAPACITY

# Recorded games refer to these: a changed hash means a changed map, and needs a changelog entry.
HASHES = {
    "north_america": "a8361892203a6f18b548d15d26eecb2bcbc08fe8df0f36c4cb0dae05a60ad331",
    "europe": "c21223be3236985225012f6ca23875600e3298bba7518d421ae83c58fd9246d3",
    "great_lakes": "4b3ddce7bc3787551813f9110f873eaee8aa0c00a08ec95db0a398d4a25507e6",
    "world": "3df814a07834ac249125184d765b5751effb928efc436584672cf11aa2c4aba6",
}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_built_in_map_is_loaded_once(name: str) -> None:
    board = load_map(name)
    assert board is load_map(name)
    assert (board.id, board.builtin) == (name, True)
    assert board.source.startswith("#")


@pytest.mark.parametrize("name", BUILT_IN)
def test_hashes_of_the_built_in_maps(name: str) -> None:
    assert load_map(name).hash == HASHES[name]


def test_layout_comments_and_order_of_keys_leave_the_hash_alone(small_text: str) -> None:
    board = load_map_text(small_text)
    other = re.sub(r"\{ a = (\S+), b = (\S+), ", r"{  b = \2,  a = \1,  ", small_text).replace("x = 10,", "x = 10.0,")
    other = other.replace("[map]", "# a remark\n\n[map]").replace("width = 100", "width=100")
    other = other.split("[expect]")[0]
    assert other != small_text
    assert load_map_text(other).hash == board.hash
    assert load_map_text(other) == board
    assert hash(load_map_text(other)) == hash(board)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x = 95", "x = 96"),
        ('name = "The Reef"', 'name = "A Reef"'),
        ("points = 4 }", "points = 5 }"),
        ("via = [5, 70]", "via = [5, 71]"),
        ("turn_up = 3", "turn_up = 4"),
        ("1 = 1,", "1 = 2,"),
        ('"gray", kind = "train"', '"red", kind = "train"'),
        ('"gray", kind = "train"', '"gray", kind = "train", pair = true'),
        ('"gray", kind = "train"', '"gray", kind = "train", wrap = true'),
        (
            "[map]",
            'tours = [{ cities = ["ash", "cove", "edge"], in_order = 9, connected = 6, missed = 15 }]\n[map]',
        ),
        ('id = "two_shores"', 'id = "three_shores"'),
    ],
)
def test_every_fact_counts_for_the_hash(small_text: str, old: str, new: str) -> None:
    assert small_text.count(old) == 1
    board, other = load_map_text(small_text), load_map_text(small_text.replace(old, new))
    assert other.hash != board.hash
    assert other != board


def test_a_map_from_a_file(small_text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(small_text, encoding="utf-8")
    for given_path in (path, str(path)):
        board = load_map(given_path)
        assert (board.id, board.name, board.year, board.builtin) == ("two_shores", "Two Shores", 2020, False)
        assert board.source == small_text
    assert repr(board) == f"<Map two_shores {board.hash[:12]}>"
    assert board != "two_shores"


def test_what_is_left_out_has_its_usual_value(small_text: str) -> None:
    text = re.sub(r"(?m)^(ids|doubles|ties|year|junctions) = .*\n", "", small_text.replace('unkept = "out", ', ""))
    text = text.replace('  { id = "reef", name = "The Reef", x = 95, y = 30 },\n]\n', "").replace('"reef"', '"edge"')
    text = text.replace(", flush_at = 3", "").replace(", draw_keep = 1", "").split("[expect]")[0]
    board = load_map_text(text)
    assert (board.year, board.junctions) == (None, ())
    assert board.cities[2].lat is None
    rules = board.rules
    assert (rules.doubles.close_below, rules.ties, rules.display.flush_at) == (4, (), 3)
    assert (rules.tickets.unkept, rules.tickets.draw_keep) == ("under", 1)
    assert (rules.ids.actions, rules.ids.setup_tickets) == ("G-ACT-1", "G-SET-4")
    without = re.sub(r"(?m)^harbours = .*\n", "", text)
    assert load_map_text(without).rules.ids.actions == "E-ACT-1"
    assert load_map_text(re.sub(r"(?m)^stations = .*\n", "", without)).rules.ids.actions == "N-3"


def test_rule_ids_that_are_given_are_kept(small_text: str) -> None:
    text = small_text.replace('actions = "G-ACT-1"', 'actions = "E-ACT-1"')
    assert load_map_text(text).rules.ids.actions == "E-ACT-1"
    assert load_map_text(text).rules.ids.setup_pieces == "G-SET-5"
    text = text.replace('setup_tickets = "G-SET-4"', 'setup_tickets = "W-SET-2", setup_pieces = "W-SET-1"')
    ids = load_map_text(text).rules.ids
    assert (ids.setup_tickets, ids.setup_pieces) == ("W-SET-2", "W-SET-1")


def test_an_error_lists_every_fault(small_text: str) -> None:
    text = small_text.replace('b = "fell", length = 4', 'b = "fall", length = 4').replace("keep = 1, u", "keep = 9, u")
    with pytest.raises(MapError) as caught:
        load_map_text(text, "mine.toml")
    assert caught.value.where == "mine.toml"
    assert [fault.place for fault in caught.value.faults] == ["rules.tickets", "track 8 (dale-fall)"]
    assert str(caught.value).splitlines() == [
        "mine.toml: 2 faults",
        "  rules.tickets: keep must be from 1 to 6, not 9",
        "  track 8 (dale-fall): there is no city or junction 'fall' (did you mean fell?)",
    ]
    assert str(Fault("here", "is a fault", "mend it")) == "here: is a fault (mend it)"


@pytest.mark.parametrize("name", ["atlantis", "", "no/such/file.toml", "nul\0byte"])
def test_an_unknown_map_is_refused(name: str) -> None:
    with pytest.raises(MapError, match="there is no such map") as caught:
        load_map(name)
    assert "north_america, europe, great_lakes" in str(caught.value)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(MapError, match="is not UTF-8 text"):
        load_map(path)
    with pytest.raises(MapError, match="there is no such map"):
        load_map(tmp_path)


def full_map(cities: int = 64, junctions: int = 16, tracks: int = 192, tickets: int = 128) -> str:
    """A map at every limit: 64 cities, 8 colours, decks of 255 cards, tracks of length 12."""
    colours = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
    nodes = [f"c{i}" for i in range(cities)] + [f"j{i}" for i in range(junctions)]
    lines = ["format = 1", "cities = ["]
    lines += [f'{{ id = "c{i}", name = "City {i}", x = {i}, y = 1, port = true }},' for i in range(cities)]
    lines += ["]", "junctions = ["]
    lines += [f'{{ id = "j{i}", name = "Junction {i}", x = {i}, y = 2 }},' for i in range(junctions)]
    lines += ["]", "tracks = ["]
    for i in range(tracks):
        a, step = i % len(nodes), i // len(nodes) + 1
        ends = f'a = "{nodes[a]}", b = "{nodes[(a + step) % len(nodes)]}"'
        kind = "ship" if step == 1 else "train"
        lines.append(f'{{ {ends}, length = {i % 12 + 1}, colour = "{colours[i % 8]}", kind = "{kind}" }},')
    lines += ["]", "tickets = ["]
    for i in range(tickets):
        a, step = i % cities, i // cities + 5
        kind = "long" if i % 4 == 0 else "regular"
        lines.append(f'{{ a = "c{a}", b = "c{(a + step) % cities}", points = 99, class = "{kind}" }},')
    lines += [
        "]", "[map]", 'id = "full"', 'name = "Full"', "width = 100", "height = 3",
        "[rules]", f"colours = {colours}",
        "cards = { plain = 20, marked = 10, wild = 15, single_ship = 15, double_ship = 16 }",
        "hand = { train = 20, ship = 20 }", "display = { train = 4, ship = 4 }",
        "pieces = { train = 60, ship = 60, choose = 64, beginners_train = 32, beginners_ship = 32 }",
        "tickets = { long = 3, regular = 3, keep = 6, draw = 6, draw_keep = 6 }",
        "points = { " + ", ".join(f"{n} = 99" for n in range(1, 13)) + " }",
        "tunnels = { turn_up = 3 }", "stations = { each = 3, unbuilt = 4 }", "exchange = { cost = 1 }",
        "harbours = { each = 3, points = [10, 20, 30], unbuilt = -4 }", "longest = { points = 10 }",
        "end = { limit = 6, turns = 2 }",
    ]  # fmt: skip
    return "\n".join(lines)


def test_a_map_at_every_limit_loads() -> None:
    totals = describe(load_map_text(full_map()))
    assert (totals.cities, totals.junctions, totals.tracks, totals.tickets) == (64, 16, 192, 128)
    assert (totals.train_cards, totals.ship_cards) == (255, 248)


@pytest.mark.parametrize("part", CAPACITY)
def test_a_map_beyond_a_limit_says_which(part: str) -> None:
    with pytest.raises(MapError) as caught:
        load_map_text(full_map(**{part: CAPACITY[part] + 1}))
    most = CAPACITY[part]
    assert Fault(part, f"there are {most + 1} {part}; a map holds at most {most}") in caught.value.faults


def ways_into(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [*([way] if way else []), *(deeper for key, value in items for deeper in ways_into(value, (*way, key)))]


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from(["ash", "reef", "gray"]),
    st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
)  # fmt: skip


@settings(
    max_examples=300, derandomize=True, deadline=None, database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)  # fmt: skip
@given(choice=st.lists(st.tuples(st.integers(0, 10_000), JUNK), min_size=1, max_size=4))
def test_junk_anywhere_gives_faults_and_never_a_crash(
    broken: Callable[[dict[str, Any]], dict[str, Any]], choice: list[tuple[int, Any]]
) -> None:
    data = broken({})
    for pick, junk in choice:
        ways = ways_into(data)
        *way, last = ways[pick % len(ways)]
        at: Any = data
        for step in way:
            at = at[step]
        at[last] = junk
    for fault in check_map(data):
        assert fault.place
        assert fault.text


def test_the_parsed_facts_and_the_map_agree(small_text: str) -> None:
    data = tomllib.loads(small_text)
    board = load_map_text(small_text)
    for city, raw in zip(board.cities, data["cities"], strict=True):
        assert {key: value for key, value in msgspec.to_builtins(city).items() if key in raw} == raw
    for track, raw in zip(board.tracks, data["tracks"], strict=True):
        assert (track.a, track.b, track.length, track.colour) == (raw["a"], raw["b"], raw["length"], raw["colour"])
        assert (track.file_kind, track.locomotives) == (raw["kind"], raw.get("locomotives", 0))
        assert track.double == raw.get("double")
        assert track.via == (tuple(raw["via"]) if "via" in raw else None)
    for ticket, raw in zip(board.tickets, data["tickets"], strict=True):
        assert (*ticket.cities, ticket.connected) == (raw["a"], raw["b"], raw["points"])
        assert ticket.group == raw.get("class", "regular")
