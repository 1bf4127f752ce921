#!/usr/bin/env python3
"""Regenerates data files from the packages that Content/SOURCES.md names.

It writes files in Content/places, Content/countries and Content/networks/sea-lanes, and
Templates/words/*/names.tsv.

    python3 Content/refresh/refresh.py [--cache .cache]

The same packages give the same bytes. See README.md in this folder.
"""

import argparse
import os
import sys

import admin1
import countries
import disputes
import geometry
import isocodes
import lanes
import places
import provinces
import sources
import verify


def write(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)
    print(f"{path}: {len(data):,} bytes", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cache", default=".cache", help="where the packages are kept")
    cache = os.path.abspath(parser.parse_args().cache)
    content = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    words = os.path.join(os.path.dirname(content), "Templates", "words")
    os.makedirs(cache, exist_ok=True)

    cities, records = sources.geonames(cache)
    today = {code: c for code, c in records.items() if code not in countries.DISSOLVED}
    facts = countries.facts(records, cache)
    write(f"{content}/countries/facts.tsv", facts)
    for language in isocodes.LANGUAGES:
        write(f"{words}/{language}/names.tsv", isocodes.table(language, facts))
    capitals = places.capitals(cities, today)
    table = places.table(cities, set(capitals.values()))
    write(f"{content}/places/cities500.txt.gz", places.compressed(table))

    world = sources.world_map(cache)
    write(f"{content}/countries/disputed.geojson", disputes.geojson(disputes.read(world)))
    properties, polygons = provinces.read(world)
    polygons, decimals = geometry.rounded(polygons)
    for digits, count in sorted(decimals.items()):
        print(f"  {count:,} vertices at {digits} decimals")
    provinces.split(properties, polygons)
    write(f"{content}/countries/provinces.geojson", provinces.geojson(properties, polygons))

    names = admin1.names(cities, properties, polygons)
    write(f"{content}/places/admin1CodesASCII.txt", admin1.table(names))

    lines, ports = sources.searoute(cache)
    stops, links = lanes.files(lines, ports, f"{content}/places/cities500.txt.gz")
    write(f"{content}/networks/sea-lanes/places.csv", stops)
    write(f"{content}/networks/sea-lanes/links.geojson", links)

    sys.exit(verify.main(content))


if __name__ == "__main__":
    main()
