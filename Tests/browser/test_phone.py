"""On a phone, the map stays visible above its replay, and content does not move."""

import re

import pytest
from playwright.sync_api import expect

from jumps import moved
from visits import rest

DEALS = "networks/ukraine-board/trips/deals/"
TRIP = "networks/ukraine-board/trips/founding-deal/"
ROUTES = ["networks/e-roads/routes/lviv/lisbon/", "networks/ukraine-board/routes/lviv/kharkiv/"]


def top(locator):
    return locator.bounding_box()["y"]


@pytest.mark.parametrize("press", ["tap", "key"])
def test_a_deal_is_dealt_where_the_reader_is(visit, press):
    page = visit(360, height=740, has_touch=True).open(DEALS)
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.scroll_into_view_if_needed()
    page.evaluate("document.querySelector('[data-action=deal]').scrollIntoView({ block: 'center' })")
    rest(page)
    before = top(deal)
    for _ in range(2):
        if press == "tap":
            deal.tap()
        else:
            deal.press("Enter")
        page.locator(".deal-result table.legs").wait_for()
        rest(page)
        assert top(deal) == pytest.approx(before, abs=1)
    moved(page, on_screen=True)
    deal.press("Enter")
    rest(page)
    assert moved(page, on_screen=True) == []
    expect(page.locator("main .map-frame").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".deal .planner-status")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".deal .planner-status")).to_contain_text("steps through ")
    assert page.locator(".map-overlay .route-casing[d]").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", [*ROUTES, TRIP, DEALS + "?cities=lviv,odesa,kharkiv", "networks/e-roads/?from=lviv&to=lisbon"])
def test_what_flies_is_seen(visit, path):
    one = visit(360, height=740, has_touch=True, clock=True)
    page = one.open(path)
    one.stop_clock()
    fly = page.get_by_role("button", name="Fly the route")
    fly.tap()
    rest(page)
    page.clock.run_for(500)
    drone = page.locator(".map-overlay .drone")
    expect(drone).to_be_visible()
    expect(page.locator("main .map-frame").first).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_in_viewport()
    page.get_by_role("button", name="End the journey").tap()
    expect(drone).to_be_hidden()


def test_the_map_of_a_game_stays_in_view_and_hides_nothing_that_has_the_focus(visit):
    page = visit(360, height=740, has_touch=True).open(DEALS + "?cities=lviv,odesa,kharkiv")
    frame = page.locator("main .map-frame").first
    page.locator(".deal-result table.legs").scroll_into_view_if_needed()
    expect(frame).to_be_in_viewport(ratio=0.99)
    page.locator(".deal-result a").last.focus()
    seen = 0
    # Moves the focus backwards through the table of legs, the cards and the form.
    for _ in range(60):
        page.keyboard.press("Shift+Tab")
        box = page.evaluate(
            """() => {
              const one = document.activeElement;
              const box = one.closest('.deal') && (one.labels?.[0] ?? one).getBoundingClientRect();
              return box && { name: one.outerHTML.slice(0, 80), y: box.y, height: box.height };
            }"""
        )
        if not box:
            break
        seen += 1
        shown = frame.bounding_box()
        assert box["y"] >= shown["y"] + shown["height"] - 1 and box["y"] + box["height"] <= 741, box
    assert seen > 8


@pytest.mark.parametrize("path", [TRIP, DEALS + "?cities=lviv,lutsk,cherkasy,vinnytsia,poltava,voznesensk,lozova&tickets=4"])
def test_a_method_says_what_it_leaves_over(visit, path):
    page = visit().open(path + ("&" if "?" in path else "?") + "step=5040")
    player = page.locator("section.trip-player")
    words = player.locator(".player-step")
    player.locator('input[value="nearest-neighbour"]').check(force=True)
    expect(words).to_contain_text("It ends here. ")
    expect(words).to_contain_text(re.compile("[Tt]he exact method finds"))
    player.locator('input[value="exact"]').check(force=True)
    expect(words).to_contain_text("No trip is shorter: ")


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_the_room_for_answers_holds_the_longest(visit, width):
    page = visit(width).open(DEALS)
    choices = page.locator(".deal-region").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('label')]"
        ".map(label => [label.textContent.trim().length, label.firstChild.value]).sort((a, b) => a[0] - b[0]))"
    )
    rooms = set()
    for end in (0, -1):
        page = visit(width).open(DEALS + "?cities=" + ",".join(region[end][1] for region in choices))
        expect(page.locator(".deal .planner-status")).to_contain_text("of deals cost more")
        rooms.add(page.locator(".deal .planner-status").bounding_box()["height"])
    assert len(rooms) == 1
