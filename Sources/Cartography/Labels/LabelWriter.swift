import Drawing

extension SVG {
  /// Writes a set of placed names as a group, `labels wide` or `labels narrow`. Names with a page
  /// become links that the keyboard does not stop at: a list beside the map has them too.
  mutating func labels(_ labels: [PlacedLabel], set: LabelSet) {
    guard !labels.isEmpty else { return }
    open("g", ["class": .text("labels \(set.rawValue)")])
    self.labels(labels)
    close("g")
  }

  /// Writes placed names without a group around them.
  mutating func labels(_ labels: [PlacedLabel]) {
    for label in labels {
      if let href = label.request.href {
        open("a", ["href": .text(href), "tabindex": "-1"])
      }
      element(
        "text",
        [
          "class": .optional(label.request.style), "x": .number(label.origin.x),
          "y": .number(label.origin.y),
          "text-anchor": label.alignment == .start ? .none : .text(label.alignment.rawValue),
        ], text: label.request.text)
      if label.request.href != nil { close("a") }
    }
  }
}
