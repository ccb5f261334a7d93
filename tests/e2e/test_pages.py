"""What people do on the pages around a game: come, sit down, invite, go away, come back, read, choose, look again.
A game itself is played in the tests of the table.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import House, Visit
from tests.e2e.looking import settle

CODE = re.compile(r"/t/[A-Za-z0-9_-]+$")


def sign_up(page: Page, name: str, password: str = "correct horse") -> None:
    page.goto("/account")
    page.get_by_role("tab", name="Create an account").click()
    sheet = page.get_by_role("tabpanel")
    sheet.get_by_label("Name").fill(name)
    sheet.get_by_label("Password", exact=True).fill(password)
    sheet.get_by_label("Repeat password").fill(password)
    sheet.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def test_a_game_against_bots_is_one_click_away(visit: Visit, house: House) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("article").filter(has_text="Europe").get_by_role("button", name="Play against bots").click()
    page.wait_for_url(CODE)
    page.locator(".prompt").wait_for()
    code = page.url.rpartition("/")[2]
    table = page.request.get(f"/api/tables/{code}").json()
    assert table["yours"] == [0]
    assert table["table"]["status"] == "running"
    assert [bool(seat.get("bot")) for seat in table["table"]["seats"]] == [False, True, True]


def test_the_start_page_shows_the_real_boards(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    boards = page.locator("article .frame")
    expect(boards).to_have_count(4)
    for board in boards.all():
        board.scroll_into_view_if_needed()
        expect(board.locator(".bed")).to_have_attribute("d", re.compile("^M"))  # its tracks
        page.wait_for_function("(board) => board.querySelector('img').naturalWidth > 0", arg=board.element_handle())


def test_a_first_visit_is_quiet(visit: Visit) -> None:
    """Not a word in the console, not even of a request that was refused."""
    page = visit()
    said: list[str] = []
    page.on("console", lambda line: said.append(f"{line.type}: {line.text}"))
    page.on("response", lambda answer: said.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
    for path in ("/", "/new", "/tables", "/games", "/account", "/settings", "/learn/europe", "/replay"):
        page.goto(path)
        settle(page)
    assert said == []
    assert page.context.cookies() == []


def test_friends_meet_at_a_table_by_its_link_and_by_its_code(visit: Visit) -> None:
    host, friend, late = visit(), visit(size="phone"), visit(language="pl")
    host.goto("/new?map=north_america")
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("group", name="Seat 3").get_by_label("Seat 3").select_option("open")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url(CODE)
    link = host.get_by_label("Link to this table").input_value()
    assert link == host.url
    expect(host.get_by_text("Waiting for 2 more players")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()

    friend.goto(link)
    friend.get_by_label("Your name").fill("Fred")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(host.get_by_text("Fred")).to_be_visible()
    expect(host.get_by_text("Waiting for 1 more player")).to_be_visible()

    late.goto("/")
    late.get_by_role("textbox").fill(host.get_by_label("Code", exact=True).input_value())
    late.get_by_role("button", name="Dołącz", exact=True).click()
    late.wait_for_url(CODE)
    late.locator("form input").fill("Lena")
    late.locator("form button[type=submit]").click()
    expect(host.get_by_text("Everyone is here.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, late):
        expect(page.get_by_role("heading", name=re.compile("table is being laid|Stół"))).to_have_count(0)
        page.locator(".table").wait_for()
    assert host.request.get(f"/api/tables/{link.rpartition('/')[2]}").json()["table"]["status"] == "running"


def test_the_host_fills_frees_and_removes(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.goto("/new")
    host.get_by_label("Your name").fill("Hanna")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url(CODE)
    friend.goto(host.url)
    friend.get_by_label("Your name").fill("Fred")
    friend.get_by_role("button", name="Join", exact=True).click()
    seat = host.get_by_role("listitem").filter(has_text="Fred")
    seat.get_by_role("button", name=re.compile("Host tools")).click()
    host.get_by_role("menuitem", name="Remove from the table").click()
    expect(host.get_by_text("Waiting for 1 more player")).to_be_visible()
    expect(friend.get_by_role("button", name="Join", exact=True)).to_be_visible()
    host.get_by_role("button", name="Add a bot").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Level").select_option("expert")
    dialog.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_text("Bot (Expert)")).to_be_visible()
    expect(host.get_by_text("Everyone is here.")).to_be_visible()


def test_a_table_as_it_was_chosen(visit: Visit) -> None:
    page = visit()
    page.goto("/new?pass")
    page.locator("label").filter(has_text="Great Lakes").click()
    page.get_by_label("Name of this player").fill("Eve")
    page.get_by_role("button", name="Add a seat").click()
    third = page.get_by_role("group", name="Seat 3")
    third.get_by_label("Level").select_option("novice")
    third.get_by_label("Style").select_option("racer")
    third.get_by_label("Colour").select_option("blue")
    page.locator("label").filter(has_text="Time for each move").click()
    page.get_by_label("Time per move").select_option("86400")
    page.get_by_role("switch", name="First game").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(CODE)
    page.locator(".table").wait_for()
    found = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    table = found["table"]
    assert found["yours"] == [0, 1]
    assert (table["map"], table["status"]) == ("great_lakes", "running")
    assert table["options"]["beginners"] is True
    assert (table["clock"]["kind"], table["clock"]["seconds"]) == ("move", 86400)
    assert [seat["colour"] for seat in table["seats"]] == ["yellow", "red", "blue"]
    assert table["seats"][1]["name"] == "Eve"
    assert table["seats"][2]["bot"] == {"level": "novice", "style": "racer"}


def test_an_account_keeps_its_games_on_another_device(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.click()
    page.wait_for_url(CODE)
    code = page.url.rpartition("/")[2]
    sign_up(page, "Grace Hopper")
    other = visit(size="phone")
    other.goto("/account")
    sheet = other.get_by_role("tabpanel")
    sheet.get_by_label("Name").fill("Grace Hopper")
    sheet.get_by_label("Password").fill("wrong password")
    sheet.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("Wrong name or password.")).to_be_visible()
    sheet.get_by_label("Password").fill("correct horse")
    sheet.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", name="Signed in as Grace Hopper")).to_be_visible()
    other.goto("/games")
    expect(other.locator(f'a[href="/t/{code}"]')).to_be_visible()


def test_an_account_is_changed_and_deleted(visit: Visit) -> None:
    page = visit()
    sign_up(page, "Emmy Noether")
    page.get_by_label("Old password").fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password has been changed.").first).to_be_visible()
    page.get_by_label("Bot name").fill("Ring")
    page.get_by_role("button", name="New token").click()
    expect(page.get_by_text("Copy the token now")).to_be_visible()
    token = page.get_by_label("Ring").input_value()
    assert len(token) > 30
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("dialog").get_by_label("Password").fill("battery staple")
    page.get_by_role("button", name="Delete permanently").click()
    page.wait_for_url(re.compile("/$"))
    assert page.request.get("/api/me").status == 401


def test_a_choice_holds_at_once_and_after_a_reload(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    page.locator("label").filter(has_text="Ελληνικά").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ρυθμίσεις")
    page.locator("label").filter(has_text=re.compile("Σκούρο")).click()
    page.get_by_role("switch").nth(2).check(force=True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ρυθμίσεις")
    assert page.locator("html").get_attribute("lang") == "el"
    assert page.locator("html").get_attribute("data-theme") == "dark"
    expect(page.get_by_role("switch").nth(2)).to_be_checked()


def test_the_browsers_language_is_followed(browser: object, house: House) -> None:
    context = browser.new_context(locale="pt-PT", base_url=house.address)  # type: ignore[attr-defined]
    page = context.new_page()
    page.goto("/")
    page.locator("h1").wait_for()
    assert page.locator("html").get_attribute("lang") == "pt-BR"
    context.close()


def test_rules_are_searched_and_a_rule_is_led_to(visit: Visit) -> None:
    page = visit()
    page.goto("/learn/rule/E-TUN-2")
    expect(page.get_by_role("heading", name="The exact rule · E-TUN-2")).to_be_visible()
    expect(page.get_by_role("heading", name="Tunnels")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("locomotive symbols")
    expect(page.get_by_role("heading", name="Ferries")).to_be_visible()
    expect(page.get_by_role("heading", name="Stations")).to_have_count(0)
    page.get_by_label("Search the rules").fill("submarine")
    expect(page.get_by_text("No results for “submarine”.")).to_be_visible()


def test_what_is_no_record_is_told(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    nonsense = tmp_path / "letter.jsonl"
    nonsense.write_text("Dear all,\n")
    page.goto("/replay")
    page.get_by_label("Open a record").set_input_files(nonsense)
    expect(page.get_by_text("This file isn't a game record.").first).to_be_visible()


def test_public_tables_come_and_go_by_themselves(visit: Visit, house: House) -> None:
    page = visit()
    token = house.guest("Public Paul")
    page.goto("/account")
    page.get_by_label("Your name").fill("Watcher")
    page.get_by_role("button", name="Play as a guest").click()
    expect(page.get_by_role("heading", name="Signed in as Watcher")).to_be_visible()
    page.goto("/tables")
    settle(page)
    expect(page.get_by_text("Public Paul")).to_have_count(0)
    wanted = {"map": "europe", "public": True, "seats": [{"mine": True}, {}]}
    code = house.call("POST", "tables", wanted, token)["table"]["code"]
    expect(page.locator(f'a[href="/t/{code}"]')).to_be_visible()


@pytest.mark.parametrize("path", ["/t/NOSUCHTABLE1", "/replay/NOSUCHTABLE1", "/nowhere/at/all"])
def test_what_is_not_there_is_told_with_a_way_back(visit: Visit, path: str) -> None:
    page = visit()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    page.wait_for_url(re.compile(":[0-9]+/$"))


def test_the_keyboard_finds_its_way(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    settle(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_focused()


def test_the_menu_of_a_phone_by_keyboard(visit: Visit) -> None:
    page = visit(size="phone")
    page.goto("/")
    opener = page.get_by_role("button", name="Main menu")
    opener.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    opener.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.locator("main")).to_be_focused()


def test_back_and_forward_lead_through_the_pages(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")
    page.go_back()
    page.get_by_role("button", name="Play against bots").first.wait_for()
    page.go_forward()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")
    assert page.title() == "Learn · Branchline"


def test_the_host_changes_the_table_and_shares_the_device(visit: Visit) -> None:
    page = visit()
    page.goto("/new")
    page.get_by_label("Your name").fill("Hanna")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(CODE)
    code = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Another person on this device").click()
    page.get_by_role("dialog").get_by_label("Name of this player").fill("Paula")
    page.get_by_role("dialog").get_by_role("button", name="Sit down here").click()
    expect(page.get_by_text("Everyone is here.")).to_be_visible()
    page.get_by_role("button", name="Host tools", exact=True).click()
    dialog = page.get_by_role("dialog")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        dialog.get_by_label("Colour: Seat 1").select_option("black")
    expect(dialog.get_by_label("Colour: Seat 1")).to_have_value("black")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        dialog.locator("label").filter(has_text="the table is listed").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    found = page.request.get(f"/api/tables/{code}").json()
    assert found["yours"] == [0, 1]
    assert found["table"]["seats"][1]["name"] == "Paula"
    assert found["table"]["seats"][0]["colour"] == "black"
    assert found["table"]["public"] is True


def test_a_lost_line_is_told_and_comes_back(visit: Visit) -> None:
    page, friend = visit(), visit()
    lines: list[WebSocketRoute] = []
    cut = False

    def answer(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(re.compile("/ws$"), answer)
    page.goto("/new?public")
    page.get_by_label("Your name").fill("Hanna")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(CODE)
    expect(page.get_by_text("Waiting for 2 more players")).to_be_visible()
    cut = True
    for line in lines:
        line.close()
    lost = page.get_by_text("Connection lost. Reconnecting")
    expect(lost.first).to_be_visible()
    friend.goto(page.url)
    friend.get_by_label("Your name").fill("Fred")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_text("Fred")).to_have_count(0)
    cut = False
    expect(page.get_by_text("Fred")).to_be_visible()
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)
    assert len(lines) == 2


def test_a_greek_lesson_has_the_words_of_its_maps_rulebook(visit: Visit) -> None:
    page = visit(language="el")
    page.goto("/learn/north_america")
    expect(page.get_by_role("img", name="Μια ατμομηχανή ανάμεσα σε άλλες κάρτες")).to_be_attached()
    page.locator("label").filter(has_text="Ευρώπη").click()
    expect(page.get_by_role("img", name="Μια μηχανή ανάμεσα σε άλλες κάρτες")).to_be_attached()
    page.locator("label").filter(has_text="Μεγάλες Λίμνες").click()
    expect(page.get_by_role("img", name="Ένα τζόκερ ανάμεσα σε άλλες κάρτες")).to_be_attached()
