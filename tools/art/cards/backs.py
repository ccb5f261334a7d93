"""The backs of the three decks: a locomotive on teal, a helm on navy, a ticket on burgundy, each in a rosette."""

from __future__ import annotations

from math import cos, pi, sin

from .frame import INNER, document, paper
from .paint import BRASS, box, disc, edged, fill, line

MIDDLE = (120, 80)


def rosette(colour: str) -> str:
    x, y = MIDDLE
    leaves = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="64" ry="25" transform="rotate({180 * i / 9:g} {x} {y})"/>' for i in range(9)
    )
    return f'<g fill="none" stroke="{colour}" stroke-width="1.2" opacity=".5">{leaves}</g>'


def back(ground: str, dark: str, gold: str, emblem: str) -> str:
    x, y = MIDDLE
    corners = "".join(
        f"M{a:g} {b:g}q{10 if a < x else -10} 0 {10 if a < x else -10} {10 if b > y else -10}"
        for a in (19, 221)
        for b in (33, 127)
    )
    return document(
        paper(ground, dark)
        + fill(INNER, dark, 0.5)
        + line(INNER, gold, 2.4)
        + line(box(15, 15, 210, 130, 7), gold, 1.3, 0.8, "3 4")
        + line(corners, gold, 1.6, 0.9)
        + rosette(gold)
        + edged(disc(x, y, 43), dark, gold, 2.8)
        + line(disc(x, y, 37), gold, 1.3)
        + emblem
    )


def train_back() -> str:
    """A locomotive from the front."""
    gold, dark = BRASS, "#12312f"
    return back(
        "#1f524e",
        dark,
        gold,
        fill("M112 50H128L126 60H114Z", gold)
        + fill(disc(120, 78, 20), gold)
        + line(disc(120, 78, 15), dark, 2)
        + fill(disc(120, 78, 5), dark)
        + fill("M96 95H144V101H96Z", gold)
        + fill(disc(102, 98, 6) + disc(138, 98, 6), gold)
        + fill("M104 103H136L143 113H97Z", gold)
        + line("M112 103L109 113M120 103V113M128 103L131 113", dark, 2),
    )


def ship_back() -> str:
    """A helm."""
    gold, dark = BRASS, "#0e2439"
    spokes = "".join(f"M120 80L{120 + 30 * cos(pi * i / 4):.1f} {80 + 30 * sin(pi * i / 4):.1f}" for i in range(8))
    knobs = "".join(
        disc(round(120 + 31 * cos(pi * i / 4), 1), round(80 + 31 * sin(pi * i / 4), 1), 3) for i in range(8)
    )
    return back(
        "#1d4263",
        dark,
        gold,
        line(spokes, gold, 3.6)
        + fill(knobs, gold)
        + line(disc(120, 80, 20), gold, 5.5)
        + fill(disc(120, 80, 7.5), gold)
        + fill(disc(120, 80, 3), dark),
    )


def ticket_back() -> str:
    gold, dark = "#e6c98a", "#45101f"
    return back(
        "#702436",
        dark,
        gold,
        '<g transform="rotate(-14 120 80)">'
        + fill("M90 65H150V73A7 7 0 0 0 150 87V95H90V87A7 7 0 0 0 90 73Z", gold)
        + line("M135 67V93", dark, 2.4, 1, "4 3")
        + line("M98 75H126M98 84H118", dark, 3.6)
        + "</g>",
    )
