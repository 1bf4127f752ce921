import Geography
import Input
import Routing

/// Reads lines that do not name the places that they join.
extension NetworkReader {
  /// A row that stands for a connector: a link from a place to the nearest end of a line.
  /// Connectors are computed, so no table contains this row.
  struct ConnectorRow: LinkRow {
    let location: SourceLocation

    func location(_ name: String) -> SourceLocation { location }

    func text(_ name: String) -> String? { nil }

    func required(_ name: String, into diagnostics: inout Diagnostics) -> String? { nil }
  }

  /// Adds lines as links. Ends that meet become one place or, if `places.csv` has no place there,
  /// one junction.
  mutating func join(_ features: [LinkFeature], into diagnostics: inout Diagnostics) {
    let ends = LineEnds(features, tolerance: settings.tolerance ?? 0)
    warnOfGaps(ends, features, into: &diagnostics)
    let connectors = snap(to: ends, into: &diagnostics)
    let indices = addJunctions(ends, except: connectors.places)
    for (number, feature) in features.enumerated() {
      let (first, last) = ends.nodes(ofLine: number)
      let mode = feature.text("mode") == nil ? 0 : self.mode(feature, into: &diagnostics)
      guard let isDirected = directed(feature, into: &diagnostics), let mode else { continue }
      let line = LinkLine(
        feature: feature,
        ends: Ends(from: indices[first], to: indices[last], mode: mode, isDirected: isDirected),
        bends: LinkEnds.bends(feature, from: ends.points[first], to: ends.points[last]))
      add(feature, line.ends, line, &diagnostics)
    }
    for (place, node) in connectors.links {
      add(
        ConnectorRow(location: places[place].location),
        Ends(
          from: place, to: indices[node], mode: settings.connectors.mode, isDirected: false), nil,
        &diagnostics)
    }
  }

  /// Finds the node nearest to each place; nodes are the merged ends of lines. In the result,
  /// `places` maps a node to the place at that node, and `links` pairs each other place with its
  /// nearest node. Reports a place that is too far from all nodes.
  private func snap(
    to ends: LineEnds, into diagnostics: inout Diagnostics
  ) -> (places: [Int: Int], links: [(place: Int, node: Int)]) {
    var atNodes: [Int: Int] = [:]
    var links: [(place: Int, node: Int)] = []
    for (index, place) in places.enumerated() {
      guard let coordinate = place.coordinate, let nearest = ends.nearest(to: coordinate) else {
        continue
      }
      if nearest.metres <= LinkEnds.rounding, atNodes[nearest.node] == nil {
        atNodes[nearest.node] = index
      } else if nearest.metres <= settings.connectors.reach {
        links.append((index, nearest.node))
      } else {
        let allowance = LinkEnds.allowance(nearest.metres)
        diagnostics.error(
          at: place.location,
          "'\(place.id)' is \(LinkEnds.words(nearest.metres)) from the nearest end of a line",
          hint: allowance <= LinkEnds.limit
            ? "connectors: {reach: \(allowance)} in network.yml joins it to that end"
            : "check its latitude and longitude")
      }
    }
    return (atNodes, links)
  }

  /// Adds a junction for each node without a place. Returns the index of each node among the
  /// places.
  private mutating func addJunctions(_ ends: LineEnds, except known: [Int: Int]) -> [Int] {
    var count = 0
    return ends.points.enumerated().map { node, point in
      if let place = known[node] { return place }
      count += 1
      places.append(
        .junction(
          count, at: point, columns: placeColumns.count,
          location: SourceLocation(path: linksPath)))
      return places.count - 1
    }
  }

  /// Warns about lines whose ends nearly meet. `tolerance: 0` declares such lines separate.
  private func warnOfGaps(
    _ ends: LineEnds, _ features: [LinkFeature], into diagnostics: inout Diagnostics
  ) {
    if settings.tolerance == 0 { return }
    let gaps = ends.gaps(within: LinkEnds.reach)
    for gap in gaps.prefix(Diagnostics.kindLimit) {
      diagnostics.warning(
        at: features[gap.line].lineLocation,
        "an end of this line is \(LinkEnds.words(gap.metres)) from an end of the line at "
          + "\(features[gap.other].lineLocation)",
        hint: LinkEnds.advice(gap.metres, orElse: "the ends", effect: "joins such ends"))
    }
    guard let next = gaps.dropFirst(Diagnostics.kindLimit).first else { return }
    diagnostics.warning(
      at: features[next.line].lineLocation,
      Words.count(
        gaps.count - Diagnostics.kindLimit, "more line that nearly meets another",
        "more lines that nearly meet others"))
  }

  func warnOfLonePlaces(into diagnostics: inout Diagnostics) {
    // After an error, links might be missing. Without any links, a warning for each place would not
    // help.
    if graphLinks.isEmpty || diagnostics.hasErrors { return }
    var isLinked = [Bool](repeating: false, count: places.count)
    for link in graphLinks + closedLinks.map(\.link) {
      isLinked[Int(link.from)] = true
      isLinked[Int(link.to)] = true
    }
    var complaints = Complaints(limit: Diagnostics.kindLimit)
    for (place, isLinked) in zip(places, isLinked) where !isLinked && !place.isJunction {
      complaints.add(
        at: place.location, "no link leads to the place '\(place.id)'",
        hint: "add one, or remove the place: no route leads there", into: &diagnostics)
    }
    complaints.finish("places without a link", into: &diagnostics)
  }

  /// Reports labels in the settings that no link has, and labels in `what-if` that are closed.
  func checkClosed(into diagnostics: inout Diagnostics) {
    let labelsOfClosed = labelsOfClosedLinks
    let known = labelOrder + labelsOfClosed.sorted()
    let isClosed = Set(settings.closed.map(\.label))
    for whatIf in settings.whatIf where isClosed.contains(whatIf.label) {
      diagnostics.error(
        at: whatIf.location, "the label '\(whatIf.label)' is already closed",
        hint: "what-if shows the effect of closing open links: list the label under closed or "
          + "what-if, not both")
    }
    guard knowsAllPlaces, knowsAllLinks, isComplete else { return }
    for whatIf in settings.whatIf
    where !isClosed.contains(whatIf.label) && !labelOrder.contains(whatIf.label)
      && labelsOfClosed.contains(whatIf.label)
    {
      diagnostics.error(
        at: whatIf.location, "all links with the label '\(whatIf.label)' are already closed",
        hint: "what-if shows the effect of closing open links")
    }
    let unknown =
      settings.closed.filter { !labelsOfClosed.contains($0.label) }
      + (settings.whatIf + settings.aliases)
      .filter { !known.contains($0.label) && !isClosed.contains($0.label) }
      .map { ($0.label, $0.location) }
    for (label, location) in unknown {
      diagnostics.error(
        at: location, "no link has the label '\(label)'",
        hint: Suggestion.hint(for: label, among: known)
          ?? "closed, what-if and aliases name labels of links, as in closed: [Northwest Passage]")
    }
  }
}
