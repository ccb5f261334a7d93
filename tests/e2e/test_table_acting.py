"""Acting at the table in the browser: everything a seat can do, and what it is told when it can't."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.players import RACER, Player

# how far the window beside a track is from the middle of the track, and the names of its cities that it covers
PLACED = """async ([track, ...cities]) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const box = (element) => element.getBoundingClientRect();
  const [here, spot] = [box(document.querySelector(".prompt .at")), box(document.querySelector(`[data-spot="${track}"]`))];
  const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
  const away = Math.hypot(Math.max(here.left - x, 0, x - here.right), Math.max(here.top - y, 0, y - here.bottom));
  const covered = cities.filter((city) => {
    const name = box(document.querySelector(`.board [data-city="${city}"] text`));
    return name.left < here.right && name.right > here.left && name.top < here.bottom && name.bottom > here.top;
  });
  return [away, covered];
}"""


def alone(visit: Visit, map_: str, **chosen: object) -> Player:
    """One person against a bot, past the set-up."""
    ann = Player(visit(**chosen), "Ann")
    return ann.come(ann.deal(map_, [{"mine": True}, RACER], start=True)).start()


def test_a_tunnel_is_given_up_and_another_time_paid(visit: Visit) -> None:
    ann = alone(visit, "europe")
    ann.collect(9)
    tunnels = {track["id"] for track in ann.api("GET", "maps/europe")["tracks"] if track.get("tunnel")}
    declined = paid = False
    for _ in range(40):
        while ann.ask() == "SecondCard":
            ann.draw()
        ways = sorted(tunnels & set(ann.claimable()), key=lambda track: ann.lengths[track])
        if not ways:
            ann.collect(1)
            continue
        ann.choose(ways[0])
        expect(ann.prompt.get_by_text("This is a tunnel")).to_be_visible()
        ann.submit()
        if ann.ask() != "PayExtra":
            continue
        expect(ann.prompt.locator("ol li")).to_have_count(3)
        pay = ann.prompt.get_by_role("button", name="Pay", exact=True)
        if not declined or pay.count() == 0:
            hand = ann.page.locator(".hand h2").text_content()
            ann.press(ann.prompt.get_by_role("button", name="Give up"))
            expect(ann.page.locator(".hand h2")).not_to_have_text(hand or "")
            expect(ann.page.locator(".log")).to_contain_text(re.compile(r"Ann gave up the tunnel"))
            declined = True
            ann.collect(2)  # so that the next one can be paid
        else:
            ann.press(pay)
            expect(ann.page.locator(f'[data-track="{ways[0]}"]:has(.seat-blue)')).to_have_count(1)
            paid = True
        if declined and paid:
            return
    raise AssertionError(f"in 40 turns: declined {declined}, paid {paid}")


def test_the_ways_to_pay_open_at_the_track(visit: Visit) -> None:
    ann = alone(visit, "europe")
    ann.collect(6)
    assert ann.ask() == "TakeTurn"
    ends = {track["id"]: [track["a"], track["b"]] for track in ann.api("GET", "maps/europe")["tracks"]}
    some = sorted(ann.claimable())[::2]
    assert len(some) > 10
    for track in some:
        ann.choose(track)
        ann.prompt.locator("button[type=submit]").wait_for()
        away, covered = ann.page.evaluate(PLACED, [track, *ends[track]])
        assert (away <= 180, covered) == (True, []), (track, away, covered)
        ann.page.keyboard.press("Escape")


def test_a_station_is_built_by_touching_a_city(visit: Visit) -> None:
    ann = alone(visit, "europe")
    assert ann.ask() == "TakeTurn"
    ann.page.get_by_role("button", name="Build a station").click()
    city = ann.page.locator(".city.choosable").first
    name = city.get_attribute("data-city") or ""
    city.locator(".ring").click(force=True)
    ann.submit()
    expect(ann.page.locator(f'[data-city="{name}"] .built')).to_have_count(1)
    expect(ann.page.locator(".log")).to_contain_text("Ann built a station in")


def test_pieces_are_split_exchanged_and_a_harbour_is_built(visit: Visit) -> None:
    ann = Player(visit(), "Ann")
    ann.come(ann.deal("great_lakes", [{"mine": True}, RACER], start=True))
    ann.keep(3)
    slider = ann.prompt.get_by_role("slider")
    slider.fill("30")
    expect(ann.prompt.get_by_text("30 trains and 20 ships")).to_be_visible()
    ann.submit()
    own = ann.page.locator('[data-seat="0"]')
    expect(own.locator('[title="Trains"]')).to_have_text(re.compile("30"))

    ann.ask()
    ann.page.get_by_role("button", name="Exchange pieces").click()
    ann.prompt.get_by_role("button", name="Trains for ships").click()
    ann.prompt.get_by_role("slider").fill("2")
    expect(ann.prompt.get_by_text("Costs 2 points and your turn")).to_be_in_viewport(ratio=1)
    ann.submit()
    expect(own.locator('[title="Trains"]')).to_have_text(re.compile("28"))
    expect(own.locator(".score")).to_have_text(re.compile("−2"))

    ports = {city["id"] for city in ann.api("GET", "maps/great_lakes")["cities"] if city.get("port")}
    for _ in range(60):
        while ann.ask() == "SecondCard":
            ann.draw()
        if ann.ask() == "over":
            break
        build = ann.page.get_by_role("button", name="Build a harbour")
        if build.count():
            build.click()
            harbours = ann.page.locator(".city.choosable")
            city = harbours.first.get_attribute("data-city") or ""
            harbours.first.locator(".ring").click(force=True)
            ann.submit()
            expect(ann.page.locator(f'[data-city="{city}"] .built')).to_have_count(1)
            expect(ann.page.locator(".log")).to_contain_text("Ann built a harbour in")
            return
        wild = ann.page.get_by_role("button", name="Take wild")
        mine = ann.page.locator(".track:has(.seat-blue)").count()
        short = [track for track in reversed(ann.claimable()) if ports & set(re.split("[-:#]", track))]
        if not mine and short:
            ann.choose(short[0])
            ann.submit()
        elif wild.count():
            wild.first.click()
            ann.press(ann.prompt.locator("[data-refill=train]"))
        else:
            ann.draw("train")
    raise AssertionError("no harbour could be built in a whole game")


def test_what_cannot_be_done_is_told_with_its_rule(visit: Visit) -> None:
    ann = alone(visit, "north_america")
    assert ann.ask() == "TakeTurn"
    six = max(ann.lengths, key=lambda track: ann.lengths[track])
    assert six not in ann.claimable()
    ann.page.locator(f'[data-spot="{six}"]').click(force=True)
    complaint = ann.prompt.get_by_role("alert")
    expect(complaint).to_be_visible()
    link = complaint.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^/learn/north_america/[A-Z0-9-]+$"))
    ann.page.keyboard.press("Escape")
    expect(complaint).to_have_count(0)


def test_the_board_is_a_road_to_claiming(visit: Visit) -> None:
    ann = alone(visit, "north_america")
    ann.collect(4)
    ann.ask()
    track = ann.claimable()[0]

    # "What can I claim?" outlines what can be claimed, and the other tracks step back
    can, can_not = (ann.page.locator(f".track{which} .space").first for which in (".choosable", ":not(.choosable)"))
    outlines = ann.page.locator("path.edges")
    for pressed, faded in (("true", "0.4"), ("false", "1")):
        ann.page.keyboard.press("w")
        expect(ann.page.get_by_role("button", name="What can I claim?")).to_have_attribute("aria-pressed", pressed)
        expect(can).to_have_css("opacity", "1")
        expect(can_not).to_have_css("opacity", faded)
        expect(outlines).to_have_attribute("d", re.compile("^M" if pressed == "true" else "^$"))

    ann.page.locator(f'[data-spot="{track}"]').click(force=True)
    ann.submit()
    expect(ann.page.locator(".track:has(.seat-blue)")).to_have_count(1)

    # the log has one line of symbols for the turn, and the whole sentence when it is wished for
    turn = ann.page.locator(".log li").filter(has_text="Ann claimed")
    expect(turn.locator(".signs")).to_have_count(1)
    expect(turn.locator(".sentences")).to_have_class(re.compile(r"\bunseen\b"))
    ann.page.get_by_role("button", name="Read in full sentences").click()
    expect(turn.locator(".signs")).to_have_count(0)
    expect(turn.locator(".sentences")).not_to_have_class(re.compile(r"\bunseen\b"))


def test_nothing_is_done_before_it_is_confirmed_where_one_wishes_so(visit: Visit) -> None:
    ann = alone(visit, "north_america", confirm=True)
    ann.ask()
    before = ann.seq
    ann.page.locator("[data-deck=train]").click()
    expect(ann.prompt.get_by_text("Draw blind?")).to_be_visible()
    ann.prompt.get_by_role("button", name="Cancel").click()
    assert ann.seq == before
    ann.page.locator("[data-deck=train]").click()
    ann.press(ann.prompt.get_by_role("button", name="Do it"))
    assert ann.ask() == "SecondCard"


def test_against_bots_a_draw_is_taken_back_after_a_warning(visit: Visit) -> None:
    ann = alone(visit, "north_america")
    ann.ask()
    hand = ann.hand
    ann.draw()
    undo = ann.page.get_by_role("button", name="Undo")
    expect(undo).to_have_accessible_name("Undo Take back: drew a card")
    undo.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Take back: drew a card")
    ann.page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(ann.page.locator(".toast")).to_contain_text("Taken back: drew a card.")
    expect(ann.page.locator(".log")).to_contain_text("Ann took back a move")
    assert ann.ask() == "TakeTurn"
    assert ann.hand == hand


def test_two_people_agree_or_not_on_taking_back(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(size="phone"), "Bob")
    code = ann.deal("north_america", [{"mine": True}, {}])
    bob.api("POST", f"tables/{code}/join", {})
    ann.api("POST", f"tables/{code}/start")
    for person in (ann, bob):
        person.come(code)
        person.start()
    ann.ask()
    ann.draw()
    ann.draw()  # cards were seen: not to be taken back without asking
    for agrees in (False, True):
        ann.page.get_by_role("button", name="Undo").click()
        dialog = bob.page.get_by_role("dialog")
        expect(dialog).to_contain_text("Ann would like to take back")
        expect(dialog).to_contain_text("Take back: drew a card")
        expect(ann.page.get_by_role("button", name="Cancel request")).to_be_visible()
        dialog.get_by_role("button", name="Agree" if agrees else "Disagree", exact=True).click()
        expect(dialog).to_have_count(0)
        expect(ann.page.get_by_role("button", name="Cancel request")).to_have_count(0)
        if not agrees:
            expect(ann.page.locator(".toast")).to_contain_text("Not everyone agreed: the move stands.")
    expect(ann.page.locator(".log")).to_contain_text("Ann took back a move")
    assert ann.ask() in ("TakeTurn", "SecondCard")
