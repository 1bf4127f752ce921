"""The parts of a network that a planner avoids, and the stops that it adds."""

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


def replay(page, name="Replay the search"):
    """Opens a replay and goes to its last step, because playing it would take too long."""
    page.get_by_role("button", name=name, exact=True).click()
    page.locator(".planner-player[data-playing]").wait_for()
    page.keyboard.press("End")
    rest(page)


def spot(page, slug, first, second=None):
    """The point of the screen at a place, or at the middle of the straight link between two places.
    """
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
    return int(re.search(r": ([\d,]+)\u00a0km", status(page).inner_text())[1].replace(",", ""))


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
    more = int(re.search(r"\+([\d,]+)\u00a0km", status(page).inner_text())[1].replace(",", ""))
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
    # When a chip is removed, the next one gets the focus.
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
    replay(page)
    settled = page.locator(".planner-player [data-count=settled]")
    expect(settled).not_to_have_text("0")
    press(page, "Avoid")
    page.get_by_role("button", name="Avoid E40").first.click()
    rest(page)
    expect(page.locator(".planner-player")).to_be_visible()
    best = page.locator(".planner-player [data-count=best]").inner_text()
    assert f": {best} in " in status(page).inner_text()


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
    replay(page, "Replay Rome to Lisbon")
    assert page.locator(".planner-player").is_visible()
    page.get_by_role("button", name="Compare Rome to Lisbon", exact=True).click()
    expect(page.locator(".planner-player")).to_be_hidden()
    expect(page.locator(".planner-compare details")).to_have_attribute("open", "")
    expect(page.get_by_role("button", name="Compare Lviv to Rome")).to_be_visible()
    press(page, "Swap the two places")
    expect(status(page)).to_contain_text("Lisbon to Lviv via Rome: ")


@pytest.mark.parametrize("width", [1280, 360])
def test_the_page_of_a_route_is_changed_in_place(visit, width):
    page = visit(width).open(ROADS + "routes/kyiv/lisbon/")
    static = page.locator("table.legs")
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    expect(page).to_have_url(re.compile(r"/routes/kyiv/lisbon/$"))
    expect(page.get_by_role("button", name="Avoid", exact=True)).to_have_attribute("aria-pressed", "true")
    # The page's own legs are shown until something is avoided.
    static.locator("a", has_text=re.compile("^Paris$|^Burgos$")).first.click()
    rest(page)
    expect(page).to_have_url(re.compile(r"/routes/kyiv/lisbon/\?avoid=[a-z]+$"))
    expect(status(page)).to_contain_text("Kyiv to Lisbon without ")
    expect(status(page)).to_contain_text("compared with the shortest route")
    assert page.locator("table.legs:visible").count() == 1
    assert page.locator(".map-overlay .route-casing:visible").count() == 1
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    replay(page)
    best = page.locator(".planner-player [data-count=best]").inner_text()
    assert f": {best} in " in status(page).inner_text() or best == "none"
    page.reload()
    rest(page)
    expect(status(page)).to_contain_text("Kyiv to Lisbon without ")
    press(page, "Reset")
    expect(page).to_have_url(re.compile(r"/routes/kyiv/lisbon/$"))
    expect(status(page)).to_have_text("")
    assert page.locator("table.legs:visible").count() == 1
    page.go_back()
    rest(page)
    expect(status(page)).to_contain_text("Kyiv to Lisbon without ")


@pytest.mark.parametrize("width", [1280, 360])
def test_the_page_of_a_route_has_a_legend_to_avoid_by(visit, width):
    page = visit(width).open(ROADS + "routes/kyiv/lisbon/")
    legend = page.locator(".beside > .legend")
    assert legend.count() == 0
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    assert legend.locator("li:not(.avoided) svg:visible").count() == 2
    legend.get_by_role("button", name="Ferry", exact=True).click()
    rest(page)
    expect(page).to_have_url(re.compile(r"/routes/kyiv/lisbon/\?avoid=ferry$"))
    expect(status(page)).to_contain_text("Kyiv to Lisbon without ferries: ")
    expect(legend.get_by_role("button", name="Ferry", exact=True)).to_have_attribute("aria-pressed", "true")
    press(page, "Reset")
    expect(legend).to_have_text(re.compile("^Road *Ferry$"))


def test_the_roads_above_the_legs_are_avoided(visit):
    page = visit().open(ROADS + "routes/kyiv/lisbon/")
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    road = page.locator("ol.stages a").first
    number = road.inner_text()
    road.click()
    rest(page)
    expect(page).to_have_url(re.compile(rf"/routes/kyiv/lisbon/\?avoid={number.lower()}$"))
    expect(status(page)).to_contain_text(f"Kyiv to Lisbon without {number}: ")


def test_an_answer_waits_for_its_search_alone(visit):
    page = visit().open(ROADS + "routes/kyiv/lisbon/")
    with page.expect_request(re.compile(r"/assets/ways-late\.")):
        page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("table.legs a", has_text=re.compile("^Paris$|^Burgos$")).first.click()
    rest(page)
    expect(status(page)).to_contain_text("Kyiv to Lisbon without ")
    assert not [url for url in asked if "/assets/ways-late." in url]


def test_the_legs_of_a_page_are_avoided_one_link_at_a_time(visit):
    page = visit().open("networks/sea-lanes/routes/rotterdam/shanghai/")
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    page.locator("table.legs details.leg-avoid summary").first.press("Enter")
    page.get_by_role("button", name=re.compile("^Avoid: lane at ")).nth(4).press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(r"shanghai/\?avoid=link:~\d+:~\d+$"))
    expect(page.locator(".what-if li button")).to_be_focused()
    expect(status(page)).to_contain_text("compared with the shortest route")
    page.keyboard.press("Enter")
    rest(page)
    assert page.locator("table.legs td:first-of-type details.leg-avoid:visible").count() == page.locator("table.legs tbody tr:nth-child(n + 2)").count()


def test_names_keep_their_places_where_the_ends_are_the_same(visit):
    page = visit().open("networks/sea-lanes/routes/rotterdam/shanghai/?avoid=suez")
    page.locator(".map-names").wait_for()
    press(page, "Reset")
    page.evaluate(
        """() => {
          window.moved = 0;
          new MutationObserver((changes) => { window.moved += changes.length; })
            .observe(document.querySelector('.map-names'), { subtree: true, childList: true, attributeFilter: ['hidden'] });
        }"""
    )
    page.go_back()
    rest(page)
    expect(status(page)).to_contain_text("without Suez: ")
    assert page.evaluate("window.moved") == 0


def alternative(page):
    """A point of the screen on one of the alternatives that the generator drew on a route page."""
    return page.evaluate(
        """() => {
          const overlay = document.querySelector('.map-overlay');
          overlay.scrollIntoView({ block: 'center' });
          const path = overlay.querySelector(':scope > .way path');
          const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(overlay.getScreenCTM());
          return [x, y];
        }"""
    )


def test_alternatives_are_chosen_by_a_click_that_means_nothing_else(visit):
    page = visit().open(ROADS + "routes/lviv/lisbon/")
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    page.mouse.click(*alternative(page))
    rest(page)
    expect(page).to_have_url(re.compile(r"/lisbon/\?avoid=[^&]+$"))
    press(page, "Reset")
    page.mouse.click(*alternative(page))
    expect(page.locator("ul.ways > li[aria-current]")).to_have_count(1)
    rest(page)
    expect(page).to_have_url(re.compile(r"/lisbon/\?way=\d$"))
    # The page describes the chosen route, and its map names stops that only this route has.
    expect(page.locator(".lead")).to_contain_text(re.compile("by E471, "))
    expect(page.locator(".stages")).to_have_count(1)
    expect(page.locator(".stages")).to_be_hidden()
    expect(page.locator(".map-names text", has_text="Vienna").first).to_be_visible()
    page.locator(".map-nearest").get_by_role("link", name="Avoid").click()
    rest(page)
    page.locator("table.legs a", has_text=re.compile("^Burgos$")).click()
    rest(page)
    assert page.locator(".struck path").count() > 0
    assert page.locator(".map-overlay .route-casing:visible").count() == 1
    press(page, "Reset")
    expect(page.locator(".stages")).to_be_visible()
    expect(page.locator(".lead")).to_contain_text(re.compile("by E40, "))
    # A click on a hidden alternative chooses nothing.
    page = visit().open(ROADS + "routes/lviv/lisbon/?avoid=road")
    page.mouse.click(*alternative(page))
    rest(page)
    expect(page).to_have_url(re.compile(r"\?avoid=road$"))


def test_the_page_of_a_route_fetches_no_data_before_it_is_asked(visit):
    one = visit()
    asked = []
    one.page.on("request", lambda request: asked.append(request.url))
    page = one.open("networks/sea-lanes/routes/rotterdam/shanghai/")
    assert not [url for url in asked if url.endswith(".json") and "/data/networks/" in url]
    page.goto(page.url + "?avoid=suez")
    rest(page)
    expect(status(page)).to_contain_text("Rotterdam to Shanghai without Suez: 25,033 km")
    expect(status(page)).to_contain_text("+5,408 km, 28 %, compared with the shortest route")


def test_the_northwest_passage_is_opened(visit):
    page = visit().open("networks/sea-lanes/?from=rotterdam&to=yokohama")
    whole = kilometres(page)
    press(page, "Edit links")
    press(page, "Open Northwest Passage")
    expect(page).to_have_url(re.compile(r"open=northwest-passage$"))
    expect(status(page)).to_contain_text("with Northwest Passage open: ")
    assert kilometres(page) < whole
    press(page, "Close Northwest Passage again")
    assert kilometres(page) == whole


def test_hours_are_those_of_the_speed_that_is_set(visit):
    page = visit().open("networks/sea-lanes/?from=rotterdam&to=shanghai")
    speed, hours = page.get_by_label("Speed in knots"), page.locator(".planner-speed output")
    expect(hours).to_have_text("662 h at 16 knots")
    speed.fill("32")
    expect(hours).to_have_text("331 h at 32 knots")
    speed.fill("0")
    expect(hours).to_have_text("Type a speed above 0.")
    speed.fill("20")
    page.get_by_role("button", name="Swap the two places").click()
    rest(page)
    expect(hours).to_have_text("530 h at 20 knots")


def test_a_route_page_asks_for_the_speed_too(visit):
    page = visit().open("networks/sea-lanes/routes/rotterdam/shanghai/")
    speed, hours = page.get_by_label("Speed in knots"), page.locator(".planner-speed output")
    expect(hours).to_have_text("662 h at 16 knots")
    speed.fill("20")
    expect(hours).to_have_text("530 h at 20 knots")
    # The alternative takes longer at the same speed.
    page.locator("#other-a a").click()
    expect(hours).not_to_contain_text("530 h")
    expect(hours).to_contain_text("at 20 knots")
    expect(speed).to_have_value("20")
    plain = visit(scripts=False).open("networks/sea-lanes/routes/rotterdam/shanghai/")
    expect(plain.locator(".planner-speed")).to_be_hidden()


def test_a_link_is_turned_round_and_another_added(visit):
    page = visit().open(BOARD + "?from=lviv&to=kharkiv")
    press(page, "Edit links")
    page.get_by_role("button", name=re.compile("^Reverse Lviv–Drohobych")).focus()
    page.keyboard.press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(r"one-way=drohobych:lviv$"))
    expect(status(page)).to_contain_text("Lviv to Kharkiv with Drohobych → Lviv only: 7 steps")
    expect(status(page)).to_contain_text("+1 step, 17 %, compared with the shortest route")
    expect(page.get_by_role("button", name=re.compile("^Restore the direction of Drohobych"))).to_be_focused()
    for label, name in ("First place", "Kyiv"), ("Second place", "Kharkiv"):
        page.get_by_label(label).fill(name)
        page.keyboard.press("Enter")
    # A name that is typed over the chosen one is used, even if the list suggests other places.
    page.get_by_label("First place").fill("Lviv")
    page.keyboard.press("Tab")
    cost = page.get_by_label("Cost in steps")
    assert int(cost.input_value()) > 1
    cost.fill("many")
    cost.press("Enter")
    expect(page.locator(".link-panel .note")).to_contain_text("Enter the cost in steps")
    cost.fill("2")
    cost.press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(r"add=lviv:kharkiv:car:2$"))
    expect(status(page)).to_contain_text("2 steps in 1 leg: 1 road. −4 steps, 67 %")
    assert page.locator(".new-links").get_attribute("d")
    address = page.url
    page.go_back()
    rest(page)
    expect(status(page)).to_contain_text("Drohobych → Lviv only: 7 steps")
    page.goto(address)
    rest(page)
    expect(status(page)).to_contain_text("2 steps in 1 leg")
    replay(page)
    expect(page.locator(".planner-player [data-count=best]")).to_have_text("2 steps")
    press(page, "Reset")
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=kharkiv(&.*)?$"))
    expect(status(page)).to_have_text(re.compile("^Lviv to Kharkiv: 6\u00a0steps"))
    assert page.locator(".what-if li").count() == 0


def test_the_changed_network_is_downloaded(visit):
    page = visit().open(BOARD + "?avoid=kyiv&add=lviv:odesa:car:1")
    texts = {}
    for name in ("places.csv", "links.csv", "network.yml"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        assert download.value.suggested_filename == name
        texts[name] = download.value.path().read_text()
    assert "kyiv," not in texts["places.csv"] and "kyiv" not in texts["links.csv"]
    assert "lviv,odesa,car,1,false," in texts["links.csv"]
    assert "unit: steps" in texts["network.yml"]


@pytest.mark.parametrize("width", [1280, 360])
def test_the_goal_is_dragged(visit, width):
    page = visit(width).open(BOARD + "?from=lviv&to=kharkiv")
    goal = spot(page, "ukraine-board", "kharkiv")
    page.mouse.move(*goal)
    page.mouse.down()
    page.mouse.move(*spot(page, "ukraine-board", "poltava"), steps=4)
    page.mouse.move(*spot(page, "ukraine-board", "odesa"), steps=4)
    expect(page).to_have_url(re.compile(r"to=kharkiv$"))
    page.mouse.up()
    rest(page)
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=odesa$"))
    expect(status(page)).to_contain_text("Lviv to Odesa: ")
    # If one end of the route is dropped on the other end, the ends are swapped.
    page.mouse.move(*spot(page, "ukraine-board", "lviv"))
    page.mouse.down()
    page.mouse.move(*spot(page, "ukraine-board", "odesa"), steps=4)
    page.mouse.up()
    rest(page)
    expect(page).to_have_url(re.compile(r"\?from=odesa&to=lviv$"))
    page.go_back()
    rest(page)
    expect(status(page)).to_contain_text("Lviv to Odesa: ")
    page.mouse.move(*spot(page, "ukraine-board", "odesa"))
    page.mouse.down()
    page.mouse.move(*spot(page, "ukraine-board", "kyiv"), steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()
    rest(page)
    expect(page).to_have_url(re.compile(r"\?from=lviv&to=odesa$"))


def test_the_start_is_dragged_by_touch(visit):
    page = visit(360, has_touch=True).open(BOARD + "?from=lviv&to=kharkiv")
    session = page.context.new_cdp_session(page)
    start, other = [spot(page, "ukraine-board", place) for place in ("lviv", "odesa")]
    scrolled = page.evaluate("scrollY")

    def touch(kind, *point):
        points = [{"x": point[0], "y": point[1]}] if point else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", *start)
    for share in (0.3, 0.6, 1):
        touch("touchMove", *[a + share * (b - a) for a, b in zip(start, other)])
    touch("touchEnd")
    rest(page)
    expect(page).to_have_url(re.compile(r"\?from=odesa&to=kharkiv$"))
    expect(status(page)).to_contain_text("Odesa to Kharkiv: ")
    assert page.evaluate("scrollY") == scrolled


def test_a_lane_without_a_name_is_avoided_on_the_map(visit):
    page = visit().open("networks/sea-lanes/?from=yokohama&to=los-angeles")
    whole = kilometres(page)
    press(page, "Avoid")
    middle = page.locator(".map-overlay path.route-line").first.evaluate(
        """(path) => {
          document.querySelector('.map-overlay').scrollIntoView({ block: 'center' });
          const point = path.getPointAtLength(path.getTotalLength() / 3).matrixTransform(path.getScreenCTM());
          return [point.x, point.y];
        }"""
    )
    page.mouse.move(*middle)
    rest(page)
    expect(page.locator(".hint text")).to_have_text(re.compile(r"^lane at \d+\.\d°\u00a0[NS], \d+\.\d°\u00a0[EW]$"))
    page.mouse.click(*middle)
    rest(page)
    expect(page).to_have_url(re.compile(r"&avoid=link:~\d+:~\d+$"))
    expect(status(page)).to_contain_text(re.compile(r"^Yokohama to Los Angeles without lane at [\d.]+°\u00a0[NS]"))
    assert kilometres(page) > whole
    page.reload()
    rest(page)
    assert kilometres(page) > whole
    press(page, "Reset")
    assert kilometres(page) == whole


def test_a_lane_without_a_name_is_avoided_and_turned_by_keyboard(visit):
    page = visit().open("networks/sea-lanes/?from=yokohama&to=los-angeles")
    whole = kilometres(page)
    page.get_by_role("button", name="Avoid", exact=True).press("Enter")
    page.locator("details.leg-avoid summary").press("Enter")
    page.get_by_role("button", name=re.compile("^Avoid: lane at ")).nth(4).press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(r"&avoid=link:~\d+:~\d+$"))
    expect(page.locator(".what-if li button")).to_be_focused()
    assert kilometres(page) > whole
    page.keyboard.press("Enter")
    rest(page)
    assert kilometres(page) == whole
    page.get_by_role("button", name="Edit links").press("Enter")
    expect(page.locator("details.leg-turn summary")).to_be_visible()
    page.locator("details.leg-turn summary").press("Enter")
    page.get_by_role("button", name=re.compile("^Reverse: lane at ")).nth(4).press("Enter")
    rest(page)
    expect(page).to_have_url(re.compile(r"&one-way=~\d+:~\d+$"))
    expect(page.locator(".what-if li button")).to_be_focused()
