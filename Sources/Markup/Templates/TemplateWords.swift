internal import Input

/// The bytes of a template file in which tags such as `{{words.route.legs}}` are replaced by texts
/// from the catalogue.
///
/// The texts are inserted before the file is parsed. Therefore the tags in texts work like all
/// other tags, and the texts add no time to the rendering of pages.
struct TemplateWords: Sendable {
  /// An inserted text, and the tag that it replaced.
  private struct Cut {
    let range: Range<Int>
    let tag: Range<Int>
  }

  let file: [UInt8]
  private(set) var bytes: [UInt8] = []
  private var cuts: [Cut] = []
  /// The names that are missing from the catalogue, each with the tag's offset in the file and a
  /// hint.
  private var unknown: [(name: String, offset: Int, hint: String?)] = []
  /// The names of the inserted texts.
  private(set) var used: Set<String> = []

  private static let opening = Array("{{words.".utf8)
  private static let closing = Array("}}".utf8)

  init(_ file: [UInt8], words: [String: String]) {
    self.file = file
    bytes.reserveCapacity(file.count)
    var position = 0
    while position < file.count {
      let rest = file[position...]
      guard file[position] == Self.opening[0], rest.starts(with: Self.opening),
        position == 0 || file[position - 1] != Self.opening[0],
        let end = rest.firstIndex(of: Self.closing[0]), file[end...].starts(with: Self.closing)
      else {
        bytes.append(file[position])
        position += 1
        continue
      }
      let name = String(decoding: file[(position + Self.opening.count)..<end], as: UTF8.self)
      let tag = position..<(end + Self.closing.count)
      let start = bytes.count
      if let text = words[name] {
        Self.append(text, to: &bytes)
        used.insert(name)
      } else {
        unknown.append((name, position, Suggestion.hint(for: name, among: words.keys.sorted())))
      }
      cuts.append(Cut(range: start..<bytes.count, tag: tag))
      position = tag.upperBound
    }
  }

  /// Appends a text and doubles its braces, so that `{name}` becomes the tag `{{name}}`.
  private static func append(_ word: String, to bytes: inout [UInt8]) {
    for byte in word.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { bytes.append(byte) }
    }
  }

  /// The offset in `file` of the byte at `position` in `bytes`. A byte of an inserted text has the
  /// offset of the replaced tag.
  func offsetInFile(of position: Int) -> Int {
    let next = cuts.firstIndex { $0.range.lowerBound > position } ?? cuts.count
    guard next > 0 else { return position }
    let cut = cuts[next - 1]
    return position < cut.range.upperBound
      ? cut.tag.lowerBound : cut.tag.upperBound + position - cut.range.upperBound
  }

  func diagnostics(in source: TemplateSource) -> [Diagnostic] {
    unknown.map {
      Diagnostic(
        .error, at: source.location(atOffset: $0.offset), "unknown text '\($0.name)'",
        hint: $0.hint)
    }
  }
}
