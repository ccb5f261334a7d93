"""The legal actions as short numbered lists: cards at once, tracks and cities on demand.

Sorts and groups what it is given; knows neither screen nor rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from branchline import actions as act
from branchline.actions import AnyAction
from branchline.view import View

# listed only on demand, by the word that asks for it
GROUPS: dict[str, type[act.Action]] = {
    "claim": act.ClaimTrack,
    **act.BUILDS,
    "exchange": act.ExchangePieces,
}


class Item(NamedTuple):
    """One line of a list: what it is about, and the actions it stands for, cheapest first."""

    name: str
    actions: tuple[AnyAction, ...]


def cards(view: View, legal: Iterable[AnyAction]) -> list[Item]:
    """The display slot by slot, then the decks; what can't be taken has no actions."""
    known = list(legal)
    found = []
    for card in view.display:
        found.append(Item(card, tuple(a for a in known if isinstance(a, act.TakeCard) and a.card == card)))
    for deck in view.deck_sizes:
        found.append(Item(deck, tuple(a for a in known if isinstance(a, act.DrawBlind) and a.deck == deck)))
    return found


def others(legal: Iterable[AnyAction]) -> list[Item]:
    """The actions without a list of their own: new tickets, a tunnel's extra, stopping, passing."""
    alone = (act.DrawTickets, act.PayTunnel, act.DeclineTunnel, act.StopDrawing, act.Pass)
    found = sorted((a for a in legal if isinstance(a, alone)), key=cost)
    return [Item("draw tickets" if isinstance(a, act.DrawTickets) else str(a), (a,)) for a in found]


def group(legal: Iterable[AnyAction], verb: str) -> list[Item]:
    """The actions of one kind by what they are about: tracks, cities or kinds of piece."""
    found: dict[str, list[AnyAction]] = {}
    for action in legal:
        if isinstance(action, GROUPS[verb]):
            found.setdefault(subject(action), []).append(action)
    return [Item(name, tuple(sorted(actions, key=cost))) for name, actions in found.items()]


def ways(actions: Iterable[AnyAction], page: int) -> list[Item]:
    """The ways to pay, one by one; if that is more than a page, by the colours they take (ships by the spaces they
    cover), as in pairs of many colours (W-PAIR-1)."""
    known = list(actions)
    found: dict[str, list[AnyAction]] = {}
    for action in known:
        found.setdefault(colours(action), []).append(action)
    if len(known) <= page or len(found) == 1:
        return [Item(str(action), (action,)) for action in known]
    return [Item(name, tuple(same)) for name, same in found.items()]


def narrow(items: Iterable[Item], cards: Sequence[str]) -> list[Item]:
    """The items that can be paid with cards of all these names, and only those payments."""
    found = []
    for item in items:
        fitting = [a for a in item.actions if all(any(c in card for card in getattr(a, "spend", ())) for c in cards)]
        if fitting:
            found.append(Item(item.name, tuple(fitting)))
    return found


def colours(action: AnyAction) -> str:
    """The colours of a payment and how much each pays for, whatever its cards look like: ``2 red, 1 green, 1 wild``."""
    found: dict[str, int] = {}
    for card, count in getattr(action, "spend", {}).items():
        colour = card.partition("_")[0]
        found[colour] = found.get(colour, 0) + count * (2 if "_double_" in card else 1)
    wilds_last = sorted(found, key=lambda colour: (colour == "wild", colour))
    return ", ".join(f"{found[colour]} {colour}" for colour in wilds_last)


def subject(action: AnyAction) -> str:
    match action:
        case act.ClaimTrack():
            return action.track
        case act.Build():
            return action.city
        case act.ExchangePieces():
            return action.take
        case _:
            return str(action)


def cost(action: AnyAction) -> tuple[int, ...]:
    """The sort key of a payment: wilds first, then spaces covered, cards, harbour marks. Declining comes last."""
    if isinstance(action, act.DeclineTunnel):
        return (1000,)
    if isinstance(action, act.ExchangePieces):
        return (action.count,)
    spend: dict[str, int] = getattr(action, "spend", {})
    covered = sum(count * (2 if "_double_" in card else 1) for card, count in spend.items())
    marked = sum(
        count for card, count in spend.items() if card.endswith(("_harbour", "_ship")) and "_double_" not in card
    )
    return (spend.get("wild", 0), covered, sum(spend.values()), marked)
