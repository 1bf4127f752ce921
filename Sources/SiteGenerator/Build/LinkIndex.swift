import Input

/// The ids of every page and the references between them, kept small: hashes instead of strings.
struct LinkIndex: Sendable {
  /// A reference from a page to an id of another, to be looked up when all pages are known.
  struct Fragment: Sendable {
    let location: SourceLocation
    /// The template of the page, if the location is in a page.
    let template: String?
    let reference: String
    let target: UInt64
  }

  private(set) var ids: Set<UInt64> = []
  private(set) var fragments: [Fragment] = []

  /// Notes that a file has an element with this id.
  mutating func add(id: String, in file: String) { ids.insert(Self.hash(file, id)) }

  /// Notes a reference to the element of another file with this id.
  mutating func add(
    reference: String, fragment: String, in file: String, at location: SourceLocation,
    template: String? = nil
  ) {
    fragments.append(
      Fragment(
        location: location, template: template, reference: reference,
        target: Self.hash(file, fragment)))
  }

  /// Takes in what another worker noted.
  mutating func merge(_ other: LinkIndex) {
    ids.formUnion(other.ids)
    fragments.append(contentsOf: other.fragments)
  }

  /// Reports every reference whose target no page has. What a text's link got wrong is reported where
  /// it was written, and not once more on the page that shows the text.
  func check(into diagnostics: inout Diagnostics) {
    let missing = fragments.filter { !ids.contains($0.target) }
    let written = Set(missing.filter { $0.template == nil }.map(\.target))
    var faults = PageFaults()
    for fragment in missing {
      let message = "link to '\(fragment.reference)': the page has no such id"
      guard let template = fragment.template else {
        diagnostics.error(at: fragment.location, message)
        continue
      }
      guard !written.contains(fragment.target) else { continue }
      faults.add(
        Diagnostic(.error, at: SourceLocation(path: template), message), on: fragment.location)
    }
    faults.report(into: &diagnostics)
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
