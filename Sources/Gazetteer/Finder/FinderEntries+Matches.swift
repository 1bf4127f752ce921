extension FinderEntries {
  /// The maximum number of suggestions.
  private static let suggested = 3

  /// Returns the matches of a folded text, best first. If scores are equal, entries come first,
  /// then routes, then lists of routes.
  func matches(_ text: [UInt8]) -> [FoundEntry] {
    Self.sorted(named(text) + routes(text) + routeLists(text))
  }

  /// Returns the matches of a folded text, best first. If no match has the text as its whole name,
  /// entries that have this name in another language are added.
  func matchesInAllLanguages(_ text: [UInt8]) -> [FoundEntry] {
    let own = matches(text)
    if own.contains(where: \.isWhole) { return own }
    let foreign = foreignNamed(text).filter { entry in
      !own.contains { $0.path == entry.path && $0.score >= entry.score }
    }
    let others = own.filter { entry in !foreign.contains { $0.path == entry.path } }
    return Self.sorted(foreign + others)
  }

  /// Returns entries in the order of their scores. Entries with equal scores keep their order.
  private static func sorted(_ entries: [FoundEntry]) -> [FoundEntry] {
    entries.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
  }

  /// Returns the entries that match a folded text, in the order of the groups.
  func named(_ text: [UInt8]) -> [FoundEntry] {
    guard !text.isEmpty else { return [] }
    let latin = EntryWords.latin(text)
    let squashed = EntryWords.squashed(latin)
    let words = EntryWords.words(text)
    let latinWords = EntryWords.words(latin)
    var found: [FoundEntry] = []
    for keys in keys {
      let text = keys.isRoad ? squashed : text
      var best = keys.names.compactMap { Ranking.entryBonus($0.kind, text, of: $0.key) }.max()
      if keys.codes.contains(text), let bonus = Ranking.entryBonus(.alternate, text, of: text) {
        best = max(best ?? bonus, bonus)
      }
      if let best {
        found.append(
          entry(keys, bonus: best, isWhole: keys.names.contains { $0.key == text }))
      } else if let match = keys.words.match(keys.isRoad ? latinWords : words) {
        found.append(entry(keys, bonus: Ranking.wordsBonus(match)))
      }
    }
    return found
  }

  /// Returns the entries with a name that differs from the text by one edit. Roads are left out.
  func misspelled(_ text: [UInt8]) -> [FoundEntry] {
    let points = TypoForgiveness.codePoints(text)
    guard points.count >= TypoForgiveness.minimumLength else { return [] }
    return keys.lazy.filter { !$0.isRoad && nearness(points, $0) == .whole }
      .prefix(Self.suggested).map { entry($0, bonus: 0) }
  }

  private func nearness(_ points: [UInt32], _ keys: EntryKeys) -> TypoForgiveness.Nearness? {
    keys.names.lazy.filter { $0.kind != .innerWord }.compactMap {
      TypoForgiveness.nearness(points, TypoForgiveness.codePoints($0.key))
    }.min { $0.rawValue < $1.rawValue }
  }

  func areFillers(_ text: [UInt8]) -> Bool { EntryWords.words(text).allSatisfy(fillers.contains) }

  /// Returns true if each word is a filler, or stands before the start or the goal of a route.
  func areConnecting(_ text: [UInt8]) -> Bool {
    EntryWords.words(text).allSatisfy(connectingWords.contains)
  }

  /// Returns the roads whose label is a part of a folded text, as in `e18 stockholm`. Next come the
  /// entries with a name, or the beginning of a name, that differs from the text by one or two
  /// edits, nearest first.
  func suggestions(_ text: [UInt8]) -> [FoundEntry] {
    let points = TypoForgiveness.codePoints(text)
    guard points.count >= TypoForgiveness.minimumLength else { return [] }
    let words = EntryWords.words(EntryWords.latin(text))
    let parts = words + zip(words, words.dropFirst()).map { $0 + $1 }
    var near: [(nearness: Int, order: Int)] = []
    for (order, keys) in keys.enumerated() {
      if keys.isRoad, keys.names.contains(where: { parts.contains($0.key) }) {
        near.append((-1, order))
        continue
      }
      if let best = nearness(points, keys) { near.append((best.rawValue, order)) }
    }
    near.sort { ($0.nearness, $0.order) < ($1.nearness, $1.order) }
    return near.prefix(Self.suggested).map { entry(keys[$0.order], bonus: 0) }
  }

  func entry(_ keys: EntryKeys, bonus: Int, isWhole: Bool = false) -> FoundEntry {
    let group = groups[keys.group]
    let entry = group.entries[keys.position]
    return FoundEntry(
      kind: group.kind, name: entry.name, note: group.note, path: entry.path,
      score: entry.weight + bonus, isWhole: isWhole)
  }

  /// Returns a folded text without its fillers; `nil` if the text has no fillers, or only fillers.
  ///
  /// A filler stays if it is part of a whole name of an entry. For example, `a` stays in
  /// `how does a star work` if `a star` is a name.
  func withoutFillers(_ text: [UInt8]) -> [UInt8]? {
    let words = EntryWords.words(text)
    let rest = words.filter { !fillers.contains($0) }
    guard !rest.isEmpty, rest.count < words.count else { return nil }
    let leading = words.prefix { fillers.contains($0) }.count
    let trailing = words.reversed().prefix { fillers.contains($0) }.count
    for first in 0...leading {
      for last in (words.count - trailing...words.count).reversed()
      where last - first < words.count && last - first > rest.count {
        let name = Array(words[first..<last].joined(separator: [0x20]))
        let label = EntryWords.squashed(EntryWords.latin(name))
        if names.contains(name) || labels.contains(label) { return name }
      }
    }
    return Array(rest.joined(separator: [0x20]))
  }

  /// Returns true if the names of one of the found entries contain all words of a folded text.
  func areNamed(_ text: [UInt8], in found: [FoundEntry]) -> Bool {
    let typed = EntryWords.words(text).map(EntryWords.bare)
    return found.contains { entry in
      let names = keys.filter {
        let known = groups[$0.group].entries[$0.position]
        return known.path == entry.path && known.name == entry.name
      }.flatMap(\.names).flatMap { EntryWords.words($0.key) }.map(EntryWords.bare)
      return typed.allSatisfy(names.contains)
    }
  }

  // MARK: Routes

  private struct Ends: Hashable {
    var network: Int
    var from: Int
    var to: Int
  }

  /// Returns the routes whose two ends are given in a text, such as `lviv lisbon` or `lviv to
  /// lisbon`. The first end must be typed in full. The second may be typed in part, unless the
  /// typed part consists of fillers, as in `rotterdam port`. If all routes of a network start at
  /// one place, one of the two ends must be this place, typed in full.
  func routes(_ text: [UInt8]) -> [FoundEntry] {
    var scores: [Ends: Int] = [:]
    for (left, right) in splits(text) {
      let mayBePart = !areFillers(right)
      for position in endsByKey[left] ?? [] {
        let network = routes[position.network]
        for (end, keys) in endKeys[position.network].enumerated() where end != position.end {
          let isWhole = keys.contains(right)
          guard isWhole || mayBePart && keys.contains(where: { $0.starts(with: right) })
          else { continue }
          if network.data != nil, position.end != 0, end != 0 || !isWhole { continue }
          let isTurned = network.isUndirected && end < position.end
          let ends = Ends(
            network: position.network, from: isTurned ? end : position.end,
            to: isTurned ? position.end : end)
          let score = isWhole ? Ranking.route : Ranking.routeBeginning
          scores[ends] = max(scores[ends] ?? 0, score)
        }
      }
    }
    return scores.sorted {
      ($1.value, $0.key.network, $0.key.from, $0.key.to)
        < ($0.value, $1.key.network, $1.key.from, $1.key.to)
    }.map { ends, score in
      let network = routes[ends.network]
      let (from, to) = (network.ends[ends.from], network.ends[ends.to])
      return FoundEntry(
        kind: .route, name: title(from: from.names[0], to: to.names[0]), note: network.note,
        path: "\(network.folder)\(from.id)/\(to.id)/", score: score,
        isWhole: score == Ranking.route)
    }
  }

  /// Returns answers for routes that have no page. The text must name both ends in full. The path
  /// of an answer leads to the network's planner.
  func plannedRoutes(_ text: [UInt8]) -> [FoundEntry] {
    let splits = splits(text)
    return planned.flatMap { index, positions in
      let network = routes[index]
      let place = { (position: Int) in
        position < network.ends.count
          ? network.ends[position] : network.others[position - network.ends.count]
      }
      return splits.compactMap { left, right -> FoundEntry? in
        guard let from = positions[left], let to = positions[right], from != to,
          max(from, to) >= network.ends.count
        else { return nil }
        return plannedRoute(from: place(from), to: place(to), network)
      }
    }
  }

  /// Returns the route between two places in the network of a country; `nil` if one of them is not
  /// in the network. The path of the answer leads to the network's planner.
  ///
  /// - Parameters:
  ///   - country: the two-letter code of the country.
  ///   - from: the folded name of the first place.
  ///   - to: the folded name of the second place.
  func route(within country: String, from: [UInt8], to: [UInt8]) -> FoundEntry? {
    let networks = groups.lazy.filter { $0.kind == .network }.flatMap(\.entries)
    guard let page = networks.first(where: { $0.codes.first == country })?.path,
      let index = routes.firstIndex(where: { $0.data != nil && $0.folder.hasPrefix(page) }),
      let start = endKeys[index].firstIndex(where: { $0.contains(from) }),
      let goal = endKeys[index].firstIndex(where: { $0.contains(to) }), start != goal
    else { return nil }
    let network = routes[index]
    return plannedRoute(from: network.ends[start], to: network.ends[goal], network)
  }

  private func plannedRoute(
    from: FinderRoutes.End, to: FinderRoutes.End, _ network: FinderRoutes
  ) -> FoundEntry {
    FoundEntry(
      kind: .route, name: title(from: from.names[0], to: to.names[0]), note: network.note,
      path: "\(network.planner)?from=\(from.id)&to=\(to.id)",
      score: Ranking.route, isWhole: true)
  }

  private func title(from: String, to: String) -> String {
    // Split the title before inserting the names, because a name may contain `{to}` itself.
    routeTitle.split(separator: "{to}", omittingEmptySubsequences: false)
      .map { $0.replacing("{from}", with: from) }.joined(separator: to)
  }

  /// Returns each list of routes whose title is the given text. A list has the routes of a network,
  /// as in `routes of sea lanes`, or the routes from a place, as in `routes from lviv`.
  private func routeLists(_ text: [UInt8]) -> [FoundEntry] {
    let ofNetworks = zip(routes, routeTitles)
      .filter { !$0.ends.isEmpty && $1 == text }
      .map { network, _ in list(network.title, at: network.folder, of: network) }
    let around = fromTitle.split(separator: "{place}", omittingEmptySubsequences: false)
      .map { Array(Folding.fold(String($0)).utf8) }
    guard around.count == 2, text.count > around[0].count + around[1].count,
      text.starts(with: around[0]), text.reversed().starts(with: around[1].reversed())
    else { return ofNetworks }
    let place = EntryWords.words(text.dropFirst(around[0].count).dropLast(around[1].count))
    return ofNetworks
      + (endsByKey[Array(place.joined(separator: [0x20]))] ?? []).compactMap { position in
        let network = routes[position.network]
        guard network.data == nil || position.end == 0 else { return nil }
        let end = network.ends[position.end]
        return list(
          fromTitle.replacing("{place}", with: end.names[0]), at: "\(network.folder)\(end.id)/",
          of: network)
      }
  }

  private func list(_ title: String, at path: String, of network: FinderRoutes) -> FoundEntry {
    FoundEntry(
      kind: .page, name: title, note: network.note, path: path, score: Ranking.route, isWhole: true)
  }

  /// Handles a text that names the ends of a route in another grammatical case. For each way to
  /// split the text into names of two ends, returns the folded basic forms of these names, joined
  /// by a space. For example, `з києва до львова` becomes the folded form of `київ львів`.
  func ends(inOtherCases text: [UInt8]) -> [[UInt8]] {
    splits(text).compactMap { left, right in
      guard let from = endsByStem[stems.stem(left)], let to = endsByStem[stems.stem(right)]
      else { return nil }
      return from + [0x20] + to
    }
  }

  /// Returns every way to split a text in two at a space. A word such as `from` is removed from the
  /// beginning of the first part, and a word such as `to` from the beginning of the second part.
  /// For a text such as `distance from oslo to rome`, the ways to split only the part after `from`
  /// are returned too.
  func splits(_ text: [UInt8]) -> [(left: [UInt8], right: [UInt8])] {
    let words = EntryWords.words(text)
    var texts = [Self.without(fromParticles, before: Self.without(fromWords, before: text))]
    if let from = words.lastIndex(where: fromWords.contains), from > 0 {
      texts.append(Array(words[(from + 1)...].joined(separator: [0x20])))
    }
    return texts.flatMap { text in
      text.indices.filter { text[$0] == 0x20 }.map { space in
        (Array(text[..<space]), Self.without(toWords, before: Array(text[(space + 1)...])))
      }
    }
  }

  /// Returns the ways to split a text at a word that stands between two places, such as `to`.
  func dividedSplits(_ text: [UInt8]) -> [(left: [UInt8], right: [UInt8])] {
    splits(text).filter { left, right in
      !text.reversed().starts(with: (left + [0x20] + right).reversed())
    }
  }

  /// Removes the first word of a text if it is one of the given words.
  private static func without(_ words: [[UInt8]], before text: [UInt8]) -> [UInt8] {
    let word = words.first { text.starts(with: $0 + [0x20]) }
    return word.map { Array(text[($0.count + 1)...]) } ?? text
  }
}
