"""A site on the servers that the manual describes."""

import gzip
import http.client
import pathlib
import shutil
import socket
import subprocess
import sys
import time

import pytest

from serving import ROOT
from visits import PATIENCE

TOOL = ROOT / ".build/release/generate-site"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/opt/homebrew/bin") or "nginx"
CADDY = shutil.which("caddy") or "caddy"
BROTLI = pathlib.Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
PAGE = "networks/huts/"


@pytest.fixture(scope="module", params=["", "atlas/"])
def site(request, tmp_path_factory):
    """Builds a site with compressed copies of its files; returns its folder and its path on the
    host."""
    folder = tmp_path_factory.mktemp("hosts")
    subprocess.run([TOOL, "new", folder / "huts"], check=True, capture_output=True)
    settings = folder / "huts/site.yml"
    lines = [line for line in settings.read_text().splitlines() if not line.startswith("base-url:")]
    settings.write_text("\n".join(lines + [f"base-url: http://127.0.0.1/{request.param}", "hosting: nginx", ""]))
    (folder / "huts/urls.csv").write_text("page,url\nnetworks/huts/,old/\n")
    output = folder / "www" / request.param
    output.parent.mkdir(exist_ok=True)
    subprocess.run(
        [TOOL, "build", "--quiet", "--precompress", "--output", output], cwd=folder / "huts", check=True)
    return output, request.param


class Host:
    """A server in a separate process."""

    def __init__(self, command, port, **options):
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        self.port = port

    def __enter__(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def get(self, path, encoding="identity"):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", "/" + path, headers={"Accept-Encoding": encoding})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, answer.headers, body


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def test_nginx_shows_the_site_as_its_directives_say(site, tmp_path):
    folder, path = site
    root = folder.parent if path else folder
    directives = (folder / ".hosting/nginx.conf").read_text()
    module = ""
    if BROTLI.exists():
        module = f"load_module {BROTLI};\n"
        directives = directives.replace("# brotli_static on;", "brotli_static on;")
    (tmp_path / "site.conf").write_text(directives)
    port = free_port()
    (tmp_path / "nginx.conf").write_text(
        f"{module}daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors; user root;\n"
        f"events {{}}\nhttp {{ access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;\n"
        f"server {{ listen 127.0.0.1:{port}; root {root}; include {tmp_path}/site.conf; }} }}\n")
    with Host([NGINX, "-c", tmp_path / "nginx.conf", "-e", tmp_path / "errors"], port) as host:
        page = (folder / PAGE / "index.html").read_bytes()
        status, headers, body = host.get(path + PAGE)
        assert (status, body) == (200, page)
        assert headers["Content-Type"] == "text/html; charset=utf-8"
        assert headers["Cache-Control"] == "no-cache"
        status, headers, body = host.get(path + PAGE, "gzip")
        assert headers["Content-Encoding"] == "gzip" and body == (folder / PAGE / "index.html.gz").read_bytes()
        assert gzip.decompress(body) == page
        if module:
            status, headers, body = host.get(path + PAGE, "br, gzip")
            assert headers["Content-Encoding"] == "br" and body == (folder / PAGE / "index.html.br").read_bytes()
        style = next((folder / "assets").glob("site.*.css")).name
        status, headers, _ = host.get(path + "assets/" + style)
        assert status == 200 and "immutable" in headers["Cache-Control"]
        status, _, body = host.get(path + "no/such/page/")
        assert (status, body) == (404, (folder / "404.html").read_bytes())
        status, headers, _ = host.get(path + "old/")
        assert status == 301 and headers["Location"].endswith(f"/{path}{PAGE}")
        assert host.get(path + "manifest.webmanifest")[1]["Content-Type"].startswith("application/manifest+json")
        assert host.get(path + ".hosting/nginx.conf")[0] == 404
        status, headers, _ = host.get(path + "data/files.json.gz", "gzip")
        assert status == 200 and headers["Content-Encoding"] is None


def test_caddy_sends_the_compressed_copies(site, tmp_path):
    folder, path = site
    port = free_port()
    (tmp_path / "Caddyfile").write_text(
        "{\n  admin off\n  auto_https off\n}\n"
        f"http://127.0.0.1:{port} {{\n  root * {folder.parent if path else folder}\n"
        "  file_server {\n    precompressed br gzip\n  }\n}\n")
    command = [CADDY, "run", "--config", tmp_path / "Caddyfile", "--adapter", "caddyfile"]
    with Host(command, port, env={"HOME": str(tmp_path)}) as host:
        for encoding, ending in [("br", "br"), ("gzip", "gz")]:
            status, headers, body = host.get(path + PAGE, encoding)
            assert (status, headers["Content-Encoding"]) == (200, encoding)
            assert body == (folder / PAGE / f"index.html.{ending}").read_bytes()


def test_the_server_of_python_shows_the_site(site):
    folder, path = site
    port = free_port()
    root = folder.parent if path else folder
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", root]
    with Host(command, port) as host:
        for file in ["", PAGE, "old/"]:
            status, headers, body = host.get(path + file)
            assert (status, headers["Content-Type"]) == (200, "text/html")
            assert body == (folder / file / "index.html").read_bytes()
