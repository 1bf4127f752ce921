/// The provinces of all places, sorted by country and name, as the finder's files list them.
struct ProvinceLabels: Sendable {
  /// A province. Provinces with the same name in one country count as one.
  struct Label: Sendable, Hashable {
    var country: CountryCode
    /// The name; empty if it is not known.
    var name: String
  }

  /// The index in `labels` of each place's province.
  private(set) var numbers: [Int32]
  private(set) var labels: [Label]

  /// Returns labels that have only the country of each place.
  static func countries(of places: PlaceTable) -> ProvinceLabels {
    ProvinceLabels(places, ProvinceNames())
  }

  init(_ places: PlaceTable, _ provinces: ProvinceNames) {
    var known: [UInt32: Label] = [:]
    let keys = places.indices.map { place in
      UInt32(places.countries[place].rawValue) << 16 | UInt32(places.admin1[place])
    }
    for key in keys where known[key] == nil {
      let country = CountryCode(rawValue: UInt16(key >> 16))
      let code = places.admin1Values[Int(key & 0xFFFF)]
      let name = provinces.name(country: country.description, admin1: code) ?? ""
      known[key] = Label(country: country, name: name)
    }
    labels = Set(known.values).sorted {
      ($0.country.rawValue, $0.name) < ($1.country.rawValue, $1.name)
    }
    let positions = Dictionary(uniqueKeysWithValues: zip(labels, Int32(0)...))
    let numberOfKey = known.mapValues { positions[$0] ?? 0 }
    numbers = keys.map { numberOfKey[$0] ?? 0 }
  }
}
