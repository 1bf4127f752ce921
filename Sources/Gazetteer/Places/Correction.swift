public import Geography
public import Input

/// A correction to the data of a place or a country, identified by its GeoNames id. A property that
/// is `nil` leaves the data unchanged.
public struct Correction: Sendable {
  /// The GeoNames id.
  public var id: Int
  /// The corrected name, which the whole atlas uses.
  public var name: String?
  /// The article before a country's name within a sentence, such as `the`.
  public var article: String?
  /// The corrected coordinate of a place.
  public var coordinate: Coordinate?
  /// The GeoNames code of a place's first-order division.
  public var admin1: String?
  /// The corrected population of a place; 0 if the number in the data does not belong to the place.
  public var population: Int?
  /// The GeoNames id of the city that the place is part of.
  public var cityID: Int?
  /// The location of the correction in its file.
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
  /// Returns the table with corrections applied; corrections with unknown ids are ignored. A former
  /// name becomes an alternate name, and remains in the URL of the place's page.
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

  /// Returns the name that the URL of the place's page is made from: the name before corrections.
  public func addressName(_ place: Int) -> String { formerNames[ids[place]] ?? name(place) }

  /// If a correction makes a place a district, returns the position of its city in the table;
  /// otherwise `nil`.
  public func city(ofDistrict place: Int) -> Int? {
    cityIDs[ids[place]].flatMap { index(ofGeonameID: Int($0)) }
  }
}

extension CountryTable {
  /// Returns the table with corrected country names and articles. URLs keep the former names.
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

  /// Returns the table with country and currency names in another language. `names` is keyed by ISO
  /// code. URLs keep the original names.
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

  /// Returns the table with each capital named as in `places`. `capitals` maps country codes to
  /// positions in `places`.
  public func naming(capitals: [String: Int], of places: PlaceTable) -> CountryTable {
    CountryTable(
      countries.map { country in
        var country = country
        if let place = capitals[country.code] { country.capital = places.name(place) }
        return country
      })
  }
}
