"""What people write and others read: names and chat, without characters that hide, reorder or pile up text.

A bad name is refused, so that nobody gets a name they did not choose; chat is cleaned. It knows characters only.
"""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
MARKS = 3  # most combining marks in a row; Hebrew, Hindi and Thai need no more
# letters and symbols that look like nothing: Hangul fillers, the empty Braille pattern, a null notehead
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
VARIATIONS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))  # how a character is drawn
# marks that show nothing: the grapheme joiner, two Khmer vowels, Mongolian variation selectors
INVISIBLE = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
JOINERS = frozenset("\u200c\u200d")  # Persian words and compound emoji need them
ALPHABETS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE")  # those with letters that look like another's

# letters that look the same in Latin, Cyrillic and Greek; a dot: none does
_LATIN = "acdehijkopqsuvwxy" + "ABCEHIJKMNOPSTXYZ"
_CYRILLIC = "асԁеһіјкорԛѕ..ԝху" + "АВСЕНІЈКМ.ОРЅТХУ."
_GREEK = "α....ι.κορ..υνωχγ" + "ΑΒ.ΕΗΙ.ΚΜΝΟΡ.ΤΧΥΖ"


class BadName(ValueError):
    """A name that others can't read, or would read as another; the message says why."""


def clean_name(text: str) -> str:
    """Return a name in normal form: compatible characters replaced (NFKC), single spaces. Raises BadName."""
    name = " ".join(unicodedata.normalize("NFKC", _without(text, VARIATIONS)).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise BadName(f"a name has 1 to {NAME_LENGTH} characters")
    kinds = [unicodedata.category(letter) for letter in name]
    if any(kind[0] == "C" for kind in kinds) or not BLANK.isdisjoint(name) or not INVISIBLE.isdisjoint(name):
        raise BadName("a name has no invisible characters")
    if not any(kind[0] in "LN" or kind == "So" for kind in kinds):
        raise BadName("a name has at least one letter, digit or picture")
    if (
        "Me" in kinds
        or _longest_pile(name) > MARKS
        or any(unicodedata.category(word[0])[0] == "M" for word in name.split())
    ):
        raise BadName("a name has no piles of accents")
    if len({alphabet for letter in name if (alphabet := _alphabet(letter))}) > 1:
        raise BadName("a name has letters of one alphabet")
    return name


def clean_chat(text: str) -> str:
    """Return a line of chat on one line, without what would hide, reorder or cover text; "" if nothing can be seen."""
    kept = "".join(letter for letter in " ".join(text.split()) if not _harmful(letter))
    found: list[str] = []
    pile = 0
    for letter in unicodedata.normalize("NFC", kept):
        pile = pile + 1 if unicodedata.category(letter)[0] == "M" else 0
        if pile <= MARKS and not (letter in JOINERS and (not found or found[-1] in JOINERS)):
            found.append(letter)
    line = " ".join("".join(found).split())
    return line if any(map(_visible, line)) else ""


def lookalikes(name: str) -> tuple[str, ...]:
    """Return the names that look like this one, with letters of another alphabet throughout."""
    found = []
    for own in (_LATIN, _CYRILLIC, _GREEK):
        for other in (_LATIN, _CYRILLIC, _GREEK):
            letters = {one: same for one, same in zip(own, other, strict=True) if one != "." and same != "."}
            if own is not other and all(letter in letters or not letter.isalpha() for letter in name):
                found.append("".join(letters.get(letter, letter) for letter in name))
    return tuple(dict.fromkeys(one for one in found if one != name))


def _without(text: str, letters: frozenset[str]) -> str:
    return "".join(letter for letter in text if letter not in letters)


def _longest_pile(name: str) -> int:
    longest = pile = 0
    for letter in name:
        pile = pile + 1 if unicodedata.category(letter)[0] == "M" else 0
        longest = max(longest, pile)
    return longest


def _alphabet(letter: str) -> str | None:
    word = unicodedata.name(letter, "").partition(" ")[0]
    return word if word in ALPHABETS and unicodedata.category(letter)[0] == "L" else None


def _harmful(letter: str) -> bool:
    """Control characters, overrides of the direction, tags, private and half characters, characters not in Unicode."""
    kind = unicodedata.category(letter)
    if kind == "Cn":  # perhaps an emoji that is newer than this program
        return ord(letter) & 0xFFFE == 0xFFFE or "\ufdd0" <= letter <= "\ufdef"
    return (kind[0] == "C" and letter not in JOINERS) or letter in INVISIBLE or kind == "Me"


def _visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CMZ" and letter not in BLANK
