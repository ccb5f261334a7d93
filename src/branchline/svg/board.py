"""Draw the board: tracks as rows of spaces, the pieces on them, cities and their names.

Draws what is public, from a view; knows no rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from branchline.maps import Track
from branchline.svg import paint
from branchline.svg.layout import CITY, Layout, Space
from branchline.svg.paint import num
from branchline.view import View

THICK = 7.4
PIECE = 9.4


def water(view: View, layout: Layout) -> Iterator[str]:
    """A soft blue band under every track that crosses water: ships and ferries."""
    for track, row in zip(view.map.tracks, layout.rows, strict=True):
        if track.kind == "ship" or track.locomotives:
            spots = [layout.nodes[track.a], *row, layout.nodes[track.b]]
            if exit_ := layout.exits.get(track.id):
                cut = exit_.before + 1
                yield _line([*spots[:cut], exit_.out]) + _line([exit_.back, *spots[cut:]])
            else:
                yield _line(spots)


def _line(spots: Iterable[tuple[float, ...]]) -> str:
    return "M" + "L".join(f"{num(spot[0])} {num(spot[1])}" for spot in spots)


def tracks(view: View, layout: Layout) -> Iterator[str]:
    """Free tracks first, so that pieces lie on top."""
    owners = view.owners
    names = {node.id: node.name for node in view.map.nodes}
    for track, row in zip(view.map.tracks, layout.rows, strict=True):
        if track.id not in owners:
            yield f"<g>{_caption(names, track)}{''.join(_free(track, row))}</g>"
    for track, row in zip(view.map.tracks, layout.rows, strict=True):
        if track.id in owners:
            yield f"<g>{_caption(names, track)}{''.join(_owned(track, row, owners[track.id]))}</g>"


def _caption(names: Mapping[str, str], track: Track) -> str:
    """The tooltip of a track."""
    return paint.title(f"{names[track.a]} – {names[track.b]}")


def _slabs(row: tuple[Space, ...], thick: float, gap: float, round_: bool, style: str) -> str:
    """Bars on the spaces of a track: the spaces themselves, or pieces on them; round for ships."""
    bars = []
    for space in row:
        long = space.length - gap
        corner = min(thick, long) / 2 if round_ else thick / 6
        size = (
            f"x='{num(-long / 2)}' y='{num(-thick / 2)}' width='{num(long)}' height='{num(thick)}' rx='{num(corner)}'"
        )
        place = f"translate({num(space.x)} {num(space.y)}) rotate({num(space.angle)})"
        bars.append(f"<rect {size} transform='{place}'/>")
    return f"<g {style}>{''.join(bars)}</g>"


def _free(track: Track, row: tuple[Space, ...]) -> Iterator[str]:
    fill, edge, ink = paint.PAINT[track.colour]
    line = "stroke-width='1.3' stroke-dasharray='2.6 1.5'" if track.tunnel else "stroke-width='.9'"
    yield _slabs(row, THICK, 1.6, track.kind == "ship", f"fill='{fill}' stroke='{edge}' {line}")
    for i, space in enumerate(row):
        if track.pair:
            yield _pair(space, ink)
        else:
            yield _locomotive(space, ink) if i < track.locomotives else paint.mark(track.colour, space.x, space.y, 2.1)


def _pair(space: Space, ink: str) -> str:
    """The sign of a space that costs two cards: two cards side by side (W-PAIR-1)."""
    place = f"translate({num(space.x)} {num(space.y)}) rotate({num(space.angle)})"
    cards = "".join(f"<rect x='{x}' y='-2.4' width='3.4' height='4.8' rx='.7'/>" for x in ("-4.2", ".8"))
    return f"<g transform='{place}' fill='#fff' stroke='{ink}' stroke-width='.7'>{cards}</g>"


def _locomotive(space: Space, ink: str) -> str:
    """The symbol of a wild on a ferry's space, on a small disc."""
    plate = f"<circle cx='{num(space.x)}' cy='{num(space.y)}' r='3.4' fill='#fff6d5' stroke='{ink}' stroke-width='.7'/>"
    return plate + paint.mark("wild", space.x, space.y, 2.9)


def _owned(track: Track, row: tuple[Space, ...], seat: int) -> Iterator[str]:
    fill, _ = paint.SEATS[seat]
    yield _slabs(row, PIECE, 1.2, track.kind == "ship", f"fill='{fill}' stroke='#fff' stroke-width='.9'")
    yield from (paint.emblem(seat, space.x, space.y, 2.9) for space in row)


def cities(view: View, layout: Layout) -> Iterator[str]:
    """Cities, ports and junctions, with their buildings."""
    buildings = {
        city: (kind, seat) for kind, row in view.buildings.items() for seat, built in enumerate(row) for city in built
    }
    for junction in view.map.junctions:
        yield paint.star(*layout.nodes[junction.id], "#fff", CITY + 1)
    for city in view.map.cities:
        x, y = layout.nodes[city.id]
        if city.id in buildings:
            kind, seat = buildings[city.id]
            yield _spot(x, y) + paint.BUILDINGS[kind](x, y, *paint.SEATS[seat], CITY + 1.5)
        else:
            yield _spot(x, y) + (paint.anchor(x, y, "#27607f", 4.2) if city.port else _dot(x, y))


def _spot(x: float, y: float) -> str:
    return f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(CITY)}' fill='#fff' stroke='{paint.INK}' stroke-width='1.3'/>"


def _dot(x: float, y: float) -> str:
    return f"<circle cx='{num(x)}' cy='{num(y)}' r='2.6' fill='{paint.INK}'/>"


def names(layout: Layout) -> Iterator[str]:
    """The names of the cities, and where the tracks lead that leave the board."""
    for label in (*layout.labels, *layout.signs):
        x = {"start": label.left, "middle": (label.left + label.right) / 2, "end": label.right}[label.anchor]
        yield paint.text(x, label.bottom - 1, label.words, label.size, anchor=label.anchor, halo=paint.PAPER)
