"""Every language is complete: the same keys and parameters, its own plural forms, nothing left in English.

It compares the files with each other and formats every message; it can't judge the quality of a translation.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import FunctionReference, Pattern

from branchline import events, words
from tests.words import anatomy

PARTS = ("", "web")
OTHERS = [lang for lang in words.languages() if lang != "en"]
# the variants of a plural; CLDR counts 0 as singular in Brazilian Portuguese, but nobody says "0 carta"
FORMS = {"en": {"one", "other"}, "el": {"one", "other"}, "pl": {"one", "few", "many"}, "pt-BR": {"0", "one", "other"}}
NUMBERS = (0, 1, 2, 5, 21, 22, 100)
MARKS = {"en": "[decided]", "el": "[απόφαση]", "pl": "[ustalono]", "pt-BR": "[decidido]"}
ENDS = {".": ".", "?": "?", "…": "…", "!": "!", ":": ":"}
# the terms of the published games: where English has the first, the others have one of these
GLOSSARY = {
    r"\bticket": {"el": "εισιτ[ήη]ρ", "pl": "bilet", "pt-BR": "bilhete"},
    r"\bwild": {"el": "τζόκερ|μηχαν|μπαλαντέρ", "pl": "dżoker", "pt-BR": "curinga"},
    r"\bstations?\b": {"el": "σταθμ", "pl": "dwor", "pt-BR": "estaç"},
    r"\bharbour": {"el": "λιμ[άα]ν", "pl": "port", "pt-BR": "porto"},
    r"\btunnel": {"el": "τούνελ", "pl": "tunel", "pt-BR": "túne"},
    r"\bferr(y|ies)": {"el": "φέρι", "pl": "prom", "pt-BR": "balsa"},
    r"\bdouble route": {"el": "διπλ", "pl": "podwójn", "pt-BR": "dupla"},
    r"\blongest path": {"el": "μεγαλύτερη[ς]? διαδρομή", "pl": "najdłuższ[aąe]j? tras", "pt-BR": "rota mais longa"},
    r"\bships?\b": {"el": "πλο[ίι]", "pl": "stat|morsk", "pt-BR": "navio"},
    r"\btracks?\b": {"el": "διαδρομ", "pl": "połącze|nitk", "pt-BR": "rota"},
    r"(?<!train )\bpieces\b": {"el": "κομμ[άα]τι", "pl": "element", "pt-BR": "peças"},
    r"\bpoints?\b": {"el": "πόντ|βαθμ", "pl": "punkt|wynik|remis", "pt-BR": "ponto|pontua"},
}
# names and loan words that are the same in another language
SAME = re.compile(r"app-name|settings-language-.*|rivals-bot|create-seat-bot|bot-name|bot-level-casual|score-total")
ENGLISH = re.compile(r"\b(the|and|of|your|you|with|from|this|not|is|are|card|cards|please)\b", re.IGNORECASE)


@cache
def said(lang: str, part: str = "") -> dict[str, Pattern]:
    return anatomy.patterns(words.source(lang, part))


@cache
def bundle(lang: str, part: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(words.source(lang, part)))
    return made


def formatted(lang: str, part: str, name: str, params: dict[str, str | int]) -> tuple[str, list[Exception]]:
    key, _, attribute = name.partition(".")
    message = bundle(lang, part).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, name
    text, errors = bundle(lang, part).format_pattern(pattern, params)
    return str(text), errors


def counted(part: str) -> set[str]:
    """The parameters that some English message uses for a plural, which are numbers."""
    every = [choice for pattern in said("en", part).values() for choice in anatomy.choices(pattern)]
    return {choice.variable for choice in every if "one" in choice.variants}


def test_there_are_four_languages() -> None:
    assert words.languages() == ("el", "en", "pl", "pt-BR")
    assert set(FORMS) == set(MARKS) == set(words.languages())


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_keys_are_those_of_english(lang: str, part: str) -> None:
    assert sorted(set(said("en", part)) - set(said(lang, part))) == [], "missing"
    assert sorted(set(said(lang, part)) - set(said("en", part))) == [], "unknown"


def test_pages_and_game_do_not_share_a_key() -> None:
    assert sorted(set(said("en")) & set(said("en", "web"))) == []


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_parameters_are_those_of_english(lang: str, part: str) -> None:
    for name, pattern in said("en", part).items():
        ours, theirs = anatomy.variables(pattern), anatomy.variables(said(lang, part)[name])
        derived = {f"{each}_tag" for each in ours} | {f"{each}_count" for each in ours}
        assert ours <= theirs <= ours | derived | {"board"}, name
        assert anatomy.references(pattern) == anatomy.references(said(lang, part)[name]), name


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", words.languages())
def test_a_choice_by_number_has_all_forms_of_the_language(lang: str, part: str) -> None:
    numbers = counted(part)
    for name, pattern in said(lang, part).items():
        for choice in anatomy.choices(pattern):
            if choice.variable in numbers and not choice.variable.endswith("offered_count"):
                assert set(choice.variants) >= FORMS[lang], f"{name}: {choice}"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_what_english_counts_is_counted(lang: str, part: str) -> None:
    for name, pattern in said("en", part).items():
        for choice in anatomy.choices(pattern):
            if "one" in choice.variants:
                theirs = {other.variable for other in anatomy.choices(said(lang, part)[name])}
                assert choice.variable in theirs, name


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", words.languages())
def test_every_message_can_be_said_with_every_number(lang: str, part: str) -> None:
    numbers = counted(part)
    for name, pattern in said(lang, part).items():
        used = anatomy.variables(pattern).union(
            *(anatomy.variables(said(lang, part)[key]) for key in anatomy.references(pattern))
        )
        texts = set()
        for number in NUMBERS:
            params: dict[str, str | int] = {each: number if each in numbers else "Ω" for each in used}
            text, errors = formatted(lang, part, name, params)
            assert errors == [], name
            assert text.strip(), name
            assert "{" not in text and "  " not in text, name
            texts.add(text)
        assert len(texts) > 1 or not used & numbers, name


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", words.languages())
def test_numbers_are_put_in_as_they_are(lang: str, part: str) -> None:
    """Python and the browser group thousands differently, so no message formats a number."""
    for name, pattern in said(lang, part).items():
        assert not any(isinstance(node, FunctionReference) for node in anatomy.nodes(pattern)), name


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str, part: str) -> None:
    for name, pattern in said(lang, part).items():
        theirs, ours = anatomy.text(pattern), anatomy.text(said("en", part)[name])
        if re.search("[A-Za-z]", ours) and not SAME.fullmatch(name):
            assert theirs != ours, name
            assert not ENGLISH.search(theirs), f"{name}: {theirs}"
            assert lang != "el" or re.search("[α-ω]", theirs), name


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_words_are_those_that_players_know(lang: str, part: str) -> None:
    strange = []
    for name, pattern in said("en", part).items():
        ours, theirs = anatomy.text(pattern), anatomy.text(said(lang, part)[name])
        for term, known in GLOSSARY.items():
            if re.search(term, ours, re.IGNORECASE) and not re.search(known[lang], theirs, re.IGNORECASE):
                strange.append(f"{name}: {known[lang]} not in {theirs!r}")
    assert strange == []


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", OTHERS)
def test_sentences_end_as_in_english(lang: str, part: str) -> None:
    ends = ENDS | ({"?": ";"} if lang == "el" else {})
    for name in said("en", part):
        params: dict[str, str | int] = dict.fromkeys(anatomy.variables(said(lang, part)[name]), 3)
        ours, theirs = formatted("en", part, name, params)[0], formatted(lang, part, name, params)[0]
        assert theirs[-1] == ends[ours[-1]] if ours[-1] in ends else theirs[-1] not in ".?;!", f"{name}: {theirs}"


@pytest.mark.parametrize("lang", OTHERS)
def test_rules_have_the_numbers_ids_and_marks_of_english(lang: str) -> None:
    for rule in words.rule_ids():
        ours, theirs = words.rule_text(rule), words.rule_text(rule, lang)
        assert ours.count(MARKS["en"]) == theirs.count(MARKS[lang]), rule
        for what in (r"-?\d+", r"[CNEGWX](?:-[A-Z]+)?-\d+"):
            assert sorted(re.findall(what, ours)) == sorted(re.findall(what, theirs)), rule


@pytest.mark.parametrize(
    ("lang", "several"),
    [("el", "2 πλοία με 2 τρένα, με κόστος 2 πόντους"), ("pl", "2 statki na 2 wagoniki i traci 2 punkty"),
     ("pt-BR", "2 navios por 2 trens, ao custo de 2 pontos")],
)  # fmt: skip
def test_words_put_into_a_sentence_agree_with_their_number(lang: str, several: str) -> None:
    assert several in words.tell(events.PiecesExchanged(1, "train", "ship", 2, 2), lang)


def test_polish_has_three_forms_and_brazilian_portuguese_its_own_zero() -> None:
    five = words.tell(events.PiecesExchanged(1, "train", "ship", 5, 5), "pl")
    assert "5 statków na 5 wagoników i traci 5 punktów" in five
    assert [words.say("piece-train", "pl", count=number) for number in (1, 22, 25)] == [
        "wagonik",
        "wagoniki",
        "wagoników",
    ]
    assert [words.say("piece-train", "pt-BR", count=number) for number in (0, 1, 2)] == ["trens", "trem", "trens"]
