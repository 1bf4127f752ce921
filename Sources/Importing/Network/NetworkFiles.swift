import Geography
import Input

/// The files of a network folder: `network.yml`, `places.csv`, `links.csv`, and `links.geojson` if
/// one or more links are not straight. A network with junctions has `links.geojson` instead of
/// `links.csv`.
public struct NetworkFiles: Sendable, Equatable {
  /// The names of the files, in the order in which they are written.
  public static let names = ["network.yml", "places.csv", "links.csv", "links.geojson"]

  /// The bytes of the files, keyed by file name.
  public private(set) var files: [String: [UInt8]] = [:]

  /// Makes the files of a network; equal networks produce equal bytes. A comment at the top of
  /// `network.yml` names the `source`.
  public init(_ network: ImportedNetwork, source: String) {
    let network = network.withoutUnusedLabels
    var slugs = SlugTable()
    let ids = network.places.map {
      $0.isJunction ? "" : slugs.slug(of: $0.sourceID ?? $0.name)
    }
    files["places.csv"] = Self.places(network, ids)
    if !network.hasJunctions { files["links.csv"] = Self.links(network, ids) }
    if !network.lines.isEmpty { files["links.geojson"] = Self.lines(network, ids) }
    files["network.yml"] = Array(Self.settings(network, source: source).utf8)
  }

  private static func places(_ network: ImportedNetwork, _ ids: [String]) -> [UInt8] {
    let hasCountries = network.places.contains { $0.country != nil }
    var bytes: [UInt8] = []
    bytes.append(
      row: ["id", "name"] + (hasCountries ? ["country"] : []) + ["latitude", "longitude"]
        + network.placeColumns.map(\.name))
    for (id, place) in zip(ids, network.places) where !place.isJunction {
      bytes.append(
        row: [id, place.name] + (hasCountries ? [place.country ?? ""] : [])
          + [degrees(place.coordinate?.latitude), degrees(place.coordinate?.longitude)]
          + place.values)
    }
    return bytes
  }

  private static func degrees(_ value: Double?) -> String {
    var digits: [UInt8] = []
    if let value { digits.append(value, decimals: 6) }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func links(_ network: ImportedNetwork, _ ids: [String]) -> [UInt8] {
    let labels = distinctLabels(network.labels)
    var bytes: [UInt8] = []
    bytes.append(
      row: ["from", "to", "mode", "cost", "directed"] + (labels.isEmpty ? [] : ["label"])
        + network.linkColumns.filter { !$0.isMeasured }.map(\.name))
    for link in network.links {
      let label = labels.isEmpty ? [] : [link.label.map { labels[$0] } ?? ""]
      bytes.append(
        row: [
          ids[link.from], ids[link.to], network.modes[link.mode].id,
          link.cost.map(network.unit.text) ?? "", link.isDirected ? "true" : "false",
        ] + label + link.values)
    }
    return bytes
  }

  /// The labels, with numbers appended where necessary to make their slugs distinct. Each slug is
  /// the name of a page.
  static func distinctLabels(_ labels: [String]) -> [String] {
    var taken: Set<String> = []
    return labels.map { label in
      if taken.insert(ASCII.slug(label)).inserted { return label }
      var number = 2
      while !taken.insert(ASCII.slug("\(label) \(number)")).inserted { number += 1 }
      return "\(label) (\(number))"
    }
  }

  private static func settings(_ network: ImportedNetwork, source: String) -> String {
    let linkCount = network.linkCount
    var summary = "\(counted(network.placeCount, ("place", "places"))) and "
    summary += counted(linkCount, ("link", "links"))
    if !network.labels.isEmpty {
      let words = network.labelWords
      summary += " of \(counted(network.labels.count, (words.singular, words.plural)))"
    }
    let linkFile = network.hasJunctions ? "links.geojson" : "links.csv"
    var lines = [
      "# Imported from \(cleaned(source)). All of it may be edited, as may places.csv and \(linkFile):",
      network.hasJunctions
        ? "# lines are joined where they end, and a row of places.csv makes such a point a place."
        : "# the ids in places.csv name the places in links.csv and in the addresses of pages.",
      "title: \(quoted(network.title))",
      "# One sentence, shown wherever the network is listed.",
      "summary: \(quoted(summary + "."))",
      "# A paragraph for the network's page may follow as description: ...",
      "unit: \(network.unit.yaml)",
      "# The origin of the costs, shown beside them.",
      "kind: \(quoted(network.costNote))",
    ]
    let measures = network.linkColumns.compactMap { column in
      column.unit.map { "  \(column.name): {unit: \($0.yaml)}" }
    }
    if !measures.isEmpty {
      lines +=
        [
          "# What links state besides the cost, summed along routes, which can be searched by it too.",
          "measures:",
        ] + measures
    }
    lines += [
      "# Lines are solid, dotted, dashed or double; sea: true is for modes that cross the sea.",
      "modes:",
    ]
    for mode in network.modes {
      var parts = ["name: \(quoted(mode.name))"]
      if let plural = mode.plural { parts.append("plural: \(quoted(plural))") }
      parts.append("line: \(mode.line)")
      if mode.crossesSea { parts.append("sea: true") }
      lines.append("  \(mode.id): {\(parts.joined(separator: ", "))}")
    }
    if !network.labels.isEmpty {
      let words = network.labelWords
      lines += [
        "# Each label of \(linkFile) has a page in this folder.",
        "labels:", "  folder: \(words.plural)", "  singular: \(words.singular)",
        "  plural: \(words.plural)",
      ]
      let colored = zip(distinctLabels(network.labels), network.labelColors).filter { !$1.isEmpty }
      if !colored.isEmpty {
        lines.append("  # For each label, the colour in which maps draw the links that have it.")
        lines.append("  colors:")
        lines += colored.map { "    \(quoted($0)): \"\($1)\"" }
      }
    }
    if network.hasJunctions {
      lines += [
        "# The distance in metres within which ends of lines are one; 0 for those that meet exactly.",
        "\(network.hasSeparateEnds ? "" : "# ")tolerance: 0",
      ]
    }
    lines += [
      "map: {kind: earth}", "# Headings of SOURCES.md that credit the data: sources: [...]",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as a YAML scalar: plain if no part of the text can be mistaken for syntax, otherwise in
  /// double quotes.
  private static func quoted(_ text: String) -> String {
    let cleaned = cleaned(text)
    let isPlain =
      cleaned.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
      && cleaned.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " -.;()'/".unicodeScalars
            .contains($0)
      }
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        .contains(cleaned.lowercased())
    if isPlain { return cleaned }
    let escaped = cleaned.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension [UInt8] {
  /// Appends a row of a CSV table.
  fileprivate mutating func append(row cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(csv: cell)
    }
    append(UInt8(ascii: "\n"))
  }

  private mutating func append(csv text: String) {
    let special = [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard text.utf8.contains(where: special.contains) else {
      append(contentsOf: text.utf8)
      return
    }
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }
}
