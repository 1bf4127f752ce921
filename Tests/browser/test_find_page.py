"""The finder's page, and the map of the place that it shows. In some tests, responses come late or
out of order."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

LVIV, LISBON, TOKYO = 702550, 2267057, 1850147


def test_an_id_that_comes_late_does_not_replace_what_was_chosen_since(visit, address):
    one = visit()
    page = one.page
    waiting = one.hold("**/data/find/ids/**")
    page.goto(address + f"find/?id={LVIV}")
    page.locator("#finder-query").fill("lisbon")
    expect(page.locator("#finder-query-list [role=option]").first).to_contain_text("Lisbon")
    page.keyboard.press("Enter")
    expect(page.locator(".finder-title")).to_have_text("Lisbon")
    waiting.wait()
    waiting.release()
    assert page.locator(".finder-title").inner_text() == "Lisbon"
    expect(page).to_have_url(re.compile(re.escape(f"?id={LISBON}") + "$"))
    assert page.title().startswith("Lisbon")


def test_a_position_that_comes_late_does_not_change_the_address(visit, address):
    one = visit()
    page = one.page
    waiting = one.hold(re.compile(r"/data/find/near/\d"))
    page.goto(address + "find/?at=49.8383,24.0232&name=Lviv")
    waiting.wait()
    page.evaluate("history.pushState({}, '', '?q=')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    rest(page)
    waiting.release()
    expect(page).to_have_url(re.compile(re.escape("?q=") + "$"))
    expect(page.locator(".finder-answer")).to_be_hidden()


def test_the_last_of_many_places_is_shown_whatever_comes_first(visit):
    """Goes back and forth between places, while the newest request is always answered first."""
    one = visit()
    page = one.open("find/")
    waiting = one.hold("**/data/**")
    for place in (LVIV, LISBON, TOKYO, LVIV, LISBON):
        page.evaluate(f"history.pushState({{}}, '', '?id={place}')")
        page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    waiting.wait()
    while waiting.routes:
        waiting.release_last()
        rest(page)
    assert page.locator(".finder-title").inner_text() == "Lisbon"
    assert "Lisbon" in page.locator(".finder-answer figcaption").inner_text()
    assert "ot load" not in page.locator(".finder-more").inner_text()
    assert page.locator(".finder-more h3", has_text="Within 100 km").count() == 1
    assert page.locator(".finder-more h3", has_text="names by script").count() == 1


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
    expect(figure.locator(".found-ring")).to_be_in_viewport(ratio=0.99)
    expect(figure.locator(".map-overlay > text")).to_have_text("Lviv")
    expect(page.locator(".finder-status")).to_contain_text("Lviv")
    assert page.evaluate("scrollY") == 0
    assert not page.get_by_text("needs JavaScript").is_visible()
    assert not page.locator(".letter-index").first.is_visible()
    figure.scroll_into_view_if_needed()
    ring = figure.locator(".found-ring").bounding_box()
    page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    answer = figure.locator(".near-answer")
    expect(answer.locator("li")).to_have_count(4)
    expect(answer).to_contain_text(re.compile("Nearest places:.*Lviv", re.S))
    expect(answer).to_contain_text("Nearest on a network: ")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Another place has another map, which has not been queried yet.
    page.locator("#finder-query").fill("lisbon")
    expect(page.locator("#finder-query-list [role=option]").first).to_contain_text("Lisbon")
    page.keyboard.press("Enter")
    expect(page.locator(".finder-answer figcaption")).to_contain_text("Lisbon")
    expect(answer.locator("li")).to_have_count(0)
    assert figure.locator("circle.here:visible").count() == 0
    figure.get_by_role("button", name="What is here?").click()
    expect(answer.locator("li")).to_have_count(4)
    expect(answer).to_contain_text("Nearest places:")
    expect(answer).not_to_contain_text("Ukraine")


@pytest.mark.parametrize("place", [LVIV, LISBON, TOKYO])
def test_a_small_phone_shows_the_whole_map_of_the_place(visit, place):
    page = visit(width=360, height=640).open(f"find/?id={place}")
    page.locator(".finder-answer .found-ring").wait_for()
    rest(page)
    box = page.locator(".finder-answer .map-frame").bounding_box()
    assert box["width"] > 130 and box["y"] + box["height"] <= 640


def test_reloading_keeps_what_was_typed(visit):
    one = visit()
    page = one.open("find/")
    page.locator("#finder-query").press_sequentially("lvi")
    expect(page).to_have_url(re.compile(re.escape("?q=lvi") + "$"))
    page.reload()
    expect(page.locator("#finder-query")).to_have_value("lvi")
    expect(page.locator("#finder-query-list [role=option]").first).to_contain_text("Lviv")


def test_a_position_found_late_leaves_the_point_asked_since(visit):
    """The reader's position is found after the reader has queried another point on the map."""
    one = visit(geolocation={"latitude": 50.45, "longitude": 30.52}, permissions=["geolocation"])
    page = one.page
    page.add_init_script("""
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (done, ...others) => {
        find((position) => { window.tell = () => done(position); }, ...others);
      };
    """)
    one.open("countries/ukraine/")
    figure = page.locator("figure.map").first
    figure.get_by_role("button", name="Where am I?").click()
    page.wait_for_function("() => Boolean(window.tell)")
    figure.get_by_role("button", name="What is here?").click()
    answer = figure.locator(".near-answer")
    expect(answer.locator("li")).to_have_count(4)
    before, mark = answer.inner_text(), figure.locator("circle.here").bounding_box()
    page.evaluate("tell()")
    rest(page)
    assert answer.inner_text() == before
    assert figure.locator("circle.here").bounding_box() == mark

