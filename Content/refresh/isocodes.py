"""Names of countries, languages, currencies and scripts in languages other than English, from
Debian's iso-codes."""

import gettext
import json
import re

import sources

# The languages that have a folder in Templates/words/, except English, whose names are from
# GeoNames.
LANGUAGES = ["uk"]

# Corrections of names that are inverted or have an outdated spelling in iso-codes.
OTHERS = {
    "uk": {
        "AG": "Антигуа і Барбуда", "BS": "Багамські Острови", "BM": "Бермудські Острови",
        "CD": "Демократична Республіка Конго", "CG": "Республіка Конго", "DO": "Домініканська Республіка",
        "FK": "Фолклендські острови", "FM": "Мікронезія", "GG": "Гернсі", "GL": "Гренландія",
        "GW": "Гвінея-Бісау", "NR": "Науру", "PG": "Папуа-Нова Гвінея", "PS": "Палестина",
        "RU": "Росія", "SJ": "Шпіцберген і Ян-Маєн", "TK": "Токелау", "TV": "Тувалу", "UN": "Організація Об’єднаних Націй", "VA": "Ватикан",
        "XK": "Косово", "ZA": "Південно-Африканська Республіка",
        "KPW": "Північнокорейська вона", "KRW": "Південнокорейська вона", "PYG": "Гуарані",
        "XAF": "Центральноафриканський франк", "XOF": "Західноафриканський франк", "XPF": "Тихоокеанський франк",
        "XCG": "Карибський гульден", "XCD": "Східнокарибський долар", "RON": "Румунський лей",
        "SGD": "Сінгапурський долар", "GYD": "Гаянський долар", "ZWG": "Зімбабвійське золото",
        "arc": "арамейська", "bn": "бенгальська", "ckb": "центральнокурдська", "crs": "сейшельська креольська",
        "diq": "зазакі", "el": "грецька", "kl": "гренландська", "la": "латинська", "mfe": "маврикійська креольська",
        "ms": "малайська", "mo": "молдавська", "ne": "непальська", "nl": "нідерландська", "nn": "норвезька нюношк",
        "oc": "окситанська", "rup": "арумунська", "sh": "сербохорватська", "sit": "китайсько-тибетські мови",
        "yue": "кантонська", "nan": "південноміньська", "hak": "хакка", "wuu": "ву",
        "cau": "інші кавказькі мови", "inc": "інші індійські мови", "pag": "пангасінан", "pam": "пампанга",
        "sov": "сонсорол",
        "Arab": "арабська", "Beng": "бенгальська", "Deva": "деванагарі", "Ethi": "ефіопська", "Geor": "грузинська",
        "Hang": "корейська", "Hani": "китайські ієрогліфи", "Hebr": "єврейська", "Kana": "японська",
        "Mymr": "бірманська",
    },
}

# The scripts that the pages distinguish.
SCRIPTS = """Latn Cyrl Grek Armn Hebr Arab Ethi Geor Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo
Tibt Mymr Khmr Hang Kana Hani""".split()


def entries(part, *keys):
    """The English names in a part of iso-codes, by code. The common name comes first."""
    with open(sources.iso_codes(f"json/iso_{part}.json"), encoding="utf-8") as file:
        records = json.load(file)[part]
    return {
        record[key]: [record[name] for name in ("common_name", "name") if name in record]
        for record in records for key in keys if key in record
    }


def names(language, facts):
    """The names in a language by code, such as `UA`, `uk`, `UAH` or `Cyrl`."""
    rows = [line.split("\t") for line in facts.decode().splitlines()]
    columns = {name: [row[index] for row in rows[1:]] for index, name in enumerate(rows[0])}
    tongues = {tag.split("-")[0] for tags in columns["languages"] for tag in tags.split(",") if tag}
    wanted = [
        ("3166-1", ["alpha_2"], columns["code"]),
        ("639-3", ["alpha_2", "alpha_3"], tongues), ("639-2", ["alpha_2", "alpha_3"], tongues),
        ("639-5", ["alpha_3"], tongues),
        ("4217", ["alpha_3"], [code for code in columns["currency_code"] if code]),
        ("15924", ["alpha_4"], SCRIPTS),
    ]
    found = {}
    for part, keys, codes in wanted:
        with open(sources.iso_codes(f"{language}/iso_{part}.mo"), "rb") as file:
            translations = gettext.GNUTranslations(file)
        known = entries(part, *keys)
        for code in codes:
            for name in known.get(code, []):
                there = translations.gettext(name)
                # gettext returns a name without a translation unchanged.
                if there != name and code not in found:
                    found[code] = there
    # The text in brackets, as in "бемба (Замбія)", distinguishes languages of the same name. The
    # pages of a country do not need it, so it is removed.
    found = {
        code: re.sub(r" \([^)]*\)$", "", name) if code.islower() else name for code, name in found.items()
    }
    found |= OTHERS[language]
    return {
        code: lowered(name.replace("'", "’")) if code.islower() else name.replace("'", "’")
        for code, name in found.items()
    }


def lowered(name):
    """The name of a language with its first letter in lower case."""
    return name[:1].lower() + name[1:]


def table(language, facts):
    """The table, with a code and its name on each line."""
    lines = [f"{code}\t{name}\n" for code, name in sorted(names(language, facts).items())]
    return "".join(lines).encode()
