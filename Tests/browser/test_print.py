"""Printing: a route or trip with its map, legs and totals fits on one sheet of A4. A lesson is
printed with all of its maps and answers, and without controls."""

import re

import pytest
from playwright.sync_api import expect

from serving import SITE

LONGEST = max((SITE / "networks/e-roads/routes").glob("*/*/index.html"), key=lambda file: file.stat().st_size)


@pytest.mark.parametrize(
    "path",
    [
        "networks/e-roads/routes/lviv/lisbon/",
        f"{LONGEST.parent.relative_to(SITE)}/",
        "networks/ukraine-board/routes/lviv/kharkiv/",
        "networks/ukraine-board/trips/founding-deal/",
    ],
    ids=["route", "longest", "board", "trip"],
)
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_is_one_sheet(reader, path, scripts):
    page = reader(scripts=scripts).open(path)
    sheets = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4")))
    assert sheets == 1
    page.emulate_media(media="print")
    assert page.locator(".map-base").is_visible() and page.locator(".lead").is_visible()
    # The viewport is as wide as A4 paper between its margins.
    page.set_viewport_size({"width": 710, "height": 1000})
    frame, main = page.locator("main .map-frame").first.bounding_box(), page.locator("main").bounding_box()
    assert frame["width"] > 0.98 * main["width"]
    rows = page.locator(".legs tbody tr")
    assert rows.count() > 0 and rows.first.is_visible() and rows.last.is_visible()
    parts = [page.locator(name) for name in (".site-search", ".downloads", ".embedding", ".player", ".instrument-row")]
    there = [part.first for part in parts if part.count()]
    assert len(there) > 2
    assert not [part for part in there if part.is_visible()]


def test_a_lesson_is_printed_with_its_maps_and_answers(reader):
    page = reader().open("learn/a-star/")
    figures = page.locator(".live-figure")
    figures.first.scroll_into_view_if_needed()
    expect(figures.first.locator(".figure-outcome")).to_contain_text("Found")
    page.emulate_media(media="print")
    # The reader has not scrolled to the last figure, so only its map is printed, without controls.
    last = figures.last
    expect(last.locator(".map-base")).to_be_visible()
    assert last.evaluate("(one) => getComputedStyle(one, '::after').display") != "block"
    expect(figures.first.locator(".figure-outcome")).to_be_visible()
    assert not [one for one in figures.locator("button, input, select").all() if one.is_visible()]
    answer = page.locator(".question > :not(summary)").first
    assert answer.evaluate("(one) => one.checkVisibility({contentVisibilityAuto: true})")
