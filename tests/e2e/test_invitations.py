"""How friends come to a table: by a link that they can open, and by a short code that is said aloud."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import conftest
from tests.e2e.conftest import House, Visit
from tests.e2e.looking import settle, violations
from tests.e2e.players import Player

ADDRESSES = ("192.168.1.20", "10.0.0.7")
# the answer that says who uses this browser comes last
LATE = """{
  const get = window.fetch;
  window.fetch = async (address, ...more) => {
    if (String(address).endsWith("/api/session")) await new Promise((done) => setTimeout(done, 1500));
    return get(address, ...more);
  };
}"""


def create(page: Page, name: str = "Hanna") -> str:
    """A table with free seats; its code."""
    page.goto("/new?map=europe")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Create the table").click()
    page.get_by_label("Link to this table").wait_for()
    return page.url.rpartition("/")[2]


@pytest.fixture
def network(browser: Browser, shuffles: Path, tmp_path: Path) -> Iterator[Page]:
    """A page of a server that other devices in the network can reach."""
    os.environ["ADDRESSES"] = " ".join(ADDRESSES)
    try:
        house = conftest.start(tmp_path / "games.db", tmp_path / "log", "--host", "0.0.0.0")
    finally:
        del os.environ["ADDRESSES"]
    context = browser.new_context(base_url=house.address, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(conftest.PATIENCE)
    yield context.new_page()
    context.close()
    conftest.stop(house)


def test_a_server_that_only_this_computer_reaches_says_so_and_how_to_open_it(
    visit: Visit, house: House, axe: str
) -> None:
    page = visit()
    code = create(page)
    note = page.locator("[data-alone]")
    expect(note).to_contain_text("Only this computer can open the link")
    command = page.get_by_label("Command").input_value()
    assert command.startswith("branchline serve --host 0.0.0.0 --port 0 --data ") and str(house.data) in command
    assert page.get_by_label("Link to this table").input_value() == f"{house.address}/t/{code}"
    expect(page.get_by_role("img", name="Scan to join")).to_have_count(0)  # no camera could use it
    settle(page)
    assert violations(page, axe) == []


def test_in_the_network_the_host_chooses_an_address_for_link_and_code(network: Page) -> None:
    code = create(network)
    port = network.url.split(":")[2].partition("/")[0]
    expect(network.locator("[data-alone]")).to_have_count(0)
    link = network.get_by_label("Link to this table")
    expect(link).to_have_value(f"http://{ADDRESSES[0]}:{port}/t/{code}")
    picture = network.get_by_role("img", name="Scan to join").locator("path")
    first = picture.get_attribute("d")
    network.get_by_label("Address for the others").select_option(f"http://{ADDRESSES[1]}:{port}")
    expect(link).to_have_value(f"http://{ADDRESSES[1]}:{port}/t/{code}")
    assert picture.get_attribute("d") != first


def test_a_friend_comes_by_a_code_said_aloud(visit: Visit) -> None:
    host, friend, late = visit(), visit(size="phone"), visit()
    code = create(host)
    spoken = host.get_by_label("Code", exact=True).input_value()
    assert len(spoken) == 6
    friend.goto("/tables")
    field = friend.get_by_label("Table code")
    field.fill("CCCCCC" if spoken != "CCCCCC" else "DDDDDD")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_text("No table has this code.").first).to_be_visible()
    expect(field).to_be_focused()
    field.fill(f"{spoken[:3].lower()} {spoken[3:].lower()}")
    field.press("Enter")
    friend.wait_for_url(f"**/t/{code}")
    friend.get_by_label("Your name").fill("Fred")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(friend.get_by_label("Code", exact=True)).to_have_count(0)  # the table is full
    expect(host.get_by_label("Code", exact=True)).to_have_count(0)
    late.goto("/")
    late.get_by_label("Table code").fill(spoken)
    late.get_by_role("button", name="Join", exact=True).click()
    expect(late.get_by_text("This code is no longer valid").first).to_be_visible()
    friend.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_label("Code", exact=True)).to_have_value(spoken)


def test_who_is_known_joins_with_one_press_however_late_the_page_learns_who_it_is(visit: Visit) -> None:
    host, friend = Player(visit(), "Hanna"), Player(visit(), "Fred")
    code = host.deal("europe", [{"mine": True}, {}])
    friend.page.add_init_script(LATE)
    friend.page.goto(f"/t/{code}")
    friend.page.get_by_role("button", name="Join", exact=True).click()
    expect(friend.page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(friend.page.locator(".seats")).to_contain_text("Fred")


def test_who_guesses_codes_has_to_wait(network: Page) -> None:
    network.goto("/tables")
    for _ in range(10):
        assert network.request.post("/api/invited", data={"code": "CCCCCC"}).status == 404
    field = network.get_by_label("Table code")
    field.fill("DDDDDD")
    field.press("Enter")
    expect(network.get_by_text("Too many wrong codes").first).to_be_visible()
