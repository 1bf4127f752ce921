import Gazetteer
import Input

/// Limits on the places that are taken from the tables, as in
/// `places: {population: 500, most: 2000000}`.
public struct PlaceLimits: Sendable, Hashable {
  /// The minimum population of a place.
  public var population = 0
  /// The maximum number of places. Capitals are kept first, then the most populous places.
  public var most = PlaceReader.defaultLimit

  /// The default limits.
  public init() {}

  init(_ node: YAMLNode?, into diagnostics: inout Diagnostics) {
    guard let node, node.checkKeys(.sitePlaces, into: &diagnostics) else { return }
    population = node.population(into: &diagnostics) ?? 0
    if let value = node.integer("most", into: &diagnostics) {
      if value >= 0 {
        most = value
      } else {
        diagnostics.error(
          at: node.location("most"), "a number of places cannot be negative",
          hint: "write a whole number; 0 leaves out all places of the tables")
      }
    }
  }
}
