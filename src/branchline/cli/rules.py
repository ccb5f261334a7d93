"""``branchline rules [WHAT]``: the rules in the terminal, by id, by section or by a word.

Finds and prints them; the texts come from the locale.
"""

from __future__ import annotations

from difflib import get_close_matches

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from branchline import rulebook, words
from branchline.cli.telling import paper
from branchline.maps import BUILT_IN


@click.command()
@click.argument("what", nargs=-1, metavar="[ID | PREFIX | WORD]")
@click.option("--lang", type=click.Choice(words.languages()), default="en", show_default=True, help="The language.")
@click.option("--map", "board", type=click.Choice(BUILT_IN), help="In the words of this map's rulebook.")
def command(what: tuple[str, ...], lang: str, board: str | None) -> None:
    """The rules of all maps, with their ids.

    \b
    branchline rules            every rule in a line
    branchline rules E-TUN-2    the text of one rule
    branchline rules E-TUN      a section; E is all of Europe's
    branchline rules tunnel     every rule with the word in it
    branchline rules --lang pl  all of it in Polish
    """
    console, board = paper(), board or ""
    wanted = " ".join(what).strip()
    if not wanted:
        _list_all(console, lang, board)
        return
    found = rulebook.find(wanted)
    by_word = [rule for rule in words.rule_ids() if wanted.lower() in words.rule_text(rule, lang, board).lower()]
    if not found and not by_word:
        raise click.ClickException(_nothing(wanted))
    for rule in found or by_word:
        _print_rule(console, rule, words.rule_text(rule, lang, board), "" if found else wanted)


def _list_all(console: Console, lang: str, board: str) -> None:
    for title, rules in rulebook.sections(lang):
        console.print(Text(title, "bold"))
        for rule in rules:
            line = Text.assemble((f"  {rule:<10}", "cyan"), words.rule_text(rule, lang, board))
            console.print(line, no_wrap=True, overflow="ellipsis")
    console.print(Text("\nbranchline rules ID has the whole text.", "dim"))


def _print_rule(console: Console, rule: str, sentence: str, word: str) -> None:
    text = Text(sentence)
    if word:
        text.highlight_words([word], "bold yellow", case_sensitive=False)
    console.print(Text(rule, "bold cyan"))
    console.print(Padding(text, (0, 0, 0, 2)))


def _nothing(wanted: str) -> str:
    close = get_close_matches(wanted.upper(), words.rule_ids(), n=3, cutoff=0.5)
    hint = f"close to it: {', '.join(close)}" if close else "`branchline rules` lists them all"
    return f"no rule is called {wanted!r} or has it in its text; {hint}"
