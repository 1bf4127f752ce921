/// A file that is read in pieces, and decompressed if it is gzip.
struct PieceReader {
  enum Step {
    case more
    case end
    /// An error was found and reported.
    case faulty
  }

  /// The number of bytes read per step. It is small because gzip data can expand a thousandfold.
  private static let size = 1 << 16

  private let handle: FileReader
  private let path: String
  private var inflater: Inflater?
  private var isFirst = true
  private var piece: [UInt8] = []

  /// - Parameter path: the name of the file in diagnostics.
  init(_ file: String, path: String) throws(FileError) {
    handle = try FileReader(file)
    self.path = path
  }

  /// Appends the next piece of the file.
  mutating func read(
    appendingTo buffer: inout [UInt8], into diagnostics: inout Diagnostics
  ) throws(FileError) -> Step {
    guard try handle.read(into: &piece, count: Self.size) else {
      let isGood = inflater?.finish(path: path, into: &diagnostics) ?? true
      return isGood ? .end : .faulty
    }
    if isFirst, Gzip.isGzip(piece) { inflater = Inflater() }
    isFirst = false
    guard let inflater else {
      buffer.append(contentsOf: piece)
      return .more
    }
    let isGood = inflater.inflate(piece, appendingTo: &buffer, path: path, into: &diagnostics)
    return isGood ? .more : .faulty
  }
}
