/// Finds everything of an atlas by what people type: places, and what ``FinderEntries`` hold.
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
  }

  /// The answers to a text.
  public struct Answers: Sendable, Hashable {
    /// True matches in groups of one kind, the group with the best one first.
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
    let found = places.find(text, limit: limit)
    let others = query.regions.isEmpty ? entries.matches(query.name) : []
    let results = Self.merged(found.results, others, limit: limit)
    if !results.isEmpty { return Answers(results: Self.grouped(results), suggestions: []) }
    let near = query.regions.isEmpty ? entries.suggestions(query.name) : []
    let suggestions =
      near.map { Answer.entry($0) } + found.suggestions.map { .place($0) }
    return Answers(results: [], suggestions: Self.grouped(Array(suggestions.prefix(limit))))
  }

  /// The best of two lists, each of which keeps its order; of equal scores the entry stands first.
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
