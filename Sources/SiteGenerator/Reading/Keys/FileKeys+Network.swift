import Input

/// The keys of `network.yml`, and the columns of the tables beside it.
extension FileKeys {
  static let network = FileKeys(
    "network.yml",
    [
      Key.required("title", "text", "The name of the network.", "title: Huts"),
      Key.required(
        "summary", "text", "One sentence.", "summary: The huts and the paths between them."),
      Key.optional(
        "description", "text", or: "none", "A paragraph.", "description: Open from June."),
      Key.optional(
        "unit", "`km`, `steps` or a mapping", or: "km",
        "The unit of costs. A link without a cost is as long as its great circle, in km only.",
        "unit: {name: hours, symbol: h, decimals: 1}"),
      Key.optional(
        "kind", "text", or: "none",
        "What the costs are, and are not. Every page that shows costs says it.",
        "kind: Walking times without rests."),
      Key.optional(
        "measures", "mapping", or: "none",
        """
        What links have besides their cost, by id, which is a column of `links.csv`. Route pages show \
        the sums.
        """,
        "measures: {climb: {unit: {name: metres, symbol: m}}}"),
      Key.required("modes", "mapping", "The ways to travel, by id.", "modes: {path: {name: path}}"),
      Key.optional(
        "labels", "mapping", or: "no pages",
        "What the labels of links are. With it, each label has a page.",
        "labels: {folder: lines, singular: line, plural: lines}"),
      Key.optional(
        "map", "mapping", or: "the earth", "What the network is drawn on.",
        "map: {kind: grid, width: 30, height: 20}"),
      Key.optional(
        "tolerance", "metres", or: "100",
        """
        The distance between the end of a line of `links.geojson` and its place. Of lines without \
        `from` and `to` the distance between ends that are one; 0 if left out.
        """,
        "tolerance: 50"),
      Key.optional(
        "connectors", "mapping", or: "the first mode, 1,000 m",
        "The links from places to the nearest end of lines without `from` and `to`.",
        "connectors: {mode: path, reach: 5000}"),
      Key.optional(
        "closed", "list of labels", or: "none",
        "Links with these labels are closed: no route takes them unless a reader, or `--open`, opens them.",
        "closed: [Northwest Passage]"),
      Key.optional(
        "what-if", "mapping of labels to names", or: "none",
        "The network's page begins with the routes that change without links of these labels.",
        "what-if: {Suez: the Suez Canal}"),
      Key.optional(
        "aliases", "mapping of labels to names", or: "none",
        "Further names by which `--avoid` and addresses may name labels.",
        "aliases: {Cape Horn: chili}"),
      Key.optional(
        "regions", "mapping", or: "none", "Groups of places with a colour, by id.",
        "regions: {north: {name: North, color: \"#1f5fa8\"}}"),
      Key.optional(
        "trips", "mapping", or: "none", "The rules of a game on the network.", "trips: {tickets: 2}"
      ),
      Key.optional(
        "exports", "list of formats", or: "those of `site.yml`",
        "Formats in which each route page is also written as a file.", "exports: [gpx]"),
      Key.optional(
        "sources", "list of headings", or: "none",
        "Headings of `SOURCES.md` that credit the network's data.", "sources: [The hut list]"),
    ])

  static let networkUnit = FileKeys(
    "network.yml unit",
    [
      Key.required("name", "text", "The plural.", "name: hours"),
      Key.optional(
        "singular", "text", or: "the plural without s", "The singular.", "singular: hour"),
      Key.optional("symbol", "text", or: "the name", "What follows a number.", "symbol: h"),
      Key.optional(
        "decimals", "whole number, 0 to 6", or: "0", "The number of decimals of a cost.",
        "decimals: 1"),
    ])

  static let networkMeasures = FileKeys(
    "network.yml measures",
    [
      Key.optional("name", "text", or: "the id", "The name for readers.", "name: climb"),
      Key.required(
        "unit", "km, steps, or a mapping", "The unit, as for `unit` of the network.", "unit: km"),
      Key.optional(
        "per-km", "number", or: "none; 1 of a measure in km",
        "The value of a kilometre, for links that do not state the measure.", "per-km: 0.54"),
      Key.optional(
        "speed", "number", or: "none",
        "The speed that a time is for. Readers of the planner can change it.", "speed: 16"),
      Key.optional(
        "speed-unit", "text", or: "km/h", "The unit of the speed.", "speed-unit: knots"),
    ])

  static let networkConnectors = FileKeys(
    "network.yml connectors",
    [
      Key.optional(
        "mode", "id of a mode", or: "the first", "The mode of the links.", "mode: path"),
      Key.optional(
        "reach", "metres, 0 to 300,000", or: "1,000",
        "The largest distance from a place to the end of a line.", "reach: 5000"),
    ])

  static let networkModes = FileKeys(
    "network.yml modes",
    [
      Key.optional("name", "text", or: "the id", "The name for readers.", "name: ferry"),
      Key.optional(
        "plural", "text", or: "the name with s", "The name of several links.", "plural: ferries"),
      Key.optional(
        "line", lineNames,
        or: "solid", "How the links are drawn.", "line: dotted"),
      Key.optional(
        "tickets", "true or false", or: "false", "Each link takes a ticket.", "tickets: true"),
      Key.optional("sea", "true or false", or: "false", "The links cross the sea.", "sea: true"),
    ])

  static let networkLabels = FileKeys(
    "network.yml labels",
    [
      Key.required("folder", "slug", "The folder of the pages.", "folder: lines"),
      Key.required("singular", "text", "One of them.", "singular: line"),
      Key.required("plural", "text", "Several of them.", "plural: lines"),
      Key.optional(
        "colors", "mapping of labels to colours", or: "one colour for all",
        "The colours in which maps draw the links of labels. A map darkens or lightens a colour "
          + "that could not be seen on it.",
        "colors: {M1: \"#0078c8\"}"),
    ])

  static let networkMap = FileKeys(
    "network.yml map",
    [
      Key.optional("kind", "`earth` or `grid`", or: "earth", "The ground.", "kind: grid"),
      Key.optional(
        "width", "number, 1 to 10,000", or: "none; a grid needs it", "The largest x.", "width: 30"),
      Key.optional(
        "height", "number, 1 to 10,000", or: "none; a grid needs it", "The largest y.",
        "height: 20"),
      Key.optional(
        "outline", "ISO code", or: "none", "The country whose outline lies under the grid.",
        "outline: UA"),
      Key.optional(
        "aspect", "number, 0.2 to 5", or: "1.5", "The width of the map divided by its height.",
        "aspect: 1.5"),
    ])

  static let networkRegions = FileKeys(
    "network.yml regions",
    [
      Key.optional("name", "text", or: "the id", "The name for readers.", "name: North"),
      Key.optional(
        "color", "colour", or: "#56605b", "The colour on a light page.", "color: \"#1f5fa8\""),
      Key.optional(
        "color-dark", "colour", or: "that of a light page", "The colour on a dark page.",
        "color-dark: \"#7ab4f0\""),
    ])

  static let networkTrips = FileKeys(
    "network.yml trips",
    [
      Key.optional(
        "tickets-mode", "id of a mode", or: "none",
        "The mode whose links take tickets; it says `tickets: true`.", "tickets-mode: ferry"),
      Key.optional(
        "tickets", "whole number, 0 to 20", or: "0", "The tickets of a player.", "tickets: 2"),
      Key.optional(
        "hand", "`one-of-each-region`", or: "none",
        "A hand is one place of each region; every hand is solved, with a page to play at.",
        "hand: one-of-each-region"),
    ])

  static let places = FileKeys(
    "places.csv",
    [
      Key.required(
        "id", "slug", "The id, which is part of addresses and used in `links.csv`.", "ash"),
      Key.required("name", "text", "The name for readers.", "Ash Hut"),
      Key.optional(
        "latitude", "degrees, -90 to 90", or: "that of `geonameid`", "North is positive.",
        "46.921"),
      Key.optional(
        "longitude", "degrees, -180 to 180", or: "that of `geonameid`", "East is positive.",
        "11.012"),
      Key.optional(
        "geonameid", "whole number", or: "the nearest place of the name, within 12 km",
        "The place in the tables of `places/`.", "702550"),
      Key.optional(
        "country", "ISO code", or: "that of `geonameid`", "The country of the place.", "UA"),
      Key.optional(
        "region", "id of a region", or: "none", "A region that `network.yml` names.", "north"),
      Key.optional("x", "number", or: "none; a grid needs it", "The position from the left.", "4"),
      Key.optional("y", "number", or: "none; a grid needs it", "The position from the top.", "3"),
      Key.optional(
        "treaty_name", "text", or: "none", "The name in the source, if it is another.", "Lvov"),
    ])

  static let links = FileKeys(
    "links.csv",
    [
      Key.required("from", "place id", "One end.", "ash"),
      Key.required("to", "place id", "The other end.", "beacon"),
      Key.required("mode", "id of a mode", "A mode that `network.yml` names.", "path"),
      Key.optional(
        "cost", "number, or a time", or: "the great circle, in km only",
        "The cost in the network's unit. In hours, minutes and seconds it may be a time, which is "
          + "rounded to the unit's decimals.", "2:30"),
      Key.optional(
        "directed", "true or false", or: "false", "The link runs from `from` to `to` only.", "true"),
      Key.optional(
        "label", "text", or: "none", "The number of a road, or the name of a line.", "M1"),
      Key.optional(
        "in_article", "any", or: "none", "A note for those who keep the table; not shown.", "true"),
    ])
}

private let lineNames = NetworkSettings.Line.allCases.map { "`\($0.rawValue)`" }
  .joined(separator: ", ")
