"""What a person sees: the seats, the display, the hand, the tickets, the board in words.

Draws views; decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline import actions as act
from branchline import words
from branchline.asks import AnyAsk
from branchline.cli.table.menu import Item
from branchline.cli.telling import SEAT_STYLES, Telling, card_text, seat_name, seat_text
from branchline.events import AnyEvent
from branchline.maps import BUILDINGS, Outcome, Track
from branchline.view import View

LABEL = 10
SIGNS: dict[Outcome, tuple[str, str]] = {
    "in_order": ("✓✓", "bold green"),
    "connected": ("✓", "green"),
    "missed": ("○", "yellow"),
}


class Screen:
    """Draws views of one map."""

    def __init__(self, console: Console, telling: Telling) -> None:
        self.console = console
        self.telling = telling

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def row(self, label: str, parts: Iterable[Text]) -> Text:
        """A label, and the parts beside it over as many lines as they need; no part is broken."""
        lines = [Text(f" {label:<{LABEL}}", "dim")]
        for part in parts:
            if lines[-1].cell_len + part.cell_len > self.console.width - 1:
                lines.append(Text(" " * (LABEL + 1)))
            lines[-1].append_text(part).append("  ")
        return Text("\n").join(lines)

    def say(self, fact: AnyEvent | AnyAsk, above: int = 0) -> None:
        """Print an event or an ask in words, with empty lines above it."""
        self.show(Padding(self.telling.say(fact), (above, 0, 0, 1)))

    def pairs(self, table: Mapping[str, str]) -> Table:
        """Words and what they mean."""
        grid = Table(box=None, padding=(0, 1), show_header=False)
        grid.add_column(style="bold", no_wrap=True)
        for left, right in table.items():
            grid.add_row(left, right)
        return grid

    def seats(self, view: View) -> Table:
        """What is public of every seat, one line each."""
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column("")
        heads = ["points", *(words.say(f"piece-{kind}", count=2) for kind in view.pieces[0])]
        heads += ["cards", *(["ship cards"] if len(view.lex.decks) > 1 else []), "tickets"]
        heads += [row.table for row in BUILDINGS if row.kind in view.unbuilt]
        for head in heads:
            table.add_column(head, justify="right")
        asked = {ask.seat for ask in view.asks}
        for seat in range(view.seats):
            cells: list[str | int] = [view.scores[seat], *view.pieces[seat].values(), *view.hand_sizes[seat].values()]
            cells.append("?" if view.setup and seat != view.seat else view.ticket_counts[seat])
            cells += [left[seat] for left in view.unbuilt.values()]
            mark = Text("▸ " if seat in asked else "  ", "bold")
            table.add_row(mark.append_text(seat_text(seat)), *map(str, cells))
        return table

    def display(self, view: View, items: Sequence[Item], first: int) -> Text:
        """The display and the decks; what can be taken has its number before it."""
        parts = []
        for i, item in enumerate(items):
            number = Text(f"{first + i} " if item.actions else "· ", "bold" if item.actions else "dim")
            if i < len(view.display):
                parts.append(number.append_text(card_text(item.name)))
            else:
                deck = words.say(f"deck-{item.name}")
                parts.append(
                    number.append(f"{deck} deck ({view.deck_sizes[item.name]})", "" if item.actions else "dim")
                )
        return self.row("display", parts)

    def hand(self, view: View) -> Text:
        hand = view.hand
        cards = [card_text(card, hand[card]) for card in view.lex.cards if card in hand]
        return self.row("hand", cards or [Text(words.say("nothing"))])

    def tickets(self, view: View, seat: int) -> Text:
        parts = []
        for name, found in view.progress(seat).items():
            sign, style = SIGNS[found.outcome]
            parts.append(Text(f"{sign} {self.telling.ticket(name)}", style if found.outcome != "missed" else ""))
        return self.row("tickets", parts or [Text(words.say("nothing"))])

    def ticket_table(self, view: View, seat: int) -> Table:
        """The tickets one by one, and what each is worth now; below a tour, why."""
        table = Table.grid(padding=(0, 2))
        total = 0
        for name, found in view.progress(seat).items():
            ticket = view.map.ticket(name)
            points = ticket.worth(found.outcome)
            total += points
            sign, style = SIGNS[found.outcome]
            tour = ticket.in_order is not None
            state = words.say(f"outcome-{found.outcome}") if tour else "done"
            sign += " open" if found.outcome == "missed" else f" {state}"
            table.add_row(Text(sign, style), self.telling.ticket(name), Text(f"{points:+}", justify="right"))
            for reason in self.telling.reasons(found) if tour else ():
                table.add_row("", Text(reason, "dim"))
        table.add_row("", words.say("score-total"), Text(f"{total:+}", "bold", justify="right"))
        return table

    def choices(self, items: Sequence[Item], first: int) -> Padding:
        parts = [Text.assemble((f"{first + i} ", "bold"), item.name) for i, item in enumerate(items)]
        return Padding(Columns(parts, padding=(0, 3)), (0, 0, 0, 1))

    def board(self, view: View) -> Group:
        """Who owns what."""
        parts: list[RenderableType] = [self.seats(view)]
        for seat in range(view.seats):
            owned = [track for track in view.map.tracks if view.owners.get(track.id) == seat]
            names = [Text(f"{self.telling.track(track)} {track.length}") for track in owned]
            cities = [city for row in view.buildings.values() for city in row[seat]]
            built = [Text(self.telling.places[city], "bold") for city in cities]
            line = Text(", ").join([*names, *built]) if names or built else Text(words.say("nothing"), "dim")
            parts.append(Text.assemble((f" {seat_name(seat)}: ", SEAT_STYLES[seat]), line))
        return Group(*parts)

    def tracks(self, view: View, tracks: Iterable[Track]) -> Table:
        """Tracks with their length, colour, kind and owner."""
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for track in tracks:
            table.add_row(*self.track(view, track))
        return table

    def track(self, view: View, track: Track) -> tuple[Text, Text, Text]:
        """A track in three cells: its name, what it takes, and who owns it."""
        takes = Text(f"{track.length} {words.say(f'colour-{track.colour}')}")
        if track.file_kind != "train":
            takes.append(f" {track.file_kind}" + (f" {track.locomotives}" if track.locomotives else ""))
        if track.pair:
            takes.append(f" {words.say('track-pair')}")
        if track.wrap:
            takes.append(f", {words.say('track-wrap')}")
        owner = view.owners.get(track.id)
        return Text(track.id), takes, Text("") if owner is None else seat_text(owner)

    def choices_table(self, view: View, items: Sequence[Item], first: int) -> Table:
        """A list to choose from: what each track is, its cheapest payment, and how many ways to pay there are."""
        table = Table(box=None, padding=(0, 1), show_header=False)
        for number, item in enumerate(items, first):
            best = item.actions[0]
            cells = [Text(item.name)]
            if item.name != str(best):
                if isinstance(best, act.ClaimTrack) and item.name == best.track:
                    track = view.map.track(best.track)
                    cells = [*self.track(view, track)[:2], Text(f"{view.map.rules.points[track.length]:+}")]
                if isinstance(best, act.ClaimTrack | act.Build):
                    cells.append(Text(act.spend_text(best.spend)))
                cells.append(Text(f"{len(item.actions)} ways" if len(item.actions) > 1 else "", "dim"))
            table.add_row(Text(str(number), "bold", justify="right"), *cells)
        return table
