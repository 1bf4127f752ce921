"""Measures `serve`: the time from the start to the first page, and the time from saving a file
until Chromium shows the new page.

python Tests/bench/serve_bench.py

The benchmark serves two sites. The first is our atlas, with edits to a word, a style sheet, a
template and the cost of a link. The second has 10,000 pages and is served by our generator and by
Hugo, which write the same bytes and take turns. Times are wall-clock medians of 20 edits. The time
to the first page is a single measurement for our atlas, and the median of 5 starts for the second
site.
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
STARTS = 5
PATIENCE = 60


class Serving:
    """A program that serves a folder until the `with` block ends."""

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
        """The peak memory of the program in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024


class Edit:
    """An edit, which changes and saves a file, then waits until a page shows the change.

    `change` returns the new text of the file, given the original text and a number. `is_there` returns
    the JavaScript condition that the page must meet."""

    def __init__(self, page, file, change, is_there):
        self.page, self.file, self.change, self.is_there = page, file, change, is_there
        self.original = file.read_text()

    def time(self, number):
        text = self.change(self.original, number)
        start = time.monotonic()
        self.file.write_text(text)
        self.page.wait_for_function(self.is_there(number), timeout=PATIENCE * 1000, polling=10)
        return time.monotonic() - start


def edits(*turns):
    """Returns the median time of each kind of edit. The kinds take turns."""
    times = [[edit.time(number) for edit in turns] for number in range(EDITS)]
    for edit in turns:
        edit.file.write_text(edit.original)
    return [statistics.median(column) for column in zip(*times)]


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
    commands = (ours, [TOOL, "serve", "--quiet"]), (hugo, ["hugo", "server", "--watch", "--quiet"])
    starts = []
    for _ in range(STARTS):
        starts.append([])
        for site, command in commands:
            with Serving(site, command, "p00001/") as server:
                starts[-1].append(server.first)
    rows = {"first page after the start": [statistics.median(column) for column in zip(*starts)]}
    with Serving(*commands[0], "p00001/") as our, Serving(*commands[1], "p00001/") as their:
        shown = []
        for server in (our, their):
            shown.append(browser.new_page())
            shown[-1].goto(server.address + "p00001/")
        rows["a word"] = edits(*(
            Edit(page, site / "p00001.md", lambda text, n: f"{text}\nWord{n}.\n", has("Word"))
            for page, site in zip(shown, (ours / "pages", hugo / "content"))))
        rows["a template"] = edits(*(
            Edit(page, file, lambda text, n: text.replace("<h1>", f"<p>Line{n}.</p><h1>"), has("Line"))
            for page, file in zip(shown, (ours / "theme/text.mustache", hugo / "layouts/_default/single.html"))))
        rows["peak of memory, MB"] = [our.memory, their.memory]
    print(f"{hugo_site.PAGES} pages: ours, Hugo's, and theirs divided by ours")
    for label, (one, other) in rows.items():
        print(f"  {label:<44} {one:8.2f} {other:8.2f} {other / one:8.2f}", flush=True)


def atlas(browser, folder):
    shutil.copytree(ROOT / "Content", folder / "Content")
    shutil.copytree(ROOT / "Templates", folder / "theme")
    print("The atlas")
    with Serving(folder, [TOOL, "serve", "--quiet", "--theme", "theme"], "learn/dijkstra/") as server:
        told("first page after the start", server.first)
        page = browser.new_page()
        page.goto(server.address + "learn/dijkstra/")

        def timed(label, file, change, is_there):
            told(label, *edits(Edit(page, file, change, is_there)))

        timed("a word", folder / "Content/pages/dijkstra.md", lambda text, n: f"{text}\nWord{n}.\n", has("Word"))
        style = sorted((folder / "theme/assets/site.css").glob("*.css"))[-1]
        timed("a style sheet", style, lambda text, n: f"{text}\nmain {{ line-height: {50 + n}px; }}\n", has_size)
        timed(
            "a template", folder / "theme/text.mustache",
            lambda text, n: text.replace('<div class="prose">', f'<p>Line{n}.</p><div class="prose">'), has("Line"))
        page.goto(server.address + "networks/e-roads/routes/lviv/lisbon/")
        timed("a link's cost", folder / "Content/networks/e-roads/links.csv", cost_of(page, folder), has_cost)
        page.close()
        told("peak of memory", server.memory, "MB")


def cost_of(page, folder):
    """The edit that changes the cost of the first link of the route on the page."""
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
    """A length of the link in whole kilometres, which differs from the length in the previous edit.
    It is longer than the great circle, but so short that no other route becomes better."""
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
