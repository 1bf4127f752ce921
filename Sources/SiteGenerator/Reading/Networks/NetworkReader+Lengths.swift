import Geography
import Input
import Routing

extension NetworkReader {
  /// The cost of a link, or one of its measures; `nil` if the field is empty or wrong. A wrong one
  /// is reported.
  mutating func cost(
    _ row: some LinkRow, _ column: String, unit: NetworkSettings.Unit,
    into diagnostics: inout Diagnostics
  ) -> Int64? {
    if unit.clock == .hours, roundedTime == nil, let text = row.text(column) {
      roundedTime = LinkCost.rounding(text, in: unit, at: row.location(column))
    }
    return LinkCost.read(row, column, unit: unit, into: &diagnostics)
  }

  /// The length of a link whose cost is not given.
  func length(
    _ row: some LinkRow, _ ends: Ends, _ line: LinkLine?, into diagnostics: inout Diagnostics
  ) -> Int64? {
    guard row.text("cost") == nil else { return nil }
    guard settings.unit.countsMetres else {
      if misspelt.contains("cost") { return nil }
      diagnostics.error(
        at: row.location("cost"), "the link has no cost",
        hint: row is ConnectorRow
          ? "it is the connector from this place to the nearest line, which only a network in km can "
            + "measure: put the place at the end of a line, or use unit: km and a measure"
          : "\(LinkCost.notation(of: settings.unit)); only costs in km can be left out: they are "
            + "great-circle lengths")
      return nil
    }
    return metres(ends, line)
  }

  /// The length of the link's line from place to place, as drawn, or of the great circle if the
  /// link has no line; `nil` if an end has no position, an error that has already been reported.
  private func metres(_ ends: Ends, _ line: LinkLine?) -> Int64? {
    // A line runs in the direction of its feature, even if the row of the same link runs the other
    // way.
    let ends = line?.ends ?? ends
    guard let a = places[ends.from].coordinate, let b = places[ends.to].coordinate else {
      return nil
    }
    guard let line else { return Link.greatCircleCost(a, b) }
    let points = [a] + line.bends + [b]
    let length = zip(points, points.dropFirst()).reduce(0) {
      $0 + GreatCircle.distance($1.0, $1.1)
    }
    return length.isFinite ? Int64(length.rounded()) : 0
  }

  /// The further measures of a link; `nil` if one is wrong or missing, which is reported.
  mutating func measures(
    _ row: some LinkRow, _ ends: Ends, _ line: LinkLine?, into diagnostics: inout Diagnostics
  ) -> [Int64]? {
    var values: [Int64] = []
    for measure in settings.measures {
      if row.text(measure.id) != nil || measure.unit == .unknown {
        if let value = cost(row, measure.id, unit: measure.unit, into: &diagnostics) {
          values.append(value)
        }
      } else if let factor = measure.perKilometre {
        if let metres = metres(ends, line) { values.append(measure.value(metres, factor)) }
      } else if !misspelt.contains(measure.id) {
        diagnostics.error(
          at: row.location(measure.id), "the link has no \(measure.id)",
          hint: row is ConnectorRow
            ? "it is the connector from this place to the nearest line: give the measure a per-km, or "
              + "put the place at the end of a line"
            : "\(LinkCost.notation(of: measure.unit)); every link has all measures of "
              + "network.yml, of which only those in km and those with per-km can be left out")
      }
    }
    return values.count == settings.measures.count ? values : nil
  }

  /// Notes a link with a stated cost if it is shorter than can be.
  mutating func note(_ link: Link, at location: SourceLocation) {
    guard settings.unit.countsMetres, let a = places[Int(link.from)].coordinate,
      let b = places[Int(link.to)].coordinate
    else { return }
    let least = Link.greatCircleCost(a, b)
    // Rounding can take away a metre.
    if link.cost < least - 1 {
      shortLinks.append(ShortLink(location: location, metres: link.cost, least: least))
    }
  }

  /// Warns of the links that are shorter than the great circle between their ends.
  func warnOfShortLinks(into diagnostics: inout Diagnostics) {
    let warnings = shortLinks.map { link in
      Diagnostic(
        .warning, at: link.location,
        "the link is \(Words.length(metres: link.metres)) long, and the great circle between its "
          + "ends \(Words.length(metres: link.least))",
        hint: "check its cost and its places; routes stay right, but A* settles more places")
    }
    diagnostics.warnings(
      warnings, others: "more links shorter than the great circle between the ends")
  }
}

extension Diagnostics {
  /// Adds warnings of one kind; if there are many, only the first ``kindLimit`` and one that counts
  /// the others.
  mutating func warnings(_ all: [Diagnostic], others: String) {
    for warning in all.prefix(Self.kindLimit) { append(warning) }
    guard let next = all.dropFirst(Self.kindLimit).first else { return }
    if all.count == Self.kindLimit + 1 { return append(next) }
    warning(at: next.location, "\(Words.count(all.count - Self.kindLimit)) \(others)")
  }
}
