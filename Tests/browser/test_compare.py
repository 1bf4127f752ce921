"""Searches side by side, on route pages and on the page that explains searches."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

ROADS = "networks/e-roads/routes/lviv/lisbon/"
BOARD = "networks/ukraine-board/routes/lviv/kharkiv/"
LEARN = "learn/algorithms/"
SUMMARY = "Watch them side by side"


def compare(page):
    return page.locator("section.compare")


def words(page):
    return compare(page).locator(".player-step").inner_text()


def rows(page):
    """Returns the cells of the table, keyed by search: the settled places, the relaxed links, the
    route, and its excess cost."""
    return {
        row.locator("th").inner_text().strip(): [cell.strip() for cell in row.locator("td").all_inner_texts()]
        for row in compare(page).locator(".compare-table tbody tr").all()
    }


def press(page, name):
    compare(page).get_by_role("button", name=name, exact=True).click()


def opened(page):
    """Opens the comparison, which starts to play, and goes to its last step."""
    page.locator(".compare summary").click()
    compare(page).locator(".compare-maps figure").first.wait_for()
    expect(compare(page).get_by_role("button", name="Pause")).to_be_visible()
    press(page, "Last step")
    rest(page)
    return page


def test_opens_when_asked(visit):
    page = visit().open(ROADS)
    assert compare(page).locator("figure.map").count() == 0
    opened(page)
    assert compare(page).locator("figure.map strong").all_inner_texts() == ["Dijkstra", "A*"]
    table = rows(page)
    page_table = page.locator("table.comparison tbody tr")
    for title in ["Dijkstra", "A*"]:
        row = page_table.filter(has=page.locator("th", has_text=re.compile(f"^{re.escape(title)}$")))
        settled, relaxed, length, above = [cell.strip() for cell in row.locator("td").all_inner_texts()]
        assert table[title] == [f"{settled} of {settled}", relaxed, length, above]
    assert "All have ended." in words(page)
    page.locator(".compare summary").press("Enter")
    expect(page).to_have_url(re.compile(re.escape(ROADS) + "$"))


def test_two_to_four_of_them(visit):
    page = opened(visit().open(ROADS))
    for name in ["Greedy best-first", "Breadth-first"]:
        compare(page).get_by_role("checkbox", name=name).check(force=True)
    assert len(rows(page)) == 4
    expect(page).to_have_url(re.compile(re.escape("?compare=dijkstra,a-star,greedy,bfs") + "$"))
    assert rows(page)["Greedy best-first"][3].startswith("+")
    compare(page).get_by_role("checkbox", name="Bidirectional Dijkstra").click(force=True)
    assert "At most four" in words(page)
    assert len(rows(page)) == 4
    for name in ["Dijkstra", "A*"]:
        compare(page).get_by_role("checkbox", name=name, exact=True).uncheck(force=True)
    compare(page).get_by_role("checkbox", name="Breadth-first").click(force=True)
    assert "Choose at least two" in words(page)
    assert list(rows(page)) == ["Greedy best-first", "Breadth-first"]
    page.go_back()
    expect(compare(page).locator("tbody tr")).to_have_count(3)


def test_step_by_step_all_are_at_the_same_step(visit):
    page = visit().open(ROADS + "?compare=dijkstra,a-star&at=100")
    assert words(page).startswith("Step 100 of ")
    assert compare(page).locator("figcaption .count").all_inner_texts() == ["step 100 of 1,987", "step 100 of 745"]
    press(page, "One step forward")
    assert words(page).startswith("Step 101 of ")
    page.wait_for_url("**at=101")


def test_place_by_place_all_have_settled_as_many(visit):
    page = visit().open(ROADS + "?compare=dijkstra,a-star,bidirectional&pace=settled&at=40")
    assert words(page).startswith("Place 40 of ")
    assert [row[0].split(" ")[0] for row in rows(page).values()] == ["40", "40", "40"]
    for name in ["settled"]:
        for figure in compare(page).locator("figure.map").all():
            assert figure.locator(f".{name}:not([hidden])").count() == 40
    compare(page).get_by_role("radio", name="Step by step").check(force=True)
    assert "pace" not in page.url
    page.go_back()
    assert words(page).startswith("Place ")


def test_a_state_is_a_link(visit):
    page = visit().open(ROADS + "?algorithm=a-star&step=31&compare=greedy,bfs&pace=settled&at=12")
    assert list(rows(page)) == ["Greedy best-first", "Breadth-first"]
    assert words(page).startswith("Place 12 of ")
    player = page.locator("section.player:not(.compare) .player-step")
    assert player.inner_text().startswith("Step 31 of ")
    page.reload()
    rest(page)
    assert words(page).startswith("Place 12 of ")
    assert player.inner_text().startswith("Step 31 of ")


@pytest.mark.parametrize("search", ["?compare=none", "?compare=a-star", "?compare=a-star,a-star&at=x"])
def test_an_address_that_means_little_shows_the_first_two(visit, search):
    page = visit().open(ROADS + search)
    assert list(rows(page)) == ["Dijkstra", "A*"]


@pytest.mark.parametrize("width,scheme", [(360, "dark"), (1280, "light")])
def test_plays_by_touch_and_by_key(visit, width, scheme):
    page = visit(width, 740, scheme, has_touch=True).open(BOARD)
    page.locator(".compare summary").tap()
    compare(page).locator("figure.map").first.wait_for()
    compare(page).get_by_role("button", name="First step").tap()
    assert words(page).startswith("Step 0 of ")
    page.keyboard.press("ArrowRight")
    assert words(page).startswith("Step 1 of ")
    page.keyboard.press("End")
    assert "All have ended." in words(page)
    page.keyboard.press("Home")
    compare(page).locator(".player-speed select").select_option("60")
    compare(page).get_by_role("button", name="Play", exact=True).tap()
    expect(compare(page).locator(".player-step")).to_contain_text("All have ended.")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = compare(page).locator("figure.map").first.bounding_box()
    assert box["width"] >= 280


def test_the_maps_zoom_together(visit):
    page = opened(visit().open(ROADS))
    frames = compare(page).locator(".compare-maps .map-frame")
    compare(page).locator(".compare-maps button[aria-label='Zoom in']").first.click()
    expect(frames.nth(1)).to_have_class(re.compile("zoomed"))
    rest(page)
    zooms = frames.evaluate_all("all => all.map((frame) => frame.firstElementChild.style.getPropertyValue('--map-zoom'))")
    assert zooms[0] == zooms[1] and float(zooms[0]) > 1
    # A map that is added later shows the same view.
    compare(page).get_by_role("checkbox", name="Greedy best-first").check(force=True)
    expect(frames).to_have_count(3)
    rest(page)
    assert set(frames.evaluate_all("all => all.map((frame) => frame.firstElementChild.style.getPropertyValue('--map-zoom'))")) == {zooms[0]}
    compare(page).locator(".compare-maps button[aria-label='Whole map']").nth(1).click()
    expect(compare(page).locator(".compare-maps .map-frame.zoomed")).to_have_count(0)


def test_the_chart_says_what_it_shows(visit):
    page = opened(visit().open(ROADS))
    chart = compare(page).get_by_role("img", name=re.compile("^The frontier of each search"))
    assert re.search(r"Dijkstra \d+ and A\* \d+\.$", chart.get_attribute("aria-label"))
    assert chart.locator(".plot-line").count() == 2
    dashes = chart.locator(".plot-line").evaluate_all("lines => lines.map((line) => getComputedStyle(line).strokeDasharray)")
    assert len(set(dashes)) == 2, "lines differ by more than colour"


def test_the_page_of_all_searches_needs_no_scripts(visit):
    page = visit(scripts=False).open(LEARN)
    assert page.locator("section.lesson").count() == 5
    for lesson in page.locator("section.lesson").all():
        assert lesson.locator(".map-overlay .settled-dots").count() >= 1
        assert lesson.locator(".map-overlay .route-line").count() >= 1
        assert "ettled" in lesson.inner_text()
    assert page.locator("table.comparison tbody tr").count() == 5
    assert not compare(page).is_visible()


def test_the_page_of_all_searches_plays(visit):
    page = visit().open(LEARN)
    # The comparison is loaded when the reader scrolls close to it.
    compare(page).scroll_into_view_if_needed()
    compare(page).locator("figure.map").first.wait_for()
    press(page, "First step")
    assert words(page).startswith("Step 0 of ")
    expect(page).to_have_url(re.compile(re.escape("at=0")))
    page.go_back()


def test_the_pictures_are_where_the_searches_end(visit):
    """The generator's picture of each search equals the last step of the replay."""
    page = visit().open(LEARN + "?compare=dijkstra,a-star,greedy,bidirectional")
    compare(page).locator("figure.map").nth(3).wait_for()
    ids = ["dijkstra", "a-star", "greedy", "bidirectional"]
    for index, name in enumerate(ids):
        drawn = page.locator(f"section[aria-labelledby={name}] .map-overlay")
        dots = drawn.locator(".settled-dots").evaluate_all(
            "paths => paths.reduce((sum, path) => sum + (path.getAttribute('d').match(/h0/g) ?? []).length, 0)"
        )
        played = compare(page).locator("figure.map").nth(index)
        assert dots == played.locator(".settled:not([hidden])").count(), name
        assert drawn.locator(".frontier").count() == played.locator(".frontier:not([hidden])").count(), name
