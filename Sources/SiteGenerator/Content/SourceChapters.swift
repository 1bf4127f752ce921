/// The text of the page about sources: a file, and the chapters of others that it lacks.
struct SourceChapters {
  private(set) var bytes: [UInt8] = []
  private var headings: Set<String> = []

  /// Adds the first file as it is; of a further one the chapters (`## Heading`) that are not there yet.
  mutating func add(_ file: [UInt8]) {
    let isFirst = headings.isEmpty && bytes.isEmpty
    var isWanted = isFirst
    if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Array("## ".utf8)) {
        let isNew = headings.insert(String(decoding: line, as: UTF8.self)).inserted
        isWanted = isFirst || isNew
      }
      guard isWanted else { continue }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}
