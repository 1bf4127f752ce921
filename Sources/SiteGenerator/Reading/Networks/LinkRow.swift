import Geography
import Input

/// The source of a link: a row of `links.csv`, or a feature of `links.geojson`.
protocol LinkRow {
  /// The start of the row.
  var location: SourceLocation { get }

  /// The location of a field; the row's, if there is no such field.
  func location(_ name: String) -> SourceLocation

  /// The text of a field if it is not empty.
  func text(_ name: String) -> String?

  /// The text of a field that must not be empty; an empty one is reported.
  func required(_ name: String, into diagnostics: inout Diagnostics) -> String?
}

extension CSVRow: LinkRow {}

/// A feature of `links.geojson`: the line of a link, and its properties.
struct LinkFeature: LinkRow {
  let location: SourceLocation
  /// The location of its coordinates.
  let lineLocation: SourceLocation
  /// The points of its line, at least two that differ.
  let points: [Coordinate]
  private let fields: [String: Field]

  /// A property that has a text.
  struct Field {
    let text: String
    let location: SourceLocation
  }

  init(
    location: SourceLocation, lineLocation: SourceLocation, points: [Coordinate],
    fields: [String: Field]
  ) {
    self.location = location
    self.lineLocation = lineLocation
    self.points = points
    self.fields = fields
  }

  func location(_ name: String) -> SourceLocation { fields[name]?.location ?? location }

  func text(_ name: String) -> String? { fields[name]?.text }

  func required(_ name: String, into diagnostics: inout Diagnostics) -> String? {
    if let text = text(name) { return text }
    diagnostics.error(
      at: location, "the link has no '\(name)'",
      hint: "write it among the properties of the feature")
    return nil
  }
}
