"""The World in the browser: a whole game, a track paid in pairs card by card (W-PAIR-1), and a tour that is not
connected, then connected, then in order (W-TOUR-1).
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player, play_out

# the words of the three outcomes in the final scoring
OUTCOMES = {"in_order": "visited", "connected": "but only", "missed": "missed the tour"}
# for a tour: routes that connect its cities, but not in order, and the one that then puts them in order
PLANS = {
    "casablanca-al_qahira-tehran": (
        ["casablanca-marseille", "athina-marseille", "athina-tehran", "al_qahira-tehran"],
        "al_qahira-athina",
    ),
    "tehran-lahore-mumbai-bangkok": (["mumbai-tehran", "lahore-mumbai", "bangkok-mumbai"], "lahore-tehran"),
}


@pytest.mark.slow
def test_a_whole_game_against_bots(visit: Visit, gallery: Path) -> None:
    ann = Player(visit(), "Ann")
    code = ann.deal("world", [{"mine": True}, RACER, RACER], start=True)
    ann.come(code)
    ann.ask()
    ann.keep(3)
    slider = ann.prompt.get_by_role("slider")
    expect(ann.prompt.get_by_text("20 trains and 40 ships")).to_be_visible()
    slider.fill("25")
    expect(ann.prompt.get_by_text("25 trains and 35 ships")).to_be_visible()
    ann.submit()
    play_out(ann)

    sheet = ann.api("GET", f"tables/{code}/scores")
    said = ann.told()
    ann.page.screenshot(path=gallery / "end-world-desk-light.png")
    tours = [line["tour"] for seat in sheet["seats"] for line in seat["tickets"] if line["tour"]]
    for outcome, words in OUTCOMES.items():
        told = sum("→" in text and words in text for text in said)
        assert told == sum(tour["outcome"] == outcome for tour in tours), outcome
    totals = sorted((seat["total"] for seat in sheet["seats"]), reverse=True)
    ann.skip_finale().close_sheet()
    expect(ann.prompt.locator(".totals strong")).to_have_text([str(total) for total in totals])


def test_a_track_is_paid_in_pairs_card_by_card(visit: Visit, gallery: Path) -> None:
    ann = Player(visit(), "Ann")
    ann.come(ann.deal("world", [{"mine": True}, RACER], start=True)).start()
    facts = ann.api("GET", "maps/world")["tracks"]
    pairs = {track["id"] for track in facts if track.get("pair") and track["length"] == 2}
    for _ in range(20):
        assert ann.ask() == "TakeTurn"
        if ready := [track for track in ann.claimable() if track in pairs]:
            break
        ann.collect()
    assert ready, "no track of two pairs could be paid in 20 turns"
    ann.choose(ready[0])
    claim = ann.prompt.locator("button[type=submit]")
    lack = ann.prompt.locator("[data-lack]")
    expect(ann.prompt.get_by_text("Costs 2 pairs of train cards")).to_be_visible()
    expect(ann.prompt.locator("input[name=way]").first).to_be_checked()
    expect(lack).to_contain_text("2 pairs, exactly the price")
    expect(claim).to_be_enabled()

    hand = {}
    for kind in ann.prompt.locator("[data-kind]").all():
        less = kind.get_by_role("button").first
        while less.get_attribute("aria-disabled") == "false":
            less.click()
        chosen, had = kind.locator(".count").inner_text().split("/")
        assert chosen == "0"
        hand[kind.get_attribute("data-kind") or ""] = int(had)
    expect(lack).to_contain_text("2 pairs missing")
    expect(claim).to_be_disabled()

    for number, card in enumerate(two_pairs(hand)):
        add = ann.prompt.locator(f'[data-kind="{card}"]').get_by_role("button").last
        add.focus()
        ann.page.keyboard.press("Enter")
        if number % 2 == 0:
            expect(lack).to_contain_text(re.compile("1 more .* or a wild|1 more card of any colour"))
            expect(claim).to_be_disabled()
    expect(lack).to_contain_text("2 pairs, exactly the price")
    ann.page.screenshot(path=gallery / "pairs-desk-light.png")
    before = cards(ann)
    ann.submit()
    expect(ann.page.locator(f'[data-track="{ready[0]}"]:has(.seat-blue)')).to_have_count(1)
    assert cards(ann) == before - 4


def two_pairs(hand: dict[str, int]) -> list[str]:
    """Four cards that are two pairs, each pair together: of one colour, or with a wild."""
    every = [card for card, count in hand.items() for _ in range(count)]
    colours = {card.split("_")[0] for card in every} - {"wild"}
    wilds = [card for card in every if card == "wild"]
    made: list[str] = []
    single: list[str] = []
    for colour in sorted(colours):
        same = [card for card in every if card.split("_")[0] == colour]
        made += same[: len(same) // 2 * 2]
        single += same[len(same) // 2 * 2 :]
    for card, wild in zip(single, wilds, strict=False):
        made += [card, wild]
    made += wilds[len(single) :]
    assert len(made) >= 4, Counter(every)
    return made[:4]


def cards(person: Player) -> int:
    """How many cards the hand shows."""
    return sum(int(found[1]) for label in person.hand if (found := re.search(r"(\d+) card", label)))


@pytest.mark.slow
def test_a_tour_is_not_connected_then_connected_then_in_order(visit: Visit, gallery: Path) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(size="phone"), "Bob")
    code = ann.deal("world", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    ann.come(code)
    bob.come(code).start()
    ann.ask()
    tour = keep_tour(ann, 3)
    ann.prompt.get_by_role("slider").wait_for()
    ann.submit()
    turns = 0

    def pause() -> None:
        """Bob takes his turn, and nothing that Ann may need."""
        nonlocal turns
        bob.exchange("ship" if turns % 2 else "train")
        turns += 1

    while tour is None:
        assert ann.ask() == "TakeTurn"
        ann.press(ann.page.locator("[data-deck=tickets]"))
        assert ann.ask() == "KeepSome"
        tour = keep_tour(ann, 1)
        pause()
    shown = ann.page.locator(f'.tickets [data-ticket="{tour}"]')
    expect(shown).to_contain_text("→")
    expect(shown).to_contain_text(re.compile("Not connected to .*: .* In order: .* spaces to go"))

    routes, last = PLANS[tour]
    left = list(routes)
    while left:
        done = claim_or_collect(ann, left)
        if done in left:
            left.remove(done)
        if left:
            pause()
    expect(shown).to_contain_text("Connected, but only")
    expect(ann.page.locator(".toast").filter(has_text="Tour connected: ")).to_be_visible()
    ann.page.screenshot(path=gallery / "tour-connected-desk-light.png")
    pause()
    while claim_or_collect(ann, [last]) != last:
        pause()
    expect(shown).to_contain_text("In order")
    expect(shown).not_to_contain_text("Connected")
    expect(ann.page.locator(".toast").filter(has_text="Tour in order: ")).to_be_visible()


def keep_tour(person: Player, least: int) -> str | None:
    """Keep the offered tour for which there is a plan, and as few other tickets as possible; say which tour it is."""
    boxes = person.prompt.get_by_role("checkbox").all()
    offered = [box.get_attribute("value") or "" for box in boxes]
    tours = [name for name in offered if name in PLANS][:1]
    others = [name for name in offered if name not in tours]
    for name in [*tours, *others[: max(0, least - len(tours))]]:
        person.prompt.locator(f'input[value="{name}"]').check()
    person.submit()
    return tours[0] if tours else None


def claim_or_collect(person: Player, routes: list[str]) -> str:
    """Claim a track of one of the routes, or take cards for the first of them; the route that was claimed, if any."""
    assert person.ask() == "TakeTurn"
    ways = {track.split(":")[0]: track for track in person.claimable()}
    for route in routes:
        if route in ways:
            person.choose(ways[route])
            person.submit()
            return route
    facts = person.api("GET", "maps/world")["tracks"]
    person.collect(deck=next(track["kind"] for track in facts if track["id"].split(":")[0] == routes[0]))
    return ""
