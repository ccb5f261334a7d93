"""The rule ids as a book: sections in order, and finding rules by the beginning of an id.

It knows how ids are built (rule set, topic, number) and nothing of what the rules say; the texts are in ``words``.
"""

from __future__ import annotations

from branchline import words


def topic(rule: str) -> str:
    """What a rule id has before its number: ``E-TUN`` of ``E-TUN-3``, ``N`` of ``N-3``."""
    return rule.rpartition("-")[0]


def sections(lang: str = "en") -> list[tuple[str, list[str]]]:
    """The titles of the book with the ids of the rules under each."""
    book: dict[str, list[str]] = {}
    for rule in words.rule_ids():
        book.setdefault(topic(rule), []).append(rule)
    return [(words.say(f"section-{head}", lang), rules) for head, rules in book.items()]


def find(prefix: str) -> list[str]:
    """The ids that begin with these parts, in any case: ``e-tun`` finds six rules, ``E`` all of Europe's."""
    wanted = prefix.strip().upper().rstrip("-").split("-")
    return [rule for rule in words.rule_ids() if rule.split("-")[: len(wanted)] == wanted]
