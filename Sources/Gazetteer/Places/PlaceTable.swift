public import Geography
import Input

/// Places sorted by id, in columns: a few arrays instead of hundreds of thousands of objects.
public struct PlaceTable: Sendable {
  var text: [UInt8] = []
  var names: [ByteRange] = []
  var asciiNames: [ByteRange] = []
  /// Alternate names, separated by commas as in the source.
  var alternates: [ByteRange] = []
  var ids: [Int32] = []
  var latitudes: [Double] = []
  var longitudes: [Double] = []
  var countries: [CountryCode] = []
  var populations: [Int64] = []
  var admin1: [UInt16] = []
  var timeZones: [UInt16] = []
  var features: [UInt16] = []
  var admin1Values: [String] = []
  var timeZoneValues: [String] = []
  var featureValues: [String] = []
  /// The original names of places that corrections rename, keyed by id.
  var formerNames: [Int32: String] = [:]
  /// For each place that a correction makes a district, the id of its city, keyed by the id of the
  /// place.
  var cityIDs: [Int32: Int32] = [:]

  /// The GeoNames id of each own place that has one, keyed by the place's id in this table.
  var ownGeonameIDs: [Int32: Int] = [:]

  /// Makes a table without places.
  public init() {}

  /// The number of places.
  public var count: Int { ids.count }

  /// The positions of all places, 0..<count.
  public var indices: Range<Int> { 0..<ids.count }

  /// The place at a position.
  public subscript(index: Int) -> Place { Place(table: self, index: index) }

  /// Returns the position of the place with the given GeoNames id, found by binary search; `nil` if
  /// there is no such place.
  public func index(ofGeonameID id: Int) -> Int? {
    guard let id = Int32(exactly: id) else { return nil }
    let index = ids.partitioningIndex { $0 >= id }
    return index < ids.count && ids[index] == id ? index : nil
  }
}

extension PlaceTable {
  /// Returns the id of a place: the GeoNames id, or the atlas's own id for an ``OwnPlace``.
  public func id(_ index: Int) -> Int { Int(ids[index]) }
  /// The positions of own places, which come last.
  public var own: Range<Int> {
    (ids.lastIndex { $0 <= Self.geonameIDs.upperBound } ?? -1) + 1..<ids.count
  }
  /// Returns true if a place is an ``OwnPlace``.
  public func isOwn(_ index: Int) -> Bool { id(index) > Self.geonameIDs.upperBound }
  /// The coordinate of a place.
  public func coordinate(_ index: Int) -> Coordinate {
    Coordinate(latitude: latitudes[index], longitude: longitudes[index])
  }
  /// The country of a place.
  public func country(_ index: Int) -> CountryCode { countries[index] }
  /// The population of a place.
  public func population(_ index: Int) -> Int { Int(populations[index]) }
  /// The main name of a place.
  public func name(_ index: Int) -> String { string(names[index]) }

  func string(_ range: ByteRange) -> String {
    String(decoding: text[range.range], as: UTF8.self)
  }
}
