"""Reading without a connection, and updates: on a server that can go away and change its build."""

import functools
import http.server
import json
import re
import threading
import time

import pytest
from conftest import BASE, SITE, Handler

BOARD = "networks/hover-georgia-tech/"
ROUTE = "networks/ukraine-board/routes/lviv/kharkiv/"
OTHER = "networks/ukraine-board/routes/lviv/odesa/"


class Builds(Handler):
    """Serves the site as one of several builds: each says its name in headings, data and worker."""

    def do_GET(self):
        state = self.server.state
        if state["down"]:
            self.close_connection = True
            self.connection.close()
            return
        path = self.path.split("?", 1)[0]
        state["asked"].append(path)
        file = SITE / path[len(BASE) :]
        if path.startswith(BASE) and state["build"] and file.suffix in ("", ".json", ".js"):
            file = file / "index.html" if path.endswith("/") else file
            if file.is_file() and "/assets/" not in path:
                return self.answer(file, self.marked(file, state["build"]))
        super().do_GET()

    def marked(self, file, build):
        text = file.read_text().replace("<h1>", f"<h1>{build}: ")
        text = re.sub(r'"build":"[^"]*"', f'"build":"{build}"', text)
        text = re.sub(r"^const BUILD = '[^']*'", f"const BUILD = '{build}'", text)
        # The pages' headings and the marker are new, so their hashes are.
        if file.name == "offline-files.json":
            text = re.sub(r'\["([^"]*(?:/|network\.json))","', rf'["\1","{build}', text)
        return text.replace('{"slug":', f'{{"marker":"{build}","slug":')

    def answer(self, file, text):
        body = text.encode()
        kind = {".json": "application/json", ".js": "text/javascript"}.get(file.suffix, "text/html; charset=utf-8")
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture
def server():
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Builds, directory=str(SITE))
    )
    server.daemon_threads = True
    server.state = {"down": False, "build": "aaa", "asked": []}
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.address = f"http://127.0.0.1:{server.server_address[1]}{BASE}"
    yield server
    server.shutdown()


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": 1000, "height": 800})
    yield context
    context.close()


def until(page, expression, seconds=20):
    """Waits until an expression, or what it promises, is true."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(50)


def settled(page):
    """Waits until the worker is there and has kept what the page loaded."""
    until(
        page,
        """(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('atlas-build-'));
          if (names.length !== 1) return false;
          return Boolean(await (await caches.open(names[0])).match(location.href.split('?')[0]));
        })()""",
    )


def heading(page):
    return page.locator("h1").inner_text()


def waiting(page):
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    until(page, "navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))")


def test_what_was_read_stays_readable(context, server):
    page = context.new_page()
    faults = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(server.address + ROUTE)
    settled(page)
    assert page.evaluate(
        "navigator.serviceWorker.getRegistration().then((one) => one.scope)"
    ) == server.address
    assert not faults, faults
    server.state["down"] = True
    page.reload()
    assert heading(page) == "aaa: Lviv to Kharkiv"
    loaded = page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    assert loaded and page.evaluate("document.styleSheets[0].cssRules.length > 100")
    page.locator(".player").first.wait_for()
    before = page.locator(".player-step").first.inner_text()
    page.get_by_role("button", name="One step back").first.click()
    assert page.locator(".player-step").first.inner_text() != before


def test_what_was_not_read_says_so_and_lists_what_was(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    server.state["down"] = True
    page.goto(server.address + OTHER)
    assert heading(page) == "aaa: Not kept for offline"
    links = page.locator(".offline-pages a")
    links.first.wait_for()
    assert "Lviv to Kharkiv · Ukraine, the board game · RouteAtlas" in links.all_inner_texts()
    links.first.click()
    page.wait_for_url("**/lviv/kharkiv/")
    assert heading(page) == "aaa: Lviv to Kharkiv"


def test_a_network_is_kept_with_one_click(context, server):
    page = context.new_page()
    page.goto(server.address + BOARD)
    settled(page)
    page.reload()
    part = page.locator(".keep-offline")
    part.locator("button").wait_for()
    size = json.loads((SITE / f"data/{BOARD}offline.json").read_text())["bytes"]
    assert f"{size / 1e6:.1f} MB" in part.inner_text()
    part.get_by_role("button", name="Keep for offline").click()
    part.get_by_text("Kept: this network").wait_for(timeout=60000)
    server.state["down"] = True
    page.reload()
    page.goto(server.address + BOARD + "routes/tech-tower/clough-commons/")
    assert heading(page).startswith("aaa: Tech Tower")
    page.goto(server.address + BOARD + "?from=tech-tower&to=ferst-center")
    page.locator(".planner-result .legs").wait_for()
    server.state["down"] = False
    page.reload()
    page.get_by_role("button", name="Remove from this device").click()
    page.get_by_text("Removed.").wait_for()
    server.state["down"] = True
    page.goto(server.address + BOARD + "routes/tech-tower/clough-commons/")
    assert heading(page) == "aaa: Not kept for offline"


def test_an_update_waits_for_the_next_page_and_keeps_what_was_read(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    page.reload()
    server.state["build"] = "bbb"
    waiting(page)
    assert heading(page).startswith("aaa")
    # The data of the old page are the old ones, though the server has others.
    assert page.evaluate(
        "fetch('../../../../../data/networks/ukraine-board/network.json').then((r) => r.json()).then((d) => d.marker)"
    ) == "aaa"
    page.locator(".breadcrumbs a").first.click()
    page.wait_for_function("document.querySelector('h1')?.textContent.startsWith('bbb')", timeout=60000)
    assert page.evaluate("caches.keys().then((names) => names.filter((n) => n.startsWith('atlas-build')))") == [
        "atlas-build-bbb"
    ]
    server.state["down"] = True
    page.goto(server.address + ROUTE)
    assert heading(page) == "bbb: Lviv to Kharkiv"
    page.locator(".player").first.wait_for()
    assert page.evaluate("document.styleSheets[0].cssRules.length > 100")


def test_two_pages_of_the_old_build_stay_with_it(context, server):
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(server.address + ROUTE)
        settled(page)
        page.reload()
    server.state["build"] = "bbb"
    waiting(first)
    first.reload()
    second.reload()
    assert heading(first) == heading(second) == "aaa: Lviv to Kharkiv"
    # What the old build never loaded is refused to its pages rather than mixed.
    status = "fetch('../../../../../data/networks/e-roads/network.json').then((r) => r.status)"
    assert second.evaluate(status) == 503
    # A page that is not in the cache comes from the server, with the server's data.
    first.goto(server.address + "networks/e-roads/")
    assert heading(first).startswith("bbb")
    marker = "fetch('../../data/networks/ukraine-board/network.json').then((r) => r.json()).then((d) => d.marker)"
    assert first.evaluate(marker) == "bbb"
    first.close()
    second.locator(".breadcrumbs a").first.click()
    second.wait_for_function("document.querySelector('h1')?.textContent.startsWith('bbb')", timeout=60000)


def test_a_kept_network_is_renewed_with_the_build(context, server):
    page = context.new_page()
    page.goto(server.address + BOARD)
    settled(page)
    page.reload()
    page.get_by_role("button", name="Keep for offline").click()
    page.get_by_text("Kept: this network").wait_for(timeout=60000)
    server.state["build"] = "bbb"
    server.state["asked"].clear()
    waiting(page)
    page.locator(".breadcrumbs a").first.click()
    page.wait_for_function("document.querySelector('h1')?.textContent.startsWith('bbb')", timeout=60000)
    server.state["down"] = True
    page.goto(server.address + BOARD)
    assert heading(page).startswith("bbb")
    page.get_by_role("button", name="Remove from this device").wait_for()
    # What did not change (by its hash) was not fetched again.
    assert not [path for path in server.state["asked"] if "/trees/" in path]


def test_the_finder_answers_what_it_has_loaded(context, server):
    page = context.new_page()
    page.goto(server.address + "find/")
    settled(page)
    page.reload()
    field = page.locator("#finder-query")
    field.fill("lviv")
    page.locator("#finder-list [role=option]").first.wait_for()
    server.state["down"] = True
    page.reload()
    field.fill("lviv")
    page.locator("#finder-list [role=option]").first.wait_for()
    assert "Lviv" in page.locator("#finder-list [role=option]").first.inner_text()
