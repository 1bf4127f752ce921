"""The replay of a route's searches, used with the mouse, with keys, and through the address."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest

BOARD = "networks/ukraine-board/routes/lviv/kharkiv/"
PLAYER = "section.player:not(.compare)"
ROADS = "networks/e-roads/routes/lviv/lisbon/"
SEA = "networks/sea-lanes/routes/rotterdam/shanghai/"
PLANNED = "networks/e-roads/?from=lviv&to=lisbon"
# The query for an open replay at its last step.
ENDED = "?algorithm=dijkstra"


def steps(page):
    """The current step and the last step, as the player states them."""
    text = page.locator("section.player:not(.compare) .player-step").inner_text()
    match = re.match(r"Step ([\d,]+) of ([\d,]+): ", text)
    assert match, text
    return tuple(int(number.replace(",", "")) for number in match.groups())


def count(page, name):
    return page.locator(f'section.player:not(.compare) [data-count="{name}"]').inner_text()


def press(page, name):
    page.locator("section.player:not(.compare)").get_by_role("button", name=name, exact=True).click()


def test_opens_clean_and_replays_on_request(visit):
    one = visit(clock=True)
    page = one.open(ROADS)
    one.stop_clock()
    player, ways = page.locator(PLAYER), page.locator(".map-overlay > .way")
    home = page.evaluate("document.querySelector('.map-frame').style.getPropertyValue('--map-zoom')")
    expect(player).to_be_hidden()
    assert page.locator(".map-overlay .replay").count() == 0
    assert page.locator(".map-overlay > .route-line").first.is_visible() and ways.first.is_visible()
    replay = page.get_by_role("button", name="Replay the search")
    replay.click()
    rest(page)
    expect(player.get_by_role("button", name="Pause")).to_be_focused()
    assert steps(page)[0] == 0, "it begins at the first step"
    page.clock.run_for(1000)
    assert 110 <= steps(page)[0] <= 120 < steps(page)[1], "it plays"
    # The map shows everything that the search reaches, and the drawing of the previous result is
    # hidden.
    assert ways.first.is_hidden() and page.locator(".map-overlay > .route-line").first.is_hidden()
    press(page, "Last step")
    page.clock.run_for(600)
    frame = page.locator("main .map-frame").first.bounding_box()
    outside = page.locator(".map-overlay .replay .settled").evaluate_all(
        """(all, { x, y, width, height }) => all.map((mark) => mark.getBoundingClientRect()).filter((box) => {
          return box.right < x || box.left > x + width || box.bottom < y || box.top > y + height;
        }).length""",
        frame,
    )
    assert outside == 0
    page.keyboard.press("Escape")
    expect(player).to_be_hidden()
    expect(replay).to_be_focused()
    expect(page).to_have_url(re.compile(re.escape(ROADS) + "$"))
    page.clock.run_for(600)
    assert page.locator(".map-overlay .replay").count() == 0 and ways.first.is_visible()
    assert page.evaluate("document.querySelector('.map-frame').style.getPropertyValue('--map-zoom')") == home
    page.go_back()
    rest(page)
    assert steps(page)[0] == steps(page)[1]


@pytest.mark.parametrize("width,height", [(1280, 720), (360, 640)])
@pytest.mark.parametrize("path", [ROADS, BOARD, SEA, PLANNED])
def test_a_replay_fits_into_the_window(visit, path, width, height):
    one = visit(width, height=height, clock=True)
    page = one.open(path)
    one.stop_clock()
    page.get_by_role("button", name="Replay the search").click()
    rest(page)
    player = page.locator(PLAYER)
    for algorithm in ["dijkstra", "a-star", "greedy", "bidirectional", "bfs"]:
        player.locator(f'input[value="{algorithm}"]').check(force=True)
        rest(page)
        for share in (0, 0.3, 1):
            # A bidirectional search has the most legend entries, and the last step has the longest
            # description.
            player.locator(".player-range").evaluate(
                "(range, share) => { range.value = Math.round(range.max * share); range.dispatchEvent(new Event('input')); }",
                share,
            )
            cut = page.evaluate(
                """() => [...document.querySelectorAll(`.instrument :is(.map-frame, .player-head label, .player-controls,
                  .player-step, .player-why, .player-counts, .search-player > .legend)`)].flatMap((part) => {
                  const { top, bottom, right } = part.getBoundingClientRect();
                  return top < 0 || bottom > innerHeight || right > innerWidth
                    ? [`${part.className || part.textContent}: ${top} to ${bottom}, ${right}`] : [];
                })"""
            )
            assert cut == [], f"{algorithm} at {share}"
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", [ROADS, PLANNED])
def test_alternatives_are_chosen_on_the_map(visit, path):
    page = visit().open(path)
    caption, ways = page.locator("table.legs caption"), page.locator(".map-overlay .way")
    expect(ways).to_have_count(2)
    lengths = [ways.nth(way).locator("text").last.text_content() for way in range(2)]
    assert all(re.fullmatch(r"3,\d{3}\skm", length) for length in lengths), lengths
    box = ways.nth(1).locator("text").last.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(caption).to_contain_text(lengths[1])
    expect(page).to_have_url(re.compile("way=2$"))
    rest(page)
    # The shortest route has become one of the alternatives, and is labelled with its length.
    assert ways.first.locator("text").last.text_content() not in lengths
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV", exact=True).click()
    assert download.value.suggested_filename == "lviv-lisbon-way-3.csv"
    page.go_back()
    expect(caption).not_to_contain_text(lengths[1])
    expect(ways.nth(1).locator("text").last).to_have_text(lengths[1])


@pytest.mark.parametrize("path,row,stop", [(ROADS, 7, 9), (PLANNED, 7, 9)])
def test_legs_light_up_on_the_map_and_in_their_table(visit, path, row, stop):
    page = visit().open(path)
    rows, light = page.locator("table.legs tbody tr"), page.locator(".map-overlay > .leg")
    assert rows.first.inner_text().strip() == "Lviv", "the table begins with the start"
    expect(light).to_be_hidden()
    if path == PLANNED:
        page.locator(".map-names text:visible").first.wait_for()
        rest(page)
    rows.nth(row).hover()
    expect(light).to_be_visible()
    expect(rows.nth(row)).to_have_class("lit")
    names = [rows.nth(index).locator("a").first.inner_text() for index in (row - 1, row)]
    assert light.locator("text").text_content().startswith(f"{names[0]} to {names[1]}, ")
    # The labels under the text of the leg are hidden until the pointer leaves the leg.
    hidden = page.locator(".map-frame :is(.labels, .map-names) text[visibility=hidden]")
    covered = light.locator("text").evaluate(
        """(text) => {
          const own = text.getBoundingClientRect();
          return [...document.querySelectorAll('.map-frame :is(.labels, .map-names) text:not([visibility])')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
          }).map((one) => one.textContent);
        }"""
    )
    assert covered == []
    assert hidden.count() > 0
    page.mouse.move(2, 2)
    expect(light).to_be_hidden()
    assert hidden.count() == 0
    rows.nth(row + 3).locator("a").first.focus()
    expect(light).to_be_visible()
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    expect(light).to_be_hidden()
    ends = [one.bounding_box() for one in page.locator(".map-overlay .stop").all()[stop : stop + 2]]
    page.mouse.move(*(sum(end[side] + end[size] / 2 for end in ends) / 2 for side, size in (("x", "width"), ("y", "height"))))
    expect(page.locator("table.legs tr.lit")).to_have_count(1)
    expect(rows.nth(stop + 2)).to_have_class("lit")


def test_steps_forward_and_back(visit):
    page = visit().open(BOARD + ENDED)
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
    page = one.open(ROADS + ENDED)
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
    page = visit().open(BOARD + ENDED)
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
    page = visit().open(BOARD + ENDED)
    page.locator('section.player:not(.compare) input[value="dijkstra"]').focus()
    page.keyboard.press("ArrowRight")
    rest(page)
    assert page.locator('section.player:not(.compare) input[value="a-star"]').is_checked()
    expect(page).to_have_url(re.compile(re.escape("algorithm=a-star")))
    names = []
    for _ in range(9):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.localName"))
    assert names == [
        "Close the replay", "First step", "One step back", "Play", "One step forward", "Last step", "Step", "select",
        "summary",
    ]


def test_a_search_that_cannot_be_loaded_is_told_and_tried_again(visit):
    one = visit()
    page = one.open(BOARD + ENDED)
    player = page.locator("section.player:not(.compare)")
    one.expect_failure("*/positions.json")
    page.route("**/positions.json", lambda route: route.abort())
    # check() is not used, because the page might choose the previous search again before check()
    # reads the state.
    player.locator('input[value="a-star"]').click(force=True)
    expect(player.locator(".player-step")).to_have_text("Couldn’t load this search. Choose it again to retry.")
    # The current search stays, and the other searches can still be loaded.
    assert player.locator('input[value="dijkstra"]').is_checked()
    player.locator('input[value="bfs"]').check(force=True)
    expect(page).to_have_url(re.compile(re.escape("algorithm=bfs")))
    page.unroute("**/positions.json")
    player.locator('input[value="a-star"]').check(force=True)
    rest(page)
    expect(page).to_have_url(re.compile(re.escape("algorithm=a-star")))
    assert steps(page)[0] > 0


def test_a_step_is_a_link(visit):
    one = visit()
    page = one.open(ROADS + "?algorithm=a-star&step=31")
    assert steps(page)[0] == 31
    assert page.locator('section.player:not(.compare) input[value="a-star"]').is_checked()
    words = page.locator("section.player:not(.compare) .player-step").inner_text()
    page.locator('section.player:not(.compare) input[value="greedy"]').check(force=True)
    expect(page).to_have_url(re.compile(re.escape("algorithm=greedy")))
    page.go_back()
    assert page.locator('section.player:not(.compare) input[value="a-star"]').is_checked()
    assert page.locator("section.player:not(.compare) .player-step").inner_text() == words
    page.go_forward()
    assert page.locator('section.player:not(.compare) input[value="greedy"]').is_checked()


def test_a_search_that_is_too_short_for_a_step_does_not_lose_it(visit):
    page = visit().open(ROADS + "?algorithm=a-star&step=323")

    def choose(algorithm):
        page.locator(f'section.player:not(.compare) input[value="{algorithm}"]').check(force=True)
        rest(page)
        return steps(page)

    assert steps(page)[0] == 323
    step, last = choose("greedy")
    assert step == last < 323
    assert choose("dijkstra")[0] == choose("a-star")[0] == 323
    assert choose("greedy")[0] == last
    buttons = page.locator("section.player:not(.compare)")
    buttons.get_by_role("button", name="One step back").click()
    buttons.get_by_role("button", name="Last step").click()
    step, last = choose("dijkstra")
    assert step == last > 323


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
    page = visit().open(path + ENDED)
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
    """A step changes only the elements that it affects, even on a map with many elements."""
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
    page = visit(width=360, height=740, scheme=scheme, has_touch=True).open(ROADS + ENDED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator("section.player:not(.compare) .player-controls button:visible").all():
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
    """The column stays in view next to the text, and scrolls with the page until one of its ends is
    visible."""
    page = visit(height=640).open(ROADS + "?algorithm=a-star&step=31")
    column = page.locator(".spread > .beside")
    tall = column.bounding_box()["height"]
    assert tall > 640
    # The pointer is moved over the text, because the wheel might zoom a map.
    page.mouse.move(1100, 400)
    page.mouse.wheel(0, 800)
    expect(page.locator(f"{PLAYER} .player-queue")).to_be_in_viewport(ratio=1)
    assert page.locator(".legs").bounding_box()["y"] > 0, "the words beside it are there still"
    page.mouse.wheel(0, 540 - tall)
    expect(page.locator(".map-frame").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("network,route", [
    ("ukraine-board", "kropyvnytskyi/balta"), ("ukraine-board", "ternopil/vinnytsia"), ("e-roads", "erzurum/bremen"),
])
def test_the_ends_have_names_and_lengths_cover_nothing(visit, network, route):
    page = visit(360).open(f"networks/{network}/routes/{route}/")
    ends = page.locator(".map-overlay .labels text.end:visible")
    expect(ends).to_have_count(2)
    assert sorted(ends.all_text_contents()) == sorted(name.capitalize() for name in route.split("/"))
    # The script has added the lengths.
    expect(page.locator(".map-overlay .way > text")).not_to_have_count(0)
    covered = page.evaluate(
        """() => {
          const box = (part) => part.getBoundingClientRect();
          const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          const others = [...document.querySelectorAll('.map-overlay :is(.labels text, .start, .goal, .stop)')].map(box);
          const lengths = [...document.querySelectorAll('.map-overlay .way > text')].map(box).filter(({ width }) => width);
          return lengths.filter((length) => others.some((other) => overlap(length, other))).length;
        }"""
    )
    assert covered == 0
