import Drawing

extension SVG {
  /// Writes placed names as a group with a class such as `labels wide`. A name with an `href`
  /// becomes a link outside the tab order, because lists on the site contain the same link.
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
        path(PathData(pieces: [[leader.start, leader.end]]), ["class": "leader"])
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
