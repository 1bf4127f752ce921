"""The pages of E-roads and of routes: the order of places, lengths that add up, and searches that
can be replayed."""

import csv
import re

import pytest

import published
from serving import ROOT, SITE

ROADS = "networks/e-roads/"
BOARD = "networks/ukraine-board/"


def number(text):
    """The number at the start of a cell, in km or steps: "1,204 km" gives 1204, "4.8 km" gives 4.8,
    and "850 m" gives 0.85."""
    amount, unit = re.search(r"([\d,.]+)\s(k?m|steps?)\b", text).groups()
    value = float(amount.replace(",", ""))
    return value / 1000 if unit == "m" else value


def treaty(label):
    """The places and the modes of a road in the order of the treaty, as in the content."""
    folder = ROOT / "Content" / "networks" / "e-roads"
    with open(folder / "links.csv", newline="", encoding="utf-8") as file:
        legs = [row for row in csv.DictReader(file) if row["label"] == label]
    with open(folder / "places.csv", newline="", encoding="utf-8") as file:
        names = {row["id"]: row["name"] for row in csv.DictReader(file)}
    places = [legs[0]["from"]] + [leg["to"] for leg in legs]
    return [names[place] for place in places], [leg["mode"] for leg in legs]


@pytest.mark.parametrize("label", ["E40", "E05", "E30", "E45"])
def test_a_road_goes_place_by_place(reader, label):
    page = reader(scripts=False).open(f"{ROADS}roads/{label.lower()}/")
    places, modes = treaty(label)
    rows = page.locator("table.stops tbody tr")
    assert rows.locator("th").all_inner_texts() == places
    ferries = [i for i, mode in enumerate(modes, start=1) if mode == "ferry"]
    by_sea = [i for i, text in enumerate(rows.all_inner_texts()) if "by sea" in text]
    assert by_sea == ferries
    if label in ("E05", "E30", "E45"):
        assert by_sea, "this road crosses the sea"
        crossing = f"{places[by_sea[0] - 1]} to {places[by_sea[0]]}"
        assert crossing in page.locator('h2:text-is("By sea") + ul').inner_text()
        assert page.locator(".map-overlay .route-line.dotted").count() >= 1
    # The first row is left out, because the total at the first place is empty.
    totals = [number(text) for text in rows.locator("td:nth-child(4)").all_inner_texts()[1:]]
    assert totals == sorted(totals)
    legs = [number(text) for text in rows.locator("td:nth-child(3)").all_inner_texts()[1:]]
    assert abs(sum(legs) - totals[-1]) <= len(legs) / 2
    lead = page.locator(".lead").inner_text()
    assert lead.startswith(f"{places[0]} to {places[-1]}: {totals[-1]:,.0f}\u00a0km, {len(places)} places")
    assert page.locator(".map-overlay .stop").count() >= len(set(places)) - 2


def test_roads_follow_one_another(reader):
    page = reader(scripts=False).open(ROADS + "roads/e40/")
    ahead = page.locator(".siblings a[rel=next]")
    name = ahead.inner_text().strip(" →")
    ahead.click()
    assert page.locator("h1").inner_text() == name
    page.locator(".siblings a[rel=prev]").click()
    assert page.locator("h1").inner_text() == "E40"


def route(path):
    slug, start, goal = re.match(r"networks/([^/]+)/routes/([^/]+)/([^/]+)/", path).groups()
    return published.route(slug, start, goal), published.network(slug)


@pytest.mark.parametrize("path,unit", [(ROADS + "routes/lviv/lisbon/", 1000), (BOARD + "routes/lviv/kharkiv/", 1)])
def test_the_legs_add_up(reader, path, unit):
    page = reader(scripts=False).open(path)
    data, network = route(path)
    rows = page.locator("table.legs tbody tr:nth-child(n + 2)")
    legs = [number(text) for text in rows.locator("td:nth-last-child(2)").all_inner_texts()]
    so_far = [number(text) for text in rows.locator("td:last-child").all_inner_texts()]
    assert len(legs) == len(data["links"]) == rows.count()
    costs = [network["links"]["cost"][link] for link in data["links"]]
    assert sum(costs) == data["cost"]
    assert so_far == [round(sum(costs[: i + 1]) / unit) for i in range(len(costs))]
    assert abs(sum(legs) - so_far[-1]) <= (len(legs) / 2 if unit > 1 else 0)
    lead = page.locator(".lead").inner_text()
    assert number(lead) == so_far[-1]
    # A network without labels counts the links of each mode: "in 5 legs: 1 road and 4 trains".
    after = ", by " if "labels" in network else ": "
    assert f"in {len(legs)} leg{'s' if len(legs) > 1 else ''}{after}" in lead
    # Each leg begins where the previous one ends.
    at = data["from"]
    for link, name in zip(data["links"], rows.locator("th a, th").all_inner_texts()[::2]):
        ends = (network["links"]["from"][link], network["links"]["to"][link])
        assert at in ends
        at = ends[1] if ends[0] == at else ends[0]
        assert name.startswith(network["places"]["name"][at])
    assert at == data["to"]


def path_of(network, link):
    """The drawn line of a link: its path, or a straight line between its places."""
    drawn = network["links"]["path"][link]
    if drawn:
        return drawn
    x, y = network["places"]["x"], network["places"]["y"]
    ends = network["links"]["from"][link], network["links"]["to"][link]
    return "L".join(f"{x[end]:g} {y[end]:g}" for end in ends).join(["M", ""])


@pytest.mark.parametrize("path", [ROADS + "routes/lviv/lisbon/", BOARD + "routes/lviv/kharkiv/"])
@pytest.mark.parametrize("algorithm", ["dijkstra", "a-star"])
def test_the_replay_ends_on_the_way_of_the_table(reader, path, algorithm):
    page = reader().open(f"{path}?algorithm={algorithm}")
    data, network = route(path)
    step = page.locator("section.player:not(.compare) .player-step")
    assert f"in {len(data['links'])} legs" in step.inner_text()
    words = step.inner_text()
    line = page.locator(".map-overlay .replay .route-line").first
    # The initial state is drawn in several batches.
    page.wait_for_function("() => document.querySelector('.map-overlay .replay .route-line')?.hasAttribute('d')")
    end = line.get_attribute("d")
    press = lambda name: page.locator("section.player:not(.compare)").get_by_role("button", name=name, exact=True).click()
    press("One step back")
    assert step.inner_text() != words
    press("One step forward")
    assert step.inner_text() == words
    assert line.get_attribute("d") == end
    press("First step")
    assert not line.get_attribute("d")
    press("Last step")
    # The drawn line consists of exactly the lines of the legs.
    drawn = "".join(
        page.locator(".map-overlay .replay .route-line").evaluate_all(
            "(lines) => lines.map((line) => line.getAttribute('d') ?? '')"
        )
    )
    pieces = [path_of(network, link) for link in data["links"]]
    for piece in pieces:
        assert piece in drawn
    assert drawn.count("M") == sum(piece.count("M") for piece in pieces)


def test_one_page_serves_both_ways(reader):
    """A link from a place leads to the page of the pair, whichever of the two places is the start
    on that page."""
    page = reader(scripts=False).open(ROADS + "routes/lviv/")
    links = page.locator("main a").evaluate_all("all => all.map((link) => link.href)")
    assert len([link for link in links if "/routes/" in link]) >= 124
    row = page.locator("main a[href$='/berlin/lviv/']")
    row.first.click()
    assert page.locator("h1").inner_text() == "Berlin to Lviv"


def test_the_board_has_both_ways_apart(reader):
    """Some trains run one way, so the two directions are separate pages with different legs."""
    page = reader(scripts=False).open(BOARD + "routes/lviv/donetsk/")
    assert page.locator(".lead").inner_text().startswith("2\u00a0steps")
    page.goto(page.url.replace("lviv/donetsk", "donetsk/lviv"))
    assert page.locator("h1").inner_text() == "Donetsk to Lviv"
    assert not page.locator(".lead").inner_text().startswith("2\u00a0steps through")


@pytest.mark.parametrize(
    "path",
    [BOARD + "routes/lviv/kharkiv/", BOARD + "trips/founding-deal/", ROADS + "routes/lviv/lisbon/",
     "networks/hover-georgia-tech/routes/cookout/the-varsity/"],
)
def test_every_leg_says_what_it_goes_by(reader, path):
    page = reader(scripts=False).open(path)
    cells = page.locator("table.legs tbody tr:nth-child(n + 2) td:nth-child(2)").all_inner_texts()
    assert cells and all(text.strip() for text in cells), cells
