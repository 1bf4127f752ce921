"""The board of Ukraine as an atlas in Ukrainian. No text on its pages may be in English, including
parts that the reader opens."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from serving import ROOT, Server
from visits import rest

TOOL = ROOT / ".build/release/generate-site"
BOARD = "networks/ukraine-board/"
PAGES = [
    "", "networks/", BOARD, f"{BOARD}?from=lviv&to=mariupol", f"{BOARD}routes/lviv/mariupol/", f"{BOARD}routes/lviv/",
    f"{BOARD}trips/", f"{BOARD}trips/founding-deal/", f"{BOARD}trips/deals/", "places/", "places/ua/lviv/", "find/",
    "data/", "sources/", "offline/",
]

# The Latin words that are allowed: names without a Ukrainian form, file formats, keys, units and
# codes.
NAMES = set("""
    Commons CSV Ctrl Creative Attribution Earth End English Enter Esc Escape GeoJSON GeoNames GPS GPX Home HTML ISO JSON KML Natural
    PNG Shift SVG Swift Tab XML UA UKR SOURCES md csv json yml svg ua opt Backspace Delete PageDown PageUp
""".split())


@pytest.fixture(scope="module")
def address(made_once):
    def make(folder):
        folder.mkdir()
        command = [TOOL, "build", "--content", ROOT / "Content/board/uk", "--output", folder / "site"]
        subprocess.run(command, check=True, capture_output=True)

    with Server(site=made_once("board-uk", make) / "site") as server:
        yield server.address


# The buttons that reveal more content.
TOOLS = [
    "Що тут?", "Оминути", "Пройти через", "Змінити ланки", "Роздати", "Спершу зіграйте самі", "Відтворити пошук",
    "Порівняти пошуки",
]

# A script that collects the texts of a page, including those for screen readers and tooltips. Code
# and names in Latin letters are left out.
READ = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest('script, style, code, textarea, noscript, [lang="und-Latn"], .language')) texts.push(node.data);
      continue;
    }
    for (const name of ['title', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder']) {
      if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
    }
    for (const part of ['::before', '::after']) {
      const { content } = getComputedStyle(node, part);
      if (content.startsWith('"')) texts.push(content);
    }
  }
  return texts;
}"""


def latin(page):
    """The texts of a page that contain Latin words other than the allowed ones."""
    texts = [re.sub(r"\S*[/:.]\S*[a-z]\S*", "", text) for text in page.evaluate(READ)]
    return {text.strip() for text in texts if set(re.findall(r"[A-Za-z]{2,}", text)) - NAMES}


@pytest.mark.parametrize("path", PAGES)
def test_no_english(visit, path):
    page = visit(locale="uk").open(path)
    rest(page)
    assert latin(page) == set()
    for _ in range(3):
        page.evaluate("for (const one of document.querySelectorAll('details:not([open])')) one.open = true")
        rest(page)
    for name in TOOLS:
        button = page.get_by_role("button", name=name, exact=True)
        if button.count() and button.first.is_visible() and button.first.is_enabled():
            button.first.click()
            rest(page)
            assert latin(page) == set(), name


def test_the_list_of_the_finder_has_no_english(visit):
    page = visit(locale="uk").open("find/")
    page.locator("main input[role=combobox]").fill("льв")
    expect(page.get_by_role("option", name="Львів").first).to_be_visible()
    assert latin(page) == set()


def test_routes_are_found_by_ukrainian_words(visit):
    page = visit().open("find/")
    field = page.locator("main input[role=combobox]")
    for text in ["львів до луцька"[:-1], "від львів до луць", "lviv до lutsk", "Львів у Луцьк"]:
        field.fill(text)
        expect(page.get_by_role("option", name="Львів — Луцьк").first).to_be_visible()
