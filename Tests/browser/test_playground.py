"""The playground: a graph is drawn with the mouse, by touch, with the keyboard and in tables; it is
searched, undone, shared and saved."""

import csv
import pathlib

import pytest
from playwright.sync_api import expect

from visits import rest, tap

PATH = "play/"


def opened(one, path=PATH):
    page = one.open(path)
    page.locator(".live-figure").scroll_into_view_if_needed()
    page.locator(".play-frame").wait_for()
    rest(page)
    return page


def spot(page, x, y):
    """The point of the screen at a crossing of the grid."""
    page.locator(".play-frame").scroll_into_view_if_needed()
    box = page.locator(".play-frame").bounding_box()
    return box["x"] + x / 30 * box["width"], box["y"] + y / 20 * box["height"]


def drag(page, start, end):
    page.mouse.move(*spot(page, *start))
    page.mouse.down()
    page.mouse.move(*spot(page, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    page.mouse.move(*spot(page, *end))
    page.mouse.up()


def says(page, words):
    expect(page.locator(".play-status")).to_contain_text(words)


def counts(page):
    return [page.locator(".play-tables summary .count").nth(index).inner_text() for index in (0, 1)]


def link(page):
    return page.get_by_label("Link to this graph").input_value()


def test_the_map_shows_the_search_until_there_is_a_trip(visit):
    page = opened(visit())
    start, panel = page.locator(".play-frame .start"), page.locator(".play-trip-panel summary")
    expect(start).to_be_visible()
    panel.click()
    expect(page.locator(".play-stops input").nth(1)).to_be_visible()
    expect(start).to_be_visible()
    for place in (0, 1):
        page.locator(".play-stops input").nth(place).click()
    expect(start).to_be_hidden()
    panel.click()
    expect(start).to_be_visible()


def test_no_place_is_put_on_top_of_another(visit):
    page = opened(visit())
    page.get_by_role("button", name="Clear", exact=True).click()
    page.mouse.click(*spot(page, 5, 5))
    page.mouse.click(*spot(page, 10, 10))
    drag(page, (5, 5), (10.4, 9.6))
    says(page, "Joined A and B")
    page.mouse.click(*spot(page, 10.4, 9.6))
    says(page, "B is already there.")
    page.get_by_role("radio", name="Move").check(force=True)
    drag(page, (5, 5), (10.4, 9.6))
    says(page, "B is already there.")
    assert counts(page) == ["2", "1"]


def test_a_graph_that_comes_too_late_is_dropped(visit):
    one = visit()
    page = opened(one)
    example = link(page).split("#")[1]
    page.mouse.click(*spot(page, 5, 18))
    says(page, "Added A.")
    held = one.hold("**/data/networks/ukraine-board/network.json")
    page.get_by_label("Load", exact=True).select_option("n:ukraine-board")
    held.wait()
    page.evaluate("(hash) => { location.hash = hash; }", example)
    says(page, "Opened the graph in the address.")
    held.release()
    assert counts(page) == ["10", "17"]


def test_a_graph_is_drawn_searched_and_shared(visit):
    one = visit()
    page = opened(one)
    assert counts(page) == ["10", "17"]
    expect(page.locator(".player-step")).to_contain_text("The shortest path: 31 units in 4 legs")
    assert page.get_by_role("button", name="Close the replay").count() == 0
    page.mouse.click(*spot(page, 5, 18))
    says(page, "Added A.")
    drag(page, (5, 18), (7, 15))
    says(page, "Joined A and Bakery: 4 units.")
    drag(page, (5, 18), (24, 18))
    says(page, "Joined A and B: 19 units.")
    page.mouse.click(*spot(page, 5.5, 7.5))
    page.locator(".play-field").fill("x")
    page.keyboard.press("Enter")
    says(page, "A cost is a number")
    page.locator(".play-field").fill("2,5")
    page.keyboard.press("Enter")
    expect(page.locator(".player-step")).to_contain_text("26.5 units")
    page.mouse.dblclick(*spot(page, 13, 9))
    page.locator(".play-field").fill("Міст #1")
    page.keyboard.press("Enter")
    expect(page.locator(".play-name", has_text="Міст #1")).to_be_visible()
    page.locator("summary", has_text="Compare all searches").click()
    expect(page.locator(".play-compare")).to_contain_text("Not shortest: Greedy best-first (13.5 units more)")
    address = link(page)
    for _ in range(3):
        page.keyboard.press("Control+z")
    assert counts(page) == ["12", "18"]
    page.get_by_role("button", name="Redo", exact=True).click()
    page.keyboard.press("Control+y")
    page.keyboard.press("Control+Shift+z")
    expect(page).to_have_url(address)
    page.get_by_role("radio", name="Move", exact=True).check()
    drag(page, (24, 18), (25, 14))
    says(page, "Moved B.")
    page.get_by_role("radio", name="Erase", exact=True).check()
    page.mouse.click(*spot(page, 25, 14))
    says(page, "Removed B.")
    page.get_by_role("button", name="Clear", exact=True).click()
    assert counts(page) == ["0", "0"]
    expect(page.get_by_text("Choose a start and a goal to search.")).to_be_visible()
    shared = opened(visit(), PATH + "#" + address.split("#")[1])
    assert counts(shared) == ["12", "19"]
    expect(shared.locator(".player-step")).to_contain_text("26.5 units")
    damaged = opened(visit(), PATH + "#" + address.split("#")[1][:60])
    says(damaged, "The link is damaged")
    assert counts(damaged) == ["10", "17"]


def test_undo_ends_a_move(visit):
    page = opened(visit())
    page.get_by_role("button", name="Clear", exact=True).click()
    page.locator(".play-frame").focus()
    page.keyboard.press("Enter")
    says(page, "Added A.")
    page.keyboard.press("m")
    says(page, "Picked up A")
    page.keyboard.press("Control+z")
    # Without a place to put down, Enter adds a new place.
    page.keyboard.press("Enter")
    says(page, "Added A.")
    assert counts(page) == ["1", "0"]


def test_a_graph_that_comes_late_does_not_replace_the_readers_own(visit):
    one = visit()
    page = opened(one)
    held = one.hold("**/data/networks/hover-world/network.json")
    page.get_by_label("Load", exact=True).select_option(label="Hover, the world")
    held.wait()
    page.get_by_role("button", name="Clear", exact=True).click()
    page.mouse.click(*spot(page, 5, 18))
    says(page, "Added A.")
    held.release()
    assert counts(page) == ["1", "0"]


def test_a_graph_is_drawn_by_keyboard_and_in_tables(visit):
    page = opened(visit())
    page.locator(".play-frame").focus()
    for keys, words in [
        ("ArrowRight ArrowDown", "16, 11"), ("Enter", "Added A."), ("Enter", "Link from A."),
        ("PageDown", "School, start. 3 links"), ("Enter", "Joined A and School: 13 units."), ("w", "Joined"),
    ]:
        for key in keys.split():
            page.keyboard.press(key)
        says(page, words)
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    says(page, "Cost: 4 units.")
    for key, words in [("m", "Picked up School"), ("Shift+ArrowDown", "3, 15"), ("m", "Moved School."), ("g", "Goal: School."), ("Delete", "Removed School.")]:
        page.keyboard.press(key)
        says(page, words)
    assert counts(page) == ["10", "14"]
    for table in ["Places", "Links"]:
        page.locator(".play-tables summary", has_text=table).press("Enter")
    name = page.get_by_label("Name of place 1", exact=True)
    name.fill("Garden")
    name.press("Enter")
    expect(page.get_by_role("button", name="Remove Garden", exact=True)).to_be_visible()
    page.get_by_role("button", name="Add a place").click()
    expect(page.get_by_label("Name of place 11", exact=True)).to_be_focused()
    page.get_by_label("x of Garden").fill("99")
    page.get_by_label("x of Garden").press("Enter")
    says(page, "The position must be a number within the map.")
    page.get_by_label("From", exact=True).last.select_option("Garden")
    page.get_by_label("To", exact=True).last.select_option("Station")
    page.get_by_role("button", name="Add a link").click()
    says(page, "Joined Garden and Station")
    page.get_by_label("Direction of Garden and Station").last.select_option("Station → Garden")
    says(page, "Station to Garden, one way.")
    assert counts(page) == ["11", "15"]
    bar = page.locator(".play-selection select")
    ends = bar.locator("option").all_inner_texts()[1:]
    for choice in [1, 0, 1, 0]:
        bar.select_option(ends[choice])
        says(page, ends[choice].replace(" → ", " to ") + ", one way.")


def test_networks_and_tables_go_in_and_out(visit, tmp_path):
    page = opened(visit())
    page.get_by_label("Load", exact=True).select_option(label="Ukraine, the board game")
    says(page, "Loaded Ukraine, the board game.")
    assert counts(page)[0] == "42"
    page.get_by_label("Load", exact=True).select_option(label="Hover, the world")
    says(page, "Loaded Hover, the world.")
    files = []
    for name in ["places.csv", "links.csv"]:
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        files.append(tmp_path / name)
        download.value.save_as(files[-1])
    with open(files[0], newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 23 and rows[0]["name"] == "Amsterdam" and rows[0]["latitude"].startswith("52.37")
    before = link(page)
    page.get_by_label("Load", exact=True).select_option(label="Example")
    says(page, "Loaded the example.")
    page.get_by_label("The two tables").set_input_files([str(path) for path in files])
    says(page, "Read 23 places and 39 links. They lie on the map: Hover, the world.")
    expect(page).to_have_url(before)
    wrong = tmp_path / "links-2.csv"
    wrong.write_text("from,to\namsterdam,atlantis\n", encoding="utf-8")
    page.get_by_label("The two tables").set_input_files([str(files[0]), str(wrong)])
    says(page, "line 2: unknown place 'atlantis'")


@pytest.mark.parametrize("width", [360])
def test_a_finger_draws_on_a_phone(visit, width):
    page = opened(visit(width, height=740, has_touch=True))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tap(page, *spot(page, 26, 18))
    says(page, "Added A.")
    page.get_by_role("button", name="Goal", exact=True).tap()
    says(page, "Goal: A.")
    expect(page.locator(".player-step")).to_contain_text("The search ends without a route to A.")


def test_the_address_follows_many_edits_no_faster_than_browsers_allow(visit):
    one = visit(clock=True)
    page = opened(one)
    page.get_by_role("button", name="Clear", exact=True).click()
    one.stop_clock()
    page.evaluate("""() => {
      window.changes = 0;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...values) => { window.changes += 1; replace(...values); };
    }""")
    page.locator(".play-frame").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    says(page, "Added")
    assert page.evaluate("changes") == 1
    page.clock.run_for(500)
    assert page.evaluate("changes") == 2
    assert page.url == link(page)
