"""Tests `generate-site serve`: a copy of the small atlas is edited while the browser shows it."""

import re
import http.server
import os
import pathlib
import shutil
import signal
import subprocess
import threading

import pytest
from playwright.sync_api import expect

from conftest import new_context
from serving import ROOT
from visits import PATIENCE

TOOL = pathlib.Path(os.environ.get("TOOL", ROOT / ".build/release/generate-site"))
ABOUT = "learn/about/"
MARKDOWN = "Content/pages/about.md"


class Atlas:
    """A copy of the small atlas, and the process that serves it."""

    def __init__(self, folder, port=0):
        self.folder = folder
        shutil.copytree(ROOT / "Tests/GenerateSiteTests/Fixtures/atlas/Content", folder / "Content")
        shutil.copytree(ROOT / "Templates", folder / "Templates")
        self.process, self.address = None, None
        self.port = port

    def start(self):
        self.process = subprocess.Popen(
            [TOOL, "serve", "--port", str(self.port)],
            cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.process.stderr.read()
        # The output is still read, because the process would block if it could not write.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        return self

    def edit(self, file, old, new):
        """Replaces a text that occurs once in a file. Like many editors, the method writes a new
        file and renames it."""
        path = self.folder / file
        text = path.read_text()
        assert text.count(old) == 1, f"{old!r} must stand once in {file}"
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(text.replace(old, new))
        beside.rename(path)

    def append(self, file, text):
        """Appends text to a file, in place."""
        with open(self.folder / file, "a") as opened:
            opened.write(text)

    def files(self):
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))

    def end(self):
        """Interrupts the process as Ctrl-C does, and returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@pytest.fixture
def atlas(tmp_path):
    assert TOOL.is_file(), f"no {TOOL}: run `make site` first"
    atlas = Atlas(tmp_path).start()
    yield atlas
    if atlas.process.poll() is None:
        atlas.process.kill()
        atlas.process.wait()


@pytest.fixture
def context(browser):
    context = new_context(browser, 1000, 800)
    yield context
    context.close()


def opened(context, atlas, path, faults):
    """Opens a page of the atlas, and marks it so that a reload can be detected."""
    page = context.new_page()
    page.on("console", lambda message: faults.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(atlas.address + path)
    mark(page)
    return page


def mark(page):
    page.evaluate("window.isMarked = true")


def is_marked(page):
    return page.evaluate("window.isMarked === true")


def test_edits_are_seen(atlas, context):
    before, faults = atlas.files(), []
    page = opened(context, atlas, ABOUT, faults)
    other = opened(context, atlas, "countries/ukraine/", faults)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0

    # After a change to a word, the page that contains it reloads; other pages do not.
    atlas.edit(MARKDOWN, "A small atlas with", "A tiny atlas with")
    expect(page.get_by_text("A tiny atlas with")).to_be_visible()
    assert not is_marked(page)

    # After a change to a colour, no page reloads.
    page.wait_for_load_state()
    mark(page)
    atlas.append("Templates/assets/site.css/90-contrast-motion-print.css", "h1 { color: rgb(1, 2, 3); }\n")
    for one in (page, other):
        expect(one.locator("h1")).to_have_css("color", "rgb(1, 2, 3)")
        expect(one.locator("link[rel=stylesheet][href*='/site.'], link[rel=stylesheet][href*='assets/site.']")).to_have_count(1)
        assert is_marked(one)

    # After a change to a template, open pages that use the template reload.
    atlas.edit("Templates/text.mustache", '<div class="prose">', '<div class="prose"><p>From the template.</p>')
    expect(page.get_by_text("From the template.")).to_be_visible()
    assert not is_marked(page)

    page.goto(atlas.address + "networks/roads/routes/lviv/rzeszow/")
    expect(page.get_by_text("166 km").first).to_be_visible()
    atlas.edit("Content/networks/roads/links.csv", "165.5", "150")
    expect(page.get_by_text("150 km").first).to_be_visible()

    # A new page is added. Until then, its address shows the 404 page.
    page.goto(atlas.address + "learn/new/")
    expect(page.locator("h1")).to_have_text("No such page")
    (atlas.folder / "Content/pages/new.md").write_text(
        "---\ntitle: The new one\ndescription: New.\npath: learn/new\n---\n\nNew.\n"
    )
    expect(page.locator("h1")).to_have_text("The new one")

    assert [fault for fault in faults if "404" not in fault] == []
    assert atlas.files() == sorted([*before, "Content/pages/new.md"])
    assert atlas.end() == 130


def test_faults_are_shown_over_the_page(atlas, context):
    faults = []
    page = opened(context, atlas, ABOUT, faults)
    frame = page.locator("#atlas-faults")
    shown = page.frame_locator("#atlas-faults")
    text = page.get_by_text("A small atlas with")

    # An error in the input is shown, replaced by another error, and then corrected. The page itself
    # stays.
    atlas.edit(MARKDOWN, "title: About", "titel: About")
    expect(shown.get_by_text(f"{MARKDOWN}:2:1: error: unknown key 'titel'")).to_be_visible()
    expect(text).to_be_visible()
    atlas.edit(MARKDOWN, "titel: About", "<b>: About")
    expect(shown.get_by_text("unknown key '<b>'")).to_be_visible()
    page.reload()
    mark(page)
    expect(shown.get_by_text("unknown key '<b>'")).to_be_visible()
    atlas.edit(MARKDOWN, "<b>: About", "title: About")
    expect(frame).to_have_count(0)
    assert is_marked(page)

    atlas.edit("Templates/text.mustache", '<div class="prose">', '<div class="prose"><center />')
    expect(shown.get_by_text("Templates/text.mustache:4:")).to_be_visible()
    atlas.edit("Templates/text.mustache", "<center />", "")
    expect(frame).to_have_count(0)
    assert faults == []


def test_an_atlas_that_is_wrong_from_the_start(tmp_path, context):
    atlas = Atlas(tmp_path)
    atlas.edit("Content/site.yml", "title: Small Atlas", "titel: Small Atlas")
    atlas.start()
    page = context.new_page()
    try:
        assert page.goto(atlas.address).status == 500
        expect(page.get_by_text("Content/site.yml:1:1: error: unknown key 'titel'")).to_be_visible()
        atlas.edit("Content/site.yml", "titel: Small Atlas", "")
        expect(page.get_by_text("unknown key")).to_have_count(0)
        expect(page.get_by_text("'title'").first).to_be_visible()
        atlas.append("Content/site.yml", "title: Mended\n")
        # From here on, the site has a base path.
        page.goto(atlas.address.replace("/small/", "/"))
        expect(page.locator(".site-name")).to_have_text("Mended")
        expect(page).to_have_url(re.compile(re.escape("/small/") + "$"))
    finally:
        assert atlas.end() == 130


OLD_WORKER = """
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(new Response('<!DOCTYPE html><h1>Kept</h1>', { headers: { 'Content-Type': 'text/html' } }));
});
"""


class Published(http.server.BaseHTTPRequestHandler):
    """A published site with a service worker that answers all requests itself."""

    def do_GET(self):
        isWorker = self.path.endswith("/sw.js")
        body = (OLD_WORKER if isWorker else "<!DOCTYPE html><h1>Published</h1>").encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript" if isWorker else "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def test_a_worker_of_a_published_site_goes(tmp_path, context):
    published = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Published)
    threading.Thread(target=published.serve_forever, daemon=True).start()
    port = published.server_address[1]
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/small/")
    page.evaluate(
        """async () => {
          await navigator.serviceWorker.register('sw.js');
          await navigator.serviceWorker.ready;
        }"""
    )
    page.reload()
    expect(page.locator("h1")).to_have_text("Kept")
    page.goto("about:blank")
    published.shutdown()
    published.server_close()
    atlas = Atlas(tmp_path, port).start()
    try:
        page.goto(atlas.address)
        expect(page.locator(".site-name")).to_have_text("Small Atlas")
    finally:
        assert atlas.end() == 130
