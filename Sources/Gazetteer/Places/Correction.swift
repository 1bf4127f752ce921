public import Geography
public import Input

/// A correction of the data of a place or a country, known by its GeoNames id. A property that is
/// `nil` is left as it is in the data.
public struct Correction: Sendable {
  /// The GeoNames id.
  public var id: Int
  /// The spelling of its name that the whole atlas uses.
  public var name: String?
  /// The article of a country's name within a sentence: `the`.
  public var article: String?
  /// The coordinate of a place.
  public var coordinate: Coordinate?
  /// The GeoNames code of a place's first-order division.
  public var admin1: String?
  /// The number of people of a place; 0 if the data count others.
  public var population: Int?
  /// The GeoNames id of the city that a place is a district of.
  public var cityID: Int?
  /// The location of its row.
  public var location: SourceLocation

  /// Makes a correction.
  public init(
    id: Int, name: String? = nil, article: String? = nil, coordinate: Coordinate? = nil,
    admin1: String? = nil, population: Int? = nil, cityID: Int? = nil,
    location: SourceLocation = SourceLocation(path: "")
  ) {
    self.id = id
    self.name = name
    self.article = article
    self.coordinate = coordinate
    self.admin1 = admin1
    self.population = population
    self.cityID = cityID
    self.location = location
  }
}

extension PlaceTable {
  /// The table with corrections; those of ids that it does not have are left out. A former name
  /// becomes an alternate one, and stays in the addresses of pages.
  public func corrected(by corrections: [Correction]) -> PlaceTable {
    var table = self
    for correction in corrections {
      guard let place = index(ofGeonameID: correction.id) else { continue }
      if let name = correction.name { table.rename(place, name) }
      if let coordinate = correction.coordinate {
        table.latitudes[place] = coordinate.latitude
        table.longitudes[place] = coordinate.longitude
      }
      if let population = correction.population { table.populations[place] = Int64(population) }
      if let city = correction.cityID.flatMap(Int32.init(exactly:)) {
        table.cityIDs[ids[place]] = city
      }
      if let code = correction.admin1 {
        if !table.admin1Values.contains(code) { table.admin1Values.append(code) }
        table.admin1[place] = UInt16(clamping: table.admin1Values.firstIndex(of: code) ?? 0)
      }
    }
    return table
  }

  private mutating func rename(_ place: Int, _ name: String) {
    let former = self[place]
    guard former.name != name else { return }
    let others = former.alternateNames.filter { $0 != name }
    let alternates = others.contains(former.name) ? others : others + [former.name]
    formerNames[ids[place]] = addressName(place)
    if asciiNames[place] == names[place] { asciiNames[place] = .empty }
    names[place] = keep(name)
    self.alternates[place] = keep(alternates.joined(separator: ","))
  }

  /// The name before corrections, from which a place's address is made.
  public func addressName(_ place: Int) -> String { formerNames[ids[place]] ?? name(place) }

  /// The city that a place is a district of by a correction.
  public func city(ofDistrict place: Int) -> Int? {
    cityIDs[ids[place]].flatMap { index(ofGeonameID: Int($0)) }
  }
}

extension CountryTable {
  /// The table with corrections of the names of countries. A former name stays in the addresses of
  /// pages.
  public func corrected(by corrections: [Correction]) -> CountryTable {
    let byID = Dictionary(corrections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return CountryTable(
      countries.map { country in
        guard let correction = country.geonameID.flatMap({ byID[$0] }) else { return country }
        var country = country
        if let name = correction.name, name != country.name {
          country.formerName = country.name
          country.name = name
        }
        country.article = correction.article ?? country.article
        return country
      })
  }

  /// The table with the names of countries and currencies in another language, by their ISO codes. The names
  /// of the data stay in the addresses of pages.
  public func named(_ names: [String: String]) -> CountryTable {
    CountryTable(
      countries.map { country in
        var country = country
        if let name = names[country.code] {
          country.formerName = country.addressName
          country.name = name
          country.article = ""
        }
        country.currencyName = names[country.currencyCode] ?? country.currencyName
        return country
      })
  }

  /// The table in which capitals have the corrected names of their places.
  public func naming(capitals: [String: Int], of places: PlaceTable) -> CountryTable {
    CountryTable(
      countries.map { country in
        var country = country
        if let place = capitals[country.code] { country.capital = places.name(place) }
        return country
      })
  }
}
