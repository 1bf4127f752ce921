"""Generates the network Content/networks/sea-lanes from the lines and terminals of the searoute
package.

Lines of the source can meet at any of their points. They are split at points with three or more
neighbours, at the ends of named passages, and at the point nearest to each terminal. The part
between two of these points is one link. Dead ends are left out, because no route uses them.
"""

import csv
import difflib
import gzip
import io
import json
import math
import unicodedata

RADIUS = 6371.0088
# The maximum distance between a terminal and the nearest line, in km. The nearest vertex of a line
# may be farther away.
REACH = 100
# The maximum distance between a terminal and its city, in km, if both have the same name.
NEAR = 60
# The maximum distance between a terminal and a city with a similar name, in km, and the minimum
# similarity of their names, from 0 to 1.
VERY_NEAR, LIKENESS = 20, 0.8

# The countries of ports whose codes begin with the code of a former or different country.
COUNTRIES = {"ANEUX": "BQ", "ANKRA": "BQ", "ANPHI": "SX", "ANWIL": "CW", "CSBAR": "ME", "ASPGO": "PA"}

# Terminals whose position in the source is far outside their country or on the wrong river.
MISPLACED = {"CRSJO", "USPIT"}

# The GeoNames ids of the cities of ports, for terminals whose position in the source is far from
# their port. For example, the source puts Portland, Maine, in Oregon.
AT_CITY = {"CNMMI": 1801180, "JPHIC": 6822096, "MYLBU": 1733782, "PAMIT": 3712076, "USPWM": 4975802}

PASSAGES = {
    "babalmandab": "Bab al-Mandab", "bering": "Bering", "bosporus": "Bosporus",
    "chili": "Cape Horn", "dardanelles": "Dardanelles", "gibraltar": "Gibraltar",
    "malacca": "Malacca", "northwest": "Northwest Passage", "ormuz": "Ormuz", "panama": "Panama",
    "south_africa": "Cape of Good Hope", "suez": "Suez", "sunda": "Sunda",
}


def distance(a, b):
    """The great-circle distance in km between two points of longitude and latitude."""
    (x, y), (u, v) = (map(math.radians, point) for point in (a, b))
    h = math.sin((v - y) / 2) ** 2 + math.cos(y) * math.cos(v) * math.sin((u - x) / 2) ** 2
    return 2 * RADIUS * math.asin(min(1, math.sqrt(h)))


def vector(point):
    x, y = map(math.radians, point)
    return (math.cos(y) * math.cos(x), math.cos(y) * math.sin(x), math.sin(y))


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def beside(point, a, b):
    """The distance in km between a point and the great-circle arc from a to b; infinite if the
    point is beyond either end."""
    p, a, b = vector(point), vector(a), vector(b)
    normal = cross(a, b)
    if dot(cross(normal, a), p) < 0 or dot(cross(b, normal), p) < 0:
        return math.inf
    return RADIUS * math.asin(min(1, abs(dot(normal, p)) / math.sqrt(dot(normal, normal))))


def normal(point):
    longitude = (point[0] + 180) % 360 - 180
    return (180.0 if longitude == -180 else round(longitude, 6), round(point[1], 6))


def graph(features):
    """Maps each point to its neighbours, and each neighbour to the passage on the way there; None
    if there is no passage."""
    around = {}
    for feature in features:
        shape, passage = feature["geometry"], feature["properties"].get("passage")
        lines = shape["coordinates"]
        for line in lines if shape["type"] == "MultiLineString" else [lines]:
            points = [normal(point) for point in line]
            for a, b in zip(points, points[1:]):
                if a != b:
                    known = passage or around.get(a, {}).get(b)
                    around.setdefault(a, {})[b] = known
                    around.setdefault(b, {})[a] = known
    return around


def courses(around, ends):
    """The lines between end points. A point is an end point if it is in `ends`, if it has one
    neighbour or more than two, or if two passages meet there."""
    def is_end(point):
        return point in ends or len(around[point]) != 2 or len(set(around[point].values())) > 1
    found = []
    for start in filter(is_end, sorted(around)):
        for second in sorted(around[start]):
            line = [start, second]
            while not is_end(line[-1]):
                line.append(next(p for p in sorted(around[line[-1]]) if p != line[-2]))
            if line <= line[::-1]:
                found.append((line, around[start][second]))
    return found


def without_dead_ends(around, terminals):
    """Removes lines that lead neither to a terminal nor to another line."""
    ends = [point for point in around if len(around[point]) == 1 and point not in terminals]
    while ends:
        point = ends.pop()
        if around[point]:
            (other,) = around[point]
            del around[other][point]
            if len(around[other]) == 1 and other not in terminals:
                ends.append(other)
        del around[point]
    return around


def fold(name):
    parts = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(p if p.isalnum() else " " for p in parts if not unicodedata.combining(p))
    return " ".join(letters.replace("ł", "l").replace("ø", "o").replace("ı", "i").split())


def slug(name):
    return "-".join("".join(c if c.isascii() else " " for c in fold(name)).split())


class Cities:
    def __init__(self, path):
        self.rows = {}
        self.countries = {}
        self.positions = {}
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                place = (int(row[0]), row[1], (float(row[5]), float(row[4])), int(row[14] or 0))
                self.countries.setdefault(row[8], []).append(place)
                self.positions[place[0]] = place[2]
                for name in {fold(n) for n in [row[1], *row[3].split(",")] if n}:
                    self.rows.setdefault((row[8], name), []).append(place)

    def find(self, country, name, point):
        """The most populous nearby place that has this name, regardless of case and accents. If
        there is none, the most populous nearby place with a similar name."""
        found = [p for p in self.rows.get((country, fold(name)), []) if distance(p[2], point) <= NEAR]
        if not found:
            def likeness(place):
                return difflib.SequenceMatcher(None, fold(place[1]), fold(name)).ratio()
            close = [p for p in self.countries.get(country, []) if distance(p[2], point) <= VERY_NEAR]
            found = [p for p in close if likeness(p) >= LIKENESS]
        return max(found, key=lambda p: (p[3], -p[0]), default=None)


def terminals(features, cities, around):
    """The container terminals near a lane. Each row includes the nearest point of the lanes.
    """
    points = sorted(around)
    found = {}
    for feature in features:
        port = feature["properties"]
        if not port.get("t") or port["port"] in MISPLACED:
            continue
        code = port["port"]
        at = cities.positions[AT_CITY[code]] if code in AT_CITY else normal(feature["geometry"]["coordinates"])
        serves = len(port.get("to_cty") or [])
        if code in found:
            found[code]["serves"] = max(found[code]["serves"], serves)
            continue
        nearest = min(points, key=lambda point: (distance(at, point), point))
        if distance(at, nearest) > REACH and all(
                beside(at, a, b) > REACH for a in points for b in around[a] if a < b):
            continue
        name = port["name"].strip()
        country = COUNTRIES.get(code, code[:2])
        city = cities.find(country, name, at)
        found[code] = {
            "code": code, "country": country, "name": city[1] if city else name, "geonameid": city[0] if city else "",
            "at": at, "node": nearest, "serves": serves,
        }
    taken, ids = set(), set()
    rows = sorted(found.values(), key=lambda row: (-row["serves"], row["code"]))
    for row in rows[:]:
        if row["geonameid"] in taken:
            # A port with a former code is left out if its city already has a terminal. Other
            # terminals in the same city are separate places.
            if row["code"] in COUNTRIES:
                rows.remove(row)
                continue
            row["geonameid"] = ""
        elif row["geonameid"]:
            taken.add(row["geonameid"])
        row["id"] = slug(row["name"])
        if not row["id"] or row["id"] in ids:
            row["id"] = f"{row['id']}-{row['code'].lower()}".strip("-")
        ids.add(row["id"])
    return rows


def files(lines_path, ports_path, cities_path):
    """The contents of places.csv and links.geojson, as bytes."""
    with open(lines_path, encoding="utf-8") as file:
        around = graph(json.load(file)["features"])
    with open(ports_path, encoding="utf-8") as file:
        rows = terminals(json.load(file)["features"], Cities(cities_path), around)
    ends = {row["node"] for row in rows}
    lines = courses(without_dead_ends(around, ends), ends)
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(["id", "name", "latitude", "longitude", "geonameid", "country", "UN/LOCODE",
                     "countries_served"])
    for row in rows:
        longitude, latitude = row["at"]
        writer.writerow([row["id"], row["name"], round(latitude, 5), round(longitude, 5),
                         row["geonameid"], row["country"], row["code"], row["serves"] or ""])
    features, written = [], set()
    for line, passage in lines:
        properties = {"label": PASSAGES[passage]} if passage in PASSAGES else {}
        rounded = [[round(v, 5) for v in point] for point in line]
        # Points that are centimetres apart may be equal after rounding, and so may whole lines.
        points = [b for a, b in zip([None, *rounded], rounded) if a != b]
        if points[0] == points[-1] or str(points) in written:
            continue
        written.add(str(points))
        features.append(json.dumps(
            {"type": "Feature", "properties": properties,
             "geometry": {"type": "LineString", "coordinates": points}},
            separators=(",", ":")))
    text = '{"type":"FeatureCollection","features":[\n' + ",\n".join(features) + "\n]}\n"
    return table.getvalue().encode(), text.encode()
