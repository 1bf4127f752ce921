import Geography

/// Formats numbers and lists for the English messages of the command.
enum Words {
  private static let words = PageWords.plain

  static func count(_ number: some BinaryInteger) -> String { words.count(number) }

  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(count(number)) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  static func length(metres: Int64) -> String { words.length(metres: metres) }

  static func cost(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    words.cost(cost, unit)
  }

  static func exactCost(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    words.exactCost(cost, unit)
  }

  /// Makes a heading from the name of a table column: "Opening hours" for `opening_hours`.
  static func columnTitle(_ column: String) -> String {
    String(column.map { $0 == "_" ? " " : $0 }).capitalizedFirst
  }

  /// Joins items as a list: "A", "A and B", "A, B and C".
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns `part` as a percentage of `whole`, rounded to an integer. Returns 0 if `whole` is not
  /// positive.
  static func share(_ part: some BinaryInteger, of whole: some BinaryInteger) -> Int {
    whole <= 0 ? 0 : Int(min(max(Double(part) / Double(whole) * 100, 0), 1e6).rounded())
  }

  static func degrees(_ place: Coordinate) -> String {
    "\(decimal(abs(place.latitude), decimals: 5))° \(place.latitude < 0 ? "S" : "N"), "
      + "\(decimal(abs(place.longitude), decimals: 5))° \(place.longitude < 0 ? "W" : "E")"
  }

  static func decimal(_ value: Double, decimals: Int) -> String {
    words.decimal(value, decimals: decimals)
  }
}
