import Routing
import SiteGenerator

struct RouteCommand: Subcommand {
  static let syntax = Syntax(
    name: "route", summary: "find a route",
    discussion: """
      Finds a route. A place is named by its id in the network, its GeoNames id, or its name in \
      any language of the data.
      """,
    flags: [
      NetworkQuery.flag,
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

  private let arguments: Arguments
  private let algorithm: Algorithm

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    algorithm = try arguments.choice("algorithm", or: .dijkstra)
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let answer = try RouteQuery(
        try NetworkQuery(arguments), from: arguments.required("from"),
        to: arguments.required("to"), via: arguments.list("via"),
        avoiding: arguments.list("avoid"), algorithm: algorithm, by: arguments.value("by"),
        isTraced: arguments.has("trace"))
      return arguments.has("json") ? answer.json() : Array(answer.text().utf8)
    }
  }
}
