/// A page of text, which may begin with YAML settings. A line `---` precedes the settings, and
/// another such line follows them.
public struct FrontMatter: Sendable {
  /// The settings; `nil` if the file has no settings, or if they cannot be read.
  public var settings: YAMLNode?
  /// The text after the settings.
  public var body: [UInt8]
  /// The line of the file on which the text begins.
  public var bodyLine: Int

  /// Splits a file into settings and text. A file without `---` on its first line has only text.
  public static func split(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> FrontMatter {
    let start = ByteOrderMark.length(in: bytes.span)
    let text = Array(bytes[start...])
    guard UTF8Check.check(text, path: path, into: &diagnostics),
      PageText.check(text, path: path, into: &diagnostics)
    else { return FrontMatter(settings: nil, body: [], bodyLine: 1) }
    var lines = Lines(bytes: text)
    guard let first = lines.next(), isFence(text[first]) else {
      return FrontMatter(settings: nil, body: text, bodyLine: 1)
    }
    let settingsStart = lines.offset
    var line = 1
    while let range = lines.next() {
      line += 1
      guard isFence(text[range]) else { continue }
      let yaml = Array(text[settingsStart..<range.lowerBound])
      let settings = YAML.read(yaml, path: path, firstLine: 2, into: &diagnostics)
      return FrontMatter(
        settings: settings, body: Array(text[lines.offset...]), bodyLine: line + 1)
    }
    diagnostics.error(
      at: SourceLocation(path: path, line: 1, column: 1), "the front matter is not closed",
      hint: "end it with a line '---'")
    return FrontMatter(settings: nil, body: [], bodyLine: line + 1)
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    var line = line
    while let last = line.last, last == 32 || last == 9 { line.removeLast() }
    return line.elementsEqual("---".utf8)
  }

  /// Iterates over the lines of some bytes, without their line breaks.
  private struct Lines {
    let bytes: [UInt8]
    var offset = 0

    mutating func next() -> Range<Int>? {
      guard offset < bytes.count else { return nil }
      let start = offset
      while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
      let end = offset
      if offset < bytes.count {
        offset += bytes[offset] == 13 && offset + 1 < bytes.count && bytes[offset + 1] == 10 ? 2 : 1
      }
      return start..<end
    }
  }
}
