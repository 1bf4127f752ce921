/// The names of countries and provinces that people type after a city's name, as in `paris, us`.
public struct RegionNames: Sendable {
  /// The folded names of each country. `keys` has its codes, its name and `others`. `others` has
  /// its other names.
  let countries: [(code: CountryCode, keys: [String], others: [String])]
  /// The folded abbreviations of provinces, such as `tx`.
  let short: [ProvinceLabels.Label: String]
  /// The folded names that may precede the name of a place: the names of countries, and of the
  /// provinces in `short`.
  private let names: Set<String>

  /// Postal abbreviations of provinces whose GeoNames codes are numbers.
  private static let abbreviations: [String: String] = [
    "AU.01": "act", "AU.02": "nsw", "AU.03": "nt", "AU.04": "qld", "AU.05": "sa", "AU.06": "tas",
    "AU.07": "vic", "AU.08": "wa", "CA.01": "ab", "CA.02": "bc", "CA.03": "mb", "CA.04": "nb",
    "CA.05": "nl", "CA.07": "ns", "CA.08": "on", "CA.09": "pe", "CA.10": "qc", "CA.11": "sk",
    "CA.12": "yt", "CA.13": "nt", "CA.14": "nu", "BR.01": "ac", "BR.02": "al", "BR.03": "ap",
    "BR.04": "am", "BR.05": "ba", "BR.06": "ce", "BR.07": "df", "BR.08": "es", "BR.11": "ms",
    "BR.13": "ma", "BR.14": "mt", "BR.15": "mg", "BR.16": "pa", "BR.17": "pb", "BR.18": "pr",
    "BR.20": "pi", "BR.21": "rj", "BR.22": "rn", "BR.23": "rs", "BR.24": "ro", "BR.25": "rr",
    "BR.26": "sc", "BR.27": "sp", "BR.28": "se", "BR.29": "go", "BR.30": "pe", "BR.31": "to",
  ]

  init(countries: CountryTable, provinces: ProvinceNames) {
    self.countries = countries.countries.compactMap { country in
      guard let code = CountryCode(country.code) else { return nil }
      let others = (country.otherNames + country.localNames).map { Folding.fold($0) }
        .filter { !$0.isEmpty }
      let keys = (country.codes + [country.name]).map { Folding.fold($0) }.filter { !$0.isEmpty }
      return (code, keys + others, others)
    }
    var short: [ProvinceLabels.Label: String] = [:]
    for province in provinces.all {
      guard let code = CountryCode(province.country) else { continue }
      // People type letter codes, as in GB.ENG and US.TX, but not numeric codes.
      let isWord = province.admin1.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      let key =
        isWord
        ? Folding.fold(province.admin1)
        : Self.abbreviations["\(province.country).\(province.admin1)"]
      // A province without an abbreviation must not remove the abbreviation of its namesake.
      if let key { short[ProvinceLabels.Label(country: code, name: province.name)] = key }
    }
    self.short = short
    let all = self.countries.flatMap(\.keys) + short.keys.map { Folding.fold($0.name) }
    names = Set(all.filter { $0.unicodeScalars.count >= Self.minimumLetters })
  }

  private static let minimumLetters = 3

  func isNamed(_ text: String) -> Bool { names.contains(text) }

  /// Returns, for each province, true if a text names the province or its country.
  ///
  /// - Parameter asBeginning: true if the text may be only the beginning of a name.
  func provinces(
    named text: String, asBeginning: Bool, of labels: [ProvinceLabels.Label]
  ) -> [Bool] {
    func fits(_ key: String) -> Bool {
      asBeginning ? key.utf8.starts(with: text.utf8) : key == text
    }
    let meant = Set(countries.lazy.filter { $0.keys.contains(where: fits) }.map(\.code))
    return labels.map { label in
      meant.contains(label.country) || fits(Folding.fold(label.name))
        || short[label].map(fits) ?? false
    }
  }
}
