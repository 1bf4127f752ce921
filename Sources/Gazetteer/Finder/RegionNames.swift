/// Countries and provinces as one may type them behind a city's name: `paris, us`, `paris texas`.
struct RegionNames: Sendable {
  /// A country, or one of its provinces.
  struct Region: Sendable, Hashable {
    var country: CountryCode
    /// GeoNames admin1 code; empty for the whole country.
    var admin1: String
    /// All that may be typed, folded: codes first, then names.
    var keys: [String]
  }

  let regions: [Region]

  /// Common names of countries that the facts do not hold.
  private static let otherNames: [String: [String]] = [
    "AE": ["emirates", "uae"], "BO": ["bolivia"], "CD": ["dr congo", "congo kinshasa"],
    "CG": ["congo brazzaville"], "CI": ["cote d ivoire"], "CV": ["cape verde"],
    "CZ": ["czech republic"], "GB": ["uk", "great britain", "britain"], "KP": ["dprk"],
    "KR": ["korea"], "LA": ["laos"], "MM": ["burma"], "NL": ["holland"],
    "RU": ["russian federation"],
    "SZ": ["swaziland"], "TR": ["turkiye"], "US": ["america", "u s a", "u s"], "VA": ["holy see"],
  ]

  /// Postal abbreviations of provinces whose GeoNames codes are numbers.
  private static let abbreviations: [String: String] = [
    "AU.01": "act", "AU.02": "nsw", "AU.03": "nt", "AU.04": "qld", "AU.05": "sa", "AU.06": "tas",
    "AU.07": "vic", "AU.08": "wa", "CA.01": "ab", "CA.02": "bc", "CA.03": "mb", "CA.04": "nb",
    "CA.05": "nl", "CA.07": "ns", "CA.08": "on", "CA.09": "pe", "CA.10": "qc", "CA.11": "sk",
    "CA.12": "yt", "CA.13": "nt", "CA.14": "nu",
  ]

  init(countries: CountryTable, provinces: ProvinceNames) {
    var regions: [Region] = []
    for country in countries.countries {
      guard let code = CountryCode(country.code) else { continue }
      let names = [country.code, country.code3, country.name].map { Folding.fold($0) }
      regions.append(
        Region(
          country: code, admin1: "",
          keys: Self.distinct(names + (Self.otherNames[country.code] ?? []))))
    }
    for province in provinces.all {
      guard let code = CountryCode(province.country) else { continue }
      // Numbers are nothing that one types; GB.ENG and US.TX are.
      let isWord = province.admin1.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      let short =
        isWord ? province.admin1 : Self.abbreviations["\(province.country).\(province.admin1)"]
      let names = [short ?? "", province.name]
      regions.append(
        Region(
          country: code, admin1: province.admin1,
          keys: Self.distinct(names.map { Folding.fold($0) })))
    }
    self.regions = regions
  }

  /// The regions of this name; where none has it, those whose name begins with it (three letters
  /// at least); nil if there are none.
  func regions(named text: String) -> [Region]? {
    let whole = regions.filter { $0.keys.contains(text) }
    if !whole.isEmpty { return whole }
    guard text.unicodeScalars.count >= 3 else { return nil }
    let beginnings = regions.filter { region in
      region.keys.contains { $0.utf8.starts(with: text.utf8) }
    }
    return beginnings.isEmpty ? nil : beginnings
  }

  private static func distinct(_ keys: [String]) -> [String] {
    var result: [String] = []
    for key in keys where !key.isEmpty && !result.contains(key) { result.append(key) }
    return result
  }
}
