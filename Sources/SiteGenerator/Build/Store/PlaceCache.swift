import Gazetteer
import Input

/// A cache of the table of places, in a file beside the store. Reading 235,000 places from
/// GeoNames' format takes ten times as long as reading them from the cache.
struct PlaceCache: Sendable {
  /// The path of the file. It is written only if its folder exists.
  let path: String
  /// A digest of this program and its flags.
  let program: Digest

  /// Returns the table cached for the digest `inputs`, or reads the table. A table is cached only
  /// if reading it produced no diagnostics and `isCurrent` returns true afterwards.
  func table(
    _ inputs: Digest, into diagnostics: inout Diagnostics, isCurrent: () -> Bool = { true },
    _ read: (inout Diagnostics) -> PlaceTable
  ) -> PlaceTable {
    var digester = Digester()
    digester.mix(program)
    digester.mix(inputs)
    let key = digester.digest
    if let bytes = try? FileSystem.read(path), let table = Self.table(in: bytes, key: key) {
      return table
    }
    var found = Diagnostics()
    let table = read(&found)
    diagnostics.append(contentsOf: found)
    if found.all.isEmpty, isCurrent() { write(table, key: key) }
    return table
  }

  /// The number of bytes before the table: the key, and the hash of the table's bytes.
  private static let head = 24

  private static func table(in bytes: [UInt8], key: Digest) -> PlaceTable? {
    var reader = ByteReader(bytes[...])
    guard let known = try? reader.digest(), known == key, let hash = try? reader.word() else {
      return nil
    }
    let table = bytes[head...]
    return hash == WordHash.of(table) ? PlaceTable(bytes: table) : nil
  }

  private func write(_ table: PlaceTable, key: Digest) {
    guard let folder = Path.parent(of: path), FileSystem.exists(folder) else { return }
    let bytes = table.bytes
    var head = ByteWriter()
    head.digest(key)
    head.word(WordHash.of(bytes[...]))
    // Another build might write the same file at the same time; a damaged file is detected when it
    // is read. An existing file is removed first, so that a symbolic link at this path is not
    // followed.
    let next = path + ".new"
    do {
      try FileSystem.remove(next)
      try FileSystem.write(to: next) { append throws(FileError) in
        try append(head.bytes)
        try append(bytes)
      }
      try FileSystem.move(next, to: path)
    } catch {
      try? FileSystem.remove(next)
    }
  }
}
