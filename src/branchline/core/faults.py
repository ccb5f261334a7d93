"""Errors of the raw core.

They speak of codes and phases; what a person reads is a Refused with its rule.
"""

from __future__ import annotations


class IllegalCode(ValueError):
    """A code that is not legal now; nothing was changed."""
