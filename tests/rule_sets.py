"""Which rules of the book hold on a map, read from the headings and the texts of the rules.

A section headed "Common" holds on every map, one headed with a map's name on that map. A rule that says "This
replaces G-SET-3" stands for it: its map has all other rules of that letter too.
"""

from __future__ import annotations

import re

from branchline import rulebook, words
from branchline.maps import load_map

ID = re.compile(r"\b[CNEGWX](?:-[A-Z]+)?-\d+\b")
_REPLACES = re.compile(r"\(This replaces ([^)]*)\.\)")


def rules_of(name: str) -> list[str]:
    """The rules of a map, in the order of the book, without the worked examples."""
    heads = ("Common", load_map(name).name)
    own = [rule for title, rules in rulebook.sections() if title.partition(":")[0] in heads for rule in rules]
    gone = [old for rule in own for texts in _REPLACES.findall(words.rule_text(rule)) for old in ID.findall(texts)]
    taken = {old[0] for old in gone}
    return [rule for rule in words.rule_ids() if rule in own or (rule[0] in taken and rule not in gone)]
