public import Input

/// The reason why a query failed. The command makes its message from the associated values.
public enum QueryFailure: Error {
  /// The input that the answer needs has errors.
  case input(Diagnostics)
  /// There is no network with this name.
  case unknownNetwork(String, known: [String])
  /// The network has no place with this name. `near` has the ids of places with similar names.
  case unknownPlace(String, network: String, near: [String])
  /// The network has no part with this name. `near` has similar names.
  case unknownThing(String, network: String, near: [String], modes: [String])
  /// The network has no closed links with this label. `known` has the labels of its closed links.
  case notClosed(String, network: String, known: [String])
  /// No link joins the two places. `near` has the ids of the first place's neighbours.
  case notLinked(String, String, network: String, near: [String])
  /// No link joins the two places. All links of the first place lead to junctions, which have no
  /// names.
  case onlyLinkedToJunctions(String, String, network: String)
  /// Several places of the network have this name.
  case ambiguousPlace(String, network: String, ids: [String])
  /// The network has no measure with this name.
  case unknownMeasure(String, network: String, known: [String])
  /// The list of cities for a trip has this city twice.
  case repeatedCity(String)
  /// The trip has more cities than the solver can handle.
  case tooManyCities(found: Int, limit: Int)
  /// The route has more places in `via` than ``RouteQuery/viaLimit``.
  case tooManyStops(found: Int, limit: Int)
}
