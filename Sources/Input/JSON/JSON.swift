/// Parses JSON (RFC 8259), with the location of every value.
///
/// A document is stored as its bytes and a flat tape of the positions of its values. Numbers and
/// strings are decoded on demand. Reading a file takes one pass over its bytes to check their
/// encoding, and a second pass to write the tape.
public enum JSON {
  /// The maximum depth of nested arrays and objects.
  public static let depthLimit = 512

  /// The root value of a document. Reports the first syntax error and returns `nil`, because
  /// nothing after the error can be parsed reliably. Duplicate keys are reported, but the document
  /// is still returned.
  ///
  /// - Parameter firstLine: the line of the file on which the bytes begin.
  public static func read(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, into diagnostics: inout Diagnostics
  ) -> JSONNode? {
    read(bytes, path: path, origin: JSONDocument.Origin(line: firstLine - 1), into: &diagnostics)
  }

  /// The root value of a document that is a piece of a file.
  static func read(
    _ bytes: [UInt8], path: String, origin: JSONDocument.Origin,
    into diagnostics: inout Diagnostics
  ) -> JSONNode? {
    guard UTF8Check.check(bytes, path: path, moved: origin.moved, into: &diagnostics) else {
      return nil
    }
    // The length of a string must fit into 31 bits, because the highest bit of its extent is a
    // flag.
    guard bytes.count < Int(Int32.max) else {
      diagnostics.error(
        at: SourceLocation(path: path), "the file is larger than 2 GB", hint: "split it")
      return nil
    }
    var parser = JSONParser()
    do throws(JSONParser.Problem) {
      try parser.parse(bytes.span)
    } catch {
      let location = LineCounter.location(of: error.offset, in: bytes.span, path: path)
      diagnostics.error(at: origin.moved(location), error.message, hint: error.hint)
      return nil
    }
    let document = JSONDocument(
      path: path, bytes: bytes, tape: parser.tape, lineStarts: parser.lineStarts, origin: origin)
    for duplicate in parser.duplicates {
      diagnostics.error(
        at: document.location(of: duplicate), "duplicate key in this object",
        hint: "remove one of the two")
    }
    return JSONNode(document: document, index: 0)
  }
}

final class JSONDocument: Sendable {
  /// The offset of a value's first byte, and its extent. The extent of a string or number is its
  /// length in bytes; the highest bit is set if a string has escapes. The extent of an array or
  /// object is the index of the first entry after its content.
  struct Entry: Sendable {
    var offset: UInt32
    var extent: UInt32
  }

  /// The position in the file at which the bytes begin: the number of preceding lines, and the
  /// number of preceding bytes on the same line.
  struct Origin: Sendable {
    var line = 0
    var column = 0

    func moved(_ location: SourceLocation) -> SourceLocation {
      var location = location
      if location.line == 1 { location.column += column }
      location.line += line
      return location
    }
  }

  let path: String
  let bytes: [UInt8]
  let tape: [Entry]
  private let origin: Origin
  /// The offset of the first byte of each line. Lookups of locations must be fast, because a file
  /// can have as many errors as values.
  private let lineStarts: [UInt32]

  init(path: String, bytes: [UInt8], tape: [Entry], lineStarts: [UInt32], origin: Origin) {
    self.path = path
    self.bytes = bytes
    self.tape = tape
    self.lineStarts = lineStarts
    self.origin = origin
  }

  func location(of offset: Int) -> SourceLocation {
    let line = lineStarts.indices.dropFirst().partitioningIndex { Int(lineStarts[$0]) > offset }
    return origin.moved(
      SourceLocation(path: path, line: line, column: offset - Int(lineStarts[line - 1]) + 1))
  }

  /// Returns the origin of the piece that begins at an offset in these bytes.
  func origin(behind offset: Int) -> Origin {
    let location = location(of: offset)
    return Origin(line: location.line - 1, column: location.column - 1)
  }
}
