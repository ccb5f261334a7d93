"""The host of a table in the terminal: asks people and bots in turn, tells what happened, keeps hands secret.

Passes questions of the game on, and answers back to it; decides nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from branchline import Game, Refused, UnknownName, asks, mask, words
from branchline import events as ev
from branchline.actions import BadText
from branchline.bots import Bot
from branchline.cli.sheets import score_sheet
from branchline.cli.table.screen import Screen
from branchline.cli.table.talk import Talk, plain, refusal
from branchline.cli.telling import Telling, seat_name

# not told, since the table shows it anyway
UNTOLD = (ev.TurnBegan, ev.DisplayFilled, ev.DisplayDealt, ev.CardsDealt, ev.TicketsOffered)
LOG = 20


class Left(Exception):
    """Somebody wants to stop."""


class Host:
    """One game at one keyboard."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], console: Console, read: Callable[[str], str]) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.read = read
        self.screen = Screen(console, Telling(game.map))
        self.people = [seat for seat in range(game.seats) if seat not in bots]
        self.story: list[ev.AnyEvent] = list(game.dealt)
        self.heard = dict.fromkeys(self.people, 0)
        self.before: int | None = None  # the seat of the person at the keyboard

    def run(self) -> None:
        """Play to the end."""
        while not self.game.over:
            seat = self.next_seat()
            if seat in self.bots:
                self.story += self.game.play(seat, self.bots[seat].choose(self.game.view(seat)))
            else:
                self.person(seat)
        self.end()

    def next_seat(self) -> int:
        """Who is asked next: bots first, then the person already at the keyboard."""
        asked = self.game.asked
        for seat in asked:
            if seat in self.bots:
                return seat
        return self.before if self.before in asked else asked[0]

    def person(self, seat: int) -> None:
        """Put one question to a person and play the answer."""
        self.curtain(seat)
        arrived, self.before = self.before != seat, seat
        self.tell(seat)
        talk = Talk(self.screen, self.game.view(seat), self.commands(seat))
        talk.open(whole=arrived or isinstance(talk.ask, asks.TakeTurn))
        while True:
            try:
                action = talk.read(self.read(f"\n{seat_name(seat)} > "))
                if action is None:
                    continue
                events = self.game.play(seat, action)
            except Refused as error:
                sentence = words.refusal(error.rule, error.params, names=self.screen.telling.tracks)
                self.screen.show(refusal(error.rule, sentence))
            except (BadText, UnknownName, UnicodeDecodeError) as error:
                self.screen.show(Text(str(error), "yellow"))
            else:
                break
        self.heard[seat] = len(self.story)
        self.story += events
        self.tell(seat)

    def curtain(self, seat: int) -> None:
        """Hide the hand of one person from the next."""
        if len(self.people) < 2 or self.before == seat:
            return
        self.wipe()
        self.screen.show(Rule(Text(seat_name(seat), "bold")))
        self.read(f"Pass the keyboard to {seat_name(seat)}, press Enter ")
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\033[3J")

    def tell(self, seat: int) -> None:
        """Tell what has happened since this person last looked, as far as this person may know it."""
        for event in self.story[self.heard[seat] :]:
            if not isinstance(event, UNTOLD):
                self.screen.say(mask(event, seat))
        self.heard[seat] = len(self.story)

    def commands(self, seat: int) -> dict[str, Callable[[str], None]]:
        """Words that only show something, or leave."""
        return {
            "board": lambda _: self.screen.show(self.screen.board(self.game.view(seat))),
            "map": lambda part: self.show_map(seat, part),
            "tickets": lambda _: self.show_tickets(seat),
            "log": lambda count: self.show_log(seat, count),
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def show_map(self, seat: int, part: str) -> None:
        wanted = plain(part).replace(" ", "_")
        found = [track for track in self.game.map.tracks if wanted in track.id]
        self.screen.show(
            self.screen.tracks(self.game.view(seat), found) if found else Text(f"no track has {part!r} in it")
        )

    def show_tickets(self, seat: int) -> None:
        self.screen.show(self.screen.ticket_table(self.game.view(seat), seat))
        self.screen.show(Text("draw tickets asks for new ones", "dim"))

    def show_log(self, seat: int, count: str) -> None:
        number = int(count) if re.fullmatch("[0-9]{1,6}", count) else LOG
        for event in self.story[-number:] if number else ():
            self.screen.say(mask(event, seat))

    def save(self, file: str) -> None:
        """Save the record of the game so far."""
        if not file:
            raise BadText("save FILE: the file is missing")
        try:
            self.game.record().save(file)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            raise BadText(f"{file}: can't be written: {getattr(error, 'strerror', None) or error}") from None
        self.screen.show(Text(f"saved: {file}"))

    def leave(self, _: str) -> None:
        raise Left

    def end(self) -> None:
        """Show the score sheet and the winner."""
        last = self.story[-1]
        if self.people:
            self.screen.show(Rule(Text(words.say("phase-over"), "bold")))
        self.screen.show(score_sheet(self.game.scores()), self.screen.telling.say(last))
