"""Converts the disputed lines in Natural Earth's world_map.gpkg to GeoJSON, with one feature per
line."""

import json
import sqlite3
import struct

# The offset that is added to Natural Earth's ids, so that they differ from the ids of provinces.
FIRST = 200000

# Lines that are left out, because they are no longer disputed or are hardly longer than a point.
OBSOLETE = {
    2, 3, 29, 37, 38, 40, 41, 42, 43, 46,  # Karabakh and around it, before 2023
    45,  # the line of contact in the Donbas, 2015 to 2022
    6,  # Bolivia's claim, given up by the treaty of 1904
    4, 27,  # shorter than 100 m
}
# Lines along borders of provinces. They are left out, because a worldview draws the borders
# themselves dashed.
BORDERS = {7, 8, 16, 23, 24, 26, 28, 33, 36}


def read(path):
    """The lines by id: their kind, the territory that they cross, and their vertices."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    lines = {}
    query = "SELECT fid, geom, name, adm0_left FROM disputed_borders ORDER BY fid"
    for id, blob, name, holder in database.execute(query):
        if id not in OBSOLETE | BORDERS:
            lines[FIRST + id] = (name, holder, joined(decode(blob)))
    database.close()
    return lines


def decode(blob):
    """Decodes a GeoPackage geometry blob with a WKB MultiLineString."""
    at = 8 + (0, 32, 48, 48, 64)[blob[3] >> 1 & 7]
    parts = []

    def head(kind):
        nonlocal at
        order = "<" if blob[at] == 1 else ">"
        found, count = struct.unpack_from(order + "II", blob, at + 1)
        if found != kind:
            raise ValueError(f"WKB type {found} where {kind} was expected")
        at += 9
        return order, count

    for _ in range(head(5)[1]):
        order, points = head(2)
        numbers = struct.unpack_from(f"{order}{2 * points}d", blob, at)
        at += 16 * points
        parts.append([(round(x, 4), round(y, 4)) for x, y in zip(numbers[0::2], numbers[1::2])])
    return parts


def joined(parts):
    """Joins parts that meet end to end into one line. Their order and directions do not matter."""
    line, *parts = parts
    while parts:
        for part in parts:
            ends = [part, part[::-1]]
            after = next((p for p in ends if p[0] == line[-1]), None)
            before = next((p for p in ends if p[-1] == line[0]), None)
            if after or before:
                line = line + after[1:] if after else before[:-1] + line
                parts.remove(part)
                break
        else:
            raise ValueError(f"a line in pieces, at {line[-1]}")
    return [v for at, v in enumerate(line) if at == 0 or v != line[at - 1]]


def geojson(lines):
    """The GeoJSON collection as bytes, sorted by id, with one feature per line."""
    features = [
        json.dumps({"type": "Feature",
                    "properties": {"id": id, "name": name, "holder": holder},
                    "geometry": {"type": "LineString", "coordinates": line}},
                   ensure_ascii=False, separators=(",", ":"))
        for id, (name, holder, line) in sorted(lines.items())
    ]
    return ('{"type":"FeatureCollection","features":[\n' + ",\n".join(features) + "\n]}\n").encode()
