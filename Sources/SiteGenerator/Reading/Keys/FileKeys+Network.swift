import Input

/// The keys of `network.yml`, and the columns of the tables in the same folder.
extension FileKeys {
  static let network = FileKeys(
    "network.yml",
    [
      Key.required("title", "text", "title: Huts"),
      Key.required("summary", "text", "summary: The huts and the paths between them."),
      Key.optional("description", "text", or: "none", "description: Open from June."),
      Key.optional("unit", "unit", or: "`km`", "unit: {name: hours, symbol: h, decimals: 1}"),
      Key.optional("kind", "text", or: "none", "kind: Walking times without rests."),
      Key.optional(
        "measures", "mapping", or: "none", "measures: {climb: {unit: {name: metres, symbol: m}}}"),
      Key.required("modes", "mapping", "modes: {path: {name: path}}"),
      Key.optional(
        "labels", "mapping", or: "noPages", "labels: {folder: lines, singular: line, plural: lines}"
      ),
      Key.optional("map", "mapping", or: "theEarth", "map: {kind: grid, width: 30, height: 20}"),
      Key.optional("tolerance", "metres", or: "100", "tolerance: 50"),
      Key.optional(
        "connectors", "mapping", or: "theFirstMode", "connectors: {mode: path, reach: 5000}"),
      Key.optional("closed", "listOfLabels", or: "none", "closed: [Northwest Passage]"),
      Key.optional("what-if", "labelsToNames", or: "none", "what-if: {Suez: the Suez Canal}"),
      Key.optional("aliases", "labelsToNames", or: "none", "aliases: {Cape Horn: chili}"),
      Key.optional(
        "regions", "mapping", or: "none", "regions: {north: {name: North, color: \"#1f5fa8\"}}"),
      Key.optional("trips", "mapping", or: "none", "trips: {tickets: 2}"),
      Key.optional("exports", "listOfFormats", or: "thoseOfSiteYml", "exports: [gpx]"),
      Key.optional("sources", "listOfHeadings", or: "none", "sources: [The hut list]"),
    ])

  static let networkUnit = FileKeys(
    "network.yml unit",
    [
      Key.required("name", "text", "name: hours"),
      Key.optional("singular", "text", or: "thePluralWithoutS", "singular: hour"),
      Key.optional("symbol", "text", or: "theName", "symbol: h"),
      Key.optional("decimals", "wholeNumber0To6", or: "0", "decimals: 1"),
    ])

  static let networkMeasures = FileKeys(
    "network.yml measures",
    [
      Key.optional("name", "text", or: "theId", "name: climb"),
      Key.required("unit", "unit", "unit: km"),
      Key.optional("per-km", "number", or: "noneOrOneInKm", "per-km: 0.54"),
      Key.optional("speed", "number", or: "none", "speed: 16"),
      Key.optional("speed-unit", "text", or: "`km/h`", "speed-unit: knots"),
    ])

  static let networkConnectors = FileKeys(
    "network.yml connectors",
    [
      Key.optional("mode", "idOfAMode", or: "theFirst", "mode: path"),
      Key.optional("reach", "metresOfReach", or: "1,000", "reach: 5000"),
    ])

  static let networkModes = FileKeys(
    "network.yml modes",
    [
      Key.optional("name", "text", or: "theId", "name: ferry"),
      Key.optional("plural", "text", or: "theNameWithS", "plural: ferries"),
      Key.optional("line", lineNames, or: "`solid`", "line: dotted"),
      Key.optional("tickets", "trueOrFalse", or: "`false`", "tickets: true"),
      Key.optional("sea", "trueOrFalse", or: "`false`", "sea: true"),
    ])

  static let networkLabels = FileKeys(
    "network.yml labels",
    [
      Key.required("folder", "slug", "folder: lines"),
      Key.required("singular", "text", "singular: line"),
      Key.required("plural", "text", "plural: lines"),
      Key.optional("colors", "labelsToColours", or: "oneColourForAll", "colors: {M1: \"#0078c8\"}"),
    ])

  static let networkMap = FileKeys(
    "network.yml map",
    [
      Key.optional("kind", "earthOrGrid", or: "`earth`", "kind: grid"),
      Key.optional("width", "number1To10000", or: "noneButOfAGrid", "width: 30"),
      Key.optional("height", "number1To10000", or: "noneButOfAGrid", "height: 20"),
      Key.optional("outline", "isoCode", or: "none", "outline: UA"),
      Key.optional("aspect", "number05To5", or: "1.5", "aspect: 1.5"),
    ])

  static let networkRegions = FileKeys(
    "network.yml regions",
    [
      Key.optional("name", "text", or: "theId", "name: North"),
      Key.optional("color", "colour", or: "`#56605b`", "color: \"#1f5fa8\""),
      Key.optional("color-dark", "colour", or: "thatOfALightPage", "color-dark: \"#7ab4f0\""),
    ])

  static let networkTrips = FileKeys(
    "network.yml trips",
    [
      Key.optional("tickets-mode", "idOfAMode", or: "none", "tickets-mode: ferry"),
      Key.optional("tickets", "wholeNumber0To20", or: "0", "tickets: 2"),
      Key.optional("hand", "`one-of-each-region`", or: "none", "hand: one-of-each-region"),
    ])

  static let places = FileKeys(
    "places.csv",
    [
      Key.required("id", "slug", "ash"),
      Key.required("name", "text", "Ash Hut"),
      Key.optional("latitude", "latitude", or: "thatOfGeonameid", "46.921"),
      Key.optional("longitude", "longitude", or: "thatOfGeonameid", "11.012"),
      Key.optional("geonameid", "wholeNumber", or: "theNearestOfTheName", "702550"),
      Key.optional("country", "isoCode", or: "thatOfGeonameid", "UA"),
      Key.optional("region", "idOfARegion", or: "none", "north"),
      Key.optional("x", "number", or: "noneButOfAGrid", "4"),
      Key.optional("y", "number", or: "noneButOfAGrid", "3"),
      Key.optional("treaty_name", "text", or: "none", "Lvov"),
    ])

  static let links = FileKeys(
    "links.csv",
    [
      Key.required("from", "placeId", "ash"),
      Key.required("to", "placeId", "beacon"),
      Key.required("mode", "idOfAMode", "path"),
      Key.optional("cost", "numberOrATime", or: "theGreatCircle", "2:30"),
      Key.optional("directed", "trueOrFalse", or: "`false`", "true"),
      Key.optional("label", "text", or: "none", "M1"),
      Key.optional("in_article", "any", or: "none", "true"),
    ])
}

private let lineNames = NetworkSettings.Line.allCases.map { "`\($0.rawValue)`" }
  .joined(separator: ", ")
