"""Measures the drawing of maps on one processor and compares parts of it with the Python package
topojson, on the same outlines.

Both programs read the provinces, split them into shared arcs, and simplify the arcs once for a
world map. Steps without a counterpart in topojson (countries from provinces, projections, 250
country maps) are only measured for our code. Prints the median processor seconds of alternating
runs.
"""

import json
import pathlib
import statistics
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/maps-bench"
RUNS = 5
# Half a pixel on a world map 1000 pixels wide, in degrees at the equator.
TOLERANCE = 0.5 * 360 / 1000


def ours():
    """The processor seconds of each step of our code."""
    result = subprocess.run([TOOL, "Content"], cwd=ROOT, check=True, capture_output=True, text=True)
    return json.loads(result.stdout)


def theirs():
    """The processor seconds that topojson takes to read and split the provinces, and to simplify
    the arcs."""
    import topojson

    start = time.process_time()
    file = json.loads((ROOT / "Content/countries/provinces.geojson").read_text())
    topology = topojson.Topology(file, prequantize=False, topology=True)
    cut = time.process_time()
    topology.toposimplify(TOLERANCE, prevent_oversimplify=False).to_json()
    end = time.process_time()
    return {"cut": cut - start, "simplified": end - cut}


def main():
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "maps-bench"], cwd=ROOT, check=True, capture_output=True
    )
    rounds = [ours() | theirs() for _ in range(RUNS)]
    found = {part: statistics.median(one[part] for one in rounds) for part in rounds[0]}
    read = found["read"] + found["arcs"]
    print(f"Maps, processor seconds on one processor, medians of {RUNS} runs in turns")
    print(f"  read the outlines and cut them into arcs  {read:.3f}")
    print(f"  draw the world                            {found['world']:.3f}")
    print(f"  draw {found['maps']:.0f} maps of countries              {found['countries']:.3f}")
    print("topojson: the same provinces as arcs, and these simplified for the world as GeoJSON arcs")
    print(f"  read and cut                              {found['cut']:.3f}   {found['cut'] / read:.1f} times ours")
    print(
        f"  simplify (no projection, no drawing)      {found['simplified']:.3f}"
        f"   {found['simplified'] / found['world']:.1f} times ours"
    )


if __name__ == "__main__":
    main()
