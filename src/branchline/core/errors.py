"""Errors of the raw core, the same for both backends.

They name codes and phases only; errors with rules and texts are ``Refused``, above the core.
"""

from __future__ import annotations

from branchline.core.codes import NONE


class IllegalCode(ValueError):
    """A code that is not legal now. The state is unchanged."""


def not_legal(code: int, seat: int, phase: int) -> IllegalCode:
    return IllegalCode(f"code {code} is not legal for seat {seat} in phase {phase}")


def no_viewer(viewer: int) -> ValueError:
    return ValueError(f"viewer {viewer} is no seat, nor {NONE} for a spectator")


def no_track(seat: int, track: int) -> IndexError:
    return IndexError(f"seat {seat}, track {track}")


def too_small(given: int, needed: int) -> ValueError:
    return ValueError(f"room for {given} bytes, {needed} needed")


def wrong_size(record: str, given: int, expected: int) -> ValueError:
    return ValueError(f"{record}: {given} bytes, {expected} expected")
