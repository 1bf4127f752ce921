import Input

/// The references to ids in pages and texts, such as `../#routes`. They are checked after all pages
/// have been made.
struct LinkIndex: Sendable {
  struct Fragment: Sendable {
    let location: SourceLocation
    /// The template of the page that has the reference; `nil` if the reference is in a text.
    let template: String?
    let reference: String
    let target: Target
  }

  struct Target: Hashable, Sendable {
    let file: String
    let id: String

    /// A digest that is stored instead of the file and the id, to save memory.
    var digest: Digest {
      var digester = Digester()
      digester.mix(file)
      digester.mix(id)
      return digester.digest
    }
  }

  private(set) var fragments: [Fragment] = []
  /// The files that are missing or not well-formed. Their ids are not known.
  private var broken: Set<String> = []

  /// Returns true if the build knows all ids in a file. This is the case for pages, and for
  /// drawings that the build makes or checks. In other files, any fragment can be valid, such as
  /// `#page=2` in a PDF.
  static func knowsIDs(of file: String) -> Bool {
    file.hasSuffix(".html") || file.hasSuffix(".svg") && SiteMap.isOwnDrawing(file)
  }

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

  /// Records that a file is missing or not well-formed, so that references to its ids are not
  /// checked.
  mutating func add(broken file: String) { broken.insert(file) }

  mutating func merge(_ other: LinkIndex) {
    fragments.append(contentsOf: other.fragments)
    broken.formUnion(other.broken)
  }

  /// Reports every reference whose target does not exist. A broken link in a text is reported only
  /// once, at its location in the text, and not for the page that shows the text.
  func check(_ isThere: (Target) -> Bool, into diagnostics: inout Diagnostics) {
    let missing = fragments.filter { !broken.contains($0.target.file) && !isThere($0.target) }
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
