extension BrokenCase {
  static let tables: [BrokenCase] = [
    BrokenCase(
      "a row of places with a column too few", "Content/places/cities.txt", .append("1\tX\n"),
      "Content/places/cities.txt:10:1: error: 2 columns where 19 are expected"),
    BrokenCase(
      "a place beyond the pole", "Content/places/cities.txt", .replace("50.75932", "91"),
      "Content/places/cities.txt:2:32: error: '91' is not a latitude; write degrees between -90 and 90"
    ),
    BrokenCase(
      "a place whose latitude is a word", "Content/places/cities.txt",
      .replace("50.75932", "north"),
      "Content/places/cities.txt:2:32: error: 'north' is not a latitude; write degrees between -90 and 90"
    ),
    BrokenCase(
      "a place in an unknown country", "Content/places/cities.txt",
      .replace("P\tPPLA\tPL", "P\tPPLA\tPX"),
      "Content/places/cities.txt:4:62: error: unknown country 'PX'"),
    BrokenCase(
      "two places of one GeoNames id", "Content/places/cities.txt",
      .replace("702569\t", "702550\t"),
      "Content/places/cities.txt:2:1: error: duplicate GeoNames id 702550; it is first used at Content/places/cities.txt:1:1"
    ),
    BrokenCase(
      "a negative population", "Content/places/cities.txt", .replace("213661", "-5"),
      "Content/places/cities.txt:2:67: error: '-5' is not a population"),
    BrokenCase(
      "a country listed twice", "Content/countries/facts.tsv",
      .append("UA\tUKR\t804\tUkrainia\tKyiv\t1\t1\tEU\t.ua\tUAH\tHryvnia\t380\tuk\t\t690791\n"),
      "Content/countries/facts.tsv:6:1: error: duplicate country UA; the first is on line 4"),
    BrokenCase(
      "two countries of one name", "Content/countries/facts.tsv",
      .replace("\tSlovakia\t", "\tPoland\t"),
      "Content/countries/facts.tsv:1:1: error: the countries PL and SK have the same URL, '/countries/poland/'"
    ),
    BrokenCase(
      "an area that is no number", "Content/countries/facts.tsv", .replace("312685", "large"),
      "Content/countries/facts.tsv:2:26: error: 'large' is not an area on the earth"),
    BrokenCase(
      "a row of countries with a column too many", "Content/countries/facts.tsv",
      .replace("3164670", "3164670\tx"),
      "Content/countries/facts.tsv:5:1: error: 16 columns where 15 are expected"),
    BrokenCase(
      "a division without a code", "Content/places/admin1CodesASCII.txt", .append("UA\tX\tX\t1\n"),
      "Content/places/admin1CodesASCII.txt:5:1: error: the division has no name or no valid code"),
  ]
}
