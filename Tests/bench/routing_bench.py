"""Measures the searches beside the Boost Graph Library, LEMON, SciPy, igraph and rustworkx.

    python Tests/bench/routing_bench.py [--quick]

All work on the same networks (see routing/graphs.py), from the same sources, in turns, so that a
busy machine slows all of them; times are of the processor, and medians. Every sum of distances must
be the same in all. Boost and LEMON are each taken with the fastest of their settings. They and the
Python libraries get the places in the order in which the file has them; ours is shown so too, and
as the library recommends for large networks: numbered along Hilbert's curve, which is timed apart.
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
    """The measurements that a program prints."""
    output = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


class Results:
    """Seconds of rounds by engine and measurement, with the sums, which must not differ."""

    def __init__(self):
        self.seconds, self.sums = {}, {}

    def add(self, measurements):
        for one in measurements:
            key = (one["engine"], one["what"])
            self.seconds.setdefault(key, []).extend(one["seconds"])
            self.sums[key] = one["sums"]

    def median(self, engine, what):
        return statistics.median(self.seconds[engine, what])

    def fastest(self, library):
        """The setting of a library with the least median, and that."""
        names = [engine for engine, what in self.seconds if what == "tree" and engine.startswith(library)]
        return min((self.median(name, "tree"), name) for name in names)


def check(results, what, group):
    """Stops if two engines found other distances."""
    sums = {key: results.sums[key] for key in results.sums if key[1] in group}
    length = min(len(values) for values in sums.values())
    first = next(iter(sums.values()))[:length]
    for key, values in sums.items():
        if values[:length] != first:
            sys.exit(f"{what}: {key} found {values[:length]}, not {first}")


TREES = {"tree", "tree, places as given", "hierarchy, sweep", "hierarchy, tree", "hierarchy, eight sweeps at once"}


def compare(folder, peers, kind, count, queries, rounds):
    base = folder / f"{kind}-{count}"
    links = graphs.write(base, count, kind)
    random = numpy.random.default_rng(2)
    sources, pairs = folder / "sources", folder / "pairs"
    sources.write_text("".join(f"{v}\n" for v in random.integers(1, count + 1, 9)))
    pairs.write_text("".join(f"{a} {b}\n" for a, b in random.integers(1, count + 1, (queries, 2))))
    results = Results()
    graph = base.with_suffix(".gr")
    for _ in range(rounds):
        results.add(run([OURS, base, sources, pairs]))
        results.add(run([peers, graph, sources, pairs]))
    results.add(run([sys.executable, HERE / "routing/peers.py", graph, sources, 5 if count <= 100_000 else 2]))
    check(results, "trees", TREES)
    check(results, "queries", {what for _, what in results.sums if "queries" in what and "sweep" not in what})
    report(results, kind, count, links, queries)


def report(results, kind, count, links, queries):
    boost, setting = results.fastest("Boost, ")
    print(f"\n{kind}, {count:,} places, {links:,} links: one to all, milliseconds")
    rows = [("RouteAtlas, along the curve", "RouteAtlas", "tree"),
            ("RouteAtlas, as given", "RouteAtlas", "tree, places as given"),
            ("  hierarchy, costs", "RouteAtlas", "hierarchy, sweep"),
            ("  hierarchy, costs, of eight at once", "RouteAtlas", "hierarchy, eight sweeps at once"),
            ("  hierarchy, trees", "RouteAtlas", "hierarchy, tree")]
    rows += [(engine, engine, what) for engine, what in results.seconds if what == "tree" and engine != "RouteAtlas"]
    for title, engine, what in rows:
        time = results.median(engine, what)
        print(f"  {title:<38} {time * 1e3:10.2f}  {time / boost:6.2f} of {setting}")
    ours = results.median("RouteAtlas", "tree")
    lemon, setting = results.fastest("LEMON")
    print(f"  RouteAtlas, of {setting:<23} {'':>10}  {ours / lemon:6.2f}")
    once = results.median("RouteAtlas", "numbering along the curve")
    making = results.median("RouteAtlas", "hierarchy, preprocessing")
    shortcuts = results.sums["RouteAtlas", "hierarchy, preprocessing"][0]
    print(f"  once for a network: numbering {once:.2f} s, hierarchy {making:.2f} s ({shortcuts:,} shortcuts)")
    if not queries:
        return
    peer = min(results.median(engine, what) for engine, what in results.seconds
               if what == "queries" and engine.startswith("Boost"))
    print(f"  {queries} queries from place to place: microseconds each; Boost's Dijkstra stops at the goal: {peer * 1e6:.0f}")
    for what in ["dijkstra queries", "bidirectional queries", "a-star queries",
                 "hierarchy, queries", "hierarchy, queries with routes"]:
        time = results.median("RouteAtlas", what)
        print(f"  {what:<38} {time * 1e6:10.1f}  {time / peer:6.3f} of Boost to the goal,"
              f" {time / boost:6.4f} of Boost to all")


def growth(folder, sizes):
    print("\nGrowth: nanoseconds and bytes for each place")
    print(f"  {'places':>9} {'tree':>8} {'hierarchy':>10} {'sweep':>8} {'memory':>8}")
    for count in sizes:
        base = folder / f"nearest-{count}"
        if not base.with_suffix(".gr").exists():
            graphs.write(base, count, "nearest")
        sources, pairs = folder / "sources", folder / "pairs"
        sources.write_text("".join(f"{v}\n" for v in numpy.random.default_rng(3).integers(1, count + 1, 9)))
        pairs.write_text("")
        results = Results()
        results.add(run([OURS, base, sources, pairs]))
        one = [results.median("RouteAtlas", what) / count * 1e9
               for what in ["tree", "hierarchy, preprocessing", "hierarchy, sweep"]]
        memory = results.sums["RouteAtlas", "peak memory"][0] / count
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
        compare(folder, peers, "nearest", 100_000, 1000, 3)
        compare(folder, peers, "gabriel", 100_000, 1000, 2)
        if not quick:
            compare(folder, peers, "nearest", 1_000_000, 100, 2)
        growth(folder, [1_000, 10_000, 100_000] + ([] if quick else [1_000_000]))


if __name__ == "__main__":
    main("--quick" in sys.argv)
