import Routing

/// Answers as a person reads them in a terminal.
enum QueryText {
  /// Rows with aligned columns, two spaces apart, two before; empty columns take no space.
  ///
  /// - Parameter rightAligned: the columns that are right-aligned, such as those of numbers.
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

  /// The cost of a route and the sums of its links' measures: "12.000 km, climb 800 m".
  static func totals(_ cost: Int64, _ links: [Int32], on content: NetworkContent) -> String {
    let measures = content.settings.measures.enumerated().map { index, measure in
      "\(measure.name) \(Words.exactCost(content.sum(ofMeasure: index, links), measure.unit))"
    }
    return ([Words.exactCost(cost, content.settings.unit)] + measures).joined(separator: ", ")
  }

  /// The legs of a route as a table: destination, mode or label, cost, and the sum so far.
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
