import Markup

/// A choice in a player: an algorithm or a method.
struct PlayerChoice: TemplateModel {
  /// Its id in the data files, such as "a-star".
  var id: String
  /// Its name, such as "A*".
  var title: String
  /// A Boolean value that is true if this choice is shown first; exactly one of a player's choices
  /// is.
  var isFirst = false
  /// A Boolean value that is true if this choice is initially part of the side-by-side comparison.
  var isCompared = false

  static let fields: [ModelField<PlayerChoice>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .flag("isFirst") { $0.isFirst },
    .flag("isCompared") { $0.isCompared },
  ]
}

/// The data that the replay of a route's searches needs.
struct RoutePlayer: TemplateModel {
  /// Path of the network's data for replays, such as `data/networks/e-roads/replay.json`.
  var network: String
  /// Path of Dijkstra's search from the start.
  var searches: String
  /// Index of the start among the network's places.
  var from: Int
  /// Index of the goal among the network's places.
  var to: Int
  /// The algorithms that can be replayed, in the order of their tabs.
  var algorithms: [PlayerChoice]
  /// A Boolean value that is true if the side-by-side comparison is initially open.
  var isOpen = false

  static let fields: [ModelField<RoutePlayer>] = [
    .url("network") { $0.network },
    .url("searches") { $0.searches },
    .integer("from") { $0.from },
    .integer("to") { $0.to },
    .flag("isOpen") { $0.isOpen },
    .list("algorithms") { $0.algorithms },
  ]
}

/// The data that the replay of a trip's searches needs.
struct TripPlayer: TemplateModel {
  /// Path of the network's data.
  var network: String
  /// Path of the trip's data, such as `data/networks/ukraine-board/trips/founding-deal.json`.
  var trip: String
  /// The methods that can be replayed, in the order of their tabs.
  var algorithms: [PlayerChoice]

  static let fields: [ModelField<TripPlayer>] = [
    .url("network") { $0.network },
    .url("trip") { $0.trip },
    .list("algorithms") { $0.algorithms },
  ]
}
