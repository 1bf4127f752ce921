import Input
import Routing

/// Builds the page of a trip, and its data file with the replays of all methods.
struct TripBuilder {
  let frames: SiteFrame
  let network: NetworkSite
  let choice: SiteConfiguration.TripChoice

  private var content: NetworkContent { network.content }
  private var cities: [Int32] {
    choice.cities.compactMap { content.index(ofPlace: $0.id).map(Int32.init) }
  }
  private var words: PageWords { network.words }
  private var routes: RouteWords { RouteWords(network: network) }

  /// The results of all methods for one number of tickets.
  struct Solutions {
    let best: Trip?
    let replays: [TripReplay]
  }

  func solve(tickets: Int) -> Solutions {
    let problem = TripProblem(
      cities: cities, tickets: tickets, ticketedModes: content.ticketedModes)
    guard let solver = try? TripSolver(network: network.network, problem: problem) else {
      return Solutions(best: nil, replays: [])
    }
    let replays = TripAlgorithm.allCases.compactMap { try? solver.replay($0) }
    return Solutions(best: replays.first { $0.algorithm == .exact }?.best, replays: replays)
  }

  // MARK: Parts for other pages

  var path: SitePath { SiteMap.trip(network.slug, choice.slug) }

  /// Returns the builder of the best trip's files in other formats; `nil` if no trip exists.
  func exports(_ solutions: Solutions) -> ExportBuilder? {
    solutions.best.map {
      ExportBuilder(
        frames: frames, network: network, page: path, name: choice.slug, title: choice.title,
        places: $0.places, links: $0.links)
    }
  }

  private var searchesLink: DownloadLink {
    DownloadLink(
      title: "JSON", path: SiteMap.tripData(network.slug, choice.slug).string,
      note: words("tripsText.data"))
  }

  // MARK: The data file

  func data(_ solutions: Solutions) -> [UInt8] {
    var json = JSONWriter()
    json.object { file in
      file.member("cities", cities)
      file.member("tickets", choice.tickets)
      file.key("best")
      if let best = solutions.best {
        file.object { trip in
          trip.member("cost", best.cost)
          trip.member("places", best.places)
          trip.member("links", best.links)
          trip.member("ticketsUsed", best.ticketsUsed)
        }
      } else {
        file.null()
      }
      file.array("replays") { list in
        for replay in solutions.replays { list.object { write(replay, to: &$0) } }
      }
    }
    return json.bytes
  }

  private func write(_ replay: TripReplay, to json: inout JSONWriter) {
    json.member("algorithm", replay.algorithm.rawValue)
    json.member("total", replay.total)
    json.array("events") { list in
      for event in replay.events {
        list.object { entry in
          entry.member("tried", event.tried)
          entry.member("cost", event.trip.cost)
          entry.member("order", event.trip.order)
          entry.member("links", event.trip.links)
          entry.member("places", event.trip.places)
        }
      }
    }
  }

  // MARK: The page

  func page(_ solutions: Solutions) -> TripPage {
    let settings = content.settings
    let best = solutions.best
    let lead = best.map(sentence) ?? words("deal.noTrip")
    let hasTickets = choice.tickets > 0
    let counts = Array(0...choice.tickets)
    let all = counts.map { $0 == choice.tickets ? solutions : solve(tickets: $0) }
    var page = TripPage(
      frame: frames.frame(
        SiteMap.trip(network.slug, choice.slug), title: choice.title, lead: lead,
        documentTitle: "\(choice.title) · \(settings.title)",
        description: words("tripsText.description", ["trip": choice.title, "lead": lead]),
        section: .networks,
        above: network.trail + [(words("networkText.trips"), SiteMap.trips(network.slug))],
        credits: network.credits),
      hand: cities.map { card(Int($0)) },
      ticketsTitle: hasTickets
        ? words(
          "tripsText.ticketsUsed", count: choice.tickets,
          ["used": words.count(best?.ticketsUsed ?? 0)]) : nil,
      tickets: min(choice.tickets, 12), ticketsUsed: best?.ticketsUsed ?? 0,
      map: network.map.tripFigure(best, cities: cities, title: choice.title, network: network),
      // The map shows the order of the cities instead of the numbers of the regions.
      legend: MapLegend(modes: NetworkBuilder(frames: frames, network: network).legend.modes),
      player: solutions.replays.isEmpty ? nil : player(solutions),
      legsCaption: best.map {
        routes.legsCaption(places: $0.places, links: $0.links, cost: $0.cost)
      } ?? "",
      start: best?.places.first.map { network.placeLink(Int($0)) },
      legs: best.map { routes.legs(places: $0.places, links: $0.links) } ?? [],
      costNote: settings.costNote,
      downloads: (exports(solutions)?.downloads ?? []) + [searchesLink],
      saving: exports(solutions)?.offer,
      methodsSentence: methodsSentence(solutions),
      methodsCaption: words(
        hasTickets ? "tripsText.methodsTickets" : "tripsText.methods", ["quantity": quantity]),
      ticketCounts: hasTickets ? counts.map(words.tickets) : [quantity],
      methods: methods(all))
    page.frame.networkStyles = network.styles
    return page
  }

  /// The quantity that the costs measure, as a heading, such as "Steps", "Length" or "Time".
  private var quantity: String {
    let unit = content.settings.unit
    if unit == .steps { return words("costs.steps") }
    return unit.isNamed
      ? unit.name.capitalizedFirst : words("costs.title", kind: unit.kind)
  }

  func sentence(_ trip: Trip) -> String { routes.sentence(trip, tickets: choice.tickets) }

  private func card(_ city: Int) -> TripCard {
    let place = content.places[city]
    let region = place.region.map { content.settings.regions[$0] }
    return TripCard(
      city: network.placeLink(city),
      localName: place.names.first.map {
        LocalName(name: $0.name, language: $0.language, languageTitle: words.language($0.language))
      },
      region: region?.id ?? "none", regionTitle: region?.name ?? "")
  }

  private func player(_ solutions: Solutions) -> TripPlayer {
    let order: [TripAlgorithm] = [.bruteForce, .nearestNeighbour, .twoOpt, .exact]
    let present = order.filter { algorithm in
      solutions.replays.contains { $0.algorithm == algorithm && !$0.events.isEmpty }
    }
    return TripPlayer(
      network: SiteMap.networkData(network.slug).string,
      trip: SiteMap.tripData(network.slug, choice.slug).string,
      algorithms: present.map(\.rawValue))
  }

  private func methods(_ all: [Solutions]) -> [TripMethod] {
    let order: [TripAlgorithm] = [.exact, .bruteForce, .nearestNeighbour, .twoOpt]
    return order.map { algorithm in
      TripMethod(
        title: words.algorithm(algorithm.rawValue),
        costs: all.map { solutions in
          let cost = solutions.replays.first { $0.algorithm == algorithm }?.best?.cost
          return TripCost(
            text: cost.map { words.amount($0, content.settings.unit) } ?? "–",
            isBest: cost != nil && cost == solutions.best?.cost)
        })
    }
  }

  private func methodsSentence(_ solutions: Solutions) -> String {
    guard let best = solutions.best else { return words("tripsText.noMethod") }
    func above(_ algorithm: TripAlgorithm) -> Int64? {
      solutions.replays.first { $0.algorithm == algorithm }?.best.map { $0.cost - best.cost }
    }
    let others = [
      above(.nearestNeighbour).map {
        $0 == 0
          ? words("tripsText.nearestFinds")
          : words("tripsText.nearestNeeds", ["cost": routes.cost($0)])
      },
      above(.twoOpt).map {
        $0 == 0
          ? words("tripsText.twoOptFinds")
          : words("tripsText.twoOptNeeds", ["cost": routes.cost($0)])
      },
    ].compactMap(\.self)
    let cost = routes.cost(best.cost).capitalizedFirst
    return others.isEmpty
      ? words("tripsText.proved", ["cost": cost])
      : words("tripsText.leastOf", ["cost": cost, "others": others.joined(separator: ", ")])
  }
}
