public import Input

extension CountryTable {
  /// The columns of the table. A column with a default may be missing, and its fields may be empty.
  public static let columns = FileKeys(
    "facts.tsv",
    [
      .required("code", "twoCapitalLetters", "UA"),
      .optional("code3", "text", or: "none", "UKR"),
      .optional("numeric", "text", or: "none", "804"),
      .required("name", "text", "Ukraine"),
      .optional("capital", "text", or: "none", "Kyiv"),
      .optional("area_km2", "number", or: "unknown", "603700"),
      .optional("population", "wholeNumber", or: "unknown", "44622516"),
      .optional("continent", "twoCapitalLetters", or: "none", "EU"),
      .optional("tld", "text", or: "none", ".ua"),
      .optional("currency_code", "text", or: "none", "UAH"),
      .optional("currency_name", "text", or: "none", "Hryvnia"),
      .optional("calling_code", "text", or: "none", "380"),
      .optional("languages", "languageTags", or: "none", "uk,ru-UA"),
      .optional("neighbours", "countryCodes", or: "none", "PL,MD,HU,SK,BY,RO,RU"),
      .optional("geonameid", "wholeNumber", or: "none", "690791"),
      .optional("other_names", "texts", or: "none", "Ukrainian SSR"),
      .optional("local_names", "texts", or: "none", "Україна"),
      .optional("foreign_names", "texts", or: "none", "Ucraina;Ucrania"),
    ])

  /// Reads countries from tab-separated text. The header row gives the columns, which may be in any
  /// order. Columns with other names become properties of the countries. A name that is probably a
  /// misspelling of a missing column's name is reported.
  ///
  /// Faults are reported, and rows with faults are left out.
  public static func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> CountryTable {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    var header = bytes[..<end]
    if header.dropLast().contains(UInt8(ascii: "\r")) {
      diagnostics.error(
        at: SourceLocation(path: path, line: 1, column: 1),
        "the header row contains a carriage return",
        hint: "save the file with LF or CRLF line endings")
      return CountryTable([])
    }
    if header.starts(with: [0xEF, 0xBB, 0xBF]) { header = header.dropFirst(3) }
    if header.last == UInt8(ascii: "\r") { header = header.dropLast() }
    let columns = columns.names
    let names = header.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let missing = columns.filter { !names.contains($0) }
    var start = 1
    var misspelt: Set<String> = []
    for name in names {
      if !columns.contains(name),
        let meant = Suggestion.closest(
          to: name, among: missing, within: name.utf8.count > 7 ? 2 : 1)
      {
        // If the missing column is optional, this is only a warning: a column with a similar name
        // may contain other facts.
        let isRequired = self.columns.required.contains(meant)
        if isRequired { misspelt.insert(meant) }
        diagnostics.append(
          Diagnostic(
            isRequired ? .error : .warning,
            at: SourceLocation(path: path, line: 1, column: start),
            isRequired
              ? "unknown column '\(name)'" : "the column '\(name)' is only shown as a fact",
            hint: "did you mean '\(meant)'?"))
      }
      start += name.utf8.count + 1
    }
    let lacking = missing.filter { self.columns.required.contains($0) && !misspelt.contains($0) }
    if !lacking.isEmpty {
      let mayUseCommas = names.count == 1 && header.contains { [0x2C, 0x3B].contains($0) }
      diagnostics.error(
        at: SourceLocation(path: path, line: 1, column: 1),
        "the header row lacks " + lacking.joined(separator: ", "),
        hint: mayUseCommas
          ? "separate the columns by tabs, not by commas or semicolons"
          : "the columns, separated by tabs, are " + columns.joined(separator: ", "))
    }
    guard lacking.isEmpty, misspelt.isEmpty else { return CountryTable([]) }
    let positions = columns.map { names.firstIndex(of: $0) }
    let others = names.indices.filter { !positions.contains($0) && !names[$0].isEmpty }
    var countries: [Country] = []
    var firstLines: [String: Int] = [:]
    TSV.forEachRow(bytes, path: path, columns: names.count, into: &diagnostics) {
      bytes, row, diagnostics in
      guard row.line > 1 else { return }
      var reader = CountryRow(
        path: path, row: row, positions: positions,
        fields: positions.map { column in column.map { String(copying: bytes, row[$0]) } ?? "" })
      var country = reader.country()
      country?.properties = others.compactMap { column in
        let value = String(copying: bytes, row[column])
        return value.isEmpty ? nil : Country.Property(name: names[column], value: value)
      }
      for diagnostic in reader.diagnostics { diagnostics.append(diagnostic) }
      guard let country else { return }
      if let first = firstLines[country.code] {
        diagnostics.error(
          at: row.location(path: path, column: positions[0] ?? 0),
          "duplicate country \(country.code)", hint: "the first is on line \(first)")
      } else {
        firstLines[country.code] = row.line
        countries.append(country)
      }
    }
    return CountryTable(countries)
  }
}

private struct CountryRow {
  let path: String
  let row: TSVRow
  /// For each of ``CountryTable/columns``, its position in the file; `nil` if the file lacks the
  /// column.
  let positions: [Int?]
  /// The fields in the order of ``CountryTable/columns``.
  let fields: [String]
  var diagnostics: [Diagnostic] = []

  mutating func country() -> Country? {
    if CountryCode(fields[0]) == nil {
      fault(0, "'\(fields[0])' is not a country code", "use its ISO code, as in UA")
    }
    if fields[3].isEmpty { fault(3, "the name is empty", nil) }
    let area = squareKilometres(5)
    let population = whole(6, in: PlaceReader.populations)
    let id = whole(14, in: 1...Int(Int32.max))
    for neighbour in list(13) where CountryCode(neighbour) == nil {
      fault(13, "'\(neighbour)' is not a country code", "write ISO codes with commas, as in PL,MD")
    }
    guard diagnostics.isEmpty else { return nil }
    return Country(
      code: fields[0], code3: fields[1], numericCode: fields[2], name: fields[3],
      capital: fields[4], area: area, population: population,
      continent: fields[7], topLevelDomain: fields[8], currencyCode: fields[9],
      currencyName: fields[10], callingCode: fields[11], languages: list(12),
      neighbours: list(13), geonameID: id, otherNames: list(15, ";"), localNames: list(16, ";"),
      foreignNames: list(17, ";"))
  }

  private mutating func fault(_ field: Int, _ message: String, _ hint: String?) {
    diagnostics.append(
      Diagnostic(
        .error, at: row.location(path: path, column: positions[field] ?? 0), message, hint: hint))
  }

  private func list(_ field: Int, _ separator: Character = ",") -> [String] {
    fields[field].split(separator: separator)
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  private mutating func squareKilometres(_ field: Int) -> Double? {
    guard !fields[field].isEmpty else { return nil }
    // The earth's surface has an area of 510 million square kilometres.
    guard let value = Number.double(fields[field]), value >= 0, value <= 511e6 else {
      fault(
        field, "'\(fields[field])' is not an area on the earth",
        "write square kilometres, or leave it empty if unknown")
      return nil
    }
    return value
  }

  private mutating func whole(_ field: Int, in range: ClosedRange<Int>) -> Int? {
    guard !fields[field].isEmpty else { return nil }
    guard let value = Number.integer(fields[field]), range.contains(value) else {
      fault(
        field,
        "'\(fields[field])' is not a whole number from \(range.lowerBound) to \(range.upperBound)",
        "leave it empty if unknown")
      return nil
    }
    return value
  }
}
