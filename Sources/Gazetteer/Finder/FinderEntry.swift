/// A kind of thing that the finder finds, in the order in which equal scores are listed.
public enum FinderKind: String, Sendable, Hashable {
  case country, road, network, route, page, place
}

/// Something that the finder finds besides the places of the table: it has a name and a page.
public struct FinderEntry: Sendable, Hashable {
  /// Its name, as the list of answers shows it.
  public var name: String
  /// The path of its page from the root of the site.
  public var path: String
  /// Its other names.
  public var others: [String]
  /// Further words under which it is found, in any order, together with those of its names.
  public var words: [String]
  /// Its weight, on the same scale as that of places; see ``Ranking``.
  public var weight: Int

  /// An entry of a group.
  public init(
    name: String, path: String, others: [String] = [], words: [String] = [], weight: Int
  ) {
    self.name = name
    self.path = path
    self.others = others
    self.words = words
    self.weight = weight
  }
}

/// Entries of one kind whose pages lie in one folder.
public struct FinderGroup: Sendable, Hashable {
  /// The kind of all entries.
  public var kind: FinderKind
  /// Words that distinguish the entries from others with the same name, such as the title of a
  /// network; may be empty.
  public var note: String
  /// Words that may be added to those of an entry, such as the word for its kind: `country`, `road`.
  public var words: String
  /// The folder in which a page lies unless its entry says otherwise.
  public var folder: String
  /// The entries, in the order in which equal scores are listed.
  public var entries: [FinderEntry]

  /// A group of entries.
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

  /// The path that the name gives: the folder, then the folded name with hyphens for spaces.
  func path(of name: String) -> String {
    folder + String(Folding.fold(name).map { $0 == " " ? "-" : $0 }) + "/"
  }
}

/// The routes of a network that have a page.
public struct FinderRoutes: Sendable, Hashable {
  /// An end of routes.
  public struct End: Sendable, Hashable {
    /// The part of URLs that stands for it.
    public var id: String
    /// Its names, the shown one first.
    public var names: [String]

    /// An end with its names.
    public init(id: String, names: [String]) {
      self.id = id
      self.names = names
    }
  }

  /// The title of the network.
  public var note: String
  /// The title of the list of its routes.
  public var title: String
  /// The folder of the routes' pages.
  public var folder: String
  /// A Boolean value that is true if one page is for both directions.
  public var isUndirected: Bool
  /// The file with the ends of a network if all its routes begin at the first of them; `nil` for a
  /// network with a route between any two ends.
  public var data: String?
  /// The ends, in the order that decides which of two comes first in a path.
  public var ends: [End]

  /// The routes between some ends.
  public init(
    note: String, title: String, folder: String, isUndirected: Bool, data: String?, ends: [End]
  ) {
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
  /// The kind of thing.
  public var kind: FinderKind
  /// Its name.
  public var name: String
  /// Words that distinguish it from others with the same name.
  public var note: String
  /// The path of its page.
  public var path: String
  /// Its rank among all answers, places included.
  var score: Int
  /// A Boolean value that is true if the text is one of its whole names, or both ends of a route.
  var isWhole: Bool
}
