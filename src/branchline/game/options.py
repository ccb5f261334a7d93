"""What a host may choose before a game begins; the one place for more of it.

Every option has a default that is the rule of the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from branchline.flat import core_seat
from branchline.maps import Map


class OptionError(ValueError):
    """An option that does not exist, or a value it can't have."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``close_doubles_below``: with fewer seats than this, one track of a double closes the other (C-CLAIM-7, E-DBL-1).
    ``start``: the seat that begins; None draws it (C-SET-2). ``beginners``: the suggested pieces, unasked (G-SET-5)."""

    close_doubles_below: int
    start: int | None = None
    beginners: bool = False

    def numbers(self, start: int | None = None) -> tuple[int, int, bool]:
        """As the core's ``begin`` takes them; ``start`` goes before the option of that name."""
        return core_seat(self.start if start is None else start), self.close_doubles_below, self.beginners

    def given(self) -> dict[str, int | bool | None]:
        """All options by name, as ``read_options`` takes them."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


def read_options(map_: Map, seats: int, given: Mapping[str, Any] | None) -> Options:
    """The options of a game, checked; what is not given is the map's rule."""
    if not 2 <= seats <= 5:
        raise OptionError(f"seats: {seats} is not 2 to 5 (C-SET-1)")
    try:
        options = msgspec.convert(
            {"close_doubles_below": map_.rules.doubles.close_below, **(given or {})}, Options, strict=True
        )
    except msgspec.ValidationError as error:
        names = ", ".join(Options.__struct_fields__)
        raise OptionError(f"options: {error} (there are {names})") from None
    if not 0 <= options.close_doubles_below <= 6:
        raise OptionError(f"options: close_doubles_below = {options.close_doubles_below} is not 0 to 6")
    if options.start is not None and not 0 <= options.start < seats:
        raise OptionError(f"options: start = {options.start} is no seat of a game for {seats}")
    if options.beginners and not map_.rules.pieces.choose:
        raise OptionError(f"options: beginners: no pieces are chosen in {map_.id}")
    return options
