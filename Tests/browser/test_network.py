"""The page of a network and the page of a trip: their texts, and the planner for places without
pages."""

import json
import re

from playwright.sync_api import expect

import published
from serving import SITE
from visits import rest

ROADS = "networks/e-roads/"
TRIP = "networks/ukraine-board/trips/founding-deal/"


def network(slug):
    return json.loads((SITE / "data" / "networks" / slug / "network.json").read_text())


def test_plans_between_places_that_have_no_page(reader):
    data = network("e-roads")
    ids = data["places"]["id"]
    start, goal = ids.index("przemysl"), ids.index("salamanca")
    assert start not in data["pages"] and goal not in data["pages"]
    page = reader().open(ROADS)
    for field, text in [("From", "Przemysl"), ("To", "salamanc")]:
        page.get_by_label(field, exact=True).fill(text)
        page.keyboard.press("Enter")
    expect(page.locator(".planner-result table")).to_be_visible()
    status = page.locator(".planner-status").inner_text()
    route = published.route("e-roads", "przemysl", "salamanca")
    assert f"{round(route['cost'] / 1000):,}\u00a0km" in status
    links = route["links"]
    rows = page.locator(".planner-result tbody tr")
    # The table has an additional row for the start.
    assert rows.count() == len(links) + 1
    drawn = "".join(
        page.locator(".map-overlay .planned .route-line").evaluate_all(
            "(lines) => lines.map((line) => line.getAttribute('d') ?? '')"
        )
    )
    for link in links:
        ends = [data["links"][end][link] for end in ("from", "to")]
        (ax, ay), (bx, by) = [(data["places"]["x"][end], data["places"]["y"][end]) for end in ends]
        straight = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        assert (data["links"]["path"][link] or straight) in drawn
    assert page.get_by_role("link", name="The page of this route").count() == 0


def test_a_page_loads_neither_a_network_nor_labels_before_they_are_needed(visit):
    """The largest network takes 260 kB, and its planner is far down the page."""
    one = visit(width=360)
    asked = []
    one.page.on("request", lambda request: asked.append(request.url))

    def has_asked(part):
        return any(part in url for url in asked)

    page = one.open("networks/sea-lanes/")
    rest(page)
    assert not has_asked("/network.json") and not has_asked("/live-map.")
    page.locator("#plan").scroll_into_view_if_needed()
    expect(page.get_by_label("From", exact=True)).to_be_visible()
    rest(page)
    assert has_asked("/network.json") and not has_asked("/live-map.")
    page.get_by_role("button", name="Fill the window").last.click()
    rest(page)
    assert has_asked("/live-map.")


def test_an_address_of_a_route_with_a_part_of_the_planner_starts_it(visit):
    """The heading of the planner is hidden until the planner has started, so the browser cannot
    scroll to it."""
    page = visit(width=360).open("networks/sea-lanes/?from=gibraltar&to=shanghai#planner-title")
    expect(page.locator(".planner-status")).to_contain_text("Gibraltar to Shanghai: ")


def test_the_network_without_scripts_leads_on(reader):
    page = reader(scripts=False).open(ROADS)
    text = page.locator("main").inner_text()
    assert "1,041" in text and "1,383" in text
    assert page.locator("main a[href$='roads/e40/']").count() >= 1
    page.locator("main a[href$='./routes/']").first.click()
    page.get_by_role("link", name="Lviv", exact=True).first.click()
    assert "Lviv" in page.locator("h1").inner_text()
    assert page.locator("main a[href='./lisbon/']").count() == 1


def test_the_trip_is_best_with_four_tickets(reader):
    page = reader(scripts=False).open(TRIP)
    lead = page.locator(".lead").inner_text()
    assert lead.startswith("24\u00a0steps through ") and "4 of 4 tickets" in lead
    assert page.locator(".hand .card").count() == 7
    assert page.locator(".ticket.used").count() == 4
    rows = page.locator("table.legs tbody tr:nth-child(n + 2)")
    trains = [row for row in rows.all_inner_texts() if "train" in row]
    assert len(trains) == 4
    steps = [int(re.match(r"\d+", text).group()) for text in rows.locator("td:nth-last-child(2)").all_inner_texts()]
    assert sum(steps) == 24
    # The trip passes through all seven cities, and each leg names its mode of transport.
    stops = page.locator("table.legs tbody th").all_inner_texts()
    for city in page.locator(".hand .card-city").all_inner_texts():
        assert city in stops
    exact = page.locator("#methods ~ * table tbody tr, section:has(#methods) tbody tr").first
    assert re.findall(r"\d+", exact.inner_text()) == ["37", "29", "27", "26", "24"]


def test_the_replay_of_the_trip_runs_to_its_end(reader):
    page = reader().open(TRIP + "?step=0")
    page.locator(".trip-player .player-speed select").select_option("2500")
    page.locator(".trip-player").get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".trip-player [data-count=best]")).to_have_text("24 steps")
    expect(page.locator(".trip-player [data-count=weighed]")).to_have_text("5,040 of 5,040 orders, 100 %")


def test_there_are_at_least_nine_thousand_pages():
    assert sum(1 for _ in SITE.rglob("*.html")) >= 9000
