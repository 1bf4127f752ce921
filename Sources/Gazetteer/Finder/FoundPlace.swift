/// One answer of the finder.
public struct FoundPlace: Sendable, Hashable {
  /// The place's position in its table.
  public var place: Int
  /// The name that matched, as it is spelled in the data.
  public var matchedName: String
  /// What kind of name that is.
  public var kind: NameKind
  /// Its rank among all answers.
  var score: Int
}

/// What a row of the index says about its place.
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
  /// True matches, best first.
  public var results: [FoundPlace]
  /// What may have been meant if one letter is wrong; only where there are no true matches.
  public var suggestions: [FoundPlace]
}
