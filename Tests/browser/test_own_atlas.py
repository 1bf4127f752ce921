"""Small atlases: the examples of `generate-site new`, a minimal atlas, one of 30 huts with costs in
hours, and one from a GTFS feed. Each is built and opened, and missing parts must not cause errors.
"""

import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from serving import ROOT, Server
from visits import rest

TOOL = ROOT / ".build/release/generate-site"
PAGES = {
    "huts": ["", "networks/", "networks/huts/", "places/", "places/ash/", "networks/huts/routes/ash/tarn/", "about/"],
    "metro": ["", "networks/metro/", "networks/metro/lines/m1/", "networks/metro/routes/airport/brewery/"],
    "countries": ["", "countries/", "countries/finland/", "networks/capitals/", "networks/capitals/routes/berlin/tallinn/", "find/", "sources/", "about/"],
    "board": ["", "networks/board/", "networks/board/trips/first-hand/", "networks/board/trips/deals/", "networks/board/routes/amber/birch/", "places/", "places/amber/"],
    "isles": ["", "places/amber/", "find/"],
    "least": ["", "networks/least/", "networks/least/routes/a/b/"],
    "thirty-huts": ["", "networks/thirty-huts/", "places/", "places/hut-1/", "networks/thirty-huts/routes/hut-1/hut-30/"],
    "feed": ["", "networks/feed/", "networks/feed/lines/m1/", "networks/feed/routes/airport/zoo/"],
}
# The space below the title in px; 100 if a lead paragraph or nothing follows the title.
GAP = """() => {
  const title = document.querySelector('h1:not(:has(+ .lead))');
  const next = title?.nextElementSibling;
  return next ? next.getBoundingClientRect().top - title.getBoundingClientRect().bottom : 100;
}"""


def write(folder, files):
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def run(*words, cwd=None):
    subprocess.run([TOOL, *words], cwd=cwd, check=True, capture_output=True)


def make_least(folder):
    network = folder / "networks/least"
    write(network, {
        "network.yml": "title: Two\nsummary: Two places.\nmodes: {way: {name: way}}\n",
        "places.csv": "id,name,latitude,longitude\na,A,47,11\nb,B,47.1,11.1\n",
        "links.csv": "from,to,mode\na,b,way\n",
    })


def make_thirty_huts(folder):
    """A network of five rows of six huts. Some times are not multiples of a tenth of an hour, so
    they are rounded."""
    places = [f"hut-{n + 1},Hut {n + 1},{47 + n // 6 * 0.04:.2f},{11 + n % 6 * 0.06:.2f},{1800 + 17 * n}\n" for n in range(30)]
    links = [f"hut-{n + 1},hut-{n + 2},path,{1 + n % 3}:{n % 6}0\n" for n in range(29) if n % 6 < 5]
    links += [f"hut-{n + 1},hut-{n + 7},path,2:{n % 6}0\n" for n in range(24)]
    write(folder / "networks/thirty-huts", {
        "network.yml": "title: Huts\nsummary: Thirty huts.\nunit: {name: hours, symbol: h, decimals: 1}\nmodes: {path: {name: path}}\nexports: [gpx, csv]\n",
        "places.csv": "id,name,latitude,longitude,elevation\n" + "".join(places),
        "links.csv": "from,to,mode,cost\n" + "".join(links),
    })


def make_feed(folder):
    stops = ["Airport", "Brewery", "Centre", "Docks", "Zoo"]
    trips = {"m1-1": "Airport Brewery Centre", "m1-2": "Centre Brewery Airport", "b7-1": "Centre Docks Zoo", "b7-2": "Zoo Docks Centre"}
    times = [f"{trip},{8 + n // 10:02}:{4 * n:02}:00,{8 + n // 10:02}:{4 * n:02}:00,{stop},{n}\n" for trip, row in trips.items() for n, stop in enumerate(row.split())]
    write(folder / "source", {
        "agency.txt": "agency_name,agency_url,agency_timezone\nCity Transit,https://city.example,Europe/Vienna\n",
        "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\n" + "".join(f"{name},{name},{48 + 0.01 * n},{16 + 0.02 * (n % 3)}\n" for n, name in enumerate(stops)),
        "routes.txt": "route_id,route_short_name,route_type,route_color\nm,M1,1,0078C8\nb,7,3,\n",
        "trips.txt": "route_id,service_id,trip_id\n" + "".join(f"{trip[0]},daily,{trip}\n" for trip in trips),
        "stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n" + "".join(times),
    })
    run("import", "gtfs", "source", "networks/feed", cwd=folder)


def make_isles(folder):
    """A game board with a finder and a yellow region. All its places are on a grid."""
    shutil.copytree(ROOT / "Templates/examples/board/networks/board", folder / "networks/isles")
    settings = folder / "networks/isles/network.yml"
    settings.write_text(settings.read_text().replace("#1f5fa8", "#fff200"))
    with (folder / "site.yml").open("a") as file:
        file.write("networks: [{slug: isles, routes: all}]\nsections: {finder: true}\n")


OWN = {"least": make_least, "thirty-huts": make_thirty_huts, "feed": make_feed, "isles": make_isles}


@pytest.fixture(scope="module", params=sorted(PAGES))
def example(request):
    return request.param


@pytest.fixture(scope="module")
def address(example, made_once):
    """The address of an example's site, which replaces the address of the main site."""
    def make(folder):
        if example in OWN:
            write(folder, {"site.yml": "title: An atlas\nbase-url: https://own.example/\n"})
            OWN[example](folder)
        else:
            run("new", folder, "--example", example)
        run("build", "--quiet", cwd=folder)
        run("check", "site", "--quiet", cwd=folder)

    with Server(site=made_once(example, make) / "site") as server:
        yield server.address


@pytest.mark.parametrize("width", [360, 1280])
def test_every_page_of_an_example_opens_without_a_fault(visit, example, width):
    one = visit(width)
    for path in PAGES[example]:
        page = one.open(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.get_by_text("RouteAtlas").count() == 0
        assert page.evaluate(GAP) >= 8, path
        # A grid has no geographic positions, so there is no button for the reader's position. The
        # plural of "ferry" is correct.
        if example == "board":
            if path != "places/":
                expect(page.get_by_role("button", name="What is here?").first).to_be_visible()
            assert page.get_by_role("button", name="Where am I?").count() == 0
            assert page.get_by_text("ferrys").count() == 0
        assert page.locator("form.site-search").count() == (1 if example in ["countries", "isles"] and path else 0)


def route_page(example):
    return next((path for path in PAGES[example] if "/routes/" in path), "networks/isles/routes/amber/birch/")


def test_without_scripts_there_is_no_download_of_nothing(visit, example):
    for scripts in [True, False]:
        page = visit(scripts=scripts).open(route_page(example))
        has_files = page.locator(".downloads a[download]").count() > 0
        assert page.get_by_role("heading", name="Download").count() == (1 if scripts or has_files else 0)
        assert page.locator(".saving").count() == 1


def test_every_format_is_offered_once(visit, example):
    page = visit().open(route_page(example))
    page.locator(".saving button").first.wait_for()
    files = [link.get_attribute("href").split(".")[-1] for link in page.locator(".downloads a[download]").all()]
    assert files == (["gpx", "csv"] if example == "thirty-huts" else [])
    formats = files + [text.lower() for text in page.locator(".saving button").all_inner_texts()]
    is_grid = example in ["board", "isles"]
    assert sorted(formats) == (["csv"] if is_grid else ["csv", "geojson", "gpx", "kml"])


def test_the_planner_of_an_example_plans(visit, example):
    network = {"countries": "capitals"}.get(example, example)
    page = visit().open(f"networks/{network}/")
    for field in page.locator(".planner-field input").all():
        field.press("ArrowDown")
        rest(page)
        field.press("ArrowDown" if field.get_attribute("name") == "to" else "Home")
        field.press("Enter")
        rest(page)
    unit = {"metro": "min", "feed": "min", "board": "steps?", "isles": "steps?", "countries": "km", "least": "km"}.get(example, "h")
    expect(page.locator(".planner-status")).to_contain_text(re.compile(rf"\d\s{unit}\b"))
    # Without a finder, the answer lists only the nearest place of the network.
    page.get_by_role("button", name="What is here?").click()
    page.locator(".map-frame").first.click(position={"x": 200, "y": 150})
    rest(page)
    expect(page.locator(".map").first).to_contain_text("Nearest on")


def test_discs_have_the_colours_of_their_regions(visit, example):
    if example != "isles":
        pytest.skip("the other atlases have no regions, or those of the example")
    one = visit(1280)
    for path in ["", "networks/isles/", "networks/isles/routes/amber/birch/", "places/amber/"]:
        page = one.open(path)
        page.get_by_role("button", name="Zoom in").first.click()
        expect(page.locator(".map-marks circle.region-north").first).to_have_css("fill", "rgb(255, 242, 0)")
        # The number is black, because the region is yellow.
        expect(page.locator(".map-marks .numeral.region-north").first).to_have_css("fill", "rgb(0, 0, 0)")


def test_the_finder_leads_to_a_place_on_a_grid(visit, example):
    if example != "isles":
        pytest.skip("the other atlases lie on the earth, or have no finder")
    page = visit().open("find/")
    assert page.get_by_role("button", name="Near me").count() == 0
    page.locator("#finder-query").fill("ambr")
    rest(page)
    page.locator("#finder-query").fill("amber")
    option = page.locator("#finder-query-list [role=option]").first
    expect(option).to_contain_text("Amber")
    option.click()
    expect(page.locator("h1")).to_have_text("Amber")
    assert "/places/amber/" in page.url
    assert page.get_by_text("Nearby").count() == 0
