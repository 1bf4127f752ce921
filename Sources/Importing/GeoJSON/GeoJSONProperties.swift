import Input

struct GeoJSONProperties {
  private let node: JSONNode?
  /// The tags that GDAL writes into the single property `other_tags`, as in `"oneway"=>"yes"`.
  private let others: [String: String]

  init(_ node: JSONNode?) {
    self.node = node
    others = node?["other_tags"]?.string.map(Self.tags) ?? [:]
  }

  /// The text of a property; `nil` if the property is missing or empty.
  subscript(key: String) -> String? {
    guard let value = node?[key] ?? node?["tags"]?[key] else { return others[key] }
    return Self.text(of: value)
  }

  /// The names of the properties whose values are strings, numbers or Booleans. Each name is
  /// returned with the value as text.
  var texts: [(name: String, text: String)] {
    (node?.members).map(Array.init)?.compactMap { member in
      guard let name = member.key.string, let text = Self.text(of: member.value) else { return nil }
      let line = cleaned(text)
      return line.isEmpty ? nil : (name, line)
    } ?? []
  }

  private static func text(of value: JSONNode) -> String? {
    if let text = value.string { return text.isEmpty ? nil : text }
    if let number = value.int { return "\(number)" }
    if let number = value.double { return "\(number)" }
    return value.bool.map { $0 ? "yes" : "no" }
  }

  /// The names of all properties and tags that have a value.
  var all: [String] {
    let members = [node, node?["tags"]].compactMap(\.self).flatMap { Array($0.members) }
    return members.filter { !$0.value.isNull }.compactMap { $0.key.string }
      .filter { $0 != "tags" && $0 != "other_tags" } + others.keys.sorted()
  }

  static let ofLines = Set(
    names + numbers + labelNames + ends + directions + ["mode", "highway", "junction"])
  static let ofPoints = Set(pointNames)

  var name: String? { first(of: Self.pointNames) }

  /// The road number (`ref`) of a line, or else its name, or else its property `label` or `line`;
  /// empty if it has none of these.
  var labels: [String] {
    (number ?? first(of: Self.names + Self.labelNames)).map { [$0] } ?? []
  }

  /// The mode of a line: its property `mode`, or `road`.
  var mode: String { first(of: ["mode"]) ?? "road" }

  /// The value of the property `directed` or `oneway`. T and F mean true and false in `directed`,
  /// but backward and forward in `oneway`.
  var direction: String? {
    guard let word = first(of: ["directed"]) else { return first(of: ["oneway"]) }
    switch word {
    case "T", "t": return "true"
    case "F", "f": return "false"
    default: return word
    }
  }

  /// The names of the two ends of a line; `nil` unless both ends have names.
  var endNames: (start: String, end: String)? {
    guard let start = first(of: ["from"]), let end = first(of: ["to"]) else { return nil }
    return (start, end)
  }

  /// A Boolean value that is true for a line with both a number and a name. Only the number becomes
  /// the label.
  var losesName: Bool { number != nil && first(of: Self.names) != nil }

  private static let names = ["name", "Name", "NAME"]
  private static let numbers = ["ref", "REF"]
  private static let labelNames = ["label", "line"]
  private static let ends = ["from", "to"]
  private static let directions = ["directed", "oneway"]
  private static let pointNames = names + ["title", "label"]

  private var number: String? { first(of: Self.numbers) }

  private func first(of keys: [String]) -> String? {
    for key in keys {
      let text = cleaned(self[key] ?? "")
      if !text.isEmpty { return text }
    }
    return nil
  }

  private static func tags(_ text: String) -> [String: String] {
    // The pieces between quotation marks are alternately keys and values. Inside a piece, a
    // backslash escapes a quotation mark or another backslash.
    var pieces: [String] = []
    var (isInside, isEscaped) = (false, false)
    for character in text {
      if isInside, isEscaped || (character != "\"" && character != "\\") {
        pieces[pieces.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = isInside
      } else if character == "\"" {
        isInside.toggle()
        if isInside { pieces.append("") }
      }
    }
    var tags: [String: String] = [:]
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      tags[pieces[index]] = pieces[index + 1]
    }
    return tags
  }
}
