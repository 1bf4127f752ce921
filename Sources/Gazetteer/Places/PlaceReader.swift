public import Input

/// Reads files in the format of GeoNames' main table (19 tab-separated columns) into one table.
///
/// Rows with a feature class other than P (populated places) are skipped, so `allCountries.txt` can
/// be used unchanged. Every fault in a row is reported at its column, and the row is left out.
///
/// A file is read in pieces. In memory, a row takes about 66 bytes plus the bytes of its names. At
/// most ``limit`` rows are kept: the rows of the most important places.
public struct PlaceReader {
  static let columns = 19
  /// The allowed populations of a place. The maximum exceeds the number of people who ever lived.
  static let populations = 0...200_000_000_000
  /// The maximum number of bytes in a name; GeoNames allows 200 characters.
  static let longestName = 800
  /// The maximum number of bytes in all alternate names of a place; GeoNames allows 10,000
  /// characters. The limit bounds the work of comparing the names with each other.
  static let longestAlternates = 40_000

  private var knownCountries: [Bool]
  private let leastPopulation: Int
  /// The corrected populations, keyed by GeoNames id. They replace the populations in the files
  /// before the reader chooses the places to keep.
  private let correctedPeople: [Int: Int]
  let limit: Int
  /// The number of places left out because of the limit, and the lowest weight that was kept; `nil`
  /// if no place was left out.
  var left = 0
  var leastKept: PlaceWeight?
  /// A Boolean value that is true if the names exceed the 4 GB that the table can contain.
  private var isFull = false
  var table = PlaceTable()
  var paths: [String] = []
  var rowFile: [UInt16] = []
  /// The number of places that a file shares with an earlier file, keyed by the indices of the two
  /// files in `paths`.
  var shared: [[UInt16]: Int] = [:]
  /// The rows that repeat the id of an earlier row in the same file.
  var repeated: [(location: SourceLocation, above: SourceLocation, id: Int32)] = []
  var rowLine: [UInt32] = []
  var admin1 = ByteInterner()
  var timeZones = ByteInterner()
  var features = ByteInterner()
  /// The index in `features` of the feature that marks capitals; `nil` before the first capital.
  private(set) var capitalFeature: Int?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - countries: the known countries; other codes are errors. If `nil`, every code is accepted.
  ///   - leastPopulation: the minimum population; smaller places are left out. It does not apply to
  ///     JSON lists, which have no populations.
  ///   - limit: the maximum number of places to keep. Capitals are kept first, then the places with
  ///     the largest populations.
  ///   - corrections: corrections of places. Their populations replace the populations in the
  ///     files.
  public init(
    countries: CountryTable? = nil, leastPopulation: Int = 0, limit: Int = defaultLimit,
    corrections: [Correction] = []
  ) {
    self.leastPopulation = leastPopulation
    correctedPeople = Dictionary(
      corrections.compactMap { correction in correction.population.map { (correction.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.limit = max(limit, 1)
    knownCountries = Array(repeating: countries == nil, count: 26 * 26)
    for country in countries?.countries ?? [] {
      if let code = CountryCode(country.code) { knownCountries[Self.slot(code)] = true }
    }
  }

  /// Reads uncompressed files in memory and returns the finished table, sorted by id.
  public static func read(
    _ files: [(path: String, bytes: [UInt8])], countries: CountryTable? = nil,
    into diagnostics: inout Diagnostics
  ) -> PlaceTable {
    var reader = PlaceReader(countries: countries)
    for file in files { reader.read(file.bytes, path: file.path, into: &diagnostics) }
    return reader.finish(into: &diagnostics)
  }

  /// Adds the rows of one uncompressed file in memory.
  public mutating func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) {
    paths.append(path)
    TSV.forEachRow(bytes, path: path, columns: Self.columns, into: &diagnostics) {
      readRow($0, $1, path, &$2)
    }
  }

  /// Adds the rows of a plain or gzip file, in bounded memory.
  ///
  /// - Parameter path: the name of the file in diagnostics; `file` if `nil`.
  public mutating func read(
    file: String, path: String? = nil, into diagnostics: inout Diagnostics
  ) throws(FileError) {
    let path = path ?? file
    paths.append(path)
    try TSV.forEachRow(ofFile: file, path: path, columns: Self.columns, into: &diagnostics) {
      readRow($0, $1, path, &$2)
    }
  }

  /// Adds the rows of the tables in an archive. `isTable` selects the tables by file name, because
  /// GeoNames' archives also contain explanatory files.
  public mutating func read(
    archive: ZipArchive, isTable: (String) -> Bool, into diagnostics: inout Diagnostics
  ) {
    let tables = archive.entries.filter { isTable($0.name) }
    if tables.isEmpty {
      diagnostics.error(
        at: SourceLocation(path: archive.path), "the archive has no table of places",
        hint: "use an archive with a .txt table, such as UA.zip from GeoNames")
    }
    for entry in tables {
      let path = Path.join(archive.path, entry.name)
      paths.append(path)
      TSV.forEachRow(
        of: entry, in: archive, path: path, columns: Self.columns, into: &diagnostics
      ) {
        readRow($0, $1, path, &$2)
      }
    }
  }

  private static func slot(_ code: CountryCode) -> Int {
    Int((code.rawValue >> 8) - 0x41) * 26 + Int((code.rawValue & 0xFF) - 0x41)
  }

  private mutating func readRow(
    _ bytes: Span<UInt8>, _ row: TSVRow, _ path: String, _ diagnostics: inout Diagnostics
  ) {
    let featureClass = row[6]
    if featureClass.count == 1, bytes[featureClass.lowerBound] != UInt8(ascii: "P") { return }
    let id = Number.integer(in: bytes, row[0])
    let latitude = Number.double(in: bytes, row[4])
    let longitude = Number.double(in: bytes, row[5])
    let country = CountryCode(utf8: bytes.extracting(row[8]))
    let population = row[14].isEmpty ? 0 : Number.integer(in: bytes, row[14])
    guard let id, PlaceTable.geonameIDs.contains(id), (1...Self.longestName).contains(row[1].count),
      row[2].count <= Self.longestName, row[3].count <= Self.longestAlternates,
      let latitude, abs(latitude) <= 90, let longitude, abs(longitude) <= 180,
      let country, knownCountries[Self.slot(country)], let population,
      Self.populations.contains(population)
    else {
      // Some programs write a header row with the column names.
      if row.line == 1, row[0].map({ bytes[$0] }) == Array("geonameid".utf8) { return }
      PlaceRowFaults(path: path, row: row).report(
        bytes, isKnown: { knownCountries[Self.slot($0)] }, into: &diagnostics)
      return
    }
    let people = correctedPeople[id] ?? population
    guard people >= leastPopulation else { return }
    // The feature class, a tab and the feature code are adjacent, so they are interned as one byte
    // string.
    let (feature, isNew) = features.insert(bytes, row[6].lowerBound..<row[7].upperBound)
    if isNew, features.text(feature) == "P\tPPLC" { capitalFeature = feature }
    if let leastKept {
      let weight = PlaceWeight(id: id, population: people, isCapital: isCapital(feature))
      if weight < leastKept {
        left += 1
        return
      }
    }
    guard table.text.count + row[3].upperBound - row[1].lowerBound <= Int(UInt32.max) else {
      if !isFull {
        diagnostics.error(
          at: row.location(path: path, column: 1), "the place tables have more than 4 GB of names",
          hint: "leave out small places in site.yml, as in places: {population: 500}")
      }
      isFull = true
      return
    }
    table.ids.append(Int32(id))
    let start = LeadingMarks.end(bytes, row[1])
    let range = start < row[1].upperBound ? start..<row[1].upperBound : row[1]
    let name = keep(bytes, range)
    table.names.append(name)
    // Most ASCII names equal the main name and share its bytes.
    table.asciiNames.append(Self.same(bytes, range, row[2]) ? name : keep(bytes, row[2]))
    table.alternates.append(keep(bytes, row[3]))
    table.latitudes.append(latitude)
    table.longitudes.append(longitude)
    table.countries.append(country)
    table.populations.append(Int64(people))
    table.admin1.append(UInt16(clamping: admin1.insert(bytes, row[10]).index))
    table.timeZones.append(UInt16(clamping: timeZones.insert(bytes, row[17]).index))
    table.features.append(UInt16(clamping: feature))
    rowFile.append(UInt16(clamping: paths.count - 1))
    rowLine.append(UInt32(clamping: row.line))
    if table.count > limit, table.count - limit > limit / 4 { thin() }
  }

  private static func same(_ bytes: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func keep(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ByteRange {
    guard !range.isEmpty else { return .empty }
    let start = table.text.count
    bytes.extracting(range).withUnsafeBufferPointer { table.text.append(contentsOf: $0) }
    return ByteRange(start: UInt32(truncatingIfNeeded: start), count: UInt32(range.count))
  }

  func isKnown(_ country: CountryCode) -> Bool { knownCountries[Self.slot(country)] }

  mutating func append(
    id: Int, name: [UInt8], country: CountryCode, latitude: Double, longitude: Double, line: Int
  ) {
    table.ids.append(Int32(clamping: id))
    table.names.append(keep(name.span, 0..<name.count))
    table.asciiNames.append(.empty)
    table.alternates.append(.empty)
    table.latitudes.append(latitude)
    table.longitudes.append(longitude)
    table.countries.append(country)
    table.populations.append(Int64(correctedPeople[id] ?? 0))
    let values = Array("P\t".utf8)
    table.admin1.append(UInt16(clamping: admin1.insert(values.span, 0..<0).index))
    table.timeZones.append(UInt16(clamping: timeZones.insert(values.span, 0..<0).index))
    table.features.append(UInt16(clamping: features.insert(values.span, values.indices).index))
    rowFile.append(UInt16(clamping: paths.count - 1))
    rowLine.append(UInt32(clamping: line))
    if table.count > limit, table.count - limit > limit / 4 { thin() }
  }
}
