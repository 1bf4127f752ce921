"""Requirements for all interactive parts of the pages: their size, no layout shift, and
announcements by screen readers."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from jumps import moved, moved_by_loading
from serving import SITE
from visits import rest

ROADS = "networks/e-roads/routes/lviv/lisbon/"
BOARD = "networks/ukraine-board/routes/lviv/kharkiv/"
TRIP = "networks/ukraine-board/trips/founding-deal/"
DEALS = "networks/ukraine-board/trips/deals/"
PAGES = [ROADS, BOARD, TRIP, DEALS, "networks/e-roads/", "networks/ukraine-board/", "learn/algorithms/"]
PLAYER = "section.player:not(.compare)"


@pytest.mark.parametrize("path", PAGES)
def test_the_scripts_that_a_page_begins_with_weigh_at_most_30_kb(path):
    """Scripts that are loaded on demand (the finder, a comparison, a journey) are not included."""
    html = (SITE / path / "index.html").read_text()
    names = re.findall(r'(?:src|href)="[./]*(assets/[^"]+\.js)"', html)
    assert len(names) == len(set(names)) > 3
    weight = sum(len(gzip.compress((SITE / name).read_bytes(), 9)) for name in names)
    assert weight <= 30_000, f"{weight} bytes"


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", ["", *PAGES, ROADS + "?compare=dijkstra,greedy"])
def test_nothing_jumps_while_a_page_loads(visit, path, width):
    assert moved_by_loading(visit(width, 740 if width == 360 else 900), path) == []


def test_a_screen_reader_is_told_what_the_replay_is(visit):
    page = visit().open(ROADS + "?algorithm=a-star&step=31")
    tree = page.locator(PLAYER).aria_snapshot()
    for line in [
        '- button "Close the replay"',
        '- group "Algorithm":',
        '- radio "A*" [checked]',
        '- group "Replay":',
        '- button "First step"',
        '- button "One step back"',
        '- button "Play"',
        '- button "One step forward"',
        '- button "Last step"',
        '- slider "Step": "31"',
        '- combobox "Speed":',
        "- list \"Marks\":",
        "- term: Settled",
        "- term: On the frontier",
    ]:
        assert line in tree, f"{line} is not in\n{tree}"
    step = page.locator(f"{PLAYER} .player-step").inner_text()
    assert re.match(r"Step 31 of 745: (settled|relaxed) .+\u00a0km.*; \d+ on the frontier\.$", step)
    assert step.replace("\u00a0", " ") in tree.replace('"', "").replace("\u00a0", " ")
    # The scrubber announces the description of the step in addition to its number.
    assert page.locator(f"{PLAYER} .player-range").get_attribute("aria-valuetext") == step
    assert "img" not in re.findall(r"- (\w+)", tree), "pictures of buttons say nothing beside their names"
    page.get_by_role("button", name="One step forward").first.click()
    rest(page)
    live = page.locator(f"{PLAYER} .player-live")
    assert live.get_attribute("role") == "status"
    assert live.inner_text().startswith("Step 32 of 745: ")
    page.locator(f"{PLAYER} .player-queue summary").click()
    # The toggle event is fired asynchronously, so the test waits for the table.
    expect(page.locator(f"{PLAYER} .player-queue tbody th").first).to_be_visible()
    head = page.locator(f"{PLAYER} .player-queue table").aria_snapshot()
    assert '- columnheader "Cost so far"' in head and "- rowheader" in head


def test_a_screen_reader_is_told_what_is_side_by_side(visit):
    page = visit().open(ROADS + "?compare=dijkstra,a-star&at=100")
    tree = page.locator("section.compare").aria_snapshot()
    for line in [
        '- group "Two to four searches":',
        '- checkbox "Dijkstra" [checked]',
        '- checkbox "A*" [checked]',
        '- checkbox "Breadth-first"',
        '- group "Together":',
        '- radio "Step by step" [checked]',
        '- slider "Step": "100"',
        '- columnheader "Places settled"',
        '- rowheader "A*"',
    ]:
        assert line in tree, f"{line} is not in\n{tree}"
    assert re.search(r'img "The frontier of each search', tree)


def test_states_differ_by_more_than_colour(visit):
    page = visit().open(ROADS + "?algorithm=dijkstra&step=102")
    look = page.evaluate(
        """() => {
          const style = (selector) => {
            const element = document.querySelector(`.map-overlay ${selector}`);
            const { fill, stroke, strokeDasharray, strokeWidth } = getComputedStyle(element);
            return { name: element.localName, fill, stroke, strokeDasharray, width: parseFloat(strokeWidth) };
          };
          const paper = getComputedStyle(document.documentElement).backgroundColor;
          return {
            paper, settled: style('.settled'), frontier: style('.frontier'), relaxing: style('.relaxing'),
            route: style('.route-line'), casing: style('.route-casing'), start: style('.start'), goal: style('.goal'),
          };
        }"""
    )
    assert look["settled"]["fill"] != look["frontier"]["fill"], "settled is filled, the frontier a ring"
    assert look["relaxing"]["strokeDasharray"] != "none", "what is relaxed is dashed"
    assert look["route"]["strokeDasharray"] == "none" and look["casing"]["width"] > look["route"]["width"] > 2.5
    assert look["start"]["name"] == look["goal"]["name"] == "path"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_steps_follow_slowly_where_less_motion_is_wanted(visit, motion):
    page = visit(reduced_motion=motion).open(ROADS + "?algorithm=dijkstra")
    speed = page.locator(f"{PLAYER} .player-speed select")
    assert speed.input_value() == ("2" if motion == "reduce" else "120")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("what", ["play", "compare", "fly"])
def test_nothing_jumps_while_it_plays(visit, what, width):
    one = visit(width, 740 if width == 360 else 900, clock=True)
    page = one.open(ROADS + ("?compare=dijkstra,a-star,greedy,bfs&at=0" if what == "compare" else "?step=0"))
    one.stop_clock()
    section = page.locator({"compare": "section.compare", "fly": ".instrument-row", "play": PLAYER}[what])
    if what == "fly":
        section.get_by_role("button", name="Fly the route").click()
    else:
        section.locator(".player-speed select").select_option("30")
        section.get_by_role("button", name="Play", exact=True).click()
    rest(page)
    page.clock.run_for(600)
    section.locator(".journey" if what == "fly" else ".player-controls").evaluate("element => element.scrollIntoView({ block: 'start' })")
    rest(page)
    assert moved(page, on_screen=True) == []
    before = section.inner_text()
    for _ in range(25):
        page.clock.run_for(100)
        assert moved(page, on_screen=True) == []
    assert section.inner_text() != before, "it plays"
