/// The ids that the templates of a page write. An id that ends with a value is represented by the
/// prefix before the value. No other id of the page may equal a reserved id or begin with a
/// reserved prefix.
public struct ReservedIDs: Sendable, Equatable {
  /// The ids that contain no value.
  public internal(set) var fixed: Set<String> = []
  /// The prefixes of the ids that end with a value, such as `network-`.
  public internal(set) var prefixes: Set<String> = []

  /// The prefix that is added to a heading's id if the id is reserved or begins with a digit.
  /// Templates may not use this prefix.
  public static let headings = "section-"

  /// Makes an empty set of ids.
  public init() {}

  /// The union of these ids and other ids.
  public func union(_ other: ReservedIDs) -> ReservedIDs {
    var all = self
    all.fixed.formUnion(other.fixed)
    all.prefixes.formUnion(other.prefixes)
    return all
  }

  /// Returns true if an id is one of these ids, begins with one of the prefixes, or is an id that a
  /// script can make for an entry of a list. A script appends a hyphen and a number to the id of
  /// the list.
  public func contains(_ id: String) -> Bool {
    if prefixes.contains(where: { id.hasPrefix($0) }) { return true }
    let end = id.utf8.lastIndex { !(0x30...0x39).contains($0) }
    let list = end.flatMap { id.utf8[$0] == UInt8(ascii: "-") ? id[..<$0] : nil }
    return fixed.contains(id) || list.map { fixed.contains(String($0)) } == true
  }
}
