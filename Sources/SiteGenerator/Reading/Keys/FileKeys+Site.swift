import Gazetteer
import Input

extension FileKeys {
  static let site = FileKeys(
    "site.yml",
    [
      Key.required("title", "text", "title: Huts of the Grey Range"),
      Key.optional(
        "description", "text", or: "theTitle",
        "description: Fourteen huts and the paths between them."),
      Key.required("base-url", "webAddress", "base-url: https://huts.example.org/"),
      Key.optional("hosting", hostNames, or: "none", "hosting: netlify"),
      Key.optional("language", "languageTag", or: "`en`", "language: en-GB"),
      Key.optional(
        "translations", "mapping", or: "none", "translations: {uk: https://huts.example.org/uk/}"),
      Key.optional("networks", "slugsOrMappings", or: "everyNetwork", "networks: [huts]"),
      Key.optional("sections", "mapping", or: "everySection", "sections: {offline: false}"),
      Key.optional("navigation", "listOfPaths", or: "none", "navigation: [about/]"),
      Key.optional("footer", "text", or: "none", "footer: © The hut association"),
      Key.optional("home", "worldSlugOrPath", or: "worldOrFirstNetwork", "home: huts"),
      Key.optional("map", "codesOrBox", or: "theWholeWorld", "map: [EE, LV, LT]"),
      Key.optional("accent", "hexColour", or: "thatOfTheTheme", "accent: \"#00788c\""),
      Key.optional("logo", "fileOfStatic", or: "none", "logo: logo.svg"),
      Key.optional("data", "worldOrFolder", or: "none", "data: world"),
      Key.optional("preview", "fileOfStatic", or: "none", "preview: preview.png"),
      Key.optional(
        "exports", "listOfFormats", or: "none", "exports: [gpx, csv]", value: exportFormats),
      Key.optional(
        "trips", "listOfMappings", or: "none",
        "trips: [{network: huts, slug: three, title: Three huts, cities: [ash, elder, tarn]}]"),
      Key.optional(
        "comparison", "mapping", or: "none", "comparison: {network: huts, from: ash, to: tarn}"),
      Key.optional("places", "mapping", or: "millionPlaces", "places: {population: 500}"),
      Key.optional("outlines", "mapping", or: "thoseOfNaturalEarth", "outlines: {code: COUNTRY}"),
      Key.optional(
        "country-networks", "mappingOrNone", or: "none", "country-networks: {places: 25}"),
      Key.optional("worldview", "idOfAView", or: "unitedNations", "worldview: un"),
    ])

  static let siteNetworks = FileKeys(
    "site.yml networks",
    [
      Key.required("slug", "slug", "slug: huts"),
      Key.optional("routes", "allNoneOrMapping", or: "allUpToALimit", "routes: all"),
      Key.optional("searches", "allOrPages", or: "allButOfALarge", "searches: pages"),
    ])

  static let siteRoutes = FileKeys(
    "site.yml networks routes",
    [
      Key.optional("capitals", "trueOrFalse", or: "`false`", "capitals: true"),
      Key.optional("population", "wholeNumber", or: "none", "population: 500000"),
      Key.optional("first", "wholeNumber", or: "0", "first: 60"),
    ])

  static let siteMap = FileKeys(
    "site.yml map",
    [
      Key.required("south", "degrees", "south: 53"),
      Key.required("west", "degrees", "west: 9"),
      Key.required("north", "degrees", "north: 66"),
      Key.required("east", "degrees", "east: 30"),
    ])

  static let siteSections = FileKeys(
    "site.yml sections",
    Section.allCases.map { section in
      Key.optional(
        section.rawValue, "trueOrFalse", or: section == .style ? "`false`" : "trueIfData",
        "\(section.rawValue): \(section == .style)")
    })

  static let siteTrips = FileKeys(
    "site.yml trips",
    [
      Key.required("network", "slug", "network: huts"),
      Key.required("slug", "slug", "slug: three"),
      Key.required("title", "text", "title: Three huts"),
      Key.required("cities", "listOfPlaceIds", "cities: [ash, elder, tarn]"),
      Key.optional("tickets", "wholeNumber", or: "0", "tickets: 2"),
    ])

  static let siteComparison = FileKeys(
    "site.yml comparison",
    [
      Key.required("network", "slug", "network: huts"),
      Key.required("from", "placeId", "from: ash"),
      Key.required("to", "placeId", "to: tarn"),
    ])

  static let sitePlaces = FileKeys(
    "site.yml places",
    [
      Key.optional("population", "wholeNumber", or: "0", "population: 500"),
      Key.optional("most", "wholeNumber", or: "\(PlaceReader.usualLimit)", "most: 2000000"),
    ])

  static let siteOutlines = FileKeys(
    "site.yml outlines",
    [
      Key.optional("code", "text", or: "propertyOfCode", "code: COUNTRY"),
      Key.optional("name", "text", or: "propertyOfName", "name: LABEL"),
      Key.optional("id", "text", or: "propertyOfId", "id: NUMBER"),
    ])

  static let siteCountryNetworks = FileKeys(
    "site.yml country-networks",
    [
      Key.optional("places", "wholeNumber2To60", or: "25", "places: 25"),
      Key.optional("except", "listOfIsoCodes", or: "none", "except: [UA]"),
    ])
}

private let hostNames = Hosting.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")

private let exportFormats = ExportFormat.allCases.map { "`\($0.rawValue)`" }
  .joined(separator: ", ")
