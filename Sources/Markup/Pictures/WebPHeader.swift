/// Reads the size of a lossy, lossless or extended WebP picture (RFC 9649).
enum WebPHeader {
  static func size(_ file: PictureBytes) throws(Picture.Problem) -> (Int, Int) {
    guard try file.little(4, at: 4) + 8 <= file.count else { throw PictureBytes.isCutOff }
    let data = 20
    if file.has("VP8X", at: 12) {
      return (try file.little(3, at: data + 4) + 1, try file.little(3, at: data + 7) + 1)
    }
    if file.has("VP8L", at: 12), try file.big(1, at: data) == 0x2F {
      let bits = try file.little(4, at: data + 1)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if file.has("VP8 ", at: 12), try file.big(3, at: data + 3) == 0x9D012A {
      return (
        try file.little(2, at: data + 6) & 0x3FFF, try file.little(2, at: data + 8) & 0x3FFF
      )
    }
    throw .broken("has no valid WebP header")
  }
}
