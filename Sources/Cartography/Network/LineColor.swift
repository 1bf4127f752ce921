/// The colours of a network's links on its maps and in the legends of its pages.
public enum LineColor {
  /// The minimum contrast of lines (WCAG 2.2, 1.4.11).
  private static let minimum = 3.0

  /// Returns the style sheet for legends, with the rules for the classes `line-0`, `line-1` and so
  /// on.
  public static func sheet(_ colors: [String]) -> [UInt8] {
    colors.isEmpty ? [] : Array((rules(colors, of: ".key-line") + "\n").utf8)
  }

  /// Returns the rules for the classes `line-0`, `line-1` and so on. Each colour is adjusted to be
  /// visible on light and on dark land.
  ///
  /// - Parameter elements: a selector for the elements; an empty selector stands for all elements.
  static func rules(_ colors: [String], of elements: String = "") -> String {
    let rules = { (land: String) in
      colors.enumerated().filter { RegionStyle.isColor($0.element) }.map { index, color in
        let shade = RegionStyle.text(color, on: land, minimum: minimum)
        return "\(elements).line-\(index){stroke:\(shade)}"
      }.joined()
    }
    return rules("#efe9dc") + "@media(prefers-color-scheme:dark){" + rules("#262e2f") + "}"
  }
}
