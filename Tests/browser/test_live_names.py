"""Labels on zoomed maps: they are next to their markers and do not overlap, and more of them appear
as the map grows."""

import pytest
from playwright.sync_api import expect

from visits import choose, rest

# The visible labels with their boxes in px, and the positions of their markers: `mark` in px, and
# `x` and `y` as fractions of the map. `scale` is the width of the map in px.
NAMES = """() => {
  const frame = document.querySelector('.map-frame').getBoundingClientRect();
  const base = document.querySelector('.map-base, .map-world');
  const whole = base.getBoundingClientRect();
  return [...document.querySelectorAll('.map-names text:not(.numeral)')].filter((text) => {
    return text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !text.closest('[hidden]');
  }).map((text) => {
    const { left, top, right, bottom, width, height } = text.getBoundingClientRect();
    const at = text.parentNode.getScreenCTM();
    const [x, y] = [at.e - frame.left, at.f - frame.top];
    return {
      name: text.textContent, left: left - frame.left, top: top - frame.top,
      right: right - frame.left, bottom: bottom - frame.top, height,
      x: (at.e - whole.left) / whole.width, y: (at.f - whole.top) / whole.height,
      mark: [x, y], scale: whole.width,
    };
  });
}"""
SIZE = "() => { const { width, height } = document.querySelector('.map-frame').getBoundingClientRect(); return [width, height]; }"


def chart(page):
    """The first map of a page. The pages of some networks have a second map further down."""
    return page.locator(".map-frame").first


def check(page):
    """Returns the visible labels. Fails if one overlaps another, is cut off, or is under the
    buttons."""
    names = page.evaluate(NAMES)
    width, height = page.evaluate(SIZE)
    frame, tools = chart(page).bounding_box(), page.locator(".map-tools").first.bounding_box()
    left, top = tools["x"] - frame["x"], tools["y"] - frame["y"]
    for index, a in enumerate(names):
        # The vertical tolerance is larger, because a line of text is taller than its letters.
        assert a["left"] >= -1 and a["right"] <= width + 1 and a["top"] >= -4 and a["bottom"] <= height + 4, a
        is_clear = a["right"] <= left + 2 or a["left"] >= left + tools["width"] - 2 or a["top"] >= top + tools["height"] - 5
        assert is_clear or a["bottom"] <= top + 5, f"under the buttons: {a}"
        reach = max(a["left"] - a["mark"][0], a["mark"][0] - a["right"], 0)
        assert reach <= 16, f"beside its mark: {a}"
        for b in names[:index]:
            across = min(a["right"], b["right"]) - max(a["left"], b["left"])
            down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
            assert across <= 1 or down <= 5, (a, b)
    return names


def closer(page, presses):
    for _ in range(presses):
        page.keyboard.press("+")
    rest(page)


@pytest.mark.parametrize("path", ["networks/e-roads/", "networks/ukraine-board/", "countries/france/", ""],
                         ids=["network", "board", "country", "world"])
@pytest.mark.parametrize("screen", [360, 1280])
def test_names_keep_their_places_as_the_map_grows(reader, path, screen):
    page = reader(width=screen).open(path)
    page.locator(".map :is(a, .map-frame)[tabindex='0']:visible").first.focus()
    closer(page, 1)
    page.wait_for_selector(".map-frame.live")
    rest(page)
    places = {}
    for presses in [0, 2, 3]:
        closer(page, presses)
        names = check(page)
        for one in names:
            # A place must have the same position in all views, to within a pixel of the largest
            # map.
            key, at = one["name"], (one["x"], one["y"])
            before = places.setdefault(key, at)
            drift = max(abs(before[0] - at[0]), abs(before[1] - at[1])) * one["scale"]
            assert drift <= 1, f"{key} drifts by {drift} px"
        assert {round(one["height"]) for one in names} <= set(range(12, 24)), "names keep their size"
    assert places, "there are names"


def test_marks_of_a_board_keep_their_size(reader):
    page = reader().open("networks/ukraine-board/")
    chart(page).focus()
    closer(page, 1)
    page.wait_for_selector(".map-marks [class^='region-']")
    size = "Math.max(...[...document.querySelectorAll(\".map-marks [class^='region-']\")].map((disc) => disc.getBoundingClientRect().width))"
    before = page.evaluate(size)
    # Zooms in three times. Some places are still in view.
    closer(page, 3)
    assert abs(page.evaluate(size) - before) < 0.5
    assert page.locator(".map-base").first.get_attribute("src").endswith("#plain"), "the built names step back"


def check_discs(page):
    """Returns the visible labels. Fails if one covers a disc, or the text with the length of an
    alternative."""
    names = check(page)
    others = page.evaluate(
        """() => {
          const frame = document.querySelector('.map-frame').getBoundingClientRect();
          return [...document.querySelectorAll(".map-marks [class^='region-'], .ways text")].map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            const isText = one.localName === 'text';
            return [left - frame.left, top - frame.top + (isText ? 4 : 0), right - frame.left, bottom - frame.top - (isText ? 4 : 0)];
          });
        }"""
    )
    assert len(others) >= 42
    for name in names:
        # The boxes are reduced, because a line of text is taller than its letters, and discs are
        # round.
        box = (name["left"] + 2, name["top"] + 4, name["right"] - 2, name["bottom"] - 4)
        for left, top, right, bottom in others:
            across, down = min(box[2], right) - max(box[0], left), min(box[3], bottom) - max(box[1], top)
            assert across <= 1 or down <= 1, (name, (left, top, right, bottom))
    return names


@pytest.mark.parametrize("height", [720, 900])
def test_a_board_names_all_its_cities(visit, height):
    page = visit(height=height).open("networks/ukraine-board/")
    chart(page).focus()
    closer(page, 1)
    page.wait_for_selector(".map-frame.live")
    page.keyboard.press("-")
    rest(page)
    assert len(check_discs(page)) == 42


def test_the_ends_of_a_route_lie_over_the_discs_of_a_board(reader):
    page = reader().open("networks/ukraine-board/?from=lviv&to=kharkiv")
    page.wait_for_selector(".ways text")
    rest(page)
    names = {name["name"] for name in check_discs(page)}
    assert names >= {"Lviv", "Kharkiv"} and len(names) > 38
    marks = page.locator(".map-marks ~ .map-overlay").locator("path.start:visible, path.goal:visible")
    assert marks.count() == 2, "the discs come first"


@pytest.mark.parametrize("screen", [360, 768, 1280])
def test_the_ends_of_a_planned_route_are_named(reader, screen):
    page = reader(width=screen).open("networks/e-roads/?from=lviv&to=lisbon")
    page.wait_for_selector(".map-frame.live")
    rest(page)
    assert {name["name"] for name in check(page)} >= {"Lviv", "Lisbon"}


# The points of a route's line in px, one every 2 px, relative to the frame.
ROUTE = """() => {
  const frame = document.querySelector('.map-frame').getBoundingClientRect();
  return [...document.querySelectorAll('.map-overlay .route-casing .line')].flatMap((line) => {
    const matrix = line.getScreenCTM();
    const length = line.getTotalLength();
    const steps = Math.ceil((length * matrix.a) / 2);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const { x, y } = line.getPointAtLength((length * step) / steps).matrixTransform(matrix);
      return [x - frame.left, y - frame.top];
    });
  });
}"""


def test_no_name_of_a_country_is_under_a_route(reader):
    page = reader(width=1280).open("networks/e-roads/routes/sevilla/lodz/")
    # The picture is shown without the names that the route covers.
    picture = page.locator(".map-base").get_attribute("src")
    assert "map-quiet.svg#wide-name" in picture
    chart(page).focus()
    stops = set(page.locator(".legs tbody th a").all_inner_texts())
    others = 0
    for presses in [1, 2, 2, 2, 2]:
        closer(page, presses)
        page.wait_for_selector(".map-frame.live")
        rest(page)
        points = page.evaluate(ROUTE)
        for one in check(page):
            if one["name"] in stops:
                continue
            others += 1
            inside = [(x, y) for x, y in points
                      if one["left"] + 1 < x < one["right"] - 1 and one["top"] + 4 < y < one["bottom"] - 4]
            assert not inside, (one, inside[:3])
    assert others > 5


def test_a_map_in_motion_is_not_drawn_anew(visit):
    """Drawing thousands of links takes longer than a frame. While the map moves, the last drawing
    must therefore be moved and scaled instead."""
    one = visit(clock=True)
    page = one.open("networks/sea-lanes/#plan")
    page.evaluate(
        """() => {
          const { stroke } = CanvasRenderingContext2D.prototype;
          window.strokes = 0;
          CanvasRenderingContext2D.prototype.stroke = function (...values) {
            window.strokes += 1;
            stroke.apply(this, values);
          };
        }"""
    )
    frame = page.locator(".map-frame:has(> .map-overlay .planned)")
    frame.focus()
    closer(page, 3)
    page.wait_for_selector(".map-canvas")
    one.stop_clock()
    state = """(frame) => {
      const [base, canvas] = ['.map-base', '.map-canvas'].map((name) => frame.querySelector(name));
      const [size, ...widths] = [base.offsetWidth, base, canvas].map((one) => one.offsetWidth ? one.getBoundingClientRect().width : one);
      return { strokes: window.strokes, size, widths };
    }"""
    wheel = """(frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      frame.dispatchEvent(new WheelEvent('wheel', {
        bubbles: true, cancelable: true, ctrlKey: true, deltaY: -4, clientX: x + width / 2, clientY: y + height / 2,
      }));
    }"""

    def turn():
        frame.evaluate(wheel)
        page.clock.run_for(20)
        return frame.evaluate(state)

    # The first change of the view is drawn immediately, because it might be the only one.
    first = turn()
    assert first["strokes"] > 0
    for times in (1, 2, 3, 4):
        now = turn()
        assert (now["strokes"], now["size"]) == (first["strokes"], first["size"])
        for width, before in zip(now["widths"], first["widths"]):
            assert abs(width / before - 1.0202**times) < 0.003
    page.clock.run_for(200)
    last = frame.evaluate(state)
    assert last["strokes"] > first["strokes"], "at rest it is drawn again"
    assert abs(last["size"] - last["widths"][0]) <= 1
    assert abs(last["widths"][1] - first["widths"][1]) <= 1


def test_a_double_click_zooms_and_chooses_nothing_more(reader):
    page = reader().open("networks/e-roads/")
    box = chart(page).bounding_box()
    page.mouse.dblclick(box["x"] + 20, box["y"] + box["height"] - 60)
    page.wait_for_selector(".map-frame.zoomed")
    rest(page)
    grown = page.locator(".map-base").first.bounding_box()["width"] / box["width"]
    assert abs(grown - 2) < 0.02
    assert page.get_by_label("To", exact=True).input_value() == ""
    # The first click of a double click on a place chooses it; the second undoes the choice.
    page = reader().open("networks/e-roads/")
    start, at = page.get_by_label("From", exact=True), (box["x"] + 200, box["y"] + 120)
    page.mouse.click(*at)
    expect(start).not_to_have_value("")
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(start).to_have_value("")
    page.mouse.dblclick(*at)
    page.wait_for_selector(".map-frame.zoomed")
    expect(start).to_have_value("")
    assert "?" not in page.url


def test_a_place_chosen_by_name_is_centred_on_a_zoomed_map(reader):
    page = reader().open("networks/e-roads/")
    chart(page).focus()
    closer(page, 3)
    choose(page, "From", "Minsk")
    frame, mark = chart(page).bounding_box(), page.locator(".map-overlay .start").first.bounding_box()
    for start, size in [("x", "width"), ("y", "height")]:
        middle = mark[start] + mark[size] / 2 - frame[start] - frame[size] / 2
        assert abs(middle) < 8, (start, middle)
    chart(page).focus()
    closer(page, 1)
    choose(page, "To", "Lisbon")
    # Both ends of the route are in view.
    assert page.locator(".planned path").first.get_attribute("d")
    for mark in [".start", ".goal"]:
        box = page.locator(f".map-overlay {mark}").first.bounding_box()
        assert frame["x"] <= box["x"] <= frame["x"] + frame["width"] and frame["y"] <= box["y"] <= frame["y"] + frame["height"]


def test_a_map_fills_the_window_until_escape(reader):
    page = reader().open("networks/e-roads/")
    before = chart(page).bounding_box()
    page.get_by_role("button", name="Fill the window").first.click()
    rest(page)
    full = chart(page).bounding_box()
    assert full["width"] > 1200 and full["y"] + full["height"] <= 900
    page.keyboard.press("Escape")
    rest(page)
    assert chart(page).bounding_box() == before
    page.keyboard.press("Enter")
    assert page.locator(".map.full").count() == 1
    page.locator("footer a").first.focus()
    assert page.locator(".map.full").count() == 0, "what has the focus is never behind a map"


@pytest.mark.parametrize("path, width", [
    ("networks/ukraine-board/trips/deals/", 800), ("networks/e-roads/routes/lviv/lisbon/?step=50", 1280),
])
def test_a_map_fills_the_window_wherever_it_is(reader, path, width):
    """Tests the page of deals, which has another layout, and a page with a replay below the map."""
    page = reader(width=width).open(path)
    page.get_by_role("button", name="Fill the window").first.click()
    rest(page)
    box = page.locator(".map.full").bounding_box()
    height = page.evaluate("innerHeight")
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, width, height)
    full = chart(page).bounding_box()
    assert full["y"] >= 0 and full["y"] + full["height"] <= height


def test_a_map_uses_the_width_of_a_wide_window(reader):
    page = reader(width=1920).open("networks/e-roads/")
    assert chart(page).bounding_box()["width"] > 1000
