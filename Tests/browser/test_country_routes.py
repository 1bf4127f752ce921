"""The networks of countries: pages for the routes from the capital, and alternatives on route
pages."""

import html
import re

import pytest
from playwright.sync_api import expect

import published
from serving import SITE
from visits import rest

KIND = "straight lines between neighbouring cities"
ROUTE = "networks/ukraine/routes/kyiv/odesa/"
SEA = "networks/indonesia/routes/jakarta/makassar/"
ROADS = "networks/e-roads/routes/"


def kilometres(text):
    """The length in a text, in km: "1,204 km" gives 1204, and "4.8 km" gives 4.8."""
    return float(re.search(r"([\d,.]+)\skm", text).group(1).replace(",", ""))


def test_a_country_leads_to_the_routes_from_its_capital(reader):
    page = reader(scripts=False).open("countries/ukraine/")
    section = page.locator('section[aria-labelledby="routes"]')
    assert section.locator("h2").inner_text() == "Routes from Kyiv"
    assert KIND in section.inner_text()
    links = section.locator("li a")
    assert links.count() == 24
    assert all(text.startswith("Kyiv to ") for text in links.all_inner_texts())
    links.filter(has_text="Kyiv to Odesa").click()
    page.wait_for_url("**/" + ROUTE)
    assert page.locator("h1").inner_text() == "Kyiv to Odesa"


@pytest.mark.parametrize(
    "code, start", [("chile", "Santiago"), ("fiji", "Suva"), ("kiribati", "Tarawa"),
                    ("russia", "Moscow"), ("japan", "Tokyo"), ("norway", "Oslo")])
def test_countries_of_every_shape_have_theirs(reader, code, start):
    page = reader(scripts=False).open(f"countries/{code}/")
    routes = page.locator('section[aria-labelledby="routes"] li a')
    assert routes.count() >= 3
    assert all(start in text.split(" to ")[0] for text in routes.all_inner_texts())
    target = routes.last.get_attribute("href").removeprefix("../../")
    page = reader(scripts=False).open(target)
    assert KIND in page.locator("main").inner_text()
    frame = page.locator(".map-frame").bounding_box()
    for mark in (".start", ".goal"):
        box = page.locator(f".map-overlay > {mark}").bounding_box()
        assert frame["x"] <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"] + box["height"] / 2 <= frame["y"] + frame["height"]


def test_a_country_of_one_place_says_so(reader):
    page = reader(scripts=False).open("countries/vatican/")
    section = page.locator('section[aria-labelledby="routes"]')
    assert "There are no routes" in section.inner_text()
    assert section.locator("a").count() == 0


def test_a_route_of_a_country_is_a_full_page(reader):
    page = reader().open(ROUTE)
    assert KIND in page.locator(".breadcrumbs").inner_text()
    legs = page.locator("table.legs tbody tr td:nth-child(3)").all_inner_texts()
    total = kilometres(page.locator(".lead").inner_text())
    assert abs(sum(map(kilometres, legs)) - total) <= len(legs) / 2 + 0.5
    # The sum of the rounded lengths can differ from the rounded total; the page must say so.
    assert "rounded separately" in page.locator("table.legs caption").inner_text()
    sums = page.locator("table.legs tbody tr td:nth-child(4)").all_inner_texts()
    assert kilometres(sums[-1]) == total
    page.get_by_role("button", name="Replay the search").click()
    player = page.locator("section.player[data-from]").first
    player.get_by_role("button", name="Last step").click()
    for name in ("A*", "Greedy best-first", "Bidirectional Dijkstra", "Breadth-first"):
        player.locator("label", has_text=name).click()
        rest(page)
        player.locator('button[data-action="last"]').click()
        assert re.search(r"Step ([\d,]+) of \1: ", player.inner_text())
    rows = page.locator("table.comparison tbody tr").all_inner_texts()
    assert any(row.startswith("Greedy") for row in rows) and len(rows) == 5


def test_lines_across_the_sea_are_told_and_dotted(reader):
    page = reader(scripts=False).open(SEA)
    assert "line across the sea" in page.locator("table.legs").inner_text()
    assert page.locator(".map-overlay .route-line.dotted").count() == 1


def test_the_planner_knows_which_routes_have_a_page(reader):
    page = reader().open("networks/ukraine/?from=lviv&to=odesa")
    page.locator(".planner-result table").wait_for()
    assert page.locator('a:text("The page of this route")').count() == 0
    page = reader().open("networks/ukraine/?from=lviv&to=kyiv")
    page.locator('a:text("The page of this route")').click()
    page.wait_for_url("**/networks/ukraine/routes/kyiv/lviv/")


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("width", [1280, 360])
def test_other_ways_are_drawn_and_tied_to_their_list(reader, width, scripts):
    page = reader(width=width, scripts=scripts).open(ROADS + "lviv/lisbon/")
    entries = page.locator("ul.ways > li")
    ways = page.locator(".map-overlay > .way")
    assert entries.count() == ways.count() == 2
    patterns = set()
    for number, letter in enumerate("ab"):
        line = ways.nth(number).locator(".way-line")
        key = entries.nth(number).locator(".way-line")
        style = "element => getComputedStyle(element).strokeDasharray"
        assert line.evaluate(style) == key.evaluate(style) != "none"
        patterns.add(line.evaluate(style))
        # The line is thinner than the route's line, but wide enough to be seen.
        stroke = "element => parseFloat(getComputedStyle(element).strokeWidth)"
        route = page.locator(".map-overlay .route-line").first.evaluate(stroke)
        assert 1 <= line.evaluate(stroke) < route
        assert ways.nth(number).locator("text").first.text_content() == letter.upper()
        assert ways.nth(number).locator("circle").bounding_box()["width"] > 14
        assert ways.nth(number).locator("a").get_attribute("href") == f"#other-{letter}"
        assert entries.nth(number).locator("a").get_attribute("href") == f"#way-{letter}"
    assert len(patterns) == 2
    entries.first.locator("a").click()
    if scripts:
        expect(page).to_have_url(re.compile(re.escape("?way=1") + "$"))
        expect(page.locator("table.legs caption")).to_contain_text("3,210")
        expect(entries.first).to_have_attribute("aria-current", "true")
        # If the reader goes back before the other alternative has loaded, the current one stays.
        page.evaluate("document.querySelectorAll('ul.ways a')[1].click(); history.back()")
        expect(page).to_have_url(re.compile(re.escape("?way=1") + "$"))
        rest(page)
        expect(page.locator("table.legs caption")).to_contain_text("3,210")
        # The previous route's highlighted leg was removed, so at most one is on the map.
        assert page.locator(".map-overlay > .leg").count() <= 1
        return
    expect(page).to_have_url(re.compile(re.escape("#way-a") + "$"))
    thick = ways.first.locator(".way-line").evaluate(
        "element => parseFloat(getComputedStyle(element).strokeWidth)")
    assert thick >= 3


def rows(text, name):
    """The texts of a table's cells, row by row."""
    table = re.search(rf'<table class="{name}">.*?</table>', text, re.S).group(0)
    plain = lambda cell: re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", cell))).strip()
    return [[plain(cell) for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.S)]
            for row in re.findall(r"<tr>(.*?)</tr>", table, re.S)[1:]]


SAMPLE = ["lviv/lisbon", "dublin/rome", "ankara/helsinki", "kyiv/paris", "london/moscow",
          "adana/antwerp", "birmingham/stuttgart", "donetsk/sarajevo", "hannover/antwerp",
          "lisbon/tyumen", "moscow/chisinau", "poznan/stuttgart", "shymkent/ashgabat"]


@pytest.mark.parametrize("ends", SAMPLE)
def test_the_telling_of_a_route_is_what_its_data_say(ends):
    """Every statement about the route is recomputed from the network's data."""
    network = published.network("e-roads")
    route = published.route("e-roads", *ends.split("/"))
    text = (SITE / f"networks/e-roads/routes/{ends}/index.html").read_text()
    names = network["places"]["name"]
    links, place, places = network["links"], route["from"], [route["from"]]
    for link in route["links"]:
        place = links["to"][link] if links["from"][link] == place else links["from"][link]
        places.append(place)
    label = [links["label"][link] for link in route["links"]]
    labels = [{each} if isinstance(each, str) else set(each) for each in label]

    stages = [html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", stage))).strip()
              for stage in re.findall(
                  r"<li>(.*?)</li>", re.search(r'<ol class="stages">(.*?)</ol>', text, re.S).group(1), re.S)]
    # The page divides the route into as few stages as possible. The minimum is computed by dynamic
    # programming over the ends of stages.
    fewest = [0]
    for end in range(1, len(labels) + 1):
        fewest.append(min(
            fewest[start] + 1 for start in range(end) if set.intersection(*labels[start:end])))
    assert len(stages) == fewest[-1]
    position = 0
    for stage in stages:
        label, ends_of, length, count, sea = re.fullmatch(
            r"(\S+) (.+?) ([\d,.]+ k?m), (\d+) places(?:; (.*))?", stage).groups()
        end = position + int(count) - 1
        assert all(label in labels[link] for link in range(position, end)), stage
        assert ends_of == f"{names[places[position]]} to {names[places[end]]}"
        metres = sum(links["cost"][link] for link in route["links"][position:end])
        assert abs(kilometres(length) * 1000 - metres) <= 501, stage
        ferries = [f"ferry {names[places[link]]} to {names[places[link + 1]]}"
                   for link in range(position, end)
                   if network["modes"][links["mode"][route["links"][link]]]["id"] == "ferry"]
        assert sea == (" and ".join([", ".join(ferries[:-1]), ferries[-1]]).removeprefix(" and ")
                       if ferries else None), stage
        position = end
    assert position == len(route["links"])
    plain = html.unescape(text)
    changes = len(stages) - 1
    assert re.search("No change of E-road[,;]" if changes == 0
                     else rf"\b{changes} changes? of E-road[,;]", plain)

    total = sum(links["cost"][link] for link in route["links"])
    assert total == route["cost"]
    lead = re.search(r'<p class="lead">(.*?)</p>', plain, re.S).group(1)
    assert lead.startswith(f"{round(total / 1000):,}\u00a0km in {len(places) - 1} leg{'s' if len(places) > 2 else ''}, by ")
    codes = [network["places"]["country"][place] for place in places]
    crossings = [(a, b) for a, b in zip(places, places[1:])
                 if network["places"]["country"][a] != network["places"]["country"][b]]
    if crossings:
        assert re.search(r"\b1 border crossing: " if len(crossings) == 1 else
                         rf"{len(crossings)} border crossings between {len(set(codes))} countries, in this order: ", plain)
        told = re.findall(r"between (.+?) and (.+?)</li>", plain)
        assert told == [(names[a], names[b]) for a, b in crossings]
    assert len(rows(text, "legs")) == len(places)
