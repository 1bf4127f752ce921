import Input

/// The labels of a feed's routes. Routes with the same name form one line and share a label.
struct GTFSLines {
  /// The index of each route's label; -1 for a route without a label.
  private(set) var labelOfRoute: [Int] = []
  /// The labels in natural order, in which 2 comes before 10.
  private(set) var labels: [String] = []
  /// The colour of each label, taken from its first route with a colour; empty if none of its
  /// routes has a colour.
  private(set) var colors: [String] = []

  /// The label of a route is its short name. If an agency has more than two routes per distinct
  /// short name, and more distinct long names than short names, the labels of its routes are the
  /// long names. If routes of several modes have the same name, the mode is added to the name, as
  /// in "Bus 1" and "Tram 1". If routes of the same mode but of several agencies have the same
  /// name, the agency is added.
  init(_ trips: GTFSTrips, used: [Bool]) {
    let routes = trips.routes
    let indices = routes.indices.filter { used[$0] }
    var texts = routes.map(\.name)
    // Some agencies use their own name as the short name of every route.
    for group in Dictionary(grouping: indices, by: { routes[$0].agency }).values {
      let names = Set(group.map { routes[$0].name }).count
      let longNames = Set(group.map { routes[$0].longName ?? routes[$0].name }).count
      guard 2 * names < group.count, longNames > names else { continue }
      for route in group { texts[route] = routes[route].longName ?? routes[route].name }
    }
    for group in Dictionary(grouping: indices, by: { texts[$0] }).values {
      if Set(group.map { routes[$0].mode }).count > 1 {
        for route in group {
          let mode = GTFSMode.all[routes[route].mode].name
          texts[route] = mode.prefix(1).uppercased() + mode.dropFirst() + " " + texts[route]
        }
      }
    }
    for group in Dictionary(grouping: indices, by: { texts[$0] }).values {
      let agencies = Set(group.map { routes[$0].agency })
      guard agencies.count > 1 else { continue }
      for route in group {
        if let agency = trips.agencies[routes[route].agency] { texts[route] += " (\(agency))" }
      }
    }
    labels = Set(indices.map { texts[$0] }).sorted(by: NaturalOrder.isBefore)
    let numbers = Dictionary(uniqueKeysWithValues: zip(labels, labels.indices))
    labelOfRoute = texts.map { numbers[$0] ?? -1 }
    colors = labels.map { _ in "" }
    for route in indices {
      let label = labelOfRoute[route]
      if label >= 0, colors[label].isEmpty { colors[label] = routes[route].color }
    }
  }

  /// The number of used routes whose colour differs from the colour of their line.
  func otherColors(_ trips: GTFSTrips, used: [Bool]) -> Int {
    trips.routes.indices.count { route in
      let color = trips.routes[route].color
      return used[route] && !color.isEmpty && labelOfRoute[route] >= 0
        && colors[labelOfRoute[route]] != color
    }
  }
}
