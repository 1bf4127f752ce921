"""The replay of a route's searches: by pointer, by key, by address."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

BOARD = "networks/ukraine-board/routes/lviv/kharkiv/"
PLAYER = "section.player:not(.compare)"
ROADS = "networks/e-roads/routes/lviv/lisbon/"


def steps(page):
    """The present step and the last one, as the player says them."""
    text = page.locator("section.player:not(.compare) .player-step").inner_text()
    match = re.match(r"Step ([\d,]+) of ([\d,]+): ", text)
    assert match, text
    return tuple(int(number.replace(",", "")) for number in match.groups())


def count(page, name):
    return page.locator(f'section.player:not(.compare) [data-count="{name}"]').inner_text()


def press(page, name):
    page.locator("section.player:not(.compare)").get_by_role("button", name=name, exact=True).click()


def test_the_last_step_is_shown_and_nothing_moves(visit):
    one = visit(clock=True)
    page = one.open(BOARD)
    step, last = steps(page)
    assert step == last > 10
    assert page.locator("section.player:not(.compare)").is_visible()
    assert page.locator(".map-overlay .replay .route-line[d]").count() >= 1
    one.stop_clock()
    assert steps(page) == (step, last)
    assert page.url.endswith(BOARD), "the plain address is the plain page"


def test_steps_forward_and_back(visit):
    page = visit().open(BOARD)
    _, last = steps(page)
    press(page, "First step")
    assert steps(page)[0] == 0
    assert count(page, "settled") == "0"
    assert count(page, "frontier") == "1"
    assert count(page, "best") == "none"
    press(page, "One step forward")
    assert steps(page)[0] == 1
    assert page.locator("section.player:not(.compare) .player-step").inner_text().startswith(f"Step 1 of {last}: settled Lviv")
    assert count(page, "settled") == "1"
    assert page.locator(".map-overlay circle.settled").count() == 1
    press(page, "One step forward")
    assert page.locator(".map-overlay .relaxing[d]").count() == 1
    assert page.locator(".map-overlay circle.frontier").count() == 1
    press(page, "One step back")
    assert page.locator(".map-overlay circle.frontier:visible").count() == 0
    press(page, "Last step")
    assert steps(page)[0] == last
    assert count(page, "best") != "none"


def test_the_counts_agree_with_the_map(visit):
    page = visit().open(ROADS + "?step=300")
    for algorithm in ["dijkstra", "a-star", "greedy", "bidirectional", "bfs"]:
        page.locator(f'section.player:not(.compare) input[value="{algorithm}"]').check(force=True)
        rest(page)
        page.locator("section.player:not(.compare) .player-range").fill("40")
        for name, mark in [("settled", ".settled"), ("frontier", ".frontier")]:
            marks = page.locator(f".map-overlay .replay {mark}:not([hidden])").count()
            assert str(marks) == count(page, name), algorithm


def test_plays_and_pauses(visit):
    one = visit(clock=True)
    page = one.open(ROADS)
    one.stop_clock()
    page.locator("section.player:not(.compare) .player-speed select").select_option("60")
    press(page, "Play")
    page.clock.run_for(1000)
    press(page, "Pause")
    step, last = steps(page)
    assert 55 <= step <= 60 < last
    page.clock.run_for(1000)
    assert steps(page) == (step, last)
    assert f"step={step}" in page.url, "the address is written when it stops"


def test_keys(visit):
    page = visit().open(BOARD)
    _, last = steps(page)
    page.locator("section.player:not(.compare) .player-step").click()
    for key, step in [
        ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)
    ]:
        page.keyboard.press(key)
        assert steps(page)[0] == step, key
    speed = page.locator("section.player:not(.compare) .player-speed select")
    before = int(speed.input_value())
    page.keyboard.press("+")
    assert int(speed.input_value()) > before
    page.keyboard.press("-")
    assert int(speed.input_value()) == before
    page.keyboard.press(" ")
    page.get_by_role("button", name="Pause").wait_for()
    page.keyboard.press(" ")
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_every_control_has_the_keyboard(visit):
    page = visit().open(BOARD)
    page.locator('section.player:not(.compare) input[value="dijkstra"]').focus()
    page.keyboard.press("ArrowRight")
    rest(page)
    assert page.locator('section.player:not(.compare) input[value="a-star"]').is_checked()
    assert "algorithm=a-star" in page.url
    names = []
    for _ in range(8):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.localName"))
    assert names == [
        "First step", "One step back", "Play", "One step forward", "Last step", "Step", "select",
        "summary",
    ]


def test_a_search_that_cannot_be_loaded_is_told_and_tried_again(visit):
    one = visit()
    page = one.open(BOARD)
    player = page.locator("section.player:not(.compare)")
    one.expect_failure("*/positions.json")
    page.route("**/positions.json", lambda route: route.abort())
    player.locator('input[value="a-star"]').check(force=True)
    expect(player.locator(".player-step")).to_have_text("Couldn’t load this search. Choose it again to retry.")
    # The search that was shown still is, and the others are not lost.
    assert player.locator('input[value="dijkstra"]').is_checked()
    player.locator('input[value="bfs"]').check(force=True)
    assert "algorithm=bfs" in page.url
    page.unroute("**/positions.json")
    player.locator('input[value="a-star"]').check(force=True)
    rest(page)
    assert "algorithm=a-star" in page.url
    assert steps(page)[0] > 0


def test_a_step_is_a_link(visit):
    one = visit()
    page = one.open(ROADS + "?algorithm=a-star&step=31")
    assert steps(page)[0] == 31
    assert page.locator('section.player:not(.compare) input[value="a-star"]').is_checked()
    words = page.locator("section.player:not(.compare) .player-step").inner_text()
    page.locator('section.player:not(.compare) input[value="greedy"]').check(force=True)
    assert "algorithm=greedy" in page.url
    page.go_back()
    assert page.locator('section.player:not(.compare) input[value="a-star"]').is_checked()
    assert page.locator("section.player:not(.compare) .player-step").inner_text() == words
    page.go_forward()
    assert page.locator('section.player:not(.compare) input[value="greedy"]').is_checked()


@pytest.mark.parametrize("search", ["?step=99999999", "?step=x", "?algorithm=none", "?step=-1"])
def test_an_address_that_means_nothing_is_the_plain_page(visit, search):
    page = visit().open(BOARD + search)
    step, last = steps(page)
    assert step == last
    assert page.locator('section.player:not(.compare) input[value="dijkstra"]').is_checked()


def test_the_head_of_the_queue_is_what_comes_next(visit):
    page = visit().open(ROADS + "?algorithm=a-star&step=200")
    page.locator("section.player:not(.compare) .player-queue summary").click()
    for _ in range(12):
        head = page.locator("section.player:not(.compare) .player-queue tbody th").first.inner_text()
        press(page, "One step forward")
        words = page.locator("section.player:not(.compare) .player-step").inner_text()
        if ": settled " in words:
            assert f": settled {head} at " in words
            return
    raise AssertionError("no place was settled")


@pytest.mark.parametrize("path", [BOARD, ROADS])
def test_every_search_ends_with_the_cost_of_the_table(visit, path):
    page = visit().open(path)
    rows = page.locator("table.comparison tbody tr")
    for index in range(rows.count()):
        title = rows.nth(index).locator("th").inner_text()
        page.get_by_role("radio", name=title, exact=True).check(force=True)
        rest(page)
        cells = rows.nth(index).locator("td").all_inner_texts()
        assert count(page, "settled").replace(",", "") == cells[0].strip().replace(",", ""), title
        assert count(page, "best") == cells[2].strip(), title


def test_announcements_do_not_flood(visit):
    one = visit(clock=True)
    page = one.open(ROADS + "?step=0")
    one.stop_clock()
    page.evaluate(
        """() => {
          window.announced = 0;
          new MutationObserver((changes) => { window.announced += changes.filter((one) => one.addedNodes.length).length; })
            .observe(document.querySelector('section.player:not(.compare) .player-live'), { childList: true });
        }"""
    )
    page.locator("section.player:not(.compare) .player-speed select").select_option("60")
    press(page, "Play")
    page.clock.run_for(1500)
    assert 1 <= page.evaluate("window.announced") <= 2
    press(page, "Pause")
    assert page.locator("section.player:not(.compare) .player-live").inner_text() == page.locator("section.player:not(.compare) .player-step").inner_text()


def test_a_step_touches_little(visit):
    """Only what a step changes is drawn anew, however much is on the map."""
    page = visit().open(ROADS + "?step=0")
    changes = page.evaluate(
        """() => {
          const range = document.querySelector('section.player:not(.compare) .player-range');
          const watch = new MutationObserver(() => {});
          watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
          const changes = [];
          for (let step = 1; step < Number(range.max); step += 1) {
            range.value = String(step);
            range.dispatchEvent(new Event('input'));
            changes.push(watch.takeRecords().length);
          }
          return changes.sort((a, b) => a - b);
        }"""
    )
    assert 0 < changes[len(changes) // 2] <= changes[-1] < 60


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_fits_a_phone(visit, scheme):
    page = visit(width=360, height=740, scheme=scheme, has_touch=True).open(ROADS)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator("section.player:not(.compare) .player-controls button").all():
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    page.locator("section.player:not(.compare) [data-action=back]").tap()
    step, last = steps(page)
    assert step == last - 1


def test_the_page_without_scripts_has_no_player(visit):
    page = visit(scripts=False).open(BOARD)
    assert not page.locator("section.player:not(.compare)").is_visible()
    assert page.locator(".map-overlay .start").is_visible()
    assert page.locator(".map-overlay .route-line").count() >= 1


def test_a_column_that_is_taller_than_the_window_is_in_reach(visit):
    """It stays in view beside the words, and moves along until either of its ends is seen."""
    page = visit(height=800).open(ROADS + "?algorithm=a-star&step=31")
    column = page.locator(".spread > .beside")
    tall = column.bounding_box()["height"]
    assert tall > 900
    # Over the words: over the map a wheel may zoom.
    page.mouse.move(1100, 400)
    page.mouse.wheel(0, 800)
    expect(page.locator(f"{PLAYER} .player-queue")).to_be_in_viewport(ratio=1)
    expect(page.locator(f"{PLAYER} .player-why")).to_be_in_viewport(ratio=1)
    assert page.locator(".legs").bounding_box()["y"] > 0, "the words beside it are there still"
    page.mouse.wheel(0, 700 - tall)
    expect(page.locator(".map-frame").first).to_be_in_viewport(ratio=1)
