import Gazetteer
import Input
import Testing

/// About one in two hundred of the real places, with their administrative divisions.
enum Fixture {
  static let folder = #filePath.replacing("Fixture.swift", with: "Fixtures/")

  static func bytes(_ name: String) throws -> [UInt8] { try FileSystem.read(folder + name) }

  static func places() throws -> PlaceTable {
    var diagnostics = Diagnostics()
    let table = PlaceReader.read([("places.txt", try bytes("places.txt"))], into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return table
  }

  static func provinces() throws -> ProvinceNames {
    var diagnostics = Diagnostics()
    let names = ProvinceNames.read(
      try bytes("admin1CodesASCII.txt"), path: "admin1CodesASCII.txt", into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return names
  }

  static func countries() throws -> CountryTable {
    var diagnostics = Diagnostics()
    let table = CountryTable.read(
      try bytes("facts.tsv"), path: "facts.tsv", into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return table
  }

  static func row(
    id: Int = 1, name: String = "Lviv", alternates: String = "", latitude: String = "49.84",
    longitude: String = "24.02", country: String = "UA", admin1: String = "15",
    population: Int = 700_000
  ) -> String {
    "\(id)\t\(name)\t\t\(alternates)\t\(latitude)\t\(longitude)\tP\tPPL\t\(country)\t\t\(admin1)"
      + "\t\t\t\t\(population)\t\t\tEurope/Kyiv\t2024-01-01\n"
  }

  static func table(_ rows: [String]) -> PlaceTable {
    var diagnostics = Diagnostics()
    let table = PlaceReader.read([("p.txt", Array(rows.joined().utf8))], into: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return table
  }
}
