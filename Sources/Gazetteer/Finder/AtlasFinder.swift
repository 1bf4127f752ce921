/// Finds the places and the entries of ``FinderEntries`` that match a typed text.
public struct AtlasFinder: Sendable {
  /// The finder of places.
  public let places: Finder
  let entries: FinderEntries

  /// An answer of any kind.
  public enum Answer: Sendable, Hashable {
    case place(FoundPlace)
    case entry(FoundEntry)

    /// The kind of the answer.
    public var kind: FinderKind {
      switch self {
      case .place: .place
      case .entry(let entry): entry.kind
      }
    }

    /// The path of an entry's page; `nil` for a place.
    fileprivate var path: String? {
      switch self {
      case .place: nil
      case .entry(let entry): entry.path
      }
    }

    fileprivate var score: Int {
      switch self {
      case .place(let place): place.score
      case .entry(let entry): entry.score
      }
    }
  }

  /// The answers to a typed text.
  public struct Answers: Sendable, Hashable {
    /// Matches grouped by kind; the group with the best match comes first.
    public var results: [Answer]
    /// Suggestions; empty if there are matches.
    public var suggestions: [Answer]
  }

  /// Makes a finder of the given places and entries.
  public init(places: Finder, entries: FinderEntries) {
    self.places = places
    self.entries = entries
  }

  /// Returns the matches of a typed text, or suggestions if there are none.
  public func find(_ text: String, limit: Int = Finder.answersShown) -> Answers {
    let query = FinderQuery(text)
    let found = places.answers(query, limit: limit)
    let results = results(of: query, with: found.results, limit: limit)
    if !results.isEmpty { return Answers(results: Self.grouped(results), suggestions: []) }
    let regions = query.regions.map { Array($0.utf8) }
    if !regions.isEmpty {
      // Lists of countries have names such as `korea, south`.
      let reordered = Array((regions + [query.name]).joined(separator: [0x20]))
      let countries = entries.named(reordered).filter { $0.isWhole && $0.kind == .country }
      if !countries.isEmpty {
        return Answers(results: countries.prefix(limit).map { .entry($0) }, suggestions: [])
      }
    }
    // Look for routes too, because a comma can separate two places rather than a place and its
    // region.
    let words = Array(([query.name] + regions).joined(separator: [0x20]))
    let between = routes(byPlacesIn: words, forgiving: false)
    if !between.isEmpty { return Answers(results: Array(between.prefix(limit)), suggestions: []) }
    var suggestions = found.suggestions.map { Answer.place($0) }
    if query.regions.isEmpty {
      let texts = entries.textMatches(query.name)
      let pages = Self.grouped(texts.found.prefix(limit).map { .entry($0) })
      if texts.isWhole, suggestions.isEmpty { return Answers(results: pages, suggestions: []) }
      suggestions = entries.suggestions(query.name).map { .entry($0) } + suggestions
      // A word such as `to` shows that the text is about a route, so routes come before pages.
      let isRoute = !texts.isWhole && !entries.dividedSplits(words).isEmpty
      if suggestions.isEmpty, isRoute {
        suggestions = routes(byPlacesIn: words, forgiving: true)
      }
      if texts.matched > 1, texts.isWhole || suggestions.isEmpty {
        let named = query.bestPart(\.score) { part -> [Answer] in
          entries.matches(part).filter { $0.isWhole && $0.kind != .page }.map { .entry($0) }
        }
        suggestions = named.isEmpty ? pages : named
      }
      if suggestions.isEmpty, !isRoute {
        suggestions = routes(byPlacesIn: words, forgiving: true)
      }
      if suggestions.isEmpty, pages.isEmpty {
        let meant = entries.foreignMisspelled(query.name).map { Answer.entry($0) }
        suggestions =
          meant.isEmpty
          ? places.misspelled(query.name, limit: limit).map { .place($0) } : meant
      }
      if suggestions.isEmpty {
        let best = query.bestPart(\.score) { entries.areFillers($0) ? [] : whole($0) }
        let known = Set(best.compactMap(\.path))
        let others = pages.filter { !known.contains($0.path ?? "") }.prefix(Self.pagesBeside)
        suggestions = Array(best.prefix(max(limit - others.count, 1)) + others)
      }
      if suggestions.isEmpty { suggestions = texts.others.prefix(limit).map { .entry($0) } }
    }
    return Answers(results: [], suggestions: Self.grouped(Array(suggestions.prefix(limit))))
  }

  /// The maximum number of pages, found by their words, that follow suggested places and entries.
  private static let pagesBeside = 3

  /// The minimum length, in code points, of the text that remains without fillers (words such as
  /// `how`). A shorter remainder is looked up only if the whole text has no results.
  private static let minimumQuestion = 4

  /// Returns the matches of a query, best first: the given places and the matching entries. If only
  /// places match, entries whose names differ from the text by one edit are added at the end.
  ///
  /// If the text is not the whole name of a place or entry, the entries that match the text without
  /// its fillers are added. They are not added if the names of a found entry already contain all
  /// remaining words. Places that match the text without its fillers are used only if there is no
  /// other result.
  private func results(
    of query: FinderQuery, with places: [FoundPlace], limit: Int
  ) -> [Answer] {
    guard query.regions.isEmpty else { return places.map { .place($0) } }
    let own = entries.matchesInAllLanguages(query.name)
    let results = Self.merged(places, own, limit: limit)
    if own.isEmpty, !places.isEmpty {
      let near = entries.misspelled(query.name)
      if !near.isEmpty {
        let first = places.prefix(max(limit - near.count, 1)).map { Answer.place($0) }
        return Array((first + near.map { .entry($0) }).prefix(limit))
      }
    }
    guard let bare = entries.withoutFillers(query.name) else { return results }
    if results.isEmpty {
      // In `new york to rotterdam`, the first words are a place, not the region of the second.
      let isRoute = !entries.dividedSplits(query.name).isEmpty
      let routes = isRoute ? routes(byPlacesIn: query.name, forgiving: false) : []
      if !routes.isEmpty { return Array(routes.prefix(limit)) }
      let query = FinderQuery(name: bare)
      return Self.merged(
        self.places.answers(query, limit: limit).results, entries.matchesInAllLanguages(bare),
        limit: limit)
    }
    guard TypoForgiveness.codePoints(bare).count >= Self.minimumQuestion, whole(query.name).isEmpty,
      !entries.areNamed(bare, in: own)
    else { return results }
    if places.isEmpty {
      return Self.distinct(own + entries.matchesInAllLanguages(bare)).prefix(limit).map {
        .entry($0)
      }
    }
    // A reader who types `port of spai` means a place, so further entries come last.
    let known = Set(own.map(\.path))
    let others = entries.matchesInAllLanguages(bare).filter { !known.contains($0.path) }
    return Array((results + Self.distinct(others).map { .entry($0) }).prefix(limit))
  }

  private static func distinct(_ entries: [FoundEntry]) -> [FoundEntry] {
    var known: Set<String> = []
    return entries.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element).filter { known.insert($0.path).inserted }
  }

  /// Returns the best places and entries with exactly this name.
  private func whole(_ name: [UInt8]) -> [Answer] {
    Self.merged(
      places.whole(name), entries.matches(name).filter(\.isWhole), limit: Finder.answersShown)
  }

  private static let maximumSplits = 4

  /// Returns the routes between the two places that a text names, such as `st petersburg to
  /// moscow`. If `forgiving` is true, the names may contain typing errors: `amsterdm to vienna`.
  private func routes(byPlacesIn name: [UInt8], forgiving: Bool) -> [Answer] {
    let planned = entries.plannedRoutes(name)
    if !planned.isEmpty {
      // Another network may have a page for the route, under the main names of its places.
      let paged = planned.flatMap { entries.routes(Array(Folding.fold($0.name).utf8)) }
      return Self.distinct(paged.filter(\.isWhole) + planned).map { .entry($0) }
    }
    let divided = entries.dividedSplits(name)
    let splits = divided.isEmpty ? entries.splits(name) : divided
    for (left, right) in splits.prefix(Self.maximumSplits) {
      guard let from = meantPlace(left, forgiving: forgiving),
        let to = meantPlace(right, forgiving: forgiving)
      else { continue }
      let both = from + [0x20] + to
      var found = entries.routes(both).filter(\.isWhole)
      if found.isEmpty { found = entries.plannedRoutes(both) }
      if !found.isEmpty { return found.map { .entry($0) } }
    }
    return []
  }

  /// Returns the folded name of the place that a text means; `nil` if there is no such place, or if
  /// the text has fewer than three code points.
  private func meantPlace(_ name: [UInt8], forgiving: Bool) -> [UInt8]? {
    guard TypoForgiveness.codePoints(name).count >= 3 else { return nil }
    let found = places.answers(
      FinderQuery(name: name), suggesting: forgiving, limit: Finder.answersShown)
    let best = found.results.isEmpty ? found.suggestions.first : places.whole(name).first
    return best.map { Array(Folding.fold(places.places.name($0.place)).utf8) }
  }

  /// Merges two lists by score. At equal scores, entries precede places.
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

  /// Groups the answers by kind, in the order of the first answer of each kind.
  private static func grouped(_ answers: [Answer]) -> [Answer] {
    var kinds: [FinderKind] = []
    for answer in answers where !kinds.contains(answer.kind) { kinds.append(answer.kind) }
    return kinds.flatMap { kind in answers.filter { $0.kind == kind } }
  }
}
