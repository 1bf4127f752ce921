/// All countries, sorted by their ISO code.
public struct CountryTable: Sendable {
  /// Every country, sorted by code.
  public let countries: [Country]
  private let positions: [String: Int]

  /// Makes a table; of two countries with the same code, the first is kept.
  public init(_ countries: [Country]) {
    var sorted: [Country] = []
    for country in countries.sorted(by: { $0.code < $1.code })
    where sorted.last?.code != country.code {
      sorted.append(country)
    }
    self.countries = sorted
    var positions: [String: Int] = [:]
    for (position, country) in sorted.enumerated() { positions[country.code] = position }
    self.positions = positions
  }

  /// The country with this ISO alpha-2 code (upper case), if known.
  public subscript(code: String) -> Country? {
    positions[code].map { countries[$0] }
  }

  /// Returns true if the two ASCII letters are the code of a known country.
  func contains(_ code: CountryCode) -> Bool {
    positions[code.description] != nil
  }
}
