import Gazetteer
import Geography
import Input
import Routing

extension NetworkReader {
  /// The values that identify a link. Rows with equal values describe the same link.
  struct LinkKey: Hashable {
    let from: Int32, to: Int32, mode: UInt8, cost: Int64, isDirected: Bool, shape: Int32
    let measures: [Int64]
  }

  /// A label or a fact of a link.
  struct LinkText: Hashable {
    let link: Int
    /// The column of the fact; `nil` for a label.
    let column: Int?
    let text: String
  }

  struct Ends: Hashable {
    var from: Int, to: Int
    let mode: Int, isDirected: Bool

    /// The ends, in ascending order if the link runs both ways. Both directions of such a link thus
    /// have the same value.
    var either: Ends {
      var ends = self
      if !isDirected, from > to { (ends.from, ends.to) = (to, from) }
      return ends
    }
  }

  /// A link made from a feature of `links.geojson`.
  struct LinkLine {
    let feature: LinkFeature
    let ends: Ends
    let bends: [Coordinate]
    /// A Boolean value that is true if a row of `links.csv` describes the same link.
    var isTaken = false
  }

  /// A row of `links.csv` with the feature of the same link. The feature's properties fill the
  /// empty fields of the row.
  struct PairedRow: LinkRow {
    let row: CSVRow
    let feature: LinkFeature

    var location: SourceLocation { row.location }

    func location(_ name: String) -> SourceLocation {
      row.text(name) == nil && feature.text(name) != nil
        ? feature.location(name) : row.location(name)
    }

    func text(_ name: String) -> String? { row.text(name) ?? feature.text(name) }

    func required(_ name: String, into diagnostics: inout Diagnostics) -> String? {
      row.required(name, into: &diagnostics)
    }
  }

  /// A link that is shorter than the great circle between its ends. Lengths are in metres.
  struct ShortLink {
    let location: SourceLocation
    let metres: Int64
    let least: Int64
  }

  /// Reads the links of a table, of a feature collection, or of both. A row and a feature with the
  /// same ends and mode are one link, unless their costs or labels differ.
  mutating func readLinks(
    _ bytes: [UInt8]?, path: String, features: LinkFeatures? = nil,
    into diagnostics: inout Diagnostics
  ) {
    var faults = Diagnostics()
    addLinks(bytes, path: path, features: features, into: &faults)
    closeLinks()
    knowsAllLinks = !faults.hasErrors && !settings.modes.isEmpty
    checkClosed(into: &faults)
    diagnostics.append(contentsOf: faults)
  }

  /// Moves the links with a closed label out of the network, even if they have other labels too.
  private mutating func closeLinks() {
    let closed = Set(settings.closed.map(\.label))
    guard !closed.isEmpty else { return }
    let all = zip(graphLinks, links)
    (graphLinks, links) = ([], [])
    // These values contain the indices of links, and moving links changes the indices.
    (linkIndices, linkTexts) = ([:], [])
    let positions = all.map { link, info -> Int? in
      guard closed.isDisjoint(with: info.labels) else {
        closedLinks.append((link, info))
        return nil
      }
      graphLinks.append(link)
      links.append(info)
      return links.count - 1
    }
    legs = legs.compactMap { leg in
      positions[leg.link].map { (leg.label, $0, leg.from, leg.to) }
    }
    let open = Set(legs.map(\.label))
    labelOrder.removeAll { !open.contains($0) }
    labelLocations = labelLocations.filter { open.contains($0.key) }
  }

  private mutating func addLinks(
    _ bytes: [UInt8]?, path: String, features: LinkFeatures?, into diagnostics: inout Diagnostics
  ) {
    linksPath = bytes == nil ? features?.features.first?.location.path ?? path : path
    let known = FileKeys.links.names + settings.measures.map(\.id)
    misspelt = []
    var table: CSVTable?
    if let bytes {
      let read = CSV.read(bytes, path: path, into: &diagnostics)
      let hasColumns = read.checkColumns(
        required: FileKeys.links.required,
        optional: known.filter { !FileKeys.links.required.contains($0) },
        others: {
          settings.misspelt.contains("measures") || Self.isFact($0, in: read, known: known)
        }, into: &diagnostics)
      misspelt = read.misspelt(known, in: diagnostics)
      if hasColumns {
        reportMissingColumns(read, features, path: path, into: &diagnostics)
        linkColumns = read.columns.filter { !known.contains($0) }
        warnOfSynonyms(read, features, into: &diagnostics)
        table = read
      } else {
        isComplete = false
      }
    }
    if isGrid, let feature = features?.features.first {
      diagnostics.error(
        at: feature.lineLocation, "the network is on a grid, but its lines are on the earth",
        hint: "remove links.geojson, or write map: {kind: earth} in network.yml")
      return
    }
    if let features, isComplete { addColumns(features, known: known, into: &diagnostics) }
    let namesPlaces =
      features?.properties.contains { ["from", "to"].contains($0.name) } ?? false
    if let features, !namesPlaces {
      if let table {
        var none: [LinkLine] = []
        add(table, pairing: &none, into: &diagnostics)
      }
      if isComplete { join(features.features, into: &diagnostics) }
    } else {
      var lines = (features?.features ?? []).compactMap { line(of: $0, into: &diagnostics) }
      if let table { add(table, pairing: &lines, into: &diagnostics) }
      for line in lines where !line.isTaken && isComplete {
        add(line.feature, line.ends, line, &diagnostics)
      }
    }
    unknownModes.report(
      "mode", known: settings.modes.map(\.id), orElse: "modes are defined in network.yml",
      into: &diagnostics)
  }

  private mutating func add(
    _ table: CSVTable, pairing lines: inout [LinkLine], into diagnostics: inout Diagnostics
  ) {
    var pairs = LinePairs(lines.indices, byEnds: { lines[$0].ends.either })
    count(table, into: &pairs)
    for row in table.rows {
      guard let ends = ends(of: row, into: &diagnostics), isComplete else {
        _ = LinkCost.read(row, unit: settings.unit, into: &diagnostics)
        continue
      }
      if let line = line(of: row, ends, among: lines, &pairs) {
        lines[line].isTaken = true
        add(PairedRow(row: row, feature: lines[line].feature), ends, lines[line], &diagnostics)
      } else {
        add(row, ends, nil, &diagnostics)
      }
    }
  }

  /// Adds the properties of features as columns of facts. A property whose name seems misspelt
  /// causes only a warning, because files from other programs have many properties. The name of one
  /// of them might resemble a known name by chance.
  private mutating func addColumns(
    _ features: LinkFeatures, known: [String], into diagnostics: inout Diagnostics
  ) {
    let names = features.properties.map(\.name)
    let missing = known.filter { !names.contains($0) }
    for (name, location) in features.properties
    where !known.contains(name) && !linkColumns.contains(name) {
      if let meant = Suggestion.closest(to: name, among: missing) {
        diagnostics.warning(
          at: location, "the property '\(name)' is only shown as a fact",
          hint: "did you mean '\(meant)'?")
      }
      linkColumns.append(name)
    }
  }

  private mutating func line(
    of feature: LinkFeature, into diagnostics: inout Diagnostics
  ) -> LinkLine? {
    guard let ends = ends(of: feature, into: &diagnostics) else {
      _ = LinkCost.read(feature, unit: settings.unit, into: &diagnostics)
      return nil
    }
    return LinkEnds(
      from: places[ends.from], to: places[ends.to], tolerance: settings.tolerance
    )
    .bends(of: feature, into: &diagnostics)
    .map { LinkLine(feature: feature, ends: ends, bends: $0) }
  }

  /// Returns false if a row and a feature with the same ends state different costs or labels.
  func isSame(_ row: CSVRow, _ feature: LinkFeature) -> Bool {
    for name in ["cost", "label"] {
      guard let one = row.text(name), let other = feature.text(name), one != other else { continue }
      guard name == "cost", let cost = try? LinkCost.parse(one, unit: settings.unit),
        cost == (try? LinkCost.parse(other, unit: settings.unit))
      else { return false }
    }
    return true
  }

  mutating func ends(
    of row: some LinkRow, into diagnostics: inout Diagnostics
  ) -> Ends? {
    let from = place(row, "from", into: &diagnostics)
    let to = place(row, "to", into: &diagnostics)
    let mode = mode(row, into: &diagnostics)
    guard let isDirected = directed(row, into: &diagnostics), let from, let to, let mode else {
      return nil
    }
    return Ends(from: from, to: to, mode: mode, isDirected: isDirected)
  }

  /// Adds the link of a row, or adds the row's label and facts to an equal link.
  mutating func add(
    _ row: some LinkRow, _ ends: Ends, _ line: LinkLine?, _ diagnostics: inout Diagnostics
  ) {
    let stated = cost(row, "cost", unit: settings.unit, into: &diagnostics)
    guard let cost = stated ?? length(row, ends, line, into: &diagnostics),
      let measures = measures(row, ends, line, into: &diagnostics)
    else { return }
    let graphLink = Link(
      from: Int32(ends.from), to: Int32(ends.to), cost: cost, mode: UInt8(ends.mode),
      isDirected: ends.isDirected)
    var bends = line?.bends ?? []
    if let line, line.ends.from != ends.from { bends.reverse() }
    if stated != nil { note(graphLink, at: row.location) }
    let count = links.count
    let link = add(graphLink, bends: bends, measures: measures, at: row.location)
    var isNews = links.count > count
    for (column, name) in linkColumns.enumerated() {
      if let fact = row.text(name),
        linkTexts.insert(LinkText(link: link, column: column, text: fact)).inserted
      {
        links[link].facts[column].append(fact)
        isNews = true
      }
    }
    let label = row.text("label")
    if let label, linkTexts.insert(LinkText(link: link, column: nil, text: label)).inserted {
      links[link].labels.append(label)
      isNews = true
    }
    noteOddity(of: link, ends, isNews: isNews, at: row.location)
    guard let label else { return }
    if labelLocations[label] == nil {
      labelLocations[label] = row.location("label")
      labelOrder.append(label)
    }
    legs.append((label, link, ends.from, ends.to))
  }

  private mutating func noteOddity(
    of link: Int, _ ends: Ends, isNews: Bool, at location: SourceLocation
  ) {
    if ends.from == ends.to {
      oddLinks.append(
        Diagnostic(
          .warning, at: location, "the link leads from '\(places[ends.from].id)' to itself",
          hint: "no route takes it; remove it, or correct one end"))
    } else if !isNews {
      oddLinks.append(
        Diagnostic(
          .warning, at: location, "duplicate link",
          hint: "the first is at \(links[link].location)"))
    }
  }

  /// Adds a link, or finds an equal link of an earlier row; returns its index.
  private mutating func add(
    _ link: Link, bends: [Coordinate], measures: [Int64], at location: SourceLocation
  ) -> Int {
    let swap = !link.isDirected && link.from > link.to
    let key = LinkKey(
      from: swap ? link.to : link.from, to: swap ? link.from : link.to, mode: link.mode,
      cost: link.cost, isDirected: link.isDirected,
      shape: shape(swap ? bends.reversed() : bends), measures: measures)
    if let known = linkIndices[key] { return known }
    linkIndices[key] = links.count
    let facts = [[String]](repeating: [], count: linkColumns.count)
    links.append(
      NetworkContent.LinkInfo(
        labels: [], facts: facts, bends: bends, measures: measures, location: location))
    graphLinks.append(link)
    return links.count - 1
  }

  /// Returns the number that identifies a line with these bends; -1 for a great circle.
  private mutating func shape(_ bends: [Coordinate]) -> Int32 {
    if bends.isEmpty { return -1 }
    if let known = shapes[bends] { return known }
    let number = Int32(shapes.count)
    shapes[bends] = number
    return number
  }

  // MARK: Fields

  private mutating func place(
    _ row: some LinkRow, _ column: String, into diagnostics: inout Diagnostics
  ) -> Int? {
    guard let id = row.required(column, into: &diagnostics) else { return nil }
    if let index = indices[id] { return index }
    guard knowsAllPlaces else { return nil }
    if places.isEmpty {
      knowsAllPlaces = false
      diagnostics.error(
        at: SourceLocation(path: placesPath), "the table has no places, but links name places",
        hint: "add a row for each place below the column names")
      return nil
    }
    // The search for a suggestion compares the id with the ids of all places, so the number of
    // suggestions is limited.
    suggestionsLeft -= 1
    let meant = suggestionsLeft < 0 ? nil : idHint(for: id)
    diagnostics.error(
      at: row.location(column), "unknown place '\(id)'",
      hint: meant ?? "places are listed in places.csv")
    return nil
  }

  /// Returns a hint with the id of the place that has this name, or with a similar id.
  private func idHint(for text: String) -> String? {
    let name = Folding.fold(text)
    let named = places.first { Folding.fold($0.name) == name }
    return named.map { "links name places by their ids: use '\($0.id)'" }
      ?? Suggestion.hint(for: text, among: places.map(\.id))
  }

  mutating func mode(_ row: some LinkRow, into diagnostics: inout Diagnostics) -> Int? {
    guard let id = row.required("mode", into: &diagnostics) else { return nil }
    if let index = settings.modes.firstIndex(where: { $0.id == id }) { return index }
    // A network without modes has already been reported.
    if !settings.modes.isEmpty { unknownModes.add(id, at: row.location("mode")) }
    return nil
  }

  func directed(_ row: some LinkRow, into diagnostics: inout Diagnostics) -> Bool? {
    // Spreadsheets write TRUE and FALSE.
    switch row.text("directed")?.lowercased() {
    case nil, "false": return false
    case "true": return true
    case .some:
      diagnostics.error(
        at: row.location("directed"), "'\(row.text("directed") ?? "")' is neither true nor false",
        hint: "true for one way, false or nothing for both")
      return nil
    }
  }
}
