import Input

/// Checks that a message refers to a location in the input, and that it can be printed.
enum DiagnosticCheck {
  static func fault(of diagnostics: Diagnostics, in input: [UInt8], _ reader: Reader) -> String? {
    guard !diagnostics.isEmpty else { return nil }
    let path = reader.path
    let isText = !path.hasSuffix(".gz")
    let lines = isText ? lineCount(of: input) : .max
    let longest = isText ? longestLine(of: input) : .max - 1
    for diagnostic in diagnostics.all.prefix(20) {
      let text = diagnostic.description
      if text.utf8.contains(where: { $0 < 32 || $0 == 127 }) {
        return "a control character in a message: \(text.debugDescription)"
      }
      guard diagnostic.location.path == path else {
        // A fault can be reported in another file, but that file must exist.
        let other = diagnostic.location.path
        if reader.companions.contains(other) || FileSystem.exists(other) { continue }
        return "a message about no input: \(text)"
      }
      if diagnostic.location.line > lines { return "a line that there is not: \(text)" }
      if diagnostic.location.column > longest + 1 {
        return "a column that there is not: \(text)"
      }
    }
    return nil
  }

  /// An upper limit for the number of lines. All kinds of line breaks count.
  private static func lineCount(of input: [UInt8]) -> Int {
    // U+0085, U+2028 and U+2029 end with these bytes.
    let ends = input.count { $0 == 10 || $0 == 13 || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 }
    return ends + 1
  }

  /// The number of bytes in the longest line. Only line feeds count as line breaks, because not
  /// every reader recognises other line breaks.
  private static func longestLine(of input: [UInt8]) -> Int {
    input.split(omittingEmptySubsequences: false) { $0 == 10 }.lazy.map(\.count).max()
      ?? 0
  }
}
