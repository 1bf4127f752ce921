import Input
import Routing

/// A trip through places of a network, found by a chosen method.
struct TripFigureBlock: TextFigure {
  static let name = "trip"
  static let keys: [FileKeys.Key] = [
    .figureNetwork,
    .required(
      "cities", "listOfPlaces", "cities: [ash, beacon, tarn]", value: "\(TripProblem.cityLimit)"),
    .optional("tickets", "wholeNumber0To20", or: "0", "tickets: 1"),
    .optional(
      "method", FileKeys.Key.choices(TripAlgorithm.self), or: "`exact`", "method: two-opt",
      value: "\(TripProblem.bruteForceLimit)"),
  ]

  private let slug: LocatedText
  private let cities: [LocatedText]
  private let tickets: Int
  private let ticketsLocation: SourceLocation
  private let method: TripAlgorithm
  private let caption: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let slug = block.required("network", into: &diagnostics) else { return nil }
    self.slug = slug
    caption = block.caption
    let settings = block.settings
    cities = block.list("cities", into: &diagnostics)
    method =
      block.choice("method", of: TripAlgorithm.self, "method", into: &diagnostics) ?? .exact
    tickets = settings.integer("tickets", into: &diagnostics) ?? 0
    ticketsLocation = settings.location("tickets")
    let limit = method == .bruteForce ? TripProblem.bruteForceLimit : TripProblem.cityLimit
    if !(2...limit).contains(cities.count) {
      let by = method == .bruteForce ? " by brute force" : ""
      diagnostics.error(
        at: settings.location("cities"),
        "a trip\(by) has 2 to \(limit) cities, but this one has \(cities.count)",
        hint: "write cities: [one, another]")
    }
    if !(0...20).contains(tickets) {
      diagnostics.error(
        at: ticketsLocation, "a trip has 0 to 20 tickets, not \(tickets)")
    }
  }

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    guard let network = content.checkNetwork(slug, into: &diagnostics) else { return }
    if tickets > 0, !network.settings.modes.contains(where: \.takesTicket) {
      diagnostics.error(
        at: ticketsLocation, "no mode of network '\(network.slug)' takes tickets",
        hint: "leave the tickets out, or write tickets: true for a mode in its network.yml")
    }
    var indices: Set<Int> = []
    for city in cities {
      network.checkPlace(city, into: &diagnostics)
      if let index = network.place(named: city.text), !indices.insert(index).inserted {
        diagnostics.error(at: city.location, "the trip visits '\(city.text)' twice")
      }
    }
  }

  var networks: [String] { [slug.text] }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    guard let network = sources.network(slug.text) else { return nil }
    let content = network.content
    let found = cities.compactMap { content.place(named: $0.text) }
    let problem = TripProblem(
      cities: found.map(Int32.init), tickets: tickets, ticketedModes: content.ticketedModes)
    let trip = (try? TripSolver(network: network.network, problem: problem))
      .flatMap { try? $0.replay(method).best }
    let settings = content.settings
    var figure = DrawnFigure(
      map: network.map.tripFigure(
        trip, cities: problem.cities,
        title: network.words("figureText.trip", ["network": settings.title]), network: network,
        id: id),
      caption: caption,
      link: PageLink(title: settings.title, path: SiteMap.network(network.slug).string),
      sentence: trip.map { RouteWords(network: network).sentence($0, tickets: tickets) }
        ?? network.words("deal.noTrip"),
      credits: network.credits, networkStyle: network.regionStyle)
    figure.live = LiveFigure(Self.name, network: network) { json in
      json.member("cities", found.map { content.places[$0].id })
      json.member("places", found)
      json.member("tickets", tickets)
      json.member("method", method.rawValue)
    }
    return figure
  }
}
