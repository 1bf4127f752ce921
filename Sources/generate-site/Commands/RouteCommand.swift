import Routing
import SiteGenerator

/// `generate-site route`: finds a route.
struct RouteCommand: Subcommand {
  static let syntax = Syntax(
    "route",
    flags: [
      .value("network", isRequired: true), .value("from", isRequired: true),
      .value("to", isRequired: true), .value("algorithm"), .value("by"),
      .toggle("trace"), .toggle("json"),
      .value("content"),
    ])
  static let help = Texts.routeHelp

  private let network: String
  private let from: String
  private let to: String
  private let algorithm: Algorithm
  private let measure: String?
  private let isTraced: Bool
  private let isJSON: Bool
  private let content: String

  init(_ arguments: Arguments) throws(UsageError) {
    network = arguments.required("network")
    from = arguments.required("from")
    to = arguments.required("to")
    algorithm = try arguments.choice("algorithm", or: .dijkstra)
    measure = arguments.value("by")
    isTraced = arguments.has("trace")
    isJSON = arguments.has("json")
    content = arguments.value("content", or: ContentFolder.standard)
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let query = try NetworkQuery(content: content, slug: network)
      let answer = try RouteQuery(
        query, from: from, to: to, algorithm: algorithm, by: measure, isTraced: isTraced)
      return isJSON ? answer.json() : Array(answer.text().utf8)
    }
  }
}
