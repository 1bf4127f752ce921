/// Makes the rows of each place: one for its main name, one for each alternate name that people are
/// likely to type, and one for each tail of the main name. The tails of New York City are "york
/// city" and "city".
struct NameRowsBuilder {
  private let places: PlaceTable
  private var rows = NameRows()
  private var firstOfPlace = 0
  /// The key to append next. It has a buffer of its own, because appending a slice of the rows'
  /// buffer to that buffer would copy the whole buffer.
  private var folded: [UInt8] = []

  /// Stop words. A tail of a main name has no row if it begins with one of these words.
  static let stopWords: Set<[UInt8]> = Set(
    [
      "a", "al", "am", "an", "and", "au", "aux", "da", "das", "de", "del", "dei", "den", "der",
      "des", "di", "do", "dos", "du", "e", "el", "en", "et", "i", "im", "in", "la", "las", "le",
      "les", "los", "na", "nad", "of", "on", "pri", "sur", "the", "u", "und", "van", "von", "y",
      "и", "на",
    ].map { Array($0.utf8) })

  private init(_ places: PlaceTable) { self.places = places }

  private mutating func reserve() {
    rows.keys.reserveCapacity(places.text.count)
    rows.starts.reserveCapacity(places.count * 5)
    rows.lengths.reserveCapacity(places.count * 5)
    rows.places.reserveCapacity(places.count * 5)
    rows.kinds.reserveCapacity(places.count * 5)
    rows.spellings.reserveCapacity(places.count * 5)
  }

  static func rows(of places: PlaceTable) -> NameRows {
    var builder = NameRowsBuilder(places)
    builder.reserve()
    for place in places.indices { builder.add(place) }
    return builder.rows.sorted()
  }

  /// Returns those alternate names of a place that have rows, in the order of the source.
  static func alternates(of place: Int, in places: PlaceTable) -> [ByteRange] {
    var builder = NameRowsBuilder(places)
    builder.add(place)
    let rows = builder.rows
    return rows.spellings.indices.filter { rows.kinds[$0] == .alternate }.map { rows.spellings[$0] }
  }

  private mutating func add(_ place: Int) {
    firstOfPlace = rows.count
    let name = places.names[place]
    add(name, place, .main)
    addAlternates(place)
    addInnerWords(name, place)
  }

  private mutating func addAlternates(_ place: Int) {
    let range = places.alternates[place].range
    let firstAlternate = rows.count
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, places.text[end] != UInt8(ascii: ",") { end += 1 }
      if AlternateFilter.isWorthTyping(places.text, start..<end) {
        add(ByteRange(start: UInt32(start), count: UInt32(end - start)), place, .alternate)
      }
      start = end + 1
    }
    if places.populations[place] < AlternateFilter.fullNamesFrom { dropBeginnings(firstAlternate) }
  }

  /// Removes each alternate name whose key, with one or two bytes appended, is another key of the
  /// same place.
  private mutating func dropBeginnings(_ first: Int) {
    var row = first
    while row < rows.count {
      let key = rows.key(row)
      let isBeginning = (firstOfPlace..<rows.count).contains { other in
        let longer = rows.key(other)
        return longer.count > key.count && longer.count <= key.count + 2
          && longer.starts(with: key)
      }
      if isBeginning { rows.remove(row) } else { row += 1 }
    }
  }

  private mutating func addInnerWords(_ name: ByteRange, _ place: Int) {
    guard firstOfPlace < rows.count else { return }
    let main = Array(rows.key(firstOfPlace))
    let text = places.text[name.range]
    // People also search for L'Aquila as Aquila.
    for mark in text.indices.dropLast(2) where isApostrophe(text, mark) {
      let next = text[mark] == UInt8(ascii: "'") ? mark + 1 : mark + 3
      guard next < text.endIndex, mark - text.startIndex <= 2 else { continue }
      add(
        ByteRange(start: UInt32(next), count: UInt32(text.endIndex - next)), place, .innerWord,
        spelling: name)
    }
    var start = main.startIndex
    while let space = main[start...].firstIndex(of: 0x20) {
      start = space + 1
      let end = main[start...].firstIndex(of: 0x20) ?? main.endIndex
      if Self.stopWords.contains(Array(main[start..<end])) { continue }
      append(main[start...], place, .innerWord, name)
    }
  }

  private func isApostrophe(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
    if text[index] == UInt8(ascii: "'") { return true }
    return text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] == 0x99
  }

  /// Returns true if the first of two spellings with the same key is better. The spelling with more
  /// apostrophes (G'oteborg) is worse. For a small place, the spelling with fewer diacritics is
  /// worse (Varasfenes). For a large place, diacritics do not matter, because a spelling without
  /// them may be well known (Kiev rather than Kíev).
  private func isBetter(_ spelling: ByteRange, than other: ByteRange, _ place: Int) -> Bool {
    let (own, others) = (apostrophes(spelling), apostrophes(other))
    if own != others { return own < others }
    return !PlaceNames.hasAll(place, of: places) && marks(spelling) > marks(other)
  }

  private func apostrophes(_ range: ByteRange) -> Int {
    let text = places.text[range.range]
    return text.indices.count { index in
      if text[index] == UInt8(ascii: "'") || text[index] == UInt8(ascii: "`") { return true }
      guard index + 1 < text.endIndex else { return false }
      // Modifier letters such as ʻ ʼ ʾ ʿ, and the quotation marks ‘ ’.
      if text[index] == 0xCA { return (0xB9...0xBF).contains(text[index + 1]) }
      return text[index] == 0xE2 && index + 2 < text.endIndex && text[index + 1] == 0x80
        && (0x98...0x99).contains(text[index + 2])
    }
  }

  /// Counts Latin letters with diacritics, U+00C0 to U+024F and U+1E00 to U+1EFF, by their first
  /// bytes. Some other characters have the same first bytes and are counted too.
  private func marks(_ range: ByteRange) -> Int {
    places.text[range.range].count { (0xC3...0xC9).contains($0) || $0 == 0xE1 }
  }

  private mutating func add(
    _ range: ByteRange, _ place: Int, _ kind: NameKind, spelling: ByteRange? = nil
  ) {
    folded.removeAll(keepingCapacity: true)
    // Copy the reference, so that reading the text does not overlap with writing the key.
    let text = places.text
    Folding.fold(text.span.extracting(range.range), into: &folded)
    append(folded[...], place, kind, spelling ?? range)
  }

  private mutating func append(
    _ key: ArraySlice<UInt8>, _ place: Int, _ kind: NameKind, _ spelling: ByteRange
  ) {
    guard !key.isEmpty, key.count <= NameRows.maximumKeyLength || kind == .main else { return }
    // A cut within a character would leave bytes that are not UTF-8.
    var length = min(key.count, NameRows.maximumKeyLength)
    while length < key.count, key[key.startIndex + length] & 0xC0 == 0x80 { length -= 1 }
    let key = key.prefix(length)
    for row in firstOfPlace..<rows.count where rows.key(row) == key {
      if kind == .alternate, rows.kinds[row] == .alternate,
        isBetter(spelling, than: rows.spellings[row], place)
      {
        rows.spellings[row] = spelling
      }
      return
    }
    rows.starts.append(UInt32(truncatingIfNeeded: rows.keys.count))
    rows.lengths.append(UInt8(key.count))
    rows.keys.append(contentsOf: key)
    rows.places.append(Int32(place))
    rows.kinds.append(kind)
    rows.spellings.append(spelling)
  }
}

extension NameRows {
  /// Removes a row; its key stays unused in the buffer.
  mutating func remove(_ row: Int) {
    starts.remove(at: row)
    lengths.remove(at: row)
    places.remove(at: row)
    kinds.remove(at: row)
    spellings.remove(at: row)
  }
}
