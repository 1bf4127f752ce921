struct BorderJudge {
  private let owners: [String?]
  private let ids: [Int]
  private let kinds: [Dispute.Kind]
  /// `opposites[a]?[b]` is the index of the first dispute with a border between `a` and `b`.
  private var opposites: [DashedBorder.Side: [DashedBorder.Side: Int]] = [:]

  init(features: [OutlineFeature], owners: [String?], worldview: Worldview) {
    self.owners = owners
    ids = features.map(\.id)
    kinds = worldview.disputes.map(\.kind)
    for (number, dispute) in worldview.disputes.enumerated() {
      for border in dispute.borders {
        for (side, other) in [(border.first, border.second), (border.second, border.first)]
        where opposites[side]?[other] == nil {
          opposites[side, default: [:]][other] = number
        }
      }
    }
  }

  /// Returns the kind of the arc between two areas, and the index of its dispute if the kind is
  /// `disputed` or `claimed`. The area -1 means sea.
  func judgement(left: Int32, right: Int32) -> (kind: OutlineArc.Kind, dispute: Int?) {
    guard left >= 0, right >= 0 else { return (.coast, nil) }
    let a = Int(left)
    let b = Int(right)
    if let dispute = dispute(a, b) {
      return (kinds[dispute] == .border ? .disputed : .claimed, dispute)
    }
    guard let first = owners[a], let second = owners[b] else {
      return (a == b ? .province : .country, nil)
    }
    return (first == second ? .province : .country, nil)
  }

  private func dispute(_ a: Int, _ b: Int) -> Int? {
    guard !opposites.isEmpty, a != b else { return nil }
    let second = sides(of: b)
    return sides(of: a).flatMap { side -> [Int] in
      guard let facing = opposites[side] else { return [] }
      return second.compactMap { $0 == side ? nil : facing[$0] }
    }.min()
  }

  private func sides(of area: Int) -> [DashedBorder.Side] {
    let province = DashedBorder.Side.province(ids[area])
    return owners[area].map { [province, .country($0)] } ?? [province]
  }
}
