import Geography
import Input

/// The part of the earth that the map of the world shows, as in `map: [EE, LV, LT]` or
/// `map: {south: 35, west: -12, north: 72, east: 45}`.
public struct WorldRegion: Sendable {
  enum Choice: Sendable {
    /// A box whose edges are given in degrees.
    case box(GeoBox)
    case countries([(code: String, location: SourceLocation)])
  }

  let choice: Choice
  let location: SourceLocation
}

extension WorldRegion {
  init?(_ node: YAMLNode, into diagnostics: inout Diagnostics) {
    location = node.location
    if let elements = node.elements {
      let codes = elements.compactMap { element -> (code: String, location: SourceLocation)? in
        if let code = element.string { return (code, element.location) }
        diagnostics.error(
          at: element.location, "\(element.kindInWords) where the code of a country is expected",
          hint: "write ISO codes, as in [EE, LV]")
        return nil
      }
      if elements.isEmpty {
        diagnostics.error(
          at: location, "the map shows no country", hint: "list the codes of some, as in [EE, LV]")
      }
      choice = .countries(codes)
      return
    }
    guard node.string == nil else {
      diagnostics.error(
        at: location, "map: '\(node.string ?? "")' where a region is expected",
        hint: "write map: [EE, LV] or map: {south: 53, west: 9, north: 66, east: 30}")
      return nil
    }
    guard node.checkKeys(.siteMap, into: &diagnostics),
      let south = Self.degrees("south", of: node, 90, into: &diagnostics),
      let west = Self.degrees("west", of: node, 180, into: &diagnostics),
      let north = Self.degrees("north", of: node, 90, into: &diagnostics),
      let east = Self.degrees("east", of: node, 180, into: &diagnostics)
    else { return nil }
    if south >= north {
      diagnostics.error(
        at: node.location("north"),
        "north: \(Self.text(north)) is not greater than south: \(Self.text(south))",
        hint: "latitudes south of the equator are negative")
    }
    if west == east {
      diagnostics.error(
        at: node.location("east"), "the map's west and east are the same",
        hint: "for all longitudes, write west: -180 and east: 180")
    }
    // A box from -180 to 180 covers all meridians. A box crosses the antimeridian if west is
    // greater than east.
    let width = east > west ? east - west : Longitude.eastward(from: west, to: east)
    choice = .box(
      GeoBox(
        south: south, north: north, longitudes: LongitudeInterval(west: west, width: width)))
  }

  private static func degrees(
    _ key: String, of node: YAMLNode, _ limit: Double, into diagnostics: inout Diagnostics
  ) -> Double? {
    guard let place = node[key] else {
      diagnostics.error(
        at: node.location, "the key '\(key)' is missing", hint: "write '\(key): ...' in degrees")
      return nil
    }
    guard let value = node.double(key, into: &diagnostics) else { return nil }
    if abs(value) <= limit { return value }
    diagnostics.error(
      at: place.location, "\(key): \(text(value)) is out of range",
      hint: "write degrees from -\(text(limit)) to \(text(limit))")
    return nil
  }

  private static func text(_ degrees: Double) -> String {
    degrees == degrees.rounded() && abs(degrees) < 1e6 ? "\(Int(degrees))" : "\(degrees)"
  }
}
