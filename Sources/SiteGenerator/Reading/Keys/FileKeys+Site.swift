import Gazetteer
import Input

/// The keys of `site.yml`.
extension FileKeys {
  static let site = FileKeys(
    "site.yml",
    [
      Key.required("title", "text", "The name of the atlas.", "title: Huts of the Grey Range"),
      Key.optional(
        "description", "text", or: "the title",
        "One or two sentences for search engines and feeds.",
        "description: Fourteen huts and the paths between them."),
      Key.required(
        "base-url", "web address", "The address that the atlas will have. A path is allowed.",
        "base-url: https://huts.example.org/"),
      Key.optional(
        "hosting", hostNames, or: "none",
        """
        The service or server that shows the atlas: the build writes the files that it reads, and \
        warns if the atlas is too large for it.
        """,
        "hosting: netlify"),
      Key.optional(
        "language", "language tag", or: "en",
        """
        The language of the pages. The standard theme has words in English and Ukrainian; a theme of \
        your own may bring another language.
        """,
        "language: en-GB"),
      Key.optional(
        "translations", "mapping", or: "none",
        """
        The addresses of the same atlas in other languages, by their tags: every page links to itself \
        there.
        """, "translations: {uk: https://huts.example.org/uk/}"),
      Key.optional(
        "networks", "list of slugs or mappings", or: "every folder of `networks/`",
        "The networks in the order in which they are shown.", "networks: [huts]"),
      Key.optional(
        "sections", "mapping", or: "every section that has data",
        "The sections to leave out.", "sections: {offline: false}"),
      Key.optional(
        "navigation", "list of paths", or: "none",
        "Pages that every header links to besides the sections.", "navigation: [about/]"),
      Key.optional(
        "footer", "text", or: "none", "The text at the foot of every page.",
        "footer: © The hut association"),
      Key.optional(
        "home", "`world`, slug of a network, or path of a text",
        or: "the world map, else the first network",
        "The map or the text on the home page. Its words are those of `pages/index.md`.",
        "home: huts"),
      Key.optional(
        "map", "country codes, or degrees of a box", or: "the whole world",
        "The part of the earth that the map of the world shows.", "map: [EE, LV, LT]"),
      Key.optional(
        "accent", "colour `#rgb` or `#rrggbb`", or: "that of the theme",
        """
        The colour of links and buttons. It is made darker on light paper, and lighter on dark, \
        until it can be read.
        """, "accent: \"#00788c\""),
      Key.optional(
        "logo", "file of `static/`", or: "none",
        """
        The picture that stands for the title in every header. An SVG or PNG is also the icon of \
        the site, in place of the theme's.
        """, "logo: logo.svg"),
      Key.optional(
        "data", "`world` or folder", or: "none",
        """
        Data that come with the command: countries with their outlines, and places. Or the path of \
        another atlas whose countries, places and networks are shown, as in `../huts`. A folder \
        `countries/`, `places/` or `networks/` of the atlas takes the place of theirs.
        """, "data: world"),
      Key.optional(
        "preview", "file of `static/`", or: "none",
        "The picture that other sites show with a link to the atlas.", "preview: preview.png"),
      Key.optional(
        "exports", "list of formats", or: "none",
        "Formats in which each route page is also written as a file: \(exportFormats).",
        "exports: [gpx, csv]"),
      Key.optional(
        "trips", "list of mappings", or: "none", "Trips with a page of their own.",
        "trips: [{network: huts, slug: three, title: Three huts, cities: [ash, elder, tarn]}]"),
      Key.optional(
        "comparison", "mapping", or: "none",
        "The route on which `learn/algorithms/` shows all searches side by side.",
        "comparison: {network: huts, from: ash, to: tarn}"),
      Key.optional(
        "places", "mapping", or: "1,000,000 places",
        "The places of `places/` that are kept.", "places: {population: 500}"),
      Key.optional(
        "outlines", "mapping", or: "those of Natural Earth",
        "The properties of the outlines in `countries/`.", "outlines: {code: COUNTRY}"),
      Key.optional(
        "country-networks", "mapping or `none`", or: "none",
        "Networks of straight lines between the largest cities of each country.",
        "country-networks: {places: 25}"),
      Key.optional(
        "worldview", "id of a view", or: "`un`, if there is a `worldview.yml`",
        "The view of `countries/worldview.yml` that the maps follow.", "worldview: un"),
    ])

  static let siteNetworks = FileKeys(
    "site.yml networks",
    [
      Key.required("slug", "slug", "The folder below `networks/`.", "slug: huts"),
      Key.optional(
        "routes", "`all`, `none` or a mapping", or: "all, up to 20,000 pairs of places",
        "The pairs of places whose routes have a page.", "routes: all"),
      Key.optional(
        "searches", "`all` or `pages`",
        or: "all, of a large network those of its route pages, of a small one none",
        "The places whose searches are published as data: all, or the ends of route pages.",
        "searches: pages"),
    ])

  static let siteRoutes = FileKeys(
    "site.yml networks routes",
    [
      Key.optional(
        "capitals", "true or false", or: "false", "Capitals are ends of routes.", "capitals: true"),
      Key.optional(
        "population", "whole number", or: "none",
        "Places of at least so many people are ends of routes.", "population: 500000"),
      Key.optional(
        "first", "whole number", or: "0",
        "So many places that stand first in `places.csv` are ends of routes.", "first: 60"),
    ])

  static let siteMap = FileKeys(
    "site.yml map",
    [
      Key.required(
        "south", "degrees", "The southern edge, from -90 to 90.", "south: 53"),
      Key.required(
        "west", "degrees", "The western edge, from -180 to 180.", "west: 9"),
      Key.required(
        "north", "degrees", "The northern edge, north of the southern.", "north: 66"),
      Key.required(
        "east", "degrees",
        "The eastern edge. One that is less than the western lies beyond the meridian of 180°.",
        "east: 30"),
    ])

  static let siteSections = FileKeys(
    "site.yml sections",
    Section.allCases.map { section in
      Key.optional(
        section.rawValue, "true or false",
        or: section == .style ? "false" : "true, if there are data", section.meaning,
        "\(section.rawValue): \(section == .style)")
    })

  static let siteTrips = FileKeys(
    "site.yml trips",
    [
      Key.required("network", "slug", "The network.", "network: huts"),
      Key.required("slug", "slug", "The last part of the page's address.", "slug: three"),
      Key.required("title", "text", "The title of the page.", "title: Three huts"),
      Key.required(
        "cities", "list of place ids", "The 2 to 12 places to visit, in any order.",
        "cities: [ash, elder, tarn]"),
      Key.optional(
        "tickets", "whole number", or: "0",
        "The number of links that may be taken of a mode that takes tickets, at most 20.",
        "tickets: 2"),
    ])

  static let siteComparison = FileKeys(
    "site.yml comparison",
    [
      Key.required("network", "slug", "The network.", "network: huts"),
      Key.required("from", "place id", "The start of the route.", "from: ash"),
      Key.required("to", "place id", "Its end.", "to: tarn"),
    ])

  static let sitePlaces = FileKeys(
    "site.yml places",
    [
      Key.optional(
        "population", "whole number", or: "0", "Places of fewer people are left out.",
        "population: 500"),
      Key.optional(
        "most", "whole number", or: "\(PlaceReader.usualLimit)",
        "The largest number of places; capitals and the most populous are kept.", "most: 2000000"),
    ])

  static let siteOutlines = FileKeys(
    "site.yml outlines",
    [
      Key.optional(
        "code", "text", or: "`ISO_A2`, else `ISO_A2_EH`, `WB_A2`",
        "The property with the ISO code.",
        "code: COUNTRY"),
      Key.optional(
        "name", "text", or: "`NAME`, else `NAME_EN`, `ADMIN`", "The property with the name.",
        "name: LABEL"),
      Key.optional(
        "id", "text", or: "`id`, else `fid`, `NE_ID`", "The property with a number of its own.",
        "id: NUMBER"),
    ])

  static let siteCountryNetworks = FileKeys(
    "site.yml country-networks",
    [
      Key.optional(
        "places", "whole number, 2 to 60", or: "25", "The number of places of each network.",
        "places: 25"),
      Key.optional(
        "except", "list of ISO codes", or: "none", "Countries that get no network.", "except: [UA]"),
    ])
}

private let hostNames = Hosting.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")

private let exportFormats = ExportFormat.allCases.map { "`\($0.rawValue)`" }
  .joined(separator: ", ")

extension Section {
  /// The contents of the section, for the manual.
  fileprivate var meaning: String {
    switch self {
    case .countries: "The pages of countries, from `countries/facts.tsv`."
    case .networks: "The pages of networks."
    case .routes: "The pages of routes; without them, planners still find every route."
    case .trips: "The pages of trips."
    case .places:
      """
      The pages of places. A network of more than 4,000 places has pages of those without a country \
      only if this is `true`.
      """
    case .finder:
      "The search field of every header, and its page, over `places/` and the places of networks."
    case .learn: "The index of the texts in `pages/learn/`."
    case .style: "The pages about the style and the drawing of the maps."
    case .offline: "Reading without a connection."
    case .data: "The page about the data files."
    }
  }
}
