"""Actions that are mostly illegal: legal ones with one thing changed, and random ones.
It only makes actions; the tests find out which of them are legal.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from branchline import actions as act
from branchline.lexicon import Lexicon

Cards = dict[str, int]


def canonical(lex: Lexicon, action: Any) -> Any:
    """Makes actions with the same meaning equal: no zero counts, canonical track names, sorted tickets."""
    match action:
        case act.ClaimTrack():
            return act.ClaimTrack(lex.map.track(action.track).id, trimmed(action.spend))
        case act.BuildStation() | act.BuildHarbour():
            return type(action)(action.city, trimmed(action.spend))
        case act.PayTunnel():
            return act.PayTunnel(trimmed(action.spend))
        case act.KeepTickets():
            return act.KeepTickets(tuple(sorted(action.tickets)))
        case _:
            return action


def trimmed(spend: Cards) -> Cards:
    return {name: count for name, count in sorted(spend.items()) if count}


def bent(lex: Lexicon, action: Any, rng: random.Random) -> Iterator[Any]:
    """An action with one thing changed."""
    match action:
        case act.ClaimTrack():
            yield act.ClaimTrack(action.track, bent_cards(lex, action.spend, rng))
            yield act.ClaimTrack(rng.choice(lex.track_ids), action.spend)
        case act.BuildStation() | act.BuildHarbour():
            yield type(action)(action.city, bent_cards(lex, action.spend, rng))
            yield type(action)(rng.choice(lex.city_ids), action.spend)
        case act.PayTunnel():
            yield act.PayTunnel(bent_cards(lex, action.spend, rng))
        case act.KeepTickets():
            names = list(action.tickets)
            yield act.KeepTickets(tuple(names[1:]))
            yield act.KeepTickets((*names, rng.choice(lex.ticket_ids)))
            yield act.KeepTickets((*names, *names[:1]))
            yield act.KeepTickets(tuple(reversed(names)))
        case act.TakeCard():
            yield act.TakeCard(rng.choice(lex.cards), action.refill)
            yield act.TakeCard(action.card, rng.choice((None, *lex.decks)))
        case act.ChoosePieces():
            more = rng.choice((-1, 1, 9))
            yield act.ChoosePieces(action.train + more, action.ship)
            yield act.ChoosePieces(action.train + more, action.ship - more)
            yield act.ChoosePieces(action.train + 99, action.ship - 99)
        case act.ExchangePieces():
            yield act.ExchangePieces(action.take, action.count + rng.choice((-1, 1, 5, 40)))
            yield act.ExchangePieces("ship" if action.take == "train" else "train", action.count)


def bent_cards(lex: Lexicon, spend: Cards, rng: random.Random) -> Cards:
    cards = dict(spend)
    name = rng.choice(sorted(cards)) if cards else lex.cards[0]
    match rng.randrange(5):
        case 0:
            cards[name] = cards.get(name, 0) + 1
        case 1:
            cards[name] = max(0, cards.get(name, 0) - 1)
        case 2:
            cards[rng.choice(lex.cards)] = cards.pop(name, 1)
        case 3:
            cards[name] = cards.get(name, 0) - 1
            other = rng.choice(lex.cards)
            cards[other] = cards.get(other, 0) + 1
        case _:
            cards[name] = -1
    return cards


def anything(lex: Lexicon, rng: random.Random, hand: Cards) -> Iterator[Any]:
    """A random action of each kind, with cards that may or may not be in the hand."""
    yield act.TakeCard(rng.choice(lex.cards), rng.choice((None, *lex.decks)))
    yield act.DrawBlind(rng.choice(lex.decks))
    yield act.DrawTickets()
    yield act.KeepTickets(tuple(rng.sample(lex.ticket_ids, rng.randint(0, 4))))
    yield act.Pass()
    yield act.DeclineTunnel()
    yield act.StopDrawing()
    yield act.ChoosePieces(rng.randint(0, 60), rng.randint(0, 60))
    yield act.ExchangePieces(rng.choice(("train", "ship", "tram")), rng.randint(-1, 20))
    for spend in (random_cards(lex, rng, hand), random_cards(lex, rng, hand)):
        track = rng.choice(lex.map.tracks)
        yield act.ClaimTrack(track.id, spend)
        yield act.ClaimTrack(track.id, fitting(lex, track.length, rng))
        yield act.BuildStation(rng.choice(lex.city_ids), spend)
        yield act.BuildHarbour(rng.choice(lex.city_ids), spend)
        yield act.PayTunnel(spend)


def random_cards(lex: Lexicon, rng: random.Random, hand: Cards) -> Cards:
    names = sorted(hand) or list(lex.cards)
    return {rng.choice(names): rng.randint(0, 5) for _ in range(rng.randint(0, 3))}


def fitting(lex: Lexicon, length: int, rng: random.Random) -> Cards:
    """A random payment of the right number of cards, some of them wild, whether anybody holds them or not."""
    wilds = rng.randint(0, length)
    name = rng.choice(lex.cards)
    return {"wild": wilds, name: length - wilds} if name != "wild" else {"wild": length}
