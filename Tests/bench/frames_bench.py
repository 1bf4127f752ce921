"""Measures frames per second in Chromium while a reader drags and zooms the map of a network of
10,000 places.

python Tests/bench/frames_bench.py

The places are at random positions in Europe; each is linked to its three nearest neighbours. The
first view is the whole map, with all places in it; the second is magnified, so more names are
placed at each step.
"""

import math
import pathlib
import random
import subprocess
import tempfile

from browser import launch, serve
from player_bench import FRAMES
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(__file__).resolve().parents[2] / ".build/release/generate-site"
PLACES = 10_000
SETTINGS = """title: Places
summary: Places in a bench.
unit: km
kind: Lengths of great circles.
modes:
  link: {name: link, line: solid}
map: {kind: earth}
"""
SITE = """title: Places
description: Places in a bench.
base-url: https://example.org/
networks:
  - slug: big
    routes: none
sections: {places: false}
"""


def links(points):
    """The links from each point to its three nearest points, found in a grid of half degrees."""
    cells = {}
    for index, (latitude, longitude) in enumerate(points):
        cells.setdefault((int(latitude * 2), int(longitude * 2)), []).append(index)
    result = set()
    for index, (latitude, longitude) in enumerate(points):
        row, column = int(latitude * 2), int(longitude * 2)
        near = [other for y in range(row - 2, row + 3) for x in range(column - 2, column + 3)
                for other in cells.get((y, x), []) if other != index]
        near.sort(key=lambda other: math.dist(points[other], points[index]))
        result.update((min(index, other), max(index, other)) for other in near[:3])
    return sorted(result)


def build(folder):
    chance = random.Random(1)
    points = [(chance.uniform(43, 55), chance.uniform(0, 30)) for _ in range(PLACES)]
    network = folder / "networks/big"
    network.mkdir(parents=True)
    (folder / "site.yml").write_text(SITE)
    (network / "network.yml").write_text(SETTINGS)
    (network / "places.csv").write_text("id,name,latitude,longitude\n" + "".join(
        f"p{index},Place {index},{latitude:.5f},{longitude:.5f}\n" for index, (latitude, longitude) in enumerate(points)))
    (network / "links.csv").write_text("from,to,mode,directed\n" + "".join(
        f"p{start},p{end},link,false\n" for start, end in links(points)))
    subprocess.run([TOOL, "build", "--content", folder, "--output", folder / "site", "--quiet"], check=True)
    return folder / "site"


def zoom(page, delta):
    page.keyboard.down("Control")
    page.mouse.wheel(0, delta)
    page.keyboard.up("Control")


# Waits until a map that has stopped moving is redrawn, so that the redrawing is not measured.
REST = "new Promise((done) => setTimeout(done, 300))"


def measure(page, name, move):
    """Moves the map for three seconds, and prints the frame rate and the times between frames."""
    page.evaluate(REST)
    page.evaluate(f"window.gaps = ({FRAMES})(3000); undefined")
    step = 0
    while page.evaluate("Promise.race([window.gaps.then(() => false), new Promise((next) => requestAnimationFrame(() => next(true)))])"):
        step += 1
        move(step)
    gaps = sorted(page.evaluate("window.gaps"))
    share = sum(gap < 17.5 for gap in gaps) / len(gaps)
    print(f"  {name:<44} {1000 * len(gaps) / sum(gaps):8.1f} frames/s, {100 * share:5.1f} % of frames within 17 ms,"
          f" median {gaps[len(gaps) // 2]:.1f}, worst {gaps[-1]:.1f} ms")


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        address = serve(build(pathlib.Path(folder)))
        browser = launch(playwright)
        print(f"Chromium {browser.version}, 1280 x 900: a map of {PLACES:,} places")
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.goto(address + "networks/big/", wait_until="networkidle")
        box = page.locator(".map-frame").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        drag = lambda step: page.mouse.move(x + 150 * math.sin(step / 10), y + 100 * math.cos(step / 10))
        for view in ["the whole map", "a magnified map"]:
            page.mouse.down()
            measure(page, f"dragging {view}", drag)
            page.mouse.up()
            measure(page, f"zooming {view}", lambda step: zoom(page, -40 if step % 20 < 10 else 40))
            page.mouse.move(x, y)
            for _ in range(6):
                zoom(page, -300)
        browser.close()


if __name__ == "__main__":
    main()
