public import Input

/// The reason why a query failed. It contains only data, from which the command makes the message.
public enum QueryFailure: Error {
  /// The input that the answer needs has errors.
  case input(Diagnostics)
  /// There is no network with this name.
  case unknownNetwork(String, known: [String])
  /// The network has no place with this name; `near` has the ids of places that may have been
  /// meant.
  case unknownPlace(String, network: String, near: [String])
  /// The network has no part with this name that can be avoided; `near` has names that may have
  /// been meant.
  case unknownThing(String, network: String, near: [String], modes: [String])
  /// The network has no closed links with this label; `known` has the labels of its closed links.
  case notClosed(String, network: String, known: [String])
  /// No link joins the two places; `near` has the ids of places to which the first place is linked.
  case notLinked(String, String, network: String, near: [String])
  /// No link joins the two places. All links of the first place lead to junctions, which have no
  /// names.
  case onlyLinkedToJunctions(String, String, network: String)
  /// Several places of the network have this name; `ids` has the ids of these places.
  case ambiguousPlace(String, network: String, ids: [String])
  /// The network has no measure with this name.
  case unknownMeasure(String, network: String, known: [String])
  /// The list of cities for a trip has this city twice.
  case repeatedCity(String)
  /// There are more cities than the trip solver can handle.
  case tooManyCities(found: Int, limit: Int)
  /// There are more places in `via` than a route can pass.
  case tooManyStops(found: Int, limit: Int)
}
