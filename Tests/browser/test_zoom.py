"""Maps that zoom: by button, key, wheel and finger."""

ROADS = "networks/e-roads/"


def width(page):
    """How wide the map and what lies over it are, in shares of the frame."""
    return page.evaluate(
        """() => {
          const frame = document.querySelector('.map-frame').getBoundingClientRect();
          return ['.map-base', '.map-overlay'].map((part) => {
            const box = document.querySelector(part).getBoundingClientRect();
            return Math.round((box.width / frame.width) * 100) / 100;
          });
        }"""
    )


def settle(page):
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_zooms_by_button_and_key(visit):
    page = visit().open(ROADS)
    frame = page.locator(".map-frame")
    before = frame.bounding_box()
    page.get_by_role("button", name="Zoom in").click()
    settle(page)
    base, overlay = width(page)
    assert base == overlay > 1.5
    assert frame.bounding_box() == before, "the frame keeps its place"
    page.keyboard.press("+")
    settle(page)
    assert width(page)[0] > base
    left = page.evaluate("document.querySelector('.map-base').getBoundingClientRect().left")
    page.keyboard.press("ArrowRight")
    settle(page)
    assert page.evaluate("document.querySelector('.map-base').getBoundingClientRect().left") < left
    page.get_by_role("button", name="Whole map").press("Enter")
    settle(page)
    assert width(page) == [1, 1]
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Zoom in"
    assert not page.get_by_role("button", name="Whole map").is_visible()


def test_a_plain_wheel_scrolls_the_page(visit):
    page = visit().open(ROADS)
    box = page.locator(".map-frame").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 200)
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") > 0
    assert width(page) == [1, 1]


def test_the_wheel_with_ctrl_zooms_and_a_drag_moves(visit):
    page = visit().open(ROADS)
    box = page.locator(".map-frame").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_timeout(200)
    assert width(page)[0] > 2
    before = page.locator(".map-base").bounding_box()
    page.mouse.down()
    page.mouse.move(x - 60, y - 30, steps=4)
    page.mouse.up()
    settle(page)
    after = page.locator(".map-base").bounding_box()
    assert round(before["x"] - after["x"]) == 60
    assert round(before["y"] - after["y"]) == 30
    assert page.get_by_label("From", exact=True).input_value() == "", "a drag chooses no place"


def test_places_are_chosen_where_they_are_after_zooming(visit):
    page = visit().open(ROADS)
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    settle(page)
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
    settle(page)
    assert abs(page.evaluate(size) - before) < 1


def test_two_fingers_zoom(visit):
    page = visit(width=360, height=740, has_touch=True).open(ROADS)
    box = page.locator(".map-frame").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind, gap):
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if gap else []})

    touch("touchStart", 20)
    for gap in range(24, 61, 4):
        touch("touchMove", gap)
    touch("touchEnd", 0)
    settle(page)
    assert width(page)[0] > 1.8
    assert page.evaluate("visualViewport.scale") == 1
