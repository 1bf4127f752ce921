import Drawing

/// Drawings that lie over a base map within a page: inline SVG in the base map's user units, styled
/// by the page's style sheet.
///
/// Classes: `map-overlay` on the root; `route-casing` around each `line` of a route, and `route-line`
/// (with `dotted`, `dashed` or `double`, and a second `route-core` for double lines) on its uses;
/// `start` (triangle), `goal` (square), `stop` (circle), `ring`, `place`, `capital`, `labels wide`
/// and `labels narrow`.
public enum Overlay {}

extension SVG {
  /// Opens an overlay that shows a part of a page.
  mutating func openOverlay(_ view: Rect, text: MapText, id: String) {
    openInlineMap(view, text: text, id: id, style: "map-overlay")
  }

  /// Writes a circle.
  mutating func circle(_ center: Point, radius: Double, class style: String) {
    empty(
      "circle",
      [
        "class": .text(style), "cx": .number(center.x), "cy": .number(center.y),
        "r": .number(radius),
      ])
  }
}
