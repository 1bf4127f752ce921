import Geography

struct LineFeature {
  enum Direction {
    case both, forward, backward

    /// Reads a value of a property or column such as `oneway`; `nil` for an unknown value.
    init?(_ word: String) {
      switch word {
      // Geofabrik's extracts have F (forward), T (backward) and B (both).
      case "true", "1", "yes", "y", "ja", "oui", "si", "directed", "F": self = .forward
      case "false", "0", "no", "n", "nein", "non", "undirected", "B": self = .both
      case "-1", "reverse", "T": self = .backward
      default: return nil
      }
    }
  }

  var points: [Coordinate]
  var labels: [String] = []
  var mode = "road"
  var direction = Direction.both
  /// The costs in the line's properties, keyed by property name.
  var costs: [String: Double] = [:]
  /// The texts of the properties that are kept as facts, keyed by property name.
  var facts: [String: String] = [:]
  /// The names that the line gives to its two ends. A node gets such a name only if it has no other
  /// name.
  var endNames: (start: String, end: String)?
}

struct NamedPoint: Hashable {
  var name: String
  var coordinate: Coordinate
  var facts: [String: String] = [:]
}

struct LineCost {
  var name: String
  var measure: CostMeasure
  var unit: ImportedUnit
}

struct LineCollection {
  var lines: [LineFeature] = []
  var points: [NamedPoint] = []
  /// The costs that every line has; routes minimise the first of these costs.
  var costs: [LineCost] = []
  /// The names of the line properties that become columns of facts.
  var lineFacts: [String] = []
  var pointFacts: [String] = []
  /// A Boolean value that is true if lines also meet at points where none of them ends.
  var meetsAtSharedPoints = false
}

extension LineCollection {
  /// Divides the costs of a feature among its lines, in proportion to their lengths. The lines of
  /// the feature are those from index `first` to the end of the collection.
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
