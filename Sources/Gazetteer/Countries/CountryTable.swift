/// A table of countries with access by ISO code.
public struct CountryTable: Sendable {
  /// All countries, sorted by code.
  public let countries: [Country]
  private let positions: [String: Int]

  /// Makes a table. If several countries have the same code, the table keeps the first.
  public init(_ countries: [Country]) {
    var sorted: [Country] = []
    for country in countries.sorted(by: { $0.code < $1.code })
    where sorted.last?.code != country.code {
      sorted.append(country)
    }
    self.countries = sorted
    positions = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.code), sorted.indices))
  }

  /// The country with the given upper-case ISO alpha-2 code; `nil` if the code is unknown.
  public subscript(code: String) -> Country? {
    positions[code].map { countries[$0] }
  }
}
