"""Tables for the terminal: the score sheet of a game.

Knows how a table looks and its headings; the numbers come from the game.
"""

from __future__ import annotations

from rich import box
from rich.table import Table

from branchline import words
from branchline.cli.telling import seat_text
from branchline.game import Scores


def score_sheet(scores: Scores) -> Table:
    """A column per seat, a star for the winners; a row for every part that is not zero for all seats."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in range(len(scores.seats)):
        table.add_column(seat_text(seat).append(" ★" if seat in scores.winners else ""), justify="right", no_wrap=True)
    rows = [seat.parts() for seat in scores.seats]
    for part in rows[0]:
        values = [row[part] for row in rows]
        if part == "total" or any(values):
            table.add_row(words.say(f"score-{part}"), *map(str, values), style="bold" if part == "total" else "")
    return table
