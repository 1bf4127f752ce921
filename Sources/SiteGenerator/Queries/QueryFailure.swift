public import Input

/// The reason a query failed. Facts only: the command line puts them into words.
public enum QueryFailure: Error {
  /// The data that the answer needs are wrong.
  case input(Diagnostics)
  /// There is no network with this name.
  case unknownNetwork(String, known: [String])
  /// The network has no place with this name; `near` are ids of places that may have been meant.
  case unknownPlace(String, network: String, near: [String])
  /// The network has nothing with this name that can be avoided; `near` are names that may have
  /// been meant.
  case unknownThing(String, network: String, near: [String], modes: [String])
  /// The network has no closed links with this label; `known` are the labels of its closed links.
  case notClosed(String, network: String, known: [String])
  /// No link joins two places; `near` are ids of places that the first is linked with.
  case notLinked(String, String, network: String, near: [String])
  /// No link joins two places, and those of the first lead to junctions, which have no names.
  case onlyLinkedToJunctions(String, String, network: String)
  /// Several places of the network have this name; `ids` distinguish them.
  case ambiguousPlace(String, network: String, ids: [String])
  /// The network has no measure with this name.
  case unknownMeasure(String, network: String, known: [String])
  /// A trip that is to visit a place twice.
  case repeatedCity(String)
  /// More cities than a trip can be solved for.
  case tooManyCities(found: Int, limit: Int)
  /// More places to go via than the costs of the legs between them can be summed for.
  case tooManyStops(found: Int, limit: Int)
}
