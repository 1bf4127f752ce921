import Input

/// The references from pages and texts to ids of other pages, to be looked up when all pages are
/// known.
struct LinkIndex: Sendable {
  /// A reference to an element of a file.
  struct Fragment: Sendable {
    let location: SourceLocation
    /// The template of the page, if the location is in a page.
    let template: String?
    let reference: String
    let target: Target
  }

  /// An element of a file.
  struct Target: Hashable, Sendable {
    let file: String
    let id: String

    /// The digest of the element, stored in its place to save memory.
    var digest: Digest {
      var digester = Digester()
      digester.mix(file)
      digester.mix(id)
      return digester.digest
    }
  }

  private(set) var fragments: [Fragment] = []

  /// Returns true for files whose ids are known. In any other file a fragment may be valid, as
  /// `#page=2` in a PDF.
  static func knowsIDs(of file: String) -> Bool {
    file.hasSuffix(".html") || file.hasSuffix(".svg") && SiteMap.isOwnDrawing(file)
  }

  /// Notes a reference to the element of a file with an id.
  mutating func add(
    reference: String, fragment: String, in file: String, at location: SourceLocation,
    template: String? = nil
  ) {
    guard Self.knowsIDs(of: file) else { return }
    fragments.append(
      Fragment(
        location: location, template: template, reference: reference,
        target: Target(file: file, id: fragment)))
  }

  /// Merges the notes of another worker.
  mutating func merge(_ other: LinkIndex) { fragments.append(contentsOf: other.fragments) }

  /// Reports every reference whose target no page has. A broken link in a text is reported at its
  /// place in the text, and not again for the page that shows the text.
  ///
  /// - Parameter isThere: returns true if a file has an element with the id.
  func check(_ isThere: (Target) -> Bool, into diagnostics: inout Diagnostics) {
    let missing = fragments.filter { !isThere($0.target) }
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
}
