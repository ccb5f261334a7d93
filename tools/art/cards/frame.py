"""What every card has around its picture: paper, edge, the flap with the mark of its colour, the rope and the pips of
ships, the harbour mark.
"""

from __future__ import annotations

from math import cos, pi, sin

from .paint import BRASS, CREAM, HIGH, MARKS, PAINTS, WIDE, at, box, disc, edged, fill, line

ANCHOR = (
    "M0-1A.28.28 0 0 1 .12-.47V-.3H.4V-.08H.12V.66C.42.6.62.42.7.16L.5.26.78-.16 1 .3.86.24C.72.68.4.94 0 1"
    "-.4.94-.72.68-.86.24L-1 .3-.78-.16-.5.26-.7.16C-.62.42-.42.6-.12.66V-.08H-.4V-.3H-.12V-.47A.28.28 0 0 1 0-1Z"
    "M0-.84A.11.11 0 0 0 0-.62.11.11 0 0 0 0-.84Z"
)
FLAP = "M2 58V20A18 18 0 0 1 20 2H58A56 56 0 0 1 2 58Z"
INNER = box(9, 9, WIDE - 18, HIGH - 18, 11)


def document(inner: str) -> str:
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inner}</svg>\n'


def paper(colour: str, edge: str) -> str:
    return edged(box(1.5, 1.5, WIDE - 3, HIGH - 3, 16.5), colour, edge, 3)


def window(picture: str) -> str:
    """The picture, cut to the inner edge of the card."""
    return f'<clipPath id="w"><path d="{INNER}"/></clipPath><g clip-path="url(#w)">{picture}</g>'


def sky(top: str, bottom: str) -> str:
    stops = f'<stop stop-color="{top}"/><stop offset=".8" stop-color="{bottom}"/>'
    return f'<linearGradient id="s" x2="0" y2="1">{stops}</linearGradient><path d="M0 0H240V160H0Z" fill="url(#s)"/>'


def flap(colour: str) -> str:
    return line(FLAP, "#000", 2.5, 0.16) + fill(FLAP, CREAM) + at(MARKS[colour], 21.5, 21.5, 12.5, PAINTS[colour].deep)


def train(colour: str, scene: str) -> str:
    paint = PAINTS[colour]
    edge = line(INNER, "#8a939a" if colour == "white" else CREAM, 2.2, 0.9)
    top = paint.light if colour != "black" else "#858e96"
    return document(paper(paint.sky, paint.deep) + window(sky(top, paint.sky) + scene) + edge + flap(colour))


def ship(colour: str, scene: str, pips: int) -> str:
    """Ships have a rope for an edge, and a small ship for everything they count."""
    paint = PAINTS[colour]
    top = paint.light if colour != "black" else "#858e96"
    rope = line(INNER, paint.deep, 7) + line(INNER, CREAM, 4.2, 1, "6.5 3.2")
    long = 30 * pips + 8
    plate = edged(box(12, 124, long, 24, 12), CREAM, paint.deep, 2) + fill(
        "".join(f"M{17 + 30 * i} 136h24l-5 8h-14zM{25 + 30 * i} 134v-6h7v6z" for i in range(pips)), paint.deep
    )
    return document(paper(paint.sky, paint.deep) + window(sky(top, paint.sky) + scene) + rope + plate + flap(colour))


def wild(scene: str) -> str:
    """The locomotive: its flap is a wheel of all colours."""
    wheel = ""
    for i, paint in enumerate(PAINTS.values()):
        a, b = (2 * pi * (i - 0.5) / 8, 2 * pi * (i + 0.5) / 8)
        start, end = (f"{21.5 + 15 * cos(x):.1f} {21.5 + 15 * sin(x):.1f}" for x in (a, b))
        wheel += fill(f"M21.5 21.5L{start}A15 15 0 0 1 {end}Z", paint.sky)
    rim = line(disc(21.5, 21.5, 15), "#1b2b33", 2.4) + fill(disc(21.5, 21.5, 4), CREAM)
    night = sky("#1d3440", "#33525c")
    gold = line(INNER, BRASS, 2.6)
    return document(
        paper("#1d2f38", "#0a1216")
        + window(night + scene)
        + gold
        + line(FLAP, "#000", 2.5, 0.3)
        + fill(FLAP, CREAM)
        + wheel
        + rim
    )


def harbour_mark() -> str:
    """Laid over a card that has the mark."""
    plate = edged(disc(209, 31, 22), "#12384c", CREAM, 3.2)
    return document(plate + at(ANCHOR, 209, 31, 14.5, CREAM))


def lock() -> str:
    """Shown on a card that can't be had now."""
    plate = edged(disc(24, 24, 21), CREAM, "#2a3238", 2.5)
    bow = line("M17.5 23V17a6.5 6.5 0 0 1 13 0V23", "#2a3238", 3.6)
    return _sign(plate + bow + fill(box(13.5, 22, 21, 14.5, 2.5), "#2a3238") + fill(disc(24, 28.5, 2.4), CREAM))


def tick() -> str:
    """Shown on a card that is chosen."""
    plate = edged(disc(24, 24, 21), "#1f5f5b", CREAM, 4)
    return _sign(plate + line("M14.5 25L21.5 32 34 17", CREAM, 5))


def _sign(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">{inner}</svg>\n'
