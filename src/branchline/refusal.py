"""The one error of a refused action: the rule that forbids it, the parameters, and the sentence in English.

It is raised before anything has changed; the sentence is looked up only when somebody reads it.
"""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """A seat asked for something the rules forbid; ``rule`` is the id, ``params`` say what it was about."""

    def __init__(self, rule: str, **params: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.params = params

    @property
    def text(self) -> str:
        """Why, in English; ``words.refusal`` says it in other languages."""
        from branchline import words

        return words.refusal(self.rule, self.params)

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_refused, (self.rule, self.params))


def _refused(rule: str, params: dict[str, Any]) -> Refused:
    return Refused(rule, **params)
