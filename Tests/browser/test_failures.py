"""Data that cannot be loaded: the page shows a message, and the next attempt loads them again."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

ROADS = "networks/e-roads/"
ROUTE = "networks/ukraine-board/routes/lviv/kharkiv/"
DEALS = "networks/ukraine-board/trips/deals/"


@pytest.mark.parametrize("path, data, place, words", [
    (ROADS, "networks/e-roads/network.json", ".planner-status", "Couldn’t load the network"),
    (DEALS, "networks/ukraine-board/deals.json", ".deal .planner-status", "Couldn’t load the deals"),
], ids=["planner", "deals"])
def test_a_page_whose_data_fail_says_so(visit, path, data, place, words):
    one = visit()
    one.expect_failure(f"*/data/{data.rsplit('/', 1)[0]}*")
    one.page.route(re.compile("/data/" + re.escape(data.rsplit("/", 1)[0]) + r".*\.json"), lambda route: route.abort())
    page = one.open(path)
    expect(page.locator(place).first).to_contain_text(words)
    page.unroute_all()
    page.reload()
    one.rest()
    expect(page.locator(place).first).not_to_contain_text("Couldn’t load")


def test_a_replay_that_cannot_be_loaded_says_so(visit):
    one = visit()
    one.expect_failure("*/data/networks/ukraine-board*")
    one.page.route(re.compile(r"/data/networks/ukraine-board.*\.json"), lambda route: route.abort())
    page = one.open(ROUTE)
    page.get_by_role("button", name="Replay the search").click()
    words = page.locator(".instrument-row .note[role=status]")
    expect(words).to_contain_text("Couldn’t load the searches. Try again")
    player = page.locator("section.search-player:not(.compare)")
    expect(player).to_be_hidden()
    page.unroute_all()
    # The next attempt on the same page requests the failed data again.
    page.get_by_role("button", name="Replay the search").click()
    expect(player).to_be_visible()
    expect(player.locator(".player-step")).to_contain_text("Step ")
    expect(words).to_be_empty()


def test_a_hand_that_cannot_be_played_shows_its_answer(visit):
    one = visit()
    one.expect_failure("*/data/networks/ukraine-board*")
    one.page.route(re.compile(r"/data/networks/ukraine-board.*\.json"), lambda route: route.abort())
    page = one.open("networks/ukraine-board/trips/founding-deal/#play")
    expect(page.locator(".instrument-row .note[role=status]")).to_contain_text("Couldn’t load the searches.")
    expect(page.locator(".trip .lead")).to_be_visible()


def test_a_route_and_a_file_that_fail_are_told_and_tried_again(visit):
    one = visit()
    page = one.open(ROADS)
    one.expect_failure("*/data/networks/e-roads/*")
    page.route("**/data/networks/e-roads/searches/**", lambda route: route.abort())
    for field, name in (("From", "Lviv"), ("To", "Lisbon")):
        page.get_by_label(field, exact=True).fill(name)
        page.keyboard.press("Enter")
    expect(page.locator(".planner-status")).to_contain_text("Couldn’t load the route")
    page.unroute_all()
    # Making the same choice again requests the data again.
    page.get_by_label("To", exact=True).press("Enter")
    expect(page.locator(".planner-status")).to_contain_text("3,202 km")


def test_the_search_in_the_header_tries_again(visit):
    one = visit()
    page = one.open("about/")
    one.expect_failure("*/assets/find*")
    page.route("**/assets/find*", lambda route: route.abort())
    field = page.locator("#site-search")
    field.focus()
    field.fill("lviv")
    rest(page)
    page.unroute_all()
    field.fill("lvi")
    expect(page.get_by_role("option", name=re.compile("^Lviv")).first).to_be_visible()


def test_html_to_paste_that_fails_is_told(visit):
    one = visit()
    page = one.open(ROADS)
    one.expect_failure("*/assets/embed-snippet.*")
    page.route("**/assets/embed-snippet.*", lambda route: route.abort())
    embedding = page.locator(".embedding")
    embedding.locator("summary").click()
    expect(embedding.get_by_role("status")).to_have_text("Couldn’t load the HTML. Reload the page to try again.")
    page.unroute_all()
    page.reload()
    embedding.locator("summary").click()
    expect(embedding.locator("input")).to_have_value(re.compile("^<iframe "))
    expect(embedding.get_by_role("status")).to_be_empty()


def test_exports_that_fail_say_so(visit):
    one = visit()
    page = one.open("networks/e-roads/routes/lviv/lisbon/")
    one.expect_failure("*/data/networks/e-roads/network.json")
    page.route("**/data/networks/e-roads/network.json", lambda route: route.abort())
    page.locator(".saving").get_by_role("button", name="GPX").click()
    rest(page)
    expect(page.locator("main")).to_contain_text(re.compile("could not be|Couldn’t"))
    page.unroute_all()
    with page.expect_download() as download:
        page.locator(".saving").get_by_role("button", name="GPX").click()
    assert download.value.suggested_filename == "lviv-lisbon.gpx"
