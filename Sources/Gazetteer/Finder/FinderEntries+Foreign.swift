import Input

/// The files with the names of entries in other languages.
extension FinderEntries {
  /// Returns the number of files for a number of names: no file for none, and a single file of up to
  /// about 5 kB for few names.
  public static func foreignFiles(holding names: Int) -> Int {
    names == 0 ? 0 : names <= 400 ? 1 : 128
  }

  /// Returns the names of the files. The number of a name's file is the first code point of
  /// ``sortedWords(_:)``, modulo the number of files. So a reader who types a name loads only a small
  /// part of the names.
  public static func foreignFileNames(_ count: Int) -> [String] {
    (0..<count).map { "foreign/\($0).json.gz" }
  }

  /// Returns these files as uncompressed JSON. Each file has folded names in ascending order and,
  /// for each name, the path of its entry's page. The words of each name are sorted.
  public func foreignJSON() -> [[UInt8]] {
    let files = Dictionary(grouping: foreign.keys, by: foreignFile)
    return (0..<foreignFiles).map { file in
      let names = (files[file] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
        .flatMap { name in (foreign[name] ?? []).map { (name, entry(keys[$0], bonus: 0).path) } }
      return JSONWriter.object { json in
        json.member("version", 1)
        json.member("name", names.map { String(decoding: $0.0, as: UTF8.self) })
        json.member("path", names.map(\.1))
      }
    }
  }

  private func foreignFile(of name: [UInt8]) -> Int {
    (TypoForgiveness.codePoints(name.prefix(4)).first.map { Int($0) } ?? 0) % foreignFiles
  }

  /// Returns a folded text with its words in ascending order, so that readers can type the words of
  /// a name in any order.
  static func sortedWords(_ text: [UInt8]) -> [UInt8] {
    let words = EntryWords.words(text).sorted { $0.lexicographicallyPrecedes($1) }
    return Array(words.joined(separator: [0x20]))
  }

  /// Returns the entries that have a folded text as a name in another language.
  func foreignNamed(_ text: [UInt8]) -> [FoundEntry] {
    (foreign[Self.sortedWords(text)] ?? []).map {
      entry(keys[$0], bonus: Ranking.wordsBonus(.words), isWhole: true)
    }
  }

  /// Returns the entries with a name in another language that differs by one edit from a folded
  /// text. Of several such names, only the first in ascending order is used. Only the names in the
  /// same file as the text are compared, because the browser has already loaded this file.
  func foreignMisspelled(_ text: [UInt8]) -> [FoundEntry] {
    let text = Self.sortedWords(text)
    let points = TypoForgiveness.codePoints(text)
    guard foreignFiles > 0, points.count >= TypoForgiveness.minimumLength else { return [] }
    let file = foreignFile(of: text)
    let near = foreign.keys.filter { name in
      foreignFile(of: name) == file
        && TypoForgiveness.nearness(points, TypoForgiveness.codePoints(name)) == .whole
    }
    return near.min { $0.lexicographicallyPrecedes($1) }.map(foreignNamed) ?? []
  }
}
