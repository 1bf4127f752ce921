"""Offline reading and updates, on a server that can become unreachable or switch to another build.
"""

import json
import re
import time
from pathlib import PurePath
from urllib.parse import quote

import pytest
from playwright.sync_api import Error, expect

from serving import BASE, SITE, Handler, Server
from visits import PATIENCE

BOARD = "networks/hover-georgia-tech/"
ROUTE = "networks/ukraine-board/routes/lviv/kharkiv/"
OTHER = "networks/ukraine-board/routes/lviv/odesa/"
# The network with the fewest files among those that are saved without route pages.
LANES = "networks/sea-lanes/"


class Builds(Handler):
    """Serves the site as one of several builds. The name of the build is added to headings and
    data."""

    def do_GET(self):
        state = self.server.state
        if state["down"]:
            self.close_connection = True
            self.connection.close()
            return
        path = self.path.split("?", 1)[0]
        state["asked"].append(path)
        if state["refused"] and path.endswith(state["refused"]):
            return self.send_error(500)
        file = SITE / path[len(BASE) :]
        if path == BASE + "sw.js":
            return self.answer(file, f"{file.read_text()}\n// {state['worker']}\n")
        if path.startswith(BASE) and state["build"] and PurePath(path).suffix in ("", ".json", ".js"):
            file = file / "index.html" if path.endswith("/") else file
            if file.is_file() and "/assets/" not in path:
                text = self.marked(file, state["build"])
                if state["after"] and path == BASE + state["after"][0]:
                    state["build"], state["after"] = state["after"][1], None
                return self.answer(file, text)
        super().do_GET()

    def marked(self, file, build):
        text = file.read_text().replace("<h1>", f"<h1>{build}: ")
        text = re.sub(r'"build":"[^"]*"', f'"build":"{build}"', text)
        # The changed headings and data get new hashes too.
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
    server = Server(Builds)
    server.state = {"down": False, "build": "aaa", "asked": [], "refused": None, "after": None, "worker": 0}
    with server:
        yield server


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": 1000, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    context.close()


def again(act, is_done):
    end = time.monotonic() + PATIENCE
    while not is_done():
        assert time.monotonic() < end, "it never came"
        act()


def until(page, expression):
    """Waits until a JavaScript expression, or the value of its promise, is true."""
    again(lambda: page.evaluate("new Promise(requestAnimationFrame)"), lambda: page.evaluate(expression))


def settled(page):
    """Waits until the service worker is active and has stored the files that the page loaded."""
    until(
        page,
        """(async () => {
          const { build } = await (await fetch(new URL('data/build.json', ROOT))).json();
          const cacheName = `atlas ${ROOT.pathname} build ${build}`;
          return Boolean(await caches.match(location.href.split('?')[0], { cacheName }));
        })()""".replace("ROOT", f"new URL('{BASE}', location)"),
    )


def heading(page):
    return page.locator("h1").inner_text()


def fetched(page, path, what="(r) => r.json().then((d) => d.marker)"):
    """Returns the page's response for a file of the site."""
    return page.evaluate(f"fetch(new URL('{BASE}{path}', location)).then({what})")


# The build of a page and the build of its data; null for data that the worker refuses.
OF_ONE_BUILD = """async (address) => {
  const page = document.querySelector('h1').textContent.split(':')[0];
  const answer = await fetch(address);
  return { page, data: answer.ok ? (await answer.json()).marker : null };
}"""


def load(page, path, build):
    """Loads a file from within a page, and waits until the file is stored."""
    assert fetched(page, path) == build
    until(page, f"""caches.match(new URL('{BASE}{path}', location), {{
      cacheName: 'atlas {BASE} build {build}' }}).then(Boolean)""")


def kept(page):
    page.get_by_role("button", name="Save offline").click()
    page.get_by_text("Saved: you can read this network").wait_for()


def test_what_was_read_stays_readable(context, server):
    page = context.new_page()
    faults = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(server.address + ROUTE)
    settled(page)
    # Once the service worker is active, it stores a page together with the files that the page
    # loads on demand.
    page.reload()
    settled(page)
    page.locator("table.legs tbody tr").nth(2).hover()
    expect(page.locator(".map-overlay > .leg")).to_be_visible()
    assert page.evaluate(
        "navigator.serviceWorker.getRegistration().then((one) => one.scope)"
    ) == server.address
    assert not faults, faults
    server.state["down"] = True
    page.reload()
    assert heading(page) == "aaa: Lviv to Kharkiv"
    loaded = page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    assert loaded and page.evaluate("document.styleSheets[0].cssRules.length > 100")
    page.get_by_role("button", name="GPX", exact=True).wait_for()
    page.locator("table.legs tbody tr").nth(1).hover()
    expect(page.locator(".map-overlay > .leg")).to_be_visible()


def test_what_was_not_read_says_so_and_lists_what_was(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    server.state["down"] = True
    page.goto(server.address + OTHER)
    assert heading(page) == "aaa: Not available offline"
    links = page.locator(".offline-pages a")
    links.first.wait_for()
    assert links.all_inner_texts() == ["Lviv to Kharkiv · Ukraine, the board game"]
    assert page.locator(".offline-pages h3").all_inner_texts() == ["Networks, routes and trips"]
    wanted = page.locator(".offline-wanted")
    assert wanted.inner_text() == f"You asked for “{OTHER}”: try again."
    links.first.click()
    page.wait_for_url("**/lviv/kharkiv/")
    assert heading(page) == "aaa: Lviv to Kharkiv"
    page.goto(server.address + OTHER)
    page.reload()
    page.wait_for_url("**/offline/?page=*")
    server.state["down"] = False
    page.reload()
    page.wait_for_url(server.address + OTHER)
    assert heading(page) == "aaa: Lviv to Odesa"


@pytest.mark.parametrize("path", ["//elsewhere.example/", "javascript:alert(1)", "../../../x/", "learn/?a=%22%3E"])
def test_no_address_leads_away_from_the_atlas(context, server, path):
    page = context.new_page()
    page.goto(server.address + "offline/?page=" + quote(server.address + path, safe=""))
    link = page.locator(".offline-wanted a")
    link.wait_for()
    assert link.evaluate("(one) => one.getAttribute('href')").startswith(server.address)
    assert link.evaluate("(one) => one.origin") == server.address[: -len(BASE)]


def test_a_network_is_kept_with_one_click(context, server):
    page = context.new_page()
    page.goto(server.address + BOARD)
    settled(page)
    page.reload()
    part = page.locator(".keep-offline")
    part.locator("button").wait_for()
    size = json.loads((SITE / f"data/{BOARD}offline.json").read_text())["bytes"]
    assert f"{round(size / 1e6, 1):g}\u00a0MB" in part.inner_text()
    kept(page)
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
    assert heading(page) == "aaa: Not available offline"


def test_an_update_comes_with_the_next_page_and_keeps_what_was_read(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    page.reload()
    load(page, "data/networks/ukraine-board/network.json", "aaa")
    server.state["build"] = "bbb"
    assert heading(page).startswith("aaa")
    # The old page still gets data of the old build, although the server has a new build.
    assert fetched(page, "data/networks/ukraine-board/network.json") == "aaa"
    # The worker refuses files of the old build that are not stored, so that builds are not mixed.
    assert fetched(page, "data/networks/e-roads/network.json", "(r) => r.status") == 503
    page.locator(".breadcrumbs a").first.click()
    page.wait_for_url(f"**{BASE}")
    assert heading(page).startswith("bbb")
    settled(page)
    assert fetched(page, "data/networks/ukraine-board/network.json") == "bbb"
    # Pages that were read before the change are still available with their data, unchanged.
    server.state["down"] = True
    page.goto(server.address + ROUTE)
    assert heading(page) == "aaa: Lviv to Kharkiv"
    page.get_by_role("button", name="Replay the search").wait_for()
    assert page.evaluate("document.styleSheets[0].cssRules.length > 100")
    assert fetched(page, "data/networks/ukraine-board/network.json") == "aaa"
    page.goto(server.address)
    assert heading(page).startswith("bbb")


def test_pages_of_two_builds_are_open_side_by_side(context, server):
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(server.address + ROUTE)
        settled(page)
        page.reload()
    load(second, "data/networks/ukraine-board/network.json", "aaa")
    server.state["build"] = "bbb"
    first.goto(server.address + "networks/e-roads/")
    assert heading(first).startswith("bbb")
    for _ in range(2):
        assert fetched(first, "data/networks/ukraine-board/network.json") == "bbb"
        assert fetched(second, "data/networks/ukraine-board/network.json") == "aaa"
    first.go_back()
    assert heading(first) == fetched(first, "data/networks/ukraine-board/network.json") + ": Lviv to Kharkiv"
    second.reload()
    assert heading(second) == "bbb: Lviv to Kharkiv"


def test_a_page_is_the_new_one_when_the_build_changes_while_it_comes(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    # The page itself is still from the old build, but later requests are answered from the new
    # build.
    server.state["after"] = (OTHER, "bbb")
    page.goto(server.address + OTHER)
    # The page might reload at any time, so a single script reads both values.
    page.wait_for_function(
        f"""async (address) => {{
          if (!document.querySelector('h1')) return false;
          const of = await ({OF_ONE_BUILD})(address);
          return of.page === 'bbb' && of.data === 'bbb';
        }}""",
        arg=f"{BASE}data/networks/ukraine-board/network.json",
    )


def test_a_build_that_comes_back_is_used_again(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    for build in ("bbb", "aaa", "ccc", "bbb"):
        server.state["build"] = build
        # The stored page of another build might be shown once more. The worker then detects the new
        # build.
        page.goto(server.address)
        again(page.reload, lambda: heading(page).startswith(build))
        assert fetched(page, "data/networks/ukraine-board/network.json") == build
    server.state["down"] = True
    page.goto(server.address + ROUTE)
    assert heading(page) == "aaa: Lviv to Kharkiv"


def test_pages_come_while_a_new_worker_is_there(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    page.reload()
    # Pages are opened both while the new worker is being requested and after it has arrived.
    for has_come in (False, True, False, True):
        server.state["worker"] += 1
        server.state["build"] = f"b{server.state['worker']}"
        update = "navigator.serviceWorker.getRegistration().then((one) => one.update())"
        page.evaluate(f"{update}.then(() => {{}})" if has_come else f"void {update}")
        for path in ("", "networks/", ROUTE):
            try:
                page.goto(server.address + path)
            except Error as error:
                # The old page may reload itself for the new worker while the next page is opened.
                if "interrupted by another navigation" not in str(error):
                    raise
                page.goto(server.address + path)
            # Both values are read by a single script, because the page might reload between two
            # scripts.
            of = page.evaluate(OF_ONE_BUILD, f"{BASE}data/networks/ukraine-board/network.json")
            assert of["data"] in (of["page"], None), of
    server.state["down"] = True
    page.goto(server.address + ROUTE)
    assert heading(page).endswith("Lviv to Kharkiv")


def test_a_route_of_a_kept_network_that_has_no_page_here_leads_to_the_planner(context, server):
    page = context.new_page()
    page.goto(server.address + LANES)
    settled(page)
    until(page, "Boolean(navigator.serviceWorker.controller)")
    kept(page)
    server.state["down"] = True
    page.goto(server.address + LANES + "routes/rotterdam/shanghai/")
    assert heading(page) == "aaa: Not available offline"
    # All saved pages can be reached from the network's page.
    page.locator(".offline-pages a").first.wait_for()
    assert page.locator(".offline-pages a").all_inner_texts() == ["Sea lanes"]
    page.get_by_role("link", name="see this route in the planner").click()
    page.locator(".planner-result .legs").wait_for()
    expect(page.locator(".planner-status")).to_contain_text("Rotterdam to Shanghai")


def test_a_kept_network_is_renewed_with_the_build(context, server):
    page = context.new_page()
    page.goto(server.address + BOARD)
    settled(page)
    page.reload()
    kept(page)
    server.state["build"] = "bbb"
    server.state["asked"].clear()
    page.locator(".breadcrumbs a").first.click()
    page.wait_for_url(f"**{BASE}")
    assert heading(page).startswith("bbb")
    list_is_there = f"""caches.match(new URL('{BASE}data/{BOARD}offline-files.json', location), {{
      cacheName: 'atlas {BASE} build bbb' }}).then(Boolean)"""
    until(page, list_is_there)
    server.state["down"] = True
    page.goto(server.address + BOARD)
    assert heading(page).startswith("bbb")
    page.get_by_role("button", name="Remove from this device").wait_for()
    page.goto(server.address + BOARD + "routes/tech-tower/clough-commons/")
    assert heading(page).startswith("bbb: Tech Tower")
    # Files with unchanged hashes were not requested again.
    assert not [path for path in server.state["asked"] if f"{BOARD}searches/" in path]


def test_a_kept_network_is_readable_before_it_is_renewed(context, server):
    page = context.new_page()
    page.goto(server.address + BOARD)
    settled(page)
    page.reload()
    kept(page)
    server.state["build"] = "bbb"
    server.state["refused"] = "offline-files.json"
    page.locator(".breadcrumbs a").first.click()
    page.wait_for_url(f"**{BASE}")
    assert heading(page).startswith("bbb")
    settled(page)
    server.state["down"] = True
    page.goto(server.address + BOARD + "?from=tech-tower&to=ferst-center")
    assert heading(page).startswith("aaa")
    page.locator(".planner-result .legs").wait_for()
    # A network that is removed during the update does not return.
    page.get_by_role("button", name="Remove from this device").click()
    page.get_by_text("Removed.").wait_for()
    server.state.update(down=False, refused=None)
    page.goto(server.address + BOARD)
    assert heading(page).startswith("bbb")
    page.get_by_role("button", name="Save offline").wait_for()
    settled(page)
    server.state["down"] = True
    page.goto(server.address + BOARD + "routes/tech-tower/clough-commons/")
    assert heading(page).endswith("Not available offline")


def test_parts_of_scripts_that_were_not_wanted_yet_are_there_after_an_update(context, server):
    page = context.new_page()
    page.goto(server.address + ROUTE)
    settled(page)
    lazy = re.findall(r'import\("\./([^"]+)"\)', "".join(p.read_text() for p in SITE.glob("assets/*.js")))
    seen = "caches.match(new URL('{}assets/{}', location)).then(Boolean)"
    replay = next(name for name in lazy if name.startswith("search-late."))
    until(page, seen.format(BASE, replay))
    server.state["build"] = "bbb"
    page.goto(server.address)
    assert heading(page).startswith("bbb")
    settled(page)
    server.state["down"] = True
    page.goto(server.address + ROUTE)
    assert page.evaluate(f"import(new URL('{BASE}assets/{replay}', location)).then(Boolean)")


def test_another_site_of_the_same_host_keeps_its_caches(context, server):
    page = context.new_page()
    page.goto(server.address)
    names = ["atlas /another/ build aaa", "atlas /another/ assets", "other"]
    page.evaluate("(names) => Promise.all(names.map((name) => caches.open(name)))", names)
    settled(page)
    server.state["build"] = "bbb"
    page.goto(server.address + OTHER)
    settled(page)
    assert set(names) <= set(page.evaluate("caches.keys()"))


def test_a_network_kept_on_the_first_page_is_there_without_loading_it_again(context, server):
    page = context.new_page()
    page.goto(server.address + BOARD)
    settled(page)
    until(page, "Boolean(navigator.serviceWorker.controller)")
    page.get_by_role("button", name="Save offline").press("Enter")
    page.get_by_text("Saved: you can read this network").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Remove from this device"
    server.state["down"] = True
    page.get_by_label("From", exact=True).fill("Tech Tower")
    page.keyboard.press("Enter")
    page.get_by_label("To", exact=True).fill("Ferst Center")
    page.keyboard.press("Enter")
    page.locator(".planner-result table").wait_for()
    page.get_by_role("button", name="Replay the search").click()
    page.locator(".planner-player .player-step").filter(has_text="Step").wait_for()


def test_the_finder_answers_what_it_has_loaded(context, server):
    page = context.new_page()
    page.goto(server.address + "find/")
    settled(page)
    page.reload()
    field = page.locator("#finder-query")
    field.fill("lviv")
    page.locator("#finder-query-list [role=option]").first.wait_for()
    server.state["down"] = True
    page.reload()
    field.fill("lviv")
    page.locator("#finder-query-list [role=option]").first.wait_for()
    assert "Lviv" in page.locator("#finder-query-list [role=option]").first.inner_text()
