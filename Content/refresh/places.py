"""Places: GeoNames cities500 in the 19 columns of GeoNames' own main table."""

import gzip
import io
import unicodedata

# A capital that has an older name in the source.
CAPITALS = {"KZ": "Astana"}  # Nur-Sultan until 2022


def folded(name):
    """Letters and digits alone, without marks or case: "St. John's" and "Saint John’s" agree."""
    plain = unicodedata.normalize("NFKD", name.lower())
    words = "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)).split()
    return "".join("saint" if word == "st" else word for word in words)


def capitals(cities, countries):
    """The geonameid of each country's capital where the name is unambiguous: it belongs to one place of the
    country, or to one with at least ten times the population of the next."""
    of_country = {}
    for city in cities.values():
        of_country.setdefault(city["countrycode"], []).append(city)
    found = {}
    for code, country in countries.items():
        name = folded(CAPITALS.get(code, country["capital"]))
        if not name:
            continue
        for names in (lambda c: [c["name"]], lambda c: c["alternatenames"]):
            matches = sorted(
                (c for c in of_country.get(code, []) if name in map(folded, names(c))),
                key=lambda c: -c["population"],
            )
            sure = len(matches) == 1 or (
                len(matches) > 1 and matches[0]["population"] >= 10 * matches[1]["population"])
            if matches and sure:
                found[code] = matches[0]["geonameid"]
                break
    found.pop("IO", None)  # Diego Garcia is the island; the place that lists the name is its camp.
    return found


def table(cities, capital_ids):
    """The rows, sorted by geonameid; what the source does not have stays empty."""
    rows = []
    for city in sorted(cities.values(), key=lambda c: c["geonameid"]):
        # Composed characters (NFC), as the web expects; a few names are not composed.
        name = unicodedata.normalize("NFC", city["name"])
        alternates = [unicodedata.normalize("NFC", text) for text in city["alternatenames"]]
        for text in (name, *alternates):
            if any(c in text for c in "\t\n\r"):
                raise ValueError(f"{city['geonameid']}: a name holds a tab or a line break")
        if any("," in text for text in alternates):
            raise ValueError(f"{city['geonameid']}: an alternate name holds a comma")
        rows.append("\t".join([
            str(city["geonameid"]), name, "", ",".join(alternates),
            repr(city["latitude"]), repr(city["longitude"]),
            "P", "PPLC" if city["geonameid"] in capital_ids else "",
            city["countrycode"], "", city["admin1code"], "", "", "",
            str(city["population"]), "", "", city["timezone"], "",
        ]))
    return ("\n".join(rows) + "\n").encode()


def compressed(data):
    """gzip -9 without a time or a name, so that the same table is the same bytes."""
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=buffer, mode="wb", compresslevel=9, mtime=0) as file:
        file.write(data)
    return buffer.getvalue()
