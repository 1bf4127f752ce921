"""Measures `serve`: the first page after the start, and from saving a file to the new page in Chromium.

    python Tests/bench/serve_bench.py

Twice: our atlas, with a word, a style sheet, a template and a link's cost; and 10,000 pages beside Hugo's
server, which makes the same bytes of them, with the ratios. Times are medians of 20 edits, by the clock.
"""

import pathlib
import re
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

import hugo_site
from browser import launch
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/generate-site"
EDITS = 20
PATIENCE = 60


class Serving:
    """A program that serves a folder, until the block ends."""

    def __init__(self, folder, command, path):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}/"
        self.command = [*map(str, command), "--port", str(port)]
        self.folder, self.path = folder, path

    def __enter__(self):
        start = time.monotonic()
        self.process = subprocess.Popen(self.command, cwd=self.folder, stdout=subprocess.DEVNULL)
        while True:
            try:
                urllib.request.urlopen(self.address + self.path).read()
                break
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() - start > PATIENCE or self.process.poll() is not None:
                    raise
                time.sleep(0.01)
        self.first = time.monotonic() - start
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    @property
    def memory(self):
        """The peak of memory, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024


def edits(page, file, change, is_there):
    """The median time from saving a changed file until the page shows the change.

    `change` makes the file's text from its first one and a number, `is_there` the condition of the page."""
    original, times = file.read_text(), []
    try:
        for number in range(EDITS):
            text = change(original, number)
            start = time.monotonic()
            file.write_text(text)
            page.wait_for_function(is_there(number), timeout=PATIENCE * 1000, polling=10)
            times.append(time.monotonic() - start)
    finally:
        file.write_text(original)
    return statistics.median(times)


def told(label, value, unit="s"):
    print(f"  {label:<44} {value:8.2f} {unit}", flush=True)
    return value


def has(mark):
    return lambda number: f"() => document.body?.innerText.includes('{mark}{number}.')"


def has_size(number):
    return f"() => getComputedStyle(document.querySelector('main')).lineHeight === '{50 + number}px'"


def pages(browser, folder):
    ours, hugo = hugo_site.make(folder)
    shutil.copyfile(ROOT / "Templates/assets/icon.svg", hugo / "static/icon.svg")
    found = []
    for label, site, command, texts, template in (
        ("ours", ours, [TOOL, "serve", "--quiet"], "pages", "theme/text.mustache"),
        ("Hugo", hugo, ["hugo", "server", "--watch", "--quiet"], "content", "layouts/_default/single.html"),
    ):
        print(f"{hugo_site.PAGES} pages, {label}")
        with Serving(site, command, "p00001/") as server:
            rows = {"first page after the start": told("first page after the start", server.first)}
            page = browser.new_page()
            page.goto(server.address + "p00001/")
            rows["a word"] = told("a word", edits(page, site / texts / "p00001.md", lambda text, n: f"{text}\nWord{n}.\n", has("Word")))
            rows["a template"] = told("a template", edits(
                page, site / template, lambda text, n: text.replace("<h1>", f"<p>Line{n}.</p><h1>"), has("Line")))
            page.close()
            rows["peak of memory"] = told("peak of memory", server.memory, "MB")
        found.append(rows)
    ours, hugo = found
    print("Hugo's figures divided by ours")
    for label in ours:
        told(label, hugo[label] / ours[label], "")


def atlas(browser, folder):
    """Our own atlas, in a copy of its content and theme."""
    shutil.copytree(ROOT / "Content", folder / "Content")
    shutil.copytree(ROOT / "Templates", folder / "theme")
    print("The atlas")
    with Serving(folder, [TOOL, "serve", "--quiet", "--theme", "theme"], "learn/dijkstra/") as server:
        told("first page after the start", server.first)
        page = browser.new_page()
        page.goto(server.address + "learn/dijkstra/")
        told("a word", edits(page, folder / "Content/pages/dijkstra.md", lambda text, n: f"{text}\nWord{n}.\n", has("Word")))
        style = sorted((folder / "theme/assets/site.css").glob("*.css"))[-1]
        told("a style sheet", edits(page, style, lambda text, n: f"{text}\nmain {{ line-height: {50 + n}px; }}\n", has_size))
        told("a template", edits(
            page, folder / "theme/text.mustache",
            lambda text, n: text.replace('<div class="prose">', f'<p>Line{n}.</p><div class="prose">'), has("Line")))
        page.goto(server.address + "networks/e-roads/routes/lviv/lisbon/")
        told("a link's cost", edits(
            page, folder / "Content/networks/e-roads/links.csv", cost_of(page, folder), has_cost))
        page.close()
        told("peak of memory", server.memory, "MB")


def cost_of(page, folder):
    """A change of the cost of the first link of the route that the page shows."""
    ends = page.locator(".legs th a").evaluate_all(
        "links => links.slice(0, 2).map((link) => link.getAttribute('href').split('/').at(-2))")
    line = next(
        line for line in (folder / "Content/networks/e-roads/links.csv").read_text().splitlines()
        if sorted(line.split(",")[:2]) == sorted(ends))
    fields = line.split(",")

    def change(text, number):
        return text.replace(line, ",".join([*fields[:3], f"{kilometres(number)}.{number:03}", *fields[4:]]))

    return change


def kilometres(number):
    """Another length with each edit, between that of the great circle and what makes another route shorter."""
    return 92 + number % 5


def has_cost(number):
    return f"() => document.querySelector('.legs tr:nth-child(2) td:nth-of-type(2)')?.textContent === '{kilometres(number)} km'"


def main():
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        atlas(browser, pathlib.Path(folder, "atlas"))
        pages(browser, pathlib.Path(folder))
        browser.close()


main()
