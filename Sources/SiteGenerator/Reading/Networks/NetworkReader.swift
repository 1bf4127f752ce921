import Drawing
import Gazetteer
import Geography
import Input
import Routing

/// Reads the tables of a network and collects all errors.
struct NetworkReader {
  let settings: NetworkSettings
  let surroundings: NetworkSurroundings
  var places: [NetworkContent.Place] = []
  private(set) var indices: [String: Int] = [:]
  /// A Boolean value that is true if `places.csv` could be read completely. Otherwise, a link that
  /// names an unknown place might be correct.
  var knowsAllPlaces = false
  /// A Boolean value that is true if all links could be read. After an error, labels might be
  /// missing, so unknown labels are not reported.
  var knowsAllLinks = true
  /// A Boolean value that is true if all files of the network could be read. Otherwise, a reference
  /// to an unknown name might be correct.
  var isComplete = true
  /// The known columns whose names are misspelt in the current table. Missing values in these
  /// columns are not reported.
  var misspelt: Set<String> = []
  var suggestionsLeft = 100
  var links: [NetworkContent.LinkInfo] = []
  private(set) var placeColumns: [String] = []
  var linkColumns: [String] = []
  var graphLinks: [Link] = []
  var linkIndices: [LinkKey: Int] = [:]
  /// The number that identifies each distinct line, keyed by the bends of the line.
  var shapes: [[Coordinate]: Int32] = [:]
  var shortLinks: [ShortLink] = []
  /// A warning about the first inexact duration in the tables: one that the unit cannot represent
  /// exactly, such as 2:20 in tenths of an hour.
  var roundedTime: Diagnostic?
  var unknownModes = UnknownNames()
  private var unknownRegions = UnknownNames()
  var oddLinks: [Diagnostic] = []
  var legs: [(label: String, link: Int, from: Int, to: Int)] = []
  var labelOrder: [String] = []
  var labelLocations: [String: SourceLocation] = [:]
  /// The closed links, which are not part of the network.
  var closedLinks: [NetworkContent.DescribedLink] = []
  /// All labels of the closed links, including labels that open links have too.
  var labelsOfClosedLinks: Set<String> { Set(closedLinks.flatMap(\.info.labels)) }
  var linkTexts: Set<LinkText> = []
  /// The path of the table of links or, if there is none, of the feature collection.
  var linksPath = "links.csv"
  private(set) var placesPath = "places.csv"

  init(settings: NetworkSettings, surroundings: NetworkSurroundings) {
    self.settings = settings
    self.surroundings = surroundings
  }

  // MARK: Places

  mutating func readPlaces(_ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    var faults = Diagnostics()
    defer { diagnostics.append(contentsOf: faults) }
    placesPath = path
    let table = CSV.read(bytes, path: path, into: &faults)
    let required = FileKeys.places.required + (isGrid ? ["x", "y"] : [])
    let optional = FileKeys.places.names.filter { !required.contains($0) }
    let hasColumns = table.checkColumns(
      required: required, optional: optional,
      others: { $0.hasPrefix("name_") || Self.isFact($0, in: table, known: required + optional) },
      into: &faults)
    misspelt = table.misspelt(required + optional, in: faults)
    guard hasColumns else {
      isComplete = false
      return
    }
    knowsAllPlaces = !faults.hasErrors
    placeColumns = table.columns.filter {
      !(required + optional).contains($0) && !$0.hasPrefix("name_")
    }
    let hyphenated = placeColumns.filter {
      $0.hasPrefix("name-") && LanguageTag.isWellFormed($0.dropFirst("name-".count))
    }
    for column in hyphenated {
      faults.warning(
        at: table.location(ofColumn: column), "the column '\(column)' is only shown as a fact",
        hint: "call it 'name_\(column.dropFirst("name-".count))' if it has names in that language")
    }
    let languages = table.columns.filter { $0.hasPrefix("name_") }
    for column in languages {
      let tag = column.dropFirst("name_".count)
      if LanguageTag.isWellFormed(tag) { continue }
      let meant = tag.replacing("_", with: "-")
      faults.error(
        at: table.location(ofColumn: column),
        "'\(tag)' in the column '\(column)' is not a language tag",
        hint: LanguageTag.isWellFormed(meant)
          ? "did you mean 'name_\(meant)'?"
          : "name_ is for names in a language, as in name_uk or name_en-GB; rename a column of "
            + "facts")
    }
    var firstRows: [String: SourceLocation] = [:]
    for row in table.rows {
      guard let id = row.required("id", into: &diagnostics) else { continue }
      if let first = firstRows.updateValue(row.location, forKey: id) {
        diagnostics.error(
          at: row.location("id"), "duplicate place id '\(id)'", hint: "it is first used at \(first)"
        )
        firstRows[id] = first
        continue
      }
      URLPart.check(
        id, as: "a place id, which is part of URLs", at: row.location("id"), into: &diagnostics)
      let name = row.required("name", into: &diagnostics) ?? id
      // A row with errors still gets an index, so that links to its place are not reported as well.
      indices[id] = places.count
      let geonameID = row.integer("geonameid", in: PlaceTable.geonameIDs, into: &diagnostics)
      let (coordinate, country) = position(row, geonameID, into: &diagnostics)
      let tableName = geonameID.flatMap { surroundings.names[$0] } ?? name
      var names = languages.compactMap { column in
        row.text(column).map { (language: String(column.dropFirst("name_".count)), name: $0) }
      }
      let local = names.firstIndex { $0.language == surroundings.language }
        .map { names.remove(at: $0).name }
      places.append(
        NetworkContent.Place(
          id: id, name: local ?? tableName, names: names,
          geonameID: geonameID, country: country, coordinate: coordinate,
          gridPosition: gridPosition(row, into: &diagnostics),
          region: region(row),
          sourceName: row.text("treaty_name"), facts: placeColumns.map { row.text($0) ?? "" },
          location: row.location, tableName: local == nil ? nil : tableName))
    }
    // If the table has rows but no places, every row lacks an id, which is reported above.
    if places.isEmpty, table.count > 0 { knowsAllPlaces = false }
    unknownRegions.report(
      "region", known: settings.regions.map(\.id), orElse: "regions are defined in network.yml",
      into: &diagnostics)
  }

  /// Returns false if the name of an unknown column resembles a known column that the table lacks:
  /// the name is then probably misspelt. Any other unknown column contains facts.
  static func isFact(_ column: String, in table: CSVTable, known: [String]) -> Bool {
    let missing = known.filter { table.index(of: $0) == nil }
    return Suggestion.closest(to: column, among: missing) == nil
  }

  var isGrid: Bool {
    if case .grid = settings.ground { true } else { false }
  }

  /// Returns the position and the country of a place. GeoNames supplies values that the row lacks.
  private func position(
    _ row: CSVRow, _ geonameID: Int?, into diagnostics: inout Diagnostics
  ) -> (Coordinate?, String) {
    // GeoNames is used only if the row lacks a value, so that queries rarely need the table of
    // places.
    lazy var known = geonameID.flatMap(surroundings.place)
    var country = row.text("country") ?? known?.country ?? ""
    if let codes = surroundings.countries, !country.isEmpty, !codes.contains(country) {
      diagnostics.error(
        at: row.location("country"), "unknown country '\(country)'",
        hint: Suggestion.hint(for: country, among: codes.sorted()) ?? "use its ISO code, as in UA")
      country = ""
    }
    let latitude = row.double("latitude", in: -90...90, into: &diagnostics)
    let longitude = row.double("longitude", in: -180...180, into: &diagnostics)
    switch (latitude, longitude) {
    case (let latitude?, let longitude?):
      return (Coordinate(latitude: latitude, longitude: longitude), country)
    case (nil, nil) where row.text("latitude") == nil && row.text("longitude") == nil:
      if let known { return (known.coordinate, country) }
      if geonameID != nil, !surroundings.knowsAllPlaces { return (nil, country) }
      if let geonameID {
        diagnostics.error(
          at: row.location("geonameid"), "no place of GeoNames has the id \(geonameID)",
          hint:
            "give its latitude and longitude, or another id; if places in site.yml leaves it out, "
            + "keep more places, as with places: {most: N}")
      } else if !isGrid, !settings.misspelt.contains("map"),
        misspelt.isDisjoint(with: ["latitude", "longitude", "geonameid"])
      {
        diagnostics.error(
          at: row.location, "the place has no position",
          hint: row.text("x") != nil
            ? "for places on a grid, write map: {kind: grid, width: ..., height: ...} in "
              + "network.yml"
            : "give latitude and longitude, or a geonameid")
      }
      return (nil, country)
    default:
      if misspelt.isDisjoint(with: ["latitude", "longitude"]),
        row.text("latitude") == nil || row.text("longitude") == nil
      {
        diagnostics.error(at: row.location, "a place needs both latitude and longitude")
      }
      return (nil, country)
    }
  }

  private func gridPosition(_ row: CSVRow, into diagnostics: inout Diagnostics) -> Point? {
    guard case .grid(let width, let height, _, _) = settings.ground else { return nil }
    for column in ["x", "y"] where row.text(column) == nil {
      diagnostics.error(
        at: row.location(column), "the field '\(column)' is empty",
        hint: "a place on a grid needs x and y")
    }
    guard let x = row.double("x", in: 0...width, into: &diagnostics),
      let y = row.double("y", in: 0...height, into: &diagnostics)
    else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func region(_ row: CSVRow) -> Int? {
    guard let id = row.text("region") else { return nil }
    if let index = settings.regions.firstIndex(where: { $0.id == id }) { return index }
    if !settings.misspelt.contains("regions") { unknownRegions.add(id, at: row.location("region")) }
    return nil
  }

  // MARK: The whole network

  func network(into diagnostics: inout Diagnostics) -> Network? {
    let coordinates = places.compactMap(\.coordinate)
    warnOfShortLinks(into: &diagnostics)
    warnOfLonePlaces(into: &diagnostics)
    warnOfOtherWaysBack(into: &diagnostics)
    warnOfOtherCosts(into: &diagnostics)
    if let roundedTime { diagnostics.append(roundedTime) }
    var complaints = Complaints(limit: Diagnostics.kindLimit)
    for warning in oddLinks { complaints.add(warning, into: &diagnostics) }
    complaints.finish("duplicate links or links from a place to itself", into: &diagnostics)
    do {
      return try Network(
        placeCount: places.count, links: graphLinks,
        coordinates: coordinates.count == places.count ? coordinates : nil)
    } catch {
      for problem in error.problems {
        let (location, text) = report(problem)
        diagnostics.error(at: location ?? SourceLocation(path: linksPath), text)
      }
      return nil
    }
  }

  /// Returns the message for a problem, and the location of the row that causes it. The location is
  /// `nil` if no single row causes it. Most problems are reported earlier, when the tables are read.
  private func report(_ problem: NetworkProblem) -> (location: SourceLocation?, text: String) {
    switch problem {
    case .placeCount(let count): (nil, "a network cannot have \(count) places")
    case .linkCount(let count): (nil, "a network cannot have \(count) links")
    case .coordinateCount(let found, let expected):
      (nil, "\(found) of \(expected) places have a position")
    case .invalidCoordinate(let place):
      (places[place].location, "the place's position is not on the earth")
    case .unknownPlace(let link, _):
      (links[link].location, "the link leads to a place that the network does not have")
    case .negativeCost(let link, let cost):
      (links[link].location, "the cost \(cost) is negative")
    case .costsTooLarge:
      (nil, "the costs are too large to compute the cost of a route exactly")
    }
  }

  private func checkColors(into diagnostics: inout Diagnostics) {
    guard knowsAllPlaces, knowsAllLinks else { return }
    let closed = labelsOfClosedLinks
    for color in settings.labels?.colors ?? []
    where labelLocations[color.label] == nil && !closed.contains(color.label) {
      diagnostics.error(
        at: color.location, "no link has the label '\(color.label)'",
        hint: Suggestion.hint(for: color.label, among: labelOrder)
          ?? "colors lists labels of links, as in colors: {M1: \"#0078c8\"}")
    }
  }

  /// A one-way leg. The way back at the same cost has the two ends swapped.
  private struct Way: Hashable {
    let from: Int, to: Int, mode: UInt8, cost: Int64
  }

  /// Returns the labelled roads with their legs. Reports labels that would have the same URL.
  func roads(into diagnostics: inout Diagnostics) -> [NetworkContent.LabelledRoad] {
    guard settings.labels != nil else { return [] }
    var legsByLabel: [String: [(link: Int, from: Int, to: Int)]] = [:]
    for leg in legs { legsByLabel[leg.label, default: []].append((leg.link, leg.from, leg.to)) }
    checkColors(into: &diagnostics)
    var owners: [String: String] = [:]
    // If all labels contain numbers, they are sorted so that E2 comes before E10. Otherwise, they
    // keep the order of their rows.
    let areNumbered = labelOrder.allSatisfy(NaturalOrder.hasNumber)
    let sorted = areNumbered ? labelOrder.sorted(by: NaturalOrder.isBefore) : labelOrder
    let order = RoadOrder { [graphLinks] in graphLinks[$0].isDirected }
    return sorted.compactMap { label in
      let slug = ASCII.slug(label)
      let location = labelLocations[label] ?? SourceLocation(path: "")
      if let owner = owners.updateValue(label, forKey: slug) {
        diagnostics.error(
          at: location, "the labels '\(label)' and '\(owner)' have the same URL, '\(slug)'")
        return nil
      }
      return NetworkContent.LabelledRoad(
        label: label, slug: slug,
        legs: order.ordered(withoutWaysBack(legsByLabel[label] ?? [])), location: location)
    }
  }

  /// Leaves out the ways back of a road if every one-way leg has a way back at the same cost. Such
  /// a road runs both ways, and the ways back would list the same places again.
  private func withoutWaysBack(
    _ legs: [(link: Int, from: Int, to: Int)]
  ) -> [(link: Int, from: Int, to: Int)] {
    func way(_ leg: (link: Int, from: Int, to: Int), isBack: Bool = false) -> Way {
      let link = graphLinks[leg.link]
      let (from, to) = isBack ? (leg.to, leg.from) : (leg.from, leg.to)
      return Way(from: from, to: to, mode: link.mode, cost: link.cost)
    }
    let oneWay = legs.filter { graphLinks[$0.link].isDirected }
    let ways = Set(oneWay.map { way($0) })
    guard oneWay.allSatisfy({ ways.contains(way($0, isBack: true)) }) else { return legs }
    var kept: Set<Way> = []
    return legs.filter { leg in
      guard graphLinks[leg.link].isDirected else { return true }
      if kept.contains(way(leg, isBack: true)) { return false }
      kept.insert(way(leg))
      return true
    }
  }
}
