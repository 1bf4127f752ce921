/// Decides what a border divides, under a worldview.
struct BorderJudge {
  private let owners: [String?]
  private let ids: [Int]
  /// For every side that a dashed border names, the sides opposite.
  private var opposites: [DashedBorder.Side: Set<DashedBorder.Side>] = [:]

  init(features: [OutlineFeature], owners: [String?], worldview: Worldview) {
    self.owners = owners
    ids = features.map(\.id)
    for border in worldview.dashed {
      opposites[border.first, default: []].insert(border.second)
      opposites[border.second, default: []].insert(border.first)
    }
  }

  /// The kind of an arc between two areas; -1 is sea.
  func kind(left: Int32, right: Int32) -> OutlineArc.Kind {
    guard left >= 0, right >= 0 else { return .coast }
    let a = Int(left)
    let b = Int(right)
    if isDisputed(a, b) { return .disputed }
    guard let first = owners[a], let second = owners[b] else {
      return a == b ? .province : .country
    }
    return first == second ? .province : .country
  }

  private func isDisputed(_ a: Int, _ b: Int) -> Bool {
    guard !opposites.isEmpty, a != b else { return false }
    let second = sides(of: b)
    return sides(of: a).contains { side in
      guard let facing = opposites[side] else { return false }
      return second.contains { facing.contains($0) && $0 != side }
    }
  }

  private func sides(of area: Int) -> [DashedBorder.Side] {
    let province = DashedBorder.Side.province(ids[area])
    return owners[area].map { [province, .country($0)] } ?? [province]
  }
}
