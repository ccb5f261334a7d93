"""The paints of the cards and the shapes that several of them share, as SVG text. No styles: pictures are shown under a
content policy that allows none inside of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

WIDE, HIGH = 240, 160
CREAM = "#fff6df"
GLOW = "#ffe6a3"  # a window with light behind it
IRON = "#15181b"
BRASS = "#d9b565"
RAIL = 131  # where wheels stand


@dataclass(frozen=True)
class Paint:
    """`sky` the colour itself, `deep` the vehicle, `mid` what is far away, `light` the top of the sky and edges."""

    sky: str
    deep: str
    mid: str
    light: str


PAINTS = {
    "red": Paint("#d05a4a", "#631710", "#a53c2e", "#f6c4b4"),
    "blue": Paint("#5790c8", "#133a61", "#336a9f", "#cbe2f4"),
    "green": Paint("#6aa261", "#1e4620", "#47793f", "#d3e8c2"),
    "yellow": Paint("#efcb58", "#6a4c04", "#c99a24", "#fff2c4"),
    "orange": Paint("#e8984f", "#66330c", "#c06f2a", "#fde0bf"),
    "purple": Paint("#b07fb6", "#43204c", "#805090", "#e6d0ea"),
    "white": Paint("#f1efe8", "#4a5661", "#bcc8cf", "#ffffff"),
    "black": Paint("#4a5057", "#101315", "#2c3136", "#a3adb4"),
}

# the mark of every colour, from -1 to 1, as on the board
MARKS = {
    "red": "M0-1L1 0 0 1-1 0Z",
    "blue": "M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0ZM-.45 0A.45.45 0 1 0 .45 0 .45.45 0 1 0-.45 0Z",
    "green": "M0-.95L1 .8H-1Z",
    "yellow": "M-.85 0A.85.85 0 1 1 .85 0 .85.85 0 1 1-.85 0Z",
    "orange": "M-.95-.55L-.55-.95 0-.4.55-.95.95-.55.4 0 .95.55.55.95 0 .4-.55.95-.95.55-.4 0Z",
    "purple": "M-.3-1H.3V-.3H1V.3H.3V1H-.3V.3H-1V-.3H-.3Z",
    "white": "M-.85-.85H.85V.85H-.85ZM-.4-.4V.4H.4V-.4Z",
    "black": "M-.8-1H-.2V1H-.8ZM.2-1H.8V1H.2Z",
}


def fill(d: str, colour: str, opacity: float = 1) -> str:
    return f'<path d="{d}" fill="{colour}"{_pale(opacity)}/>'


def edged(d: str, colour: str, edge: str, wide: float) -> str:
    return f'<path d="{d}" fill="{colour}" stroke="{edge}" stroke-width="{wide:g}"/>'


def _pale(opacity: float) -> str:
    return f' opacity="{opacity:g}"' if opacity < 1 else ""


def line(d: str, colour: str, wide: float, opacity: float = 1, dash: str = "") -> str:
    more = _pale(opacity) + (f' stroke-dasharray="{dash}"' if dash else "")
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{wide:g}"{more}/>'


def box(x: float, y: float, wide: float, high: float, round_: float = 0) -> str:
    """The path of a rectangle, with round corners if wished."""
    if not round_:
        return f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z"
    r, across, down = round_, wide - 2 * round_, high - 2 * round_
    turn = f"a{r:g} {r:g} 0 0 1"
    return (
        f"M{x + r:g} {y:g}h{across:g}{turn} {r:g} {r:g}v{down:g}{turn} {-r:g} {r:g}"
        f"h{-across:g}{turn} {-r:g} {-r:g}v{-down:g}{turn} {r:g} {-r:g}z"
    )


def disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def at(shape: str, x: float, y: float, size: float, colour: str) -> str:
    """A shape from -1 to 1, placed and sized."""
    return f'<path d="{shape}" fill="{colour}" fill-rule="evenodd" transform="translate({x:g} {y:g}) scale({size:g})"/>'


def wheels(xs: Iterable[float], r: float = 10, iron: str = IRON, rim: str = CREAM) -> str:
    """Wheels that stand on the rail."""
    y, places = RAIL - r, list(xs)
    return (
        fill("".join(disc(x, y, r) for x in places), iron)
        + line("".join(disc(x, y, r * 0.62) for x in places), rim, 1.8)
        + fill("".join(disc(x, y, r * 0.22) for x in places), rim)
    )


def chassis(left: float, right: float, iron: str = IRON) -> str:
    """The frame under a wagon, with couplings and two bogies of two wheels."""
    pairs = ((left + 20, left + 44), (right - 44, right - 20))
    springs = "".join(f"M{a - 4:g} 119V113H{b + 4:g}V119L{b - 7:g} 123H{a + 7:g}Z" for a, b in pairs)
    return (
        fill(box(left, 107, right - left, 6.5), iron)
        + line(f"M{left - 11:g} 110.5H{left:g}M{right:g} 110.5H{right + 11:g}", iron, 4.5)
        + fill(springs, iron)
        + wheels([x for pair in pairs for x in pair], iron=iron)
    )


def ground(paint: Paint) -> str:
    """The bed of the line with its rail and sleepers."""
    return (
        fill(f"M0 {RAIL}H240V160H0Z", paint.deep)
        + line(f"M0 {RAIL + 0.5}H240", CREAM, 3)
        + line(f"M0 {RAIL + 8}H240", paint.light, 5, 0.38, "7 8")
    )
