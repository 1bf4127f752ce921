import Markup

/// The data for the player that replays the searches for a route.
struct RoutePlayer: TemplateModel {
  /// The path of the network's data for replays, such as `data/networks/e-roads/replay.json`.
  var network: String
  /// The path of the file with Dijkstra's search from the start; `nil` if the browser must run the
  /// search.
  var searches: String?
  /// The index of the start among the network's places.
  var from: Int
  /// The index of the goal among the network's places.
  var to: Int
  /// A Boolean value that is true if the page initially shows the searches side by side.
  var isOpen = false

  static let fields: [ModelField<RoutePlayer>] = [
    .url("network") { $0.network },
    .url("searches") { $0.searches },
    .integer("from") { $0.from },
    .integer("to") { $0.to },
    .flag("isOpen") { $0.isOpen },
  ]
}

/// The data for the player that replays the searches for a trip.
struct TripPlayer: TemplateModel {
  var network: String
  /// The path of the trip's data, such as `data/networks/ukraine-board/trips/founding-deal.json`.
  var trip: String
  /// The ids of the methods that can be replayed, in the order of their tabs.
  var algorithms: [String]

  static let fields: [ModelField<TripPlayer>] = [
    .url("network") { $0.network },
    .url("trip") { $0.trip },
    .text("algorithms") { $0.algorithms.joined(separator: " ") },
  ]
}
