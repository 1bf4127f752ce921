extension JSON {
  /// The maximum length of an element in bytes. Without a limit, a file without commas would fill
  /// the memory.
  static let elementLimit = 1 << 24

  /// Calls `body` for each element of the array in a file, in bounded memory. The file may be
  /// compressed with gzip. If the file is a sequence of objects, such as one per line, each object
  /// is an element.
  ///
  /// Reports the first syntax error, and then stops reading.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics; `nil` means the path of the file.
  ///   - hint: the expected content, for messages about files that are not arrays.
  public static func forEachElement(
    ofFile file: String, path: String? = nil, hint: String? = nil,
    into diagnostics: inout Diagnostics, _ body: (JSONNode, inout Diagnostics) -> Void
  ) throws(FileError) {
    let path = path ?? file
    var reader = try PieceReader(file, path: path)
    var list = JSONListReader(path: path, hint: hint)
    while true {
      switch try reader.read(appendingTo: &list.buffer, into: &diagnostics) {
      case .more: guard list.read(into: &diagnostics, body) else { return }
      case .end: return list.finish(into: &diagnostics, body)
      case .faulty: return
      }
    }
  }
}

/// Reads an array that arrives in pieces, and cuts it at the commas between its elements. The text
/// between two cuts is parsed as an array. The opening bracket of this array takes the place of the
/// comma before the text, so all offsets stay the same. A sequence of objects is cut after complete
/// objects. These objects are parsed with brackets around them and commas between them.
struct JSONListReader {
  let path: String
  let hint: String?
  /// The bytes that have arrived but have not been parsed.
  var buffer: [UInt8] = []

  /// The number of scanned bytes in the buffer.
  private var position = 0
  /// The offset of the last comma between elements in the buffer; `nil` if the buffer has no such
  /// comma.
  private var comma: Int?
  /// A Boolean value that is true if earlier elements were already parsed and removed.
  private var isContinued = false
  /// In a sequence of objects, the offset after each object that is followed by another object.
  private var ends: [Int] = []
  /// In a sequence of objects, the offset after the last complete object.
  private var lastEnd = 0
  private var root: UInt8?
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  /// The position in the file at which the buffer begins.
  private var origin = JSONDocument.Origin()

  init(path: String, hint: String?) {
    self.path = path
    self.hint = hint
  }

  /// Reads the complete elements in the buffer; returns false after an error.
  mutating func read(
    into diagnostics: inout Diagnostics, _ body: (JSONNode, inout Diagnostics) -> Void
  ) -> Bool {
    scan()
    if let last = ends.last {
      guard take(array(cutAt: ends), mustHaveElement: true, into: &diagnostics, body) else {
        return false
      }
      buffer.removeFirst(last)
      position -= last
      lastEnd -= last
      ends = []
      isContinued = true
      return true
    }
    guard let comma else {
      if buffer.count <= JSON.elementLimit { return true }
      diagnostics.error(
        at: SourceLocation(path: path, line: origin.line + 1, column: origin.column + 1),
        "an element of more than \(JSON.elementLimit) bytes", hint: hint)
      return false
    }
    let piece = Array(buffer[..<comma]) + [UInt8(ascii: "]")]
    guard take(piece, mustHaveElement: true, into: &diagnostics, body) else { return false }
    buffer.removeFirst(comma)
    position -= comma
    buffer[0] = UInt8(ascii: "[")
    self.comma = nil
    isContinued = true
    return true
  }

  mutating func finish(
    into diagnostics: inout Diagnostics, _ body: (JSONNode, inout Diagnostics) -> Void
  ) {
    let isSequence = isContinued && root == UInt8(ascii: "{")
    let rest = isSequence ? array(cutAt: [buffer.count]) : buffer
    _ = take(rest, mustHaveElement: isContinued, into: &diagnostics, body)
  }

  /// Joins the objects that end at the given offsets into an array.
  private mutating func array(cutAt ends: [Int]) -> [UInt8] {
    var array = [UInt8(ascii: "[")]
    // The inserted bracket is not part of the file.
    origin.column -= 1
    var start = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for end in ends {
      if array.count > 1 { array.append(UInt8(ascii: ",")) }
      array += buffer[start..<end]
      start = end
    }
    return array + [UInt8(ascii: "]")]
  }

  private mutating func scan() {
    while position < buffer.count {
      let byte = buffer[position]
      position += 1
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if root == nil {
          root = byte
        } else if depth == 0, root == UInt8(ascii: "{"), byte == root {
          ends.append(lastEnd)
        }
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        // An unmatched bracket is reported when the text is parsed.
        depth = max(depth - 1, 0)
        if depth == 0 { lastEnd = position }
      case UInt8(ascii: ",") where depth == 1 && root == UInt8(ascii: "["): comma = position - 1
      default: break
      }
    }
  }

  private mutating func take(
    _ piece: [UInt8], mustHaveElement: Bool, into diagnostics: inout Diagnostics,
    _ body: (JSONNode, inout Diagnostics) -> Void
  ) -> Bool {
    guard let list = JSON.read(piece, path: path, origin: origin, into: &diagnostics) else {
      return false
    }
    guard list.kind == .array else {
      diagnostics.error(at: list.location, "the file is not an array", hint: hint)
      return false
    }
    var isEmpty = true
    for element in list.elements {
      isEmpty = false
      body(element, &diagnostics)
    }
    if isEmpty, mustHaveElement {
      diagnostics.error(
        at: list.location, "a comma without an element next to it", hint: "remove it")
      return false
    }
    // The next piece begins at the offset of the inserted closing bracket.
    origin = list.document.origin(behind: piece.count - 1)
    return true
  }
}
