import Gazetteer
import Geography
import Input
import Routing

/// Reads the tables of a network, collecting every fault.
struct NetworkReader {
  let settings: NetworkSettings
  let surroundings: NetworkSurroundings
  private(set) var places: [NetworkContent.Place] = []
  private(set) var indices: [String: Int] = [:]
  /// Whether every row of the places could be read, so that an unknown place is a link's fault.
  private var knowsAllPlaces = false
  private var suggestionsLeft = 100
  private(set) var links: [NetworkContent.LinkInfo] = []
  /// The further columns of both tables.
  private(set) var placeColumns: [String] = []
  private(set) var linkColumns: [String] = []
  private var graphLinks: [Link] = []
  private var linkIndices: [LinkKey: Int] = [:]
  private var legs: [(label: String, link: Int, from: Int, to: Int)] = []
  private var labelOrder: [String] = []
  private var labelLocations: [String: SourceLocation] = [:]
  /// The labels that each link has.
  private var labelled: Set<LabelKey> = []

  /// What makes two rows one link.
  private struct LinkKey: Hashable {
    let from: Int32, to: Int32, mode: UInt8, cost: Int64, isDirected: Bool
  }

  private struct LabelKey: Hashable {
    let link: Int
    let label: String
  }

  init(settings: NetworkSettings, surroundings: NetworkSurroundings) {
    self.settings = settings
    self.surroundings = surroundings
  }

  // MARK: Places

  mutating func readPlaces(_ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    var faults = Diagnostics()
    defer { diagnostics.append(contentsOf: faults) }
    let table = CSV.read(bytes, path: path, into: &faults)
    let required = FileKeys.places.required + (isGrid ? ["x", "y"] : [])
    let optional = FileKeys.places.names.filter { !required.contains($0) }
    guard
      table.checkColumns(
        required: required, optional: optional,
        others: { $0.hasPrefix("name_") || Self.isFact($0, in: table, known: required + optional) },
        into: &faults)
    else { return }
    knowsAllPlaces = !faults.hasErrors
    placeColumns = table.columns.filter {
      !(required + optional).contains($0) && !$0.hasPrefix("name_")
    }
    let languages = table.columns.filter { $0.hasPrefix("name_") }
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
      // A wrong row still takes its index, so that links to it are not wrong as well.
      indices[id] = places.count
      let geonameID = row.integer("geonameid", in: PlaceTable.geonameIDs, into: &diagnostics)
      let (coordinate, country) = position(row, geonameID, into: &diagnostics)
      places.append(
        NetworkContent.Place(
          id: id, name: name,
          names: languages.compactMap { column in
            row.text(column).map { (String(column.dropFirst("name_".count)), $0) }
          },
          geonameID: geonameID, country: country, coordinate: coordinate,
          gridPosition: gridPosition(row, into: &diagnostics),
          region: region(row, into: &diagnostics),
          sourceName: row.text("treaty_name"), facts: placeColumns.map { row.text($0) ?? "" },
          location: row.location))
    }
  }

  /// Returns true for a column that holds facts: one of a name of its own, which is no misspelling of
  /// a column that the table lacks.
  private static func isFact(_ column: String, in table: CSVTable, known: [String]) -> Bool {
    let missing = known.filter { table.index(of: $0) == nil }
    return Suggestion.closest(to: column, among: missing) == nil
  }

  private var isGrid: Bool {
    if case .grid = settings.ground { true } else { false }
  }

  /// Where a place is on the earth and in which country: as the row says, else as GeoNames does.
  private func position(
    _ row: CSVRow, _ geonameID: Int?, into diagnostics: inout Diagnostics
  ) -> (Coordinate?, String) {
    // Asked for only where the row is silent: a query then needs no table of places.
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
            "give its latitude and longitude, or another id; or the places of site.yml leave it "
            + "out: more are kept with places: {most: N}")
      } else if !isGrid {
        diagnostics.error(
          at: row.location, "the place has no position",
          hint: "give latitude and longitude, or a geonameid")
      }
      return (nil, country)
    default:
      if row.text("latitude") == nil || row.text("longitude") == nil {
        diagnostics.error(at: row.location, "a place needs both latitude and longitude")
      }
      return (nil, country)
    }
  }

  private func gridPosition(
    _ row: CSVRow, into diagnostics: inout Diagnostics
  ) -> NetworkContent.GridPosition? {
    guard case .grid(let width, let height, _, _) = settings.ground else { return nil }
    for column in ["x", "y"] where row.text(column) == nil {
      diagnostics.error(
        at: row.location(column), "the field '\(column)' is empty",
        hint: "a place of a grid has a position on it")
    }
    guard let x = row.double("x", in: 0...width, into: &diagnostics),
      let y = row.double("y", in: 0...height, into: &diagnostics)
    else { return nil }
    return NetworkContent.GridPosition(x: x, y: y)
  }

  private func region(_ row: CSVRow, into diagnostics: inout Diagnostics) -> Int? {
    guard let id = row.text("region") else { return nil }
    if let index = settings.regions.firstIndex(where: { $0.id == id }) { return index }
    diagnostics.error(
      at: row.location("region"), "unknown region '\(id)'",
      hint: Suggestion.hint(for: id, among: settings.regions.map(\.id))
        ?? "regions are named in network.yml")
    return nil
  }

  // MARK: Links

  mutating func readLinks(_ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    let table = CSV.read(bytes, path: path, into: &diagnostics)
    let known = FileKeys.links.names
    let required = FileKeys.links.required
    guard
      table.checkColumns(
        required: required, optional: known.filter { !required.contains($0) },
        others: { Self.isFact($0, in: table, known: known) }, into: &diagnostics)
    else { return }
    linkColumns = table.columns.filter { !known.contains($0) }
    for row in table.rows {
      let from = place(row, "from", into: &diagnostics)
      let to = place(row, "to", into: &diagnostics)
      let mode = mode(row, into: &diagnostics)
      let isDirected = directed(row, into: &diagnostics)
      let given = LinkCost.read(row, unit: settings.unit, into: &diagnostics)
      guard let from, let to, let mode, let isDirected,
        let cost = given ?? length(row, from, to, into: &diagnostics)
      else { continue }
      let link = add(
        Link(
          from: Int32(from), to: Int32(to), cost: cost, mode: UInt8(mode), isDirected: isDirected),
        at: row.location)
      for (column, name) in linkColumns.enumerated() {
        if let fact = row.text(name), !links[link].facts[column].contains(fact) {
          links[link].facts[column].append(fact)
        }
      }
      guard let label = row.text("label") else { continue }
      if labelled.insert(LabelKey(link: link, label: label)).inserted {
        links[link].labels.append(label)
      }
      if labelLocations[label] == nil {
        labelLocations[label] = row.location("label")
        labelOrder.append(label)
      }
      legs.append((label, link, from, to))
    }
  }

  /// Adds a link, or finds the one that an earlier row made of the same ends, mode and cost.
  private mutating func add(_ link: Link, at location: SourceLocation) -> Int {
    let swap = !link.isDirected && link.from > link.to
    let key = LinkKey(
      from: swap ? link.to : link.from, to: swap ? link.from : link.to, mode: link.mode,
      cost: link.cost, isDirected: link.isDirected)
    if let known = linkIndices[key] { return known }
    linkIndices[key] = links.count
    let facts = [[String]](repeating: [], count: linkColumns.count)
    links.append(NetworkContent.LinkInfo(labels: [], facts: facts, location: location))
    graphLinks.append(link)
    return links.count - 1
  }

  private mutating func place(
    _ row: CSVRow, _ column: String, into diagnostics: inout Diagnostics
  ) -> Int? {
    guard let id = row.required(column, into: &diagnostics) else { return nil }
    if let index = indices[id] { return index }
    guard knowsAllPlaces else { return nil }
    // A suggestion compares the id with all others: a table of nothing but unknown ids gets a few.
    suggestionsLeft -= 1
    let meant = suggestionsLeft < 0 ? nil : Suggestion.hint(for: id, among: places.map(\.id))
    diagnostics.error(
      at: row.location(column), "unknown place '\(id)'",
      hint: meant ?? "places are named in places.csv")
    return nil
  }

  private func mode(_ row: CSVRow, into diagnostics: inout Diagnostics) -> Int? {
    guard let id = row.required("mode", into: &diagnostics) else { return nil }
    if let index = settings.modes.firstIndex(where: { $0.id == id }) { return index }
    diagnostics.error(
      at: row.location("mode"), "unknown mode '\(id)'",
      hint: Suggestion.hint(for: id, among: settings.modes.map(\.id))
        ?? "modes are named in network.yml")
    return nil
  }

  private func directed(_ row: CSVRow, into diagnostics: inout Diagnostics) -> Bool? {
    switch row.text("directed") {
    case nil, "false": return false
    case "true": return true
    case .some(let other):
      diagnostics.error(
        at: row.location("directed"), "'\(other)' is neither true nor false",
        hint: "true for one way, false or nothing for both")
      return nil
    }
  }

  /// The great-circle length of a link whose cost is not given.
  private func length(
    _ row: CSVRow, _ from: Int, _ to: Int, into diagnostics: inout Diagnostics
  ) -> Int64? {
    guard row.text("cost") == nil else { return nil }
    guard settings.unit.countsMetres else {
      diagnostics.error(
        at: row.location("cost"), "the link has no cost",
        hint: "\(LinkCost.notation(of: settings.unit)); only costs in km can be left out: they are "
          + "great-circle lengths")
      return nil
    }
    // A place without a position has been reported.
    guard let a = places[from].coordinate, let b = places[to].coordinate else { return nil }
    return Link.greatCircleCost(a, b)
  }

  // MARK: The whole

  /// The graph; nil if a fault was found.
  func network(folder: String, into diagnostics: inout Diagnostics) -> Network? {
    let coordinates = places.compactMap(\.coordinate)
    do {
      return try Network(
        placeCount: places.count, links: graphLinks,
        coordinates: coordinates.count == places.count ? coordinates : nil)
    } catch {
      let path = Path.join(folder, "links.csv")
      for problem in error.problems {
        diagnostics.error(
          at: location(of: problem) ?? SourceLocation(path: path), text(of: problem))
      }
      return nil
    }
  }

  /// Where a problem of the graph is in the tables.
  private func location(of problem: NetworkProblem) -> SourceLocation? {
    switch problem {
    case .unknownPlace(let link, _), .negativeCost(let link, _): links[link].location
    case .invalidCoordinate(let place): places[place].location
    case .placeCount, .linkCount, .coordinateCount, .costsTooLarge: nil
    }
  }

  /// A problem of the graph in words. The tables' own checks find most of them first.
  private func text(of problem: NetworkProblem) -> String {
    switch problem {
    case .placeCount(let count): "a network cannot have \(count) places"
    case .linkCount(let count): "a network cannot have \(count) links"
    case .coordinateCount(let found, let expected):
      "\(found) of \(expected) places have a position"
    case .invalidCoordinate: "the place's position is not on the earth"
    case .unknownPlace: "the link leads to a place that the network does not have"
    case .negativeCost(_, let cost): "the cost \(cost) is negative"
    case .costsTooLarge: "the links cost so much that a route's cost could not be counted exactly"
    }
  }

  /// The labels with their legs; two that claim one URL are reported.
  func roads(into diagnostics: inout Diagnostics) -> [NetworkContent.LabelledRoad] {
    guard settings.labels != nil else { return [] }
    var legsByLabel: [String: [(link: Int, from: Int, to: Int)]] = [:]
    for leg in legs { legsByLabel[leg.label, default: []].append((leg.link, leg.from, leg.to)) }
    var owners: [String: String] = [:]
    return labelOrder.compactMap { label in
      let slug = ASCII.slug(label)
      let location = labelLocations[label] ?? SourceLocation(path: "")
      if let owner = owners.updateValue(label, forKey: slug) {
        diagnostics.error(
          at: location, "the labels '\(label)' and '\(owner)' have one URL, '\(slug)'")
        return nil
      }
      return NetworkContent.LabelledRoad(
        label: label, slug: slug, legs: legsByLabel[label] ?? [], location: location)
    }
  }
}
