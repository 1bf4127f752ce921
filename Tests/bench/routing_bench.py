"""Measures the searches against the Boost Graph Library, LEMON, SciPy, igraph, rustworkx and
RoutingKit.

python Tests/bench/routing_bench.py [--quick]

All engines run on the same networks (see routing/graphs.py) from the same sources, in alternating
rounds, so that a busy machine slows down all of them. Each engine gets every network twice: with
its places in random order, and numbered along a Hilbert curve. Searches are compared by the median
processor time of all rounds. Queries are compared by the median of the means of the rounds. All
engines must find the same sums of distances.

Costs are 32-bit and 64-bit integers in Boost, 64-bit integers in LEMON, double-precision floats in
SciPy, igraph and rustworkx, and 32-bit integers in RoutingKit. Our costs are 64-bit integers in
searches and, if all routes fit, 32-bit integers in the hierarchy.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import numpy

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OURS = ROOT / ".build/release/routing-bench"
sys.path.insert(0, str(HERE / "routing"))

import graphs  # noqa: E402


def run(command):
    """The measurements that a program prints as JSON lines."""
    output = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


class Results:
    """Times in seconds and sums of distances, keyed by engine, measurement and numbering. The times
    of all rounds are kept; the sums must be equal in all engines."""

    def __init__(self):
        self.seconds, self.sums = {}, {}

    def add(self, measurements, numbering="no order"):
        for one in measurements:
            key = (one["engine"], one["what"], numbering)
            self.seconds.setdefault(key, []).extend(one["seconds"])
            self.sums[key] = one["sums"]

    def median(self, engine, what, numbering="no order"):
        return statistics.median(self.seconds[engine, what, numbering])

    def engines(self, what):
        return list(dict.fromkeys(engine for engine, of, _ in self.seconds if of == what))

    def fastest(self, what, numbering, library=""):
        """The engine with the lowest median among those whose names begin with `library`."""
        return min((self.median(engine, what, numbering), engine)
                   for engine in self.engines(what) if engine.startswith(library))


def check(results, what, group):
    """Ends the program if two engines found different distances."""
    sums = {key: results.sums[key] for key in results.sums if key[1] in group}
    length = min(len(values) for values in sums.values())
    first = next(iter(sums.values()))[:length]
    for key, values in sums.items():
        if values[:length] != first:
            sys.exit(f"{what}: {key} found {values[:length]}, not {first}")


TREES = ["tree", "hierarchy, sweep", "hierarchy, tree", "hierarchy, eight sweeps at once"]
QUERIES = ["dijkstra queries", "bidirectional queries", "a-star queries",
           "hierarchy, queries", "hierarchy, queries with routes"]
NUMBERINGS = {"no order": "", "along the curve": "-curve"}


def compare(folder, peers, kind, count, queries, rounds):
    base = folder / f"{kind}-{count}"
    links, numbers = graphs.write(base, count, kind)
    random = numpy.random.default_rng(2)
    sources, pairs = random.integers(0, count, 9), random.integers(0, count, (queries, 2))
    for numbering, suffix in NUMBERINGS.items():
        number = numbers if suffix else numpy.arange(count)
        (folder / f"sources{suffix}").write_text("".join(f"{v + 1}\n" for v in number[sources]))
        (folder / f"pairs{suffix}").write_text("".join(f"{a + 1} {b + 1}\n" for a, b in number[pairs]))
    results = Results()
    for _ in range(rounds):
        for numbering, suffix in NUMBERINGS.items():
            graph = folder / f"{kind}-{count}{suffix}"
            asked = [folder / f"sources{suffix}", folder / f"pairs{suffix}"]
            results.add(run([OURS, graph, *asked]), numbering)
            results.add(run([peers, f"{graph}.gr", *asked]), numbering)
            results.add(run([sys.executable, HERE / "routing/peers.py", graph, *asked]), numbering)
    check(results, "trees", TREES)
    check(results, "queries", QUERIES)
    report(results, kind, count, links, queries)


def report(results, kind, count, links, queries):
    print(f"\n{kind}, {count:,} places, {links:,} links: one to all, milliseconds (of Boost's fastest setting)")
    table(results, ["tree"], 1e3, "tree")
    print("  with a hierarchy:")
    table(results, TREES[1:], 1e3, "tree")
    print("  made once for a network, seconds:")
    table(results, ["numbering along the curve", "hierarchy, preprocessing"], 1, None)
    print(f"  RouteAtlas has {results.sums['RouteAtlas', 'hierarchy, preprocessing', 'no order'][0]:,} shortcuts")
    if queries:
        print(f"  {queries} pairs, microseconds a query (of Boost's fastest, which stops at the goal):")
        table(results, QUERIES, 1e6, "dijkstra queries")


def table(results, measured, unit, base):
    """Prints a row for each engine: its median for each numbering, and the lower of the two. The
    ratios in brackets compare each time with the fastest variant of Boost for the same numbering,
    and the lower time with Boost's lowest time."""
    names = list(NUMBERINGS)
    boost = [results.fastest(base, name, "Boost")[0] if base else None for name in names]
    print(f"  {'':<54}" + "".join(f"{name:>24}" for name in [*names, "each its best"]))

    def row(title, times, bases, unit):
        cells = [f"{time * unit:.2f}" + (f" ({time / of:.3f})" if of else "") for time, of in zip(times, bases)]
        print(f"  {title:<54}" + "".join(f"{cell:>24}" for cell in cells))

    for what in measured:
        for engine in results.engines(what):
            times = [results.median(engine, what, name) for name in names]
            row(f"{engine}: {what}", [*times, min(times)], [*boost, min(boost) if base else None], unit)
        peer = "RoutingKit" if what.startswith("hierarchy") else "LEMON" if what == "tree" else None
        if peer and any(engine.startswith(peer) for engine in results.engines(what)):
            ours = [results.median("RouteAtlas", what, name) for name in names]
            best = [results.fastest(what, name, peer)[0] for name in names]
            row(f"  RouteAtlas of {peer}", [a / b for a, b in zip([*ours, min(ours)], [*best, min(best)])],
                [None] * 3, 1)


def growth(folder, sizes, rounds):
    print("\nGrowth, places numbered along the curve: nanoseconds and bytes for each place")
    print(f"  {'places':>9} {'tree':>8} {'hierarchy':>10} {'sweep':>8} {'memory':>8}")
    results = {count: Results() for count in sizes}
    pairs = folder / "pairs"
    pairs.write_text("")
    for count in sizes:
        base = folder / f"nearest-{count}"
        if not base.with_suffix(".gr").exists():
            graphs.write(base, count, "nearest")
        random = numpy.random.default_rng(3)
        (folder / f"sources-{count}").write_text("".join(f"{v}\n" for v in random.integers(1, count + 1, 9)))
    for _ in range(rounds):
        for count in sizes:
            results[count].add(run([OURS, folder / f"nearest-{count}-curve", folder / f"sources-{count}", pairs]))
    for count in sizes:
        one = [results[count].median("RouteAtlas", what) / count * 1e9
               for what in ["tree", "hierarchy, preprocessing", "hierarchy, sweep"]]
        memory = results[count].sums["RouteAtlas", "peak memory", "no order"][0] / count
        print(f"  {count:9,} {one[0]:8.1f} {one[1]:10.0f} {one[2]:8.2f} {memory:8.0f}")


def own():
    print("\nThe atlas's own networks, seconds of processor time")
    for one in run([OURS, "own", ROOT / "Content"]):
        what, sums = one["what"], one["sums"]
        print(f"  {what:<38} {statistics.median(one['seconds']):10.3f}  ({sums[0]:,})")
        if what.startswith("A*"):
            print(f"    every cost as Dijkstra's, {sums[1] / sums[2]:.2f} of the places settled, on no pair more")


def main(quick=False):
    if not shutil.which("g++"):
        sys.exit("a C++ compiler is needed")
    own()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        peers = folder / "peers"
        subprocess.run(["g++", "-O3", "-march=native", "-DNDEBUG", "-o", peers, HERE / "routing/peers.cpp"], check=True)
        compare(folder, peers, "nearest", 100_000, 200, 3)
        compare(folder, peers, "gabriel", 100_000, 200, 3)
        if not quick:
            compare(folder, peers, "nearest", 1_000_000, 100, 3)
        growth(folder, [1_000, 10_000, 100_000] + ([] if quick else [1_000_000]), 3)


if __name__ == "__main__":
    main("--quick" in sys.argv)
