/// Reads the size of a PNG picture (ISO/IEC 15948). The size is in the first chunk.
enum PNGHeader {
  static func size(_ file: PictureBytes) throws(Picture.Problem) -> (Int, Int) {
    guard try file.big(4, at: 8) == 13, file.has("IHDR", at: 12) else {
      throw .broken("has no valid PNG header")
    }
    let size = (try file.big(4, at: 16), try file.big(4, at: 20))
    // Skips all chunks before the last chunk. Each chunk consists of its data and 12 more bytes.
    var offset = 8
    while !file.has("IEND", at: offset + 4) {
      offset += try file.big(4, at: offset) + 12
    }
    return size
  }
}
