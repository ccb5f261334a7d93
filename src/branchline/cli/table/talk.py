"""Turn what a person types into an action: text forms, numbers of a list, and words that only show something.

Reads and shows; the game says whether an action is allowed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from rich.text import Text

from branchline import actions as act
from branchline import asks, words
from branchline.actions import AnyAction, BadText, parse_action
from branchline.cli.table import menu
from branchline.cli.table.menu import Item
from branchline.cli.table.screen import Screen
from branchline.refusal import Refused
from branchline.view import View

PAGE = 20
HELP = {
    "a number": "does what stands beside it",
    "claim": "lists the tracks you can pay for; claim paris only those with paris in their name",
    "claim TRACK": "lists the ways to pay, cheapest first; claim TRACK with red 2, wild 1 does it",
    "claim TRACK red": "lists only the ways that take red; several colours can be named",
    "take CARD": "takes a card of the display; draw train and draw ship draw blind",
    "draw tickets": "asks for new tickets; then keep 1 3, or keep all",
    "station CITY": "lists the ways to pay for it; so do harbour CITY and exchange KIND",
    "pieces N": "at set-up, where there are ships: N trains, the rest ships",
    "(Enter)": "shows the table again",
    "board": "who owns what",
    "map CITY": "the tracks there; map all of them",
    "tickets": "your tickets one by one",
    "log N": "the last N things that happened",
    "more": "the next page of a list",
    "save FILE": "keeps the record of the game so far",
    "quit": "leaves the table",
}


class Talk:
    """One question to one person, until there is an answer."""

    def __init__(self, screen: Screen, view: View, commands: dict[str, Callable[[str], None]]) -> None:
        self.screen = screen
        self.view = view
        self.commands = commands
        self.legal = view.legal()
        self.listed: list[Item] = []
        self.page = 0

    @property
    def ask(self) -> asks.AnyAsk:
        return next(ask for ask in self.view.asks if ask.seat == self.view.seat)

    def open(self, whole: bool) -> None:
        """Show the question with what it needs; ``whole`` shows every seat too."""
        screen, view, ask = self.screen, self.view, self.ask
        assert view.seat is not None
        if whole:
            screen.show(screen.seats(view))
        cards = [] if isinstance(ask, asks.PayExtra | asks.ChooseStock) else menu.cards(view, self.legal)
        if cards:
            screen.show(screen.display(view, cards, 1))
        screen.show(screen.hand(view))
        if view.tickets[view.seat]:
            screen.show(screen.tickets(view, view.seat))
        if isinstance(ask, asks.ChooseTickets | asks.KeepSome):
            self.listed = [Item(screen.telling.ticket(name), (act.KeepTickets((name,)),)) for name in ask.offered]
            screen.show(Text(f"\n {words.say('action-KeepTickets').capitalize()} (≥ {ask.keep}):", "bold"))
            screen.show(
                screen.choices(self.listed, 1), Text(" keep 1 3 keeps the first and the third; keep all", "dim")
            )
            if any(view.map.ticket(name).in_order is not None for name in ask.offered):
                outcomes = "/".join(words.say(f"outcome-{outcome}") for outcome in ("in_order", "connected", "missed"))
                screen.show(Text(f" a tour's points: {outcomes}", "dim"))
            return
        more = menu.others(self.legal)
        self.listed = [*cards, *more]
        screen.say(ask, above=1)
        if more:
            screen.show(screen.choices(more, len(cards) + 1))
        self.hint()

    def hint(self) -> None:
        """One line on what else can be typed."""
        parts = []
        for verb in menu.GROUPS:
            found = menu.group(self.legal, verb)
            if found:
                parts.append(f"{verb} ({len(found)})")
        if isinstance(self.ask, asks.ChooseStock):
            parts.append("pieces TRAINS")
        self.screen.show(Text(" " + " · ".join([*parts, "help"]), "dim"))

    def read(self, line: str) -> AnyAction | None:
        """The action that a line means; None if it only showed something. BadText says what was not understood."""
        typed, line = line.strip(), plain(line)
        verb, _, rest = line.partition(" ")
        if not line:
            self.open(whole=True)
        elif line in ("help", "?"):
            self.screen.show(self.screen.pairs(HELP))
        elif line == "more":
            self.page += 1
            self.show_list()
        elif verb in self.commands:
            self.commands[verb](typed[len(verb) :].strip())  # the name of a file stays as typed
        elif verb in menu.GROUPS and " with " not in line and not re.fullmatch(r"exchange \w+ \d+", line):
            return self.search(verb, rest)
        else:
            return self.action(line)
        return None

    def action(self, line: str) -> AnyAction | None:
        ask = self.ask
        if isinstance(ask, asks.ChooseTickets | asks.KeepSome) and (kept := _kept(line, ask.offered)):
            return kept
        if isinstance(ask, asks.ChooseStock) and (match := re.fullmatch(r"(?:pieces )?(\d{1,3})", line)):
            trains = int(match[1])
            return act.ChoosePieces(trains, max(0, ask.total - trains))
        if re.fullmatch("[0-9]{1,6}", line):
            return self.pick(int(line))
        if line == "draw tickets":
            return act.DrawTickets()
        if line.split(" ")[0] not in act.VERBS:
            raise BadText(f"{line[:60]!r} means nothing here; help lists what can be typed")
        return parse_action(line)

    def pick(self, number: int) -> AnyAction | None:
        """The action of a numbered item, or the list of its actions where it has several."""
        if not 1 <= number <= len(self.listed):
            raise BadText(f"{number} is not on the list")
        item = self.listed[number - 1]
        if len(item.actions) == 1:
            return item.actions[0]
        if not item.actions:
            raise BadText(f"{number} can't be chosen now")
        self.listed, self.page = menu.ways(item.actions, PAGE), 0
        self.show_list()
        return None

    def search(self, verb: str, part: str) -> AnyAction | None:
        """List what can be claimed or built. An exact name, or the only match, lists the ways to pay."""
        rules = self.view.map.rules
        here = {"claim", *rules.buildings, *(["exchange"] if rules.exchange else [])}
        if verb not in here:
            raise Refused(rules.ids.actions)
        found = self.matches(menu.group(self.legal, verb), part)
        if not found:
            known = [track for track in self.view.map.tracks if verb == "claim" and part and part in track.id]
            why = "nothing like it can be paid for now" if part else "there is nothing of it you can do now"
            if known:
                self.screen.show(self.screen.tracks(self.view, known[:PAGE]))
            raise BadText(f"{verb} {part}: {why}" if part else f"{verb}: {why}")
        if len(found) == 1 and part:
            found = menu.ways(found[0].actions, PAGE)
        self.listed, self.page = found, 0
        self.show_list()
        return None

    def matches(self, every: list[Item], part: str) -> list[Item]:
        """The items whose name has all of these words in it; what is left of the words names cards that pay."""
        typed, found = list(dict.fromkeys(part.split())), every
        exact = [item for item in every if typed[:1] == [item.name]]
        if exact:
            return menu.narrow(exact, typed[1:])
        while typed and (fewer := [item for item in found if typed[0] in self.named(item)]):
            typed, found = typed[1:], fewer
        return menu.narrow(found, typed)

    def named(self, item: Item) -> str:
        """An item by its id and its shown name, for searching."""
        return f"{item.name} {plain(self.screen.telling.tracks.get(item.name, ''))}"

    def show_list(self) -> None:
        first = self.page * PAGE
        if first >= len(self.listed):
            first = self.page = 0
        page = self.listed[first : first + PAGE]
        self.screen.show(self.screen.choices_table(self.view, page, first + 1))
        if len(self.listed) > first + PAGE:
            self.screen.show(Text(f"  more shows {len(self.listed) - first - PAGE} further", "dim"))
        best = page[0].actions[0] if page else None
        if isinstance(best, act.ClaimTrack | act.Build) and sum(len(item.actions) for item in self.listed) > PAGE:
            what = str(best).partition(" with ")[0]
            if menu.subject(best) != page[0].name:
                self.screen.show(Text(f"  name a colour, as in {what} red, to see fewer", "dim"))


def plain(text: str) -> str:
    """Lower case without accents, one space between words, a hyphen for any dash."""
    bare = unicodedata.normalize("NFKD", text.replace("ø", "o").replace("Ø", "O"))
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return re.sub(r"\s*[–—]\s*", "-", " ".join(letters.lower().split()))


def _kept(line: str, offered: tuple[str, ...]) -> act.KeepTickets | None:
    """Parse ``keep 1 3``, ``1 3`` or ``keep all``; None if it is something else."""
    match = re.fullmatch(r"(?:keep )?(all|\d[\d ,]*)", line)
    if not match:
        return None
    if match[1] == "all":
        return act.KeepTickets(offered)
    numbers = [int(number) for number in re.findall(r"\d+", match[1][:40])]
    for number in numbers:
        if not 1 <= number <= len(offered):
            raise BadText(f"{number} is not on the list")
    return act.KeepTickets(tuple(offered[number - 1] for number in dict.fromkeys(numbers)))


def refusal(rule: str, sentence: str) -> Text:
    """Why something was refused, and where to read more."""
    return Text.assemble((f"{rule} ", "bold red"), sentence, (f"\nbranchline rules {rule} has its text", "dim"))
