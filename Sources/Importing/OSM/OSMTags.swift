/// Interprets the OpenStreetMap tags that a network needs.
struct OSMTags {
  static let ofWays: Set = [
    "aerialway", "area", "highway", "junction", "name", "oneway", "railway", "ref", "route",
  ]
  static let ofPoints: Set = [
    "amenity", "mountain_pass", "name", "natural", "place", "public_transport", "railway",
    "tourism",
  ]

  private let value: (String) -> String?

  init(_ value: @escaping (String) -> String?) { self.value = value }

  /// The mode of a way; `nil` for a way that cannot be travelled along.
  var mode: String? {
    if let highway = value("highway") {
      switch highway {
      case "construction", "proposed", "platform", "abandoned", "razed", "rest_area", "services",
        "bus_stop", "no":
        return nil
      case "footway", "path", "steps", "pedestrian", "track", "bridleway", "via_ferrata",
        "corridor":
        return "path"
      case "cycleway": return "cycleway"
      default: return "road"
      }
    }
    switch value("railway") {
    case "rail", "narrow_gauge", "preserved": return "train"
    case "subway", "light_rail": return "metro"
    case "tram": return "tram"
    case "monorail": return "monorail"
    case "funicular": return "funicular"
    default: break
    }
    if value("route") == "ferry" { return "ferry" }
    switch value("aerialway") {
    case "cable_car", "gondola", "mixed_lift", "chair_lift": return "cable-car"
    default: return nil
    }
  }

  /// The road numbers of a way, or its name if it has no number.
  var labels: [String] {
    let refs = (value("ref") ?? "").split(separator: ";").map { cleaned(String($0)) }
      .filter { !$0.isEmpty }
    if !refs.isEmpty { return refs }
    let name = cleaned(value("name") ?? "")
    return name.isEmpty ? [] : [name]
  }

  var direction: LineFeature.Direction {
    if let word = value("oneway") { return LineFeature.Direction(word) ?? .both }
    return value("junction") == "roundabout" || value("junction") == "circular"
      || value("highway") == "motorway" ? .forward : .both
  }

  /// The name of a point that is a place in a network, such as a settlement, station, hut or pass;
  /// `nil` for other points.
  var placeName: String? {
    let isPlace =
      value("place") != nil || ["station", "halt", "tram_stop"].contains(value("railway") ?? "")
      || ["alpine_hut", "wilderness_hut"].contains(value("tourism") ?? "")
      || value("mountain_pass") == "yes" || ["saddle", "peak"].contains(value("natural") ?? "")
      || value("amenity") == "ferry_terminal" || value("public_transport") == "station"
    let name = cleaned(value("name") ?? "")
    return isPlace && !name.isEmpty ? name : nil
  }
}
