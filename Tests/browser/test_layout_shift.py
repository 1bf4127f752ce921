"""Layout shift: painted content must not move when scripts and data arrive."""

import pytest

PAGES = {
    "a route": "networks/e-roads/routes/lviv/lisbon/",
    "a route of the board": "networks/ukraine-board/routes/lviv/kharkiv/",
    "a trip": "networks/ukraine-board/trips/founding-deal/",
    "a planner": "networks/e-roads/",
    "the searches": "learn/algorithms/",
}
# The maximum layout shift of a page, which is 0 except for rounding. By common standards, a value
# below 0.1 is good.
LIMIT = 0.001

WATCH = """(() => {
  const shifts = [];
  const take = (entries) => {
    for (const { value, hadRecentInput, sources } of entries) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : 'text';
        return `${name} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
      });
      shifts.push({ value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    take(observer.takeRecords());
    return shifts;
  };
})();"""


@pytest.mark.parametrize("width", (1280, 360))
@pytest.mark.parametrize("name", PAGES)
def test_nothing_moves_when_scripts_and_data_come(visit, name, width):
    one = visit(width, 900 if width > 800 else 740)
    page = one.page
    page.add_init_script(WATCH)
    scripts, data = one.hold("**/*.js"), one.hold("**/data/**/*.json")
    # The load event waits for the scripts, so the test does not wait for it.
    page.goto(one.address + PAGES[name], wait_until="commit")
    painted = "performance.getEntriesByName('first-contentful-paint').length > 0"
    one.until(lambda: page.evaluate(painted), "the first paint")
    scripts.wait()
    scripts.release()
    if name == "the searches":
        # The comparison is loaded when the reader scrolls close to it.
        section = page.locator("section.compare:not([hidden])")
        section.wait_for()
        section.evaluate("part => scrollBy(0, part.getBoundingClientRect().top - innerHeight - 100)")
    # Route pages load their data only when the reader needs them.
    if "route" not in name:
        data.wait()
    data.release()
    shifts = page.evaluate("layoutShifts()")
    assert sum(shift["value"] for shift in shifts) < LIMIT, shifts
