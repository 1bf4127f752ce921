import Input

/// Everything that the finder finds, except the places of the place table. These entries are
/// countries, networks, the labels of links, pages, places without a position, and routes.
///
/// There are fewer than a thousand entries, so each is compared with the typed text.
public struct FinderEntries: Sendable {
  let groups: [FinderGroup]
  /// The codes of all countries, in the order of the finder's start file.
  let countries: [String]
  let routes: [FinderRoutes]
  /// The folded names and words of all entries, in the order of the groups.
  let keys: [EntryKeys]
  /// The folded names of all entries that are not roads.
  let names: Set<[UInt8]>
  /// The names in other languages, folded and with their words sorted (see ``sortedWords(_:)``).
  /// Each name is mapped to the positions in ``keys`` of the entries that have this name.
  let foreign: [[UInt8]: [Int]]
  /// The number of files for the names in ``foreign``.
  let foreignFiles: Int
  /// The folded labels of all roads, without spaces.
  let labels: Set<[UInt8]>
  /// For each network of ``routes``, the folded title of its list of routes.
  let routeTitles: [[UInt8]]
  /// For each network of ``routes``, the folded names of each end.
  let endKeys: [[[[UInt8]]]]
  /// The networks with places whose routes have no page. `positions` maps a folded name to the
  /// number of a place. The ends of the network are numbered first, then its other places.
  let planned: [(network: Int, positions: [[UInt8]: Int])]
  /// The folded words that name no place and no page, such as `of` and `how`.
  let fillers: Set<[UInt8]>
  /// The folded words that may precede the first place of a route, and that other words may precede.
  let fromWords: [[UInt8]]
  /// The folded words that may precede the first place of a route at the beginning of a text. Names
  /// of places may contain these words.
  let fromParticles: [[UInt8]]
  /// The folded words that may precede the second place of a route.
  let toWords: [[UInt8]]
  /// The fillers, and the words that may precede the places of a route.
  let connectingWords: Set<[UInt8]>
  let stems: NameStems
  let routeTitle: String
  let fromTitle: String
  /// For each folded name, the positions of the ends with this name, ascending.
  let endsByKey: [[UInt8]: [EndPosition]]
  /// For each stem, the first folded name that has this stem. Only the ends of networks without a
  /// ``FinderRoutes/data`` file count, because the browser has loaded all ends of these networks.
  let endsByStem: [[UInt8]: [UInt8]]

  struct EndPosition: Sendable, Hashable {
    var network: Int
    var end: Int
  }

  /// Makes the entries and folds all names.
  ///
  /// - Parameters:
  ///   - countries: the codes of all countries, in the order of the finder's start file.
  ///   - fillers: words that name no place and no page, separated by spaces.
  ///   - fromWords: words that may precede the first place of a route, separated by spaces.
  ///   - fromParticles: such words that may also be parts of names, separated by spaces.
  ///   - toWords: words that may precede the second place of a route, separated by spaces.
  ///   - caseEndings: the endings of names in other grammatical cases; see ``NameStems``.
  ///   - changingVowels: the vowels that may change before an ending, separated by spaces.
  ///   - routeTitle: the title of a route, with `{from}` and `{to}` for the names of its ends.
  ///   - fromTitle: the title of a list of the routes from a place, with `{place}` for its name.
  ///   - foreignFiles: the number of files for names in other languages; see
  ///     ``foreignFiles(holding:)``.
  public init(
    groups: [FinderGroup] = [], countries: [String] = [], routes: [FinderRoutes] = [],
    fillers: String = "", fromWords: String = "from", fromParticles: String = "",
    toWords: String = "to",
    caseEndings: String = "", changingVowels: String = "",
    routeTitle: String = "{from} to {to}", fromTitle: String = "Routes from {place}",
    foreignFiles: Int = 0
  ) {
    self.foreignFiles = foreignFiles
    self.groups = groups
    self.countries = countries
    self.routes = routes
    self.routeTitle = routeTitle
    self.fromTitle = fromTitle
    let fillers = Set(EntryWords.words(Array(Folding.fold(fillers).utf8)))
    self.fillers = fillers
    self.fromWords = EntryWords.words(Array(Folding.fold(fromWords).utf8))
    self.fromParticles = EntryWords.words(Array(Folding.fold(fromParticles).utf8))
    self.toWords = EntryWords.words(Array(Folding.fold(toWords).utf8))
    connectingWords = fillers.union(self.fromWords).union(self.fromParticles).union(self.toWords)
    let stems = NameStems(endings: caseEndings, vowels: changingVowels)
    self.stems = stems
    let keys = groups.indices.flatMap { group in
      groups[group].entries.indices.map {
        EntryKeys(groups[group], group: group, position: $0)
      }
    }
    self.keys = keys
    let foreignNames = (foreignFiles == 0 ? [] : keys).enumerated().flatMap { position, keys in
      groups[keys.group].entries[keys.position].foreign
        // Readers may type a space for an apostrophe, as in `vol d oiseau`.
        .flatMap { [$0, String($0.map { "'’".contains($0) ? " " : $0 })] }
        // A query reads `A*` as `a star`.
        .map { (Self.sortedWords(FinderQuery($0).name), [position]) }
    }
    foreign = Dictionary(foreignNames.filter { Self.isLongEnough($0.0) }) { old, new in
      old + new.filter { !old.contains($0) }
    }
    names = Set(keys.lazy.filter { !$0.isRoad }.flatMap { $0.names.map(\.key) })
    labels = Set(keys.lazy.filter(\.isRoad).flatMap { $0.names.map(\.key) })
    routeTitles = routes.map { Array(Folding.fold($0.title).utf8) }
    let endKeys = routes.map { $0.ends.map { Self.keys($0, fillers: fillers) } }
    self.endKeys = endKeys
    planned = routes.indices.filter { !routes[$0].others.isEmpty }.map { network in
      let others = routes[network].others.map { Self.keys($0, fillers: fillers) }
      let named = (endKeys[network] + others).enumerated().flatMap { place, keys in
        keys.map { ($0, place) }
      }
      return (network, Dictionary(named, uniquingKeysWith: { first, _ in first }))
    }
    var positions: [[UInt8]: [EndPosition]] = [:]
    for (network, ends) in endKeys.enumerated() {
      for (end, keys) in ends.enumerated() {
        for key in keys {
          positions[key, default: []].append(EndPosition(network: network, end: end))
        }
      }
    }
    endsByKey = positions
    endsByStem = Dictionary(
      zip(routes, endKeys).filter { network, _ in network.data == nil }
        .flatMap { $1.joined().map { (stems.stem($0), $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns true if a folded name in another language is long enough to find its entry. A text of
  /// up to three Latin letters is more often the beginning of a longer name. A single letter of any
  /// script never finds an entry, so that a reader who types only one letter needs no further file.
  private static func isLongEnough(_ name: [UInt8]) -> Bool {
    let length = TypoForgiveness.codePoints(name).count
    return length > 1 && (length > 3 || name.contains { $0 >= 0x80 })
  }

  /// Returns the folded names of an end and its folded id, without duplicates. A name that begins
  /// with a filler, such as `The Varsity`, is also listed without the filler.
  private static func keys(_ end: FinderRoutes.End, fillers: Set<[UInt8]>) -> [[UInt8]] {
    var keys: [[UInt8]] = []
    for name in end.names + [end.id] {
      let key = Array(Folding.fold(name).utf8)
      let words = EntryWords.words(key)
      let hasFiller = words.count > 1 && fillers.contains(words[0])
      for key in [key] + (hasFiller ? [Array(words.dropFirst().joined(separator: [0x20]))] : [])
      where !key.isEmpty && !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// Returns the entries as uncompressed JSON: a list of groups, each with the names of its
  /// entries. If all names of a group are names of countries, in the order of the start file, the
  /// group has the list `country` instead. This list has a number for each country of the start
  /// file: 1 if the group has an entry for the country, and 0 if not.
  ///
  /// `weight` is one number for all entries, or a list with a number for each. `path`, `others` and
  /// `words` are lists too. `path` has the path of each entry, or 1 for the default path,
  /// ``FinderGroup/path(of:)``. `others` has further names, and `words` has folded words that find
  /// the entry in addition to its names. Any of these three lists is left out if no entry needs it.
  /// `beside` has words that people may add to the words of any entry in the group. `foreign` is the
  /// number of files with names in other languages; see ``foreignJSON()``.
  public func json() -> [UInt8] {
    JSONWriter.object { json in
      json.member("version", 2)
      if foreignFiles > 0 { json.member("foreign", foreignFiles) }
      json.array("groups") { json in
        for group in groups { json.object { write(group, to: &$0) } }
      }
    }
  }

  private func write(_ group: FinderGroup, to json: inout JSONWriter) {
    let entries = group.entries
    json.member("kind", group.kind.rawValue)
    json.member("note", group.note)
    if !group.words.isEmpty { json.member("beside", Folding.fold(group.words)) }
    json.member("folder", group.folder)
    let weights = entries.map(\.weight)
    if Set(weights).count == 1 {
      json.member("weight", weights[0])
    } else {
      json.member("weight", weights)
    }
    let codes = Set(entries.compactMap(\.codes.first))
    if entries.map(\.codes.first) == countries.filter(codes.contains) {
      json.member("country", countries.map { codes.contains($0) ? 1 : 0 })
    } else {
      json.member("name", entries.map(\.name))
    }
    let paths = entries.map { group.path(of: $0.name) == $0.path ? nil : $0.path }
    if paths.contains(where: { $0 != nil }) {
      json.array("path") { json in
        for path in paths {
          if let path { json.string(path) } else { json.integer(1) }
        }
      }
    }
    if entries.contains(where: { !$0.others.isEmpty }) {
      json.array("others") { json in
        for entry in entries { json.array { for name in entry.others { $0.string(name) } } }
      }
    }
    let words = entries.map { $0.words.isEmpty ? "" : EntryWords.text(of: $0) }
    if words.contains(where: { !$0.isEmpty }) { json.member("words", words) }
  }

  /// Returns the routes as uncompressed JSON. `from` is the title of a page that lists the routes
  /// from one place, with `{place}` for its name. For each network, the JSON has the title of
  /// the list of its routes, the folder of the pages, and the ends. If all routes of a network
  /// start at its first end, only that end is listed, and `data` gives the file with the other
  /// ends.
  public func routesJSON() -> [UInt8] {
    JSONWriter.object { json in
      json.member("version", 1)
      json.member("from", fromTitle)
      json.array("networks") { json in
        for network in routes {
          let ends = network.data == nil ? network.ends : Array(network.ends.prefix(1))
          json.object { json in
            json.member("note", network.note)
            json.member("title", network.title)
            json.member("folder", network.folder)
            json.member("undirected", network.isUndirected)
            if let data = network.data { json.member("data", data) }
            json.member("id", ends.map(\.id))
            json.array("names") { json in
              for end in ends { json.array { for name in end.names { $0.string(name) } } }
            }
          }
        }
      }
    }
  }
}

extension FinderEntries {
  /// Returns, as uncompressed JSON, the places whose routes have no page. For each network with
  /// such places, the JSON has the folder of its routes (as ``routesJSON()`` gives it), the page
  /// with its planner, and the first name of each place. `id` maps the position of a place to its
  /// id, unless the id is the folded name with hyphens for spaces.
  public func plannerJSON() -> [UInt8] {
    JSONWriter.object { json in
      json.member("version", 1)
      json.array("networks") { json in
        for network in routes where !network.others.isEmpty {
          json.object { json in
            json.member("routes", network.folder)
            json.member("page", network.planner)
            json.member("name", network.others.map { $0.names[0] })
            json.object("id") { json in
              for (position, place) in network.others.enumerated()
              where FinderGroup.slug(place.names[0]) != place.id {
                json.member("\(position)", place.id)
              }
            }
          }
        }
      }
    }
  }
}

struct EntryKeys: Sendable {
  let group: Int
  let position: Int
  /// A Boolean value that is true if the entry is a road label. Spaces in a label do not matter,
  /// and Cyrillic letters count as the Latin letters that look like them: `E40` and `E 40` are one
  /// road.
  let isRoad: Bool
  /// The main name, the other names and, for each space in the main name, the rest of the name after
  /// that space.
  let names: [(key: [UInt8], kind: NameKind)]
  let words: EntryWords
  /// The folded codes of a country; empty for other entries. A text matches a code only if it
  /// equals the whole code.
  let codes: [[UInt8]]

  init(_ groupOfEntry: FinderGroup, group: Int, position: Int) {
    let entry = groupOfEntry.entries[position]
    self.group = group
    self.position = position
    let isRoad = groupOfEntry.kind == .road
    self.isRoad = isRoad
    words = EntryWords(entry, of: groupOfEntry)
    codes = groupOfEntry.kind == .country ? entry.codes.map { Array(Folding.fold($0).utf8) } : []
    func key(_ name: String) -> [UInt8] {
      let key = Array(Folding.fold(name).utf8)
      return isRoad ? EntryWords.squashed(EntryWords.latin(key)) : key
    }
    let main = key(entry.name)
    var names = [(key: main, kind: NameKind.main)]
    names += entry.others.map { (key($0), .alternate) }
    for space in main.indices where main[space] == 0x20 {
      names.append((Array(main[(space + 1)...]), .innerWord))
    }
    self.names = names.filter { !$0.key.isEmpty }
  }
}
