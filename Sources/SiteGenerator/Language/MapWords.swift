import Cartography
import Geography

/// The sentences below a map, about its borders and its peculiarities.
struct MapWords {
  let view: Worldview

  /// A map that shows more than this leaves the list to the page about borders.
  private static let most = 10

  /// The view that the borders follow, what is dashed, what is in boxes, what is left out.
  func sentences(_ notes: MapNotes) -> String {
    (["Borders follow the view “\(view.name)”."] + dashed(notes.disputes)
      + [Self.insets(notes.insets), Self.gap(notes.gap)].compactMap(\.self))
      .joined(separator: " ")
  }

  /// Returns a sentence about the insets; `nil` if there are none.
  static func insets(_ names: [String]) -> String? {
    switch names.count {
    case 0: nil
    case 1: "In a box with a scale of its own: \(names[0])."
    default: "In boxes with scales of their own: \(names.joined(separator: "; "))."
    }
  }

  /// Returns the sentences about the dashed lines; empty if there are none.
  private func dashed(_ disputes: [Dispute]) -> [String] {
    let borders = disputes.filter { $0.kind == .border }.map(\.name)
    let claims = disputes.filter { $0.kind == .claim }.map(\.name)
    guard disputes.count <= Self.most else {
      let kinds = [
        ("dashed lines are disputed", borders.count),
        ("finer dashes are limits of claims", claims.count),
      ]
      .filter { $0.1 > 0 }.map { "\($0), \(Words.count($1)) of them" }
      return [
        "\(kinds.joined(separator: "; ").capitalizedFirst). The page about borders names all."
      ]
    }
    return [
      ("Dashed lines are disputed:", borders), ("Finer dashes are limits of claims:", claims),
    ]
    .filter { !$0.1.isEmpty }.map { "\($0) \($1.joined(separator: "; "))." }
  }

  /// Returns a sentence about the land that the outlines lack at the antimeridian; `nil` if they
  /// lack none.
  private static func gap(_ gap: GeoBox?) -> String? {
    guard let gap else { return nil }
    let latitude = (gap.south + gap.north) / 2
    let width = GreatCircle.distance(
      Coordinate(latitude: latitude, longitude: gap.longitudes.west),
      Coordinate(latitude: latitude, longitude: gap.longitudes.west + gap.longitudes.width))
    return "The outlines leave out a strip of "
      + "\(Words.length(metres: Int64(width.rounded()))) at 180°: land there is missing."
  }
}
