import Geography
import Input
import Routing

extension NetworkReader {
  /// Reads a cost or the value of a measure. Returns `nil` for an empty or invalid field, and
  /// reports an invalid field.
  mutating func cost(
    _ row: some LinkRow, _ column: String, unit: NetworkSettings.Unit,
    into diagnostics: inout Diagnostics
  ) -> Int64? {
    if unit.clock == .hours, roundedTime == nil, let text = row.text(column) {
      roundedTime = LinkCost.rounding(text, in: unit, at: row.location(column))
    }
    return LinkCost.read(row, column, unit: unit, into: &diagnostics)
  }

  /// Returns the length of a link whose row states no cost. This length becomes the cost. Returns
  /// `nil` for a row that states a cost. If costs are not lengths, reports the missing cost and
  /// returns `nil`.
  func length(
    _ row: some LinkRow, _ ends: Ends, _ line: LinkLine?, into diagnostics: inout Diagnostics
  ) -> Int64? {
    guard row.text("cost") == nil else { return nil }
    guard settings.unit.countsMetres else {
      if misspelt.contains("cost") { return nil }
      diagnostics.error(
        at: row.location("cost"), "the link has no cost",
        hint: row is ConnectorRow
          ? "it is the connector from this place to the nearest line, and only costs in km can be "
            + "computed: put the place at the end of a line, or use unit: km and a measure"
          : row is LinkFeature && row.location.path != linksPath
            ? "no row of \(linksPath) has its ends and its mode: add one with the cost, or remove the "
              + "feature"
            : "\(LinkCost.notation(of: settings.unit)); only costs in km can be left out: the "
              + "default is the length of the link")
      return nil
    }
    let length = metres(ends, line)
    if length == nil, isGrid, !misspelt.contains("cost") {
      diagnostics.error(at: row.location("cost"), "the link has no cost", hint: Self.gridHint)
    }
    return length
  }

  private static let gridHint =
    "only links between places with latitude and longitude have a length"

  /// Returns the length of the link's line or, without a line, of the great circle between its
  /// places. Returns `nil` if a place has no position on the earth. If the network is on a grid,
  /// the caller reports the missing position. Otherwise, it is reported when the places are read.
  private func metres(_ ends: Ends, _ line: LinkLine?) -> Int64? {
    // The line has the direction of its feature, which can be opposite to that of the row.
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

  /// Returns the values of a row for all measures. Reports an invalid or missing value, and then
  /// returns `nil`.
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
        if let metres = metres(ends, line) {
          values.append(measure.value(metres, factor))
        } else if isGrid {
          diagnostics.error(
            at: row.location(measure.id), "the link has no \(measure.id)", hint: Self.gridHint)
        }
      } else if !misspelt.contains(measure.id) {
        diagnostics.error(
          at: row.location(measure.id), "the link has no \(measure.id)",
          hint: row is ConnectorRow
            ? "it is the connector from this place to the nearest line: give the measure per-km, "
              + "or put the place at the end of a line"
            : "\(LinkCost.notation(of: measure.unit)); only measures in km and those with per-km "
              + "can be left out")
      }
    }
    return values.count == settings.measures.count ? values : nil
  }

  mutating func note(_ link: Link, at location: SourceLocation) {
    guard settings.unit.countsMetres, let a = places[Int(link.from)].coordinate,
      let b = places[Int(link.to)].coordinate
    else { return }
    let least = Link.greatCircleCost(a, b)
    // Rounding can reduce the cost by one metre.
    if link.cost < least - 1 {
      shortLinks.append(ShortLink(location: location, metres: link.cost, least: least))
    }
  }

  func warnOfShortLinks(into diagnostics: inout Diagnostics) {
    var complaints = Complaints(limit: Diagnostics.kindLimit)
    for link in shortLinks {
      complaints.add(
        at: link.location,
        "the link is \(Words.length(metres: link.metres)) long, but the great circle between its "
          + "ends is \(Words.length(metres: link.least))",
        hint: "check its cost and its places; routes stay correct, but A* settles more places",
        into: &diagnostics)
    }
    complaints.finish(
      "links shorter than the great circle between their ends", into: &diagnostics)
  }
}
