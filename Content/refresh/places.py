"""Converts GeoNames' cities500 to a table with the 19 columns of GeoNames' main table."""

import gzip
import io
import unicodedata

# Capitals that have an older name in the source.
CAPITALS = {"KZ": "Astana"}  # Nur-Sultan until 2022


def folded(name):
    """The letters and digits of a name, without diacritics or case, so that "St. John's" and "Saint
    John’s" are equal."""
    plain = unicodedata.normalize("NFKD", name.lower())
    words = "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)).split()
    return "".join("saint" if word == "st" else word for word in words)


def capitals(cities, countries):
    """The geonameid of each country's capital, if the name is unambiguous. The name must belong to
    only one place in the country, or to a place with at least ten times the population of the next
    largest."""
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
    found.pop("IO", None)  # Diego Garcia is an island; the place with this name is the camp on it.
    return found


def table(cities, capital_ids):
    """The rows, sorted by geonameid. Columns that the source lacks stay empty."""
    rows = []
    for city in sorted(cities.values(), key=lambda c: c["geonameid"]):
        # Names are composed (NFC), as is usual on the web; a few names in the source are not.
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
    """Compresses like gzip -9, without a time or file name, so that the same table always gives the
    same bytes."""
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=buffer, mode="wb", compresslevel=9, mtime=0) as file:
        file.write(data)
    return buffer.getvalue()
