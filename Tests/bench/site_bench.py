"""Measures the build, phase by phase, and its searches beside SciPy's on the same network.

    python Tests/bench/site_bench.py [FOLDER]     builds into FOLDER/site, which stays there

Prints medians of processor seconds over several builds in release mode, and ratios to the peer.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/generate-site"
RUNS = 3


def build(folder):
    """Builds the site into a folder and returns the report."""
    report = folder / "report.json"
    command = [TOOL, "build", "--output", folder / "site", "--report", report, "--quiet"]
    subprocess.run(command, cwd=ROOT, check=True)
    return json.loads(report.read_text())


def median(values):
    return statistics.median(values)


def phases(reports):
    print(f"Building the site, medians of {len(reports)} runs")
    print(f"  {'phase':<18} {'count':>9} {'CPU s':>8}")
    for index, phase in enumerate(reports[0]["phases"]):
        seconds = median([report["phases"][index]["cpuSeconds"] for report in reports])
        print(f"  {phase['name']:<18} {phase.get('count', ''):>9} {seconds:8.3f}")
    total = median([report["cpuSeconds"] for report in reports])
    memory = median([report["peakMemory"] for report in reports]) / 1e6
    first = reports[0]
    print(f"  {'all':<18} {first['files']:>9} {total:8.3f}")
    print(f"  {first['pages']} pages, {first['bytes'] / 1e6:.0f} MB, {memory:.0f} MB of memory")


def searches(site, reports):
    """All shortest-path trees of the networks that publish them all: ours with traces, SciPy's without."""
    ours = median(
        [phase["cpuSeconds"] for report in reports for phase in report["phases"] if phase["name"] == "searches"]
    )
    networks, peer = 0, 0.0
    for file in sorted((site / "data/networks").glob("*/network.json")):
        network = json.loads(file.read_text())
        if "searches" in network:
            continue
        places, links = network["places"]["id"], network["links"]
        rows, columns, costs = [], [], []
        for a, b, cost, directed in zip(links["from"], links["to"], links["cost"], links["directed"]):
            # An explicit zero would be no link to SciPy.
            cost = max(cost, 1e-9)
            rows.append(a), columns.append(b), costs.append(cost)
            if not directed:
                rows.append(b), columns.append(a), costs.append(cost)
        order = numpy.argsort(-numpy.array(costs), kind="stable")
        matrix = numpy.full((len(places), len(places)), numpy.inf)
        matrix[numpy.array(rows)[order], numpy.array(columns)[order]] = numpy.array(costs)[order]
        graph = csr_matrix(numpy.where(numpy.isfinite(matrix), matrix, 0))
        times = []
        for _ in range(RUNS):
            start = time.process_time()
            distances = dijkstra(graph, return_predecessors=True)[0]
            times.append(time.process_time() - start)
        peer += median(times)
        networks += len(places)
        for index, place in enumerate(places):
            tree = json.loads((file.parent / f"searches/{place}.json").read_text())["predecessor"]
            for target, theirs in enumerate(distances[index]):
                cost, at = 0, target
                while tree[at] >= 0:
                    cost += links["cost"][tree[at]]
                    at = links["from"][tree[at]] + links["to"][tree[at]] - at
                same = at != index if numpy.isinf(theirs) else at == index and round(theirs) == cost
                if not same:
                    sys.exit(f"{file.parent.name}: {place} to {places[target]}: {cost} but SciPy has {theirs}")
    print(f"\nShortest-path trees of all {networks} places, processor seconds; the costs are equal")
    print(f"  ours, with the trace of each search   {ours:.3f}")
    print(f"  SciPy, trees alone                    {peer:.3f}")
    print(f"  ratio                                 {ours / peer:.2f}")


def main(folder):
    reports = [build(folder) for _ in range(RUNS)]
    phases(reports)
    searches(folder / "site", reports)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(pathlib.Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            main(pathlib.Path(folder))
