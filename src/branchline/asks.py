"""Every question that can be put to a seat.

Asks are questions: what a seat has to decide now, and what it may choose from. They know nothing of how it is decided.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name):
    """The common root: which seat is asked."""

    seat: int


class ChooseTickets(Ask, frozen=True):
    """At set-up: keep at least ``keep`` of the tickets dealt (C-SET-3)."""

    offered: tuple[str, ...]
    keep: int


class ChooseStock(Ask, frozen=True):
    """At set-up: choose the stock of pieces, ``total`` in all (G-SET-5)."""

    total: int
    least_trains: int
    most_trains: int


class Waiting(Ask, frozen=True):
    """At set-up, as others see it: this seat has still something to choose, and no more is known."""


class TakeTurn(Ask, frozen=True):
    """Do one action (C-TURN-1)."""


class SecondCard(Ask, frozen=True):
    """Take the second card (C-DRAW-1), or stop where ``may_stop`` says that it is optional."""

    may_stop: bool = False


class KeepSome(Ask, frozen=True):
    """Keep at least ``keep`` of the tickets drawn (C-TIX-2); ``offered`` is empty for everybody else."""

    offered: tuple[str, ...]
    count: int
    keep: int


class PayExtra(Ask, frozen=True):
    """Pay ``extra`` more cards for a tunnel or give it up (E-TUN-2, E-TUN-4)."""

    track: str
    laid: dict[str, int]
    turned_up: tuple[str, ...]
    extra: int


AnyAsk: TypeAlias = ChooseTickets | ChooseStock | Waiting | TakeTurn | SecondCard | KeepSome | PayExtra
KINDS: tuple[type[Ask], ...] = (ChooseTickets, ChooseStock, Waiting, TakeTurn, SecondCard, KeepSome, PayExtra)
