import Geography
import Input

/// The source of a link: a row of `links.csv`, or a feature of `links.geojson`.
protocol LinkRow {
  var location: SourceLocation { get }

  /// Returns the location of a field, or the row's own location if the row has no such field.
  func location(_ name: String) -> SourceLocation

  /// Returns the text of a field; `nil` if the field is empty.
  func text(_ name: String) -> String?

  /// Returns the text of a field. If the field is empty, reports an error and returns `nil`.
  func required(_ name: String, into diagnostics: inout Diagnostics) -> String?
}

extension CSVRow: LinkRow {}

struct LinkFeature: LinkRow {
  let location: SourceLocation
  let lineLocation: SourceLocation
  /// At least two points.
  let points: [Coordinate]
  /// The properties that are not empty.
  let fields: [String: LocatedText]

  func location(_ name: String) -> SourceLocation { fields[name]?.location ?? location }

  func text(_ name: String) -> String? { fields[name]?.text }

  func required(_ name: String, into diagnostics: inout Diagnostics) -> String? {
    if let text = text(name) { return text }
    diagnostics.error(
      at: location, "the link has no '\(name)'",
      hint: "add it to the properties of the feature")
    return nil
  }
}
