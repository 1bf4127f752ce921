"""The lessons: their order, their questions, and the figures that only they contain."""

import re

import pytest
from playwright.sync_api import expect

COURSE = [
    "bfs", "dijkstra", "a-star", "bidirectional", "hierarchies", "alternatives", "closed-links", "board",
    "names", "great-circles", "projections", "drawing",
]


def panel(page, kind):
    """Waits until the panel of a figure is shown. Returns the figure instead of the panel, because
    the figure's list and results can be outside the panel."""
    found = page.locator(f".figure-{kind}").first
    found.scroll_into_view_if_needed()
    found.locator(".figure-panel").first.wait_for()
    return found


def words(page, kind):
    return panel(page, kind).locator(".player-step:not(.finder-answer)")


def test_the_lessons_are_a_course(visit):
    page = visit().open("learn/")
    links = page.locator(".course a")
    paths = [re.search(r"learn/([^/]+)/$", link.evaluate("a => a.href")).group(1) for link in links.all()]
    assert paths == COURSE
    assert "Style" not in page.locator("main").inner_text()
    links.first.click()
    for path in COURSE[1:]:
        page.locator("a[rel=next]").click()
        expect(page).to_have_url(re.compile(f"learn/{path}/$"))
        expect(page.locator("details.question summary")).to_have_count(1)
    page.locator("details.question summary").press("Enter")
    expect(page.locator("details.question p")).to_be_visible()


@pytest.mark.parametrize("width", (1280, 360))
def test_a_hierarchy_is_prepared_and_asked(visit, width):
    page = visit(width, 900).open("learn/hierarchies/")
    figure = panel(page, "hierarchy")
    expect(words(page, "hierarchy")).to_contain_text("The route has 4 steps")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    figure.get_by_role("button", name="Last step").click()
    expect(words(page, "hierarchy")).to_have_text(
        "With shortcuts replaced: 12 links, 703\u00a0km. Together, the two sides settled 12 places.")
    assert figure.locator(".pseudocode [aria-current]").inner_text().startswith("replace each shortcut")
    figure.locator("input[value=prepare]").focus()
    page.keyboard.press("Space")
    expect(words(page, "hierarchy")).to_contain_text("25 places and 37 links")
    figure.get_by_role("button", name="One step forward").press("Enter")
    expect(words(page, "hierarchy")).to_contain_text("Hamburg is taken out and gets level 1.")
    figure.get_by_label("From").focus()
    figure.get_by_label("From").select_option("Berlin")
    expect(words(page, "hierarchy")).to_contain_text("The route has")


def test_a_name_is_found_by_halving(visit):
    page = visit().open("learn/names/")
    figure = panel(page, "names")
    expect(words(page, "names")).to_have_text("1 name begins with “lis”, found with 10 comparisons.")
    field = figure.get_by_label("Beginning of a name")
    field.fill("lisbno")
    expect(words(page, "names")).to_contain_text("One edit away: 1 name.")
    assert figure.locator(".halving-answers").inner_text() == "Lisbon"
    figure.get_by_role("button", name="First step").click()
    assert figure.locator(".halving li:visible").count() == 0
    figure.get_by_role("button", name="Ask the finder").click()
    expect(figure.locator(".finder-answer")).to_contain_text("Did you mean Lisbon (PT)")
    field.fill("zzz")
    expect(words(page, "names")).to_contain_text("No name is one edit away.")


def test_the_ends_of_a_great_circle_move(visit):
    page = visit().open("learn/great-circles/")
    panel(page, "sphere")
    expect(words(page, "sphere")).to_contain_text("Great circle: 6,165 km.")
    start = page.locator(".figure-sphere .handle").first
    start.focus()
    page.keyboard.press("ArrowUp")
    expect(start).to_have_attribute("aria-label", re.compile("^Start, 42.4°\u00a0N 2.2°\u00a0E"))
    box = start.locator(".hit").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 60, steps=3)
    page.mouse.up()
    expect(start).not_to_have_attribute("aria-label", re.compile("^Start, 42.4"))
    # The start is no longer at a city. Choosing a city from the list moves it back.
    origin = panel(page, "sphere").get_by_label("From", exact=True)
    assert origin.input_value() == ""
    origin.focus()
    origin.select_option("Barcelona")
    expect(words(page, "sphere")).to_contain_text("Great circle: 6,165 km.")
    goal = panel(page, "sphere").get_by_label("To", exact=True)
    goal.focus()
    goal.select_option("Beijing")
    expect(words(page, "sphere")).to_contain_text("its middle is at")


def test_a_hand_is_changed(visit):
    page = visit().open("learn/board/")
    trip = panel(page, "trip")
    exact = trip.locator(".figure-queue tr", has_text="Exact").locator("td")
    expect(exact).to_have_text("24 steps")
    # The numbers that the text states for no tickets and for four tickets.
    trip.get_by_role("radio", name="0 tickets", exact=True).check(force=True)
    expect(exact).to_have_text("37 steps")
    trip.get_by_role("radio", name="4 tickets", exact=True).check(force=True)
    expect(exact).to_have_text("24 steps")
    city = trip.get_by_label("Place 1", exact=True)
    city.focus()
    city.select_option("Uzhhorod")
    expect(exact).not_to_have_text("24 steps")
    expect(trip.locator(".map-overlay .labels")).to_contain_text("Uzhhorod")
    # A city of the hand cannot be added a second time.
    city.select_option("Lutsk")
    expect(city.locator("option:checked")).to_have_text("Uzhhorod")


def test_an_overestimate_costs(visit):
    page = visit().open("learn/a-star/")
    figure = page.locator(".figure-search").nth(1)
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".figure-outcome")).to_contain_text("59.7 %")
    weight = figure.get_by_label("Weight of the estimate")
    weight.fill("4")
    expect(figure.locator(".figure-outcome")).to_contain_text("the shortest route")


def test_lessons_fit_a_narrow_phone(visit):
    page = visit(360, 740).open("learn/bidirectional/")
    panel(page, "search")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


# For each lesson with steps, the kind of its figure.
FIGURES = {
    "bfs": "search", "dijkstra": "search", "a-star": "search", "bidirectional": "search", "hierarchies": "hierarchy",
    "alternatives": "alternatives", "closed-links": "search", "board": "trip", "names": "names",
    "great-circles": "sphere", "projections": "projection", "drawing": "path",
}

# A script that moves all figures of a page far below the window.
FAR = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main::before { content: ""; display: block; height: 4000px }');
  document.adoptedStyleSheets = [sheet];
"""
# The number of data files that the figure of a lesson loads, if it is not one.
DATA = {"a-star": 2, "bidirectional": 2, "drawing": 0}


@pytest.mark.parametrize("lesson", FIGURES)
def test_the_data_of_a_figure_come_beside_its_script(visit, lesson):
    made = visit()
    data, files = [], set()
    made.page.on("request", lambda request: request.url.endswith(".json") and data.append(request.url))
    made.page.on("request", lambda request: files.add(request.url.rpartition("/")[2]))
    made.page.add_init_script(FAR)
    page = made.open(f"learn/{lesson}/")
    script = made.hold(f"**/assets/{FIGURES[lesson]}.*.js")
    assert not data and not script.routes
    figure = page.locator(".live-figure").first
    figure.evaluate("figure => figure.scrollIntoView()")
    script.wait()
    count = DATA.get(lesson, 1)
    made.until(lambda: len(data) >= count, "the data")
    imports = {path.rpartition("/")[2] for path in figure.get_attribute("data-imports").split()}
    made.until(lambda: imports <= files, "the files that the script imports")
    script.release()
    expect(figure).to_have_class(re.compile(r"\bis-live\b"))
    assert len(data) == count, data


# The positions of the parts that a reader on a phone must see at the same time, as distances from
# the top of the window.
PARTS = """figure => {
  const box = (part) => figure.querySelector(part)?.getBoundingClientRect();
  const lines = box('.pseudocode');
  const lit = [...figure.querySelectorAll('.pseudocode [aria-current]')].map((line) => line.getBoundingClientRect());
  return {
    ends: ['.map-frame, svg', '.figure-queue', '.pseudocode', '.player-controls'].map((part) => box(part)?.bottom ?? 0),
    // The lines that an edge of the list cuts through.
    cut: [...figure.querySelectorAll('.pseudocode code')].flatMap((line) => [...line.getClientRects()]).filter(({ top, bottom }) => {
      const middle = (top + bottom) / 2;
      return Math.min(Math.abs(middle - lines.top), Math.abs(middle - lines.bottom)) < 8;
    }).length,
    isLit: lit.some(({ top, bottom }) => top >= lines.top - 1 && bottom <= lines.bottom + 1),
  };
}"""


@pytest.mark.parametrize("lesson", FIGURES)
def test_a_step_fits_a_phone(visit, lesson):
    """The map, the queue, the highlighted line and the buttons fit on one screen at every step."""
    page = visit(360, 640, reduced_motion="reduce").open(f"learn/{lesson}/")
    figure = page.locator(f".figure-{FIGURES[lesson]}").first
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_class(re.compile(r"\bis-live\b"))
    back = figure.get_by_role("button", name="One step back", exact=True)
    figure.get_by_role("button", name="Last step", exact=True).click()
    for _ in range(3):
        figure.evaluate("figure => figure.scrollIntoView({ block: 'start', behavior: 'instant' })")
        parts = figure.evaluate(PARTS)
        assert max(parts["ends"]) <= 640, parts
        assert parts["isLit"] and parts["cut"] == 0, parts
        back.click()


def test_names_on_small_maps_can_be_read(visit):
    page = visit(360, 640).open("learn/bfs/")
    figure = panel(page, "compare")
    for name in figure.locator(".figure-maps .labels text").all():
        assert name.bounding_box()["height"] >= 11


def test_candidates_are_refused_or_shown(visit):
    page = visit().open("learn/alternatives/")
    figure = panel(page, "alternatives")
    expect(words(page, "alternatives")).to_contain_text("Shown: the part that it shares")
    expect(figure.locator(".pseudocode [aria-current]").last).to_have_text("show it")
    figure.get_by_role("button", name="First step").click()
    expect(words(page, "alternatives")).to_contain_text("to examine.")
    figure.get_by_role("button", name="One step forward").click()
    expect(words(page, "alternatives")).to_contain_text("Candidate 1 of")
    assert page.locator(".figure-alternatives .figure-fact").count() == 1
    figure.get_by_label("To", exact=True).focus()
    figure.get_by_label("To", exact=True).select_option("Lisbon")
    expect(words(page, "alternatives")).to_contain_text("Candidate ")
    # The fact in the caption was removed, because it described the route to Rome.
    assert page.locator(".figure-alternatives .figure-fact").count() == 0


def test_the_commands_of_a_path(visit):
    page = visit().open("learn/drawing/")
    figure = page.locator(".figure-path").first
    figure.scroll_into_view_if_needed()
    lit = figure.locator(".pseudocode [aria-current]")
    expect(lit).to_have_text("return triangle.fill(orange)")
    figure.get_by_role("button", name="First step").click()
    for line, told in [
        ("path.move(to: Point(x: frame.midX, y: frame.minY))", "The pen is put down at 80, 0."),
        ("path.addLine(to: Point(x: frame.maxX, y: frame.maxY))", "A straight line to 160, 160."),
        ("path.addLine(to: Point(x: frame.minX, y: frame.maxY))", "A straight line to 0, 160."),
        ("path.closeSubpath()", "A straight line back to the start, 80, 0."),
    ]:
        figure.get_by_role("button", name="One step forward").click()
        expect(lit).to_contain_text(line)
        expect(figure.locator(".player-step")).to_have_text(told)


def test_a_map_far_from_the_window_is_not_loaded(visit):
    made = visit()
    asked = []
    made.page.on("request", lambda request: asked.append(request.url))
    page = made.open("learn/a-star/")
    assert not [url for url in asked if "hover-north-america" in url]
    figure = page.locator(".figure-search").nth(1)
    height = figure.locator(".map-frame").bounding_box()["height"]
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".map-base")).to_be_visible()
    assert abs(figure.locator(".map-frame").bounding_box()["height"] - height) < 1


def test_lessons_are_read_without_scripts(reader):
    one = reader(scripts=False)
    for path in ("hierarchies", "names", "great-circles"):
        page = one.open(f"learn/{path}/")
        assert page.locator(".live-figure img").first.is_visible()
        assert page.locator(".live-figure figcaption").first.is_visible()
