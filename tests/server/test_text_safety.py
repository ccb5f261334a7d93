"""Names and chat: nothing hides, reorders or piles up text, and names of every script and emoji in chat stay as they are."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.server.text_safety import MARKS, NAME_LENGTH, BadName, clean_chat, clean_name, lookalikes

GOOD = (
    "Ada", "Ada Lovelace", "Zoë", "Łukasz", "João", "Νίκος", "Дмитрий", "אבי", "محمد", "さくら", "小明", "김철수", "राहुल",
    "สมชาย", "Nguyễn Thị", "O’Brien", "Jean-Luc", "R2-D2", "99", "Ada 🚂", "🚂", "B♭", "x_X", "Ὀδυσσεύς", "Հայկ", "שָׁלוֹם",
)  # fmt: skip
BAD = {
    "empty": "", "spaces": " \u3000\u00a0 ", "zero width space": "Ada\u200b", "zero width joiner": "A\u200dda",
    "word joiner": "Ada\u2060", "byte order mark": "\ufeffAda", "soft hyphen": "A\u00adda", "right to left override": "\u202eadA",
    "isolate": "\u2067Ada\u2069", "left to right mark": "Ada\u200e", "Arabic letter mark": "Ada\u061c", "control": "Ada\x07",
    "newline in the middle of nothing": "\x1b[2J", "tag": "Ada\U000e0041", "Hangul filler": "\u3164", "Hangul filler inside": "A\u3164da",
    "choseong filler": "\u115f", "jungseong filler": "\u1160", "halfwidth filler": "\uffa0", "empty Braille": "\u2800",
    "null notehead": "\U0001d159", "grapheme joiner": "A\u034fda", "Khmer vowel": "\u17b4", "Mongolian selector": "A\u180b",
    "only a variation selector": "\ufe0f", "private use": "Ada\ue000", "unassigned": "Ada\u0378", "half a character": "Ada\ud800",
    "only punctuation": "...", "the mark of a deleted person": "—", "a lone mark": "\u0301", "a word that begins with a mark": "Ada \u0301x",
    "zalgo": "A" + "\u0335\u0336\u0316\u0317", "enclosing mark": "A\u20dd", "Cyrillic A": "\u0410da", "Greek o": "B\u03bfb",
    "too long": "a" * (NAME_LENGTH + 1), "too long when written out": "\ufdfa\ufdfa",
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_names_of_people_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_names_that_hide_or_deceive_are_refused(name: str) -> None:
    with pytest.raises(BadName, match="^a name has "):
        clean_name(name)


def test_names_are_stored_in_one_form() -> None:
    assert clean_name("  Ada \t Lovelace\n") == "Ada Lovelace"
    assert clean_name("Ａｄａ") == clean_name("𝔸𝕕𝕒") == clean_name("Ⓐⓓⓐ") == "Ada"
    assert clean_name("Zoe\u0308") == "Zoë" and clean_name("❤\ufe0f Ada") == "❤ Ada"


@given(st.text(max_size=40))
def test_a_clean_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name and 1 <= len(name) <= NAME_LENGTH and name == name.strip()
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)


def test_names_that_look_the_same_are_found() -> None:
    assert "Сосо" in lookalikes("Coco") and "Coco" in lookalikes("Сосо")
    assert "ΑΝΝΑ" in lookalikes("ANNA") and "ANNA" in lookalikes("ΑΝΝΑ")
    assert lookalikes("Noa") == ("Νοα",) and lookalikes("Ada") == ("Аԁа",)
    assert lookalikes("Дмитрий") == () and lookalikes("Grace") == ()
    for other in lookalikes("Pax 7"):
        assert other.endswith(" 7") and clean_name(other) == other


@pytest.mark.parametrize(
    "line",
    ["Hello!", "👩‍👩‍👧‍👦 and 🏳️‍🌈 and ❤️", "می‌خواهم", "שלום, מה שלומך?", "cafe\u0301 → café"[6:], "¿Qué? 5 > 3 & \"quotes\" <b>", "ไม่ใช่", "한국어"],
)  # fmt: skip
def test_chat_is_kept(line: str) -> None:
    assert clean_chat(line) == unicodedata.normalize("NFC", line)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("a\u202eb\u202cc", "abc"), ("a\u2066b\u2069", "ab"), ("x\u200by\u2060z\ufeff", "xyz"), ("a\nb\r\nc\u2028d", "a b c d"),
        ("bell\x07 \x1b[31mred", "bell [31mred"), ("tag\U000e0041\U000e007f", "tag"), ("\u200d\u200d\u200d!", "!"),
        ("a\u200d\u200d\u200db", "a\u200db"), ("z" + "\u0327" * 50, unicodedata.normalize("NFC", "z" + "\u0327" * MARKS)),
        ("\ue000ok\ufdd0\uffff", "ok"), ("a\u20ddb", "ab"),
    ],
)  # fmt: skip
def test_chat_is_cleaned(written: str, read: str) -> None:
    assert clean_chat(written) == read


@pytest.mark.parametrize(
    "line", ["", "   ", "\u200b", "\u3164\u3164", "\u2800", "\u0301\u0301", "\u202e\u202c", "\u200d", "\ufe0f"]
)
def test_a_line_in_which_nothing_can_be_seen_is_empty(line: str) -> None:
    assert clean_chat(line) == ""


@given(st.text(max_size=600))
def test_clean_chat_is_clean(text: str) -> None:
    line = clean_chat(text)
    assert clean_chat(line) == line and len(line.splitlines()) <= 1
    assert not any(unicodedata.category(letter) in ("Cc", "Cs", "Co") for letter in line)
    assert not any("\u202a" <= letter <= "\u202e" or "\u2066" <= letter <= "\u2069" for letter in line)
