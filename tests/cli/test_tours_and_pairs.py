"""Tours, pair tracks and tracks that leave the board, in the terminal: how they are shown and how a payment is typed.
The positions are on the World; the rules are tested elsewhere.
"""

from __future__ import annotations

import io
import re
from collections import Counter
from itertools import combinations_with_replacement

import pytest
from rich.console import Console

from branchline import Game, words
from branchline import actions as act
from branchline.actions import BadText
from branchline.cli.table import menu
from branchline.cli.table.screen import Screen
from branchline.cli.table.talk import PAGE, Talk
from branchline.cli.telling import Telling
from branchline.lexicon import lexicon
from branchline.maps import load_map
from branchline.scenario.given import lay_out
from branchline.scenario.reader import Table
from branchline.scenario.words import Words

from .conftest import Run

MEXICO, ASIA = "mexico-caracas-lima-valparaiso", "tehran-lahore-mumbai-bangkok"
NORTH = "anchorage-vancouver-winnipeg-cambridge_bay"
HAND = {
    "red_train": 3, "red_train_harbour": 2, "green_train": 3, "green_train_harbour": 1, "white_train": 2,
    "black_train": 2, "wild": 4,
}  # fmt: skip


class Terminal:
    """What seat 0 sees of a position, and what it can type."""

    def __init__(self, game: Game, legal: list[act.AnyAction] | None = None) -> None:
        self.paper = io.StringIO()
        self.view = game.view(0)
        self.screen = Screen(Console(file=self.paper, width=100), Telling(game.map))
        self.talk = Talk(self.screen, self.view, {})
        if legal is not None:
            self.talk.legal = legal

    def shown(self) -> str:
        text = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        return text

    def type(self, line: str) -> str:
        assert self.talk.read(line) is None
        return self.shown()


def given(**table: object) -> Game:
    return lay_out(Words(lexicon(load_map("world"))), 2, 0, {}, Table(table, "given"))


@pytest.fixture
def tours() -> Terminal:
    """A tour in order, one connected, one with cities apart, and a ticket of two cities."""
    mexico = ["caracas-mexico:red", "caracas-lima:white", "lima-valparaiso#1"]
    asia = ["mumbai-tehran:white", "lahore-mumbai:green", "bangkok-mumbai:red"]
    north = ["anchorage-vancouver"]
    return Terminal(given(tickets={"0": [MEXICO, ASIA, NORTH, "bangkok-tokyo"]}, tracks={"0": mexico + asia + north}))


def test_a_tour_is_told_with_its_three_worths() -> None:
    telling = Telling(load_map("world"))
    assert telling.ticket(MEXICO) == "Mexico → Caracas → Lima → Valparaiso (15/10/-21)"
    assert telling.ticket("bangkok-tokyo") == "Bangkok – Tokyo (6)"


def test_the_tickets_of_a_seat_have_the_sign_of_their_outcome(tours: Terminal) -> None:
    tours.screen.show(tours.screen.tickets(tours.view, 0))
    shown = tours.shown()
    assert "✓✓ Mexico → " in shown
    assert re.search("[^✓]✓ Tehran → ", shown)
    assert "○ Anchorage → " in shown
    assert "○ Bangkok – Tokyo" in shown


def test_the_ticket_table_counts_what_each_tour_is_worth_now_and_says_why(tours: Terminal) -> None:
    """W-TOUR-1: in order 15, connected 9, missed -24; a missed ticket -6."""
    tours.screen.show(tours.screen.ticket_table(tours.view, 0))
    rows = [" ".join(line.split()) for line in tours.shown().splitlines()]
    assert rows == [
        "○ open Bangkok – Tokyo (6) -6",
        "✓ connected Tehran → Lahore → Mumbai → Bangkok (13/9/-19) +9",
        "In order so far: Lahore – Mumbai – Bangkok.",
        "✓✓ in order Mexico → Caracas → Lima → Valparaiso (15/10/-21) +15",
        "The run: Mexico – Caracas – Lima – Valparaiso.",
        "○ open Anchorage → Vancouver → Winnipeg → Cambridge Bay (18/12/-24) -24",
        "In order so far: Anchorage – Vancouver.",
        "Not connected with the first city yet: Winnipeg, Cambridge Bay.",
        "Total -6",
    ]


def test_the_run_of_a_tour_names_the_cities_on_its_way() -> None:
    way = ["casablanca-marseille", "athina-marseille", "al_qahira-athina", "al_qahira-tehran:black"]
    seen = Terminal(given(tickets={"0": ["casablanca-al_qahira-tehran"]}, tracks={"0": way}))
    seen.screen.show(seen.screen.ticket_table(seen.view, 0))
    assert "The run: Casablanca – Marseille – Athina – Al-Qahira – Tehran." in seen.shown()


def test_the_choice_of_tickets_says_what_the_three_numbers_of_a_tour_are() -> None:
    games = [Game.new("world", 2, seed=seed) for seed in range(20)]
    for game in games:
        seen = Terminal(game)
        seen.talk.open(whole=False)
        offered = [game.map.ticket(name) for name in seen.view.offered]
        assert ("a tour's points: in order/connected/missed" in seen.shown()) == any(
            ticket.in_order is not None for ticket in offered
        )
    assert {any("→" in Telling(game.map).ticket(name) for name in game.view(0).offered) for game in games} == {
        True,
        False,
    }


def test_tracks_say_that_they_are_paid_in_pairs_or_leave_the_board() -> None:
    seen = Terminal(given())
    seen.screen.show(seen.screen.tracks(seen.view, seen.view.map.tracks))
    lines = {line.split()[0]: line for line in seen.shown().splitlines() if line.strip()}
    for track in seen.view.map.tracks:
        assert ("in pairs" in lines[track.id]) == track.pair
        assert ("round the edge" in lines[track.id]) == track.wrap


def payments(track: str, pairs: int) -> list[act.AnyAction]:
    """Every payment of this many pairs out of the hand (W-PAIR-1)."""
    two = [
        pair
        for pair in combinations_with_replacement(HAND, 2)
        if "wild" in pair or pair[0].split("_")[0] == pair[1].split("_")[0]
    ]
    found = {}
    for chosen in combinations_with_replacement(two, pairs):
        spend = Counter(card for pair in chosen for card in pair)
        if all(HAND[card] >= count for card, count in spend.items()):
            found[act.spend_text(spend)] = act.ClaimTrack(track, dict(spend))
    return list(found.values())


@pytest.fixture
def pairs() -> Terminal:
    legal = payments("lahore-tehran", 2) + payments("beijing-lahore", 3)
    return Terminal(given(), [*legal, act.ClaimTrack("athina-hamburg", {"green_train": 2})])


def test_many_ways_to_pay_are_listed_by_colours_a_page_at_a_time(pairs: Terminal) -> None:
    assert "259 ways" in pairs.type("claim")
    shown = pairs.type("claim beijing-lahore")
    assert re.search(r"\d+  2 black, 2 green, 2 red +black_train 2, green_train 2, red_train 2 +6 ways", shown)
    assert "name a colour, as in claim beijing-lahore red, to see fewer" in shown
    assert len([line for line in shown.splitlines() if re.match(r" *\d+ ", line)]) == PAGE
    assert " 21  " in pairs.type("more")


def test_every_payment_can_be_chosen_by_numbers_and_names_all_its_cards(pairs: Terminal) -> None:
    """From the list of colours, a number either pays or lists the payments one by one."""
    expected = {str(action) for action in payments("lahore-tehran", 2)}
    found = set()
    pairs.type("claim lahore-tehran")
    for number in range(1, len(pairs.talk.listed) + 1):
        pairs.type("claim lahore-tehran")
        action = pairs.talk.read(str(number))
        if action is not None:
            found.add(str(action))
            continue
        shown = " ".join(pairs.shown().split())
        for again in range(1, len(pairs.talk.listed) + 1):
            listed = str(pairs.talk.read(str(again)))
            assert listed in shown
            found.add(listed)
    assert found == expected


def test_colours_after_the_track_list_only_the_ways_that_take_them(pairs: Terminal) -> None:
    for line in ("claim beijing-lahore black white", "claim beijing lahore black white"):
        pairs.type(line)
        listed = [action for item in pairs.talk.listed for action in item.actions]
        assert listed
        assert all({"black_train", "white_train"} <= set(action.spend) for action in listed)
        wanted = [a for a in payments("beijing-lahore", 3) if {"black_train", "white_train"} <= set(a.spend)]
        assert len(listed) == len(wanted)
    assert [item.name for item in menu.narrow(menu.group(pairs.talk.legal, "claim"), ["black"])] == [
        "lahore-tehran",
        "beijing-lahore",
    ]
    with pytest.raises(BadText, match="nothing like it can be paid for now"):
        pairs.talk.read("claim beijing-lahore yellow")


def test_a_payment_in_pairs_can_be_typed(pairs: Terminal) -> None:
    action = pairs.talk.read("claim lahore-tehran with red_train 2, green_train 1, wild 1")
    assert action == act.ClaimTrack("lahore-tehran", {"green_train": 1, "red_train": 2, "wild": 1})
    assert action in pairs.talk.legal


def test_few_ways_to_pay_are_listed_one_by_one(pairs: Terminal) -> None:
    pairs.type("claim lahore-tehran white wild")
    assert all(len(item.actions) == 1 and item.name == str(item.actions[0]) for item in pairs.talk.listed)
    assert "name a colour" not in pairs.type("claim athina")


def test_map_commands_name_pairs_wraps_and_tours(run: Run) -> None:
    assert re.search(r"world .* 57 tickets, 8 tours\n", run("map", "list").output)
    shown = run("map", "show", "world").output
    rows = [re.split(r" {2,}", line.rstrip()) for line in shown.splitlines()]
    assert ["paid in pairs", "Anchorage – Vancouver"] in rows
    assert ["round the edge", "Anchorage – Cambridge Bay"] in rows
    assert ["each tour", "(in order/connected/missed)"] in rows
    assert ["", "Casablanca → Al-Qahira → Tehran (9/6/-15)"] in rows
    other = run("map", "show", "great_lakes").output
    assert "in pairs" not in other
    assert "round the edge" not in other
    assert "each tour" not in other


@pytest.mark.parametrize("lang", words.languages())
def test_the_reasons_have_words_in_every_language(lang: str) -> None:
    assert "A – B" in words.say("progress-run", lang, way="A – B")
    assert "A – B" in words.say("progress-run-so-far", lang, way="A – B")
    assert "A, B" in words.say("progress-apart", lang, cities="A, B")
