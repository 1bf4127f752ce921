/// One answer of the finder.
public struct FoundPlace: Sendable, Hashable {
  /// The place's position in its table.
  public var place: Int
  /// The name that matched, as it is spelled in the data.
  public var matchedName: String
  /// The kind of name that matched.
  public var kind: NameKind
  /// Its rank among all answers.
  var score: Int
  /// A Boolean value that is true if the text is the whole name.
  var isWhole: Bool
}

/// The kind of name that a row of the index holds.
public enum NameKind: UInt8, Sendable, Hashable {
  /// The main name.
  case main = 0
  /// An alternate name.
  case alternate = 1
  /// The main name from one of its later words on.
  case innerWord = 2
}

/// The finder's answers to a text.
public struct FinderAnswers: Sendable, Hashable {
  /// Matches, best first.
  public var results: [FoundPlace]
  /// Places that may have been meant, such as those of a name with a typing error; empty if there
  /// are true matches.
  public var suggestions: [FoundPlace]

  /// A Boolean value that is true if nothing was found.
  var isEmpty: Bool { results.isEmpty && suggestions.isEmpty }
}
