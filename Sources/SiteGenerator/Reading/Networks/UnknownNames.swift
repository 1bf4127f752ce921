import Input

/// Collects unknown names in rows, and reports each name once.
struct UnknownNames {
  private var found: [String: (location: SourceLocation, rows: Int)] = [:]

  mutating func add(_ name: String, at location: SourceLocation) {
    found[name, default: (location, 0)].rows += 1
  }

  /// Reports each name at the first row that has it, with the number of further rows.
  func report(
    _ noun: String, known: [String], orElse hint: String, into diagnostics: inout Diagnostics
  ) {
    for (name, (location, rows)) in found.sorted(by: { $0.value.location < $1.value.location }) {
      diagnostics.error(
        at: location,
        "unknown \(noun) '\(name)'"
          + (rows > 1 ? " here and in \(Words.count(rows - 1, "more row"))" : ""),
        hint: Suggestion.hint(for: name, among: known) ?? hint)
    }
  }
}
