import Input

/// The files with the names of entries in other languages.
extension FinderEntries {
  /// The number of these files. A name is in the file whose number is the first code point of the
  /// folded name modulo this number. Therefore a reader who types a name loads one small file.
  private static let foreignFiles = 128

  /// The names of these files.
  public static var foreignFileNames: [String] {
    (0..<foreignFiles).map { "foreign/\($0).json.gz" }
  }

  /// Returns these files as uncompressed JSON. Each file has folded names in ascending order, each
  /// with the path of its entry's page.
  public func foreignJSON() -> [[UInt8]] {
    let files = Dictionary(grouping: foreign.keys) { name in
      (TypoForgiveness.codePoints(name.prefix(4)).first.map { Int($0) } ?? 0) % Self.foreignFiles
    }
    return (0..<Self.foreignFiles).map { file in
      let names = (files[file] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
        .flatMap { name in (foreign[name] ?? []).map { (name, entry(keys[$0], bonus: 0).path) } }
      return JSONWriter.object { json in
        json.member("version", 1)
        json.member("name", names.map { String(decoding: $0.0, as: UTF8.self) })
        json.member("path", names.map(\.1))
      }
    }
  }
}
