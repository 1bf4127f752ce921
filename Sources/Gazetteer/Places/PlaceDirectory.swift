import Input

/// Finds places by GeoNames id or by name in any language.
public struct PlaceDirectory: Sendable {
  private let places: PlaceTable
  /// All folded names, sorted, each with its place.
  private let names: [(name: String, place: Int)]

  /// Collects the names of the chosen places of a table, or of all places if `chosen` is `nil`.
  public init(_ places: PlaceTable, only chosen: [Int]? = nil) {
    self.places = places
    var names: [(name: String, place: Int)] = []
    for place in chosen ?? Array(places.indices) {
      let view = places[place]
      var seen: Set<String> = []
      for name in [view.name] + view.alternateNames {
        let folded = Folding.fold(name)
        if !folded.isEmpty, seen.insert(folded).inserted { names.append((folded, place)) }
      }
    }
    self.names = names.sorted {
      $0.name == $1.name
        ? $0.place < $1.place : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// Returns the place with the given GeoNames id. If no place has this id, returns all places with
  /// a folded name that equals the folded text. Places whose main name matches come before places
  /// with a matching alternate name. Each group is sorted by population, largest first.
  public func places(named text: String) -> [Int] {
    if let id = Int(text), let place = places.index(ofGeonameID: id) { return [place] }
    let folded = Folding.fold(text)
    let first = names.partitioningIndex { !$0.name.utf8.lexicographicallyPrecedes(folded.utf8) }
    let found = names[first...].prefix { $0.name == folded }.map { _, place in
      (isMain: Folding.fold(places.name(place)) == folded, place: place)
    }
    return found.sorted { left, right in
      if left.isMain != right.isMain { return left.isMain }
      let (a, b) = (places.population(left.place), places.population(right.place))
      return a != b ? a > b : left.place < right.place
    }.map(\.place)
  }
}
