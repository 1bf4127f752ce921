/// Ids that the templates of a page write: whole ones, and the beginnings of those that end with a
/// value. No other id of the page may be one of them.
public struct ReservedIDs: Sendable, Equatable {
  /// The ids that a template writes out.
  public private(set) var fixed: Set<String> = []
  /// The text before the value in the others, such as `network-`.
  public private(set) var prefixes: Set<String> = []

  /// The beginning of the ids of headings whose own words are reserved. Templates may not use it.
  public static let headings = "section-"

  /// No ids.
  public init() {}

  mutating func insert(fixed id: String) { fixed.insert(id) }
  mutating func insert(prefix: String) { prefixes.insert(prefix) }

  /// The union of these ids and others.
  public func union(_ other: ReservedIDs) -> ReservedIDs {
    var all = self
    all.fixed.formUnion(other.fixed)
    all.prefixes.formUnion(other.prefixes)
    return all
  }

  /// Returns true if an id may be one of them, or one that a script gives to an entry of a list: the
  /// list's id and a number.
  public func contains(_ id: String) -> Bool {
    if prefixes.contains(where: { id.hasPrefix($0) }) { return true }
    let end = id.utf8.lastIndex { !(0x30...0x39).contains($0) }
    let list = end.flatMap { id.utf8[$0] == UInt8(ascii: "-") ? id[..<$0] : nil }
    return fixed.contains(id) || list.map { fixed.contains(String($0)) } == true
  }
}
