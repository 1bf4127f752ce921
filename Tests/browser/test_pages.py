"""Every kind of page as a new reader sees it: light and dark, wide and narrow, with scripts and
without them. Console errors and failed requests make a test fail at its end."""

import base64
import pathlib
import re

import pytest
from playwright.sync_api import expect

from serving import SITE, AtRoot, Server
from visits import rest

HERE = pathlib.Path(__file__).parent
LOOK = (HERE / "look.js").read_text()
CONTROLS = (HERE / "controls.js").read_text()
BOARD = "networks/ukraine-board/"
ROADS = "networks/e-roads/"

# For each page: its path, words that its text must contain without scripts, and a Boolean that is
# true if it has a figure.
PAGES = [
    ("", ["RouteAtlas", "Lviv to Lisbon", "3,202\u00a0km", "E-roads", "Seven cities, four tickets"], True),
    ("countries/", ["Ukraine", "40,000,000", "France", "Kiribati"], False),
    ("countries/ukraine/", ["Kyiv", "603,700\u00a0km²", "Hryvnia", "Slovakia", "Kharkiv"], True),
    ("countries/france/", ["Paris", "Euro", "Belgium", "Marseille", "Lyon"], True),
    ("countries/kiribati/", ["Tarawa", "Oceania", "811\u00a0km²"], True),
    (ROADS + "roads/e40/", ["Calais", "Lviv", "Ridder", "Kazakhstan"], True),
    (ROADS + "routes/lviv/lisbon/", ["3,202\u00a0km", "27 legs", "Przemyśl", "E801", "Dijkstra"], True),
    (BOARD, ["42 cities", "one-way trains", "279,936 possible hands", "Melitopol", "in each direction", "all 1,722"], True),
    (BOARD + "routes/lviv/kharkiv/", ["6\u00a0steps", "Drohobych", "Simferopol"], True),
    (BOARD + "trips/deals/", ["279,936 deals", "25.18\u00a0steps", "42\u00a0steps", "Luhansk to Konotop"], True),
    (BOARD + "trips/founding-deal/", ["24\u00a0steps", "4 of 4 tickets", "Cherkasy", "37", "29"], True),
    ("find/", ["places by any of their names", "Places by country and letter"], False),
    ("places/ua/lviv/", ["Lviv Oblast", "717,273", "Львів", "E471", "Ternopil"], True),
    (ROADS, ["1,041 places", "239 E-roads", "Ferry", "509,597 of 541,320"], True),
    (ROADS + "routes/", ["7,750 route pages", "one for each pair of 125 places. 124 of the pairs have no route."], False),
    (BOARD + "routes/", ["1,722 route pages", "one for each direction of each pair of 42 places"], False),
    ("networks/", ["E-roads", "Ukraine, the board game", "Hover, Georgia Tech"], True),
    ("networks/hover-georgia-tech/", ["14 places", "22 walks"], True),
    (ROADS + "routes/lviv/", ["123 routes from Lviv", "Lisbon", "Kyiv"], False),
    ("learn/", ["Dijkstra", "A*", "Great circles"], False),
    ("learn/algorithms/", ["Lviv to Lisbon", "943", "Przemyśl", "met in Paris"], True),
    ("learn/dijkstra/", ["Dijkstra"], False),
    ("learn/style/", ["paper", "frontier"], False),
    ("learn/drawing/", ["0 degrees is up", "strokeBorder", "path.closeSubpath()"], False),
    ("data/", ["network.json", "searches/ID.json"], False),
    ("sources/", ["GeoNames", "Natural Earth", "CC BY 4.0"], False),
]
IDS = [path or "home" for path, _, _ in PAGES]


def brightness(page, clip=None):
    """The mean brightness of the screen, from 0 to 1."""
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()
    return page.evaluate(
        """async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [64, 64];
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0, 64, 64);
          const { data } = context.getImageData(0, 0, 64, 64);
          let sum = 0;
          for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
          return sum / (64 * 64 * 3 * 255);
        }""",
        f"data:image/png;base64,{picture}",
    )


# Pages whose layout is computed by scripts. They are opened again at the width of a phone; other
# pages are only made narrower.
OPENED_NARROW = ["", "countries/ukraine/", "find/", BOARD, ROADS, ROADS + "routes/lviv/lisbon/",
                 BOARD + "trips/founding-deal/"]


def look(page):
    """Returns the layout problems of a page, light and dark, wide and narrow."""
    faults = []
    for width in (page.viewport_size["width"], 360):
        page.set_viewport_size({"width": width, "height": 800})
        # Figures that are now near the window load their maps.
        rest(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            faults += [f"{scheme}, {width} px: {fault}" for fault in page.evaluate(LOOK)]
    return "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("path", [path for path, _, _ in PAGES], ids=IDS)
def test_fits_the_screen(reader, path):
    faults = look(reader().open(path))
    assert not faults, faults


@pytest.mark.parametrize("path", OPENED_NARROW)
def test_fits_a_phone_from_the_start(reader, path):
    faults = look(reader(360).open(path))
    assert not faults, faults


def stands_in_the_frame(page, path):
    """Fails unless the header, the footer and the head of a page are the same as on all pages."""
    assert page.title().endswith("RouteAtlas")
    assert page.locator(".site-links a").all_inner_texts() == ["Countries", "Networks", "Learn"]
    assert page.locator(".site-footer a").first.is_visible()
    assert page.locator("meta[name=description]").get_attribute("content")
    if path:
        crumbs = page.locator(".breadcrumbs li").all_inner_texts()
        assert crumbs[0] == "Home" and len(crumbs) >= 2
        assert crumbs[-1] == page.locator("h1").inner_text() or re.match(r"From|Routes", crumbs[-1])
        # Each slash is at the end of its item, so that a wrapped line begins with a name.
        marks = "all => all.map((crumb) => ['::before', '::after'].map((end) => getComputedStyle(crumb, end).content))"
        slashes = page.locator(".breadcrumbs li").evaluate_all(marks)
        assert slashes == [["none", '"/"']] * (len(crumbs) - 1) + [["none", "none"]]


@pytest.mark.parametrize("path,words,figure", PAGES, ids=IDS)
def test_is_whole_without_scripts(reader, path, words, figure):
    visit = reader(scripts=False)
    response = visit.page.goto(visit.address + path, wait_until="load")
    assert response.status == 200
    page = visit.page
    assert page.locator("h1").count() == 1
    stands_in_the_frame(page, path)
    text = page.locator("main").inner_text()
    missing = [word for word in words if word not in text]
    assert not missing, f"not in the text: {missing}"
    drawn = page.locator("main figure.map .map-frame, main .cards img")
    if figure:
        assert drawn.count() > 0
        for one in drawn.all()[:2]:
            assert one.is_visible()
            box = one.bounding_box()
            assert box["width"] > 200 and box["height"] > 90, box
    dead = page.evaluate(CONTROLS)
    assert not dead, "\n".join(dead)
    faults = look(page)
    assert not faults, faults
    # On a phone the text and the figure are still visible; only columns may be left out.
    assert page.locator("main .lead, main p").first.is_visible()
    if figure:
        assert drawn.first.bounding_box()["width"] > 200


@pytest.mark.parametrize(
    "path",
    ["", "countries/kiribati/", ROADS, ROADS + "routes/lviv/lisbon/", BOARD + "trips/founding-deal/"],
)
def test_dark_is_dark(reader, path):
    visit = reader()
    visit.page.emulate_media(color_scheme="dark")
    page = visit.open(path)
    assert brightness(page) < 0.25
    page.locator("figure.map").first.scroll_into_view_if_needed()
    box = page.locator("figure.map svg").first.bounding_box()
    top, bottom = max(box["y"], 0), min(box["y"] + box["height"], 900)
    clip = {"x": box["x"], "y": top, "width": box["width"], "height": bottom - top}
    assert brightness(page, clip) < 0.3, "the map"
    page.emulate_media(color_scheme="light")
    assert brightness(page, clip) > 0.6, "the map by day"


def test_a_missing_page_is_the_atlas_at_every_depth(visit):
    with Server(AtRoot) as server:
        one = visit()
        one.address = server.address
        for path in ("no-such-page", "countries/atlantis/", "a/b/c/d/e.html?q=1"):
            one.expect_failure(server.address + path)
            response = one.page.goto(server.address + path)
            one.rest()
            assert response.status == 404
            assert one.page.locator("h1").inner_text() == "No such page"
            faults = look(one.page)
            assert not faults, faults
            one.page.get_by_role("link", name="All countries").click()
            expect(one.page).to_have_url(server.address + "countries/")


def test_no_two_pages_have_one_title():
    files = [SITE / path / "index.html" for path in IDS if path != "home"]
    titles = [re.search("<title>(.*?)</title>", file.read_text())[1] for file in files]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("path, title", [
    ("places/us/aurora-colorado/", "Aurora, Colorado, United States · RouteAtlas"),
    ("places/ua/lviv/", "Lviv, Ukraine · RouteAtlas"),
    ("networks/e-roads/roads/", "All E-roads · RouteAtlas"),
    ("networks/e-roads/", "E-roads · RouteAtlas"),
])
def test_titles_tell_pages_apart(reader, path, title):
    assert reader().open(path).title() == title


@pytest.mark.parametrize("width", [768, 1280])
def test_the_header_is_one_line(reader, width):
    page = reader(width=width).open("about/")
    tops = page.locator(".site-links a").evaluate_all("(links) => links.map((link) => link.getBoundingClientRect().top)")
    assert len(tops) == 3 and len(set(tops)) == 1


def test_the_keyboard_finds_its_way_past_the_header(reader):
    page = reader().open("countries/ukraine/")
    page.keyboard.press("Tab")
    skip = page.locator(":focus")
    assert skip.inner_text() == "Skip to the content"
    assert skip.bounding_box()["x"] >= 0, "it is seen while it has the focus"
    address = page.url
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"
    assert page.url == address, "what a page keeps in its address stays"


def test_the_keyboard_reaches_the_downloads_before_the_long_table(reader):
    page = reader().open("networks/e-roads/routes/lviv/lisbon/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    files = page.get_by_role("button", name="GPX")
    for stops in range(1, 60):
        page.keyboard.press("Tab")
        if files.evaluate("(button) => button === document.activeElement"):
            break
    assert files.evaluate("(button) => button === document.activeElement")
    # The downloads precede the table of legs, so the number of tab stops before them is smaller
    # than the number of links in the table.
    assert page.locator(".legs a").count() > stops
