"""The home page: the route whose search is played once, and the two fields that lead to any other
route."""

import re

from playwright.sync_api import expect

from jumps import moved
from visits import rest

FILM = 5000


def test_the_search_plays_once_and_the_fields_lead_to_the_planner(visit):
    one = visit(clock=True)
    page = one.page
    page.goto(one.address)
    told, button = page.locator(".home-status"), page.locator(".home-tools button").first
    expect(button).to_have_text("Pause")
    one.stop_clock()
    moved(page)
    page.clock.run_for(FILM + 1000)
    expect(told).to_contain_text(re.compile(r"settled \d+ places when the route was certain"))
    expect(button).to_have_text("Replay the search")
    assert page.locator(".home-route .replay.found").count() == 1
    page.clock.run_for(2 * FILM)
    expect(button).to_have_text("Replay the search")
    one.resume_clock()
    form = page.locator(".home-plan")
    form.get_by_label("From").fill("Kyiv")
    expect(page.get_by_role("option", name=re.compile("^Kyiv"))).to_be_visible()
    page.keyboard.press("Enter")
    form.get_by_role("button", name="Plan").click()
    expect(form.get_by_role("status")).to_have_text("Choose a place in each field.")
    form.get_by_label("To").fill("Paris")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape("networks/e-roads/?from=kyiv&to=paris") + "$"))


def test_nothing_plays_where_motion_is_unwanted_until_it_is_asked_for(visit):
    one = visit(reduced_motion="reduce", clock=True)
    page = one.open("")
    assert page.locator(".home-route .replay").count() == 0
    assert page.locator(".home-route .route-line").first.is_visible()
    assert page.locator("input[name=q]").count() == 1
    assert not page.locator("#all-countries ~ *, .index-list a").first.is_visible()
    page.locator("#all-countries").click()
    expect(page.get_by_role("link", name="Kiribati", exact=True).last).to_be_visible()
    one.stop_clock()
    page.get_by_role("button", name="Replay the search").click()
    rest(page)
    page.clock.run_for(100)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_search_or_network_that_cannot_be_loaded_is_told_and_tried_again(visit):
    one = visit(reduced_motion="reduce")
    page = one.open("")
    one.expect_failure("*/data/networks/e-roads/*")
    page.route("**/data/networks/e-roads/*.json", lambda route: route.abort())
    page.get_by_role("button", name="Replay the search").click()
    expect(page.locator(".home-status")).to_contain_text("Couldn’t load the search.")
    page.get_by_role("combobox", name="From").focus()
    expect(page.locator(".home-plan").get_by_role("status")).to_contain_text("Couldn’t load the network.")
    page.unroute("**/data/networks/e-roads/*.json")
    page.get_by_role("combobox", name="To").fill("Oslo")
    expect(page.get_by_role("option", name=re.compile("^Oslo"))).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".home-status")).to_contain_text("when the route was certain")


def test_a_route_that_is_asked_for_before_the_network_is_there_is_planned_then(visit):
    one = visit(reduced_motion="reduce")
    page = one.open("")
    held = one.hold("**/data/networks/e-roads/network.json")
    form = page.locator(".home-plan")
    form.get_by_label("From").fill("Kyiv")
    form.get_by_label("To").fill("Paris")
    held.wait()
    page.keyboard.press("Enter")
    expect(page).to_have_url(one.address)
    held.release()
    expect(page).to_have_url(re.compile(re.escape("networks/e-roads/?from=kyiv&to=paris") + "$"))
