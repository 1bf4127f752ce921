"""Operations on polygons: WKB decoding, edges, splitting along a parallel, and point-in-polygon
tests.

A vertex is a tuple (longitude, latitude). A ring is a list of vertices in which the first is not
repeated at the end. A polygon is a list of rings, the exterior ring first. A province is a list of
polygons.
"""

import struct


def decode(blob):
    """Decodes a GeoPackage geometry blob with a WKB MultiPolygon."""
    if blob[:2] != b"GP":
        raise ValueError("not a GeoPackage geometry")
    at = 8 + (0, 32, 48, 48, 64)[blob[3] >> 1 & 7]

    def head(kind):
        nonlocal at
        order = "<" if blob[at] == 1 else ">"
        found, count = struct.unpack_from(order + "II", blob, at + 1)
        if found != kind:
            raise ValueError(f"WKB type {found} where {kind} was expected")
        at += 9
        return order, count

    polygons = []
    for _ in range(head(6)[1]):
        order, rings = head(3)
        polygon = []
        for _ in range(rings):
            (points,) = struct.unpack_from(order + "I", blob, at)
            numbers = struct.unpack_from(f"{order}{2 * points}d", blob, at + 4)
            at += 4 + 16 * points
            ring = list(zip(numbers[0::2], numbers[1::2]))
            if ring[0] != ring[-1]:
                raise ValueError("a ring is not closed")
            polygon.append(ring[:-1])
        polygons.append(polygon)
    return polygons


def edges(ring):
    """The directed edges of a ring, including the closing edge."""
    return zip(ring, ring[1:] + ring[:1])


def edge_uses(provinces):
    uses = {}
    for polygons in provinces.values():
        for polygon in polygons:
            for ring in polygon:
                for a, b in edges(ring):
                    key = (a, b) if a < b else (b, a)
                    uses[key] = uses.get(key, 0) + 1
    return uses


def signed_area(ring):
    """Twice the area in square degrees; negative if the ring is clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(ring))


def rounded(provinces):
    """Rounds every vertex to 4 decimal places. A vertex keeps more decimal places if it would
    otherwise coincide with another vertex, or if a ring would lose its area or change its
    orientation.

    The new position depends only on the old vertex, so neighbours continue to share their vertices.
    No ring, edge or area is lost. Returns the provinces, and the number of vertices for each number
    of decimal places.
    """
    decimals = {v: 4 for polygons in provinces.values() for p in polygons for r in p for v in r}
    while True:
        at = {}
        for vertex, digits in decimals.items():
            at.setdefault((round(vertex[0], digits), round(vertex[1], digits)), []).append(vertex)
        crowded = [v for vertices in at.values() if len(vertices) > 1 for v in vertices]
        for polygons in provinces.values():
            for polygon in polygons:
                for ring in polygon:
                    moved = [(round(x, decimals[x, y]), round(y, decimals[x, y])) for x, y in ring]
                    if signed_area(moved) * signed_area(ring) <= 0:
                        crowded.extend(ring)
        if not crowded:
            break
        for vertex in set(crowded):
            decimals[vertex] += 1
    count = {}
    for digits in decimals.values():
        count[digits] = count.get(digits, 0) + 1
    # Adding 0.0 changes -0.0, a possible result of rounding, to 0.0.
    place = {v: (round(v[0], d) + 0.0, round(v[1], d) + 0.0) for v, d in decimals.items()}
    result = {
        id: [[[place[v] for v in ring] for ring in polygon] for polygon in polygons]
        for id, polygons in provinces.items()
    }
    return result, count


def cut_at_parallel(provinces, cuts, latitude):
    """Splits provinces along a parallel, in place. `cuts` maps the id of each province to the id of
    its southern part. The northern part keeps the id of the province.

    The new vertices are also inserted into each neighbour that shares a split edge, so that every
    edge still belongs to one province or two.
    """
    new = {}
    for id in cuts:
        for polygon in provinces[id]:
            for ring in polygon:
                for a, b in edges(ring):
                    if a[1] == latitude:
                        raise ValueError(f"province {id} has a vertex on the parallel {latitude}")
                    if (a[1] > latitude) != (b[1] > latitude):
                        west, east = min(a, b), max(a, b)
                        part = (latitude - west[1]) / (east[1] - west[1])
                        vertex = (round(west[0] + part * (east[0] - west[0]), 4), latitude)
                        new[a, b] = new[b, a] = vertex
    for polygons in provinces.values():
        for polygon in polygons:
            for index, ring in enumerate(polygon):
                if any(edge in new for edge in edges(ring)):
                    polygon[index] = [
                        v for a, b in edges(ring) for v in ((a, new[a, b]) if (a, b) in new else (a,))
                    ]
    for id, south_id in cuts.items():
        north, south = [], []
        for exterior, *holes in provinces[id]:
            if any(v[1] == latitude for hole in holes for v in hole):
                raise ValueError(f"province {id}: the parallel crosses a hole")
            for side, is_north in ((north, True), (south, False)):
                for ring in _half(exterior, latitude, is_north):
                    side.append([ring, *(h for h in holes if contains([ring], h[0]))])
        provinces[id], provinces[south_id] = north, south


def _half(ring, latitude, is_north):
    """Cuts a simple ring along the parallel. Returns the rings on one side, with the orientation of
    the original ring."""
    here = [(v[1] > latitude) == is_north and v[1] != latitude for v in ring]
    if not any(v[1] == latitude for v in ring):
        return [ring] if here[0] else []
    # Chains of vertices on this side of the parallel, each from one crossing to the next.
    start = next(i for i, v in enumerate(ring) if v[1] == latitude)
    turned = ring[start:] + ring[:start] + [ring[start]]
    crossings = sorted(v for v in ring if v[1] == latitude)
    partner = {}
    for west, east in zip(crossings[0::2], crossings[1::2]):
        partner[west], partner[east] = east, west
    chains, chain = {}, []
    for vertex in turned:
        chain.append(vertex)
        if vertex[1] == latitude and len(chain) > 1:
            if (chain[1][1] > latitude) == is_north:
                chains[chain[0]] = chain
            chain = [vertex]
    rings = []
    while chains:
        joined = []
        first = at = min(chains)
        while True:
            chain = chains.pop(at)
            joined.extend(chain)
            at = partner[chain[-1]]
            if at == first:
                break
        rings.append(joined)
    return rings


def contains(polygon, point):
    """Returns True if a point is inside a polygon and outside its holes (even-odd rule)."""
    x, y = point
    inside = False
    for ring in polygon:
        for (ax, ay), (bx, by) in edges(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside
