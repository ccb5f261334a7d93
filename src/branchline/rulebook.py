"""The rule ids as a book: the sections in order, and search by the beginning of an id.

It knows the form of ids (rule set, topic, number) and nothing of what the rules say; the texts are in ``words``.
"""

from __future__ import annotations

from branchline import words


def topic(rule: str) -> str:
    """The part of a rule id before its number: ``E-TUN`` of ``E-TUN-3``, ``N`` of ``N-3``."""
    return rule.rpartition("-")[0]


def sections(lang: str = "en") -> list[tuple[str, list[str]]]:
    """The section titles with the ids of their rules."""
    book: dict[str, list[str]] = {}
    for rule in words.rule_ids():
        book.setdefault(topic(rule), []).append(rule)
    return [(words.say(f"section-{head}", lang), rules) for head, rules in book.items()]


def find(prefix: str) -> list[str]:
    """The ids that begin with these parts, ignoring case: ``e-tun`` finds six rules, ``E`` all of Europe's."""
    wanted = prefix.strip().upper().rstrip("-").split("-")
    return [rule for rule in words.rule_ids() if rule.split("-")[: len(wanted)] == wanted]
