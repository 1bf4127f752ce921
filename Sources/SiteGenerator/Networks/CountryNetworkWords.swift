import Gazetteer
import Input

/// What the pages of a country's network say it is.
struct CountryNetworkWords {
  let country: Country
  /// The place where the routes with a page begin.
  let start: String
  let count: Int
  let hasCapital: Bool
  /// Whether there are more places than the network takes.
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
    return "\(start) and \(more) of \(country.name), joined by \(Self.kind): no roads."
  }

  private var description: String {
    var words =
      "Two places are neighbours if no other of them lies within the circle whose diameter is the "
      + "straight line between them (the Gabriel graph, after K. R. Gabriel and R. R. Sokal, 1969). "
      + "Such lines never cross, and every place can be reached. "
    words +=
      "Left out is what is taken for a part of a larger city: a place less than 12 km from one with "
      + "at least twice its people, less than 5 km from one with as many, or less than 25 km from one "
      + "of a million or more with at least five times its people, unless that would leave fewer than "
      + "five; and a few districts by name. A line is dotted where 5 km of it, or a fifth, run across "
      + "the sea, and dashed where they run through another country: it was looked up in the outlines "
      + "at least every 2.5 km. Lakes count as land."
    if !hasCapital {
      words +=
        " The tables know no capital that lies in \(country.name), so the routes with a page begin "
        + "at its most populous place, \(start)."
    }
    return words
  }
}
