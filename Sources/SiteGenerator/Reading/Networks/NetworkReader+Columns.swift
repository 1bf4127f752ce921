import Input

// Checks of the header row of `links.csv`.
extension NetworkReader {
  /// Reports each missing column of costs or of a measure once, instead of a missing value in each
  /// row.
  mutating func reportMissingColumns(
    _ table: CSVTable, _ features: LinkFeatures?, path: String, into diagnostics: inout Diagnostics
  ) {
    guard table.count > 0 else { return }
    func check(_ column: String, hint: String) {
      guard table.index(of: column) == nil, misspelt.insert(column).inserted else { return }
      diagnostics.error(
        at: SourceLocation(path: path, line: 1, column: 1), "the column '\(column)' is missing",
        hint: hint)
    }
    if settings.unit != .unknown, !settings.unit.countsMetres {
      check(
        "cost",
        hint: "it gives the cost of each link in \(settings.unit.name); only costs in km can be "
          + "left out")
    }
    // If there are lines, the values of a measure can be properties of the lines.
    for measure in settings.measures
    where features == nil && measure.perKilometre == nil && measure.unit != .unknown {
      check(
        measure.id,
        hint: "network.yml defines it as a measure; only measures in km and those with per-km can "
          + "be left out")
    }
  }

  /// Warns about columns that are shown as facts but were probably meant to have an effect. These
  /// are a column such as `distance` if there are no costs, `oneway` if there is no `directed`, and
  /// `closed` if no label is closed.
  func warnOfSynonyms(
    _ table: CSVTable, _ features: LinkFeatures?, into diagnostics: inout Diagnostics
  ) {
    let lengths = ["dist", "distance", "distancekm", "km", "length", "lengthkm"]
    let lacks = { (key: String) in
      table.index(of: key) == nil && !misspelt.contains(key)
        && features?.properties.contains { $0.name == key } != true
    }
    for column in linkColumns {
      let name = column.lowercased().filter(\.isLetter)
      let hint =
        if name == "oneway", lacks("directed") {
          "call it 'directed' if it says which links run one way"
        } else if name == "closed", settings.closed.isEmpty, !settings.misspelt.contains("closed") {
          "to close links, give them a label, and name the label in network.yml, as in "
            + "closed: [Winter closure]"
        } else if lengths.contains(name), settings.unit.countsMetres, lacks("cost"), !isGrid,
          !settings.misspelt.contains("measures")
        {
          "call it 'cost' if routes should use it"
        } else {
          String?.none
        }
      guard let hint else { continue }
      diagnostics.warning(
        at: table.location(ofColumn: column), "the column '\(column)' is only shown as a fact",
        hint: hint)
    }
  }
}
