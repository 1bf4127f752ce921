"""Forced colours, as in the contrast themes of Windows. The browser replaces the site's colours
with a few of its own, and active, sorted or playing elements must still be recognisable."""

import re

from playwright.sync_api import expect

from visits import rest

BACKGROUND = "(one) => getComputedStyle(one).backgroundColor"


def distinct(locator):
    active = locator.and_(locator.page.locator("[aria-selected=true]"))
    other = locator.and_(locator.page.locator("[aria-selected=false]")).first
    expect(active).to_have_count(1)
    return active.evaluate(BACKGROUND), other.evaluate(BACKGROUND)


def test_the_active_option_and_the_sorted_column_are_seen(visit):
    one = visit(forced_colors="active")
    page = one.open("countries/ukraine/")
    header = page.locator("table.sortable th", has=page.locator("button")).last
    header.get_by_role("button").click()
    arrow = "(one) => getComputedStyle(one.querySelector('button'), '::after').content"
    assert header.evaluate(arrow) == '"▾"'
    header.get_by_role("button").click()
    assert header.evaluate(arrow) == '"▴"' and header.get_attribute("aria-sort") == "ascending"
    page.locator("#site-search").fill("lviv")
    options = page.locator("#site-search-list [role=option]")
    expect(options.nth(1)).to_be_visible()
    page.keyboard.press("ArrowDown")
    active, other = distinct(options)
    assert active != other
    page = one.open("networks/e-roads/")
    page.get_by_label("From", exact=True).press("ArrowDown")
    options = page.locator("#planner-from-list [role=option]")
    active, other = distinct(options)
    assert active != other
    # An empty field lists 50 of the 1,041 places.
    expect(options).to_have_count(50)


def test_zoom_is_reached_by_tab_and_its_keys_are_told(visit):
    page = visit().open("networks/e-roads/")
    frame = page.locator("main .map-frame").first
    frame.focus()
    page.keyboard.press("Tab")
    closer = page.locator(".map-tools button").first
    expect(closer).to_be_focused()
    assert closer.get_attribute("aria-keyshortcuts") == "+"
    assert re.search(r"\+", closer.get_attribute("title"))
    page.keyboard.press("Enter")
    rest(page)
    expect(page.locator(".map-tools button").nth(1)).to_have_attribute("aria-disabled", "false")


def test_only_the_selected_tab_is_underlined(visit):
    page = visit(forced_colors="active").open("play/")
    tools = page.locator(".play-toolbar .player-algorithms")
    expect(tools).to_be_visible()
    line = "(one) => getComputedStyle(one).borderBlockEndColor"
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    selected, other = tools.locator("input:checked + span"), tools.locator("input:not(:checked) + span").first
    assert selected.evaluate(line) != paper and other.evaluate(line) == paper
    # The text of a button that has no effect has another colour.
    color = "(one) => getComputedStyle(one).color"
    undo, clear = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Clear")
    assert undo.evaluate(color) != clear.evaluate(color)
