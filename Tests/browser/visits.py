"""Visits to the site: a page, the errors that occur while it is open, and waiting until it is at
rest."""

import fnmatch
import pathlib
import re
import time
import weakref

from playwright.sync_api import Error, expect

# The timeout for any condition, in s. It only matters if a test fails.
PATIENCE = 60
# A time in s that is later than the end of any test. The clock of a page begins at 0.
HOUR = 3600
expect.set_options(timeout=PATIENCE * 1000)
QUIET = pathlib.Path(__file__).with_name("quiet.js")
# The console message in contexts that block service workers.
NO_WORKER = "Service Worker registration blocked by Playwright"

visits = weakref.WeakKeyDictionary()


def is_leaving(error):
    """Returns true if an error means that the page is being replaced by another one."""
    return "navigat" in error.message or "destroyed" in error.message


def rest(page):
    """Waits until a page has finished all work that an action has started."""
    visits[page].rest()


def choose(page, field, text):
    """Types the name of a place into a field of the planner, and chooses it with Enter."""
    page.get_by_label(field, exact=True).fill(text)
    page.keyboard.press("Enter")
    rest(page)


def tap(page, x, y):
    """Taps until the page recognises a click. On a busy machine, a tap can count as a long press or
    as the end of an earlier drag."""
    rest(page)
    page.evaluate(
        """() => {
          window.tapped = '';
          for (const type of ['click', 'contextmenu']) {
            addEventListener(type, () => (window.tapped = type), { capture: true });
          }
        }"""
    )
    for _ in range(10):
        page.touchscreen.tap(x, y)
        # The click event follows the touch events. On a busy machine, it might be late or missing.
        try:
            page.wait_for_function("() => window.tapped", timeout=PATIENCE * 100)
        except Error:
            continue
        rest(page)
        if page.evaluate("window.tapped") == "click":
            return
        page.evaluate("window.tapped = ''")
    raise AssertionError(f"a tap at {x}, {y} is no click")


class Held:
    """Requests for addresses that match a pattern. They are held back until they are released."""

    def __init__(self, visit, pattern):
        self.visit, self.pattern, self.routes = visit, pattern, []
        visit.page.route(pattern, self._keep)

    def _keep(self, route):
        self.routes.append(route)
        self.visit.held.add(route.request)

    def wait(self, count=1):
        self.visit.until(lambda: len(self.routes) >= count, f"{count} requests for {self.pattern}")

    def release_last(self):
        route = self.routes.pop()
        self.visit.held.discard(route.request)
        try:
            route.continue_()
        except Error:
            # The page has aborted the request.
            pass

    def release(self):
        """Releases all requests, including future ones, and waits until the page has handled them.
        """
        self.visit.page.unroute(self.pattern, self._keep)
        self.routes.reverse()
        while self.routes:
            self.release_last()
        self.visit.rest()


class Visit:
    """A page, and all errors that occur while it is open."""

    def __init__(self, page, address, scripts=True, motion="no-preference"):
        self.page, self.address, self.scripts, self.motion = page, address, scripts, motion
        self.faults, self.expected = [], {}
        self.coming, self.held = set(), set()
        self.is_stopped = False
        visits[page] = self
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(("", f"error: {error}")))
        page.on("request", self._asked)
        page.on("requestfinished", lambda request: self.coming.discard(request))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _said(self, message):
        if message.text == NO_WORKER:
            return
        address = message.location["url"] if message.text.startswith("Failed to load resource") else ""
        if message.text.startswith("Not run: "):
            address = message.text.removeprefix("Not run: ")
        self.faults.append((address, f"console {message.type}: {message.text} {address}"))

    def _asked(self, request):
        self.coming.add(request)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append((request.url, f"request to another place: {request.url}"))

    def _failed(self, request):
        self.coming.discard(request)
        self.held.discard(request)
        # A request that the page itself aborts is not an error: the page wants a newer result. A
        # preloaded script that the browser blocks because scripts are off is not an error either.
        if "ERR_ABORTED" in (request.failure or "") or (not self.scripts and request.failure == "csp"):
            return
        self.faults.append((request.url, f"failed: {request.url} {request.failure}"))

    def _answered(self, response):
        if response.status >= 400:
            self.faults.append((response.url, f"status {response.status}: {response.url}"))

    def open(self, path):
        """Opens a page of the site and waits until it is at rest.

        On the home page, the animation is turned off unless the test asks for it."""
        is_home = not re.split("[?#]", path)[0]
        if is_home:
            self.page.emulate_media(reduced_motion="reduce")
        response = self.page.goto(self.address + path)
        assert response.status == 200, f"{path}: {response.status}"
        assert "/offline/" not in self.page.url or "offline/" in path, f"{path} leads to {self.page.url}"
        self.rest()
        if is_home:
            self.page.emulate_media(reduced_motion=self.motion)
        return self.page

    def until(self, condition, what):
        """Waits until a condition is true. The condition may use the page."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"never came: {what}"
            # This call lets the browser deliver its events.
            try:
                self.page.evaluate("1")
            except Error as error:
                if not is_leaving(error):
                    raise

    def rest(self):
        """Waits until the page has no work left; see quiet.js. Requests that are held back do not
        count."""
        if self.scripts:
            self.until(self._is_at_rest, "rest")

    def _is_at_rest(self):
        try:
            held = [request.url for request in self.held]
            is_still = self.page.evaluate("(values) => isAtRest(...values)", [self.is_stopped, held])
            return is_still and not self.coming - self.held
        except Error as error:
            if is_leaving(error):
                return False
            raise

    def hold(self, pattern):
        return Held(self, pattern)

    def stop_clock(self):
        """Runs all timers that are due and stops the clock. From then on, time only advances
        through `page.clock.run_for`."""
        self.page.clock.pause_at(HOUR)
        self.is_stopped = True
        self.page.clock.run_for(1000)
        self.rest()

    def resume_clock(self):
        self.page.clock.resume()
        self.is_stopped = False

    def expect_failure(self, pattern):
        """Allows requests that match a pattern to fail. At least one of them must fail, and no
        other request may fail."""
        self.expected[pattern] = False

    def check(self):
        """Fails the test if there were unexpected errors, or if expected errors did not occur."""
        wrong = []
        for address, text in self.faults:
            pattern = next((one for one in self.expected if fnmatch.fnmatch(address, one)), None)
            if pattern is None:
                wrong.append(text)
            else:
                self.expected[pattern] = True
        wrong += [f"nothing failed: {pattern}" for pattern, came in self.expected.items() if not came]
        assert not wrong, "\n".join(wrong)
