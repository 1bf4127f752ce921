/// Reads the size of a JPEG picture (ITU-T T.81) after the rotation that its Exif data specify.
enum JPEGHeader {
  static func size(_ file: PictureBytes) throws(Picture.Problem) -> (Int, Int) {
    var size: (width: Int, height: Int)?
    var isTurned = false
    var offset = 2
    while true {
      guard try file.big(1, at: offset) == 0xFF else {
        throw .broken("is damaged at byte \(offset + 1)")
      }
      let marker = try file.big(1, at: offset + 1)
      switch marker {
      // Any number of fill bytes may precede a marker.
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xD9: throw .broken("contains no picture")
      case 0xDA:
        guard let size else { throw .broken("has no size") }
        try findEnd(of: file, from: offset + 2)
        return isTurned ? (size.height, size.width) : (size.width, size.height)
      default:
        let length = try file.big(2, at: offset + 2)
        guard length >= 2 else { throw .broken("is damaged at byte \(offset + 1)") }
        if isFrame(marker) {
          size = (try file.big(2, at: offset + 7), try file.big(2, at: offset + 5))
        } else if marker == 0xE1, file.has("Exif\0\0", at: offset + 4) {
          // Exif data that cannot be read are ignored.
          let orientation = try? orientation(file, at: offset + 10)
          isTurned = (5...8).contains(orientation ?? 1)
        }
        offset += 2 + length
      }
    }
  }

  /// Returns true for the markers that begin a frame. 0xC4, 0xC8 and 0xCC have other meanings.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Checks that the marker at the end of a picture, 0xFF 0xD9, is present. Entropy-coded data
  /// cannot contain this marker: in such data, 0xFF is followed only by 0 or the number of a
  /// restart marker.
  private static func findEnd(of file: PictureBytes, from start: Int) throws(Picture.Problem) {
    var previous: UInt8 = 0
    for byte in file.bytes.dropFirst(start) {
      if previous == 0xFF, byte == 0xD9 { return }
      previous = byte
    }
    throw PictureBytes.isCutOff
  }

  /// Reads the Exif orientation, 1 to 8, from a directory of TIFF tags.
  private static func orientation(
    _ file: PictureBytes, at start: Int
  ) throws(Picture.Problem) -> Int {
    let isLittle = file.has("II", at: start)
    func number(_ count: Int, _ offset: Int) throws(Picture.Problem) -> Int {
      try isLittle ? file.little(count, at: start + offset) : file.big(count, at: start + offset)
    }
    let directory = try number(4, 4)
    for entry in 0..<(try number(2, directory)) {
      let offset = directory + 2 + 12 * entry
      if try number(2, offset) == 0x0112 { return try number(2, offset + 8) }
    }
    return 1
  }
}
