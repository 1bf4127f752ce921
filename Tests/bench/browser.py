"""The code shared by the benchmarks in Chromium: a server for a folder, and the browser."""

import functools
import http.server
import os
import shutil
import threading


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
