import Drawing
import Markup

/// A bar plot of the lengths of best trips. Filled bars count the best trips of players with all
/// tickets, and an outline counts those of players without tickets. The plot does not rely on
/// colour.
struct DealPlot {
  let bins: DealBins
  /// The text alternative for screen readers.
  let label: String
  /// Returns the range of a bin, for the tooltip of its bar.
  let length: (DealBins.Bin) -> String
  let axisLabel: (DealBins.Bin) -> String
  let words: PageWords

  private static let frame = Rect(x: 56, y: 14, width: 416, height: 196)
  private static let labelLimit = 8

  /// Returns `nil` if no deal has a trip.
  func svg() -> HTML? {
    let all = (bins.bins.first?.deals.count ?? 0) - 1
    let most = bins.bins.map { max($0.deals[0], $0.deals[max(all, 0)]) }.max() ?? 0
    guard all >= 0, most > 0 else { return nil }
    let step = Self.step(for: most)
    let top = (Int64(most) + step - 1) / step * step
    var svg = SVG()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "plot", "role": "img",
        "aria-label": .text(label), "viewBox": .text("0 0 480 244"),
      ])
    drawGrid(step: step, top: top, into: &svg)
    for index in bins.bins.indices {
      drawBar(index, count: bins.bins[index].deals[all], top: top, into: &svg)
    }
    if all > 0 { drawOutline(top: top, into: &svg) }
    drawAxis(into: &svg)
    svg.close("svg")
    return HTML(bytes: svg.bytes)
  }

  private static func step(for most: Int) -> Int64 {
    NiceNumbers.from(1).first { Int64(most) <= $0 * 5 } ?? Int64(most)
  }

  private var barWidth: Double { Self.frame.width / Double(bins.bins.count) }

  private func x(_ index: Int) -> Double { Self.frame.minX + Double(index) * barWidth }

  private func y(_ count: Int64, top: Int64) -> Double {
    Self.frame.maxY - Self.frame.height * Double(count) / Double(top)
  }

  private func drawGrid(step: Int64, top: Int64, into svg: inout SVG) {
    for count in stride(from: 0, through: top, by: Int64.Stride(step)) {
      let y = y(count, top: top)
      svg.path(
        Path {
          $0.move(to: Point(x: Self.frame.minX, y: y))
          $0.addLine(to: Point(x: Self.frame.maxX, y: y))
        }, ["class": "plot-rule"])
      svg.element(
        "text", ["class": "plot-count", "x": .number(Self.frame.minX - 6), "y": .number(y)],
        text: words.count(count))
    }
  }

  private func drawBar(_ index: Int, count: Int, top: Int64, into svg: inout SVG) {
    guard count > 0 else { return }
    let y = y(Int64(count), top: top)
    let bar = Rectangle().inset(by: min(barWidth / 10, 1)).path(
      in: Rect(minX: x(index), minY: y - 1, maxX: x(index) + barWidth, maxY: Self.frame.maxY + 1))
    var data = PathData(.decimals(1))
    data.append(bar)
    svg.path(
      data, ["class": "plot-bar"],
      title: words("dealsText.bar", count: count, ["length": length(bins.bins[index])]))
  }

  private func drawOutline(top: Int64, into svg: inout SVG) {
    let counts = bins.bins.map { Int64($0.deals[0]) }
    guard let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { return }
    svg.path(
      Path { path in
        path.move(to: Point(x: x(first), y: Self.frame.maxY))
        for index in first...last {
          path.addLine(to: Point(x: x(index), y: y(counts[index], top: top)))
          path.addLine(to: Point(x: x(index + 1), y: y(counts[index], top: top)))
        }
        path.addLine(to: Point(x: x(last + 1), y: Self.frame.maxY))
      }, ["class": "plot-outline"])
  }

  private func drawAxis(into svg: inout SVG) {
    let step =
      NiceNumbers.from(bins.width).first {
        Int64(bins.bins.count) * bins.width <= $0 * Int64(Self.labelLimit)
      } ?? bins.width
    for (index, bin) in bins.bins.enumerated() where bin.lowest % step == 0 {
      svg.element(
        "text",
        [
          "class": "plot-length", "x": .number(x(index) + barWidth / 2),
          "y": .number(Self.frame.maxY + 18),
        ], text: axisLabel(bin))
    }
  }
}
