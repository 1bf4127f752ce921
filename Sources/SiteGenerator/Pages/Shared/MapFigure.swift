import Cartography
import Drawing
import Markup

/// A map on a page: a base map in a file, with an overlay of the same size.
struct MapFigure: TemplateModel {
  /// The path of the base map, such as `data/maps/ua.svg`.
  var path: String
  /// The base map's width in its own units, normally 1000.
  var width: Int
  /// The base map's height in the same units.
  var height: Int
  /// The text alternative, such as "Map of Ukraine with its provinces".
  var alt: String
  /// An `<svg class="map-overlay">` with the base map's `viewBox`.
  var overlay: HTML?
  /// The path of a file with lines that are drawn over the base map.
  var lines: String? = nil
  /// The caption. It explains borders and symbols, and credits the sources.
  var caption: String?
  /// The part of the map that is initially shown; `nil` for the whole map.
  var view: MapView? = nil
  /// A Boolean value that is true if the map shows a part of the earth. Only such a map can show
  /// the reader's position.
  var hasEarth = true
  /// The corner with the map's buttons; `nil` for the default corner.
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

  private func number(_ side: KeyPath<Rect, Double>) -> String? {
    let size = Size(width: Double(width), height: Double(height))
    return view.map { DecimalText.string($0.rect(on: size)[keyPath: side], decimals: 3) }
  }

  /// The classes of the map. The first class gives the proportions, so that the style sheet can
  /// keep tall maps within the window. The class `grid-map` tells scripts that the map does not
  /// show the earth.
  private var shape: String {
    let ratio = height > 0 ? Double(width) / Double(height) : 1
    let shape =
      switch ratio {
      // Maps of this shape, such as those of game boards, are as wide as a page allows, so that all
      // names fit.
      case 1.44...: "ratio-wide"
      case 1.3..<1.44: "ratio-broad"
      case 1..<1.3: "ratio-square"
      case 0.8..<1: "ratio-high"
      default: "ratio-tall"
      }
    return shape + (hasEarth ? "" : " grid-map") + (tools?.rawValue ?? "")
  }
}
