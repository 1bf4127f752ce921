public import Geography

/// A place of a ``PlaceTable``: a view that reads the columns on demand.
public struct Place: Sendable {
  let table: PlaceTable
  /// The place's position in its table.
  public let index: Int

  /// The id in the finder: the GeoNames id, or the atlas's own id for an ``OwnPlace``.
  public var id: Int { table.id(index) }
  /// The GeoNames id; `nil` for an ``OwnPlace`` without a GeoNames id.
  public var geonameID: Int? {
    table.isOwn(index) ? table.ownGeonameIDs[table.ids[index]] : id
  }
  /// The main name with all its diacritics.
  public var name: String { table.string(table.names[index]) }
  /// All alternate names in the order of the source, unfiltered.
  public var alternateNames: [String] {
    let range = table.alternates[index]
    guard !range.isEmpty else { return [] }
    return table.text[range.range].split(separator: 0x2C).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
  /// The coordinate of the place.
  public var coordinate: Coordinate { table.coordinate(index) }
  /// The ISO code of the country, upper case; empty if the source has none.
  public var country: String { table.countries[index].description }
  /// The GeoNames code of the first-order division within the country; may be empty.
  public var admin1: String { table.admin1Values[Int(table.admin1[index])] }
  /// Feature class and code, such as `P.PPLC`; the code may be empty, as in `P.`.
  public var feature: String { table.featureValues[Int(table.features[index])] }
  /// Number of people; 0 if there are none or if unknown.
  public var population: Int { Int(table.populations[index]) }
  /// Number of people; `nil` if unknown.
  public var knownPopulation: Int? { population > 0 ? population : nil }
  /// IANA time zone, such as `Europe/Kyiv`; may be empty.
  public var timeZone: String { table.timeZoneValues[Int(table.timeZones[index])] }
}
