"""Random geometric networks in the DIMACS shortest-path format (.gr and .co).

Points are uniform on a square of ten degrees by ten, numbered in random order. Costs are great-circle lengths in
whole metres, at least one. There are two kinds:

- `nearest`: every point is joined to its three nearest; that is about 1.86 links for each point.
- `gabriel`: the Gabriel graph, in which two points are joined if no other lies in the circle over
  them (Gabriel and Sokal, 1969), without its longest links: 1.9 for each point. It is a mesh in which all
  roads are equally good, the worst case for a hierarchy.

Both contain the minimum spanning tree, so that they are connected.
"""

import numpy
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import minimum_spanning_tree
from scipy.spatial import Delaunay, cKDTree

RADIUS = 6_371_008.8


def metres(latitude, longitude, a, b):
    """Great-circle lengths between points a and b, by the haversine formula."""
    phi, lam = numpy.radians(latitude), numpy.radians(longitude)
    half = numpy.sin((phi[b] - phi[a]) / 2) ** 2
    half += numpy.cos(phi[a]) * numpy.cos(phi[b]) * numpy.sin((lam[b] - lam[a]) / 2) ** 2
    return 2 * RADIUS * numpy.arcsin(numpy.sqrt(half))


def make(count, kind, seed=1):
    """Microdegrees of the points (latitude, longitude), and links as arrays from, to, cost."""
    random = numpy.random.default_rng(seed)
    micro = random.integers(0, 10_000_000, size=(count, 2)) + [45_000_000, 20_000_000]
    latitude, longitude = micro[:, 0] / 1e6, micro[:, 1] / 1e6
    # Whole numbers around zero: in degrees, Qhull would merge points that are close together.
    points = (micro - [50_000_000, 25_000_000]).astype(float)
    triangles = Delaunay(points).simplices
    pairs = unique([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    length = metres(latitude, longitude, pairs[:, 0], pairs[:, 1])
    weights = coo_matrix((numpy.maximum(length, 1e-3), (pairs[:, 0], pairs[:, 1])), shape=(count, count))
    tree = minimum_spanning_tree(weights).tocoo()
    tree = numpy.column_stack([tree.row, tree.col])
    index = cKDTree(points)
    if kind == "nearest":
        _, near = index.query(points, k=4)
        chosen = numpy.column_stack([numpy.repeat(numpy.arange(count), 3), near[:, 1:].ravel()])
    else:
        # A pair belongs to the graph if no point is nearer to its middle than its ends are.
        middle = points[pairs].mean(axis=1)
        nearest, _ = index.query(middle)
        half = numpy.linalg.norm(points[pairs[:, 0]] - middle, axis=1)
        isKept = nearest >= half * (1 - 1e-12)
        order = numpy.argsort(length[isKept], kind="stable")[: int(1.9 * count)]
        chosen = pairs[isKept][order]
    links = unique([chosen, tree])
    cost = metres(latitude, longitude, links[:, 0], links[:, 1])
    return micro, links[:, 0], links[:, 1], numpy.maximum(1, numpy.rint(cost)).astype(numpy.int64)


def unique(pairs):
    """Pairs of points, each once, the smaller number first, in order."""
    return numpy.unique(numpy.sort(numpy.concatenate(pairs), axis=1), axis=0)


def along_curve(micro):
    """The new number of each point, along Hilbert's curve through the square around all points."""
    x, y = ((micro - micro.min(axis=0)) * 65_535 // numpy.ptp(micro, axis=0).max()).T[::-1]
    distance = numpy.zeros(len(micro), dtype=numpy.int64)
    for step in range(15, -1, -1):
        right, top = x >> step & 1, y >> step & 1
        distance = distance << 2 | (3 * right ^ top)
        flip = (top == 0) & (right == 1)
        x, y = numpy.where(flip, ~x & 65_535, x), numpy.where(flip, ~y & 65_535, y)
        x, y = numpy.where(top == 0, y, x), numpy.where(top == 0, x, y)
    numbers = numpy.empty(len(micro), dtype=numpy.int64)
    numbers[numpy.argsort(distance, kind="stable")] = numpy.arange(len(micro))
    return numbers


def write(path, count, kind, seed=1):
    """Writes a network twice: Writes PATH.gr and PATH.co with the points in random order, and PATH-curve.gr and
    PATH-curve.co with the same points numbered along the curve. Every link is two arcs. Returns the number of
    links, and the number of each point along the curve."""
    micro, a, b, cost = make(count, kind, seed)
    numbers = along_curve(micro)
    write_numbered(path, micro, a, b, cost)
    curve = path.with_name(path.name + "-curve")
    order = numpy.lexsort((numbers[b], numbers[a]))
    write_numbered(curve, micro[numpy.argsort(numbers)], numbers[a][order], numbers[b][order], cost[order])
    return len(cost), numbers


def write_numbered(path, micro, a, b, cost):
    count = len(micro)
    lines = [f"p sp {count} {2 * len(cost)}"]
    lines += [
        f"a {u} {v} {c}\na {v} {u} {c}"
        for u, v, c in zip((a + 1).tolist(), (b + 1).tolist(), cost.tolist())
    ]
    path.with_suffix(".gr").write_text("\n".join(lines) + "\n")
    lines = [f"p aux sp co {count}"]
    lines += [f"v {i} {x} {y}" for i, (y, x) in enumerate(micro.tolist(), 1)]
    path.with_suffix(".co").write_text("\n".join(lines) + "\n")
