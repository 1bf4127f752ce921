"""The atlases that `generate-site new` makes, built and opened: what is not there is not missed."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from serving import ROOT, Server
from visits import rest

TOOL = ROOT / ".build/release/generate-site"
PAGES = {
    "huts": ["", "networks/", "networks/huts/", "places/", "places/ash/", "networks/huts/routes/ash/tarn/", "about/"],
    "metro": ["", "networks/metro/", "networks/metro/lines/m1/", "networks/metro/routes/airport/brewery/"],
    "countries": ["", "countries/", "countries/finland/", "networks/capitals/", "networks/capitals/routes/berlin/tallinn/", "find/", "sources/", "about/"],
    "board": ["", "networks/board/", "networks/board/trips/first-hand/", "networks/board/trips/deals/", "networks/board/routes/amber/birch/"],
}


@pytest.fixture(scope="module", params=sorted(PAGES))
def example(request):
    return request.param


@pytest.fixture(scope="module")
def address(example, tmp_path_factory):
    """The address of an example's site, in place of our own atlas'."""
    folder = tmp_path_factory.mktemp("atlases") / example
    subprocess.run([TOOL, "new", folder, "--example", example], check=True, capture_output=True)
    subprocess.run([TOOL, "build", "--quiet"], cwd=folder, check=True)
    with Server(site=folder / "site") as server:
        yield server.address


@pytest.mark.parametrize("width", [360, 1280])
def test_every_page_of_an_example_opens_without_a_fault(visit, example, width):
    one = visit(width)
    for path in PAGES[example]:
        page = one.open(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.get_by_text("RouteAtlas").count() == 0
        # On a grid there is nowhere to be, and words have their own plural.
        if example == "board":
            expect(page.get_by_role("button", name="What is here?").first).to_be_visible()
            assert page.get_by_role("button", name="Where am I?").count() == 0
            assert page.get_by_text("ferrys").count() == 0
        assert page.locator("form.site-search").count() == (1 if example == "countries" and path else 0)


def test_the_planner_of_an_example_plans(visit, example):
    network = {"countries": "capitals"}.get(example, example)
    page = visit().open(f"networks/{network}/")
    for field in page.locator(".planner-field input").all():
        field.press("ArrowDown")
        rest(page)
        field.press("ArrowDown" if field.get_attribute("name") == "to" else "Home")
        field.press("Enter")
        rest(page)
    unit = {"huts": "h", "metro": "min", "board": "steps?", "countries": "km"}[example]
    expect(page.locator(".planner-status")).to_contain_text(re.compile(rf"\d\s{unit}\b"))
    # Asked of a map without the finder, the network answers alone.
    page.get_by_role("button", name="What is here?").click()
    page.locator(".map-frame").first.click(position={"x": 200, "y": 150})
    rest(page)
    expect(page.locator(".map").first).to_contain_text("Nearest on")
