public import Input
public import Routing

extension NetworkContent {
  /// The places of each region; `nil` if the network has no game that deals one place from each
  /// region.
  var dealGroups: [[Int32]]? {
    guard settings.game?.dealsOneOfEachRegion == true, !settings.regions.isEmpty else { return nil }
    return settings.regions.indices.map { region in
      places.indices.filter { places[$0].region == region }.map(Int32.init)
    }
  }

  /// The number of deals of the network's game; `nil` if there is no game, or if the game is too
  /// large or invalid. The limit on costs is not checked.
  var dealCount: Int? {
    guard let groups = dealGroups, groups.count <= DealTable.groupLimit,
      (0...DealTable.ticketLimit).contains(settings.game?.tickets ?? 0),
      groups.reduce(0, { $0 + $1.count }) <= DealTable.placeLimit
    else { return nil }
    // The limit also counts incomplete deals, in which some regions have no place.
    let size = groups.reduce(1) { $0 > DealTable.dealLimit ? $0 : $0 * ($1.count + 1) }
    guard size <= DealTable.dealLimit else { return nil }
    let count = groups.reduce(1) { $0 * $1.count }
    return count > 0 ? count : nil
  }

  var ticketedModes: [UInt8] {
    settings.modes.indices.filter { settings.modes[$0].takesTicket }.map(UInt8.init)
  }

  /// The regions, in the order of their numbers on the map; empty if no place belongs to a region.
  var shownRegions: [NetworkSettings.Region] {
    places.contains { $0.region != nil } ? settings.regions : []
  }

  /// Solves all deals of the network's game. If the game is too large or invalid, reports a warning
  /// and returns `nil`, so that the network is shown without deals.
  public func solveDeals(into diagnostics: inout Diagnostics) -> DealTable? {
    guard let groups = dealGroups else { return nil }
    do {
      return try DealTable(
        network: network, groups: groups, tickets: settings.game?.tickets ?? 0,
        ticketedModes: ticketedModes)
    } catch {
      diagnostics.warning(
        at: location, "network '\(slug)' has no page of deals: \(reason(error))",
        hint: advice(error))
      return nil
    }
  }

  private func advice(_ problem: DealTable.Problem) -> String? {
    switch problem {
    case .groupCount: "a game can have 1 to \(DealTable.groupLimit) regions"
    case .tickets: "a page of deals needs at most \(DealTable.ticketLimit) tickets"
    case .emptyGroup: "give it places in places.csv, or remove the region"
    case .tooManyDeals, .tooManyPlaces: "use fewer regions, or leave places without a region"
    case .badPlace, .costsTooLarge: nil
    }
  }

  private func reason(_ problem: DealTable.Problem) -> String {
    switch problem {
    case .groupCount(let count): "it has \(Words.count(count, "region"))"
    case .emptyGroup(let group): "region '\(settings.regions[group].id)' has no places"
    case .badPlace(let place): "place '\(places[Int(place)].id)' is in two regions"
    case .tickets(let tickets): "a player has \(Words.count(tickets, "ticket"))"
    case .tooManyDeals: "there are too many deals"
    case .tooManyPlaces(let count):
      "its regions have \(Words.count(count, "place")), more than the limit of "
        + "\(Words.count(DealTable.placeLimit))"
    case .costsTooLarge: "the costs of its trips are too large"
    }
  }
}
