"""``map``, ``rules`` and ``learn``: what they print, how they search, and what they say when nothing is found.
Texts and totals are compared with the modules they come from, not repeated here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline import learn, words
from branchline.maps import BUILT_IN, load_map

from .conftest import Run


def test_list_has_a_line_for_every_built_in_map(run: Run) -> None:
    lines = run("map", "list").output.splitlines()
    assert [line.split()[0] for line in lines] == list(BUILT_IN)


@pytest.mark.parametrize("name", BUILT_IN)
def test_show_prints_totals_and_rules(run: Run, name: str) -> None:
    shown = run("map", "show", name)
    board = load_map(name)
    assert shown.exit_code == 0
    rows = {line.split("  ")[0]: line for line in shown.output.splitlines()}
    assert str(len(board.tracks)) in rows["tracks"]
    assert f"limit: {board.rules.end.limit}" in rows["end"]


def test_show_draws_the_empty_board(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run("map", "show", "europe", "--svg", file).exit_code == 0
    assert "Zürich" in file.read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_written_is_a_sentence(run: Run, tmp_path: Path) -> None:
    shown = run("map", "show", "europe", "--svg", tmp_path / "nowhere" / "board.svg")
    assert shown.exit_code == 1
    assert "can't be written" in shown.output


def test_check_names_every_fault_with_its_place(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    source = load_map("north_america").source
    good.write_text(source, encoding="utf-8")
    bad.write_text(
        source.replace('a = "atlanta", b = "charleston"', 'a = "atlantis", b = "charleston"'), encoding="utf-8"
    )
    assert run("map", "check", good).exit_code == 0
    shown = run("map", "check", good, bad, tmp_path / "none.toml")
    assert shown.exit_code == 1
    assert f"ok   {good}" in shown.output
    assert "atlantis" in shown.output
    assert f"FAIL {tmp_path / 'none.toml'}" in shown.output


def test_rules_lists_every_id(run: Run) -> None:
    shown = run("rules").output.split()
    assert [rule for rule in words.rule_ids() if rule not in shown] == []


@pytest.mark.parametrize("written", ["E-TUN-2", "e-tun-2"])
def test_a_rule_by_its_id(run: Run, written: str) -> None:
    shown = run("rules", written).output
    assert shown.startswith("E-TUN-2\n")
    assert " ".join(shown.split()[1:]) == words.rule_text("E-TUN-2")


def test_rules_by_section_and_by_word(run: Run) -> None:
    section = run("rules", "E-TUN").output
    assert [f"E-TUN-{n}" in section for n in range(1, 7)] == [True] * 6
    assert "E-FER-1" in run("rules", "locomotive", "symbols").output


def test_an_unknown_rule_gets_a_hint(run: Run) -> None:
    shown = run("rules", "E-TUM-2")
    assert shown.exit_code == 1
    assert "E-TUN-2" in shown.output


def test_rules_in_another_language(run: Run) -> None:
    assert words.rule_text("E-END-1", "pl") in " ".join(run("rules", "--lang", "pl", "E-END-1").output.split())
    assert "E-TUN-1" in run("rules", "--lang", "el", "τούνελ").output
    assert "Grandes Lagos" in run("rules", "--lang", "pt-BR").output
    assert "ατμομηχανή" in run("rules", "--lang", "el", "--map", "north_america", "C-DRAW-3").output
    assert run("rules", "--lang", "xx").exit_code == 2


def test_learn_prints_a_whole_page(run: Run) -> None:
    for lang in words.languages():
        page, shown = (
            learn.page("great_lakes", lang),
            " ".join(run("learn", "great_lakes", "--lang", lang).output.split()),
        )
        assert page.title in shown
        assert [section.title for section in page.sections if section.title not in shown] == []
        assert page.sections[-1].blocks[0].text in shown
        assert "G-HAR-1" not in shown


def test_learn_shows_ids_when_asked(run: Run) -> None:
    assert "E-TUN-5 E-TUN-6" in " ".join(run("learn", "europe", "--ids").output.split())
    assert run("learn", "atlantis").exit_code == 2
