import Drawing

/// The words on a map, in the map's language.
public struct ScaleWords: Sendable {
  /// The symbol for kilometres.
  public var kilometres = "km"
  /// The symbol for metres.
  public var metres = "m"
  /// The separator between groups of three digits.
  public var group = ","
  /// The names of the poles.
  public var poles = (north: "North Pole", south: "South Pole")
  /// A function that names a part of a province, given the name of the province.
  public var part: @Sendable (String) -> String = { $0 }
  /// A function that joins the names of several provinces into one name.
  public var list: @Sendable ([String]) -> String = { $0.joined(separator: ", ") }

  /// Makes the English words.
  public init() {}
}

struct ScaleBar {
  /// The length of the bar in user units.
  let length: Double
  /// The length as text, such as `200 km`.
  let label: String

  /// Makes the longest bar that fits a width and stands for 1, 2 or 5 metres times a power of ten.
  /// `nil` if the scale is not finite, or if the width covers less than a millimetre.
  init?(metresPerUnit: Double, longest: Double, words: ScaleWords = ScaleWords()) {
    let ground = metresPerUnit * longest
    guard ground.isFinite, ground > 1e-3 else { return nil }
    var power = 1.0
    while power * 10 <= ground { power *= 10 }
    while power > ground { power /= 10 }
    let metres = [5, 2, 1].map { $0 * power }.first { $0 <= ground } ?? power
    length = metres / metresPerUnit
    label =
      metres >= 1_000_000
      ? "\(DecimalText.string(metres / 1_000_000, decimals: 0))\(words.group)000 \(words.kilometres)"
      : metres >= 1000
        ? "\(DecimalText.string(metres / 1000, decimals: 0)) \(words.kilometres)"
        : "\(DecimalText.string(metres, decimals: 3)) \(words.metres)"
  }

  /// Writes the bar with its left end at a point. `unit` is one divided by the magnification of the
  /// map, and scales the height of the bar and the distance to its text.
  func write(
    at origin: Point, isCentered: Bool = true, unit: Double = 1, into svg: inout SVG
  ) {
    let line = [
      origin.offset(x: 0, y: -6 * unit), origin, origin.offset(x: length, y: 0),
      origin.offset(x: length, y: -6 * unit),
    ]
    svg.path(PathData(pieces: [line]), ["class": "scale"])
    svg.element(
      "text",
      [
        "class": "measure", "x": .number(isCentered ? origin.x + length / 2 : origin.x),
        "y": .number(origin.y - 9 * unit), "text-anchor": isCentered ? "middle" : .none,
      ], text: label)
  }

  /// Returns the bounding box of the bar and its text, with a margin.
  func box(at origin: Point, fontSize: Double, unit: Double = 1) -> Rect {
    let width = max(TextWidth.of(label, size: fontSize), length)
    return Rect(
      x: origin.x + (length - width) / 2 - 4 * unit, y: origin.y - fontSize - 12 * unit,
      width: width + 8 * unit, height: fontSize + 18 * unit)
  }
}
