import Routing
import SiteGenerator

struct RouteCommand: Subcommand {
  static let syntax = Syntax(
    "route", "find a route",
    "Finds a route. A place is named by its id in the network, its GeoNames id, or its name in any "
      + "language of the data.",
    flags: [
      .value(
        "network", "SLUG", .network, isRequired: true, "the network: a folder of networks/"),
      .value("from", "PLACE", isRequired: true, "the place where the route starts"),
      .value("to", "PLACE", isRequired: true, "the place where it ends"),
      .value(
        "algorithm", "NAME", .words(Algorithm.allCases.map(\.rawValue)),
        "bfs, dijkstra, a-star, greedy or bidirectional (dijkstra)"),
      .list(
        "avoid", "THING",
        "what the route must not use: a place, a link as in kyiv-lviv, a label as in E40, a region, "
          + "or a mode as in ferry; can be repeated"),
      .list(
        "open", "LABEL",
        "closed links to open, as in northwest-passage; can be repeated"),
      .list("via", "PLACE", "a place that the route must pass through; can be repeated, in order"),
      .value(
        "by", "COST",
        "what the best route minimises: cost, or a measure that network.yml names (cost)"),
      .toggle("trace", "also show every step of the search"),
      .toggle("json", "answer in JSON"),
      BuildRun.content,
    ])

  private let network: String
  private let from: String
  private let to: String
  private let algorithm: Algorithm
  private let avoided: [String]
  private let opened: [String]
  private let via: [String]
  private let measure: String?
  private let isTraced: Bool
  private let isJSON: Bool
  private let content: String

  init(_ arguments: Arguments) throws(UsageError) {
    network = arguments.required("network")
    from = arguments.required("from")
    to = arguments.required("to")
    algorithm = try arguments.choice("algorithm", or: .dijkstra)
    avoided = arguments.list("avoid")
    opened = arguments.list("open")
    via = arguments.list("via")
    measure = arguments.value("by")
    isTraced = arguments.has("trace")
    isJSON = arguments.has("json")
    content = arguments.value("content", or: ContentFolder.standard)
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let query = try NetworkQuery(content: content, slug: network, opening: opened)
      let answer = try RouteQuery(
        query, from: from, to: to, via: via, avoiding: avoided, algorithm: algorithm, by: measure,
        isTraced: isTraced)
      return isJSON ? answer.json() : Array(answer.text().utf8)
    }
  }
}
