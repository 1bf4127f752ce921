"""Runs the benchmarks of the atlas, part by part. `make bench` runs this script.

python Tests/bench/bench.py [PART ...]

Every part is a separate script, whose docstring describes what it measures and compares.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# The flags that `generate-site` was built with, so that nothing is compiled a second time.
FLAGS = os.environ.get("SWIFT_FLAGS", "-c release").split()
# For each part: its script, the programs that it needs, and a Boolean that is true if it needs a
# built site.
PARTS = {
    "site": ("site_bench.py", [], False),
    "pages": ("hugo_bench.py", [], False),
    "serve": ("serve_bench.py", [], False),
    "searches": ("routing_bench.py", ["routing-bench"], False),
    "maps": ("maps_bench.py", ["maps-bench"], False),
    "finder": ("finder_bench.py", ["finder-bench"], False),
    "finder-page": ("finder_browser.py", [], True),
    "avoid": ("avoid_bench.py", [], True),
    "instruments": ("player_bench.py", [], True),
    "frames": ("frames_bench.py", [], False),
    "phone": ("phone_bench.py", [], True),
}


def main(names):
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for name in names or PARTS:
            script, programs, wants_site = PARTS[name]
            print(f"\n== {name}", flush=True)
            for program in programs:
                subprocess.run(["swift", "build", *FLAGS, "--product", program], cwd=ROOT, check=True,
                               stdout=subprocess.DEVNULL)
            words = []
            if wants_site:
                if not (folder / "site").exists():
                    subprocess.run([ROOT / ".build/release/generate-site", "build", "--output", folder / "site", "--quiet"],
                                   cwd=ROOT, check=True)
                words = [folder / "site"]
            subprocess.run([sys.executable, HERE / script, *words], cwd=ROOT, check=True)


main(sys.argv[1:])
