"""Random geometric networks in the DIMACS shortest-path format (.gr and .co).

Points are uniform on a square of ten degrees by ten. Of their Gabriel graph, in which two points
are joined if no other lies in the circle over them (Gabriel and Sokal, 1969), the shortest links
are kept, and those of the minimum spanning tree, so that all is connected: 1.9 links for each
point. Costs are great-circle lengths in whole metres, at least one. The points are numbered as
they were drawn, that is, in no order.
"""

import numpy
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import minimum_spanning_tree
from scipy.spatial import Delaunay, cKDTree

RADIUS = 6_371_008.8
LINKS_PER_POINT = 1.9


def metres(latitude, longitude, a, b):
    """Great-circle lengths between points a and b, by the haversine formula."""
    phi, lam = numpy.radians(latitude), numpy.radians(longitude)
    half = numpy.sin((phi[b] - phi[a]) / 2) ** 2
    half += numpy.cos(phi[a]) * numpy.cos(phi[b]) * numpy.sin((lam[b] - lam[a]) / 2) ** 2
    return 2 * RADIUS * numpy.arcsin(numpy.sqrt(half))


def make(count, seed=1):
    """Microdegrees of the points (latitude, longitude), and links as arrays from, to, cost."""
    random = numpy.random.default_rng(seed)
    micro = random.integers(0, 10_000_000, size=(count, 2)) + [45_000_000, 20_000_000]
    # Whole numbers about zero: with degrees, Qhull would merge points that lie close together.
    points = (micro - [50_000_000, 25_000_000]).astype(float)
    triangles = Delaunay(points).simplices
    pairs = numpy.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    pairs = numpy.unique(numpy.sort(pairs, axis=1), axis=0)
    # A pair is of the Gabriel graph if nothing is nearer to its middle than its ends are.
    middle = points[pairs].mean(axis=1)
    nearest, _ = cKDTree(points).query(middle)
    half = numpy.linalg.norm(points[pairs[:, 0]] - middle, axis=1)
    pairs = pairs[nearest >= half * (1 - 1e-12)]
    latitude, longitude = micro[:, 0] / 1e6, micro[:, 1] / 1e6
    length = metres(latitude, longitude, pairs[:, 0], pairs[:, 1])
    tree = minimum_spanning_tree(
        coo_matrix((numpy.maximum(length, 1e-3), (pairs[:, 0], pairs[:, 1])), shape=(count, count))
    ).tocoo()
    needed = set(zip(tree.row.tolist(), tree.col.tolist()))
    order = numpy.argsort(length, kind="stable")
    room = int(LINKS_PER_POINT * count) - len(needed)
    keep = []
    for index in order.tolist():
        if (int(pairs[index, 0]), int(pairs[index, 1])) in needed:
            keep.append(index)
        elif room > 0:
            room -= 1
            keep.append(index)
    keep = numpy.sort(numpy.array(keep, dtype=numpy.int64))
    cost = numpy.maximum(1, numpy.rint(length[keep])).astype(numpy.int64)
    return micro, pairs[keep, 0], pairs[keep, 1], cost


def write(path, count, seed=1):
    """Writes PATH.gr and PATH.co. Every link is two arcs, one after the other."""
    micro, a, b, cost = make(count, seed)
    lines = [f"p sp {count} {2 * len(cost)}"]
    lines += [
        f"a {u} {v} {c}\na {v} {u} {c}"
        for u, v, c in zip((a + 1).tolist(), (b + 1).tolist(), cost.tolist())
    ]
    path.with_suffix(".gr").write_text("\n".join(lines) + "\n")
    lines = [f"p aux sp co {count}"]
    lines += [f"v {i} {x} {y}" for i, (y, x) in enumerate(micro.tolist(), 1)]
    path.with_suffix(".co").write_text("\n".join(lines) + "\n")
