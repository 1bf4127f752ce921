"""The finder: names in any script, use with the keyboard alone, and the place on a map."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest


MEANT = [
    ("Львів", "Lviv", 702550),
    ("lviv", "Lviv", 702550),
    ("sao paulo", "São Paulo", 3448439),
    ("Łódź", "Łódź", 3093133),
    ("lodz", "Łódź", 3093133),
    ("東京", "Tokyo", 1850147),
    ("new yo", "New York City", 5128581),
]


def options(page, form="#finder-query-list"):
    return page.locator(f"{form} [role=option]")


@pytest.mark.parametrize("text,name,id", MEANT)
def test_the_meant_place_stands_first(reader, text, name, id):
    page = reader().open("find/")
    page.locator("#finder-query").focus()
    page.keyboard.insert_text(text)
    expect(options(page).first).to_contain_text(name)
    expect(options(page).first).to_contain_text(re.compile(r"[1-9][\d,]* people$"))
    page.keyboard.press("ArrowDown")
    assert options(page).first.get_attribute("aria-selected") == "true"
    page.keyboard.press("Enter")
    expect(page.locator(".finder-title")).to_have_text(name)
    expect(page).to_have_url(re.compile(re.escape(f"?id={id}") + "$"))
    expect(page.locator(".finder-status").first).to_have_text(f"{name}: its map and its facts are shown.")
    expect(page.locator(".finder-answer .map-base")).to_be_visible()
    expect(page.locator(".finder-answer .found-dot")).to_be_visible()


def test_the_place_is_shown_where_it_lies(reader):
    page = reader().open("places/ua/lviv/")
    ring = page.locator(".map-overlay .ring").first
    expected = [float(ring.get_attribute(name)) for name in ("cx", "cy")]
    page = reader().open("find/?id=702550")
    dot = page.locator(".found-dot")
    expect(dot).to_be_visible()
    actual = [float(dot.get_attribute(name)) for name in ("cx", "cy")]
    assert all(abs(a - b) <= 0.15 for a, b in zip(actual, expected)), (actual, expected)
    boxes = [page.locator(f".finder-answer {name}").bounding_box() for name in (".map-base", ".map-overlay")]
    assert all(abs(boxes[0][side] - boxes[1][side]) <= 0.1 for side in boxes[0])


def test_the_keyboard_alone_finds_a_place_from_any_page(reader):
    page = reader().open("learn/")
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "site-search":
            break
    assert page.evaluate("document.activeElement.id") == "site-search"
    page.keyboard.type("kirib")
    expect(options(page, "#site-search-list").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#site-search-list")).to_be_hidden()
    page.keyboard.press("Control+a")
    page.keyboard.type("odesa")
    expect(options(page, "#site-search-list").first).to_contain_text("Odesa")
    # The results for "odes" also contain Odesa, so the test waits for the results of the whole
    # word.
    rest(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/find/|/places/"))
    expect(page.locator("main :is(h1, h2)", has_text="Odesa")).to_be_visible()


def test_an_answer_that_comes_after_escape_opens_nothing(visit):
    one = visit()
    page = one.open("learn/")
    field, answers = page.locator("#site-search"), page.locator("#site-search-list")
    field.fill("kirib")
    expect(options(page, "#site-search-list").first).to_be_visible()
    rest(page)
    held = one.hold("**/data/find/**")
    field.fill("lviv")
    held.wait()
    page.keyboard.press("Escape")
    expect(answers).to_be_hidden()
    held.release()
    expect(answers).to_be_hidden()
    # The same text can be searched for again.
    field.fill("lviv ")
    expect(options(page, "#site-search-list").first).to_contain_text("Lviv")


def test_back_shows_the_place_before(reader):
    page = reader().open("find/")
    for text, name in [("lviv", "Lviv"), ("lisbon", "Lisbon")]:
        page.locator("#finder-query").fill(text)
        expect(options(page).first).to_contain_text(name)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".finder-title")).to_have_text(name)
    page.go_back()
    expect(page.locator(".finder-title")).to_have_text("Lviv")
    page.go_forward()
    expect(page.locator(".finder-title")).to_have_text("Lisbon")


@pytest.mark.parametrize("text", ["zzzzzz", "<img src=x onerror=alert(1)>", "\u202e\u0000]]>", "q" * 2000])
def test_nothing_found_is_said(reader, text):
    page = reader().open("find/")
    page.locator("#finder-query").fill(text)
    expect(page.locator(".finder-status").first).to_contain_text("No match")
    assert page.locator("main img").count() == 0


def test_what_was_asked_without_scripts_is_answered(reader):
    """The address that the form requests without scripts also works with scripts."""
    page = reader().open("find/?q=%C5%81%C3%B3d%C5%BA")
    expect(options(page).first).to_contain_text("Łódź")


def test_a_line_above_guesses_says_that_they_are_guesses(reader):
    page = reader().open("learn/")
    page.locator("#site-search").fill("kazakkstan")
    notice = page.locator(".site-search .finder-list > [aria-hidden]")
    expect(notice).to_have_text("No match. Did you mean one of these?")
    expect(notice).to_be_visible()
    box = notice.bounding_box()
    assert box["width"] > 100 and box["height"] > 10, box
    page.locator("#site-search").fill("kazakhstan")
    expect(options(page, ".site-search .finder-list").first).to_contain_text("Kazakhstan")
    expect(notice).to_have_count(0)


def test_the_finder_reads_little(visit):
    one = visit()
    page = one.page
    sizes = []
    page.on("response", lambda response: sizes.append(
        int(response.headers.get("content-length", 0)) if "/data/find/" in response.url else 0
    ))
    one.open("find/")
    page.locator("#finder-query").fill("lisb")
    expect(options(page).first).to_contain_text("Lisbon")
    assert 0 < sum(sizes) < 150_000


def test_a_narrow_screen_shows_the_answers(reader):
    page = reader(360).open("find/")
    page.locator("#finder-query").fill("san")
    expect(options(page).first).to_be_visible()
    assert options(page).count() == 10
    expect(page.locator(".finder-status").first).to_contain_text("The first 10 places")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = page.locator("#finder-query-list").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360
