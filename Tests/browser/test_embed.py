"""A page that another site embeds: at #embed it shows only its heading, a sentence, the map and the
credits."""

import re

import pytest
from playwright.sync_api import expect

PAGES = [
    "networks/e-roads/routes/lviv/lisbon/", "networks/ukraine-board/", "networks/ukraine-board/trips/founding-deal/",
]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_only_the_map_is_shown(reader, path, scripts):
    page = reader(360, scripts).open(path + "#embed")
    for part in ["h1", ".lead", ".map", ".embed-note", ".site-footer p"]:
        expect(page.locator(part).first).to_be_visible()
    shown = page.locator("main *:visible, header:visible, nav:visible").evaluate_all(
        """all => all.filter((one) => !one.closest('h1, .lead, .map, .embed-note, .spread') && one.localName !== 'br')
          .map((one) => one.outerHTML.slice(0, 80))"""
    )
    assert shown == []
    expect(page.locator(".legs, .planner, .player, .downloads, .site-footer ul").first).to_be_hidden()
    # The heading is visible without scrolling.
    assert page.evaluate("scrollY") == 0
    whole = page.locator(".embed-note a")
    assert whole.get_attribute("target") == "_top"
    whole.click()
    page.wait_for_url(lambda address: "#" not in address)
    expect(page.locator(".embed-note")).to_be_hidden()
    expect(page.locator(".site-header")).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_the_html_to_paste_is_a_frame_of_the_page(reader, path):
    page = reader().open(path)
    page.locator(".embedding summary").click()
    html = page.locator(".embedding input").input_value()
    address = re.search(r'<iframe src="([^"]+)"', html)[1]
    assert address.endswith(f"/{path}#embed")
    page.locator(".embedding").get_by_role("link", name="preview").click()
    expect(page.locator(".embed-note")).to_be_visible()
    expect(page.locator(".site-header")).to_be_hidden()
    page.go_back()
    expect(page.locator(".site-header")).to_be_visible()
