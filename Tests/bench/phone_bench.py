"""Measures first visits on an emulated slow phone, and a subsequent visit to a second page of the
same network.

python Tests/bench/phone_bench.py SITE [RUNS]

The connection has 1,475 kbit/s and a latency of 562 ms, and the processor is four times slower than
usual, as in Lighthouse's settings for slow 4G. Files are served with gzip, and all except pages can
be cached for an hour. The output has the medians of the first paint, the largest paint, the layout
shift, and the blocking time: the time by which tasks exceed 50 ms. A second page is opened by its
address, with the HTTP cache of the first visit.
"""

import gzip
import os
import pathlib
import statistics
import sys

from browser import StaticHandler, launch, serve
from playwright.sync_api import sync_playwright

PAGES = {
    "home": "",
    "a country": "countries/ukraine/",
    "a route of the board": "networks/ukraine-board/routes/lviv/kharkiv/",
    "a route of the E-roads": "networks/e-roads/routes/lviv/lisbon/",
    "the game's deals": "networks/ukraine-board/trips/deals/",
    "the finder": "find/",
}
SECOND = ("networks/e-roads/routes/lviv/lisbon/", "networks/e-roads/routes/lviv/madrid/")

WATCH = """(() => {
  const seen = (window.seen = { first: 0, largest: 0, shift: 0, blocked: 0 });
  const on = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  on('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.first = entry.startTime; });
  on('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  on('longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
})()"""


class Handler(StaticHandler):
    """Serves a folder as static hosts do: with gzip and cache headers."""

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self.send_error(404)
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if path.suffix not in (".gz", ".png"):
            body = gzip.compress(body, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Cache-Control", "no-cache" if path.suffix == ".html" else "max-age=3600")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def phone(browser):
    context = browser.new_context(
        viewport={"width": 412, "height": 823}, device_scale_factor=1.75, is_mobile=True, has_touch=True
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    rates = {"latency": 562.5, "downloadThroughput": 1474.56 * 125, "uploadThroughput": 675 * 125}
    session.send("Network.emulateNetworkConditions", {"offline": False, **rates})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return context, page


def look(page, address):
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(1500)
    return page.evaluate("window.seen")


def show(name, visits):
    middle = {key: statistics.median(visit[key] for visit in visits) for key in visits[0]}
    print(
        f"  {name:<36} first paint {middle['first']:5.0f} ms, largest {middle['largest']:5.0f} ms, "
        f"shift {middle['shift']:.4f}, blocked {middle['blocked']:4.0f} ms"
    )


def main():
    site = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "site").resolve()
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    assert (site / "index.html").is_file(), f"no site in {site}"
    address = serve(site, Handler)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        print(f"A slow phone: medians of {runs} visits, load average {os.getloadavg()[0]:.1f}")
        for name, where in PAGES.items():
            visits = []
            for _ in range(runs):
                context, page = phone(browser)
                visits.append(look(page, address + where))
                context.close()
            show(name, visits)
        visits = []
        for _ in range(runs):
            context, page = phone(browser)
            look(page, address + SECOND[0])
            visits.append(look(page, address + SECOND[1]))
            context.close()
        show("a second route of the E-roads", visits)
        browser.close()


if __name__ == "__main__":
    main()
