"""Random geometric networks in the DIMACS shortest-path format (.gr and .co).

The points are distributed uniformly over a square of ten by ten degrees and numbered in random
order. The cost of a link is its great-circle length in whole metres, at least one. There are two
kinds of networks:

- `nearest`: every point is linked to its three nearest points, which gives about 1.86 links per
  point.
- `gabriel`: the Gabriel graph (Gabriel and Sokal, 1969) without its longest links, which gives
  about 1.9 links per point. In this graph, two points are linked if no other point is in the circle
  whose diameter joins them. The result is a mesh of equally good roads, the worst case for a
  hierarchy.

Both kinds contain the minimum spanning tree, so they are connected.
"""

import numpy
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import minimum_spanning_tree
from scipy.spatial import Delaunay, cKDTree

RADIUS = 6_371_008.8


def metres(latitude, longitude, a, b):
    """The great-circle lengths in metres between the points with the indices `a` and `b`, by the
    haversine formula."""
    phi, lam = numpy.radians(latitude), numpy.radians(longitude)
    half = numpy.sin((phi[b] - phi[a]) / 2) ** 2
    half += numpy.cos(phi[a]) * numpy.cos(phi[b]) * numpy.sin((lam[b] - lam[a]) / 2) ** 2
    return 2 * RADIUS * numpy.arcsin(numpy.sqrt(half))


def make(count, kind, seed=1):
    """Generates a network. Returns the points in microdegrees (latitude, longitude), and the links
    as the arrays from, to and cost."""
    random = numpy.random.default_rng(seed)
    micro = random.integers(0, 10_000_000, size=(count, 2)) + [45_000_000, 20_000_000]
    latitude, longitude = micro[:, 0] / 1e6, micro[:, 1] / 1e6
    # The coordinates are integers around zero, because with degrees Qhull would merge points that
    # are close together.
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
        # A pair belongs to the graph if no other point is nearer to its midpoint than both ends
        # are.
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
    """The distinct pairs of points, sorted, each with the smaller index first."""
    return numpy.unique(numpy.sort(numpy.concatenate(pairs), axis=1), axis=0)


def along_curve(micro):
    """For each point, its number in the order of a Hilbert curve through the square around all
    points."""
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
    """Writes a network twice: PATH.gr and PATH.co with the points in random order, and
    PATH-curve.gr and PATH-curve.co with the points numbered along a Hilbert curve. Every link
    becomes two arcs. Returns the number of links, and the number of each point along the curve."""
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
