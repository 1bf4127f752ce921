import SiteGenerator

struct TripCommand: Subcommand {
  static let syntax = Syntax(
    "trip", "find the cheapest trip through some places",
    "Finds the cheapest trip that visits all the places, in the best order, from any of them to any "
      + "other, and proves that none is cheaper. Takes up to 12 places, named as for route.",
    flags: [
      .value(
        "network", "SLUG", .network, isRequired: true, "the network: a folder of networks/"),
      .value(
        "cities", "A,B,...", isRequired: true, "the places, separated by commas"),
      .value(
        "tickets", "N",
        "the number of tickets; each link of a mode that takes tickets uses one (the number in the "
          + "network's game, else 0)"),
      .list(
        "avoid", "THING", "what the trip must not use, named as for route; can be repeated"),
      .list("open", "LABEL", "closed links to open, named as for route; can be repeated"),
      .toggle("json", "answer in JSON"),
      BuildRun.content,
    ])

  private let network: String
  private let cities: [String]
  private let tickets: Int?
  private let avoided: [String]
  private let opened: [String]
  private let isJSON: Bool
  private let content: String

  init(_ arguments: Arguments) throws(UsageError) {
    network = arguments.required("network")
    let list = arguments.required("cities")
    cities = list.split(separator: ",", omittingEmptySubsequences: false).map { name in
      var name = name
      while name.first == " " { name.removeFirst() }
      while name.last == " " { name.removeLast() }
      return String(name)
    }
    if cities.contains("") {
      throw .invalidValue(
        "cities", value: list, expected: "a list of places separated by single commas", choices: [])
    }
    tickets = try arguments.integer("tickets", in: 0...20)
    avoided = arguments.list("avoid")
    opened = arguments.list("open")
    isJSON = arguments.has("json")
    content = arguments.value("content", or: ContentFolder.standard)
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let query = try NetworkQuery(content: content, slug: network, opening: opened)
      let answer = try TripQuery(query, cities: cities, tickets: tickets, avoiding: avoided)
      return isJSON ? answer.json() : Array(answer.text().utf8)
    }
  }
}
