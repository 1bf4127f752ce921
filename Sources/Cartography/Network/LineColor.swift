/// The colours of a network's links on its maps, and for the keys to them on its pages.
public enum LineColor {
  /// The contrast that lines need (WCAG 2.2, 1.4.11).
  private static let minimum = 3.0

  /// A colour as it can be seen on light land.
  static func light(_ color: String) -> String {
    RegionStyle.text(color, on: "#efe9dc", minimum: minimum)
  }

  /// A colour as it can be seen on dark land.
  static func dark(_ color: String) -> String {
    RegionStyle.text(color, on: "#262e2f", minimum: minimum)
  }

  /// The style sheet of keys, the lines of the classes `line-0`, `line-1` ...
  public static func sheet(_ colors: [String]) -> [UInt8] {
    let rules = { (shade: (String) -> String) in
      colors.enumerated().map { ".key-line.line-\($0) { stroke: \(shade($1)) }\n" }.joined()
    }
    let css = rules(light) + "@media (prefers-color-scheme: dark) {\n" + rules(dark) + "}\n"
    return Array(css.utf8)
  }
}
