"""The planner's comparison of searches, and the downloads of its alternatives, used with the mouse,
by touch and with the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

ROADS = "networks/e-roads/"
ROUTE = ROADS + "routes/lviv/lisbon/"
PLANNED = ROADS + "?from=lviv&to=lisbon"


def compare(page):
    return page.locator("section.compare")


def table(page):
    rows = compare(page).locator(".compare-table tbody tr")
    return {row.locator("th").inner_text().strip(): row.locator("td").all_inner_texts() for row in rows.all()}


def opened(page):
    """Waits until the comparison plays, and shows its last step."""
    compare(page).get_by_role("button", name="Pause").wait_for()
    compare(page).get_by_role("button", name="Last step").click()
    ended(page)


def ended(page):
    compare(page).locator(".compare-maps figure").nth(1).wait_for()
    expect(compare(page).locator(".player-step")).to_contain_text("All have ended.")
    rest(page)


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_compares_as_the_page_of_the_route_does(visit, width, scheme):
    page = visit(width, has_touch=True, scheme=scheme).open(PLANNED)
    button = page.get_by_role("button", name="Compare the searches")
    button.tap()
    expect(compare(page).locator("summary")).to_be_focused()
    expect(compare(page).locator("summary")).to_be_in_viewport()
    opened(page)
    planned = table(page)
    other = visit(width).open(ROUTE + "?compare=dijkstra,a-star")
    ended(other)
    assert planned == table(other) and list(planned) == ["Dijkstra", "A*"]
    for name in ("Greedy best-first", "Bidirectional Dijkstra"):
        compare(page).get_by_role("checkbox", name=name).check(force=True)
    assert len(table(page)) == 4
    expect(page).to_have_url(re.compile(re.escape("?from=lviv&to=lisbon&compare=dijkstra,a-star,greedy,bidirectional") + "$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("y", [0, 500])
def test_a_replay_that_is_asked_for_comes_into_view(visit, y):
    page = visit(height=800).open(PLANNED)
    page.evaluate(f"scrollTo(0, {y})")
    page.get_by_role("button", name="Replay the search").press("Enter")
    replay = page.locator(".planner-player")
    expect(replay.get_by_role("button", name="Pause")).to_be_focused()
    for part in (".player-controls", ".player-step", ".player-why", ".player-counts"):
        expect(replay.locator(part)).to_be_in_viewport(ratio=0.95)


def test_compares_by_keyboard_and_by_address(visit):
    page = visit().open(ROADS + "?from=oslo&to=athens&compare=greedy,bfs&at=9")
    compare(page).locator(".compare-maps figure").nth(1).wait_for()
    expect(compare(page).locator(".player-step")).to_contain_text("Step 9 of ")
    assert list(table(page)) == ["Greedy best-first", "Breadth-first"]
    compare(page).get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("End")
    expect(compare(page).locator(".player-step")).to_contain_text("All have ended.")
    before = table(page)
    page.get_by_role("button", name="Swap the two places").press("Enter")
    expect(page.locator(".planner-status")).to_contain_text("Athens to Oslo")
    expect(compare(page).locator(".compare-table tbody")).not_to_contain_text(before["Breadth-first"][0])
    assert list(table(page)) == ["Greedy best-first", "Breadth-first"]
    compare(page).locator("summary").press("Enter")
    page.wait_for_url(lambda address: "compare" not in address)
    page.get_by_role("button", name="Clear", exact=True).press("Enter")
    expect(compare(page)).to_be_hidden()


def test_a_replay_that_comes_late_is_not_shown_for_other_places(visit):
    one = visit()
    page = one.open(PLANNED)
    late, trees = one.hold("**/search-late.*.js"), one.hold("**/searches/*.json")
    page.get_by_role("button", name="Replay the search").click()
    page.evaluate("""() => {
        history.pushState(null, '', '?from=oslo&to=athens');
        dispatchEvent(new PopStateEvent('popstate'));
    }""")
    late.wait()
    trees.wait()
    late.release()
    trees.release()
    expect(page.locator(".planner-status")).to_contain_text("Oslo to Athens")
    expect(page.locator(".planner-player")).to_be_hidden()
    assert page.locator(".map-overlay .route-casing[d]").count() > 0
    assert page.locator(".map-overlay [hidden] .route-casing[d]").count() == 0


def test_a_comparison_that_plays_stops_for_other_places(visit):
    one = visit(clock=True)
    page = one.open(ROADS + "?from=oslo&to=athens&compare=greedy,bfs&at=9")
    expect(compare(page).locator(".player-step")).to_contain_text("Step 9 of ")
    one.stop_clock()
    compare(page).get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(500)
    expect(compare(page).locator(".player-step")).not_to_contain_text("Step 9 of ")
    trees = one.hold("**/searches/*.json")
    page.evaluate("""() => {
        history.pushState(null, '', '?from=lviv&to=lisbon&compare=greedy,bfs');
        dispatchEvent(new PopStateEvent('popstate'));
    }""")
    trees.wait()
    page.clock.run_for(2000)
    expect(page).to_have_url(re.compile(re.escape("?from=lviv&to=lisbon&compare=greedy,bfs") + "$"))
    one.resume_clock()
    trees.release()
    expect(page.locator(".planner-status")).to_contain_text("Lviv to Lisbon")
    ended(page)
    expect(page).to_have_url(re.compile(re.escape("?from=lviv&to=lisbon&compare=greedy,bfs") + "$"))


def test_places_without_a_way_between_them_can_be_compared(visit):
    page = visit().open(ROADS + "?from=lviv&to=kegen")
    page.get_by_role("button", name="Compare the searches").click()
    opened(page)
    assert [cells[2] for cells in table(page).values()] == ["none yet", "none yet"]
    told = page.locator(".planner-compare").get_by_role("link", name="How the searches work")
    assert told.get_attribute("href").endswith("learn/")


def test_further_ways_are_listed_by_length_and_saved_under_their_own_names(visit):
    page = visit().open(PLANNED)
    ways = page.get_by_role("group", name="Routes", exact=True)
    ways.get_by_role("button").nth(2).wait_for()
    lengths = [int(re.match(r"[\d,]+", text).group().replace(",", "")) for text in ways.locator(".count").all_inner_texts()]
    assert lengths == sorted(lengths) and len(lengths) == 3
    expect(ways).to_contain_text("The shortest route comes first.")
    saved = []
    for way in range(3):
        ways.get_by_role("button").nth(way).press("Enter")
        with page.expect_download() as download:
            page.get_by_role("button", name="GPX", exact=True).click()
        text = open(download.value.path(), encoding="utf-8").read()
        link, title = re.search(r'<link href="([^"]+)"', text).group(1), re.search(r"<name>([^<]+)</name>", text).group(1)
        saved.append((download.value.suggested_filename, link.split("/e-roads/")[1], title))
    assert [name for name, _, _ in saved] == ["lviv-lisbon.gpx", "lviv-lisbon-way-2.gpx", "lviv-lisbon-way-3.gpx"]
    assert [link for _, link, _ in saved] == [
        "routes/lviv/lisbon/", "?from=lviv&amp;to=lisbon&amp;way=1", "?from=lviv&amp;to=lisbon&amp;way=2",
    ]
    assert saved[0][2] == "Lviv to Lisbon" and saved[1][2].startswith("Lviv to Lisbon, by way of ")
    assert saved[1][2] != saved[2][2]


def test_the_replay_shows_the_whole_map_on_a_phone(visit):
    page = visit(360, height=740, has_touch=True).open(PLANNED)
    page.get_by_role("button", name="Replay the search").tap()
    play = page.locator(".planner-player [data-action=play]")
    expect(play).to_be_focused()
    expect(play).to_be_in_viewport()
    expect(page.locator("main .map-frame").first).to_be_in_viewport(ratio=0.99)
