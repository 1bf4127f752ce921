"""Zoomable maps on every kind of page: zooming with buttons, keys, the wheel and two fingers."""

import pytest
from playwright.sync_api import expect

from visits import rest

ROADS = "networks/e-roads/"
BOARD = "networks/ukraine-board/"
# One path for every kind of page with a map.
MAPS = ["", "countries/france/", ROADS, ROADS + "routes/almaty/lisbon/", ROADS + "roads/e40/",
        "places/ua/lviv/", BOARD + "trips/founding-deal/", BOARD + "trips/deals/",
        "find/?id=702550"]
# The main map of a page. The home page also has a route map, and a network page also has a map of
# its most used links.
MAP = "figure.map:not(.home-route *, #critical ~ *)"
FRAME = f"{MAP} > .map-frame"


def width(page):
    """The widths of the map and its overlays, relative to the frame."""
    return page.evaluate(
        """(selector) => {
          const frame = document.querySelector(selector).getBoundingClientRect();
          const parts = document.querySelector(selector).children;
          return [...parts].filter((part) => !part.matches('.map-size, .live-layer')).map((part) => {
            return Math.round((part.getBoundingClientRect().width / frame.width) * 100) / 100;
          });
        }""",
        FRAME,
    )


def test_zooms_by_button_and_key(visit):
    page = visit().open(ROADS)
    figure, frame = page.locator(MAP), page.locator(FRAME)
    before = frame.bounding_box()
    figure.get_by_role("button", name="Zoom in").click()
    rest(page)
    base, overlay = width(page)
    assert base == overlay > 1.5
    assert frame.bounding_box() == before, "the frame keeps its place"
    page.keyboard.press("+")
    rest(page)
    assert width(page)[0] > base
    left = page.evaluate("document.querySelector('.map-base').getBoundingClientRect().left")
    page.keyboard.press("ArrowRight")
    rest(page)
    assert page.evaluate("document.querySelector('.map-base').getBoundingClientRect().left") < left
    figure.get_by_role("button", name="Whole map").press("Enter")
    rest(page)
    assert width(page) == [1, 1]
    assert figure.get_by_role("button", name="Whole map").get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize("screen", [360, 1280])
def test_the_buttons_of_a_country_leave_its_capital_free(reader, screen):
    page = reader(width=screen).open("countries/seychelles/")
    tools = page.locator(".map-tools").bounding_box()
    capital = page.locator(".map-overlay .labels:visible").get_by_text("Victoria")
    expect(capital).to_be_visible()
    box = capital.bounding_box()
    assert box["x"] > tools["x"] + tools["width"] or box["y"] > tools["y"] + tools["height"]


@pytest.mark.parametrize("path", MAPS, ids=[path or "home" for path in MAPS])
@pytest.mark.parametrize("screen", [360, 1280])
def test_every_map_zooms(reader, path, screen):
    """Zooms with buttons, keys and the wheel with Ctrl, and drags the map. Other content of the
    page must not move."""
    page = reader(width=screen).open(path)
    figure, frame = page.locator(MAP), page.locator(FRAME)
    figure.locator(".map-base, .map-world").first.wait_for()
    buttons = figure.locator(".map-tools button:visible")
    assert buttons.count() == (1 if screen <= 640 else 4), "a map on a phone has one button until it is used"
    buttons.last.hover()
    assert buttons.count() == 4
    before = frame.bounding_box()
    tools = figure.locator(".map-tools").bounding_box()
    is_at_start = "tools-start" in figure.get_attribute("class").split()
    corner = 0 if is_at_start else before["width"] - tools["width"]
    assert abs(tools["x"] - before["x"] - corner) < 1, "the buttons are at an edge of the map"
    # On a phone, the page of deals has the buttons in a lower corner.
    height = before["height"] if screen <= 640 and path.endswith("/deals/") else 0
    assert abs(tools["y"] - before["y"] - height) < 1, "the buttons lie over a corner of the map"
    for button in buttons.all():
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    figure.get_by_role("button", name="Zoom in").click()
    rest(page)
    grown = width(page)
    assert len(set(grown)) == 1 and grown[0] == 1.6
    page.keyboard.press("+")
    rest(page)
    assert width(page)[0] == 2.56
    page.keyboard.press("-")
    figure.get_by_role("button", name="Zoom out").click()
    rest(page)
    assert set(width(page)) == {1}
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    rest(page)
    assert width(page)[0] > 2.5
    part = frame.locator("> :not(.map-size)").first
    at = part.bounding_box()
    page.mouse.down()
    page.mouse.move(x - 40, y - 20, steps=4)
    page.mouse.up()
    rest(page)
    after = part.bounding_box()
    assert (round(at["x"] - after["x"]), round(at["y"] - after["y"])) == (40, 20)
    assert frame.bounding_box() == before
    figure.get_by_role("button", name="Whole map").click()
    rest(page)
    assert set(width(page)) == {1}
    page.keyboard.press("Escape")


@pytest.mark.parametrize("path", MAPS, ids=[path or "home" for path in MAPS])
def test_every_map_is_one_stop_of_the_keyboard(reader, path):
    page = reader().open(path)
    page.locator(MAP).locator(".map-base, .map-world").first.wait_for()
    rest(page)
    stops = page.locator(MAP).evaluate(
        """(figure) => ['.map-frame, .map-frame a', '.map-tools button'].map((parts) =>
             [...figure.querySelectorAll(parts)].filter((stop) =>
               stop.tabIndex === 0 && stop.getBoundingClientRect().width > 0).length)"""
    )
    assert stops[0] == 1 and stops[1] >= 3, "the map is one stop, its buttons are one each"
    page.locator(f"{MAP} :is(a, .map-frame)[tabindex='0']:visible").first.focus()
    page.keyboard.press("+")
    rest(page)
    assert width(page)[0] == 1.6
    page.keyboard.press("Escape")
    rest(page)
    assert width(page)[0] == 1


def test_no_script_no_buttons(reader):
    page = reader(scripts=False).open(ROADS + "routes/lviv/lisbon/")
    assert page.locator(".map-tools").count() == 0
    page = reader(scripts=False).open("countries/france/")
    assert page.locator(".map :is(a, [tabindex]):not([tabindex='-1'])").count() == 0, "the table has them"


def test_arrow_keys_go_from_city_to_city(visit):
    page = visit().open("countries/france/")
    page.locator(".map a[tabindex='0']:visible").first.focus()
    name = "document.activeElement.textContent"
    start = page.evaluate(name)
    seen = [start]
    for key in ["ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
        seen.append(page.evaluate(name))
    assert len(set(seen)) >= 4, seen
    page.keyboard.press("End")
    last = page.evaluate(name)
    page.keyboard.press("Home")
    assert page.evaluate(name) != last
    # When the map is zoomed, it moves with the focus.
    for _ in range(4):
        page.keyboard.press("+")
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
        rest(page)
        assert page.evaluate(
            """() => {
              const frame = document.querySelector('.map-frame').getBoundingClientRect();
              const { x, y, width, height } = document.activeElement.getBoundingClientRect();
              return x + width / 2 > frame.left && x + width / 2 < frame.right
                && y + height / 2 > frame.top && y + height / 2 < frame.bottom;
            }"""
        )
    page.keyboard.press("Enter")
    page.wait_for_url("**/places/fr/**")


def test_a_name_keeps_the_focus_on_a_slow_device(visit):
    """Labels are placed in several batches. The first batch must include the label that has the
    focus."""
    page = visit().open("countries/france/")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 20})
    page.locator(".map a[tabindex='0']:visible").first.focus()
    page.keyboard.press("End")
    name = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("+")
    expect(page.locator(".map-frame.live").first).to_be_visible()
    assert page.evaluate("document.activeElement.textContent") == name
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.localName") == "a"


def test_a_name_that_leaves_the_view_keeps_the_focus(visit):
    page = visit(width=360, height=740).open("countries/united-states/")
    page.locator(".map a[tabindex='0']:visible").first.focus()
    name = page.evaluate("document.activeElement.textContent")
    for _ in range(3):
        page.keyboard.press("+")
        rest(page)
    expect(page.locator(".map-names a.beyond", has_text=name)).to_have_count(1)
    assert page.evaluate("document.activeElement.textContent") == name


def test_arrow_keys_choose_places_of_a_network(visit):
    page = visit().open(ROADS)
    page.locator(FRAME).focus()
    page.keyboard.press("ArrowRight")
    hint = page.locator(".map-overlay .hint text")
    first = hint.text_content()
    page.keyboard.press("ArrowRight")
    second = hint.text_content()
    assert first and second and first != second
    assert page.locator(".map-tools [role=status]").text_content() == second
    page.keyboard.press("Enter")
    assert page.get_by_label("From", exact=True).input_value() == second
    page.keyboard.press("ArrowDown")
    third = hint.text_content()
    page.keyboard.press("Enter")
    assert page.get_by_label("To", exact=True).input_value() == third
    page.wait_for_selector(".planner-result table")


def test_a_place_that_would_be_chosen_is_named_once(visit):
    page = visit().open(ROADS)
    page.locator(FRAME).focus()
    page.keyboard.press("+")
    expect(page.locator(".map-frame.live").first).to_be_visible()
    rest(page)
    names = """name => [...document.querySelectorAll('.map-names text')].filter((text) => text.textContent === name)
      .map((text) => getComputedStyle(text).visibility)"""
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        name = page.locator(".map-overlay .hint text").text_content()
        if page.evaluate(names, name):
            break
    assert page.evaluate(names, name) == ["hidden"]
    page.keyboard.press("Escape")
    assert page.evaluate(names, name) == ["visible"]


def test_a_plain_wheel_scrolls_the_page(visit):
    page = visit().open(ROADS)
    box = page.locator(FRAME).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 0")
    assert width(page) == [1, 1]


def test_a_wheel_zooms_a_map_that_was_pressed_until_the_pointer_leaves(visit):
    page = visit().open("countries/ukraine/")
    box = page.locator(".map-frame").bounding_box()
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    page.mouse.up()
    page.mouse.wheel(0, -200)
    rest(page)
    assert width(page)[0] > 2
    assert page.evaluate("scrollY") == 0
    # Once the whole map is visible, the wheel scrolls the page.
    page.mouse.wheel(0, 400)
    rest(page)
    assert width(page)[0] == 1
    page.mouse.wheel(0, 50)
    page.wait_for_function("() => scrollY > 0")
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(box["x"] + 8, 2)
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.wheel(0, -200)
    rest(page)
    assert width(page)[0] == 1


def test_the_wheel_with_ctrl_zooms_and_a_drag_moves(visit):
    page = visit().open(ROADS)
    box = page.locator(FRAME).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    rest(page)
    assert width(page)[0] > 2
    before = page.locator(f"{MAP} .map-base").bounding_box()
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=4)
    page.mouse.up()
    rest(page)
    after = page.locator(f"{MAP} .map-base").bounding_box()
    assert round(before["x"] - after["x"]) == 60
    assert round(before["y"] - after["y"]) == 30
    assert page.get_by_label("From", exact=True).input_value() == "", "a drag chooses no place"


def test_places_are_chosen_where_they_are_after_zooming(visit):
    page = visit().open(ROADS)
    for _ in range(2):
        page.locator(MAP).get_by_role("button", name="Zoom in").click()
    rest(page)
    x, y = page.evaluate(
        """async () => {
          const root = document.querySelector('.planner').dataset.root;
          const network = await (await fetch(`${root}data/networks/e-roads/network.json`)).json();
          const index = network.places.id.indexOf('moscow');
          const box = document.querySelector('.map-overlay').getBoundingClientRect();
          const unit = box.width / network.width;
          return [box.left + network.places.x[index] * unit, box.top + network.places.y[index] * unit];
        }"""
    )
    page.mouse.click(x, y)
    assert page.get_by_label("From", exact=True).input_value() == "Moscow"


def test_marks_keep_their_size(visit):
    page = visit().open("networks/e-roads/routes/lviv/lisbon/")
    size = "document.querySelector('.map-overlay .start').getBoundingClientRect().width"
    before = page.evaluate(size)
    page.get_by_role("button", name="Zoom in").click()
    rest(page)
    assert abs(page.evaluate(size) - before) < 1


def test_two_fingers_zoom(visit):
    page = visit(width=360, height=740, has_touch=True).open(ROADS)
    box = page.locator(FRAME).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind, gap):
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if gap else []})

    touch("touchStart", 20)
    for gap in range(24, 61, 4):
        touch("touchMove", gap)
    touch("touchEnd", 0)
    rest(page)
    assert width(page)[0] > 1.8
    assert page.evaluate("visualViewport.scale") == 1
