import Input
import Testing

/// A change to a file of the small atlas. Most changes break the atlas.
struct Edit: Sendable {
  enum Change: Sendable {
    /// Replaces a text that occurs once in the file.
    case replace(String, String)
    case write(String)
    case bytes([UInt8])
    case append(String)
    case prepend(String)
    case appendBytes([UInt8])
    case remove
  }

  let file: String
  let change: Change

  init(_ file: String, _ change: Change) {
    self.file = file
    self.change = change
  }

  func apply(to place: Workplace) throws {
    switch change {
    case .replace(let old, let new):
      let text = try place.read(file)
      #expect(text.components(of: old) == 2, "'\(old)' must stand once in \(file)")
      try place.write(file, text.replacing(old, with: new))
    case .write(let text): try place.write(file, text)
    case .bytes(let bytes): try place.write(file, bytes)
    case .append(let text): try place.write(file, try place.read(file) + text)
    case .prepend(let text): try place.write(file, text + (try place.read(file)))
    case .appendBytes(let bytes):
      try place.write(file, Array(try place.read(file).utf8) + bytes)
    case .remove: try FileSystem.remove(place.path(file))
    }
  }
}

extension String {
  /// The number of pieces that a separator splits the text into.
  fileprivate func components(of separator: String) -> Int {
    ranges(of: separator).count + 1
  }
}
