"""Countries are chosen on the world map with the mouse, by touch, with keys, and through the
address."""

import json

import pytest
from playwright.sync_api import expect

from jumps import moved
from serving import SITE
from visits import rest, tap

COUNTRIES = json.loads((SITE / "data/countries.json").read_text())


def view(page):
    """The part of the map that its frame shows, in units of the map: left, top, width and height.
    """
    return page.evaluate(
        """() => {
          const [frame, map] = ['.world .map-frame', '.map-world'].map((one) => document.querySelector(one).getBoundingClientRect());
          const unit = 1000 / map.width;
          return [(frame.left - map.left) * unit, (frame.top - map.top) * unit, frame.width * unit, frame.height * unit];
        }"""
    )


def shown(page):
    rest(page)
    return view(page)


def center(page, code):
    """The position of a country's centre on the screen."""
    x, y = COUNTRIES[code]["center"]
    return page.evaluate(
        """([x, y]) => {
          const box = document.querySelector('.map-world').getBoundingClientRect();
          return [box.left + x * box.width / 1000, box.top + y * box.width / 1000];
        }""",
        [x, y],
    )


def chosen(page):
    return page.locator(".map-world a[aria-current]").evaluate_all("(links) => links.map((link) => link.id)")


def holds(part, box):
    return (
        part[0] <= box[0] + 0.2 and part[1] <= box[1] + 0.2
        and part[0] + part[2] >= box[0] + box[2] - 0.2
        and part[1] + part[3] >= box[1] + box[3] - 0.2
    )


def click(page, code):
    page.mouse.click(*center(page, code))


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_chosen_by_pointer_and_released(visit, width, scheme):
    page = visit(width=width, scheme=scheme).open("")
    page.locator(".world .map-frame").scroll_into_view_if_needed()
    whole = view(page)
    quiet = page.evaluate("getComputedStyle(document.querySelector('#br path')).stroke")
    click(page, "BR")
    part = shown(page)
    assert chosen(page) == ["br"] and page.url.endswith("#br")
    assert page.evaluate("getComputedStyle(document.querySelector('#br path')).stroke") != quiet
    # The country's box and a margin of a tenth fill the frame in one direction.
    box = COUNTRIES["BR"]["box"]
    assert holds(part, box)
    assert abs(max(box[2] / part[2], box[3] / part[3]) - 0.9) < 0.01
    panel = page.locator(".map-choice").inner_text()
    for words in ["Brazil", "Brasília", "209,469,333", "8,511,965\u00a0km²", "All about Brazil"]:
        assert words in panel, panel
    click(page, "BR")
    assert shown(page) == pytest.approx(whole, abs=0.1)
    assert chosen(page) == [] and "#" not in page.url
    assert "Choose a country" in page.locator(".map-choice").inner_text()
    click(page, "BR")
    page.get_by_role("link", name="All about Brazil").click()
    page.wait_for_url("**/countries/brazil/")


def test_back_and_forward(visit):
    page = visit().open("")
    page.locator(".world .map-frame").scroll_into_view_if_needed()
    for code in ["BR", "BR", "AU"]:
        click(page, code)
        shown(page)
    for step, expected in [("back", []), ("back", ["br"]), ("back", []), ("forward", ["br"]),
                           ("forward", []), ("forward", ["au"])]:
        page.go_back() if step == "back" else page.go_forward()
        part = shown(page)
        assert chosen(page) == expected
        assert holds(part, COUNTRIES[expected[0].upper()]["box"]) if expected else part[2] > 999


def test_by_link(visit):
    page = visit().open("#ua")
    part = shown(page)
    assert chosen(page) == ["ua"] and holds(part, COUNTRIES["UA"]["box"])
    assert "Kyiv" in page.locator(".map-choice").inner_text()
    assert page.locator(".world .map-frame").evaluate(
        "(frame) => frame.getBoundingClientRect().top >= 0 && frame.getBoundingClientRect().bottom <= innerHeight"
    ), "the map is on the screen"
    page.evaluate("location.hash = '#FR'")
    shown(page)
    assert chosen(page) == ["fr"], "upper case is understood"
    page.evaluate("location.hash = '#featured'")
    shown(page)
    assert chosen(page) == []


@pytest.mark.parametrize("hash", ["#zz", "#%E0%A4%A", "#'\"><img>", "#all-countries"])
def test_other_fragments_choose_nothing(visit, hash):
    page = visit().open(hash)
    assert chosen(page) == []


def test_a_modifier_opens_the_page(visit):
    page = visit().open("")
    page.locator(".world .map-frame").scroll_into_view_if_needed()
    with page.context.expect_page() as opened:
        page.keyboard.down("Control")
        click(page, "BR")
        page.keyboard.up("Control")
    # The event for a new page is fired before its address is known.
    opened.value.wait_for_url("**/countries/brazil/")
    assert chosen(page) == []


def test_by_finger(visit):
    page = visit(width=360, height=740, has_touch=True).open("")
    page.locator(".world .map-frame").scroll_into_view_if_needed()
    tap(page, *center(page, "AU"))
    expect(page.locator("#au[aria-current]")).to_have_count(1)
    assert holds(shown(page), COUNTRIES["AU"]["box"]) and chosen(page) == ["au"]
    # One finger moves the zoomed map without choosing a country.
    before = view(page)
    frame = page.locator(".world .map-frame").bounding_box()
    session = page.context.new_cdp_session(page)
    x, y = frame["x"] + 200, frame["y"] + 60
    for kind, points in [
        ("touchStart", [(x, y)]), ("touchMove", [(x - 20, y)]), ("touchMove", [(x - 60, y)]), ("touchEnd", [])
    ]:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": a, "y": b, "id": 0} for a, b in points]},
        )
    assert shown(page)[0] > before[0]
    assert chosen(page) == ["au"]
    tap(page, *center(page, "AU"))
    expect(page.locator(".map-world a[aria-current]")).to_have_count(0)


def test_by_keyboard(visit):
    page = visit().open("")
    page.locator(".map-world a[tabindex='0']").focus()
    name = "document.activeElement.querySelector('title').textContent"
    page.keyboard.press("Home")
    rest(page)
    first = page.evaluate("document.activeElement.id").upper()
    title = COUNTRIES[first]["name"]
    assert page.evaluate(name) == title
    walk = []
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
        walk.append(page.evaluate(name))
    assert len(set(walk)) >= 3, walk
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    assert holds(shown(page), COUNTRIES[first]["box"]) and chosen(page) == [first.lower()]
    # The map is one tab stop. After it come the buttons for zooming and nearby places, then the
    # link to the country's page.
    stops = []
    for _ in range(7):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.textContent"))
    assert stops == ["+", "−", "⤢", "⛶", "What is here?", "Where am I?", f"All about {title}"]
    for _ in stops:
        page.keyboard.press("Shift+Tab")
    assert page.evaluate(name) == title
    # The focused country is in view, however far away it is.
    page.keyboard.press("End")
    part = shown(page)
    last = page.evaluate("document.activeElement.id").upper()
    x, y = COUNTRIES[last]["center"]
    assert part[0] <= x <= part[0] + part[2] and part[1] <= y <= part[1] + part[3]
    page.keyboard.press("Escape")
    assert shown(page)[2] == pytest.approx(1000, abs=0.1) and chosen(page) == []


def test_arrow_keys_reach_every_country(visit):
    page = visit().open("")
    page.locator(".map-world a[tabindex='0']").focus()
    rest(page)
    reached = page.evaluate(
        """async () => {
          const links = [...document.querySelectorAll('.map-world .countries a')];
          const queue = [links[0]], seen = new Set(queue);
          while (queue.length) {
            const from = queue.shift();
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
              from.focus({ preventScroll: true });
              from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
              const to = document.activeElement;
              if (!seen.has(to)) { seen.add(to); queue.push(to); }
            }
          }
          return [links.length, links.filter((link) => !seen.has(link)).map((link) => link.id)];
        }"""
    )
    assert reached == [250, []]


def test_eased_and_at_once(visit):
    """A transition takes 250 ms, or no time if the reader prefers reduced motion."""
    def widths(page):
        """Chooses a country and returns the distinct widths of the map in the following frames."""
        page.evaluate("document.querySelector('#br').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }))")
        rest(page)
        seen = []
        for _ in range(30):
            page.clock.run_for(16)
            seen.append(page.evaluate("Math.round(document.querySelector('.map-world').getBoundingClientRect().width)"))
        return list(dict.fromkeys(seen))

    one = visit(clock=True)
    page = one.open("")
    page.locator("#br").dispatch_event("pointerover")
    one.stop_clock()
    seen = widths(page)
    assert len(seen) > 10 and seen == sorted(seen)
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--zoom')") == "250ms"
    one = visit(reduced_motion="reduce", clock=True)
    page = one.open("")
    page.locator("#br").dispatch_event("pointerover")
    one.stop_clock()
    assert len(widths(page)) <= 2


@pytest.mark.parametrize("code", ["VA", "MC", "SM", "NR", "TV", "MT", "SG", "GI"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_small_are_ringed(visit, code, width):
    page = visit(width=width).open("#" + code.lower())
    part = shown(page)
    x, y = COUNTRIES[code]["center"]
    assert part[0] <= x <= part[0] + part[2] and part[1] <= y <= part[1] + part[3]
    ring = page.locator(".map-world .ring").bounding_box()
    assert 24 <= ring["width"] <= 60
    middle = center(page, code)
    assert abs(ring["x"] + ring["width"] / 2 - middle[0]) < 1
    assert abs(ring["y"] + ring["height"] / 2 - middle[1]) < 1


@pytest.mark.parametrize("code", ["RU", "FJ", "US", "NZ", "KI", "FR", "CL", "UA"])
def test_views_of_countries_with_far_parts(visit, code):
    page = visit().open("#" + code.lower())
    part = shown(page)
    assert holds(part, COUNTRIES[code]["box"])
    assert part[2] < 600, "no country takes the whole earth"
    assert page.locator(".map-world .ring").is_visible() == (COUNTRIES[code]["extent"] * 944 / part[2] < 36)


def test_facts_that_cannot_be_had(visit):
    """Without the data file, the name and the link to the page are still shown."""
    made = visit()
    made.expect_failure("*/data/countries.json")
    made.page.route("**/data/countries.json", lambda route: route.abort())
    page = made.open("#ua")
    assert "All about Ukraine" in page.locator(".map-choice").inner_text()
    assert chosen(page) == ["ua"]


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_jumps(visit, width):
    """Choosing a country moves nothing next to the map or below it."""
    page = visit(width=width).open("")
    assert moved(page) == []
    for fragment in ["br", "gb", "va", "featured"]:
        page.evaluate(f"location.hash = '#{fragment}'")
        rest(page)
        assert moved(page) == []


@pytest.mark.parametrize("width", [360, 1280])
def test_targets(visit, width):
    """Each of the 64 smallest countries has a circle. If a circle is too small for a finger, the
    country's link in the list is large enough."""
    page = visit(width=width).open("")
    page.locator("#br").dispatch_event("pointerover")
    rest(page)
    hits = page.locator(".map-world .hit").evaluate_all(
        "(hits) => Object.fromEntries(hits.map((hit) => [hit.parentNode.id, hit.getBoundingClientRect().width]))"
    )
    for code in hits:
        x, y = center(page, code.upper())
        box = page.locator(f"#{code} .hit").bounding_box()
        assert box["x"] - 0.5 <= x <= box["x"] + box["width"] + 0.5, code
        assert box["y"] - 0.5 <= y <= box["y"] + box["height"] + 0.5, code
    smallest = sorted(COUNTRIES, key=lambda code: COUNTRIES[code]["extent"])[:64]
    assert {code.lower() for code in smallest} <= set(hits)
    large = sum(size >= 23.9 for size in hits.values())
    assert large >= (4 if width == 360 else 36)
    lines = page.locator("section .index-list a").evaluate_all(
        "(links) => links.map((link) => link.getBoundingClientRect().height)"
    )
    assert len(lines) == 250 and min(lines) >= 24


def test_outlines_are_finer_close_up(visit):
    page = visit().open("")
    outline = "document.querySelector('.map-world #ua path').getAttribute('d').length"
    coarse = page.evaluate(outline)
    page.locator(".world .map-frame").scroll_into_view_if_needed()
    click(page, "UA")
    page.locator(".map-world.close").wait_for()
    assert page.evaluate(outline) > 3 * coarse
    lines = page.locator(".map-world path.border")
    assert lines.evaluate_all("all => all.map((line) => getComputedStyle(line).display)") == ["none", "inline"]
    # The fine outline is at the same position as the coarse one.
    box = page.evaluate(
        """() => {
          const map = document.querySelector('.map-world').getBoundingClientRect();
          const { x, y, width, height } = document.querySelector('.map-world #ua path').getBoundingClientRect();
          const unit = 1000 / map.width;
          return [(x - map.x) * unit, (y - map.y) * unit, width * unit, height * unit];
        }"""
    )
    assert all(abs(a - b) < 1 for a, b in zip(box, COUNTRIES["UA"]["box"]))
    page.keyboard.press("Escape")
    expect(page.locator(".map-world.close")).to_have_count(0)
    # The coarse border lines return as soon as a country with a coarse outline is in view. The
    # outline of Ukraine becomes coarse later.
    page.wait_for_function(f"() => {outline} === {coarse}")


def test_on_a_phone_the_chosen_country_is_told_about_in_view(visit):
    page = visit(width=360, height=640, has_touch=True).open("")
    page.locator(".world .map-frame").scroll_into_view_if_needed()
    tap(page, *center(page, "AU"))
    link = page.locator(".map-choice a", has_text="All about Australia")
    link.wait_for()
    for part in (link, page.locator(".world .map-frame").first):
        box = part.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 640, box


def test_the_map_is_one_stop_and_names_what_has_the_focus(reader):
    page = reader(width=360).open("")
    page.locator(".home-plan button").focus()
    page.keyboard.press("Tab")
    stop = "document.activeElement.closest('.countries a')?.querySelector('title').textContent"
    first = page.evaluate(stop)
    assert first, "the first stop is a country"
    assert page.locator(".focus-mark text").text_content() == first
    page.keyboard.press("ArrowRight")
    assert page.evaluate(stop) != first
    assert page.locator(".focus-mark text").text_content() == page.evaluate(stop)
    # Small countries have a ring around their position.
    page.locator("#mc").focus()
    page.keyboard.press("Shift")
    ring = page.locator(".focus-mark circle").bounding_box()
    country = page.locator("#mc path").bounding_box()
    assert abs(ring["x"] + ring["width"] / 2 - country["x"] - country["width"] / 2) < 2
    assert 10 < ring["width"] < 40
    page.keyboard.press("Tab")
    assert page.locator(".focus-mark").is_hidden()
