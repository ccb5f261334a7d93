"""Writes sample sentences for every event, ask and refusal in every language; the client's tests must produce the same.
It knows the kinds of facts and makes up values for them; the sentences come from `branchline.words`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from branchline import asks, events, words
from branchline.events import Secret

FILE = Path(__file__).resolve().parent.parent / "web/tests/told.jsonl"
SEATS = ("Ann", "Bob")  # seat 2 has no name, so its number is used
TRACKS = {"paris-zurich": "Paris – Zürich", "wien": "Wien"}
TICKETS = {"essen-kyiv": "Essen – Kyïv (10)", "wien": "Wien", "berlin-roma": "Berlin – Roma (9)"}
OWN: Secret[events.Names] = Secret(1, ("red", "wild", "red_double_ship"))
FACTS: tuple[msgspec.Struct, ...] = (
    events.CardsDealt(1, OWN, 3),
    events.CardsDealt(2, Secret(2), 1),
    events.DisplayDealt(("red", "", "purple_train_harbour")),
    events.TicketsOffered(0, Secret(0, ("essen-kyiv",)), 1),
    events.TicketsOffered(0, Secret(0), 5),
    events.StartTicketsChosen(1, Secret(1, ("essen-kyiv", "berlin-roma"))),
    events.StartTicketsChosen(1, Secret(1)),
    events.StartPiecesChosen(0, Secret(0, {"train": 1, "ship": 22})),
    events.StartPiecesChosen(0, Secret(0)),
    events.SetupEnded((2, 3), ({"train": 27, "ship": 23}, {"train": 21, "ship": 0}), 1),
    events.TurnBegan(2),
    events.CardTaken(0, "wild", 3),
    events.CardTaken(0, "black_train", 0),
    events.CardDrawn(1, "train", Secret(1, "green")),
    events.CardDrawn(1, "ship", Secret(1)),
    events.DrawingStopped(1),
    events.DisplayFilled(2, "yellow_ship"),
    events.DisplayFilled(2, ""),
    events.DisplayFlushed(),
    *(events.DeckReshuffled("train", count) for count in (1, 2, 22, 96)),
    events.TicketsKept(0, Secret(0, ("essen-kyiv",)), Secret(0, ()), 1, 0),
    *(events.TicketsKept(0, Secret(0), Secret(0), kept, 1) for kept in (1, 2, 5)),
    *(events.TrackClaimed(1, "paris-zurich", {"red": 2, "wild": 1}, points) for points in (1, 4, 21)),
    *(events.TunnelTurnedUp(0, "paris-zurich", {"wild": 2}, ("wild", "red"), extra) for extra in (0, 1, 2, 3)),
    events.TunnelTurnedUp(0, "paris-zurich", {"wild": 2}, (), 0),
    events.TunnelDeclined(0, "paris-zurich", {"orange": 3}),
    events.StationBuilt(1, "wien", {"white": 1}),
    events.HarbourBuilt(1, "wien", {"white_train_harbour": 2, "white_ship": 1, "wild": 1}),
    *(events.PiecesExchanged(0, "train", "ship", count, count) for count in (1, 2, 12)),
    events.Passed(2),
    *(events.LastTurnsBegan(0, turns) for turns in (1, 2)),
    events.GameEnded((101, 99), (0,), (("essen-kyiv",), ()), "last_turns"),
    events.GameEnded((99, 99), (0, 1), ((), ()), "passes"),
    events.GameEnded((12, 9), (0,), ((), ()), "stall"),
    events.GameEnded((30, 9), (0,), (("a-b-c",), ()), "last_turns", {"a-b-c": "in_order"}),
    events.Undone(1, 12),
    *(asks.ChooseTickets(0, ("essen-kyiv", "berlin-roma"), keep) for keep in (1, 2)),
    asks.ChooseStock(0, 50, 18, 33),
    asks.Waiting(1),
    asks.TakeTurn(0),
    *(asks.SecondCard(0, may_stop) for may_stop in (False, True)),
    asks.KeepSome(0, ("essen-kyiv", "berlin-roma"), 2, 1),
    *(asks.KeepSome(1, (), count, 1) for count in (1, 3)),
    *(asks.PayExtra(0, "paris-zurich", {"red": 3}, ("red", "wild", "blue"), extra) for extra in (1, 2)),
)
PARAMS: dict[str, Any] = {
    "seat": 1, "track": "paris-zurich", "city": "wien", "ticket": "essen-kyiv", "card": "red", "colour": "blue",
    "deck": "ship", "take": "train", "players": 3, "keep": 2, "kept": 1, "length": 4, "needed": 3, "left": 2,
    "cards": 2, "extra": 1, "total": 50, "trains": 33, "ships": 32, "count": 9, "most": 5,
}  # fmt: skip
# the same, on maps whose rulebooks use words of their own in some language
BOARDS = ("north_america", "europe", "world")
WILD_FACTS: tuple[msgspec.Struct, ...] = (
    events.CardTaken(0, "wild", 3),
    events.CardDrawn(1, "train", Secret(1, "wild")),
    events.DisplayFlushed(),
    events.TrackClaimed(1, "paris-zurich", {"red": 2, "wild": 1}, 4),
)
WILD_RULES = ("C-CLAIM-2", "C-DRAW-3", "C-DRAW-6")
GRAY = PARAMS | {"colour": "gray", "length": 1, "needed": 1, "deck": "", "most": 0, "keep": 1}


def languages() -> list[str]:
    """Every language that there are words in, English first."""
    return sorted(words.languages(), key=lambda lang: (lang != "en", lang))


def lines() -> list[str]:
    """One line per fact: what it is, and its text in each language."""
    told = [{"seats": SEATS, "tracks": TRACKS, "tickets": TICKETS}]
    for fact in FACTS:
        names = TRACKS if hasattr(fact, "track") else TICKETS
        said = {lang: words.tell(fact, lang, SEATS, names) for lang in languages()}
        told.append({"fact": msgspec.to_builtins(fact), "said": said})
    for rule in words.rule_ids():
        for params in ({}, PARAMS, GRAY) if words.has(f"refuse-{rule}") else ({},):
            names = TRACKS if "track" in params else TICKETS
            said = {lang: words.refusal(rule, params, lang, SEATS, names) for lang in languages()}
            told.append({"rule": rule, "params": params, "said": said})
    for board in BOARDS:
        for fact in WILD_FACTS:
            said = {lang: words.tell(fact, lang, SEATS, TRACKS, board) for lang in languages()}
            told.append({"board": board, "fact": msgspec.to_builtins(fact), "said": said})
        for rule in WILD_RULES:
            said = {lang: words.refusal(rule, PARAMS, lang, SEATS, TRACKS, board) for lang in languages()}
            told.append({"board": board, "rule": rule, "params": PARAMS, "said": said})
    return [json.dumps(line, ensure_ascii=False) for line in told]


def main() -> int:
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
    print(f"{FILE.name} written, in {', '.join(languages())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
