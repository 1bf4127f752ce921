"""The finder's page when answers come late or out of order, and the map of the place that it shows."""

import re
import time

import pytest
from playwright.sync_api import expect

LVIV, LISBON, TOKYO = 702550, 2267057, 1850147


def held(page, pattern):
    """Holds back what is asked for by a pattern; returns the requests that wait."""
    waiting = []
    page.route(pattern, lambda route: waiting.append(route))
    return waiting


def release(page, waiting, pattern):
    page.unroute(pattern)
    for route in waiting:
        try:
            route.continue_()
        except Exception:  # the page has dropped it
            pass


def test_an_id_that_comes_late_does_not_replace_what_was_chosen_since(visit, address):
    one = visit()
    page = one.page
    waiting = held(page, "**/data/find/ids/**")
    page.goto(address + f"find/?id={LVIV}")
    page.locator("#finder-query").fill("lisbon")
    expect(page.locator("#finder-list [role=option]").first).to_contain_text("Lisbon")
    page.keyboard.press("Enter")
    expect(page.locator(".finder-title")).to_have_text("Lisbon")
    assert waiting
    release(page, waiting, "**/data/find/ids/**")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    expect(page.locator(".finder-title")).to_have_text("Lisbon")
    assert page.url.endswith(f"?id={LISBON}")
    assert page.title().startswith("Lisbon")


def test_a_position_that_comes_late_does_not_change_the_address(visit, address):
    one = visit()
    page = one.page
    page.goto(address + "find/", wait_until="networkidle")
    waiting = held(page, "**/data/find/near/[0-9]*")
    page.goto(address + "find/?at=49.8383,24.0232&name=Lviv")
    page.evaluate("history.pushState({}, '', '?q=')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_timeout(200)
    release(page, waiting, "**/data/find/near/[0-9]*")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    assert page.url.endswith("?q=")
    expect(page.locator(".finder-answer")).to_be_hidden()


def test_the_last_of_many_places_is_shown_whatever_comes_first(visit, address):
    """Back and forth between places while every file takes its own time."""
    one = visit()
    page = one.page
    page.goto(address + f"find/?id={LVIV}", wait_until="networkidle")
    for place in (LISBON, TOKYO):
        page.evaluate(f"history.pushState({{}}, '', '?id={place}')")
        page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        page.wait_for_load_state("networkidle")
    expect(page.locator(".finder-title")).to_have_text("Tokyo")
    one = visit()
    page = one.page
    page.goto(address + "find/", wait_until="networkidle")
    number = 0

    def slow(route):
        nonlocal number
        number += 1
        # The first requests come back last.
        time.sleep(max(0, 0.12 - number * 0.01))
        try:
            route.continue_()
        except Exception:
            pass

    page.route("**/data/**", slow)
    for place in (LVIV, LISBON, TOKYO, LVIV, LISBON):
        page.evaluate(f"history.pushState({{}}, '', '?id={place}')")
        page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".finder-title")).to_have_text("Lisbon")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    expect(page.locator(".finder-title")).to_have_text("Lisbon")
    expect(page.locator(".finder-answer figcaption")).to_contain_text("Lisbon")
    expect(page.locator(".finder-more")).not_to_contain_text("Not loaded")
    assert page.locator(".finder-more h3", has_text="Within 100 km").count() == 1
    assert page.locator(".finder-more h3", has_text="names by script").count() == 1
    page.unroute("**/data/**")


def test_the_title_names_the_place(reader):
    page = reader().open("find/")
    title = page.title()
    page = reader().open(f"find/?id={LVIV}")
    expect(page.locator(".finder-title")).to_have_text("Lviv")
    assert page.title() == f"Lviv · {title}"
    page.evaluate("history.pushState({}, '', '?id=1')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".finder-answer")).to_be_hidden()
    assert page.title() == title


@pytest.mark.parametrize("width", [360, 1280])
def test_the_map_of_the_place_answers_a_click(reader, width):
    page = reader(width).open(f"find/?id={LVIV}")
    figure = page.locator(".finder-answer figure")
    expect(figure.locator(".found-ring")).to_be_visible()
    figure.scroll_into_view_if_needed()
    ring = figure.locator(".found-ring").bounding_box()
    page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    answer = figure.locator(".near-answer")
    expect(answer.locator("li")).to_have_count(4)
    expect(answer).to_contain_text(re.compile("Nearest places:.*Lviv", re.S))
    expect(answer).to_contain_text("Nearest on a network: ")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Another place has another map, which nobody has asked yet.
    page.locator("#finder-query").fill("lisbon")
    expect(page.locator("#finder-list [role=option]").first).to_contain_text("Lisbon")
    page.keyboard.press("Enter")
    expect(page.locator(".finder-answer figcaption")).to_contain_text("Lisbon")
    expect(answer.locator("li")).to_have_count(0)
    assert figure.locator("circle.here:visible").count() == 0
    figure.get_by_role("button", name="What is here?").click()
    expect(answer.locator("li")).to_have_count(4)
    expect(answer).to_contain_text("Nearest places:")
    expect(answer).not_to_contain_text("Ukraine")


def test_a_position_found_late_leaves_the_point_asked_since(visit, address):
    """The reader's own position is found after another point of the map was asked."""
    one = visit(geolocation={"latitude": 50.45, "longitude": 30.52}, permissions=["geolocation"])
    page = one.page
    page.add_init_script("""
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (done, ...others) => {
        find((position) => { window.tell = () => done(position); }, ...others);
      };
    """)
    page.goto(address + "countries/ukraine/", wait_until="networkidle")
    figure = page.locator("figure.map").first
    figure.get_by_role("button", name="Where am I?").click()
    page.wait_for_function("() => Boolean(window.tell)")
    figure.get_by_role("button", name="What is here?").click()
    answer = figure.locator(".near-answer")
    expect(answer.locator("li")).to_have_count(4)
    before, mark = answer.inner_text(), figure.locator("circle.here").bounding_box()
    page.evaluate("tell()")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    assert answer.inner_text() == before
    assert figure.locator("circle.here").bounding_box() == mark

