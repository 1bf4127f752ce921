"""Runs the searches of SciPy, igraph, rustworkx and RoutingKit on a network in the DIMACS format.

Usage: python peers.py GRAPH SOURCES PAIRS, which reads GRAPH.gr and GRAPH.co; SOURCES and PAIRS are
files of 1-based indices.

Prints one JSON line for each measurement. Its sums are those of the distances from each source to
all places, or of the distances of all pairs. RoutingKit's customizable contraction hierarchy is
called through the package routingkit-cch. Its times include the conversion of distances and routes
to Python lists.
"""

import json
import sys
import time

import igraph
import numpy
import routingkit_cch
import rustworkx
import scipy.sparse
import scipy.sparse.csgraph


def rows(path, letter):
    """The numbers in the lines of a file that begin with the given letter, one row per line."""
    with open(path) as file:
        return numpy.loadtxt([line[2:] for line in file if line[0] == letter], dtype=numpy.int64, ndmin=2)


def report(engine, what, seconds, sums):
    print(json.dumps({"engine": engine, "what": what, "seconds": seconds, "sums": sums}), flush=True)


def measure(engine, what, sources, search):
    """Measures the time of a search from each source, and the sum of the distances that it finds.
    """
    seconds, sums = [], []
    for source in sources:
        start = time.process_time()
        result = search(source)
        seconds.append(time.process_time() - start)
        sums.append(int(round(sum(result.values()) if hasattr(result, "values") else float(numpy.sum(result)))))
    report(engine, what, seconds, sums)


def queries(what, pairs, query):
    """Measures the mean time of a query."""
    start = time.process_time()
    total = sum(query(source, goal) for source, goal in pairs)
    report("RoutingKit", what, [(time.process_time() - start) / len(pairs)], [total])


def routingkit(count, coordinates, tail, head, cost, sources, pairs):
    tail, head, weights = tail.tolist(), head.tolist(), cost.tolist()
    longitude, latitude = (coordinates[:, 1] / 1e6).tolist(), (coordinates[:, 2] / 1e6).tolist()
    start = time.process_time()
    order = routingkit_cch.compute_order_inertial(count, tail, head, latitude, longitude)
    hierarchy = routingkit_cch.CCH(order, tail, head, False)
    metric = routingkit_cch.CCHMetric(hierarchy, weights)
    report("RoutingKit", "hierarchy, preprocessing", [time.process_time() - start], [0])
    if pairs:
        query = routingkit_cch.CCHQuery(metric)
        queries("hierarchy, queries", pairs, lambda source, goal: query.run(source, goal).distance)

        def route(source, goal):
            found = query.run(source, goal)
            return found.distance if found.arc_path is not None else 0

        queries("hierarchy, queries with routes", pairs, route)
    everywhere = routingkit_cch.CCHOneToMany(metric, list(range(count)))
    measure("RoutingKit", "hierarchy, sweep", sources, everywhere.distances_from)


def main():
    graph, sources, pairs = sys.argv[1:4]
    arcs = rows(graph + ".gr", "a")
    coordinates = rows(graph + ".co", "v")
    count = len(coordinates)
    a, b, cost = arcs[:, 0] - 1, arcs[:, 1] - 1, arcs[:, 2]
    sources = [int(line) - 1 for line in open(sources)]
    pairs = [tuple(int(word) - 1 for word in line.split()) for line in open(pairs)]
    matrix = scipy.sparse.csr_matrix((cost.astype(float), (a, b)), shape=(count, count))
    measure(
        "SciPy", "tree", sources,
        lambda source: scipy.sparse.csgraph.dijkstra(matrix, indices=source, return_predecessors=True)[0])
    once = a < b
    ends = numpy.column_stack([a[once], b[once]])
    network = igraph.Graph(n=count, edges=ends)
    weights = cost[once].tolist()
    measure("igraph", "tree", sources, lambda source: network.distances(source, weights=weights)[0])
    network = rustworkx.PyGraph(multigraph=False)
    network.add_nodes_from(range(count))
    network.add_edges_from(list(zip(ends[:, 0].tolist(), ends[:, 1].tolist(), map(float, weights))))
    measure(
        "rustworkx", "tree", sources,
        lambda source: rustworkx.graph_dijkstra_shortest_path_lengths(network, source, lambda weight: weight))
    routingkit(count, coordinates, a, b, cost, sources, pairs)


main()
