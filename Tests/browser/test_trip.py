"""The replay of the searches for a trip, and tables that sort."""

import re
from playwright.sync_api import expect

TRIP = "networks/ukraine-board/trips/founding-deal/"


def count(page, name):
    return page.locator(f'.trip-player [data-count="{name}"]').inner_text()


def press(page, name):
    page.locator(".trip-player").get_by_role("button", name=name, exact=True).click()


def test_the_best_trip_is_shown_at_the_end(visit):
    page = visit().open(TRIP)
    assert page.locator(".player-step").inner_text().startswith("Step ")
    assert count(page, "best") == "24 steps"
    assert count(page, "tried") == "5,040 of 5,040"
    progress = page.locator(".trip-player progress")
    assert progress.get_attribute("max") == "5040"
    assert page.evaluate("document.querySelector('progress').value") == 5040
    numbers = page.locator(".map-overlay .numbers text").all_text_contents()
    assert sorted(numbers) == ["1", "2", "3", "4", "5", "6", "7"]


def test_candidates_improve_step_by_step(visit):
    page = visit().open(TRIP + "?step=0")
    assert "no trip is known yet" in page.locator(".player-step").inner_text()
    assert count(page, "best") == "none"
    last = int(page.locator(".player-range").get_attribute("max"))
    costs, tried = [], []
    for _ in range(last):
        press(page, "One step forward")
        costs.append(int(count(page, "best").split()[0]))
        tried.append(page.evaluate("document.querySelector('progress').value"))
    assert costs == sorted(costs, reverse=True) and costs[-1] == 24 and len(set(costs)) == last
    assert tried == sorted(tried)


def test_methods_are_tabs_with_addresses(visit):
    page = visit().open(TRIP)
    first = page.locator('.trip-player input[name="algorithm"]:checked').get_attribute("value")
    page.locator('.trip-player input[value="nearest-neighbour"]').check(force=True)
    expect(page).to_have_url(re.compile(re.escape("algorithm=nearest-neighbour")))
    assert int(count(page, "best").split()[0]) >= 24
    page.go_back()
    assert page.locator(f'.trip-player input[value="{first}"]').is_checked()
    assert count(page, "best") == "24 steps"


def test_keys_and_play(visit):
    page = visit().open(TRIP)
    page.locator(".player-step").click()
    page.keyboard.press("Home")
    assert page.locator(".player-step").inner_text().startswith("Step 0 of ")
    page.keyboard.press("ArrowRight")
    assert page.locator(".player-step").inner_text().startswith("Step 1 of ")
    page.locator(".player-speed select").select_option("60")
    press(page, "Play")
    expect(page.locator(".player-step")).to_contain_text("no trip is shorter")


def test_tables_sort(visit):
    page = visit().open("countries/")
    table = page.locator("table.sortable").first
    header = table.locator("thead th").nth(2)
    header.get_by_role("button").click()
    assert header.get_attribute("aria-sort") == "descending"
    cells = "[...document.querySelector('table.sortable').tBodies[0].rows].map((row) => Number(row.cells[2].dataset.value))"
    values = page.evaluate(cells)
    assert values == sorted(values, reverse=True) and values[0] > 10_000_000
    header.get_by_role("button").press("Enter")
    assert header.get_attribute("aria-sort") == "ascending"
    known = [value for value in page.evaluate(cells) if value]
    assert known == sorted(known)
    name = table.locator("thead th").first
    name.get_by_role("button").click()
    assert name.get_attribute("aria-sort") == "ascending"
    assert header.get_attribute("aria-sort") is None
