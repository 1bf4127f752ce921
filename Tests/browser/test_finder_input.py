"""Input in the finder's field: typed, pasted or composed text, fast or slow, online or offline."""

import random
import re

import pytest
from playwright.sync_api import expect

from visits import rest

FIELD = "#finder-query"
LIST = "#finder-query-list"

ODDITIES = [
    "\u202eabc", "\u200f\u2066x", "\ufeff", "\u0000", "\ud800", "\udfff\ud800", "a\u0301\u0301\u0301", "😀", "👨‍👩‍👧",
    "🇺🇦 lviv", "[a-z]+", "(.*)*$", "\\", "%00%ff", "<img src=x onerror=alert(1)>", "<script>alert(1)</script>",
    "&lt;b&gt;", "\"'`", "${alert(1)}", ",,,", ", us", "paris, texas, us", "\t\n", "__proto__", "constructor", "﷽",
    "İSTANBUL", "straße", "ﬁ", "\uffff", "\U0010ffff", "../../", "x" * 10_000, "東" * 10_000, "\u0301" * 10_000,
    ", " * 5_000, "san " * 2_500,
]

def state(page):
    """Returns the texts of the field and of its list, and the elements in the list, so that
    unexpected markup is detected."""
    return page.evaluate("""() => {
      const input = document.getElementById('finder-query');
      const list = document.getElementById('finder-query-list');
      const names = new Set([...list.querySelectorAll('*')].map((element) => element.localName));
      return {
        value: input.value, blank: input.value.trim() === '', open: !list.hidden, count: list.children.length,
        expanded: input.getAttribute('aria-expanded'),
        status: document.querySelector('.finder-status').textContent,
        odd: [...names].filter((name) => !['li', 'span', 'bdi', 'mark', 'ul'].includes(name)),
        text: list.textContent,
      };
    }""")


def check(page):
    now = state(page)
    assert now["odd"] == [], now
    assert now["open"] == (now["count"] > 0) == (now["expanded"] == "true"), now
    assert "Couldn’t load" not in now["status"], now
    if now["count"] == 0:
        assert now["status"].startswith("No match") or now["blank"], now
    return now


def put(page, text):
    """Pastes a text, which may contain an unpaired surrogate."""
    page.evaluate("""(units) => {
      const input = document.getElementById('finder-query');
      input.value = String.fromCharCode(...units);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    }""", list(memoryview(text.encode("utf-16-le", "surrogatepass")).cast("H")))


def answers_to(page, text):
    put(page, text)
    rest(page)
    return state(page)["text"]


def test_whatever_is_pasted(reader):
    page = reader().open("find/")
    page.locator(FIELD).focus()
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    for text in ODDITIES:
        put(page, text)
        rest(page)
        check(page)
    assert dialogs == [] and page.locator("main img").count() == 0


@pytest.mark.parametrize("seed", [1, 2])
def test_typing_in_a_hurry_ends_with_the_answer_to_what_stands_there(reader, seed):
    """Types, corrects, pastes and pauses at random. The list always belongs to the text in the
    field."""
    chance = random.Random(seed)
    page, other = reader().open("find/"), reader().open("find/")
    other.locator(FIELD).focus()
    page.locator(FIELD).focus()
    words = ["lviv", "san francisco", "łódź", "東京都", "القاهرة", "springfield, us", "edinbrugh", "köln", "new yo"]
    for _ in range(12):
        page.locator(FIELD).fill("")
        for _ in range(chance.randrange(1, 9)):
            action = chance.random()
            if action < 0.6:
                word = chance.choice(words)
                page.keyboard.insert_text(word[: chance.randrange(1, len(word) + 1)])
            elif action < 0.8:
                page.keyboard.press("Backspace")
            elif action < 0.9:
                put(page, chance.choice(ODDITIES[:20]))
            else:
                page.evaluate("isAtRest()")
        rest(page)
        now = check(page)
        assert now["text"] == answers_to(other, now["value"]), now["value"]


COMPOSITIONS = [
    # For each input method: the intermediate texts, the committed text, and the expected place.
    (["と", "とう", "とうき", "とうきょ", "とうきょう", "東京"], "東京", "Tokyo"),
    (["b", "be", "bei", "bei'j", "bei'jing", "北京"], "北京", "Beijing"),
    (["ㅅ", "서", "성", "서우", "서울"], "서울", "Seoul"),
    (["द", "दि", "दिल", "दिल्", "दिल्ली"], "दिल्ली", "Delhi"),
    (["´", "é"], "élancourt", "Élancourt"),
]


@pytest.mark.parametrize("steps,text,name", COMPOSITIONS)
def test_what_an_input_method_composes(reader, steps, text, name):
    page = reader().open("find/")
    other = reader().open("find/")
    other.locator(FIELD).focus()
    page.locator(FIELD).focus()
    method = page.context.new_cdp_session(page)
    for step in steps:
        method.send("Input.imeSetComposition", {"text": step, "selectionStart": len(step), "selectionEnd": len(step)})
        rest(page)
        now = check(page)
        assert now["value"] == step
        assert now["text"] == answers_to(other, step)
    method.send("Input.insertText", {"text": text})
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text(name)
    assert page.locator(FIELD).input_value() == text


def test_a_composition_that_is_given_up_leaves_no_list_of_its_own(reader):
    page = reader().open("find/")
    page.locator(FIELD).focus()
    method = page.context.new_cdp_session(page)
    method.send("Input.imeSetComposition", {"text": "londo", "selectionStart": 5, "selectionEnd": 5})
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("London")
    method.send("Input.imeSetComposition", {"text": "", "selectionStart": 0, "selectionEnd": 0})
    expect(page.locator(LIST)).to_be_hidden()
    assert state(page)["count"] == 0


def test_enter_of_an_input_method_chooses_nothing(reader):
    page = reader().open("find/")
    page.locator(FIELD).focus()
    method = page.context.new_cdp_session(page)
    method.send("Input.imeSetComposition", {"text": "lviv", "selectionStart": 4, "selectionEnd": 4})
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("Lviv")
    page.locator(FIELD).evaluate("""input => input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))""")
    page.locator(FIELD).evaluate("""input => input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true }))""")
    expect(page.locator(f"{LIST} [aria-selected=true]")).to_have_count(0)
    expect(page.locator(".finder-answer")).to_be_hidden()


def test_the_first_letters_need_nothing_but_what_the_focus_brought(visit):
    page = visit().open("find/")
    page.locator(FIELD).focus()
    rest(page)
    asked = []
    page.route("**/*", lambda route: (asked.append(route.request.url), route.abort()))
    for letter in "abcdefghijklmnopqrstuvwxyz":
        page.locator(FIELD).fill(letter)
        expect(page.locator(f"{LIST} [role=option]")).to_have_count(10)
        expect(page.locator(".finder-status")).to_contain_text("The first 10 ")
    assert asked == []


def test_nothing_is_fetched_before_the_focus(reader):
    one = reader()
    page, asked = one.page, []
    page.on("request", lambda request: asked.append(request.url))
    one.open("learn/")
    assert not [url for url in asked if "/data/find/" in url]
    page.locator("#site-search").focus()
    rest(page)
    found = [re.sub(r".*/data/find/", "", url) for url in asked if "/data/find/" in url]
    assert len(found) == 3 and found[0] == "manifest.json", found
    assert any(name.startswith("start-") for name in found) and "entries.json.gz" in found, found


def test_requests_that_are_not_wanted_any_more_are_dropped(visit):
    """While the responses are held back, each new text aborts the request of the previous one."""
    # The test runs without the service worker, which continues its own requests in order to store
    # the files.
    one = visit()
    page = one.open("find/")
    page.locator(FIELD).focus()
    rest(page)
    asked, dropped = [], []
    held = one.hold("**/data/find/s/*")
    page.on("request", lambda request: asked.append(request.url) if "/find/s/" in request.url else None)
    page.on("requestfailed", lambda request: dropped.append(request.url))
    for text in ["lvivs", "krakow", "zagreb", "quito"]:
        page.locator(FIELD).fill(text)
        rest(page)
    assert len(asked) == len(held.routes) >= 3, asked
    assert dropped == asked[:-1], (asked, dropped)
    expect(page.locator(f"{LIST} [role=option]")).to_have_count(0)
    held.release()
    page.locator(FIELD).fill("lviv")
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("Lviv")


def test_without_a_connection_it_says_so_and_recovers(visit):
    one = visit()
    page = one.open("find/")
    page.locator(FIELD).focus()
    page.locator(FIELD).fill("lviv")
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("Lviv")
    one.expect_failure("*/data/find/*")
    page.context.set_offline(True)
    page.locator(FIELD).fill("krakow")
    expect(page.locator(".finder-status")).to_contain_text("Couldn’t load: there is no connection.")
    expect(page.locator(LIST)).to_be_hidden()
    assert state(page)["count"] == 0
    # Searches in data that are already loaded still work.
    page.locator(FIELD).fill("lviv")
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("Lviv")
    page.locator(FIELD).fill("krakow")
    expect(page.locator(".finder-status")).to_contain_text("Couldn’t load")
    page.context.set_offline(False)
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("Kraków")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_touch_on_a_phone(visit, scheme):
    one = visit(width=360, height=740, scheme=scheme, has_touch=True, is_mobile=True)
    page = one.open("learn/")
    page.locator("#site-search").tap()
    page.keyboard.insert_text("kiev")
    option = page.locator("#site-search-list [role=option]").first
    expect(option).to_contain_text("Kyiv")
    assert option.locator("mark").inner_text() == "Kiev"
    box = option.bounding_box()
    assert box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 360
    option.tap()
    page.wait_for_url(re.compile(r"/find/\?id=703448|/places/ua/kyiv/"))


def test_keys(reader):
    page = reader().open("find/")
    page.locator(FIELD).fill("san")
    options = page.locator(f"{LIST} [role=option]")
    expect(options).to_have_count(10)
    marked = page.locator(f"{LIST} [aria-selected=true]")

    def at():
        if marked.count() == 0:
            return -1
        own = marked.get_attribute("id")
        assert page.locator(FIELD).get_attribute("aria-activedescendant") == own
        return int(own.rsplit("-", 1)[1])

    for key, position in [("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", -1), ("ArrowUp", 9),
                          ("Home", 0), ("End", 9), ("ArrowDown", -1)]:
        page.keyboard.press(key)
        assert at() == position, key
    page.keyboard.press("Escape")
    expect(page.locator(LIST)).to_be_hidden()
    assert page.locator(FIELD).get_attribute("aria-expanded") == "false"
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator(LIST)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.locator(FIELD).input_value() == ""


def test_an_arrow_waits_for_the_answers_to_the_text(reader):
    """Enter after an arrow key chooses from the results for the current text, however fast the keys
    are pressed."""
    page = reader().open("find/")
    page.locator(FIELD).focus()
    rest(page)
    for text, name in [("lviv", "Lviv"), ("lisbon", "Lisbon"), ("krakow", "Kraków")]:
        page.locator(FIELD).fill(text)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".finder-title")).to_have_text(name)


def test_the_list_does_not_flicker(reader):
    """The list is never empty or closed between the first and the last letter."""
    page = reader().open("find/")
    page.locator(FIELD).focus()
    rest(page)
    page.locator(FIELD).fill("s")
    expect(page.locator(f"{LIST} [role=option]").first).to_be_visible()
    page.evaluate("""() => {
      const list = document.getElementById('finder-query-list');
      window.gaps = 0;
      new MutationObserver(() => {
        if (list.hidden || list.children.length === 0) window.gaps += 1;
      }).observe(list, { attributes: true, childList: true });
    }""")
    page.keyboard.type("an francisco")
    rest(page)
    expect(page.locator(f"{LIST} [role=option]").first).to_contain_text("San Francisco")
    assert page.evaluate("window.gaps") == 0
