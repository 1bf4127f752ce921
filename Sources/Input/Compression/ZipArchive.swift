/// An archive in the ZIP format, as feeds and tables are downloaded: its list of files, each of which
/// can be read piece by piece.
///
/// Files are stored or deflated. Archives that are encrypted, split or of the size of ZIP64 are refused
/// with a message; offsets, sizes and checksums are verified.
public struct ZipArchive: Sendable {
  /// A file of an archive.
  public struct Entry: Sendable, Hashable {
    /// The path in the archive, with `/` between its parts.
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
  /// The files in the archive's order, folders left out.
  public let entries: [Entry]
  let bytes: [UInt8]

  /// Returns true if bytes begin as an archive does, also an empty one.
  public static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the list of files; what is wrong with it is reported, with `nil` for an answer.
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

/// A reason why an archive cannot be read.
struct ZipProblem: Error {
  var message: String
  var hint: String?

  static func broken(_ what: String) -> ZipProblem {
    ZipProblem(message: "the archive is broken: \(what)", hint: "download it again")
  }
}

/// Reads the list of files at the end of an archive.
enum ZipDirectory {
  static func entries(of bytes: [UInt8]) throws(ZipProblem) -> [ZipArchive.Entry] {
    let end = try endRecord(of: bytes)
    let count = bytes.little(2, at: end + 10)
    let size = bytes.little(4, at: end + 12)
    let offset = bytes.little(4, at: end + 16)
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF { throw Self.isZip64 }
    guard bytes.little(2, at: end + 4) == 0, bytes.little(2, at: end + 6) == 0 else {
      throw ZipProblem(
        message: "the archive is one of several parts", hint: "join them to one file")
    }
    // Bytes before the archive, of a program that unpacks it, move all its offsets.
    let shift = end - size - offset
    guard shift >= 0 else { throw .broken("its list of files begins outside of it") }
    var result: [ZipArchive.Entry] = []
    var i = shift + offset
    for _ in 0..<count {
      guard i + 46 <= end, bytes.little(4, at: i) == 0x0201_4B50 else {
        throw .broken("its list of files is cut off")
      }
      let nameLength = bytes.little(2, at: i + 28)
      let next = i + 46 + nameLength + bytes.little(2, at: i + 30) + bytes.little(2, at: i + 32)
      guard next <= end else { throw .broken("its list of files is cut off") }
      let entry = ZipArchive.Entry(
        name: String(decoding: bytes[(i + 46)..<(i + 46 + nameLength)], as: UTF8.self)
          .replacing("\\", with: "/"),
        size: bytes.little(4, at: i + 24), compressedSize: bytes.little(4, at: i + 20),
        method: bytes.little(2, at: i + 10), flags: bytes.little(2, at: i + 8),
        checksum: UInt32(truncatingIfNeeded: bytes.little(4, at: i + 16)),
        offset: bytes.little(4, at: i + 42) + shift)
      if entry.size == 0xFFFF_FFFF || entry.compressedSize == 0xFFFF_FFFF { throw Self.isZip64 }
      if !entry.name.hasSuffix("/") { result.append(entry) }
      i = next
    }
    return result
  }

  /// The offset of the record that ends an archive, before a comment of any length.
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

  private static var isZip64: ZipProblem {
    ZipProblem(
      message: "the archive has the size of ZIP64, which is not read",
      hint: "unpack it, and give the folder")
  }
}

extension [UInt8] {
  /// The number of some bytes, the lowest first; the bytes must be there.
  func little(_ count: Int, at offset: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }
}
