"""On each map, Greek uses the words of that map's rulebook: for a wild card, and for the pieces that are laid.

Every message that can be shown on a map is formatted for it, and every line of its lesson is read. Which messages
belong to other maps is told by the rule ids and by the names of the keys.
"""

from __future__ import annotations

import re

import pytest

from branchline import events, learn, words
from branchline.maps import BUILT_IN, load_map
from tests.rule_sets import rules_of
from tests.words import anatomy
from tests.words.test_languages import formatted, said

# the words of other books, as parts of words
JOKER, ENGINE, STEAM_ENGINE, TRAIN = "τζόκερ", "(?<!ατμο)μηχαν", "ατμομηχαν", "τρ[έε]ν"
STRANGE = {
    "north_america": f"{JOKER}|{ENGINE}|{TRAIN}",
    "europe": f"{JOKER}|{STEAM_ENGINE}|{TRAIN}",
    "great_lakes": f"{ENGINE}|βαγ[όο]ν",
    "world": f"{ENGINE}|βαγ[όο]ν",
}
# the keys of what a map doesn't have
SHIPS = (
    r"ship|beginners|harbour|exchange|pieces|Pieces|Stock|split|refill|pair|_train|deck-title-train|board-kind-train"
)
FERRIES = r"ferry"
ABSENT = {
    "north_america": f"{SHIPS}|{FERRIES}",
    "europe": SHIPS,
    "great_lakes": FERRIES,
    "world": FERRIES,
}
# about all maps, or about a real train
ANYWHERE = re.compile(r"(app|map|section)-.*|end-curtain")
NUMBERS = (1, 2)


def rule_of(key: str) -> str | None:
    found = re.fullmatch(r"(?:rule|refuse)-(.+)", key.partition(".")[0])
    return found[1] if found else None


def is_shown(key: str, board: str) -> bool:
    """Whether a message can be shown on this map."""
    rule = rule_of(key)
    if rule and rule.startswith("X-"):
        return words.rule_text(rule).startswith(f"{load_map(board).name}:")
    if rule:
        return rule in rules_of(board)
    return not ANYWHERE.fullmatch(key) and not re.search(ABSENT[board], key)


def sentences(board: str) -> list[str]:
    """Every Greek sentence that can be shown on this map, with its key."""
    found = []
    for part in ("", "web"):
        for name, pattern in said("el", part).items():
            if is_shown(name, board):
                used = anatomy.variables(pattern).union(
                    *(anatomy.variables(said("el", part)[key]) for key in anatomy.references(pattern))
                )
                for number in NUMBERS:
                    params: dict[str, str | int] = {**dict.fromkeys(used, number), "board": board}
                    found.append(f"{name}: {formatted('el', part, name, params)[0]}")
    return found


@pytest.mark.parametrize("board", BUILT_IN)
def test_no_greek_sentence_on_a_map_has_a_word_of_another_book(board: str) -> None:
    every = sentences(board)
    assert len(every) > 1000
    assert [one for one in every if re.search(STRANGE[board], one.partition(": ")[2], re.IGNORECASE)] == []


@pytest.mark.parametrize("board", BUILT_IN)
def test_no_greek_lesson_has_a_word_of_another_book(board: str) -> None:
    page = learn.page(board, "el")
    lines = [page.intro, *(block.text for section in page.sections for block in section.blocks)]
    assert [line for line in lines if re.search(STRANGE[board], line, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("board", "wild"),
    [
        ("north_america", "ατμομηχανή"),
        ("europe", "μηχανή"),
        ("world", "τζόκερ"),
        ("of_my_own", "τζόκερ"),
        ("", "τζόκερ"),
    ],
)
def test_the_word_for_a_wild_card_depends_on_the_map(board: str, wild: str) -> None:
    taken = events.CardTaken(0, "wild", 3)
    assert words.tell(taken, "el", ["Άννα"], board=board) == f"Άννα πήρε ανοιχτή κάρτα: {wild}."
    assert wild in words.refusal("C-DRAW-4", {}, "el", board=board)
    assert wild in words.rule_text("C-DRAW-3", "el", board)


def test_articles_and_adjectives_agree_with_the_word() -> None:
    texts = [words.rule_text("C-DRAW-4", "el", board) for board in ("north_america", "europe", "great_lakes")]
    assert [text.partition(" δεν ")[0] for text in texts] == [
        "Μια ανοιχτή ατμομηχανή",
        "Μια ανοιχτή μηχανή",
        "Ένα ανοιχτό τζόκερ",
    ]
    assert words.refusal("E-TUN-3", {"extra": 2}, "el", board="europe").endswith("ακριβώς 2 μηχανές ακόμη.")


def test_a_map_of_ones_own_has_the_same_word_in_every_refusal() -> None:
    refusals = {name: pattern for name, pattern in said("el").items() if name.startswith("refuse-")}
    for name, pattern in refusals.items():
        params: dict[str, str | int] = {**dict.fromkeys(anatomy.variables(pattern), 2), "board": "of_my_own"}
        text = formatted("el", "", name, params)[0].replace("σύμβολο μηχανής", "")
        assert not re.search("μηχαν", text), f"{name}: {text}"


def test_the_other_languages_have_one_word_for_all_maps() -> None:
    for lang in ("en", "pl", "pt-BR"):
        for part in ("", "web"):
            assert [name for name, text in said(lang, part).items() if "board" in anatomy.variables(text)] == []
