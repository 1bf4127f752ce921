import Geography
import Input

/// The names of the properties that hold an outline's code, name and id, and the source of the
/// outlines. `site.yml` can set them for data that differ from Natural Earth, as in
/// `outlines: {code: COUNTRY, source: Our survey}`.
struct OutlineSettings: Sendable {
  /// The names in `site.yml`, followed by the default names.
  private(set) var names = OutlineNames()
  private var chosen: [LocatedText] = []
  /// The heading in `SOURCES.md` that names the source of the outlines.
  private(set) var source: LocatedText?

  init(_ node: YAMLNode?, into diagnostics: inout Diagnostics) {
    guard let node, node.checkKeys(.siteOutlines, into: &diagnostics) else { return }
    let paths: [(key: String, path: WritableKeyPath<OutlineNames, [String]>)] = [
      ("code", \.code), ("name", \.name), ("id", \.id),
    ]
    for (key, path) in paths {
      guard let text = node.text(key, into: &diagnostics) else { continue }
      names[keyPath: path].insert(text, at: 0)
      chosen.append(LocatedText(text: text, location: node.location(key)))
    }
    source = node.text("source", into: &diagnostics).map {
      LocatedText(text: $0, location: node.location("source"))
    }
  }

  /// Returns the source of the outlines. By default, this is Natural Earth if it is among the
  /// headings of `SOURCES.md`; otherwise, `nil`.
  func source(among headings: [String]) -> String? {
    source?.text ?? headings.first { $0 == Credit.outlines }
  }

  /// A Boolean value that is true if the outlines have a source of their own. The author then wants
  /// to see their full detail, even on a map of a few kilometres.
  var areDetailed: Bool { source.map { $0.text != Credit.outlines } ?? false }

  /// Reports names of properties that no outline has.
  func check(_ outlines: OutlineCollection, into diagnostics: inout Diagnostics) {
    guard !chosen.isEmpty, !outlines.features.isEmpty else { return }
    let known = outlines.propertyNames
    let folded = Set(known.map { $0.lowercased() })
    for name in chosen where !folded.contains(name.text.lowercased()) {
      diagnostics.error(
        at: name.location, "no outline has the property '\(name.text)'",
        hint: Suggestion.hint(for: name.text, among: known.sorted())
          ?? "use a property of the features in countries/*.geojson")
    }
  }
}
