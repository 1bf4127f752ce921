"""Measures planners and route pages in Chromium: the time from a click that avoids a link until the
frame with the new route has been drawn.

python Tests/bench/avoid_bench.py SITE [COUNT]

The links to avoid are those at random points of routes between random places. Each is clicked on
the map in Avoid mode, after the page has finished drawing the changes of the previous query. The
time runs from the event to the first task after the frame in which the status announces the new
route. The output also has the computing time of the page's main thread, which depends less on the
machine's load.
"""

import os
import pathlib
import random
import sys
import time

from browser import launch, serve
from player_bench import busy, quantiles
from playwright.sync_api import sync_playwright

COUNT = 100
# The number of links that are avoided for each pair of places. The first query of a pair also loads
# the data that the planner then keeps.
LINKS = 10
PAGES = [
    ("networks/e-roads/", "the planner of the E-roads"),
    ("networks/sea-lanes/", "the planner of the sea lanes"),
    ("networks/e-roads/routes/kyiv/lisbon/", "a route page of the E-roads"),
    ("networks/sea-lanes/routes/rotterdam/shanghai/", "a route page of the sea lanes"),
]

# Shows the route between two places, whose ids are given. Returns true if a route exists.
PLAN = """async ([from, to]) => {
  const status = document.querySelector('.planner-status');
  history.pushState(null, '', `?from=${from}&to=${to}`);
  const before = status.textContent;
  dispatchEvent(new PopStateEvent('popstate'));
  while (status.textContent === before) await new Promise(requestAnimationFrame);
  return status.textContent.includes(' through ');
}"""

# Clicks a point on the shown route. Returns the avoided link as named in the address, and the time
# until the result in ms.
AVOID = """async (share) => {
  const frame = document.querySelector('.beside .map-frame');
  const status = document.querySelector('.planner-status');
  const path = [...document.querySelectorAll('.map-overlay :is(path.route-line, .route-casing path)')].find((one) => one.getBoundingClientRect().width);
  const point = path.getPointAtLength(share * path.getTotalLength()).matrixTransform(path.getScreenCTM());
  const before = status.textContent;
  const told = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (status.textContent === before) return;
      observer.disconnect();
      // The task after the next frame.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  const start = performance.now();
  frame.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: point.x, clientY: point.y }));
  const avoided = new URLSearchParams(location.search).get('avoid');
  if (!avoided) return null;
  const time = (await told) - start;
  return { avoided, time, words: status.textContent };
}"""

# The time in seconds that the page needs to finish drawing the previous result, including labels
# and alternatives.
REST = 0.3

BACK = """async () => {
  const status = document.querySelector('.planner-status');
  const before = status.textContent;
  history.back();
  while (status.textContent === before) await new Promise(requestAnimationFrame);
}"""


def measure(page, address, path, count, chance):
    page.goto(address + path, wait_until="networkidle")
    data = page.evaluate("async () => (await (await fetch(document.querySelector('[data-network]').dataset.network)).json()).places.id"
                         if page.locator("section.planner").count() else "() => null")
    if data is None:
        page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
        page.locator('.what-if [aria-pressed="true"]').wait_for()
    else:
        page.get_by_role("button", name="Avoid", exact=True).click()
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    times, busy_times = [], []
    while len(times) < count:
        if data is not None:
            ends = chance.sample(data, 2)
            if not page.evaluate(PLAN, ends):
                continue
            page.wait_for_load_state("networkidle")
        for _ in range(LINKS):
            time.sleep(REST)
            before = busy(session)[1]
            answer = page.evaluate(AVOID, chance.random())
            after = busy(session)[1]
            if answer is None:
                continue
            if "-" in answer["avoided"] or ":" in answer["avoided"]:
                times.append(answer["time"])
                busy_times.append((after - before) * 1000)
            page.evaluate(BACK)
    return times[:count], busy_times[:count]


def main():
    site = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "site").resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else COUNT
    assert (site / "index.html").is_file(), f"no site in {site}"
    address = serve(site)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f}, {count} links each, in ms")
        print(f"  {'':<36}{'to the answer':>27}{'computed':>27}")
        print(f"  {'':<36}" + 2 * f"{'median':>9}{'95 %':>9}{'worst':>9}", flush=True)
        for path, name in PAGES:
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            row = [n for times in measure(page, address, path, count, random.Random(14)) for n in quantiles(times)]
            print(f"  {name:<36}" + "".join(f"{n:9.1f}" for n in row), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
