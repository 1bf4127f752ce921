import Gazetteer
import Input

extension FileKeys {
  static let site = FileKeys(
    "site.yml",
    [
      .required("title", "text", "title: Huts of the Grey Range"),
      .optional(
        "description", "text", or: "theTitle",
        "description: Fourteen huts and the paths between them."),
      .required("base-url", "webAddress", "base-url: https://huts.example.org/"),
      .optional("hosting", Key.choices(Hosting.self), or: "none", "hosting: netlify"),
      .optional("language", "languageTag", or: "`en`", "language: en-GB"),
      .optional(
        "translations", "mapping", or: "none", "translations: {uk: https://huts.example.org/uk/}"),
      .optional("networks", "slugsOrMappings", or: "everyNetwork", "networks: [huts]"),
      .optional("sections", "mapping", or: "everySection", "sections: {offline: false}"),
      .optional("navigation", "listOfPaths", or: "none", "navigation: [about/]"),
      .optional("footer", "text", or: "none", "footer: © The hut association"),
      .optional("home", "worldSlugOrPath", or: "worldOrFirstNetwork", "home: huts"),
      .optional("map", "codesOrBox", or: "theWholeWorld", "map: [EE, LV, LT]"),
      .optional("accent", "hexColour", or: "thatOfTheTheme", "accent: \"#00788c\""),
      .optional("logo", "fileOfStatic", or: "none", "logo: logo.svg"),
      .optional("data", "worldOrFolder", or: "none", "data: world"),
      .optional("preview", "fileOfStatic", or: "none", "preview: preview.png"),
      .optional(
        "exports", "listOfFormats", or: "none", "exports: [gpx, csv]",
        value: Key.choices(ExportFormat.self)),
      .optional(
        "trips", "listOfMappings", or: "none",
        "trips: [{network: huts, slug: three, title: Three huts, cities: [ash, elder, tarn]}]"),
      .optional(
        "comparison", "mapping", or: "none", "comparison: {network: huts, from: ash, to: tarn}"),
      .optional("places", "mapping", or: "millionPlaces", "places: {population: 500}"),
      .optional("outlines", "mapping", or: "thoseOfNaturalEarth", "outlines: {code: COUNTRY}"),
      .optional("country-networks", "mappingOrNone", or: "none", "country-networks: {places: 25}"),
      .optional("worldview", "idOfAView", or: "unitedNations", "worldview: un"),
    ])

  static let siteNetworks = FileKeys(
    "site.yml networks",
    [
      .required("slug", "slug", "slug: huts"),
      .optional("routes", "allNoneOrMapping", or: "allUpToALimit", "routes: all"),
      .optional("searches", "allOrPages", or: "allButOfALarge", "searches: pages"),
    ])

  static let siteRoutes = FileKeys(
    "site.yml networks routes",
    [
      .optional("capitals", "trueOrFalse", or: "`false`", "capitals: true"),
      .optional("population", "wholeNumber", or: "none", "population: 500000"),
      .optional("first", "wholeNumber", or: "0", "first: 60"),
    ])

  static let siteMap = FileKeys(
    "site.yml map",
    [
      .required("south", "degrees", "south: 53"),
      .required("west", "degrees", "west: 9"),
      .required("north", "degrees", "north: 66"),
      .required("east", "degrees", "east: 30"),
    ])

  static let siteSections = FileKeys(
    "site.yml sections",
    Section.allCases.map { section in
      .optional(
        section.rawValue, "trueOrFalse", or: section == .style ? "`false`" : "trueIfData",
        "\(section.rawValue): \(section == .style)")
    })

  static let siteTrips = FileKeys(
    "site.yml trips",
    [
      .required("network", "slug", "network: huts"),
      .required("slug", "slug", "slug: three"),
      .required("title", "text", "title: Three huts"),
      .required("cities", "listOfPlaceIds", "cities: [ash, elder, tarn]"),
      .optional("tickets", "wholeNumber", or: "0", "tickets: 2"),
    ])

  static let siteComparison = FileKeys(
    "site.yml comparison",
    [
      .required("network", "slug", "network: huts"),
      .required("from", "placeId", "from: ash"),
      .required("to", "placeId", "to: tarn"),
    ])

  static let sitePlaces = FileKeys(
    "site.yml places",
    [
      .optional("population", "wholeNumber", or: "0", "population: 500"),
      .optional("most", "wholeNumber", or: "\(PlaceReader.defaultLimit)", "most: 2000000"),
    ])

  static let siteOutlines = FileKeys(
    "site.yml outlines",
    [
      .optional("code", "text", or: "propertyOfCode", "code: COUNTRY"),
      .optional("name", "text", or: "propertyOfName", "name: LABEL"),
      .optional("id", "text", or: "propertyOfId", "id: NUMBER"),
      .optional("source", "text", or: "naturalEarthIfListed", "source: Our survey"),
    ])

  static let siteCountryNetworks = FileKeys(
    "site.yml country-networks",
    [
      .optional("places", "wholeNumber2To60", or: "25", "places: 25"),
      .optional("except", "listOfIsoCodes", or: "none", "except: [UA]"),
    ])
}
