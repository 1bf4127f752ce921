import Geography
import Input

extension RouteExport {
  /// Returns a CSV table (RFC 4180). It has a row for each place, with the leg that leads to the
  /// place. Costs are written with all decimal places of the unit. If a place has no geographic
  /// position, there are no columns for positions.
  func csv() -> [UInt8] {
    let places = coordinates
    var text: [UInt8] = []
    func row(_ cells: [String], _ text: inout [UInt8]) {
      for (index, cell) in cells.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.append(contentsOf: Self.cell(cell).utf8)
      }
      text.append(contentsOf: "\r\n".utf8)
    }
    var head = ["stop", "place", "country"]
    if places != nil { head += ["latitude", "longitude"] }
    row(
      head + ["by", "label", unit.symbol, "total_\(unit.symbol)"]
        + measures.flatMap { ["\($0.id)_\($0.unit.symbol)", "total_\($0.id)_\($0.unit.symbol)"] }
        + stopColumns.map { "place_\($0)" } + legColumns.map { "link_\($0)" }, &text)
    var total: Int64 = 0
    var totals = noTotals
    for (index, stop) in stops.enumerated() {
      var cells = ["\(index + 1)", stop.name, stop.country]
      if let place = places?[index] {
        for degrees in [place.latitude, place.longitude] {
          var digits: [UInt8] = []
          digits.append(degrees: degrees)
          cells.append(String(decoding: digits, as: UTF8.self))
        }
      }
      if index == 0 {
        cells += ["", "", "", amount(0)]
      } else {
        let leg = legs[index - 1]
        total = total.addingOrMax(leg.cost)
        totals = Self.totals(totals, after: leg)
        cells += [leg.mode, leg.label, amount(leg.cost), amount(total)]
      }
      for (measure, total) in totals.enumerated() {
        let unit = measures[measure].unit
        let value = index == 0 ? nil : legs[index - 1].measures[measure]
        cells += [
          value.map { NetworkContent.decimal($0, unit) } ?? "", NetworkContent.decimal(total, unit),
        ]
      }
      cells += stop.facts
      cells += index == 0 ? legColumns.map { _ in "" } : legs[index - 1].facts
      row(cells, &text)
    }
    return text
  }

  private func amount(_ cost: Int64) -> String { NetworkContent.decimal(cost, unit) }

  /// Returns a text as a cell, in quotes if necessary. A text that spreadsheets would run as a
  /// formula gets a leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
  static func cell(_ text: String) -> String {
    let text = isFormula(text) ? "'" + text : text
    let bytes = text.utf8
    guard
      bytes.contains(where: { [0x22, 0x2C, 0x0D, 0x0A].contains($0) })
        || bytes.first == 0x20 || bytes.last == 0x20
    else { return text }
    var quoted = "\""
    for character in text.unicodeScalars {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }

  /// Returns true if spreadsheets would run the text as a formula. A number with a sign is not a
  /// formula.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first)
    else { return false }
    let parts = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { digits in
      !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return !(isNumber && (first == "+" || first == "-"))
  }
}
