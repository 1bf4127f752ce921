extension BrokenCase {
  private static let site = "Content/site.yml"
  private static let roads = "Content/networks/roads/network.yml"
  private static let board = "Content/networks/board/network.yml"
  private static let views = "Content/countries/worldview.yml"

  static let settings: [BrokenCase] = [
    BrokenCase(
      "malformed YAML", site, .replace("title: Small Atlas", "title: Small: Atlas"),
      "\(site):1:13: error: malformed YAML: a key and a colon are not allowed here; quote a text that contains ': ', as in title: \"Huts: a guide\"; indent all keys of a mapping equally, and put a space after each colon"
    ),
    BrokenCase(
      "an unknown key", site, .replace("language: en", "langauge: en"),
      "\(site):4:1: error: unknown key 'langauge'; did you mean 'language'?"),
    BrokenCase(
      "a key that occurs twice", site, .append("title: Again\n"),
      "\(site):19:1: error: duplicate key 'title' in this mapping"),
    BrokenCase(
      "two trips with one slug", site,
      .replace(
        "country-networks:",
        "  - {network: board, slug: three-cities, title: Again, cities: [lviv, lutsk]}\ncountry-networks:"
      ),
      "\(site):17:28: error: two trips have the slug 'three-cities'; the slug is a part of the trip's address: choose another one"
    ),
    BrokenCase(
      "a key that is missing", site, .replace("title: Small Atlas\n", ""),
      "\(site):1:1: error: the key 'title' is missing"),
    BrokenCase(
      "a domain that is said twice",
      [
        Edit(site, .replace("https://atlas.example/small/", "https://atlas.example/")),
        Edit(site, .append("hosting: github-pages\n")),
        Edit("Content/static/CNAME", .write("atlas.example\n")),
      ],
      [
        "\(site):19:10: error: hosting 'github-pages' and the file Content/static/CNAME both claim the URL '/CNAME'; leave one out"
      ]),
    BrokenCase(
      "an address that is none", site, .replace("https://atlas", "atlas"),
      "\(site):3:11: error: not a web address: 'atlas.example/small/'"),
    BrokenCase(
      "an unknown view of borders", site, .replace("worldview: un", "worldview: nu"),
      "\(site):5:12: error: unknown worldview 'nu'; did you mean 'un'?"),
    BrokenCase(
      "an unknown source of outlines", site, .append("outlines: {source: Natural Erth}\n"),
      "\(site):19:20: error: Content/SOURCES.md has no heading 'Natural Erth'; did you mean 'Natural Earth'?"
    ),
    BrokenCase(
      "a view of borders without a table of views", [Edit(views, .remove)],
      [
        "\(site):5:12: error: unknown worldview 'un'; the table of worldviews, "
          + "Content/countries/worldview.yml, does not exist; leave out the key"
      ]),
    BrokenCase(
      "a language without words", site, .replace("language: en", "language: de"),
      "\(site):4:11: error: the pages have no words in the language 'de'"),
    BrokenCase(
      "a population below 0", site, .append("places: {population: -1}\n"),
      "\(site):19:22: error: a population cannot be negative"),
    BrokenCase(
      "a limit below 0", site, .append("places: {most: -1}\n"),
      "\(site):19:16: error: a number of places cannot be negative; write a whole number; 0 leaves "
        + "out all places of the tables"),
    BrokenCase(
      "an unknown limit to places", site, .append("places: {people: 5}\n"),
      "\(site):19:10: error: unknown key 'people'"),
    BrokenCase(
      "a network whose name would end a path", site, .replace("slug: board", #"slug: "\0""#),
      "\(site):9:11: error: '\u{FFFD}' cannot be the name of a network; use lower-case letters, digits and hyphens",
      "\(site):9:11: error: the character U+0000 cannot be shown on a page; remove it",
      "\(site):12:14: error: unknown network 'board'"),
    BrokenCase(
      "a network twice", site, .replace("slug: board", "slug: roads"),
      "\(site):9:11: error: network 'roads' is listed twice",
      "\(site):12:14: error: unknown network 'board'"),
    BrokenCase(
      "an unknown choice of routes", site,
      .replace("slug: roads\n    routes: all", "slug: roads\n    routes: some"),
      "\(site):8:13: error: unknown choice of routes 'some'"),
    BrokenCase(
      "an unknown city of a trip", site, .replace("cities: [lviv,", "cities: [lvvi,"),
      "\(site):15:14: error: unknown place 'lvvi' in network 'board'; did you mean 'lviv'?"),
    BrokenCase(
      "a city of a trip twice", site, .replace("cities: [lviv,", "cities: [lutsk,"),
      "\(site):15:21: error: the trip visits 'lutsk' twice"),
    BrokenCase(
      "too many tickets", site, .replace("tickets: 1", "tickets: 100"),
      "\(site):16:14: error: a trip has 0 to 20 tickets, not 100"),
    BrokenCase(
      "a country without a network that is none", site,
      .replace("{places: 3}", "{places: 3, except: [UX]}"),
      "\(site):17:40: error: unknown country 'UX'; did you mean 'UA'?"),
    BrokenCase(
      "too many places of a country", site, .replace("{places: 3}", "{places: 61}"),
      "\(site):17:28: error: a country's network has 2 to 60 places, not 61"),
    BrokenCase(
      "too few places of a country", site, .replace("{places: 3}", "{places: 0}"),
      "\(site):17:28: error: a country's network has 2 to 60 places, not 0"),
    BrokenCase(
      "an unknown place of the compared route", site,
      .append("comparison: {network: board, from: lviv, to: lvvi}\n"),
      "\(site):19:13: error: unknown place 'lvvi' in network 'board'; did you mean 'lviv'?"),
    BrokenCase(
      "a unit that is none", roads, .replace("unit: km", "unit: miles"),
      "\(roads):4:7: error: unknown unit 'miles'; one of km, steps"),
    BrokenCase(
      "a line that is none", roads, .replace("line: dotted", "line: dottet"),
      "\(roads):8:30: error: unknown line 'dottet'"),
    BrokenCase(
      "a source without a heading", roads, .replace("[GeoNames]", "[GeoNamse]"),
      "\(roads):11:11: error: Content/SOURCES.md has no heading 'GeoNamse'; did you mean 'GeoNames'?"
    ),
    BrokenCase(
      "an unknown outline of a grid", board, .replace("outline: UA", "outline: UX"),
      "\(board):9:50: error: no outline has the country code 'UX'; did you mean 'UA'?"),
    BrokenCase(
      "a colour that is none", board, .replace("\"#6a3d9a\"", "purple"),
      "\(board):11:29: error: color: 'purple' where a colour is expected"),
    BrokenCase(
      "a grid without a width", board, .replace("width: 10, ", ""),
      "\(board):9:6: error: a grid needs a width and a height"),
    BrokenCase(
      "a view that moves an unknown province", views, .replace("{4: UA}", "{44: UA}"),
      "\(views):5:17: error: no province has the id 44"),
    BrokenCase(
      "a view that gives a province to nobody known", views, .replace("{4: UA}", "{4: UX}"),
      "\(views):5:20: error: unknown country 'UX'; did you mean 'UA'?"),
  ]
}
