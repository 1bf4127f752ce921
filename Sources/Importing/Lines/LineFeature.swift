import Geography

/// A line of a source with its properties.
struct LineFeature {
  /// The directions in which one may go along a line.
  enum Direction {
    case both, forward, backward
  }

  var points: [Coordinate]
  var labels: [String] = []
  /// The mode's id.
  var mode = "road"
  var direction = Direction.both
  /// The names of its ends, for ends that have no other.
  var endNames: (start: String, end: String)?
}

/// A point of a source that has a name.
struct NamedPoint {
  var name: String
  var coordinate: Coordinate
}

/// The lines and points of a source.
struct LineCollection {
  var lines: [LineFeature] = []
  var points: [NamedPoint] = []
  /// A Boolean value that is true if lines also meet at points where none of them ends.
  var meetsAtSharedPoints = false
}
