/// The table as bytes, for a cache. The bytes depend on the processor and the program's version.
extension PlaceTable {
  /// The bytes of all columns.
  public var bytes: [UInt8] {
    var writer = ColumnWriter()
    // `code(with:)` is mutating, because the same method also reads columns into the table.
    var table = self
    table.code(with: &writer)
    return writer.bytes
  }

  /// Decodes the columns in `bytes`; `nil` if they are not the bytes of a table.
  public init?(bytes: ArraySlice<UInt8>) {
    var reader = ColumnReader(rest: bytes)
    self.init()
    code(with: &reader)
    guard !reader.isDamaged, reader.rest.isEmpty, isSound else { return nil }
  }

  private mutating func code(with coder: inout some ColumnCoder) {
    coder.code(&text)
    coder.code(&names)
    coder.code(&asciiNames)
    coder.code(&alternates)
    coder.code(&ids)
    coder.code(&latitudes)
    coder.code(&longitudes)
    coder.code(&countries)
    coder.code(&populations)
    coder.code(&admin1)
    coder.code(&timeZones)
    coder.code(&features)
    coder.code(&admin1Values)
    coder.code(&timeZoneValues)
    coder.code(&featureValues)
    coder.code(&formerNames) { $0.code(&$1) }
    coder.code(&cityIDs) { $0.code(&$1) }
    coder.code(&ownGeonameIDs) { $0.code(&$1) }
  }

  /// A Boolean value that is true if all columns have the same length, all texts and values that
  /// rows refer to exist, all coordinates are on the earth, and the ids ascend.
  private var isSound: Bool {
    let counts = [
      names.count, asciiNames.count, alternates.count, latitudes.count, longitudes.count,
      countries.count, populations.count, admin1.count, timeZones.count, features.count,
    ]
    let ranges = [names, asciiNames, alternates]
    let values = [
      (admin1, admin1Values.count), (timeZones, timeZoneValues.count),
      (features, featureValues.count),
    ]
    return counts.allSatisfy { $0 == ids.count }
      && ranges.allSatisfy { $0.allSatisfy { $0.range.upperBound <= text.count } }
      && values.allSatisfy { numbers, count in numbers.allSatisfy { Int($0) < count } }
      && latitudes.allSatisfy { abs($0) <= 90 } && longitudes.allSatisfy { abs($0) <= 180 }
      && zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
  }
}

/// Writes columns as bytes, or reads columns from bytes.
private protocol ColumnCoder {
  var isDamaged: Bool { get set }
  mutating func code<Element: BitwiseCopyable>(_ column: inout [Element])
}

extension ColumnCoder {
  mutating func code(_ texts: inout [String]) {
    var counts = texts.map(\.utf8.count)
    var bytes = texts.flatMap(\.utf8)
    code(&counts)
    code(&bytes)
    var start = 0
    texts = counts.map { count in
      guard count >= 0, count <= bytes.count - start else {
        isDamaged = true
        return ""
      }
      defer { start += count }
      return String(decoding: bytes[start..<(start + count)], as: UTF8.self)
    }
  }

  /// - Parameter codeValues: writes or reads the values, in the order of their keys.
  mutating func code<Key: BitwiseCopyable & Comparable, Value>(
    _ dictionary: inout [Key: Value], _ codeValues: (inout Self, inout [Value]) -> Void
  ) {
    let sorted = dictionary.sorted { $0.key < $1.key }
    var (keys, values) = (sorted.map(\.key), sorted.map(\.value))
    code(&keys)
    codeValues(&self, &values)
    if keys.count != values.count { isDamaged = true }
    dictionary = Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first })
  }
}

private struct ColumnWriter: ColumnCoder {
  var bytes: [UInt8] = []
  var isDamaged = false

  /// Appends the number of elements, and then the elements as they are in memory.
  mutating func code<Element: BitwiseCopyable>(_ column: inout [Element]) {
    withUnsafeBytes(of: column.count) { bytes.append(contentsOf: $0) }
    column.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

private struct ColumnReader: ColumnCoder {
  var rest: ArraySlice<UInt8>
  var isDamaged = false

  /// Reads a column; an empty column if the bytes end too early.
  mutating func code<Element: BitwiseCopyable>(_ column: inout [Element]) {
    column = []
    let size = MemoryLayout<Int>.size
    let stride = MemoryLayout<Element>.stride
    let count = rest.count < size ? -1 : rest.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    guard count >= 0, count <= (rest.count - size) / stride else {
      isDamaged = true
      return
    }
    column = [Element](unsafeUninitializedCapacity: count) { elements, initialized in
      rest.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(elements).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[size..<(size + count * stride)]))
      }
      initialized = count
    }
    rest = rest.dropFirst(size + count * stride)
  }
}
