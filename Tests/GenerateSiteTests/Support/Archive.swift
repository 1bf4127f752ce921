import Input

enum Archive {
  /// A ZIP archive with deflated files.
  static func zip(_ files: [(name: String, text: String)]) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      // The deflated data are between a gzip header of ten bytes and a trailer of eight.
      let gzip = Gzip.deflate(Array(file.text.utf8))
      let deflated = Array(gzip.dropFirst(10).dropLast(8))
      let checksum = Array(gzip.suffix(8).prefix(4))
      let common =
        [8, 0, 0, 0, 0, 0] + checksum + little(deflated.count, 4) + little(file.text.utf8.count, 4)
        + little(file.name.utf8.count, 2) + [0, 0]
      list += [0x50, 0x4B, 1, 2, 20, 0, 20, 0, 0, 0] + common
      list += [UInt8](repeating: 0, count: 10) + little(bytes.count, 4) + Array(file.name.utf8)
      bytes += [0x50, 0x4B, 3, 4, 20, 0, 0, 0] + common + Array(file.name.utf8) + deflated
    }
    let count = little(files.count, 2)
    return bytes + list + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + little(list.count, 4)
      + little(bytes.count, 4) + [0, 0]
  }
}
