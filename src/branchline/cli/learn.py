"""``branchline learn MAP``: the rules of a map explained for players, in the terminal.

The page is read elsewhere; this module only prints it, without the pictures.
"""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.text import Text

from branchline import learn, words
from branchline.cli.telling import paper

_BEFORE = {"item": "• ", "step": "• ", "example": "» "}


@click.command()
@click.argument("map_id", metavar="MAP", type=click.Choice(learn.maps()))
@click.option("--lang", type=click.Choice(words.languages()), default="en", show_default=True, help="The language.")
@click.option("--ids", is_flag=True, help="The ids of the rules behind each sentence.")
def command(map_id: str, lang: str, ids: bool) -> None:
    """How a map is played, from the first card to the last point.

    `branchline rules ID` has the exact text of a rule.
    """
    page, console = learn.page(map_id, lang), paper()
    console.print(Text(page.title, "bold underline"))
    console.print(Text(page.intro))
    for section in page.sections:
        console.print(Text(f"\n{section.title}", "bold"))
        for block in section.blocks:
            if block.kind != "picture":
                console.print(Padding(_set(block, ids), (0, 0, 0, 0 if block.kind == "text" else 2)))


def _set(block: learn.Block, ids: bool) -> Text:
    if block.kind == "row":
        first, *cells = block.text.split(" | ")
        return Text(f"{first:<12}" + "".join(f"{cell:>4}" for cell in cells))
    line = Text(_BEFORE.get(block.kind, ""), "italic" if block.kind == "example" else "")
    for number, part in enumerate(block.text.split("**")):
        line.append(part, "bold" if number % 2 else "")
    if ids and block.rules:
        line.append(f"  {' '.join(block.rules)}", "cyan")
    return line
