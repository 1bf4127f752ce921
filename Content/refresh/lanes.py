"""The network of sea lanes: the lines and terminals of searoute as Content/networks/sea-lanes has them.

The source's lines meet at any of their points. They are cut wherever three or more meet, where a named
passage begins, and where a terminal is nearest; what lies between two cuts is one line. Kept are the
lines of the shortest routes between all terminals, with all passages open and with each of them, or a
pair of great canals and straits, closed: others are on no route.
"""

import csv
import difflib
import gzip
import heapq
import io
import json
import math
import unicodedata

RADIUS = 6371.0088
# The distance in km from a terminal to the nearest lane, which may be far from the lane's next point:
# inland terminals lie beyond.
REACH = 100
# The distance in km within which a place of the same name is the terminal's city.
NEAR = 60
# The same for a name that is only much like it, and how much.
VERY_NEAR, LIKENESS = 20, 0.8

# The countries of ports whose codes are of states that are no more, or of another state.
COUNTRIES = {"ANEUX": "BQ", "ANKRA": "BQ", "ANPHI": "SX", "ANWIL": "CW", "CSBAR": "ME", "ASPGO": "PA"}

PASSAGES = {
    "babalmandab": "Bab al-Mandab", "bering": "Bering", "bosporus": "Bosporus",
    "chili": "Cape Horn", "dardanelles": "Dardanelles", "gibraltar": "Gibraltar",
    "malacca": "Malacca", "northwest": "Northwest Passage", "ormuz": "Ormuz", "panama": "Panama",
    "south_africa": "Cape of Good Hope", "suez": "Suez", "sunda": "Sunda",
}
# Passages that no other way leads round.
ONLY = {"bosporus", "dardanelles", "ormuz", "northwest"}
PAIRS = [("suez", "panama"), ("suez", "malacca"), ("malacca", "sunda"), ("suez", "south_africa"),
         ("panama", "chili"), ("suez", "gibraltar"), ("babalmandab", "panama")]


def distance(a, b):
    """The great circle in km between two points of longitude and latitude."""
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
    """The distance in km from a point to the great circle from a to b; infinite if it is beyond its ends."""
    p, a, b = vector(point), vector(a), vector(b)
    normal = cross(a, b)
    if dot(cross(normal, a), p) < 0 or dot(cross(b, normal), p) < 0:
        return math.inf
    return RADIUS * math.asin(min(1, abs(dot(normal, p)) / math.sqrt(dot(normal, normal))))


def normal(point):
    longitude = (point[0] + 180) % 360 - 180
    return (180.0 if longitude == -180 else round(longitude, 6), round(point[1], 6))


def graph(features):
    """For each point its neighbours, with the passage between them."""
    around = {}
    for feature in features:
        shape, passage = feature["geometry"], feature["properties"].get("passage")
        lines = shape["coordinates"]
        for line in lines if shape["type"] == "MultiLineString" else [lines]:
            points = [normal(point) for point in line]
            for a, b in zip(points, points[1:]):
                if a != b:
                    passage = passage or around.get(a, {}).get(b)
                    around.setdefault(a, {})[b] = passage
                    around.setdefault(b, {})[a] = passage
    return around


def courses(around, ends):
    """The lines between points that are ends, or at which other than two lines of one passage meet."""
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


def routes(lines, terminals, sources, closed):
    """The numbers of the lines on the shortest routes from each source to all others."""
    numbers = {}
    arcs = []
    for number, (line, passage) in enumerate(lines):
        ends = [numbers.setdefault(point, len(numbers)) for point in (line[0], line[-1])]
        arcs += [[] for _ in range(len(numbers) - len(arcs))]
        if passage not in closed:
            length = sum(distance(a, b) for a, b in zip(line, line[1:]))
            arcs[ends[0]].append((ends[1], length, number))
            arcs[ends[1]].append((ends[0], length, number))
    places = [numbers[point] for point in terminals]
    found = {}
    for point in sources:
        source, used = numbers[point], set()
        costs, before = [math.inf] * len(arcs), [None] * len(arcs)
        costs[source] = 0
        queue = [(0, source)]
        while queue:
            cost, place = heapq.heappop(queue)
            if cost > costs[place]:
                continue
            for other, length, number in arcs[place]:
                if cost + length < costs[other]:
                    costs[other] = cost + length
                    before[other] = (place, number)
                    heapq.heappush(queue, (cost + length, other))
        walked = {source}
        for place in places:
            while place not in walked and before[place]:
                walked.add(place)
                place, number = before[place]
                used.add(number)
        found[point] = used
    return found


def reduced(around, terminals):
    """The lines that are on a shortest route, joined anew."""
    lines = courses(around, terminals)
    sources = sorted(terminals)
    usual = routes(lines, sources, sources, {"northwest"})
    used = set().union(*usual.values(), *routes(lines, sources, sources, set()).values())
    for closed in [(name,) for name in PASSAGES if name not in ONLY] + PAIRS:
        # The routes of the other sources stay as they are.
        changed = [s for s in sources if any(lines[number][1] in closed for number in usual[s])]
        used.update(*routes(lines, sources, changed, {"northwest", *closed}).values())
    kept = {}
    for number in used:
        line, passage = lines[number]
        for a, b in zip(line, line[1:]):
            kept.setdefault(a, {})[b] = passage
            kept.setdefault(b, {})[a] = passage
    return courses(kept, terminals)


def fold(name):
    parts = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(p if p.isalnum() else " " for p in parts if not unicodedata.combining(p))
    return " ".join(letters.replace("ł", "l").replace("ø", "o").replace("ı", "i").split())


def slug(name):
    return "-".join("".join(c if c.isascii() else " " for c in fold(name)).split())


class Cities:
    """Places of GeoNames by country and folded name."""

    def __init__(self, path):
        self.rows = {}
        self.countries = {}
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                place = (int(row[0]), row[1], (float(row[5]), float(row[4])), int(row[14] or 0))
                self.countries.setdefault(row[8], []).append(place)
                for name in {fold(n) for n in [row[1], *row[3].split(",")] if n}:
                    self.rows.setdefault((row[8], name), []).append(place)

    def find(self, country, name, point):
        """The most populous place of a name that is near, or one of a name that is much like it."""
        found = [p for p in self.rows.get((country, fold(name)), []) if distance(p[2], point) <= NEAR]
        if not found:
            def likeness(place):
                return difflib.SequenceMatcher(None, fold(place[1]), fold(name)).ratio()
            close = [p for p in self.countries.get(country, []) if distance(p[2], point) <= VERY_NEAR]
            found = [p for p in close if likeness(p) >= LIKENESS]
        return max(found, key=lambda p: (p[3], -p[0]), default=None)


def terminals(features, cities, around):
    """Each container terminal near a lane, with the point of the lanes that is nearest to it."""
    points = sorted(around)
    found = {}
    for feature in features:
        port = feature["properties"]
        if not port.get("t"):
            continue
        code, at = port["port"], normal(feature["geometry"]["coordinates"])
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
            # A port may be listed by its former code, too; two terminals of one city are two places.
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
    """The bytes of places.csv and links.geojson."""
    with open(lines_path, encoding="utf-8") as file:
        around = graph(json.load(file)["features"])
    with open(ports_path, encoding="utf-8") as file:
        rows = terminals(json.load(file)["features"], Cities(cities_path), around)
    lines = reduced(around, {row["node"] for row in rows})
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(["id", "name", "latitude", "longitude", "geonameid", "country", "UN/LOCODE",
                     "countries_served"])
    for row in rows:
        longitude, latitude = row["at"]
        writer.writerow([row["id"], row["name"], round(latitude, 5), round(longitude, 5),
                         row["geonameid"], row["country"], row["code"], row["serves"]])
    features = []
    for line, passage in lines:
        properties = {"label": PASSAGES[passage]} if passage in PASSAGES else {}
        rounded = [[round(v, 5) for v in point] for point in line]
        # Two points of the source may be a few centimetres apart.
        points = [b for a, b in zip([None, *rounded], rounded) if a != b]
        if len(points) < 2:
            continue
        features.append(json.dumps(
            {"type": "Feature", "properties": properties,
             "geometry": {"type": "LineString", "coordinates": points}},
            separators=(",", ":")))
    text = '{"type":"FeatureCollection","features":[\n' + ",\n".join(features) + "\n]}\n"
    return table.getvalue().encode(), text.encode()
