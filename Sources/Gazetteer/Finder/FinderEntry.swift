/// The kind of an answer.
public enum FinderKind: String, Sendable, Hashable {
  case country, road, network, route, page, place
}

/// An answer of the finder that is not a place of the place table. It has a name and a page.
public struct FinderEntry: Sendable, Hashable {
  /// The name that the list of answers shows.
  public var name: String
  /// If the name is that of a country, the country's two-letter code and, if known, its
  /// three-letter code; otherwise empty.
  public var codes: [String]
  /// The path of the entry's page from the root of the site.
  public var path: String
  /// The other names of the entry.
  public var others: [String]
  /// The names of the entry in other languages. They find the entry if a typed text equals one of
  /// them and is not the whole name of another entry.
  public var foreign: [String]
  /// Further words that find the entry, in any order and together with the words of its names.
  public var words: [String]
  /// The folded rare words of the page's text. They find the entry if a typed text matches no name.
  public var rareWords: [String]
  /// The weight, on the same scale as the weights of places; see ``Ranking``.
  public var weight: Int

  /// Makes an entry of a group.
  public init(
    name: String, codes: [String] = [], path: String, others: [String] = [],
    foreign: [String] = [], words: [String] = [], rareWords: [String] = [], weight: Int
  ) {
    self.name = name
    self.codes = codes
    self.path = path
    self.others = others
    self.foreign = foreign
    self.words = words
    self.rareWords = rareWords
    self.weight = weight
  }

  var isNameOnly: Bool { rareWords.isEmpty && EntryWords.text(of: self).isEmpty }
}

/// Entries of one kind whose pages are in one folder.
public struct FinderGroup: Sendable, Hashable {
  /// The kind of all entries.
  public var kind: FinderKind
  /// A text that distinguishes entries with the same name, such as a network's title; may be empty.
  public var note: String
  /// Words that people may add to the words of an entry, such as `country` or `road`.
  public var words: String
  /// The default folder of the entries' pages.
  public var folder: String
  /// The entries. Answers with equal scores are listed in this order.
  public var entries: [FinderEntry]

  /// Makes a group of entries.
  public init(
    kind: FinderKind, note: String = "", words: String = "", folder: String = "",
    entries: [FinderEntry]
  ) {
    self.kind = kind
    self.note = note
    self.words = words
    self.folder = folder
    self.entries = entries
  }

  /// Returns the default path for a name: the folder, then the folded name with hyphens for spaces.
  func path(of name: String) -> String { folder + Self.slug(name) + "/" }

  static func slug(_ name: String) -> String {
    String(Folding.fold(name).map { $0 == " " ? "-" : $0 })
  }
}

/// The routes of a network. Routes between its ``ends`` have pages; routes to or from its
/// ``others`` have none.
public struct FinderRoutes: Sendable, Hashable {
  /// A place where routes start or end.
  public struct End: Sendable, Hashable {
    /// The id of the end in URLs.
    public var id: String
    /// The names of the end; the first name is shown.
    public var names: [String]

    /// Makes an end with its names.
    public init(id: String, names: [String]) {
      self.id = id
      self.names = names
    }
  }

  /// The title of the network.
  public var note: String
  /// The title of the list of the network's routes.
  public var title: String
  /// The folder of the routes' pages.
  public var folder: String
  /// A Boolean value that is true if one page covers both directions of a route.
  public var isUndirected: Bool
  /// The file with all ends except the first, if all routes of the network start at the first end;
  /// `nil` if every pair of ends has a route.
  public var data: String?
  /// The ends. If a page covers both directions, the end that is earlier in this list comes first
  /// in the page's path.
  public var ends: [End]
  /// The page with the planner of the network.
  public var planner: String
  /// The places whose routes have no page. The planner of the network finds these routes.
  public var others: [End]

  /// Makes the routes between the given ends.
  public init(
    note: String, title: String, folder: String, isUndirected: Bool, data: String?, ends: [End],
    planner: String = "", others: [End] = []
  ) {
    self.planner = planner
    self.others = others
    self.note = note
    self.title = title
    self.folder = folder
    self.isUndirected = isUndirected
    self.data = data
    self.ends = ends
  }
}

/// An entry or a route that matches a text.
public struct FoundEntry: Sendable, Hashable {
  /// The kind of the entry or route.
  public var kind: FinderKind
  /// The name of the entry or route.
  public var name: String
  /// A text that distinguishes the answer from other answers with the same name.
  public var note: String
  /// The path of the page.
  public var path: String
  var score: Int
  /// A Boolean value that is true if the text is a whole name, or names both ends of a route in
  /// full.
  var isWhole: Bool
}
