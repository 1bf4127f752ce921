import Geography
import Input

/// The places of a table, with the ids and names by which links refer to them.
struct CSVPlaces {
  private(set) var places: [ImportedNetwork.Place] = []
  private(set) var columns: [ImportedNetwork.Column] = []
  private var ids: [String: Int] = [:]
  private var names: [String: [Int]] = [:]
  private var folded: [String: [Int]] = [:]
  /// The number of places whose country is not an ISO code.
  private(set) var namedCountries = 0
  private(set) var nameless = 0
  private(set) var repeated = 0
  /// A Boolean value that is true if a table lists all places, so links to other places are errors.
  private(set) var isComplete = false
  /// Complaints about unknown places in the table of links, keyed by the header of the column that
  /// names them.
  private var unknown: [String: Complaints] = [:]
  /// The ids and names that links can refer to. If an id and a name are equally close to a misspelt
  /// text, the id is suggested, because it comes first.
  private lazy var candidates = ids.keys.sorted() + places.map(\.name)

  mutating func read(_ source: RoledTable, into diagnostics: inout Diagnostics) {
    isComplete = true
    columns = source.others.map(\.column)
    var rows: [String: SourceLocation] = [:]
    var known: Set<[String]> = []
    for row in source.table.rows {
      guard known.insert(row.map(\.text)).inserted else {
        repeated += 1
        continue
      }
      let id = source.cell(row, .id)
      guard let name = source.cell(row, .name) ?? id else {
        nameless += 1
        continue
      }
      if let id {
        let location = source.table.location(id)
        if let first = rows[id.text] {
          diagnostics.error(
            at: location, "duplicate id '\(id.text)'", hint: "it is first used at \(first)")
          continue
        }
        rows[id.text] = location
      }
      let coordinate = source.position(row, .latitude, .longitude, into: &diagnostics)
      if coordinate == nil,
        source.cell(row, .latitude) == nil || source.cell(row, .longitude) == nil
      {
        diagnostics.error(
          at: source.table.location(name), "'\(name.text)' has no position",
          hint: "give its latitude and longitude, or delete the row")
      }
      let country = source.cell(row, .country)?.text
      let isCode = country.map { $0.utf8.count == 2 && $0.utf8.allSatisfy(Self.isLetter) }
      if isCode == false { namedCountries += 1 }
      // A purely numeric id is not kept, because it would make a poor URL.
      let sourceID = id.flatMap { $0.text.utf8.contains(where: Self.isLetter) ? $0.text : nil }
      var place = ImportedNetwork.Place(
        name: name.text, sourceID: sourceID, coordinate: coordinate,
        country: isCode == true ? country?.uppercased() : nil)
      place.values = source.values(row)
      add(place, id: id?.text)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  @discardableResult
  private mutating func add(_ place: ImportedNetwork.Place, id: String?) -> Int {
    let index = places.count
    places.append(place)
    if let id { ids[id] = index }
    names[place.name, default: []].append(index)
    folded[ASCII.slug(place.name), default: []].append(index)
    return index
  }

  /// Reports the number of unknown places that were not reported individually.
  func finish(into diagnostics: inout Diagnostics) {
    for (column, unknown) in unknown {
      unknown.finish("unknown places in the column '\(column)'", into: &diagnostics)
    }
  }

  /// The index of the place that a cell of the table of links refers to. Without a table of places,
  /// each new name adds a place. With a table of places, an unknown or ambiguous name is an error,
  /// and the result is `nil`.
  mutating func index(
    of cell: ForeignTable.Cell, position: Coordinate?, in table: ForeignTable,
    column: String, into diagnostics: inout Diagnostics
  ) -> Int? {
    if let index = ids[cell.text] { return index }
    guard isComplete else {
      if let index = names[cell.text]?.first {
        if places[index].coordinate == nil { places[index].coordinate = position }
        return index
      }
      return add(ImportedNetwork.Place(name: cell.text, coordinate: position), id: nil)
    }
    let found = names[cell.text] ?? folded[ASCII.slug(cell.text)] ?? []
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let count = unknown[column]?.count ?? 0
      let meant =
        count <= Complaints.limit ? Suggestion.hint(for: cell.text, among: candidates) : nil
      unknown[column, default: Complaints(.error)].add(
        at: table.location(cell), "unknown place '\(cell.text)'",
        hint: meant ?? "add it to the table of places", into: &diagnostics)
    } else {
      diagnostics.error(
        at: table.location(cell), "\(found.count) places are named '\(cell.text)'",
        hint: "add a column 'id' to the table of places, and use these ids in the table of links")
    }
    return nil
  }
}
