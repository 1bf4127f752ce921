internal import Input

/// Reads the size of an SVG drawing: its width and height, or the size of its view box.
enum SVGHeader {
  static func size(_ bytes: [UInt8]) throws(Picture.Problem) -> (Int, Int) {
    let root = Root()
    var faults = Diagnostics()
    guard XMLEvents.read(bytes, path: "", handler: root, into: &faults) else {
      let fault = faults.all.first
      throw .broken(
        "cannot be read: line \(fault?.location.line ?? 1): \(fault?.message ?? "not XML")")
    }
    guard root.name == "svg" else {
      throw Picture.Problem(
        "is not a picture: it begins with <\(root.name ?? "")>",
        hint: "an SVG drawing begins with <svg>")
    }
    guard bytes.firstRange(of: Array("http://www.w3.org/2000/svg".utf8)) != nil else {
      throw Picture.Problem(
        "has no namespace, so browsers would not show it",
        hint: "write <svg xmlns=\"http://www.w3.org/2000/svg\">")
    }
    let box = (root.attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isNewline }
      .compactMap { Double($0) }
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[3] / box[2] : nil
    let width = root.attributes["width"].flatMap(length)
    let height = root.attributes["height"].flatMap(length)
    switch (width, height, ratio) {
    case (let width?, let height?, _): return try rounded(width, height)
    case (let width?, nil, let ratio?): return try rounded(width, width * ratio)
    case (nil, let height?, let ratio?): return try rounded(height / ratio, height)
    case (nil, nil, .some): return try rounded(box[2], box[3])
    default:
      throw Picture.Problem(
        "has no size", hint: "give its <svg> a width and a height, or a viewBox")
    }
  }

  private static func rounded(
    _ width: Double, _ height: Double
  ) throws(Picture.Problem) -> (Int, Int) {
    let limit = 1_000_000.0
    guard width.isFinite, height.isFinite, width > 0, height > 0, width <= limit, height <= limit
    else {
      throw .broken(
        "has an invalid size: width and height must be above 0 and at most 1,000,000 pixels")
    }
    return (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }

  /// A length in CSS pixels; `nil` for a relative length, such as `100%`.
  private static func length(_ text: String) -> Double? {
    let text = text.trimming
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    for (unit, pixels) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count).description.trimming).map { $0 * pixels }
    }
    return Double(text)
  }

  private final class Root: XMLEventHandler {
    private(set) var name: String?
    private(set) var attributes: [String: String] = [:]

    func started(_ name: String, attributes: [String: String], at location: SourceLocation) {
      guard self.name == nil else { return }
      self.name = name
      self.attributes = attributes
    }

    func read(_ text: String) {}
    func ended(_ name: String) {}
  }
}

extension String {
  fileprivate var trimming: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
