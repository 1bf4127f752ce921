import Geography
import Input

/// Makes a network from lines. The nodes are the points at which the ends of lines meet. The length
/// of a link is the length of its line.
struct LineNetwork {
  /// The distance in metres within which a named point belongs to a line.
  static let reach = 100.0

  /// The distance in metres for warnings about gaps. A line end causes a warning if it is within
  /// this distance of another node but does not meet it. Twice the default tolerance is used
  /// instead if it is larger.
  static let gap = 10.0

  let options: ImportOptions
  /// The default tolerance in metres.
  var tolerance = 0.0

  /// Builds the network. Reports an error and returns false if there are no links.
  func build(
    _ source: LineCollection, path: String, into network: inout ImportedNetwork,
    _ report: inout ImportReport, _ diagnostics: inout Diagnostics
  ) -> Bool {
    let tolerance = options.tolerance ?? tolerance
    let reach = max(Self.reach, tolerance)
    var nodes = LineNodes(source, tolerance: tolerance, reach: reach)
    let segments = LineSegments(source, nodes: &nodes)
    let found = segments.segments.compactMap { $0 }
    guard !found.isEmpty else {
      diagnostics.error(
        at: SourceLocation(path: path), "no line connects two different places",
        hint: source.lines.isEmpty && !source.points.isEmpty
          ? "there are only points: save them as a table, and read it with: import csv --nearest 3"
          : "a network needs lines with at least two points")
      return false
    }
    let names = endNames(source, nodes).merging(nodes.names) { $1 }
    let ends = Set(found.flatMap { [$0.from, $0.to] }).sorted()
    // Routes lead from place to place, so every node becomes a place if fewer than two nodes have
    // names.
    let hasJunctions = ends.count { names[$0] != nil } > 1
    var indices: [Int32: Int] = [:]
    var unnamed = 0
    for node in ends {
      indices[node] = network.places.count
      if names[node] == nil { unnamed += 1 }
      var place = ImportedNetwork.Place(
        name: names[node] ?? "Junction \(unnamed)", coordinate: nodes.points[Int(node)])
      place.isJunction = hasJunctions && names[node] == nil
      place.values = source.pointFacts.map { nodes.facts[node]?[$0] ?? "" }
      network.places.append(place)
    }
    network.placeColumns = OtherColumn.columns(source.pointFacts, ofLinks: false)
    let isJoined = network.hasJunctions
    let costs = source.costs
    if let first = costs.first {
      network.unit = first.unit
      var names: Set = ["length"]
      network.linkColumns = costs.dropFirst().map {
        ImportedNetwork.Column(
          name: names.insertFree($0.measure.columnName(for: $0.name)), unit: $0.unit)
      }
      network.linkColumns.append(.init(name: "length", unit: .kilometres, isMeasured: true))
    }
    let measures = network.linkColumns.map(\.name)
    network.linkColumns += OtherColumn.columns(
      source.lineFacts, ofLinks: true, besides: measures)
    var modes: [String: Int] = [:]
    var modeSlugs = SlugTable()
    var labels: [String: Int] = [:]
    var known: Set<ImportedNetwork.Link> = []
    var repeated = 0
    for segment in found {
      let line = source.lines[segment.line]
      let isBackward = segment.direction == .backward
      let ends = (indices[segment.from] ?? 0, indices[segment.to] ?? 0)
      if modes[line.mode] == nil {
        let known = LineMode.known(line.mode)
        if let index = network.modes.firstIndex(where: { $0.id == known?.id }) {
          modes[line.mode] = index
        } else {
          modes[line.mode] = network.modes.count
          network.modes.append(
            known ?? .init(id: modeSlugs.slug(of: line.mode), name: line.mode))
        }
      }
      var link = ImportedNetwork.Link(
        from: isBackward ? ends.1 : ends.0, to: isBackward ? ends.0 : ends.1,
        mode: modes[line.mode] ?? 0,
        cost: costs.isEmpty
          ? metres(segment, nodes) : costs[0].unit.parts(of: segment.costs[0]),
        isDirected: segment.direction != .both)
      link.values = zip(costs, segment.costs).dropFirst().map { cost, value in
        cost.unit.text(of: cost.unit.parts(of: value))
      }
      let facts = source.lineFacts.map { segment.facts[$0] ?? "" }
      let points = segments.points(of: segment).dropFirst().dropLast()
      let bends = (isBackward ? points.reversed() : Array(points)).map { nodes.points[Int($0)] }
      var isKept = false
      for label in line.labels.isEmpty ? [nil] : line.labels.map(Optional.some) {
        if let label, labels[label] == nil {
          labels[label] = network.labels.count
          network.labels.append(label)
        }
        link.label = label.flatMap { labels[$0] }
        // Without junctions, links are rows of a table, in which each link must occur only once.
        guard isJoined || known.insert(link.undirected).inserted else { continue }
        isKept = true
        var row = link
        row.values += facts
        network.links.append(row)
        if isJoined {
          if costs.isEmpty { row.cost = nil }
          network.lines.append(ImportedNetwork.Line(link: row, bends: bends))
        }
      }
      if !isKept { repeated += 1 }
      if isKept, !isJoined, !bends.isEmpty {
        (link.label, link.values) = (nil, [])
        network.lines.append(ImportedNetwork.Line(link: link, bends: bends))
      }
    }
    // In OpenStreetMap, lines meet only at points that they share, so all other ends are known to
    // be separate.
    network.hasSeparateEnds = options.tolerance != nil || source.meetsAtSharedPoints
    if !network.hasSeparateEnds {
      let gap = max(Self.gap, 2 * tolerance)
      nodes.warnOfGaps(found, within: gap, path: path, into: &diagnostics)
    }
    // Only costs in the source can show that two lines are the two directions of one road. Lines of
    // different lengths may be different roads.
    if !costs.isEmpty { report.tellDirections(network.separateDirections()) }
    report.leaveOut(repeated, ("line", "lines"), "with the same ends, length and label as another")
    tell(source, nodes, segments, network, unnamed, (tolerance, reach), into: &report)
    return true
  }

  /// The length of a segment in metres, or the distance between its nodes if that is greater. The
  /// distance can be greater if a tolerance has moved the ends of the segment.
  private func metres(_ segment: LineSegments.Segment, _ nodes: LineNodes) -> Int64 {
    let ends = [segment.from, segment.to].map { nodes.points[Int($0)] }
    return Int64(max(segment.length, GreatCircle.distance(ends[0], ends[1])).rounded())
  }

  /// The names that lines give to their ends, keyed by node. A node that is named more than once is
  /// left out.
  private func endNames(
    _ source: LineCollection, _ nodes: LineNodes
  ) -> [Int32: String] {
    var names: [Int32: [String]] = [:]
    for (line, points) in zip(source.lines, nodes.lines) {
      guard let ends = line.endNames, let first = points.first, let last = points.last else {
        continue
      }
      names[nodes.nodeOfPoint[Int(first)], default: []].append(ends.start)
      names[nodes.nodeOfPoint[Int(last)], default: []].append(ends.end)
    }
    return names.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private func tell(
    _ source: LineCollection, _ nodes: LineNodes, _ segments: LineSegments,
    _ network: ImportedNetwork, _ unnamed: Int, _ distances: (tolerance: Double, reach: Double),
    into report: inout ImportReport
  ) {
    let meeting =
      source.meetsAtSharedPoints
      ? "lines are joined at the points that they share"
      : "a line is joined to another where one of them ends"
        + (distances.tolerance > 0
          ? ", if they come within \(Int(distances.tolerance).grouped) m of each other" : "")
    report.add(
      "\(counted(source.lines.count, ("line", "lines"))) became "
        + "\(counted(network.linkCount, ("link", "links"))) between "
        + counted(network.placeCount, ("place", "places"))
        + (network.hasJunctions ? " and \(counted(unnamed, ("junction", "junctions")))" : "")
        + "; \(meeting)."
        + (network.hasJunctions
          ? " A junction has no name and no page; to make it a place, add a row with its position to "
            + "places.csv."
          : unnamed > 0
            ? " Because fewer than two places have names, "
              + counted(unnamed, ("unnamed place is", "unnamed places are"))
              + " called 'Junction' and a number." : ""))
    if segments.joined > 0 {
      report.add(
        "Joined: the lines at "
          + counted(segments.joined, ("unnamed node", "unnamed nodes"))
          + " where one line only continues another.")
    }
    report.leaveOut(segments.points, ("line", "lines"), "with only one point")
    report.leaveOut(
      segments.short, ("part of a line", "parts of lines"), "whose ends the tolerance joins")
    report.leaveOut(
      nodes.distantPoints, ("named point", "named points"),
      "more than \(Int(distances.reach).grouped) m from any point of a line")
    report.leaveOut(
      nodes.secondNames, ("named point", "named points"), "at a place that has another name")
  }
}

enum LineMode {
  private static let modes: [ImportedNetwork.Mode] = [
    .init(id: "road", name: "road"), .init(id: "path", name: "path", line: "dashed"),
    .init(id: "cycleway", name: "cycleway", line: "dashed"),
    .init(id: "ferry", name: "ferry", plural: "ferries", line: "dotted", crossesSea: true),
    .init(id: "cable-car", name: "cable car", line: "dotted"),
  ]

  /// Returns the known mode with the given name, in any spelling: `Cable car` or `cable-car`.
  static func known(_ name: String) -> ImportedNetwork.Mode? {
    let slug = ASCII.slug(name)
    return (modes + GTFSMode.all).first { $0.id == slug }
  }
}
