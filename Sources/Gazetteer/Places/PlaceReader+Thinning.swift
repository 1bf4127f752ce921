import Input

/// The importance of a place; more important places have greater weights. Capitals come first, then
/// places with more people. If populations are equal, the place with the smaller GeoNames id is
/// more important, because smaller ids are older and mostly belong to better-known places.
struct PlaceWeight: Comparable {
  private let number: UInt64

  init(id: Int, population: Int, isCapital: Bool) {
    let people = isCapital ? UInt64(UInt32.max) : UInt64(min(population, Int(UInt32.max) - 1))
    number = people << 32 | UInt64(UInt32.max - UInt32(clamping: id))
  }

  static func < (left: PlaceWeight, right: PlaceWeight) -> Bool { left.number < right.number }
}

extension PlaceReader {
  /// The default limit on the number of places.
  ///
  /// Reading this many places takes about 400 MB of memory, regardless of the size of the files.
  /// Making the finder's files from these places takes 600 MB.
  public static let defaultLimit = 1_000_000

  /// Removes the least important places until the limit is met. The reader calls this method
  /// whenever the table exceeds the limit by a quarter, so the cost per place is constant.
  mutating func thin() {
    guard table.count > limit else { return }
    if paths.count > 1 { removeRepeated() }
    guard table.count > limit else { return table.compactText() }
    let weights = table.indices.map { weight($0) }
    let least = weights.sorted(by: >)[limit - 1]
    let kept = table.indices.filter { weights[$0] >= least }
    left += table.count - kept.count
    leastKept = least
    keep(kept)
    table.compactText()
  }

  private func weight(_ place: Int) -> PlaceWeight {
    PlaceWeight(
      id: Int(table.ids[place]), population: table.population(place),
      isCapital: isCapital(Int(table.features[place])))
  }

  func isCapital(_ feature: Int) -> Bool { feature == capitalFeature }

  func reportLeft(into diagnostics: inout Diagnostics) {
    guard left > 0, let path = paths.first else { return }
    diagnostics.warning(
      at: SourceLocation(path: path),
      // A place that is in several tables may have been counted several times.
      "\(Set(paths).count > 1 ? "up to " : "")\(left) place\(left == 1 ? " is" : "s are") left out: "
        + "the limit is \(limit), and capitals and the places with the most people are kept",
      hint: "in site.yml, places: {most: \(limit + left)} keeps all places, and "
        + "places: {population: 500} keeps those with at least 500 people")
  }
}

extension PlaceTable {
  /// Removes the bytes of names that no remaining place uses.
  mutating func compactText() {
    let size = indices.reduce(0) { size, place in
      let own = asciiNames[place] == names[place] ? 0 : Int(asciiNames[place].count)
      return size + Int(names[place].count) + own + Int(alternates[place].count)
    }
    var kept: [UInt8] = []
    kept.reserveCapacity(size)
    func move(_ range: ByteRange) -> ByteRange {
      guard !range.isEmpty else { return .empty }
      let start = UInt32(truncatingIfNeeded: kept.count)
      kept.append(contentsOf: text[range.range])
      return ByteRange(start: start, count: range.count)
    }
    for place in indices {
      let isSame = asciiNames[place] == names[place]
      names[place] = move(names[place])
      asciiNames[place] = isSame ? names[place] : move(asciiNames[place])
      alternates[place] = move(alternates[place])
    }
    text = kept
  }
}
