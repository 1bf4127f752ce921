"""Measures the interactive parts of the pages in Chromium: steps and frames of the replay, searches
side by side, the journey, the planner, and the trip solver of the game board.

python Tests/bench/player_bench.py SITE

Script time is the time for which one step blocks the main thread, measured around the handler of
one input event. Frames are counted while the replay plays at 60 steps per second.
"""

import pathlib
import statistics
import sys

from browser import launch, serve, serve_sources
from playwright.sync_api import sync_playwright

ROADS = "networks/e-roads/routes/lviv/lisbon/"
BOARD = "networks/ukraine-board/routes/lviv/kharkiv/"
DEALS = "networks/ukraine-board/trips/deals/"
PLAYER = "section.player:not(.compare)"
SEARCHES = ["dijkstra", "a-star", "greedy", "bidirectional", "bfs"]
SOLVES = 15

# Moves the scrubber step by step; returns the script time of each step in ms.
STEPS = """([selector, sample]) => {
  const range = document.querySelector(`${selector} .player-range`);
  const last = Number(range.max);
  const times = [];
  const stride = Math.max(1, Math.floor(last / sample));
  const go = (step) => {
    range.value = String(step);
    const start = performance.now();
    range.dispatchEvent(new Event('input'));
    return performance.now() - start;
  };
  go(0);
  for (let step = 1; step <= last; step += 1) {
    const time = go(step);
    if (step % stride === 0) times.push(time);
  }
  for (let step = last - 1; step >= 0; step -= 1) {
    const time = go(step);
    if (step % stride === 0) times.push(time);
  }
  return times;
}"""

# The times between frames during an animation, in ms.
FRAMES = """(duration) => new Promise((resolve) => {
  const gaps = [];
  let [start, before] = [0, 0];
  const frame = (now) => {
    start ||= now;
    if (before) gaps.push(now - before);
    before = now;
    if (now - start < duration) requestAnimationFrame(frame);
    else resolve(gaps);
  };
  requestAnimationFrame(frame);
})"""

SOLVER = """async (sizes) => {
  const { work } = await import(new URL('/sources/core/trip-work.js', location.href));
  const section = document.querySelector('section.deal');
  const network = await (await fetch(section.dataset.network)).json();
  const ticketedModes = network.modes.flatMap((mode, index) => (mode.tickets ? [index] : []));
  const result = {};
  for (const size of sizes) {
    const search = [];
    const replay = [];
    for (let run = 0; run < RUNS; run += 1) {
      const cities = Array.from({ length: size }, (_, index) => (index * 3 + run) % network.places.id.length);
      const problem = { cities, tickets: 4, ticketedModes };
      let start = performance.now();
      work({ network, problem, isShort: false });
      search.push(performance.now() - start);
      start = performance.now();
      work({ network, problem, isShort: true });
      replay.push(performance.now() - start);
    }
    result[size] = { search, replay };
  }
  return result;
}""".replace("RUNS", str(SOLVES))

# The time from choosing both places until the legs of the route are shown.
PLAN = """async (pairs) => {
  const times = [];
  for (const [from, to] of pairs) {
    const start = performance.now();
    history.pushState(null, '', `?from=${from}&to=${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((resolve) => {
      const wait = () => {
        const row = document.querySelector('.planner-result table.legs tbody tr:last-child th');
        const shown = document.querySelector('.planner-status').textContent;
        if (row && shown !== window.lastShown) {
          window.lastShown = shown;
          resolve();
        } else requestAnimationFrame(wait);
      };
      wait();
    });
    times.push(performance.now() - start);
  }
  return times;
}"""


def quantiles(times):
    ordered = sorted(times)
    return statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1]


def show(name, times, unit="ms"):
    median, high, worst = quantiles(times)
    print(f"  {name:<44} {median:8.2f} {high:8.2f} {worst:8.2f} {unit}")


def busy(session):
    """The total script time and the total task time of the page so far, in s."""
    metrics = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
    return metrics["ScriptDuration"], metrics["TaskDuration"]


def frames(page, session, name, duration=3000):
    before = busy(session)
    gaps = page.evaluate(FRAMES, duration)
    after = busy(session)
    script, task = [(b - a) * 1000 / len(gaps) for a, b in zip(before, after)]
    rate = 1000 / statistics.mean(gaps)
    print(f"  {name:<44} {rate:8.1f} frames/s, {script:6.2f} ms of script and {task:6.2f} ms in all a frame")


def route(context, address, path):
    page = context.new_page()
    page.goto(address + path, wait_until="networkidle")
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    page.get_by_role("button", name="Replay the search").click()
    page.locator(PLAYER).get_by_role("button", name="Pause").click()
    for search in SEARCHES:
        page.locator(f'{PLAYER} input[value="{search}"]').check(force=True)
        show(f"a step of {search}", page.evaluate(STEPS, [PLAYER, 400]))
    page.locator(f'{PLAYER} input[value="dijkstra"]').check(force=True)
    page.locator(f"{PLAYER} .player-speed select").select_option("60")
    page.locator(PLAYER).get_by_role("button", name="First step").click()
    page.locator(PLAYER).get_by_role("button", name="Play", exact=True).click()
    frames(page, session, "playing Dijkstra at 60 steps a second")
    page.close()
    page = context.new_page()
    page.goto(address + path + "?compare=dijkstra,a-star,greedy,bidirectional&at=0", wait_until="networkidle")
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    page.locator("section.compare").scroll_into_view_if_needed()
    show("a step of four side by side", page.evaluate(STEPS, ["section.compare", 200]))
    page.locator("section.compare .player-speed select").select_option("60")
    page.locator("section.compare").get_by_role("button", name="Play", exact=True).click()
    frames(page, session, "playing four side by side")
    page.close()
    page = context.new_page()
    page.goto(address + path, wait_until="networkidle")
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    page.get_by_role("button", name="Fly the route").click()
    frames(page, session, "flying")
    page.close()


def planner(context, address):
    page = context.new_page()
    page.goto(address + "networks/e-roads/", wait_until="networkidle")
    pairs = [["lviv", "lisbon"], ["paris", "kyiv"], ["oslo", "athens"], ["porto", "almaty"], ["dublin", "ankara"]]
    page.evaluate(PLAN, pairs)
    show("two places to their legs, files cached", page.evaluate(PLAN, pairs * 3))
    page.close()


def solver(browser, address):
    # A service worker would answer the requests for the sources.
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    serve_sources(page, address)
    page.goto(address + DEALS + "?cities=lviv,odesa&tickets=1", wait_until="networkidle")
    for size, times in page.evaluate(SOLVER, [3, 7, 8, 12]).items():
        show(f"{size} cities, the searches of all methods", times["search"])
        show(f"{size} cities, the replays of all methods", times["replay"])
    page.close()


def main():
    site = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "site").resolve()
    assert (site / "index.html").is_file(), f"no site in {site}"
    address = serve(site)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        print(f"Chromium {browser.version}: median, 95 %, worst")
        print("A route of the E-roads (Lviv to Lisbon)")
        route(context, address, ROADS)
        print("A route of the board (Lviv to Kharkiv)")
        route(context, address, BOARD)
        print("The planner of the E-roads")
        planner(context, address)
        print("The board's solver")
        solver(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
