import Input
import Routing

/// A replay of a search between two places of a network, with controls for the reader.
struct SearchFigureBlock: EndsFigure {
  static let name = "search"
  static let keys =
    RouteEnds.keys + [
      .optional(
        "algorithm", FileKeys.Key.choices(Algorithm.self), or: "`dijkstra`", "algorithm: a-star"),
      .optional("weight", "number0To10", or: "1", "weight: 1.5"),
      .optional(
        "controls", "listOf", or: "none", "controls: [algorithm, weight]",
        value: FileKeys.Key.choices(Control.self)),
      .optional("pseudocode", "trueOrFalse", or: "`false`", "pseudocode: true"),
    ]

  /// A setting of the search that the figure can let the reader change.
  private enum Control: String, CaseIterable {
    case algorithm, weight, ends, costs, close
  }

  /// The range of allowed weights for A*'s estimate.
  private static let weights = 0.0...10
  /// The lowest allowed weight other than 0. Scripts receive three decimal places, so a smaller
  /// weight could become 0.
  private static let leastWeight = 0.001

  let ends: RouteEnds
  let caption: String?
  private let algorithm: Algorithm
  private let weight: Double
  private let controls: [Control]
  private let hasPseudocode: Bool

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let ends = RouteEnds(block, into: &diagnostics) else { return nil }
    self.ends = ends
    caption = block.caption
    let chosen = block.choice("algorithm", of: Algorithm.self, "algorithm", into: &diagnostics)
    algorithm = chosen ?? .dijkstra
    controls = block.choices("controls", of: Control.self, "control", into: &diagnostics)
    hasPseudocode = block.settings.bool("pseudocode", into: &diagnostics) ?? false
    let weighted = block.settings.double("weight", into: &diagnostics)
    weight = weighted ?? 1
    guard weighted != nil, let node = block.settings["weight"] else { return }
    if !Self.weights.contains(weight) {
      diagnostics.error(
        at: node.location, "the weight is not between 0 and 10",
        hint: "0 is Dijkstra, 1 is A*, and larger weights come closer to greedy search")
    } else if weight > 0, weight < Self.leastWeight {
      diagnostics.error(
        at: node.location, "the weight is less than \(Self.leastWeight)",
        hint: "0 is Dijkstra, and 1 is A*")
    } else if algorithm != .aStar, chosen != nil || block.isSilent("algorithm") {
      diagnostics.error(
        at: node.location, "the weight applies only to A*",
        hint: "write algorithm: a-star, or remove the weight")
    }
  }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    guard let found = ends.found(in: sources) else { return nil }
    var workspace = SearchWorkspace()
    let search = found.network.network.tracedSearch(
      algorithm, from: Int32(found.start), to: Int32(found.goal), workspace: &workspace)
    let result = search.result
    // The map must contain all places that the replay can show. If the reader can move the ends,
    // the replay can show every place of the network.
    let around =
      controls.contains(.ends)
      ? Array(found.network.content.places.indices) : search.settled(on: found.network.network)
    var figure = found.figure(result.route, around: around, caption: caption, id: id)
    let words = found.network.words
    let sentence = words(
      weight == 1 ? "figureText.search" : "figureText.searchWithWeight",
      [
        "algorithm": words.algorithm(algorithm.rawValue),
        "places": words.nodes(result.settled, of: found.network.content),
        "links": words("searches.links", count: result.relaxed),
        "weight": words.decimal(
          Int64((weight * 1000).rounded()), decimals: 3, isPadded: false),
      ])
    figure.sentence? += " \(sentence)"
    figure.live = found.live(Self.name) { json in
      json.member("algorithm", algorithm.rawValue)
      json.member("weight", weight, decimals: 3)
      json.member("controls", controls.map(\.rawValue))
      json.member("pseudocode", hasPseudocode)
    }
    return figure
  }
}

/// Several searches between the same two places, side by side.
struct CompareFigureBlock: EndsFigure {
  static let name = "compare"
  static let keys =
    RouteEnds.keys + [
      .optional("algorithms", "listOfAlgorithms", or: "allFive", "algorithms: [dijkstra, a-star]")
    ]

  let ends: RouteEnds
  let caption: String?
  private let algorithms: [Algorithm]

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let ends = RouteEnds(block, into: &diagnostics) else { return nil }
    self.ends = ends
    caption = block.caption
    let chosen = block.choices("algorithms", of: Algorithm.self, "algorithm", into: &diagnostics)
    algorithms = chosen.isEmpty ? SearchComparison.order : chosen
  }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    guard let found = ends.found(in: sources) else { return nil }
    var workspace = SearchWorkspace()
    var results: RouteBuilder.Results = [:]
    // The map must contain all places that the replays show.
    var around: [Int] = []
    for algorithm in algorithms {
      let search = found.network.network.tracedSearch(
        algorithm, from: Int32(found.start), to: Int32(found.goal), workspace: &workspace)
      results[algorithm] = search.result
      around += search.settled(on: found.network.network)
    }
    let best = found.network.route(from: found.start, to: found.goal)
    var figure = found.figure(best, around: around, caption: caption, id: id)
    figure.comparison = SearchComparison(network: found.network).rows(
      results, best: best, of: algorithms)
    figure.comparisonCaption = found.network.words(
      "figureText.comparison", ["route": found.title])
    figure.live = found.live(Self.name) { json in
      json.member("algorithms", algorithms.map(\.rawValue))
    }
    return figure
  }
}

extension TracedSearch {
  fileprivate func settled(on network: Network) -> [Int] {
    let state = trace.finalState(on: network)
    return (state.forward.settled + state.backward.settled).map(Int.init)
  }
}
