public import Input

/// Names of first-order divisions (provinces, states, oblasts), from a file in the format of
/// GeoNames' `admin1CodesASCII.txt`. An example of a row is `UA.15<TAB>Lviv<TAB>Lviv<TAB>702549`.
public struct ProvinceNames: Sendable {
  private let names: [String: String]

  /// Makes the table from names that are keyed by `COUNTRY.ADMIN1`.
  public init(_ names: [String: String] = [:]) { self.names = names }

  /// Returns the name for a country code and a GeoNames admin1 code; `nil` if unknown.
  public func name(country: String, admin1: String) -> String? {
    admin1.isEmpty ? nil : names[country + "." + admin1]
  }

  /// All divisions, sorted by country, then code.
  public var all: [(country: String, admin1: String, name: String)] {
    names.sorted { $0.key < $1.key }.compactMap { key, name in
      guard let dot = key.firstIndex(of: ".") else { return nil }
      return (String(key[..<dot]), String(key[key.index(after: dot)...]), name)
    }
  }

  /// Reads the table; invalid rows are reported and left out.
  public static func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> ProvinceNames {
    var names: [String: String] = [:]
    TSV.forEachRow(bytes, path: path, columns: 4, into: &diagnostics) { bytes, row, diagnostics in
      let key = String(copying: bytes, row[0])
      let name = String(copying: bytes, row[1])
      guard key.contains("."), !name.isEmpty else {
        diagnostics.error(
          at: row.location(path: path, column: 0), "the division has no name or no valid code",
          hint: "the columns are code (as in UA.15), name, name in ASCII, and GeoNames id")
        return
      }
      names[key] = name
    }
    return ProvinceNames(names)
  }
}
