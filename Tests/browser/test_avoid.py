"""Avoiding parts of a network by clicks: the result, and the work that must not delay it."""

import re

from playwright.sync_api import expect

from visits import rest


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    rest(page)


def test_a_press_on_the_map_waits_for_nothing_that_could_be_ready(visit):
    page = visit().open("networks/sea-lanes/routes/rotterdam/shanghai/")
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    # The planner is loaded into this page.
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_have_attribute("aria-pressed", "true")
    rest(page)
    # A result must not wait for the lines of thousands of links, for the arrays of the search, or
    # for styles that are not needed yet.
    made = page.evaluate(
        """() => {
          const made = [];
          const count = (object, name, isMeant = () => true) => {
            const own = object[name];
            object[name] = function (...values) {
              if (isMeant(this)) made.push(name);
              return own.apply(this, values);
            };
          };
          count(String.prototype, 'matchAll', (text) => /^M\\d/.test(text));
          count(Int32Array.prototype, 'slice');
          count(window, 'getComputedStyle');
          const frame = document.querySelector('main .map-frame');
          const path = frame.querySelector('.map-overlay .route-casing path, path.route-line');
          const { x, y } = path.getPointAtLength(0.6 * path.getTotalLength()).matrixTransform(path.getScreenCTM());
          frame.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }));
          const status = document.querySelector('.planner-status');
          return new Promise((resolve) => {
            new MutationObserver(() => resolve([status.textContent, ...made])).observe(status, { childList: true });
          });
        }"""
    )
    assert made[0].startswith("Rotterdam to Shanghai without ")
    assert made[1:] == []
    rest(page)


def test_a_port_is_avoided_before_the_strait_of_its_name(visit):
    page = visit().open("networks/sea-lanes/?from=gibraltar&to=shanghai")
    press(page, "Avoid")
    page.locator("table.legs").get_by_role("link", name="Gibraltar", exact=True).click()
    rest(page)
    expect(page).to_have_url(re.compile(r"[?&]avoid=place:gibraltar$"))
    # The button "Avoid Gibraltar" avoids the strait, whose label is also Gibraltar.
    press(page, "Reset")
    press(page, "Avoid")
    page.get_by_role("button", name="Avoid Gibraltar", exact=True).first.click()
    rest(page)
    expect(page).to_have_url(re.compile(r"[?&]avoid=gibraltar$"))


def test_the_planner_is_loaded_together_with_its_network(visit):
    one = visit()
    page = one.open("networks/e-roads/routes/kyiv/lisbon/")
    data = one.hold("**/e-roads/network.json")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    data.wait()
    one.until(lambda: any("/assets/planner." in url for url in asked), "the planner, while its network is held back")
    data.release()
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_have_attribute("aria-pressed", "true")


def named(page):
    """The names on the map that belong to stops between the ends of the route."""
    shown = page.evaluate(
        """() => [...document.querySelectorAll('.map-names text')]
          .filter((text) => !text.closest('[hidden]')).map((text) => text.textContent)"""
    )
    return set(page.locator("table.legs tbody th > a").all_inner_texts()[1:-1]) & set(shown)


def test_the_stops_of_a_planned_route_are_named(visit):
    page = visit().open("networks/e-roads/?from=lviv&to=lisbon")
    page.locator(".map-names").wait_for()
    rest(page)
    # The largest places are labelled first, and others if there is space.
    assert "Paris" in named(page)
    page.locator(".map-frame").first.focus()
    page.keyboard.press("-")
    page.keyboard.press("-")
    rest(page)
    few = named(page)
    page.keyboard.press("+")
    rest(page)
    assert len(named(page)) > len(few)


def test_an_answer_does_not_wait_for_its_names(visit):
    page = visit().open("networks/e-roads/?from=lviv&to=lisbon")
    page.locator(".map-names").wait_for()
    press(page, "Avoid")
    # Counts the label changes inside animation frame callbacks (`before`) and outside of them
    # (`after`).
    page.evaluate(
        """() => {
          const moved = { before: 0, after: 0 };
          let isInFrame = false;
          const layer = document.querySelector('.map-names');
          const own = Element.prototype.toggleAttribute;
          Element.prototype.toggleAttribute = function (...values) {
            if (layer.contains(this)) moved[isInFrame ? 'before' : 'after'] += 1;
            return own.apply(this, values);
          };
          const frame = window.requestAnimationFrame;
          window.requestAnimationFrame = (call) => frame((now) => {
            isInFrame = true;
            call(now);
            isInFrame = false;
          });
          window.moved = moved;
          document.querySelector('table.legs .leg-avoid button').click();
        }"""
    )
    rest(page)
    expect(page.locator(".planner-status")).to_contain_text(" without ")
    moved = page.evaluate("window.moved")
    assert moved["before"] == 0 and moved["after"] > 0, moved
