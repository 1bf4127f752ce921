/// Finds the part of raw markup that is outside comments.
struct CommentMarkup {
  /// The offset of the first byte that is neither white space nor part of a comment; `nil` if there
  /// is no such byte.
  private(set) var rest: Int?
  private(set) var unclosed: Int?

  init(_ bytes: [UInt8]) {
    var position = 0
    while true {
      while position < bytes.count, TemplateScanner.isSpace(bytes[position]) { position += 1 }
      guard position < bytes.count else { return }
      guard bytes[position...].starts(with: "<!--".utf8) else {
        rest = position
        return
      }
      // `<!-->` is a complete comment.
      var end = position + 2
      while end < bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
      guard end < bytes.count else {
        unclosed = position
        return
      }
      position = end + 3
    }
  }
}
