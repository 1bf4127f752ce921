/// The modes of travel in GTFS: the basic route types, and the extended types that many feeds use.
enum GTFSMode {
  /// All modes, in the order in which `network.yml` lists the modes of a feed.
  static let all: [ImportedNetwork.Mode] = [
    .init(id: "train", name: "train", line: "double"),
    .init(id: "metro", name: "metro"),
    .init(id: "tram", name: "tram", line: "dashed"),
    .init(id: "monorail", name: "monorail", line: "double"),
    .init(id: "funicular", name: "funicular", line: "dashed"),
    .init(id: "cable-car", name: "cable car", line: "dashed"),
    .init(id: "bus", name: "bus", plural: "buses"),
    .init(id: "trolleybus", name: "trolleybus", plural: "trolleybuses"),
    .init(id: "coach", name: "coach", plural: "coaches"),
    .init(id: "ferry", name: "ferry", plural: "ferries", line: "dotted", crossesSea: true),
    .init(id: "air", name: "flight", line: "dashed"),
    .init(id: "taxi", name: "taxi"),
    .init(id: "other", name: "other line"),
    .init(id: "walk", name: "walk", line: "dotted"),
  ]

  static func index(_ id: String) -> Int { all.firstIndex { $0.id == id } ?? 0 }

  /// The index of the mode for a route type; `nil` for a type that GTFS does not define.
  static func index(routeType type: Int) -> Int? {
    let id: String? =
      switch type {
      case 0, 900..<1000: "tram"
      case 1, 400..<405, 500..<700: "metro"
      case 2, 100..<200, 300..<400: "train"
      case 3, 700..<800: "bus"
      case 4, 1000..<1100, 1200..<1300: "ferry"
      case 5: "tram"
      case 6, 1300..<1400: "cable-car"
      case 7, 1400..<1500: "funicular"
      case 11, 800..<900: "trolleybus"
      case 12, 405: "monorail"
      case 200..<300: "coach"
      case 1100..<1200: "air"
      case 1500..<1600: "taxi"
      case 1600..<1800: "other"
      default: nil
      }
    return id.map(index)
  }
}
