import Drawing

/// Drawings that lie over a base map within a page: inline SVG in the base map's user units, styled
/// by the page's style sheet.
///
/// The root has the class `map-overlay`. The group `route-casing` contains each `line` of a route.
/// The `use` elements that draw the lines have the class `route-line`. Lines that are not solid
/// also have the class `dotted`, `dashed` or `double`. A double line has a second `use` element,
/// with the class `route-core`. Other classes include `start` (triangle), `goal` (square), `stop`
/// (circle), `ring`, `place`, `capital`, `labels wide` and `labels narrow`.
public enum Overlay {}

extension SVG {
  mutating func openOverlay(_ view: Rect, text: MapText, id: String, role: String = "img") {
    openInlineMap(view, text: text, id: id, style: "map-overlay", role: role)
  }

  mutating func circle(_ center: Point, radius: Double, class style: String) {
    empty(
      "circle",
      [
        "class": .text(style), "cx": .number(center.x), "cy": .number(center.y),
        "r": .number(radius),
      ])
  }
}
