"""Every kind of page in Debian's Firefox: no script may fail, and planner, replay, trip and finder
must work."""

import pytest

from firefox import FORCED_COLORS, Firefox

ROADS = "networks/e-roads/"
PAGES = [
    "", "countries/france/", "places/ua/lviv/", "networks/", "networks/ukraine-board/", ROADS + "routes/lviv/",
    "networks/ukraine-board/trips/deals/", "learn/", "learn/a-star/", "learn/projections/", "learn/style/", "sources/",
    "offline/", "404.html",
]
# The text of a status or of another element.
TEXT = "return document.querySelector('{}')?.textContent ?? '';"
PRESS = """const button = [...document.querySelectorAll('button')].find((one) => one.textContent === '{}');
button?.click();
return Boolean(button);"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory):
    with Firefox(tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


@pytest.fixture(autouse=True)
def no_errors(firefox, address):
    yield
    assert firefox.errors(address) == []


def wait(firefox, selector, part):
    firefox.until(lambda: part in firefox.run(TEXT.format(selector)), f"{part} in {selector}")


def press(firefox, name):
    firefox.until(lambda: firefox.run(PRESS.format(name)), f"the button {name}")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_runs_without_errors(firefox, address, path):
    firefox.open(address + path)
    # When this callback runs, the page has already started its own idle work.
    wide = firefox.run("await new Promise(requestIdleCallback);"
                       "return document.documentElement.scrollWidth - document.documentElement.clientWidth;")
    assert wide <= 0


@pytest.mark.parametrize(("path", "words"), [
    (ROADS + "?from=lviv&to=lisbon", "Lviv to Lisbon: "),
    (ROADS + "?from=lviv&to=lisbon&avoid=e40", "Lviv to Lisbon without E40: "),
    ("networks/sea-lanes/routes/rotterdam/shanghai/?avoid=suez", "Rotterdam to Shanghai without Suez: "),
])
def test_a_route_is_planned(firefox, address, path, words):
    firefox.open(address + path)
    wait(firefox, ".planner-status", words)


def test_a_replay_plays(firefox, address):
    firefox.open(address + ROADS + "routes/lviv/lisbon/")
    press(firefox, "Replay the search")
    firefox.until(lambda: int(firefox.run("return document.querySelector('.player-range')?.value ?? 0;")) > 5, "step 5")


def test_a_deal_is_solved(firefox, address):
    firefox.open(address + "networks/ukraine-board/trips/deals/?cities=lviv,lutsk,cherkasy,poltava,lozova,voznesensk,vinnytsia&tickets=4")
    wait(firefox, ".deal .planner-status", "Best trip: ")


def test_a_place_is_found(firefox, address):
    firefox.open(address + "find/?q=lviv")
    wait(firefox, "[role=option]", "Lviv Oblast")


BACKGROUNDS = """return ['true', 'false'].map((isActive) => {
  const option = document.querySelector(`[role=option][aria-selected=${isActive}]`);
  return option && getComputedStyle(option).backgroundColor;
});"""
SORTED = """const header = [...document.querySelectorAll('table.sortable th')].findLast((one) => one.querySelector('button'));
if (!header) return null;
header.querySelector('button').click();
return [header.ariaSort, getComputedStyle(header.querySelector('button'), '::after').content];"""


def test_choices_and_sorted_columns_are_seen_in_forced_colours(tmp_path, address):
    with Firefox(tmp_path, FORCED_COLORS) as firefox:
        firefox.open(address + "find/?q=lviv")
        assert firefox.run("return matchMedia('(forced-colors: active)').matches;")
        wait(firefox, "[role=option]", "Lviv Oblast")
        firefox.run("""const field = document.querySelector('#finder-query');
            field.focus();
            field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));""")
        firefox.until(lambda: all(firefox.run(BACKGROUNDS)), "an active option")
        active, other = firefox.run(BACKGROUNDS)
        assert active != other
        firefox.open(address + "countries/ukraine/")
        assert firefox.until(lambda: firefox.run(SORTED), "a column that can be sorted") == ["descending", '"▾"']
        assert firefox.run(SORTED) == ["ascending", '"▴"']
        assert firefox.errors(address) == []


def test_a_script_that_fails_is_seen(firefox, address):
    firefox.open(address + "sources/")
    firefox.run("setTimeout(() => document.none());")
    assert "document.none is not a function" in firefox.until(lambda: firefox.errors(address), "the error")[0]
