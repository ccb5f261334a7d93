"""Colours and symbols of the picture: how things look, whatever map or game they belong to.

Every colour has a symbol of its own, so that the picture can be read without seeing colours. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

PAPER = "#f4efe4"
WATER = "#dfeaf0"
INK = "#2b2a33"
FAINT = "#8d8678"
PANEL = "#fffdf8"
FONT = "'DejaVu Sans', Verdana, 'Segoe UI', sans-serif"

# fill, edge, and the colour of text on it
PAINT: dict[str, tuple[str, str, str]] = {
    "purple": ("#c995d6", "#7d3f93", "#4d1d60"),
    "blue": ("#7fb4e6", "#2a6099", "#0f3760"),
    "orange": ("#f2a65a", "#a85d10", "#5f3204"),
    "white": ("#ffffff", "#85817a", "#6b6862"),
    "green": ("#86c58b", "#2d7a3a", "#123f1b"),
    "yellow": ("#f5dd5d", "#9b8310", "#5a4b00"),
    "black": ("#4c4b52", "#17161c", "#f1eee8"),
    "red": ("#e8756a", "#a02a22", "#5c0e09"),
    "gray": ("#cfcbc1", "#817c71", "#5c584f"),
    "wild": ("#fff6d5", "#6a5a2a", "#6a5a2a"),
}
# C-SET-1: every seat has a colour of its own, and an emblem that is no colour's symbol; the colours that are easiest to
# tell apart come first
SEATS: tuple[tuple[str, str], ...] = (
    ("#1f3fc4", "#ffffff"),
    ("#bf1237", "#ffffff"),
    ("#fff21f", "#3f3500"),
    ("#17191d", "#ffffff"),
    ("#147a70", "#ffffff"),
)
_EMBLEMS = (
    "M.52-.94A1.04 1.04 0 1 0 .52 .94A1.12 1.12 0 0 1 .52-.94Z",
    "M.28-1L-.72 .16H-.1L-.32 1L.74-.26H.1Z",
    "M-1-.62L-.48-.1L0-.9L.48-.1L1-.62L.78 .42H-.78ZM-.78 .56H.78V.84H-.78Z",
    "M-.82-1H.82V-.72L.2 0L.82 .72V1H-.82V.72L-.2 0L-.82-.72Z",
    "M0-1A.45 .45 0 0 1 .38-.31A.46 .46 0 1 1 .16 .46C.16 .66 .22 .84 .36 1H-.36C-.22 .84-.16 .66-.16 .46"
    "A.46 .46 0 1 1-.38-.31A.45 .45 0 0 1 0-1Z",
)
# symbols, in a box from -1 to 1
_LINE = "fill='none' stroke='{0}' stroke-width='.5' stroke-linecap='round'"
_MARKS = {
    "purple": "<path d='M0-1 1 0 0 1-1 0Z' fill='{0}'/>",
    "blue": "<circle r='.8' fill='{0}'/>",
    "orange": "<path d='M0-.9 1 .8H-1Z' fill='{0}'/>",
    "white": f"<circle r='.75' {_LINE}/>",
    "green": "<rect x='-.75' y='-.75' width='1.5' height='1.5' fill='{0}'/>",
    "yellow": f"<path d='M-1 0H1M0-1V1' {_LINE}/>",
    "black": f"<path d='M-.8-.8.8.8M.8-.8-.8.8' {_LINE}/>",
    "red": f"<path d='M-.6-.9V.9M.6-.9V.9' {_LINE}/>",
    "wild": "<path d='M0-1 .3-.3 1 0 .3.3 0 1-.3.3-1 0-.3-.3Z' fill='{0}'/>",
}


def num(value: float) -> str:
    """Format a coordinate, as short as possible."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def definitions(colours: tuple[str, ...]) -> str:
    """The symbols, defined for use in the rest of the picture."""
    marks = "".join(
        f"<g id='m-{name}'>{_MARKS[name].format(PAINT[name][2])}</g>" for name in (*colours, "wild") if name in _MARKS
    )
    emblems = "".join(
        f"<path id='e-{seat}' d='{shape}' fill='{SEATS[seat][1]}'/>" for seat, shape in enumerate(_EMBLEMS)
    )
    return f"<defs>{marks}{emblems}</defs>"


def title(words: str) -> str:
    """A tooltip."""
    return f"<title>{escape(words)}</title>"


def mark(colour: str, x: float, y: float, size: float) -> str:
    """The symbol of a colour; gray, which is any colour, has none."""
    if colour not in _MARKS:
        return ""
    return f"<use href='#m-{colour}' transform='translate({num(x)} {num(y)}) scale({size:.2f})'/>"


def emblem(seat: int, x: float, y: float, size: float) -> str:
    """The emblem of a seat, in the ink of its colour."""
    return f"<use href='#e-{seat}' transform='translate({num(x)} {num(y)}) scale({size:.2f})'/>"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
    halo: str = "",
) -> str:
    """A line of text; with a halo it can be read on top of other things."""
    weight = " font-weight='bold'" if bold else ""
    around = (
        f" stroke='{halo}' stroke-width='{num(size / 4)}' stroke-linejoin='round' paint-order='stroke'" if halo else ""
    )
    place = "" if anchor == "start" else f" text-anchor='{anchor}'"
    head = f"<text x='{num(x)}' y='{num(y)}' font-size='{num(size)}' fill='{fill}'"
    return f"{head}{place}{weight}{around}>{escape(words)}</text>"


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str,
    round_: float = 0,
    line: float = 1,
    *,
    dashed: bool = False,
) -> str:
    dash = " stroke-dasharray='4 2'" if dashed else ""
    return (
        f"<rect x='{num(x)}' y='{num(y)}' width='{num(width)}' height='{num(height)}' rx='{num(round_)}'"
        f" fill='{fill}' stroke='{edge}' stroke-width='{num(line)}'{dash}/>"
    )


def text_width(words: str, size: float) -> float:
    """Estimate the width of the words in any font."""
    wide = sum(0.34 if letter in "iljtfr.,-'’ " else 0.88 if letter in "mwMWÜ" else 0.6 for letter in words)
    return wide * size


def station(x: float, y: float, fill: str, ink: str, size: float) -> str:
    """A small house with a light edge."""
    place = f"translate({num(x)} {num(y)}) scale({size / 6:.2f})"
    line = "stroke='#fff' stroke-width='1.2' stroke-linejoin='round'"
    return f"<path d='M-5 5V-1L0-6 5-1V5Z' transform='{place}' fill='{fill}' {line}/>"


def anchor(x: float, y: float, ink: str, size: float = 4) -> str:
    """An anchor: a port or, on a disc, a harbour."""
    place = f"translate({num(x)} {num(y)}) scale({size / 4:.2f})"
    line = f"fill='none' stroke='{ink}' stroke-width='.9' stroke-linecap='round'"
    shape = "M0-2V4M-2.2-.6H2.2M-3.6 1Q-3.2 4 0 4 3.2 4 3.6 1"
    return f"<g transform='{place}' {line}><path d='{shape}'/><circle cy='-3.2' r='1.2'/></g>"


def harbour(x: float, y: float, fill: str, ink: str, size: float) -> str:
    disc = f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(size)}' fill='{fill}' stroke='#fff' stroke-width='1.2'/>"
    return disc + anchor(x, y, ink, size * 0.62)


BUILDINGS: dict[str, Callable[[float, float, str, str, float], str]] = {"station": station, "harbour": harbour}


def star(x: float, y: float, fill: str, size: float) -> str:
    """A four-pointed star: a junction."""
    s, t = num(size), num(size * 0.35)
    path = f"M0-{s}L{t}-{t} {s} 0 {t} {t} 0 {s}-{t} {t}-{s} 0-{t}-{t}Z"
    return f"<path transform='translate({num(x)} {num(y)})' d='{path}' fill='{fill}' stroke='{INK}' stroke-width='.8'/>"
