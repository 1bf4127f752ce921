#!/usr/bin/env python3
"""Checks the committed files in Content. Usage: python3 Content/refresh/verify.py

The expected numbers apply to the versions of the data that SOURCES.md names.
"""

import csv
import gzip
import json
import os
import re
import sys

import geometry

NETWORKS = {
    # The numbers of places, rows of links, and distinct links.
    "e-roads": (1041, 1457, 1383),
    "ukraine-board": (42, 106, 106),
    "hover-world": (23, 39, 39),
    "hover-north-america": (14, 29, 29),
    "hover-georgia-tech": (14, 22, 22),
}

# The numbers of terminals, lines and named passages.
SEA_LANES = (754, 12388, 13)

failures = 0


def check(name, found, expected):
    global failures
    good = found == expected
    failures += not good
    print(f"{'ok  ' if good else 'FAIL'} {name}: {found}" + ("" if good else f", expected {expected}"))


def read_provinces(path):
    properties, polygons = {}, {}
    with open(path, encoding="utf-8") as file:
        features = json.load(file)["features"]
    for feature in features:
        id = feature["properties"]["id"]
        value = feature["geometry"]
        parts = value["coordinates"] if value["type"] == "MultiPolygon" else [value["coordinates"]]
        for polygon in parts:
            for ring in polygon:
                if ring[0] != ring[-1]:
                    raise ValueError(f"province {id}: a ring is not closed")
        properties[id] = feature["properties"]
        polygons[id] = [[[tuple(v) for v in r[:-1]] for r in p] for p in parts]
    return properties, polygons


def read_views(path):
    """Maps the name of each worldview to its provinces {id: code}, the pairs of countries or
    provinces whose border is dashed, and the ids of its disputed lines.

    Reads only the subset of YAML that worldview.yml uses, because Python has no YAML parser in its
    standard library.
    """
    views, section = {}, None
    with open(path, encoding="utf-8") as file:
        for line in file:
            if found := re.fullmatch(r"  ([\w-]+):\s*", line):
                provinces, dashed, lines = views.setdefault(found[1], ({}, [], []))
            elif found := re.fullmatch(r"    ([\w-]+):.*\s*", line):
                section = found[1]
            elif section == "provinces" and (found := re.match(r'      (\d+): ("?)(\w*)\2', line)):
                provinces[int(found[1])] = found[3]
            elif section in ("dashed", "claims"):
                for first, second in re.findall(r"\[(\w+), (\w+)\]", line):
                    if not first.startswith("200"):
                        dashed.append((first, second))
                lines.extend(int(id) for id in re.findall(r"\b200\d{3}\b", line))
    return views


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def countries(content, places):
    with open(f"{content}/countries/facts.tsv", encoding="utf-8") as file:
        lines = [line.split("\t") for line in file.read().splitlines()]
    check("columns of facts", {len(line) for line in lines}, {17})
    codes = {line[0] for line in lines[1:]}
    check("countries and territories", (len(lines) - 1, len(codes)), (250, 250))
    neighbours = {n for line in lines[1:] for n in line[13].split(",") if n}
    check("neighbours without facts", sorted(neighbours - codes), [])

    properties, polygons = read_provinces(f"{content}/countries/provinces.geojson")
    check("provinces", len(properties), 4559)
    uses = geometry.edge_uses(polygons)
    check("edges used by neither one province nor two", sum(n not in (1, 2) for n in uses.values()), 0)
    check("edges", (sum(n == 1 for n in uses.values()), sum(n == 2 for n in uses.values())),
          (173190, 113215))
    rings = [r for parts in polygons.values() for p in parts for r in p]
    check("rings of fewer than 4 points or without area",
          sum(len(r) < 3 or geometry.signed_area(r) == 0 for r in rings), 0)
    check("exterior rings that are not clockwise",
          sum(geometry.signed_area(p[0]) > 0 for parts in polygons.values() for p in parts), 0)

    with open(f"{content}/countries/outlines.geojson", encoding="utf-8") as file:
        markers = {f["properties"]["ISO_A2"] for f in json.load(file)["features"]}
    with open(f"{content}/countries/disputed.geojson", encoding="utf-8") as file:
        lines = {f["properties"]["id"] for f in json.load(file)["features"]}
    owner = {edge: id for id, parts in polygons.items() for p in parts for r in p
             for edge in geometry.edges(r)}
    touching = {(id, owner[b, a]) for (a, b), id in owner.items() if (b, a) in owner}
    for view, (moved, dashed, named) in read_views(f"{content}/countries/worldview.yml").items():
        check(f"{view}: unknown provinces", sorted(moved.keys() - properties.keys()), [])
        country = {id: moved.get(id, values["ISO_A2"]) for id, values in properties.items()}
        mapped = {code for code in country.values() if code} | markers
        check(f"{view}: countries without an outline or a marker", sorted(codes - mapped), [])
        check(f"{view}: outlines that match no country", sorted(mapped - codes), [])
        both = {(a, b) for one, other in touching
                for a in (str(one), country[one]) for b in (str(other), country[other])}
        check(f"{view}: lines that are not there", [id for id in named if id not in lines], [])
        check(f"{view}: dashed pairs that do not touch", [p for p in dashed if p not in both], [])
        russian = [[p for p in polygons[id]] for id in polygons if country[id] == "RU"]
        inside = 0
        for place in places:
            if place[8] == "UA":
                point = (float(place[5]), float(place[4]))
                inside += any(geometry.contains(p, point) for parts in russian for p in parts
                              if min(v[1] for v in p[0]) <= point[1] <= max(v[1] for v in p[0]))
        check(f"{view}: Ukrainian places inside Russia", inside, 9 if view == "un" else 529)
    return codes


def network(content, slug, codes, known):
    places = rows(f"{content}/networks/{slug}/places.csv")
    links = rows(f"{content}/networks/{slug}/links.csv")
    ids = {p["id"] for p in places}
    distinct = {
        (tuple(sorted((l["from"], l["to"]))) if l["directed"] == "false" else (l["from"], l["to"]),
         l["mode"]) for l in links
    }
    check(f"{slug}: places, links, distinct links", (len(places), len(links), len(distinct)),
          NETWORKS[slug])
    check(f"{slug}: ids that are not slugs or not unique", (len(places) - len(ids) + sum(
        not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", i) for i in ids)), 0)
    check(f"{slug}: links to unknown places or to themselves", sum(
        l["from"] not in ids or l["to"] not in ids or l["from"] == l["to"] for l in links), 0)
    wrong = [p["id"] for p in places if p["country"] not in codes or p["geonameid"] and (
        p["geonameid"] not in known or known[p["geonameid"]][8] != p["country"]
        or known[p["geonameid"]][4:6] != [p["latitude"], p["longitude"]])]
    check(f"{slug}: places that differ from GeoNames", wrong, [])
    return links


def lanes(content, codes, known):
    places = rows(f"{content}/networks/sea-lanes/places.csv")
    with open(f"{content}/networks/sea-lanes/links.geojson", encoding="utf-8") as file:
        features = json.load(file)["features"]
    check("sea-lanes: places, lines, labels", (
        len(places), len(features), len({f["properties"].get("label") for f in features} - {None})),
        SEA_LANES)
    check("sea-lanes: lines of one point or around the world", sum(
        len(line) < 2 or any(abs(x) > 180 or abs(y) > 90 for x, y in line)
        for line in (f["geometry"]["coordinates"] for f in features)), 0)
    check("sea-lanes: unknown countries", {p["country"] for p in places} - codes, set())
    check("sea-lanes: places of another country", [p["id"] for p in places if p["geonameid"] and (
        p["geonameid"] not in known or known[p["geonameid"]][8] != p["country"])], [])


def main(content):
    with gzip.open(f"{content}/places/cities500.txt.gz", "rt", encoding="utf-8", newline="\n") as file:
        places = [line.rstrip("\n").split("\t") for line in file]
    check("places, columns", (len(places), {len(p) for p in places}), (234908, {19}))
    check("alternate names", sum(len(p[3].split(",")) for p in places if p[3]), 1140799)
    check("sorted by geonameid", all(int(a[0]) < int(b[0]) for a, b in zip(places, places[1:])), True)
    check("capitals", sum(p[7] == "PPLC" for p in places), 242)
    codes = countries(content, places)
    check("places of unknown countries", sum(p[8] not in codes for p in places), 0)
    with open(f"{content}/places/admin1CodesASCII.txt", encoding="utf-8") as file:
        named = {line.split("\t")[0] for line in file}
    with_name = sum(f"{p[8]}.{p[10]}" in named for p in places)
    check("places whose first-order division has a name, per cent", with_name * 100 // len(places), 98)
    known = {p[0]: p for p in places}
    links = {slug: network(content, slug, codes, known) for slug in sorted(NETWORKS)}
    lanes(content, codes, known)
    check("e-roads: roads", len({l["label"] for l in links["e-roads"]}), 239)
    check("e-roads: legs by sea", sum(l["mode"] == "ferry" for l in links["e-roads"]), 46)
    modes = [l["mode"] for l in links["ukraine-board"]]
    check("ukraine-board: roads and trains", (modes.count("car"), modes.count("train")), (64, 42))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
