"""Single-source searches with SciPy, igraph and rustworkx on a network in the DIMACS format.

    python peers.py GRAPH.gr SOURCES ROUNDS

Prints a line of JSON for each library. Sums are of the distances to all places.
"""

import json
import sys
import time

import igraph
import numpy
import rustworkx
import scipy.sparse
import scipy.sparse.csgraph


def read(path):
    """The number of places, and the arcs once in each direction: from, to, cost."""
    count, arcs = 0, []
    with open(path) as file:
        for line in file:
            if line[0] == "a":
                arcs.append(line[2:])
            elif line[0] == "p":
                count = int(line.split()[2])
    return count, numpy.loadtxt(arcs, dtype=numpy.int64).T


def measure(engine, sources, search):
    seconds, sums = [], []
    for source in sources:
        start = time.process_time()
        result = search(source)
        seconds.append(time.process_time() - start)
        sums.append(int(round(sum(result.values()) if hasattr(result, "values") else float(numpy.sum(result)))))
    print(json.dumps({"engine": engine, "what": "tree", "seconds": seconds, "sums": sums}), flush=True)


def main():
    count, (a, b, cost) = read(sys.argv[1])
    a, b = a - 1, b - 1
    sources = [int(line) - 1 for line in open(sys.argv[2])][: int(sys.argv[3])]
    matrix = scipy.sparse.csr_matrix((cost.astype(float), (a, b)), shape=(count, count))
    measure(
        "SciPy", sources,
        lambda source: scipy.sparse.csgraph.dijkstra(matrix, indices=source, return_predecessors=True)[0])
    once = a < b
    pairs = numpy.column_stack([a[once], b[once]])
    graph = igraph.Graph(n=count, edges=pairs)
    weights = cost[once].tolist()
    measure("igraph", sources, lambda source: graph.distances(source, weights=weights)[0])
    network = rustworkx.PyGraph(multigraph=False)
    network.add_nodes_from(range(count))
    network.add_edges_from(list(zip(pairs[:, 0].tolist(), pairs[:, 1].tolist(), map(float, weights))))
    measure(
        "rustworkx", sources,
        lambda source: rustworkx.graph_dijkstra_shortest_path_lengths(network, source, lambda weight: weight))


main()
