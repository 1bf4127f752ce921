import Input
import Testing

/// A change to a file of the small atlas, which usually breaks it.
struct Edit: Sendable {
  /// The kind of change.
  enum Change: Sendable {
    /// Replaces a text that occurs once in the file.
    case replace(String, String)
    /// Writes the file, and replaces an existing one.
    case write(String)
    /// Writes the file with arbitrary bytes.
    case bytes([UInt8])
    /// Appends text to the file.
    case append(String)
    /// Inserts text at the beginning of the file.
    case prepend(String)
    /// Appends bytes to the file.
    case appendBytes([UInt8])
    /// Removes the file.
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
