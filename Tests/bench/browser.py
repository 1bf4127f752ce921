"""The code shared by the benchmarks in Chromium: a server for a folder, and the browser."""

import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder without logging."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".svg": "image/svg+xml", ".gz": "application/octet-stream",
    }

    def log_message(self, *arguments):
        pass


def serve(site, handler=StaticHandler):
    """Starts a server for a folder and returns its address. The server stops when the program ends.
    """
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(site)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


def launch(playwright):
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def serve_sources(page, address):
    """Makes the modules of the theme available to a page at `sources/`. A published file combines
    several modules, and does not export them by name.
    """
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "Tests" / "js" / "words.py", folder], check=True)
        # The modules read their texts from the global constant WORDS.
        page.add_init_script((pathlib.Path(folder) / "words.mjs").read_text(encoding="utf-8"))
    start = len(f"{address}sources/")
    page.route(
        f"{address}sources/**",
        lambda route: route.fulfill(path=ROOT / "Templates" / "scripts" / route.request.url[start:]),
    )
