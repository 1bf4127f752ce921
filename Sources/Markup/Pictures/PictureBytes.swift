/// The bytes of a picture's file; reading past its end is reported as an error of the file.
struct PictureBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  static let isCutOff = Picture.Problem.broken("ends early")

  /// A number of some bytes, the highest first.
  func big(_ count: Int, at offset: Int) throws(Picture.Problem) -> Int {
    try range(count, at: offset).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of some bytes, the lowest first.
  func little(_ count: Int, at offset: Int) throws(Picture.Problem) -> Int {
    try range(count, at: offset).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns true if these bytes are at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && bytes.dropFirst(offset).starts(with: text.utf8)
  }

  private func range(_ count: Int, at offset: Int) throws(Picture.Problem) -> ArraySlice<UInt8> {
    guard offset >= 0, offset <= bytes.count - count else { throw Self.isCutOff }
    return bytes[offset..<(offset + count)]
  }
}
