import Drawing

/// The names of the ground of a network's map, such as those of countries.
///
/// In the `quiet` file each name has an identifier, and so has each set of them. A picture that has one
/// of these as its fragment is shown without that name, or without all of that set.
enum GroundNames {
  /// The identifier of the names of a set.
  static func all(_ set: LabelSet) -> String { "\(set.rawValue)-names" }

  /// The identifier of one name of a set.
  static func one(_ set: LabelSet, _ number: Int) -> String { "\(set.rawValue)-name-\(number + 1)" }
}

extension NetworkMap {
  /// A name of the ground on a page.
  struct GroundName {
    /// The set that it belongs to, and its position there.
    let set: LabelSet
    let number: Int
    let box: Rect
  }

  /// The names of the ground that a page shows together with a set of names, if it shows the map
  /// `zoom` times as large as its frame: each name is smaller by that factor, around its own center.
  func groundNames(under set: LabelSet, zoom: Double) -> [GroundName] {
    let least = set.frameWidths.lowerBound * zoom
    let most = set.frameWidths.upperBound * zoom
    return LabelSet.ground.flatMap { base -> [GroundName] in
      let isShown = base == .narrow ? least < 700 : most >= 700
      guard isShown, let boxes = groundNames[base] else { return [] }
      let font = LabelSet.baseFontSize(width: max(least, base == .wide ? 700 : 0))
      let share = font / base.fontSize
      return boxes.enumerated().map { number, box in
        let smaller = box.insetBy(
          dx: box.width * (1 - share) / 2, dy: box.height * (1 - share) / 2)
        return GroundName(set: base, number: number, box: smaller)
      }
    }
  }

  /// The fragment for the `quiet` file that hides the names of the ground that a route covers: one name,
  /// or all of a set if the route covers several; `nil` if it covers none.
  ///
  /// A picture has only one fragment, so names for narrow pages count only if the route covers none for
  /// wide ones.
  ///
  /// - Parameters:
  ///   - links: the links of the route, by index.
  ///   - view: the part of the map that the page shows at first.
  public func fragment(hidingNamesUnder links: [Int], view: MapView?) -> String? {
    let zoom = view?.zoom ?? 1
    let lines = links.flatMap { self.links[$0] }
    for set in LabelSet.ground {
      let covered = groundNames(under: set, zoom: zoom).filter { name in
        lines.contains { !name.box.clip($0).isEmpty }
      }
      guard let first = covered.first else { continue }
      let hidden = covered.filter { $0.set == first.set }
      return hidden.count == 1
        ? GroundNames.one(first.set, first.number) : GroundNames.all(first.set)
    }
    return nil
  }
}
