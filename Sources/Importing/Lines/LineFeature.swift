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
  /// The costs that it states, by the names of their properties.
  var costs: [String: Double] = [:]
  /// The texts of its further properties.
  var facts: [String: String] = [:]
  /// The names of its ends, used if an end has no other name.
  var endNames: (start: String, end: String)?
}

/// A point of a source that has a name.
struct NamedPoint: Hashable {
  var name: String
  var coordinate: Coordinate
  /// The texts of its further properties.
  var facts: [String: String] = [:]
}

/// A cost that lines state.
struct LineCost {
  /// The name of the property.
  var name: String
  var measure: CostMeasure
  var unit: ImportedUnit
}

/// The lines and points of a source.
struct LineCollection {
  var lines: [LineFeature] = []
  var points: [NamedPoint] = []
  /// The costs that every line states; routes are found by the first.
  var costs: [LineCost] = []
  /// The further properties of lines that become columns.
  var lineFacts: [String] = []
  /// The further properties of points that become columns.
  var pointFacts: [String] = []
  /// A Boolean value that is true if lines also meet at points where none of them ends.
  var meetsAtSharedPoints = false
}

extension LineCollection {
  /// Distributes the costs of a line over its parts, which are the last ones, by their lengths.
  mutating func shareCosts(ofLinesFrom first: Int) {
    guard lines.count - first > 1, !lines[first].costs.isEmpty else { return }
    let lengths = lines[first...].map { line in
      zip(line.points, line.points.dropFirst()).reduce(0) { $0 + GreatCircle.distance($1.0, $1.1) }
    }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    for (index, length) in zip(lines[first...].indices, lengths) {
      lines[index].costs = lines[index].costs.mapValues { $0 * length / total }
    }
  }
}
