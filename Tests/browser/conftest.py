"""The fixtures of the browser tests: the built site on a local server, and Chromium."""

import fcntl
import os
import pathlib
import shutil

import pytest
from playwright.sync_api import sync_playwright

from serving import EMPTY, SITE, Server
from visits import PATIENCE, QUIET, Visit


@pytest.fixture(scope="session")
def address():
    assert (SITE / "index.html").is_file(), f"no site in {SITE}: run `make site` first"
    with Server() as server:
        yield server.address


@pytest.fixture(scope="session")
def made_once(tmp_path_factory):
    """Creates a folder by calling a function, once for all test processes."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent

    def folder(name, make):
        made, part = base / name, base / f"{name}.part"
        with open(base / f"{name}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not made.exists():
                shutil.rmtree(part, ignore_errors=True)
                make(part)
                part.rename(made)
        return made

    return folder


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests. The headless build is preferred, because it takes a third of the
    processor time."""
    names = ("chromium-headless-shell", "chromium")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium: set CHROMIUM to its path"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


# Keeps the original requestAnimationFrame, which continues to run while the page's clock is
# stopped.
REAL_TIME = "window.realTime = { frame: requestAnimationFrame.bind(window) };"


def new_context(browser, width, height, scripts=True, clock=False, **options):
    context = browser.new_context(
        viewport={"width": width, "height": height}, java_script_enabled=scripts, **options
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(REAL_TIME)
    if clock:
        context.clock.install(time=0)
    context.add_init_script(path=QUIET)
    return context


@pytest.fixture(scope="session")
def contexts(browser):
    """Shared contexts: one for each width, with and without scripts."""
    made = {}

    def context(width, scripts):
        key = (width, scripts)
        if key not in made:
            made[key] = new_context(browser, width, 900 if width > 800 else 740, scripts)
        return made[key]

    yield context
    for one in made.values():
        one.close()


@pytest.fixture
def reader(contexts, address):
    """Opens pages in shared contexts with the site's service worker, for tests that change no
    stored data. Each visit is checked for errors as in `visit`."""
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
    """Opens pages, each in a new context without the service worker, which would answer requests
    that a test holds back. Each visit is checked for errors when the test ends.

    With `clock`, a test can stop the page's clock."""
    contexts, visits = [], []

    def make(width=1280, height=900, scheme="light", scripts=True, clock=False, **options):
        context = new_context(
            browser, width, height, scripts, clock, color_scheme=scheme, service_workers="block", **options
        )
        contexts.append(context)
        context.set_extra_http_headers(EMPTY)
        motion = options.get("reduced_motion", "no-preference")
        visit = Visit(context.new_page(), address, scripts, motion)
        visits.append(visit)
        return visit

    yield make
    for one in visits:
        one.check()
    for context in contexts:
        context.close()


@pytest.fixture
def saved():
    """Downloads a route with the buttons on a page, and returns the texts of the files, keyed by
    extension."""

    def save(page, name):
        page.locator(".saving button").first.wait_for()
        texts = {}
        for title in page.locator(".saving button").all_inner_texts():
            with page.expect_download() as download:
                page.locator(".saving").get_by_role("button", name=title, exact=True).click()
            ending = title.lower()
            assert download.value.suggested_filename == f"{name}.{ending}"
            texts[ending] = pathlib.Path(download.value.path()).read_bytes().decode()
        return texts

    return save
