"""Two people shuffle together: their pages take part by themselves, show what they checked, and warn if one is left out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from branchline import Record, verify
from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player

GOOD = ["sealed good", "list good", "values good", "mine good"]


def wait_together(ann: Player, bob: Player) -> str:
    """Both sit in the waiting room of a table, and their pages have committed; its code."""
    code = ann.deal("europe", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.page.goto(f"/t/{code}")
    bob.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_enabled()
    wait_for_commitments(ann, code, 2)
    return code


def wait_for_commitments(person: Player, code: str, count: int) -> None:
    """Wait until this many players have committed to their parts."""
    person.wait_for_table(code, lambda found: len(found["shuffle"]["contributions"]) == count)


def checks(page: Page) -> list[str]:
    lines = page.locator("dialog [data-check], .prompt [data-check]").all()
    return [f"{line.get_attribute('data-check')} {line.get_attribute('data-result')}" for line in lines]


def open_proof(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("menuitem", name="Proof of a fair deal").click()
    page.locator("dialog [data-commitment]").wait_for()


def test_two_people_shuffle_together_and_their_pages_check_it(visit: Visit, gallery: Path, tmp_path: Path) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(size="phone"), "Bob")
    code = wait_together(ann, bob)
    bob.page.reload()  # what was committed to can still be revealed
    expect(bob.page.get_by_text("Waiting for the host to start the game.")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    for person in (ann, bob):
        person.prompt.wait_for()
        open_proof(person.page)
        expect(person.page.get_by_text("2 players and the server shuffled this game together.")).to_be_visible()
        assert checks(person.page) == GOOD
        person.page.screenshot(path=gallery / f"table-shuffle-{person.name}.png")
        person.page.keyboard.press("Escape")
        person.start()
    bob.page.get_by_role("button", name="Table menu").click()
    bob.page.get_by_role("menuitem", name="Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ann.prompt.get_by_role("button", name="End the game as won").click()
    ann.prompt.get_by_role("button", name="Score sheet").click()
    sheet = ann.page.locator("dialog[data-finale=sheet]")
    sheet.get_by_text("Proof of a fair deal").click()
    expect(sheet.locator('[data-check="seed"]')).to_be_visible()
    assert checks(ann.page) == [*GOOD, "seed good"]
    sheet.locator("[data-part]").scroll_into_view_if_needed()
    ann.page.screenshot(path=gallery / "table-shuffle-over.png")
    record = Record.parse(ann.page.request.get(f"/api/tables/{code}/record").text())
    parts = verify(record).contributions
    assert [part.value is not None for part in parts] == [True, True]
    assert sheet.locator("[data-part]").text_content() == parts[0].value


def test_somebody_who_was_away_at_the_start_is_told_that_their_part_is_missing(visit: Visit, gallery: Path) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(language="pl"), "Bob")
    code = ann.deal("europe", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    bob.page.goto(f"/t/{code}")
    wait_for_commitments(bob, code, 1)
    bob.page.goto("/settings")
    ann.page.goto(f"/t/{code}")
    wait_for_commitments(ann, code, 2)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.prompt.wait_for()
    open_proof(ann.page)
    assert checks(ann.page) == GOOD
    bob.come(code)
    expect(bob.page.get_by_text("Twoja część tasowania została pominięta.")).to_be_visible()
    bob.page.screenshot(path=gallery / "table-shuffle-left-out.png")


def test_a_game_against_bots_begins_at_once_with_the_part_of_its_player(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against bots").first.click()
    ann.prompt.wait_for()
    open_proof(ann.page)
    expect(ann.page.get_by_text("One player and the server shuffled this game together.")).to_be_visible()
    assert checks(ann.page) == GOOD
    code = ann.deal("europe", [{"mine": True}, RACER], start=True)
    ann.come(code)
    open_proof(ann.page)
    expect(ann.page.get_by_text("The server shuffled this game alone.")).to_be_visible()
    assert checks(ann.page) == []
