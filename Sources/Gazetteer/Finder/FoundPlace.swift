/// One answer of the finder.
public struct FoundPlace: Sendable, Hashable {
  /// The position of the place in its table.
  public var place: Int
  /// The name that matched, as it is spelled in the data.
  public var matchedName: String
  /// The kind of name that matched.
  public var kind: NameKind
  var score: Int
}

/// The kind of name in a row of the index.
public enum NameKind: UInt8, Sendable, Hashable {
  /// The main name.
  case main = 0
  /// An alternate name.
  case alternate = 1
  /// The end of the main name, starting at its second word or a later one.
  case innerWord = 2
}

/// The finder's answers to a typed text.
public struct FinderAnswers: Sendable, Hashable {
  /// Matches, best first.
  public var results: [FoundPlace] = []
  /// Places that the text may mean, for example despite a typing error; empty if there are matches.
  public var suggestions: [FoundPlace] = []

  var isEmpty: Bool { results.isEmpty && suggestions.isEmpty }
}
