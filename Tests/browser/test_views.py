"""The part of a map that a page initially shows. The overlay must match the base map to a tenth of
a pixel at any size, with scripts and without, and the route must be inside the frame."""

import re

import pytest

from serving import SITE
from visits import rest

WIDTHS = [320, 517, 1024, 1777]


def cropped():
    """The paths of up to six road and route pages, one for each kind of page and initial zoom."""
    found = {}
    for path in sorted((SITE / "networks/e-roads").glob("ro*/*/**/index.html")):
        match = re.search(r'class="map-frame (cropped zoom-\d+)', path.read_text())
        kind = (path.relative_to(SITE).parts[2], match.group(1)) if match else None
        if kind and kind not in found:
            found[kind] = str(path.parent.relative_to(SITE)) + "/"
        if len(found) >= 6:
            break
    return list(found.values())


MEASURE = """() => {
  const frame = document.querySelector('.map-frame');
  const box = (element) => element.getBoundingClientRect();
  const base = box(frame.querySelector('.map-base'));
  const overlay = frame.querySelector('.map-overlay');
  const matrix = overlay.getScreenCTM();
  const [, , width, height] = overlay.getAttribute('viewBox').split(' ').map(Number);
  const own = box(frame);
  const marks = [...frame.querySelectorAll('.start, .goal, .stop')].map(box).filter(({ width }) => width > 0);
  return {
    // Where the corners of the overlay's units and of the base map lie.
    overlay: [matrix.e, matrix.f, matrix.e + matrix.a * width, matrix.f + matrix.d * height],
    base: [base.left, base.top, base.right, base.bottom],
    inside: marks.every((mark) => {
      const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
      return x > own.left && x < own.right && y > own.top && y < own.bottom;
    }),
    marks: marks.length,
    frame: [own.width, own.height],
  };
}"""


@pytest.mark.parametrize("scripts", [True, False])
def test_overlay_and_base_line_up(reader, scripts):
    pages = cropped()
    assert len(pages) >= 4
    visit = reader(360, scripts)
    for path in pages:
        seen = set()
        page = visit.open(path)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            visit.rest()
            found = page.evaluate(MEASURE)
            for own, base in zip(found["overlay"], found["base"]):
                assert abs(own - base) < 0.1, (path, width, scripts, found)
            assert found["marks"] > 0 and found["inside"], (path, width, scripts, found)
            seen.add(round(found["frame"][0]))
        assert len(seen) > 3


def test_the_whole_map_is_one_press_away(reader):
    page = reader().open("networks/e-roads/routes/lviv/lisbon/")
    frame = page.locator(".map-frame")
    page.wait_for_function("() => document.querySelector('.map-frame.zoomable')")
    rest(page)
    zoom = "parseFloat(getComputedStyle(document.querySelector('.map-frame > .map-base')).getPropertyValue('--map-zoom'))"
    close = page.evaluate(zoom)
    assert close > 1 and "cropped" in frame.get_attribute("class")
    whole = page.get_by_role("button", name="Whole map")
    whole.click()
    page.wait_for_function(f"() => {zoom} === 1")
    whole.click()
    page.wait_for_function(f"() => {zoom} === {close}")
    # A search covers more than the route, so the map shows everything that the search reaches while
    # it is replayed.
    page.get_by_role("button", name="Replay the search").click()
    page.wait_for_function(f"() => {zoom} < {close}")
