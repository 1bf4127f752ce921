"""Facts about the 250 countries and territories that currently exist in GeoNames."""

from countrynames import CountryNames
from places import CAPITALS

# Areas in km² of countries whose area the package truncates to an integer or gives wrongly.
AREAS = {"MC": 1.95, "MO": 33, "VA": 0.44}

# Pairs that the package lists as neighbours although they share no border: the United States only
# leases Guantánamo Bay, which belongs to Cuba.
NO_NEIGHBOURS = {("US", "CU"), ("CU", "US")}

# Land borders that the package lacks. Botswana and Zambia touch at Kazungula; Canada and Greenland
# have shared Hans Island since 2022.
NEIGHBOURS = [("BW", "ZM"), ("CA", "GL"), ("CN", "HK"), ("CN", "MO")]

# Facts that the package lacks, or that have changed since it was made.
CURRENCIES = {"BG": ("EUR", "Euro")}
CALLING_CODES = {"PN": "64", "XK": "383"}
CONTINENTS = {"TL": "AS"}

DISSOLVED = {"AN", "CS"}  # Netherlands Antilles; Serbia and Montenegro.

COLUMNS = [
    "code", "code3", "numeric", "name", "capital", "area_km2", "population", "continent", "tld",
    "currency_code", "currency_name", "calling_code", "languages", "neighbours", "geonameid",
    "other_names", "local_names", "foreign_names",
]


def facts(countries, cache):
    """The table with a header row, sorted by code."""
    lines = ["\t".join(COLUMNS)]
    names = CountryNames(cache)
    for code in sorted(countries.keys() - DISSOLVED):
        c = countries[code]
        neighbours = [
            n for n in c["neighbours"].split(",")
            if n and n not in DISSOLVED and (code, n) not in NO_NEIGHBOURS
        ]
        neighbours += [other for pair in NEIGHBOURS if code in pair for other in pair if other != code]
        area = AREAS.get(code, c["areakm2"])
        currency = CURRENCIES.get(code, (c["currencycode"], c["currencyname"]))
        values = [
            c["iso"], c["iso3"], f"{int(c['isonumeric']):03d}", c["name"],
            CAPITALS.get(code, c["capital"]),
            str(area) if area else "", str(c["population"]),
            CONTINENTS.get(code, c["continentcode"]), c["tld"], *currency,
            CALLING_CODES.get(code, c["phone"].lstrip("+")), c["languages"], ",".join(neighbours), str(c["geonameid"]),
            *names.columns(code, c["name"], c["languages"]),
        ]
        if any("\t" in v or "\n" in v for v in values):
            raise ValueError(f"{code}: a value holds a tab or a line break")
        lines.append("\t".join(v.strip() for v in values))
    names.check()
    return ("\n".join(lines) + "\n").encode()
