import Input

/// A report of what an importer read, what it made of the data, and what it left out.
public struct ImportReport: Sendable, Equatable {
  /// The sentences, one per element.
  public private(set) var lines: [String] = []

  static let elevationReason = "of points, because only links have costs"

  mutating func add(_ line: String) { lines.append(line) }

  /// Adds a sentence about items that were left out, if there are any. `things` is the singular and
  /// the plural of the items' name, and `reason` follows this name in the sentence.
  mutating func leaveOut(_ number: Int, _ things: (String, String), _ reason: String) {
    guard number > 0 else { return }
    lines.append("Left out: \(counted(number, things)) \(reason).")
  }

  /// Adds a sentence about pairs of links that were made one-way, if there are any.
  mutating func tellDirections(_ pairs: Int) {
    guard pairs > 0 else { return }
    add(
      "One-way: \(counted(2 * pairs, ("link", "links"))), because the way back has another cost.")
  }

  /// Adds a sentence with the names of items that were left out, if there are any.
  mutating func leaveOut(_ names: [String], _ things: (String, String)) {
    guard !names.isEmpty else { return }
    lines.append(
      "Left out: the \(names.count == 1 ? things.0 : things.1) \(listed(names, limit: 12)).")
  }
}

/// A number with its noun: "1 stop", "1,204 stops".
func counted(_ number: Int, _ things: (String, String)) -> String {
  "\(number.grouped) \(number == 1 ? things.0 : things.1)"
}

/// The first `limit` names in quotation marks, followed by the number of other names.
func listed(_ names: [String], limit: Int) -> String {
  var words = names.prefix(limit).map { "'\($0)'" }
  if names.count > limit { words.append(counted(names.count - limit, ("other", "others"))) }
  return listed(words)
}

/// Words joined by commas, with "and" before the last word.
func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
