"""The board as a picture: an SVG string built from a view alone, without any other package.

All original drawing, and no words but the names of the map, so the same picture serves every language.
"""

from __future__ import annotations

from branchline.svg import board, paint
from branchline.svg.layout import lay_out
from branchline.svg.paint import num
from branchline.svg.panel import Panel
from branchline.view import View

__all__ = ["board_svg"]


def board_svg(view: View) -> str:
    """Draw the table as the view's seat sees it: the board, what is public of all seats, its own hand and tickets."""
    layout = lay_out(view.map)
    beside, height = Panel(view, layout.height + 8, layout.width).draw()
    width, height = layout.width, height + 8
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {num(width)} {num(height)}'"
        f" font-family=\"{paint.FONT}\" role='img'>",
        paint.title(view.map.name),
        paint.definitions(view.map.rules.colours),
        f"<rect width='100%' height='100%' fill='{paint.PAPER}'/>",
        f"<path d='{''.join(board.water(view, layout))}' fill='none' stroke='{paint.WATER}' stroke-width='30'"
        " stroke-linejoin='round' stroke-linecap='round'/>",
        *board.tracks(view, layout),
        *board.cities(view, layout),
        *board.names(layout),
        beside,
        "</svg>\n",
    ]
    return "".join(parts)
