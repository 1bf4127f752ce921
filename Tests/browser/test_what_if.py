"""Parts of a network that a planner avoids, and places that it goes via."""

import re

import pytest
from playwright.sync_api import expect

from visits import rest, tap

BOARD = "networks/ukraine-board/"
ROADS = "networks/e-roads/"
TRIP = ROADS + "?from=lviv&to=lisbon"


def status(page):
    return page.locator(".planner-status")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    rest(page)


def spot(page, slug, first, second=None):
    """The position of a place on the screen, or of the middle of the straight link between two places."""
    return page.evaluate(
        """async ([slug, ids]) => {
          const root = document.querySelector('.planner').dataset.root;
          const { places, width } = await (await fetch(`${root}data/networks/${slug}/network.json`)).json();
          const overlay = document.querySelector('.map-overlay');
          overlay.scrollIntoView({ block: 'center' });
          const box = overlay.getBoundingClientRect();
          const ends = ids.map((id) => places.id.indexOf(id));
          const middle = (values) => ends.reduce((sum, end) => sum + values[end], 0) / ends.length;
          return [middle(places.x), middle(places.y)].map((value, axis) => {
            return (axis ? box.top : box.left) + (value * box.width) / width;
          });
        }""",
        [slug, [first] + ([second] if second else [])],
    )


def kilometres(page):
    return int(re.search(r": ([\d,]+) km", status(page).inner_text())[1].replace(",", ""))


@pytest.mark.parametrize("width", [1280, 360])
def test_a_leg_is_avoided(visit, width):
    page = visit(width).open(TRIP)
    whole = kilometres(page)
    rows = page.locator("table.legs tbody tr")
    expect(page.locator(".leg-avoid").first).to_be_hidden()
    press(page, "Avoid")
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_have_attribute("aria-pressed", "true")
    leg = page.get_by_role("button", name="Avoid Przemyśl–Lviv")
    leg.click()
    rest(page)
    expect(status(page)).to_contain_text("Lviv to Lisbon without Przemyśl–Lviv: ")
    expect(status(page)).to_contain_text("compared with the shortest route")
    assert kilometres(page) >= whole
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=lisbon&avoid=przemysl-lviv$"))
    expect(page.get_by_role("button", name="Allow Przemyśl–Lviv again")).to_be_focused()
    expect(rows.first).not_to_contain_text("Przemyśl")
    assert page.locator(".struck-links").get_attribute("d")
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    page.go_back()
    rest(page)
    assert kilometres(page) == whole
    assert page.locator(".what-if li").count() == 0
    page.go_forward()
    rest(page)
    press(page, "Reset")
    assert kilometres(page) == whole
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=lisbon$"))
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_be_focused()


def test_what_is_avoided_is_in_the_address(visit):
    page = visit().open(TRIP + "&avoid=e40,Krak%C3%B3w,nonsense&via=paris")
    title = "Lviv to Lisbon via Paris without E40 and Kraków: "
    expect(status(page)).to_contain_text(title)
    expect(page.locator(".what-if .note")).to_contain_text("nothing called “nonsense”")
    more = int(re.search(r"\+([\d,]+) km", status(page).inner_text())[1].replace(",", ""))
    total = kilometres(page)
    legs = page.locator("table.legs tbody").inner_text()
    assert "E40" not in legs and "Kraków" not in legs and "Paris" in legs
    press(page, "Allow E40 again")
    press(page, "Allow Kraków again")
    press(page, "Do not go via Paris")
    assert kilometres(page) == total - more
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=lisbon$"))


@pytest.mark.parametrize("width", [1280, 360])
def test_a_place_and_a_link_are_avoided_on_the_map(visit, width):
    page = visit(width, has_touch=True).open(BOARD + "?from=lviv&to=kharkiv")
    press(page, "Avoid")
    if width > 800:
        page.mouse.click(*spot(page, "ukraine-board", "kyiv"))
    else:
        tap(page, *spot(page, "ukraine-board", "kyiv"))
    rest(page)
    expect(page).to_have_url(re.compile("avoid=kyiv$"))
    # The ends stay as they were.
    assert page.get_by_label("From", exact=True).input_value() == "Lviv"
    if width > 800:
        page.mouse.click(*spot(page, "ukraine-board", "uzhhorod", "drohobych"))
        rest(page)
        expect(page).to_have_url(re.compile("avoid=kyiv,drohobych-uzhhorod$"))
    page.keyboard.press("Escape")
    page.mouse.click(*spot(page, "ukraine-board", "odesa"))
    rest(page)
    assert page.get_by_label("From", exact=True).input_value() == "Odesa"


def test_the_keyboard_is_enough(visit):
    page = visit().open(TRIP)
    page.get_by_role("button", name="Avoid", exact=True).focus()
    page.keyboard.press("Enter")
    legend = page.locator(".beside > .legend").get_by_role("button", name="Ferry")
    legend.focus()
    page.keyboard.press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile("avoid=ferry$"))
    expect(legend).to_have_attribute("aria-pressed", "true")
    page.locator("#roads ~ .roads a", has_text=re.compile("^E50$")).focus()
    page.keyboard.press("Enter")
    rest(page)
    expect(status(page)).to_contain_text("without ferries and E50: ")
    page.locator("table.legs th a", has_text="Burgos").focus()
    page.keyboard.press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile("avoid=ferry,e50,burgos$"))
    # A chip that is taken away gives the focus to the next.
    page.get_by_role("button", name="Allow ferries again").focus()
    page.keyboard.press("Enter")
    rest(page)
    expect(page.get_by_role("button", name="Allow E50 again")).to_be_focused()
    legend.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_be_focused()
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".beside > .legend button")).to_have_count(0)
    page.locator("#roads ~ .roads a", has_text=re.compile("^E50$")).click()
    expect(page.locator("h1")).to_contain_text("E50")


def test_the_replay_is_that_of_the_rest(visit):
    page = visit().open(TRIP)
    press(page, "Replay the search")
    settled = page.locator(".planner-player [data-count=settled]")
    expect(settled).not_to_have_text("0")
    press(page, "Avoid")
    page.get_by_role("button", name="Avoid E40").first.click()
    rest(page)
    expect(page.locator(".planner-player")).to_be_visible()
    best = page.locator(".planner-player [data-count=best]").inner_text()
    assert f": {best} through" in status(page).inner_text()


def test_no_route_is_told_in_words(visit):
    page = visit().open(TRIP + "&avoid=road")
    expect(status(page)).to_have_text("No route connects Lviv and Lisbon without roads.")
    assert page.locator("table.legs").count() == 0
    press(page, "Reset")
    expect(status(page)).to_contain_text("Lviv to Lisbon: 3,")


def test_a_route_goes_via_places(visit):
    page = visit().open(TRIP)
    press(page, "Go via")
    page.locator("#places ~ details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    page.locator("#places ~ details a", has_text=re.compile("^Rome$")).click()
    rest(page)
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=lisbon&via=rome$"))
    expect(status(page)).to_contain_text("Lviv to Lisbon via Rome: ")
    press(page, "Replay Rome to Lisbon")
    assert page.locator(".planner-player").is_visible()
    press(page, "Compare Rome to Lisbon")
    expect(page.locator(".planner-player")).to_be_hidden()
    expect(page.locator(".planner-compare details")).to_have_attribute("open", "")
    expect(page.get_by_role("button", name="Compare Lviv to Rome")).to_be_visible()
    press(page, "Swap the two places")
    expect(status(page)).to_contain_text("Lisbon to Lviv via Rome: ")


def test_the_page_of_a_route_leads_to_it(visit):
    page = visit(360).open(ROADS + "routes/kyiv/lisbon/")
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    page.locator(".planner-result table").wait_for()
    rest(page)
    expect(page).to_have_url(re.compile(r"\?from=kyiv&to=lisbon$"))
    avoid = page.get_by_role("button", name="Avoid", exact=True)
    expect(avoid).to_have_attribute("aria-pressed", "true")
    avoid.click()
    page.reload()
    page.locator(".planner-result table").wait_for()
    expect(avoid).to_have_attribute("aria-pressed", "false")
