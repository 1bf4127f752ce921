import Routing

/// Formats answers as text for a terminal.
enum QueryText {
  /// Returns a table with aligned columns. Columns without text are omitted.
  ///
  /// - Parameter rightAligned: the indices of right-aligned columns.
  static func table(_ rows: [[String]], rightAligned: Set<Int> = []) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], text.count)
      }
    }
    var lines = ""
    for row in rows {
      var line = ""
      for (column, text) in row.enumerated() where widths[column] > 0 {
        let padding = String(repeating: " ", count: widths[column] - text.count)
        line += "  " + (rightAligned.contains(column) ? padding + text : text + padding)
      }
      while line.last == " " { line.removeLast() }
      lines += line + "\n"
    }
    return lines
  }

  /// Returns the cost of a route and the sum of each measure, such as "12.000 km (climb: 800 m)".
  static func totals(_ cost: Int64, _ links: [Int32], on content: NetworkContent) -> String {
    let measures = content.settings.measures.enumerated().map { index, measure in
      "\(measure.name): \(Words.exactCost(content.sum(ofMeasure: index, links), measure.unit))"
    }
    let cost = Words.exactCost(cost, content.settings.unit)
    return measures.isEmpty ? cost : "\(cost) (\(measures.joined(separator: "; ")))"
  }

  /// Returns a table of legs: the destination, labels, mode and cost of each leg, and the total
  /// cost from the start of the route.
  static func legs(_ places: [Int32], _ links: [Int32], on content: NetworkContent) -> String {
    guard let start = places.first else { return "" }
    let unit = content.settings.unit
    var rows = [[content.places[Int(start)].name]]
    var sum: Int64 = 0
    for leg in content.legs(places: places, links: links) {
      let cost = content.cost(leg.links)
      sum += cost
      rows.append([
        content.places[leg.to].name,
        content.labels(leg.links).joined(separator: ", "), content.mode(leg.links).name,
        Words.exactCost(cost, unit), Words.exactCost(sum, unit),
      ])
    }
    return table(rows, rightAligned: [3, 4])
  }
}
