import Cartography
import Drawing
import Markup

/// A map on a page: a base map that is a file of its own, and marks laid exactly over it.
struct MapFigure: TemplateModel {
  /// Path of the base map, such as `data/maps/ua.svg`.
  var path: String
  /// The base map's width in its own units, normally 1000.
  var width: Int
  /// The base map's height in the same units.
  var height: Int
  /// The text alternative to the map, such as "Map of Ukraine with its provinces".
  var alt: String
  /// Marks over the map: an `<svg class="map-overlay">` with the base map's `viewBox`; nil for none.
  var overlay: HTML?
  /// Path of lines that lie over the map, another file; `nil` for none.
  var lines: String? = nil
  /// The caption: the view of borders, the meaning of the marks, the credit; `nil` for none.
  var caption: String?
  /// The part of the map that is shown at first; nil for the whole.
  var view: MapView? = nil
  /// A Boolean value that is true if the map shows a part of the earth, in which its reader may be.
  var hasEarth = true
  /// The corner for the buttons; `nil` for the usual one.
  var tools: ToolCorner? = nil

  static let fields: [ModelField<MapFigure>] = [
    .url("path") { $0.path },
    .integer("width") { $0.width },
    .integer("height") { $0.height },
    .text("alt") { $0.alt },
    .html("overlay") { $0.overlay },
    .url("lines") { $0.lines },
    .text("caption") { $0.caption },
    .text("shape") { $0.shape },
    .text("view") { $0.view?.style },
    .text("viewLeft") { $0.number(\.minX) },
    .text("viewTop") { $0.number(\.minY) },
    .text("viewWidth") { $0.number(\.width) },
  ]

  /// A measure of the view, in the map's units.
  private func number(_ side: KeyPath<Rect, Double>) -> String? {
    let size = Size(width: Double(width), height: Double(height))
    return view.map { DecimalText.string($0.rect(on: size)[keyPath: side], decimals: 3) }
  }

  /// The classes of the map: one for its proportions, with which the style sheet keeps tall maps within
  /// the window, one that tells scripts that a map does not show the earth, and those of its buttons.
  private var shape: String {
    let ratio = height > 0 ? Double(width) / Double(height) : 1
    let shape =
      switch ratio {
      case 1.6...: "ratio-wide"
      case 1.3..<1.6: "ratio-broad"
      case 1..<1.3: "ratio-square"
      case 0.8..<1: "ratio-high"
      default: "ratio-tall"
      }
    return shape + (hasEarth ? "" : " grid-map") + (tools?.classes ?? "")
  }
}
