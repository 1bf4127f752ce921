import SiteGenerator

struct TripCommand: Subcommand {
  static let syntax = Syntax(
    name: "trip", summary: "find the cheapest trip through some places",
    discussion: """
      Finds the cheapest trip that visits all the places, in the best order, from any of them to \
      any other, and proves that none is cheaper. Takes up to 12 places, named as for route.
      """,
    flags: [
      NetworkQuery.flag,
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

  private let arguments: Arguments
  private let cities: [String]
  private let tickets: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
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
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let answer = try TripQuery(
        try NetworkQuery(arguments), cities: cities, tickets: tickets,
        avoiding: arguments.list("avoid"))
      return arguments.has("json") ? answer.json() : Array(answer.text().utf8)
    }
  }
}
