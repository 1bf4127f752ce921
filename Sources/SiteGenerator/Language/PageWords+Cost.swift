import Cartography

extension PageWords {
  /// The words that are drawn on maps: unit symbols, and names for the poles and for parts of
  /// provinces.
  var scale: ScaleWords {
    var words = ScaleWords()
    words.kilometres = catalogue.text("units.km")?.source ?? words.kilometres
    words.metres = catalogue.text("units.m")?.source ?? words.metres
    words.group = group
    words.poles = (self("mapText.northPole"), self("mapText.southPole"))
    words.part = { self("mapText.partOf", ["name": $0]) }
    words.list = { list($0) }
    return words
  }

  /// Formats a length: in metres below one kilometre, in tenths of a kilometre below ten
  /// kilometres, otherwise in whole kilometres.
  func length(metres: Int64) -> String { cost(metres, .km) }

  /// Formats a cost with its unit: "3,202 km", "9.4 km", "412 m", "24 steps", "1 step", "2.5 h".
  func cost(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    if let part = unit.part, cost < unit.scale {
      return measured(
        "\(cost)", unit == .km ? catalogue.text("units.m")?.source ?? part.symbol : part.symbol)
    }
    return measured(amount(cost, unit), noun(cost, unit))
  }

  /// Returns a cost, followed by the sums of measures: "7.7 h (length: 123 km; climb: 900 m)".
  func costs(_ cost: String, measures: [(name: String, sum: String)]) -> String {
    if measures.isEmpty { return cost }
    let sums = measures.map { self("routes.measure", ["measure": $0.name, "value": $0.sum]) }
    return self("routes.costs", ["cost": cost, "measures": sums.joined(separator: "; ")])
  }

  /// Formats a cost without its unit: "3,202", "2.5".
  ///
  /// The text is exact if the cost is less than one unit, or if the unit has at most two decimal
  /// places. Any other cost is shown in tenths below ten units, otherwise in whole numbers.
  func amount(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    let scale = unit.scale
    guard unit.isRounded, cost >= scale else {
      return decimal(cost, decimals: unit.decimals, isPadded: false)
    }
    let tenth = scale / 10
    if cost < 10 * scale - tenth / 2 {
      return decimal((cost + tenth / 2) / tenth, decimals: 1, isPadded: false)
    }
    return count(cost / scale + (cost % scale >= scale / 2 ? 1 : 0))
  }

  /// Formats a cost with its unit and all decimal places of the unit: "3,201.570 km", "24 steps".
  func exactCost(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    measured(decimal(cost, decimals: unit.decimals, isPadded: true), noun(cost, unit))
  }

  /// Formats a mean of costs with at most two more decimal places than the unit has: "24.35 steps".
  /// If costs in the unit are rounded, the mean is rounded like a cost.
  func meanCost(_ mean: Double, _ unit: NetworkSettings.Unit) -> String {
    if unit.isRounded { return cost(Int64(mean.rounded()), unit) }
    let hundredths = Int64((mean * 100).rounded())
    let whole = hundredths.isMultiple(of: unit.scale * 100) ? hundredths / 100 : nil
    let number = decimal(hundredths, decimals: unit.decimals + 2, isPadded: false)
    return measured(number, noun(whole, unit))
  }

  /// Joins a number and its unit.
  private func measured(_ number: String, _ unit: String) -> String { number + space + unit }

  /// Formats a number of tickets: "No ticket", "2 tickets".
  func tickets(_ count: Int) -> String {
    count == 0 ? self("deal.noTicket") : self("deal.tickets", count: count)
  }

  /// Returns the symbol of a unit, or its name in the singular or plural. A cost of `nil` stands
  /// for a fraction. Only kilometres and steps have words in the catalogue, because all other units
  /// are defined by networks.
  private func noun(_ cost: Int64?, _ unit: NetworkSettings.Unit) -> String {
    if unit == .km, let symbol = catalogue.text("units.km") { return symbol.source }
    if unit == .steps, let last = catalogue.rule.forms.last {
      let form = cost.map { catalogue.rule.form($0) } ?? catalogue.rule.fraction
      let name =
        catalogue.text("units.steps", form: form.rawValue)
        ?? catalogue.text("units.steps", form: last.rawValue)
      if let name { return name.source }
    }
    return unit.isNamed && cost == unit.scale ? unit.singular : unit.symbol
  }
}
