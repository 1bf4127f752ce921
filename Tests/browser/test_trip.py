"""The page of a trip: the replay of the searches, the game, and tables that can be sorted."""

import re

from playwright.sync_api import expect

from visits import rest

TRIP = "networks/ukraine-board/trips/founding-deal/"
HAND = ["Lviv", "Lutsk", "Cherkasy", "Vinnytsia", "Poltava", "Voznesensk", "Lozova"]


def player(page):
    return page.locator(".trip-player")


def count(page, name):
    return player(page).locator(f'[data-count="{name}"]').inner_text()


def press(page, name):
    player(page).get_by_role("button", name=name, exact=True).click()


def test_the_page_opens_clean_and_the_replay_plays_on_request(visit):
    one = visit(clock=True)
    page = one.open(TRIP)
    expect(player(page)).to_be_hidden()
    assert page.locator(".map-overlay .numbers").count() == 0 and len(page.workers) == 0
    one.stop_clock()
    page.get_by_role("button", name="Replay the search").click()
    rest(page)
    page.clock.run_for(1000)
    # The searches run in a worker. Each order that brute force tries is a step.
    assert len(page.workers) == 1
    step = player(page).locator(".player-step")
    expect(step).to_contain_text(re.compile(r"^Order \d+ of 5,040"))
    assert player(page).locator(".player-range").get_attribute("max") == "5040"
    assert player(page).locator(".player-speed option").all_inner_texts()[::5] == ["1 a second", "2,500 a second"]
    player(page).locator(".player-speed select").select_option("2500")
    page.clock.run_for(3000)
    expect(step).to_contain_text("All orders have been tried: no trip is shorter.")
    assert count(page, "weighed") == "5,040 of 5,040 orders, 100\u00a0%"
    assert count(page, "best") == "24\u00a0steps"
    numbers = page.locator(".map-overlay .numbers text").all_text_contents()
    assert sorted(numbers) == list("1234567")
    press(page, "Close the replay")
    expect(player(page)).to_be_hidden()
    assert page.locator(".map-overlay .numbers").count() == 0 and "step" not in page.url


def test_what_is_weighed_is_pale_and_the_best_strong(visit):
    page = visit().open(TRIP + "?step=0")
    step = player(page).locator(".player-step")
    expect(step).to_have_text("Order 0 of 5,040: nothing has been examined yet.")
    pale, strong = page.locator(".map-overlay .trip-weighed"), page.locator(".replay .route-casing")
    assert not pale.get_attribute("d") and count(page, "best") == "none"
    press(page, "One step forward")
    expect(step).to_contain_text("Order 1 of 5,040, Lviv, Lutsk,")
    assert count(page, "this") == count(page, "best") == "35\u00a0steps"
    best = strong.get_attribute("d")
    assert best and not pale.get_attribute("d")
    # Order 3 takes 34 steps, the same as the best order before it.
    page.locator(".player-step").click()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("no shorter than the best so far (34 steps).")
    assert pale.get_attribute("d") and strong.get_attribute("d") != best
    # If an order is dropped, the untried part of its trip is dotted.
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Order 5,039 of 5,040: dropped.")
    assert page.locator(".map-overlay .trip-rest").get_attribute("d")
    expect(page).to_have_url(re.compile("step=5039$"))


def test_methods_are_tabs_with_addresses(visit):
    page = visit().open(TRIP + "?step=5040")
    expect(page.locator('.trip-player input[value="brute-force"]')).to_be_checked()
    lengths = {}
    for method in ["nearest-neighbour", "two-opt", "exact"]:
        page.locator(f'.trip-player input[value="{method}"]').check(force=True)
        expect(page).to_have_url(re.compile(f"algorithm={method}"))
        lengths[method] = count(page, "weighed")
    assert lengths["nearest-neighbour"] == "49 of 49 moves, 100\u00a0%"
    assert lengths["exact"] == "449 of 449 states, 100\u00a0%"
    assert count(page, "best") == "24\u00a0steps"
    page.keyboard.press("Home")
    page.go_back()
    page.go_back()
    expect(page.locator('.trip-player input[value="nearest-neighbour"]')).to_be_checked()
    assert count(page, "best") == "25\u00a0steps"


def test_a_hand_is_played_before_the_answer_is_shown(visit):
    page = visit().open(TRIP)
    answer = page.locator(".lead, .trip .table, table.legs, table.methods, .map-overlay > .route-casing")
    assert all(one.is_visible() for one in answer.all())
    page.get_by_role("button", name="Play it yourself first").click()
    play = page.locator(".play")
    play.wait_for()
    rest(page)
    assert not any(one.is_visible() for one in answer.all())
    said = play.get_by_role("status")
    for name in HAND[:2]:
        play.get_by_role("button", name=re.compile(name)).click()
    expect(said).to_contain_text(re.compile(r"^Lviv and Lutsk: \d\u00a0steps?, using \d of 4 tickets\. 5 places are left\."))
    # Picks the third city with a click on the map.
    x, y = page.evaluate(
        """async () => {
          const { width, height, places } = await (await fetch(document.querySelector('.trip-player').dataset.network)).json();
          const [city, box] = [places.id.indexOf('cherkasy'), document.querySelector('.map-overlay').getBoundingClientRect()];
          return [box.x + (places.x[city] / width) * box.width, box.y + (places.y[city] / height) * box.height];
        }"""
    )
    page.mouse.click(x, y)
    expect(said).to_contain_text("Lviv, Lutsk and Cherkasy: ")
    play.get_by_role("button", name="Undo").press("Enter")
    expect(said).to_contain_text("Lviv and Lutsk: ")
    for name in HAND[2:]:
        play.get_by_role("button", name=re.compile(name)).press("Enter")
    expect(said).to_contain_text("35 steps, using ")
    assert not any(one.is_visible() for one in answer.all())
    play.get_by_role("button", name="Show the best").click()
    expect(said).to_contain_text("Your trip takes 35 steps. The best trip takes 24 steps: it is 11 steps shorter.")
    assert page.url.endswith(TRIP)
    assert page.locator(".lead").is_visible() and page.locator("table.legs").is_visible()
    assert page.locator(".map-overlay .trip-weighed").get_attribute("d")
    assert page.locator(".replay .route-casing").get_attribute("d")
    expect(said).to_be_in_viewport()
    # The order can still be changed while the best trip is shown.
    play.get_by_role("button", name="Clear", exact=True).click()
    expect(said).to_contain_text("The best trip takes 24 steps.")
    play.get_by_role("button", name="Close your order").click()
    expect(play).to_be_hidden()
    page.get_by_role("button", name="Play it yourself first").click()
    play.wait_for()
    # A replay would reveal the answer.
    replay = page.get_by_role("button", name="Replay the search")
    expect(replay).to_have_count(0)
    play.get_by_role("button", name="Show the best").click()
    replay.click()
    expect(play).to_be_hidden()
    expect(page.locator(".map.instrument .map-overlay.replaying.numbered")).to_be_visible()


def test_a_link_to_play_shows_no_answer(visit):
    page = visit(360, 740).open(TRIP + "#play")
    page.locator(".play .card").first.wait_for()
    assert not page.locator(".lead").is_visible() and not page.locator("table.legs").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # Without scripts the answer is shown, because no button could reveal it.
    still = visit(scripts=False).open(TRIP + "#play")
    assert still.locator(".lead").is_visible() and still.locator("table.legs").is_visible()


def test_the_hand_has_one_set_of_labels_after_the_map_filled_the_window(visit):
    page = visit(360, 740, has_touch=True).open(TRIP + "#play")
    page.locator(".play .card").first.wait_for()
    page.get_by_role("button", name="Fill the window").tap()
    page.locator(".map-frame.live").wait_for()
    page.keyboard.press("Escape")
    rest(page)
    labels = page.locator(".map-frame svg text").all()
    names = [one.text_content() for one in labels if one.is_visible() and one.text_content()]
    assert "Lutsk" in names and len(names) == len(set(names)) and set(names) <= set(HAND), names


def test_searches_that_fail_to_load_can_be_asked_for_again(visit):
    one = visit()
    page = one.open(TRIP)
    work = "**/assets/trip-work*.js"
    one.expect_failure(work)
    page.route(work, lambda route: route.abort())
    page.get_by_role("button", name="Replay the search").click()
    status = page.locator(".instrument-row > [role=status]")
    expect(status).to_contain_text("Try again")
    page.unroute(work)
    page.reload()
    page.get_by_role("button", name="Replay the search").click()
    expect(player(page).locator(".player-step")).to_contain_text("of 5,040")
    expect(status).to_be_empty()


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
