/// The paint of a shape's fill or stroke.
public enum Paint: Hashable, Sendable {
  /// The colour of the text around the drawing.
  case currentColor
  /// A CSS colour, such as `#c2410c`.
  case color(String)
  /// A CSS custom property, named without its leading dashes, with a fallback colour.
  case property(String, fallback: String)

  var css: String {
    switch self {
    case .currentColor: "currentColor"
    case .color(let color): color
    case .property(let name, let fallback): "var(--\(name),\(fallback))"
    }
  }
}
