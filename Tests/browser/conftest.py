"""What the browser tests share: the built site on a local server, and Chromium to open it in."""

import functools
import http.server
import os
import pathlib
import shutil
import sys
import threading

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "site"))
# The site must work below any path, so the tests never serve it at the root.
BASE = "/atlas/of/routes/"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site below BASE, and its 404 page for what is not there."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".gz": "application/octet-stream",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path):
        bare = path.split("?", 1)[0].split("#", 1)[0]
        if not bare.startswith(BASE):
            return str(SITE / "no" / "such" / "file")
        return super().translate_path("/" + bare[len(BASE) :])

    def send_error(self, code, message=None, explain=None):
        """Answers with the site's own page for what is missing, as a host of static files does."""
        if code != 404:
            return super().send_error(code, message, explain)
        body = (SITE / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    """A server that does not mind readers who leave while it answers."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@pytest.fixture(scope="session")
def address():
    """The address of the site's home page."""
    assert (SITE / "index.html").is_file(), f"no site in {SITE}: run `make site` first"
    handler = functools.partial(Handler, directory=str(SITE))
    server = Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}{BASE}"
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "no Chromium: set CHROMIUM to its path"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Visit:
    """A page, and everything that went wrong while it was open."""

    def __init__(self, page, address, scripts):
        self.page, self.address, self.scripts, self.faults = page, address, scripts, []
        page.on("console", lambda message: self.faults.append(f"console {message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)
        page.on("request", self.asked)

    def failed(self, request):
        # A request that the page itself dropped (a newer answer is wanted) is no fault.
        # Nor is a script named ahead that the browser leaves alone because scripts are off.
        if not self.scripts and request.failure == "csp":
            return
        if "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"failed: {request.url} {request.failure}")

    def answered(self, response):
        if response.status >= 400:
            self.faults.append(f"status {response.status}: {response.url}")

    def asked(self, request):
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"request to another place: {request.url}")

    def open(self, path):
        """Opens a page of the site and waits until nothing more is loaded."""
        response = self.page.goto(self.address + path, wait_until="networkidle")
        assert response.status == 200, f"{path}: {response.status}"
        return self.page

    def check(self):
        """Fails with everything that went wrong."""
        assert not self.faults, "\n".join(self.faults)


@pytest.fixture(scope="session")
def contexts(browser):
    """Contexts to share, one for each width and for scripts on and off."""
    made = {}

    def context(width, scripts):
        key = (width, scripts)
        if key not in made:
            made[key] = browser.new_context(
                viewport={"width": width, "height": 900 if width > 800 else 740},
                java_script_enabled=scripts,
            )
        return made[key]

    yield context
    for one in made.values():
        one.close()


@pytest.fixture
def reader(contexts, address):
    """Makes visits in shared contexts, for tests that leave nothing behind; checked as in `visit`."""
    visits = []

    def make(width=1280, scripts=True):
        visit = Visit(contexts(width, scripts).new_page(), address, scripts)
        visits.append(visit)
        return visit

    yield make
    for one in visits:
        one.page.close()
    for one in visits:
        one.check()


@pytest.fixture
def visit(browser, address):
    """Makes visits; each is checked for faults when the test ends."""
    contexts, visits = [], []

    def make(width=1280, height=900, scheme="light", scripts=True, **options):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            java_script_enabled=scripts,
            **options,
        )
        contexts.append(context)
        visit = Visit(context.new_page(), address, scripts)
        visits.append(visit)
        return visit

    yield make
    for one in visits:
        one.check()
    for context in contexts:
        context.close()
