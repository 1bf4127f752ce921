import Input

/// A figure about two places of a network.
protocol EndsFigure: TextFigure {
  var ends: RouteEnds { get }
  var caption: String? { get }
}

extension EndsFigure {
  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    ends.check(content, into: &diagnostics)
  }

  var networks: [String] { [ends.network.text] }
}

/// A figure of the best route between two places, without further settings.
protocol RouteFigure: EndsFigure {
  init(ends: RouteEnds, caption: String?)
}

extension RouteFigure {
  static var keys: [FileKeys.Key] { RouteEnds.keys }

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let ends = RouteEnds(block, into: &diagnostics) else { return nil }
    self.init(ends: ends, caption: block.caption)
  }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    ends.found(in: sources).map { found in
      var figure = found.figure(
        found.network.route(from: found.start, to: found.goal), caption: caption, id: id)
      if Self.isLive { figure.live = found.live(Self.name) }
      return figure
    }
  }
}

/// The best route between two places of a network.
struct RouteFigureBlock: RouteFigure {
  static let name = "route"
  static let isLive = false
  let ends: RouteEnds
  let caption: String?
}

/// A replay of a query in a contraction hierarchy, with its searches from both ends.
struct HierarchyFigureBlock: RouteFigure {
  static let name = "hierarchy"
  let ends: RouteEnds
  let caption: String?
}

/// The candidates for alternatives to the best route, shown one after another.
struct AlternativesFigureBlock: RouteFigure {
  static let name = "alternatives"
  let ends: RouteEnds
  let caption: String?
}

/// A great circle compared with the straight line on a flat map.
struct SphereFigureBlock: RouteFigure {
  static let name = "sphere"
  let ends: RouteEnds
  let caption: String?

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    ends.check(content, into: &diagnostics)
    guard let network = content.networks.first(where: { $0.slug == ends.network.text }),
      case .grid = network.settings.ground
    else { return }
    diagnostics.error(
      at: ends.network.location,
      "network '\(network.slug)' is on a grid, which has no great circles",
      hint: "name a network on the earth, with map: {kind: earth} in its network.yml")
  }
}
