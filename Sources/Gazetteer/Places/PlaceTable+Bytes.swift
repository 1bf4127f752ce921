/// The table as bytes, for a cache. The bytes depend on the processor and on this version of the
/// program.
extension PlaceTable {
  /// The bytes of all columns.
  public var bytes: [UInt8] {
    var writer = ColumnWriter()
    writer.column(text)
    for ranges in [names, asciiNames, alternates] { writer.column(ranges) }
    writer.column(ids)
    writer.column(latitudes)
    writer.column(longitudes)
    writer.column(countries.map(\.rawValue))
    writer.column(populations)
    for numbers in [admin1, timeZones, features] { writer.column(numbers) }
    for values in [admin1Values, timeZoneValues, featureValues] { writer.texts(values) }
    let former = formerNames.sorted { $0.key < $1.key }
    writer.column(former.map(\.key))
    writer.texts(former.map(\.value))
    let cities = cityIDs.sorted { $0.key < $1.key }
    writer.column(cities.map(\.key))
    writer.column(cities.map(\.value))
    let own = ownGeonameIDs.sorted { $0.key < $1.key }
    writer.column(own.map(\.key))
    writer.column(own.map(\.value))
    return writer.bytes
  }

  /// Decodes the columns in `bytes`; `nil` if they are not the bytes of a table.
  public init?(bytes: ArraySlice<UInt8>) {
    var reader = ColumnReader(rest: bytes)
    text = reader.column()
    names = reader.column()
    asciiNames = reader.column()
    alternates = reader.column()
    ids = reader.column()
    latitudes = reader.column()
    longitudes = reader.column()
    countries = reader.column().map { CountryCode(rawValue: $0) }
    populations = reader.column()
    admin1 = reader.column()
    timeZones = reader.column()
    features = reader.column()
    admin1Values = reader.texts()
    timeZoneValues = reader.texts()
    featureValues = reader.texts()
    formerNames = Dictionary(reader.column(), reader.texts())
    cityIDs = Dictionary(reader.column(), reader.column())
    ownGeonameIDs = Dictionary(reader.column(), reader.column())
    let counts = [
      names.count, asciiNames.count, alternates.count, latitudes.count, longitudes.count,
      countries.count, populations.count, admin1.count, timeZones.count, features.count,
    ]
    guard !reader.isDamaged, reader.rest.isEmpty, counts.allSatisfy({ $0 == ids.count }), isSound
    else { return nil }
  }

  /// A Boolean value that is true if every place can be read: its texts and values exist, its
  /// coordinate is on the earth, and the ids ascend.
  private var isSound: Bool {
    let ranges = [names, asciiNames, alternates]
    let values = [
      (admin1, admin1Values.count), (timeZones, timeZoneValues.count),
      (features, featureValues.count),
    ]
    return ranges.allSatisfy { $0.allSatisfy { $0.range.upperBound <= text.count } }
      && values.allSatisfy { numbers, count in numbers.allSatisfy { Int($0) < count } }
      && latitudes.allSatisfy { abs($0) <= 90 } && longitudes.allSatisfy { abs($0) <= 180 }
      && zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension Dictionary {
  /// Makes a dictionary of keys and values in corresponding order.
  fileprivate init(_ keys: [Key], _ values: [Value]) {
    self.init(zip(keys, values), uniquingKeysWith: { first, _ in first })
  }
}

private struct ColumnWriter {
  var bytes: [UInt8] = []

  /// Appends the number of elements, and then the elements as they are in memory.
  mutating func column(_ column: [some BitwiseCopyable]) {
    withUnsafeBytes(of: column.count) { bytes.append(contentsOf: $0) }
    column.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func texts(_ texts: [String]) {
    column(texts.map(\.utf8.count))
    column(texts.flatMap(\.utf8))
  }
}

private struct ColumnReader {
  var rest: ArraySlice<UInt8>
  var isDamaged = false

  /// Reads a column; an empty column if the bytes end too early.
  mutating func column<Element: BitwiseCopyable>() -> [Element] {
    let size = MemoryLayout<Int>.size
    guard rest.count >= size else { return damaged() }
    let count = rest.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    let stride = MemoryLayout<Element>.stride
    guard count >= 0, count <= (rest.count - size) / stride else { return damaged() }
    defer { rest = rest.dropFirst(size + count * stride) }
    return [Element](unsafeUninitializedCapacity: count) { elements, initialized in
      rest.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(elements).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[size..<(size + count * stride)]))
      }
      initialized = count
    }
  }

  mutating func texts() -> [String] {
    let counts: [Int] = column()
    let text: [UInt8] = column()
    var start = 0
    return counts.map { count in
      guard count >= 0, count <= text.count - start else {
        isDamaged = true
        return ""
      }
      defer { start += count }
      return String(decoding: text[start..<(start + count)], as: UTF8.self)
    }
  }

  private mutating func damaged<Element>() -> [Element] {
    isDamaged = true
    return []
  }
}
