"""Finds names for first-order divisions, for which the list of places has only GeoNames codes.

For each code, it uses the first of these methods that gives a name:

1. regions.tsv names a region and its seat; the region's code is the code of its seat.
2. A code belongs to a province if at least 70 % of the province's places have the code, and at
   least 70 % of the places with the code are in the province.
3. A code belongs to the province with the same FIPS code, if at least nine tenths of the FIPS codes
   in the country equal the GeoNames codes. If places have the code, at least half of them must be
   in this province.

A code that no method resolves has no name, because a missing name is better than a wrong one.
"""

import os
import unicodedata

import geometry
import provinces
from places import folded

SHARE = 0.7  # the share of a code's places that its province must contain, and vice versa


def ascii_name(name):
    special = str.maketrans({
        "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ß": "ss", "æ": "ae", "Æ": "AE",
        "œ": "oe", "Œ": "OE", "ı": "i", "þ": "th", "Þ": "Th", "ð": "d", "Ð": "D", "ə": "a", "Ə": "A",
        "ħ": "h", "Ħ": "H", "–": "-", "’": "'", "‘": "'", "ʻ": "'", "′": "'",
    })
    plain = unicodedata.normalize("NFKD", name.translate(special))
    return "".join(c for c in plain if c.isascii())


def located(cities, properties, polygons):
    """Maps each place to the province that contains it, using a grid of one degree. Places at sea
    or outside all provinces have no entry."""
    grid = {}
    for id in sorted(polygons):
        for polygon in polygons[id]:
            xs, ys = zip(*polygon[0])
            entry = (id, polygon, min(xs), min(ys), max(xs), max(ys))
            for column in range(int(min(xs) // 1), int(max(xs) // 1) + 1):
                for row in range(int(min(ys) // 1), int(max(ys) // 1) + 1):
                    grid.setdefault((column, row), []).append(entry)
    found = {}
    for key, city in cities.items():
        point = (city["longitude"], city["latitude"])
        for id, polygon, west, south, east, north in grid.get((int(point[0] // 1), int(point[1] // 1)), []):
            if west <= point[0] <= east and south <= point[1] <= north:
                if geometry.contains(polygon, point):
                    found[key] = id
                    break
    return found


def seats(cities):
    """The names in regions.tsv by (country, code). The code of a region is that of its seat, the
    largest place with the seat's name."""
    by_name = {}
    for city in cities.values():
        for name in {folded(n) for n in (city["name"], *city["alternatenames"])}:
            by_name.setdefault((city["countrycode"], name), []).append(city)
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "regions.tsv")
    names = {}
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines()[1:]:
            country, region, seat = line.split("\t")
            matches = by_name.get((country, folded(seat)), [])
            if not matches:
                raise ValueError(f"regions.tsv: {country} has no place {seat}")
            city = max(matches, key=lambda c: (c["population"], -c["geonameid"]))
            key = (country, city["admin1code"])
            if key in names:
                raise ValueError(f"regions.tsv: {region} and {names[key]} both have {'.'.join(key)}")
            names[key] = provinces.with_noun(country, region)
    return names


def names(cities, properties, polygons):
    """The names of the divisions by (country, code)."""
    province_of = located(cities, properties, polygons)
    in_code, in_province, both = {}, {}, {}
    for key, city in cities.items():
        code = (city["countrycode"], city["admin1code"])
        in_code[code] = in_code.get(code, 0) + (key in province_of)
        if key in province_of:
            id = province_of[key]
            in_province[id] = in_province.get(id, 0) + 1
            both[code, id] = both.get((code, id), 0) + 1

    best = {}
    for (code, id), count in sorted(both.items(), key=lambda item: (item[0][0], -item[1], item[0][1])):
        best.setdefault(code, (id, count))

    # FIPS codes are used for a country if at least nine tenths of them equal the GeoNames codes of
    # the provinces. A province counts only if it contains at least 70 % of the places with a
    # GeoNames code.
    agree, differ = {}, {}
    for code, (id, count) in best.items():
        if "fips" in properties[id] and count >= SHARE * in_code[code]:
            same = properties[id]["fips"][2:] == code[1]
            (agree if same else differ)[code[0]] = (agree if same else differ).get(code[0], 0) + 1
    by_fips = {}
    for id, values in properties.items():
        if "fips" in values:
            by_fips.setdefault((values["ISO_A2"], values["fips"][2:]), []).append(id)

    found = {}
    for code in sorted(in_code):
        if not code[1] or code[1] == "00":
            continue
        keeps_fips = agree.get(code[0], 0) >= 9 * differ.get(code[0], 0) and agree.get(code[0], 0) > 0
        if code in best:
            id, count = best[code]
            if count >= SHARE * in_code[code] and count >= SHARE * in_province[id]:
                found[code] = properties[id]["name"]
                continue
            fips = by_fips.get(code, [])
            if keeps_fips and fips == [id] and count >= 0.5 * in_code[code]:
                found[code] = properties[id]["name"]
        elif keeps_fips and len(by_fips.get(code, [])) == 1:
            found[code] = properties[by_fips[code][0]]["name"]
    found.update(seats(cities))
    return found


def table(names):
    """The rows in the format of GeoNames' admin1CodesASCII.txt. The geonameid is unknown, so it is
    0."""
    rows = [
        f"{country}.{code}\t{name}\t{ascii_name(name)}\t0"
        for (country, code), name in sorted(names.items())
    ]
    return ("\n".join(rows) + "\n").encode()
