import Geography

/// Numbers and lists in the messages of the command, which are English.
enum Words {
  private static let words = PageWords.plain

  /// A whole number with commas between thousands: "44,622,516".
  static func count(_ number: some BinaryInteger) -> String { words.count(number) }

  /// A count with its noun: "1 place", "1,041 places".
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(count(number)) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// A length: metres below one kilometre, tenths below ten, else whole kilometres.
  static func length(metres: Int64) -> String { words.length(metres: metres) }

  /// A cost of a network in its unit: "3,202 km".
  static func cost(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    words.cost(cost, unit)
  }

  /// A cost with all of its decimals and its unit: "3,201.570 km", "24 steps".
  static func exactCost(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    words.exactCost(cost, unit)
  }

  /// The name of a column of a table as a heading: "Opening hours" for `opening_hours`.
  static func columnTitle(_ column: String) -> String {
    String(column.map { $0 == "_" ? " " : $0 }).capitalizedFirst
  }

  /// "A", "A and B", "A, B and C".
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A share in whole per cent, 0 to 100, for a bar; it works for numbers of any size.
  static func share(_ part: some BinaryInteger, of whole: some BinaryInteger) -> Int {
    whole <= 0 ? 0 : Int(min(max(Double(part) / Double(whole) * 100, 0), 1e6).rounded())
  }

  /// Coordinates in decimal degrees: "49.83826° N, 24.02324° E".
  static func degrees(_ place: Coordinate) -> String {
    "\(decimal(abs(place.latitude), decimals: 5))° \(place.latitude < 0 ? "S" : "N"), "
      + "\(decimal(abs(place.longitude), decimals: 5))° \(place.longitude < 0 ? "W" : "E")"
  }

  /// A number with at most the given number of decimals, without trailing zeros.
  static func decimal(_ value: Double, decimals: Int) -> String {
    words.decimal(value, decimals: decimals)
  }
}
