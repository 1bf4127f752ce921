/// The style sheet with the colours of a network's regions, for the pages of the network.
///
/// Each region's class sets three properties. `--region` is the region's colour, and `--region-ink`
/// is the text colour on a background of the region's colour. `--region-text` is a shade of the
/// region's colour that is legible as text on the page.
public enum RegionStyle {
  /// Returns the style sheet of regions.
  public static func sheet(_ regions: [NetworkDrawing.Region]) -> [UInt8] {
    guard !regions.isEmpty else { return [] }
    var css = ""
    for region in regions {
      css += rule(region.id, region.color, ink: RegionInk.light, paper: RegionInk.light)
    }
    css += "@media (prefers-color-scheme: dark) {\n"
    for region in regions {
      css += rule(region.id, region.darkColor, ink: RegionInk.dark, paper: RegionInk.dark)
    }
    return Array((css + "}\n").utf8)
  }

  /// Returns the rule for a region. The rule sets every property, so no property is inherited from
  /// the other colour scheme.
  private static func rule(_ id: String, _ color: String, ink: String, paper: String) -> String {
    ".region-\(id) { --region: \(color); --region-ink: \(RegionInk.ink(ink, on: color)); "
      + "--region-text: \(text(color, on: paper)) }\n"
  }

  /// Returns the colour itself if text in this colour is legible on the background. Otherwise
  /// returns the first legible shade towards black, or towards white on a dark background.
  static func text(
    _ color: String, on paper: String, minimum: Double = Contrast.minimum
  ) -> String {
    guard let contrast = Contrast.ratio(color, paper), contrast < minimum,
      let end = Contrast.ratio(paper, "#000000"),
      let number = Int(color.dropFirst(), radix: 16)
    else { return color }
    let target = end > minimum ? 0 : 255
    for step in 1..<shadeCount {
      let shade = [number >> 16, number >> 8, number].map { channel in
        let value = channel & 0xFF
        return value + (target - value) * step / shadeCount
      }
      let text = "#" + shade.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      if let ratio = Contrast.ratio(text, paper), ratio >= minimum { return text }
    }
    return target == 0 ? "#000000" : "#ffffff"
  }

  private static let shadeCount = 32

  /// Returns true for `#` followed by at most eight hexadecimal digits, which are safe in a style
  /// sheet.
  static func isColor(_ text: String) -> Bool {
    text.hasPrefix("#") && text.utf8.count <= 9
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
