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
# The path below which the site is served. It is never the root, because the site must work below
# any path.
BASE = "/atlas/of/routes/"
# For requests with this header, pictures have the right size but no content. Drawing maps would
# take a fifth of the tests' processor time, and only a few tests look at the drawings.
EMPTY = {"X-Pictures": "empty"}
# A dynamic import in a script. The browser does not report that a loaded module has not run yet.
# The server therefore changes each import so that it passes its promise to `quiet.js`, if the page
# has that script.
IMPORT = re.compile(rb'\bimport\("[^"]*"\)')
COUNTED = rb"(window.isImporting ?? ((module) => module))(\g<0>)"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site below BASE, with the site's 404 page for missing files."""

    base = BASE
    protocol_version = "HTTP/1.1"
    # The headers and the body of a response are written separately. Without this setting, the body
    # would wait 40 ms for the headers to be acknowledged.
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
        # The response depends on `Sec-Fetch-Dest`, because scripts that read a picture get its full
        # content.
        self.send_header("Vary", "Sec-Fetch-Dest")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        return io.BytesIO(body)

    def asks_for_an_empty_picture(self):
        return self.headers.get("X-Pictures") == EMPTY["X-Pictures"] and self.headers.get("Sec-Fetch-Dest") == "image"

    def send_error(self, code, message=None, explain=None):
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
    """Serves the site at the root of a host, for sites that are built for it."""

    base = "/"


class Server(http.server.ThreadingHTTPServer):
    """A server that ignores connections that a client closes during the response."""

    daemon_threads = True
    # The maximum number of connections waiting to be accepted. With the default of five,
    # connections are sometimes reset on a busy machine.
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
