"""Converts the provinces in Natural Earth's world_map.gpkg to GeoJSON, with one feature per
province."""

import json
import re
import sqlite3

import geometry

# Natural Earth's border between Morocco and Western Sahara does not follow borders of provinces.
# The two provinces that it crosses are split there. The id of the southern part is the province's
# id plus 100,000.
PARALLEL = round(27 + 40 / 60, 4)
CUT = {7144: 107144, 7145: 107145}
NORDLAND, JAN_MAYEN = 244, 100244

# Current English names of Ukraine's regions, and corrections of wrong names in the source.
NAMES = {
    1077: "Kırıkkale", 1333: "Moscow", 3123: "Magadan", 3235: "Saint Petersburg", 4563: "Laçın",
    5020: "Rîbnița", 5303: "Khyber Pakhtunkhwa", 5446: "Siachen Glacier", 5962: "Zonguldak",
    6819: "Kahramanmaraş", 6860: "Moscow Oblast", 7511: "Odisha", 7836: "Uttarakhand",
    7975: "Baikonur",
    # Natural Earth gives these regions of Guyana the names of other regions.
    2485: "Essequibo Islands-West Demerara", 4551: "Cuyuni-Mazaruni", 5577: "Pomeroon-Supenaam",
    5578: "Upper Demerara-Berbice", 5579: "Demerara-Mahaica", 5580: "Mahaica-Berbice",
    5581: "East Berbice-Corentyne", 7804: "Upper Takutu-Upper Essequibo",
    383: "Chernivtsi Oblast", 1570: "Odesa Oblast", 2143: "Kherson Oblast", 4440: "Rivne Oblast",
    4602: "Zakarpattia Oblast", 5012: "Ivano-Frankivsk Oblast", 5015: "Vinnytsia Oblast",
    5016: "Kyiv Oblast", 5035: "Lviv Oblast", 5457: "Autonomous Republic of Crimea",
    5849: "Zaporizhzhia Oblast", 5850: "Sevastopol", 5851: "Mykolaiv Oblast",
    6301: "Poltava Oblast", 6302: "Kirovohrad Oblast", 7188: "Luhansk Oblast",
    7774: "Chernihiv Oblast", 7775: "Volyn Oblast", 7776: "Khmelnytskyi Oblast",
    7777: "Zhytomyr Oblast", 7846: "Sumy Oblast", 7848: "Kharkiv Oblast", 7850: "Donetsk Oblast",
    7997: "Ternopil Oblast", 7998: "Dnipropetrovsk Oblast", 7999: "Cherkasy Oblast", 8126: "Kyiv",
    # Natural Earth gives these regions of Eritrea and Ecuador the names of their neighbours.
    978: "Gash-Barka", 979: "Maekel", 1985: "Northern Red Sea", 4617: "Southern Red Sea",
    5433: "Debub", 6603: "Anseba", 6615: "Tungurahua", 6617: "Napo",
    # Current names of renamed regions, and the correct spelling of one name.
    128: "Ralik Chain", 174: "Bougainville", 4746: "Samtse", 4748: "Sarpang", 5062: "Sughd",
    5072: "Lebap", 5366: "Zambezi", 5594: "Tripoli", 5734: "Derna", 6659: "Tsirang",
    6908: "Mexico City", 7766: "Gilgit-Baltistan", 7784: "Zabaykalsky Krai", 7862: "Daşoguz",
    7977: "Kirkuk",
    # Natural Earth gives these regions the names of their neighbours.
    4421: "Karonga", 4862: "Rasinski", 5903: "Wirral", 5982: "Tirana",
    6631: "Požeško-Slavonska županija", 6699: "Panjshir", 6714: "Daykundi", 6728: "Kiruhura",
    # Names without brackets, and a name with its noun.
    391: "Homs", 3217: "Sakha", 5077: "Hasaka", 5602: "Ben Arous", 5635: "Western Area",
    6217: "Capital Territory",
}

# A name that is only an adjective, a direction or a common noun, such as "Western", gets the noun
# for the country's divisions, because "in Western, Sri Lanka" cannot be read.
BARE = re.compile(
    r"(North|South|East|West|Central|Cent(re|er)|Nord|Sud|Est|Ouest)(ern)?"
    r"([- ](North|South|East|West|Est|Ouest)(ern)?)?"
    r"|Upper (East|Nile|West)|(Upper|Central|Lower) River|North Bank|Islands|Lacs?|Lagunes|Lakes"
    r"|Central and Western|Gulf|Littoral|Maritime|Midlands|Oriental|Plateaux?|Red Sea|Savanes"
    r"|Unity|(Blue|River|White) Nile|.*[ck][ýy]|.*i[aá]n|.*skie|.*[cčs]ka")
NOUNS = {
    "AS": "District", "BJ": "Department", "BW": "District", "CG": "Department", "CI": "District",
    "CM": "Region", "CZ": "kraj", "FJ": "Division", "GH": "Region", "GM": "Region",
    "HK": "District", "HR": "županija", "HT": "Department", "LK": "Province", "MA": "Region",
    "NC": "Province",
    "NG": "State", "PG": "Province", "PL": "Voivodeship", "PY": "Department", "RW": "Province",
    "SB": "Province", "SD": "State", "SK": "kraj", "SL": "Province", "SS": "State",
    "TD": "Region", "TG": "Region", "ZA": "Province", "ZM": "Province", "ZW": "Province",
}


def with_noun(country, name):
    """The name, with the noun for the country's divisions if it is bare."""
    noun = NOUNS.get(country)
    return f"{name} {noun}" if noun and BARE.fullmatch(name) else name


def read(path):
    """The properties and the unrounded polygons of each province, by id."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    query = ("SELECT fid, geom, iso_a2, name, admin, gn_name, fips, woe_name, gu_a3"
             " FROM states_provinces ORDER BY fid")
    properties, polygons = {}, {}
    for id, blob, code, name, admin, gn_name, fips, woe_name, gu_a3 in database.execute(query):
        # A missing code is -99 in Natural Earth, but -1 in this copy.
        values = {"id": id, "ISO_A2": "-99" if code == "-1" else code}
        values["name"] = NAMES.get(id) or with_noun(
            code, name or gn_name or woe_name or admin)
        for key, value in (("gn_name", gn_name), ("fips", fips), ("woe_name", woe_name),
                           ("gu_a3", gu_a3)):
            if value and value != values["name"]:
                values[key] = value
        properties[id] = values
        polygons[id] = geometry.decode(blob)
    database.close()
    return properties, polygons


def split(properties, polygons):
    """Splits off areas that a worldview may assign to another country, as separate provinces."""
    geometry.cut_at_parallel(polygons, CUT, PARALLEL)
    for id, south in CUT.items():
        properties[south] = {"id": south, **{k: v for k, v in properties[id].items() if k != "id"}}
        properties[south]["name"] += " (south of 27°40′)"
    jan_mayen = [p for p in polygons[NORDLAND] if p[0][0][0] < 0 and p[0][0][1] > 70]
    if len(jan_mayen) != 1:
        raise ValueError("Jan Mayen is not one polygon of Nordland")
    polygons[NORDLAND].remove(jan_mayen[0])
    polygons[JAN_MAYEN] = jan_mayen
    properties[JAN_MAYEN] = {"id": JAN_MAYEN, "ISO_A2": "NO", "name": "Jan Mayen"}


def geojson(properties, polygons):
    """The GeoJSON collection as bytes, sorted by id, with one feature per line."""
    def number(value):
        return int(value) if value.is_integer() else value

    features = []
    for id in sorted(polygons):
        geometry_value = {"type": "MultiPolygon", "coordinates": [
            [[[number(x), number(y)] for x, y in ring + ring[:1]] for ring in polygon]
            for polygon in polygons[id]
        ]}
        if len(polygons[id]) == 1:
            geometry_value = {"type": "Polygon", "coordinates": geometry_value["coordinates"][0]}
        feature = {"type": "Feature", "properties": properties[id], "geometry": geometry_value}
        features.append(json.dumps(feature, ensure_ascii=False, separators=(",", ":")))
    text = ",\n".join(features)
    return ('{"type":"FeatureCollection","features":[\n' + text + "\n]}\n").encode()
