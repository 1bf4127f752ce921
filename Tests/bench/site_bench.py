"""Measures whole builds of the atlas and their phases.

python Tests/bench/site_bench.py

Prints the median processor seconds of several builds in release mode.
"""

import json
import pathlib
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/generate-site"
RUNS = 3


def build(folder):
    folder.mkdir()
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


def main(folder):
    phases([build(folder / str(run)) for run in range(RUNS)])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(pathlib.Path(folder))
