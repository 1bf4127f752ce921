"""Every control with which a reader avoids a part of a network, used with the mouse and the
keyboard on each kind of planner."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

ROUTE = "networks/e-roads/routes/kyiv/lisbon/"
LANES = "networks/sea-lanes/?from=rotterdam&to=shanghai"
BOARD = "networks/ukraine-board/?from=lviv&to=kharkiv"


def opened(visit, path):
    """Opens a page in Avoid mode, with all its lists expanded."""
    page = visit(has_touch=True).open(path)
    if path == ROUTE:
        page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    else:
        page.get_by_role("button", name="Avoid", exact=True).click()
    rest(page)
    # A script expands the lists, because Playwright takes seconds for this selector on a page with
    # long tables.
    page.evaluate("for (const one of document.querySelectorAll(`details:has(> ul a[href*='/places/'])`)) one.open = true")
    return page


def legend(page):
    return page.locator(".beside > .legend").get_by_role("button").last


def road(page):
    return page.locator("ol.stages a, table.legs td a").first


def place(page):
    """A link to a stop between the ends of the route."""
    return page.locator("table.legs:visible tbody th > a").nth(2)


def link(page):
    return page.locator("table.legs:visible .leg-avoid button").nth(1)


# For each page and control, the pattern of the avoided part's name in the address.
PARTS = [
    (ROUTE, legend, r"ferry"), (ROUTE, road, r"e\d+"), (ROUTE, place, r"[a-z-]+"), (ROUTE, link, r"[a-z]+-[a-z-]+"),
    (LANES, legend, r"[a-z-]+"), (LANES, link, r"[a-z:~\d-]+"),
    (BOARD, legend, r"[a-z-]+"), (BOARD, place, r"[a-z-]+"), (BOARD, link, r"[a-z]+-[a-z-]+"),
]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("path,part,name", PARTS)
def test_a_press_avoids_a_part(visit, path, part, name, by):
    page = opened(visit, path)
    status = page.locator(".planner-status")
    before = status.inner_text()
    pressed = part(page)
    if by == "mouse":
        pressed.click()
    else:
        pressed.press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(rf"[?&]avoid={name}$"))
    expect(page.locator(".what-if li")).to_have_count(1)
    expect(status).to_contain_text(" without ")
    page.go_back()
    rest(page)
    expect(page.locator(".what-if li")).to_have_count(0)
    expect(status).to_have_text(before)
    # Reset also works after the Forward button has restored the change.
    page.go_forward()
    rest(page)
    expect(page.locator(".what-if li")).to_have_count(1)
    page.get_by_role("button", name="Reset", exact=True).press("Enter")
    rest(page)
    expect(page.locator(".what-if li")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("avoid="))


def shown(page):
    """The share of the map's width or height that the route takes up, whichever is larger. The
    second value is True if the whole route is inside the map."""
    return page.evaluate(
        """() => {
          const frame = document.querySelector('main .map-frame');
          const [map, route] = [frame, frame.querySelector('.planned .route-casing')].map((one) => one.getBoundingClientRect());
          const isInside = route.left >= map.left && route.right <= map.right && route.top >= map.top && route.bottom <= map.bottom;
          return [Math.max(route.width / map.width, route.height / map.height), isInside];
        }"""
    )


def test_a_planned_route_fills_its_map(visit):
    page = visit(reduced_motion="reduce").open("networks/e-roads/?from=berlin&to=rome")
    share, is_inside = shown(page)
    assert share > 0.6 and is_inside
    page.goto(page.url + "&via=paris")
    rest(page)
    share, is_inside = shown(page)
    assert share > 0.6 and is_inside
    # A view that the reader has chosen is kept.
    page.get_by_role("button", name="Zoom in", exact=True).first.click()
    rest(page)
    zoom = page.locator(".map-base").first.evaluate("map => map.style.getPropertyValue('--map-zoom')")
    page.get_by_role("button", name="Swap the two places", exact=True).click()
    rest(page)
    assert page.locator(".map-base").first.evaluate("map => map.style.getPropertyValue('--map-zoom')") == zoom


def test_the_whole_map_comes_back(visit):
    page = visit(reduced_motion="reduce").open("networks/e-roads/?from=berlin&to=rome")
    expect(page.locator("main .map-frame").first).to_have_class(re.compile(r"\bzoomed\b"))
    page.get_by_role("button", name="Clear", exact=True).click()
    rest(page)
    expect(page.locator("main .map-frame").first).not_to_have_class(re.compile(r"\bzoomed\b"))


def test_a_board_is_shown_whole(visit):
    page = visit().open("networks/ukraine-board/?from=lviv&to=drohobych")
    expect(page.locator("main .map-frame").first).not_to_have_class(re.compile(r"\bzoomed\b"))
