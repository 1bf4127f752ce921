/// Finds the entries of ``FinderEntries`` and the places that match a typed text.
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

    /// Returns true if two answers are the same place or lead to the same page.
    fileprivate static func areSame(_ a: Answer, _ b: Answer) -> Bool {
      if case .place(let place) = a, case .place(let other) = b {
        return place.place == other.place
      }
      return a.path != nil && a.path == b.path
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
    var results = results(of: query, with: found.results, limit: limit)
    let regions = query.regions.map { Array($0.utf8) }
    // A comma can separate two places rather than a place and its region.
    let words = Array(([query.name] + regions).joined(separator: [0x20]))
    // A word such as `to` shows that the text is about a route. In `new york to rotterdam`, the
    // words `new york` are then a place, not the region of `rotterdam`.
    let isRoute = !entries.dividedSplits(words).isEmpty
    if results.isEmpty, isRoute { results = routes(byPlacesIn: words, forgiving: false) }
    let shortened = regions.isEmpty ? entries.withoutFillers(query.name) : nil
    if results.isEmpty, let shortened {
      results = Self.merged(
        places.answers(FinderQuery(name: shortened), limit: limit).results,
        entries.matchesInAllLanguages(shortened), limit: limit)
    }
    if results.isEmpty, !regions.isEmpty {
      // Lists of countries have names such as `korea, south`.
      let reordered = Array((regions + [query.name]).joined(separator: [0x20]))
      results = entries.named(reordered).filter { $0.isWhole && $0.kind == .country }
        .map { .entry($0) }
    }
    if results.isEmpty, !isRoute {
      results = routes(byPlacesIn: words, forgiving: false)
      if results.isEmpty, let shortened {
        results = routes(byPlacesIn: shortened, forgiving: false)
      }
    }
    if !results.isEmpty {
      return Answers(results: Self.grouped(Array(results.prefix(limit))), suggestions: [])
    }
    var suggestions = found.suggestions.map { Answer.place($0) }
    if query.regions.isEmpty {
      let texts = entries.textMatches(query.name)
      let pages = Self.grouped(texts.found.prefix(limit).map { .entry($0) })
      if texts.isWhole, suggestions.isEmpty { return Answers(results: pages, suggestions: []) }
      suggestions = entries.suggestions(query.name).map { .entry($0) } + suggestions
      let routesPrecedePages = isRoute && !texts.isWhole
      if suggestions.isEmpty, routesPrecedePages {
        suggestions = routes(byPlacesIn: words, forgiving: true)
      }
      if texts.matched > 1, texts.isWhole || suggestions.isEmpty {
        let named = query.bestPart(\.score, isSame: Answer.areSame) { part -> [Answer] in
          entries.matches(part).filter { $0.isWhole && $0.kind != .page }.map { .entry($0) }
        }
        suggestions = named.isEmpty ? pages : named
      }
      if suggestions.isEmpty, !routesPrecedePages {
        suggestions = routes(byPlacesIn: words, forgiving: true)
      }
      if suggestions.isEmpty, pages.isEmpty {
        let meant = entries.foreignMisspelled(query.name).map { Answer.entry($0) }
        suggestions =
          meant.isEmpty
          ? places.misspelled(query.name, limit: limit).map { .place($0) } : meant
      }
      if suggestions.isEmpty {
        suggestions = misspelledInRegion(query, limit: limit).map { .place($0) }
      }
      if suggestions.isEmpty {
        let found = query.bestPart(\.score, isSame: Answer.areSame) {
          entries.areConnecting($0) ? [] : whole($0)
        }
        let best = FinderQuery.list(besideNamed(query), then: found, isSame: Answer.areSame)
        let known = Set(best.compactMap(\.path))
        let others = pages.filter { !known.contains($0.path ?? "") }.prefix(Self.pagesBeside)
        suggestions = Array(best.prefix(max(limit - others.count, 1)) + others)
      }
      if suggestions.isEmpty { suggestions = texts.others.prefix(limit).map { .entry($0) } }
    }
    let meant = meantFirst(suggestions, query)
    return Answers(results: [], suggestions: Self.grouped(Array(meant.prefix(limit))))
  }

  /// Moves a route to the front if the title of its network has a word of the query. For example,
  /// `hamburg rotterdam by sea` means a route on the sea lanes.
  private func meantFirst(_ answers: [Answer], _ query: FinderQuery) -> [Answer] {
    let words = Set(
      EntryWords.words(query.name).filter { !entries.areConnecting($0) }.map(EntryWords.bare))
    func isMeant(_ answer: Answer) -> Bool {
      guard case .entry(let entry) = answer, entry.kind == .route else { return false }
      return EntryWords.words(Array(Folding.fold(entry.note).utf8)).map(EntryWords.bare)
        .contains(where: words.contains)
    }
    return answers.filter(isMeant) + answers.filter { !isMeant($0) }
  }

  /// The maximum number of pages that follow suggested places and entries. Such a page is found by
  /// the words of its text.
  private static let pagesBeside = 3

  /// The minimum length, in code points, of the text that remains without fillers (words such as
  /// `how`). A shorter remainder is looked up only if the whole text has no results.
  private static let minimumQuestion = 4

  /// The maximum number of ways in which a text is split into two names.
  private static let maximumSplits = 4

  /// Returns the places in the same province as another place that the text names after them, such
  /// as `carmona sevilla`. The last word is the other place: the best place that has it as a whole
  /// name.
  private func besideNamed(_ query: FinderQuery) -> [Answer] {
    guard let cut = query.cuts.first else { return [] }
    let region = Array(cut.region.utf8)
    let areEntries = [cut.query.name, region].contains {
      entries.matches($0).contains(where: \.isWhole)
    }
    guard !areEntries, let other = places.whole(region).first else { return [] }
    let province = places.province(of: other.place)
    guard !places.labels.labels[province].name.isEmpty else { return [] }
    return places.whole(cut.query.name).filter { places.province(of: $0.place) == province }
      .map { .place($0) }
  }

  /// Returns the places for a misspelled name that is followed by the name of its country or
  /// province, such as `kanzawa ishikawa`. The name may have one error.
  private func misspelledInRegion(_ query: FinderQuery, limit: Int) -> [FoundPlace] {
    for cut in query.cuts.prefix(Self.maximumSplits) {
      let name = cut.query.name
      guard TypoForgiveness.codePoints(name).count >= TypoForgiveness.minimumLength,
        !entries.matches(name).contains(where: \.isWhole), places.whole(name).isEmpty
      else { continue }
      let found = places.misspelled(name, in: cut.region, limit: limit)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the matches of a query, best first: the given places and the matching entries. If only
  /// places match, entries whose names differ from the text by one edit are added at the end.
  ///
  /// If there are matches, but the text is not the whole name of a place or entry, the entries that
  /// match the text without its fillers are added. They are not added if the names of a found entry
  /// already contain all remaining words.
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
    guard !results.isEmpty, let bare = entries.withoutFillers(query.name) else { return results }
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

  /// Returns the routes between the two places that a text names, as in `st petersburg to moscow`.
  /// If `forgiving` is true, the names may contain typing errors, as in `amsterdm to vienna`.
  private func routes(byPlacesIn name: [UInt8], forgiving: Bool) -> [Answer] {
    let planned = entries.plannedRoutes(name)
    // Another network may have a page for the same route. The main names of the two places find it.
    let paged = planned.flatMap { entries.routes(Array(Folding.fold($0.name).utf8)) }
      .filter(\.isWhole)
    let known = Self.distinct(paged + planned)
    if !paged.isEmpty { return known.map { .entry($0) } }
    if forgiving {
      let found = entries.ends(inOtherCases: name).lazy.map { entries.routes($0).filter(\.isWhole) }
      if let routes = found.first(where: { !$0.isEmpty }) { return routes.map { .entry($0) } }
    }
    let divided = entries.dividedSplits(name)
    let splits = divided.isEmpty ? entries.splits(name) : divided
    for (left, right) in splits.prefix(Self.maximumSplits) {
      guard let from = meantPlace(left, forgiving: forgiving),
        let to = meantPlace(right, forgiving: forgiving)
      else { continue }
      let (first, second) = (foldedName(from), foldedName(to))
      let both = first + [0x20] + second
      let routes = entries.routes(both).filter(\.isWhole)
      if !routes.isEmpty { return routes.map { .entry($0) } }
      var found = known.isEmpty ? entries.plannedRoutes(both) : known
      let country = places.places.country(from)
      if country == places.places.country(to),
        let route = entries.route(within: country.description, from: first, to: second)
      {
        found.append(route)
      }
      if !found.isEmpty { return found.map { .entry($0) } }
    }
    return known.map { .entry($0) }
  }

  private func foldedName(_ place: Int) -> [UInt8] {
    Array(Folding.fold(places.places.name(place)).utf8)
  }

  /// Returns the place that a text means; `nil` if there is no such place, or if the text is too
  /// short for a name.
  private func meantPlace(_ name: [UInt8], forgiving: Bool) -> Int? {
    // Names in Chinese characters have two letters.
    let isForeign = name.contains { $0 >= 0x80 }
    guard TypoForgiveness.codePoints(name).count >= (isForeign ? 2 : 3) else { return nil }
    let found = places.answers(
      FinderQuery(name: name), suggesting: forgiving, limit: Finder.answersShown)
    let best = found.results.isEmpty ? found.suggestions.first : places.whole(name).first
    return best?.place
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
