public import Geography
import Input

/// A place of the atlas that is not in the tables from GeoNames, such as a hut in a network.
public struct OwnPlace: Sendable {
  /// The text that the id is made from, such as `huts/upper-lake`. It is the same in every build.
  public let key: String
  /// The name of the place, followed by its names in other languages.
  public let names: [String]
  /// The GeoNames id; `nil` if no network gives an id. The tables have no place with this id.
  public let geonameID: Int?
  /// The country; ``CountryCode/none`` if the place has none.
  public let country: CountryCode
  /// The position.
  public let coordinate: Coordinate

  /// Makes a place with at least one name.
  public init(
    key: String, names: [String], geonameID: Int? = nil, country: CountryCode,
    coordinate: Coordinate
  ) {
    self.key = key
    self.names = names
    self.geonameID = geonameID
    self.country = country
    self.coordinate = coordinate
  }
}

extension PlaceTable {
  /// The range of GeoNames ids. Larger ids are for the atlas's own places.
  public static let geonameIDs = 1...1_999_999_999
  /// The maximum number of own places. Their ids are spread over the range above GeoNames ids.
  static let ownLimit = 40_000_000

  /// Returns the table with own places added at its end. Also returns the position of each of these
  /// places in the table, in the order of `own`. Places beyond the first ``ownLimit`` are left out,
  /// and their position is `nil`.
  ///
  /// The id of an own place is a hash of its key. Other own places change this id only if hashes
  /// collide.
  public func adding(_ own: [OwnPlace]) -> (table: PlaceTable, positions: [Int?]) {
    let first = Self.geonameIDs.upperBound + 1
    let spread = UInt64(Int(Int32.max) - first - Self.ownLimit)
    let hashes = own.prefix(Self.ownLimit).map { Int(FNV1a($0.key.utf8).value % spread) + first }
    let order = hashes.indices.sorted { (hashes[$0], own[$0].key) < (hashes[$1], own[$1].key) }
    var table = self
    let kind = table.ownValues()
    var positions = [Int?](repeating: nil, count: own.count)
    var last = first - 1
    for index in order {
      last = max(hashes[index], last + 1)
      positions[index] = table.count
      table.append(own[index], id: Int32(last), kind: kind)
    }
    return (table, positions)
  }

  /// Returns the indices, in `admin1Values`, `timeZoneValues` and `featureValues`, of the values
  /// that all own places share. Adds any of these values that is missing.
  private mutating func ownValues() -> (admin1: UInt16, timeZone: UInt16, feature: UInt16) {
    func position(of value: String, in values: inout [String]) -> UInt16 {
      if let known = values.firstIndex(of: value) { return UInt16(clamping: known) }
      values.append(value)
      return UInt16(clamping: values.count - 1)
    }
    return (
      position(of: "", in: &admin1Values), position(of: "", in: &timeZoneValues),
      position(of: "P.", in: &featureValues)
    )
  }

  private mutating func append(
    _ place: OwnPlace, id: Int32, kind: (admin1: UInt16, timeZone: UInt16, feature: UInt16)
  ) {
    ids.append(id)
    if let geonameID = place.geonameID { ownGeonameIDs[id] = geonameID }
    names.append(keep(place.names[0]))
    asciiNames.append(.empty)
    // Names with a comma are left out, because a comma separates alternate names.
    alternates.append(
      keep(place.names.dropFirst().filter { !$0.utf8.contains(0x2C) }.joined(separator: ",")))
    latitudes.append(place.coordinate.latitude)
    longitudes.append(place.coordinate.longitude)
    countries.append(place.country)
    populations.append(0)
    admin1.append(kind.admin1)
    timeZones.append(kind.timeZone)
    features.append(kind.feature)
  }

  /// Appends a text to the names and returns its range; an empty range if there is no space for it.
  mutating func keep(_ value: String) -> ByteRange {
    guard !value.isEmpty, text.count + value.utf8.count <= Int(UInt32.max) else { return .empty }
    let start = text.count
    text.append(contentsOf: value.utf8)
    return ByteRange(start: UInt32(start), count: UInt32(value.utf8.count))
  }
}
