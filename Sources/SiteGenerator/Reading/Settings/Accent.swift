import Cartography
import Input

/// The colour that a site chooses for links and buttons, in variants for light and for dark pages.
public struct Accent: Sendable, Hashable {
  let light: String
  let dark: String

  /// The name by which the accent's rules are sorted among the parts of the style sheet. The rules
  /// come after the theme's tokens, and after a part of the theme with this name.
  static let part = "site.css/01-accent.css"

  /// The background colours behind text, as in the tokens of the standard theme.
  private static let lightGrounds = ["#fbfaf7", "#f2efe7"]
  private static let darkGrounds = ["#14181a", "#1c2225"]

  /// Accepts a colour `#rgb` or `#rrggbb`; returns `nil` for any other text.
  init?(_ text: String) {
    guard let color = HexColor(text)?.channels else { return nil }
    light = Self.readable(color, on: Self.lightGrounds, toward: 0)
    dark = Self.readable(color, on: Self.darkGrounds, toward: 255)
  }

  /// Returns the colour itself if text in this colour is readable. Otherwise returns the nearest
  /// readable colour towards black or white.
  private static func readable(_ color: [Int], on grounds: [String], toward end: Int) -> String {
    let steps = 64
    for step in 0..<steps {
      let channels = color.map { ($0 * (steps - step) + end * step + steps / 2) / steps }
      let mixed = HexColor(channels: channels).text
      let contrasts = grounds.map { Contrast.ratio(mixed, $0) ?? 0 }
      if contrasts.allSatisfy({ $0 >= Contrast.minimum }) { return mixed }
    }
    return HexColor(channels: [end, end, end]).text
  }

  var sheet: [UInt8] {
    Array(
      """
      :root { --link: \(light); }
      @media screen and (prefers-color-scheme: dark) { :root { --link: \(dark); } }

      """.utf8)
  }
}

extension Accent {
  /// Reads a setting such as `accent: "#0a7d6b"`. Reports a text that is not a colour.
  static func read(_ file: YAMLNode, into diagnostics: inout Diagnostics) -> Accent? {
    // Without quotes, '#' begins a comment, so the value is null.
    guard let node = file["accent"] else { return nil }
    if let accent = node.string.flatMap(Accent.init) { return accent }
    diagnostics.error(
      at: node.location,
      "accent: \(node.string.map { "'\($0)'" } ?? node.kindInWords) where a colour is expected",
      hint: node.string == nil
        ? "write it in quotes, as in accent: \"#0a7d6b\""
        : "write # and three or six hexadecimal digits, as in \"#0a7d6b\"")
    return nil
  }
}
