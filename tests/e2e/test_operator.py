"""What visitors see of the operator's work: an announcement, a server that drains, and a ban.
The commands themselves are tested in tests/cli and tests/server/admin.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from branchline.cli import main
from tests.e2e.conftest import House, Visit

CODE = re.compile(r"/t/[a-z0-9]+$")


def operate(house: House, *words: str) -> None:
    assert main(["admin", "--data", str(house.data), *words]) == 0


def test_an_announcement_is_shown_and_can_be_dismissed(visit: Visit, house: House) -> None:
    page, late = visit(), visit(language="pl", size="phone")
    page.goto("/")
    europe = page.get_by_role("article").filter(has_text="Europe")
    europe.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(CODE)  # this page is connected
    expect(page.locator(".prompt")).to_be_visible()
    try:
        operate(house, "announce", "Tea at five <b>o'clock</b>")
        bar = page.get_by_role("region", name="Announcement")
        expect(bar).to_contain_text("Tea at five <b>o'clock</b>")
        late.goto("/")  # this one isn't, and comes later
        expect(late.get_by_role("region", name="Ogłoszenie")).to_contain_text("Tea at five")
        bar.get_by_role("button", name="Close").click()
        expect(bar).to_have_count(0)
        page.reload()
        expect(page.locator(".prompt")).to_be_visible()
        expect(bar).to_have_count(0)
        operate(house, "drain", "--stop-after", "3600")
        expect(bar).to_contain_text(re.compile(r"The server will restart at \d"))
        page.goto("/")
        europe.get_by_role("button", name="Play against bots").click()
        expect(page.get_by_role("paragraph").filter(has_text="so new games can't be started")).to_be_visible()
    finally:
        operate(house, "undrain")
        operate(house, "announce", "--withdraw")
    page.reload()
    expect(europe).to_be_visible()
    expect(bar).to_have_count(0)


def test_whoever_is_banned_is_told_in_their_language(visit: Visit, house: House) -> None:
    page = visit(language="pt-BR")
    page.goto("/new?map=europe")
    page.get_by_label("Seu nome").fill("Bruno Banido")
    page.locator("form button[type=submit]").last.click()
    page.wait_for_url(CODE)
    person = page.request.get("/api/session").json()["me"]["person"]["id"]
    operate(house, "ban", "person", person, "--days", "2", "--reason", "spam")
    note = page.get_by_role("paragraph").filter(has_text="Seu acesso a este servidor está bloqueado até")
    expect(note).to_contain_text("Motivo: spam")
    page.reload()
    expect(note).to_contain_text("Motivo: spam")
    operate(house, "unban", "person", person)
    page.reload()
    expect(page.get_by_text("Bruno Banido").first).to_be_visible()
    expect(note).to_have_count(0)
