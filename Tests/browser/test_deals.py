"""The page of all deals: random deals, deals in the address, chosen deals, and the statistics that
need no scripts."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

from visits import rest

DEALS = "networks/ukraine-board/trips/deals/"
REGIONS = ["Purple", "Pink", "Orange", "Green", "Yellow", "Blue", "Brown"]
FOUNDING = "?cities=lviv,lutsk,cherkasy,vinnytsia,poltava,voznesensk,lozova"


def status(page):
    return page.locator(".deal .planner-status")


def column(page):
    """The trip lengths in the comparison, in order of the number of tickets."""
    return page.locator(".deal-comparison tbody td:nth-child(2)").all_inner_texts()


def wait(page):
    page.locator(".deal-result table.legs").wait_for()
    rest(page)


def test_a_deal_is_a_link(visit):
    page = visit().open(DEALS + FOUNDING + "&tickets=4")
    wait(page)
    expect(status(page)).to_contain_text("24 steps through Cherkasy, Poltava, Lozova, Lviv,")
    expect(status(page)).to_contain_text("using 4 of 4 tickets")
    assert re.search(r" \d+\u00a0% of deals cost more\.$", status(page).inner_text())
    assert column(page) == ["37\u00a0steps", "29\u00a0steps", "27\u00a0steps", "26\u00a0steps", "24\u00a0steps"]
    assert page.locator(".deal-result .card").count() == 7
    numbers = page.locator(".map-overlay .numbers text").all_text_contents()
    assert sorted(numbers) == list("1234567")
    assert page.locator(".map-overlay .route-casing[d]").count() == 1
    last = page.locator(".deal-result table.legs tbody tr").last.locator("td").last
    assert last.inner_text() == "24\u00a0steps"
    page.get_by_role("radio", name="0", exact=True).check(force=True)
    expect(status(page)).to_contain_text("37 steps through ")
    expect(page).to_have_url(re.compile(re.escape("&tickets=0") + "$"))
    page.go_back()
    expect(status(page)).to_contain_text("24 steps through ")


def cards(page, part=".deal-result"):
    """The cities on the cards, keyed by card number."""
    rows = page.locator(f"{part} .card").all()
    numbers = [re.match(r"(\d+)\. ", row.locator(".card-region").inner_text()) for row in rows]
    names = [row.locator(".card-city").inner_text() for row in rows]
    return {int(number[1]): name for number, name in zip(numbers, names) if number}


def drawn(page):
    """The cities on the map, keyed by their number."""
    return {
        int(number): name
        for number, name in page.evaluate(
            """async () => {
              const network = await (await fetch(document.querySelector('section.deal').dataset.network)).json();
              const { x, y, name } = network.places;
              return [...document.querySelectorAll('.map-overlay .numbers text')].flatMap((text) => {
                const [a, b] = ['x', 'y'].map((side) => Number(text.getAttribute(side)));
                return text.textContent ? [[text.textContent, name[x.findIndex((_, place) => x[place] === a && y[place] === b)]]] : [];
              });
            }"""
        )
    }


def replay(page):
    page.get_by_role("button", name="Replay the search").click()
    player = page.locator(".trip-player:not([hidden])")
    player.wait_for()
    # The End key is used, because on a phone the player has no button for the last step.
    player.get_by_role("slider", name="Step").press("End")
    return player


def test_the_cards_are_numbered_as_the_map_is(visit):
    page = visit().open(DEALS + FOUNDING + "&tickets=4")
    wait(page)
    shown = page.locator(".deal-shown")
    expect(status(page)).to_contain_text("Best trip: 24 steps through Cherkasy, Poltava,")
    expect(shown).to_contain_text("On the map: the best trip.")
    best = cards(page)
    assert best == drawn(page) and [best[1], best[7]] == ["Cherkasy", "Vinnytsia"]
    player = replay(page)
    expect(shown).to_contain_text("On the map: brute force’s trip, 24 steps, as short as the best trip.")
    player.get_by_role("radio", name="Nearest neighbour").check(force=True)
    expect(shown).to_contain_text("On the map: nearest neighbour’s trip, 25 steps, 1 step more than the best trip.")
    other = cards(page)
    assert other == drawn(page) != best
    assert list(other) == [1, 2, 3, 4, 5, 6, 7]
    # The headline, the downloads and the legs still describe the best trip, and their titles say
    # so.
    expect(status(page)).to_contain_text("Best trip: 24 steps through Cherkasy, Poltava,")
    headings = page.locator(".deal-result h3").all_inner_texts()
    assert headings == ["Download the best trip", "The best trip, leg by leg"]
    player.get_by_role("radio", name="Brute force").check(force=True)
    height = page.locator(".deal-result").bounding_box()["height"]
    player.get_by_role("button", name="First step").click()
    expect(shown).to_contain_text("On the map: no trip, because brute force has not found one yet.")
    assert cards(page) == {}
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("On the map: brute force’s best trip so far, 35 steps, 11 steps more than the best trip.")
    assert cards(page) == drawn(page) != {}
    # Content below the cards does not move while the order of the cards changes.
    assert page.locator(".deal-result").bounding_box()["height"] == height
    player.get_by_role("button", name="Close the replay").click()
    expect(shown).to_contain_text("On the map: the best trip.")
    assert cards(page) == drawn(page) == best


@pytest.mark.parametrize("path", [DEALS + FOUNDING, "networks/ukraine-board/trips/founding-deal/"])
def test_the_only_numbers_beside_a_trip_are_those_of_its_stops(visit, path):
    page = visit().open(path + ("&" if "?" in path else "?") + "step=1")
    page.locator(".map-overlay .numbers").wait_for()
    # Plain discs cover the region numbers of the 35 places that are not in the deal.
    boxes = page.evaluate(
        """() => {
          const box = (circle) => { const { x, y, width } = circle.getBBox(); return [x, y, width]; };
          const all = [...document.querySelectorAll('.map-overlay .replay circle')];
          return { discs: all.filter((one) => /^region-/.test(one.getAttribute('class'))).map(box), cities: all.filter((one) => one.matches('.city')).length };
        }"""
    )
    assert boxes["cities"] == 7 and len(boxes["discs"]) == 35
    assert all(width == 30 for _, _, width in boxes["discs"])


@pytest.mark.parametrize("width", [1280, 360])
def test_regions_have_a_key(visit, width):
    page = visit(width).open(DEALS)
    key = page.locator("ol.region-key")
    assert key.locator("li").all_inner_texts() == REGIONS
    number = "li => li.checkVisibility() && getComputedStyle(li, '::before').color !== 'rgba(0, 0, 0, 0)'"
    assert key.locator("li").first.evaluate(number)
    page.get_by_role("button", name="Deal", exact=True).click()
    wait(page)
    # The numbers of the regions have been removed from the map, so the legend has no numbers
    # either.
    assert not key.locator("li").first.evaluate(number)


def test_the_page_of_a_network_with_regions_has_their_key(visit):
    page = visit().open("networks/ukraine-board/")
    key = page.locator("ol.region-key li")
    assert key.all_inner_texts() == REGIONS
    colors = key.evaluate_all("all => all.map((li) => getComputedStyle(li, '::before').backgroundColor)")
    assert len(set(colors)) == len(REGIONS)
    page = visit().open("networks/ukraine-board/trips/founding-deal/")
    assert page.locator(".beside > .legend").count() == 1
    assert page.locator("ol.region-key").count() == 0


@pytest.mark.parametrize("width", [1280, 360])
def test_names_of_a_trip_stand_where_they_fit(visit, width):
    page = visit(width).open(DEALS + FOUNDING)
    wait(page)
    names = page.locator(".deal-names text:not([hidden])")
    expect(names.first).to_be_visible()
    assert names.count() >= (7 if width > 1000 else 5)
    boxes = [one.bounding_box() for one in names.all()]
    boxes += [one.bounding_box() for one in page.locator(".map-overlay circle.city").all()]
    frame = page.locator("main .map-frame").first.bounding_box()
    # Labels overlap neither each other nor the numbers, and they are inside the map. Only the space
    # around letters may overlap.
    for index, a in enumerate(boxes):
        assert a["x"] >= frame["x"] - 1 and a["x"] + a["width"] <= frame["x"] + frame["width"] + 1
        if index >= names.count():
            continue
        for b in boxes[index + 1 :]:
            across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
            along = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
            assert min(across, along) < 4, (a, b)


def test_a_dealt_trip_can_be_saved(visit, saved):
    page = visit().open(DEALS + FOUNDING + "&tickets=4")
    wait(page)
    # The downloads always contain the best trip, even if the map shows another one.
    replay(page).get_by_role("radio", name="Two-opt").check(force=True)
    files = saved(page, "trip-cherkasy-vinnytsia")
    page = visit().open("networks/ukraine-board/trips/founding-deal/")
    founding = saved(page, "founding-deal")
    assert files["csv"] == founding["csv"]
    # The trip is the same as the trip of the founding deal, but has another title.
    points = r'lat="[^"]+" lon="[^"]+"'
    assert re.findall(points, files["gpx"]) == re.findall(points, founding["gpx"])
    title = "Cherkasy to Vinnytsia, the best trip through 7 places with 4 tickets"
    assert f"<name>{title}</name>" in files["gpx"] and title in files["kml"] and title in files["geojson"]
    assert "trips/deals/?cities=lviv,lutsk,cherkasy" in files["gpx"]


def test_a_replay_that_plays_stops_for_another_deal(visit):
    # Brute force has so many steps that it is still playing when the next deal is dealt.
    one = visit(clock=True)
    page = one.open(DEALS + FOUNDING + "&tickets=4&algorithm=brute-force&step=0")
    wait(page)
    one.stop_clock()
    page.locator(".trip-player").get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(500)
    expect(page.locator(".trip-player .player-step")).not_to_contain_text("Order 0 of")
    late = one.hold("**/data/**/deals/**")
    page.get_by_role("button", name="Deal", exact=True).click()
    dealt = page.url
    assert "step" not in dealt
    late.wait()
    page.clock.run_for(2000)
    assert page.url == dealt
    one.resume_clock()
    late.release()
    wait(page)
    assert page.url == dealt


@pytest.mark.parametrize("width", [1280, 360])
def test_deals_at_random(visit, width):
    page = visit(width, has_touch=True).open(DEALS)
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.tap()
    wait(page)
    expect(status(page)).to_contain_text("steps through ")
    first = page.url
    assert re.search(r"\?cities=([a-z-]+,){6}[a-z-]+&tickets=4$", first)
    assert page.locator('input[name="city"]:checked').count() == 7
    assert page.locator(".deal-result .card-region").count() == 7
    lengths = [int(text.split()[0]) for text in column(page)]
    assert lengths == sorted(lengths, reverse=True) and len(lengths) == 5
    deal.press("Enter")
    page.wait_for_function("first => location.href !== first", arg=first)
    page.go_back()
    page.wait_for_function("first => location.href === first", arg=first)
    page.reload()
    wait(page)
    assert [int(text.split()[0]) for text in column(page)] == lengths
    page.get_by_role("button", name="Clear", exact=True).press("Enter")
    expect(status(page)).to_contain_text("Press Deal, or choose")
    assert page.locator(".deal-result *").count() == 0
    assert page.locator(".map-overlay .numbers").count() == 0


def test_chooses_cities_by_keyboard_and_on_the_map(visit):
    page = visit().open(DEALS)
    page.locator(".deal-choice summary").press("Enter")
    page.get_by_role("checkbox", name="Lviv", exact=True).press("Space")
    expect(status(page)).to_contain_text("0 steps. Lviv")
    page.get_by_role("checkbox", name="Kyiv", exact=True).press("Space")
    expect(status(page)).to_contain_text("5 steps through Kyiv and Lviv, using 2 of 4 tickets. 5 regions have no place yet.")
    box = page.locator(".map-overlay").bounding_box()
    data = page.evaluate(
        """async () => {
          const section = document.querySelector('section.deal');
          const network = await (await fetch(section.dataset.network)).json();
          const index = network.places.id.indexOf('odesa');
          return [network.places.x[index] / network.width, network.places.y[index] / network.height];
        }"""
    )
    page.locator(".map-overlay").scroll_into_view_if_needed()
    box = page.locator(".map-overlay").bounding_box()
    page.mouse.click(box["x"] + data[0] * box["width"], box["y"] + data[1] * box["height"])
    expect(status(page)).to_contain_text("Odesa")
    assert page.get_by_role("checkbox", name="Odesa", exact=True).is_checked()
    expect(page.locator(".deal-comparison")).not_to_contain_text("…")
    unchecked = 'input[name="city"]:not(:checked)'
    for city in page.eval_on_selector_all(unchecked, "boxes => boxes.map((box) => box.value)")[:10]:
        page.locator(f'input[value="{city}"]').click()
    # The result for twelve cities might be shown before or after the thirteenth city is rejected.
    # Both messages must stay.
    expect(status(page)).to_contain_text(re.compile("At most 12 places.*Best trip: 33\u00a0steps"))
    assert page.locator('input[name="city"]:checked').count() == 12


def test_findings_need_no_scripts(visit):
    page = visit(scripts=False).open(DEALS)
    assert not page.locator("section.deal").is_visible()
    assert page.locator("h1").inner_text() == "All 279,936 deals"
    assert page.locator("svg.plot").is_visible()
    assert page.locator("svg.plot .plot-bar").count() > 10
    rows = page.locator(".deal-lengths tbody tr")
    counts = rows.locator("td:nth-child(2)").all_text_contents()
    assert sum(int(text.replace(",", "").replace("–", "0")) for text in counts) == 279_936
    lucky = page.get_by_role("heading", name="The luckiest deals").locator("xpath=..").locator("tbody tr").first
    link = lucky.locator("a").get_attribute("href")
    length = lucky.locator("td").first.inner_text()
    assert length in page.locator(".lead").inner_text()
    played = visit().open(DEALS + link[link.index("?") :])
    wait(played)
    expect(status(played)).to_contain_text(f"{length} through ")


def test_simple_methods_beside_the_best_trip(visit):
    page = visit().open(DEALS + FOUNDING + "&tickets=4")
    wait(page)
    note = page.locator(".deal-comparison .note")
    expect(note).to_contain_text("Compared with the proven best trip: nearest neighbour ")
    # The results must equal those on the page of this deal.
    methods = visit().open("networks/ukraine-board/trips/founding-deal/")
    found = {}
    for row in methods.locator("table.methods tbody tr").all():
        cells = row.locator("td").all_inner_texts()
        found[row.locator("th").inner_text()] = [int(re.match(r"\d+", cell.strip())[0]) for cell in cells]
    for title, column_number in [("Nearest neighbour", 4), ("Two-opt", 5)]:
        cells = page.locator(f".deal-comparison tbody td:nth-child({column_number})")
        expect(cells.last).not_to_be_empty()
        more = [0 if cell == "same" else int(cell) for cell in cells.all_inner_texts()]
        assert more == [a - b for a, b in zip(found[title], found["Exact"])]


@pytest.mark.parametrize("width,scheme", [(1280, "light"), (360, "dark")])
def test_the_replay_of_a_deal(visit, width, scheme):
    page = visit(width, 740, scheme, has_touch=True).open(DEALS + FOUNDING + "&tickets=4")
    wait(page)
    player = replay(page)
    step = player.locator(".player-step")
    expect(step).to_contain_text("Order 5,040 of 5,040")
    assert player.locator('[data-count="weighed"]').inner_text() == "5,040 of 5,040 orders, 100\u00a0%"
    assert player.locator('[data-count="best"]').inner_text() == "24\u00a0steps"
    # The address is updated shortly after the step.
    page.wait_for_url("**cities=lviv,lutsk,*step=5040*")
    player.get_by_role("slider", name="Step").press("Home")
    expect(step).to_contain_text("nothing has been examined yet")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Order 1 of ")
    page.wait_for_url("**step=1")
    page.reload()
    rest(page)
    expect(step).to_contain_text("Order 1 of ")
    assert page.locator(".map-overlay .numbers").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Clear", exact=True).tap()
    expect(player).to_be_hidden()
    assert page.locator(".map-overlay .numbers").count() == 0


def test_twelve_cities_have_too_many_orders_to_try(visit):
    cities = "lviv,lutsk,cherkasy,vinnytsia,poltava,voznesensk,lozova,kyiv,odesa,kharkiv,dnipro,sumy"
    page = visit().open(f"{DEALS}?cities={cities}&tickets=4")
    wait(page)
    player = replay(page)
    expect(player.locator(".player-step")).to_contain_text("Move 144 of 144")
    assert not player.get_by_text("Brute force", exact=True).is_visible()
    assert player.get_by_text("Two-opt", exact=True).is_visible()
    expect(page.locator(".deal-comparison .note")).to_contain_text("Compared with the proven best")


def test_a_deal_is_played_before_its_answer_is_shown(visit):
    page = visit().open(DEALS)
    # The button deals a hand if there is none, even after an earlier game has been cleared.
    play = page.get_by_role("button", name="Play it yourself first")
    play.click()
    panel = page.locator(".play")
    panel.wait_for()
    panel.get_by_role("button", name="Close", exact=False).last.click()
    page.get_by_role("button", name="Clear", exact=True).first.click()
    play.click()
    panel.wait_for()
    answer = page.locator(".deal-result, .deal .planner-status")
    assert not any(one.is_visible() for one in answer.all())
    first = panel.locator(".card-city").all_inner_texts()
    # The answer for the new hand is hidden, too.
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(panel.locator(".card-city").first).to_be_visible()
    page.wait_for_function(
        "first => [...document.querySelectorAll('.play .card-city')].map((one) => one.textContent).join() !== first",
        arg=",".join(first),
    )
    assert not any(one.is_visible() for one in answer.all())
    assert page.url.endswith("#play")
    # The journey and the replay would reveal the answer.
    ways = page.locator(".instrument-row").get_by_role("button", name=re.compile("Replay|Fly"))
    expect(ways).to_have_count(0)
    dealt = page.url
    for card in panel.locator(".card").all():
        card.click()
    # Pressing a card does not change the deal.
    assert re.sub("&order=[a-z,-]*", "", page.url) == dealt
    panel.get_by_role("button", name="Show the best").click()
    expect(panel.get_by_role("status")).to_contain_text("Your trip takes ")
    assert page.locator(".deal-result table.legs").is_visible()
    expect(ways).to_have_count(2)
    assert "#" not in page.url and "order=" not in page.url
    # The numbers on the cards now match the map and the answer.
    assert cards(page, ".play") == cards(page) == drawn(page)


def expect_under_map(page, selector):
    """Expects a part to be directly under the map, and both to be in the window."""
    page.locator(selector).wait_for()
    rest(page)
    frame = page.locator("main .map-frame").first.bounding_box()
    part = page.locator(selector).bounding_box()
    gap = part["y"] - (frame["y"] + frame["height"])
    assert 0 <= gap <= 24, (selector, gap)
    assert frame["y"] >= 0 and part["y"] + part["height"] <= page.viewport_size["height"], (frame, part)


def test_a_replay_and_a_game_are_under_the_map_of_a_phone(visit):
    page = visit(360, 740, has_touch=True).open(DEALS + FOUNDING + "&tickets=4")
    wait(page)
    page.get_by_role("button", name="Replay the search").tap()
    expect(page.locator(".trip-player").get_by_role("button", name="Pause", exact=True)).to_be_focused()
    expect_under_map(page, ".trip-player .player-head")
    page.get_by_role("button", name="Play it yourself first").tap()
    expect_under_map(page, ".play .hand")
    page.reload()
    page.locator(".play .card").first.wait_for()
    expect_under_map(page, ".play .hand")
    for card in page.locator(".play .card").all():
        card.tap()
    page.get_by_role("button", name="Show the best").tap()
    expect_under_map(page, ".play .hand")


def test_an_order_is_kept_in_the_address(visit):
    page = visit().open(DEALS + FOUNDING + "&tickets=4&order=lutsk,lutsk,nowhere,kyiv,lviv#play")
    said = page.locator(".play").get_by_role("status")
    # Unknown cities, repeated cities and cities of other hands are ignored.
    expect(said).to_contain_text(re.compile("^Lutsk and Lviv: "))
    before = page.evaluate("history.length")
    page.locator(".play .card", has_text="Poltava").click()
    expect(page).to_have_url(re.compile("&order=lutsk,lviv,poltava#play$"))
    assert page.evaluate("history.length") == before
    page.reload()
    expect(said).to_contain_text(re.compile("^Lutsk, Lviv and Poltava: .* of 4 tickets"))
    # Choosing another number of tickets keeps the order and the focus.
    page.get_by_role("radio", name="4", exact=True).focus()
    for tickets in (3, 2):
        page.keyboard.press("ArrowLeft")
        expect(said).to_contain_text(re.compile(f"^Lutsk, Lviv and Poltava: .* of {tickets} tickets"))
        rest(page)
        expect(page.get_by_role("radio", name=str(tickets), exact=True)).to_be_focused()
    # A new hand has no order yet.
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(said).to_contain_text("Press the places")
    assert "order=" not in page.url
