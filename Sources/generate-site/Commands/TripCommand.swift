import SiteGenerator

/// `generate-site trip`: finds the cheapest trip through some places.
struct TripCommand: Subcommand {
  static let syntax = Syntax(
    "trip",
    flags: [
      .value("network", isRequired: true), .value("cities", isRequired: true), .value("tickets"),
      .toggle("json"), .value("content"),
    ])
  static let help = Texts.tripHelp

  private let network: String
  private let cities: [String]
  private let tickets: Int?
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
        "cities", value: list, expected: "places with a comma between each two", choices: [])
    }
    tickets = try arguments.integer("tickets", in: 0...20)
    isJSON = arguments.has("json")
    content = arguments.value("content", or: ContentFolder.standard)
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let query = try NetworkQuery(content: content, slug: network)
      let answer = try TripQuery(query, cities: cities, tickets: tickets)
      return isJSON ? answer.json() : Array(answer.text().utf8)
    }
  }
}
