"""The options a host may choose before a game begins. New options belong here.

The default of every option is the printed rule. Knows nothing of play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from branchline.core.options import Setup
from branchline.core_records import core_seat
from branchline.maps import Map
from branchline.seats import SEATS, seats_fault


class OptionError(ValueError):
    """An unknown option or an invalid value."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``close_doubles_below``: with fewer seats than this, one track of a double closes the other (C-CLAIM-7, E-DBL-1).
    ``start``: the seat that begins; None draws it (C-SET-2). ``beginners``: suggested pieces, no choice (G-SET-5).
    ``second_card``: whether a seat that took one card must take a second if it can, or may stop (C-DRAW-1)."""

    close_doubles_below: int
    start: int | None = None
    beginners: bool = False
    second_card: Literal["must", "may"] = "must"

    def given(self) -> dict[str, int | bool | str | None]:
        """All options by name, as ``read_options`` takes them."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def setup(self, seats: int) -> Setup:
        """The options as the core's numbers, for ``State.begin``."""
        return Setup(
            seats,
            first=core_seat(self.start),
            close_below=self.close_doubles_below,
            beginners=int(self.beginners),
            may_stop=int(self.second_card == "may"),
        )


def read_options(map_: Map, seats: int, given: Mapping[str, Any] | None) -> Options:
    """Read and check the options of a game; the default of ``close_doubles_below`` is the map's rule."""
    if fault := seats_fault(seats):
        raise OptionError(f"seats: {fault}")
    try:
        options = msgspec.convert(
            {"close_doubles_below": map_.rules.doubles.close_below, **(given or {})}, Options, strict=True
        )
    except msgspec.ValidationError as error:
        names = ", ".join(Options.__struct_fields__)
        raise OptionError(f"options: {error} (there are {names})") from None
    if not 0 <= options.close_doubles_below <= SEATS + 1:
        raise OptionError(f"options: close_doubles_below = {options.close_doubles_below} is not 0 to {SEATS + 1}")
    if options.start is not None and not 0 <= options.start < seats:
        raise OptionError(f"options: start = {options.start} is no seat of a game for {seats}")
    if options.beginners and not map_.rules.pieces.choose:
        raise OptionError(f"options: beginners: no pieces are chosen in {map_.id}")
    return options
