import Input

/// The ids of every page and the references between them, kept small: hashes instead of strings.
struct LinkIndex: Sendable {
  /// A reference from a page to an id of another, to be looked up when all pages are known.
  struct Fragment: Sendable {
    let location: SourceLocation
    let reference: String
    let target: UInt64
  }

  private(set) var ids: Set<UInt64> = []
  private(set) var fragments: [Fragment] = []

  /// Notes that a file has an element with this id.
  mutating func add(id: String, in file: String) { ids.insert(Self.hash(file, id)) }

  /// Notes a reference to the element of another file with this id.
  mutating func add(
    reference: String, fragment: String, in file: String, at location: SourceLocation
  ) {
    fragments.append(
      Fragment(location: location, reference: reference, target: Self.hash(file, fragment)))
  }

  /// Takes in what another worker noted.
  mutating func merge(_ other: LinkIndex) {
    ids.formUnion(other.ids)
    fragments.append(contentsOf: other.fragments)
  }

  /// Reports every reference whose target no page has.
  func check(into diagnostics: inout Diagnostics) {
    for fragment in fragments where !ids.contains(fragment.target) {
      diagnostics.error(
        at: fragment.location, "link to '\(fragment.reference)': the page has no such id")
    }
  }

  private static func hash(_ file: String, _ id: String) -> UInt64 {
    var hash = FNV1a()
    hash.mix(file.utf8)
    // No path and no id holds this byte, so no two pairs run together.
    hash.mix(CollectionOfOne(0))
    hash.mix(id.utf8)
    return hash.value
  }
}
