/// The bytes of a picture file. Reading past its end throws an error about the file.
struct PictureBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  static let isCutOff = Picture.Problem.broken("is truncated")

  /// Reads a big-endian number of `count` bytes.
  func big(_ count: Int, at offset: Int) throws(Picture.Problem) -> Int {
    try range(count, at: offset).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a little-endian integer of `count` bytes.
  func little(_ count: Int, at offset: Int) throws(Picture.Problem) -> Int {
    try range(count, at: offset).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && bytes.dropFirst(offset).starts(with: text.utf8)
  }

  private func range(_ count: Int, at offset: Int) throws(Picture.Problem) -> ArraySlice<UInt8> {
    guard offset >= 0, offset <= bytes.count - count else { throw Self.isCutOff }
    return bytes[offset..<(offset + count)]
  }
}
