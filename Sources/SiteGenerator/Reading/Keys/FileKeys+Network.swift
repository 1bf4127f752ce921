import Input

/// The keys of `network.yml`, and the columns of the tables in the same folder.
extension FileKeys {
  static let network = FileKeys(
    "network.yml",
    [
      .required("title", "text", "title: Huts"),
      .required("summary", "text", "summary: The huts and the paths between them."),
      .optional("description", "text", or: "none", "description: Open from June."),
      .optional("foreign_names", "listOfTexts", or: "none", "foreign_names: [Hüttenwege]"),
      .optional("unit", "unit", or: "`km`", "unit: {name: hours, symbol: h, decimals: 1}"),
      .optional("kind", "text", or: "none", "kind: Walking times without rests."),
      .optional(
        "measures", "mapping", or: "none", "measures: {climb: {unit: {name: metres, symbol: m}}}"),
      .required("modes", "mapping", "modes: {path: {name: path}}"),
      .optional(
        "labels", "mapping", or: "noPages", "labels: {folder: lines, singular: line, plural: lines}"
      ),
      .optional("map", "mapping", or: "theEarth", "map: {kind: grid, width: 30, height: 20}"),
      .optional("tolerance", "metres", or: "100", "tolerance: 50"),
      .optional(
        "connectors", "mapping", or: "theFirstMode", "connectors: {mode: path, reach: 5000}"),
      .optional("closed", "listOfLabels", or: "none", "closed: [Northwest Passage]"),
      .optional("what-if", "labelsToNames", or: "none", "what-if: {Suez: the Suez Canal}"),
      .optional("aliases", "labelsToNames", or: "none", "aliases: {Cape Horn: chili}"),
      .optional(
        "regions", "mapping", or: "none", "regions: {north: {name: North, color: \"#1f5fa8\"}}"),
      .optional("trips", "mapping", or: "none", "trips: {tickets: 2}"),
      .optional("exports", "listOfFormats", or: "thoseOfSiteYml", "exports: [gpx]"),
      .optional("sources", "listOfHeadings", or: "none", "sources: [The hut list]"),
    ])

  static let networkUnit = FileKeys(
    "network.yml unit",
    [
      .required("name", "text", "name: hours"),
      .optional("singular", "text", or: "thePluralWithoutS", "singular: hour"),
      .optional("symbol", "text", or: "theName", "symbol: h"),
      .optional("decimals", "wholeNumber0To6", or: "0", "decimals: 1"),
    ])

  static let networkMeasures = FileKeys(
    "network.yml measures",
    [
      .optional("name", "text", or: "theId", "name: climb"),
      .required("unit", "unit", "unit: km"),
      .optional("per-km", "number", or: "noneOrOneInKm", "per-km: 0.54"),
      .optional("speed", "number", or: "none", "speed: 16"),
      .optional("speed-unit", "text", or: "`km/h`", "speed-unit: knots"),
    ])

  static let networkConnectors = FileKeys(
    "network.yml connectors",
    [
      .optional("mode", "idOfAMode", or: "theFirst", "mode: path"),
      .optional("reach", "metresOfReach", or: "1,000", "reach: 5000"),
    ])

  static let networkModes = FileKeys(
    "network.yml modes",
    [
      .optional("name", "text", or: "theId", "name: ferry"),
      .optional("plural", "text", or: "theNameWithS", "plural: ferries"),
      .optional("line", Key.choices(NetworkSettings.Line.self), or: "`solid`", "line: dotted"),
      .optional("tickets", "trueOrFalse", or: "`false`", "tickets: true"),
      .optional("sea", "trueOrFalse", or: "`false`", "sea: true"),
    ])

  static let networkLabels = FileKeys(
    "network.yml labels",
    [
      .required("folder", "slug", "folder: lines"),
      .required("singular", "text", "singular: line"),
      .required("plural", "text", "plural: lines"),
      .optional("colors", "labelsToColours", or: "oneColourForAll", "colors: {M1: \"#0078c8\"}"),
    ])

  static let networkMap = FileKeys(
    "network.yml map",
    [
      .optional("kind", "earthOrGrid", or: "`earth`", "kind: grid"),
      .optional("width", "number1To10000", or: "noneButOfAGrid", "width: 30"),
      .optional("height", "number1To10000", or: "noneButOfAGrid", "height: 20"),
      .optional("outline", "isoCode", or: "none", "outline: UA"),
      .optional("aspect", "number05To5", or: "1.5", "aspect: 1.5"),
    ])

  static let networkRegions = FileKeys(
    "network.yml regions",
    [
      .optional("name", "text", or: "theId", "name: North"),
      .optional("color", "colour", or: "`#56605b`", "color: \"#1f5fa8\""),
      .optional("color-dark", "colour", or: "thatOfALightPage", "color-dark: \"#7ab4f0\""),
    ])

  static let networkTrips = FileKeys(
    "network.yml trips",
    [
      .optional("tickets-mode", "idOfAMode", or: "none", "tickets-mode: ferry"),
      .optional("tickets", "wholeNumber0To20", or: "0", "tickets: 2"),
      .optional("hand", "`one-of-each-region`", or: "none", "hand: one-of-each-region"),
    ])

  static let places = FileKeys(
    "places.csv",
    [
      .required("id", "slug", "ash"),
      .required("name", "text", "Ash Hut"),
      .optional("latitude", "latitude", or: "thatOfGeonameid", "46.921"),
      .optional("longitude", "longitude", or: "thatOfGeonameid", "11.012"),
      .optional("geonameid", "wholeNumber", or: "theNearestOfTheName", "702550"),
      .optional("country", "isoCode", or: "thatOfGeonameid", "UA"),
      .optional("region", "idOfARegion", or: "none", "north"),
      .optional("x", "number", or: "noneButOfAGrid", "4"),
      .optional("y", "number", or: "noneButOfAGrid", "3"),
      .optional("treaty_name", "text", or: "none", "Lvov"),
    ])

  static let links = FileKeys(
    "links.csv",
    [
      .required("from", "placeId", "ash"),
      .required("to", "placeId", "beacon"),
      .required("mode", "idOfAMode", "path"),
      .optional("cost", "numberOrATime", or: "theGreatCircle", "2:30"),
      .optional("directed", "trueOrFalse", or: "`false`", "true"),
      .optional("label", "text", or: "none", "M1"),
      .optional("in_article", "any", or: "none", "true"),
    ])
}
