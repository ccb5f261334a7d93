"""Draw what is beside the board: what is public of every seat, display and decks, the viewer's hand and tickets.

Cards, chips and small symbols with numbers, so that it needs no words.
"""

from __future__ import annotations

from branchline.maps import Outcome, Ticket
from branchline.svg import paint
from branchline.svg.paint import num
from branchline.view import View

LEFT = 20.0
CARD = (30.0, 20.0)
SEAT_HIGH = 46.0
SIGNS: dict[Outcome, str] = {"in_order": "✓✓", "connected": "✓", "missed": "✗"}  # W-TOUR-1
FILLS = {"✓✓": "#b9dfae", "✓": "#dff0d8"}
BACKS = {"train": "#8a5a44", "ship": "#27607f"}


class Panel:
    """Fills rows from left to right, top to bottom."""

    def __init__(self, view: View, top: float, width: float) -> None:
        self.view = view
        self.width = width
        self.x = LEFT
        self.y = top
        self.parts: list[str] = []

    def draw(self) -> tuple[str, float]:
        """The panel, and how far down it reaches."""
        self.seats()
        self.table()
        if self.view.seat is not None:
            self.own_hand(self.view.seat)
        for seat in range(self.view.seats):
            self.tickets(seat)
        return "".join(self.parts), self.y

    def next_row(self, high: float) -> None:
        self.x = LEFT
        self.y += high

    def seats(self) -> None:
        wide = (self.width - 2 * LEFT + 10) / self.view.seats - 10
        for seat in range(self.view.seats):
            self.seat(seat, LEFT + seat * (wide + 10), wide)
        self.next_row(SEAT_HIGH + 12)

    def seat(self, seat: int, left: float, wide: float) -> None:
        view, (fill, _) = self.view, paint.SEATS[seat]
        add = self.parts.append
        asked = any(ask.seat == seat for ask in view.asks)
        edge, line = (fill, 2.6) if asked or seat in view.winners else ("#d9d2c3", 1.0)
        add(paint.box(left, self.y, wide, SEAT_HIGH, paint.PANEL, edge, 6, line))
        add(f"<circle cx='{num(left + 18)}' cy='{num(self.y + 23)}' r='11' fill='{fill}'/>")
        add(paint.emblem(seat, left + 18, self.y + 23, 6))
        add(paint.text(left + 18, self.y + SEAT_HIGH - 4, str(seat), 9, fill=paint.FAINT, anchor="middle", bold=True))
        if seat in view.winners:
            add(paint.star(left + 18, self.y + 4, "#f5c400", 7))
        add(paint.text(left + 36, self.y + 31, str(view.scores[seat]), 21, bold=True))
        x = left + 48 + 14 * max(2, len(str(view.scores[seat])))
        step = min(54.0, (left + wide - x) / 3)
        for row, things in enumerate(self.holdings(seat)):
            for column, (icon, count) in enumerate(things):
                at = x + column * step
                add(self.icon(icon, at + 8, self.y + 14 + row * 19, fill))
                add(paint.text(at + 19, self.y + 18 + row * 19, str(count), 11))

    def holdings(self, seat: int) -> list[list[tuple[str, int]]]:
        """Two rows of symbols with numbers: pieces and buildings left; cards and tickets held."""
        view = self.view
        first = [(kind, count) for kind, count in view.pieces[seat].items()]
        first += [(kind, left[seat]) for kind, left in view.unbuilt.items()]
        second = [(f"{deck}_card", count) for deck, count in view.hand_sizes[seat].items()]
        if not view.setup:
            second.append(("ticket", view.ticket_counts[seat]))
        return [first, second]

    def icon(self, name: str, x: float, y: float, fill: str) -> str:
        match name:
            case "train" | "ship":
                return paint.box(x - 7, y - 4, 14, 8, fill, "#fff", 4 if name == "ship" else 1.8, 0.8)
            case "ticket":
                return _ticket(x, y)
            case _ if name in paint.BUILDINGS:
                return paint.BUILDINGS[name](x, y, fill, "#fff", 6)
            case _:
                return paint.box(x - 4.5, y - 6.5, 9, 13, BACKS[name.removesuffix("_card")], "#fff", 1.5, 0.8)

    def table(self) -> None:
        """The display, then what is left in the decks."""
        for card in self.view.display:
            self.card(card)
        self.x += 16
        for deck, count in self.view.deck_sizes.items():
            self.parts.append(paint.box(self.x, self.y, CARD[0], CARD[1], BACKS[deck], paint.INK, 3, 0.8))
            self.parts.append(
                paint.text(self.x + 15, self.y + 14, str(count), 11, fill="#fff", anchor="middle", bold=True)
            )
            self.x += CARD[0] + 8
        self.parts.append(_ticket(self.x + 10, self.y + 10, 1.5))
        self.parts.append(paint.text(self.x + 27, self.y + 14, str(self.view.ticket_deck_size), 11))
        self.next_row(CARD[1] + 12)

    def own_hand(self, seat: int) -> None:
        hand = self.view.hand
        self.badge(seat)
        for name in self.view.lex.cards:
            if hand.get(name):
                if self.x > self.width - 80:
                    self.next_row(CARD[1] + 6)
                self.card(name, hand[name])
        self.next_row(CARD[1] + 12)

    def badge(self, seat: int) -> None:
        self.parts.append(
            f"<circle cx='{num(self.x + 9)}' cy='{num(self.y + 10)}' r='9' fill='{paint.SEATS[seat][0]}'/>"
        )
        self.parts.append(paint.emblem(seat, self.x + 9, self.y + 10, 5))
        self.x += 28

    def card(self, name: str, count: int = 0) -> None:
        """One card; with a count, how many there are of it."""
        wide, high = CARD
        x, y = self.x, self.y
        if not name:
            self.parts.append(paint.box(x, y, wide, high, "none", paint.FAINT, 3, dashed=True))
        else:
            self.parts.append(card(name, x, y))
        self.x += wide + 7
        if count:
            self.parts.append(paint.text(self.x - 4, y + 14.5, f"×{count}", 12))
            self.x += 22

    def tickets(self, seat: int) -> None:
        """The tickets of a seat that the viewer can see, and those it is choosing from."""
        view = self.view
        held = view.tickets[seat]
        offered = view.offered if seat == view.seat else ()
        if not held and not offered:
            return
        self.badge(seat)
        for name, found in view.progress(seat).items():
            open_ = found.outcome == "missed" and not view.over
            self.chip(name, paint.SEATS[seat][0], "" if open_ else SIGNS[found.outcome], dashed=False)
        for name in offered:
            self.chip(name, paint.SEATS[seat][0], "?", dashed=True)
        self.next_row(CARD[1] + 10)

    def chip(self, name: str, edge: str, sign: str, *, dashed: bool) -> None:
        ticket = self.view.map.ticket(name)
        cities = [self.view.map.city(city).name for city in ticket.cities]
        words = f"{' – '.join(cities)}  {ticket.connected}"
        if ticket.in_order is not None:
            words = f"{' → '.join(cities)}  {ticket.in_order}/{ticket.connected}"
        wide = paint.text_width(words, 11) + 3 * words.count("→") + 16 + 14 * len(sign)  # arrows are wide
        if self.x + wide > self.width - LEFT:
            self.next_row(CARD[1] + 6)
            self.x = LEFT + 28
        parts = [
            _meaning(ticket, cities),
            paint.box(self.x, self.y, wide, CARD[1], FILLS.get(sign, paint.PANEL), edge, 4, 1.1, dashed=dashed),
            paint.text(self.x + 8, self.y + 14, words, 11),
        ]
        if sign:
            parts.append(paint.text(self.x + wide - 8, self.y + 14, sign, 11, anchor="end", bold=True))
        self.parts.append(f"<g>{''.join(parts)}</g>")
        self.x += wide + 7


def _meaning(ticket: Ticket, cities: list[str]) -> str:
    """The tooltip of a tour: a line for each outcome, with its sign, the cities in order or not, and its worth."""
    if ticket.in_order is None:
        return ""
    ways: dict[Outcome, str] = {"in_order": " → ".join(cities), "connected": ", ".join(cities), "missed": ""}
    lines = [" ".join(filter(None, (SIGNS[way], shown, f"{ticket.worth(way):+}"))) for way, shown in ways.items()]
    return paint.title("\n".join(lines))


def card(name: str, x: float, y: float) -> str:
    """The face of a card: its colour and symbol. Ships are round, double ships have two symbols, the harbour mark is an
    anchor in the corner."""
    colour, _, form = name.partition("_")
    fill, edge, ink = paint.PAINT[colour]
    wide, high = CARD
    round_ = 10 if "ship" in form else 3
    drawn = paint.box(x, y, wide, high, fill, edge, round_)
    marks = (-5.5, 5.5) if form == "double_ship" else (0.0,)
    drawn += "".join(paint.mark(colour, x + wide / 2 + at, y + high / 2, 4) for at in marks)
    if form in ("train_harbour", "ship"):  # G-SET-2
        drawn += paint.anchor(x + wide - 6.5, y + high - 6.5, ink, 3.4)
    return drawn


def _ticket(x: float, y: float, scale: float = 1.0) -> str:
    path = "M-8-5H8V-1.5A1.5 1.5 0 0 0 8 1.5V5H-8V1.5A1.5 1.5 0 0 0-8-1.5Z"
    line = f"fill='#fff' stroke='{paint.INK}' stroke-width='1'"
    return f"<path transform='translate({num(x)} {num(y)}) scale({num(scale)})' d='{path}' {line}/>"
