"""The error of an illegal action: the rule that forbids it, the parameters, and a sentence in English.

It is raised before anything changes. The sentence is looked up in ``words`` only when it is read.
"""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """The rules forbid an action; ``rule`` is the id, ``params`` are the parameters of the sentence."""

    def __init__(self, rule: str, **params: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.params = params

    @property
    def text(self) -> str:
        """The reason in English; use ``words.refusal`` for other languages."""
        from branchline import words

        return words.refusal(self.rule, self.params)

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_refused, (self.rule, self.params))


def _refused(rule: str, params: dict[str, Any]) -> Refused:
    return Refused(rule, **params)
