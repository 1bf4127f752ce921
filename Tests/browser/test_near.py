"""Nearby places on the finder's page, on maps, and around the reader; also on a place's page
without scripts."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest


def rows(page, term):
    return page.locator(".finder-facts div", has=page.locator("dt", has_text=re.compile(f"^{term}$"))).locator("dd")


def test_a_place_is_shown_with_all_that_is_known(reader):
    page = reader().open("find/?id=702550")
    expect(page.locator(".finder-title")).to_have_text("Lviv")
    expect(rows(page, "Position")).to_contain_text("49.8383, 24.0232")
    expect(rows(page, "Position")).to_contain_text("49°50′18″N 24°01′24″E")
    expect(rows(page, "Time zone")).to_contain_text(re.compile(r"Europe/Kyiv.*now \w+day \d\d:\d\d \(GMT\+[23]\)"))
    expect(rows(page, "On networks").locator("a").first).to_have_text("E-roads")
    expect(rows(page, "To share").locator("a")).to_have_attribute("href", re.compile(r"/find/\?id=702550$"))
    expect(rows(page, "Page").locator("a")).to_have_attribute("href", re.compile(r"/places/ua/lviv/$"))
    near = page.locator(".finder-more")
    expect(near).to_contain_text(re.compile(r"The finder knows \d+ other places there"))
    expect(near.locator("a", has_text="Drohobych")).to_have_attribute("href", re.compile("/places/ua/drohobych/"))
    hebrew = near.locator("tr", has_text="Hebrew script").locator("td")
    assert hebrew.get_attribute("dir") == "rtl"
    assert hebrew.locator("bdi").first.get_attribute("lang") == "he"


def test_the_page_and_the_finder_say_the_same(reader):
    """The generator and the browser list the same nearby places, and the same names, grouped by
    writing system."""
    page = reader().open("find/?id=702550")
    expect(page.locator(".finder-more table")).to_be_visible()
    lists = "els => els.map(e => e.textContent.trim())"
    found = page.locator(".near-columns li").evaluate_all(lists)
    names = page.locator(".script-names tr").evaluate_all(
        "rows => rows.map(r => [r.cells[0].textContent, [...r.querySelectorAll('bdi')].map(b => b.textContent).sort()])"
    )
    page = reader(scripts=False).open("places/ua/lviv/")
    plain = page.locator("#nearby ~ ul li").evaluate_all(lists)
    table = page.locator(".script-names tr").evaluate_all(
        "rows => rows.map(r => [r.cells[0].textContent, [...r.querySelectorAll('bdi')].map(b => b.textContent).sort()])"
    )
    # Unlike the generator's page, the finder adds the country to the name of a place abroad.
    assert [re.sub(r", Poland", "", text) for text in found] == plain
    assert names == table


def test_the_last_place_is_said(visit):
    page = visit().open("find/?id=702550")
    expect(page.locator(".finder-title")).to_have_text("Lviv")
    assert rows(page, "From your last place").count() == 0
    page.locator("#finder-query").fill("kyiv")
    page.keyboard.press("Enter")
    expect(page.locator(".finder-title")).to_have_text("Kyiv")
    expect(rows(page, "From your last place")).to_have_text("468 km east of Lviv")
    page.go_back()
    expect(page.locator(".finder-title")).to_have_text("Lviv")
    expect(rows(page, "From your last place")).to_have_text("468 km west of Kyiv")


def test_a_neighbour_without_a_page_can_be_opened_and_shared(reader):
    page = reader().open("find/?id=702550")
    page.locator(".near-columns a", has_text="Novyi Lviv").click()
    expect(page.locator(".finder-title")).to_have_text("Novyi Lviv")
    page.wait_for_url(re.compile(r"/find/\?id=\d+$"))
    expect(rows(page, "Where")).to_have_text("Lviv Oblast, Ukraine")


@pytest.mark.parametrize("query,words", [
    ("?id=999999999", "There is no place with the id"), ("?id=x%3Cb%3E", "An id is a whole number"),
    ("?at=0,0", "There is no place at this position"), ("?at=999,x", "There is no place at this position"),
    ("?id=-1", "An id is a whole number"), ("?at=%00", "There is no place at this position"),
])
def test_addresses_that_lead_nowhere_are_told(reader, query, words):
    page = reader().open("find/" + query)
    expect(page.locator(".finder-status")).to_contain_text(words)
    expect(page.locator(".finder-answer")).to_be_hidden()


def test_near_me(visit):
    one = visit(geolocation={"latitude": 48.2082, "longitude": 16.3738}, permissions=["geolocation"])
    page = one.open("find/")
    page.get_by_role("button", name="Near me").click()
    expect(page.locator(".near-me li").first).to_contain_text("Vienna, Austria")
    expect(page.locator(".near-me")).to_contain_text("stays in this browser")


def test_a_refused_position_is_told(visit):
    one = visit()
    page = one.open("find/")
    page.get_by_role("button", name="Near me").click()
    expect(page.locator(".near-me")).to_contain_text("permission was denied")


MAPS = [
    ("countries/ukraine/", "a network"), ("networks/e-roads/", "E-roads"),
    ("networks/e-roads/routes/lviv/lisbon/", "E-roads"), ("networks/e-roads/roads/e40/", "E-roads"),
    ("places/ua/lviv/", "a network"), ("", "E-roads"), ("learn/algorithms/", "E-roads"),
    ("networks/portugal/", "Portugal"),
]


@pytest.mark.parametrize("path,network", MAPS)
@pytest.mark.parametrize("width", [360, 1280])
def test_a_click_on_any_map_names_what_is_near(reader, path, network, width):
    page = reader(width).open(path)
    figure = page.locator("figure.map").first
    overlay = figure.locator("svg.map-overlay, svg.map-world").first
    overlay.evaluate("svg => svg.scrollIntoView({ block: 'center' })")
    rest(page)
    box = overlay.bounding_box()
    # A point outside all links and buttons.
    spot = overlay.evaluate("""svg => {
      const box = svg.getBoundingClientRect();
      for (let y = 0.3; y < 0.8; y += 0.05) for (let x = 0.3; x < 0.8; x += 0.05) {
        const at = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
        if (at && at.closest('figure') === svg.closest('figure') && !at.closest('a, button')) return { x: x * box.width, y: y * box.height };
      }
    }""")
    answer = figure.locator(".near-answer")
    if figure.locator(".choosing").count():
        # If clicks on a map choose a place, they query the map only while the button is pressed.
        page.get_by_role("button", name="What is here?").first.evaluate("button => button.click()")
    page.mouse.click(box["x"] + spot["x"], box["y"] + spot["y"])
    expect(answer).to_contain_text("Nearest places:")
    expect(answer.locator("li")).to_have_count(4)
    expect(answer).to_contain_text(re.compile(f"Nearest on ({network})"))
    mark = figure.locator("circle.here").bounding_box()
    assert abs(mark["x"] + mark["width"] / 2 - box["x"] - spot["x"]) < 2
    assert abs(mark["y"] + mark["height"] / 2 - box["y"] - spot["y"]) < 2
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_place_under_the_click_is_meant(reader):
    """A click beside Lviv's ring on the map of Ukraine finds Lviv, or its neighbour Vynnyky."""
    page = reader().open("find/?id=702550")
    expect(page.locator(".found-ring")).to_be_visible()
    page = reader().open("places/ua/lviv/")
    box = page.locator(".map-overlay .ring").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2 + 6, box["y"] + box["height"] / 2)
    expect(page.locator(".near-answer li")).to_have_count(4)
    km = page.locator(".near-answer li", has_text=re.compile("^Lviv"))
    text = page.locator(".near-answer").inner_text()
    assert km.count() == 1 or "Vynnyky" in text, text


def test_the_keyboard_asks_too(reader):
    page = reader().open("countries/ukraine/")
    button = page.get_by_role("button", name="What is here?").first
    button.focus()
    page.keyboard.press("Enter")
    answer = page.locator(".near-answer").first
    expect(answer.locator("li")).to_have_count(4)
    before = answer.inner_text()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(answer).not_to_have_text(before)
    expect(answer).to_contain_text("Nearest places:")


def test_a_link_on_a_map_leads_where_it_says(reader):
    page = reader().open("countries/ukraine/")
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.locator(".map-overlay a").first.click()
    page.wait_for_url(re.compile("/places/ua/"))
    assert not [url for url in requests if "/data/find/near/" in url]


def test_a_board_names_the_nearest_node(reader):
    page = reader().open("networks/ukraine-board/")
    page.get_by_role("button", name="What is here?").first.click()
    expect(page.locator(".near-answer").first).to_contain_text("Nearest on Ukraine, the board game: Uman.")


@pytest.mark.parametrize("path", ["countries/ukraine/", "networks/ukraine/"])
def test_a_map_of_one_country_names_only_others(reader, path):
    page = reader().open(path)
    page.get_by_role("button", name="What is here?").first.click()
    rows = page.locator(".near-answer").first.locator("li")
    expect(rows).to_have_count(4)
    assert "Ukraine" not in rows.all_inner_texts()[0]


@pytest.mark.parametrize("path", ["networks/ukraine-board/", "networks/ukraine-board/routes/lviv/kharkiv/"])
def test_a_board_is_not_asked_where_the_reader_is(reader, path):
    page = reader().open(path)
    expect(page.get_by_role("button", name="What is here?").first).to_be_visible()
    expect(page.get_by_role("button", name="Where am I?")).to_have_count(0)


def test_a_position_off_the_map_is_said(visit):
    one = visit(geolocation={"latitude": -33.9, "longitude": 151.2}, permissions=["geolocation"])
    page = one.open("countries/ukraine/")
    page.get_by_role("button", name="Where am I?").first.click()
    answer = page.locator(".near-answer").first
    expect(answer).to_contain_text("not on this map")
    expect(answer.locator("li").first).to_contain_text("Australia")


def test_the_finder_without_scripts_is_an_index(reader):
    page = reader(scripts=False).open("find/")
    page.locator("summary:has(#index)").click()
    country = page.locator(".letter-index div", has=page.locator("a", has_text="Ukraine"))
    letter = country.locator("dd a", has_text=re.compile("^L$"))
    assert letter.get_attribute("href") == "../places/ua/#group-l"
    letter.click()
    expect(page.locator("#group-l")).to_be_visible()
    expect(page.locator("main a", has_text="Lviv").first).to_be_visible()


def test_what_could_not_be_loaded_can_be_asked_again(visit):
    one = visit()
    one.expect_failure("*/data/find/near/*")
    one.page.route("**/data/find/near/**", lambda route: route.abort())
    page = one.open("find/?id=702550")
    expect(page.locator(".finder-title")).to_have_text("Lviv")
    expect(page.locator(".finder-more")).to_contain_text("Couldn’t load")
    page.unroute("**/data/find/near/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".finder-more")).to_contain_text("other places there")
