"""Alternative names of countries for the finder. Some names, such as former names and
abbreviations, are listed by hand. Short forms are derived from other names. Names in a country's
most spoken language are from Debian's iso-codes."""

import gettext
import hashlib
import json
import os
import re
import sys
import unicodedata

ISO = "/usr/share/iso-codes/json/iso_3166-1.json"
TRANSLATIONS = "/usr/share/locale/{}/LC_MESSAGES/iso_3166-1.mo"

# A single digest of all iso-codes files that this script reads, in the order of reading.
SHA256 = "32992461a2e5907af403bdc8be2e3227d9e350441d711496d42739428d9e70fb"

# Countries whose names usually refer to a city.
CITIES = {"HK", "MO", "SG"}

# The number of local languages in which a country's name is listed, starting with the most spoken.
LANGUAGES = 1


def key(name):
    """Returns a name without the characters that the finder ignores."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("'", "").replace("’", ""))
    return " ".join(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c))))


def distinct(names, known):
    """The names whose keys are not known yet, without duplicates."""
    seen = {key(name) for name in known}
    return [n for n in names if key(n) and not (key(n) in seen or seen.add(key(n)))]


class CountryNames:
    def __init__(self):
        self.digest = hashlib.sha256()
        self.english = {record["alpha_2"]: record for record in json.loads(self.read(ISO))["3166-1"]}
        self.translations = {}
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "country-names.tsv")
        with open(path, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.by_hand = {code: names.split("; ") for code, names in rows}

    def read(self, path):
        with open(path, "rb") as file:
            data = file.read()
        self.digest.update(data)
        return data

    def other(self, code, name):
        """The names that are listed by hand, and short forms of these names and of `name`."""
        forms = []
        for full in [name, *self.by_hand.get(code, [])]:
            short = re.sub(r"^Saint\b", "St", full)
            forms += [full, short]
            if " and " in full and "," not in full:
                forms += [form.split(" and ")[0] for form in (full, short)]
            elif full.endswith(" Islands"):
                forms.append(full.removesuffix(" Islands"))
            if full.startswith("The "):
                forms.append(full.removeprefix("The "))
        return distinct(forms, [name])

    def local(self, code, languages, known):
        """The names in the most spoken languages of the country, except English."""
        record = self.english.get(code, {})
        found = []
        tags = [tag for tag in languages.split(",") if tag and not tag.startswith("en")]
        for tag in tags[:LANGUAGES]:
            for locale in (tag.replace("-", "_"), tag.split("-")[0]):
                if locale not in self.translations:
                    there = TRANSLATIONS.format(locale)
                    self.translations[locale] = gettext.NullTranslations()
                    if os.path.exists(there):
                        self.read(there)
                        with open(there, "rb") as file:
                            self.translations[locale] = gettext.GNUTranslations(file)
                for part in ("common_name", "name"):
                    text = record.get(part)
                    name = self.translations[locale].gettext(text) if text else text
                    if name and name != text:
                        # Lists of codes use inverted names such as "Korea, Republic of", so the
                        # part after the comma is removed.
                        found.append(re.sub(r" *([,،、(（].*|\[.*)$", "", name).strip())
                        break
                else:
                    continue
                break
        return distinct([name for name in found if ";" not in name], known)

    def columns(self, code, name, languages):
        """The columns `other_names` and `local_names` of a country."""
        other = self.other(code, name)
        local = self.local(code, languages, [name, *other])
        return [";".join(other), "" if code in CITIES else ";".join(local)]

    def check(self):
        """Ends the program if the files differ from those that this script was written for."""
        if self.digest.hexdigest() != SHA256:
            sys.exit(
                f"iso-codes: SHA-256 of what was read is {self.digest.hexdigest()}, not {SHA256}; this is another "
                "version of the data: compare it, then write its digest into Content/refresh/countrynames.py")
