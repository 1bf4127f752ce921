/// Finds everything in an atlas by what people type: places, and the entries of ``FinderEntries``.
public struct AtlasFinder: Sendable {
  /// Finds places.
  public let places: Finder
  let entries: FinderEntries

  /// An answer of any kind.
  public enum Answer: Sendable, Hashable {
    case place(FoundPlace)
    case entry(FoundEntry)

    /// The kind of thing.
    public var kind: FinderKind {
      switch self {
      case .place: .place
      case .entry(let entry): entry.kind
      }
    }

    fileprivate var score: Int {
      switch self {
      case .place(let place): place.score
      case .entry(let entry): entry.score
      }
    }
  }

  /// The answers to a text.
  public struct Answers: Sendable, Hashable {
    /// Matches in groups of the same kind, the group with the best one first.
    public var results: [Answer]
    /// Suggestions; empty if there are true matches.
    public var suggestions: [Answer]
  }

  /// Finds these places and entries.
  public init(places: Finder, entries: FinderEntries) {
    self.places = places
    self.entries = entries
  }

  /// The matches of a text, and suggestions if there are none.
  public func find(_ text: String, limit: Int = Finder.answersShown) -> Answers {
    let query = FinderQuery(text)
    let found = places.answers(query, limit: limit)
    var results = matches(of: query, with: found.results, limit: limit)
    if results.isEmpty, query.regions.isEmpty, let bare = entries.withoutFillers(query.name) {
      let query = FinderQuery(name: bare)
      let found = places.answers(query, limit: limit).results
      results = matches(of: query, with: found, limit: limit)
    }
    if !results.isEmpty { return Answers(results: Self.grouped(results), suggestions: []) }
    var suggestions = found.suggestions.map { Answer.place($0) }
    if query.regions.isEmpty {
      let between = routes(byPlacesIn: query.name)
      if between.isExact { return Answers(results: between.routes, suggestions: []) }
      suggestions = entries.suggestions(query.name).map { .entry($0) } + suggestions
      if suggestions.isEmpty { suggestions = between.routes }
      if suggestions.isEmpty {
        suggestions = query.parts.lazy.map { Self.best($0.map(whole)) }.first { !$0.isEmpty } ?? []
      }
    }
    return Answers(results: [], suggestions: Self.grouped(Array(suggestions.prefix(limit))))
  }

  /// Everything that a question means, best first: these places, and entries. A question with a
  /// region is about places only.
  private func matches(
    of query: FinderQuery, with places: [FoundPlace], limit: Int
  ) -> [Answer] {
    let others = query.regions.isEmpty ? entries.matches(query.name) : []
    return Self.merged(places, others, limit: limit)
  }

  /// Everything with a whole name, best first.
  private func whole(_ name: [UInt8]) -> [Answer] {
    Self.merged(
      places.whole(name), entries.matches(name).filter(\.isWhole), limit: Finder.answersShown)
  }

  /// The list whose first answer is the best; the first list if they are equal.
  private static func best(_ lists: [[Answer]]) -> [Answer] {
    lists.reduce([]) { best, list in
      guard let first = list.first else { return best }
      return best.first.map { $0.score >= first.score } ?? false ? best : list
    }
  }

  /// The maximum number of attempts to divide a text into two places.
  private static let maximumSplits = 4

  /// The routes between the places that two parts of a text mean: `st petersburg to moscow`, and
  /// `amsterdm to vienna`. They are exact if both parts are whole names.
  private func routes(byPlacesIn name: [UInt8]) -> (routes: [Answer], isExact: Bool) {
    let splits = entries.splits(name)
    // A word between the two places divides them.
    let divided = splits.filter { left, right in
      !name.reversed().starts(with: (left + [0x20] + right).reversed())
    }
    for (left, right) in (divided.isEmpty ? splits : divided).prefix(Self.maximumSplits) {
      guard let from = meantPlace(left), let to = meantPlace(right) else { continue }
      let found = entries.routes(from.name + [0x20] + to.name).filter(\.isWhole)
      if !found.isEmpty { return (found.map { .entry($0) }, from.isExact && to.isExact) }
    }
    return ([], false)
  }

  /// The folded name of the place that a part of a text means, and a Boolean value that is true if the
  /// part is a name of it, false if it has a typing error; `nil` if there is no such place.
  private func meantPlace(_ name: [UInt8]) -> (name: [UInt8], isExact: Bool)? {
    guard TypoForgiveness.codePoints(name).count >= 3 else { return nil }
    let found = places.answers(FinderQuery(name: name), limit: Finder.answersShown)
    let isExact = !found.results.isEmpty
    let best = isExact ? places.whole(name).first : found.suggestions.first
    return best.map { (Array(Folding.fold(places.places.name($0.place)).utf8), isExact) }
  }

  /// The best of two lists, each of which keeps its order; if scores are equal, the entry comes
  /// first.
  private static func merged(
    _ places: [FoundPlace], _ entries: [FoundEntry], limit: Int
  ) -> [Answer] {
    var (places, entries) = (places[...], entries[...])
    var result: [Answer] = []
    while result.count < limit {
      if let entry = entries.first, places.first.map({ entry.score >= $0.score }) ?? true {
        result.append(.entry(entries.removeFirst()))
      } else if !places.isEmpty {
        result.append(.place(places.removeFirst()))
      } else {
        break
      }
    }
    return result
  }

  /// The same answers with those of one kind together, after the first of them.
  private static func grouped(_ answers: [Answer]) -> [Answer] {
    var kinds: [FinderKind] = []
    for answer in answers where !kinds.contains(answer.kind) { kinds.append(answer.kind) }
    return kinds.flatMap { kind in answers.filter { $0.kind == kind } }
  }
}
