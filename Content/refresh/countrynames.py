"""Names of countries for the finder. Names in the countries' own languages and in other languages are
from the Unicode CLDR. Some names, such as former names and abbreviations, are listed by hand. Short
forms are derived from other names."""

import hashlib
import os
import re
import sys
import unicodedata

import sources

# The digest of all names that this script reads from the CLDR, in the order of reading.
SHA256 = "4b3dac35237a5b610f81aff5590537327db1db928bbfff0d0d5cceb619443f7e"

# Countries whose names usually refer to a city.
CITIES = {"HK", "MO", "SG"}

# The languages whose names of all countries are listed.
LANGUAGES = """ar bg ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt pt_PT ro ru sk sl sr sv th
tr uk vi zh zh_Hant""".split()


def key(name):
    """Returns a name without the characters that the finder ignores."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("'", "").replace("’", ""))
    return " ".join(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c))))


def distinct(names, known):
    """The names whose keys are not known yet, without duplicates."""
    seen = {key(name) for name in known}
    return [n for n in names if key(n) and not (key(n) in seen or seen.add(key(n)))]


class CountryNames:
    def __init__(self, cache):
        self.digest = hashlib.sha256()
        self.locale = sources.cldr(cache)
        self.translations = {}
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "country-names.tsv")
        with open(path, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.by_hand = {code: [names.split("; ") for names in columns] for code, *columns in rows}

    def other(self, code, name):
        """The names that are listed by hand, and short forms of these names and of `name`."""
        forms = []
        for full in [name, *self.written(code, 0)]:
            short = re.sub(r"^Saint\b", "St", full)
            forms += [full, short]
            if " and " in full and "," not in full:
                forms += [form.split(" and ")[0] for form in (full, short)]
            elif full.endswith(" Islands"):
                forms.append(full.removesuffix(" Islands"))
            if full.startswith("The "):
                forms.append(full.removeprefix("The "))
        return distinct(forms, [name])

    def written(self, code, column):
        """The names in a column of country-names.tsv: 0 for English and local names, 1 for names in
        other languages."""
        columns = self.by_hand.get(code, [])
        return columns[column] if column < len(columns) else []

    def translated(self, code, tag):
        """A list with the name of a country in a language. Parts in brackets are left out. The list is
        empty if there is no name that can be typed into the finder."""
        if tag not in self.translations:
            self.translations[tag] = self.locale(tag)
        name = self.translations[tag].get(code, "")
        self.digest.update(f"{tag} {code} {name}\n".encode())
        name = " ".join(re.sub(r"[(（][^)）]*[)）]", "", name).split())
        # Russian names of islands are abbreviated.
        name = re.sub(r"\bо-ва\b", "острова", re.sub(r"\bо-в\b", "остров", name))
        # The finder splits texts at commas.
        return [] if name == "" or "," in name else [name]

    def columns(self, code, name, languages):
        """The columns `other_names`, `local_names` and `foreign_names` of a country."""
        tags = [tag for tag in languages.split(",") if tag and not tag.startswith("en")]
        other = self.other(code, name)
        # GeoNames lists the language that it takes for the most spoken one first.
        local = distinct(self.translated(code, tags[0]), [name, *other]) if tags else []
        foreign = [name for tag in LANGUAGES for name in self.translated(code, tag)]
        foreign = distinct(foreign + self.written(code, 1), [name, *other, *local])
        if code in CITIES:
            local, foreign = [], []
        return [";".join(names) for names in (other, local, foreign)]

    def check(self):
        """Ends the program if the names differ from those that this script was written for."""
        if self.digest.hexdigest() != SHA256:
            sys.exit(
                f"CLDR: SHA-256 of what was read is {self.digest.hexdigest()}, not {SHA256}; this is another "
                "version of the data: compare it, then write its digest into Content/refresh/countrynames.py")
