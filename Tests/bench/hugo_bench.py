"""Builds 10,000 pages with our generator and with Hugo, and compares the times. Both use the same
Markdown and an equivalent template, and must write the same bytes.

python Tests/bench/hugo_bench.py

Our generator also checks markup, ids and links, which Hugo does not. The two take turns, each
building into an empty folder. The output has the medians of processor seconds and peak memory, and
the ratio of pages per processor second.
"""

import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

import hugo_site

TOOL = pathlib.Path(__file__).resolve().parents[2] / ".build/release/generate-site"
RUNS = 5


def run(command, folder):
    """The processor time of a program in seconds, and its peak memory in MB."""
    watch = subprocess.run(
        [sys.executable, "-c", "import resource, subprocess, sys\n"
         "subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)\n"
         "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
         "print(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)", *map(str, command)],
        cwd=folder, check=True, capture_output=True, text=True)
    return tuple(map(float, watch.stdout.split()))


def page(path):
    """The bytes of a page without the file name of the style sheet, which differs."""
    return re.sub(rb"site\.\w{12}\.css", b"", path.read_bytes())


def compare(ours, hugo):
    for number in range(hugo_site.PAGES):
        name = f"p{number:05}/index.html"
        if page(ours / name) != page(hugo / name):
            sys.exit(f"not the same bytes: {ours / name} and {hugo / name}")


def main(folder):
    ours, hugo = hugo_site.make(folder)
    found = {"ours": [], "hugo": []}
    for _ in range(RUNS):
        for site in (ours, hugo):
            shutil.rmtree(site / "public", ignore_errors=True)
            shutil.rmtree(site / ".public.build", ignore_errors=True)
            command = [TOOL, "build", "--output", "public", "--quiet"] if site == ours else ["hugo", "--quiet"]
            found[site.name].append(run(command, site))
    compare(ours / "public", hugo / "public")
    print(f"{hugo_site.PAGES} pages of the same bytes, medians of {RUNS} runs in turns")
    print(f"  {'':<24} {'CPU s':>8} {'pages/CPU s':>12} {'MB':>8}")
    rates = {}
    for name, label in (("ours", "ours, with checking"), ("hugo", "Hugo, without")):
        seconds, memory = (statistics.median(values) for values in zip(*found[name]))
        rates[name] = hugo_site.PAGES / seconds
        print(f"  {label:<24} {seconds:8.2f} {rates[name]:12.0f} {memory:8.0f}")
    print(f"  ratio of pages for a processor second: {rates['ours'] / rates['hugo']:.2f}")


with tempfile.TemporaryDirectory() as folder:
    main(pathlib.Path(folder))
