"""Checks that the numbers of a rule set fit each other and the board: cards, pieces, points, tickets, harbours.
Each check needs only its own parts, so that a fault in one table does not hide others. Knows no state of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.seats import SEATS

from .draft import Draft
from .model import Cards, Pieces
from .shape import DECK, DISPLAY, OFFERED, PAIRS, PLACED, Fault


def rule_faults(draft: Draft) -> Iterator[Fault]:
    rules = draft.rules
    if not draft.named:
        return
    yield from _colours_and_points(draft, rules)
    if "cards" in rules:
        yield from _payable(draft, rules["cards"])
        yield from _decks(rules)
    if "pieces" in rules:
        yield from _pieces(draft, rules, rules["pieces"])
    if "tickets" in rules:
        yield from _ticket_numbers(draft, rules)
    yield from _tunnels_and_ferries(draft)
    yield from _pair_tracks(draft, rules)
    if "harbours" in draft.named:
        yield from _harbours(draft, rules)
    for bonus in ("longest", "stations"):
        if bonus in rules.get("ties", ()) and bonus not in draft.named:
            yield Fault("rules.ties", f"{bonus!r} breaks ties, but there is no rules.{bonus}")


def _colours_and_points(draft: Draft, rules: dict[str, Any]) -> Iterator[Fault]:
    colours = rules.get("colours")
    for place, track in draft.tracks:
        if colours is not None and track.colour != "gray" and track.colour not in colours:
            yield Fault(place, f"is {track.colour}, but no card is: the colours are {', '.join(colours)}")
        if "points" in rules and track.length not in rules["points"]:
            yield Fault(place, f"has length {track.length}, for which rules.points names no points")


def _payable(draft: Draft, cards: Cards) -> Iterator[Fault]:
    """No track may need more cards than there are, including wilds (C-CLAIM-2, C-CLAIM-3, G-CLAIM-2)."""
    most = {
        "train": cards.plain + cards.marked + cards.wild,
        "ship": cards.single_ship + 2 * cards.double_ship + cards.wild,
    }
    no_ships = cards.single_ship + cards.double_ship == 0
    if no_ships and any(track.kind == "ship" for _, track in draft.tracks):
        yield Fault("rules.cards", "there are ship tracks, but no ship cards", "give single_ship or double_ship")
    for place, track in draft.tracks:
        if track.pair:
            continue
        if track.length > most[track.kind] and not (track.kind == "ship" and no_ships):
            there = f"all {track.kind} cards of a colour and all wilds cover {most[track.kind]}"
            yield Fault(place, f"has {track.length} spaces; {there}")
        if track.locomotives > cards.wild:
            yield Fault(place, f"needs {track.locomotives} wilds; there are {cards.wild}")


def _decks(rules: dict[str, Any]) -> Iterator[Fault]:
    cards: Cards = rules["cards"]
    display = rules.get("display")
    if display is not None and not 1 <= display.train + display.ship <= DISPLAY:
        yield Fault("rules.display", f"has {display.train + display.ship} cards; it needs 1 to {DISPLAY}")
    if "colours" not in rules:
        return
    colours = len(rules["colours"])
    sizes = {
        "train": colours * (cards.plain + cards.marked) + cards.wild,
        "ship": colours * (cards.single_ship + cards.double_ship),
    }
    for deck, size in sizes.items():
        if size > DECK:
            yield Fault("rules.cards", f"the {deck} deck has {size} cards; at most {DECK} are possible")
        if "hand" in rules and display is not None:
            dealt = SEATS * getattr(rules["hand"], deck) + getattr(display, deck)
            if dealt > size:
                text = f"the {deck} deck has {size} cards, but hands for {SEATS} seats and the display take {dealt}"
                yield Fault("rules.cards", text)


def _pieces(draft: Draft, rules: dict[str, Any], pieces: Pieces) -> Iterator[Fault]:
    stock = pieces.train + pieces.ship
    if pieces.choose > stock:
        yield Fault("rules.pieces", f"a seat chooses {pieces.choose} pieces, but has only {stock}")
    if pieces.choose and not pieces.ship:
        yield Fault("rules.pieces", "there is nothing to choose without ships", "leave choose out, or give ship")
    beginners = pieces.beginners_train + pieces.beginners_ship
    if beginners != pieces.choose:
        text = f"beginners get {beginners} pieces, where a seat chooses {pieces.choose}"
        yield Fault("rules.pieces", text, "beginners_train and beginners_ship must add up to choose")
    for kind in ("train", "ship"):
        if getattr(pieces, f"beginners_{kind}") > getattr(pieces, kind):
            yield Fault("rules.pieces", f"beginners_{kind} is more than {kind}")
    chosen = pieces.choose or stock
    if chosen > PLACED:  # the limit within which the longest path is always found in milliseconds
        text = f"a seat can place {chosen} pieces; {PLACED} are the most"
        yield Fault("rules.pieces", text, "give choose, or fewer pieces")
    if "end" in rules and rules["end"].limit >= chosen:
        text = f"the last turns begin at {rules['end'].limit} pieces, but a seat starts with {chosen}"
        yield Fault("rules.end", text, "limit must be smaller")
    if "exchange" in draft.named and chosen >= stock:
        yield Fault("rules.exchange", "a seat's box is empty: there is nothing to exchange", "give rules.pieces.choose")
    if not pieces.ship and any(track.kind == "ship" for _, track in draft.tracks):
        yield Fault("rules.pieces", "there are ship tracks, but no ships", "give ship")
    for place, track in draft.tracks:
        most = min(chosen, pieces.train if track.kind == "train" else pieces.ship)
        if track.length > most and not (track.kind == "ship" and not pieces.ship):
            yield Fault(place, f"has {track.length} spaces; a seat has at most {most} {track.kind} pieces")


def _ticket_numbers(draft: Draft, rules: dict[str, Any]) -> Iterator[Fault]:
    numbers = rules["tickets"]
    dealt = numbers.long + numbers.regular
    if dealt > OFFERED:
        yield Fault("rules.tickets", f"{dealt} tickets are dealt to a seat; at most {OFFERED} can be offered at once")
    if numbers.keep > dealt:
        yield Fault("rules.tickets", f"keep is {numbers.keep}, but only {dealt} tickets are dealt")
    if numbers.draw_keep > numbers.draw:
        yield Fault("rules.tickets", f"draw_keep is {numbers.draw_keep}, but only {numbers.draw} tickets are drawn")
    if not {"tickets", "tours"} <= draft.whole:
        return
    for group in ("regular", "long"):
        there = sum(ticket.group == group for _, ticket in draft.tickets)
        needed = SEATS * getattr(numbers, group)
        if there < needed:
            yield Fault("tickets", f"there are {there} {group} tickets; {SEATS} seats are dealt {needed}")
    if not numbers.long and any(ticket.group == "long" for _, ticket in draft.tickets):
        yield Fault("rules.tickets", "there are long tickets, but none is ever dealt", "give long, or drop their class")


def _tunnels_and_ferries(draft: Draft) -> Iterator[Fault]:
    if "tunnels" not in draft.named and any(track.tunnel for _, track in draft.tracks):
        yield Fault("[rules]", "there are tunnels, but no rules.tunnels", "give tunnels = { turn_up = 3 }")
    for place, track in draft.tracks:
        if track.locomotives and track.colour != "gray":
            yield Fault(place, f"is a {track.colour} ferry; ferries are gray (E-FER-1)")
        if track.locomotives > track.length:
            yield Fault(place, f"has {track.locomotives} locomotives on {track.length} spaces")


def _pair_tracks(draft: Draft, rules: dict[str, Any]) -> Iterator[Fault]:
    """A pair track is a gray train track, and the cards of the game make a pair for each of its spaces (W-PAIR-1)."""
    cards: Cards | None = rules.get("cards")
    colours = rules.get("colours")
    for place, track in draft.tracks:
        if not track.pair:
            continue
        if track.file_kind != "train" or track.colour != "gray":
            yield Fault(
                place, f"is a {track.colour} {track.file_kind} track; a track paid in pairs is a gray train track"
            )
        if track.length > PAIRS:
            yield Fault(place, f"has {track.length} spaces; a track paid in pairs has at most {PAIRS}")
        if cards is not None and colours is not None:
            each = cards.plain + cards.marked
            single = min(len(colours) * (each % 2), cards.wild)
            pairs = len(colours) * (each // 2) + single + (cards.wild - single) // 2
            if track.length > pairs:
                yield Fault(place, f"has {track.length} spaces; all cards together make {pairs} pairs")


def _harbours(draft: Draft, rules: dict[str, Any]) -> Iterator[Fault]:
    """Harbours need ports, ports need ship tracks, and a harbour is paid with marked cards (G-HAR-2)."""
    cards: Cards | None = rules.get("cards")
    if cards is not None and not (cards.marked and cards.single_ship):
        text = "there are harbours, but no marked train cards or no single ships to pay them with"
        yield Fault("rules.cards", text, "give marked and single_ship")
    if "cities" in draft.whole and not any(city.port for _, city in draft.cities):
        yield Fault("cities", "there are harbours, but no city is a port", "give port = true to some")
    if "tracks" in draft.whole:
        calls = {end for _, track in draft.tracks if track.kind == "ship" for end in (track.a, track.b)}
        for place, city in draft.cities:
            if city.port and city.id not in calls:
                yield Fault(place, "is a port, but no ship track ends there")
