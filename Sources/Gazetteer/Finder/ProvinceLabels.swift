/// The provinces of all places, sorted, with the texts by which the finder's files name them.
struct ProvinceLabels: Sendable {
  /// For each place the number of its province.
  private(set) var numbers: [Int32]
  /// `UA.15:Lviv Oblast`, or `UA.15` where the name is not known.
  private(set) var names: [String]
  /// `UA.15`
  private(set) var codes: [String]

  init(_ places: PlaceTable, _ provinces: ProvinceNames) {
    let keys = places.indices.map { place in
      UInt32(places.countries[place].rawValue) << 16 | UInt32(places.admin1[place])
    }
    // Numbers of admin1 codes follow the order of the files; the codes themselves do not.
    let labels = Set(keys).map { key in
      let country = CountryCode(rawValue: UInt16(key >> 16)).description
      let code = places.admin1Values[Int(key & 0xFFFF)]
      let name = provinces.name(country: country, admin1: code)
      return (key: key, code: country + "." + code, name: name.map { ":" + $0 } ?? "")
    }.sorted { $0.code.utf8.lexicographicallyPrecedes($1.code.utf8) }
    var positions: [UInt32: Int32] = [:]
    for (number, label) in labels.enumerated() { positions[label.key] = Int32(number) }
    numbers = keys.map { positions[$0] ?? 0 }
    codes = labels.map(\.code)
    names = labels.map { $0.code + $0.name.map { $0 == "|" ? "/" : String($0) }.joined() }
  }
}
