import Drawing

extension SVG {
  /// Writes a set of placed names as a group, such as `labels wide`. Names with a page become links
  /// outside the tab order, since a list beside the map has them too.
  mutating func labels(_ labels: [PlacedLabel], set: LabelSet) {
    self.labels(labels, style: set.rawValue)
  }

  /// Writes a set of placed names as a group with a class of its own.
  mutating func labels(_ labels: [PlacedLabel], style: String) {
    guard !labels.isEmpty else { return }
    open("g", ["class": .text("labels \(style)")])
    self.labels(labels)
    close("g")
  }

  /// Writes placed names without a group around them.
  mutating func labels(_ labels: [PlacedLabel]) {
    for label in labels {
      if let leader = label.leader {
        var data = PathData(.decimals(1))
        data.add([leader.start, leader.end])
        path(data, ["class": "leader"])
      }
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
