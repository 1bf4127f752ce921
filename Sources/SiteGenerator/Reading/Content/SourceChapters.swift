/// The text of the page about sources: the first file, followed by those chapters of further files
/// that no earlier file contains.
struct SourceChapters {
  private(set) var bytes: [UInt8] = []
  private var headings: Set<String> = []

  /// Adds the first file unchanged. From each further file, adds only the chapters (`## Heading`)
  /// that are not present yet.
  mutating func add(_ file: [UInt8]) {
    let isFirst = headings.isEmpty && bytes.isEmpty
    var isWanted = isFirst
    var fence: Fence?
    if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let opened = Fence(line) {
        fence = opened
      } else if line.starts(with: Array("## ".utf8)) {
        let isNew = headings.insert(String(decoding: line, as: UTF8.self)).inserted
        isWanted = isFirst || isNew
      }
      guard isWanted else { continue }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// The opening fence of a fenced code block (CommonMark, 4.5). Lines in such a block are not
  /// headings.
  private struct Fence {
    private let mark: UInt8
    private let length: Int

    init?(_ line: ArraySlice<UInt8>) {
      guard let (mark, length, rest) = Self.marks(of: line) else { return nil }
      // A line that begins with backticks and has further backticks is inline code, not a fence.
      if mark == UInt8(ascii: "`"), rest.contains(mark) { return nil }
      self.mark = mark
      self.length = length
    }

    /// Returns true if a line closes the block. Such a line has a fence of the same character, at
    /// least as long as the opening fence, and nothing after it.
    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
      guard let (mark, length, rest) = Self.marks(of: line) else { return false }
      return mark == self.mark && length >= self.length
        && rest.allSatisfy { Array(" \t\r".utf8).contains($0) }
    }

    /// Splits a line that begins with at least three backticks or tildes into these characters and
    /// the rest; returns `nil` for any other line.
    private static func marks(
      of line: ArraySlice<UInt8>
    ) -> (mark: UInt8, length: Int, rest: ArraySlice<UInt8>)? {
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(indent)
      guard indent <= 3, let mark = text.first,
        mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
      else { return nil }
      let length = text.prefix { $0 == mark }.count
      return length >= 3 ? (mark, length, text.dropFirst(length)) : nil
    }
  }
}
