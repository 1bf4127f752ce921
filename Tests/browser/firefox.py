"""Drives Firefox through its Marionette protocol. A message is a length, a colon, and JSON."""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import time

from visits import PATIENCE

# Port 0 makes Firefox choose a free port, which it writes to the profile.
SETTINGS = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}
# The setting with which Firefox replaces the colours of pages, as it does in a contrast theme.
FORCED_COLORS = {"browser.display.document_color_use": 2}
RUN = """const done = arguments[arguments.length - 1];
(async () => { %s })().then(done, (error) => done(`failed: ${error}`));"""


class Firefox:
    """A headless Firefox with a temporary profile and additional settings."""

    def __init__(self, folder, more={}):
        path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
        assert path, "no Firefox: set FIREFOX to its path, or install it by .ci/packages test"
        self.folder = pathlib.Path(folder)
        settings = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in (SETTINGS | more).items()]
        (self.folder / "user.js").write_text("".join(settings))
        self.log = self.folder / "log.txt"
        size = {"MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [path, "--headless", "--marionette", "--no-remote", "--profile", folder],
                env=os.environ | size | {"HOME": str(folder)}, stdout=log, stderr=log)
        self.count, self.rest, self.told = 0, b"", 0

    def __enter__(self):
        port = self.folder / "MarionetteActivePort"
        self.until(lambda: port.is_file() and port.read_text(), "Firefox's port")
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=PATIENCE)
        self._answer()
        self.ask("WebDriver:NewSession", capabilities={})
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def until(self, condition, what):
        """Waits until a condition is true and returns its value."""
        end = time.monotonic() + PATIENCE
        while not (value := condition()):
            assert time.monotonic() < end and self.process.poll() is None, f"never came: {what}"
            time.sleep(0.05)
        return value

    def _answer(self):
        while b":" not in self.rest:
            self.rest += self.socket.recv(65536)
        length, _, rest = self.rest.partition(b":")
        while len(rest) < int(length):
            rest += self.socket.recv(65536)
        self.rest = rest[int(length):]
        return json.loads(rest[:int(length)])

    def ask(self, command, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(f"{len(message)}:".encode() + message)
        _, _, error, answer = self._answer()
        assert error is None, f"{command}: {error}"
        return answer

    def open(self, address):
        self.ask("WebDriver:Navigate", url=address)

    def run(self, script):
        """Runs the body of an asynchronous function in the page."""
        limit = PATIENCE * 1000
        return self.ask("WebDriver:ExecuteAsyncScript", script=RUN % script, args=[], scriptTimeout=limit)["value"]

    def errors(self, address):
        """The errors in the site's scripts since the last call. Errors in Firefox's own scripts are
        left out."""
        text = self.log.read_text(errors="replace")
        said = text[self.told:].splitlines()
        self.told = len(text)
        return [line for line in said if line.startswith(f"JavaScript error: {address}")]
