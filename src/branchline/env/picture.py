"""Draw a table as text or SVG, from a view: the ``render`` of every environment.

Names of the map and numbers, no sentences. Decides nothing.
"""

from __future__ import annotations

from branchline.svg import board_svg
from branchline.view import View

MODES = ("human", "ansi", "svg")


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: there is no {mode!r}; there are: {', '.join(MODES)}")
    return mode


def show(view: View, mode: str | None) -> str | None:
    """The picture in this mode; ``human`` prints it instead, None draws nothing."""
    if mode == "svg":
        return board_svg(view)
    if mode == "ansi":
        return summary(view)
    if mode == "human":
        print(summary(view))
    return None


def summary(view: View) -> str:
    """The seats in a table, then the display, and the viewer's cards and tickets."""
    lines = [view.map.id + (" (over)" if view.over else " (setup)" if view.setup else ""), *_seats(view)]
    lines.append("display  " + " ".join(name or "-" for name in view.display))
    decks = [f"{deck} {size}" for deck, size in view.deck_sizes.items()]
    lines.append("decks    " + ", ".join([*decks, f"tickets {view.ticket_deck_size}"]))
    if view.seat is not None:
        lines.append("hand     " + (", ".join(f"{card} {count}" for card, count in view.hand.items()) or "-"))
        lines.append("tickets  " + (", ".join(view.tickets[view.seat]) or "-"))
        if view.offered:
            lines.append("offered  " + ", ".join(view.offered))
    return "\n".join(lines) + "\n"


def _seats(view: View) -> list[str]:
    """One line per seat: > is asked, * is the viewer or a winner."""
    heads = ["points", *(f"{kind}s" for kind in view.pieces[0])]
    heads += [f"{deck} cards" for deck in view.lex.decks] + ["tickets", "tracks"]
    asked = {ask.seat for ask in view.asks}
    owners = list(view.owners.values())
    lines = ["  seat " + " ".join(f"{head:>11}" for head in heads)]
    for seat in range(view.seats):
        cells = [view.scores[seat], *view.pieces[seat].values(), *view.hand_sizes[seat].values()]
        cells += [view.ticket_counts[seat], owners.count(seat)]
        star = "*" if seat == view.seat or seat in view.winners else " "
        mark = ">" if seat in asked else " "
        lines.append(f"{mark}{star}{seat:>4} " + " ".join(f"{cell:>11}" for cell in cells))
    return lines
