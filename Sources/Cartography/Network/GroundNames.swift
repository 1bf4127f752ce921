import Drawing

/// The identifiers, in a network's `quiet` file, of the base map's own names, such as the names of
/// countries. A URL fragment with one of these identifiers hides one name, or all names of a label
/// set.
enum GroundNames {
  static func all(_ set: LabelSet) -> String { "\(set.rawValue)-names" }

  static func one(_ set: LabelSet, _ number: Int) -> String { "\(set.rawValue)-name-\(number + 1)" }
}

extension NetworkMap {
  struct GroundName {
    let set: LabelSet
    /// The index of the name in its set.
    let number: Int
    /// The bounding box in user units.
    let box: Rect
  }

  /// Returns the base map's own names that are visible when a label set is shown. Names are smaller
  /// on a page that magnifies the map `zoom` times, so each box shrinks around its centre.
  func groundNames(under set: LabelSet, zoom: Double) -> [GroundName] {
    let least = set.frameWidths.lowerBound * zoom
    let most = set.frameWidths.upperBound * zoom
    return LabelSet.ground.flatMap { base -> [GroundName] in
      let isShown = base == .narrow ? least < 700 : most > 700
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

  /// Returns the URL fragment that makes the `quiet` file hide the base map's names under a route
  /// and its ends; `nil` if the route covers no name.
  ///
  /// A URL has only one fragment, so either one name or a whole set is hidden. Names for narrow
  /// pages are hidden only if the route covers no name for wide pages.
  public func fragment(hidingNamesUnder links: [Int], ends: [Int], view: MapView?) -> String? {
    let zoom = view?.zoom ?? 1
    let lines = links.flatMap { self.links[$0] }
    for set in LabelSet.ground {
      // The marks of the ends are triangles and squares of about 18 px.
      let radius = 9 * set.factor / zoom
      let marks = ends.map { Rect(around: points[$0], radius: radius) }
      let covered = groundNames(under: set, zoom: zoom).filter { name in
        marks.contains(where: name.box.intersects) || lines.contains { !name.box.clip($0).isEmpty }
      }
      guard let first = covered.first else { continue }
      let hidden = covered.filter { $0.set == first.set }
      return hidden.count == 1
        ? GroundNames.one(first.set, first.number) : GroundNames.all(first.set)
    }
    return nil
  }
}
