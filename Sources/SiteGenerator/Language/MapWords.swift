import Cartography
import Geography

/// Writes the sentences below a map. They say whose view of borders the map shows, and explain
/// dashed lines, insets and missing land.
struct MapWords {
  let view: Worldview
  let words: PageWords

  /// The maximum number of dashed lines that are named. If a map has more, a sentence gives their
  /// number and refers to the page about borders.
  private static let most = 10

  func sentences(_ notes: MapNotes) -> String {
    ((view.isAsInData ? [] : [words("mapText.view", ["view": view.name])])
      + dashed(notes.disputes) + [insets(notes.insets), gap(notes.gap)].compactMap(\.self))
      .joined(separator: " ")
  }

  func insets(_ names: [String]) -> String? {
    switch names.count {
    case 0: nil
    case 1: words("mapText.inset", ["name": names[0]])
    default: words("mapText.insets", ["names": names.joined(separator: "; ")])
    }
  }

  private func dashed(_ disputes: [Dispute]) -> [String] {
    let borders = disputes.filter { $0.kind == .border }.map(\.name)
    let claims = disputes.filter { $0.kind == .claim }.map(\.name)
    guard disputes.count <= Self.most else {
      let kinds = [
        borders.isEmpty ? nil : words("mapText.disputedCount", count: borders.count),
        claims.isEmpty ? nil : words("mapText.claimsCount", count: claims.count),
      ].compactMap(\.self)
      return [
        words(
          "mapText.manyDisputes", ["kinds": kinds.joined(separator: "; ").capitalizedFirst])
      ]
    }
    return [
      borders.isEmpty
        ? nil : words("mapText.disputed", ["names": borders.joined(separator: "; ")]),
      claims.isEmpty ? nil : words("mapText.claims", ["names": claims.joined(separator: "; ")]),
    ].compactMap(\.self)
  }

  /// Returns a sentence about the strip of land that the outlines lack at the antimeridian.
  private func gap(_ gap: GeoBox?) -> String? {
    guard let gap else { return nil }
    let latitude = (gap.south + gap.north) / 2
    let width = GreatCircle.distance(
      Coordinate(latitude: latitude, longitude: gap.longitudes.west),
      Coordinate(latitude: latitude, longitude: gap.longitudes.west + gap.longitudes.width))
    return words("mapText.gap", ["width": words.length(metres: Int64(width.rounded()))])
  }
}

extension PageWords {
  /// Returns a map's caption: the sentences, followed by the source of the outlines if it is known.
  /// Returns `nil` if there is nothing to say.
  func caption(_ sentences: String?..., outlines source: String?) -> String? {
    let outlines = source.map { self("mapText.outlines", ["source": $0]) }
    let all = (sentences + [outlines]).compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " ")
  }
}
