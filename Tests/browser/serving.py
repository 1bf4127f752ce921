"""The built site on a local server."""

import functools
import http.server
import io
import os
import pathlib
import re
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "site"))
# The site must work below any path, so the tests never serve it at the root.
BASE = "/atlas/of/routes/"
# Pages that ask with this header get pictures of the right size with nothing in them: to draw maps takes a fifth of the
# processor time of all tests, and only few look at what is drawn.
EMPTY = {"X-Pictures": "empty"}
# A module that a script asks for. The browser does not announce a module that is loaded but has not run, so
# `quiet.js`, if the page has it, receives the promise of each.
IMPORT = re.compile(rb'\bimport\("[^"]*"\)')
COUNTED = rb"(window.isImporting ?? ((module) => module))(\g<0>)"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site below BASE, and its 404 page for missing files."""

    base = BASE
    protocol_version = "HTTP/1.1"
    # The head and the body of a response are written separately. Otherwise the body waits 40 ms until the head is
    # acknowledged.
    disable_nagle_algorithm = True
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".gz": "application/octet-stream",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path):
        bare = path.split("?", 1)[0].split("#", 1)[0]
        if not bare.startswith(self.base):
            return str(pathlib.Path(self.directory, "no", "such", "file"))
        return super().translate_path("/" + bare[len(self.base) :])

    def send_head(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.suffix == ".js" and path.is_file():
            body = IMPORT.sub(COUNTED, path.read_bytes())
        elif path.suffix == ".svg" and path.is_file() and self.asks_for_an_empty_picture():
            body = path.read_bytes()
            body = body[: body.index(b">") + 1] + b"</svg>"
        else:
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.extensions_map[path.suffix])
        # Scripts that read a picture get all of it.
        self.send_header("Vary", "Sec-Fetch-Dest")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        return io.BytesIO(body)

    def asks_for_an_empty_picture(self):
        return self.headers.get("X-Pictures") == EMPTY["X-Pictures"] and self.headers.get("Sec-Fetch-Dest") == "image"

    def send_error(self, code, message=None, explain=None):
        """Answers with the site's own 404 page, as a static host does."""
        if code != 404:
            return super().send_error(code, message, explain)
        body = pathlib.Path(self.directory, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class AtRoot(Handler):
    """Serves the site at the root of its host, for which it is built."""

    base = "/"


class Server(http.server.ThreadingHTTPServer):
    """A server that ignores connections closed by readers while it answers."""

    daemon_threads = True
    # The number of connections that may wait to be accepted. With the default of five, a busy machine resets some.
    request_queue_size = 128

    def __init__(self, handler=Handler, site=SITE):
        super().__init__(("127.0.0.1", 0), functools.partial(handler, directory=str(site)))
        self.address = f"http://127.0.0.1:{self.server_address[1]}{handler.base}"

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()
