"""The journey: it follows the route, describes its position, and only starts on request."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

ROADS = "networks/e-roads/routes/lviv/lisbon/"
BOARD = "networks/ukraine-board/routes/lviv/kharkiv/"
WORLD = "networks/hover-world/"
TRIP = "networks/ukraine-board/trips/founding-deal/"
PLANNER = "networks/e-roads/?from=lviv&to=lisbon"


def words(page):
    return page.locator(".journey-words").inner_text()


def drone(page):
    """Returns the drone's position in units of the map; None if there is no drone."""
    return page.evaluate(
        """() => {
          const drone = document.querySelector('.map-overlay .drone:not([hidden])');
          const match = drone && /translate\\(([-\\d.]+) ([-\\d.]+)\\)/.exec(drone.getAttribute('transform'));
          return match && [Number(match[1]), Number(match[2])];
        }"""
    )


def stopped(visit, path, **options):
    """Opens a page whose clock only advances when the test advances it."""
    one = visit(clock=True, **options)
    one.open(path)
    one.stop_clock()
    return one.page


def fly(page):
    """Starts the journey and waits until its data have loaded."""
    page.get_by_role("button", name="Fly the route").click()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    rest(page)


def far(text):
    """The distance so far and the total distance."""
    return [int(part.replace(",", "")) for part in re.match(r"([\d,]+)(?:\u00a0km|\u00a0m)? of ([\d,]+)", text).groups()]


@pytest.mark.parametrize("path", [ROADS, BOARD, TRIP, PLANNER])
def test_flies_when_asked(visit, path):
    page = stopped(visit, path)
    assert drone(page) is None, "it does not fly by itself"
    fly(page)
    page.clock.run_for(1200)
    first, (begun, whole) = drone(page), far(words(page))
    page.clock.run_for(1200)
    second, (later, _) = drone(page), far(words(page))
    assert first and second and first != second
    assert 0 <= begun <= later < whole and (begun < later or whole < 30)
    page.get_by_role("button", name="Pause", exact=True).click()
    still = drone(page)
    page.clock.run_for(1000)
    assert drone(page) == still
    page.get_by_role("button", name="Fly on").press("Enter")
    rest(page)
    page.clock.run_for(400)
    assert drone(page) != still
    page.keyboard.press("Escape")
    assert drone(page) is None


def test_arrives(visit):
    page = stopped(visit, BOARD)
    fly(page)
    total = page.locator("table.legs").first.locator("tbody tr").last.locator("td").last.inner_text()
    page.clock.run_for(40_000)
    assert f"of {total}: arrived in Kharkiv." in words(page)
    goal = page.evaluate(
        """() => {
          const box = document.querySelector('.map-overlay > .goal').getBBox();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )
    assert drone(page) == pytest.approx(goal, abs=1.5)
    assert page.locator(".journey [role=status]").inner_text() == words(page)
    page.get_by_role("button", name="Fly the route").wait_for()


def test_is_announced_now_and_then(visit):
    page = stopped(visit, ROADS)
    page.evaluate(
        """() => {
          window.announced = 0;
          new MutationObserver((changes) => { window.announced += changes.filter((one) => one.addedNodes.length).length; })
            .observe(document.querySelector('.journey [role=status]'), { childList: true });
        }"""
    )
    fly(page)
    page.clock.run_for(3000)
    assert 1 <= page.evaluate("window.announced") <= 2


@pytest.mark.parametrize("path", [ROADS, TRIP, PLANNER])
def test_not_at_all_where_less_motion_is_wanted(visit, path):
    page = stopped(visit, path, reduced_motion="reduce")
    assert not page.get_by_role("button", name="Fly the route").is_visible()
    page.emulate_media(reduced_motion="no-preference")
    fly(page)
    page.clock.run_for(300)
    assert drone(page) is not None
    page.emulate_media(reduced_motion="reduce")
    rest(page)
    assert drone(page) is None, "it lands when less motion is wanted"


def test_the_search_and_the_journey_do_not_mix(visit):
    page = stopped(visit, ROADS + "?algorithm=greedy&step=20")
    fly(page)
    step = page.locator("section.player:not(.compare) .player-step")
    expect(step).to_contain_text("A path: 3,649 km")
    page.clock.run_for(400)
    assert far(words(page))[1] == 3649, "it flies the way that is shown"
    page.get_by_role("button", name="One step back").click()
    assert drone(page) is None


def test_over_the_edge_of_the_map(visit):
    """The route from Los Angeles to Hong Kong crosses the 180th meridian. The drone leaves the map
    on one side and returns on the other; it never crosses the middle of the map."""
    page = stopped(visit, WORLD + "?from=los-angeles&to=hong-kong")
    status = page.locator(".planner-status")
    expect(status).to_contain_text("Los Angeles to Hong Kong")
    expect(page.locator(".planner-result table.legs tbody tr")).to_have_count(2)
    fly(page)
    page.evaluate(
        """() => {
          window.track = [];
          const drone = document.querySelector('.map-overlay .drone');
          const look = () => {
            window.track.push(Number(/translate\\(([-\\d.]+)/.exec(drone.getAttribute('transform'))[1]));
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.clock.run_for(40_000)
    assert "arrived" in words(page)
    track = page.evaluate("window.track")
    jumps = [abs(b - a) for a, b in zip(track, track[1:])]
    assert sum(jump > 300 for jump in jumps) == 1, "it goes over the edge once"
    assert all(jump < 60 for jump in sorted(jumps)[:-1])
    assert min(track) >= 0 and max(track) <= 1000


@pytest.mark.parametrize("width,scheme", [(360, "dark"), (1280, "light")])
def test_by_touch(visit, width, scheme):
    page = stopped(visit, ROADS, width=width, height=740, scheme=scheme, has_touch=True)
    button = page.get_by_role("button", name="Fly the route")
    button.tap()
    box = button.page.get_by_role("button", name="Pause", exact=True).bounding_box()
    assert box["height"] >= 44
    page.clock.run_for(500)
    assert drone(page) is not None
    page.get_by_role("button", name="End the journey").tap()
    assert drone(page) is None
    assert page.evaluate("document.documentElement.scrollWidth") <= width
