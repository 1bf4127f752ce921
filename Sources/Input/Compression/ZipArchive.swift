/// A ZIP archive, whose files can be read piece by piece.
///
/// Files are stored or deflated, and large archives may use ZIP64. Archives that are encrypted or
/// split are rejected with a message. Offsets, sizes and checksums are verified.
public struct ZipArchive: Sendable {
  /// A file of an archive.
  public struct Entry: Sendable, Hashable {
    /// The path in the archive, with `/` as its separator.
    public let name: String
    /// The size of the file in bytes.
    public let size: Int
    let compressedSize: Int
    let method: Int
    let flags: Int
    let checksum: UInt32
    let offset: Int
  }

  /// The path of the archive, for messages.
  public let path: String
  /// The files in the order of the archive, without folders.
  public let entries: [Entry]
  let bytes: [UInt8]

  /// Returns true if bytes begin like a ZIP archive. Empty archives are recognised too.
  public static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the list of files. If the list cannot be read, reports an error and returns `nil`.
  public init?(_ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    do throws(ZipProblem) {
      entries = try ZipDirectory.entries(of: bytes)
    } catch {
      diagnostics.error(at: SourceLocation(path: path), error.message, hint: error.hint)
      return nil
    }
    self.bytes = bytes
    self.path = path
  }
}

struct ZipProblem: Error {
  var message: String
  var hint: String?

  static func broken(_ what: String) -> ZipProblem {
    ZipProblem(message: "the archive is broken: \(what)", hint: "download it again")
  }
}

/// Reads the list of files at the end of an archive.
enum ZipDirectory {
  private struct End {
    var count: Int
    var size: Int
    var offset: Int
    /// The offset of the end record, which follows the list of files.
    var start: Int
  }

  static func entries(of bytes: [UInt8]) throws(ZipProblem) -> [ZipArchive.Entry] {
    let record = try endRecord(of: bytes)
    guard bytes.little(2, at: record + 4) == 0, bytes.little(2, at: record + 6) == 0 else {
      throw ZipProblem(
        message: "the archive is one of several parts", hint: "join the parts into one file")
    }
    var end = End(
      count: bytes.little(2, at: record + 10), size: bytes.little(4, at: record + 12),
      offset: bytes.little(4, at: record + 16), start: record)
    if end.count == 0xFFFF || end.size == 0xFFFF_FFFF || end.offset == 0xFFFF_FFFF {
      end = try largeEnd(of: bytes, before: end) ?? end
    }
    guard (0...bytes.count).contains(end.size), (0...bytes.count).contains(end.offset),
      end.size + end.offset <= end.start
    else { throw .broken("its list of files has an invalid offset or size") }
    // Bytes before the archive, such as a self-extracting program, shift all offsets.
    let shift = end.start - end.size - end.offset
    var result: [ZipArchive.Entry] = []
    var i = shift + end.offset
    for _ in 0..<max(end.count, 0) {
      guard i + 46 <= end.start, bytes.little(4, at: i) == 0x0201_4B50 else {
        throw .broken("its list of files is cut off")
      }
      let entry = try entry(of: bytes, at: i, end: end.start, shift: shift)
      if !entry.entry.name.hasSuffix("/") { result.append(entry.entry) }
      i = entry.next
    }
    return result
  }

  private static func entry(
    of bytes: [UInt8], at i: Int, end: Int, shift: Int
  ) throws(ZipProblem) -> (entry: ZipArchive.Entry, next: Int) {
    let name = (i + 46)..<(i + 46 + bytes.little(2, at: i + 28))
    let extra = name.upperBound..<(name.upperBound + bytes.little(2, at: i + 30))
    let next = extra.upperBound + bytes.little(2, at: i + 32)
    guard next <= end else { throw .broken("its list of files is cut off") }
    var size = bytes.little(4, at: i + 24)
    var compressedSize = bytes.little(4, at: i + 20)
    var offset = bytes.little(4, at: i + 42)
    var large = largeNumbers(of: bytes, in: extra)
    // The ZIP64 field has only those numbers that do not fit into four bytes, one after another.
    if size == 0xFFFF_FFFF { size = large.popFirst() ?? size }
    if compressedSize == 0xFFFF_FFFF { compressedSize = large.popFirst() ?? compressedSize }
    if offset == 0xFFFF_FFFF { offset = large.popFirst() ?? offset }
    guard size >= 0, (0...bytes.count).contains(compressedSize), (0...bytes.count).contains(offset)
    else { throw .broken("a file in its list has an invalid offset or size") }
    let entry = ZipArchive.Entry(
      name: String(decoding: bytes[name], as: UTF8.self).replacing("\\", with: "/"),
      size: size, compressedSize: compressedSize, method: bytes.little(2, at: i + 10),
      flags: bytes.little(2, at: i + 8),
      checksum: UInt32(truncatingIfNeeded: bytes.little(4, at: i + 16)), offset: offset + shift)
    return (entry, next)
  }

  /// The numbers in the ZIP64 field of an entry.
  private static func largeNumbers(of bytes: [UInt8], in extra: Range<Int>) -> ArraySlice<Int> {
    var i = extra.lowerBound
    while i + 4 <= extra.upperBound {
      let size = bytes.little(2, at: i + 2)
      if bytes.little(2, at: i) == 1 {
        return stride(from: i + 4, to: min(i + 4 + size, extra.upperBound) - 7, by: 8)
          .map { bytes.little(8, at: $0) }[...]
      }
      i += 4 + size
    }
    return []
  }

  /// The ZIP64 end record; `nil` if there is no locator for it directly before the normal end
  /// record. Without a locator, the numbers in the normal record are correct, even if they are the
  /// largest possible numbers.
  private static func largeEnd(of bytes: [UInt8], before end: End) throws(ZipProblem) -> End? {
    let locator = end.start - 20
    guard locator >= 0, bytes.little(4, at: locator) == 0x0706_4B50 else { return nil }
    // The offset in the locator is wrong if there are bytes before the archive. In that case the
    // record is directly before its locator, unless the record was extended.
    let places = [bytes.little(8, at: locator + 8), locator - 56]
    let start = places.first {
      $0 >= 0 && $0 <= locator - 56 && bytes.little(4, at: $0) == 0x0606_4B50
    }
    guard let start else { throw .broken("its end is missing") }
    return End(
      count: bytes.little(8, at: start + 32), size: bytes.little(8, at: start + 40),
      offset: bytes.little(8, at: start + 48), start: start)
  }

  /// The offset of an archive's end record. A comment of up to 65,535 bytes may follow this record.
  private static func endRecord(of bytes: [UInt8]) throws(ZipProblem) -> Int {
    var i = bytes.count - 22
    let first = max(0, i - 0xFFFF)
    while i >= first {
      if bytes[i] == 0x50, bytes.little(4, at: i) == 0x0605_4B50,
        i + 22 + bytes.little(2, at: i + 20) <= bytes.count
      {
        return i
      }
      i -= 1
    }
    throw .broken("its end is missing")
  }
}

extension [UInt8] {
  /// The little-endian number in `count` bytes, all of which must exist.
  func little(_ count: Int, at offset: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }
}
