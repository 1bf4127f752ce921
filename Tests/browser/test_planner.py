"""The planner of a network: places are chosen by name, on the map, or by the address."""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from visits import choose, rest, tap

BOARD = "networks/ukraine-board/"
ROADS = "networks/e-roads/"


def status(page):
    return page.locator(".planner-status").inner_text()


def place(page, slug, name):
    """Returns the position of a place on the screen."""
    return page.evaluate(
        """async ([slug, id]) => {
          const root = document.querySelector('.planner').dataset.root;
          const network = await (await fetch(`${root}data/networks/${slug}/network.json`)).json();
          const index = network.places.id.indexOf(id);
          const overlay = document.querySelector('.map-overlay');
          overlay.scrollIntoView({ block: 'center' });
          const box = overlay.getBoundingClientRect();
          const unit = box.width / network.width;
          return [box.left + network.places.x[index] * unit, box.top + network.places.y[index] * unit];
        }""",
        [slug, name],
    )


def test_plans_by_name(visit):
    page = visit().open(ROADS)
    choose(page, "From", "lviv")
    assert status(page) == "From Lviv: choose a destination."
    choose(page, "To", "lisb")
    page.locator(".planner-result table").wait_for()
    assert status(page).startswith("Lviv to Lisbon: 3,")
    expect(page).to_have_url(re.compile(re.escape(ROADS + "?from=lviv&to=lisbon") + "$"))
    rows = page.locator(".planner-result tbody tr")
    assert rows.last.locator("th").inner_text().startswith("Lisbon")
    total = rows.last.locator("td").last.inner_text()
    assert total in status(page)
    assert page.locator(".map-overlay .planned .route-line[d]").count() >= 1
    # The downloads precede the table of all legs.
    order = page.locator(".planner-result :is(.saving, table.legs)")
    assert order.evaluate_all("els => els.map((el) => el.localName)") == ["div", "table"]
    formats = page.locator(".planner-result .saving button").all_inner_texts()
    page.get_by_role("link", name="The page of this route").click()
    assert page.locator("h1").inner_text() == "Lviv to Lisbon"
    expect(page.locator(".saving button")).to_have_text(formats)
    assert total in page.locator(".lead").inner_text()


def test_a_name_that_means_no_place_is_told(visit):
    page = visit().open(ROADS + "?from=lviv&to=lisbon")
    page.locator(".planner-result table").wait_for()
    field = page.get_by_label("To", exact=True)
    field.fill("Xyzzyq")
    field.press("Tab")
    said = "No place of this network is called “Xyzzyq”. From Lviv: choose a destination."
    expect(page.locator(".planner-status")).to_have_text(said)
    # The previous result is removed. The text stays, so that it can be corrected.
    assert page.locator(".planner-result table").count() == 0
    assert field.input_value() == "Xyzzyq"
    field.fill("Київ")
    field.press("Tab")
    expect(page.locator(".planner-status")).to_contain_text("Lviv to Kyiv: ")


@pytest.mark.parametrize("leave", ["Enter", "Tab"])
@pytest.mark.parametrize("field,other", [("From", "To"), ("To", "From")])
def test_a_name_that_means_no_place_is_told_until_it_is_changed(visit, field, other, leave):
    page = visit().open(ROADS)
    box, said = page.get_by_label(field, exact=True), page.locator(".planner-status")
    assert said.get_attribute("role") == "status"
    box.fill("xyzzy")
    box.press(leave)
    fault = "No place of this network is called “xyzzy”."
    expect(said).to_have_text(fault)
    expect(box).to_have_attribute("aria-invalid", "true")
    # Choosing the other place does not resolve the error: the text and the message stay.
    choose(page, other, "almaty")
    half = {"To": "To Almaty: choose a start.", "From": "From Almaty: choose a destination."}[other]
    expect(said).to_have_text(f"{fault} {half}")
    assert box.input_value() == "xyzzy"
    page.get_by_role("button", name="Swap the two places").click()
    assert page.get_by_label(other, exact=True).input_value() == "xyzzy"
    expect(said).to_contain_text(fault)
    page.get_by_role("button", name="Swap the two places").click()
    box.press("End")
    box.press("Backspace")
    expect(said).to_have_text(half)
    assert box.get_attribute("aria-invalid") is None
    choose(page, field, "astana")
    expect(said).to_contain_text("Almaty: " if field == "From" else "Astana: ")
    page.get_by_role("button", name="Clear").click()
    expect(said).to_contain_text("Choose two places")


@contextlib.contextmanager
def lookups_held(one):
    """Holds back the responses for the finder's files until the end of the `with` block."""
    late = one.hold("**/data/find/**")
    yield
    late.wait()
    late.release()


def test_a_name_that_is_still_looked_up_stays(visit):
    one = visit()
    page = one.open(ROADS)
    with lookups_held(one):
        page.get_by_label("From", exact=True).fill("xyzzy")
        page.keyboard.press("Enter")
        choose(page, "To", "almaty")
        assert page.get_by_label("From", exact=True).input_value() == "xyzzy"
    expect(page.locator(".planner-status")).to_have_text(
        "No place of this network is called “xyzzy”. To Almaty: choose a start."
    )


def test_escape_empties_a_field_that_means_no_place(visit):
    page = visit().open(ROADS)
    box, said = page.get_by_label("From", exact=True), page.locator(".planner-status")
    box.fill("xyzzy")
    box.press("Enter")
    expect(said).to_contain_text("xyzzy")
    box.press("Escape")
    expect(said).not_to_contain_text("xyzzy")
    expect(box).to_have_value("")
    assert box.get_attribute("aria-invalid") is None


def test_an_answer_to_one_field_leaves_what_is_typed_in_the_other(visit):
    one = visit()
    page = one.open(ROADS)
    with lookups_held(one):
        page.get_by_label("From", exact=True).fill("Київ")
        page.keyboard.press("Tab")
        page.get_by_label("To", exact=True).press_sequentially("Lis")
    expect(page.get_by_label("From", exact=True)).to_have_value("Kyiv")
    expect(page.get_by_label("To", exact=True)).to_have_value("Lis")


def test_enter_on_a_chosen_name_changes_nothing(visit):
    page = visit().open(ROADS)
    choose(page, "From", "lviv")
    address = page.url
    page.keyboard.press("Enter")
    rest(page)
    assert page.url == address
    assert page.get_by_label("From", exact=True).input_value() == "Lviv"


@pytest.mark.parametrize("text", [None, "Lisbon"])
def test_enter_in_an_open_list_keeps_the_choice(visit, text):
    page = visit().open(ROADS + "?from=lviv&to=lisbon")
    field = page.get_by_label("To", exact=True)
    field.click()
    if text:
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(text)
    expect(page.locator("[role=option]").first).to_be_visible()
    page.keyboard.press("Enter")
    rest(page)
    expect(field).to_have_value("Lisbon")
    expect(page).to_have_url(re.compile(re.escape("?from=lviv&to=lisbon") + "$"))
    expect(page.locator("[role=option]:visible")).to_have_count(0)


def test_enter_in_the_list_of_an_empty_field_chooses_nothing(visit):
    page = visit().open(ROADS)
    page.get_by_label("From", exact=True).click()
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(re.escape(ROADS) + "$"))


def test_unknown_places_of_an_address_are_told(visit):
    page = visit().open(ROADS + "?from=lviv&to=atlantis&avoid=e40,e40")
    expect(page.locator(".what-if > .note")).to_contain_text("atlantis")
    expect(page.locator(".what-if li button")).to_have_count(1)


def test_the_focus_returns_from_a_replay_that_is_closed(visit):
    page = visit().open(BOARD + "?from=lviv&to=kharkiv")
    page.get_by_role("button", name="Replay the search").press("Enter")
    page.locator(".planner-player[data-playing]").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Replay the search")).to_be_focused()


def test_names_are_found_whatever_their_accents(visit):
    page = visit().open(ROADS)
    field = page.get_by_label("From", exact=True)
    field.fill("swieb")
    options = page.get_by_role("option")
    assert "Świebodzin" in options.first.inner_text()
    page.keyboard.press("ArrowDown")
    assert options.first.get_attribute("aria-selected") == "true"
    assert field.get_attribute("aria-activedescendant") == options.first.get_attribute("id")
    assert field.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    assert options.count() == 0 or not options.first.is_visible()
    assert field.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Escape")
    assert field.input_value() == ""


def test_plans_by_pointing_at_the_map(visit):
    page = visit().open(BOARD)
    page.mouse.click(*place(page, "ukraine-board", "lviv"))
    assert page.get_by_label("From", exact=True).input_value() == "Lviv"
    page.mouse.click(*place(page, "ukraine-board", "odesa"))
    page.locator(".planner-result table").wait_for()
    assert status(page).startswith("Lviv to Odesa: ")
    page.mouse.click(*place(page, "ukraine-board", "kharkiv"))
    assert page.get_by_label("From", exact=True).input_value() == "Kharkiv"
    assert page.get_by_label("To", exact=True).input_value() == ""


@pytest.mark.parametrize("width", [1280, 360])
def test_what_is_asked_is_not_planned(visit, width):
    page = visit(width, has_touch=True).open(ROADS)
    start, goal = page.get_by_label("From", exact=True), page.get_by_label("To", exact=True)
    answer, ask = page.locator(".near-answer").first, page.get_by_role("button", name="What is here?")
    expect(ask).to_have_attribute("aria-pressed", "false")
    # A click that chooses a place does not query the map.
    page.mouse.click(*place(page, "e-roads", "almaty"))
    assert start.input_value() == "Almaty"
    address = page.url
    rest(page)
    assert answer.inner_text() == ""
    # While the button is pressed, clicks query the map and choose no place.
    ask.click()
    expect(ask).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".map-nearest .note")).to_contain_text("to choose places")
    expect(answer.locator("li")).to_have_count(4)
    page.mouse.click(*place(page, "e-roads", "lisbon"))
    expect(answer).to_contain_text("Nearest on E-roads: Lisbon")
    assert page.url == address
    assert [start.input_value(), goal.input_value()] == ["Almaty", ""]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    ask.click()
    expect(ask).to_have_attribute("aria-pressed", "false")
    assert answer.inner_text() == page.locator(".map-nearest .note").inner_text() == ""
    page.mouse.click(*place(page, "e-roads", "lisbon"))
    expect(page.locator(".planner-status")).to_contain_text("Almaty to Lisbon: ")
    assert goal.input_value() == "Lisbon"


def test_keys_on_the_map_ask_where_clicks_do(visit):
    page = visit().open(BOARD)
    ask = page.get_by_role("button", name="What is here?")
    ask.press("Enter")
    page.locator("main .map-frame").first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    # The first place in the network's data.
    first = page.evaluate(
        "async () => (await (await fetch(document.querySelector('.planner').dataset.network)).json()).places.name[0]"
    )
    expect(page.locator(".near-answer").first).to_contain_text(f": {first}.")
    expect(page).to_have_url(re.compile(re.escape(BOARD) + "$"))
    ask.press("Escape")
    expect(ask).to_have_attribute("aria-pressed", "false")
    page.locator("main .map-frame").first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator(".planner-status")).to_have_text(f"From {first}: choose a destination.")


def test_a_board_does_not_ask_where_the_reader_is(visit):
    for path in [BOARD, BOARD + "trips/deals/", BOARD + "trips/founding-deal/"]:
        page = visit().open(path)
        expect(page.get_by_role("button", name="What is here?").first).to_be_visible()
        expect(page.get_by_role("button", name="Where am I?")).to_have_count(0)
    page = visit().open(ROADS)
    expect(page.get_by_role("button", name="Where am I?")).to_be_visible()


def test_plans_by_touch(visit):
    page = visit(width=360, height=740, has_touch=True).open(BOARD)
    tap(page, *place(page, "ukraine-board", "lviv"))
    tap(page, *place(page, "ukraine-board", "odesa"))
    page.locator(".planner-result table").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_swaps_and_clears(visit):
    page = visit().open(BOARD + "?from=lviv&to=odesa")
    page.locator(".planner-result table").wait_for()
    page.get_by_role("button", name="Swap the two places").click()
    expect(page.locator(".planner-status")).to_contain_text("Odesa to Lviv")
    expect(page).to_have_url(re.compile(re.escape("?from=odesa&to=lviv") + "$"))
    page.get_by_role("button", name="Clear").click()
    assert page.locator(".planner-result *").count() == 0
    expect(page).to_have_url(re.compile(re.escape(BOARD) + "$"))
    assert page.evaluate("document.activeElement.id") == "planner-from"
    page.go_back()
    expect(page.locator(".planner-status")).to_contain_text("Odesa to Lviv")
    page.go_back()
    expect(page.locator(".planner-status")).to_contain_text("Lviv to Odesa")


@pytest.mark.parametrize("search", ["?from=nowhere&to=lviv", "?from=lviv", "?to=lviv", "?from=lviv&to=lviv"])
def test_half_an_address_asks_for_the_rest(visit, search):
    page = visit().open(BOARD + search)
    assert "hoose" in status(page)
    assert page.locator(".planner-result *").count() == 0


def test_no_route_is_said(visit):
    page = visit().open(ROADS + "?from=lviv&to=kegen")
    assert status(page).startswith("No route connects Lviv and Kegen")
    assert page.locator(".planner-result table").count() == 0


@pytest.mark.parametrize("algorithm", ["dijkstra", "a-star", "bidirectional"])
def test_replays_the_search(visit, algorithm):
    page = visit().open(ROADS + "?from=dublin&to=athens")
    page.get_by_role("button", name="Replay the search").click()
    player = page.locator(".planner-player")
    expect(player.get_by_role("button", name="Pause")).to_be_focused()
    page.keyboard.press("End")
    told = player.get_by_role("link", name="How the searches work")
    assert told.get_attribute("href").endswith("learn/")
    player.locator(f'input[value="{algorithm}"]').check(force=True)
    total = page.locator(".planner-result tbody tr").last.locator("td").last.inner_text()
    assert player.locator('[data-count="best"]').inner_text() == total
    page.keyboard.press("Home")
    expect(player.locator(".player-step")).to_contain_text("Step 0 of ")
    page.wait_for_url("**/?from=dublin&to=athens*step=0")
    page.reload()
    expect(player.locator(".player-step")).to_contain_text("Step 0 of ")
    assert player.locator(f'input[value="{algorithm}"]').is_checked()


def test_the_page_without_scripts_has_no_planner(visit):
    page = visit(scripts=False).open(BOARD)
    assert not page.locator(".planner").is_visible()
    assert not page.locator(".planner-player").is_visible()


def test_an_empty_field_lists_fifty_places(visit):
    page = visit().open(ROADS)
    field = page.get_by_label("From", exact=True)
    field.click()
    options = page.get_by_role("option")
    expect(options).to_have_count(50)
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    last = options.last
    assert last.get_attribute("aria-selected") == "true"
    box, shown = last.bounding_box(), page.locator("#planner-from-list").bounding_box()
    assert shown["y"] <= box["y"] and box["y"] + box["height"] <= shown["y"] + shown["height"] + 1
    page.keyboard.press("Enter")
    assert field.input_value() != ""


@pytest.mark.parametrize("width", [1280, 360])
def test_other_ways(visit, width):
    page = visit(width, has_touch=True).open(ROADS + "?from=lviv&to=lisbon")
    ways = page.get_by_role("group", name="Routes", exact=True).get_by_role("button")
    ways.nth(1).wait_for()
    assert ways.first.get_attribute("aria-pressed") == "true"
    shortest = page.locator(".planner-result table.legs caption").inner_text()
    ways.nth(1).tap()
    assert ways.nth(1).get_attribute("aria-pressed") == "true"
    expect(page).to_have_url(re.compile(re.escape("&way=1") + "$"))
    length = ways.nth(1).locator(".count").inner_text().split(", +")[0]
    assert length in status(page)
    assert page.locator(".planner-result table.legs caption").inner_text() != shortest
    assert page.locator(".map-overlay .ways .way").count() >= 1
    page.reload()
    rest(page)
    ways.nth(1).wait_for()
    assert ways.nth(1).get_attribute("aria-pressed") == "true"
    page.go_back()
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    ways.first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true"
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("ends", ["from=apia&to=suva", "from=antofagasta&to=quanzhou"])
@pytest.mark.parametrize("width", [1280, 360])
def test_the_length_of_an_alternative_is_not_cut_off_at_the_edge_of_the_map(visit, width, ends):
    page = visit(width).open(f"networks/sea-lanes/?{ends}")
    room = page.locator(".map-overlay .ways text").evaluate_all(
        """(lengths) => {
          const frame = document.querySelector('main .map-frame').getBoundingClientRect();
          return lengths.map((length) => {
            const { left, right } = length.getBoundingClientRect();
            return Math.min(left - frame.left, frame.right - right);
          });
        }"""
    )
    assert room and min(room) >= 0, room


def test_the_alternatives_wait_until_the_answer_is_on_the_screen(visit):
    page = visit().open(ROADS)
    choose(page, "From", "lviv")
    # Records the frames in which the answer and the alternatives first became visible.
    page.evaluate(
        """() => {
          let frame = 0;
          window.seen = {};
          const look = () => {
            frame += 1;
            const status = document.querySelector('.planner-status').textContent;
            if (status.startsWith('Lviv to Lisbon: ')) window.seen.answer ??= frame;
            if (document.querySelector('.planner-result .ways:not([hidden])')) window.seen.ways ??= frame;
            if (!window.seen.ways) requestAnimationFrame(look);
          };
          look();
        }""",
    )
    choose(page, "To", "lisb")
    seen = page.evaluate("window.seen")
    assert seen["ways"] >= seen["answer"] + 2, seen


def test_the_link_is_there_to_share(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"]).open(ROADS + "?from=oslo&to=athens")
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Link copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    other = visit().open(ROADS + "?from=oslo&to=athens")
    other.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    other.get_by_role("button", name="Copy the link").click()
    assert other.get_by_label("Link to this route").input_value() == other.url


@pytest.mark.parametrize("text,name", [("Київ", "Kyiv"), ("Λισαβόνα", "Lisbon"), ("Lissbon", "Lisbon")])
def test_places_are_found_by_whatever_they_are_called(visit, text, name):
    page = visit().open(ROADS)
    page.get_by_label("From", exact=True).fill(text)
    option = page.get_by_role("option", name=re.compile(f"^{name}"))
    option.wait_for()
    page.keyboard.press("Enter")
    assert status(page) == f"From {name}: choose a destination."
    other = visit(360, has_touch=True).open(ROADS)
    other.get_by_label("To", exact=True).fill("xyzzyqwert")
    rest(other)
    assert other.get_by_role("option").count() == 0
