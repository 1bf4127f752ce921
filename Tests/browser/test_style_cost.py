"""A mark that a search adds to a map must not make the browser recompute the styles of the whole
map. A selector such as `.spread:has(.deal) .map` would cause this."""

import json

import pytest

ADD = """
(overlay) => {
  document.body.getBoundingClientRect();
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  performance.mark('adding');
  overlay.append(mark);
  overlay.getBoundingClientRect();
  performance.mark('added');
}
"""


@pytest.mark.parametrize("path", ["", "networks/e-roads/", "networks/ukraine-board/", "networks/ukraine-board/trips/deals/"])
@pytest.mark.parametrize("width", [412, 1280])
def test_a_mark_on_a_map_restyles_little(visit, browser, path, width):
    page = visit(width=width, reduced_motion="reduce").open(path)
    overlay = page.locator(".map-overlay").first
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    overlay.evaluate(ADD)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    begin, end = (next(event["ts"] for event in events if event["name"] == name) for name in ("adding", "added"))
    counts = [
        event["args"].get("elementCount", 0)
        for event in events
        if event["name"] == "UpdateLayoutTree" and begin <= event["ts"] <= end
    ]
    assert 0 < sum(counts) < 60
