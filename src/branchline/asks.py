"""Every question that a seat can be asked.

An ask says what a seat has to decide now and what it may choose from. It knows no state and no rules.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name):
    """Base of all asks: which seat is asked."""

    seat: int


class ChooseTickets(Ask, frozen=True):
    """Set-up: keep at least ``keep`` of the tickets dealt (C-SET-3)."""

    offered: tuple[str, ...]
    keep: int


class ChooseStock(Ask, frozen=True):
    """Set-up: choose a stock of ``total`` pieces (G-SET-5)."""

    total: int
    least_trains: int
    most_trains: int


class Waiting(Ask, frozen=True):
    """Set-up, as others see it: this seat has not chosen yet."""


class TakeTurn(Ask, frozen=True):
    """Do one action (C-TURN-1)."""


class SecondCard(Ask, frozen=True):
    """Take the second card (C-DRAW-1), or stop if ``may_stop`` is set."""

    may_stop: bool = False


class KeepSome(Ask, frozen=True):
    """Keep at least ``keep`` of the tickets drawn (C-TIX-2); ``offered`` is empty for everybody else."""

    offered: tuple[str, ...]
    count: int
    keep: int


class PayExtra(Ask, frozen=True):
    """Pay ``extra`` more cards for a tunnel, or give it up (E-TUN-2, E-TUN-4)."""

    track: str
    laid: dict[str, int]
    turned_up: tuple[str, ...]
    extra: int


AnyAsk: TypeAlias = ChooseTickets | ChooseStock | Waiting | TakeTurn | SecondCard | KeepSome | PayExtra
KINDS: tuple[type[Ask], ...] = (ChooseTickets, ChooseStock, Waiting, TakeTurn, SecondCard, KeepSome, PayExtra)
