import Gazetteer
import Input

/// The title and the descriptions of a network derived for a country.
struct CountryNetworkWords {
  let country: Country
  /// The place where the routes with a page begin.
  let start: String
  let count: Int
  let hasCapital: Bool
  /// A Boolean value that is true if the country has more places than the network takes.
  let isLimited: Bool

  /// The name of all such networks.
  static let kind = "straight lines between neighbouring cities"
  /// The data sets that they are derived from.
  static let sources = [Credit.places, Credit.outlines]

  var title: String { "\(country.name): \(Self.kind)" }

  func settings(
    modes: [NetworkSettings.Mode], sources: [String], location: SourceLocation
  ) -> NetworkSettings {
    NetworkSettings(
      title: title, summary: summary, description: description, unit: .km,
      measures: [],
      costNote: "Derived, and no roads: \(Self.kind). Lengths are great circles.",
      modes: modes, labels: nil, ground: .earth, tolerance: nil,
      connectors: .init(mode: 0, reach: NetworkSettings.Connectors.reach), closed: [], regions: [],
      game: nil,
      exports: nil,
      sources: sources.map { (heading: $0, location: location) }, outlineLocation: location)
  }

  private var summary: String {
    let others = count - 1
    let more =
      isLimited
      ? "the \(Words.count(others)) most populous other places"
      : others == 1 ? "one other place" : "\(Words.count(others)) other places"
    return "\(start) and \(more) of \(country.nameInText), joined by \(Self.kind): no roads."
  }

  private var description: String {
    var words =
      "Two places are neighbours if no other of them lies within the circle whose diameter is the "
      + "straight line between them (the Gabriel graph, after K. R. Gabriel and R. R. Sokal, 1969). "
      + "Such lines never cross, and every place can be reached. "
    words +=
      "Parts of larger cities are left out: a place less than 12 km from one with at least twice its "
      + "people, or less than 5 km from one with as many. So is a place less than 25 km from a city "
      + "of a million with five times its people, unless fewer than five would remain, and so are a "
      + "few districts by name. A line is dotted if 5 km of it, or a fifth, cross the sea, and dashed "
      + "if they cross another country. Lines are compared with the outlines at least every 2.5 km; "
      + "lakes count as land."
    if !hasCapital {
      words +=
        " The tables know no capital that lies in \(country.nameInText), so the routes with a page begin "
        + "at its most populous place, \(start)."
    }
    return words
  }
}
