"""Live figures in texts, tested on the page of the manual that has one of each kind."""

import re

import pytest
from playwright.sync_api import expect

PAGE = "manual/figures/"


def figure(page, kind):
    section = page.locator(f".live-figure[data-figure={kind}]")
    section.scroll_into_view_if_needed()
    expect(section).to_have_class(re.compile(r"\bis-live\b"))
    return section


def spot(section, mark):
    """The centre of a marker on a figure's map, in coordinates of the screen."""
    box = section.locator(f".map-overlay > {mark}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_nothing_is_loaded_before_a_figure_is_near(visit):
    made = visit()
    asked = []
    made.page.on("request", lambda request: asked.append(request.url))
    page = made.open(PAGE)
    assert not [url for url in asked if "/data/networks/" in url and url.endswith(".json")]
    assert not [url for url in asked if re.search(r"/(search|compare|trip|projection)\.\w+\.js", url)]
    section = figure(page, "search")
    assert [url for url in asked if re.search(r"/search\.\w+\.js", url)]
    assert not [url for url in asked if re.search(r"/projection\.\w+\.js", url)]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(section.locator(".figure-queue tbody tr")).to_have_count(8)


def test_a_search_answers_the_hand(visit):
    page = visit(height=1400).open(PAGE)
    section = figure(page, "search")
    outcome, words = section.locator(".figure-outcome"), section.locator(".player-step")
    expect(outcome).to_contain_text("Found: ")
    # Changes the weight with the keyboard. With weight 0, A* settles as many places as Dijkstra.
    weight = section.locator(".figure-weight input")
    weight.focus()
    page.keyboard.press("Home")
    expect(section.locator(".figure-weight output")).to_have_text("0: Dijkstra")
    settled, dijkstra = re.findall(r"([\d,]+) places", outcome.inner_text())
    assert settled == dijkstra
    page.keyboard.press("End")
    expect(section.locator(".figure-weight output")).to_have_text("10: nearly greedy")
    settled, dijkstra = re.findall(r"([\d,]+) places?", outcome.inner_text())
    assert int(settled) < int(dijkstra)
    # Each step highlights the lines of pseudocode that it executes.
    section.get_by_role("button", name="First step").click()
    expect(words).to_contain_text("Step 0 of ")
    lit = section.locator(".pseudocode [aria-current=step]")
    expect(lit.first).to_have_text("queue ← start, at cost 0")
    section.get_by_role("button", name="One step forward").click()
    expect(lit.last).to_contain_text("settle u")
    # Screen readers announce a step that the reader has requested.
    expect(words).to_have_attribute("aria-live", "polite")
    expect(section.locator(".figure-queue tbody th").first).to_have_text("The queue is empty.")
    before = outcome.inner_text()
    section.get_by_role("button", name="Close", exact=True).click()
    expect(outcome).not_to_have_text(before)
    section.get_by_role("button", name="Reset").click()
    expect(outcome).to_have_text(before)
    amount = section.locator(".figure-links input")
    # A negative cost is refused, and stays in the field until the reader corrects it.
    amount.fill("-1")
    amount.press("Enter")
    expect(amount).to_have_value("-1")
    expect(amount).to_be_focused()
    assert not amount.evaluate("field => field.checkValidity()")
    expect(outcome).to_have_text(before)
    amount.fill("4000")
    amount.press("Enter")
    expect(outcome).not_to_have_text(before)
    section.get_by_role("button", name="Reset").click()
    expect(outcome).to_have_text(before)
    expect(section.get_by_label("Link", exact=True)).to_be_focused()
    section.get_by_label("From", exact=True).focus()
    section.get_by_label("From", exact=True).select_option(label="Kyiv")
    expect(outcome).not_to_have_text(before)
    # Screen readers announce the result instead of the step. The caption no longer describes the
    # first route.
    expect(words).to_have_attribute("aria-live", "off")
    expect(section.locator(".figure-fact")).to_have_count(0)
    after = outcome.inner_text()
    x, y = spot(section, ".goal")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 10, steps=4)
    expect(outcome).not_to_have_text(after)
    after = outcome.inner_text()
    page.mouse.move(x - 240, y + 40, steps=4)
    page.mouse.up()
    expect(outcome).not_to_have_text(after)
    assert section.get_by_label("To", exact=True).evaluate("list => list.selectedOptions[0].text") != "Vienna"
    section.get_by_text("Breadth-first").click()
    expect(weight).to_be_disabled()
    expect(section.locator(".pseudocode")).to_contain_text("longest in the queue")


def test_searches_are_compared_and_trips_replayed(visit):
    page = visit().open(PAGE)
    compare = figure(page, "compare")
    expect(compare.locator(".figure-maps .map-frame")).to_have_count(4)
    expect(compare.locator(".player-step")).to_contain_text(re.compile(r"^Step [\d,]+ of .*Places settled: Dijkstra \d+"))
    # The numbers of the live figure equal those in the static table.
    row = compare.locator("table.comparison tbody tr", has_text="A*").locator("td").first
    expect(compare.locator(".figure-maps p", has_text="A*")).to_contain_text(f"{row.inner_text().strip()} places, ended")
    trip = figure(page, "trip")
    # The cities keep their labels.
    names = trip.locator(".map-overlay > .labels text:visible").all_text_contents()
    cities = re.search(r"through (.*), in this order", trip.locator("figcaption").inner_text())[1]
    assert not set(re.split(", | and ", cities)) - set(names)
    best = trip.locator("figcaption").inner_text()
    expect(trip.locator(".player-step")).to_contain_text("All orders have been tried")
    steps = re.search(r"(\d+)\u00a0steps", best)[0]
    expect(trip.locator(".figure-queue tr", has_text="Brute force").locator("td")).to_have_text(steps)
    trip.get_by_text("Nearest neighbour", exact=True).first.click()
    expect(trip.locator(".player-step")).to_contain_text("It has tried every start, and always went to the nearest unvisited place")
    trip.get_by_role("button", name="First step").click()
    expect(trip.locator(".player-step")).to_contain_text("nothing has been examined yet")


@pytest.mark.parametrize("width", [360, 1280])
def test_projections_are_changed_and_areas_compared(visit, width):
    page = visit(width, reduced_motion="reduce").open(PAGE)
    section = figure(page, "projection")
    shapes = section.locator(".projected path.far")
    equal = shapes.bounding_box()["height"]
    section.get_by_text("Mercator", exact=True).first.click()
    expect(section.locator("svg.projected")).to_have_attribute("aria-label", "The world in the Mercator projection")
    expect(section.locator("figcaption")).to_contain_text("The world in the Mercator projection")
    assert shapes.bounding_box()["height"] > 1.5 * equal
    row = section.locator(".area-table tbody tr", has_text="Mercator").locator("td")
    growth = float(row.nth(0).inner_text().split()[0])
    assert 10 < growth < 30
    compared = section.get_by_label("Compare", exact=True)
    compared.focus()
    compared.select_option(label="Ukraine")
    assert float(row.nth(0).inner_text().split()[0]) < 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_map_in_a_text_has_no_room_for_buttons(reader):
    page = reader(360).open(PAGE)
    figure = page.locator(".prose > figure.map").first
    caption, whole = figure.locator("figcaption").bounding_box(), figure.bounding_box()
    assert caption["width"] == whole["width"]
    assert caption["y"] + caption["height"] == pytest.approx(whole["y"] + whole["height"], abs=1)


def test_without_scripts_each_is_a_map_with_a_sentence(reader):
    page = reader(scripts=False).open(PAGE)
    for kind in ["search", "compare", "trip", "projection"]:
        section = page.locator(f".live-figure[data-figure={kind}]")
        expect(section.locator("figure.map img")).to_be_visible()
        expect(section.locator("figcaption")).not_to_be_empty()
    assert not page.locator(".figure-panel").count()


def test_a_figure_that_cannot_be_loaded_is_tried_again(visit):
    made = visit()
    made.expect_failure("*/data/maps/outlines.json")
    made.page.route("**/data/maps/outlines.json", lambda route: route.abort())
    page = made.open(PAGE)
    section = page.locator(".live-figure[data-figure=projection]")
    section.scroll_into_view_if_needed()
    expect(section.locator(".figure-failure")).to_contain_text("Couldn’t load the live figure.")
    expect(section.locator("img")).to_be_visible()
    page.unroute("**/data/maps/outlines.json")
    section.get_by_role("button", name="Try again").click()
    expect(section.locator("svg.projected")).to_be_visible()
    expect(section.locator(".figure-failure")).to_have_count(0)
