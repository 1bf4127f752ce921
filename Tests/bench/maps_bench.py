"""Measures the maps on one processor, beside Python's topojson on the same outlines.

Both read the provinces, cut them into shared arcs and simplify these once for a map of the world; what
topojson has no counterpart for (countries from provinces, projections, 250 maps of countries) is
measured alone. Prints medians of processor seconds.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/maps-bench"
RUNS = 5
# Half a pixel of a map of the world 1000 pixels wide, in degrees at the equator.
TOLERANCE = 0.5 * 360 / 1000


def ours():
    """The median of each part, in seconds."""
    runs = []
    for _ in range(RUNS):
        result = subprocess.run([TOOL, "Content"], cwd=ROOT, check=True, capture_output=True, text=True)
        runs.append(json.loads(result.stdout))
    return {part: statistics.median(run[part] for run in runs) for part in runs[0]}


def theirs():
    """Seconds that topojson takes to read and cut, and to simplify."""
    import topojson

    start = time.process_time()
    file = json.loads((ROOT / "Content/countries/provinces.geojson").read_text())
    topology = topojson.Topology(file, prequantize=False, topology=True)
    cut = time.process_time()
    topology.toposimplify(TOLERANCE, prevent_oversimplify=False).to_json()
    end = time.process_time()
    return cut - start, end - cut


def main():
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "maps-bench"], cwd=ROOT, check=True, capture_output=True
    )
    own = ours()
    print(f"Maps, processor seconds on one processor, medians of {RUNS} runs")
    print(f"  read the outlines and cut them into arcs  {own['read'] + own['arcs']:.3f}")
    print(f"  draw the world                            {own['world']:.3f}")
    print(f"  draw {own['maps']:.0f} maps of countries              {own['countries']:.3f}")
    try:
        cut, simplified = theirs()
    except ImportError:
        print("  topojson is not installed: no peer", file=sys.stderr)
        return
    print("topojson, once: the same provinces as arcs, and these simplified for the world as GeoJSON arcs")
    print(f"  read and cut                              {cut:.3f}   {cut / (own['read'] + own['arcs']):.1f} times ours")
    print(f"  simplify (no projection, no drawing)      {simplified:.3f}   {simplified / own['world']:.1f} times ours")


if __name__ == "__main__":
    main()
