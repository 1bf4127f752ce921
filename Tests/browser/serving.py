"""The built site on a local server."""

import functools
import http.server
import os
import pathlib
import sys
import threading

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

    def __init__(self, handler=Handler):
        super().__init__(("127.0.0.1", 0), functools.partial(handler, directory=str(SITE)))
        self.address = f"http://127.0.0.1:{self.server_address[1]}{BASE}"

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()
