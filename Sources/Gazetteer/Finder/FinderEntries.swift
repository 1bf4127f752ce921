import Input

/// Everything of an atlas that the finder finds besides the places of its table: countries, networks,
/// the labels of links, pages, places without a position, and routes.
///
/// There are only a few hundred entries, so a text is compared with each; see ``Ranking`` for the
/// order.
public struct FinderEntries: Sendable {
  let groups: [FinderGroup]
  let routes: [FinderRoutes]
  /// The entries of all groups, folded.
  let keys: [EntryKeys]
  /// For each network of ``routes`` and each of its ends the folded names.
  let endKeys: [[[[UInt8]]]]
  /// The folded words of questions that name nothing, such as `of` and `how`.
  let fillers: Set<[UInt8]>
  /// The folded words that may stand before the first and the second place of a route.
  let fromWords: [[UInt8]]
  let toWords: [[UInt8]]
  /// The title of a route, with `{from}` and `{to}`.
  let routeTitle: String
  /// The title of a list of the routes from a place, with `{place}`.
  let fromTitle: String
  /// The ends of the words of a folded name, ascending.
  let endsByKey: [[UInt8]: [EndPosition]]

  /// An end by the position of its network and its own.
  struct EndPosition: Sendable, Hashable {
    var network: Int
    var end: Int
  }

  /// Folds all names.
  ///
  /// - Parameters:
  ///   - fillers: words that are left out of a text that means nothing with them, with spaces between
  ///     them.
  ///   - fromWords: words that may stand before the first place of a route.
  ///   - toWords: words that may stand between the places of a route.
  ///   - routeTitle: the title of a route, with `{from}` and `{to}`.
  ///   - fromTitle: the title of a list of the routes from a place, with `{place}`.
  public init(
    groups: [FinderGroup] = [], routes: [FinderRoutes] = [], fillers: String = "",
    fromWords: String = "from", toWords: String = "to", routeTitle: String = "{from} to {to}",
    fromTitle: String = "Routes from {place}"
  ) {
    self.groups = groups
    self.routes = routes
    self.routeTitle = routeTitle
    self.fromTitle = fromTitle
    self.fillers = Set(EntryWords.words(Array(Folding.fold(fillers).utf8)))
    self.fromWords = EntryWords.words(Array(Folding.fold(fromWords).utf8))
    self.toWords = EntryWords.words(Array(Folding.fold(toWords).utf8))
    keys = groups.indices.flatMap { group in
      groups[group].entries.indices.map {
        EntryKeys(groups[group], group: group, position: $0)
      }
    }
    endKeys = routes.map { $0.ends.map(Self.keys) }
    var positions: [[UInt8]: [EndPosition]] = [:]
    for (network, ends) in endKeys.enumerated() {
      for (end, keys) in ends.enumerated() {
        for key in keys {
          positions[key, default: []].append(EndPosition(network: network, end: end))
        }
      }
    }
    endsByKey = positions
  }

  /// The folded names of an end, including its id, each once.
  private static func keys(_ end: FinderRoutes.End) -> [[UInt8]] {
    var keys: [[UInt8]] = []
    for name in end.names + [end.id] {
      let key = Array(Folding.fold(name).utf8)
      if !key.isEmpty, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// The entries as a file, plain JSON: a list of groups, each with the names of its entries.
  ///
  /// `weight` is a number, or one for each name. `path` has the pages of entries that are not at
  /// `folder`, folded name and `/`, by position; `others` has the other names of entries, by
  /// position; `words` has the folded words under which entries are found apart from those of their
  /// names, and `beside` the words that may be added to them.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("groups") { json in
        for group in groups { json.object { Self.write(group, to: &$0) } }
      }
    }
    return json.bytes
  }

  private static func write(_ group: FinderGroup, to json: inout JSONWriter) {
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
    json.member("name", entries.map(\.name))
    json.object("path") { json in
      for (position, entry) in entries.enumerated()
      where group.path(of: entry.name) != entry.path {
        json.member("\(position)", entry.path)
      }
    }
    json.object("others") { json in
      for (position, entry) in entries.enumerated() where !entry.others.isEmpty {
        json.member("\(position)", entry.others)
      }
    }
    guard entries.contains(where: { !$0.words.isEmpty }) else { return }
    json.object("words") { json in
      for (position, entry) in entries.enumerated() where !entry.words.isEmpty {
        json.member("\(position)", EntryWords.text(of: entry))
      }
    }
  }

  /// The routes as a file, plain JSON: the title of a list of the routes from a place, and for each
  /// network with routes the title of their list, the folder of their pages, and its ends. If all routes of a network begin at its first end, only that end is listed, with the file of
  /// the others.
  public func routesJSON() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
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
    return json.bytes
  }
}

/// An entry's names, folded.
struct EntryKeys: Sendable {
  let group: Int
  let position: Int
  /// A Boolean value that is true for a label of roads, whose spaces and scripts do not count: `E40`,
  /// `E 40` and `Е40` in Cyrillic are one road.
  let isRoad: Bool
  /// The main name, other names, and the main name from each later word on.
  let names: [(key: [UInt8], kind: NameKind)]
  /// The words under which it is found in any order.
  let words: EntryWords

  init(_ groupOfEntry: FinderGroup, group: Int, position: Int) {
    let entry = groupOfEntry.entries[position]
    self.group = group
    self.position = position
    let isRoad = groupOfEntry.kind == .road
    self.isRoad = isRoad
    words = EntryWords(entry, of: groupOfEntry)
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
