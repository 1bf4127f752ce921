import Input
import Markup

/// Publishes the style sheets of a theme. References to other files of the theme are replaced with
/// the published names.
struct StyleAssets {
  /// The parts of each style sheet, in the order in which they are joined.
  private let sheets: [String: [(path: String, bytes: [UInt8])]]
  private(set) var files: [String: Assets.File]
  /// The style sheets that are being published. Each imports the next.
  private var open: [String] = []

  /// - Parameter files: the assets that are not style sheets.
  init(
    _ sheets: [String: [(path: String, bytes: [UInt8])]], files: [String: Assets.File],
    into diagnostics: inout Diagnostics
  ) {
    self.sheets = sheets
    self.files = files
    for name in sheets.keys.sorted() { publish(name, into: &diagnostics) }
  }

  private mutating func publish(_ name: String, into diagnostics: inout Diagnostics) {
    guard files[name] == nil, let parts = sheets[name] else { return }
    open.append(name)
    var bytes: [UInt8] = []
    var references: [StyleReference] = []
    for part in parts {
      let sheet = StyleSheet(part.bytes, path: part.path)
      diagnostics.append(contentsOf: sheet.faults)
      var edits = sheet.comments.map { (range: $0, text: "") }
      for reference in sheet.references {
        if let address = address(of: reference, &references, into: &diagnostics) {
          edits.append((reference.range, address))
        }
      }
      var start = 0
      for (range, text) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        bytes += part.bytes[start..<range.lowerBound] + text.utf8
        start = range.upperBound
      }
      bytes += part.bytes[start...]
    }
    bytes = Self.withoutIndentation(bytes)
    open.removeLast()
    files[name] = Assets.File(
      path: SiteMap.asset(name, hash: ContentHash.hexadecimal(bytes)), bytes: bytes,
      location: SourceLocation(path: parts.first?.path ?? name), references: references)
  }

  /// Returns the published address of a reference; `nil` if the address stays as it is.
  private mutating func address(
    of reference: StyleSheet.Reference, _ references: inout [StyleReference],
    into diagnostics: inout Diagnostics
  ) -> String? {
    guard let local = LocalAddress(reference.address) else {
      if Address.scheme(of: reference.address) != "data" {
        diagnostics.error(
          at: reference.location, "'\(reference.address)' is a file of another site",
          hint: "put a copy into the theme's assets/: the pages' Content-Security-Policy blocks "
            + "styles, pictures and fonts of other sites")
      }
      return nil
    }
    let name = String(local.path.hasPrefix("./") ? local.path.dropFirst(2) : local.path)
    if open.contains(name) {
      diagnostics.error(
        at: reference.location, "the reference to '\(reference.address)' is circular",
        hint: "a style sheet cannot import itself, not even through other style sheets")
      return nil
    }
    publish(name, into: &diagnostics)
    if let file = files[name] {
      // All assets are published in one folder, so the file name is a relative address.
      let published = file.path.string.split(separator: "/").last ?? ""
      return published + String(reference.address.dropFirst(local.path.count))
    }
    if let found = StyleReference(reference, in: SiteMap.asset("a.css", hash: "")) {
      references.append(found)
    }
    return nil
  }

  private static func withoutIndentation(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.isEmpty { continue }
      if let last = result.last, !"{};,".utf8.contains(last) { result.append(UInt8(ascii: "\n")) }
      result += text
    }
    return result
  }
}
