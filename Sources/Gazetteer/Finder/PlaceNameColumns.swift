import Input

/// The alternate names that are not in the same shard as the main name of their place. A page that
/// shows a place has already loaded the shard with its main name.
struct PlaceNameColumns: Sendable {
  private let finder: Finder
  /// The index in `rows` of each place's first row; the last element is the number of rows.
  private let starts: [Int32]
  /// The rows of alternate names. `isBeside` is true for a row in the same shard as the main name
  /// of its place.
  private let rows: [(number: Int32, isBeside: Bool)]

  /// - Parameter mainShards: for each place, the shard that has its main name.
  init(_ finder: Finder, mainShards: [Int32]) {
    self.finder = finder
    let places = finder.places
    // Count first, then fill, to avoid an array for each of a few hundred thousand places.
    var counts = [Int32](repeating: 0, count: places.count + 1)
    Self.forEachRow(finder, mainShards) { _, place, _ in counts[place + 1] += 1 }
    for place in places.indices { counts[place + 1] += counts[place] }
    var next = counts
    var rows = [(number: Int32, isBeside: Bool)](
      repeating: (0, false), count: Int(counts[places.count]))
    Self.forEachRow(finder, mainShards) { row, place, isBeside in
      rows[Int(next[place])] = (Int32(row), isBeside)
      next[place] += 1
    }
    starts = counts
    self.rows = rows
  }

  private static func forEachRow(
    _ finder: Finder, _ mainShards: [Int32],
    _ body: (_ row: Int, _ place: Int, _ isBeside: Bool) -> Void
  ) {
    for shard in 0..<finder.partition.count {
      for row in finder.partition.rows(shard) where finder.rows.kinds[row] == .alternate {
        let place = Int(finder.rows.places[row])
        if PlaceNames.isCode(finder.places.text, finder.rows.spellings[row].range) { continue }
        body(row, place, mainShards[place] == Int32(shard))
      }
    }
  }

  func json(_ places: [Int32]) -> [UInt8] {
    JSONWriter.object { json in
      json.array("names") { json in
        for place in places {
          let own = rows[Int(starts[Int(place)])..<Int(starts[Int(place) + 1])]
          json.array { json in
            for name in names(Int(place), own) {
              json.string(String(decoding: name, as: UTF8.self))
            }
          }
        }
      }
    }
  }

  private func names(
    _ place: Int, _ own: ArraySlice<(number: Int32, isBeside: Bool)>
  ) -> [ArraySlice<UInt8>] {
    let table = finder.places
    func spelling(_ row: Int32) -> ArraySlice<UInt8> {
      table.text[finder.rows.spellings[Int(row)].range]
    }
    guard PlaceNames.hasAll(place, of: table) else {
      return own.filter { !$0.isBeside }.map { spelling($0.number) }
    }
    let beside = Set(own.filter(\.isBeside).map { Array(spelling($0.number)) })
    return PlaceNames.spellings(place, of: table).map { Array($0.utf8) }
      .filter { !beside.contains($0) }.map { $0[...] }
  }
}
