"""Names on zoomed maps: beside their marks, clear of one another, more of them the closer the map is."""

import pytest

from visits import rest

# The names in view with their boxes in px, and the distance of each from the position that its mark requires.
NAMES = """() => {
  const frame = document.querySelector('.map-frame').getBoundingClientRect();
  const base = document.querySelector('.map-base, .map-world');
  const whole = base.getBoundingClientRect();
  return [...document.querySelectorAll('.map-names text:not(.numeral)')].filter((text) => {
    return text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && text.textContent;
  }).map((text) => {
    const { left, top, right, bottom, width, height } = text.getBoundingClientRect();
    const at = text.parentNode.getCTM();
    return {
      name: text.textContent, left: left - frame.left, top: top - frame.top,
      right: right - frame.left, bottom: bottom - frame.top, height,
      x: (at.e + frame.left - whole.left) / whole.width, y: (at.f + frame.top - whole.top) / whole.height,
      mark: [at.e, at.f], scale: whole.width,
    };
  });
}"""
SIZE = "() => { const { width, height } = document.querySelector('.map-frame').getBoundingClientRect(); return [width, height]; }"


def chart(page):
    """The first map of a page: some networks have one more, further down."""
    return page.locator(".map-frame").first


def check(page):
    """Returns the names in view, of which none may overlap another one or be cut off."""
    names = page.evaluate(NAMES)
    width, height = page.evaluate(SIZE)
    for index, a in enumerate(names):
        # A line of text is taller than its letters.
        assert a["left"] >= -1 and a["right"] <= width + 1 and a["top"] >= -4 and a["bottom"] <= height + 4, a
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
            # In px of the largest of these maps the place is the same to within one.
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
    page.wait_for_selector(".map-names [class^='region-']")
    size = "Math.max(...[...document.querySelectorAll(\".map-names [class^='region-']\")].map((disc) => disc.getBoundingClientRect().width))"
    before = page.evaluate(size)
    # Three of the places are still in view.
    closer(page, 3)
    assert abs(page.evaluate(size) - before) < 0.5
    assert page.locator(".map-base").first.get_attribute("src").endswith("#plain"), "the built names step back"


def test_a_double_click_zooms_and_chooses_nothing_more(reader):
    page = reader().open("networks/e-roads/")
    box = chart(page).bounding_box()
    page.mouse.dblclick(box["x"] + 20, box["y"] + box["height"] - 60)
    page.wait_for_selector(".map-frame.zoomed")
    rest(page)
    grown = page.locator(".map-base").first.bounding_box()["width"] / box["width"]
    assert abs(grown - 2) < 0.02
    assert page.get_by_label("To", exact=True).input_value() == ""


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
    """The page of deals has another layout, here with a replay below the map."""
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
